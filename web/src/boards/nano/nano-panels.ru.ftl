# Панели рядом с картой «Корпорации НАНО».
# Как устроены эти файлы, сказано в docs/texts.md.

you = Вы

workers = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[many] { $n } рабочих
}

recipe = { $workers } → { $makes }
recipe-using = { $inputs } и { $workers } → { $makes }

exchange = Биржа
exchange-can-make = Выпуск за ход
exchange-contract = По контракту
exchange-bank = Банк
exchange-own = У вас
exchange-said = { $name }: { $price }, по контракту { $top }. { $who }
exchange-monopoly = Монополист — { $name }.
exchange-no-monopoly = Монополиста нет.
exchange-capacity = { $name }, выпуск за ход: { $goods }
exchange-stock = Банк продаёт: осталось { $n }
exchange-closed = Банк пока не продаёт: никто не купил актив, который это даёт
exchange-held = у вас: { $what }
exchange-sell = Продать единицу: { $what }
exchange-buy = Купить единицу: { $what }
exchange-less = На единицу меньше: { $what }
exchange-sell-now = Продать: { $goods }
exchange-buy-now = Купить: { $goods }
exchange-forget = Очистить

works = Ваши предприятия
works-empty = У вас пока ничего нет. Закончите ход на свободном активе, чтобы его купить.
works-kept = Технологии про запас

others = Предприятия остальных
others-all = Предприятия
others-chip = фишка считается за рабочего
others-runs = на следующем ходу работает
others-stands = на следующем ходу простаивает

pay-idle = { $n ->
    [one] { $n } вне активов
    [few] { $n } вне активов
   *[many] { $n } вне активов
}
pay-due = К выплате:
pay-or-strike = { $called ->
    [yes] Не заплатите до планирования — соперники смогут объявить забастовку.
   *[no] Не заплатите до планирования — будет забастовка.
}
pay-or-strike-arrested = { $called ->
    [yes] Не заплатите до конца хода — соперники смогут объявить забастовку.
   *[no] Не заплатите до конца хода — будет забастовка.
}
pay-by-themselves = Спишутся сами в конце этого хода.
pay-ends-strike = Рабочие бастуют. Заплатите, и они вернутся.
pay-strike = Ваши рабочие бастуют
pay-until = Они вернутся в тот ход, когда вы заплатите.
pay-none = Зарплат платить не надо.
pay-salaries = Зарплаты за ход:
pay-paid = за этот ход выплачено
pay-now = Выплатить

plan-hint = Перетащите фигурку или коснитесь места, чтобы занять его или освободить.
plan-aside = без дела { $n } из { $of }
plan-aside-then = по плану без дела { $n } из { $of }
plan-drafted = Спланируйте следующий ход: по этому плану { $n ->
    [0] все при деле
    [one] { $n } рабочий без дела
    [few] { $n } рабочих без дела
   *[many] { $n } рабочих без дела
}. План ещё не отправлен.
plan-nobody = Все при деле
plan-lead = Рабочий без дела: к первому свободному месту
plan-fill = Занять свободные места
plan-unsent = Ещё не отправлено
plan-leave = Рабочие переставлены, но расстановка ещё не отправлена. Продолжить без неё?
plan-undo = Как было
plan-send = Расставить так
plan-send-end = Расставить и закончить ход
plan-send-end-where = Расставить и закончить ход: { $where }

place-free = { $name }, место { $n }: свободно. Поставить сюда рабочего без дела.
place-chip = { $name }, место { $n }: ваша фишка считается за рабочего. Поставить сюда и рабочего.
place-worker = { $name }, место { $n }: рабочий. Отослать его.

guard-put = { $name }, охрана: свободно. Поставить в охрану рабочего без дела.
guard-take = { $name }, охрана: охранник. Отослать его.

card-basic = Базовая технология
card-run = Запустить
card-change = Сменить технологию
card-places = Места: { $name }
card-staffed = рабочих { $n } из { $of }
card-chip = ваша фишка считается за рабочего
card-guarded = под охраной
card-unguarded = без охраны
card-makes = Даст: { $goods }
card-makes-for = Даст: { $goods }; получит { $name }
card-lacks-workers = { $n ->
    [one] Не хватает { $n } рабочего
    [few] Не хватает { $n } рабочих
   *[many] Не хватает { $n } рабочих
}
card-place-idle = Сюда можно поставить свободных
card-plan-idle = Свободных расставляют при планировании
card-lacks-goods = Не хватает: { $goods }
card-stopped-strike = Простаивает: забастовка
card-stopped-sabotage = Простаивает: саботаж
card-sabotaged = саботаж, рейдер { $name }
card-supplied = { $name } снабжает актив и получает продукцию

contracts = Контракты

contract-moves = { $n ->
    [1] последний ход
    [one] ещё { $n } ход
    [few] ещё { $n } хода
   *[many] ещё { $n } ходов
}
contract-unit = Поставить единицу: { $what }
contract-deliver = Поставить: { $goods }
contract-more = Сверх рынка:
contract-sellable = Можно продать другому игроку.
contract-unsellable = Уже перепродан, второй раз нельзя.

raids = Захваты

raid-yours = ваш
raid-of = владелец { $name }
raid-state-sabotage = Саботаж.
raid-state-supplied = Снабжён.
raid-state-used = Снабжён и использован.
raid-means-sabotage = Владельцу он ничего не даёт; туда никому нельзя, и технология остаётся на месте.
raid-means-supplied = В следующем производстве владельца он работает на рейдера: { $raider }.
raid-means-used = Он уже отработал на рейдера: { $raider }.
raid-arrest = Приехать и арестовать рейдера: { $asset }
raid-owner-may = Закончите там ход, чтобы арестовать рейдера, или договоритесь с ним о выкупе.

arrest-you = Вы под арестом
arrest-other = { $name } под арестом
arrest-left = { $n ->
    [one] Пропустить ещё { $n } ход. Активы с рабочими работают, пока платятся зарплаты.
    [few] Пропустить ещё { $n } хода. Активы с рабочими работают, пока платятся зарплаты.
   *[many] Пропустить ещё { $n } ходов. Активы с рабочими работают, пока платятся зарплаты.
}

cards = Карты
cards-drawn = { $name }: карта с границы
cards-drawn-you = Ваша карта с границы
cards-university = Университет { $level }
cards-for = Для: { $kind }
cards-with = с ней
cards-basic = без неё
cards-buy = Купить за
cards-costs = Стоит
cards-looks = { $n ->
    [one] { $name } смотрит { $n } карту технологий.
    [few] { $name } смотрит { $n } карты технологий.
   *[many] { $name } смотрит { $n } карт технологий.
}

goods = Путь к БИОботу
goods-goal = { $n ->
    [1] Побеждает первый, кто его создаст.
    [one] Побеждает первый, кто создаст { $n } штуку.
    [few] Побеждает первый, кто создаст { $n } штуки.
   *[many] Побеждает первый, кто создаст { $n } штук.
}
goods-bots = БИОботов { $n } из { $of }
goods-owns = { $kind }: { $n }
goods-strike = забастовка
goods-unpaid = не заплачено
goods-arrest = { $n ->
    [one] арест, { $n } ход
    [few] арест, { $n } хода
   *[many] арест, { $n } ходов
}
goods-speed = { $n ->
    [one] { $n } гекс за ход
    [few] { $n } гекса за ход
   *[many] { $n } гексов за ход
}
goods-assets = Активы
goods-at-hand = Запасы
goods-workers = Рабочие
goods-transport = Транспорт
goods-wealth = Капитал
