# Поле «Коммерсанта».
# Как устроены эти файлы, сказано в docs/texts.md.

board = Игровое поле
board-loading = Вычерчиваем круги…
board-keys = Стрелки ведут по клеткам, Enter выбирает, I открывает карточку.

masthead = КОММЕРСАНТ

round = Раунд { $round } из { $rounds }
round-open = Раунд { $round }

centre = Центр
centre-about = Отсюда при большом броске ставят фишку на любую клетку.

deck-letter = Письмо
deck-surprise = Сюрприз
deck-risk = Риск
deck-left = { $deck }: карт в колоде { $cards }, из них ещё не видели { $unseen }

dice-throw = { $n ->
    [1] Бросить один кубик
    [one] Бросить { $n } кубик
    [few] Бросить { $n } кубика
   *[many] Бросить { $n } кубиков
}
dice-shown = Последний бросок: { $dice }
dice-none = Ещё не бросали

stamp-sold = ПРОДАНО

group-food-trade = Торговля продовольственными товарами
group-nonfood-retail = Торговля промышленными товарами
group-public-catering = Общественное питание
group-farm-produce-sales = Реализация сельхозпродукции
group-stadiums = Стадионы
group-halls-arenas = Залы и арены
group-theatres = Театры
group-warehouses = Склады и базы

kind-state-enterprise = Госпредприятие
kind-vacant-lot = Участок земли
kind-start = Старт
kind-letter = Карта
kind-surprise = Карта
kind-risk = Карта
kind-racket = Рэкет
kind-move-to-centre = Центр
kind-profit = Прибыль
kind-fine = Штраф
kind-vacation = Пропуск хода
kind-treatment = Пропуск хода
kind-tax-service = Налоги
kind-rest = Отдых

about-start = Здесь начинаются и кончаются оба круга. Кто завершил круг, получает от банка дивиденды и возвращает кредиты, которым вышел срок.
about-letter = Берётся верхняя карта колоды «Письмо», её видят все.
about-surprise = Берётся верхняя карта колоды «Сюрприз», её видят все.
about-risk = Берётся верхняя карта колоды «Риск», её видят все.
about-racket = Кто здесь остановился, может стать рэкетиром: не платить за остановку, а брать половину того, что { $loot ->
    [steps] стоили постройки на чужом участке
   *[lot-and-steps] стоил чужой застроенный участок
}. Карта охраны отнимает у рэкетира все наличные, но рэкетиром он остаётся; бросить можно, пройдя два полных круга.
about-move-to-centre = Кто здесь остановился, может встать в центр. Оттуда при большом броске ставят фишку на любую клетку.
about-profit = Банк платит { $amount }.
about-fine = Банк берёт { $amount }.
about-vacation = Кто здесь остановился, пропускает следующий ход.
about-treatment = Кто здесь остановился, пропускает следующий ход.
about-tax-service = Кто здесь стоит, в начале каждого хода платит, показывает справку или должен много выбросить, чтобы уйти.
about-rest = Здесь ничего не происходит.

stage-lot = Пустой участок
stage-office = Филиал
stage-department = Отделение
stage-enterprise = Предприятие

# По одной букве, как они стоят на участке.
mark-office = Ф
mark-department = О
mark-enterprise = П
mark-mortgaged = З

deed = Карточка
deed-price = Цена
deed-step = Каждый шаг
deed-stage = Стадия
deed-rent = Плата
deed-dividend = Дивиденды
deed-now = сейчас
deed-free = Свободно
deed-free-token = Свободно; нужен ещё красный кружок: кружки лежат на клетках, их берут те, кто там остановился
deed-owner = Владелец: { $name }
deed-rent-now = Плата сейчас
deed-why-once = { $stage }, как на карточке
deed-why-double = { $stage }, двойная: вся группа у одного владельца
deed-why-triple = { $stage }, тройная: вся группа и Совхоз у одного владельца
deed-why-mortgaged = не берётся: участок заложен
deed-why-group-not-full = не берётся: группа собрана не вся
deed-dividend-now = Дивиденды за круг
deed-loot = Рэкетир взял бы
deed-redemption = Заложено; выкуп
deed-group = Вся группа
deed-nobody = свободно
deed-token = Здесь лежит красный кружок: его берёт тот, кто здесь остановился. Он нужен, чтобы купить госпредприятие.
deed-pieces = Сейчас здесь
deed-sales = Чтобы покрыть долг

sale-building = Продать постройку
sale-group-buildings = Продать по одной постройке со всей группы
sale-mortgage = Заложить
sale-lot = Продать банку

label-free = свободно, { $amount }
label-owner = владелец { $name }
label-stage-office = филиал
label-stage-department = отделение
label-stage-enterprise = предприятие
label-mortgaged = заложено
label-rent = плата { $amount }
label-amount = { $amount }
label-token = красный кружок
label-pieces = здесь: { $names }
label-stake = сейчас решается
label-lit = можно выбрать
label-sale = принесёт { $amount }

road = Что впереди
road-of = Что впереди: { $name }
road-centre = { $name } в центре. При большом броске фишку ставят на любую клетку.
road-steps = { $n ->
    [1] следующая клетка
    [one] { $n } клетка вперёд
    [few] { $n } клетки вперёд
   *[many] { $n } клеток вперёд
}
road-free = ничьё
road-own = своё
road-rent = плата
road-no-rent = даром
road-loot = добыча
road-police = милиция!
road-receive = прибыль
road-pay = штраф
road-lap = круг
road-card = карта
road-skip = пауза
road-centre-enter = центр
road-tax = налоги
road-racket = рэкет
road-nothing = ничего

debt-owes = { $debtor } — долг { $amount }
debt-to = кому: { $creditor }
debt-bank = банк
debt-why-rent = плата за остановку: { $place }
debt-why-robbery = рэкетиру: { $place }
debt-why-fine = штраф
debt-why-card = по карте
debt-why-collection = по карте, с каждого
debt-why-loan = вышел срок кредита
debt-cash = деньгами
debt-missing = осталось найти
debt-means = всего можно собрать

papers = Дела игроков
papers-at = на клетке «{ $place }»
papers-centre = в центре
papers-out = вне игры
papers-began = { $amount } в начале игры как Банкиру
papers-top = Сверху в колоде «{ $deck }»: { $text }
papers-banker = Банкир
papers-laps = { $n ->
    [one] { $n } круг
    [few] { $n } круга
   *[many] { $n } кругов
}
papers-dividends = { $amount } за круг
papers-tokens = { $n ->
    [one] { $n } красный кружок
    [few] { $n } красных кружка
   *[many] { $n } красных кружков
}
papers-loan = { $n ->
    [1] вернуть { $amount } в конце этого круга
    [one] вернуть { $amount } за { $n } круг
    [few] вернуть { $amount } за { $n } круга
   *[many] вернуть { $amount } за { $n } кругов
}
papers-skips = { $n ->
    [1] пропускает ход
    [one] пропускает { $n } ход
    [few] пропускает { $n } хода
   *[many] пропускает { $n } ходов
}
papers-racket = { $n ->
    [one] рэкетир, ещё { $n } круг
    [few] рэкетир, ещё { $n } круга
   *[many] рэкетир, ещё { $n } кругов
}
papers-racket-may-stop = рэкетир, может бросить
papers-tax = в налоговой службе

kept-unusable = сейчас не использовать
kept-red-token = разрешение на госпредприятие
kept-tax-exemption = справка для налоговой
kept-police = милицейская охрана

card-close = Убрать карту

skip = Промотать
