# The words of Mercurius. docs/texts.md says how these files work.

## The game

game-name = Mercurius
game-about = Buy and sell shares and goods on the Amsterdam exchange, and move their prices by the cards you play.
credit-design = Author: { $names }
credit-art = Illustrations and graphic design: { $names }
credit-development = Development: { $names }
credit-testing = Head of testing: { $names }
credit-publisher = Published by { $names }, Gdańsk, 2012
currency = ƒ
bank-0 = the bank
edition-2012 = the boxed game
option-late-news = what News draws once the main stack is empty
option-late-news-rulebook = nothing, as printed: nobody draws any more
option-late-news-reserve = from the reserve, one card fewer
option-order = in which order the cards on a board move the prices
option-order-newest = the newest first
option-order-oldest = the oldest first
option-order-owner = as their owner chooses
option-empty-news = News may be played without a discard
option-first = who plays first
option-first-random = drawn at random
option-first-seat0 = seat 1
option-first-seat1 = seat 2
option-first-seat2 = seat 3
option-first-seat3 = seat 4
option-first-seat4 = seat 5
ending-last-turns = the last turns were played
bot-steady-about = a sensible player: follows the visible cards and its own hand

## What wins, and who is nearest

wins = The richest wins when the cards run out

## What can be done, and what has to be filled in for it

do-buy = Buy
do-sell = Sell
do-dividend = Dividend
do-black-market = Black Market
do-play = Play a card
do-news = News
do-order = Choose the order
field-tokens = tokens to put aside
field-discard = cards to discard

## What money is paid for

reason-starting-money = starting money
reason-bought = bought
reason-sold = sold
reason-sold-for-less = sold for less
reason-dividend = dividend
reason-black-market = black market

## Shares and goods by their names

kind-amsterdam = Amsterdam
kind-hoorn = Hoorn
kind-delft = Delft
kind-rotterdam = Rotterdam
kind-enkhuizen = Enkhuizen
kind-middelburg = Middelburg
kind-silk = silk
kind-coffee = coffee
kind-porcelain = porcelain
kind-copper = copper
kind-spices = spices
kind-tea = tea

## One of them, as it is bought and sold: "bought …"

one-amsterdam = Amsterdam
one-hoorn = Hoorn
one-delft = Delft
one-rotterdam = Rotterdam
one-enkhuizen = Enkhuizen
one-middelburg = Middelburg
one-silk = silk
one-coffee = coffee
one-porcelain = porcelain
one-copper = copper
one-spices = spices
one-tea = tea

## Of them, where there is none or too little: "no … left"

of-amsterdam = Amsterdam
of-hoorn = Hoorn
of-delft = Delft
of-rotterdam = Rotterdam
of-enkhuizen = Enkhuizen
of-middelburg = Middelburg
of-silk = silk
of-coffee = coffee
of-porcelain = porcelain
of-copper = copper
of-spices = spices
of-tea = tea

## Several tokens, and cards

# "2 Hoorn": one of a list.
counted = { $n } { $kind }
# What a price card does.
card = { $share }, { $good }
card-raises = { $kind } +{ $by }
card-lowers = { $kind } −{ $by }
# Several cards one after another; a card has a comma of its own.
cards-joined = { $before }; { $card }
# A price, and one whose marker lies deep among the 1s or the 25s: so many steps until it changes.
price-plain = { $price }
price-deep = { $price } ({ $depth } deep)
special-dividend = Dividend
special-black-market = Black Market
special-news = News

## What is asked

asked-nothing = Nothing is asked of you now.
asked-order = The order of your cards makes a difference now. Which of them acts first?
asked-to-wait = It is not your turn.
asked-to-trade = { $left ->
    [0] Play a card to end your turn.
    [1] You may trade one more token, or play a card.
   *[other] You may trade up to { $left } tokens, then play a card.
}
asked-turn = { $asked } You have { $cash }.
asked-last-turn = { $asked } This is your last turn. You have { $cash }.

## Choices; the short form stands under a heading that says what is done

label-buy = Buy { $what } for { $cost }
label-sell = Sell { $what } for { $gain }
label-sell-at-loss = Sell { $what } at a loss of { $loss }
label-trade-short = { $what } for { $price }
label-loss-short = { $what } at a loss of { $loss }
label-dividend = Dividend: { $chamber } pays { $each } a share
label-dividend-short = { $chamber } pays { $each } a share
follows-dividend = you get { $own }, the others { $others }
label-play = Play { $card }
follows-play = prices: { $prices }
price-leads = { $kind } { $from } → { $to }
price-stays = { $kind } stays at { $price }
label-market = Black Market: { $tokens }
label-market-form = Black Market: { $most ->
    [one] put { $most } token aside
   *[other] put 1 to { $most } tokens aside
}
label-market-short = { $most ->
    [one] put { $most } token aside
   *[other] put 1 to { $most } tokens aside
}
follows-market = sold at next turn's full price
label-news = News: discard { $cards }
label-news-empty = News: discard nothing
label-news-form = News: discard { $most ->
    [1] { $least ->
        [1] { $most } card
       *[other] { $most } card or none
    }
    [one] { $least } to { $most } card
   *[other] { $least } to { $most } cards
} of your hand
label-news-short = discard { $most ->
    [1] { $least ->
        [1] { $most } card
       *[other] { $most } card or none
    }
    [one] { $least } to { $most } card
   *[other] { $least } to { $most } cards
} of your hand
follows-news = { $draws ->
    [none] draw none
    [fewer] draw one fewer
   *[as-many] draw as many
}, instead of a price card
follows-surcharge = { $n ->
    [one] { $n } token: { $each } each
   *[other] { $n } tokens: { $each } each
}
label-order = In this order: { $cards }

## What happened; "Anna: " stands before most

told-first = { $who } plays first.
told-dealt = dealt { $cards }.
told-dealt-unseen = dealt a hand.
told-turn = { $turns ->
    [one] { $turns } turn to go
   *[other] { $turns } turns to go
}
told-last-turn = last turn
told-market-settled = { $tokens } sold on the black market for { $total }.
told-bought = bought { $what } for { $cost }.
told-sold = sold { $what } for { $gain }.
told-sold-at-loss = sold { $what } at a loss of { $loss }.
told-dividend = called a dividend. { $chamber } pays { $each } a share.
told-market-opened = put { $tokens } on the black market.
told-played = played { $card }.
told-news = played News and discarded { $cards }.
told-news-empty = played News and discarded nothing.
told-ordered = lets the cards act in this order: { $cards }.
told-prices = { $prices }.
told-left-board = { $card } leaves the board of { $who }.
told-drew = drew { $card } from the { $stack ->
    [main] main
   *[reserve] reserve
} stack.
told-drew-unseen = drew from the { $stack ->
    [main] main
   *[reserve] reserve
} stack.
told-ended = The last turn is over.

## What is not allowed

refused-seats = there are 3 to 5 players, not { $seats }
refused-first = there is no { $first } at a table of { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
refused-other-turn = it is the turn of { $on_turn }, not yours
refused-over = the game is over
refused-drawing = cards are being drawn; nobody acts now
refused-chance = chance has nothing of this kind to decide now
refused-no-such-card = no stack holds { $card } any more
refused-actions-used = all { $actions } trade actions of this turn are used
refused-bank-empty = the bank has no { $kind } left
refused-too-dear = { $kind } costs { $cost } now; you have { $cash }
refused-none-held = you hold no { $kind }
refused-loss = selling one more { $kind } lowers what all of them bring by { $loss }; you have { $cash }
refused-special-used = you have used { $card } already: once a game
refused-traded = Dividend and Black Market take all { $actions } trade actions; you have { $left } left
refused-dividend-paid = { $chamber } has paid its dividend already
refused-market-last-turn = this is your last turn: the Black Market could never be settled
refused-market-empty = from 1 to { $most } tokens go on the Black Market card, not none
refused-too-few = you hold { $held } of { $kind }, not { $wanted }
refused-not-in-hand = { $card } is not in your hand
refused-news-empty = News discards at least one card
refused-order-first = first say in which order your cards act
refused-no-order = there is no order to choose now
refused-order = this is none of the orders to choose from
refused-too-few-cards = you hold { $held } of { $card }, not { $wanted }

## The board in a terminal

show-first = The first player is being drawn.
show-deal = Cards are being dealt. { $who } will play first.
show-turn = { $who }'s turn, { $actions ->
    [0] no trade action
    [1] 1 trade action
   *[other] { $actions } trade actions
} left.
show-order = { $who } chooses in which order the cards act.
show-draw = { $who } draws.
show-over = The game is over.
show-rounds = { $rounds ->
    [1] The last round.
   *[other] { $rounds } turns each to go, this one included.
}
show-exchange = Exchange
show-price = price
show-bank = bank
show-coming = coming
show-paid = { $kind } (paid)
show-pays = { $kind } (pays { $dividend })
show-stacks = Main stack { $main }, reserve { $reserve }, discarded { $discarded }.
show-cash = cash
show-wealth = wealth
show-money = { $sum }
show-cards = { $n ->
    [1] 1 card
   *[other] { $n } cards
}
show-cards-and-specials = { $cards } + { $specials }
show-holds = holds { $tokens }
show-holds-nothing = holds nothing
show-board = board { $slots }
show-slot = { $card } (×{ $acts })
show-slots-joined = { $before } · { $slot }
show-market = black market { $tokens }
show-hand = Your hand
show-hand-of = The hand of { $who }

## On the board

board-odds = { $unseen ->
    [one] Of { $unseen } card that you have not seen, { $rises } raise it and { $falls } lower it.
   *[other] Of { $unseen } cards that you have not seen, { $rises } raise it and { $falls } lower it.
}
