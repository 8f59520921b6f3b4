# To, co stoi wokół każdej gry: miejsca, możliwości, dziennik, księga, wykres, rozmowa, zasady, poczekalnia, koniec, powtórka.
# Jak działają te pliki, mówi docs/texts.md.

close = Zamknij
close-asked = { $n ->
    [one] { $names } chce zamknąć stół.
    [few] { $names } chcą zamknąć stół.
   *[many] { $names } chcą zamknąć stół.
}
close-too = Zamknij stół
close-until = Jeśli nikt z obecnych nie zechce grać dalej, stół się zamknie: { $when }.

table-waiting = Czekamy na stół…
table-not-found = Nie ma takiego stołu
table-barred = Tego stołu nie można oglądać
table-closed = Ten stół jest zamknięty
table-closed-how = Tu się już nie gra. Inny stół otworzysz na stronie głównej.
table-halted = Tej gry nie da się dokończyć
table-halted-where = Serwer nie może odtworzyć wpisu { $entry } ze swojego dziennika.
table-halted-rule = Nie dopuszcza go zasada { $rule }.
table-halted-how = Wszystko, co rozegrano, jest zachowane. Może się temu przyjrzeć ten, kto prowadzi serwer.
table-halted-whom = Wszystko, co rozegrano, jest zachowane. Daj znać: { $whom }.
table-home = Na stronę główną

name-ask = Jak mamy cię nazywać?

connection-now = Spróbuj teraz

frame-seats = Gracze
frame-aim = Jak wygrać
frame-board = Plansza
frame-moment = Co można teraz zrobić
frame-larger = Rozwiń możliwości
frame-smaller = Zwiń możliwości

top-watching = Oglądasz
top-others = { $n ->
    [one] { $n } widz
    [few] { $n } widzów
   *[many] { $n } widzów
}

menu-title = Menu
menu-leave = Opuść grę
menu-return = Wróć na swoje miejsce
menu-vote = Zaproponuj zamknięcie stołu
menu-keep = Wycofaj głos za zamknięciem
menu-close = Zamknij stół
menu-close-sure = Zamknąć stół? Jeśli zgodzi się dość graczy, gra skończy się bez wyniku.
menu-close-alone = Zamknąć stół? Gra skończy się bez wyniku.
menu-replay = Obejrzyj od początku

seat-cash = Gotówka
seat-wealth = Majątek
seat-closed = w ukryciu
seat-hidden = Tego nie wiesz
seat-you = Ty
seat-here = przy stole
seat-away = z dala od stołu
seat-person = gracz
seat-bot = bot, { $level }
seat-bot-for = tymczasem bot, { $level }
seat-awaited = gra czeka
seat-program = bot gracza
seat-program-away = bot gracza, nieobecny
seat-ahead = najbliżej zwycięstwa
seat-place = { $place }.
seat-their-turn = Teraz gra

clock-left = Czas na turę; w zapasie: { $bank }
clock-bank = Czas w zapasie

moment-waits = Czekamy na:
moment-goes-on = Gra się toczy…
moment-recent = Co się właśnie stało
moment-bot-plays = Gra za ciebie bot.
moment-waits-for-you = Gra czeka na ciebie.
moment-sending = Wysyłamy…

choices-at = Tutaj: { $place }
choices-all = Wszystkie możliwości
choices-list = Wybierz z listy
choices-fold = Wybierz na planszy
choices-kinds = Rodzaje działań
choices-filter = Szukaj wśród { $n }
choices-more = Pokaż jeszcze { $n }
choices-bring-nothing = Żadna z tych możliwości nic nie daje: wybierz dowolną.
choices-none-found = Nic takiego nie ma.

form-back = Wróć
form-less = Mniej: { $label }
form-more = Więcej: { $label }
form-slider = Suwak: { $label }
form-exactly = wybrano { $picked } z { $n }
form-between = wybrano { $picked }, można od { $min } do { $max }
form-picked = { $label }: wybrano { $n }
form-of = z { $n }
form-give = Dajesz
form-get = Dostajesz
form-nothing = Nie ma czego zaoferować.

gift-give = Oddać { $what } za nic?
gift-get = Poprosić o { $what } i nie dać nic w zamian?
gift-yes = Tak, zaproponuj

offer-title = Oferta
offer-counter = Kontroferta
offer-gives = { $name } daje
offer-you-give = Dajesz
offer-nothing = nic
offer-waits = Odpowiada { $name }.

auction-title = Licytacja: { $what }
auction-opens = Cena wywoławcza
auction-leads = daje { $name }
auction-you-lead = twoja stawka prowadzi
auction-passed = pas
auction-leading = prowadzi
auction-thinking = myśli
auction-bid = Licytuj

undo-title = Cofanie
undo-free = Cofnij
undo-keep = Zostaw tak
undo-ask = Poproś o cofnięcie
undo-asked = { $n ->
    [one] { $name } prosi o cofnięcie { $n } kroku.
    [few] { $name } prosi o cofnięcie { $n } kroków.
   *[many] { $name } prosi o cofnięcie { $n } kroków.
}
undo-agree = Zgoda
undo-refuse = Nie
undo-waits = Pytamy pozostałych, czy możesz to cofnąć.

refusal-not-done = Nie udało się:
refusal-stale = Przy stole coś się tymczasem zmieniło. Spójrz jeszcze raz i wybierz.
refusal-rule = Zasada { $rule }

tabs-title = Dziennik, księga, wykres, czat, zasady
tabs-close = Wróć do planszy
tabs-unread = nieprzeczytane

tab-log = Dziennik
tab-ledger = Księga
tab-chart = Wykres
tab-chat = Czat
tab-rules = Zasady

log-empty = Jeszcze nic się nie wydarzyło.
log-undone = { $n ->
    [one] cofnięto { $n } krok
    [few] cofnięto { $n } kroki
   *[many] cofnięto { $n } kroków
}
log-earlier = { $n ->
    [one] Pokaż { $n } wcześniejszą turę
    [few] Pokaż { $n } wcześniejsze tury
   *[many] Pokaż { $n } wcześniejszych tur
}

ledger-seat = Gracz
ledger-goods = Dobra
ledger-of = Czyje zapisy
ledger-everybody = wszyscy
ledger-got = Wpływy
ledger-paid = Wydatki
ledger-hidden = Kwoty zobaczysz po grze: do tego czasu ten portfel jest zamknięty.
ledger-empty = Nikt jeszcze za nic nie zapłacił.
ledger-earlier = { $n ->
    [one] Pokaż { $n } wcześniejszy zapis
    [few] Pokaż { $n } wcześniejsze zapisy
   *[many] Pokaż { $n } wcześniejszych zapisów
}

chart-wealth = Majątek
chart-at = Krok { $step }: { $values }
chart-start = początek
chart-step = krok { $step }
chart-point = Wskaż miejsce na wykresie albo użyj strzałek.
chart-scrub = Naciśnij wybrane miejsce wykresu, aby tam przejść.
chart-empty = Co mają inni, okaże się dopiero na końcu.

chat-empty = Na razie wszyscy milczą.
chat-say = Napisz coś
chat-send = Wyślij
chat-limit = { $left ->
    [one] Został { $left } znak; najwyżej pięć wiadomości na dziesięć sekund.
    [few] Zostały { $left } znaki; najwyżej pięć wiadomości na dziesięć sekund.
   *[many] Zostało { $left } znaków; najwyżej pięć wiadomości na dziesięć sekund.
}
chat-name-first = Wybierz imię, żeby rozmawiać.

rules-loading = Otwieramy zasady…
rules-failed = Nie udało się wczytać zasad. Spróbuj za chwilę.
rules-page = Zasady na osobnej stronie, ze skrótem

board-loading = Rozkładamy planszę…
board-failed = Nie udało się wczytać planszy. Grać można i bez niej: wszystko jest na liście możliwości.
board-again = Spróbuj jeszcze raz
board-none = Ta gra nie ma tu planszy; gra się, wybierając z listy możliwości.

deed-choices = Co możesz tu zrobić
deed-close = Zamknij

room-seats = Miejsca
room-level = Poziom nowych botów
room-free = wolne
room-host = gospodarz stołu
room-take = Usiądź tutaj
room-leave = Wstań
room-share = Poproś o wspólne miejsce
room-remove = Usuń
room-remove-of = Usuń od stołu: { $name }
room-removed = Gospodarz poprosił cię o odejście od tego stołu.
room-add-bot = Posadź bota
room-remove-bot = Usuń
room-missing = { $n ->
    [one] Potrzeba jeszcze { $n } gracza.
    [few] Potrzeba jeszcze { $n } graczy.
   *[many] Potrzeba jeszcze { $n } graczy.
}
room-ready = Można zaczynać.
room-host-starts = Grę zaczyna { $name }.
room-start = Zacznij grę
rules-printed = zasady oryginalne
rules-house = zasady domowe
rules-earlier = wcześniejsze zasady
room-agreed = W co gramy

share-title = Wspólne miejsce
share-asked = { $name } chce zasiąść na twoim miejscu razem z tobą. Zobaczy twoją rękę i będzie grać wspólnie z tobą.
share-agree = Zgoda
share-refuse = Nie
share-waits = Pytamy, czy możesz zasiąść na tym miejscu. Decyzja należy do: { $names }.
share-withdraw = Jednak nie

invite-title = Zaproś
invite-how = Kto otworzy ten link, może zasiąść do stołu.
invite-link = Link do tego stołu
invite-copy = Kopiuj
invite-copied = Skopiowano
invite-code = Link jako kod QR

agreed-edition = Wydanie
agreed-more = Więcej
agreed-rules = Zasady
agreed-clock = Czas
agreed-dice = Kostki
agreed-dice-known = znane z góry, do ćwiczeń
agreed-spectators = Kto może oglądać
agreed-listed = Kto może się dosiąść
agreed-open = każdy, na liście stołów
agreed-by-link = osoby z linkiem
agreed-no-clock = bez limitu
agreed-live = { $turn } na turę i { $bank } w zapasie
agreed-correspondence = { $n ->
    [one] { $n } godzina na ruch
    [few] { $n } godziny na ruch
   *[many] { $n } godzin na ruch
}
agreed-no-spectators = nikt
agreed-spectators-open = każdy
agreed-delayed = { $n ->
    [one] każdy, { $n } krok później
    [few] każdy, { $n } kroki później
   *[many] każdy, { $n } kroków później
}

end-over = Gra skończona
end-wins = { $n ->
    [one] Wygrywa { $names }
    [few] Wygrywają { $names }
   *[many] Wygrywają { $names }
}
end-rematch = Zagraj jeszcze raz
end-to-rematch = Do następnej gry
end-replay = Obejrzyj
end-record = Pobierz zapis
end-decided = Co rozstrzygnęło
end-not-by-wealth = Majątek rozstrzyga tylko o pozostałych miejscach.
end-swings = Największe zyski i straty
end-lead = { $name } obejmuje prowadzenie na dobre:
end-at-step = krok { $step }
end-fair = Sprawdź kostki
end-fair-how = Cała losowość tej gry pochodzi z jednego ziarna. Jego skrót SHA-256 było widać przed grą, więc nikt nie mógł go podmienić. Sprawdź: kontor replay PLIK --verify z pobranym zapisem.
end-commitment = Pokazane przed grą
end-seed = Ziarno
dice-known = Kostki tego stołu są znane z góry, jak na lekcji: ziarno niczego nie dowodzi.
end-show-board = Zobacz planszę
end-show-result = Zobacz wynik

replay-title = Powtórka
replay-step = Krok { $step } z { $steps }
replay-first = Na początek
replay-back = Krok wstecz
replay-copy = Kopiuj link do tego kroku
replay-play = Odtwórz
replay-pause = Pauza
replay-next = Krok naprzód
replay-last = Na koniec
replay-speed = Szybkość
replay-as = Czyimi oczami
replay-everybody = wszystko odkryte
replay-spectator = widz
replay-try = Zagraj stąd jako { $name }
replay-try-over = Tu nie ma już w co grać
laid-out = Ta gra zaczęła się od kroku { $step } innej gry i toczy się dalej z własnymi kostkami.
replay-table = Do stołu
replay-failed = Tej gry nie da się obejrzeć

confirm-no = Nie, wróć

final-sure = { $what }? Tego nie będzie można cofnąć.
final-yes = Tak
