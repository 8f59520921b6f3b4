# Strona zasad gry.
# Jak działają te pliki, mówi docs/texts.md.

summary = W skrócie
turn = Tura
things = Czym się gra
end = Koniec gry
all = Zasady, według których się gra
search = Szukaj w zasadach
search-hint = słowo albo numer, na przykład { $rule }
found = { $n ->
    [0] W zasadach nie ma takich słów.
    [one] { $n } zasada
    [few] { $n } zasady
   *[many] { $n } zasad
}
option-default = jeśli stół nie postanowi inaczej: { $value }
option-table = przy tym stole: { $value }
earlier = Przy tym stole gra się według wersji { $n } tych zasad, bo według niej zaczęto. Co było wtedy inaczej, mówi rozdział „Co ustala się przy stole”.
