# Plansza gry Kommersant.
# Jak działają te pliki, mówi docs/texts.md.

board = Plansza
board-loading = Rysujemy kręgi…
board-keys = Strzałki prowadzą po polach, Enter wybiera, I otwiera kartę własności.

masthead = КОММЕРСАНТ

round = Runda { $round } z { $rounds }
round-open = Runda { $round }

centre = Centrum
centre-about = Wysoki rzut prowadzi stąd na dowolne pole.

deck-letter = List
deck-surprise = Niespodzianka
deck-risk = Ryzyko
deck-left = { $deck }: kart w talii { $cards }, jeszcze niewidzianych { $unseen }

dice-throw = { $n ->
    [1] Rzuć jedną kostką
    [one] Rzuć { $n } kostką
    [few] Rzuć { $n } kostkami
   *[many] Rzuć { $n } kostkami
}
dice-shown = Ostatni rzut: { $dice }
dice-none = Jeszcze nikt nie rzucał

stamp-sold = SPRZEDANE

group-food-trade = Handel żywnością
group-nonfood-retail = Handel artykułami przemysłowymi
group-public-catering = Gastronomia
group-farm-produce-sales = Sprzedaż płodów rolnych
group-stadiums = Stadiony
group-halls-arenas = Hale i sale
group-theatres = Teatry
group-warehouses = Magazyny i hurtownie

kind-state-enterprise = Przedsiębiorstwo państwowe
kind-vacant-lot = Parcela
kind-start = Start
kind-letter = Karta
kind-surprise = Karta
kind-risk = Karta
kind-racket = Haracz
kind-move-to-centre = Centrum
kind-profit = Zysk
kind-fine = Grzywna
kind-vacation = Strata kolejki
kind-treatment = Strata kolejki
kind-tax-service = Podatki
kind-rest = Spokój

about-start = Tu zaczynają się i kończą oba kręgi. Kto kończy okrążenie, dostaje od banku dywidendy i spłaca kredyty, których termin nadszedł.
about-letter = Odkrywa się wierzchnią kartę z talii „List”; widzą ją wszyscy.
about-surprise = Odkrywa się wierzchnią kartę z talii „Niespodzianka”; widzą ją wszyscy.
about-risk = Odkrywa się wierzchnią kartę z talii „Ryzyko”; widzą ją wszyscy.
about-racket = Kto tu stanie, może zostać rekieterem: nie płaci za postój, tylko bierze połowę tego, ile { $loot ->
    [steps] kosztowały budynki na cudzej działce
   *[lot-and-steps] kosztowała cudza zabudowana działka
}. U kogo stoi milicja, tam rekieter traci całą gotówkę, ale rekieterem pozostaje; przestać można po dwóch pełnych okrążeniach.
about-move-to-centre = Kto tu stanie, może wejść do centrum. Wysoki rzut prowadzi stamtąd na dowolne pole.
about-profit = Bank płaci { $amount }.
about-fine = Bank zabiera { $amount }.
about-vacation = Kto tu stanie, traci następną kolejkę.
about-treatment = Kto tu stanie, traci następną kolejkę.
about-tax-service = Kto tu stoi, na początku każdej kolejki płaci, pokazuje zaświadczenie albo musi wysoko rzucić, żeby odejść.
about-rest = Tu nic się nie dzieje.

stage-lot = Pusta działka
stage-office = Biuro
stage-department = Oddział
stage-enterprise = Przedsiębiorstwo

# Po jednej literze, tak jak stoją na działce.
mark-office = B
mark-department = O
mark-enterprise = P
mark-mortgaged = Z

deed = Karta własności
deed-price = Cena
deed-step = Każdy krok
deed-stage = Etap
deed-rent = Opłata
deed-dividend = Dywidenda
deed-now = teraz
deed-free = Wolne
deed-free-token = Wolne; potrzebny też czerwony żeton: żetony leżą na polach i bierze je ten, kto tam stanie
deed-owner = Właściciel: { $name }
deed-rent-now = Opłata teraz
deed-why-once = { $stage }, jak na karcie
deed-why-double = { $stage }, podwójna: cała grupa ma jednego właściciela
deed-why-triple = { $stage }, potrójna: cała grupa i Sowchoz mają jednego właściciela
deed-why-mortgaged = żadna: działka jest zastawiona
deed-why-group-not-full = żadna: właściciel nie ma całej grupy
deed-dividend-now = Dywidenda za okrążenie
deed-loot = Rekieter wziąłby
deed-redemption = Zastawione; wykup za
deed-group = Cała grupa
deed-nobody = wolne
deed-token = Leży tu czerwony żeton: bierze go ten, kto tu stanie. Jest potrzebny, by kupić przedsiębiorstwo państwowe.
deed-pieces = Teraz tu stoją
deed-sales = Na pokrycie długu

sale-building = Sprzedaj budynek
sale-group-buildings = Sprzedaj po jednym budynku z całej grupy
sale-mortgage = Zastaw
sale-lot = Sprzedaj bankowi

label-free = wolne, { $amount }
label-owner = właściciel: { $name }
label-stage-office = biuro
label-stage-department = oddział
label-stage-enterprise = przedsiębiorstwo
label-mortgaged = zastawione
label-rent = opłata { $amount }
label-amount = { $amount }
label-token = czerwony żeton
label-pieces = tutaj: { $names }
label-stake = właśnie w grze
label-lit = można wybrać
label-sale = przyniesie { $amount }

road = Najbliższe pola
road-of = Najbliższe pola: { $name }
road-centre = { $name } jest w centrum. Wysoki rzut prowadzi stamtąd na dowolne pole.
road-steps = { $n ->
    [1] następne pole
    [one] za { $n } pole
    [few] za { $n } pola
   *[many] za { $n } pól
}
road-free = wolne
road-own = własne
road-rent = opłata
road-no-rent = gratis
road-loot = łup
road-police = milicja!
road-receive = zysk
road-pay = grzywna
road-lap = koło
road-card = karta
road-skip = pauza
road-centre-enter = centrum
road-tax = podatki
road-racket = haracz
road-nothing = nic

debt-owes = { $debtor } ma do zapłaty { $amount }
debt-to = wierzyciel: { $creditor }
debt-bank = bank
debt-why-rent = opłata za postój: { $place }
debt-why-robbery = haracz: { $place }
debt-why-fine = grzywna
debt-why-card = z karty
debt-why-collection = z karty, płacą wszyscy
debt-why-loan = termin kredytu
debt-cash = gotówką
debt-missing = brakuje jeszcze
debt-means = razem da się zebrać

papers = Papiery graczy
papers-at = na polu „{ $place }”
papers-centre = w centrum
papers-out = poza grą
papers-began = na początku, jako Bankier, { $amount }
papers-top = Na wierzchu talii „{ $deck }”: { $text }
papers-banker = Bankier
papers-laps = { $n ->
    [one] { $n } okrążenie
    [few] { $n } okrążenia
   *[many] { $n } okrążeń
}
papers-dividends = { $amount } za okrążenie
papers-tokens = { $n ->
    [one] { $n } czerwony żeton
    [few] { $n } czerwone żetony
   *[many] { $n } czerwonych żetonów
}
papers-loan = { $n ->
    [1] do spłaty { $amount } z końcem tego okrążenia
    [one] do spłaty { $amount } za { $n } okrążenie
    [few] do spłaty { $amount } za { $n } okrążenia
   *[many] do spłaty { $amount } za { $n } okrążeń
}
papers-skips = { $n ->
    [1] traci kolejkę
    [one] traci { $n } kolejkę
    [few] traci { $n } kolejki
   *[many] traci { $n } kolejek
}
papers-racket = { $n ->
    [one] rekieter, jeszcze { $n } okrążenie
    [few] rekieter, jeszcze { $n } okrążenia
   *[many] rekieter, jeszcze { $n } okrążeń
}
papers-racket-may-stop = rekieter, może zerwać z haraczami
papers-tax = w urzędzie skarbowym

kept-unusable = teraz nie do użycia
kept-red-token = zezwolenie na wykup
kept-tax-exemption = zaświadczenie dla skarbówki
kept-police = ochrona milicyjna

card-close = Odłóż kartę

skip = Przewiń
