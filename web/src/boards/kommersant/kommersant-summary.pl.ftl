# Kommersant w skrócie, na stronę zasad.
# Jak działają te pliki, mówi docs/texts.md.

goal = Wygrywa, kto zostanie w grze sam, albo najbogatszy, gdy miną umówione rundy.
step-1 = Najpierw interesy: budowa, handel, zastawy, spłata kredytów.
step-2 = Rzucasz jedną, dwiema albo trzema kostkami, jak chcesz, i idziesz.
step-3 = Decyduje pole: kupujesz je albo idzie pod młotek, płacisz właścicielowi, bierzesz kartę.
dice = Kostki
dice-text = Iloma rzucić, wybierasz ty, ale interesy trzeba załatwić przed rzutem. Trzy jednakowe pozwalają przejść dwa razy dalej.
lots = Działki i grupy
lots-text = Trzy pola jednego koloru tworzą grupę. Na wolnej działce widać cenę, na zajętej opłatę i właściciela. Pełna grupa podwaja opłatę.
build = Biuro, oddział, przedsiębiorstwo
build-text = Na pełnej grupie buduje się krok po kroku, na wszystkich trzech działkach naraz: biuro (B), oddział (O), przedsiębiorstwo (P). Każdy krok kosztuje tyle samo, a opłata rośnie wielokrotnie.
state = Przedsiębiorstwa państwowe i czerwone żetony
state-text = Przedsiębiorstwo państwowe nie wymaga grupy, ale oprócz pieniędzy kosztuje czerwony żeton. Żetony leżą na planszy: kto tam stanie, ten bierze, i można nimi handlować.
start = Start i kredyty
start-text = Za każde okrążenie bank wypłaca dywidendy ze wszystkiego, co masz. Kredyt na zakup kosztuje 20% i trzeba go oddać w ciągu trzech okrążeń.
cards = List, Niespodzianka, Ryzyko
cards-text = Wierzchnią kartę talii widzą wszyscy i trzeba ją wykonać: pieniądze, podróże, wezwania, a niektóre karty się zachowuje.
racket = Haracz
racket-text = Kto tu stanie, może zostać rekieterem: nie płaci, tylko bierze połowę tego, ile kosztowała cudza zabudowana działka. Karta ochrony milicji zabiera rekieterowi całą gotówkę.
places = Centrum i urząd skarbowy
places-text = Z centrum wysoki rzut prowadzi na dowolne pole. Urząd skarbowy trzyma, aż zapłacisz, pokażesz zaświadczenie albo wysoko rzucisz.
end = Kto nie ma czym zapłacić, sprzedaje budynki, zastawia i sprzedaje działki; jeśli to nie starczy, odpada. Na końcu liczy się gotówka, działki i budynki minus długi.
