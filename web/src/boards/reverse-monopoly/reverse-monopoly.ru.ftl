# Карта «Монополии наоборот».
# Как устроены эти файлы, сказано в docs/texts.md.

board = Карта Москвы
board-keys = Стрелки ведут от клетки к клетке, Enter выбирает, I открывает карточку.
board-loading = Разворачиваем карту…

currency = млн ₽

skip = Промотать

escape = Побег


metro = М

brings-commission = заберёт комиссионные, { $amount }
brings-rent = заберёт ренту, пирамидка × { $factor } (её теряет { $name })
brings-escape = заберёт Побег (его теряет { $name })
brings-black-market = карта Чёрного рынка или { $amount }
brings-nothing = ничего не даёт

badge-rent = ×{ $factor }
badge-market = +{ $amount }/?

label-owner = владелец { $name }
label-unsold = не продано
label-stack = в стопке
label-car = здесь машина КГБ
label-plane = здесь самолёт
label-stake = идёт с молотка
label-lit = можно выбрать

way = { $n ->
    [one] { $n } клетка до места ({ $place }): { $brings }.
    [few] { $n } клетки до места ({ $place }): { $brings }.
   *[many] { $n } клеток до места ({ $place }): { $brings }.
}
way-hint = Нажмите на подсвеченную клетку: что она даст, и поехать. От любой «М» до любой другой — один шаг.
way-hint-put = Выберите любую клетку для красной машины.

race = Семейства на пути к победе
race-seat = { $name }: семейств с тройной рентой { $tripled } из { $needed }
race-wild = одно из них — с помощью Побега
race-auctioneer = Аукционист
race-mover = Ведёт КГБ
race-begun = { $family }: { $cards } из { $tripled_by }
race-tripled = { $family }: тройная рента, × { $factor }
race-escapes = Побегов: { $n }

turn = Ход { $turn }
turn-of = Ход { $turn } из { $limit }

banks = Банки

bank-old = Старый совковый банк
bank-new = Новый демократический банк
bank-take = Взять

deck = Чёрный рынок
deck-left = карт { $cards }, ещё не видели { $unseen }
deck-draw = Тянуть карту
deck-last = Последняя карта

card-close = Закрыть карту

effect-extra-turn = Оставьте себе: ещё один ход аукциониста
effect-lose-turn = Пропустите следующий ход аукциониста и следующий ход КГБ
effect-from-bank = { $amount } из Старого совкового банка
effect-to-bank = Заплатите { $amount } в Старый совковый банк
effect-from-each = По { $amount } с каждого из остальных покупателей
effect-to-each = Заплатите по { $amount } каждому из остальных покупателей
effect-take-escape = Возьмите любой Побег из стопки
effect-place-kgb = Поставьте машину КГБ на любую клетку
effect-sell = Можете продать с аукциона один свой объект

dice = Последний бросок: красный { $red }, белый { $white }
dice-pyramid = пирамидка { $die }
dice-none = Ещё не бросали

stamp-sold = ПРОДАНО
stamp-unsold = СТАВОК НЕТ

stake = Идёт с молотка
stake-open = Нет ставок
stake-leads = Впереди { $name }
stake-passed = Пас
stake-watched = КГБ следит и заберёт то, что здесь заработают.
stake-seller = Продаёт { $name }

hands = У кого что
hands-empty = Пока ничего
hands-appraised = Оценка
hands-cash = Деньги
hands-unusable = сейчас не использовать
hands-closed = Кошелёк закрыт
hands-extra = { $n ->
    [one] В запасе { $n } дополнительный ход
    [few] В запасе { $n } дополнительных хода
   *[many] В запасе { $n } дополнительных ходов
}
hands-lost-turns = { $n ->
    [1] Пропускает следующий ход аукциониста
    [one] Пропускает { $n } ход аукциониста
    [few] Пропускает { $n } хода аукциониста
   *[many] Пропускает { $n } ходов аукциониста
}
hands-lost-moves = { $n ->
    [1] Пропускает следующий ход КГБ
    [one] Пропускает { $n } ход КГБ
    [few] Пропускает { $n } хода КГБ
   *[many] Пропускает { $n } ходов КГБ
}
hands-rent = рента × { $factor }
hands-tripled = тройная рента

deed = Карточка
deed-number = Номера
deed-appraised = Оценка
deed-commission = Комиссионные
deed-factor = Рента сейчас
deed-factor-times = пирамидка × { $factor }
deed-factor-none = никакой: владельца нет
deed-street = Улица
deed-family = { $family }: для тройной ренты { $n } из { $size }
deed-about-escape = Побег избавляет от одной ренты, спасает от КГБ ренту или комиссионные, { $tripling ->
    [use] утраивает одну ренту, когда его тратят
   *[possession] утраивает все ренты, пока он на руках
}, а вместе с одной картой ещё одного семейства считается третьим семейством с тройной рентой.
deed-about-black-market = Кто закончит здесь ход КГБ, не глядя выбирает: карта Чёрного рынка или миллион.
deed-about-start = Отсюда, от здания КГБ, начинает красная машина.
deed-about-metro = От одной станции метро до любой другой для красной машины один шаг.
deed-about-plain = Обычная клетка улицы. Здесь ничего не происходит.
