# What all games share. A translator needs no more than these files; docs/texts.md says how they work.

## How texts are put together

as-is = { $words }
nothing-to-say = { "" }
line-by = { $who }: { $what }
line-turn = — { $who }: { $what } —
label-follows = { $label }, { $follows }
list-separator = ,{" "}

## What wins, and who is nearest

aim = { $wins }; { $nearest }
seat-name = { $who }
nearest-nobody = nobody is ahead
nearest-richest = { $n ->
    [one] ahead: { $who } with { $wealth }
   *[other] ahead: { $who } with { $wealth } each
}
nearest-won = { $n ->
    [one] { $who } has won
   *[other] { $who } have won together
}

## Bots

bot-random = random
bot-random-name = Random
bot-random-about = takes any allowed choice, each as likely as the others
bot-steady = steady
bot-steady-name = Steady
bot-easy = easy
bot-easy-name = Novice
bot-easy-about = plays sensibly, but makes mistakes
bot-medium = medium
bot-medium-name = Steady
bot-medium-about = plays by rules of thumb
bot-hard = hard
bot-hard-name = Shrewd
bot-hard-about = looks ahead
bot-expert = expert
bot-expert-name = Master
bot-expert-about = looks ahead for up to three seconds

## What is not allowed at auctions and in trades

refused-bid-low = the next bid is at least { $least }, not { $bid }
refused-bid-unit = bids go in steps of { $unit }; { $bid } is none
refused-bid-limit = you can pay { $limit } at most, not { $bid }
refused-bid-leads = the highest bid is yours already
refused-passed = you have passed, and a pass is final
refused-passed-until-raise = you have passed; wait for a raise
refused-no-bidder = you do not take part in this auction
refused-self-trade = nobody trades with themselves
refused-countered = a counter-offer is accepted or declined
refused-not-your-offer = the offer is not yours to answer
refused-nothing-for-nothing = nothing for nothing is no offer: give something or ask for something

## What cannot be set up or read

refused-no-game = there is no game "{ $game }"; there is { $known }
refused-no-edition = { $game } has no edition "{ $edition }"; it has { $known }
refused-seat-count = { $game } is for { $min } to { $max } players, not { $seats }
refused-no-option = { $game } has no option "{ $option }"; it has { $known }
refused-no-options = { $game } has no options, and no "{ $option }"
refused-option-value = "{ $value }" is no value for { $option }: it takes { $takes }
allowed-flag = yes or no
allowed-number = a whole number from { $min } to { $max }
allowed-values = one of { $values }
refused-other-record = this is a record of { $game }
refused-no-games = a run has at least one game
refused-bots-seats = { $bots } bots do not fill { $seats } seats
refused-no-bot = { $game } has no bot "{ $bot }"; it has { $known }
refused-seatings = the bots can sit in more than { $most } ways: name fewer of them
refused-nobody-plays = nobody plays
refused-not-begun = the game has not begun
refused-take-back = so many steps cannot be taken back: { $count }; in force: { $steps }
refused-state = this state cannot be
refused-newer-rules = played by version { $theirs } of the rules of { $game }; this program plays up to version { $newest }. Use a newer kontor
refused-unknown-rules = played by version { $theirs } of the rules of { $game }, which there never was; this program plays up to version { $newest }
refused-unknown-form = this is no { $kind ->
    [action] action
    [outcome-of-chance] outcome of chance
   *[other] state
} that { $game } knows: { $why }
form-no-object = it is no JSON object
form-unread = it cannot be read ({ $reader })
form-foreign = there is no `{ $key }` in it
form-missing = `{ $key }` is missing
form-list = a list is not as it is written
form-other = { $given } stands for { $written }
