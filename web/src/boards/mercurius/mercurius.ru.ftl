# Поле «Меркуриуса».
# Как устроены эти файлы, сказано в docs/texts.md.

board-loading = Биржа открывается…

kind-amsterdam = Амстердам
kind-hoorn = Хорн
kind-delft = Делфт
kind-rotterdam = Роттердам
kind-enkhuizen = Энкхёйзен
kind-middelburg = Мидделбург
kind-silk = Шёлк
kind-coffee = Кофе
kind-porcelain = Фарфор
kind-copper = Медь
kind-spices = Пряности
kind-tea = Чай
kind-bank = банк
kind-bank-long = в банке: { $n }
kind-mine = у вас
kind-coming = впереди
kind-buy = Купить: { $kind } за { $cost }
kind-sell = Продать: { $kind } за { $gain }
kind-unbuy = Убрать из заявки: { $kind }
kind-full = Сейчас больше не купить: { $kind }
kind-deep = { $price } (глубина { $depth })
kind-depth = глубина { $depth }
kind-none = Сейчас нечего продать: { $kind }
kind-pays = × { $n } моих
kind-of = из { $n }
kind-aside = Отложить: { $kind }, { $n } из { $held }
kind-div = див.

letter-amsterdam = А
letter-hoorn = Х
letter-delft = Д
letter-rotterdam = Р
letter-enkhuizen = Э
letter-middelburg = М

exchange = Биржа
exchange-dividend = дивиденды на акцию
exchange-paid = выплачено
exchange-paid-long = { $chamber }: дивиденды уже выплачены

track = { $share }: { $sharePrice }, { $good }: { $goodPrice }

desks = На планшетах

desk-foreseen = всего { $wealth }; { $foreseen }, когда сработают открытые карты
desk-holds = Жетоны
desk-nothing = жетонов нет
desk-worth = всего

slot-empty = Место { $n }: пусто
slot-news = Место { $n }: Новости, цен не меняют
slot-card = Место { $n }: { $moves }. Ещё впереди: { $acts }
slot-card-over = Место { $n }: { $moves }. Больше ничего не меняет
slot-now = в этот ход: { $prices }
slot-later = { $n ->
    [1] в следующий ход: { $prices }
    [one] через { $n } ход: { $prices }
    [few] через { $n } хода: { $prices }
   *[many] через { $n } ходов: { $prices }
}

special-dividend = Дивиденды
special-black-market = Чёрный рынок
special-news = Новости
special-dividend-about = Палата платит по каждой акции. Занимает все три сделки.
special-black-market-about = 1–3 жетона продаются в начале следующего хода по полной цене. Занимает все три сделки.
special-news-about = Вместо карты: сбросьте до 3 карт с руки.
special-used = сыграно
special-left = { $card }: ещё не сыграно
special-gone = { $card }: сыграно

hand = Ваша рука
hand-specials = Особые карты
hand-hint = 10→12 — цена после этого хода: её двигают и другие видимые карты. ▲ и ▼ — цены, когда подействуют все.
hand-of = Рука: { $name }

card-leads = { $kind } с { $from } до { $to } в этот ход, в итоге { $last }

stack-main = колода
stack-reserve = запас
stack-discard = сброс

turns = { $n ->
    [1] последний ход
    [one] осталось по { $n } ходу
    [few] осталось по { $n } хода
   *[many] осталось по { $n } ходов
}
turns-over = игра окончена

slip = Заявка
slip-start = { $n ->
    [1] Ещё одна сделка кнопками + и − или карта, чтобы закончить ход.
    [one] Заключите до { $n } сделки кнопками + и −, затем выберите карту.
    [few] Заключите до { $n } сделок кнопками + и −, затем выберите карту.
   *[many] Заключите до { $n } сделок кнопками + и −, затем выберите карту.
}
slip-unsent = То, что записано в заявке, ещё не куплено и не продано. Продолжить без этого?
slip-end = Выберите карту, которая закончит ход.
slip-buy = купить { $n }
slip-sell = продать { $n }
slip-play = сыграть
# Карта действует в этот ход игрока и ещё в несколько.
slip-acts = { $n ->
    [0] двигает их только в этот ход, до { $share } и { $good }
    [one] двигает их сейчас и ещё { $n } ваш ход, до { $share } и { $good }
    [few] двигает их сейчас и ещё { $n } ваших хода, до { $share } и { $good }
   *[many] двигает их сейчас и ещё { $n } ваших ходов, до { $share } и { $good }
}
slip-after = останется
slip-clear = Очистить
slip-trade = Торговать
slip-trade-play = Торговать и сыграть
slip-use = Применить
slip-use-play = Применить и сыграть
slip-play-card = Сыграть эту карту
slip-play-news = Сыграть Новости
slip-sending = Отправляем…
slip-chamber = Дивиденды: какая палата платит?
slip-instead = вместо торговли
slip-aside = тогда без этого:
slip-to-hand = К вашим картам
slip-tokens = Чёрный рынок: выберите от 1 до 3 жетонов, чтобы продать их в следующий ход по полной цене.
slip-order = Сейчас порядок ваших карт имеет значение. Какая сработает первой?
slip-each = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}: по { $each }
slip-news = { $n ->
    [one] сбросить { $n } карту
    [few] сбросить { $n } карты
   *[many] сбросить { $n } карт
}

wait-title = когда сработают открытые карты
wait-none = Открытые карты не меняют цен на то, что у вас есть.
wait-worth = Ваш капитал

chart-shares = Цены акций
chart-goods = Цены товаров
