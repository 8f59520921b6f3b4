# Mapa Korporacji NANO.
# Jak działają te pliki, mówi docs/texts.md.

board = Mapa
board-keys = Strzałki prowadzą z pola na pole, Enter wybiera, I opowiada o polu.
board-loading = Mapa jest już w drodze.

terrain-open = Otwarty teren { $id }
terrain-business-centre = Centrum Biznesu { $id }
terrain-frontier = Posterunek graniczny { $id }
terrain-university-1 = Uniwersytet I, { $id }
terrain-university-2 = Uniwersytet II, { $id }
terrain-labour-exchange = Giełda pracy { $id }
terrain-dealership = Salon samochodowy { $id }
terrain-mine = Kopalnia { $id }
terrain-excavating-plant = Kopalnia odkrywkowa { $id }
terrain-steel-plant = Stalownia { $id }
terrain-power-plant = Elektrownia { $id }
terrain-technology-park = Park technologiczny { $id }

sign-university-1 = Uniwersytet I
sign-university-2 = Uniwersytet II
sign-labour-exchange = Robotnicy
sign-dealership = Transport
sign-business-centre = Centrum Biznesu

about-open = tu nic nie jest na sprzedaż.
about-business-centre = kto skończy tu przejazd, może kupić węgiel, rudę, stal i energię po cenie giełdowej.
about-frontier = { $frontier ->
    [staying] kto podczas przejazdu tu wjedzie albo tu zostanie, dobiera kartę akcji.
   *[entering] kto wjedzie tu podczas przejazdu, dobiera kartę akcji.
}
about-university-1 = pokazuje gościowi dwie technologie za najwyżej 50; jedną można kupić.
about-university-2 = pokazuje gościowi dwie technologie droższe niż 50; jedną można kupić.
about-labour-exchange = tu najmuje się robotników.
about-dealership = tu sprzedaje się i przyjmuje z powrotem samochody elektryczne i kwadrokoptery.
about-free = do kupienia za { $cost }: { $recipe }
about-owned = właściciel: { $name }
about-workers = robotnicy: { $n } z { $of }
about-guard = pod strażą
about-raid-none = gość: { $name }
about-raid-sabotage = sabotaż, rajder: { $name }
about-raid-supplied = zaopatruje i korzysta rajder: { $name }
about-raid-used = rajder: { $name }
about-raid-released = przejęcie skończone, rajder: { $name }
about-mine = węgiel dla elektrowni.
about-excavating-plant = ruda dla stalowni.
about-steel-plant = stal z rudy dla parków technologicznych.
about-power-plant = energia z węgla dla parków technologicznych.
about-technology-park = BIOboty ze stali i energii: pierwszy wygrywa.

next-strike = strajk
next-sabotage = stoi
next-workers = { $n ->
    [one] brakuje { $n } robotnika
    [few] brakuje { $n } robotników
   *[many] brakuje { $n } robotników
}
next-goods = brakuje: { $goods }
next-makes = da: { $made }
next-taken = da: { $made }; dostanie { $name }

workers = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotników
   *[many] { $n } robotników
}

units-coal = { $n ->
    [one] { $n } węgiel
    [few] { $n } węgla
   *[many] { $n } węgla
}
units-ore = { $n ->
    [one] { $n } ruda
    [few] { $n } rudy
   *[many] { $n } rudy
}
units-steel = { $n ->
    [one] { $n } stal
    [few] { $n } stali
   *[many] { $n } stali
}
units-energy = { $n ->
    [one] { $n } energia
    [few] { $n } energii
   *[many] { $n } energii
}
units-biobot = { $n ->
    [one] { $n } BIObot
    [few] { $n } BIOboty
   *[many] { $n } BIObotów
}

currency = nAn

label-chip = pionek: { $name }
label-target = w zasięgu
label-crossing = w zasięgu przez posterunek graniczny

hint-move = Wybierz, dokąd jechać: do błękitnego obszaru droga jest wolna, do żółtego prowadzi przez posterunek, gdzie dobiera się kartę.
hint-enter = Wybierz pole Centrum Biznesu, z którego zaczniesz.
hint-look = Wskaż pole albo go dotknij, żeby o nim przeczytać.


skip = Przewiń

stages = Etapy ruchu

round = Runda { $round }
round-of = Runda { $round } z { $rounds }

move-yours = Twój ruch
move-of = Teraz { $name }
move-over = Gra skończona

stage-production = Produkcja
stage-prices = Ceny
stage-movement = Przejazd
stage-investments = Inwestycje
stage-planning = Planowanie

card = Karta akcji
card-drawn = { $name }: karta z granicy

sell-asked = { $what }? Odkupienie kosztuje { $cost }.

place-beyond = W tym ruchu nie da się tu dotrzeć.
place-free = Wolne
place-cost = Cena
place-dividend = Karta dywidendy płaci
place-technology = Technologia
place-basic = podstawowa
place-recipe = W ruchu
place-workers = Robotnicy
place-workers-of = { $n } z { $of }
place-guard = Straż
place-next = Następna produkcja
place-raid = Przejęcie
place-stock = zostało { $n }
place-shut = niedostępne, dopóki nikt nie kupi pierwszego zakładu
place-deck = Karty w talii
place-thrown = Odrzucone
place-top = Na wierzchu
place-hiring = Najem robotnika
place-left = Zostało robotników
place-speed = { $n ->
    [one] { $n } pole na ruch
    [few] { $n } pola na ruch
   *[many] { $n } pól na ruch
}

yes = tak

no = nie

chart-dug = Ceny węgla i rudy
chart-made = Ceny stali i energii
