# Kommersant po polsku. Jak działają te pliki, mówi docs/texts.md.

## Gra

game-name = Kommersant
game-about = Kupuj, buduj i handluj w Rosji roku 1991: przedsiębiorstwa państwowe, licytacje, kredyty i haracze.
credit-printer = Wydana w 1991 roku w nakładzie 100 000 egzemplarzy, druk: „Omskaja Prawda”
credit-scans = Autor rekonstrukcji dziękuje za skany zasad: { $names }
credit-files = oraz za pliki planszy i banknotów: { $names }
credit-dedication = Autor rekonstrukcji dedykuje ją B. T. Jerofiejewowi (1928–2012), partnerowi w tej grze przed dwudziestu laty
currency = ₽
bank-0 = bank
edition-online = zasady gry sieciowej: licytują wszyscy
edition-1991 = gra z pudełka z 1991 roku: wśród graczy jest Bankier, opłaty tylko za pełne grupy
option-rounds = po ilu rundach wygrywa najbogatszy; 0 — bez ustalonego końca
option-doubling = gdzie pełna grupa mnoży opłatę
option-doubling-bare-lots = na pustych działkach
option-doubling-every-stage = na każdym etapie
option-even = co znaczy budować równomiernie
option-even-together = wszystkie trzy działki naraz, jak w instrukcji
option-even-within-one = etapy różnią się najwyżej o krok
option-lending = na co bank daje kredyt
option-lending-property = na zakup każdej własności, jak w instrukcji
option-lending-bank = tylko na zakupy od banku
option-full-lap = co liczy się jako pełne okrążenie
option-full-lap-start = każde przejście przez Start
option-full-lap-both-rings = przejście obu kręgów od Startu do Startu
option-vacant-auctions = parcele, których nikt nie kupił, idą pod młotek
option-building-sales = kiedy można sprzedać budynki
option-building-sales-debt = na spłatę długu
option-building-sales-before-throw = także przed rzutem
option-mortgage-built = zabudowane działki można zastawić
option-loot = czego połowę bierze rekieter
option-loot-lot-and-steps = działki i budynków
option-loot-steps = samych budynków
option-police-on-mortgaged = milicja chroni też zastawione nieruchomości
option-police-traded = kartami ochrony milicji można handlować
option-face-up = talie leżą odkryte, wierzchnie karty widzą wszyscy
option-capital = z czym zaczyna każdy gracz
option-tokens = ile czerwonych żetonów leży na planszy
option-leaving = czy wolno opuścić grę przed rzutem
option-banker = kto jest Bankierem
option-banker-seat0 = pierwsze miejsce
option-banker-seat1 = drugie miejsce
option-banker-seat2 = trzecie miejsce
option-banker-seat3 = czwarte miejsce
option-banker-seat4 = piąte miejsce
option-banker-seat5 = szóste miejsce
bot-steady-about = rozsądny gracz: pełne grupy, zapas gotówki, uczciwe transakcje

## Co daje zwycięstwo i kto jest najbliżej

wins-rounds = { $rounds ->
    [one] Wygra najbogatszy po { $rounds } rundzie albo ostatni w grze
    [few] Wygra najbogatszy po { $rounds } rundach albo ostatni w grze
   *[many] Wygra najbogatszy po { $rounds } rundach albo ostatni w grze
}
wins-last = Wygra ten, kto ostatni zostanie w grze

## Pola

square-start = Start
square-grocery-store = Sklep spożywczy
square-confectionery-shop = Cukiernia
square-bakery = Piekarnia
square-letter-1 = List
square-fine = Grzywna
square-vacant-lot-1 = Parcela
square-surprise-1 = Niespodzianka
square-toy-factory = Fabryka zabawek
square-profit-1 = Zysk
square-haberdashery = Pasmanteria
square-childrens-world = Świat Dziecka
square-central-department-store = Centralny Dom Towarowy
square-letter-2 = List
square-move-to-centre-1 = Wejście do centrum
square-vacant-lot-2 = Parcela
square-canteen = Stołówka
square-cafe = Kawiarnia
square-restaurant = Restauracja
square-cannery = Wytwórnia konserw
square-surprise-2 = Niespodzianka
square-racket-1 = Haracz
square-kiosk = Kiosk
square-greengrocer = Warzywniak
square-market = Targ
square-profit-2 = Zysk
square-state-farm = Sowchoz
square-letter-3 = List
square-vacant-lot-3 = Parcela
square-racket-2 = Haracz
square-spartak = Spartak
square-torpedo = Torpedo
square-luzhniki = Łużniki
square-vacation = Urlop
square-risk-1 = Ryzyko
square-move-to-centre-2 = Wejście do centrum
square-concert-hall = Sala koncertowa
square-sports-palace = Pałac Sportu
square-olympic-sports-complex = Kompleks Olimpijski
square-inner-circle = Krąg wewnętrzny
square-racket-3 = Haracz
square-surprise-3 = Niespodzianka
square-profit-3 = Zysk
square-confectionery-factory = Fabryka słodyczy
square-puppet-theatre = Teatr Lalek
square-youth-theatre = Teatr Młodego Widza
square-opera-and-ballet-theatre = Teatr Opery i Baletu
square-vacant-lot-4 = Parcela
square-letter-4 = List
square-tax-service = Urząd skarbowy
square-institute-of-culture = Instytut Kultury
square-centre-gate = Brama centrum
square-racket-4 = Haracz
square-profit-4 = Zysk
square-vegetable-warehouse = Magazyn warzyw
square-industrial-goods-depot = Hurtownia przemysłowa
square-food-depot = Hurtownia spożywcza
square-risk-2 = Ryzyko
square-shoe-factory = Fabryka obuwia
square-letter-5 = List
square-vacant-lot-5 = Parcela
square-treatment = Leczenie

## Grupy kolorów

group-food-trade = Handel żywnością
group-nonfood-retail = Handel artykułami przemysłowymi
group-public-catering = Gastronomia
group-farm-produce-sales = Sprzedaż płodów rolnych
group-stadiums = Stadiony
group-halls-arenas = Hale i sale
group-theatres = Teatry
group-warehouses = Magazyny i hurtownie

## Karty: co na nich jest napisane

card-presidential-grant = Dekretem prezydenta twoja firma jest filarem reform. Filarowi zapłacono gotówką.
card-inheritance = Wuj z Odessy zostawił ci oszczędności. Bankom nie ufał i miał rację.
card-alarm-clocks = Wagon budzików rozszedł się do południa. Nikt nie zapytał, czemu chodzą wstecz.
card-deposit-interest = Lokaty przyniosły odsetki. Tym razem zdążyły przed podwyżką cen.
card-savings-book = Kasa oszczędności podsumowała rok. Liczono na liczydle, na twoją korzyść.
card-bond-interest = Odsetki od obligacji. Papiery babci jednak są coś warte.
card-video-salon = Spółdzielnia wynajęła twoją piwnicę na wideosalon. Płaci i prosi, żeby nie schodzić.
card-profit-share = Wspólnicy dzielą zysk. Oni liczyli raz, ty dwa razy.
card-regional-branches = Filie za Uralem meldują o sukcesach. Dołączyły nawet pieniądze.
card-concealed-income = Inspektor znalazł drugą księgowość. Pismo pochwalił, za treść ukarał.
card-roof-repairs = Dach wreszcie naprawiony. Przeciekał dopiero od moskiewskiej olimpiady.
card-competitors = Konkurencja otworzyła się naprzeciwko: szyld z importu, ceny wczorajsze.
card-registration = Rejestracja firmy wymaga jedenastu pieczątek. Każda ma swoją cenę.
card-modernisation = Produkcja unowocześniona: maszyna dotarła, instrukcja po japońsku.
card-lost-bill = Zeszłoroczny rachunek jednak cię znalazł. Rachunki poczta doręcza niezawodnie.
card-export-tax = Ty wywozisz matrioszki, urząd celny wywozi twój zysk.
card-unpaid-tax = Podatek wprowadzono wczoraj. Zalegasz z nim od roku.
card-company-car = Służbowa łada potrzebuje skrzyni biegów. Skrzynia potrzebuje znajomości.
card-traffic-fine = Drogówce brakowało do planu. Już nie brakuje, dzięki tobie.
card-air-tickets = Bilety lotnicze na konferencję w Soczi. Obraduje się głównie na plaży.
card-heating-bill = Rachunek za ogrzewanie. Ciepłej tej zimy nikt nie pamięta.
card-fire-inspection = Inspektor straży nie doliczył się wiadra z piaskiem. Ty nie doliczysz się pieniędzy.
card-phone-calls = Rozmowy międzymiastowe. Linia milczała, licznik nie.
card-premiere = Teatr Młodego Widza zaprasza mecenasa na premierę. Mecenas to ty.
card-opera-ticket = Bilet do opery: trzeci rząd, za kolumną. Interesy załatwia się w antrakcie.
card-foreign-partners = Zagraniczni partnerzy czekają w restauracji. Chcą wiedzieć, gdzie kończy się kawior.
card-tax-summons = Wezwanie: stawić się w urzędzie skarbowym z papierami i bez wymówek.
card-centre-pass = Przepustka do centrum z podpisem i pieczęcią. Wejść wolno; wyjście załatwia inne okienko.
card-privatisation-permit = Zezwolenie na wykup jednego przedsiębiorstwa państwowego. Zachowaj: takie papiery wydaje się tylko w dobrym humorze.
card-tax-certificate = Zaświadczenie z okrągłą pieczęcią: nie masz żadnych zaległości. Zachowaj na jedną wizytę w urzędzie skarbowym.
card-wrong-parcel = Listonoszowi skończyły się listy, wręcza ci cudzą paczkę. Weź kartę „Niespodzianka”.
card-empty-envelope = Koperta jest pusta i ktoś otworzył ją przed tobą. Weź kartę „Ryzyko”.
card-quarter-bonus = Premia za najlepszy wynik kwartału. Poza tobą nikt nie oddał sprawozdania.
card-benefactor = Nieznany dobroczyńca przysłał plik banknotów. On zna twój adres, ty jego nie musisz.
card-transfer = Dotarł przekaz wysłany trzy lata temu. Urzędniczka gratuluje cierpliwości.
card-samovar = Samowar ze strychu okazał się antykiem. Cudzoziemiec zabrał go, zanim dało się go wyczyścić.
card-thirteenth-salary = Wypłacono trzynastą pensję. Kto kazał, nie wiadomo.
card-tv-quiz = Wygrywasz teleturniej. Pytali, do czego służy kopiejka.
card-sportloto = Pięć trafień w Sportlotto. Szósty był numer twojego tramwaju.
card-lottery-ticket = Wygrał los loterii, który w sklepie wydali ci zamiast reszty.
card-share-jump = Twoje akcje skaczą w górę, a ty spokojnie śpisz. Nie było komu sprzedać ich za wcześnie.
card-auction-profit = Dwóch kolekcjonerów pokłóciło się na aukcji o twój samizdat. Wygrał ten, komu bardziej zależało.
card-card-debt = Ktoś oddał ci dług karciany. Dłużnik chyba się nawrócił.
card-till-robbed = Obrabowano kasę. Strażnik nic nie widział, bo pilnował drzwi.
card-new-office = Firma przenosi się do nowego biura. Sam fikus wymagał ciężarówki.
card-staff-bonuses = Premie dla najlepszych pracowników. W głosowaniu najlepsi okazali się wszyscy.
card-failed-investment = Inwestujesz w perpetuum mobile. Stanęło.
card-sanitary-fine = Sanepid spotkał w sklepie kota. Kot był na etacie.
card-office-rent = Czas zapłacić czynsz za biuro: z góry i za zeszły miesiąc.
card-staff-party = Przyjęcie dla załogi się udało. Akordeon da się naprawić.
card-smuggled-jeans = Celnicy przeliczyli twoje dżinsy. Na sobie masz cztery pary.
card-dollar-fell = Dolar spadł. To się zdarza raz na dziesięć lat, a całe twoje oszczędności były w dolarach.
card-anniversary = Jubileusz firmy. Każdy przynosi kopertę i je za dwóch.
card-daughter-born = Urodziła ci się córka. Rywale składają się na wózek i nawet się uśmiechają.
card-rock-concert = Zespół rockowy szuka sponsora. Omów to w sali koncertowej, jeśli coś usłyszysz.
card-luzhniki-fair = Wokół stadionu na Łużnikach kwitnie handel. Podobno bywa tam też futbol.
card-cooperative-cafe = W kawiarni czeka interes. Partnera poznasz po skórzanej kurtce, jak wszystkich innych.
card-marketing-lecture = Masz wykład o marketingu w Instytucie Kultury. Po drodze dowiedz się, co to jest.
card-tax-raid = Urząd skarbowy chce cię widzieć. Żeby cię nie trudzić, przysłał samochód.
card-forgot-passport = Paszport i torba z pieniędzmi zostały w domu. Biegiem z powrotem.
card-trolleybus = Trolejbus zgubił przewody i stoczył się z górki razem z tobą.
card-private-taxi = Podwiózł cię prywaciarz za paczkę Marlboro, podwórkami.
card-motorcade = Przez pomyłkę dołączasz do rządowej kolumny. Czerwonego nie było.
card-sanatorium = Lekarz przepisał kąpiele borowinowe. W sanatorium nie ma telefonu.
card-trade-union-voucher = Związkom został jeden talon na wczasy nad morzem. Jest listopad.
card-left-neighbour = Wypisujesz delegację sąsiadowi z lewej. Dokąd, wybierasz ty.
card-right-neighbour = Sąsiad z prawej zapytał cię o drogę. Którą wskazać, wybierasz ty.
card-bank-error = Bank pomylił się na twoją korzyść. Zauważy, gdy przywiozą komputer.
card-bribe = Ktoś zostawił na biurku kopertę i życzył ci zdrowia.
card-shadow-business = W piwnicy szyje się prawdziwe włoskie buty. Dwie zmiany, żadnych pytań.
card-advertising = W reklamie był błąd i ludzie przyszli go obejrzeć. Przy okazji kupili.
card-sugar-wager = Kupujesz cukier. Następnego dnia znika ze sklepów.
card-grey-imports = Kontener komputerów przeszedł jako ogórki. Lepiej się przechowują.
card-races = Na wyścigach stawiasz na najwolniejszego konia. Pozostałe się zagapiły.
card-currency-corner = Wymieniasz walutę na rogu i naprawdę dostajesz walutę.
card-fire = Pożar w zakładzie. Najpierw spłonęła księgowość, co zaciekawiło ubezpieczyciela.
card-fraud-hushed-up = O zaginionych wagonach trzeba zapomnieć. Niepamięć kosztuje.
card-speculation-fine = Grzywna za spekulację. Paragraf zniesiono, grzywna została.
card-arbitrator = Arbiter zważył racje obu stron. Twoim trzeba było dodać wagi.
card-flood = Magazyn zalało. Kalosze wypłynęły, cukier nie.
card-thimbles = Wiesz na pewno, pod którym kubkiem jest kulka.
card-car-accident = Nikomu nie ustępujesz i nikt nie ustępuje tobie. Warsztat jest zachwycony.
card-police-protection = Twojego majątku pilnuje milicja: sierżant pije herbatę w twoim biurze. Zachowaj kartę: rekieterzy żałują spotkania.
card-overwork = Zasypiasz w połowie podpisu. Weź urlop.
card-nerves = Dzwoni telefon, a ty mu salutujesz. Nerwy trzeba leczyć.
card-start-over = Zaczynasz wszystko od nowa. Idź na Start.
card-potato-harvest = Wszystkich wysyłają do sowchozu na wykopki. Jedź w importowanych butach.
card-market-rumour = Mówią, że na targu jest mięso bez kolejki. Sprawdź osobiście.
card-firm-bankrupt = Jedno z twoich przedsiębiorstw splajtowało. Dyrektor jest podobno na Cyprze.
card-office-burnt = Jedno z twoich biur spłonęło. Czajnik był włączony od wiosny.

## Rzeczy

# Pole, którego nazwę mają też inne: które z nich.
square-numbered = { $square } ({ $number })
# Działka, z którą coś się robi: ktoś ją kupuje, zastawia. Zawsze w bierniku.
lot-named = działkę „{ $name }”
lot-vacant = parcelę ({ $number })
lot-priced = { $lot } ({ $price })
stage-lot = pusta działka
stage-office = biuro
stage-department = oddział
stage-enterprise = przedsiębiorstwo
deck-letter = List
deck-surprise = Niespodzianka
deck-risk = Ryzyko
kept-red-token = zezwolenie na wykup
kept-tax-exemption = zaświadczenie dla skarbówki
kept-police = ochrona milicyjna
cash = { $sum }
counted = { $count } × { $what }
red-tokens = { $count ->
    [one] { $count } czerwony żeton
    [few] { $count } czerwone żetony
   *[many] { $count } czerwonych żetonów
}
nothing = nic

## Co robi karta

effect-receive = dostajesz { $amount }
effect-pay = płacisz { $amount }
effect-each-pays = każdy z pozostałych płaci ci { $amount }
effect-go = idź na pole „{ $square }”
effect-back = { $squares ->
    [one] { $squares } pole wstecz
    [few] { $squares } pola wstecz
   *[many] { $squares } pól wstecz
}
effect-forward = { $squares ->
    [one] { $squares } pole naprzód
    [few] { $squares } pola naprzód
   *[many] { $squares } pól naprzód
}
effect-tax-service = do urzędu skarbowego
effect-centre = wolno wejść do centrum
effect-red-token = zachowujesz, służy za czerwony żeton
effect-tax-exemption = zachowujesz, raz zwalnia z opłaty w urzędzie skarbowym
effect-police = zachowujesz, chroni przed rekieterami
effect-draw = weź kartę „{ $deck }”
effect-place-left = postaw sąsiada z lewej na dowolnym polu
effect-place-right = postaw sąsiada z prawej na dowolnym polu
effect-skip = tracisz kolejkę
effect-lose = tracisz { $stage }

## Długi

owed = { $amount }, dostaje { $to } ({ $why })
owed-to-bank = { $amount } bankowi ({ $why })
why-rent = opłata za postój, „{ $lot }”
why-robbery = haracz, „{ $lot }”
why-fine = grzywna
why-card = z karty
why-collection = z karty, płacą wszyscy
why-loan = termin kredytu

## Dziennik: „Anna: rzuca …”

told-token-laid = Na polu „{ $square }” ląduje czerwony żeton.
told-threw-for-first = { $who } rzuca o pierwszą kolejkę: { $sum }.
told-first-tied = Kilka osób ma { $sum }; rzucają jeszcze raz.
told-first = Zaczyna { $who }.
told-turn = runda { $round }
told-skipped = { $who } traci kolejkę.
told-will-skip = { $turns ->
    [one] { $who } straci { $turns } kolejkę.
    [few] { $who } straci { $turns } kolejki.
   *[many] { $who } straci { $turns } kolejek.
}
told-one-left = W grze została jedna osoba.
told-rounds-over = Umówione rundy dobiegły końca.
told-threw-one = rzuca: { $sum }.
told-threw = rzuca: { $faces } = { $sum }.
told-held-back = { $sum } to mniej niż { $needed }; pionek zostaje.
told-walked = idzie o { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
   *[many] { $squares } pól
}: „{ $to }”.
told-walked-back = cofa się o { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
   *[many] { $squares } pól
}: „{ $to }”.
told-placed = pionek staje na polu „{ $to }”.
told-lap = kończy okrążenie { $laps }; dywidendy { $dividends }.
told-crossed-short = mija Start, nie obszedłszy obu kręgów; to nie jest okrążenie.
told-turned-up = Na wierzchu talii „{ $deck }”: „{ $text }” ({ $effect })
told-crossed-again = znów mija Start, ale to się nie liczy.
told-token-taken = bierze czerwony żeton z pola „{ $square }”.
told-token-spent = wydaje czerwony żeton.
told-token-card-spent = wydaje zezwolenie na wykup.
told-drew = bierze kartę „{ $deck }”: „{ $text }” ({ $effect })
told-card-returned = odkłada kartę pod talię: { $card }.
told-nothing-to-lose = nie ma czego stracić ({ $stage }).
told-building-lost = traci { $stage } na działce „{ $lot }”.
told-fine = pole „{ $square }”, do zapłaty { $amount }.
told-profit = pole „{ $square }”, dostaje { $amount }.
told-exemption = pokazuje zaświadczenie w urzędzie skarbowym.
told-tax-paid = płaci urzędowi skarbowemu { $tax }.
told-centre-entered = wchodzi do centrum.
told-turned-racketeer = zostaje rekieterem.
told-stopped-racket = zrywa z haraczami.
told-banker = Bankierem jest teraz { $who }.
told-left = { $who } opuszcza grę; majątek znów jest wolny.
told-bought = kupuje { $lot } za { $price }.
told-declined = rezygnuje z zakupu: „{ $lot }”.
told-declined-state = rezygnuje z zakupu: „{ $lot }”; przedsiębiorstw państwowych się nie licytuje.
told-not-offered = jako Bankier zostawia bankowi { $lot }.
told-auction = Licytacja: „{ $lot }”, od { $opening }.
told-bid = daje { $amount }.
told-passed = pasuje.
told-sold = wygrywa { $lot } za { $price }.
told-unsold = Nikt nie licytuje; „{ $lot }” zostaje w banku.
told-no-rent-mortgaged = działka „{ $lot }” jest zastawiona, nic się nie płaci.
told-no-rent-group = za działkę „{ $lot }” się nie płaci: grupa nie jest pełna.
told-rent = opłata { $rent }, dostaje { $owner }: „{ $lot }” ({ $stage }{ $multiple ->
    [double] , podwójnie
    [triple] , potrójnie
   *[once] { "" }
}).
told-borrowed = bierze kredyt { $sum }; do oddania { $owed } najpóźniej po trzech okrążeniach.
told-repaid = spłaca { $amount } kredytu.
told-loan-due = mija termin kredytu: { $amount } z odsetkami.
told-built = buduje { $stage } na działce „{ $lot }” za { $price }.
told-building-sold = sprzedaje bankowi { $stage } z działki „{ $lot }” za { $price }.
told-mortgaged = zastawia { $lot } za { $sum }.
told-redeemed = wykupuje z zastawu { $lot } za { $sum }.
told-sold-to-bank = sprzedaje bankowi { $lot } za { $price }.
told-offered = proponuje wymianę graczowi { $to }. Daje: { $gives }. Chce: { $gets }.
told-countered = odpowiada własną ofertą graczowi { $to }. Daje: { $gives }. Chce: { $gets }.
told-traded = Umowa. { $who } daje: { $gave }. { $partner } daje: { $got }.
told-offer-declined = odmawia.
told-robbed-nothing = nie ma czego zabrać ({ $owner }, „{ $lot }”).
told-robbed = ściąga haracz { $amount }, płaci { $owner }: „{ $lot }”.
told-caught = wpada na milicję ({ $owner }, „{ $lot }”) i traci { $lost }.
told-in-debt = ma do zapłaty { $debt }, a brakuje gotówki.
told-debt-paid = płaci { $debt }.
told-bankrupt = { $who } bankrutuje: dług { $debt }, wypłacono { $paid }.

## O co pyta gra

asked-nothing = Teraz nie musisz nic robić.
asked-beside = Gdy inni decydują, możesz zaproponować swoje parcele.
asked-offer = { $who } proponuje wymianę. Dajesz: { $gives }. Dostajesz: { $gets }.
asked-counter-offer = { $who } odpowiada własną ofertą. Dajesz: { $gives }. Dostajesz: { $gets }.
asked-deals = Załatw interesy, potem rzucaj. Masz { $cash }.
asked-deals-centre = Załatw interesy, potem rzucaj: trzeba { $needed } lub więcej, czyli { $percent }% rzutów. Masz { $cash }.
asked-deals-tax = Trzyma cię urząd skarbowy: zapłać { $tax } albo wyrzuć trzema kostkami { $needed } lub więcej ({ $percent }% rzutów). Masz { $cash }.
asked-doubling = Trzy jednakowe: idziesz o { $sum } czy o { $twice }?
# Ile za działkę brałby ten, kto ją kupi.
rent-from = opłata od { $rent }
rent-with-group = opłata dopiero za pełną grupę
asked-purchase = Pole „{ $lot }” jest wolne, cena { $price }, { $rent }. Masz { $cash }.
asked-purchase-token = Pole „{ $lot }” jest wolne, cena { $price } i czerwony żeton, jak za każde przedsiębiorstwo państwowe; masz go. Masz { $cash }.
asked-purchase-no-token = Pole „{ $lot }” jest wolne, cena { $price } i czerwony żeton, którego nie masz: bierze go ten, kto stanie na polu z żetonem, a kto go ma, może go sprzedać. Masz { $cash }.
asked-banker = Jesteś Bankierem. Czy pozostali mają licytować „{ $lot }”, od { $price }?
asked-auction = Licytacja: „{ $lot }”, { $rent }, cena wywoławcza { $price }. Możesz zapłacić do { $most }.
asked-auction-bid = Licytacja: „{ $lot }”, cena { $price }, { $rent }; { $who } daje { $bid }. Możesz zapłacić do { $most }.
# Ile można zapłacić na licytacji.
means-credit = { $most }: { $cash } gotówką, reszta na kredyt z 20% odsetek na { $laps ->
    [one] { $laps } okrążenie
    [few] { $laps } okrążenia
   *[many] { $laps } okrążeń
}
asked-centre = Możesz wejść do centrum. Żeby wyjść, trzeba wyrzucić trzema kostkami { $needed } lub więcej ({ $percent }% rzutów); wtedy stajesz na dowolnym polu.
asked-racket = Możesz zostać rekieterem: zamiast płacić za postój, bierzesz połowę tego, ile { $loot ->
    [steps] kosztowały budynki na działce
   *[lot-and-steps] kosztowała zabudowana działka
}. Karta ochrony milicji zabierze ci całą gotówkę, ale rekieterem zostajesz: zerwać z haraczami możesz po { $laps ->
    [one] { $laps } pełnym okrążeniu
    [few] { $laps } pełnych okrążeniach
   *[many] { $laps } pełnych okrążeniach
}.
asked-name = Wskaż pole, na którym staniesz.
asked-name-for = Wskaż pole, na którym stanie { $who }.
asked-debt = Masz do zapłaty { $amount } ({ $why }), a w kasie { $cash }. Zdobądź jeszcze { $missing }.

## Co można wybrać: każdy rodzaj i każdy wybór

do-throw = Rzuć
do-pay-tax = Zapłać urzędowi skarbowemu
do-use-exemption = Pokaż zaświadczenie
do-move = Idź
do-buy = Kup
do-decline = Odmów
do-hold-auction = Ogłoś licytację
do-bid = Licytuj
do-pass = Pasuj
do-enter-centre = Wejdź do centrum
do-name = Wskaż pole
do-turn-racketeer = Zostań rekieterem
do-stop-racket = Zerwij z haraczami
do-build = Buduj
do-build-group = Buduj na całej grupie
do-sell-building = Sprzedaj budynek
do-sell-group-buildings = Sprzedaj po jednym budynku z całej grupy
do-mortgage = Zastaw
do-redeem = Wykup z zastawu
do-sell-lot = Sprzedaj bankowi
do-offer = Zaproponuj wymianę
do-offer-vacant = Zaproponuj parcele
do-offer-purchase = Kup od gracza
do-offer-sale = Sprzedaj graczowi
do-offer-for-token = Poproś o czerwony żeton
do-accept = Zgódź się
do-counter = Złóż własną ofertę
do-counter-price = Podaj inną cenę
do-repay = Spłać kredyt
do-leave = Opuść grę

choose-throw = { $dice ->
    [1] Rzuć jedną kostką
    [2] Rzuć dwiema kostkami
   *[3] Rzuć trzema kostkami
}
short-throw = { $dice ->
    [1] jedną kostką
    [2] dwiema kostkami
   *[3] trzema kostkami
}
choose-throw-centre = Rzuć trzema kostkami: { $needed } lub więcej wyprowadza z centrum
choose-throw-tax = Rzuć trzema kostkami: { $needed } lub więcej wyprowadza z urzędu skarbowego
choose-pay-tax = Zapłać urzędowi skarbowemu { $tax }
choose-use-exemption = Pokaż zaświadczenie zamiast płacić
choose-move = { $steps ->
    [one] Idź o { $steps } pole: { $to }
    [few] Idź o { $steps } pola: { $to }
   *[many] Idź o { $steps } pól: { $to }
}
short-move = { $steps ->
    [one] o { $steps } pole: { $to }
    [few] o { $steps } pola: { $to }
   *[many] o { $steps } pól: { $to }
}
choose-buy = Kup { $lot } za { $price }
choose-buy-by-token = Kup { $lot } za { $price } i czerwony żeton
choose-not-buy = Zrezygnuj z zakupu: „{ $lot }”
choose-keep-with-bank = Zostaw bankowi
choose-stay-outside = Zostań na zewnątrz
choose-stay-honest = Żyj uczciwie
choose-hold-auction = Ogłoś licytację wśród pozostałych
choose-bid = Daj { $amount }
choose-any-bid = Licytuj, najwyżej { $most }
choose-pass = Pas: odpadasz
choose-enter-centre = Wejdź do centrum; żeby wyjść, trzeba wyrzucić trzema kostkami { $needed } lub więcej
choose-name = { $number } { $square }
choose-build = Zbuduj { $stage } na działce „{ $lot }” za { $price } (opłata { $rent })
short-build = { $lot }: { $stage } za { $price } (opłata { $rent })
choose-build-group = Zbuduj po kroku na całej grupie „{ $group }” za { $price } (opłaty { $rents })
short-build-group = { $group } za { $price } (opłaty { $rents })
choose-sell-building = Sprzedaj bankowi { $stage } z działki „{ $lot }” za { $price }
short-sell-building = { $lot }: { $stage } za { $price }
choose-sell-group-buildings = Sprzedaj po jednym budynku z całej grupy „{ $group }” za { $price }
choose-mortgage = Zastaw { $lot } za { $sum }
choose-redeem = Wykup z zastawu { $lot } za { $sum }
choose-sell-lot = Sprzedaj bankowi { $lot } za { $sum }
choose-offer = Zaproponuj wymianę graczowi { $to }. Dajesz: { $gives }. Dostajesz: { $gets }
choose-trade = Zaproponuj wymianę graczowi { $to }
choose-offer-vacant = Zaproponuj graczowi { $to } za { $price }: { $lots }
choose-trade-vacant = Zaproponuj graczowi { $to } parcele za gotówkę
choose-offer-purchase = Zaproponuj graczowi { $to } { $price } za: { $lots }
choose-trade-purchase = Zaproponuj kupno nieruchomości od gracza { $to }, w razie potrzeby na kredyt
choose-trade-sale = Zaproponuj graczowi { $to } nieruchomości za gotówkę; może wziąć na nie kredyt
choose-offer-for-token = Zaproponuj graczowi { $to } { $price } za czerwony żeton
choose-trade-token = Zaproponuj graczowi { $to } gotówkę za czerwony żeton, tylko raz
choose-accept = Zgódź się. Dajesz: { $gives }. Dostajesz: { $gets }
choose-counter = Własna oferta. Dajesz: { $gives }. Dostajesz: { $gets }
choose-any-counter = Złóż własną ofertę, tylko raz
choose-counter-price = Inna cena: { $price }
choose-any-price = Podaj inną cenę, tylko raz
choose-repay = Spłać { $amount }
choose-any-repay = Spłać kredyt: z odsetkami { $owed }
choose-leave = Opuść grę; twój majątek znów będzie wolny
short-for = { $what } za { $sum }
short-player = { $who }
follows-mortgage = bez opłat, aż wykupisz za { $sum }
follows-auction = wtedy odbędzie się licytacja, także z twoim udziałem
follows-banker = wtedy Bankier może urządzić licytację wśród pozostałych
follows-leaves = zostanie { $cash }
follows-loan = { $cash } gotówką i { $loan } na kredyt: do oddania { $owed } (o 20% więcej) w ciągu { $laps ->
    [one] { $laps } okrążenia
    [few] { $laps } okrążeń
   *[many] { $laps } okrążeń
}
follows-paid = płacisz { $how }
follows-credit = wszystko ponad { $cash } bierzesz na kredyt: do oddania o 20% więcej w ciągu { $laps ->
    [one] { $laps } okrążenia
    [few] { $laps } okrążeń
   *[many] { $laps } okrążeń
}
follows-credit-theirs = wszystko ponad { $cash } { $who } bierze na kredyt: do oddania o 20% więcej w ciągu { $laps ->
    [one] { $laps } okrążenia
    [few] { $laps } okrążeń
   *[many] { $laps } okrążeń
}
follows-due = { $laps ->
    [1] z tego { $due } z końcem tego okrążenia
    [one] z tego { $due } najdalej za { $laps } okrążenie
    [few] z tego { $due } najdalej za { $laps } okrążenia
   *[many] z tego { $due } najdalej za { $laps } okrążeń
}
follows-chance = { $percent }% rzutów
follows-throw = { $costs }% płacisz, { $brings }% zyskujesz, { $free }% do kupna
follows-offers-left = { $left ->
    [one] w tej kolejce jeszcze { $left } oferta
    [few] w tej kolejce jeszcze { $left } oferty
   *[many] w tej kolejce jeszcze { $left } ofert
}

outlook = { $square } ({ $what })
prospect-free = wolne, { $amount }
prospect-free-token = wolne, { $amount } i czerwony żeton
prospect-own = twoje
prospect-their-own = własne
prospect-rent = opłata { $amount }
prospect-no-rent = bez opłaty
prospect-loot = łup { $amount }
prospect-police = strzeżone przez milicję

field-give-cash = Dajesz gotówkę
field-give-lots = Dajesz działki
field-give-tokens = Dajesz czerwone żetony
field-give-cards = Dajesz karty
field-get-cash = Dostajesz gotówkę
field-get-lots = Dostajesz działki
field-get-tokens = Dostajesz czerwone żetony
field-get-cards = Dostajesz karty
field-lots = Działki
field-price = Cena
field-amount = Kwota

## Czego nie wolno

refused-step-on-all-three = przy tym stole krok buduje się na wszystkich trzech działkach naraz
refused-build-evenly = buduj równomiernie: w grupie „{ $group }” kolej na inną działkę
refused-step-lot-by-lot = przy tym stole buduje się na każdej działce osobno
refused-nothing-on-vacant = na parceli nic się nie buduje
refused-group-not-full = żeby budować, trzeba mieć wszystkie 3 działki grupy; masz { $have }
refused-redeem-first = działka „{ $lot }” jest zastawiona; najpierw ją wykup
refused-finished = na działce „{ $lot }” stoi już przedsiębiorstwo
refused-step-a-turn = na kolejkę jeden krok na działce; działka „{ $lot }” już go ma
refused-only-for-debt = budynki sprzedaje się tylko na spłatę długu
refused-nothing-stands = na działce „{ $lot }” nic nie stoi
refused-sell-evenly = budynki sprzedaje się równomiernie: z samej działki „{ $lot }” jeszcze nie wolno
refused-sold-lot-by-lot = przy tym stole budynki sprzedaje się z każdej działki osobno
refused-no-buildings = w grupie „{ $group }” nie masz budynków
refused-needs-token = „{ $lot }”: potrzebny jest czerwony żeton, a go nie masz
refused-no-token-needed = czerwony żeton nie jest ci tu potrzebny
refused-asked-already = gracz { $to } dostał już propozycję: każdemu tylko jedna
refused-has-no-token = { $to } nie ma czerwonego żetonu
refused-cannot-offer = masz { $cash }; nie możesz zaproponować { $price }
refused-no-such-card = w talii „{ $deck }” nie ma nieodkrytej karty z napisem „{ $card }”
refused-cannot-lose = na działce „{ $lot }” nie można stracić: { $stage }
refused-belongs-to = działka „{ $lot }” ma właściciela: { $owner }
refused-belongs-to-bank = działka „{ $lot }” należy do banku
refused-built-up = działki „{ $lot }” nie można przekazać ani zastawić, póki na niej lub w jej grupie stoi budynek
refused-built-up-but-mortgageable = działki „{ $lot }” nie można przekazać, póki na niej lub w jej grupie stoi budynek
refused-mortgaged-already = działka „{ $lot }” jest już zastawiona
refused-not-mortgaged = działka „{ $lot }” nie jest zastawiona
refused-mortgaged-this-turn = działka „{ $lot }” została zastawiona w tej kolejce: wykup ją w którejś z następnych
refused-redemption-costs = żeby wykupić { $lot }, trzeba { $sum }; masz { $cash }
refused-no-partner = z graczem { $to } nie można handlować
refused-offers-made = w jednej kolejce można złożyć najwyżej { $most ->
    [one] { $most } ofertę
    [few] { $most } oferty
   *[many] { $most } ofert
}, i już są złożone
refused-cannot-give = { $seat } może zapłacić { $cash }, a nie { $sum }
refused-police-kept = przy tym stole karty ochrony milicji zostają u tego, kto je wyciągnął
refused-no-credit = { $buyer } nie dostanie na to kredytu
refused-not-theirs = działka „{ $lot }” nie należy do gracza { $seat }
refused-tokens-short = { $seat } nie ma tylu czerwonych żetonów: ma { $held }, a nie { $wanted }
refused-cards-short = { $seat } nie ma tylu kart „{ $card }”: ma { $held }, a nie { $wanted }
refused-no-lot-offered = zaproponuj choć jedną parcelę
refused-no-lot-named = wskaż choć jedną działkę
refused-not-your-vacant-lot = „{ $lot }” to nie twoja parcela
refused-counter-countered = na kontrofertę można się tylko zgodzić albo odmówić
refused-other-counter = na tę ofertę nie odpowiada się w ten sposób
refused-nobody-leaves = przy tym stole nikt nie odchodzi przed końcem
refused-too-dear = to kosztuje { $price }; masz { $cash }, a z kredytu do { $most } wzięto już { $open }
refused-repay-too-much = do spłaty masz { $owed }, w kasie { $cash }; nie możesz spłacić { $amount }
refused-repay-units = kredyt spłaca się po { $unit } razem z odsetkami; { $amount } tak się nie dzieli
refused-dice = rzuca się jedną, dwiema lub trzema kostkami, a nie { $dice }
refused-dice-in-centre = w centrum rzuca się trzema kostkami, a nie { $dice }
refused-dice-in-tax-service = w urzędzie skarbowym płaci się { $tax } albo rzuca trzema kostkami, a nie { $dice }
refused-first-throw = twój pierwszy rzut to trzy kostki, a nie { $dice }
refused-tax-cash = urząd skarbowy bierze { $tax }; masz { $cash }
refused-no-exemption = nie masz zaświadczenia dla skarbówki
refused-no-tax = urząd skarbowy niczego teraz od ciebie nie chce
refused-dice-fell = liczba rzuconych kostek to { $count }, a nie { $fell }
refused-no-racketeer = nie jesteś rekieterem
refused-racket-laps = z haraczami można zerwać po { $needed ->
    [one] { $needed } pełnym okrążeniu
    [few] { $needed } pełnych okrążeniach
   *[many] { $needed } pełnych okrążeniach
}; masz za sobą { $laps }
refused-no-such-banker = nie ma miejsca numer { $banker }: graczy przy stole jest { $seats }
refused-no-token-there = na polu „{ $square }” nie można położyć czerwonego żetonu
refused-nothing-to-decide = los nie ma teraz o czym rozstrzygać
refused-three-for-first = o pierwszą kolejkę rzuca się trzema kostkami
refused-over = gra jest skończona
refused-chance-decides = teraz decydują kostki albo karty; nikt nie gra
refused-out = jesteś poza grą
refused-other-answers = najpierw na otwartą ofertę odpowiada { $who }
refused-not-bidding = nie bierzesz udziału w tej licytacji
refused-banker-decides = decyduje Bankier ({ $who }), nie ty
refused-other-debt = najpierw swój dług spłaca { $who }
refused-not-your-turn = teraz gra { $who }, nie ty
refused-answer-first = najpierw odpowiedz na ofertę
refused-no-offer = nie ma otwartej oferty
refused-own-debt = masz do zapłaty { $amount }, a w kasie { $cash }: najpierw zdobądź pieniądze
refused-not-asked = nie teraz: { $now }
now-deals = załatwiasz interesy, potem rzucasz
now-doubling = wybierasz, jak daleko iść
now-purchase = kupujesz działkę albo rezygnujesz
now-banker = decydujesz, czy będzie licytacja
now-auction = licytujesz albo pasujesz
now-centre = wchodzisz do centrum albo rezygnujesz
now-racket = zostajesz rekieterem albo rezygnujesz
now-naming = wskazujesz pole
now-nobody = nikt nie gra

## Za co się płaci i co kończy grę

reason-starting-capital = kapitał początkowy
reason-lot-bought = zakup działki
reason-auction = licytacja
reason-rent = opłata za postój
reason-dividends = dywidendy
reason-profit = zysk
reason-fine = grzywna
reason-card = karta
reason-collection = składka
reason-tax-service = urząd skarbowy
reason-building = budowa
reason-building-sold = sprzedany budynek
reason-lot-sold = sprzedaż działki
reason-mortgage = zastaw
reason-mortgage-redeemed = wykup z zastawu
reason-loan = kredyt
reason-loan-repaid = spłata kredytu
reason-loan-due = termin kredytu
reason-trade = wymiana
reason-racket = haracz
reason-confiscated-from-a-racketeer = odebrane rekieterowi
reason-property-taken-back = majątek bankruta
reason-left-the-game = wyjście z gry
ending-one-left = w grze została jedna osoba
ending-rounds = umówione rundy dobiegły końca

## Plansza w terminalu

shown-round = Runda { $round }.
shown-round-of = Runda { $round } z { $rounds }.
moment-offer = { $who } odpowiada na ofertę. { $proposer } daje: { $gives }; { $partner } daje: { $gets }.
moment-laying = { $left ->
    [one] Do wyłożenia jeszcze { $left } czerwony żeton.
    [few] Do wyłożenia jeszcze { $left } czerwone żetony.
   *[many] Do wyłożenia jeszcze { $left } czerwonych żetonów.
}
moment-turning-up = Odkrywana jest wierzchnia karta talii „{ $deck }”.
moment-first-turn = Wszyscy rzucają o pierwszą kolejkę.
moment-tax = { $who } siedzi w urzędzie skarbowym.
moment-deals = { $who } załatwia interesy i rzuca.
moment-thrown = { $dice ->
    [one] { $who } rzuca { $dice } kostką.
    [few] { $who } rzuca { $dice } kostkami.
   *[many] { $who } rzuca { $dice } kostkami.
}
moment-doubling = { $who } rzuca trzy jednakowe: { $sum } albo { $twice ->
    [one] { $twice } pole
    [few] { $twice } pola
   *[many] { $twice } pól
}.
moment-draw = { $who } bierze kartę „{ $deck }”.
moment-purchase = { $who } może kupić { $lot } za { $price }.
moment-banker = { $who }, Bankier, decyduje o licytacji: „{ $lot }”.
moment-bid = Licytacja: „{ $lot }”, { $who } daje { $bid }.
moment-auction = Licytacja: „{ $lot }”, od { $least }.
moment-centre = { $who } może wejść do centrum.
moment-racket = { $who } może zostać rekieterem.
moment-naming = { $who } wskazuje pole dla pionka gracza { $piece }.
moment-losing = { $who } zaraz straci { $stage }.
moment-debt = { $who } szuka pieniędzy: dług { $debt }, brakuje { $missing }.
moment-over = Gra skończona.
shown-centre = W centrum: { $pieces }
shown-legend =
    Kręgi: zewnętrzny od 0 do { $outer }, wewnętrzny od { $inner } do { $last }. ● czerwony żeton.
    Przy wolnych cena, przy innych opłata i właściciel; -{ $office } biuro,
    -{ $department } oddział, -{ $enterprise } przedsiębiorstwo, -{ $mortgaged } zastaw.
shown-letter = { $seat ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
   *[5] F
}
mark-food-trade = Ży
mark-nonfood-retail = Pr
mark-public-catering = Ga
mark-farm-produce-sales = Ro
mark-stadiums = St
mark-halls-arenas = Ha
mark-theatres = Te
mark-warehouses = Ma
mark-state = P
mark-racketeer = !
shown-group = { $mark } { $group }
shown-groups = Grupy: { $groups }; { $state } przedsiębiorstwo państwowe. { $racketeer } rekieter.
mark-office = b
mark-department = o
mark-enterprise = p
mark-mortgaged = z
shown-players = Gracze
shown-cash = gotówka
shown-wealth = majątek
shown-place = gdzie
shown-out = poza grą
shown-in-centre = w centrum
shown-banker = Bankier
shown-deck = „{ $deck }” { $cards } (nieodkrytych { $unseen })
shown-decks = Talie: { $decks }.
shown-top = Na wierzchu talii „{ $deck }”: „{ $text }” ({ $effect })
note-began = na początku, jako Bankier, { $sum }
note-laps = okrążenia { $laps }
note-dividends = dywidendy { $amount } za okrążenie
note-owes = { $laps ->
    [1] dług { $amount } z końcem tego okrążenia
    [one] dług { $amount } za { $laps } okrążenie
    [few] dług { $amount } za { $laps } okrążenia
   *[many] dług { $amount } za { $laps } okrążeń
}
note-racketeer = { $laps ->
    [0] rekieter, może zerwać
    [one] rekieter, jeszcze { $laps } okrążenie
    [few] rekieter, jeszcze { $laps } okrążenia
   *[many] rekieter, jeszcze { $laps } okrążeń
}
note-skips = { $turns ->
    [one] traci { $turns } kolejkę
    [few] traci { $turns } kolejki
   *[many] traci { $turns } kolejek
}

## Na planszy

board-odds = jedną kostką { $one }% rzutów, dwiema { $two }%, trzema { $three }%
