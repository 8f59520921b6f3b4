# The board of Kommersant.
# docs/texts.md says how these files work.

board = The board
board-loading = The rings are being drawn…
board-keys = Arrow keys walk along the squares, Enter chooses, I opens the deed.

masthead = КОММЕРСАНТ

round = Round { $round } of { $rounds }
round-open = Round { $round }

centre = The centre
centre-about = From here a high throw leads to any square.

deck-letter = Letter
deck-surprise = Surprise
deck-risk = Risk
deck-left = { $deck }: { $cards } cards, { $unseen } of them not seen yet

dice-throw = { $n ->
    [one] Throw one die
   *[other] Throw { $n } dice
}
dice-shown = Last throw: { $dice }
dice-none = No throw yet

stamp-sold = SOLD

group-food-trade = Food trade
group-nonfood-retail = Non-food retail
group-public-catering = Public catering
group-farm-produce-sales = Farm-produce sales
group-stadiums = Stadiums
group-halls-arenas = Halls and arenas
group-theatres = Theatres
group-warehouses = Warehouses

kind-state-enterprise = State enterprise
kind-vacant-lot = Vacant lot
kind-start = Start
kind-letter = Card
kind-surprise = Card
kind-risk = Card
kind-racket = Racket
kind-move-to-centre = Centre
kind-profit = Profit
kind-fine = Fine
kind-vacation = Lost turn
kind-treatment = Lost turn
kind-tax-service = Tax
kind-rest = Rest

about-start = Both rings begin and end here. Who completes a lap takes dividends from the bank and pays the loans that are due.
about-letter = The top card of the Letter deck is drawn and shown to all.
about-surprise = The top card of the Surprise deck is drawn and shown to all.
about-risk = The top card of the Risk deck is drawn and shown to all.
about-racket = Who lands here may turn racketeer: no more rent, but half of what { $loot ->
    [steps] the buildings on a property
   *[lot-and-steps] a built-up property
} of others cost. A police card costs a racketeer all cash, but a racketeer remains one; stopping takes two full laps.
about-move-to-centre = Who lands here may enter the centre. From there a high throw leads to any square.
about-profit = The bank pays { $amount }.
about-fine = The bank takes { $amount }.
about-vacation = Who lands here skips the next turn.
about-treatment = Who lands here skips the next turn.
about-tax-service = Who stands here pays at the start of each turn, shows an exemption, or has to throw high to get away.
about-rest = Nothing happens here.

stage-lot = Bare lot
stage-office = Office
stage-department = Department
stage-enterprise = Enterprise

# One letter each, as they stand on a lot.
mark-office = O
mark-department = D
mark-enterprise = E
mark-mortgaged = M

deed = Deed
deed-price = Price
deed-step = Each step
deed-stage = Stage
deed-rent = Rent
deed-dividend = Dividend
deed-now = now
deed-free = Unowned
deed-free-token = Unowned; a red token is needed as well: they lie on squares, and whoever stops there takes one
deed-owner = Owned by { $name }
deed-rent-now = Rent now
deed-why-once = { $stage }, as printed
deed-why-double = { $stage }, doubled: the whole group has one owner
deed-why-triple = { $stage }, tripled: the whole group and the State Farm have one owner
deed-why-mortgaged = nothing, as it is mortgaged
deed-why-group-not-full = nothing, as the owner lacks the whole group
deed-dividend-now = Dividend a lap
deed-loot = A racketeer would take
deed-redemption = Mortgaged; redeemed for
deed-group = The group
deed-nobody = nobody’s
deed-token = A red token lies here: whoever stops here takes it. It is needed to buy a state enterprise.
deed-pieces = Here now
deed-sales = To meet the debt

sale-building = Sell a building
sale-group-buildings = Sell a step of the whole group
sale-mortgage = Mortgage
sale-lot = Sell to the bank

label-free = unowned, costs { $amount }
label-owner = owned by { $name }
label-stage-office = office
label-stage-department = department
label-stage-enterprise = enterprise
label-mortgaged = mortgaged
label-rent = rent { $amount }
label-amount = { $amount }
label-token = red token
label-pieces = here: { $names }
label-stake = at stake now
label-lit = can be chosen
label-sale = would bring { $amount }

road = The road ahead
road-of = The road ahead of { $name }
road-centre = { $name } is in the centre. A high throw leads from there to any square.
road-steps = { $n ->
    [one] next
   *[other] { $n } ahead
}
road-free = for sale
road-own = own
road-rent = rent
road-no-rent = no rent
road-loot = loot
road-police = police!
road-receive = profit
road-pay = fine
road-lap = lap
road-card = card
road-skip = skip
road-centre-enter = centre
road-tax = tax
road-racket = racket
road-nothing = nothing

debt-owes = { $debtor } owes { $amount }
debt-to = to { $creditor }
debt-bank = the bank
debt-why-rent = rent for { $place }
debt-why-robbery = to a racketeer at { $place }
debt-why-fine = the fine
debt-why-card = by a card
debt-why-collection = by a card that all pay
debt-why-loan = a loan that is due
debt-cash = in cash
debt-missing = still to raise
debt-means = all in all it could be

papers = Papers of the players
papers-at = on { $place }
papers-centre = in the centre
papers-out = out of the game
papers-began = began with { $amount } as the Banker
papers-top = On top of { $deck }: { $text }
papers-banker = Banker
papers-laps = { $n ->
    [one] 1 lap
   *[other] { $n } laps
}
papers-dividends = { $amount } a lap
papers-tokens = { $n ->
    [one] 1 red token
   *[other] { $n } red tokens
}
papers-loan = { $n ->
    [one] owes { $amount } at the next lap
   *[other] owes { $amount } in { $n } laps
}
papers-skips = { $n ->
    [one] skips a turn
   *[other] skips { $n } turns
}
papers-racket = { $n ->
    [one] racketeer, 1 lap to go
   *[other] racketeer, { $n } laps to go
}
papers-racket-may-stop = racketeer, may stop
papers-tax = in the Tax Service

kept-unusable = cannot be used now
kept-red-token = red-token card
kept-tax-exemption = tax exemption
kept-police = police protection

card-close = Put the card away

skip = Skip ahead
