# Wspólne dla wszystkich gier. Jak działają te pliki, mówi docs/texts.md.

## Jak składane są teksty

as-is = { $words }
nothing-to-say = { "" }
line-by = { $who }: { $what }
line-turn = — { $who }: { $what } —
label-follows = { $label }, { $follows }
list-separator = ,{" "}

## Co daje zwycięstwo i kto jest najbliżej

aim = { $wins }; { $nearest }
seat-name = { $who }
nearest-nobody = nikt nie prowadzi
nearest-richest = { $n ->
    [one] prowadzi { $who }: { $wealth }
    [few] prowadzą { $who }: po { $wealth }
   *[many] prowadzą { $who }: po { $wealth }
}
nearest-won = { $n ->
    [one] wygrywa { $who }
    [few] wygrywają { $who }
   *[many] wygrywają { $who }
}

## Boty

bot-random = losowy
bot-random-name = Losowy
bot-random-about = wybiera na chybił trafił ze wszystkiego, co wolno
bot-steady = rozważny
bot-steady-name = Rozważny
bot-easy = łatwy
bot-easy-name = Nowicjusz
bot-easy-about = gra rozsądnie, ale popełnia błędy
bot-medium = średni
bot-medium-name = Rozważny
bot-medium-about = kieruje się prostymi regułami
bot-hard = trudny
bot-hard-name = Bystry
bot-hard-about = przewiduje, co będzie dalej
bot-expert = ekspert
bot-expert-name = Mistrz
bot-expert-about = przewiduje daleko, myśli do trzech sekund

## Czego nie wolno na licytacjach i w transakcjach

refused-bid-low = następna stawka to co najmniej { $least }; { $bid } to za mało
refused-bid-unit = licytuje się co { $unit }; { $bid } nie pasuje
refused-bid-limit = możesz zapłacić najwyżej { $limit }; { $bid } to za dużo
refused-bid-leads = najwyższa stawka już jest twoja
refused-passed = twój pas jest ostateczny
refused-passed-until-raise = po pasie wrócisz do licytacji, gdy ktoś podbije
refused-no-bidder = nie bierzesz udziału w tej licytacji
refused-self-trade = nikt nie handluje sam ze sobą
refused-countered = kontrofertę się przyjmuje albo odrzuca
refused-not-your-offer = to nie ty odpowiadasz na tę ofertę
refused-nothing-for-nothing = nic za nic to żadna oferta: daj coś albo o coś poproś

## Czego nie da się przygotować ani odczytać

refused-no-game = nie ma gry „{ $game }”; są: { $known }
refused-no-edition = { $game }: nie ma wydania „{ $edition }”; są: { $known }
refused-seat-count = { $game }: graczy ma być od { $min } do { $max }, a nie { $seats }
refused-no-option = { $game }: nie ma opcji „{ $option }”; są: { $known }
refused-no-options = { $game }: nie ma żadnych opcji, więc i „{ $option }”
refused-option-value = „{ $value }” nie pasuje do opcji { $option }: może być { $takes }
allowed-flag = tak albo nie (yes, no)
allowed-number = liczba całkowita od { $min } do { $max }
allowed-values = jedno z: { $values }
refused-other-record = to zapis innej gry: { $game }
refused-no-games = potrzebna jest co najmniej jedna gra
refused-bots-seats = botów: { $bots }, a miejsc: { $seats }
refused-no-bot = { $game }: nie ma bota „{ $bot }”; są: { $known }
refused-seatings = boty można posadzić na więcej niż { $most } sposobów: podaj ich mniej
refused-nobody-plays = nikt nie gra
refused-not-begun = gra jeszcze się nie zaczęła
refused-take-back = nie można cofnąć tylu kroków: { $count }; wykonano: { $steps }
refused-state = takie położenie jest niemożliwe
refused-newer-rules = rozegrane według zasad w wersji { $theirs } ({ $game }); ten program zna wersje do { $newest }. Potrzebny jest nowszy kontor
refused-unknown-rules = rozegrane według zasad w wersji { $theirs } ({ $game }), której nigdy nie było; ten program zna wersje do { $newest }
refused-unknown-form = { $game }: nie ma { $kind ->
    [action] takiego działania
    [outcome-of-chance] takiego wyniku losu
   *[other] takiego stanu
} w tej grze: { $why }
form-no-object = to nie jest obiekt JSON
form-unread = nie da się tego odczytać ({ $reader })
form-foreign = klucza `{ $key }` tu być nie może
form-missing = brakuje klucza `{ $key }`
form-list = lista jest zapisana inaczej
form-other = { $given } zamiast { $written }
