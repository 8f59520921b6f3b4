# The panels beside the map of nanoCorporation.
# docs/texts.md says how these files work.

you = You

workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}

recipe = { $workers } make { $makes }
recipe-using = { $inputs } and { $workers } make { $makes }

exchange = Exchange
exchange-can-make = Can make in a move
exchange-contract = Contract price
exchange-bank = Bank
exchange-own = You have
exchange-said = { $name }: { $price }, { $top } by contract. { $who }
exchange-monopoly = { $name } has the monopoly.
exchange-no-monopoly = Nobody has the monopoly.
exchange-capacity = { $name } can make { $goods } in a move
exchange-stock = The bank sells it: { $n } left
exchange-closed = Not sold by the bank yet: nobody has bought an asset that makes it
exchange-held = units of { $what } are yours
exchange-sell = Sell one { $what }
exchange-buy = Buy one { $what }
exchange-less = One { $what } less
exchange-sell-now = Sell { $goods }
exchange-buy-now = Buy { $goods }
exchange-forget = Clear

works = Your works
works-empty = You own nothing yet. End a move on a free asset to buy it.
works-kept = Technologies on the shelf

others = Works of the others
others-all = Works
others-chip = the chip counts as one
others-runs = runs in the next move
others-stands = stands still in the next move

pay-idle = { $n ->
    [one] 1 beside the assets
   *[other] { $n } beside the assets
}
pay-due = Salaries due:
pay-or-strike = { $called ->
    [yes] Unpaid when planning begins, others may call them out.
   *[no] Unpaid when planning begins, they strike.
}
pay-or-strike-arrested = { $called ->
    [yes] Unpaid as this move ends, others may call them out.
   *[no] Unpaid as this move ends, they strike.
}
pay-by-themselves = Paid by themselves as this move ends.
pay-ends-strike = They strike. Pay, and they come back.
pay-strike = Your workers strike
pay-until = They come back in a move in which you pay.
pay-none = No salaries are due.
pay-salaries = Salaries a move:
pay-paid = paid for this move
pay-now = Pay

plan-hint = Drag a figure, or tap a place to fill or clear it.
plan-aside = { $n } of { $of } workers idle
plan-aside-then = { $n } of { $of } workers idle by this plan
plan-drafted = Plan the next move: by this plan { $n ->
    [0] nobody is idle
    [one] 1 worker is idle
   *[other] { $n } workers are idle
}. It is not in force yet.
plan-nobody = Everybody has a place
plan-lead = An idle worker: go to the first free place
plan-fill = Fill free places
plan-unsent = Not in force yet
plan-leave = Your workers stand in new places, but they are not placed so yet. Go on without it?
plan-undo = As it was
plan-send = Place them so
plan-send-end = Place them and end
plan-send-end-where = Place them and end: { $where }

place-free = { $name }, place { $n }: free. Put an idle worker here.
place-chip = { $name }, place { $n }: your chip counts as a worker. Put one here as well.
place-worker = { $name }, place { $n }: a worker. Send them aside.

guard-put = { $name }, guard place: free. Put an idle worker on guard.
guard-take = { $name }, guard place: a guard. Send them aside.

card-basic = Basic technology
card-run = Run
card-change = Change the technology
card-places = Places at { $name }
card-staffed = { $n } of { $of } workers
card-chip = your chip counts as one
card-guarded = guarded
card-unguarded = not guarded
card-makes = Will make { $goods }
card-makes-for = Will make { $goods } for { $name }
card-lacks-workers = { $n ->
    [one] Lacks 1 worker
   *[other] Lacks { $n } workers
}
card-place-idle = Idle workers can be placed here
card-plan-idle = Idle workers are placed when you plan
card-lacks-goods = Not at hand: { $goods }
card-stopped-strike = Stands still: strike
card-stopped-sabotage = Stands still: sabotage
card-sabotaged = { $name } sabotages it
card-supplied = { $name } supplies it and gets what it makes

contracts = Contracts

contract-moves = { $n ->
    [one] last move
   *[other] { $n } moves left
}
contract-unit = Deliver one { $what }
contract-deliver = Deliver { $goods }
contract-more = Against the market:
contract-sellable = Can be sold to another player.
contract-unsellable = Was sold once and stays where it is.

raids = Raids

raid-yours = yours
raid-of = of { $name }
raid-state-sabotage = Sabotage.
raid-state-supplied = Supplied.
raid-state-used = Supplied and used.
raid-means-sabotage = It makes nothing for its owner; nobody may come there, and its technology stays.
raid-means-supplied = In the owner's next production it runs for the raider: { $raider }.
raid-means-used = It has run for the raider: { $raider }.
raid-arrest = Go to { $asset } and arrest the raider
raid-owner-may = End a move there to arrest the raider, or trade for a release.

arrest-you = You are under arrest
arrest-other = { $name } is under arrest
arrest-left = { $n ->
    [one] One move to miss. Staffed assets go on producing while salaries are paid.
   *[other] { $n } moves to miss. Staffed assets go on producing while salaries are paid.
}

cards = Cards
cards-drawn = { $name } drew at the frontier
cards-drawn-you = You drew at the frontier
cards-university = University { $level }
cards-for = For: { $kind }
cards-with = with it
cards-basic = without
cards-buy = Buy for
cards-costs = Costs
cards-looks = { $n ->
    [one] { $name } looks at a technology card.
   *[other] { $name } looks at { $n } technology cards.
}

goods = The way to the BIObot
goods-goal = { $n ->
    [one] The first to make one wins.
   *[other] The first to make { $n } wins.
}
goods-bots = { $n } of { $of } BIObots
goods-owns = { $kind }: { $n }
goods-strike = strike
goods-unpaid = unpaid
goods-arrest = { $n ->
    [one] arrest, 1 move
   *[other] arrest, { $n } moves
}
goods-speed = { $n ->
    [one] { $n } hex a move
   *[other] { $n } hexes a move
}
goods-assets = Assets
goods-at-hand = At hand
goods-workers = Workers
goods-transport = Drives
goods-wealth = Wealth
