# Słowa gry „Karawana”. Jak działają te pliki, mówi docs/texts.md.

## Gra

game-name = Karawana
game-about = Prowadź karawanę od miasta do miasta i wróć do domu, zanim nadejdą zbójcy.
currency = ¤
bank-0 = bank
credit-example = wymyślona dla tego programu jako przykład
edition-plain = gra taka, jaka jest
option-rounds = po ilu rundach wygrywa najbogatszy
ending-rich = karawana wróciła z bogactwem
ending-rounds = rozegrano umówione rundy
bot-steady-about = rusza dalej, aż ładunku będzie szkoda stracić
do-go-on = Ruszaj dalej
do-come-home = Wróć do domu
field-goods = na towary
reason-purse = pieniądze na start
reason-goods = towary
reason-sale = sprzedaż w domu

## Co daje zwycięstwo i kto jest najbliżej

wins = { $rounds ->
    [one] Wygra ten, kto zbierze w domu { $rich }, albo najbogatszy po { $rounds } rundzie
    [few] Wygra ten, kto zbierze w domu { $rich }, albo najbogatszy po { $rounds } rundach
   *[many] Wygra ten, kto zbierze w domu { $rich }, albo najbogatszy po { $rounds } rundach
}

## O co pyta gra i co można wybrać

asked-own = Twoja karawana wiezie towary warte { $load }. Rusza dalej czy wraca do domu?
asked-other = { $who }: karawana w drodze, towary warte { $load }.
label-go-on = Kup towary i ruszaj dalej
label-come-home = Wróć do domu
follows-sale = sprzedaż za { $load }

## Co się stało

told-turn = runda { $round }
told-went-on = kupuje towary za { $goods } i rusza dalej
told-traded = na kostce { $face }; ładunek jest teraz wart { $load }
told-robbed = zbójcy zabierają towary warte { $load }
told-came-home = wraca do domu i sprzedaje za { $load }
told-ended = Koniec gry.

## W terminalu

show-caravan = Runda { $round }. { $who }: karawana w drodze, towary warte { $load }.
show-purse = { $who }: { $cash }

## Czego nie wolno

refused-turn = w drodze jest cudza karawana
refused-goods = towary na jeden etap kosztują od 1 do { $most }
refused-die = kostka nie mogła tak upaść
