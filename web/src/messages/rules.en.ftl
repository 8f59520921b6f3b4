# The page of a game’s rules.
# docs/texts.md says how these files work.

summary = In a nutshell
turn = A turn
things = What you play with
end = The end
all = The rules as they are played
search = Search the rules
search-hint = a word, or a number such as { $rule }
found = { $n ->
    [0] Nothing has these words.
    [one] { $n } rule
   *[other] { $n } rules
}
option-default = unless the table chooses otherwise: { $value }
option-table = this table: { $value }
earlier = This table was begun by version { $n } of these rules and goes on by it. What was different then is said under “What a table can choose”.
