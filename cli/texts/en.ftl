# What the program says in a terminal, around the games. docs/texts.md says how these files work.

error-label = error:
decimal-mark = .
percent = { $number } %
list-or = { $first } or { $last }
list-and = { $first } and { $last }
standard-input = standard input
about-file = { $file }: { $what }
done = Done.

## Counts

count-games = { $n ->
    [one] { $count } game
   *[other] { $count } games
}
count-players = { $n ->
    [one] { $count } player
   *[other] { $count } players
}
count-steps = { $n ->
    [one] { $count } step
   *[other] { $count } steps
}
count-tables = { $n ->
    [one] { $count } table
   *[other] { $count } tables
}
count-threads = { $n ->
    [one] { $count } thread
   *[other] { $count } threads
}
micros = { $time } µs
milliseconds = { $time } ms
kibibytes = { $size } KiB
mebibytes = { $size } MiB

## Arguments

args-no-command = there is no command "{ $given }"; there is { $known }
args-which-command = a command is missing; there is { $known }
args-unknown = there is no argument { $arg }; --help shows what there is
args-missing = something is missing: { $arg }; --help shows what there is
args-conflict = { $arg } cannot be used with { $other }
args-twice = { $arg } is given twice
args-no-equals = { $arg } takes its value after =
args-no-value = { $arg } needs a value
args-too-many = "{ $given }" is one value too many for { $arg }
args-none-of = "{ $given }" does not fit { $arg }; there is { $known }
args-unfit = "{ $given }" does not fit { $arg }: { $why }
language-unknown = "{ $given }" is not spoken here; there is { $known }
whole-number-wanted = a whole number from { $least } to { $most } is wanted
steps-wanted = a number of steps, from 0, is wanted
address-wanted = 127.0.0.1:8080 is wanted
only-this-machine = only this machine is measured: 127.0.0.1 or [::1]

## A table

no-bot = { $game } has no bot "{ $bot }"; it has { $known }
no-such-bot = there is no bot "{ $bot }"
bots-do-not-fill = { $bots ->
    [one] { $bots } bot does
   *[other] { $bots } bots do
} not fill { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; name { $seats } of them, or one for all
no-option = "{ $given }" is no option: write its id and its value, as id=value
option-twice = option { $id } is given twice
no-seat = there is no seat { $seat } at a table of { $players }: seats go from 0 to { $last }
no-name = a name has 1 to { $most } characters, all of which can be shown
name-of-bot = a bot is called "{ $name }" already; choose another name
player-name = Player
no-rule = { $game } has no rule "{ $id }"; it has { $first } to { $last }

## The games

games-players = { $least } to { $most } players
games-bots = bots
games-edition = edition { $id }  { $about }
games-first-edition = edition { $id } (default)  { $about }
games-option = option { $id }  { $about }
games-open = { $allowed }; { $default } unless chosen
games-printed = { $allowed }; { $default } unless chosen, as printed
of-edition = edition { $edition }

## Playing

head-players = players
head-commitment = commitment
commitment-about = the SHA-256 of the seed, which is told at the end
head-seed = seed
input-ended = The input has ended.
game-stopped = The game is not finished: it stopped after step { $step }.
not-kept = It was not kept. To keep a game, play with --save FILE.
kept-in = It is kept in { $file }. To look at it:
kept-from-now = kept in { $file } from now on
save-where = save where? write: save FILE
ask = 1–{ $choices } or help >
ask-or-wait = 1–{ $choices }, wait or help >
no-choice = "{ $given }" is no choice: type a number from 1 to { $most }, or help
choices-heading = { $what }:
not-allowed = that is not allowed: { $why }
rule-shown-by = rules { $rule } shows the rule
lines-before = { $n ->
    [one] { $count } line before these
   *[other] { $count } lines before these
}

## What can be typed while playing: single words, beside which the English ones are always understood

type-help = help
type-board = board
type-log = log
type-rules = rules
type-save = save
type-quit = quit
type-wait = wait
type-back = back
type-none = none

## Help while playing

help-number = a number
help-number-about = choose that
help-wait = wait
help-wait-about = let others go on, where something could be done beside them
help-board = board
help-board-about = the whole board; while playing only what changed on it is shown
help-log = log [LINES]
help-log-about = what happened so far
help-rules = rules [ID]
help-rules-about = the rules, or one of them: rules { $rule }
help-save = save [FILE]
help-save-about = keep the game in this file, from now on to its end
help-quit = quit
help-quit-about = leave the game

## Forms

form-amount = { $wanted }; back to go back
form-pick = { $wanted }, as 1 1 3; back to go back
form-pick-or-none = { $wanted }, as 1 1 3, none to pick nothing; back to go back
item-count = { $label } (there are { $n })
item-picked = { $label } (now { $n })
wanted-amount = a number from { $least } to { $most }
wanted-amount-in-steps = a number from { $least } to { $most } in steps of { $step }
wanted-picks = pick { $n ->
    [1] one
   *[other] { $n }
}
wanted-picks-between = pick { $least } to { $most }
amount-unfit = "{ $given }" does not fit: { $wanted }
pick-unknown = "{ $given }" is none of 1 to { $most }
pick-too-often = there is no more { $label } than { $n }
pick-count = { $wanted }, not { $n }

## What happened

money-paid = { $from } pays { $sum } to { $to }: { $reason } ({ $rule })
money-got = { $to } gets { $sum } from { $from }: { $reason } ({ $rule })
hidden = hidden
next-nobody = nobody: the game is over
next-chance = chance
nobody-won = nobody won ({ $ending })
one-won = { $who } won ({ $ending })
several-won = { $who } share the win ({ $ending })

## Records

head-step = step
head-next = next
head-result = result
step-of = { $at } of { $all }
as-spectator = as a spectator sees it
as-all = as it is, nothing hidden
as-seat = as { $who } sees it
result-not-yet = not yet: the game goes on
not-finished = not finished
no-such-step = the record has { $n ->
    [one] { $n } step
   *[other] { $n } steps
}: --at goes from 0 to { $n }, not to { $at }
no-viewer = there is no seat "{ $given }"; there is { $seats }, spectator and all
verified = verified
verified-steps = every step is allowed by the rules
verified-seed = the seed is the one that was committed to at the start
verified-known = its seed could be known before the end, as in a lesson: it proves nothing about luck
verified-chance = all chance came from that seed: { $n ->
    [one] { $count } outcome
   *[other] { $count } outcomes
}
verified-result = the result is how the game ended
verified-unfinished = the game is not finished, and the record gives no result
record-damaged = damaged at line { $line }, column { $column }: { $why }
no-utf-8 = not text in UTF-8
damage-cut = it ends too early
damage-json = this is no JSON
damage-form = a record has nothing like this here
record-too-large = { $file } is larger than any record
record-newer = written in record format { $format }; this program reads up to format { $newest }. Use a newer kontor
record-no-format = written in record format { $format }, which there never was; this program reads format 1 to { $newest }
record-name = the name of seat { $seat } is empty, longer than { $most } characters, or has characters that cannot be shown
record-no-table = the table cannot be set up: { $why }
record-step = step { $step } is not allowed: { $why }
record-no-seed = the record gives no seed and commitment, so its chance cannot be checked
record-other-seed = the seed is not the one committed to at the start
record-other-chance = step { $step } is not what the seed gives: { $recorded } instead of { $drawn }
record-other-result = the result is not how the game ended
record-no-ending = the result says "{ $written }", which is nothing that ever ended this game
record-without-file = what comes from standard input has no file to be kept in
records-failed = { $n ->
    [one] { $n } record
   *[other] { $n } records
}: { $all }
record-current = is of format { $format } already
record-same = of format { $format }
record-changed = format { $then } to { $now }, { $rules }
record-rules = rules { $rules }
record-rules-changed = rules { $then } to { $now }
record-kept-as = { $change }; it was kept as { $file }
record-written-to = { $change }; written to { $file }

## Simulation

sim-head = { $games } of { $players } players, seed { $seed }
sim-bots-rotating = bots { $bots }, moving on by one seat each game
sim-bots-kept = bots { $bots }, always in the same seats
sim-seat = seat { $seat }
sim-by-seat = wins by seat
sim-by-bot = wins by bot, of the seats it took
sim-spread = spread
sim-endings = how games ended
sim-share = share
sim-from = 95 % from
sim-to = to
sim-wins = wins
sim-of = of
sim-least = least
sim-median = median
sim-most = most
sim-mean = mean
sim-steps = steps of a game
sim-wealth = wealth in { $sign }, { $of }
sim-all = all
sim-winners = winners
sim-speed = { $games }, { $steps } in { $seconds } s on { $threads }: { $games_rate } games/s, { $steps_rate } steps/s
sim-endless = game { $game } was not over after { $steps } steps; the run was given up
progress-games = { $done } of { $all } games, { $rate } games/s, { $left } left

## kontor arena

arena-head = { $games } of { $players } players, { $seatings }, seed { $seed }
arena-seatings = { $n ->
    [one] { $count } seating
   *[other] { $count } seatings
}
arena-ladder = ladder
arena-rating = rating
arena-fair = times fair
arena-time = ms a move
arena-before = { $games } were played before; going on with the rest
arena-other = { $file } holds games of another contest: the same game, table, bots and seed belong to it
arena-broken = { $file } is no file of an arena: line { $line } cannot be read
arena-too-few = name at least two bots with --bots
arena-too-many = these bots can sit in more than { $most } ways; name fewer of them

## kontor ladder

ladder-head = { $game }, { $players } players: one bot among `{ $among }`
ladder-bot = bot
ladder-games = games
ladder-fair = times its fair share
ladder-between = { $low } to { $high }
ladder-nobody = name at least one bot with --bots

## kontor train

train-head = learnt from { $games }, tried on { $positions } positions kept apart, seed { $seed }
train-brier = how far off, by Brier: 0 is perfect
train-learnt = what was learnt
train-equals = all as likely
train-richest = the richest wins
train-reliability = what was foretold and what came
train-foretold = foretold
train-came = came
train-seats = seats

## kontor analyse

analyse-unfinished = the game is not over; who still plays it would learn from this
analyse-accounts = what came of each share of winning
analyse-begin = begin
analyse-luck = luck
analyse-own = own decisions
analyse-others = the others’
analyse-end = end
analyse-costly = { $who }: what cost most
analyse-nothing-costly = { $who }: nothing better was found
analyse-step = step { $step }, { $lost } of winning
analyse-played = was: { $what }
analyse-better = better: { $what }
progress-looks = { $done } of { $all } decisions looked at

## What is stored

nothing-stored = nothing is stored in { $data }
label-written = written
backed-up = everything in { $data } to { $file }
backed-up-as-file = everything in { $data } to { $file }, an SQLite file
restore-by-move = a backup is put into a PostgreSQL database by kontor move --from sqlite:{ $file } --to postgres://…
label-moved = moved
moved = everything in { $from } to { $to }: { $tables }, every record the same
move-one-kind = what is moved goes from sqlite:… to postgres://…, or the other way round
move-other-table = it did not arrive as it was
move-other-record = the record of its game is not what it was
address-kind = a database is sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME
address-form = the address of the database cannot be read: { $why }
address-encrypted = sslmode=require is not known here: connect through a tunnel, or on the same machine by a socket
admin-needs-server = no server runs on { $data }. With a PostgreSQL database one has to: kontor serve --database …
label-restored = restored
restored = everything in { $file } to { $data }
backup-missing = { $file } is not there
backup-damaged = { $file } is no whole backup: { $why }
stored-already = something is stored in { $data } already; --replace puts the backup in its place
label-fault = fault
label-whole = whole
label-halted = halted
fault-of-file = the file: { $fault }
fault-of-table = table { $id } ({ $game }): { $fault }
check-whole = the file and { $tables }
check-whole-database = the database and { $tables }
check-faults = { $n ->
    [one] { $count } fault
   *[other] { $count } faults
} in the file and { $tables }
progress-tables = { $done } of { $all } tables, { $left } left
no-table-id = "{ $given }" is no id of a table
no-table = there is no table { $id }
head-table = table
head-game = game
head-entries = entries
table-rules = { $game }, edition { $edition }, rules { $rules }, options { $options }
nobody = nobody
log-plays = its log can be played
log-halted = the log of table { $id } cannot be played
status-waiting = waiting
status-playing = playing
status-finished = finished
status-closed = closed
fault-damaged = what is stored of it is damaged: { $why }
fault-unknown = entry { $entry } of its log, { $step }, is none that the game knows
fault-refused = entry { $entry } of its log, { $step }, is refused by { $rule }: { $reason }
fault-seed = its seed is not the one that was committed to
fault-status = it is said to be { $said }, but its log leads to { $is }
fault-record = its record does not verify: { $why }
step-action = an action of seat { $seat }
step-chance = an outcome of chance
step-undone = steps taken back by seat { $seat }
step-other = no step of the game
store-full = the disk is full: make room, and try again
store-served = this data is already served by another kontor
store-served-by = this data is already served by another kontor (process { $process })
store-exists = { $file } is there already, and is not overwritten
store-busy = more waits to be written than the disk can take just now
store-unreachable = the database cannot be reached: { $why }
store-not-empty = something is stored there already
store-locked = the database is in use by another program: stop it, and try again
store-read-only = the database cannot be written: check who owns it and its directory
store-damaged = the database is damaged: { $why }. Put a backup in its place
store-newer = the database has schema { $found }; this program knows up to schema { $known }. Use a newer kontor
store-older = the database has schema { $found }, and this program reads schema { $known }. kontor serve brings it up to date
store-failed = the database failed: { $why }

## What is wrong with what is stored

damaged-missing = entry { $entry } of its log is missing
damaged-short = its log has { $length } entries, but should have { $expected }
damaged-packed = the packed log of table { $table } cannot be read
damaged-column = the column { $column } cannot be read
damaged-no-text = a column holds something that is no text
damaged-stray = a row of { $table } names one of { $other } that is not there
damaged-entry = entry { $entry } of a log cannot be read
damaged-refused = entry { $entry } of a log is refused by { $rule }
damaged-secret = the secret of the cookies is too short
damaged-step = a stored game cannot be played again beyond step { $step }
damaged-other-snapshot = the snapshot of a table at { $version } has format { $format } and rules { $rules }
damaged-snapshot = the snapshot of a table at { $version } cannot be read
damaged-stretch = a stretch of steps cannot be read
damaged-game = this program does not know the game of table { $table }
damaged-options = the options of table { $table } cannot be read
damaged-settings = the settings of table { $table } cannot be read

## The server

serve-open = Kontor is open: { $url }
serve-figures = Figures: { $url }
serve-kept = Everything is kept in { $data }. Ctrl-C stops the server.
serve-stopping = Stopping…
start-listen = cannot listen on { $address }: { $why }; --listen takes another address
start-data = the data directory { $data } cannot be used: { $why }
start-served = the data directory { $data } is already served by another kontor; --data takes another
start-served-by = the data directory { $data } is already served by another kontor (process { $process }); --data takes another
start-bots = the bots get no threads: { $why }
no-signals = signals cannot be received: { $why }
no-log-level = this is no log level: { $why }
bot-key = { $name } may play. Its key, which is said only this once:
link-needs-server = a link is good as long as the server runs: start it first
data-not-opened = the data could not be opened
no-answer = no answer: { $why }
server-stopped = the server stopped before it answered

## Settings

label-unknown = unknown
label-wrong = wrong
source-flag = flag
source-environment = environment
source-file = file
source-usual = default
setting-none = none
setting-unfit = { $name } ({ $source }): "{ $given }" does not fit: { $wanted }
setting-unknown = { $name } ({ $source }): there is no such setting
setting-several = { $name }: one value is wanted
setting-wrong = { $first }; kontor serve --check says more
settings-wrong = { $n ->
    [one] { $count } setting is wrong
   *[other] { $count } settings are wrong
}
setting-reserve = connections-reserve leaves no connection to others
setting-each = connections-each lets nobody in
setting-bot-threads = bot-threads: bots need at least one
setting-share = alone-share is above 0, up to 1
setting-metrics = metrics has to be another address than listen
wanted-address = an address as 127.0.0.1:8080 is wanted
wanted-url = an address as https://games.example is wanted, without a path
wanted-database = postgres://USER:PASSWORD@HOST/NAME or sqlite:PATH is wanted
wanted-flag = true or false is wanted
wanted-time = a time as 700ms, 30s, 10m, 2h or 1d is wanted
wanted-rate = a number in a time is wanted, as 30/1h
wanted-share = a number as 0.5 is wanted
wanted-number = a whole number is wanted
wanted-lines = text or json is wanted
wanted-level = error, warn, info, debug or trace is wanted, or filters as RUST_LOG has them

## Files and the system

no-output = the output cannot be written: { $why }
no-input = the input cannot be read: { $why }
no-threads = the system gives no threads: { $why }
no-random = the system gives no random numbers: { $why }
file-exists = { $file } exists already and is left as it is
file-nowhere = { $file } cannot be written: there is no such directory
file-unwritten = { $file } cannot be written: { $why }
file-unread = { $file } cannot be read: { $why }
directory-is-file = { $directory } is a file; a directory is wanted
directory-unmade = the directory { $directory } cannot be made: { $why }
system-not-found = there is no such file
system-denied = permission denied
system-exists = it exists already
system-directory = it is a directory
system-no-directory = not a directory
system-full = the disk is full
system-read-only = nothing can be written there
system-address-in-use = the address is in use
system-no-address = there is no such address here
system-refused = nobody answers there
system-no-text = not text in UTF-8

## Measuring a server

load-game = game
load-all-games = all
load-tables = tables
load-connections = connections
load-actions = actions
load-actions-a-second = actions a second
load-done-median = act to done, median
load-done-most = act to done, 99 of 100
load-seen-median = act to seen, median
load-seen-most = act to seen, 99 of 100
load-cpu = server CPU an action
load-client-cpu = CPU of those who play
load-bytes = bytes a step and viewer, median
load-memory-table = memory a table
load-memory-connection = memory a connection
load-memory-most = memory, most
load-memory-growth = memory, growth
load-disk-one = the disk alone, one by one
load-disk-groups = the disk alone, in groups
load-steps-a-second = { $steps } steps/s
crowd-spectators = spectators
crowd-cpu = server CPU a visit
long-steps = steps
long-cpu = server CPU an action
long-memory = memory
long-opening = opening
long-opening-cpu = CPU of starting and opening
progress-made = { $done } of { $all } tables made
progress-watched = { $done } of { $all } tables watched
progress-seconds = { $done } of { $all } seconds measured
progress-visits = { $done } of { $all } visits
progress-steps = { $done } of { $all } steps played
progress-kills = { $done } of { $all } kills
memory-grew = memory grew by { $growth } %, which is more than { $most }
files-too-few = { $wanted } files have to be open at once, and this system allows { $most }: raise `ulimit -n`
table-not-made = a table could not be made
table-not-played = a table could not be played
server-silent = the server does not answer
server-unreached = the server cannot be reached: { $why }
server-answers = the server answers { $status } to { $path }: { $body }
server-nowhere = the server does not say where it is
server-unstarted = no server starts: { $why }
server-broke = a server broke that was not killed
socket-unopened = no socket opens: { $why }
socket-broke = the socket broke: { $why }
socket-closed = the server closed a socket
no-message = no message of ours: { $why }
action-refused = refused: { $why }
change-unfit = a change does not fit
disk-unmeasured = the disk cannot be measured: { $why }
process-unread = what process { $process } has used cannot be read: { $why }
no-usage = the system does not say what was used
no-memory-held = the system does not say how much memory is held
message-refused = { $message } was refused: { $why }
message-twice = { $message } was carried out twice
version-lost = version { $seen } was seen, and it is { $now } now
soak-kills = kills in play
soak-kills-starting = kills while starting
soak-finished = games finished
soak-acknowledged = actions acknowledged
soak-lost = of them lost
soak-doubled = played twice
soak-faults = faults in what is stored
soak-pause-median = from a kill to all being back, median
soak-pause-most = the same, 99 of 100
soak-stop = stopping in order
soak-told = told of it
soak-told-of = { $told } of { $all }
soak-failed = something was lost, played twice, damaged or not told
