# Корпорация НАНО: корпорация недалёкого будущего. Как устроены эти файлы, сказано в docs/texts.md.

## Игра

game-name = Корпорация НАНО
game-about = От угля и руды к стали и энергии, мимо рейдеров и погранпостов — к первому БИОботу.
credit-design = Автор: { $names }
credit-publisher = Издатель: { $names }
credit-testing = Игру испытали единомышленники из «Ложи Игромассон» и проекта «В это вы ещё не играли»
currency = нАн
bank-0 = банк
bank-1 = карта захваченного актива
edition-standard = правила из коробки; где они молчат, решили мы
option-rounds = после скольких раундов побеждает самый богатый; 0 — без предела
option-salary = сколько рабочий получает за ход
option-biobots = сколько БИОботов нужно для победы
option-decks = скрыта ли верхняя карта каждой колоды или открыта для всех
option-decks-face-down = рубашкой вверх
option-decks-face-up = лицом вверх
option-strikes = как начинается забастовка, если зарплата не выплачена
option-strikes-by-themselves = сама собой
option-strikes-called = её объявляет соперник
option-arrest = как под арестом выплачиваются зарплаты
option-arrest-by-themselves = сами собой
option-arrest-asked = решает игрок
option-frontier = кто берёт карту на погранпосту
option-frontier-entering = кто на него входит
option-frontier-staying = и кто на нём остаётся
option-contracts = сколько раз контракт можно перепродать
option-contracts-once = один раз
option-contracts-freely = сколько угодно
option-train = облагается ли поезд транспортным налогом
option-train-untaxed = не облагается
option-train-taxed = облагается
option-prices = какие покупки активов у банка снижают цену
option-prices-each-purchase = каждая
option-prices-new-enterprise = первая для каждого актива
bot-steady-about = разумный игрок: строит цепочку, расставляет рабочих, выгодно продаёт и идёт к технопарку

## Что приносит победу и кто к ней ближе всех

wins-biobots = { $biobots ->
    [1] Победит создатель первого БИОбота
    [one] Победит тот, кто первым создаст { $biobots } БИОбота
    [few] Победит тот, кто первым создаст { $biobots } БИОбота
   *[many] Победит тот, кто первым создаст { $biobots } БИОботов
}
wins-rounds = { $biobots ->
    [1] Победит создатель первого БИОбота
    [one] Победит тот, кто первым создаст { $biobots } БИОбота
    [few] Победит тот, кто первым создаст { $biobots } БИОбота
   *[many] Победит тот, кто первым создаст { $biobots } БИОботов
}, или богатейший после { $rounds ->
    [one] { $rounds } раунда
    [few] { $rounds } раундов
   *[many] { $rounds } раундов
}
nearest-far = до БИОбота пока всем далеко
nearest-short = ближе всех { $who }: не хватает { $short }
nearest-ready = ближе всех { $who }: денег на БИОбота хватает
# unbent
nearest-made = ближе всех { $who }: БИОботов создано { $made }

## Чем кончилось

ending-rounds = условленные раунды сыграны
ending-first-biobot = создан первый БИОбот
ending-last-biobot = создан последний нужный БИОбот

## Что решило исход

decided-biobots = { $made ->
    [1] Первого БИОбота создаёт { $who }
    [one] Раньше всех { $made } БИОбота создаёт { $who }
    [few] Раньше всех { $made } БИОбота создаёт { $who }
   *[many] Раньше всех { $made } БИОботов создаёт { $who }
}

## За что платят

reason-starting-money = стартовый капитал
reason-salaries = зарплаты
reason-salaries-put-on-an-asset = зарплаты, выложенные на карту актива
reason-salaries-of-a-raider = зарплаты за счёт рейдера
reason-salaries-taken-back = зарплаты, возвращённые с карты актива
reason-asset-bought = покупка актива
reason-asset-sold = продажа актива
reason-technology-bought = покупка технологии
reason-workers-hired = наём рабочих
reason-transport-bought = покупка транспорта
reason-transport-given-back = возврат транспорта
reason-resources-bought = покупка ресурсов
reason-resources-sold = продажа ресурсов
reason-resources-sold-by-contract = поставка по контракту
reason-trade = сделка
reason-subsidy = дотация
reason-dividend = дивиденды
reason-tax = налог

## Виды действий

do-run = Запустить активы
do-end-production = Завершить производство
do-set-price = Изменить цену
do-enter = Выставить фишку
do-move = Идти
do-buy-asset = Купить актив
do-buy-technology = Купить технологию
do-hire = Нанять рабочих
do-buy-transport = Купить транспорт
do-return-transport = Вернуть транспорт
do-buy = Купить ресурсы
do-raid = Захватить актив
do-supply = Снабдить актив
do-pay-salary = Выплатить зарплаты
do-dismiss = Уволить рабочих
do-sell = Продать ресурсы
do-deliver = Поставить по контракту
do-sell-asset = Продать актив банку
do-call-strike = Объявить забастовку
do-plan = Перейти к планированию
do-place = Расставить рабочих
do-fit = Поставить технологию
do-unfit = Снять технологию
do-end-move = Завершить ход
do-offer = Предложить сделку
do-accept = Согласиться
do-decline = Отказаться
do-counter = Сделать встречное предложение

## Поля форм

field-workers = Рабочие
field-units = Единицы
field-goods = Ресурсы
field-give-cash = Отдаёте деньгами
field-give-goods = Отдаёте ресурсы
field-give-property = Отдаёте имуществом
field-get-cash = Получаете деньгами
field-get-goods = Получаете ресурсы
field-get-property = Получаете имуществом

## Ресурсы и продукция

resource-coal = уголь
resource-ore = руда
resource-steel = сталь
resource-energy = энергия
price-coal = Цена угля
price-ore = Цена руды
price-steel = Цена стали
price-energy = Цена энергии
units-coal = { $units ->
    [one] { $units } уголь
    [few] { $units } угля
   *[many] { $units } угля
}
units-ore = { $units ->
    [one] { $units } руда
    [few] { $units } руды
   *[many] { $units } руды
}
units-steel = { $units ->
    [one] { $units } сталь
    [few] { $units } стали
   *[many] { $units } стали
}
units-energy = { $units ->
    [one] { $units } энергия
    [few] { $units } энергии
   *[many] { $units } энергии
}
units-biobot = { $units ->
    [one] { $units } БИОбот
    [few] { $units } БИОбота
   *[many] { $units } БИОботов
}
resource-price = { $resource } { $price }
nothing = ничего

## Активы

kind-mine = Шахта
kind-excavating-plant = Карьер
kind-steel-plant = Сталелитейный завод
kind-power-plant = Электростанция
kind-technology-park = Технопарк
asset-mine = Шахта { $number }
asset-excavating-plant = Карьер { $number }
asset-steel-plant = Сталелитейный завод { $number }
asset-power-plant = Электростанция { $number }
asset-technology-park = Технопарк { $number }
object-mine = шахту { $number }
object-excavating-plant = карьер { $number }
object-steel-plant = сталелитейный завод { $number }
object-power-plant = электростанцию { $number }
object-technology-park = технопарк { $number }
each-mine = { $sum } за каждую шахту
each-excavating-plant = { $sum } за каждый карьер
each-steel-plant = { $sum } за каждый сталелитейный завод
each-power-plant = { $sum } за каждую электростанцию
each-technology-park = { $sum } за каждый технопарк
each-technology = { $sum } за каждую технологию, даже если она не в деле
each-transport = { $sum } за каждый транспорт (за поезд — только если он облагается)

## Места на карте

terrain-open = открытая местность
terrain-business-centre = Бизнес-центр
terrain-frontier = погранпост
terrain-university-1 = Университет I
terrain-university-2 = Университет II
terrain-labour-exchange = биржа труда
terrain-dealership = автосалон
place-business-centre = Бизнес-центр ({ $hex })
place-university-1 = Университет I ({ $hex })
place-university-2 = Университет II ({ $hex })
place-labour-exchange = биржа труда ({ $hex })
place-dealership = автосалон ({ $hex })
place-mine = Шахта { $number }
place-excavating-plant = Карьер { $number }
place-steel-plant = Сталелитейный завод { $number }
place-power-plant = Электростанция { $number }
place-technology-park = Технопарк { $number }
to-open = на { $hex }
to-business-centre = в Бизнес-центр ({ $hex })
to-frontier = на погранпост ({ $hex })
to-university-1 = в Университет I ({ $hex })
to-university-2 = в Университет II ({ $hex })
to-labour-exchange = на биржу труда ({ $hex })
to-dealership = в автосалон ({ $hex })
to-mine = на шахту { $number }
to-excavating-plant = на карьер { $number }
to-steel-plant = на сталелитейный завод { $number }
to-power-plant = на электростанцию { $number }
to-technology-park = в технопарк { $number }
outlook-place = { $terrain } { $hex }
outlook-free = { $asset } ({ $makes }), свободный актив за { $cost }
outlook-yours = { $asset }, ваш актив
outlook-raider =
    { $asset }, ваш актив, рейдер — { $who }, { $supplied ->
        [yes] снабжается
       *[no] саботаж
    }: арестовать рейдера
outlook-anothers = { $asset }, владелец — { $owner }

## Транспорт

transport-train = Поезд
transport-electric-vehicle = Электромобиль
transport-quadcopter = Квадрокоптер
by-train = поездом
by-electric-vehicle = электромобилем
by-quadcopter = квадрокоптером
item-electric-vehicle = электромобиль
item-quadcopter = квадрокоптер
one-electric-vehicle = электромобиль
one-quadcopter = квадрокоптер
count-electric-vehicle = { $count ->
    [one] { $count } электромобиль
    [few] { $count } электромобиля
   *[many] { $count } электромобилей
}
count-quadcopter = { $count ->
    [one] { $count } квадрокоптер
    [few] { $count } квадрокоптера
   *[many] { $count } квадрокоптеров
}

## Технологии

technology-solo-mine = Шахта с одним рабочим
technology-twin-mine = Два пласта
technology-solo-digger = Экскаватор с одним рабочим
technology-twin-digger = Два экскаватора
technology-lean-steel = Бережливая плавка
technology-lean-power = Бережливая станция
technology-thrifty-steel = Нанопечь
technology-thrifty-power = Нанокотёл
technology-twin-steel = Две печи
technology-twin-power = Две турбины
technology-carbon-frame = Углеродный каркас
technology-cold-growth = Холодный рост
technology-nano-cell = Наноячейка
technology-explained = «{ $technology }» ({ $recipe })
recipe = { $inputs } + { $workers } → { $product }
recipe-of-workers = { $workers } → { $product }

## Карты действий

card-winter-coal = Уголь на зиму
card-district-heating = Теплоцентраль
card-foundry-order = Заказ литейного цеха
card-ore-export = Руда на экспорт
card-railway-yard = Вагонное депо
card-bridge-girders = Балки для моста
card-new-rails = Новые рельсы
card-night-trams = Ночные трамваи
card-data-centre = Дата-центр
card-shipyard = Верфь
card-great-order = Большой заказ
card-raw-materials = Дешёвое сырьё
card-miners-fund = Фонд шахтёров
card-quarry-roads = Дороги к карьерам
card-clean-steel = Чистая сталь
card-grid-support = Поддержка энергосети
card-heavy-industry = Помощь тяжёлой промышленности
card-science-fund = Научный фонд
card-coal-dividend = Дивиденды по углю
card-ore-dividend = Дивиденды по руде
card-steel-dividend = Дивиденды по стали
card-power-dividend = Дивиденды по энергии
card-raw-dividend = Удачный год для недр
card-heavy-dividend = Удачный год для заводов
card-grand-dividend = Рекордный год
card-patent-tax = Патентный налог
card-licence-renewal = Продление лицензий
card-road-tax = Транспортный налог
card-airspace-fee = Сбор за дороги и небо
card-pit-tax = Налог на шахты
card-mine-safety = Безопасность под землёй
card-digging-tax = Налог на карьеры
card-land-care = Восстановление земель
card-furnace-tax = Налог на печи
card-turbine-tax = Налог на турбины
card-emissions-levy = Сбор за выбросы
card-gene-permit = Генетическое разрешение
card-property-tax = Налог на имущество
card-contract = Контракт: по контрактной цене, в этот ход или в следующий, можно продать самое большее: { $goods }.
card-subsidy = Дотация: получите { $sums }.
card-dividend = Дивиденды: получите { $sums }.
card-tax = Налог: заплатите { $sums }.
card-price-rises = { $price } растёт на { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
   *[many] { $points } пунктов
}.
card-price-falls = { $price } падает на { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
   *[many] { $points } пунктов
}.
card-outlook = { $gains } % карт приносят вам деньги, { $pays } % — отнимают; остальные — контракты или о том, чего у вас нет
card-outlook-none = ни одна карта не принесёт и не отнимет денег: это контракты или речь о том, чего у вас нет
card-on-top = сверху лежит «{ $card }»: { $text }

## Рабочие

workers-counted = { $count ->
    [one] { $count } рабочий
    [few] { $count } рабочих
   *[many] { $count } рабочих
}
workers-at = { $asset } ({ $count })
workers-guard = охранник: { $asset }
workers-off = вне активов ({ $count })
workers-none = никого
place-of-guard = охрана: { $asset }
place-beside = вне активов

## Что входит в сделки

thing-cash = { $cash }
thing-contract = контракт «{ $contract }»
thing-technology = технология «{ $technology }»
thing-release = конец захвата
supply-salary = { $salary } на зарплаты
supply-goods-and-salary = { $goods } и { $salary } на зарплаты

## Как складываются тексты

sentences = { $first } { $then }
short-list = { $list }
leaves-you = у вас останется { $left }
leaves-you-works = { $recipe } за ход; у вас останется { $left }

## О чём спрашивают

asked-nothing = Сейчас от вас ничего не требуется.
asked-production = Производство: выберите, какие активы запустить.
asked-enter = Поставьте фишку в Бизнес-центр.
asked-move = Передвиньтесь { $transport } не дальше чем на { $speed ->
    [one] { $speed } гекс
    [few] { $speed } гекса
   *[many] { $speed } гексов
} или останьтесь. У вас { $cash }.
asked-debt = С вас налог { $owed }, а у вас { $cash }. Продайте что-нибудь.
asked-nothing-for-sale = Здесь ничего не продаётся. У вас { $cash }.
asked-invest = Инвестиции: { $place }. У вас { $cash }.
asked-plan-in-strike = Ваши рабочие бастуют. Спланируйте следующий ход.
asked-plan = Спланируйте следующий ход: { $idle ->
    [0] все при деле
    [one] { $idle } рабочий без дела
    [few] { $idle } рабочих без дела
   *[many] { $idle } рабочих без дела
}.
asked-under-arrest = Вы под арестом: ни движения, ни инвестиций, ни сделок, ни планирования.
asked-salary = Зарплаты к выплате: { $due }.
asked-offer = { $who } предлагает сделку. Вы отдаёте: { $gives }. Вы получаете: { $gets }.
asked-counter-offer = { $who } делает встречное предложение. Вы отдаёте: { $gives }. Вы получаете: { $gets }.

## Выбор

label-run = Запустить { $asset }: { $used } → { $made }
short-run = { $asset }: { $used } → { $made }
label-end-production = Больше ничего не запускать
label-raise-price = Поднять цену с { $from } до { $to }: { $resource }
label-lower-price = Снизить цену с { $from } до { $to }: { $resource }
short-raise-price = { $resource }: поднять с { $from } до { $to }
short-lower-price = { $resource }: снизить с { $from } до { $to }
label-enter = Поставить фишку на Бизнес-центр ({ $hex })
label-stay = Остаться: { $outlook }
label-stay-and-draw = Остаться и взять карту: { $outlook }
label-move = Идти: { $outlook }
label-move-and-draw = Идти через границу и взять карту: { $outlook }
short-move = { $outlook }
short-move-and-draw = { $outlook }, через границу: с картой
label-buy-asset = Купить { $asset } за { $price }
label-buy-technology = Купить «{ $technology }» за { $price } ({ $kind }: { $recipe })
short-buy-technology = «{ $technology }» за { $price } ({ $kind }: { $recipe })
label-hire = Нанять { $workers ->
    [one] { $workers } рабочего
    [few] { $workers } рабочих
   *[many] { $workers } рабочих
}
label-hire-some = Нанять рабочих, по { $price } за каждого
follows-hired-later = зарплаты уже выплачены: новым рабочим она положена и в этот ход
total-now = сейчас
total-salaries = зарплаты в каждый ход, начиная с этого
total-salaries-later = зарплаты в каждый ход, как только будет актив
label-buy-transport = Купить { $transport } за { $price } ({ $speed ->
    [one] { $speed } гекс
    [few] { $speed } гекса
   *[many] { $speed } гексов
} за ход)
short-buy-transport = { $transport } за { $price } ({ $speed ->
    [one] { $speed } гекс
    [few] { $speed } гекса
   *[many] { $speed } гексов
} за ход)
label-return-transport = Вернуть { $transport } за { $price }
short-return-transport = { $transport } за { $price }
label-buy = Купить: { $goods }
label-buy-some = Купить по { $price }: { $resource }
short-buy-some = { $resource }, по { $price }
label-raid = Захватить { $asset }: без вашего снабжения ничего не производит
label-raid-park = Захватить { $asset }: ничего не производит, пока вы там стоите
follows-idle = { $idle ->
    [one] { $idle } рабочий стоит без дела
    [few] { $idle } рабочих стоят без дела
   *[many] { $idle } рабочих стоят без дела
}
follows-arrest-near = { $owner } может прийти сюда за один ход и арестовать вас: пропуск двух ходов
follows-arrest-far = { $owner } не успеет сюда за один ход; кого застанут, тот под арестом пропустит два хода
label-supply = Снабдить { $asset }: { $supply }; вы получите: { $made }
label-pay-salary = Выплатить зарплаты: { $due }
label-pay-salary-ending-strike = Выплатить зарплаты: { $due } — и закончить забастовку
label-dismiss = Уволить: { $workers }
label-dismiss-some = Уволить рабочих
follows-dismiss = денег за это не вернут; каждый — это { $salary } зарплаты за ход
label-sell = Продать за { $price }: { $goods }
short-sell = { $goods } за { $price }
label-sell-some = Продать ресурсы банку ({ $prices })
label-deliver = Поставить по контракту «{ $contract }»: { $goods }
short-deliver = { $goods }, «{ $contract }»
label-deliver-some = Поставить по контракту «{ $contract }», осталось: { $left }
short-deliver-some = «{ $contract }», осталось: { $left }
label-sell-asset = Продать банку { $asset } за { $price }
short-sell-asset = { $asset } за { $price }
label-plan = Перейти к планированию
label-plan-unpaid = Перейти к планированию, не выплатив { $due }: забастовка
label-plan-unpaid-called = Перейти к планированию, не выплатив { $due }: соперники могут объявить забастовку
label-place = Расставить рабочих: { $workers }
label-place-some = Расставьте рабочих; кого не назовёте, те останутся в стороне
label-fit = Поставить «{ $technology }» на { $asset } ({ $recipe })
short-fit = «{ $technology }», { $asset } ({ $recipe })
label-unfit = Снять технологию: { $asset }
label-end-move = Завершить ход
follows-paid = зарплаты будут выплачены: { $due }
follows-unpaid = зарплаты останутся невыплаченными: { $due }
label-call-strike = Объявить забастовку рабочих игрока { $owner }: им не заплачено
short-call-strike = рабочие игрока { $owner }
label-offer = Предложить сделку игроку { $to }. С вас: { $gives }; вам: { $gets }
label-offer-some = Предложить сделку игроку { $to } (в этот ход ещё { $left ->
    [one] { $left } предложение
    [few] { $left } предложения
   *[many] { $left } предложений
})
short-offer-some = { $to }
label-accept = Согласиться. С вас: { $gives }; вам: { $gets }
label-decline = Отказаться
label-counter = Встречное предложение. С вас: { $gives }; вам: { $gets }
label-counter-some = Сделать встречное предложение, один раз

## Журнал

told-first = Первый ход: { $who }.
told-move = раунд { $round }
told-move-arrested = раунд { $round }, под арестом
told-produced = { $asset } даёт: { $made }.
told-produced-from = { $asset } даёт: { $made }. Израсходовано: { $used }.
told-produced-for = { $asset } даёт: { $made }. Получает { $to }.
told-produced-from-for = { $asset } даёт: { $made }. Израсходовано: { $used }. Получает { $to }.
told-price-rose = { $price } растёт с { $from } до { $to }: { $why }.
told-price-fell = { $price } падает с { $from } до { $to }: { $why }.
why-asset = куплен актив
why-technology = технология даёт сразу две единицы
why-monopolist = так решает монополист
why-card = так велит карта
told-entered = начинает с Бизнес-центра ({ $hex }).
told-stayed = остаётся на месте.
told-moved = идёт { $to }.
told-moved-over-frontier = идёт { $to } через границу.
told-drew = берёт карту «{ $card }». { $text }
told-drew-to-pay = берёт карту «{ $card }». { $text } Всего к уплате { $sum }.
told-drew-to-get = берёт карту «{ $card }». { $text } Всего { $sum }.
told-in-debt = налог { $owed } заплатить нечем, надо искать деньги.
told-tax-dropped = продавать больше нечего; { $amount } налога списывается.
told-looked = смотрит карту технологии.
told-saw = видит: { $technology }.
told-took = берёт: { $technology }.
told-card-turned-up = теперь сверху лежит «{ $card }»: { $text }
told-technology-turned-up = теперь сверху лежит { $technology }
told-asset-bought = покупает { $asset } за { $price }.
told-technology-bought = покупает { $technology } за { $price }.
told-hired = нанимает { $workers ->
    [one] { $workers } рабочего
    [few] { $workers } рабочих
   *[many] { $workers } рабочих
} за { $price }.
told-transport-bought = покупает { $transport } за { $price }.
told-transport-returned = возвращает { $transport } за { $price }.
told-bought = покупает за { $price }: { $goods }.
told-sold = продаёт за { $price }: { $goods }.
told-delivered = поставляет по контракту «{ $contract }» за { $price }: { $goods }.
told-asset-sold = продаёт банку { $asset } за { $price }.
told-contract-fulfilled = контракт «{ $contract }» выполнен.
told-contract-ran-out = контракт «{ $contract }» истёк.
told-salary-paid = выплачивает зарплаты: { $amount }.
told-strike-began = рабочие объявляют забастовку.
told-strike-called = объявляет забастовку рабочих игрока { $owner }: им не заплачено.
told-strike-ended = рабочие вернулись.
told-dismissed = увольняет рабочих: { $workers }.
told-placed = расставляет рабочих: { $workers }.
told-fitted = ставит «{ $technology }» на { $asset }.
told-unfitted = снимает «{ $technology }»: { $asset }.
told-raided = захватывает { $asset } (владелец — { $owner }).
told-supplied = снабжает { $asset }: { $supply }.
told-raid-left = покидает { $asset }; захват окончен.
told-raid-caught = попадается, захватив { $asset }; захват окончен.
told-raid-released = освобождает { $asset }; захват окончен.
told-raid-acquired = приобретает { $asset }; захват окончен.
told-arrested = { $who } арестовывает рейдера. { $raider } отправляется в Бизнес-центр ({ $hex }) и пропускает два хода.
told-free-again = на свободе со следующего хода.
told-missed-a-move = пропускает ход.
told-offered = предлагает сделку игроку { $to }. Отдаёт: { $gives }; получает: { $gets }.
told-countered = отвечает игроку { $to } встречным предложением. Отдаёт: { $gives }; получает: { $gets }.
told-traded = { $who } отдаёт: { $gave }; { $partner } отдаёт: { $got }.
told-declined = отказывается.
told-won = { $who } создаёт БИОбота и побеждает!
told-rounds-over = Условленные раунды сыграны.

## Отказы

refused-seats = играют от 2 до 4 человек, а не { $seats }
refused-chance = случай сейчас решает не это
refused-not-in-deck = карты «{ $card }» нет в колоде
refused-over = игра окончена
refused-first-is-drawn = сейчас определяется, чей первый ход
refused-decks-are-set-out = сейчас раскладываются колоды
refused-university-shows = университет сейчас показывает карты
refused-card-is-drawn = сейчас берётся карта, все ждут
refused-other-answers = сначала на предложение отвечает { $who }
refused-other-acts = сейчас действует { $who }, а не вы
refused-not-now = сейчас не время: { $now }
now-production = вы выбираете, что запустить
now-market = вы меняете цены и ходите
now-investment = вы инвестируете
now-planning = вы планируете
now-sentence = вы под арестом
now-first = определяется, чей первый ход
now-card = берётся карта
now-over = игра окончена
refused-in-debt = вы должны { $owed }, а у вас { $cash }: сначала найдите деньги
refused-too-dear = это стоит { $price }, а у вас { $cash }
refused-enter-first = сначала поставьте фишку в Бизнес-центр
refused-no-free-centre = { $hex } — не свободный гекс Бизнес-центра
refused-no-way-over-frontier = ни один путь до { $hex } длиной до { $speed ->
    [one] { $speed } гекса
    [few] { $speed } гексов
   *[many] { $speed } гексов
} не проходит через погранпост
refused-only-over-frontier = любой путь до { $hex } длиной до { $speed ->
    [one] { $speed } гекса
    [few] { $speed } гексов
   *[many] { $speed } гексов
} проходит через погранпост
refused-chip-in-the-way = на { $hex } стоит чужая фишка
refused-hex-guarded = { $hex } под охраной
refused-too-far = до { $hex } не добраться: { $transport }, { $speed ->
    [one] { $speed } гекс
    [few] { $speed } гекса
   *[many] { $speed } гексов
}
refused-price-moved-already = { $resource }: эту цену в этот ход вы уже меняли
refused-not-monopolist = { $resource }: вы здесь не монополист
refused-price-at-end = { $resource }: цена дошла до края шкалы
refused-sell-none = продаётся хотя бы одна единица
refused-sell-too-many = за раз можно продать не больше { $most ->
    [one] { $most } единицы
    [few] { $most } единиц
   *[many] { $most } единиц
}
refused-too-few-units = { $seat }: в наличии { $held }, а не { $units }
refused-no-such-contract = у вас нет контракта «{ $contract }»
refused-contract-takes-less = { $resource }: по контракту осталось поставить { $left }
refused-asset-not-yours = { $asset } — не ваш актив
refused-sell-to-raider-alone = { $asset } — под захватом: продать можно только рейдеру
refused-no-free-asset = там, где вы стоите, нет свободного актива
refused-technology-not-shown = ни один университет не показывает вам эту карту
refused-hire-elsewhere = рабочих нанимают на бирже труда
refused-hire-none = нанимают хотя бы одного рабочего
refused-too-few-to-hire = в банке осталось рабочих: { $free }, а не { $wanted }
refused-transport-elsewhere = транспортом торгуют в автосалоне
refused-transport-sold-out = { $transport }: в банке больше ни одного
refused-no-transport-to-return = возвращать нечего: { $transport }
refused-train = поезд не покупают и не продают
refused-buy-elsewhere = ресурсы покупают в Бизнес-центре
refused-buy-none = покупают хотя бы одну единицу
refused-resource-shut = { $resource }: никто ещё не купил актив, который это производит
refused-too-few-in-bank = в банке осталось: { $stock }
refused-no-salary-due = платить зарплату не нужно
refused-raided-workers-stay = { $asset } — под захватом: рабочие должны остаться
refused-too-few-there = на месте «{ $place }» у вас { $held ->
    [one] { $held } рабочий
    [few] { $held } рабочих
   *[many] { $held } рабочих
}, а не { $wanted }
refused-dismiss-none = увольняют хотя бы одного рабочего
refused-strike = ваши рабочие бастуют
refused-nobody-to-call-out = объявить забастовку рабочих этого игрока сейчас нельзя
refused-unnamed-workers = кто не назван, и так стоит вне активов
refused-no-asset-to-staff = у вас нет актива, на который ставить рабочих
refused-no-workers = у вас нет рабочих; сначала наймите
refused-too-few-to-place = расставить можно { $movable ->
    [one] { $movable } рабочего
    [few] { $movable } рабочих
   *[many] { $movable } рабочих
}, а не { $wanted }
refused-raided-nobody-comes = { $asset } — под захватом: туда никому нельзя
refused-no-plans-left = в этот ход планировать больше нельзя
refused-technology-not-yours = это не ваша технология
refused-technology-does-not-fit = «{ $technology }» сюда не подходит: { $asset }
refused-only-what-was-bought = до планирования на актив ставят лишь технологию, которую только что купили
refused-raid-keeps-this = захват держит эту технологию на месте
refused-raid-keeps-technology = захват держит «{ $technology }» на месте
refused-there-already = она там уже есть
refused-no-technology-on-it = { $asset } работает по базовой технологии
refused-runs-by-itself = { $asset }: запускать не нужно, первый уровень работает сам
refused-ran-already = { $asset }: запуск в этот ход уже был
refused-park-has-run = технопарк уже работал, а { $asset } — только до него
refused-lacks-workers = { $asset }: не хватает рабочих
refused-lacks-goods = { $asset }: не хватает сырья
refused-nothing-to-raid = вы стоите не на чужом активе
refused-asset-guarded = { $asset } под охраной
refused-released = { $asset }: вы сняли захват; чтобы захватить снова, сначала уйдите оттуда
refused-raiding-already = вы его уже захватили
refused-raids-nothing = вы ничего не захватили
refused-supplied-already = { $asset }: снабжение уже есть
refused-park-not-supplied = рейдер не может снабжать технопарк
refused-supply-lacks-workers = { $asset }: нужно { $needed ->
    [one] { $needed } рабочий
    [few] { $needed } рабочих
   *[many] { $needed } рабочих
}, а есть { $workers }
refused-supply = сейчас этот актив снабдить нельзя
refused-no-offer = предложений сейчас нет
refused-answer-offer-first = сначала ответьте на предложение
refused-countered-already = встречное предложение принимают или отклоняют
refused-no-counter-under-arrest = под арестом можно только согласиться или отказаться
refused-no-offers-left = в этот ход вы сделали все свои предложения: { $most }
refused-nobody-to-trade-with = с игроком { $to } торговать нельзя
refused-giver-under-arrest = { $seat } под арестом и ничего не отдаёт
refused-cannot-give-cash = { $seat }: в наличии { $cash }, отдать { $sum } нельзя
refused-too-many-things = за раз передают не больше { $most ->
    [one] { $most } вещи
    [few] { $most } вещей
   *[many] { $most } вещей
}
refused-no-transport-to-give = { $seat }: столько отдать нельзя: { $wanted }
refused-contract-not-to-be-sold = { $seat } не может продать контракт «{ $contract }»
refused-no-raid-to-end = { $seat }: снимать нечего, актив другой стороны не захвачен
refused-only-raider-gets-it = { $asset } — под захватом: получить его может только рейдер
refused-asset-of-another = { $asset } — чужой актив, { $seat } им не владеет
refused-technology-of-another = технологией «{ $technology }» { $seat } не владеет

## Стол в терминале

show-round = Раунд { $round }.
show-round-of = Раунд { $round } из { $rounds }.
show-offer = Отвечает { $answers }. { $proposer } отдаёт: { $gives }; { $partner } отдаёт: { $gets }.
show-first = Определяется, чей первый ход.
show-production = Производство: { $who }.
show-market = Цены и движение: { $who }.
show-card = { $who } берёт карту.
show-debt = { $who } ищет деньги на налог: { $owed }.
show-study = { $who } смотрит технологии.
show-investment = { $who } инвестирует.
show-planning = { $who } планирует.
show-sentence = { $who } под арестом.
show-won = Игра окончена: { $who } побеждает.
show-legend = За знаком строчной буквой владелец, прописной — фишка. Гексы в каждом ряду считаются слева.
show-price = { $price } из { $top }
show-stock = в банке { $stock }
show-monopolist = монополист { $who }
show-shut = пока не продаётся
show-player = { $who }: { $cash }, капитал { $wealth }
show-player-place = { $place }; { $workers }, без дела { $idle }
show-off-the-map = не на карте
show-on = на { $hex } { $transport }
show-keeps = в запасе: { $technologies }
show-transports = в гараже: { $transports }
show-contract = контракт «{ $contract }»: { $left } за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
show-striking = рабочие бастуют
show-unpaid = рабочим не заплачено
show-arrested = под арестом ещё { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
show-asset = { $asset } на { $hex }: { $state }
show-asset-with = { $asset } на { $hex }, «{ $technology }»: { $state }
show-guard = охранник
show-away = ушли
show-raided =
    рейдер — { $who }, { $supplied ->
        [yes] снабжается
       *[no] саботаж
    }
show-on-strike = забастовка
show-sabotaged = саботаж
show-lacks-workers = не хватает { $count ->
    [one] { $count } рабочего
    [few] { $count } рабочих
   *[many] { $count } рабочих
}
show-lacks = не хватает: { $goods }
show-will-make = даст: { $made }
show-decks = Банк: { $workers ->
    [one] { $workers } рабочий
    [few] { $workers } рабочих
   *[many] { $workers } рабочих
}. Колоды: карты действий { $actions } (сброшено { $discarded }), Университет I { $first } ({ $first-thrown }), Университет II { $second } ({ $second-thrown }).
show-seen-card = { $technology } ({ $price })
show-seen = Вы видите: { $cards }.
show-top-card = Верхняя карта действий: «{ $card }», { $text }
show-top-technology = { $university }, верхняя карта: { $technology }
