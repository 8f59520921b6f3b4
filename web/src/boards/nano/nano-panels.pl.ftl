# Panele obok mapy Korporacji NANO.
# Jak działają te pliki, mówi docs/texts.md.

you = Ty

workers = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotników
   *[many] { $n } robotników
}

recipe = { $workers } → { $makes }
recipe-using = { $inputs } i { $workers } → { $makes }

exchange = Giełda
exchange-can-make = Moc na ruch
exchange-contract = Z kontraktu
exchange-bank = Bank
exchange-own = Masz
exchange-said = { $name }: { $price }, z kontraktu { $top }. { $who }
exchange-monopoly = Monopolista: { $name }.
exchange-no-monopoly = Nikt nie ma monopolu.
exchange-capacity = { $name }, moc na ruch: { $goods }
exchange-stock = Bank sprzedaje: zostało { $n }
exchange-closed = Bank jeszcze nie sprzedaje: nikt nie kupił aktywa, które to daje
exchange-held = w twoim zapasie: { $what }
exchange-sell = Sprzedaj sztukę: { $what }
exchange-buy = Kup sztukę: { $what }
exchange-less = O sztukę mniej: { $what }
exchange-sell-now = Sprzedaj: { $goods }
exchange-buy-now = Kup: { $goods }
exchange-forget = Wyczyść

works = Twoje zakłady
works-empty = Nic jeszcze nie masz. Zakończ przejazd na wolnym aktywie, żeby je kupić.
works-kept = Technologie w zapasie

others = Zakłady pozostałych
others-all = Zakłady
others-chip = pionek liczy się za robotnika
others-runs = w następnym ruchu działa
others-stands = w następnym ruchu stoi

pay-idle = { $n ->
    [one] { $n } poza aktywami
    [few] { $n } poza aktywami
   *[many] { $n } poza aktywami
}
pay-due = Do wypłaty:
pay-or-strike = { $called ->
    [yes] Jeśli nie zapłacisz przed planowaniem, konkurenci mogą ogłosić strajk.
   *[no] Jeśli nie zapłacisz przed planowaniem, zaczną strajk.
}
pay-or-strike-arrested = { $called ->
    [yes] Jeśli nie zapłacisz do końca tego ruchu, konkurenci mogą ogłosić strajk.
   *[no] Jeśli nie zapłacisz do końca tego ruchu, zaczną strajk.
}
pay-by-themselves = Wypłacą się same na koniec tego ruchu.
pay-ends-strike = Strajkują. Zapłać, a wrócą.
pay-strike = Twoi robotnicy strajkują
pay-until = Wrócą w ruchu, w którym im zapłacisz.
pay-none = Nie ma pensji do wypłaty.
pay-salaries = Pensje na ruch:
pay-paid = w tym ruchu wypłacone
pay-now = Wypłać

plan-hint = Przeciągnij figurkę albo dotknij miejsca, żeby je obsadzić lub zwolnić.
plan-aside = bez zajęcia { $n } z { $of }
plan-aside-then = według planu bez zajęcia { $n } z { $of }
plan-drafted = Zaplanuj następny ruch: według tego planu { $n ->
    [0] wszyscy mają zajęcie
    [one] { $n } robotnik bez zajęcia
    [few] { $n } robotników bez zajęcia
   *[many] { $n } robotników bez zajęcia
}. Ten plan jeszcze nie obowiązuje.
plan-nobody = Wszyscy mają zajęcie
plan-lead = Robotnik bez zajęcia: do pierwszego wolnego miejsca
plan-fill = Obsadź wolne miejsca
plan-unsent = Jeszcze nie obowiązuje
plan-leave = Robotnicy stoją w nowych miejscach, ale to jeszcze nie obowiązuje. Grać dalej bez tego?
plan-undo = Jak było
plan-send = Rozmieść tak
plan-send-end = Rozmieść tak i zakończ ruch
plan-send-end-where = Rozmieść tak i zakończ ruch: { $where }

place-free = { $name }, miejsce { $n }: wolne. Postaw tu robotnika bez zajęcia.
place-chip = { $name }, miejsce { $n }: twój pionek liczy się za robotnika. Postaw tu także robotnika.
place-worker = { $name }, miejsce { $n }: robotnik. Odeślij go.

guard-put = { $name }, straż: wolne. Postaw na straży robotnika bez zajęcia.
guard-take = { $name }, straż: strażnik. Odeślij go.

card-basic = Podstawowa technologia
card-run = Uruchom
card-change = Zmień technologię
card-places = Miejsca: { $name }
card-staffed = robotnicy: { $n } z { $of }
card-chip = twój pionek liczy się za robotnika
card-guarded = pod strażą
card-unguarded = bez straży
card-makes = Da: { $goods }
card-makes-for = Da: { $goods }; dostanie { $name }
card-lacks-workers = { $n ->
    [one] Brakuje { $n } robotnika
    [few] Brakuje { $n } robotników
   *[many] Brakuje { $n } robotników
}
card-place-idle = Można tu ustawić wolnych
card-plan-idle = Wolnych ustawia się podczas planowania
card-lacks-goods = Brakuje: { $goods }
card-stopped-strike = Stoi: strajk
card-stopped-sabotage = Stoi: sabotaż
card-sabotaged = sabotaż, rajder: { $name }
card-supplied = { $name } zaopatruje je i bierze to, co powstanie

contracts = Kontrakty

contract-moves = { $n ->
    [1] ostatni ruch
    [one] jeszcze { $n } ruch
    [few] jeszcze { $n } ruchy
   *[many] jeszcze { $n } ruchów
}
contract-unit = Dostarcz sztukę: { $what }
contract-deliver = Dostarcz: { $goods }
contract-more = Ponad rynek:
contract-sellable = Można sprzedać innemu graczowi.
contract-unsellable = Raz już go sprzedano: zostaje tu, gdzie jest.

raids = Przejęcia

raid-yours = twoje
raid-of = właściciel: { $name }
raid-state-sabotage = Sabotaż.
raid-state-supplied = Zaopatrzone.
raid-state-used = Zaopatrzone i wykorzystane.
raid-means-sabotage = Właścicielowi nic nie daje; nikt nie może tam wejść, a technologia zostaje na miejscu.
raid-means-supplied = W następnej produkcji właściciela działa na rzecz rajdera: { $raider }.
raid-means-used = Zadziałało na rzecz rajdera: { $raider }.
raid-arrest = Jedź i aresztuj rajdera: { $asset }
raid-owner-may = Zakończ tam przejazd, żeby aresztować rajdera, albo wytarguj zwolnienie aktywa.

arrest-you = Jesteś w areszcie
arrest-other = { $name } w areszcie
arrest-left = { $n ->
    [one] Jeszcze { $n } ruch do stracenia. Obsadzone aktywa działają, dopóki wypłacane są pensje.
    [few] Jeszcze { $n } ruchy do stracenia. Obsadzone aktywa działają, dopóki wypłacane są pensje.
   *[many] Jeszcze { $n } ruchów do stracenia. Obsadzone aktywa działają, dopóki wypłacane są pensje.
}

cards = Karty
cards-drawn = { $name }: karta z granicy
cards-drawn-you = Twoja karta z granicy
cards-university = Uniwersytet { $level }
cards-for = Do czego: { $kind }
cards-with = z nią
cards-basic = bez niej
cards-buy = Kup za
cards-costs = Kosztuje
cards-looks = { $n ->
    [one] { $name } ogląda { $n } kartę technologii.
    [few] { $name } ogląda { $n } karty technologii.
   *[many] { $name } ogląda { $n } kart technologii.
}

goods = Droga do BIObota
goods-goal = { $n ->
    [1] Wygrywa, kto pierwszy go wytworzy.
    [one] Wygrywa, kto pierwszy wytworzy { $n } sztukę.
    [few] Wygrywa, kto pierwszy wytworzy { $n } sztuki.
   *[many] Wygrywa, kto pierwszy wytworzy { $n } sztuk.
}
goods-bots = BIOboty: { $n } z { $of }
goods-owns = { $kind }: { $n }
goods-strike = strajk
goods-unpaid = bez pensji
goods-arrest = { $n ->
    [one] areszt, { $n } ruch
    [few] areszt, { $n } ruchy
   *[many] areszt, { $n } ruchów
}
goods-speed = { $n ->
    [one] { $n } pole na ruch
    [few] { $n } pola na ruch
   *[many] { $n } pól na ruch
}
goods-assets = Aktywa
goods-at-hand = Zapasy
goods-workers = Robotnicy
goods-transport = Transport
goods-wealth = Majątek
