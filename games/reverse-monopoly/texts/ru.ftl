# «Монополия наоборот: Москва» по-русски. Москва, 1991–1992: продаётся всё, никто не говорит, сколько у него денег, а
# мимо едет красная машина. Как устроены эти файлы, сказано в docs/texts.md.

## Игра и её стол

game-name = Монополия наоборот: Москва
game-about = Пустите с молотка монополию коммунистов, не попадитесь КГБ и никому не показывайте свои деньги.
credit-booklet = «Монополия наоборот! Москва, простая версия», экспериментальное издание 2006 года, по правилам версии 5.72; ни авторов, ни художников, ни издателя буклет не называет
currency = млн ₽
bank-0 = Старый совковый банк
bank-1 = Новый демократический банк
edition-easy = простые правила 2006 года, версия 5.72
option-deal = сдавать ли каждому покупателю по два объекта с единственным номером
option-turns = после скольких ходов игра заканчивается; 0 — без ограничения
option-tripling = утраивает ли Побег все ренты, пока он на руках, или одну, когда его тратят
option-tripling-possession = пока на руках, как в правилах
option-tripling-use = когда тратят
option-stolen-escape = какой Побег КГБ отбирает у владельца
option-stolen-escape-that-one = тот, что на клетке
option-stolen-escape-any = любой из его Побегов
option-escapes-appraised = во сколько миллионов ценится Побег, когда решает капитал
option-escapes-appraised-0 = 0
option-escapes-appraised-5 = 5
bot-steady-about = разумный покупатель: собирает семейства, держит Побег, мешает другим собрать своё

## Что приносит победу и кто к ней ближе всех

wins-families = Победит первый с тремя тройными рентами, иначе — богатейший
wins-turns = { $turns ->
    [one] Победит первый с тремя тройными рентами, или богатейший после { $turns } хода
    [few] Победит первый с тремя тройными рентами, или богатейший после { $turns } ходов
   *[many] Победит первый с тремя тройными рентами, или богатейший после { $turns } ходов
}
nearest-families = { $cards ->
    [one] ближе всех { $who }: ещё { $cards } карта
    [few] ближе всех { $who }: ещё { $cards } карты
   *[many] ближе всех { $who }: ещё { $cards } карт
}
nearest-families-escape = { $cards ->
    [0] ближе всех { $who }: ещё Побег
    [one] ближе всех { $who }: ещё { $cards } карта и Побег
    [few] ближе всех { $who }: ещё { $cards } карты и Побег
   *[many] ближе всех { $who }: ещё { $cards } карт и Побег
}
nearest-all = { $cards ->
    [one] всем не хватает { $cards } карты
    [few] всем не хватает { $cards } карт
   *[many] всем не хватает { $cards } карт
}
nearest-all-escape = { $cards ->
    [0] всем не хватает Побега
    [one] всем не хватает { $cards } карты и Побега
    [few] всем не хватает { $cards } карт и Побега
   *[many] всем не хватает { $cards } карт и Побега
}

## Что можно делать

do-move-kgb = Ход КГБ
do-place-kgb = Переставить машину КГБ
do-take-card = Взять карту
do-take-million = Взять деньги
do-bid = Ставка
do-pass = Пас
do-sell = Продать
do-take-escape = Взять Побег
do-spend-escape = Потратить Побег
do-decline = Отказаться
field-amount = Ваша ставка

## За что платят

reason-capital = начальный капитал
reason-auction = аукцион
reason-rent = рента
reason-commission = комиссионные
reason-black-market = Чёрный рынок
reason-black-market-square = клетка Чёрного рынка

## Чем кончается игра

ending-families = три семейства с тройной рентой
ending-bank-broke = Старый совковый банк лопнул
ending-turns = условленные ходы сыграны

## Что решило исход

decided-families = { $who } собирает три семейства с тройной рентой: { $families }
decided-by-escape = { $family } с помощью Побега ({ $escape })
decided-richest = Богаче всех { $who }: наличными { $cash }, имущества на { $appraised }

## Карты и места

# Карта с номерами: 35/36 ТАСС
titled = { $numbers } { $name }
escape = Побег
# Семейство с цветом: Аэропорты (оранжевые)
family-titled = { $name } ({ $colour })
place-black-market = Чёрный рынок, { $where }
place-start = старт КГБ
place-streets = { $streets }
place-between = { $street }: { $one } — { $other }
place-between-of = { $street }: { $one } — { $other }, клетка { $at } из { $of }
place-metro = { $place }, метро

## Цвета семейств

colour-orange = оранжевые
colour-red = красные
colour-yellow = жёлтые
colour-green = зелёные
colour-blue = синие
colour-violet = фиолетовые
colour-brown = коричневые
colour-grey = серые
colour-pink = розовые
colour-teal = бирюзовые

## Семейства

family-orange = Аэропорты
family-red = Власть
family-yellow = Магазины
family-green = Парки и спорт
family-blue = Печать и эфир
family-violet = Сцена
family-brown = Гостиницы
family-grey = Заводы
family-pink = Рестораны
family-teal = Наука и искусство

## Карты

card-gastronom-no-1 = Гастроном № 1
card-tsum = ЦУМ
card-gum = ГУМ
card-detsky-mir = Детский мир
card-leningrad-station = Ленинградский вокзал
card-gorky-park = Парк Горького
card-moscow-zoo = Московский зоопарк
card-luzhniki-stadium = Стадион «Лужники»
card-kiev-station = Киевский вокзал
card-vdnkh = ВДНХ СССР
card-ostankino = Телецентр «Останкино»
card-moscow-news = «Московские новости»
card-tass = ТАСС
card-izvestia = «Известия»
card-metropol = Гостиница «Метрополь»
card-belorussky-station = Белорусский вокзал
card-moscow-art-theatre = МХАТ
card-bolshoi-theatre = Большой театр
card-taganka-theatre = Театр на Таганке
card-circus = Цирк на Цветном бульваре
card-old-square = ЦК КПСС на Старой площади
card-foreign-ministry = МИД
card-kgb-headquarters = Здание КГБ, Лубянка
card-national = Гостиница «Националь»
card-white-house = Белый дом
card-rossiya = Гостиница «Россия»
card-vnukovo-airport = Аэропорт Внуково
card-sheremetyevo-airport = Аэропорт Шереметьево
card-northern-river-terminal = Северный речной вокзал
card-cosmos = Гостиница «Космос»
card-moskvich-works = АЗЛК
card-zil-works = ЗИЛ
card-kazan-station = Казанский вокзал
card-hammer-and-sickle = Завод «Серп и Молот»
card-red-october = «Красный Октябрь»
card-praga = Ресторан «Прага»
card-arbat = Ресторан «Арбат»
card-slavyansky-bazar = «Славянский базар»
card-aragvi = Ресторан «Арагви»
card-lenin-library = Библиотека имени Ленина
card-moscow-university = МГУ
card-paveletsky-station = Павелецкий вокзал
card-polytechnic-museum = Политехнический музей
card-tretyakov-gallery = Третьяковская галерея

## Улицы

street-boulevard-ring = Бульварное кольцо
street-garden-ring = Садовое кольцо
street-ring-road = МКАД
street-prospekt-mira = Проспект Мира
street-kirov-street = Улица Кирова и Щёлковское шоссе
street-enthusiasts-highway = Шоссе Энтузиастов
street-volgograd-prospekt = Волгоградский проспект
street-warsaw-highway = Варшавское шоссе
street-lenin-prospekt = Ленинский проспект
street-kutuzov-prospekt = Проспект Калинина и Кутузовский проспект
street-tverskaya-street = Тверская улица и Ленинградский проспект

## Что написано на картах Чёрного рынка

market-second-shift = По плану в аукционном доме вторая смена. Она ваша.
market-lost-gavel = Очередной аукционист потерял молоток. У вас как раз есть запасной.
market-paper-queue = Вы встали в очередь. За чем стоят, никто не знал, поэтому простояли весь день.
market-propiska = В прописке не та печать. Та, что нужна, ушла на обед.
market-dacha = Картошка на даче сама себя не выкопает.
market-empty-bottles = В подвале нашлись пустые бутылки. Государство их принимает.
market-bread-subsidy = Дотация на хлеб заблудилась и попала к вам.
market-veterans-parcel = Вы расписались за праздничный заказ. В нём был конверт.
market-jeans = Министерство платит за сорок пар джинсов. Для научных целей.
market-consultant = Вы посоветовали Госплану меньше планировать. Платили постранично.
market-film-crew = Киностудия снимает у вас во дворе революцию. Опять.
market-convertible-rubles = В банке посчитали не в той валюте. Не ждите, пока заметят.
market-party-gold = Ящик без документов, на нём: собственность партии. Партия отрицает.
market-street-lamp = Вы припарковались под фонарём. Фонарь был один на всю улицу, и тот служебный.
market-subscription = Вы подписались на газету. Вас очень вежливо попросили.
market-hundred-ruble-notes = С полуночи крупные купюры недействительны. Вы узнали в час ночи.
market-militia = Милиция осмотрела ваш прилавок. Ей понравилось.
market-sugar = Сахар в городе есть только у вас.
market-video-night = Все пришли к вам смотреть американское кино. Два раза подряд.
market-birthday = У вас день рождения. В этом доме платит именинник.
market-ticket-clerk = У кассирши на вокзале сестра в вашей деревне.
market-foreign-passport = Загранпаспорт с вашей фотографией. Не спрашивайте.
market-anonymous-call = По анонимному звонку красная машина уехала на другой конец города. Голос был похож на ваш.
market-foreign-buyer = Господин из-за границы хотел бы увидеть аукцион. Можете показать.

## Что делают карты Чёрного рынка

# Что на карте написано и что она делает.
market-card = { $words } ({ $effect })
effect-extra-turn = ещё один ход после следующего хода аукциониста
effect-lose-turn = пропустите следующий ход аукциониста и следующий ход КГБ
effect-from-bank = { $amount } из Старого совкового банка
effect-to-bank = заплатите { $amount } в Старый совковый банк
effect-from-each = по { $amount } с каждого из остальных покупателей
effect-to-each = заплатите по { $amount } каждому из остальных покупателей
effect-take-escape = любой Побег из стопки
effect-place-kgb = поставьте машину КГБ на любую клетку
effect-sell = можете продать с аукциона один свой объект

## Долги

# Сколько, кому и за что: 5 млн ₽ (рента, получает Анна)
owed = { $amount } ({ $why }, получает { $to })
debt-rent = рента
debt-card = карта Чёрного рынка

## Что спрашивают

prompt-nothing = Сейчас от вас ничего не требуется.
prompt-kgb =
    Вы ведёте КГБ в чужой ход: ровно на { $steps ->
        [one] { $steps } клетку
        [few] { $steps } клетки
       *[many] { $steps } клеток
    }. Ходит { $who }, выпало { $card }{ $business }.
business-escape = { "" }
business-auction = , будет аукцион
business-rent = , ренту получает { $owner }
business-rent-yours = , рента ваша
prompt-market = Чёрный рынок: тяните карту или возьмите { $amount } из Старого совкового банка.
# Что стоит в заголовке аукциона.
auctioned = { $card }, оценка { $appraised }
prompt-auction =
    Аукцион: { $card }, { $family }, оценка { $appraised }, выпадает в { $percent } % бросков{ $factor ->
        [0] { "" }
        [1] ; ваша рента: число на пирамидке
       *[other] ; ваша рента: число на пирамидке × { $factor }
    }; { $bid }{ $passed }. У вас { $cash }.
prompt-auction-by-seller =
    Аукцион: { $card }, { $family }, оценка { $appraised }, продаёт { $seller }, выпадает в { $percent } % бросков{ $factor ->
        [0] { "" }
        [1] ; ваша рента: число на пирамидке
       *[other] ; ваша рента: число на пирамидке × { $factor }
    }; { $bid }{ $passed }. У вас { $cash }.
bid-none = ставок пока нет
passed-none = { "" }
passed-some = ; пас: { $who }
# Один из нескольких игроков.
named = { $who }
prompt-triple =
    { $who } платит вам ренту ({ $card }): { $factor ->
        [1] число на пирамидке
       *[other] число на пирамидке × { $factor }
    }. Потратить Побег, чтобы было × 3?
prompt-no-rent = С вас рента, { $rent }, а у вас { $cash }. Потратить Побег?
prompt-keep-rent = КГБ вот-вот заберёт вашу ренту, { $rent }. Потратить Побег?
prompt-keep-commission = КГБ вот-вот заберёт ваши комиссионные, { $commission }. Потратить Побег?
prompt-choose-escape = Выберите Побег из стопки.
prompt-steal-escape = КГБ отбирает один из Побегов игрока { $holder }: выберите какой.
prompt-place-kgb = Поставьте машину КГБ на любую клетку; там она ничего не отбирает.
prompt-may-sell = Вы можете продать с аукциона один свой объект; деньги ваши.
prompt-must-sell = За вами долг: { $owed }, а у вас { $cash }. Выберите, что пойдёт с молотка.

## Варианты

label-move-kgb = КГБ едет: { $place }
label-place-kgb = Поставить КГБ: { $place }
label-take-card = Тянуть карту Чёрного рынка
label-take-million = Взять { $amount } из Старого совкового банка
label-bid = Сделать ставку
label-bid-amount = Дать { $amount }
label-pass = Пас, пока кто-нибудь не поднимет
label-sell = Продать: { $card }
label-take-escape = Взять: { $card }
label-spend-escape = Потратить: { $card }
label-pay-rent = Не тратить и заплатить { $rent }
label-sell-for-rent = Не тратить: продать своё с аукциона, чтобы заплатить { $rent }
label-pay-all = Не тратить и отдать всё, что есть: { $cash }
label-let-kgb = Не тратить: пусть КГБ забирает деньги
label-no-triple =
    Не тратить: { $factor ->
        [1] рента как на пирамидке
       *[other] рента — пирамидка × { $factor }
    }
label-sell-nothing = Ничего не продавать
follows-cash = у вас { $cash }
follows-left = у вас останется { $left }
follows-sell = { $family }, оценка { $appraised }
follows-sell-leaves = { $family }, оценка { $appraised }; останется { $left } из { $needed }
follows-sell-breaks = { $family }, оценка { $appraised }; рента семейства больше не тройная
follows-sell-tripled = { $family }, оценка { $appraised }; рента семейства останется тройной
# Сколько карт из ста приносят деньги и сколько их отнимают.
follows-draw = { $gains } % — в плюс, { $costs } % — в минус
brings-commission = комиссионные, { $amount }
brings-rent =
    { $factor ->
        [1] рента (её теряет { $from })
       *[other] рента, пирамидка × { $factor } (её теряет { $from })
    }
brings-escape = Побег (его теряет { $from })
brings-black-market = карта или { $amount }

## Что произошло

dealt = { $who } получает при раздаче: { $card }
rolled-for-first = { $who } бросает за право первого хода: { $number }
first-tied = { $number } выпало не один раз: бросаем снова
first = Первый аукционист — { $who }
turn-began =
    ход { $turn }{ $extra ->
        [yes] , дополнительный
       *[no] { "" }
    }; за рулём КГБ — { $mover }
turn-lost = { $who } пропускает ход аукциониста
rolled = { $who } бросает кубики, выпало { $number }: { $card }
rolls-again = { $who } бросает ещё раз: эта карта уже на руках ({ $card })
plane-flew = Самолёт прилетает: { $card }
drew = { $who } тянет карту Чёрного рынка: { $card }
no-escape-left = { $who } остаётся без Побега: в стопке пусто
nothing-to-sell = { $who } ничего не продаёт: нечего
kgb-placed = { $who } переставляет машину КГБ: { $place }
kgb-moved =
    { $who } ведёт КГБ на { $steps ->
        [one] { $steps } клетку
        [few] { $steps } клетки
       *[many] { $steps } клеток
    }: { $place }
kgb-lost-move = { $who } пропускает ход КГБ: машина стоит
kgb-stayed = КГБ некуда ехать: машина стоит
escape-taken = { $who } забирает Побег ({ $card }), теряет его { $from }
escape-taken-from-stack = { $who } берёт Побег из стопки ({ $card })
escape-seized = КГБ отбирает Побег ({ $card }): теряет { $from }, получает { $who }
escape-spent-no-rent = { $who } тратит Побег ({ $card }) и не платит ренту, { $amount }
escape-spent-keep-rent = { $who } тратит Побег ({ $card }) и спасает ренту, { $amount }
escape-spent-keep-commission = { $who } тратит Побег ({ $card }) и спасает комиссионные, { $amount }
escape-spent-triple = { $who } тратит Побег ({ $card }) и утраивает ренту
auction-opened = Аукцион: { $card }, { $family }
auction-by-seller = { $who } продаёт с аукциона: { $card }, { $family }
bid-made = { $who } даёт { $amount }
passed = { $who } пасует
sold = { $who } покупает за { $price }: { $card }
unsold = Покупателя не нашлось: { $card }
commission-seized = КГБ забирает комиссионные, { $amount }: теряет { $from }, получает { $who }
rent-due = Рента ({ $card }): { $die } × { $factor } = { $rent }; платит { $who }, получает { $owner }
rent-seized = КГБ забирает ренту, { $amount }: теряет { $from }, получает { $who }
must-sell = { $who } не может заплатить { $owed } и распродаёт имущество
debt-dropped = { $who } — с молотка пускать больше нечего; списано { $dropped } из долга: { $owed }
debt-dropped-unwanted = { $who } — на оставшееся ({ $cards }) покупателя не нашлось; списано { $dropped } из долга: { $owed }
ended = Игра окончена: { $ending }
won-by-families = { $who } собирает три семейства с тройной рентой: { $families }
won-by-escape = { $who } собирает три семейства с тройной рентой: { $families }, а с Побегом ({ $escape }) ещё и { $wild }

## Доска в терминале

shown-turn = Ход { $turn }: { $moment }
shown-turn-of = Ход { $turn } из { $limit }: { $moment }
moment-deal = Раздача объектов
moment-first-turn = Все бросают: кому ходить первым
moment-first-turn-best = Все бросают: кому ходить первым; лучший бросок — { $best }
moment-roll = бросает { $who }
moment-draw = { $who } тянет карту Чёрного рынка
moment-kgb =
    { $who } ведёт КГБ на { $steps ->
        [one] { $steps } клетку
        [few] { $steps } клетки
       *[many] { $steps } клеток
    }
moment-market = { $who } на Чёрном рынке
moment-auction = аукцион, { $card }: { $bid }{ $passed }
moment-auction-by-seller = { $seller } продаёт с аукциона, { $card }: { $bid }{ $passed }
moment-rent = { $who } бросает пирамидку, ренту получает { $owner }
moment-escape = { $who } решает, тратить ли Побег
moment-choose-escape = { $who } выбирает Побег
moment-place-kgb = { $who } переставляет машину КГБ
moment-may-sell = { $who } может продать объект
moment-must-sell = { $who } распродаёт имущество, долг: { $owed }
moment-over = игра окончена: { $ending }
shown-people = Аукционист — { $auctioneer }, за рулём КГБ — { $mover }.
shown-roll = Последний бросок — { $number }.
shown-pieces =
    Самолёт: { $plane }; КГБ: { $car }{ $watches ->
        [yes] , следит
       *[no] { "" }
    }.
shown-banks = Старый совковый банк — { $old }, Новый демократический банк — { $new }.
shown-deck =
    Чёрный рынок: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, ещё не видели { $unseen }.
cash-hidden = под подушкой
shown-buyer = { $who }: наличные — { $cash }, имущество — { $appraised }, семейства — { $tripled } из { $needed }
shown-family = { $family }: { $cards } из { $needed }, рента × { $factor }: { $own }
shown-escapes = Побеги: { $cards }
note-extra-turns =
    { $n ->
        [one] { $n } дополнительный ход
        [few] { $n } дополнительных хода
       *[many] { $n } дополнительных ходов
    }
note-lost-turns =
    пропускает { $n ->
        [one] { $n } ход аукциониста
        [few] { $n } хода аукциониста
       *[many] { $n } ходов аукциониста
    }
note-lost-moves =
    пропускает { $n ->
        [one] { $n } ход КГБ
        [few] { $n } хода КГБ
       *[many] { $n } ходов КГБ
    }
shown-unsold = Не продано:
shown-unsold-family = { $family }: { $cards }
shown-stack = Побеги в стопке: { $cards }

## Почему нельзя

refused-over = игра окончена: { $ending }
refused-chance = сейчас решают кубики или карты, ходить некому
refused-no-bidder = не вам сейчас делать ставку
refused-other-moves-kgb = за рулём КГБ { $who }, а не вы
refused-other-pays-first = сначала { $who } платит свой долг
refused-other-escapes = о Побеге решает { $who }, а не вы
refused-other-acts = сейчас решает { $who }, а не вы
refused-not-now = сейчас не об этом речь: { $now }
now-move-kgb = вы ведёте КГБ
now-market = вы берёте карту или деньги
now-bid = вы делаете ставку или пасуете
now-escape = вы тратите Побег или бережёте его
now-choose-escape = вы выбираете Побег
now-place-kgb = вы ставите машину КГБ на клетку
now-may-sell = вы продаёте один объект или ни одного
now-must-sell = вы продаёте объект, чтобы отдать долг
now-nobody = никто не ходит
refused-not-yours = { $card } — не ваш объект; продавайте своё
refused-unwanted = { $card } — покупателя не нашлось, за этот долг второй раз не выставляют; продайте что-нибудь другое
refused-no-way =
    КГБ не доехать ровно за { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }: { $from } → { $to }
refused-not-in-stack = { $card } — такого Побега в стопке нет; берите тот, что ни у кого не на руках
refused-not-held = { $card } — этого Побега у игрока { $holder } нет; выберите из тех, что есть
refused-no-escape = { $card } — не ваш Побег; тратьте свой или никакого
refused-not-on-top = эту карту сейчас вытянуть нельзя: { $card }
refused-not-dealt = { $card } — эту карту не раздают
refused-no-such-die = на пирамидке от 1 до { $most }, а не { $die }
refused-no-rent = ренту платить не за что
refused-no-such-chance = жребий сейчас такого не решает
