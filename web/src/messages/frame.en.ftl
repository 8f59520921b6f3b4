# What stands around every game: seats, choices, log, ledger, chart, chat, rules, waiting room, end, replay.
# docs/texts.md says how these files work.

close = Close
close-asked = { $n ->
    [one] { $names } wants to close the table.
   *[other] { $names } want to close the table.
}
close-too = Close it
close-until = If nobody who is here wants to go on, it closes on { $when }.

table-waiting = Waiting for the table…
table-not-found = There is no such table
table-barred = This table cannot be watched
table-closed = This table is closed
table-closed-how = Nothing more is played here. Open another table from the front page.
table-halted = This game cannot go on
table-halted-where = The server cannot play entry { $entry } of its log.
table-halted-rule = Rule { $rule } refuses it.
table-halted-how = Everything that was played is kept. Whoever runs this server can look at it.
table-halted-whom = Everything that was played is kept. Tell { $whom }.
table-home = To the front page

name-ask = What shall we call you?

connection-now = Try now

frame-seats = Players
frame-aim = What wins
frame-board = Board
frame-moment = What can be done now
frame-larger = Make the choices larger
frame-smaller = Make the choices smaller

top-watching = You are watching
top-others = { $n ->
    [one] 1 watching
   *[other] { $n } watching
}

menu-title = Menu
menu-leave = Leave the game
menu-return = Take my seat back
menu-vote = Vote to close the table
menu-keep = Take back my vote to close
menu-close = Close the table
menu-close-sure = Close the table? If enough agree, the game ends without a result.
menu-close-alone = Close the table? The game ends without a result.
menu-replay = Replay so far

seat-cash = Cash
seat-wealth = Wealth
seat-closed = closed
seat-hidden = Not known to you
seat-you = You
seat-here = here
seat-away = away
seat-person = player
seat-bot = bot, { $level }
seat-bot-for = bot for now, { $level }
seat-awaited = the game waits
seat-program = a player's bot
seat-program-away = a player's bot, away
seat-ahead = nearest to winning
seat-place = { $place }.
seat-their-turn = On turn

clock-left = Time left; of the bank: { $bank }
clock-bank = Time in the bank

moment-waits = Waiting for
moment-goes-on = The game goes on…
moment-recent = What just happened
moment-bot-plays = A bot plays for you.
moment-waits-for-you = The game waits for you.
moment-sending = Sending…

choices-at = At { $place }
choices-all = All choices
choices-list = Choose from a list
choices-fold = Choose on the board
choices-kinds = Kinds of choices
choices-filter = Find among { $n }
choices-more = Show { $n } more
choices-bring-nothing = None of these brings anything: choose as you like.
choices-none-found = Nothing of that name.

form-back = Back
form-less = Less: { $label }
form-more = More: { $label }
form-slider = Slider: { $label }
form-exactly = { $picked } of { $n } picked
form-between = { $picked } picked, { $min } to { $max }
form-picked = { $label }: { $n } picked
form-of = of { $n }
form-give = You give
form-get = You get
form-nothing = Nothing to offer.

gift-give = Give { $what } for nothing?
gift-get = Ask for { $what } and give nothing?
gift-yes = Yes, offer that

offer-title = An offer
offer-counter = A counter-offer
offer-gives = { $name } gives
offer-you-give = You give
offer-nothing = nothing
offer-waits = { $name } has to answer.

auction-title = Auction: { $what }
auction-opens = Opens at
auction-leads = bid by { $name }
auction-you-lead = your bid leads
auction-passed = passed
auction-leading = leads
auction-thinking = may bid
auction-bid = Bid

undo-title = Taking back
undo-free = Take back
undo-keep = Keep it
undo-ask = Ask to take back
undo-asked = { $n ->
    [one] { $name } asks to take back one step.
   *[other] { $name } asks to take back { $n } steps.
}
undo-agree = Agree
undo-refuse = No
undo-waits = The others are asked whether you may take it back.

refusal-not-done = Not done:
refusal-stale = The table has moved on meanwhile. Look again and choose.
refusal-rule = Rule { $rule }

tabs-title = Log, ledger, chart, chat, rules
tabs-close = Back to the board
tabs-unread = unread

tab-log = Log
tab-ledger = Ledger
tab-chart = Chart
tab-chat = Chat
tab-rules = Rules

log-empty = Nothing has happened yet.
log-undone = { $n ->
    [one] One step taken back
   *[other] { $n } steps taken back
}
log-earlier = { $n ->
    [one] Show { $n } earlier turn
   *[other] Show { $n } earlier turns
}

ledger-seat = Player
ledger-goods = Property
ledger-of = Postings of
ledger-everybody = everybody
ledger-got = Received
ledger-paid = Paid
ledger-hidden = Sums are shown when the game is over: until then this wallet is closed.
ledger-empty = No money has moved yet.
ledger-earlier = { $n ->
    [one] Show { $n } earlier posting
   *[other] Show { $n } earlier postings
}

chart-wealth = Wealth
chart-at = Step { $step }: { $values }
chart-start = start
chart-step = step { $step }
chart-point = Touch or point at the chart, or use the arrow keys.
chart-scrub = Press a place in the chart to go there.
chart-empty = What the others own is not known before the end.

chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-limit = { $left ->
    [one] { $left } character left; five lines in ten seconds.
   *[other] { $left } characters left; five lines in ten seconds.
}
chat-name-first = Take a name to talk.

rules-loading = Opening the rules…
rules-failed = The rules could not be read. Try again in a moment.
rules-page = Open the rules on their own page, with a summary

board-loading = Setting up the board…
board-failed = The board could not be loaded. Everything can be played by the choices.
board-again = Try again
board-none = This game has no board here; everything is played by the choices.

deed-choices = What you can do here
deed-close = Close

room-seats = Seats
room-level = Level of new bots
room-free = free
room-host = opened the table
room-take = Sit here
room-leave = Get up
room-share = Ask to share
room-remove = Remove
room-remove-of = Remove { $name } from the table
room-removed = Who opened this table asked you to leave it.
room-add-bot = Add a bot
room-remove-bot = Remove
room-missing = { $n ->
    [one] One more player is needed.
   *[other] { $n } more players are needed.
}
room-ready = Ready to start.
room-host-starts = { $name } starts the game.
room-start = Start the game
rules-printed = original rules
rules-house = house rules
rules-earlier = earlier rules
room-agreed = What is played

share-title = Sharing a seat
share-asked = { $name } asks to share your seat. Who shares it sees your hand and plays it with you.
share-agree = Share it
share-refuse = No
share-waits = { $names } is asked whether you may share the seat.
share-withdraw = Never mind

invite-title = Invite
invite-how = Whoever opens this link can sit down.
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
invite-code = The link as a QR code

agreed-edition = Edition
agreed-more = More
agreed-rules = Rules
agreed-clock = Time
agreed-dice = Dice
agreed-dice-known = known beforehand, for practice
agreed-spectators = Spectators
agreed-listed = Who finds it
agreed-open = everybody, in the lobby
agreed-by-link = anyone with the link
agreed-no-clock = no limit
agreed-live = { $turn } a turn, and { $bank } in the bank
agreed-correspondence = { $n ->
    [one] an hour a move
   *[other] { $n } hours a move
}
agreed-no-spectators = none
agreed-spectators-open = everybody
agreed-delayed = { $n ->
    [one] a step later
   *[other] { $n } steps later
}

end-over = The game is over
end-wins = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
end-rematch = Play again
end-to-rematch = To the next game
end-replay = Replay
end-record = Download the record
end-decided = What decided it
end-not-by-wealth = Wealth decides only the other places.
end-swings = The greatest gains and losses
end-lead = { $name } took the lead for good at
end-at-step = step { $step }
end-fair = Check the dice
end-fair-how = All chance of this game comes from one seed. Its SHA-256 was shown before the game began, so nobody could change it. Check it: kontor replay FILE --verify with the downloaded record.
end-commitment = Shown before the game
end-seed = The seed
dice-known = The dice of this table were known beforehand, as in a lesson: its seed proves nothing.
end-show-board = Look at the board
end-show-result = Look at the result

replay-title = Replay
replay-step = Step { $step } of { $steps }
replay-first = To the start
replay-back = A step back
replay-copy = Copy a link to this step
replay-play = Play
replay-pause = Pause
replay-next = A step on
replay-last = To the end
replay-speed = Speed
replay-as = Seen by
replay-everybody = everything open
replay-spectator = a spectator
replay-try = Try it from here, as { $name }
replay-try-over = Nothing is left to try here
laid-out = This game was laid out from another one at its step { $step }; it goes on with dice of its own.
replay-table = To the table
replay-failed = This game cannot be replayed

confirm-no = No, go back

final-sure = { $what }? This cannot be taken back.
final-yes = Yes
