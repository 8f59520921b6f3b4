# Mercurius w skrócie, na stronę zasad.
# Jak działają te pliki, mówi docs/texts.md.

goal = Wygrywa, kto po wyczerpaniu kart ma największy majątek: gotówkę oraz akcje i towary po bieżących cenach.
step-1 = Handlujesz: do trzech akcji handlu, każda to kupno albo sprzedaż jednego żetonu.
step-2 = Zagrywasz z ręki kartę zmiany cen na swoją planszę.
step-3 = Wszystkie karty na twojej planszy zmieniają ceny; każda działa przez trzy tury.
step-4 = Dobierasz nową kartę.
tokens = Akcje i towary
tokens-text = Każda z sześciu komór Kompanii ma akcje (tarcze) i towar główny (krążki). Kupuj tanio, sprzedawaj drogo; dwa lub trzy żetony jednego rodzaju w turze kupuje się drożej, a sprzedaje taniej.
track = Ceny
track-text = Górny znacznik to cena akcji, dolny cena towaru. Puste znaczniki pokazują, dokąd popchną je odkryte karty.
card = Karty zmiany cen
card-text = Swoją rękę widzisz tylko ty. Ta karta podnosi Amsterdam o 1 i obniża jedwab o 2: teraz i w dwóch twoich następnych turach.
desk = Twoja plansza
desk-text = Co turę karty przesuwają się o jedno pole, a po trzech turach schodzą. Widzą je wszyscy: co nadchodzi, jest jawne, co na ręce, nie.
special = Trzy karty akcji specjalnych, każda raz
special-text = Dywidenda: komora płaci za każdą swoją akcję. Czarny Rynek: do trzech żetonów sprzedasz w następnej turze po pełnej cenie. Wiadomości: wymieniasz karty z ręki.
end = Gdy stos główny się wyczerpie, każdy rozgrywa jeszcze dwie tury. Potem żetony liczy się po cenach i wygrywa najbogatszy.
