# The words of Caravan. docs/texts.md says how these files work.

## The game

game-name = Caravan
game-about = Send a caravan from town to town, and come home before the robbers come.
currency = ¤
bank-0 = the bank
credit-example = made for this program, as an example
edition-plain = the game as it is
option-rounds = after how many rounds the richest wins
ending-rich = somebody came home rich
ending-rounds = the agreed rounds were played
bot-steady-about = goes on until the load is worth keeping
do-go-on = Go on
do-come-home = Come home
field-goods = for goods
reason-purse = starting money
reason-goods = goods
reason-sale = sale at home

## What wins, and who is nearest

wins = { $rounds ->
    [one] Coming home to { $rich } wins, or being the richest after { $rounds } round
   *[other] Coming home to { $rich } wins, or being the richest after { $rounds } rounds
}

## What is asked and chosen

asked-own = Your caravan carries goods worth { $load }. Does it go on, or come home?
asked-other = { $who } has a caravan on the road, with goods worth { $load }.
label-go-on = Buy goods and go on
label-come-home = Come home
follows-sale = selling for { $load }

## What happened

told-turn = round { $round }
told-went-on = buys goods for { $goods } and goes on
told-traded = the die shows { $face }; the load is worth { $load } now
told-robbed = robbers take goods worth { $load }
told-came-home = comes home and sells for { $load }
told-ended = The game is over.

## In a terminal

show-caravan = Round { $round }. { $who } is on the road with goods worth { $load }.
show-purse = { $who }: { $cash }

## What is not allowed

refused-turn = another’s caravan is on the road
refused-goods = goods for one leg cost from 1 up to { $most }
refused-die = no die was thrown like this
