# Co program mówi w terminalu poza samymi grami. Jak działają te pliki, mówi docs/texts.md.

error-label = błąd:
decimal-mark = ,
percent = { $number }%
list-or = { $first } albo { $last }
list-and = { $first } i { $last }
standard-input = standardowe wejście
about-file = { $file }: { $what }
done = Gotowe.

## Liczby

count-games = { $n ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
count-players = { $n ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
}
count-steps = { $n ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
count-tables = { $n ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
count-threads = { $n ->
    [one] { $count } wątek
    [few] { $count } wątki
   *[many] { $count } wątków
}
micros = { $time } µs
milliseconds = { $time } ms
kibibytes = { $size } KiB
mebibytes = { $size } MiB

## Argumenty

args-no-command = nie ma polecenia „{ $given }”; są: { $known }
args-which-command = nie podano polecenia; są: { $known }
args-unknown = nie ma argumentu { $arg }; co jest, pokaże --help
args-missing = czegoś brakuje: { $arg }; co jest, pokaże --help
args-conflict = { $arg } nie łączy się z { $other }
args-twice = { $arg } podano dwa razy
args-no-equals = wartość dla { $arg } pisze się po znaku =
args-no-value = { $arg } wymaga wartości
args-too-many = „{ $given }” to o jedną wartość za dużo dla { $arg }
args-none-of = „{ $given }” nie pasuje do { $arg }; są: { $known }
args-unfit = „{ $given }” nie pasuje do { $arg }: { $why }
language-unknown = nie mówimy w języku „{ $given }”; są: { $known }
whole-number-wanted = potrzebna liczba całkowita od { $least } do { $most }
steps-wanted = potrzebna liczba kroków, od 0
address-wanted = potrzebny adres, np. 127.0.0.1:8080
only-this-machine = mierzy się tylko ten komputer: 127.0.0.1 albo [::1]

## Stół

no-bot = { $game }: nie ma bota „{ $bot }”; są: { $known }
no-such-bot = nie ma bota „{ $bot }”
bots-do-not-fill = { $bots ->
    [one] { $bots } bot nie zajmie
    [few] { $bots } boty nie zajmą
   *[many] { $bots } botów nie zajmie
} { $seats ->
    [one] { $seats } miejsca
    [few] { $seats } miejsc
   *[many] { $seats } miejsc
}; wymień tylu, ile jest miejsc, albo jednego dla wszystkich
no-option = „{ $given }” to nie opcja: napisz jej nazwę i wartość, jako id=value
option-twice = opcję { $id } podano dwa razy
no-seat = nie ma miejsca { $seat }: miejsc przy stole jest { $players }, liczy się je od 0 do { $last }
no-name = imię ma od 1 do { $most } znaków, i wszystkie muszą być widoczne
name-of-bot = imię „{ $name }” nosi już bot; wybierz inne
player-name = Gracz
no-rule = { $game }: nie ma zasady „{ $id }”; są od { $first } do { $last }

## Gry

games-players = od { $least } do { $most } graczy
games-bots = boty
games-edition = wydanie { $id }  { $about }
games-first-edition = wydanie { $id } (domyślne)  { $about }
games-option = opcja { $id }  { $about }
games-open = { $allowed }; domyślnie { $default }
games-printed = { $allowed }; domyślnie { $default }, jak w instrukcji
of-edition = wydanie { $edition }

## Gra

head-players = gracze
head-commitment = skrót
commitment-about = SHA-256 ziarna, z którego pochodzi cała losowość; samo ziarno poznasz na końcu
head-seed = ziarno
input-ended = Wejście się skończyło.
game-stopped = Partia niedokończona: stanęła po kroku { $step }.
not-kept = Partii nie zapisano. Żeby zapisać partię, graj z --save PLIK.
kept-in = Zapis jest w { $file }. Żeby go obejrzeć:
kept-from-now = od teraz partia zapisuje się w { $file }
save-where = gdzie zapisać? napisz: zapisz PLIK
ask = 1–{ $choices } albo pomoc >
ask-or-wait = 1–{ $choices }, czekaj albo pomoc >
no-choice = „{ $given }” nie da się wybrać: wpisz liczbę od 1 do { $most } albo słowo „pomoc”
choices-heading = { $what }:
not-allowed = tak nie można: { $why }
rule-shown-by = zasadę pokaże: zasady { $rule }
lines-before = przed tym { $n ->
    [one] jest jeszcze { $count } wiersz
    [few] są jeszcze { $count } wiersze
   *[many] jest jeszcze { $count } wierszy
}

## Co można wpisać podczas gry: po jednym słowie; angielskie są zawsze zrozumiałe

type-help = pomoc
type-board = plansza
type-log = dziennik
type-rules = zasady
type-save = zapisz
type-quit = wyjdź
type-wait = czekaj
type-back = wstecz
type-none = nic

## Pomoc podczas gry

help-number = liczba
help-number-about = wybierz tę możliwość
help-wait = czekaj
help-wait-about = niech grają inni, choć można by coś zrobić między nimi
help-board = plansza
help-board-about = cała plansza; w trakcie gry widać tylko to, co się zmieniło
help-log = dziennik [WIERSZE]
help-log-about = co się dotąd wydarzyło
help-rules = zasady [NUMER]
help-rules-about = wszystkie zasady albo jedna: zasady { $rule }
help-save = zapisz [PLIK]
help-save-about = zapisuj partię w tym pliku, aż do końca
help-quit = wyjdź
help-quit-about = porzuć partię

## Formularze

form-amount = { $wanted }; „wstecz” wraca
form-pick = { $wanted }, np. 1 1 3; „wstecz” wraca
form-pick-or-none = { $wanted }, np. 1 1 3; „nic” nie bierze niczego, „wstecz” wraca
item-count = { $label } (razem { $n })
item-picked = { $label } (teraz { $n })
wanted-amount = liczba od { $least } do { $most }
wanted-amount-in-steps = liczba od { $least } do { $most } co { $step }
wanted-picks = wybierz { $n ->
    [1] jedno
   *[other] dokładnie { $n }
}
wanted-picks-between = wybierz od { $least } do { $most }
amount-unfit = „{ $given }” nie pasuje: potrzebna { $wanted }
pick-unknown = „{ $given }”: nie ma takiego numeru, są od 1 do { $most }
pick-too-often = { $label }: nie ma więcej niż { $n }
pick-count = { $wanted }, a nie { $n }

## Co się stało

money-paid = { $from } → { $to }: { $sum }, { $reason } ({ $rule })
money-got = { $to } ← { $from }: { $sum }, { $reason } ({ $rule })
hidden = ukryte
next-nobody = nikt: partia skończona
next-chance = los
nobody-won = nikt nie wygrywa ({ $ending })
one-won = Wygrywa { $who } ({ $ending })
several-won = Zwycięstwem dzielą się { $who } ({ $ending })

## Zapisy partii

head-step = krok
head-next = dalej
head-result = wynik
step-of = { $at } z { $all }
as-spectator = oczami widza
as-all = nic nie jest ukryte
as-seat = oczami gracza { $who }
result-not-yet = jeszcze go nie ma: gra trwa
not-finished = partia niedokończona
no-such-step = zapis ma { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}: dla --at od 0 do { $n }, a nie { $at }
no-viewer = nie ma miejsca „{ $given }”; są: { $seats }, spectator (widz) i all (wszystko odkryte)
verified = sprawdzone
verified-steps = każdy krok jest zgodny z zasadami
verified-seed = ziarno jest tym, którego skrót pokazano przed grą
verified-known = ziarno można było znać przed końcem, jak na lekcji: o losowości niczego nie dowodzi
verified-chance = cała losowość pochodzi z tego ziarna: { $n ->
    [one] { $count } wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
verified-result = wynik zapisano zgodnie z prawdą
verified-unfinished = partia niedokończona, zapis nie podaje wyniku
record-damaged = uszkodzony w wierszu { $line }, kolumnie { $column }: { $why }
no-utf-8 = to nie jest tekst w UTF-8
damage-cut = plik się urywa
damage-json = to nie jest JSON
damage-form = w zapisie gry czegoś takiego tu nie ma
record-too-large = { $file }: tak dużych zapisów nie ma
record-newer = zapis w formacie { $format }; ten program czyta formaty do { $newest }. Potrzebny jest nowszy kontor
record-no-format = zapis w formacie { $format }, którego nigdy nie było; ten program czyta formaty od 1 do { $newest }
record-name = imię na miejscu { $seat } jest puste, dłuższe niż { $most } znaków albo ma znaki, których nie widać
record-no-table = nie da się przygotować stołu: { $why }
record-step = krok { $step } jest niedozwolony: { $why }
record-no-seed = zapis nie podaje ziarna i jego skrótu, więc losowości nie da się sprawdzić
record-other-seed = to nie jest ziarno, którego skrót pokazano przed grą
record-other-chance = krok { $step } nie wynika z ziarna: { $recorded } zamiast { $drawn }
record-other-result = partia skończyła się inaczej, niż podaje wynik
record-no-ending = wynik mówi „{ $written }”, a tak ta gra nigdy się nie kończyła
record-without-file = standardowe wejście nie ma pliku, w którym można by zapisać
records-failed = { $n ->
    [one] { $n } zapis
    [few] { $n } zapisy
   *[many] { $n } zapisów
}: { $all }
record-current = jest już w formacie { $format }
record-same = format { $format }
record-changed = format { $then } → { $now }, { $rules }
record-rules = zasady { $rules }
record-rules-changed = zasady { $then } → { $now }
record-kept-as = { $change }; dawny zapis został w { $file }
record-written-to = { $change }; zapisano w { $file }

## Partie botów

sim-head = { $games }, graczy { $players }, ziarno { $seed }
sim-bots-rotating = boty { $bots }; co partię przesiadają się o jedno miejsce
sim-bots-kept = boty { $bots }; zawsze na tych samych miejscach
sim-seat = miejsce { $seat }
sim-by-seat = wygrane według miejsc
sim-by-bot = wygrane według botów, z zajętych przez nie miejsc
sim-spread = rozrzut
sim-endings = jak kończyły się partie
sim-share = udział
sim-from = 95% od
sim-to = do
sim-wins = wygrane
sim-of = z
sim-least = min.
sim-median = mediana
sim-most = maks.
sim-mean = średnia
sim-steps = kroków w partii
sim-wealth = majątek w { $sign }, { $of }
sim-all = wszyscy
sim-winners = zwycięzcy
sim-speed = { $games }, { $steps } w { $seconds } s, { $threads }: partii/s { $games_rate }, kroków/s { $steps_rate }
sim-endless = partia { $game } nie skończyła się po { $steps } krokach; przebieg przerwano
progress-games = partii { $done } z { $all }, { $rate } na sekundę, zostało { $left }

## kontor arena

arena-head = { $games }, graczy { $players }, { $seatings }, ziarno { $seed }
arena-seatings = { $n ->
    [one] { $count } rozsadzenie
    [few] { $count } rozsadzenia
   *[many] { $count } rozsadzeń
}
arena-ladder = tabela
arena-rating = ranking
arena-fair = × równy udział
arena-time = ms na ruch
arena-before = { $games } rozegrano wcześniej; gramy pozostałe
arena-other = w pliku { $file } jest inny turniej: gra, stół, boty i ziarno muszą być te same
arena-broken = { $file } to nie plik turnieju: wiersza { $line } nie da się odczytać
arena-too-few = podaj po --bots co najmniej dwa boty
arena-too-many = te boty można rozsadzić na więcej niż { $most } sposobów; podaj ich mniej

## kontor ladder

ladder-head = { $game }, graczy { $players }: jeden bot wśród `{ $among }`
ladder-bot = bot
ladder-games = partie
ladder-fair = × uczciwy udział
ladder-between = od { $low } do { $high }
ladder-nobody = podaj po --bots co najmniej jednego bota

## kontor train

train-head = nauka z: { $games }, próba na { $positions } odłożonych pozycjach, ziarno { $seed }
train-brier = błąd według Briera: 0 to bezbłędnie
train-learnt = wyuczone
train-equals = wszyscy równi
train-richest = wygrywa najbogatszy
train-reliability = przepowiedziane i spełnione
train-foretold = przepowiedziane
train-came = spełnione
train-seats = miejsc

## kontor analyse

analyse-unfinished = partia nie jest skończona; ci, którzy jeszcze ją grają, mieliby podpowiedź
analyse-accounts = z czego złożyły się szanse na wygraną
analyse-begin = początek
analyse-luck = szczęście
analyse-own = własne decyzje
analyse-others = cudze
analyse-end = koniec
analyse-costly = { $who }: co kosztowało najwięcej
analyse-nothing-costly = { $who }: nic lepszego się nie znalazło
analyse-step = krok { $step }, { $lost } szans
analyse-played = było: { $what }
analyse-better = lepiej: { $what }
progress-looks = obejrzano decyzji: { $done } z { $all }

## Co jest przechowywane

nothing-stored = w { $data } nic nie ma
label-written = zapisano
backed-up = wszystko z { $data } do { $file }
backed-up-as-file = wszystko z { $data } do { $file }, pliku SQLite
restore-by-move = kopię do bazy PostgreSQL przenosi kontor move --from sqlite:{ $file } --to postgres://…
label-moved = przeniesiono
moved = wszystko z { $from } do { $to }: { $tables }, wszystkie zapisy te same
move-one-kind = przenieść można z sqlite:… do postgres://… albo odwrotnie
move-other-table = nie dotarł taki, jaki był
move-other-record = zapis jego partii nie jest taki, jaki był
address-kind = adres bazy to sqlite:ŚCIEŻKA albo postgres://NAZWA:HASŁO@HOST/BAZA
address-form = nie można odczytać adresu bazy: { $why }
address-encrypted = sslmode=require nie jest tu obsługiwane: połącz się przez tunel albo, na tej samej maszynie, przez gniazdo
admin-needs-server = na { $data } nie działa żaden serwer, a z bazą PostgreSQL musi: kontor serve --database …
label-restored = przywrócono
restored = wszystko z { $file } do { $data }
backup-missing = nie ma pliku { $file }
backup-damaged = { $file } nie jest całą kopią: { $why }
stored-already = w { $data } już coś jest; --replace postawi kopię na tym miejscu
label-fault = usterka
label-whole = całe
label-halted = stoi
fault-of-file = plik: { $fault }
fault-of-table = stół { $id } ({ $game }): { $fault }
check-whole = plik i { $tables }
check-whole-database = baza i { $tables }
check-faults = { $n ->
    [one] { $count } usterka
    [few] { $count } usterki
   *[many] { $count } usterek
}: sprawdzono plik i { $tables }
progress-tables = stołów { $done } z { $all }, zostało { $left }
no-table-id = „{ $given }” to nie numer stołu
no-table = nie ma stołu { $id }
head-table = stół
head-game = gra
head-entries = wpisów
table-rules = { $game }, wydanie { $edition }, zasady { $rules }, opcje { $options }
nobody = nikt
log-plays = dziennik da się odegrać
log-halted = dziennika stołu { $id } nie da się odegrać
status-waiting = czeka
status-playing = gra
status-finished = skończony
status-closed = zamknięty
fault-damaged = zapisane dane są uszkodzone: { $why }
fault-unknown = wpis { $entry } dziennika, { $step }, jest grze nieznany
fault-refused = wpis { $entry } dziennika, { $step }, jest sprzeczny z { $rule }: { $reason }
fault-seed = to nie jest ziarno, którego skrót pokazano przed grą
fault-status = podobno stół { $said }, ale według dziennika { $is }
fault-record = zapis nie przechodzi sprawdzenia: { $why }
step-action = działanie z miejsca { $seat }
step-chance = wynik losu
step-undone = kroki cofnięte z miejsca { $seat }
step-other = nie krok gry
store-full = dysk jest pełny: zrób miejsce i spróbuj jeszcze raz
store-served = te dane obsługuje już inny kontor
store-served-by = te dane obsługuje już inny kontor (proces { $process })
store-exists = { $file } już jest i nie zostanie nadpisany
store-busy = dysk nie nadąża: zbyt wiele czeka na zapis
store-unreachable = baza jest nieosiągalna: { $why }
store-not-empty = coś już tam jest zapisane
store-locked = bazy używa inny program: zatrzymaj go i spróbuj jeszcze raz
store-read-only = nie można pisać do bazy: sprawdź, czyja jest ona i jej katalog
store-damaged = baza jest uszkodzona: { $why }. Postaw na jej miejscu kopię
store-newer = baza ma schemat { $found }; ten program zna schematy do { $known }. Potrzebny jest nowszy kontor
store-older = baza ma schemat { $found }, a ten program czyta schemat { $known }. Zaktualizuje ją kontor serve
store-failed = baza zawiodła: { $why }

## Co jest nie tak z przechowywanym

damaged-missing = w dzienniku brakuje wpisu { $entry }
damaged-short = liczba wpisów w dzienniku: { $length }, a powinno być { $expected }
damaged-packed = nie można odczytać spakowanego dziennika stołu { $table }
damaged-column = nie można odczytać kolumny { $column }
damaged-no-text = w jednej z kolumn jest coś, co nie jest tekstem
damaged-stray = wiersz tabeli { $table } wskazuje na wiersz { $other }, którego nie ma
damaged-entry = nie można odczytać wpisu { $entry } dziennika
damaged-refused = wpis { $entry } dziennika jest sprzeczny z { $rule }
damaged-secret = sekret do podpisywania ciasteczek jest za krótki
damaged-step = zapisanej gry nie można odtworzyć dalej niż do kroku { $step }
damaged-other-snapshot = migawka stołu przy wpisie { $version } ma format { $format } i zasady { $rules }
damaged-snapshot = nie można odczytać migawki stołu przy wpisie { $version }
damaged-stretch = nie można odczytać odcinka kroków
damaged-game = ten program nie zna gry stołu { $table }
damaged-options = nie można odczytać opcji stołu { $table }
damaged-settings = nie można odczytać ustawień stołu { $table }

## Serwer

serve-open = Kontor otwarty: { $url }
serve-figures = Wskaźniki: { $url }
serve-kept = Wszystko jest w { $data }. Ctrl-C zatrzymuje serwer.
serve-stopping = Zatrzymywanie…
start-listen = nie można nasłuchiwać na { $address }: { $why }; inny adres podaje --listen
start-data = katalog danych { $data } nie nadaje się: { $why }
start-served = katalog danych { $data } obsługuje już inny kontor; inny katalog podaj w --data
start-served-by = katalog danych { $data } obsługuje już inny kontor (proces { $process }); inny katalog podaj w --data
start-bots = zabrakło wątków dla botów: { $why }
no-signals = nie można odbierać sygnałów: { $why }
no-log-level = nie ma takiego poziomu dziennika: { $why }
bot-key = { $name } może grać. Klucz, który widać tylko ten jeden raz:
link-needs-server = link działa, dopóki działa serwer: najpierw go uruchom
data-not-opened = nie udało się otworzyć danych
no-answer = brak odpowiedzi: { $why }
server-stopped = serwer zatrzymał się, zanim odpowiedział

## Ustawienia

label-unknown = nieznane
label-wrong = błędne
source-flag = flaga
source-environment = środowisko
source-file = plik
source-usual = domyślne
setting-none = brak
setting-unfit = { $name } ({ $source }): „{ $given }” nie pasuje: { $wanted }
setting-unknown = { $name } ({ $source }): nie ma takiego ustawienia
setting-several = { $name }: potrzebna jedna wartość
setting-wrong = { $first }; więcej powie kontor serve --check
settings-wrong = { $n ->
    [one] błędne jest { $count } ustawienie
    [few] błędne są { $count } ustawienia
   *[many] błędnych jest { $count } ustawień
}
setting-reserve = connections-reserve nie zostawia innym żadnego połączenia
setting-each = connections-each nikogo nie wpuszcza
setting-bot-threads = bot-threads: boty potrzebują co najmniej jednego wątku
setting-share = alone-share ma być większe od 0 i nie większe niż 1
setting-metrics = metrics musi mieć inny adres niż listen
wanted-address = potrzebny adres, np. 127.0.0.1:8080
wanted-url = potrzebny adres, np. https://games.example, bez ścieżki
wanted-database = potrzebny adres postgres://NAZWA:HASŁO@HOST/BAZA albo sqlite:ŚCIEŻKA
wanted-flag = potrzebne true albo false
wanted-time = potrzebny czas, np. 700ms, 30s, 10m, 2h albo 1d
wanted-rate = potrzebna liczba w czasie, np. 30/1h
wanted-share = potrzebna liczba, np. 0.5
wanted-number = potrzebna liczba całkowita
wanted-lines = ma być text albo json
wanted-level = ma być error, warn, info, debug, trace albo filtr jak w RUST_LOG

## Pliki i system

no-output = nie można zapisać wyjścia: { $why }
no-input = nie można odczytać wejścia: { $why }
no-threads = system nie daje wątków: { $why }
no-random = system nie daje liczb losowych: { $why }
file-exists = { $file } już istnieje i zostaje, jak jest
file-nowhere = nie można zapisać { $file }: nie ma takiego katalogu
file-unwritten = nie można zapisać { $file }: { $why }
file-unread = nie można odczytać { $file }: { $why }
directory-is-file = { $directory } jest plikiem, a potrzebny katalog
directory-unmade = nie można utworzyć katalogu { $directory }: { $why }
system-not-found = nie ma takiego pliku
system-denied = brak uprawnień
system-exists = już istnieje
system-directory = to jest katalog
system-no-directory = to nie jest katalog
system-full = dysk jest pełny
system-read-only = nie można tam pisać
system-address-in-use = adres jest zajęty
system-no-address = nie ma tu takiego adresu
system-refused = nikt tam nie odpowiada
system-no-text = to nie jest tekst w UTF-8

## Mierzenie serwera

load-game = gra
load-all-games = wszystkie
load-tables = stołów
load-connections = połączeń
load-actions = działań
load-actions-a-second = działań na sekundę
load-done-median = od działania do odpowiedzi, mediana
load-done-most = od działania do odpowiedzi, 99 ze 100
load-seen-median = od działania do pokazania, mediana
load-seen-most = od działania do pokazania, 99 ze 100
load-cpu = procesor serwera na działanie
load-client-cpu = procesor grających na działanie
load-bytes = bajtów na krok i widza, mediana
load-memory-table = pamięć na stół
load-memory-connection = pamięć na połączenie
load-memory-most = pamięć, najwięcej
load-memory-growth = pamięć, przyrost
load-disk-one = sam dysk, po jednym kroku
load-disk-groups = sam dysk, grupami
load-steps-a-second = { $steps } kroków/s
crowd-spectators = widzów
crowd-cpu = procesor serwera na wizytę
long-steps = kroków
long-cpu = procesor na działanie
long-memory = pamięć
long-opening = otwarcie
long-opening-cpu = procesor na start i otwarcie
progress-made = otwarto stołów: { $done } z { $all }
progress-watched = obserwowanych stołów: { $done } z { $all }
progress-seconds = zmierzono sekund: { $done } z { $all }
progress-visits = wizyt: { $done } z { $all }
progress-steps = rozegrano kroków: { $done } z { $all }
progress-kills = zabito serwer: { $done } z { $all }
memory-grew = pamięć urosła o { $growth }%, a wolno najwyżej o { $most }
files-too-few = trzeba otworzyć jednocześnie plików: { $wanted }, a system pozwala na { $most }; zwiększ `ulimit -n`
table-not-made = nie udało się otworzyć stołu
table-not-played = nie udało się zagrać przy stole
server-silent = serwer nie odpowiada
server-unreached = nie można połączyć się z serwerem: { $why }
server-answers = na { $path } serwer odpowiada { $status }: { $body }
server-nowhere = serwer nie mówi, gdzie jest
server-unstarted = serwer się nie uruchamia: { $why }
server-broke = zepsuł się serwer, którego nikt nie zabił
socket-unopened = gniazdo się nie otwiera: { $why }
socket-broke = gniazdo się zerwało: { $why }
socket-closed = serwer zamknął gniazdo
no-message = to nie nasza wiadomość: { $why }
action-refused = odmowa: { $why }
change-unfit = zmiana nie pasuje
disk-unmeasured = nie można zmierzyć dysku: { $why }
process-unread = nie można odczytać, ile zużył proces { $process }: { $why }
no-usage = system nie mówi, ile zużyto
no-memory-held = system nie mówi, ile pamięci jest zajęte
message-refused = { $message } spotkało się z odmową: { $why }
message-twice = { $message } wykonano dwa razy
version-lost = widać było wersję { $seen }, a teraz jest { $now }
soak-kills = zabity podczas gry
soak-kills-starting = zabity przy starcie
soak-finished = partii dokończono
soak-acknowledged = działań potwierdzono
soak-lost = w tym zgubiono
soak-doubled = rozegrano dwa razy
soak-faults = usterek w zapisanym
soak-pause-median = od zabicia do powrotu wszystkich, mediana
soak-pause-most = to samo, 99 ze 100
soak-stop = zwykłe zatrzymanie
soak-told = uprzedzono o nim
soak-told-of = { $told } z { $all }
soak-failed = coś zgubiono, rozegrano dwa razy, uszkodzono albo przemilczano
