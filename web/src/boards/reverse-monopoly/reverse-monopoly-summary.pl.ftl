# Monopol na opak w skrócie, na stronę zasad.
# Jak działają te pliki, mówi docs/texts.md.

goal = Wygrywa, kto pierwszy zbierze trzy rodziny z potrójnym czynszem. Jeśli wcześniej padnie stary bank, wygrywa najbogatszy.
step-1 = Licytator rzuca czerwoną i białą kostką: liczba wskazuje obiekt albo Ucieczkę.
step-2 = Kupujący po prawej stronie licytatora prowadzi auto KGB.
step-3 = Niesprzedane idzie pod młotek, za cudze płaci się czynsz, Ucieczkę się bierze.
dice = Czerwona i biała
dice-text = Czerwona to dziesiątki, biała jedności: tu wypadło 62. Dublet daje najpierw kartę Czarnego Rynku.
cards = Obiekty i rodziny
cards-text = Jest dziesięć kolorowych rodzin. Każdy numer obiektu jest wart 5 milionów, a przy sprzedaży daje licytatorowi milion prowizji. Licytują wszyscy, ile razy chcą.
rent = Czynsz
rent-text = Kostka czworościenna razy liczba kart rodziny u właściciela. Trzy karty dają czynsz potrójny.
kgb = Czerwone auto
kgb-text = Jedzie dokładnie tyle pól, ile pokazuje czerwona kostka, a metrem w jednym kroku. Gdzie stanie, tam zabiera dla prowadzącego prowizję, czynsz albo Ucieczkę.
escape = Ucieczki
escape-text = Ucieczka zwalnia z czynszu, ratuje przed KGB czynsz i prowizję, potraja czynsze, a z jedną kartą kolejnej rodziny liczy się jako trzecia rodzina.
market = Czarny Rynek
market-text = Kto zatrzyma tu auto, wybiera w ciemno: karta albo milion ze starego banku.
wallet = Pieniądze w skarpecie
wallet-text = Każdy zaczyna z 35 milionami i nikomu nie pokazuje, ile zostało. Kto nie ma czym zapłacić, sprzedaje na licytacji.
end = Trzy rodziny z potrójnym czynszem dają zwycięstwo od razu. Jeśli Stary Bank Komuchów nie może zapłacić tego, co winien, decydują gotówka i wyceny.
