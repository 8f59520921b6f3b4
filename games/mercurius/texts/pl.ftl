# Słowa gry Mercurius. Jak działają te pliki, mówi docs/texts.md. Terminy pochodzą z instrukcji gry.

## Gra

game-name = Mercurius
game-about = Kupuj i sprzedawaj akcje i towary na amsterdamskiej giełdzie, a zagranymi kartami zmieniaj ich ceny.
credit-design = Autor: { $names }
credit-art = Ilustracje i opracowanie graficzne: { $names }
credit-development = Development: { $names }
credit-testing = Kierownictwo testów: { $names }
credit-publisher = Wydawnictwo { $names }, Gdańsk 2012
currency = ƒ
bank-0 = bank
edition-2012 = gra pudełkowa
option-late-news = co dobierają Wiadomości po wyczerpaniu stosu głównego
option-late-news-rulebook = nic, jak w instrukcji: nikt już nie dobiera
option-late-news-reserve = ze stosu zapasowego, o jedną kartę mniej
option-order = w jakiej kolejności karty na planszy zmieniają ceny
option-order-newest = od najnowszej
option-order-oldest = od najstarszej
option-order-owner = jak zdecyduje właściciel planszy
option-empty-news = Wiadomości można zagrać bez odrzucania kart
option-first = kto rozpoczyna
option-first-random = losowo
option-first-seat0 = miejsce 1
option-first-seat1 = miejsce 2
option-first-seat2 = miejsce 3
option-first-seat3 = miejsce 4
option-first-seat4 = miejsce 5
ending-last-turns = rozegrano ostatnie tury
bot-steady-about = rozsądny gracz: patrzy na odkryte karty i na własną rękę

## Co daje zwycięstwo i kto jest najbliżej

wins = Gdy skończą się karty, wygra najbogatszy

## Co można zrobić i co trzeba przy tym wybrać

do-buy = Kup
do-sell = Sprzedaj
do-dividend = Dywidenda
do-black-market = Czarny Rynek
do-play = Zagraj kartę
do-news = Wiadomości
do-order = Wybierz kolejność
field-tokens = żetony do odłożenia
field-discard = karty do odrzucenia

## Za co się płaci

reason-starting-money = gotówka na początek
reason-bought = zakup
reason-sold = sprzedaż
reason-sold-for-less = dopłata przy sprzedaży
reason-dividend = dywidenda
reason-black-market = Czarny Rynek

## Nazwy akcji i towarów

kind-amsterdam = Amsterdam
kind-hoorn = Hoorn
kind-delft = Delft
kind-rotterdam = Rotterdam
kind-enkhuizen = Enkhuizen
kind-middelburg = Middelburg
kind-silk = jedwab
kind-coffee = kawa
kind-porcelain = porcelana
kind-copper = miedź
kind-spices = przyprawy
kind-tea = herbata

## Jedna sztuka w bierniku: „kupuje …”

one-amsterdam = akcję komory Amsterdam
one-hoorn = akcję komory Hoorn
one-delft = akcję komory Delft
one-rotterdam = akcję komory Rotterdam
one-enkhuizen = akcję komory Enkhuizen
one-middelburg = akcję komory Middelburg
one-silk = jedwab
one-coffee = kawę
one-porcelain = porcelanę
one-copper = miedź
one-spices = przyprawy
one-tea = herbatę

## W dopełniaczu, gdy czegoś brak: „nie ma już …”

of-amsterdam = akcji komory Amsterdam
of-hoorn = akcji komory Hoorn
of-delft = akcji komory Delft
of-rotterdam = akcji komory Rotterdam
of-enkhuizen = akcji komory Enkhuizen
of-middelburg = akcji komory Middelburg
of-silk = jedwabiu
of-coffee = kawy
of-porcelain = porcelany
of-copper = miedzi
of-spices = przypraw
of-tea = herbaty

## Kilka żetonów i karty

# „Hoorn ×2”: jedna pozycja listy.
counted = { $n ->
    [1] { $kind }
   *[other] { $kind } ×{ $n }
}
# Co robi karta zmiany cen.
card = { $share }, { $good }
card-raises = { $kind } +{ $by }
card-lowers = { $kind } −{ $by }
# Kilka kart jedna po drugiej; karta ma już własny przecinek.
cards-joined = { $before }; { $card }
# Cena oraz cena, której znacznik stoi głęboko wśród jedynek lub dwudziestek piątek: tyle kroków do zmiany.
price-plain = { $price }
price-deep = { $price } ({ $depth } w głąb)
special-dividend = Dywidenda
special-black-market = Czarny Rynek
special-news = Wiadomości

## O co gra pyta

asked-nothing = Teraz nic nie musisz robić.
asked-order = Tym razem kolejność twoich kart ma znaczenie. Która zadziała pierwsza?
asked-to-wait = To nie twoja tura.
asked-to-trade = { $left ->
    [0] Zagraj kartę, by zakończyć turę.
    [1] Możesz wykonać jeszcze jedną akcję handlu albo zagrać kartę.
   *[other] Wykonaj do { $left } akcji handlu, a potem zagraj kartę.
}
asked-turn = { $asked } Masz { $cash }.
asked-last-turn = { $asked } To twoja ostatnia tura. Masz { $cash }.

## Możliwości; krótka forma stoi pod nagłówkiem, który mówi, co się robi

label-buy = Kup { $what } za { $cost }
label-sell = Sprzedaj { $what } za { $gain }
label-sell-at-loss = Sprzedaj { $what } z dopłatą { $loss }
label-trade-short = { $what } za { $price }
label-loss-short = { $what } z dopłatą { $loss }
label-dividend = Dywidenda: { $chamber } płaci { $each } za akcję
label-dividend-short = { $chamber } płaci { $each } za akcję
follows-dividend = dla ciebie { $own }, dla pozostałych { $others }
label-play = Zagraj kartę { $card }
follows-play = ceny: { $prices }
price-leads = { $kind } { $from } → { $to }
price-stays = { $kind }: cena bez zmian, { $price }
label-market = Czarny Rynek: { $tokens }
label-market-form = Czarny Rynek: odłóż { $most ->
    [1] { $most } żeton
    [one] od 1 do { $most } żetonu
    [few] od 1 do { $most } żetonów
   *[many] od 1 do { $most } żetonów
}
label-market-short = odłóż { $most ->
    [1] { $most } żeton
    [one] od 1 do { $most } żetonu
    [few] od 1 do { $most } żetonów
   *[many] od 1 do { $most } żetonów
}
follows-market = sprzedasz je po pełnej cenie na początku następnej tury
label-news = Wiadomości: odrzuć { $cards }
label-news-empty = Wiadomości: nie odrzucaj niczego
label-news-form = Wiadomości: odrzuć z ręki { $most ->
    [1] { $least ->
        [1] { $most } kartę
       *[other] { $most } kartę albo nic
    }
    [one] od { $least } do { $most } karty
    [few] od { $least } do { $most } kart
   *[many] od { $least } do { $most } kart
}
label-news-short = odrzuć z ręki { $most ->
    [1] { $least ->
        [1] { $most } kartę
       *[other] { $most } kartę albo nic
    }
    [one] od { $least } do { $most } karty
    [few] od { $least } do { $most } kart
   *[many] od { $least } do { $most } kart
}
follows-news = { $draws ->
    [none] bez dobierania
    [fewer] dobierasz o jedną mniej
   *[as-many] dobierasz tyle samo
}, zamiast karty zmiany cen
follows-surcharge = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}: po { $each }
label-order = W tej kolejności: { $cards }

## Co się stało; przed większością stoi „Anna: ”

told-first = Rozpoczyna { $who }.
told-dealt = dostaje na rękę: { $cards }.
told-dealt-unseen = dostaje karty na rękę.
told-turn = { $turns ->
    [one] została { $turns } tura
    [few] zostały { $turns } tury
   *[many] zostało { $turns } tur
}
told-last-turn = ostatnia tura
told-market-settled = sprzedaje na Czarnym Rynku: { $tokens }, razem za { $total }.
told-bought = kupuje { $what } za { $cost }.
told-sold = sprzedaje { $what } za { $gain }.
told-sold-at-loss = sprzedaje { $what } i dopłaca { $loss }.
told-dividend = zagrywa Dywidendę. Komora { $chamber } płaci { $each } za akcję.
told-market-opened = kładzie na karcie Czarny Rynek: { $tokens }.
told-played = zagrywa kartę { $card }.
told-news = zagrywa Wiadomości i odrzuca: { $cards }.
told-news-empty = zagrywa Wiadomości i niczego nie odrzuca.
told-ordered = karty zadziałają w tej kolejności: { $cards }.
told-prices = { $prices }.
told-left-board = Z planszy gracza { $who } schodzi karta { $card }.
told-drew = dobiera kartę { $card } ze stosu { $stack ->
    [main] głównego
   *[reserve] zapasowego
}.
told-drew-unseen = dobiera kartę ze stosu { $stack ->
    [main] głównego
   *[reserve] zapasowego
}.
told-ended = Rozegrano ostatnią turę.

## Czego nie wolno

refused-seats = grać może od 3 do 5 osób, a nie { $seats }
refused-first = nie ma takiego miejsca ({ $first }), gdy { $seats ->
    [one] gra { $seats } osoba
    [few] grają { $seats } osoby
   *[many] gra { $seats } osób
}
refused-other-turn = teraz gra { $on_turn }, nie ty
refused-over = gra jest skończona
refused-drawing = trwa dobieranie kart; teraz nikt nic nie robi
refused-chance = los nie ma teraz nic takiego do rozstrzygnięcia
refused-no-such-card = w żadnym stosie nie ma już karty { $card }
refused-actions-used = w tej turze nie ma już akcji handlu; wykonano wszystkie: { $actions }
refused-bank-empty = w banku nie ma już { $kind }
refused-too-dear = { $kind }: cena to teraz { $cost }; masz { $cash }
refused-none-held = nie masz { $kind }
refused-loss = gdy sprzedasz jeszcze { $kind }, za wszystkie razem dostaniesz o { $loss } mniej; masz { $cash }
refused-special-used = karta { $card } jest już wykorzystana: wolno ją zagrać raz w ciągu gry
refused-traded = Dywidenda i Czarny Rynek kosztują wszystkie akcje handlu ({ $actions }); zostało ci { $left }
refused-dividend-paid = komora { $chamber } wypłaciła już dywidendę
refused-market-last-turn = to twoja ostatnia tura: sprzedaż na Czarnym Rynku już się nie odbędzie
refused-market-empty = na kartę Czarny Rynek kładzie się od 1 do { $most } żetonów
refused-too-few = { $kind }: masz { $held }, a nie { $wanted }
refused-not-in-hand = nie masz na ręce karty { $card }
refused-news-empty = Wiadomości każą odrzucić przynajmniej jedną kartę
refused-order-first = najpierw wybierz kolejność, w jakiej zadziałają twoje karty
refused-no-order = teraz nie wybiera się kolejności
refused-order = takiej kolejności nie ma do wyboru
refused-too-few-cards = { $card }: masz na ręce { $held }, a nie { $wanted }

## Plansza w terminalu

show-first = Trwa losowanie gracza startującego.
show-deal = Trwa rozdawanie kart. Rozpocznie { $who }.
show-turn = Teraz gra { $who }, { $actions ->
    [0] akcji handlu już nie ma
    [one] została { $actions } akcja handlu
    [few] zostały { $actions } akcje handlu
   *[many] zostało { $actions } akcji handlu
}.
show-order = { $who } wybiera kolejność, w jakiej zadziałają karty.
show-draw = { $who } dobiera karty.
show-over = Gra jest skończona.
show-rounds = { $rounds ->
    [1] Ostatnia runda.
    [one] Każdemu została { $rounds } tura, licząc z obecną.
    [few] Każdemu zostały { $rounds } tury, licząc z obecną.
   *[many] Każdemu zostało { $rounds } tur, licząc z obecną.
}
show-exchange = Giełda
show-price = cena
show-bank = bank
show-coming = dalej
show-paid = { $kind } (po dywidendzie)
show-pays = { $kind } (dywidenda { $dividend })
show-stacks = Stos główny { $main }, zapasowy { $reserve }, odrzucone { $discarded }.
show-cash = gotówka
show-wealth = majątek
show-money = { $sum }
show-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
show-cards-and-specials = { $cards } + { $specials }
show-holds = żetony: { $tokens }
show-holds-nothing = bez żetonów
show-board = plansza: { $slots }
show-slot = { $card } (×{ $acts })
show-slots-joined = { $before } · { $slot }
show-market = Czarny Rynek: { $tokens }
show-hand = Twoja ręka
show-hand-of = Ręka gracza { $who }

## Na planszy

board-odds = { $unseen ->
    [one] Nie znasz jeszcze { $unseen } karty; w górę: { $rises }, w dół: { $falls }.
    [few] Nie znasz jeszcze { $unseen } kart; w górę: { $rises }, w dół: { $falls }.
   *[many] Nie znasz jeszcze { $unseen } kart; w górę: { $rises }, w dół: { $falls }.
}
