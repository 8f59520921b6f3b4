# Korporacja NANO w skrócie, na stronę zasad.
# Jak działają te pliki, mówi docs/texts.md.

goal = Wygrywa od razu ten, kto pierwszy wytworzy BIObota we własnym parku technologicznym.
step-1 = Produkcja: działają aktywa, które mają dość robotników i surowców.
step-2 = Ceny: kto może wytworzyć najwięcej surowca, ten może przesunąć jego cenę.
step-3 = Przejazd: pionek jedzie tak daleko, jak niesie go transport.
step-4 = Inwestycje: co można kupić, zależy od tego, gdzie skończył się przejazd.
step-5 = Planowanie: robotnicy i technologie na następny ruch.
assets = Od węgla i rudy do BIObota
assets-text = Kopalnie karmią zakłady, zakłady karmią park. Przy każdym aktywie widać, co zużywa, ilu robotników potrzebuje i co daje.
workers = Robotnicy
workers-text = Pracują albo strzegą aktywa przed rajderami. Co ruch wszyscy dostają pensję; bez niej strajkują.
prices = Giełda
prices-text = Bank sprzedaje i kupuje po jednej cenie. Każde nowe aktywo obniża cenę tego, co wytwarza; kto ma największą moc, ten jest monopolistą.
chip = Pociąg, samochód elektryczny, kwadrokopter
chip-text = Cztery, sześć albo osiem pól w ruchu. Po ziemi nie da się przejechać przez cudzy pionek ani przez strzeżone aktywo.
places = W co inwestować
places-text = Centrum Biznesu sprzedaje surowce, uniwersytety pokazują technologie, na giełdzie pracy najmuje się robotników, w salonie kupuje się pojazdy. Wolne aktywo kupuje się tam, gdzie stoi.
frontier = Posterunki graniczne
frontier-text = Kto podczas przejazdu wjedzie na posterunek, dobiera kartę akcji: kontrakt, dotację, dywidendę albo podatek.
raids = Przejęcia
raids-text = Zakończ przejazd na cudzym aktywie bez straży i przejmij je: stoi albo pracuje dla ciebie. Jeśli właściciel cię tam zastanie, trafiasz do aresztu i tracisz dwa ruchy.
end = Pierwszy BIObot kończy grę; o pozostałych miejscach decyduje majątek.
