# Слова игры «Меркуриус». Как устроены эти файлы, сказано в docs/texts.md.

## Игра

game-name = Меркуриус
game-about = Покупайте и продавайте акции и товары на Амстердамской бирже и двигайте цены своими картами.
credit-design = Автор: { $names }
credit-art = Иллюстрации и графическое оформление: { $names }
credit-development = Доработка: { $names }
credit-testing = Руководство тестированием: { $names }
credit-publisher = Издательство { $names }, Гданьск, 2012
currency = ƒ
bank-0 = банк
edition-2012 = настольное издание
option-late-news = что дают «Новости», когда основная колода пуста
option-late-news-rulebook = ничего, как в правилах: карт больше никто не берёт
option-late-news-reserve = карты из запасной колоды, на одну меньше
option-order = в каком порядке карты на планшете двигают цены
option-order-newest = сначала новые
option-order-oldest = сначала старые
option-order-owner = как решит хозяин планшета
option-empty-news = «Новости» можно сыграть, ничего не сбрасывая
option-first = кто ходит первым
option-first-random = по жребию
option-first-seat0 = место 1
option-first-seat1 = место 2
option-first-seat2 = место 3
option-first-seat3 = место 4
option-first-seat4 = место 5
ending-last-turns = сыграны последние ходы
bot-steady-about = разумный игрок: следит за открытыми картами и своей рукой

## Что приносит победу и кто к ней ближе всех

wins = Когда кончатся карты, победит самый богатый

## Что можно сделать и что при этом выбрать

do-buy = Купить
do-sell = Продать
do-dividend = Дивиденды
do-black-market = Чёрный рынок
do-play = Сыграть карту
do-news = Новости
do-order = Выбрать порядок
field-tokens = жетоны для продажи
field-discard = карты на сброс

## За что платят

reason-starting-money = деньги на начало игры
reason-bought = покупка
reason-sold = продажа
reason-sold-for-less = доплата при продаже
reason-dividend = дивиденды
reason-black-market = Чёрный рынок

## Названия акций и товаров

kind-amsterdam = Амстердам
kind-hoorn = Хорн
kind-delft = Делфт
kind-rotterdam = Роттердам
kind-enkhuizen = Энкхёйзен
kind-middelburg = Мидделбург
kind-silk = шёлк
kind-coffee = кофе
kind-porcelain = фарфор
kind-copper = медь
kind-spices = пряности
kind-tea = чай

## Одна штука в винительном падеже: «покупает …»

one-amsterdam = акцию Амстердама
one-hoorn = акцию Хорна
one-delft = акцию Делфта
one-rotterdam = акцию Роттердама
one-enkhuizen = акцию Энкхёйзена
one-middelburg = акцию Мидделбурга
one-silk = шёлк
one-coffee = кофе
one-porcelain = фарфор
one-copper = медь
one-spices = пряности
one-tea = чай

## В родительном падеже, когда чего-то нет: «не осталось …»

of-amsterdam = акций Амстердама
of-hoorn = акций Хорна
of-delft = акций Делфта
of-rotterdam = акций Роттердама
of-enkhuizen = акций Энкхёйзена
of-middelburg = акций Мидделбурга
of-silk = шёлка
of-coffee = кофе
of-porcelain = фарфора
of-copper = меди
of-spices = пряностей
of-tea = чая

## Несколько жетонов и карты

# «Хорн ×2»: один из списка.
counted = { $n ->
    [1] { $kind }
   *[other] { $kind } ×{ $n }
}
# Что делает карта цен.
card = { $share }, { $good }
card-raises = { $kind } +{ $by }
card-lowers = { $kind } −{ $by }
# Несколько карт подряд; в карте есть своя запятая.
cards-joined = { $before }; { $card }
# Цена и цена, фишка которой стоит глубоко среди единиц или двадцати пяти: столько шагов до перемены.
price-plain = { $price }
price-deep = { $price } (глубина { $depth })
special-dividend = Дивиденды
special-black-market = Чёрный рынок
special-news = Новости

## О чём спрашивают

asked-nothing = Сейчас от вас ничего не требуется.
asked-order = Сейчас порядок ваших карт имеет значение. Какая сработает первой?
asked-to-wait = Сейчас не ваш ход.
asked-to-trade = { $left ->
    [0] Сыграйте карту, чтобы закончить ход.
    [1] Можно заключить ещё одну сделку или сыграть карту.
   *[other] Можно заключить до { $left } сделок, затем сыграйте карту.
}
asked-turn = { $asked } У вас { $cash }.
asked-last-turn = { $asked } Это ваш последний ход. У вас { $cash }.

## Что можно выбрать; краткая форма стоит под заголовком, который говорит, что делается

label-buy = Купить { $what } за { $cost }
label-sell = Продать { $what } за { $gain }
label-sell-at-loss = Продать { $what } с доплатой { $loss }
label-trade-short = { $what } за { $price }
label-loss-short = { $what } с доплатой { $loss }
label-dividend = Дивиденды: { $chamber } платит { $each } за акцию
label-dividend-short = { $chamber } платит { $each } за акцию
follows-dividend = вам { $own }, остальным { $others }
label-play = Сыграть карту: { $card }
follows-play = цены: { $prices }
price-leads = { $kind } { $from } → { $to }
price-stays = { $kind }: цена прежняя, { $price }
label-market = Чёрный рынок: { $tokens }
label-market-form = Чёрный рынок: отложить { $most ->
    [1] { $most } жетон
    [one] от 1 до { $most } жетона
    [few] от 1 до { $most } жетонов
   *[many] от 1 до { $most } жетонов
}
label-market-short = отложить { $most ->
    [1] { $most } жетон
    [one] от 1 до { $most } жетона
    [few] от 1 до { $most } жетонов
   *[many] от 1 до { $most } жетонов
}
follows-market = они продадутся по полной цене в начале следующего хода
label-news = Новости: сбросить { $cards }
label-news-empty = Новости: ничего не сбрасывать
label-news-form = Новости: сбросить с руки { $most ->
    [1] { $least ->
        [1] { $most } карту
       *[other] { $most } карту или ничего
    }
    [one] от { $least } до { $most } карты
    [few] от { $least } до { $most } карт
   *[many] от { $least } до { $most } карт
}
label-news-short = сбросить с руки { $most ->
    [1] { $least ->
        [1] { $most } карту
       *[other] { $most } карту или ничего
    }
    [one] от { $least } до { $most } карты
    [few] от { $least } до { $most } карт
   *[many] от { $least } до { $most } карт
}
follows-news = { $draws ->
    [none] без добора
    [fewer] добираете на одну меньше
   *[as-many] добираете столько же
}, вместо карты цен
follows-surcharge = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}: по { $each }
label-order = В таком порядке: { $cards }

## Что произошло; перед большинством строк стоит «Анна: »

told-first = Первый ход: { $who }.
told-dealt = получает на руку: { $cards }.
told-dealt-unseen = получает карты на руку.
told-turn = { $turns ->
    [one] остался { $turns } ход
    [few] осталось { $turns } хода
   *[many] осталось { $turns } ходов
}
told-last-turn = последний ход
told-market-settled = продаёт на чёрном рынке: { $tokens }, всего за { $total }.
told-bought = покупает { $what } за { $cost }.
told-sold = продаёт { $what } за { $gain }.
told-sold-at-loss = продаёт { $what } и доплачивает { $loss }.
told-dividend = разыгрывает «Дивиденды». { $chamber } платит { $each } за акцию.
told-market-opened = кладёт на карту «Чёрный рынок»: { $tokens }.
told-played = разыгрывает карту: { $card }.
told-news = разыгрывает «Новости» и сбрасывает: { $cards }.
told-news-empty = разыгрывает «Новости» и ничего не сбрасывает.
told-ordered = карты сработают в таком порядке: { $cards }.
told-prices = { $prices }.
told-left-board = С планшета игрока { $who } уходит карта: { $card }.
told-drew = берёт из { $stack ->
    [main] основной
   *[reserve] запасной
} колоды карту: { $card }.
told-drew-unseen = берёт карту из { $stack ->
    [main] основной
   *[reserve] запасной
} колоды.
told-ended = Последний ход сыгран.

## Чего нельзя

refused-seats = игроков должно быть от 3 до 5, а не { $seats }
refused-first = нет такого места ({ $first }), когда за столом { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
refused-other-turn = сейчас ходит { $on_turn }, а не вы
refused-over = игра окончена
refused-drawing = карты ещё берутся; сейчас никто не действует
refused-chance = сейчас случай ничего такого не решает
refused-no-such-card = карты «{ $card }» больше нет ни в одной колоде
refused-actions-used = сделок в этот ход больше нет: заключены все { $actions }
refused-bank-empty = в банке не осталось { $kind }
refused-too-dear = { $kind }: цена сейчас { $cost }; у вас { $cash }
refused-none-held = у вас нет { $kind }
refused-loss = если продать ещё { $kind }, за всё вместе выйдет на { $loss } меньше; у вас { $cash }
refused-special-used = карта «{ $card }» уже сыграна: она одна на игру
refused-traded = «Дивиденды» и «Чёрный рынок» занимают все сделки хода ({ $actions }); у вас осталось { $left }
refused-dividend-paid = { $chamber }: дивиденды уже выплачены
refused-market-last-turn = это ваш последний ход: с чёрного рынка продать уже не успеть
refused-market-empty = на карту «Чёрный рынок» кладут от 1 до { $most } жетонов
refused-too-few = { $kind }: у вас { $held }, а не { $wanted }
refused-not-in-hand = карты «{ $card }» нет у вас на руке
refused-news-empty = «Новости» велят сбросить хотя бы одну карту
refused-order-first = сначала скажите, в каком порядке сработают ваши карты
refused-no-order = сейчас порядок выбирать не нужно
refused-order = такого порядка среди предложенных нет
refused-too-few-cards = { $card }: у вас на руке { $held }, а не { $wanted }

## Доска в терминале

show-first = Жребий решает, кто ходит первым.
show-deal = Раздаются карты. Первый ход: { $who }.
show-turn = Ходит { $who }, { $actions ->
    [0] сделок больше нет
    [one] осталась { $actions } сделка
    [few] осталось { $actions } сделки
   *[many] осталось { $actions } сделок
}.
show-order = { $who } выбирает, в каком порядке сработают карты.
show-draw = { $who } берёт карты.
show-over = Игра окончена.
show-rounds = { $rounds ->
    [1] Последний круг.
    [one] Каждому остался { $rounds } ход, считая этот.
    [few] Каждому осталось { $rounds } хода, считая этот.
   *[many] Каждому осталось { $rounds } ходов, считая этот.
}
show-exchange = Биржа
show-price = цена
show-bank = банк
show-coming = дальше
show-paid = { $kind } (дивиденды были)
show-pays = { $kind } (дивиденды { $dividend })
show-stacks = Основная колода { $main }, запасная { $reserve }, сброс { $discarded }.
show-cash = деньги
show-wealth = капитал
show-money = { $sum }
show-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
show-cards-and-specials = { $cards } + { $specials }
show-holds = жетоны: { $tokens }
show-holds-nothing = жетонов нет
show-board = планшет: { $slots }
show-slot = { $card } (×{ $acts })
show-slots-joined = { $before } · { $slot }
show-market = Чёрный рынок: { $tokens }
show-hand = Ваша рука
show-hand-of = Рука игрока { $who }

## На доске

board-odds = { $unseen ->
    [one] Вы не видели { $unseen } карту: поднимают { $rises }, опускают { $falls }.
    [few] Вы не видели { $unseen } карты: поднимают { $rises }, опускают { $falls }.
   *[many] Вы не видели { $unseen } карт: поднимают { $rises }, опускают { $falls }.
}
