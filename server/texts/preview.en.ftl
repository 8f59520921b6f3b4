# What a link to the page says of itself where it is shared. docs/texts.md says how these files work.

front-title = Kontor: economic board games in the browser
front = Mercurius, Kommersant, Reverse Monopoly: Moscow and NANO Corporation: against good bots at once, or with friends by a link. No account needed.
table-title = { $game }: come and play
table-free = { $seats ->
    [one] At the table: { $names }. One seat is free.
   *[other] At the table: { $names }. { $seats } seats are free.
}
table-full = At the table: { $names }. The game is about to begin.
table-closed-title = A table of { $game }
table-closed = Only those who play see this table.
table-over = A table that is closed.
playing-title = { $game } is being played
playing = At the table: { $names }.
replay-title = { $game }: a game to look at again
replay = Played by { $names }. Step by step, with all dice and cards.
new-title = Kontor: open a table
account-title = Kontor: your account
people-title = Kontor: a player's games
rules-title = { $game }: the rules
rules = { $game } in a nutshell, and the rules as they are played here, by number.
missing-title = Kontor: there is nothing here
picture = The games of Kontor, each with a picture
picture-game = { $game }: the picture of the game
