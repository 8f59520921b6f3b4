# Wspólne dla wszystkich części strony.
# Jak działają te pliki, mówi docs/texts.md.

app-name = Kontor
app-title = { $page } · Kontor
app-what = Ekonomiczne gry planszowe w przeglądarce
app-about = Mercurius, Kommersant, Monopol na opak: Moskwa i Korporacja NANO: od razu przeciw dobrym botom albo ze znajomymi przez link. Bez zakładania konta.

error-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
error-lost = Połączenie zerwane. Łączymy ponownie…
error-again = Spróbuj jeszcze raz

language-label = Język: { $language }

theme-label = Wygląd: { $theme }
theme-system = jak w systemie
theme-light = jasny
theme-dark = ciemny

sound = Wołaj mnie, gdy moja tura
sound-on = Dźwięk zawoła Cię, gdy przyjdzie Twoja tura; kliknij, by wyłączyć
sound-off = Dźwięk nie woła Cię, gdy przychodzi Twoja tura; kliknij, by włączyć

# Imiona gości: słowo stąd i słowo z następnej listy.
names-first = Bywały Chytry Cichy Czujny Dzielny Dobry Gdański Godny Hojny Mądry Miedziany Morski Obrotny Oszczędny Pewny Pogodny Prędki Roztropny Rześki Rzutki Skromny Solidny Spokojny Sprytny Srebrny Śmiały Uczciwy Wesoły Zaradny Złoty
names-second = Admirał Bankier Baron Bóbr Celnik Czyżyk Dukat Flisak Gołąb Gulden Handlarz Kantor Kapitan Kasjer Kruk Kupiec Lis Makler Młynarz Notariusz Pilot Puchacz Skarbnik Skryba Szyper Tkacz Wróbel Zegarmistrz Żeglarz Żuraw

zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-whole = Pokaż całą planszę

time-days = { $d ->
    [one] { $d } dzień
    [few] { $d } dni
   *[many] { $d } dni
} { $h } godz.
time-hours = { $h } godz. { $m } min

yes = tak
no = nie
