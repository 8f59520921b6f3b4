# Czego serwer odmawia i dlaczego.
# Jak działają te pliki, mówi docs/texts.md.

problem-share-declined = nie chcą dzielić z tobą tego miejsca
problem-share-asked = prośba już wysłana; poczekaj na odpowiedź
problem-share-too-many = zbyt wiele osób prosi przy tym stole o wspólne miejsce
problem-no-such-bot = { $game }: nie ma takiego bota, są { $known }
problem-game-begun = gra już się zaczęła
problem-game-over = gra jest skończona
problem-table-closed = stół jest zamknięty
problem-game-not-begun = gra jeszcze się nie zaczęła
problem-only-host = o tym decyduje tylko ten, kto otworzył stół
problem-no-seat = nie masz miejsca przy tym stole
problem-seats-taken = wszystkie miejsca są zajęte
problem-asked-to-leave = gospodarz stołu poprosił cię o odejście
problem-sits-already = już tu siedzisz
problem-bot-sits-there = siedzi tam bot; najpierw go odeślij
problem-somebody-sits-there = ktoś tam siedzi; możesz poprosić o wspólne miejsce
problem-nobody-waits = nikt nie czeka na twoją odpowiedź
problem-host-stays = możesz wstać z miejsca albo zamknąć stół
problem-no-auction = teraz nie ma licytacji
problem-outbid = inni dali już więcej
problem-bot-plays-already = bot już za ciebie gra
problem-no-bot-plays = żaden bot za ciebie nie gra
problem-turn-timed-out = czas na tę turę minął; bot ją dokończy, a potem miejsce znów będzie twoje
problem-seat-taken = to miejsce jest zajęte
problem-no-bot-there = nie siedzi tam bot
problem-only-bots = siedzą tu same boty; zajmij miejsce
problem-seat-shared-by = { $most ->
    [one] miejsce dzieli najwyżej { $most } osoba
    [few] miejsce dzielą najwyżej { $most } osoby
   *[many] miejsce dzieli najwyżej { $most } osób
}
problem-no-place-in-list = nie ma takiego miejsca na liście stołów
problem-not-here = tego nie da się tu zrobić
problem-no-such-task = serwer nie zna takiego polecenia
problem-undo-asked = już o to prosisz
problem-clock-turn = tura trwa od 1 do 3600 sekund
problem-clock-bank = w zapasie jest najwyżej 36 000 sekund
problem-clock-move = ruch trwa od 1 do 720 godzin
problem-own-eyes = do końca gry każdy widzi ją tylko własnymi oczami
problem-not-worked-out = nie udało się tego obliczyć; spróbuj jeszcze raz
problem-too-many-open = jest teraz zbyt wiele połączeń; spróbuj później
problem-other-site = inna strona nie może tego robić w twoim imieniu
problem-too-large = to, co przysłano, jest za duże albo urwało się za wcześnie
problem-no-sense = ten adres albo to, co po nim następuje, nie ma sensu
problem-stopping = serwer zaraz się zatrzyma; spróbuj za chwilę
problem-delay = opóźnienie wynosi od 1 do 200 kroków
problem-password-not-checked = haseł nie da się teraz sprawdzić; spróbuj jeszcze raz
problem-password-length = hasło ma od 8 do 256 znaków
problem-password-not-kept = nie udało się zapisać hasła; spróbuj jeszcze raz
problem-wrong-password = to imię i to hasło do siebie nie pasują
problem-link-void = ten link był już użyty albo jest za stary
problem-not-present-password = to nie jest twoje obecne hasło
problem-from-nowhere = skąd przychodzisz?
problem-over-already = to już się skończyło
problem-position-seat = gra nie ma takiego miejsca
problem-position-step = gra ma mniej kroków
problem-position-unplayable = zapisu nie da się rozegrać do tego kroku
problem-position-over = tam gra jest już skończona: wybierz wcześniejszy krok
problem-position-of-one = podaj albo stół, albo zapis, od którego zacząć
problem-record-later = zapis można dostać po skończonej grze
problem-name-already = masz już imię; najpierw się wyloguj albo je zmień
problem-try-again = spróbuj jeszcze raz
problem-too-many-waiting = { $n ->
    [one] { $n } twój stół już czeka na graczy; zacznij grę albo go zamknij
    [few] { $n } twoje stoły już czekają na graczy; zacznij grę albo zamknij któryś
   *[many] { $n } twoich stołów już czeka na graczy; zacznij grę albo zamknij któryś
}
problem-message-id = wiadomość ma identyfikator od 1 do 64 znaków
problem-not-your-seat = to nie jest twoje miejsce
problem-bot-plays = gra za ciebie bot; najpierw wróć na swoje miejsce
problem-not-over-yet = ta gra jeszcze się nie skończyła
problem-nothing-to-undo = nie masz czego cofać
problem-undo-pending = ktoś już prosi; inni muszą odpowiedzieć
problem-players-only = ten stół mogą oglądać tylko grający
problem-connection-broke = połączenie się zerwało; połącz się ponownie
problem-chat-length = wiersz czatu ma od 1 do 500 znaków
problem-name-taken = to imię albo bardzo podobne jest już zajęte; wybierz inne
problem-not-stored = teraz nic nie da się zapisać; spróbuj za chwilę
problem-stored-too-slowly = zapis na dysku trwa zbyt długo; spróbuj za chwilę
problem-name-first = najpierw wybierz imię
problem-moved-on = przy stole coś się tymczasem zmieniło; spójrz i wybierz jeszcze raz
problem-name-empty = imię ma przynajmniej jedną literę albo cyfrę
problem-name-long = { $most ->
    [one] imię ma najwyżej { $most } znak
    [few] imię ma najwyżej { $most } znaki
   *[many] imię ma najwyżej { $most } znaków
}
problem-name-characters = imię składa się z liter, cyfr, znaków i pojedynczych spacji
problem-name-reserved = tego imienia nie można wziąć
problem-unreadable = serwer nie zna takiej wiadomości
problem-damaged-table = zapis stołu { $id } jest uszkodzony; daj znać: { $whom }
problem-damaged = to, co zapisano, jest uszkodzone; daj znać: { $whom }
problem-who-runs-this = temu, kto prowadzi ten serwer
problem-halted = przy tym stole nie da się grać dalej: wpisu { $entry } jego dziennika nie da się odczytać. Wszystko, co rozegrano, jest zachowane; daj znać: { $whom }
problem-halted-by-rule = przy tym stole nie da się grać dalej: wpisu { $entry } jego dziennika nie da się odtworzyć, nie dopuszcza go { $rule }. Wszystko, co rozegrano, jest zachowane; daj znać: { $whom }
problem-halted-as = przy tym stole nie da się grać dalej: { $why }. Wszystko, co rozegrano, jest zachowane; daj znać: { $whom }
problem-halted-set-up = przy tym stole nie da się grać dalej: nie da się odczytać, jakie wybrano dla niego zasady. Wszystko, co rozegrano, jest zachowane; daj znać: { $whom }

## Czego nie ma

problem-no-such-seat = nie ma takiego miejsca
problem-no-such-person-at-this-table = przy tym stole nie ma takiej osoby
problem-no-such-page = nie ma takiej strony
problem-no-such-file = nie ma takiego pliku
problem-no-such-viewer = nie ma takiego widza
problem-no-such-step = nie ma takiego kroku
problem-no-such-table = nie ma takiego stołu
problem-no-such-person = nie ma takiej osoby
problem-no-such-person-or-table = nie ma takiej osoby ani stołu
problem-no-such-game = nie ma takiej gry
problem-no-such-language = nie ma takiego języka
problem-no-such-board = nie ma takiej planszy
problem-no-such-player = nie ma takiego gracza

## Zbyt często

problem-too-many-wishes-to-take-back = zbyt wiele próśb o cofnięcie w krótkim czasie; poczekaj chwilę
problem-too-many-connections = zbyt wiele połączeń w krótkim czasie; poczekaj chwilę
problem-too-many-messages = zbyt wiele wiadomości w krótkim czasie; poczekaj chwilę
problem-too-many-requests = zbyt wiele zapytań w krótkim czasie; poczekaj chwilę
problem-too-many-new-names = zbyt wiele nowych imion w krótkim czasie; poczekaj chwilę
problem-too-many-passwords = zbyt wiele haseł w krótkim czasie; poczekaj chwilę
problem-too-many-replays = zbyt wiele powtórek w krótkim czasie; poczekaj chwilę
problem-too-many-tables = zbyt wiele stołów w krótkim czasie; poczekaj chwilę
problem-too-many-lines = zbyt wiele wierszy w krótkim czasie; poczekaj chwilę
problem-key-void = ten klucz jest nieważny; właściciel może wydać nowy
problem-program-of-guest = najpierw ustaw hasło: ktoś musi odpowiadać za bota
problem-too-many-programs = { $most ->
    [one] masz już { $most } bota; najpierw go usuń
    [few] masz już { $most } boty; najpierw usuń jednego
   *[many] masz już { $most } botów; najpierw usuń jednego
}
problem-no-such-program = nie masz takiego bota
problem-not-for-programs = to jest dla ludzi, nie dla botów
problem-programs-unwelcome = do tego stołu boty może przyprowadzić tylko ten, kto go otworzył
problem-programs-sit-alone = bot nie dzieli miejsca z nikim
