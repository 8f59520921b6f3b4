# Kommersant in English. How these files work, docs/texts.md says.

## The game

game-name = Kommersant
game-about = Buy, build and trade in the Russia of 1991: state property, auctions, loans, and the racket.
credit-printer = Published in 1991 in 100 000 copies, printed by Omskaya Pravda
credit-scans = The reconstruction thanks for scans of the rules: { $names }
credit-files = and for the files of board and banknotes: { $names }
credit-dedication = The author of the reconstruction dedicates it to B. T. Yerofeev (1928–2012), a partner in this game twenty years before
currency = ₽
bank-0 = the bank
edition-online = the rules of the online game: auctions among all
edition-1991 = the boxed game of 1991: a Banker among the players, rent for full groups only
option-rounds = after how many rounds the richest wins; 0 for no agreed end
option-doubling = where a full group multiplies the rent
option-doubling-bare-lots = on bare lots
option-doubling-every-stage = at every stage
option-even = what building evenly means
option-even-together = all three lots together, as printed
option-even-within-one = stages within one of each other
option-lending = what the bank lends for
option-lending-property = any purchase of property, from players too, as printed
option-lending-bank = purchases from the bank alone
option-full-lap = what makes a full lap
option-full-lap-start = any crossing of Start
option-full-lap-both-rings = both rings walked from Start to Start
option-vacant-auctions = vacant lots that were not bought are auctioned
option-building-sales = when buildings can be sold back
option-building-sales-debt = to meet a debt
option-building-sales-before-throw = before the throw as well
option-mortgage-built = lots with buildings can be mortgaged
option-loot = half of what a racketeer takes
option-loot-lot-and-steps = the lot and its buildings
option-loot-steps = the buildings alone
option-police-on-mortgaged = the police guard mortgaged property, too
option-police-traded = police cards can be traded
option-face-up = the decks lie face up, their top cards seen by all
option-capital = what each player starts with
option-tokens = how many red tokens are laid out
option-leaving = whether a player may leave the game before a throw
option-banker = who is the Banker
option-banker-seat0 = the first seat
option-banker-seat1 = the second seat
option-banker-seat2 = the third seat
option-banker-seat3 = the fourth seat
option-banker-seat4 = the fifth seat
option-banker-seat5 = the sixth seat
bot-steady-about = a sensible player: full groups, a cash reserve, fair trades

## What wins, and who is nearest

wins-rounds = { $rounds ->
    [one] The richest after { $rounds } round wins, or the last one left
   *[other] The richest after { $rounds } rounds wins, or the last one left
}
wins-last = The last one left in the game wins

## Squares

square-start = Start
square-grocery-store = Grocery Store
square-confectionery-shop = Confectionery Shop
square-bakery = Bakery
square-letter-1 = Letter
square-fine = Fine
square-vacant-lot-1 = Vacant Land Lot
square-surprise-1 = Surprise
square-toy-factory = Toy Factory
square-profit-1 = Profit
square-haberdashery = Haberdashery
square-childrens-world = Children's World
square-central-department-store = Central Department Store
square-letter-2 = Letter
square-move-to-centre-1 = Move to Centre
square-vacant-lot-2 = Vacant Land Lot
square-canteen = Canteen
square-cafe = Cafe
square-restaurant = Restaurant
square-cannery = Cannery
square-surprise-2 = Surprise
square-racket-1 = Racket
square-kiosk = Kiosk
square-greengrocer = Greengrocer
square-market = Market
square-profit-2 = Profit
square-state-farm = State Farm
square-letter-3 = Letter
square-vacant-lot-3 = Vacant Land Lot
square-racket-2 = Racket
square-spartak = Spartak
square-torpedo = Torpedo
square-luzhniki = Luzhniki
square-vacation = Vacation
square-risk-1 = Risk
square-move-to-centre-2 = Move to Centre
square-concert-hall = Concert Hall
square-sports-palace = Sports Palace
square-olympic-sports-complex = Olympic Sports Complex
square-inner-circle = Inner Circle
square-racket-3 = Racket
square-surprise-3 = Surprise
square-profit-3 = Profit
square-confectionery-factory = Confectionery Factory
square-puppet-theatre = Puppet Theatre
square-youth-theatre = Youth Theatre
square-opera-and-ballet-theatre = Opera and Ballet Theatre
square-vacant-lot-4 = Vacant Land Lot
square-letter-4 = Letter
square-tax-service = Tax Service
square-institute-of-culture = Institute of Culture
square-centre-gate = Centre Gate
square-racket-4 = Racket
square-profit-4 = Profit
square-vegetable-warehouse = Vegetable Warehouse
square-industrial-goods-depot = Industrial Goods Depot
square-food-depot = Food Depot
square-risk-2 = Risk
square-shoe-factory = Shoe Factory
square-letter-5 = Letter
square-vacant-lot-5 = Vacant Land Lot
square-treatment = Treatment

## Colour groups

group-food-trade = Food trade
group-nonfood-retail = Non-food retail
group-public-catering = Public catering
group-farm-produce-sales = Farm-produce sales
group-stadiums = Stadiums
group-halls-arenas = Halls and arenas
group-theatres = Theatres
group-warehouses = Warehouses

## Cards: what is written on them

card-presidential-grant = By decree of the President your firm is a pillar of reform. The pillar is paid in cash.
card-inheritance = A great-uncle in Odessa has left you his savings. He never trusted the savings bank, and he was right.
card-alarm-clocks = A wagonload of alarm clocks was sold out by noon. Nobody asked why they run backwards.
card-deposit-interest = Your deposits bore interest. For once it arrived before the price rise.
card-savings-book = The savings bank has added up the year. The clerk used an abacus, in your favour.
card-bond-interest = Interest on state bonds. Grandmother's papers were worth something after all.
card-video-salon = A cooperative rents your cellar for a video salon. It pays, and asks you not to come down.
card-profit-share = The partners divide the profit. They counted once, you counted twice.
card-regional-branches = The branches beyond the Urals report success. They have even enclosed the money.
card-concealed-income = The inspector has found your second set of books. He praised the handwriting and fined the contents.
card-roof-repairs = The roof is mended at last. It had only leaked since the Moscow Olympics.
card-competitors = Competitors have opened across the street, with an imported signboard and yesterday's prices.
card-registration = Registering a firm takes eleven stamps. Each has its price.
card-modernisation = Production is modern now: the machine has arrived, the manual is in Japanese.
card-lost-bill = Last year's bill has found you. With bills the post is reliable.
card-export-tax = You export matryoshkas. The customs export your profit.
card-unpaid-tax = The tax was introduced yesterday. You have been behind with it for a year.
card-company-car = The company Zhiguli needs a gearbox. The gearbox needs connections.
card-traffic-fine = The traffic police were short of their plan. You have helped.
card-air-tickets = Air tickets to a conference in Sochi. Most sessions are held on the beach.
card-heating-bill = The heating bill, for a winter that nobody remembers as warm.
card-fire-inspection = The fire inspector missed the bucket of sand. Now you miss some money.
card-phone-calls = Long-distance calls. The line was dead, the meter was not.
card-premiere = The Youth Theatre invites its patron to a premiere. The patron is you.
card-opera-ticket = A ticket to the Opera, third row, behind a column. Business is done in the interval.
card-foreign-partners = Foreign partners wait for you in the Restaurant. They would like to see where the caviar ends.
card-tax-summons = A summons: come to the Tax Service with your papers and without excuses.
card-centre-pass = A pass to the centre, signed and stamped. Go in if you like; going out is another counter.
card-privatisation-permit = Permission to buy one state enterprise. Keep it: such papers are issued in a good mood only.
card-tax-certificate = A certificate with a round seal says that you owe nothing. Keep it for one visit to the Tax Service.
card-wrong-parcel = The postman is out of letters and hands you somebody's parcel. Draw a Surprise card.
card-empty-envelope = The envelope is empty, and somebody has opened it before you. Draw a Risk card.
card-quarter-bonus = A bonus for the best results of the quarter. You were the only one to hand in the report.
card-benefactor = An unknown benefactor sends a bundle of notes. He knows your address; you need not know his.
card-transfer = A transfer sent three years ago has arrived. The clerk congratulates you on your patience.
card-samovar = The attic samovar was an antique. The foreigner carried it off before you could polish it.
card-thirteenth-salary = The thirteenth salary has been paid. Nobody can say who ordered it.
card-tv-quiz = You won a television quiz. The question was what a kopeck is for.
card-sportloto = Five numbers in Sportloto. The sixth was the number of your tram.
card-lottery-ticket = The instant lottery ticket you got as change has won.
card-share-jump = Your shares have jumped. You were asleep and could not sell too early.
card-auction-profit = Two collectors quarrelled at the auction over your old samizdat. The one who cared more won, and paid for it.
card-card-debt = An old card debt is repaid. The debtor must have found religion.
card-till-robbed = The till has been robbed. The guard saw nothing; he was guarding the door.
card-new-office = The firm moves to a new office. The ficus alone needed a lorry.
card-staff-bonuses = Bonuses for the best workers. By their own vote all of them are the best.
card-failed-investment = You invested in a perpetual motion machine. It has stopped.
card-sanitary-fine = The sanitary inspector met a cat in your shop. The cat was on the payroll.
card-office-rent = The office rent is due, in advance and for last month.
card-staff-party = The staff party went well. The accordion can be repaired.
card-smuggled-jeans = The customs counted your jeans. You were wearing four pairs.
card-dollar-fell = The dollar has fallen. It does so once in a decade, and all your savings were in it.
card-anniversary = The firm has its anniversary. Everybody brings an envelope and eats for two.
card-daughter-born = A daughter is born. Your rivals chip in for the pram, and for a change they smile.
card-rock-concert = A rock group wants a sponsor. Talk it over in the Concert Hall, if you can hear anything.
card-luzhniki-fair = There is a market around the stadium at Luzhniki. They say there is also football.
card-cooperative-cafe = A deal awaits you in the Cafe. You will know your man by his leather jacket; everybody wears one.
card-marketing-lecture = You are to lecture on marketing at the Institute of Culture. Find out on the way what it is.
card-tax-raid = The Tax Service would like to see you. It has sent a car, so as not to trouble you.
card-forgot-passport = You forgot your passport, and the bag with the money. Run back, and quickly.
card-trolleybus = The trolleybus lost its wires and rolled downhill with you inside.
card-private-taxi = A private driver takes you for a pack of Marlboro, through the yards.
card-motorcade = You joined a government motorcade by mistake. No light was red.
card-sanatorium = The doctor prescribes mud baths. The sanatorium has no telephone.
card-trade-union-voucher = The trade union has one voucher left for the seaside. It is November.
card-left-neighbour = You arrange a business trip for your left-hand neighbour. You choose where to.
card-right-neighbour = Your right-hand neighbour asked you the way. You choose which one.
card-bank-error = The bank has made a mistake in your favour. It will notice when the computer arrives.
card-bribe = Somebody left an envelope on your desk and wished you good health.
card-shadow-business = The cellar sews genuine Italian shoes. Two shifts, no questions.
card-advertising = The advertisement had a misprint, and people came to see it. They also bought.
card-sugar-wager = You bought sugar the day before it vanished from the shops.
card-grey-imports = A container of computers came in as cucumbers. They keep better.
card-races = At the races you bet on the slowest horse. The others stopped to look.
card-currency-corner = You changed money at the corner, and it was money that you got.
card-fire = A fire at the works. The books burnt first, which the insurer finds remarkable.
card-fraud-hushed-up = A small matter of missing wagons must be forgotten. Forgetting is expensive.
card-speculation-fine = A fine for speculation. The article was abolished, the fine was not.
card-arbitrator = The arbitrator has weighed both sides. Yours had to be made heavier.
card-flood = The warehouse is under water. The boots float, the sugar does not.
card-thimbles = You were sure under which thimble the ball was.
card-car-accident = You gave way to nobody, and nobody gave way to you. The garage is delighted.
card-police-protection = The police guard your property now; the sergeant has tea in your office. Keep this card: racketeers regret meeting him.
card-overwork = You fell asleep in the middle of a signature. Take a holiday.
card-nerves = The telephone rang and you saluted it. Your nerves need a cure.
card-start-over = You bet everything on a new beginning. Go on to Start.
card-potato-harvest = Out to the State Farm with everybody, to dig potatoes. Wear the imported shoes.
card-market-rumour = They say that the Market sells meat without a queue. See for yourself.
card-firm-bankrupt = One of your head enterprises has gone under. The director is believed to be in Cyprus.
card-office-burnt = One of your offices has burnt down. Somebody left the kettle on since spring.

## Things

# A square whose name several have: which of them.
square-numbered = { $square } ({ $number })
# A lot that something is done to: somebody buys it, mortgages it.
lot-named = { $name }
lot-vacant = Vacant Land Lot ({ $number })
lot-priced = { $lot } ({ $price })
stage-lot = bare lot
stage-office = office
stage-department = department
stage-enterprise = head enterprise
deck-letter = Letter
deck-surprise = Surprise
deck-risk = Risk
kept-red-token = red-token card
kept-tax-exemption = tax exemption
kept-police = police protection
cash = { $sum }
counted = { $count } × { $what }
red-tokens = { $count ->
    [one] { $count } red token
   *[other] { $count } red tokens
}
nothing = nothing

## What a card does

effect-receive = receive { $amount }
effect-pay = pay { $amount }
effect-each-pays = every other player pays { $amount }
effect-go = go to { $square }
effect-back = { $squares ->
    [one] { $squares } square back
   *[other] { $squares } squares back
}
effect-forward = { $squares ->
    [one] { $squares } square forward
   *[other] { $squares } squares forward
}
effect-tax-service = to the Tax Service
effect-centre = may enter the centre
effect-red-token = kept, serves as a red token
effect-tax-exemption = kept, excuses from the Tax Service once
effect-police = kept, protects from racketeers
effect-draw = draw a { $deck } card
effect-place-left = place the player on the left
effect-place-right = place the player on the right
effect-skip = skip a turn
effect-lose = lose one own { $stage }

## Debts

owed = { $amount } to { $to } ({ $why })
owed-to-bank = { $amount } to the bank ({ $why })
why-rent = rent for { $lot }
why-robbery = to a racketeer at { $lot }
why-fine = fine
why-card = by a card
why-collection = by a card that all pay
why-loan = a loan due

## The log: "Anna: throws …"

told-token-laid = A red token is laid on { $square }.
told-threw-for-first = { $who } throws { $sum } for the first turn.
told-first-tied = Several threw { $sum }; they throw again.
told-first = { $who } has the first turn.
told-turn = round { $round }
told-skipped = { $who } skips a turn.
told-will-skip = { $turns ->
    [one] { $who } will skip the next turn.
   *[other] { $who } will skip the next { $turns } turns.
}
told-one-left = Only one player is left.
told-rounds-over = The agreed rounds are over.
told-threw-one = threw { $sum }.
told-threw = threw { $faces } = { $sum }.
told-held-back = { $sum } is less than { $needed }; the piece stays.
told-walked = walks { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} to { $to }.
told-walked-back = walks back { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} to { $to }.
told-placed = is put on { $to }.
told-lap = completes lap { $laps }; dividends { $dividends }.
told-crossed-short = crosses Start without having walked both rings; it is no lap.
told-turned-up = On top of { $deck }: “{ $text }” ({ $effect })
told-crossed-again = crosses Start again, which counts for nothing.
told-token-taken = takes the red token on { $square }.
told-token-spent = spends a red token.
told-token-card-spent = spends a red-token card.
told-drew = draws { $deck }: “{ $text }” ({ $effect })
told-card-returned = puts the { $card } under its deck.
told-nothing-to-lose = has no { $stage } to lose.
told-building-lost = loses the { $stage } of { $lot }.
told-fine = { $square }, { $amount } to pay.
told-profit = { $square }, receives { $amount }.
told-exemption = shows an exemption to the Tax Service.
told-tax-paid = pays the Tax Service { $tax }.
told-centre-entered = enters the centre.
told-turned-racketeer = turns racketeer.
told-stopped-racket = is a racketeer no more.
told-banker = { $who } is the Banker now.
told-left = { $who } leaves; the property is nobody’s again.
told-bought = buys { $lot } for { $price }.
told-declined = does not buy { $lot }.
told-declined-state = does not buy { $lot }; a state enterprise is not auctioned.
told-not-offered = as the Banker, keeps { $lot } with the bank.
told-auction = Auction of { $lot }, from { $opening } up.
told-bid = bids { $amount }.
told-passed = passes.
told-sold = wins { $lot } for { $price }.
told-unsold = Nobody bids; { $lot } stays with the bank.
told-no-rent-mortgaged = { $lot } is mortgaged, nothing happens.
told-no-rent-group = no rent for { $lot }, the group is not full.
told-rent = owes { $rent } rent to { $owner } for { $lot } ({ $stage }{ $multiple ->
    [double] , doubled
    [triple] , tripled
   *[once] { "" }
}).
told-borrowed = borrows { $sum }; { $owed } to repay within three laps.
told-repaid = repays { $amount } of loans.
told-loan-due = a loan of { $amount } with interest is due.
told-built = builds the { $stage } of { $lot } for { $price }.
told-building-sold = sells the { $stage } of { $lot } for { $price }.
told-mortgaged = mortgages { $lot } for { $sum }.
told-redeemed = redeems { $lot } for { $sum }.
told-sold-to-bank = sells { $lot } to the bank for { $price }.
told-offered = offers { $to } { $gives } for { $gets }.
told-countered = counters, { $gives } to { $to } for { $gets }.
told-traded = { $who } gives { $gave }, { $partner } gives { $got }.
told-offer-declined = declines.
told-robbed-nothing = finds nothing to take from { $owner } at { $lot }.
told-robbed = takes { $amount } from { $owner } at { $lot }.
told-caught = meets the police of { $owner } at { $lot } and loses { $lost }.
told-in-debt = owes { $debt } and has to raise it.
told-debt-paid = pays { $debt }.
told-bankrupt = { $who } is bankrupt: owed { $debt }, could pay { $paid }.

## What is asked

asked-nothing = Nothing is asked of you now.
asked-beside = While others decide you may offer your vacant lots.
asked-offer = An offer from { $who }: you give { $gives } and get { $gets }.
asked-counter-offer = A counter-offer from { $who }: you give { $gives } and get { $gets }.
asked-deals = Make your deals, then throw. You have { $cash }.
asked-deals-centre = Make your deals, then throw for { $needed }: { $percent } % of throws reach it. You have { $cash }.
asked-deals-tax = The Tax Service holds you: pay { $tax }, or throw { $needed } with three dice, which { $percent } % of throws reach. You have { $cash }.
asked-doubling = Three alike: move { $sum } squares, or { $twice }?
# What who buys a lot would take for it.
rent-from = rent from { $rent }
rent-with-group = rent only once the group is full
asked-purchase = { $lot }: unowned, costs { $price }, { $rent }. You have { $cash }.
asked-purchase-token = { $lot }: unowned, costs { $price } and a red token, as every state enterprise does; you have one. You have { $cash }.
asked-purchase-no-token = { $lot }: unowned, costs { $price } and a red token, which you lack: whoever stops on a square with a red token takes it, and who has one may sell it. You have { $cash }.
asked-banker = You are the Banker. Shall the others bid for { $lot }, from { $price } up?
asked-auction = Auction of { $lot }, { $rent }: it opens at { $price }. You can pay up to { $most }.
asked-auction-bid = Auction of { $lot }, priced { $price }, { $rent }: { $who } bids { $bid }. You can pay up to { $most }.
# The most one can pay in an auction.
means-credit = { $most }: { $cash } in cash, the rest on credit at 20 % for { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}
asked-centre = You may enter the centre. To leave it, throw { $needed } or more with three dice ({ $percent } % of throws); then go to any square.
asked-racket = You may turn racketeer: instead of paying rent you take half of what { $loot ->
    [steps] the buildings on a property
   *[lot-and-steps] a built-up property
} cost. A police card takes all your cash, and you remain a racketeer: you can stop after { $laps ->
    [one] { $laps } full lap
   *[other] { $laps } full laps
}.
asked-name = Name the square that you go to.
asked-name-for = Name the square that the piece of { $who } is put on.
asked-debt = You owe { $amount } ({ $why }) and have { $cash }. Raise { $missing }.

## What can be chosen: each kind, and each choice

do-throw = Throw
do-pay-tax = Pay the Tax Service
do-use-exemption = Show the exemption
do-move = Move
do-buy = Buy
do-decline = Decline
do-hold-auction = Hold an auction
do-bid = Bid
do-pass = Pass
do-enter-centre = Enter the centre
do-name = Name a square
do-turn-racketeer = Turn racketeer
do-stop-racket = Stop being a racketeer
do-build = Build
do-build-group = Build on a whole group
do-sell-building = Sell a building
do-sell-group-buildings = Sell a step of a whole group
do-mortgage = Mortgage
do-redeem = Redeem
do-sell-lot = Sell to the bank
do-offer = Offer a trade
do-offer-vacant = Offer vacant lots
do-offer-purchase = Offer to buy property
do-offer-sale = Offer property for sale
do-offer-for-token = Ask for a red token
do-accept = Accept
do-counter = Make a counter-offer
do-counter-price = Name another price
do-repay = Repay loans
do-leave = Leave the game

choose-throw = { $dice ->
    [1] Throw one die
    [2] Throw two dice
   *[3] Throw three dice
}
short-throw = { $dice ->
    [1] one die
    [2] two dice
   *[3] three dice
}
choose-throw-centre = Throw three dice: { $needed } or more leaves the centre
choose-throw-tax = Throw three dice: { $needed } or more leaves the Tax Service
choose-pay-tax = Pay the Tax Service { $tax }
choose-use-exemption = Show your tax exemption instead of paying
choose-move = { $steps ->
    [one] Move { $steps } square to { $to }
   *[other] Move { $steps } squares to { $to }
}
short-move = { $steps ->
    [one] { $steps } square to { $to }
   *[other] { $steps } squares to { $to }
}
choose-buy = Buy { $lot } for { $price }
choose-buy-by-token = Buy { $lot } for { $price } and a red token
choose-not-buy = Do not buy { $lot }
choose-keep-with-bank = Keep it with the bank
choose-stay-outside = Stay outside
choose-stay-honest = Stay honest
choose-hold-auction = Hold an auction among the others
choose-bid = Bid { $amount }
choose-any-bid = Bid, up to { $most }
choose-pass = Pass: you are out
choose-enter-centre = Enter the centre; { $needed } of three dice to leave
choose-name = { $number } { $square }
choose-build = Build the { $stage } of { $lot } for { $price } (rent { $rent })
short-build = { $lot }: { $stage } for { $price } (rent { $rent })
choose-build-group = Build one step on all of { $group } for { $price } (rents { $rents })
short-build-group = { $group } for { $price } (rents { $rents })
choose-sell-building = Sell the { $stage } of { $lot } for { $price }
short-sell-building = { $lot }: { $stage } for { $price }
choose-sell-group-buildings = Sell one step on all of { $group } for { $price }
choose-mortgage = Mortgage { $lot } for { $sum }
choose-redeem = Redeem { $lot } for { $sum }
choose-sell-lot = Sell { $lot } to the bank for { $sum }
choose-offer = Offer { $to } { $gives } for { $gets }
choose-trade = Offer { $to } a trade
choose-offer-vacant = Offer { $to } { $lots } for { $price }
choose-trade-vacant = Offer { $to } vacant lots for cash
choose-offer-purchase = Offer { $to } { $price } for { $lots }
choose-trade-purchase = Offer to buy property from { $to }, on credit if need be
choose-trade-sale = Offer { $to } property for cash; they may take a loan
choose-offer-for-token = Offer { $to } { $price } for a red token
choose-trade-token = Offer { $to } cash for a red token, once
choose-accept = Accept: give { $gives }, get { $gets }
choose-counter = Counter: { $gives } for { $gets }
choose-any-counter = Make a counter-offer, once
choose-counter-price = Counter: { $price }
choose-any-price = Name another price, once
choose-repay = Repay { $amount }
choose-any-repay = Repay loans: you owe { $owed } with interest
choose-leave = Leave the game; your property is nobody’s again
short-for = { $what } for { $sum }
short-player = { $who }
follows-mortgage = no rent until you redeem it for { $sum }
follows-auction = then it is auctioned, and you may bid, too
follows-banker = then the Banker may auction it among the others
follows-leaves = leaves you { $cash }
follows-loan = { $cash } in cash and { $loan } on credit: { $owed } to repay (20 % more) within { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}
follows-paid = you pay { $how }
follows-credit = what exceeds { $cash }, you take on credit: 20 % more to repay, within { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}
follows-credit-theirs = what exceeds { $cash }, { $who } takes on credit: 20 % more to repay, within { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}
follows-due = { $laps ->
    [1] { $due } of it at the next lap
   *[other] { $due } of it within { $laps } laps
}
follows-chance = { $percent } % of throws
follows-throw = { $costs } % cost you, { $brings } % pay you, { $free } % to buy
follows-offers-left = { $left ->
    [one] { $left } offer left this turn
   *[other] { $left } offers left this turn
}

outlook = { $square } ({ $what })
prospect-free = unowned, { $amount }
prospect-free-token = unowned, { $amount } and a red token
prospect-own = yours
prospect-their-own = their own
prospect-rent = rent { $amount }
prospect-no-rent = no rent
prospect-loot = take { $amount }
prospect-police = guarded by the police

field-give-cash = Cash you give
field-give-lots = Lots you give
field-give-tokens = Red tokens you give
field-give-cards = Cards you give
field-get-cash = Cash you get
field-get-lots = Lots you get
field-get-tokens = Red tokens you get
field-get-cards = Cards you get
field-lots = Lots
field-price = Price
field-amount = Sum

## What is not allowed

refused-step-on-all-three = at this table a step is built on all three lots at once
refused-build-evenly = build evenly: another lot of { $group } comes first
refused-step-lot-by-lot = at this table a step is built lot by lot
refused-nothing-on-vacant = nothing is built on a vacant lot
refused-group-not-full = building needs all 3 lots of the group; you have { $have }
refused-redeem-first = { $lot } is mortgaged; redeem it first
refused-finished = { $lot } has its head enterprise already
refused-step-a-turn = one step a turn on each lot; { $lot } has had its own
refused-only-for-debt = buildings are sold back only to meet a debt
refused-nothing-stands = nothing stands on { $lot }
refused-sell-evenly = buildings are sold evenly: not yet on { $lot } alone
refused-sold-lot-by-lot = at this table a step is sold lot by lot
refused-no-buildings = you have no buildings on { $group }
refused-needs-token = { $lot } needs a red token; you have none
refused-no-token-needed = you need no red token here
refused-asked-already = you have asked { $to } already: one offer each
refused-has-no-token = { $to } has no red token
refused-cannot-offer = you have { $cash }; you cannot offer { $price }
refused-no-such-card = no unseen card of the { $deck } deck says “{ $card }”
refused-cannot-lose = { $lot } cannot lose its { $stage }
refused-belongs-to = { $lot } belongs to { $owner }
refused-belongs-to-bank = { $lot } belongs to the bank
refused-built-up = { $lot } cannot change hands or be mortgaged while it or its group has a building
refused-built-up-but-mortgageable = { $lot } cannot change hands while it or its group has a building
refused-mortgaged-already = { $lot } is mortgaged already
refused-not-mortgaged = { $lot } is not mortgaged
refused-mortgaged-this-turn = { $lot } was mortgaged this turn: redeem it in a later one
refused-redemption-costs = redeeming { $lot } costs { $sum }; you have { $cash }
refused-no-partner = { $to } is nobody to trade with
refused-offers-made = { $most ->
    [one] you have made your { $most } offer of this turn
   *[other] you have made your { $most } offers of this turn
}
refused-cannot-give = { $seat } can pay { $cash }, not { $sum }
refused-police-kept = at this table police cards stay with who drew them
refused-no-credit = the bank lends { $buyer } nothing for this
refused-not-theirs = { $lot } does not belong to { $seat }
refused-tokens-short = { $seat } has { $held } red tokens, not { $wanted }
refused-cards-short = { $seat } keeps { $held } of { $card }, not { $wanted }
refused-no-lot-offered = at least one vacant lot is offered
refused-no-lot-named = name at least one lot
refused-not-your-vacant-lot = { $lot } is no vacant lot of yours
refused-counter-countered = a counter-offer is accepted or declined
refused-other-counter = this offer cannot be countered in this way
refused-nobody-leaves = at this table nobody leaves before the end
refused-too-dear = this costs { $price }; you have { $cash }, and of at most { $most } of loans { $open } are open
refused-repay-too-much = you owe { $owed } and have { $cash }; { $amount } cannot be repaid
refused-repay-units = loans are repaid in units of { $unit }, interest included; { $amount } is none
refused-dice = one, two or three dice are thrown, not { $dice }
refused-dice-in-centre = in the centre three dice are thrown, not { $dice }
refused-dice-in-tax-service = in the Tax Service pay { $tax } or throw three dice, not { $dice }
refused-first-throw = your first throw is of three dice, not { $dice }
refused-tax-cash = the Tax Service takes { $tax }; you have { $cash }
refused-no-exemption = you keep no tax exemption
refused-no-tax = the Tax Service asks nothing of you now
refused-dice-fell = { $count } dice are thrown, not { $fell }
refused-no-racketeer = you are no racketeer
refused-racket-laps = a racketeer can stop after { $needed ->
    [one] { $needed } full lap
   *[other] { $needed } full laps
}; you have done { $laps }
refused-no-such-banker = there is no seat{ $banker } at a table of { $seats }
refused-no-token-there = no red token can be laid on { $square }
refused-nothing-to-decide = chance has nothing of this kind to decide now
refused-three-for-first = three dice are thrown for the first turn
refused-over = the game is over
refused-chance-decides = dice or cards decide now; nobody acts
refused-out = you are out of the game
refused-other-answers = { $who } has to answer the open offer first
refused-not-bidding = it is not for you to bid
refused-banker-decides = { $who } is the Banker and decides, not you
refused-other-debt = { $who } has a debt to settle first
refused-not-your-turn = { $who } is to act, not you
refused-answer-first = answer the open offer first
refused-no-offer = no offer is open
refused-own-debt = you owe { $amount } and have { $cash }: raise it first
refused-not-asked = this is not asked for: { $now }
now-deals = you make deals, then throw
now-doubling = you choose how far to move
now-purchase = you buy the lot or decline
now-banker = you decide whether there is an auction
now-auction = you bid or pass
now-centre = you enter the centre or decline
now-racket = you turn racketeer or decline
now-naming = you name a square
now-nobody = nobody acts

## What money is paid for, and what ends the game

reason-starting-capital = starting capital
reason-lot-bought = lot bought
reason-auction = auction
reason-rent = rent
reason-dividends = dividends
reason-profit = profit
reason-fine = fine
reason-card = card
reason-collection = collection
reason-tax-service = Tax Service
reason-building = building
reason-building-sold = building sold
reason-lot-sold = lot sold
reason-mortgage = mortgage
reason-mortgage-redeemed = mortgage redeemed
reason-loan = loan
reason-loan-repaid = loan repaid
reason-loan-due = loan due
reason-trade = trade
reason-racket = racket
reason-confiscated-from-a-racketeer = confiscated from a racketeer
reason-property-taken-back = property taken back
reason-left-the-game = left the game
ending-one-left = only one player was left
ending-rounds = the agreed rounds were played

## The board in a terminal

shown-round = Round { $round }.
shown-round-of = Round { $round } of { $rounds }.
moment-offer = { $who } has to answer: { $proposer } would give { $gives }, { $partner } { $gets }.
moment-laying = { $left ->
    [one] { $left } red token is to be laid.
   *[other] { $left } red tokens are to be laid.
}
moment-turning-up = The card on top of { $deck } is turned up.
moment-first-turn = All throw for the first turn.
moment-tax = { $who } is held by the Tax Service.
moment-deals = { $who } deals and throws.
moment-thrown = { $dice ->
    [one] { $who } throws one die.
   *[other] { $who } throws { $dice } dice.
}
moment-doubling = { $who } threw three alike: { $sum } or { $twice ->
    [one] { $twice } square
   *[other] { $twice } squares
}.
moment-draw = { $who } draws a { $deck } card.
moment-purchase = { $who } may buy { $lot } for { $price }.
moment-banker = { $who }, the Banker, decides on an auction of { $lot }.
moment-bid = Auction of { $lot }: { $who } bids { $bid }.
moment-auction = Auction of { $lot }, from { $least } up.
moment-centre = { $who } may enter the centre.
moment-racket = { $who } may turn racketeer.
moment-naming = { $who } names a square for the piece of { $piece }.
moment-losing = { $who } is about to lose one { $stage }.
moment-debt = { $who } owes { $debt } and lacks { $missing }.
moment-over = The game is over.
shown-centre = In the centre: { $pieces }
shown-legend =
    Rings: outer 0 to { $outer }, inner { $inner } to { $last }. ● red token. Free lots show their price,
    others rent and owner; -{ $office } office, -{ $department } department, -{ $enterprise } enterprise, -{ $mortgaged } mortgaged.
shown-letter = { $seat ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
   *[5] F
}
mark-food-trade = Fd
mark-nonfood-retail = Nf
mark-public-catering = Ca
mark-farm-produce-sales = Fa
mark-stadiums = Sd
mark-halls-arenas = Ha
mark-theatres = Th
mark-warehouses = Wa
mark-state = S
mark-racketeer = !
shown-group = { $mark } { $group }
shown-groups = Groups: { $groups }; { $state } state enterprise. { $racketeer } racketeer.
mark-office = o
mark-department = d
mark-enterprise = e
mark-mortgaged = m
shown-players = Players
shown-cash = cash
shown-wealth = wealth
shown-place = place
shown-out = out
shown-in-centre = in the centre
shown-banker = Banker
shown-deck = { $deck } { $cards } ({ $unseen } unseen)
shown-decks = Decks: { $decks }.
shown-top = On top of { $deck }: “{ $text }” ({ $effect })
note-began = began with { $sum } as the Banker
note-laps = laps { $laps }
note-dividends = dividends { $amount } a lap
note-owes = { $laps ->
    [1] owes { $amount } at the next lap
   *[other] owes { $amount } in { $laps } laps
}
note-racketeer = { $laps ->
    [0] racketeer, may stop
    [one] racketeer, { $laps } lap to go
   *[other] racketeer, { $laps } laps to go
}
note-skips = { $turns ->
    [one] skips a turn
   *[other] skips { $turns } turns
}

## On the board

board-odds = with one die { $one } %, with two { $two } %, with three { $three } % of throws
