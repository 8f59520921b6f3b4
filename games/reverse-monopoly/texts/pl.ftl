# „Monopol na opak: Moskwa” po polsku. Moskwa, lata 1991–1992: na sprzedaż jest wszystko, nikt nie mówi, ile ma, a obok
# przejeżdża czerwone auto. Jak działają te pliki, mówi docs/texts.md.

## Gra i stół

game-name = Monopol na opak: Moskwa
game-about = Wystaw na licytację monopol komunistów, umknij KGB i nie pokazuj nikomu swoich pieniędzy.
credit-booklet = „Reverse Monopoly!™ Moscow Easy, 2006 Experimental”, zasady w wersji 5.72; instrukcja nie wymienia autorów, ilustratorów ani wydawcy
currency = mln ₽
bank-0 = Stary Bank Komuchów
bank-1 = Nowy Bank Demokratyczny
edition-easy = proste zasady 5.72 z 2006 roku
option-deal = czy każdy kupujący dostaje na początku dwa obiekty o pojedynczym numerze
option-turns = po ilu turach kończy się gra; 0 oznacza brak limitu
option-tripling = czy Ucieczka potraja czynsze, gdy się ją ma, czy jeden czynsz, gdy się ją zużyje
option-tripling-possession = gdy się ją ma, jak w instrukcji
option-tripling-use = gdy się ją zużyje
option-stolen-escape = którą Ucieczkę KGB odbiera posiadaczowi
option-stolen-escape-that-one = tę z pola
option-stolen-escape-any = dowolną z jego Ucieczek
option-escapes-appraised = ile milionów liczy się za Ucieczkę, gdy decyduje majątek
option-escapes-appraised-0 = 0
option-escapes-appraised-5 = 5
bot-steady-about = rozsądny kupujący: kompletuje rodziny, trzyma Ucieczkę, psuje szyki innym

## Co daje zwycięstwo i kto jest najbliżej

wins-families = Wygra, kto zbierze trzy rodziny z potrójnym czynszem, inaczej najbogatszy
wins-turns = { $turns ->
    [one] Wygra, kto zbierze trzy rodziny z potrójnym czynszem, albo najbogatszy po { $turns } turze
    [few] Wygra, kto zbierze trzy rodziny z potrójnym czynszem, albo najbogatszy po { $turns } turach
   *[many] Wygra, kto zbierze trzy rodziny z potrójnym czynszem, albo najbogatszy po { $turns } turach
}
nearest-families = { $cards ->
    [one] najbliżej { $who }: jeszcze { $cards } karta
    [few] najbliżej { $who }: jeszcze { $cards } karty
   *[many] najbliżej { $who }: jeszcze { $cards } kart
}
nearest-families-escape = { $cards ->
    [0] najbliżej { $who }: jeszcze Ucieczka
    [one] najbliżej { $who }: jeszcze { $cards } karta i Ucieczka
    [few] najbliżej { $who }: jeszcze { $cards } karty i Ucieczka
   *[many] najbliżej { $who }: jeszcze { $cards } kart i Ucieczka
}
nearest-all = { $cards ->
    [one] wszystkim brakuje { $cards } karty
    [few] wszystkim brakuje { $cards } kart
   *[many] wszystkim brakuje { $cards } kart
}
nearest-all-escape = { $cards ->
    [0] wszystkim brakuje Ucieczki
    [one] wszystkim brakuje { $cards } karty i Ucieczki
    [few] wszystkim brakuje { $cards } kart i Ucieczki
   *[many] wszystkim brakuje { $cards } kart i Ucieczki
}

## Co można zrobić

do-move-kgb = Ruch KGB
do-place-kgb = Przestaw auto KGB
do-take-card = Dobierz kartę
do-take-million = Weź pieniądze
do-bid = Licytuj
do-pass = Pas
do-sell = Sprzedaj
do-take-escape = Weź Ucieczkę
do-spend-escape = Zużyj Ucieczkę
do-decline = Zrezygnuj
field-amount = Twoja stawka

## Za co się płaci

reason-capital = kapitał początkowy
reason-auction = licytacja
reason-rent = czynsz
reason-commission = prowizja
reason-black-market = Czarny Rynek
reason-black-market-square = pole Czarnego Rynku

## Czym kończy się gra

ending-families = trzy rodziny z potrójnym czynszem
ending-bank-broke = Stary Bank Komuchów zbankrutował
ending-turns = rozegrano umówione tury

## Co rozstrzygnęło

decided-families = { $who } ma trzy rodziny z potrójnym czynszem: { $families }
decided-by-escape = { $family } dzięki Ucieczce ({ $escape })
decided-richest = Największy majątek ma { $who }: gotówka { $cash }, obiekty warte { $appraised }

## Karty i miejsca

# Karta z numerami: 35/36 TASS
titled = { $numbers } { $name }
escape = Ucieczka
# Rodzina z kolorem: Lotniska (pomarańczowe)
family-titled = { $name } ({ $colour })
place-black-market = Czarny Rynek, { $where }
place-start = start KGB
place-streets = { $streets }
place-between = { $street }: { $one } – { $other }
place-between-of = { $street }: { $one } – { $other }, pole { $at } z { $of }
place-metro = { $place }, metro

## Kolory rodzin

colour-orange = pomarańczowe
colour-red = czerwone
colour-yellow = żółte
colour-green = zielone
colour-blue = niebieskie
colour-violet = fioletowe
colour-brown = brązowe
colour-grey = szare
colour-pink = różowe
colour-teal = turkusowe

## Rodziny

family-orange = Lotniska
family-red = Władza
family-yellow = Sklepy
family-green = Parki i sport
family-blue = Prasa i eter
family-violet = Sceny
family-brown = Hotele
family-grey = Fabryki
family-pink = Restauracje
family-teal = Nauka i sztuka

## Karty

card-gastronom-no-1 = Gastronom nr 1
card-tsum = Dom towarowy CUM
card-gum = Dom towarowy GUM
card-detsky-mir = Dietskij Mir
card-leningrad-station = Dworzec Leningradzki
card-gorky-park = Park Gorkiego
card-moscow-zoo = Zoo Moskiewskie
card-luzhniki-stadium = Stadion Łużniki
card-kiev-station = Dworzec Kijowski
card-vdnkh = Wystawa WDNCh
card-ostankino = Centrum telewizyjne Ostankino
card-moscow-news = „Moskowskije Nowosti”
card-tass = TASS
card-izvestia = „Izwiestija”
card-metropol = Hotel Metropol
card-belorussky-station = Dworzec Białoruski
card-moscow-art-theatre = MChAT
card-bolshoi-theatre = Teatr Bolszoj
card-taganka-theatre = Teatr na Tagance
card-circus = Cyrk na Bulwarze Cwietnym
card-old-square = KC KPZR na Starym Placu
card-foreign-ministry = Ministerstwo Spraw Zagranicznych
card-kgb-headquarters = Siedziba KGB
card-national = Hotel National
card-white-house = Biały Dom
card-rossiya = Hotel Rossija
card-vnukovo-airport = Lotnisko Wnukowo
card-sheremetyevo-airport = Lotnisko Szeremietiewo
card-northern-river-terminal = Północny Dworzec Rzeczny
card-cosmos = Hotel Kosmos
card-moskvich-works = Fabryka samochodów Moskwicz
card-zil-works = Zakłady ZIŁ
card-kazan-station = Dworzec Kazański
card-hammer-and-sickle = Huta Sierp i Młot
card-red-october = Fabryka Czerwony Październik
card-praga = Restauracja Praga
card-arbat = Restauracja Arbat
card-slavyansky-bazar = Słowiański Bazar
card-aragvi = Restauracja Aragwi
card-lenin-library = Biblioteka Lenina
card-moscow-university = Uniwersytet Moskiewski
card-paveletsky-station = Dworzec Pawelecki
card-polytechnic-museum = Muzeum Politechniczne
card-tretyakov-gallery = Galeria Trietiakowska

## Ulice

street-boulevard-ring = Pierścień Bulwarowy
street-garden-ring = Pierścień Sadowy
street-ring-road = Obwodnica MKAD
street-prospekt-mira = Prospekt Mira
street-kirov-street = Ulica Kirowa i Szosa Szczołkowska
street-enthusiasts-highway = Szosa Entuzjastów
street-volgograd-prospekt = Prospekt Wołgogradzki
street-warsaw-highway = Szosa Warszawska
street-lenin-prospekt = Prospekt Lenina
street-kutuzov-prospekt = Prospekty Kalinina i Kutuzowa
street-tverskaya-street = Ulica Twerska i Prospekt Leningradzki

## Co mówią karty Czarnego Rynku

market-second-shift = Plan przewiduje drugą zmianę w domu aukcyjnym. Jest twoja.
market-lost-gavel = Następny licytator zgubił młotek. Ty masz akurat zapasowy.
market-paper-queue = Stajesz w kolejce. Nikt nie wie po co, więc schodzi cały dzień.
market-propiska = W meldunku jest zła pieczątka. Ta właściwa wyszła na obiad.
market-dacha = Ziemniaki na daczy same się nie wykopią.
market-empty-bottles = W piwnicy pełno pustych butelek. Państwo je skupuje.
market-bread-subsidy = Dotacja na chleb zabłądziła i trafiła do ciebie.
market-veterans-parcel = Odbierasz paczkę świąteczną. W środku koperta.
market-jeans = Ministerstwo płaci za czterdzieści par dżinsów. Do celów naukowych.
market-consultant = Doradzasz Gosplanowi, żeby planował mniej. Płacą od strony.
market-film-crew = Państwowa wytwórnia kręci rewolucję na twoim podwórku. Znowu.
market-convertible-rubles = W banku policzono w złej walucie. Nie czekaj, aż zauważą.
market-party-gold = Skrzynia bez papierów, z napisem: własność Partii. Partia zaprzecza.
market-street-lamp = Parkujesz pod latarnią. Była jedyna i służbowa.
market-subscription = Prenumerujesz gazetę. Poproszono cię o to bardzo uprzejmie.
market-hundred-ruble-notes = Od północy duże banknoty są nieważne. Do ciebie wieść dotarła o pierwszej.
market-militia = Milicja obejrzała twoje stoisko. Spodobało jej się.
market-sugar = Tylko ty w mieście masz cukier.
market-video-night = Wszyscy przyszli do ciebie na amerykański film. Dwa razy.
market-birthday = Masz urodziny. W tym domu płaci jubilat.
market-ticket-clerk = Kasjerka na dworcu ma siostrę w twojej wsi.
market-foreign-passport = Paszport zagraniczny z twoim zdjęciem. Nie pytaj.
market-anonymous-call = Anonimowy telefon wysłał czerwone auto na drugi koniec miasta. Głos był podobny do twojego.
market-foreign-buyer = Pan z zagranicy chciałby zobaczyć licytację. Możesz mu ją pokazać.

## Co robią karty Czarnego Rynku

# Co mówi karta i co robi.
market-card = { $words } ({ $effect })
effect-extra-turn = dodatkowa tura po następnej turze licytatora
effect-lose-turn = tracisz następną turę licytatora i następny ruch KGB
effect-from-bank = { $amount } ze Starego Banku Komuchów
effect-to-bank = zapłać { $amount } Staremu Bankowi Komuchów
effect-from-each = po { $amount } od każdego z pozostałych kupujących
effect-to-each = zapłać po { $amount } każdemu z pozostałych kupujących
effect-take-escape = dowolna Ucieczka ze stosu
effect-place-kgb = postaw auto KGB na dowolnym polu
effect-sell = możesz sprzedać na licytacji jeden swój obiekt

## Długi

# Ile, komu i za co: 5 mln ₽ (czynsz, dostaje Anna)
owed = { $amount } ({ $why }, dostaje { $to })
debt-rent = czynsz
debt-card = karta Czarnego Rynku

## O co się pyta

prompt-nothing = Teraz nic nie musisz robić.
prompt-kgb =
    Prowadzisz auto KGB w cudzej turze: dokładnie o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }. Gra { $who }, wypadło { $card }{ $business }.
business-escape = { "" }
business-auction = , będzie licytacja
business-rent = , czynsz dostaje { $owner }
business-rent-yours = , czynsz dla ciebie
prompt-market = Czarny Rynek: dobierz kartę albo weź { $amount } ze Starego Banku Komuchów.
# Tak nazywa się licytacja.
auctioned = { $card }, wycena { $appraised }
prompt-auction =
    Licytacja: { $card }, { $family }, wycena { $appraised }, wypada w { $percent }% rzutów{ $factor ->
        [0] { "" }
        [1] ; twój czynsz to wynik kostki
       *[other] ; twój czynsz to wynik kostki × { $factor }
    }; { $bid }{ $passed }. Masz { $cash }.
prompt-auction-by-seller =
    Licytacja: { $card }, { $family }, wycena { $appraised }, sprzedaje { $seller }, wypada w { $percent }% rzutów{ $factor ->
        [0] { "" }
        [1] ; twój czynsz to wynik kostki
       *[other] ; twój czynsz to wynik kostki × { $factor }
    }; { $bid }{ $passed }. Masz { $cash }.
bid-none = nikt jeszcze nie licytuje
passed-none = { "" }
passed-some = ; pas: { $who }
# Jeden z kilku graczy.
named = { $who }
prompt-triple =
    { $who } płaci ci czynsz ({ $card }): kostka { $factor ->
        [1] bez mnożnika
       *[other] × { $factor }
    }. Zużyć Ucieczkę, żeby było × 3?
prompt-no-rent = Czynsz wynosi { $rent }, a masz { $cash }. Zużyć Ucieczkę?
prompt-keep-rent = KGB zaraz zabierze twój czynsz: { $rent }. Zużyć Ucieczkę?
prompt-keep-commission = KGB zaraz zabierze twoją prowizję: { $commission }. Zużyć Ucieczkę?
prompt-choose-escape = Wybierz Ucieczkę ze stosu.
prompt-steal-escape = KGB odbiera jedną z Ucieczek gracza { $holder }: wybierz którą.
prompt-place-kgb = Postaw auto KGB na dowolnym polu; niczego tam nie zabiera.
prompt-may-sell = Możesz sprzedać na licytacji jeden swój obiekt; pieniądze są twoje.
prompt-must-sell = Masz dług: { $owed }, a w kieszeni { $cash }. Wybierz, co pójdzie pod młotek.

## Możliwości

label-move-kgb = Auto KGB jedzie: { $place }
label-place-kgb = Postaw auto KGB: { $place }
label-take-card = Dobierz kartę Czarnego Rynku
label-take-million = Weź { $amount } ze Starego Banku Komuchów
label-bid = Licytuj
label-bid-amount = Daj { $amount }
label-pass = Pas, póki ktoś nie przebije
label-sell = Sprzedaj: { $card }
label-take-escape = Weź: { $card }
label-spend-escape = Zużyj: { $card }
label-pay-rent = Nie zużywaj i zapłać { $rent }
label-sell-for-rent = Nie zużywaj: sprzedaj swoje na licytacji, żeby zapłacić { $rent }
label-pay-all = Nie zużywaj i oddaj wszystko, co masz: { $cash }
label-let-kgb = Nie zużywaj: niech KGB bierze pieniądze
label-no-triple =
    Nie zużywaj: { $factor ->
        [1] czynsz jak na kostce
       *[other] czynsz to kostka × { $factor }
    }
label-sell-nothing = Niczego nie sprzedawaj
follows-cash = masz { $cash }
follows-left = zostaje ci { $left }
follows-sell = { $family }, wycena { $appraised }
follows-sell-leaves = { $family }, wycena { $appraised }; zostaje { $left } z { $needed }
follows-sell-breaks = { $family }, wycena { $appraised }; czynsz rodziny nie będzie już potrójny
follows-sell-tripled = { $family }, wycena { $appraised }; czynsz rodziny zostaje potrójny
# Ile kart na sto przynosi pieniądze, a ile kosztuje.
follows-draw = { $gains }% na plus, { $costs }% na minus
brings-commission = prowizja: { $amount }
brings-rent =
    { $factor ->
        [1] czynsz, traci go { $from }
       *[other] czynsz, kostka × { $factor }, traci go { $from }
    }
brings-escape = Ucieczka, traci ją { $from }
brings-black-market = karta albo { $amount }

## Co się stało

dealt = { $who } dostaje na początek: { $card }
rolled-for-first = { $who } rzuca o pierwszą turę: { $number }
first-tied = { $number } wypada więcej niż raz: rzucamy znowu
first = Pierwszy licytator: { $who }
turn-began =
    tura { $turn }{ $extra ->
        [yes] , dodatkowa
       *[no] { "" }
    }; auto KGB prowadzi { $mover }
turn-lost = { $who } traci turę licytatora
rolled = { $who } rzuca { $number }: { $card }
rolls-again = { $who } ma już tę kartę ({ $card }) i rzuca jeszcze raz
plane-flew = Samolot leci: { $card }
drew = { $who } dobiera z Czarnego Rynku: { $card }
no-escape-left = { $who } nie dostaje Ucieczki: na stosie nie ma żadnej
nothing-to-sell = { $who } nie ma nic na sprzedaż
kgb-placed = { $who } przestawia auto KGB: { $place }
kgb-moved =
    { $who } przesuwa auto KGB o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }: { $place }
kgb-lost-move = { $who } traci ruch KGB: auto stoi
kgb-stayed = KGB nie ma dokąd jechać: auto stoi
escape-taken = { $who } przejmuje Ucieczkę ({ $card }), traci ją { $from }
escape-taken-from-stack = { $who } bierze Ucieczkę ze stosu ({ $card })
escape-seized = KGB odbiera Ucieczkę ({ $card }): traci { $from }, dostaje { $who }
escape-spent-no-rent = { $who } zużywa Ucieczkę ({ $card }) i nie płaci czynszu: { $amount }
escape-spent-keep-rent = { $who } zużywa Ucieczkę ({ $card }) i ratuje czynsz: { $amount }
escape-spent-keep-commission = { $who } zużywa Ucieczkę ({ $card }) i ratuje prowizję: { $amount }
escape-spent-triple = { $who } zużywa Ucieczkę ({ $card }) i potraja czynsz
auction-opened = Licytacja: { $card }, { $family }
auction-by-seller = { $who } sprzedaje na licytacji: { $card }, { $family }
bid-made = { $who } daje { $amount }
passed = { $who } pasuje
sold = { $who } kupuje za { $price }: { $card }
unsold = Nikt nie chce kupić: { $card }
commission-seized = KGB zabiera prowizję, { $amount }: traci { $from }, dostaje { $who }
rent-due = Czynsz ({ $card }): { $die } × { $factor } = { $rent }; płaci { $who }, dostaje { $owner }
rent-seized = KGB zabiera czynsz, { $amount }: traci { $from }, dostaje { $who }
must-sell = { $who } nie ma z czego zapłacić { $owed } i wyprzedaje majątek
debt-dropped = { $who } nie ma już nic na sprzedaż; przepada { $dropped } z długu: { $owed }
debt-dropped-unwanted = { $who }: nikt nie chce tego, co zostało ({ $cards }); przepada { $dropped } z długu: { $owed }
ended = Koniec gry: { $ending }
won-by-families = { $who } ma trzy rodziny z potrójnym czynszem: { $families }
won-by-escape = { $who } ma trzy rodziny z potrójnym czynszem: { $families }, a z Ucieczką ({ $escape }) także { $wild }

## Plansza w terminalu

shown-turn = Tura { $turn }: { $moment }
shown-turn-of = Tura { $turn } z { $limit }: { $moment }
moment-deal = Rozdawanie obiektów
moment-first-turn = Wszyscy rzucają o pierwszą turę
moment-first-turn-best = Wszyscy rzucają o pierwszą turę; najlepszy rzut to { $best }
moment-roll = rzuca { $who }
moment-draw = { $who } dobiera z Czarnego Rynku
moment-kgb =
    { $who } przesuwa auto KGB o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }
moment-market = { $who } jest na Czarnym Rynku
moment-auction = licytacja ({ $card }): { $bid }{ $passed }
moment-auction-by-seller = { $seller } sprzedaje na licytacji ({ $card }): { $bid }{ $passed }
moment-rent = { $who } rzuca na czynsz, dostaje go { $owner }
moment-escape = { $who } decyduje, czy zużyć Ucieczkę
moment-choose-escape = { $who } wybiera Ucieczkę
moment-place-kgb = { $who } przestawia auto KGB
moment-may-sell = { $who } może sprzedać obiekt
moment-must-sell = { $who } wyprzedaje majątek, dług: { $owed }
moment-over = koniec gry: { $ending }
shown-people = Licytator: { $auctioneer }, za kierownicą KGB { $mover }.
shown-roll = Ostatni rzut: { $number }.
shown-pieces =
    Samolot: { $plane }; KGB: { $car }{ $watches ->
        [yes] , pilnuje
       *[no] { "" }
    }.
shown-banks = Stary Bank Komuchów: { $old }, Nowy Bank Demokratyczny: { $new }.
shown-deck =
    Czarny Rynek: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, w tym nieznane: { $unseen }.
cash-hidden = w skarpecie
shown-buyer = { $who }: gotówka { $cash }, obiekty { $appraised }, rodziny { $tripled } z { $needed }
shown-family = { $family }: { $cards } z { $needed }, czynsz × { $factor }: { $own }
shown-escapes = Ucieczki: { $cards }
note-extra-turns =
    { $n ->
        [one] { $n } dodatkowa tura
        [few] { $n } dodatkowe tury
       *[many] { $n } dodatkowych tur
    }
note-lost-turns =
    traci { $n ->
        [one] { $n } turę licytatora
        [few] { $n } tury licytatora
       *[many] { $n } tur licytatora
    }
note-lost-moves =
    traci { $n ->
        [one] { $n } ruch KGB
        [few] { $n } ruchy KGB
       *[many] { $n } ruchów KGB
    }
shown-unsold = Niesprzedane:
shown-unsold-family = { $family }: { $cards }
shown-stack = Ucieczki na stosie: { $cards }

## Dlaczego nie wolno

refused-over = gra jest skończona: { $ending }
refused-chance = teraz decydują kostki albo karty, nikt nie działa
refused-no-bidder = to nie ty teraz licytujesz
refused-other-moves-kgb = auto KGB prowadzi { $who }, nie ty
refused-other-pays-first = najpierw dług spłaca { $who }
refused-other-escapes = o Ucieczce decyduje { $who }, nie ty
refused-other-acts = teraz decyduje { $who }, nie ty
refused-not-now = teraz nie o to chodzi: { $now }
now-move-kgb = prowadzisz auto KGB
now-market = bierzesz kartę albo pieniądze
now-bid = licytujesz albo pasujesz
now-escape = zużywasz Ucieczkę albo ją zatrzymujesz
now-choose-escape = wybierasz Ucieczkę
now-place-kgb = stawiasz auto KGB na polu
now-may-sell = sprzedajesz jeden obiekt albo żaden
now-must-sell = sprzedajesz obiekt, żeby spłacić dług
now-nobody = nikt nie działa
refused-not-yours = { $card } to nie twój obiekt; sprzedaj coś swojego
refused-unwanted = { $card }: nikt tego nie chciał, za ten dług nie wystawia się po raz drugi; sprzedaj coś innego
refused-no-way =
    KGB nie dojedzie dokładnie w { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }: { $from } → { $to }
refused-not-in-stack = { $card }: nie ma takiej Ucieczki na stosie; weź taką, której nikt nie ma
refused-not-held = { $card }: gracz { $holder } nie ma takiej Ucieczki; wybierz jedną z jego Ucieczek
refused-no-escape = { $card } to nie twoja Ucieczka; zużyj swoją albo żadnej
refused-not-on-top = tej karty nie można teraz dobrać: { $card }
refused-not-dealt = { $card }: tej karty się nie rozdaje
refused-no-such-die = kostka czworościenna pokazuje od 1 do { $most }, nie { $die }
refused-no-rent = żaden czynsz się nie należy
refused-no-such-chance = los nie rozstrzyga teraz niczego takiego
