# Korporacja NANO: korporacja niedalekiej przyszłości. Jak działają te pliki, mówi docs/texts.md.

## Gra

game-name = Korporacja NANO
game-about = Od węgla i rudy do stali i energii, obok rajderów i posterunków granicznych, aż do pierwszego BIObota.
credit-design = Autor: { $names }
credit-publisher = Wydawca: { $names }
credit-testing = Grę testowała grupa podobnie myślących ludzi z „Loży Igromasson” i z projektu „W to jeszcze nie grałeś”
currency = nAn
bank-0 = bank
bank-1 = karta przejętego aktywa
edition-standard = zasady z pudełka; gdzie milczą, rozstrzygamy sami
option-rounds = po ilu rundach wygrywa najbogatszy; 0 — bez limitu
option-salary = ile robotnik dostaje za ruch
option-biobots = ile BIObotów daje zwycięstwo
option-decks = czy wierzchnia karta każdej talii jest zakryta, czy widzą ją wszyscy
option-decks-face-down = zakryta
option-decks-face-up = odkryta
option-strikes = jak zaczyna się strajk robotników, którym nie zapłacono
option-strikes-by-themselves = automatycznie
option-strikes-called = ogłasza go konkurent
option-arrest = jak wypłaca się pensje w areszcie
option-arrest-by-themselves = automatycznie
option-arrest-asked = decyduje gracz
option-frontier = kto dobiera kartę na posterunku granicznym
option-frontier-entering = kto na niego wchodzi
option-frontier-staying = także kto na nim zostaje
option-contracts = ile razy kontrakt można odsprzedać
option-contracts-once = raz
option-contracts-freely = dowolną liczbę razy
option-train = czy pociąg podlega podatkowi od transportu
option-train-untaxed = nie podlega
option-train-taxed = podlega
option-prices = które zakupy aktywów od banku obniżają cenę
option-prices-each-purchase = każdy zakup
option-prices-new-enterprise = pierwszy zakup każdego aktywa
bot-steady-about = rozsądny gracz: buduje łańcuch, obsadza go, dobrze sprzedaje i zmierza do parku technologicznego

## Co daje zwycięstwo i kto jest najbliżej

wins-biobots = { $biobots ->
    [1] Wygra, kto pierwszy wytworzy BIObota
    [one] Wygra, kto pierwszy wytworzy { $biobots } BIObota
    [few] Wygra, kto pierwszy wytworzy { $biobots } BIOboty
   *[many] Wygra, kto pierwszy wytworzy { $biobots } BIObotów
}
wins-rounds = { $biobots ->
    [1] Wygra, kto pierwszy wytworzy BIObota
    [one] Wygra, kto pierwszy wytworzy { $biobots } BIObota
    [few] Wygra, kto pierwszy wytworzy { $biobots } BIOboty
   *[many] Wygra, kto pierwszy wytworzy { $biobots } BIObotów
}, albo najbogatszy po { $rounds ->
    [one] { $rounds } rundzie
    [few] { $rounds } rundach
   *[many] { $rounds } rundach
}
nearest-far = do BIObota wszyscy mają jeszcze daleko
nearest-short = najbliżej { $who }: do BIObota brakuje { $short }
nearest-ready = najbliżej { $who }: starcza pieniędzy na BIObota
# unbent
nearest-made = najbliżej { $who }: wytworzonych BIObotów { $made }

## Czym się skończyło

ending-rounds = rozegrano umówione rundy
ending-first-biobot = powstał pierwszy BIObot
ending-last-biobot = powstał ostatni potrzebny BIObot

## Co rozstrzygnęło

decided-biobots = { $made ->
    [1] Pierwszego BIObota wytwarza { $who }
    [one] Najszybciej { $made } BIObota wytwarza { $who }
    [few] Najszybciej { $made } BIOboty wytwarza { $who }
   *[many] Najszybciej { $made } BIObotów wytwarza { $who }
}

## Za co się płaci

reason-starting-money = kapitał początkowy
reason-salaries = pensje
reason-salaries-put-on-an-asset = pensje wyłożone na kartę aktywa
reason-salaries-of-a-raider = pensje na koszt rajdera
reason-salaries-taken-back = pensje zabrane z karty aktywa
reason-asset-bought = zakup aktywa
reason-asset-sold = sprzedaż aktywa
reason-technology-bought = zakup technologii
reason-workers-hired = najem robotników
reason-transport-bought = zakup transportu
reason-transport-given-back = zwrot transportu
reason-resources-bought = zakup surowców
reason-resources-sold = sprzedaż surowców
reason-resources-sold-by-contract = dostawa według kontraktu
reason-trade = transakcja
reason-subsidy = dotacja
reason-dividend = dywidenda
reason-tax = podatek

## Rodzaje działań

do-run = Uruchom aktywa
do-end-production = Zakończ produkcję
do-set-price = Zmień cenę
do-enter = Wystaw pionek
do-move = Jedź
do-buy-asset = Kup aktywo
do-buy-technology = Kup technologię
do-hire = Najmij robotników
do-buy-transport = Kup transport
do-return-transport = Zwróć transport
do-buy = Kup surowce
do-raid = Przejmij aktywo
do-supply = Zaopatrz aktywo
do-pay-salary = Wypłać pensje
do-dismiss = Zwolnij robotników
do-sell = Sprzedaj surowce
do-deliver = Dostarcz według kontraktu
do-sell-asset = Sprzedaj aktywo bankowi
do-call-strike = Ogłoś strajk
do-plan = Przejdź do planowania
do-place = Rozmieść robotników
do-fit = Zastosuj technologię
do-unfit = Zdejmij technologię
do-end-move = Zakończ ruch
do-offer = Zaproponuj transakcję
do-accept = Zgódź się
do-decline = Odmów
do-counter = Złóż kontrofertę

## Pola formularzy

field-workers = Robotnicy
field-units = Sztuki
field-goods = Surowce
field-give-cash = Dajesz pieniądze
field-give-goods = Dajesz surowce, pojazdy, kontrakty
field-give-property = Dajesz majątek
field-get-cash = Dostajesz pieniądze
field-get-goods = Dostajesz surowce, pojazdy, kontrakty
field-get-property = Dostajesz majątek

## Surowce i produkty

resource-coal = węgiel
resource-ore = ruda
resource-steel = stal
resource-energy = energia
price-coal = Cena węgla
price-ore = Cena rudy
price-steel = Cena stali
price-energy = Cena energii
units-coal = { $units ->
    [one] { $units } węgiel
    [few] { $units } węgla
   *[many] { $units } węgla
}
units-ore = { $units ->
    [one] { $units } ruda
    [few] { $units } rudy
   *[many] { $units } rudy
}
units-steel = { $units ->
    [one] { $units } stal
    [few] { $units } stali
   *[many] { $units } stali
}
units-energy = { $units ->
    [one] { $units } energia
    [few] { $units } energii
   *[many] { $units } energii
}
units-biobot = { $units ->
    [one] { $units } BIObot
    [few] { $units } BIOboty
   *[many] { $units } BIObotów
}
resource-price = { $resource } { $price }
nothing = nic

## Aktywa

kind-mine = Kopalnia
kind-excavating-plant = Kopalnia odkrywkowa
kind-steel-plant = Stalownia
kind-power-plant = Elektrownia
kind-technology-park = Park technologiczny
asset-mine = Kopalnia { $number }
asset-excavating-plant = Kopalnia odkrywkowa { $number }
asset-steel-plant = Stalownia { $number }
asset-power-plant = Elektrownia { $number }
asset-technology-park = Park technologiczny { $number }
object-mine = kopalnię { $number }
object-excavating-plant = kopalnię odkrywkową { $number }
object-steel-plant = stalownię { $number }
object-power-plant = elektrownię { $number }
object-technology-park = park technologiczny { $number }
each-mine = { $sum } za każdą kopalnię
each-excavating-plant = { $sum } za każdą kopalnię odkrywkową
each-steel-plant = { $sum } za każdą stalownię
each-power-plant = { $sum } za każdą elektrownię
each-technology-park = { $sum } za każdy park technologiczny
each-technology = { $sum } za każdą technologię, używaną lub nie
each-transport = { $sum } za każdy środek transportu (za pociąg tylko tam, gdzie podlega podatkowi)

## Miejsca na mapie

terrain-open = otwarty teren
terrain-business-centre = Centrum Biznesu
terrain-frontier = posterunek graniczny
terrain-university-1 = Uniwersytet I
terrain-university-2 = Uniwersytet II
terrain-labour-exchange = giełda pracy
terrain-dealership = salon samochodowy
place-business-centre = Centrum Biznesu ({ $hex })
place-university-1 = Uniwersytet I ({ $hex })
place-university-2 = Uniwersytet II ({ $hex })
place-labour-exchange = giełda pracy ({ $hex })
place-dealership = salon samochodowy ({ $hex })
place-mine = Kopalnia { $number }
place-excavating-plant = Kopalnia odkrywkowa { $number }
place-steel-plant = Stalownia { $number }
place-power-plant = Elektrownia { $number }
place-technology-park = Park technologiczny { $number }
to-open = na { $hex }
to-business-centre = do Centrum Biznesu ({ $hex })
to-frontier = na posterunek graniczny ({ $hex })
to-university-1 = na Uniwersytet I ({ $hex })
to-university-2 = na Uniwersytet II ({ $hex })
to-labour-exchange = na giełdę pracy ({ $hex })
to-dealership = do salonu samochodowego ({ $hex })
to-mine = do kopalni { $number }
to-excavating-plant = do kopalni odkrywkowej { $number }
to-steel-plant = do stalowni { $number }
to-power-plant = do elektrowni { $number }
to-technology-park = do parku technologicznego { $number }
outlook-place = { $terrain } { $hex }
outlook-free = { $asset } ({ $makes }), do kupienia za { $cost }
outlook-yours = { $asset }, twoje aktywo
outlook-raider =
    { $asset }, twoje aktywo, rajder: { $who }, { $supplied ->
        [yes] zaopatrzone
       *[no] sabotaż
    }: aresztuj rajdera
outlook-anothers = { $asset }, właściciel: { $owner }

## Transport

transport-train = Pociąg
transport-electric-vehicle = Samochód elektryczny
transport-quadcopter = Kwadrokopter
by-train = pociągiem
by-electric-vehicle = samochodem elektrycznym
by-quadcopter = kwadrokopterem
item-electric-vehicle = samochód elektryczny
item-quadcopter = kwadrokopter
one-electric-vehicle = samochód elektryczny
one-quadcopter = kwadrokopter
count-electric-vehicle = { $count ->
    [one] { $count } samochód elektryczny
    [few] { $count } samochody elektryczne
   *[many] { $count } samochodów elektrycznych
}
count-quadcopter = { $count ->
    [one] { $count } kwadrokopter
    [few] { $count } kwadrokoptery
   *[many] { $count } kwadrokopterów
}

## Technologie

technology-solo-mine = Kopalnia jednoosobowa
technology-twin-mine = Dwa pokłady
technology-solo-digger = Koparka jednoosobowa
technology-twin-digger = Dwie koparki
technology-lean-steel = Oszczędna załoga stalowni
technology-lean-power = Oszczędna załoga elektrowni
technology-thrifty-steel = Piec na nanorudę
technology-thrifty-power = Kocioł na nanowęgiel
technology-twin-steel = Dwa piece
technology-twin-power = Dwie turbiny
technology-carbon-frame = Szkielet węglowy
technology-cold-growth = Zimny wzrost
technology-nano-cell = Nanokomórka
technology-explained = „{ $technology }” ({ $recipe })
recipe = { $inputs } + { $workers } → { $product }
recipe-of-workers = { $workers } → { $product }

## Karty akcji

card-winter-coal = Węgiel na zimę
card-district-heating = Ciepłownia miejska
card-foundry-order = Zamówienie odlewni
card-ore-export = Ruda na eksport
card-railway-yard = Wagonownia
card-bridge-girders = Dźwigary na most
card-new-rails = Nowe szyny
card-night-trams = Nocne tramwaje
card-data-centre = Centrum danych
card-shipyard = Stocznia
card-great-order = Wielkie zamówienie
card-raw-materials = Tanie surowce
card-miners-fund = Fundusz górniczy
card-quarry-roads = Drogi do odkrywek
card-clean-steel = Program czystej stali
card-grid-support = Wsparcie sieci
card-heavy-industry = Pomoc dla przemysłu ciężkiego
card-science-fund = Fundusz nauki
card-coal-dividend = Dywidenda z węgla
card-ore-dividend = Dywidenda z rudy
card-steel-dividend = Dywidenda ze stali
card-power-dividend = Dywidenda z energii
card-raw-dividend = Dobry rok pod ziemią
card-heavy-dividend = Dobry rok dla przemysłu
card-grand-dividend = Rekordowy rok
card-patent-tax = Podatek patentowy
card-licence-renewal = Odnowienie licencji
card-road-tax = Podatek od transportu
card-airspace-fee = Opłata drogowa i lotnicza
card-pit-tax = Podatek od kopalń
card-mine-safety = Bezpieczeństwo pod ziemią
card-digging-tax = Podatek od odkrywek
card-land-care = Rekultywacja
card-furnace-tax = Podatek od pieców
card-turbine-tax = Podatek od turbin
card-emissions-levy = Opłata emisyjna
card-gene-permit = Pozwolenie genetyczne
card-property-tax = Podatek majątkowy
card-contract = Kontrakt: w tym ruchu lub w następnym bank skupi od ciebie po cenie kontraktowej najwyżej: { $goods }.
card-subsidy = Dotacja: dostajesz { $sums }.
card-dividend = Dywidenda: dostajesz { $sums }.
card-tax = Podatek: płacisz { $sums }.
card-price-rises = { $price } rośnie o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
card-price-falls = { $price } spada o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
card-outlook = { $gains }% kart przynosi ci pieniądze, { $pays }% kosztuje; pozostałe to kontrakty albo dotyczą tego, czego nie masz
card-outlook-none = żadna karta nie da ci pieniędzy ani ich nie zabierze: to kontrakty albo dotyczą tego, czego nie masz
card-on-top = na wierzchu leży „{ $card }”: { $text }

## Robotnicy

workers-counted = { $count ->
    [one] { $count } robotnik
    [few] { $count } robotników
   *[many] { $count } robotników
}
workers-at = { $asset } ({ $count })
workers-guard = strażnik: { $asset }
workers-off = poza aktywami ({ $count })
workers-none = nikogo
place-of-guard = straż: { $asset }
place-beside = poza aktywami

## Co wchodzi w transakcje

thing-cash = { $cash }
thing-contract = kontrakt „{ $contract }”
thing-technology = technologia „{ $technology }”
thing-release = koniec przejęcia
supply-salary = { $salary } na pensje
supply-goods-and-salary = { $goods } i { $salary } na pensje

## Jak składają się teksty

sentences = { $first } { $then }
short-list = { $list }
leaves-you = zostanie ci { $left }
leaves-you-works = { $recipe } na ruch; zostanie ci { $left }

## O co pyta gra

asked-nothing = Teraz nic nie musisz robić.
asked-production = Produkcja: wybierz, które aktywa uruchomić.
asked-enter = Postaw pionek w Centrum Biznesu.
asked-move = Przejedź najwyżej { $speed ->
    [one] { $speed } pole
    [few] { $speed } pola
   *[many] { $speed } pól
} { $transport } albo zostań. Masz { $cash }.
asked-debt = Do zapłaty jest { $owed } podatku, a masz { $cash }. Sprzedaj coś.
asked-nothing-for-sale = Tu nic nie jest na sprzedaż. Masz { $cash }.
asked-invest = Inwestycje: { $place }. Masz { $cash }.
asked-plan-in-strike = Twoi robotnicy strajkują. Zaplanuj następny ruch.
asked-plan = Zaplanuj następny ruch: { $idle ->
    [0] wszyscy mają zajęcie
    [one] { $idle } robotnik bez zajęcia
    [few] { $idle } robotników bez zajęcia
   *[many] { $idle } robotników bez zajęcia
}.
asked-under-arrest = Jesteś w areszcie: bez przejazdu, inwestycji, transakcji i planowania.
asked-salary = Do wypłaty pensje: { $due }.
asked-offer = { $who } proponuje transakcję. Dajesz: { $gives }. Dostajesz: { $gets }.
asked-counter-offer = { $who } odpowiada kontrofertą. Dajesz: { $gives }. Dostajesz: { $gets }.

## Wybór

label-run = Uruchom { $asset }: { $used } → { $made }
short-run = { $asset }: { $used } → { $made }
label-end-production = Nie uruchamiaj nic więcej
label-raise-price = Podnieś cenę z { $from } do { $to }: { $resource }
label-lower-price = Obniż cenę z { $from } do { $to }: { $resource }
short-raise-price = { $resource }: w górę z { $from } do { $to }
short-lower-price = { $resource }: w dół z { $from } do { $to }
label-enter = Postaw pionek na Centrum Biznesu ({ $hex })
label-stay = Zostań: { $outlook }
label-stay-and-draw = Zostań i dobierz kartę: { $outlook }
label-move = Jedź: { $outlook }
label-move-and-draw = Jedź przez granicę i dobierz kartę: { $outlook }
short-move = { $outlook }
short-move-and-draw = { $outlook }, przez granicę: z kartą
label-buy-asset = Kup { $asset } za { $price }
label-buy-technology = Kup „{ $technology }” za { $price } ({ $kind }: { $recipe })
short-buy-technology = „{ $technology }” za { $price } ({ $kind }: { $recipe })
label-hire = Najmij { $workers ->
    [one] { $workers } robotnika
    [few] { $workers } robotników
   *[many] { $workers } robotników
}
label-hire-some = Najmij robotników po { $price } za każdego
follows-hired-later = pensje są wypłacone: nowym robotnikom należą się także w tym ruchu
total-now = teraz
total-salaries = pensje w każdym ruchu, już w tym
total-salaries-later = pensje w każdym ruchu, gdy będziesz mieć aktywo
label-buy-transport = Kup { $transport } za { $price } ({ $speed ->
    [one] { $speed } pole
    [few] { $speed } pola
   *[many] { $speed } pól
} na ruch)
short-buy-transport = { $transport } za { $price } ({ $speed ->
    [one] { $speed } pole
    [few] { $speed } pola
   *[many] { $speed } pól
} na ruch)
label-return-transport = Zwróć { $transport } za { $price }
short-return-transport = { $transport } za { $price }
label-buy = Kup: { $goods }
label-buy-some = Kup po { $price }: { $resource }
short-buy-some = { $resource }, po { $price }
label-raid = Przejmij { $asset }: bez twojego zaopatrzenia nic nie wytworzy
label-raid-park = Przejmij { $asset }: dopóki tam stoisz, nic nie wytworzy
follows-idle = { $idle ->
    [one] { $idle } robotnik stoi bezczynnie
    [few] { $idle } robotników stoi bezczynnie
   *[many] { $idle } robotników stoi bezczynnie
}
follows-arrest-near = { $owner } może tu dotrzeć jednym ruchem i cię aresztować: tracisz dwa ruchy
follows-arrest-far = { $owner } nie dotrze tu jednym ruchem; kto da się zastać, trafia do aresztu i traci dwa ruchy
label-supply = Zaopatrz { $asset }: { $supply }; dla ciebie: { $made }
label-pay-salary = Wypłać pensje: { $due }
label-pay-salary-ending-strike = Wypłać pensje ({ $due }) i zakończ strajk
label-dismiss = Zwolnij: { $workers }
label-dismiss-some = Zwolnij robotników
follows-dismiss = bez zwrotu pieniędzy; każdy to { $salary } pensji na ruch mniej
label-sell = Sprzedaj: { $goods } za { $price }
short-sell = { $goods } za { $price }
label-sell-some = Sprzedaj surowce bankowi ({ $prices })
label-deliver = Dostarcz według kontraktu „{ $contract }”: { $goods }
short-deliver = { $goods }, „{ $contract }”
label-deliver-some = Dostarcz według kontraktu „{ $contract }”; zostało: { $left }
short-deliver-some = „{ $contract }”; zostało: { $left }
label-sell-asset = Sprzedaj bankowi { $asset } za { $price }
short-sell-asset = { $asset } za { $price }
label-plan = Przejdź do planowania
label-plan-unpaid = Przejdź do planowania bez wypłaty pensji ({ $due }): będzie strajk
label-plan-unpaid-called = Przejdź do planowania bez wypłaty pensji ({ $due }): konkurenci mogą ogłosić strajk
label-place = Rozmieść robotników: { $workers }
label-place-some = Rozmieść robotników; niewymienieni zostaną z boku
label-fit = Wyposaż { $asset } w technologię „{ $technology }” ({ $recipe })
short-fit = { $asset }: „{ $technology }” ({ $recipe })
label-unfit = Zdejmij technologię: { $asset }
label-end-move = Zakończ ruch
follows-paid = pensje zostaną wypłacone: { $due }
follows-unpaid = pensje pozostaną niewypłacone: { $due }
label-call-strike = Ogłoś strajk robotników bez pensji (właściciel: { $owner })
short-call-strike = właściciel: { $owner }
label-offer = Zaproponuj transakcję graczowi { $to }. Dajesz: { $gives }. Dostajesz: { $gets }
label-offer-some = Zaproponuj transakcję graczowi { $to } (w tym ruchu jeszcze { $left ->
    [one] { $left } oferta
    [few] { $left } oferty
   *[many] { $left } ofert
})
short-offer-some = { $to }
label-accept = Zgódź się. Dajesz: { $gives }. Dostajesz: { $gets }
label-decline = Odmów
label-counter = Kontroferta. Dajesz: { $gives }. Dostajesz: { $gets }
label-counter-some = Złóż kontrofertę, jeden raz

## Dziennik

told-first = Pierwszy ruch: { $who }.
told-move = runda { $round }
told-move-arrested = runda { $round }, w areszcie
told-produced = { $asset } wytwarza: { $made }.
told-produced-from = { $asset } wytwarza: { $made }; zużyto: { $used }.
told-produced-for = { $asset } wytwarza: { $made }; dostaje { $to }.
told-produced-from-for = { $asset } wytwarza: { $made }; zużyto: { $used }; dostaje { $to }.
told-price-rose = { $price } rośnie z { $from } do { $to }: { $why }.
told-price-fell = { $price } spada z { $from } do { $to }: { $why }.
why-asset = kupiono aktywo
why-technology = technologia daje dwie sztuki naraz
why-monopolist = tak chce monopolista
why-card = tak każe karta
told-entered = zaczyna w Centrum Biznesu ({ $hex }).
told-stayed = zostaje na miejscu.
told-moved = jedzie { $to }.
told-moved-over-frontier = jedzie { $to } przez granicę.
told-drew = dobiera kartę „{ $card }”. { $text }
told-drew-to-pay = dobiera kartę „{ $card }”. { $text } Razem do zapłaty { $sum }.
told-drew-to-get = dobiera kartę „{ $card }”. { $text } Razem { $sum }.
told-in-debt = ma do zapłaty { $owed } podatku i musi znaleźć pieniądze.
told-tax-dropped = nie ma już czego sprzedać; umorzono { $amount } podatku.
told-looked = ogląda kartę technologii.
told-saw = widzi: { $technology }.
told-took = bierze: { $technology }.
told-card-turned-up = na wierzchu leży teraz „{ $card }”: { $text }
told-technology-turned-up = na wierzchu leży teraz { $technology }
told-asset-bought = kupuje { $asset } za { $price }.
told-technology-bought = kupuje technologię { $technology } za { $price }.
told-hired = najmuje { $workers ->
    [one] { $workers } robotnika
    [few] { $workers } robotników
   *[many] { $workers } robotników
} za { $price }.
told-transport-bought = kupuje { $transport } za { $price }.
told-transport-returned = zwraca { $transport } za { $price }.
told-bought = kupuje: { $goods } za { $price }.
told-sold = sprzedaje: { $goods } za { $price }.
told-delivered = dostarcza według kontraktu „{ $contract }”: { $goods } za { $price }.
told-asset-sold = sprzedaje bankowi { $asset } za { $price }.
told-contract-fulfilled = kontrakt „{ $contract }” wykonany.
told-contract-ran-out = kontrakt „{ $contract }” wygasł.
told-salary-paid = wypłaca pensje: { $amount }.
told-strike-began = robotnicy zaczynają strajk.
told-strike-called = ogłasza strajk robotników bez pensji (właściciel: { $owner }).
told-strike-ended = robotnicy wracają do pracy.
told-dismissed = zwalnia robotników: { $workers }.
told-placed = rozmieszcza robotników: { $workers }.
told-fitted = wyposaża { $asset } w technologię „{ $technology }”.
told-unfitted = zdejmuje technologię „{ $technology }”: { $asset }.
told-raided = przejmuje { $asset } (właściciel: { $owner }).
told-supplied = zaopatruje { $asset }: { $supply }.
told-raid-left = opuszcza { $asset }; przejęcie skończone.
told-raid-caught = wpada, przejmując { $asset }; przejęcie skończone.
told-raid-released = zwalnia { $asset }; przejęcie skończone.
told-raid-acquired = nabywa { $asset }; przejęcie skończone.
told-arrested = { $who } dokonuje aresztowania. { $raider } trafia do Centrum Biznesu ({ $hex }) i traci dwa ruchy.
told-free-again = na wolności od następnego ruchu.
told-missed-a-move = traci ruch.
told-offered = proponuje transakcję graczowi { $to }. Daje: { $gives }. Chce: { $gets }.
told-countered = odpowiada kontrofertą graczowi { $to }. Daje: { $gives }. Chce: { $gets }.
told-traded = Transakcja. { $who } daje: { $gave }. { $partner } daje: { $got }.
told-declined = odmawia.
told-won = BIObot gotowy: { $who } wygrywa!
told-rounds-over = Umówione rundy minęły.

## Odmowy

refused-seats = gra od 2 do 4 osób, nie { $seats }
refused-chance = los rozstrzyga teraz co innego
refused-not-in-deck = karty „{ $card }” nie ma w talii
refused-over = gra skończona
refused-first-is-drawn = teraz losuje się, kto zaczyna
refused-decks-are-set-out = teraz rozkłada się talie
refused-university-shows = uniwersytet pokazuje teraz karty
refused-card-is-drawn = teraz dobiera się kartę, wszyscy czekają
refused-other-answers = najpierw na ofertę odpowiada { $who }
refused-other-acts = teraz działa { $who }, nie ty
refused-not-now = nie teraz: { $now }
now-production = wybierasz, co uruchomić
now-market = zmieniasz ceny i jedziesz
now-investment = inwestujesz
now-planning = planujesz
now-sentence = jesteś w areszcie
now-first = losuje się, kto zaczyna
now-card = dobiera się kartę
now-over = gra skończona
refused-in-debt = do zapłaty masz { $owed }, a w kasie { $cash }: najpierw znajdź pieniądze
refused-too-dear = to kosztuje { $price }, a masz { $cash }
refused-enter-first = najpierw postaw pionek w Centrum Biznesu
refused-no-free-centre = { $hex } to nie wolne pole Centrum Biznesu
refused-no-way-over-frontier = żadna droga na { $hex } o długości do { $speed ->
    [one] { $speed } pola
    [few] { $speed } pól
   *[many] { $speed } pól
} nie prowadzi przez posterunek graniczny
refused-only-over-frontier = każda droga na { $hex } o długości do { $speed ->
    [one] { $speed } pola
    [few] { $speed } pól
   *[many] { $speed } pól
} prowadzi przez posterunek graniczny
refused-chip-in-the-way = na polu { $hex } stoi cudzy pionek
refused-hex-guarded = pole { $hex } jest pod strażą
refused-too-far = nie dotrzesz na { $hex }: { $transport }, { $speed ->
    [one] { $speed } pole
    [few] { $speed } pola
   *[many] { $speed } pól
}
refused-price-moved-already = { $resource }: zmiana tej ceny w tym ruchu jest już wykorzystana
refused-not-monopolist = { $resource }: nie masz tu monopolu
refused-price-at-end = { $resource }: cena jest na końcu skali
refused-sell-none = sprzedaje się co najmniej jedną sztukę
refused-sell-too-many = naraz sprzedaje się najwyżej { $most ->
    [one] { $most } sztukę
    [few] { $most } sztuki
   *[many] { $most } sztuk
}
refused-too-few-units = u gracza { $seat } jest { $held }, a nie { $units }
refused-no-such-contract = nie masz kontraktu „{ $contract }”
refused-contract-takes-less = { $resource }: w kontrakcie zostało { $left }
refused-asset-not-yours = { $asset } nie należy do ciebie
refused-sell-to-raider-alone = { $asset }: trwa przejęcie, sprzedać można tylko rajderowi
refused-no-free-asset = tam, gdzie stoisz, nie ma wolnego aktywa
refused-technology-not-shown = żaden uniwersytet nie pokazuje ci tej karty
refused-hire-elsewhere = robotników najmuje się na giełdzie pracy
refused-hire-none = najmuje się co najmniej jednego robotnika
refused-too-few-to-hire = w banku zostało robotników: { $free }, a nie { $wanted }
refused-transport-elsewhere = transportem handluje się w salonie samochodowym
refused-transport-sold-out = { $transport }: w banku nie ma już ani jednego
refused-no-transport-to-return = nie masz czego zwrócić: { $transport }
refused-train = pociągu się nie kupuje ani nie sprzedaje
refused-buy-elsewhere = surowce kupuje się w Centrum Biznesu
refused-buy-none = kupuje się co najmniej jedną sztukę
refused-resource-shut = { $resource }: nikt jeszcze nie kupił aktywa, które to wytwarza
refused-too-few-in-bank = w banku zostało: { $stock }
refused-no-salary-due = nie ma pensji do wypłaty
refused-raided-workers-stay = { $asset }: trwa przejęcie, robotnicy muszą zostać
refused-too-few-there = w miejscu „{ $place }” masz { $held ->
    [one] { $held } robotnika
    [few] { $held } robotników
   *[many] { $held } robotników
}, a nie { $wanted }
refused-dismiss-none = zwalnia się co najmniej jednego robotnika
refused-strike = twoi robotnicy strajkują
refused-nobody-to-call-out = robotników tego gracza nie można teraz wezwać do strajku
refused-unnamed-workers = niewymienieni robotnicy i tak stoją poza aktywami
refused-no-asset-to-staff = nie masz aktywa, na którym można postawić robotników
refused-no-workers = nie masz robotników; najpierw ich najmij
refused-too-few-to-place = rozmieścić możesz { $movable ->
    [one] { $movable } robotnika
    [few] { $movable } robotników
   *[many] { $movable } robotników
}, a nie { $wanted }
refused-raided-nobody-comes = { $asset }: trwa przejęcie, nikt nie może tam wejść
refused-no-plans-left = w tym ruchu nie możesz już nic planować
refused-technology-not-yours = to nie twoja technologia
refused-technology-does-not-fit = „{ $technology }” tu nie pasuje: { $asset }
refused-only-what-was-bought = przed planowaniem stosuje się tylko to, co właśnie kupiono
refused-raid-keeps-this = przejęcie trzyma tę technologię na miejscu
refused-raid-keeps-technology = przejęcie trzyma „{ $technology }” na miejscu
refused-there-already = już tam jest
refused-no-technology-on-it = { $asset } działa według podstawowej technologii
refused-runs-by-itself = { $asset } działa bez polecenia, jeśli może
refused-ran-already = { $asset }: w tym ruchu już po uruchomieniu
refused-park-has-run = { $asset } może działać tylko przed parkiem technologicznym, a ten już zadziałał
refused-lacks-workers = { $asset }: brakuje robotników
refused-lacks-goods = { $asset }: brakuje surowców
refused-nothing-to-raid = nie stoisz na cudzym aktywie
refused-asset-guarded = { $asset } jest pod strażą
refused-released = { $asset }: to aktywo zostało przez ciebie zwolnione; odjedź, zanim przejmiesz je znowu
refused-raiding-already = już to przejmujesz
refused-raids-nothing = niczego nie przejmujesz
refused-supplied-already = { $asset }: zaopatrzenie już jest
refused-park-not-supplied = rajder nie może zaopatrywać parku technologicznego
refused-supply-lacks-workers = { $asset }: potrzeba { $needed ->
    [one] { $needed } robotnika
    [few] { $needed } robotników
   *[many] { $needed } robotników
}, a jest { $workers }
refused-supply = teraz nie można zaopatrzyć tego aktywa
refused-no-offer = nie ma żadnej oferty
refused-answer-offer-first = najpierw odpowiedz na ofertę
refused-countered-already = kontrofertę się przyjmuje albo odrzuca
refused-no-counter-under-arrest = w areszcie można się tylko zgodzić albo odmówić
refused-no-offers-left = w tym ruchu wykorzystano wszystkie oferty: { $most }
refused-nobody-to-trade-with = z graczem { $to } nie można handlować
refused-giver-under-arrest = { $seat } jest w areszcie i niczego nie oddaje
refused-cannot-give-cash = { $seat } ma { $cash } i nie może dać { $sum }
refused-too-many-things = naraz przekazuje się najwyżej { $most ->
    [one] { $most } rzecz
    [few] { $most } rzeczy
   *[many] { $most } rzeczy
}
refused-no-transport-to-give = { $seat } nie może tyle dać: { $wanted }
refused-contract-not-to-be-sold = { $seat } nie może sprzedać kontraktu „{ $contract }”
refused-no-raid-to-end = { $seat } nie przejmuje żadnego aktywa drugiej strony
refused-only-raider-gets-it = { $asset }: trwa przejęcie, dostać może tylko rajder
refused-asset-of-another = { $asset } nie należy do gracza { $seat }
refused-technology-of-another = technologia „{ $technology }” nie należy do gracza { $seat }

## Stół w terminalu

show-round = Runda { $round }.
show-round-of = Runda { $round } z { $rounds }.
show-offer = Odpowiada { $answers }. { $proposer } daje: { $gives }; { $partner } daje: { $gets }.
show-first = Losuje się, kto zaczyna.
show-production = Produkcja: { $who }.
show-market = Ceny i przejazd: { $who }.
show-card = { $who } dobiera kartę.
show-debt = { $who } szuka pieniędzy na podatek: { $owed }.
show-study = { $who } ogląda technologie.
show-investment = { $who } inwestuje.
show-planning = { $who } planuje.
show-sentence = { $who } jest w areszcie.
show-won = Gra skończona: { $who } wygrywa.
show-legend = Za znakiem małą literą właściciel, wielką pionek. Pola w każdym rzędzie liczy się od lewej.
show-price = { $price } z { $top }
show-stock = w banku: { $stock }
show-monopolist = monopol: { $who }
show-shut = jeszcze nie do kupienia
show-player = { $who }: { $cash }, majątek { $wealth }
show-player-place = { $place }; { $workers }, bez zajęcia { $idle }
show-off-the-map = poza mapą
show-on = na { $hex } { $transport }
show-keeps = w zapasie: { $technologies }
show-transports = w garażu: { $transports }
show-contract = kontrakt „{ $contract }”: { $left }; jeszcze { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
show-striking = robotnicy strajkują
show-unpaid = robotnicy bez pensji
show-arrested = w areszcie jeszcze { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
show-asset = { $asset } na { $hex }: { $state }
show-asset-with = { $asset } na { $hex }, „{ $technology }”: { $state }
show-guard = strażnik
show-away = poza zakładem
show-raided =
    rajder: { $who }, { $supplied ->
        [yes] zaopatrzone
       *[no] sabotaż
    }
show-on-strike = strajk
show-sabotaged = sabotaż
show-lacks-workers = brakuje { $count ->
    [one] { $count } robotnika
    [few] { $count } robotników
   *[many] { $count } robotników
}
show-lacks = brakuje: { $goods }
show-will-make = wytworzy: { $made }
show-decks = Bank: { $workers ->
    [one] { $workers } robotnik
    [few] { $workers } robotników
   *[many] { $workers } robotników
}. Talie: karty akcji { $actions } (odrzucone { $discarded }), Uniwersytet I { $first } ({ $first-thrown }), Uniwersytet II { $second } ({ $second-thrown }).
show-seen-card = { $technology } ({ $price })
show-seen = Widzisz: { $cards }.
show-top-card = Wierzchnia karta akcji: „{ $card }”, { $text }
show-top-technology = { $university }, wierzchnia karta: { $technology }
