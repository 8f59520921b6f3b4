# Podczas gry: tempo, co było bez ciebie, zlecenia na licytacjach, wielkie chwile, klawisze.
# Jak działają te pliki, mówi docs/texts.md.

join = Siadam do stołu
join-as = Siadam do stołu jako { $name }

pace-title = Boty grają
pace-calm = spokojnie
pace-brisk = żwawo
pace-at-once = od razu

waited-title = Tymczasem przy stole
waited-more = Więcej
waited-less = Mniej

jumped = { $n ->
    [one] Plansza przeskoczyła o { $n } turę naprzód. Co się stało, jest w dzienniku.
    [few] Plansza przeskoczyła o { $n } tury naprzód. Co się stało, jest w dzienniku.
   *[many] Plansza przeskoczyła o { $n } tur naprzód. Co się stało, jest w dzienniku.
}

start-soon = Rozkładamy stół…

auction-own = Twoja stawka
auction-credit = na kredyt
auction-short = Następna oferta, { $sum }, to więcej, niż możesz zapłacić.

order-up-to = Licytuj do…
order-up-to-how = Podbijamy za ciebie tylko tyle, ile trzeba, i nigdy powyżej tej kwoty. Nikt inny jej nie pozna.
order-set = Licytuj za mnie
order-back = Wstecz
order-mine = Licytujemy za ciebie do { $sum }. Widzisz to tylko ty.
order-beyond = Inni dali więcej niż twoje { $sum }. Wypadasz z licytacji, jeśli tego nie zmienisz.
order-out = Wyjdź z tej licytacji
order-is-out = Nie bierzesz udziału w tej licytacji.
order-cancel = Licytuję samodzielnie

asks-turn = Twoja tura
asks-decision = Ty decydujesz
asks-bid = Twoja stawka
asks-answer = Twoja odpowiedź
told-asked = { $asks }. { $prompt }
told-bid = Możesz licytować od { $sum }.
told-back = Połączono ponownie.
told-said = { $name } pisze: { $text }

great-out = { $name } odpada z gry
great-out-you = Odpadasz z gry
great-record = Najdroższy zakup do tej pory: { $what }. { $name } płaci { $sum }
great-record-you = Najdroższy zakup do tej pory: { $what }. Płacisz { $sum }
great-won-you = Wygrywasz licytację: { $what }, { $sum }
great-group = { $name } ma już wszystko: { $what }
great-group-you = Masz już wszystko: { $what }

out-title = Ta gra toczy się już bez ciebie.
out-watch = Oglądam dalej
out-finish = Niech boty szybko dokończą
out-leave = Odchodzę od stołu

end-you-win = Wygrywasz!
end-you-share = Wygrywasz wspólnie z innymi
end-your-place = Twoje miejsce: { $place } z { $players }.

skip-title = Przejdź
skip-board = Do planszy
skip-log = Do dziennika

keys-title = Klawisze
keys-help = pokazuje te klawisze
keys-c = do tego, co można zrobić
keys-numbers = od pierwszego do dziewiątego wyboru
keys-b = do planszy
keys-p = do graczy
keys-l = do dziennika
keys-s = pomija animację
keys-u = cofa albo prosi o cofnięcie
keys-on = Pojedyncze klawisze działają przy stole
keys-close = Zamknij

undone = cofnięte
undone-later = Ten krok później cofnięto.
undo-what = { $name } prosi o cofnięcie: { $what }
undo-own = Cofnij: { $what }
undo-own-ask = Poproś o cofnięcie: { $what }
undo-sure = { $what } Cofnąć to i wszystko, co było potem?
undo-sure-last = Cofnąć twoje ostatnie działanie i wszystko, co było potem?
undo-sure-one = { $what } Cofnąć to?
undo-done = Cofnięto: { $what }
undo-done-all = Cofnięto wraz ze wszystkim, co było potem: { $what }
undo-done-one = Ostatnie działanie cofnięto.
undo-done-some = Cofnięto wraz ze wszystkim, co było potem.

leave-bot = Opuścić grę? Dopóki nie wrócisz, zagra za ciebie bot.
leave-shared = Opuścić grę? Ci, z którymi dzielisz miejsce, grają dalej bez ciebie.
leave-stop = Opuścić grę? Bez ciebie zostają same boty: gra poczeka na twój powrót.
leave-finish = Opuścić grę? Zostaną same boty i dograją ją do końca.
