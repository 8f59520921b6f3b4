# The map of nanoCorporation.
# docs/texts.md says how these files work.

board = The map
board-keys = Arrow keys go from hex to hex, Enter chooses, I tells about the hex.
board-loading = The map is on its way.

terrain-open = Open country { $id }
terrain-business-centre = Business-centre { $id }
terrain-frontier = Frontier post { $id }
terrain-university-1 = University I, { $id }
terrain-university-2 = University II, { $id }
terrain-labour-exchange = Labour exchange { $id }
terrain-dealership = Automobile dealership { $id }
terrain-mine = Mine { $id }
terrain-excavating-plant = Excavating plant { $id }
terrain-steel-plant = Steel plant { $id }
terrain-power-plant = Power plant { $id }
terrain-technology-park = Technology park { $id }

sign-university-1 = University I
sign-university-2 = University II
sign-labour-exchange = Workers
sign-dealership = Transport
sign-business-centre = Business-centre

about-open = nothing is sold here.
about-business-centre = who ends a move here can buy coal, ore, steel and energy at the price of the exchange.
about-frontier = { $frontier ->
    [staying] who enters it in a move or stays on it draws an action card.
   *[entering] who enters it in a move draws an action card.
}
about-university-1 = shows its visitor two technologies for up to 50; one can be bought.
about-university-2 = shows its visitor two technologies above 50; one can be bought.
about-labour-exchange = workers are hired here.
about-dealership = electric vehicles and quadcopters are sold and taken back here.
about-free = for sale at { $cost }: { $recipe }
about-owned = of { $name }
about-workers = { $n } of { $of } workers
about-guard = guarded
about-raid-none = visited by { $name }
about-raid-sabotage = sabotaged by { $name }
about-raid-supplied = supplied and used by { $name }
about-raid-used = raided by { $name }
about-raid-released = released by { $name }
about-mine = coal, for power plants.
about-excavating-plant = ore, for steel plants.
about-steel-plant = steel from ore, for technology parks.
about-power-plant = energy from coal, for technology parks.
about-technology-park = BIObots from steel and energy: the first one wins.

next-strike = on strike
next-sabotage = stands still
next-workers = { $n ->
    [one] lacks a worker
   *[other] lacks { $n } workers
}
next-goods = lacks { $goods }
next-makes = will make { $made }
next-taken = will make { $made } for { $name }

workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}

# unbent: units of it are counted in the singular
units-coal = { $n } coal
# unbent: units of it are counted in the singular
units-ore = { $n } ore
# unbent: units of it are counted in the singular
units-steel = { $n } steel
# unbent: units of it are counted in the singular
units-energy = { $n } energy
units-biobot = { $n ->
    [one] { $n } BIObot
   *[other] { $n } BIObots
}

currency = nAn

label-chip = chip of { $name }
label-target = can be reached
label-crossing = can be reached past a frontier post

hint-move = Choose where to go: the cyan area is reached freely, the yellow one past a frontier post, where a card is drawn.
hint-enter = Choose where in the Business-centre to begin.
hint-look = Point at a hex, or tap it, to read about it.


skip = Skip

stages = The stages of a move

round = Round { $round }
round-of = Round { $round } of { $rounds }

move-yours = Your move
move-of = { $name } moves
move-over = The game is over

stage-production = Production
stage-prices = Prices
stage-movement = Movement
stage-investments = Investments
stage-planning = Planning

card = The action card
card-drawn = { $name } drew

sell-asked = { $what }? To have it back costs { $cost }.

place-beyond = Out of reach in this move.
place-free = For sale
place-cost = Cost
place-dividend = A dividend card pays
place-technology = Technology
place-basic = basic
place-recipe = In a move
place-workers = Workers
place-workers-of = { $n } of { $of }
place-guard = Guard
place-next = Next production
place-raid = Raid
place-stock = { $n } left
place-shut = not sold before somebody buys what makes it
place-deck = Cards in the deck
place-thrown = Thrown away
place-top = On top
place-hiring = Hiring a worker
place-left = Workers left
place-speed = { $n ->
    [one] { $n } hex a move
   *[other] { $n } hexes a move
}

yes = yes

no = no

chart-dug = Prices of coal and ore
chart-made = Prices of steel and energy
