# Co link do strony mówi o sobie tam, gdzie ktoś go udostępnia. Jak działają te pliki, mówi docs/texts.md.

front-title = Kontor: ekonomiczne gry planszowe w przeglądarce
front = Mercurius, Kommersant, Monopol na opak: Moskwa i Korporacja NANO: od razu przeciw dobrym botom albo ze znajomymi przez link. Bez zakładania konta.
table-title = { $game }: zaproszenie do stołu
table-free = { $seats ->
    [one] Przy stole: { $names }. Jest { $seats } wolne miejsce.
    [few] Przy stole: { $names }. Są { $seats } wolne miejsca.
   *[many] Przy stole: { $names }. Jest { $seats } wolnych miejsc.
}
table-full = Przy stole: { $names }. Gra zaraz się zacznie.
table-closed-title = Stół: { $game }
table-closed = Ten stół widzą tylko grający.
table-over = Ten stół jest zamknięty.
playing-title = { $game }: trwa gra
playing = Przy stole: { $names }.
replay-title = { $game }: zapis partii
replay = Grali: { $names }. Krok po kroku, ze wszystkimi rzutami i kartami.
new-title = Kontor: nowy stół
account-title = Kontor: twoje konto
people-title = Kontor: partie gracza
rules-title = { $game }: zasady
rules = { $game }: gra na jednej stronie i zasady po numerach, tak jak się tu gra.
missing-title = Kontor: nic tu nie ma
picture = Gry w Kontorze, każda z własnym obrazkiem
picture-game = { $game }: obrazek gry
