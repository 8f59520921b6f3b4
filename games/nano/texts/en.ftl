# NANO Corporation: a near-future corporation. docs/texts.md says how these files work.

## The game

game-name = NANO Corporation
game-about = From coal and ore to steel and energy, past raiders and frontier posts, to the first BIObot.
credit-design = Author: { $names }
credit-publisher = Published by { $names }
credit-testing = Tested by a group of like-minded people from the “Igromasson Lodge” and the project “In this you have not played”
currency = nAn
bank-0 = the bank
bank-1 = the raided asset’s card
edition-standard = the rules of the box, with what it leaves open decided
option-rounds = after how many rounds the richest wins; 0 for no limit
option-salary = what a worker is paid in a move
option-biobots = how many BIObots win
option-decks = whether the card on top of each deck is hidden or open to all
option-decks-face-down = face down
option-decks-face-up = face up
option-strikes = how unpaid workers come to strike
option-strikes-by-themselves = by themselves
option-strikes-called = called by a competitor
option-arrest = how workers are paid under arrest
option-arrest-by-themselves = by themselves
option-arrest-asked = the player decides
option-frontier = who draws a card at a frontier post
option-frontier-entering = who enters it
option-frontier-staying = who stays there, too
option-contracts = how often a contract is sold on
option-contracts-once = once
option-contracts-freely = freely
option-train = whether the train counts for a tax on transports
option-train-untaxed = it does not
option-train-taxed = it does
option-prices = which purchases of assets from the bank lower a price
option-prices-each-purchase = every one
option-prices-new-enterprise = the first of each asset
bot-steady-about = a sensible player: builds a chain, staffs it, sells well, and heads for a technology park

## What wins, and who is nearest

wins-biobots = { $biobots ->
    [one] The first to make a BIObot wins
   *[other] The first to make { $biobots } BIObots wins
}
wins-rounds = { $biobots ->
    [one] The first to make a BIObot wins
   *[other] The first to make { $biobots } BIObots wins
}, or the richest after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
nearest-far = nobody is near a BIObot yet
nearest-short = nearest: { $who }, { $short } short of a BIObot
nearest-ready = nearest: { $who }, with money for a BIObot
nearest-made = { $made ->
    [one] nearest: { $who }, { $made } BIObot made
   *[other] nearest: { $who }, { $made } BIObots made
}

## How it ended

ending-rounds = the agreed rounds were played
ending-first-biobot = the first BIObot was made
ending-last-biobot = the last BIObot that was needed was made

## What decided it

decided-biobots = { $made ->
    [one] { $who } made the first BIObot
   *[other] { $who } was the first to make { $made } BIObots
}

## What money is paid for

reason-starting-money = starting money
reason-salaries = salaries
reason-salaries-put-on-an-asset = salaries put on an asset’s card
reason-salaries-of-a-raider = salaries paid by a raider
reason-salaries-taken-back = salaries taken back from the asset’s card
reason-asset-bought = asset bought
reason-asset-sold = asset sold
reason-technology-bought = technology bought
reason-workers-hired = workers hired
reason-transport-bought = transport bought
reason-transport-given-back = transport given back
reason-resources-bought = resources bought
reason-resources-sold = resources sold
reason-resources-sold-by-contract = resources sold by contract
reason-trade = trade
reason-subsidy = subsidy
reason-dividend = dividend
reason-tax = tax

## Kinds of actions

do-run = Run assets
do-end-production = End production
do-set-price = Move a price
do-enter = Put your chip on the map
do-move = Go
do-buy-asset = Buy the asset
do-buy-technology = Buy a technology
do-hire = Hire workers
do-buy-transport = Buy a transport
do-return-transport = Give a transport back
do-buy = Buy resources
do-raid = Raid the asset
do-supply = Supply the asset
do-pay-salary = Pay salaries
do-dismiss = Dismiss workers
do-sell = Sell resources
do-deliver = Deliver by contract
do-sell-asset = Sell an asset to the bank
do-call-strike = Call a strike
do-plan = Go on to planning
do-place = Place workers
do-fit = Put a technology on
do-unfit = Take a technology off
do-end-move = End your move
do-offer = Offer a trade
do-accept = Accept
do-decline = Decline
do-counter = Make a counter-offer

## Fields of forms

field-workers = Workers
field-units = Units
field-goods = Resources
field-give-cash = Money you give
field-give-goods = Things you give
field-give-property = Property you give
field-get-cash = Money you get
field-get-goods = Things you get
field-get-property = Property you get

## Resources and products

resource-coal = coal
resource-ore = ore
resource-steel = steel
resource-energy = energy
price-coal = The price of coal
price-ore = The price of ore
price-steel = The price of steel
price-energy = The price of energy
# unbent: units of it are counted in the singular
units-coal = { $units } coal
# unbent: units of it are counted in the singular
units-ore = { $units } ore
# unbent: units of it are counted in the singular
units-steel = { $units } steel
# unbent: units of it are counted in the singular
units-energy = { $units } energy
units-biobot = { $units ->
    [one] { $units } BIObot
   *[other] { $units } BIObots
}
resource-price = { $resource } { $price }
nothing = nothing

## Assets

kind-mine = Mine
kind-excavating-plant = Excavating plant
kind-steel-plant = Steel plant
kind-power-plant = Power plant
kind-technology-park = Technology park
asset-mine = Mine { $number }
asset-excavating-plant = Excavating plant { $number }
asset-steel-plant = Steel plant { $number }
asset-power-plant = Power plant { $number }
asset-technology-park = Technology park { $number }
object-mine = Mine { $number }
object-excavating-plant = Excavating plant { $number }
object-steel-plant = Steel plant { $number }
object-power-plant = Power plant { $number }
object-technology-park = Technology park { $number }
each-mine = { $sum } for each mine
each-excavating-plant = { $sum } for each excavating plant
each-steel-plant = { $sum } for each steel plant
each-power-plant = { $sum } for each power plant
each-technology-park = { $sum } for each technology park
each-technology = { $sum } for each technology, used or not
each-transport = { $sum } for each transport (the train only where it is taxed)

## Places of the map

terrain-open = open country
terrain-business-centre = Business-centre
terrain-frontier = frontier post
terrain-university-1 = University I
terrain-university-2 = University II
terrain-labour-exchange = labour exchange
terrain-dealership = automobile dealership
place-business-centre = the Business-centre ({ $hex })
place-university-1 = University I ({ $hex })
place-university-2 = University II ({ $hex })
place-labour-exchange = the labour exchange ({ $hex })
place-dealership = the automobile dealership ({ $hex })
place-mine = Mine { $number }
place-excavating-plant = Excavating plant { $number }
place-steel-plant = Steel plant { $number }
place-power-plant = Power plant { $number }
place-technology-park = Technology park { $number }
to-open = to { $hex }
to-business-centre = to the Business-centre ({ $hex })
to-frontier = to a frontier post ({ $hex })
to-university-1 = to University I ({ $hex })
to-university-2 = to University II ({ $hex })
to-labour-exchange = to the labour exchange ({ $hex })
to-dealership = to the automobile dealership ({ $hex })
to-mine = to Mine { $number }
to-excavating-plant = to Excavating plant { $number }
to-steel-plant = to Steel plant { $number }
to-power-plant = to Power plant { $number }
to-technology-park = to Technology park { $number }
outlook-place = { $terrain } { $hex }
outlook-free = { $asset } ({ $makes }), for sale at { $cost }
outlook-yours = { $asset }, yours
outlook-raider =
    { $asset }, yours, { $supplied ->
        [yes] supplied
       *[no] sabotaged
    } by { $who }: arrest the raider
outlook-anothers = { $asset } of { $owner }

## Transports

transport-train = Train
transport-electric-vehicle = Electric vehicle
transport-quadcopter = Quadcopter
by-train = by train
by-electric-vehicle = by electric vehicle
by-quadcopter = by quadcopter
item-electric-vehicle = electric vehicle
item-quadcopter = quadcopter
one-electric-vehicle = an electric vehicle
one-quadcopter = a quadcopter
count-electric-vehicle = { $count ->
    [one] { $count } electric vehicle
   *[other] { $count } electric vehicles
}
count-quadcopter = { $count ->
    [one] { $count } quadcopter
   *[other] { $count } quadcopters
}

## Technologies

technology-solo-mine = One-man mine
technology-twin-mine = Twin seams
technology-solo-digger = One-man digger
technology-twin-digger = Twin diggers
technology-lean-steel = Lean steelworks
technology-lean-power = Lean power plant
technology-thrifty-steel = Nano-ore furnace
technology-thrifty-power = Nano-coal boiler
technology-twin-steel = Twin furnaces
technology-twin-power = Twin turbines
technology-carbon-frame = Carbon frame
technology-cold-growth = Cold growth
technology-nano-cell = Nano-cell
technology-explained = { $technology } ({ $recipe })
recipe = { $inputs } + { $workers } → { $product }
recipe-of-workers = { $workers } → { $product }

## Action cards

card-winter-coal = Coal for the winter
card-district-heating = District heating
card-foundry-order = Foundry order
card-ore-export = Ore for export
card-railway-yard = Railway yard
card-bridge-girders = Girders for a bridge
card-new-rails = New rails
card-night-trams = Night trams
card-data-centre = Data centre
card-shipyard = Shipyard
card-great-order = The great order
card-raw-materials = Cheap raw materials
card-miners-fund = Miners’ fund
card-quarry-roads = Roads to the diggings
card-clean-steel = Clean steel programme
card-grid-support = Grid support
card-heavy-industry = Help for heavy industry
card-science-fund = Science fund
card-coal-dividend = Coal shares pay
card-ore-dividend = Ore shares pay
card-steel-dividend = Steel shares pay
card-power-dividend = Power shares pay
card-raw-dividend = A good year below ground
card-heavy-dividend = A good year for industry
card-grand-dividend = A record year
card-patent-tax = Patent tax
card-licence-renewal = Licences renewed
card-road-tax = Transport tax
card-airspace-fee = Road and airspace fee
card-pit-tax = Pit tax
card-mine-safety = Safety below ground
card-digging-tax = Tax on diggings
card-land-care = Care for the land
card-furnace-tax = Furnace tax
card-turbine-tax = Turbine tax
card-emissions-levy = Emissions levy
card-gene-permit = Gene permit
card-property-tax = Property tax
card-contract = Contract: sell up to { $goods } at the Contract price, in this move or the next.
card-subsidy = Subsidy: receive { $sums }.
card-dividend = Dividend: receive { $sums }.
card-tax = Tax: pay { $sums }.
card-price-rises = { $price } rises { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
card-price-falls = { $price } falls { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
card-outlook = { $gains } % of the cards bring you money, { $pays } % cost you some; the others are contracts, or about what you do not own
card-outlook-none = no card brings you money or costs you any: they are contracts, or about what you do not own
card-on-top = on top lies “{ $card }”: { $text }

## Workers

workers-counted = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
workers-at = { $count } at { $asset }
workers-guard = a guard at { $asset }
workers-off = { $count } at no asset
workers-none = none
place-of-guard = guard of { $asset }
place-beside = at no asset

## Things that are traded

thing-cash = { $cash }
thing-contract = contract “{ $contract }”
thing-technology = technology “{ $technology }”
thing-release = the end of the raid
supply-salary = { $salary } of salaries
supply-goods-and-salary = { $goods } and { $salary } of salaries

## How texts are put together

sentences = { $first } { $then }
short-list = { $list }
leaves-you = leaves you { $left }
leaves-you-works = { $recipe } a move; leaves you { $left }

## What is asked

asked-nothing = Nothing is asked of you now.
asked-production = Production: say which assets run.
asked-enter = Put your chip on the Business-centre.
asked-move = Move up to { $speed ->
    [one] { $speed } hex
   *[other] { $speed } hexes
} { $transport }, or stay. You have { $cash }.
asked-debt = You owe a tax of { $owed } and have { $cash }. Sell something.
asked-nothing-for-sale = Nothing is for sale here. You have { $cash }.
asked-invest = Invest at { $place }. You have { $cash }.
asked-plan-in-strike = Your workers are on strike. Plan the next move.
asked-plan = Plan the next move: { $idle ->
    [0] nobody is idle
    [one] { $idle } worker is idle
   *[other] { $idle } workers are idle
}.
asked-under-arrest = You are under arrest: no movement, investment, trade or planning.
asked-salary = Salaries of { $due } are due.
asked-offer = An offer from { $who }: you give { $gives } and get { $gets }.
asked-counter-offer = A counter-offer from { $who }: you give { $gives } and get { $gets }.

## Choices

label-run = Run { $asset }: { $used } → { $made }
short-run = { $asset }: { $used } → { $made }
label-end-production = Let nothing more run
label-raise-price = Raise the price of { $resource } from { $from } to { $to }
label-lower-price = Lower the price of { $resource } from { $from } to { $to }
short-raise-price = { $resource } up from { $from } to { $to }
short-lower-price = { $resource } down from { $from } to { $to }
label-enter = Put your chip on the Business-centre ({ $hex })
label-stay = Stay: { $outlook }
label-stay-and-draw = Stay and draw a card: { $outlook }
label-move = Go to { $outlook }
label-move-and-draw = Go to { $outlook }, over a frontier, and draw a card
short-move = { $outlook }
short-move-and-draw = { $outlook }, over a frontier: draws a card
label-buy-asset = Buy { $asset } for { $price }
label-buy-technology = Buy { $technology } for { $price } ({ $kind }: { $recipe })
short-buy-technology = { $technology } for { $price } ({ $kind }: { $recipe })
label-hire = Hire { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
label-hire-some = Hire workers at { $price } each
follows-hired-later = your salaries are paid: those of new workers are due in this move as well
total-now = now
total-salaries = salaries in every move, this one included
total-salaries-later = salaries in every move, once you own an asset
label-buy-transport = Buy { $transport } for { $price } ({ $speed ->
    [one] { $speed } hex
   *[other] { $speed } hexes
} a move)
short-buy-transport = { $transport } for { $price } ({ $speed ->
    [one] { $speed } hex
   *[other] { $speed } hexes
} a move)
label-return-transport = Give { $transport } back for { $price }
short-return-transport = { $transport } for { $price }
label-buy = Buy { $goods }
label-buy-some = Buy { $resource } at { $price } each
short-buy-some = { $resource } at { $price } each
label-raid = Raid { $asset }; it makes nothing until you supply it
label-raid-park = Raid { $asset }; it makes nothing while you stand there
follows-idle = { $idle ->
    [one] { $idle } worker stands idle
   *[other] { $idle } workers stand idle
}
follows-arrest-near = { $owner } can be here in one move and would arrest you: two moves missed
follows-arrest-far = { $owner } cannot be here in one move; a raider who is met misses two
label-supply = Supply { $asset } with { $supply }; you get { $made }
label-pay-salary = Pay salaries of { $due }
label-pay-salary-ending-strike = Pay salaries of { $due }, ending the strike
label-dismiss = Dismiss { $workers }
label-dismiss-some = Dismiss workers
follows-dismiss = without refund; each saves { $salary } of salary a move
label-sell = Sell { $goods } for { $price }
short-sell = { $goods } for { $price }
label-sell-some = Sell resources to the bank ({ $prices })
label-deliver = Deliver { $goods } by “{ $contract }”
short-deliver = { $goods } by “{ $contract }”
label-deliver-some = Deliver by “{ $contract }”, which takes { $left }
short-deliver-some = “{ $contract }”, which takes { $left }
label-sell-asset = Sell { $asset } to the bank for { $price }
short-sell-asset = { $asset } for { $price }
label-plan = Go on to planning
label-plan-unpaid = Go on to planning without paying { $due }: a strike
label-plan-unpaid-called = Go on to planning without paying { $due }: others may call a strike
label-place = Place workers: { $workers }
label-place-some = Place your workers; those you do not name stand aside
label-fit = Put { $technology } on { $asset } ({ $recipe })
short-fit = { $technology } on { $asset } ({ $recipe })
label-unfit = Take the technology off { $asset }
label-end-move = End your move
follows-paid = salaries of { $due } are paid
follows-unpaid = salaries of { $due } stay unpaid
label-call-strike = Call out the workers of { $owner }, who are not paid
short-call-strike = the workers of { $owner }
label-offer = Offer { $to } { $gives } for { $gets }
label-offer-some = Offer { $to } a trade ({ $left ->
    [one] { $left } offer
   *[other] { $left } offers
} left this move)
short-offer-some = { $to }
label-accept = Accept: give { $gives }, get { $gets }
label-decline = Decline
label-counter = Counter: { $gives } for { $gets }
label-counter-some = Make a counter-offer, once

## The log

told-first = { $who } has the first move.
told-move = round { $round }
told-move-arrested = round { $round }, under arrest
told-produced = { $asset } makes { $made }.
told-produced-from = { $asset } makes { $made } from { $used }.
told-produced-for = { $asset } makes { $made } for { $to }.
told-produced-from-for = { $asset } makes { $made } from { $used } for { $to }.
told-price-rose = { $price } rises from { $from } to { $to }: { $why }.
told-price-fell = { $price } falls from { $from } to { $to }: { $why }.
why-asset = an asset was bought
why-technology = a technology makes two at once
why-monopolist = the monopolist wants it
why-card = the card says so
told-entered = begins on the Business-centre ({ $hex }).
told-stayed = stays.
told-moved = goes { $to }.
told-moved-over-frontier = goes { $to }, over a frontier.
told-drew = draws “{ $card }”. { $text }
told-drew-to-pay = draws “{ $card }”. { $text } In all { $sum } to pay.
told-drew-to-get = draws “{ $card }”. { $text } In all { $sum }.
told-in-debt = owes { $owed } and has to raise it.
told-tax-dropped = has nothing left; { $amount } of the tax are dropped.
told-looked = looks at a technology card.
told-saw = sees { $technology }.
told-took = takes { $technology }.
told-card-turned-up = on top lies now “{ $card }”: { $text }
told-technology-turned-up = on top lies now { $technology }
told-asset-bought = buys { $asset } for { $price }.
told-technology-bought = buys { $technology } for { $price }.
told-hired = hires { $workers ->
    [one] a worker
   *[other] { $workers } workers
} for { $price }.
told-transport-bought = buys { $transport } for { $price }.
told-transport-returned = gives { $transport } back for { $price }.
told-bought = buys { $goods } for { $price }.
told-sold = sells { $goods } for { $price }.
told-delivered = sells { $goods } by “{ $contract }” for { $price }.
told-asset-sold = sells { $asset } to the bank for { $price }.
told-contract-fulfilled = contract “{ $contract }” is fulfilled.
told-contract-ran-out = contract “{ $contract }” has run out.
told-salary-paid = pays salaries of { $amount }.
told-strike-began = the workers go on strike.
told-strike-called = calls out the unpaid workers of { $owner }.
told-strike-ended = the workers are back.
told-dismissed = dismisses workers: { $workers }.
told-placed = places workers: { $workers }.
told-fitted = puts { $technology } on { $asset }.
told-unfitted = takes { $technology } off { $asset }.
told-raided = raids { $asset } of { $owner }.
told-supplied = supplies { $asset } with { $supply }.
told-raid-left = leaves { $asset }; the raid is over.
told-raid-caught = is caught at { $asset }; the raid is over.
told-raid-released = releases { $asset }; the raid is over.
told-raid-acquired = has acquired { $asset }; the raid is over.
told-arrested = { $who } arrests { $raider }, who goes to the Business-centre ({ $hex }) and misses two moves.
told-free-again = is free from the next move on.
told-missed-a-move = misses a move.
told-offered = offers { $to } { $gives } for { $gets }.
told-countered = answers by offering { $to } { $gives } for { $gets }.
told-traded = { $who } gives { $gave }, { $partner } gives { $got }.
told-declined = declines.
told-won = { $who } has made it and wins!
told-rounds-over = The agreed rounds are over.

## Refusals

refused-seats = 2 to 4 play, not { $seats }
refused-chance = chance has nothing of this kind to decide now
refused-not-in-deck = { $card } is not in the deck
refused-over = the game is over
refused-first-is-drawn = the first player is drawn now
refused-decks-are-set-out = the decks are set out now
refused-university-shows = the university shows its cards now
refused-card-is-drawn = a card is drawn now; nobody acts
refused-other-answers = { $who } has to answer the offer first
refused-other-acts = { $who } is to act, not you
refused-not-now = this is not asked for: { $now }
now-production = you say which assets run
now-market = you set prices and move
now-investment = you invest
now-planning = you plan
now-sentence = you are under arrest
now-first = the first player is drawn
now-card = a card is drawn
now-over = the game is over
refused-in-debt = you owe { $owed } and have { $cash }: raise it first
refused-too-dear = this costs { $price }; you have { $cash }
refused-enter-first = put your chip on the Business-centre first
refused-no-free-centre = { $hex } is no free hex of the Business-centre
refused-no-way-over-frontier = no way to { $hex } within { $speed ->
    [one] { $speed } hex
   *[other] { $speed } hexes
} enters a frontier post
refused-only-over-frontier = every way to { $hex } within { $speed ->
    [one] { $speed } hex
   *[other] { $speed } hexes
} enters a frontier post
refused-chip-in-the-way = another player's chip stands on { $hex }
refused-hex-guarded = { $hex } is guarded
refused-too-far = { $hex } cannot be reached: { $transport }, { $speed ->
    [one] { $speed } hex
   *[other] { $speed } hexes
}
refused-price-moved-already = you have moved the price of { $resource } already
refused-not-monopolist = you are not the monopolist of { $resource }
refused-price-at-end = the price of { $resource } stands at its end
refused-sell-none = at least one unit is sold
refused-sell-too-many = { $most ->
    [one] at most { $most } unit is sold at once
   *[other] at most { $most } units are sold at once
}
refused-too-few-units = { $seat } has { $held }, not { $units }
refused-no-such-contract = you do not hold the contract { $contract }
refused-contract-takes-less = the contract takes { $left } more { $resource }
refused-asset-not-yours = { $asset } is not yours
refused-sell-to-raider-alone = { $asset } is raided: sell it to its raider alone
refused-no-free-asset = there is no free asset where you stand
refused-technology-not-shown = no university shows you this card
refused-hire-elsewhere = workers are hired at the labour exchange
refused-hire-none = at least one worker is hired
refused-too-few-to-hire = the bank has { $free } left to hire, not { $wanted }
refused-transport-elsewhere = transports are traded at the dealership
refused-transport-sold-out = the bank has no { $transport } left
refused-no-transport-to-return = you have no { $transport } to give back
refused-train = a train is never bought or sold
refused-buy-elsewhere = resources are bought in the Business-centre
refused-buy-none = at least one unit is bought
refused-resource-shut = nobody has bought an asset that makes { $resource } yet
refused-too-few-in-bank = the bank has { $stock } left
refused-no-salary-due = no salary is due
refused-raided-workers-stay = { $asset } is raided: its workers have to stay
refused-too-few-there = you have { $held ->
    [one] { $held } worker
   *[other] { $held } workers
} in the place “{ $place }”, not { $wanted }
refused-dismiss-none = at least one worker is dismissed
refused-strike = your workers are on strike
refused-nobody-to-call-out = the workers of this player cannot be called out now
refused-unnamed-workers = workers that are not named stand at no asset
refused-no-asset-to-staff = you own no asset to place workers on
refused-no-workers = you have no workers; hire some first
refused-too-few-to-place = you have { $movable ->
    [one] { $movable } worker
   *[other] { $movable } workers
} to place, not { $wanted }
refused-raided-nobody-comes = { $asset } is raided: nobody may come there
refused-no-plans-left = you have planned as often as one move allows
refused-technology-not-yours = this technology is not yours
refused-technology-does-not-fit = { $technology } does not work on { $asset }
refused-only-what-was-bought = before planning, only what was just bought is put on
refused-raid-keeps-this = a raid keeps this technology where it is
refused-raid-keeps-technology = a raid keeps { $technology } where it is
refused-there-already = it is there already
refused-no-technology-on-it = { $asset } works by its basic technology
refused-runs-by-itself = { $asset } has run by itself, if it could
refused-ran-already = { $asset } has run in this move
refused-park-has-run = a technology park has run, and { $asset } would have had to run before
refused-lacks-workers = { $asset } lacks workers
refused-lacks-goods = { $asset } lacks what it uses up
refused-nothing-to-raid = you do not stand on another player's asset
refused-asset-guarded = { $asset } is guarded
refused-released = you have released { $asset }: leave it before you raid it again
refused-raiding-already = you are raiding it already
refused-raids-nothing = you raid nothing
refused-supplied-already = { $asset } is supplied already
refused-park-not-supplied = a technology park cannot be supplied by a raider
refused-supply-lacks-workers = { $asset } needs { $needed ->
    [one] { $needed } worker
   *[other] { $needed } workers
} and has { $workers }
refused-supply = this asset cannot be supplied now
refused-no-offer = no offer is open
refused-answer-offer-first = answer the open offer first
refused-countered-already = a counter-offer is accepted or declined
refused-no-counter-under-arrest = under arrest you accept or decline
refused-no-offers-left = you have made your { $most } offers of this move
refused-nobody-to-trade-with = { $to } is nobody to trade with
refused-giver-under-arrest = { $seat } is under arrest and gives nothing away
refused-cannot-give-cash = { $seat } has { $cash } and cannot give { $sum }
refused-too-many-things = { $most ->
    [one] at most { $most } thing changes hands at once
   *[other] at most { $most } things change hands at once
}
refused-no-transport-to-give = { $seat } does not have { $wanted } to give
refused-contract-not-to-be-sold = { $seat } cannot sell the contract { $contract }
refused-no-raid-to-end = { $seat } raids nothing of the other
refused-only-raider-gets-it = { $asset } is raided: only its raider can get it
refused-asset-of-another = { $asset } does not belong to { $seat }
refused-technology-of-another = { $technology } does not belong to { $seat }

## The table in a terminal

show-round = Round { $round }.
show-round-of = Round { $round } of { $rounds }.
show-offer = { $answers } has to answer: { $proposer } would give { $gives }, { $partner } { $gets }.
show-first = The first player is drawn.
show-production = { $who } produces.
show-market = { $who } sets prices and moves.
show-card = { $who } draws a card.
show-debt = { $who } has to raise a tax of { $owed }.
show-study = { $who } looks at technologies.
show-investment = { $who } invests.
show-planning = { $who } plans.
show-sentence = { $who } is under arrest.
show-won = The game is over: { $who } has made it.
show-legend = Behind it the owner in small letters, and chips in capitals. Hexes are counted from the left in each row.
show-price = { $price } of { $top }
show-stock = bank has { $stock }
show-monopolist = monopolist { $who }
show-shut = not to be bought yet
show-player = { $who }: { $cash }, worth { $wealth }
show-player-place = { $place }; { $workers }, { $idle } idle
show-off-the-map = not on the map
show-on = on { $hex } { $transport }
show-keeps = keeps { $technologies }
show-transports = owns { $transports }
show-contract = contract “{ $contract }”: { $left } in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
show-striking = the workers are on strike
show-unpaid = the workers are not paid
show-arrested = under arrest for { $moves ->
    [one] { $moves } more move
   *[other] { $moves } more moves
}
show-asset = { $asset } on { $hex }: { $state }
show-asset-with = { $asset } on { $hex }, { $technology }: { $state }
show-guard = a guard
show-away = away
show-raided =
    raided by { $who }, { $supplied ->
        [yes] supplied
       *[no] sabotaged
    }
show-on-strike = on strike
show-sabotaged = sabotaged
show-lacks-workers = lacks { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
show-lacks = lacks { $goods }
show-will-make = will make { $made }
show-decks = Bank: { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}. Decks: { $actions } action cards ({ $discarded } thrown away), University I { $first } ({ $first-thrown }), University II { $second } ({ $second-thrown }).
show-seen-card = { $technology } ({ $price })
show-seen = You see: { $cards }.
show-top-card = On top of the action cards: “{ $card }”, { $text }
show-top-technology = On top of the cards of { $university }: { $technology }
