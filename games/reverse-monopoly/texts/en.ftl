# Reverse Monopoly: Moscow in English. Moscow in 1991 and 1992: everything is for sale, nobody says how much they
# have, and the red car drives by. docs/texts.md says how these files work.

## The game and its table

game-name = Reverse Monopoly: Moscow
game-about = Sell off the Communist monopoly at auction, dodge the KGB, and hide your money.
# The booklet’s own words are on its title: Reverse Monopoly!™ Moscow Easy, 2006 Experimental.
credit-booklet = “Reverse Monopoly!™ Moscow Easy, 2006 Experimental”, by version 5.72 of its rules; the booklet names no designer, artist or publisher
currency = mln ₽
bank-0 = the Old Commie Bank
bank-1 = the New Democracy Bank
edition-easy = the easy rules 5.72 of 2006
option-deal = whether two single-number properties are dealt to each buyer
option-turns = after how many turns the game ends; 0 for no limit
option-tripling = whether an Escape triples rents by being held, or one rent by being spent
option-tripling-possession = by being held, as printed
option-tripling-use = by being spent
option-stolen-escape = which Escape the KGB takes from its holder
option-stolen-escape-that-one = the one of the square
option-stolen-escape-any = any one of the holder’s
option-escapes-appraised = what an Escape counts when wealth decides, in millions
option-escapes-appraised-0 = 0
option-escapes-appraised-5 = 5
bot-steady-about = a sensible buyer: completes families, holds an Escape, denies others theirs

## What wins, and who is nearest

wins-families = Three tripled families win, otherwise the richest
wins-turns = { $turns ->
    [one] Three tripled families win, otherwise the richest after { $turns } turn
   *[other] Three tripled families win, otherwise the richest after { $turns } turns
}
nearest-families = { $cards ->
    [one] nearest: { $who }, { $cards } card short
   *[other] nearest: { $who }, { $cards } cards short
}
nearest-families-escape = { $cards ->
    [0] nearest: { $who }, an Escape short
    [one] nearest: { $who }, { $cards } card and an Escape short
   *[other] nearest: { $who }, { $cards } cards and an Escape short
}
nearest-all = { $cards ->
    [one] all are { $cards } card short
   *[other] all are { $cards } cards short
}
nearest-all-escape = { $cards ->
    [0] all are an Escape short
    [one] all are { $cards } card and an Escape short
   *[other] all are { $cards } cards and an Escape short
}

## What can be done

do-move-kgb = Move the KGB
do-place-kgb = Put the KGB car somewhere
do-take-card = Draw a card
do-take-million = Take the money
do-bid = Bid
do-pass = Pass
do-sell = Sell
do-take-escape = Take an Escape
do-spend-escape = Spend an Escape
do-decline = Decline
field-amount = Your bid

## What money is paid for

reason-capital = capital
reason-auction = auction
reason-rent = rent
reason-commission = commission
reason-black-market = Black Market
reason-black-market-square = Black Market square

## How the game ends

ending-families = three tripled families
ending-bank-broke = the Old Commie Bank is broke
ending-turns = the agreed turns were played

## What decided it

decided-families = { $who } holds three tripled families: { $families }
decided-by-escape = { $family } by the Escape { $escape }
decided-richest = { $who } is the richest: { $cash } in cash, property of { $appraised }

## Cards and places

# A card with its numbers: 35/36 T.A.S.S.
titled = { $numbers } { $name }
escape = Escape
# A family with its colour: orange (Airports)
family-titled = { $colour } ({ $name })
place-black-market = Black Market, { $where }
place-start = KGB start
place-streets = { $streets }
place-between = { $street } between { $one } and { $other }
place-between-of = { $street } between { $one } and { $other }, square { $at } of { $of }
place-metro = { $place }, Metro

## Colours of the families

colour-orange = orange
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-violet = violet
colour-brown = brown
colour-grey = grey
colour-pink = pink
colour-teal = teal

## Families

family-orange = Airports
family-red = Power
family-yellow = Shops
family-green = Parks and sport
family-blue = Press and broadcasting
family-violet = Stages
family-brown = Hotels
family-grey = Works
family-pink = Restaurants
family-teal = Learning and art

## Cards

card-gastronom-no-1 = Gastronom No. 1
card-tsum = TsUM Department Store
card-gum = GUM
card-detsky-mir = Detsky Mir
card-leningrad-station = Leningrad Station
card-gorky-park = Gorky Park
card-moscow-zoo = Moscow Zoo
card-luzhniki-stadium = Luzhniki Stadium
card-kiev-station = Kiev Station
card-vdnkh = VDNKh Exhibition
card-ostankino = Ostankino Television Centre
card-moscow-news = Moscow News
card-tass = T.A.S.S.
card-izvestia = Izvestia
card-metropol = Hotel Metropol
card-belorussky-station = Belorussky Station
card-moscow-art-theatre = Moscow Art Theatre
card-bolshoi-theatre = Bolshoi Theatre
card-taganka-theatre = Taganka Theatre
card-circus = Circus on Tsvetnoy Boulevard
card-old-square = Central Committee on Old Square
card-foreign-ministry = Ministry of Foreign Affairs
card-kgb-headquarters = KGB Headquarters
card-national = Hotel National
card-white-house = White House
card-rossiya = Hotel Rossiya
card-vnukovo-airport = Vnukovo Airport
card-sheremetyevo-airport = Sheremetyevo Airport
card-northern-river-terminal = Northern River Terminal
card-cosmos = Hotel Cosmos
card-moskvich-works = Moskvich Motor Works
card-zil-works = ZIL Motor Works
card-kazan-station = Kazan Station
card-hammer-and-sickle = Hammer and Sickle Works
card-red-october = Red October Chocolate
card-praga = Praga Restaurant
card-arbat = Arbat Restaurant
card-slavyansky-bazar = Slavyansky Bazar
card-aragvi = Aragvi Restaurant
card-lenin-library = Lenin Library
card-moscow-university = Moscow State University
card-paveletsky-station = Paveletsky Station
card-polytechnic-museum = Polytechnic Museum
card-tretyakov-gallery = Tretyakov Gallery

## Streets

street-boulevard-ring = Boulevard Ring
street-garden-ring = Garden Ring
street-ring-road = Ring Road
street-prospekt-mira = Prospekt Mira
street-kirov-street = Kirov Street and Shchyolkovo Highway
street-enthusiasts-highway = Enthusiasts’ Highway
street-volgograd-prospekt = Volgograd Prospekt
street-warsaw-highway = Warsaw Highway
street-lenin-prospekt = Lenin Prospekt
street-kutuzov-prospekt = Kalinin and Kutuzov Prospekt
street-tverskaya-street = Tverskaya Street and Leningrad Prospekt

## What Black Market cards say

market-second-shift = The plan wants a second shift at the auction house. It is yours.
market-lost-gavel = The next auctioneer has mislaid his gavel. You happen to carry a spare.
market-paper-queue = You joined a queue. Nobody knew what for, so it took all day.
market-propiska = Your residence permit has the wrong stamp. The right one is out for lunch.
market-dacha = The potatoes at the dacha will not dig themselves.
market-empty-bottles = The cellar was full of empty bottles. The state takes them back.
market-bread-subsidy = A subsidy for bread has lost its way and come to you.
market-veterans-parcel = You signed for a holiday parcel. It held an envelope.
market-jeans = A ministry pays for forty pairs of jeans. They were for research.
market-consultant = You advised the Gosplan to plan less. They paid by the page.
market-film-crew = A state studio films a revolution in your yard. Again.
market-convertible-rubles = Somebody in the bank has counted in the wrong currency. Do not wait until he notices.
market-party-gold = A crate without papers, marked property of the Party. The Party denies it.
market-street-lamp = You parked under a street lamp. It was the only one, and it was an official one.
market-subscription = You have subscribed to a newspaper. You were asked to very kindly.
market-hundred-ruble-notes = Large notes are worth nothing from midnight. You heard of it at one.
market-militia = The militia has inspected your stall and found it tasteful.
market-sugar = You are the only one in town who has sugar.
market-video-night = Everybody comes to your flat to see an American film. Twice.
market-birthday = It is your birthday. In this house the one who celebrates pays.
market-ticket-clerk = The lady at the ticket window has a sister in your village.
market-foreign-passport = A passport for abroad, with your photograph in it. Do not ask.
market-anonymous-call = An anonymous call has sent the red car across the town. It sounded like you.
market-foreign-buyer = A gentleman from abroad would like to see an auction. You may show him one.

## What Black Market cards do

# What a card says, and what it does.
market-card = { $words } ({ $effect })
effect-extra-turn = an extra turn after the next one as auctioneer
effect-lose-turn = lose the next turn as auctioneer and the next move of the KGB
effect-from-bank = { $amount } from the Old Commie Bank
effect-to-bank = pay { $amount } to the Old Commie Bank
effect-from-each = { $amount } from every other buyer
effect-to-each = pay { $amount } to every other buyer
effect-take-escape = an Escape of choice from the stack
effect-place-kgb = put the KGB car on any square
effect-sell = one own property may be sold at auction

## Debts

# How much is owed, to whom and why: 5 mln ₽ to Ann (rent)
owed = { $amount } to { $to } ({ $why })
debt-rent = rent
debt-card = Black Market card

## What is asked

prompt-nothing = Nothing is asked of you now.
prompt-kgb =
    You drive the KGB in { $who }’s turn: exactly { $steps ->
        [one] { $steps } square
       *[other] { $steps } squares
    }. The roll is { $card }{ $business }.
business-escape = { "" }
business-auction = , to be auctioned
business-rent = , rent to { $owner }
business-rent-yours = , rent to you
prompt-market = The Black Market: draw a card, or take { $amount } from the Old Commie Bank.
# What an auction is called.
auctioned = { $card }, appraised at { $appraised }
prompt-auction =
    Auction: { $card }, { $family }, appraised at { $appraised }, { $percent } % of rolls{ $factor ->
        [0] { "" }
        [1] ; its rent would bring you the die
       *[other] ; its rent would bring you the die × { $factor }
    }; { $bid }{ $passed }. You have { $cash }.
prompt-auction-by-seller =
    Auction: { $card } of { $seller }, { $family }, appraised at { $appraised }, { $percent } % of rolls{ $factor ->
        [0] { "" }
        [1] ; its rent would bring you the die
       *[other] ; its rent would bring you the die × { $factor }
    }; { $bid }{ $passed }. You have { $cash }.
bid-none = no bid yet
passed-none = { "" }
passed-some = ; passed: { $who }
# One of several players.
named = { $who }
prompt-triple =
    { $who } has rolled your { $card }: the rent is { $factor ->
        [1] the die
       *[other] { $factor } times the die
    }. Spend an Escape to make it three times the die?
prompt-no-rent = You owe { $rent } of rent and have { $cash }. Spend an Escape?
prompt-keep-rent = The KGB would take your rent of { $rent }. Spend an Escape?
prompt-keep-commission = The KGB would take your commission of { $commission }. Spend an Escape?
prompt-choose-escape = Choose an Escape from the stack.
prompt-steal-escape = The KGB takes an Escape of { $holder }: choose which.
prompt-place-kgb = Put the KGB car on any square; it has no effect there.
prompt-may-sell = You may sell one of your properties at auction; the money is yours.
prompt-must-sell = You owe { $owed } and have { $cash }: choose a property to sell at auction.

## Choices

label-move-kgb = Drive the KGB to { $place }
label-place-kgb = Put the KGB on { $place }
label-take-card = Draw a Black Market card
label-take-million = Take { $amount } from the Old Commie Bank
label-bid = Bid
label-bid-amount = Bid { $amount }
label-pass = Pass until somebody raises
label-sell = Sell { $card }
label-take-escape = Take { $card }
label-spend-escape = Spend { $card }
label-pay-rent = Spend none and pay { $rent }
label-sell-for-rent = Spend none: sell property at auction to pay { $rent }
label-pay-all = Spend none and pay all you have, { $cash }
label-let-kgb = Spend none and let the KGB take the money
label-no-triple =
    Spend none: { $factor ->
        [1] the rent is the die
       *[other] the rent is { $factor } times the die
    }
label-sell-nothing = Sell nothing
follows-cash = you have { $cash }
follows-left = leaves you { $left }
follows-sell = { $family }, appraised at { $appraised }
follows-sell-leaves = { $family }, appraised at { $appraised }; leaves you { $left } of { $needed }
follows-sell-breaks = { $family }, appraised at { $appraised }; this family is no longer tripled
follows-sell-tripled = { $family }, appraised at { $appraised }; the family stays tripled
# How many cards of a hundred bring money, and how many cost some.
follows-draw = { $gains } % bring money, { $costs } % cost some
brings-commission = the commission of { $amount }
brings-rent =
    { $factor ->
        [1] the rent of { $from }
       *[other] the rent of { $from }, { $factor } times the die
    }
brings-escape = the Escape of { $from }
brings-black-market = a card or { $amount }

## The log

dealt = { $who } is dealt { $card }
rolled-for-first = { $who } rolls { $number } for the first turn
first-tied = { $number } was rolled more than once: roll again
first = { $who } is the first auctioneer
turn-began =
    turn { $turn } as auctioneer{ $extra ->
        [yes] , an extra one
       *[no] { "" }
    }; { $mover } moves the KGB
turn-lost = { $who } is passed over as auctioneer
rolled = { $who } rolls { $number }: { $card }
rolls-again = { $who } has { $card } already and rolls again
plane-flew = The plane flies to { $card }
drew = { $who } draws from the Black Market: { $card }
no-escape-left = { $who } gets no Escape: there is none in the stack
nothing-to-sell = { $who } has nothing to sell
kgb-placed = { $who } puts the KGB car on { $place }
kgb-moved =
    { $who } moves the KGB { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to { $place }
kgb-lost-move = { $who } has lost a move: the KGB stays
kgb-stayed = The KGB has nowhere to go and stays
escape-taken = { $who } takes the Escape { $card } from { $from }
escape-taken-from-stack = { $who } takes the Escape { $card } from the stack
escape-seized = The KGB takes the Escape { $card } from { $from } for { $who }
escape-spent-no-rent = { $who } spends the Escape { $card } instead of { $amount } of rent
escape-spent-keep-rent = { $who } spends the Escape { $card } to keep the rent of { $amount }
escape-spent-keep-commission = { $who } spends the Escape { $card } to keep the commission of { $amount }
escape-spent-triple = { $who } spends the Escape { $card } to triple the rent
auction-opened = Auction of { $card }, { $family }
auction-by-seller = { $who } sells { $card }, { $family }
bid-made = { $who } bids { $amount }
passed = { $who } passes
sold = { $who } buys { $card } for { $price }
unsold = Nobody bids for { $card }
commission-seized = The KGB takes { $from }’s commission of { $amount } for { $who }
rent-due = { $who } owes { $owner } rent for { $card }: { $die } × { $factor } = { $rent }
rent-seized = The KGB takes { $from }’s rent of { $amount } for { $who }
must-sell = { $who } cannot pay { $owed } and has to sell
debt-dropped = { $who } has nothing left to sell; { $dropped } of { $owed } is dropped
debt-dropped-unwanted = Nobody wants what { $who } has left ({ $cards }); { $dropped } of { $owed } is dropped
ended = The game is over: { $ending }
won-by-families = { $who } has three tripled families: { $families }
won-by-escape = { $who } has three tripled families: { $families }, and with the Escape { $escape } also { $wild }

## The board in a terminal

shown-turn = Turn { $turn }: { $moment }
shown-turn-of = Turn { $turn } of { $limit }: { $moment }
moment-deal = Properties are dealt
moment-first-turn = All roll for the first turn
moment-first-turn-best = All roll for the first turn; the best is { $best }
moment-roll = { $who } rolls
moment-draw = { $who } draws from the Black Market
moment-kgb = { $who } moves the KGB { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
moment-market = { $who } is at the Black Market
moment-auction = auction of { $card }: { $bid }{ $passed }
moment-auction-by-seller = { $seller } sells { $card }: { $bid }{ $passed }
moment-rent = { $who } throws the rent for { $owner }
moment-escape = { $who } decides on an Escape
moment-choose-escape = { $who } chooses an Escape
moment-place-kgb = { $who } puts the KGB somewhere
moment-may-sell = { $who } may sell a property
moment-must-sell = { $who } has to sell: { $owed }
moment-over = over: { $ending }
shown-people = Auctioneer { $auctioneer }, KGB moved by { $mover }.
shown-roll = Last roll { $number }.
shown-pieces =
    Plane at { $plane }; KGB at { $car }{ $watches ->
        [yes] , watching
       *[no] { "" }
    }.
shown-banks = Old Commie Bank { $old }, New Democracy Bank { $new }.
shown-deck =
    Black Market: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $unseen } unseen.
cash-hidden = hidden
shown-buyer = { $who }: cash { $cash }, property { $appraised }, { $tripled } of { $needed } families
shown-family = { $family } { $cards } of { $needed }, rent ×{ $factor }: { $own }
shown-escapes = Escapes: { $cards }
note-extra-turns =
    { $n ->
        [one] an extra turn
       *[other] { $n } extra turns
    }
note-lost-turns =
    { $n ->
        [one] loses a turn as auctioneer
       *[other] { $n } turns lost as auctioneer
    }
note-lost-moves =
    { $n ->
        [one] loses a move of the KGB
       *[other] { $n } moves of the KGB lost
    }
shown-unsold = Unsold:
shown-unsold-family = { $family }: { $cards }
shown-stack = Escapes in the stack: { $cards }

## Why something is refused

refused-over = the game is over: { $ending }
refused-chance = dice or cards decide now; nobody acts
refused-no-bidder = it is not for you to bid
refused-other-moves-kgb = { $who } moves the KGB, not you
refused-other-pays-first = { $who } has a debt to pay first
refused-other-escapes = { $who } decides on an Escape, not you
refused-other-acts = { $who } is to act, not you
refused-not-now = this is not asked for now: { $now }
now-move-kgb = you move the KGB
now-market = you take a card or the money
now-bid = you bid or pass
now-escape = you spend an Escape or keep it
now-choose-escape = you choose an Escape
now-place-kgb = you put the KGB car on a square
now-may-sell = you sell a property or none
now-must-sell = you sell a property to pay your debt
now-nobody = nobody acts
refused-not-yours = { $card } is no property of yours; sell one of your own
refused-unwanted = nobody wanted { $card }; it is not offered again for this debt, so sell another
refused-no-way =
    the KGB cannot get from { $from } to { $to } in exactly { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
refused-not-in-stack = { $card } is no Escape in the stack; take one that nobody holds
refused-not-held = { $card } is no Escape of { $holder }; choose one of theirs
refused-no-escape = { $card } is no Escape of yours; spend one of your own, or none
refused-not-on-top = this card cannot be drawn now: { $card }
refused-not-dealt = { $card } is not among the cards that are dealt
refused-no-such-die = the four-sided die shows 1 to { $most }, not { $die }
refused-no-rent = no rent is due
refused-no-such-chance = chance has nothing of this kind to decide now
