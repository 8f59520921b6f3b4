# While a game is played: the pace, what was missed, orders in auctions, great moments, keys.
# docs/texts.md says how these files work.

join = Sit down
join-as = Sit down as { $name }

pace-title = Bots play
pace-calm = calmly
pace-brisk = briskly
pace-at-once = at once

waited-title = While you waited
waited-more = More
waited-less = Less

jumped = { $n ->
    [one] The board jumped ahead by a turn. The log tells what happened.
   *[other] The board jumped ahead by { $n } turns. The log tells what happened.
}

start-soon = Setting up the table…

auction-own = Your bid
auction-credit = on credit
auction-short = The next bid, { $sum }, is more than you can pay.

order-up-to = Bid up to…
order-up-to-how = You bid the least that is needed, up to this. Nobody else learns it.
order-set = Bid for me
order-back = Back
order-mine = You bid up to { $sum }. Only you see this.
order-beyond = Others have bid more than your { $sum }. You are out unless you change that.
order-out = Out of this auction
order-is-out = You are out of this auction.
order-cancel = Decide myself

asks-turn = Your turn
asks-decision = You decide
asks-bid = Your bid
asks-answer = Your answer
told-asked = { $asks }. { $prompt }
told-bid = You can bid from { $sum }.
told-back = Connected again.
told-said = { $name } says: { $text }

great-out = { $name } is out
great-out-you = You are out
great-record = The dearest purchase so far: { $what }. { $name } pays { $sum }
great-record-you = The dearest purchase so far: { $what }. You pay { $sum }
great-won-you = You win the auction: { $what }, { $sum }
great-group = { $name } has it all: { $what }
great-group-you = You have it all: { $what }

out-title = You are out of this game.
out-watch = Watch on
out-finish = Let the bots finish quickly
out-leave = Leave the table

end-you-win = You have won!
end-you-share = You share the victory
end-your-place = Your place: { $place } of { $players }.

skip-title = Go to
skip-board = To the board
skip-log = To the log

keys-title = Keys
keys-help = shows these keys
keys-c = to what can be done now
keys-numbers = the first to the ninth choice
keys-b = to the board
keys-p = to the players
keys-l = to the log
keys-s = skips what moves
keys-u = takes back, or asks to
keys-on = Single keys work at the table
keys-close = Close

undone = taken back
undone-later = This step was taken back afterwards.
undo-what = { $name } asks to take back: { $what }
undo-own = Take back: { $what }
undo-own-ask = Ask to take back: { $what }
undo-sure = { $what } Take this back, and all that followed?
undo-sure-last = Take back your last action, and all that followed?
undo-sure-one = { $what } Take this back?
undo-done = Taken back: { $what }
undo-done-all = Taken back, with all that followed: { $what }
undo-done-one = The last action was taken back.
undo-done-some = Taken back, with all that followed.

leave-bot = Leave the game? A bot plays on for you until you come back.
leave-shared = Leave the game? Those who share your seat play on without you.
leave-stop = Leave the game? Without you only bots are left: the game waits until you come back.
leave-finish = Leave the game? Only bots are left then, and they play it to its end.
