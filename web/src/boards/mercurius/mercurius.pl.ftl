# Plansza gry Mercurius. Terminy pochodzą z instrukcji gry.
# Jak działają te pliki, mówi docs/texts.md.

board-loading = Giełda się otwiera…

kind-amsterdam = Amsterdam
kind-hoorn = Hoorn
kind-delft = Delft
kind-rotterdam = Rotterdam
kind-enkhuizen = Enkhuizen
kind-middelburg = Middelburg
kind-silk = Jedwab
kind-coffee = Kawa
kind-porcelain = Porcelana
kind-copper = Miedź
kind-spices = Przyprawy
kind-tea = Herbata
kind-bank = bank
kind-bank-long = w banku: { $n }
kind-mine = masz
kind-coming = dalej
kind-buy = Kup: { $kind } za { $cost }
kind-sell = Sprzedaj: { $kind } za { $gain }
kind-unbuy = Skreśl ze zlecenia: { $kind }
kind-full = Teraz więcej nie kupisz: { $kind }
kind-deep = { $price } ({ $depth } w głąb)
kind-depth = { $depth } w głąb
kind-none = Teraz nie ma czego sprzedać: { $kind }
kind-pays = × { $n } moich
kind-of = z { $n }
kind-aside = Odłóż: { $kind }, { $n } z { $held }
kind-div = dyw.

letter-amsterdam = A
letter-hoorn = H
letter-delft = D
letter-rotterdam = R
letter-enkhuizen = E
letter-middelburg = M

exchange = Giełda
exchange-dividend = dywidenda za akcję
exchange-paid = wypłacona
exchange-paid-long = Komora { $chamber } wypłaciła już dywidendę

track = { $share } po { $sharePrice }, { $good } po { $goodPrice }

desks = Na planszach graczy

desk-foreseen = majątek { $wealth }; { $foreseen }, gdy zadziałają odkryte karty
desk-holds = Posiada
desk-nothing = bez żetonów
desk-worth = majątek

slot-empty = Pole { $n }: puste
slot-news = Pole { $n }: Wiadomości, nie zmieniają cen
slot-card = Pole { $n }: { $moves }. Zadziała jeszcze: { $acts }
slot-card-over = Pole { $n }: { $moves }. Już nic nie zmieni
slot-now = w tej turze: { $prices }
slot-later = { $n ->
    [1] w następnej turze: { $prices }
    [one] za { $n } turę: { $prices }
    [few] za { $n } tury: { $prices }
   *[many] za { $n } tur: { $prices }
}

special-dividend = Dywidenda
special-black-market = Czarny Rynek
special-news = Wiadomości
special-dividend-about = Komora płaci za każdą swoją akcję. Kosztuje wszystkie trzy akcje handlu.
special-black-market-about = 1–3 żetony sprzedasz w następnej turze po pełnej cenie. Kosztuje wszystkie trzy akcje handlu.
special-news-about = Zamiast karty zmiany cen: odrzuć do 3 kart z ręki.
special-used = zagrana
special-left = { $card }: jeszcze niezagrana
special-gone = { $card }: zagrana

hand = Twoja ręka
hand-specials = Karty akcji specjalnych
hand-hint = 10→12 to cena po tej turze: zmieniają ją też inne widoczne karty. ▲ i ▼ to ceny, gdy zadziałają wszystkie.
hand-of = Ręka: { $name }

card-leads = { $kind } z { $from } na { $to } w tej turze, w końcu { $last }

stack-main = stos
stack-reserve = zapas
stack-discard = odrzucone

turns = { $n ->
    [1] ostatnia tura
    [one] jeszcze { $n } tura na gracza
    [few] jeszcze { $n } tury na gracza
   *[many] jeszcze { $n } tur na gracza
}
turns-over = gra skończona

slip = Zlecenie
slip-start = { $n ->
    [1] Jeszcze jedna akcja handlu przyciskami + i − albo karta na koniec tury.
    [one] Wykonaj { $n } akcję handlu przyciskami + i −, a potem wybierz kartę.
    [few] Wykonaj do { $n } akcji handlu przyciskami + i −, a potem wybierz kartę.
   *[many] Wykonaj do { $n } akcji handlu przyciskami + i −, a potem wybierz kartę.
}
slip-unsent = To, co stoi na zleceniu, nie jest jeszcze kupione ani sprzedane. Grać dalej bez tego?
slip-end = Wybierz kartę, która zakończy turę.
slip-buy = kup { $n }
slip-sell = sprzedaj { $n }
slip-play = zagraj
# Karta działa w tej turze gracza i w kilku następnych.
slip-acts = { $n ->
    [0] zmienia je tylko w tej turze, na { $share } i { $good }
    [one] zmienia je teraz i w { $n } twojej następnej turze, na { $share } i { $good }
    [few] zmienia je teraz i w { $n } twoich następnych turach, na { $share } i { $good }
   *[many] zmienia je teraz i w { $n } twoich następnych turach, na { $share } i { $good }
}
slip-after = zostanie
slip-clear = Wyczyść
slip-trade = Handluj
slip-trade-play = Handluj i zagraj
slip-use = Użyj
slip-use-play = Użyj i zagraj
slip-play-card = Zagraj tę kartę
slip-play-news = Zagraj Wiadomości
slip-sending = Wysyłamy…
slip-chamber = Dywidenda: która komora płaci?
slip-instead = zamiast handlu
slip-aside = wtedy bez tego:
slip-to-hand = Do twoich kart
slip-tokens = Czarny Rynek: wybierz od 1 do 3 żetonów, by sprzedać je w następnej turze po pełnej cenie.
slip-order = Tym razem kolejność twoich kart ma znaczenie. Która zadziała pierwsza?
slip-each = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}: po { $each }
slip-news = { $n ->
    [one] odrzuć { $n } kartę
    [few] odrzuć { $n } karty
   *[many] odrzuć { $n } kart
}

wait-title = gdy zadziałają odkryte karty
wait-none = Odkryte karty nie zmieniają cen tego, co masz.
wait-worth = Twój majątek

chart-shares = Ceny akcji
chart-goods = Ceny towarów
