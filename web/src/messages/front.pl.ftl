# Strona główna i wszystkie strony, które nie są stołami.
# Jak działają te pliki, mówi docs/texts.md.

header-home = Kontor, na stronę główną
header-skip = Do treści
header-enter = Zaloguj się
header-name = { $name }, twoje konto

footer-what = Teksty i rysunki powstały od nowa. Rzuty w każdej grze można sprawdzić.
footer-protocol = Dla programistów

front-title = Ekonomiczne gry planszowe, których nie ma w sklepach, znów na stole.
front-what = W Kontorze gra się w przeglądarce, ze znajomymi albo przeciw botom. Bez rejestracji: wybierz grę i zaczynaj.
front-games = Gry
front-loading = Rozstawiamy stoły…
front-players = { $max ->
    [one] { $min }–{ $max } gracz
    [few] { $min }–{ $max } graczy
   *[many] { $min }–{ $max } graczy
}
front-players-same = { $min ->
    [one] { $min } gracz
    [few] { $min } graczy
   *[many] { $min } graczy
}
front-minutes = { $from }–{ $to } min
front-difficulty-easy = łatwa
front-difficulty-medium = średnio trudna
front-difficulty-hard = trudna
front-bots = Zagraj z botami
front-bots-game = Zagraj z botami: { $game }
front-level = Jak grają boty
front-starting = Rozdajemy…
front-friends = Ze znajomymi
front-friends-game = Zagraj ze znajomymi: { $game }
front-rules = Zasady
front-rules-game = Zasady: { $game }

mine-title = Twoje gry
mine-left = Pozostały czas
mine-turn = Twoja tura
mine-halted = Nie można grać dalej
mine-waits = Teraz gra { $name }
mine-players = Czekamy na graczy
mine-alone = Poza tobą jeszcze nikogo
mine-with = przy stole: { $names }
mine-wanted = ({ $n }) Kontor

rules-printed = zasady oryginalne
rules-house = zasady domowe
rules-earlier = wcześniejsze zasady

open-title = Otwarte stoły
open-none = Żaden stół nie czeka teraz na graczy. Otwórz własny, a wszyscy go tu zobaczą.
open-lost = Połączenie zerwane, lista może być nieaktualna. Łączymy ponownie…
open-new = Otwórz stół
open-free = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
open-full = Wszystkie miejsca zajęte
open-playing = Gra trwa
open-join = Dosiądź się
open-watch = Oglądaj
open-join-of = Dosiądź się: { $game }, { $names }
open-watch-of = Oglądaj: { $game }, { $names }
open-empty = nikogo
open-more = Pokaż więcej stołów

clock-none = bez zegara
clock-live = { $turn } na turę
clock-correspondence = { $time } na ruch
clock-seconds = { $n } s
clock-minutes = { $n } min
clock-hours = { $n } godz.
clock-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[many] { $n } dni
}

join-title = Masz zaproszenie?
join-label = Link albo kod stołu
join-hint = Wklej to, co ci przysłano, albo skieruj aparat telefonu na kod na ekranie znajomego.
join-go = Do stołu
join-unclear = To ani link do stołu, ani jego kod. Kod to ta część linku, która stoi po /table/.
join-missing = Nie ma tu takiego stołu. Może go zamknięto; poproś o nowy link.

new-title = Otwórz stół
new-game = Gra
new-name = Twoje imię
new-name-hint = Pod tym imieniem widzą cię inni. Możesz je zmienić w każdej chwili.
new-seats = Miejsca
new-seats-hint = Najwyżej tyle osób może zagrać. Wolne miejsca można przed grą oddać botom.
new-who = Kto może się dosiąść
new-who-all = Każdy
new-who-all-hint = Stół będzie na liście otwartych stołów.
new-who-link = Tylko osoby z linkiem
new-who-link-hint = Dostaniesz link i kod QR do przekazania.
new-clock = Zegar
new-clock-none = Bez zegara: nikt nikogo nie pogania
new-clock-quick = Szybko: 30 sekund na turę, 5 minut w zapasie
new-clock-usual = Normalnie: 1 minuta na turę, 10 minut w zapasie
new-clock-slow = Spokojnie: 3 minuty na turę, 20 minut w zapasie
new-clock-day = Korespondencyjnie: 1 dzień na ruch
new-clock-days = Korespondencyjnie: 3 dni na ruch
new-more = Więcej opcji, widzowie, boty
new-option-rules = W zasadach:
new-option-rule = { $what }: zasada { $rule }
new-rules = Zasady
new-edition = Wydanie
new-spectators = Kto może oglądać
new-spectators-open = Każdy, od razu
new-spectators-delayed = Każdy, 10 kroków później
new-spectators-none = Nikt
new-level = Boty za tych, którzy odejdą
new-level-one = { $name }: { $about }
new-alone = Gdy zostaną same boty
new-alone-stop = Gra czeka na ludzi
new-alone-finish = Boty grają do końca
new-programs = Boty graczy
new-programs-own = Mogą usiąść tylko moje
new-programs-all = Każdy może przyprowadzić swoje
new-make = Otwórz stół
new-making = Otwieramy…

account-title = Twoje konto
account-guest = Twoje gry są przypisane do tej przeglądarki; gdy ustawisz hasło, imię będzie twoje na każdym urządzeniu.
account-claimed = To imię jest twoje. Zalogujesz się nim na każdym urządzeniu.
account-nobody = Nie masz jeszcze imienia. Wybierz jakieś albo zaloguj się swoim.
account-be-title = Wybierz imię
account-be-go = Biorę to imię
account-name = Imię
account-name-hint = Do 24 znaków.
account-rename-title = Zmień imię
account-rename-go = Zmień imię
account-renamed = Od teraz nazywasz się { $name }.
account-claim-title = Zachowaj to imię
account-claim-go = Ustaw hasło
account-claimed-now = Gotowe. Imię { $name } jest twoje; gdzie indziej loguj się tym hasłem.
account-change-title = Zmień hasło
account-change-go = Zmień hasło
account-changed = Hasło zmienione. Na innych urządzeniach trzeba zalogować się od nowa.
account-password = Hasło
account-password-new = Nowe hasło
account-password-present = Obecne hasło
account-password-hint = Co najmniej 8 znaków.
account-signin-title = Zaloguj się
account-signin-go = Zaloguj się
account-link-title = Logowanie tym linkiem
account-link-what = Przygotował go dla ciebie ten, kto prowadzi serwer; zadziała raz. Jeśli stare hasło przepadło, ustaw nowe.
account-link-go = Zaloguj się
account-signout-title = Wyloguj się
account-signout-go = Wyloguj się
account-signout-guest = Gość, który się wyloguje, nie wróci już pod tym imieniem. Jeśli ci na nim zależy, najpierw ustaw hasło.
account-signout-sure = Wyloguj się i porzuć imię
account-delete-title = Usuń konto
account-delete-what = Wstaniesz od wszystkich stołów, a twoje imię zniknie; rozegrane gry zostaną, ale bez imienia. Tego nie da się cofnąć.
account-delete-go = Usuń konto…
account-delete-sure = Tak, usuń
account-delete-keep = Zostaw
account-games = Twoje rozegrane gry

bots-title = Własne boty
bots-what = Program, który napiszesz, może zająć miejsce i grać. Przedstawia się kluczem, przy stole wszyscy widzą, że to bot, a odpowiadasz za niego ty.
bots-how = Jak go napisać
bots-seen = ostatnio tutaj: { $day }
bots-name = Imię bota
bots-make = Utwórz bota
bots-key = To klucz bota { $name }. Widać go tylko ten jeden raz: przechowuj go tam, gdzie nikt inny go nie przeczyta.
bots-copy = Skopiuj klucz
bots-copied = Skopiowano
bots-renew = Nowy klucz
bots-renew-of = Nowy klucz bota { $name }
bots-remove = Usuń
bots-remove-of = Usuń bota { $name }
bots-remove-sure = Tak, usuń
bots-keep = Zostaw

people-title = Rozegrane gry: { $name }
people-none = Nie ma jeszcze rozegranych gier.
people-place = miejsce { $place } z { $n }
people-replay = Obejrzyj
people-replay-of = Obejrzyj: { $game }, { $date }
people-more = Wcześniejsze gry
people-loading = Szukamy w archiwum…

rules-title = Zasady: { $game }
rules-contents = Spis treści
rules-loading = Niesiemy zasady…
credits = Kto stworzył tę grę
credits-own = Program, teksty i rysunki to nasze dzieło. Z pudełka pochodzą tylko zasady.

missing-title = Nic tu nie ma
missing-what = Ten adres donikąd nie prowadzi albo to, co tu było, zniknęło. Gry są na stronie głównej.
missing-home = Na stronę główną
