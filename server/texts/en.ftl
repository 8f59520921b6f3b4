# What the server refuses, and why.
# docs/texts.md says how these files work.

problem-share-declined = they do not want to share this seat
problem-share-asked = you have asked already; wait for the answer
problem-share-too-many = too many ask to share seats at this table
problem-no-such-bot = { $game } has no such bot; it has { $known }
problem-game-begun = the game has begun
problem-game-over = the game is over
problem-table-closed = the table is closed
problem-game-not-begun = the game has not begun
problem-only-host = only who opened the table decides this
problem-no-seat = you have no seat at this table
problem-seats-taken = every seat is taken
problem-asked-to-leave = who opened this table asked you to leave it
problem-sits-already = you sit there already
problem-bot-sits-there = a bot sits there; send it away first
problem-somebody-sits-there = somebody sits there; you can ask to share the seat
problem-nobody-waits = nobody waits for your answer
problem-host-stays = you can leave your seat, or close the table
problem-no-auction = there is no auction now
problem-outbid = others have bid more than that already
problem-bot-plays-already = a bot plays for you already
problem-no-bot-plays = no bot plays for you
problem-turn-timed-out = your time for this turn is over; the bot ends the turn, then the seat is yours again
problem-seat-taken = this seat is taken
problem-no-bot-there = no bot sits there
problem-only-bots = only bots sit here; take a seat
problem-seat-shared-by = { $most ->
    [one] at most { $most } person has a seat
   *[other] at most { $most } people share a seat
}
problem-no-place-in-list = this is no place in the list of tables
problem-not-here = this cannot be done here
problem-no-such-task = the server knows no such task
problem-undo-asked = you have asked for this already
problem-clock-turn = a turn has 1 to 3,600 seconds
problem-clock-bank = a bank has up to 36,000 seconds
problem-clock-move = a move has 1 to 720 hours
problem-own-eyes = before the game is over everybody sees it with their own eyes only
problem-not-worked-out = this could not be worked out; try again
problem-too-many-open = there are too many connections just now; try again later
problem-other-site = another site may not do this in your name
problem-too-large = what was sent is too large, or ended too early
problem-no-sense = this address, or what follows it, makes no sense
problem-stopping = the server is about to stop; try again in a moment
problem-delay = a delay has 1 to 200 steps
problem-password-not-checked = passwords cannot be checked just now; try again
problem-password-length = a password has 8 to 256 characters
problem-password-not-kept = the password could not be kept; try again
problem-wrong-password = this name and this password do not go together
problem-link-void = this link was used already, or is too old
problem-not-present-password = this is not your present password
problem-from-nowhere = where do you come from?
problem-over-already = it is over already
problem-position-seat = the game has no such seat
problem-position-step = the game has fewer steps
problem-position-unplayable = the record cannot be played to that step
problem-position-over = the game is over there: choose an earlier step
problem-position-of-one = name either a table or a record to begin from
problem-record-later = the record can be had when the game is over
problem-name-already = you have a name already; sign out first, or change it
problem-try-again = try again
problem-too-many-waiting = { $n ->
    [one] { $n } table of yours waits for players already; start it or close it
   *[other] { $n } tables of yours wait for players already; start or close one
}
problem-message-id = a message has an id of 1 to 64 characters
problem-not-your-seat = this is not your seat
problem-bot-plays = a bot plays for you; take your seat back first
problem-not-over-yet = this game is not over yet
problem-nothing-to-undo = you have done nothing that could be taken back
problem-undo-pending = somebody has asked already; the others have to answer
problem-players-only = only those who play may look at this table
problem-connection-broke = the connection broke; come back
problem-chat-length = a line of chat has 1 to 500 characters
problem-name-taken = somebody has this name, or one that looks the same; choose another
problem-not-stored = nothing can be stored just now; try again in a moment
problem-stored-too-slowly = what is stored takes too long to be written; try again in a moment
problem-name-first = choose a name first: POST /api/me with {"{"}"name": …{"}"}
problem-moved-on = the table has moved on since; look again and choose again
problem-name-empty = a name has at least one letter or digit
problem-name-long = { $most ->
    [one] a name has at most { $most } character
   *[other] a name has at most { $most } characters
}
problem-name-characters = a name is made of letters, digits, signs and single spaces
problem-name-reserved = this name cannot be taken
problem-unreadable = this is no message that the server knows
problem-damaged-table = what is stored of table { $id } is damaged; please tell { $whom }
problem-damaged = what is stored of it is damaged; please tell { $whom }
problem-who-runs-this = who runs this server
problem-halted = this table cannot go on: entry { $entry } of its log cannot be played (it cannot be read). Everything that was played is kept; tell { $whom }
problem-halted-by-rule = this table cannot go on: entry { $entry } of its log cannot be played (refused by { $rule }). Everything that was played is kept; tell { $whom }
problem-halted-as = this table cannot go on: { $why }. Everything that was played is kept; tell { $whom }
problem-halted-set-up = this table cannot go on: what is stored of how it was set up cannot be read. Everything that was played is kept; tell { $whom }

## There is no such thing

problem-no-such-seat = there is no such seat
problem-no-such-person-at-this-table = there is no such person at this table
problem-no-such-page = there is no such page
problem-no-such-file = there is no such file
problem-no-such-viewer = there is no such viewer
problem-no-such-step = there is no such step
problem-no-such-table = there is no such table
problem-no-such-person = there is no such person
problem-no-such-person-or-table = there is no such person or table
problem-no-such-game = there is no such game
problem-no-such-language = there is no such language
problem-no-such-board = there is no such board
problem-no-such-player = there is no such player

## Too much in a short time

problem-too-many-wishes-to-take-back = too many wishes to take back in a short time; wait a little
problem-too-many-connections = too many connections in a short time; wait a little
problem-too-many-messages = too many messages in a short time; wait a little
problem-too-many-requests = too many requests in a short time; wait a little
problem-too-many-new-names = too many new names in a short time; wait a little
problem-too-many-passwords = too many passwords in a short time; wait a little
problem-too-many-replays = too many replays in a short time; wait a little
problem-too-many-tables = too many tables in a short time; wait a little
problem-too-many-lines = too many lines in a short time; wait a little
problem-key-void = this key is void; who made it can make another
problem-program-of-guest = choose a password first: somebody has to answer for a bot
problem-too-many-programs = { $most ->
    [one] you have { $most } bot already; remove it first
   *[other] you have { $most } bots already; remove one first
}
problem-no-such-program = you have no such bot
problem-not-for-programs = this is for people, not for bots
problem-programs-unwelcome = at this table only who opened it may bring bots along
problem-programs-sit-alone = a bot does not share a seat
