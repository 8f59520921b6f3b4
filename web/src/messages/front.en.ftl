# The front page and all that are no tables.
# docs/texts.md says how these files work.

header-home = Kontor, to the front page
header-skip = To the content
header-enter = Sign in
header-name = { $name }, your account

footer-what = Rules and art written anew. Every game's dice can be verified.
footer-protocol = For programs

front-title = Economic board games, out of print, back on the table.
front-what = Kontor is where you play them in the browser, with friends or against bots. No sign-up: pick one and begin.
front-games = The games
front-loading = Setting the tables…
front-players = { $min }–{ $max ->
    [one] { $max } player
   *[other] { $max } players
}
front-players-same = { $min ->
    [one] { $min } player
   *[other] { $min } players
}
front-minutes = { $from }–{ $to } minutes
front-difficulty-easy = easy to learn
front-difficulty-medium = moderately hard
front-difficulty-hard = demanding
front-bots = Play against bots
front-bots-game = Play { $game } against bots
front-level = How well the bots play
front-starting = Dealing…
front-friends = With friends
front-friends-game = Play { $game } with friends
front-rules = Rules
front-rules-game = Rules of { $game }

mine-title = Your games
mine-left = Time left
mine-turn = Your turn
mine-halted = Cannot go on
mine-waits = Waits for { $name }
mine-players = Waits for players
mine-alone = Nobody else yet
mine-with = with { $names }
mine-wanted = ({ $n }) Kontor

rules-printed = original rules
rules-house = house rules
rules-earlier = earlier rules

open-title = Open tables
open-none = No table waits for players just now. Open one: it appears here for everybody.
open-lost = Connection lost; this list may be old. Trying again…
open-new = Open a table
open-free = { $n ->
    [one] 1 seat free
   *[other] { $n } seats free
}
open-full = All seats taken
open-playing = Being played
open-join = Join
open-watch = Watch
open-join-of = Join { $game } with { $names }
open-watch-of = Watch { $game } with { $names }
open-empty = nobody
open-more = Show more tables

clock-none = no clock
clock-live = { $turn } a turn
clock-correspondence = { $time } a move
clock-seconds = { $n } s
clock-minutes = { $n } min
clock-hours = { $n } h
clock-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}

join-title = Invited?
join-label = Link or code of the table
join-hint = Paste what you were sent, or point your phone's camera at the code on a friend's screen.
join-go = To the table
join-unclear = That is neither a link to a table nor its code. The code is what stands after /table/ in the link.
join-missing = There is no such table here. It may have been closed; ask for a new link.

new-title = Open a table
new-game = Game
new-name = Your name
new-name-hint = Others see you under this name. You can change it at any time.
new-seats = Seats
new-seats-hint = Up to this many can play. Free seats can be given to bots before the game begins.
new-who = Who can join
new-who-all = Everybody
new-who-all-hint = The table stands in the list of open tables.
new-who-link = Anyone with the link
new-who-link-hint = You get a link and a QR code to pass on.
new-clock = Clock
new-clock-none = None: everybody takes their time
new-clock-quick = Quick: 30 seconds a turn, 5 minutes in reserve
new-clock-usual = Usual: 1 minute a turn, 10 minutes in reserve
new-clock-slow = Unhurried: 3 minutes a turn, 20 minutes in reserve
new-clock-day = By post: 1 day a move
new-clock-days = By post: 3 days a move
new-more = More options, spectators, bots
new-option-rules = In the rules:
new-option-rule = { $what }: rule { $rule }
new-rules = Rules
new-edition = Edition
new-spectators = Who may watch
new-spectators-open = Everybody, at once
new-spectators-delayed = Everybody, 10 steps later
new-spectators-none = Nobody
new-level = Bots that stand in for who leaves
new-level-one = { $name }: { $about }
new-alone = When only bots are left
new-alone-stop = The game waits for its people
new-alone-finish = The bots play it to the end
new-programs = Players' bots
new-programs-own = Only mine may sit down
new-programs-all = Everybody may bring theirs
new-make = Open the table
new-making = Opening…

account-title = Your account
account-guest = You are here as a guest. Your games are tied to this browser; a password makes the name yours everywhere.
account-claimed = This name is yours. Sign in with it on any machine.
account-nobody = You have no name yet. Take one, or sign in with one you have.
account-be-title = Take a name
account-be-go = Take this name
account-name = Name
account-name-hint = Up to 24 characters.
account-rename-title = Change your name
account-rename-go = Change name
account-renamed = You are { $name } now.
account-claim-title = Keep this name
account-claim-go = Set password
account-claimed-now = Done. { $name } is yours; sign in with this password elsewhere.
account-change-title = Change your password
account-change-go = Change password
account-changed = The password is changed. Other machines have to sign in again.
account-password = Password
account-password-new = New password
account-password-present = Present password
account-password-hint = At least 8 characters.
account-signin-title = Sign in
account-signin-go = Sign in
account-link-title = Sign in by this link
account-link-what = Who runs this server made it for you; it works once. Choose a new password if you lost the old one.
account-link-go = Sign in
account-signout-title = Sign out
account-signout-go = Sign out
account-signout-guest = A guest who signs out cannot come back under this name. Set a password first if you want to.
account-signout-sure = Sign out and give up the name
account-delete-title = Delete the account
account-delete-what = You leave every table and your name disappears; what was played stays, without your name. This cannot be taken back.
account-delete-go = Delete the account…
account-delete-sure = Yes, delete it
account-delete-keep = Keep it
account-games = Your finished games

bots-title = Bots of your own
bots-what = A program that you write can take a seat and play. It says who it is by a key, everybody at the table sees that it is a bot, and you answer for it.
bots-how = How to write one
bots-seen = last here { $day }
bots-name = Name of the bot
bots-make = Make a bot
bots-key = This is the key of { $name }. It is shown only this once: keep it where nobody else reads it.
bots-copy = Copy the key
bots-copied = Copied
bots-renew = New key
bots-renew-of = New key for { $name }
bots-remove = Remove
bots-remove-of = Remove { $name }
bots-remove-sure = Yes, remove it
bots-keep = Keep it

people-title = Finished games of { $name }
people-none = No finished game to show yet.
people-place = place { $place } of { $n }
people-replay = Replay
people-replay-of = Replay { $game } of { $date }
people-more = Earlier games
people-loading = Looking through the archive…

rules-title = Rules of { $game }
rules-contents = Contents
rules-loading = Fetching the rules…
credits = Who made this game
credits-own = The program, the words and the pictures here are Kontor’s own. Nothing was taken from the box but its rules.

missing-title = Nothing on this page
missing-what = The address leads nowhere, or what was here is gone. The games are on the front page.
missing-home = To the front page
