# Mapa gry Monopol na opak.
# Jak działają te pliki, mówi docs/texts.md.

board = Mapa Moskwy
board-keys = Strzałki prowadzą z pola na pole, Enter wybiera, I otwiera kartę własności.
board-loading = Rozkładamy mapę…

currency = mln ₽

skip = Przewiń

escape = Ucieczka


metro = M

brings-commission = zabiera prowizję, { $amount }
brings-rent = zabiera czynsz, kostka × { $factor }, traci go { $name }
brings-escape = zabiera Ucieczkę, traci ją { $name }
brings-black-market = karta Czarnego Rynku albo { $amount }
brings-nothing = nic nie daje

badge-rent = ×{ $factor }
badge-market = +{ $amount }/?

label-owner = właściciel: { $name }
label-unsold = niesprzedane
label-stack = na stosie
label-car = tu stoi auto KGB
label-plane = tu stoi samolot
label-stake = idzie pod młotek
label-lit = można wybrać

way = { $n ->
    [one] { $n } pole do celu ({ $place }): { $brings }.
    [few] { $n } pola do celu ({ $place }): { $brings }.
   *[many] { $n } pól do celu ({ $place }): { $brings }.
}
way-hint = Naciśnij podświetlone pole, żeby zobaczyć, co daje, i tam pojechać. Z każdego M na każde inne jest jeden krok.
way-hint-put = Wybierz dowolne pole dla czerwonego auta.

race = Rodziny na drodze do zwycięstwa
race-seat = { $name }: rodziny z potrójnym czynszem { $tripled } z { $needed }
race-wild = jedna z nich dzięki Ucieczce
race-auctioneer = Licytator
race-mover = Prowadzi KGB
race-begun = { $family }: { $cards } z { $tripled_by }
race-tripled = { $family }: potrójny czynsz, × { $factor }
race-escapes = Ucieczki: { $n }

turn = Tura { $turn }
turn-of = Tura { $turn } z { $limit }

banks = Banki

bank-old = Stary Bank Komuchów
bank-new = Nowy Bank Demokratyczny
bank-take = Weź

deck = Czarny Rynek
deck-left = kart: { $cards }, w tym nieznanych: { $unseen }
deck-draw = Dobierz kartę
deck-last = Ostatnia karta

card-close = Zamknij kartę

effect-extra-turn = Zachowaj: dodatkowa tura licytatora
effect-lose-turn = Tracisz następną turę licytatora i następny ruch KGB
effect-from-bank = { $amount } ze Starego Banku Komuchów
effect-to-bank = Zapłać { $amount } Staremu Bankowi Komuchów
effect-from-each = Po { $amount } od każdego z pozostałych kupujących
effect-to-each = Zapłać po { $amount } każdemu z pozostałych kupujących
effect-take-escape = Weź Ucieczkę ze stosu
effect-place-kgb = Postaw auto KGB na dowolnym polu
effect-sell = Możesz sprzedać na licytacji jeden swój obiekt

dice = Ostatni rzut: czerwona { $red }, biała { $white }
dice-pyramid = kostka czynszu { $die }
dice-none = Jeszcze nikt nie rzucał

stamp-sold = SPRZEDANE
stamp-unsold = BRAK OFERT

stake = Pod młotkiem
stake-open = Bez stawek
stake-leads = Najwięcej daje { $name }
stake-passed = Pas
stake-watched = KGB patrzy i zabierze to, co się tu zarobi.
stake-seller = Sprzedaje { $name }

hands = Kto co ma
hands-empty = Jeszcze nic
hands-appraised = Wycena
hands-cash = Gotówka
hands-unusable = teraz nie do użycia
hands-closed = Portfel zamknięty
hands-extra = { $n ->
    [one] W zapasie { $n } dodatkowa tura
    [few] W zapasie { $n } dodatkowe tury
   *[many] W zapasie { $n } dodatkowych tur
}
hands-lost-turns = { $n ->
    [1] Traci następną turę licytatora
    [one] Traci { $n } turę licytatora
    [few] Traci { $n } tury licytatora
   *[many] Traci { $n } tur licytatora
}
hands-lost-moves = { $n ->
    [1] Traci następny ruch KGB
    [one] Traci { $n } ruch KGB
    [few] Traci { $n } ruchy KGB
   *[many] Traci { $n } ruchów KGB
}
hands-rent = czynsz × { $factor }
hands-tripled = potrójny czynsz

deed = Karta własności
deed-number = Numery
deed-appraised = Wycena
deed-commission = Prowizja
deed-factor = Czynsz teraz
deed-factor-times = kostka × { $factor }
deed-factor-none = żaden: obiekt nie ma właściciela
deed-street = Ulica
deed-family = { $family }: do potrójnego czynszu { $n } z { $size }
deed-about-escape = Ucieczka zwalnia z jednego czynszu, ratuje przed KGB czynsz albo prowizję, { $tripling ->
    [use] potraja jeden czynsz, gdy się ją zużyje
   *[possession] potraja wszystkie czynsze, póki się ją ma
}, a z jedną kartą kolejnej rodziny liczy się jako trzecia rodzina z potrójnym czynszem.
deed-about-black-market = Kto skończy tu ruch KGB, wybiera w ciemno: karta Czarnego Rynku albo milion.
deed-about-start = Stąd, sprzed siedziby KGB, rusza czerwone auto.
deed-about-metro = Ze stacji metra na każdą inną czerwone auto ma jeden krok.
deed-about-plain = Zwykłe pole ulicy. Nic się tu nie dzieje.
