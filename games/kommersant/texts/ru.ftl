# «Коммерсант» по-русски. Как устроены эти файлы, сказано в docs/texts.md.

## Игра

game-name = Коммерсант
game-about = Покупайте, стройте и торгуйте в России 1991 года: госпредприятия, аукционы, кредиты и рэкет.
credit-printer = Выпущена в 1991 году тиражом 100 000 экземпляров типографией «Омская правда»
credit-scans = Реконструкция благодарит за сканы правил: { $names }
credit-files = и за исходники игрового поля и купюр: { $names }
credit-dedication = Автор реконструкции посвящает её Б. Т. Ерофееву (1928–2012), партнёру по этой игре двадцать лет назад
currency = ₽
bank-0 = банк
edition-online = правила сетевой игры: в аукционе участвуют все
edition-1991 = игра из коробки 1991 года: среди игроков есть Банкир, плату берут только за полные группы
option-rounds = через сколько раундов побеждает самый богатый; 0 — без предела
option-doubling = какую плату умножает полная группа
option-doubling-bare-lots = за пустые участки
option-doubling-every-stage = на любой стадии
option-even = что значит строить равномерно
option-even-together = все три участка сразу, как в правилах
option-even-within-one = стадии расходятся не больше чем на шаг
option-lending = на что банк даёт кредит
option-lending-property = на покупку любой собственности, как в правилах
option-lending-bank = только на покупки у банка
option-full-lap = что считается полным кругом
option-full-lap-start = любое прохождение Старта
option-full-lap-both-rings = оба круга пройдены от Старта до Старта
option-vacant-auctions = свободные участки, от которых отказались, идут с аукциона
option-building-sales = когда можно продать постройки
option-building-sales-debt = ради уплаты долга
option-building-sales-before-throw = и перед броском
option-mortgage-built = застроенные участки можно закладывать
option-loot = половину чего берёт рэкетир
option-loot-lot-and-steps = участка и построек
option-loot-steps = одних построек
option-police-on-mortgaged = милиция охраняет и заложенную собственность
option-police-traded = карты охраны можно продавать и менять
option-face-up = колоды лежат лицом вверх, верхние карты видны всем
option-capital = с чем начинает каждый игрок
option-tokens = сколько красных кружков лежит на поле
option-leaving = можно ли выйти из игры перед броском
option-banker = кто Банкир
option-banker-seat0 = первое место
option-banker-seat1 = второе место
option-banker-seat2 = третье место
option-banker-seat3 = четвёртое место
option-banker-seat4 = пятое место
option-banker-seat5 = шестое место
bot-steady-about = разумный игрок: собирает группы, держит запас денег, меняется честно

## Что приносит победу и кто к ней ближе всех

wins-rounds = { $rounds ->
    [one] Победит богатейший после { $rounds } раунда или оставшийся один
    [few] Победит богатейший после { $rounds } раундов или оставшийся один
   *[many] Победит богатейший после { $rounds } раундов или оставшийся один
}
wins-last = Победит тот, кто останется в игре последним

## Клетки

square-start = Старт
square-grocery-store = Гастроном
square-confectionery-shop = Кондитерский
square-bakery = Хлебный
square-letter-1 = Письмо
square-fine = Штраф
square-vacant-lot-1 = Свободный участок земли
square-surprise-1 = Сюрприз
square-toy-factory = Фабрика игрушек
square-profit-1 = Прибыль
square-haberdashery = Галантерея
square-childrens-world = Детский мир
square-central-department-store = ЦУМ
square-letter-2 = Письмо
square-move-to-centre-1 = Ход в центр
square-vacant-lot-2 = Свободный участок земли
square-canteen = Столовая
square-cafe = Кафе
square-restaurant = Ресторан
square-cannery = Консервный комбинат
square-surprise-2 = Сюрприз
square-racket-1 = Рэкет
square-kiosk = Ларёк
square-greengrocer = Овощной магазин
square-market = Рынок
square-profit-2 = Прибыль
square-state-farm = Совхоз
square-letter-3 = Письмо
square-vacant-lot-3 = Свободный участок земли
square-racket-2 = Рэкет
square-spartak = Спартак
square-torpedo = Торпедо
square-luzhniki = Лужники
square-vacation = Отпуск
square-risk-1 = Риск
square-move-to-centre-2 = Ход в центр
square-concert-hall = Концертный зал
square-sports-palace = Дворец спорта
square-olympic-sports-complex = СК Олимпийский
square-inner-circle = Внутренний круг
square-racket-3 = Рэкет
square-surprise-3 = Сюрприз
square-profit-3 = Прибыль
square-confectionery-factory = Кондитерская фабрика
square-puppet-theatre = Театр кукол
square-youth-theatre = ТЮЗ
square-opera-and-ballet-theatre = Театр оперы и балета
square-vacant-lot-4 = Свободный участок земли
square-letter-4 = Письмо
square-tax-service = Налоговая служба
square-institute-of-culture = Институт культуры
square-centre-gate = Ворота центра
square-racket-4 = Рэкет
square-profit-4 = Прибыль
square-vegetable-warehouse = Овощесклад
square-industrial-goods-depot = Пром. база
square-food-depot = Прод. база
square-risk-2 = Риск
square-shoe-factory = Обувная фабрика
square-letter-5 = Письмо
square-vacant-lot-5 = Свободный участок земли
square-treatment = Лечение

## Группы одного цвета

group-food-trade = Торговля продовольственными товарами
group-nonfood-retail = Торговля промышленными товарами
group-public-catering = Общественное питание
group-farm-produce-sales = Реализация сельхозпродукции
group-stadiums = Стадионы
group-halls-arenas = Залы и арены
group-theatres = Театры
group-warehouses = Склады и базы

## Карты: что на них написано

card-presidential-grant = Указом президента ваша фирма признана опорой реформ. Опоре выдали наличными.
card-inheritance = Двоюродный дед из Одессы оставил вам сбережения. Сберкассе он не верил, и правильно делал.
card-alarm-clocks = Вагон будильников разошёлся к обеду. Почему они идут назад, никто не спросил.
card-deposit-interest = По вкладам набежали проценты. На этот раз они успели раньше, чем выросли цены.
card-savings-book = Сберкасса подвела итоги года. Считали на счётах, и в вашу пользу.
card-bond-interest = Проценты по облигациям. Бабушкины бумажки всё-таки чего-то стоят.
card-video-salon = Кооператив снял ваш подвал под видеосалон. Платит и просит не спускаться.
card-profit-share = Партнёры делят прибыль. Они пересчитали один раз, вы — два.
card-regional-branches = Филиалы за Уралом рапортуют об успехах. И даже приложили деньги.
card-concealed-income = Инспектор нашёл вторую бухгалтерию. Почерк похвалил, за содержание оштрафовал.
card-roof-repairs = Крышу наконец починили. Протекала-то она всего лишь с московской Олимпиады.
card-competitors = Конкуренты открылись напротив: вывеска импортная, цены вчерашние.
card-registration = Чтобы зарегистрировать фирму, нужно одиннадцать печатей. У каждой своя цена.
card-modernisation = Производство обновлено: станок привезли, инструкция на японском.
card-lost-bill = Прошлогодний счёт вас всё-таки нашёл. Счета почта доставляет исправно.
card-export-tax = Вы вывозите матрёшек, таможня вывозит вашу прибыль.
card-unpaid-tax = Налог ввели вчера. Задолженность у вас по нему за год.
card-company-car = Служебным «Жигулям» нужна коробка передач. Коробке нужны знакомства.
card-traffic-fine = ГАИ не выполняла план. Вы помогли.
card-air-tickets = Авиабилеты на конференцию в Сочи. Заседают в основном на пляже.
card-heating-bill = Счёт за отопление. Тёплой эту зиму никто не помнит.
card-fire-inspection = Пожарный инспектор недосчитался ведра с песком. Теперь вы недосчитаетесь денег.
card-phone-calls = Междугородние переговоры. Линия молчала, счётчик — нет.
card-premiere = ТЮЗ зовёт мецената на премьеру. Меценат — это вы.
card-opera-ticket = Билет в оперу: третий ряд, за колонной. Дела решаются в антракте.
card-foreign-partners = Иностранные партнёры ждут в ресторане. Хотят знать, где кончается икра.
card-tax-summons = Повестка: явиться в налоговую службу с документами и без отговорок.
card-centre-pass = Пропуск в центр с подписью и печатью. Войти можно, а выход — в другом окошке.
card-privatisation-permit = Разрешение на выкуп одного госпредприятия. Храните: такие бумаги дают только под настроение.
card-tax-certificate = Справка с круглой печатью: вы ничего не должны. Храните до визита в налоговую службу, хватит на один раз.
card-wrong-parcel = Писем у почтальона не осталось, он вручает чью-то посылку. Возьмите карту «Сюрприз».
card-empty-envelope = Конверт пуст, и вскрыли его до вас. Возьмите карту «Риск».
card-quarter-bonus = Премия за лучшие итоги квартала. Отчёт, кроме вас, никто не сдал.
card-benefactor = Неизвестный благодетель прислал пачку купюр. Ваш адрес он знает, а его вам ни к чему.
card-transfer = Дошёл перевод, отправленный три года назад. На почте поздравили с терпением.
card-samovar = Самовар с чердака оказался антикварным. Иностранец унёс его, не дав почистить.
card-thirteenth-salary = Выплатили тринадцатую зарплату. Кто распорядился, неизвестно.
card-tv-quiz = Вы победили в телевикторине. Спрашивали, на что годится копейка.
card-sportloto = Пять номеров в «Спортлото». Шестой был номером вашего трамвая.
card-lottery-ticket = Выиграл билет моментальной лотереи, который вам дали на сдачу.
card-share-jump = Ваши акции подскочили. Вы спали и не успели продать их раньше времени.
card-auction-profit = Два коллекционера сцепились на аукционе из-за вашего самиздата. Победил тот, кому дороже.
card-card-debt = Вам вернули карточный долг. Должник, видимо, уверовал.
card-till-robbed = Ограбили кассу. Охранник ничего не видел: он охранял дверь.
card-new-office = Фирма переезжает в новый офис. Одному фикусу понадобился грузовик.
card-staff-bonuses = Премии лучшим работникам. Голосованием лучшими признаны все.
card-failed-investment = Вы вложились в вечный двигатель. Он остановился.
card-sanitary-fine = Санинспектор встретил в магазине кота. Кот был в штате.
card-office-rent = Пора платить за аренду офиса: вперёд и за прошлый месяц.
card-staff-party = Вечер отдыха сотрудников удался. Баян подлежит ремонту.
card-smuggled-jeans = Таможня пересчитала ваши джинсы. На вас было четыре пары.
card-dollar-fell = Доллар упал. Такое бывает раз в десять лет, и все ваши сбережения были в нём.
card-anniversary = Юбилей фирмы. Все приходят с конвертом и едят за двоих.
card-daughter-born = У вас родилась дочь. Соперники скидываются на коляску и даже улыбаются.
card-rock-concert = Рок-группе нужен спонсор. Обсудите в концертном зале, если что-нибудь расслышите.
card-luzhniki-fair = Вокруг стадиона в Лужниках торгуют. Говорят, там ещё и футбол бывает.
card-cooperative-cafe = В кафе вас ждёт сделка. Партнёра узнаете по кожаной куртке, как и всех остальных.
card-marketing-lecture = Вам читать лекцию о маркетинге в Институте культуры. Что это такое, выясните по дороге.
card-tax-raid = Налоговая служба хочет вас видеть. Чтобы не утруждать, прислали машину.
card-forgot-passport = Забыли паспорт и сумку с деньгами. Бегом назад.
card-trolleybus = Троллейбус потерял провода и покатился под горку вместе с вами.
card-private-taxi = Частник подвёз за пачку «Мальборо», дворами.
card-motorcade = Вы по ошибке пристроились к правительственному кортежу. Красного света не было.
card-sanatorium = Врач прописал грязевые ванны. Телефона в санатории нет.
card-trade-union-voucher = В профкоме осталась одна путёвка на море. На дворе ноябрь.
card-left-neighbour = Вы оформляете командировку соседу слева. Куда, решаете вы.
card-right-neighbour = Сосед справа спросил у вас дорогу. Какую показать, решаете вы.
card-bank-error = Банк ошибся в вашу пользу. Заметят, когда привезут компьютер.
card-bribe = Кто-то оставил на столе конверт и пожелал вам здоровья.
card-shadow-business = В подвале шьют настоящую итальянскую обувь. В две смены, без вопросов.
card-advertising = В рекламе опечатались, и народ пришёл посмотреть. Заодно и купил.
card-sugar-wager = Вы закупили сахар за день до того, как он исчез с прилавков.
card-grey-imports = Контейнер компьютеров прошёл как огурцы. Хранятся они лучше.
card-races = На бегах вы поставили на самую медленную лошадь. Остальные засмотрелись.
card-currency-corner = Вы меняли валюту на углу и получили именно валюту.
card-fire = Пожар на предприятии. Первой сгорела бухгалтерия, что заинтересовало страховщика.
card-fraud-hushed-up = Историю с пропавшими вагонами надо забыть. Забывчивость нынче дорога.
card-speculation-fine = Штраф за спекуляцию. Статью отменили, штраф остался.
card-arbitrator = Арбитр взвесил доводы сторон. Ваши пришлось утяжелить.
card-flood = Склад затопило. Сапоги всплыли, сахар — нет.
card-thimbles = Вы точно видели, под каким напёрстком шарик.
card-car-accident = Вы никому не уступили, и вам никто не уступил. Автосервис рад.
card-police-protection = Ваши предприятия взяты под охрану милицией: сержант пьёт чай у вас в конторе. Храните карту: рэкетиры о встрече жалеют.
card-overwork = Вы заснули посреди подписи. Берите отпуск.
card-nerves = Зазвонил телефон, и вы отдали ему честь. Нервы пора лечить.
card-start-over = Вы решили начать всё сначала. Отправляйтесь на Старт.
card-potato-harvest = Всех отправляют в совхоз на картошку. Поезжайте в импортных туфлях.
card-market-rumour = Говорят, на рынке мясо без очереди. Проверьте лично.
card-firm-bankrupt = Одно из ваших головных предприятий разорилось. Директор, по слухам, на Кипре.
card-office-burnt = Один из ваших филиалов сгорел. Чайник не выключали с весны.

## Предметы

# Клетка, название которой есть и у других: которая из них.
square-numbered = { $square } ({ $number })
# Участок, с которым что-то делают: его покупают, закладывают.
lot-named = участок «{ $name }»
lot-vacant = свободный участок земли ({ $number })
lot-priced = { $lot } ({ $price })
stage-lot = пустой участок
stage-office = филиал
stage-department = отделение
stage-enterprise = предприятие
deck-letter = Письмо
deck-surprise = Сюрприз
deck-risk = Риск
kept-red-token = разрешение на госпредприятие
kept-tax-exemption = справка для налоговой
kept-police = милицейская охрана
cash = { $sum }
counted = { $count } × { $what }
red-tokens = { $count ->
    [one] { $count } красный кружок
    [few] { $count } красных кружка
   *[many] { $count } красных кружков
}
nothing = ничего

## Что велит карта

effect-receive = получите { $amount }
effect-pay = заплатите { $amount }
effect-each-pays = каждый из остальных платит вам { $amount }
effect-go = идите на клетку «{ $square }»
effect-back = { $squares ->
    [one] { $squares } клетка назад
    [few] { $squares } клетки назад
   *[many] { $squares } клеток назад
}
effect-forward = { $squares ->
    [one] { $squares } клетка вперёд
    [few] { $squares } клетки вперёд
   *[many] { $squares } клеток вперёд
}
effect-tax-service = вызов в налоговую службу
effect-centre = можно войти в центр
effect-red-token = хранится и служит красным кружком
effect-tax-exemption = хранится и один раз избавляет от платы в налоговой
effect-police = хранится и защищает от рэкетиров
effect-draw = возьмите карту «{ $deck }»
effect-place-left = поставьте соседа слева на любую клетку
effect-place-right = поставьте соседа справа на любую клетку
effect-skip = пропустите ход
effect-lose = вы теряете { $stage }

## Долги

owed = { $amount }, получает { $to } ({ $why })
owed-to-bank = { $amount } банку ({ $why })
why-rent = плата за остановку, «{ $lot }»
why-robbery = рэкет, «{ $lot }»
why-fine = штраф
why-card = по карте
why-collection = по карте, с каждого
why-loan = вышел срок кредита

## Журнал: «Анна: бросает …»

told-token-laid = На клетку «{ $square }» ложится красный кружок.
told-threw-for-first = { $who } бросает за право первого хода: { $sum }.
told-first-tied = По { $sum } сразу у нескольких; они перебрасывают.
told-first = Первый ход: { $who }.
told-turn = раунд { $round }
told-skipped = { $who } пропускает ход.
told-will-skip = { $turns ->
    [one] { $who } пропустит { $turns } ход.
    [few] { $who } пропустит { $turns } хода.
   *[many] { $who } пропустит { $turns } ходов.
}
told-one-left = В игре остался один.
told-rounds-over = Условленные раунды сыграны.
told-threw-one = бросает: { $sum }.
told-threw = бросает: { $faces } = { $sum }.
told-held-back = { $sum } меньше, чем { $needed }; фишка остаётся на месте.
told-walked = идёт на { $squares ->
    [one] { $squares } клетку
    [few] { $squares } клетки
   *[many] { $squares } клеток
}: «{ $to }».
told-walked-back = возвращается на { $squares ->
    [one] { $squares } клетку
    [few] { $squares } клетки
   *[many] { $squares } клеток
}: «{ $to }».
told-placed = фишка переставлена на клетку «{ $to }».
told-lap = завершает круг { $laps }; дивиденды { $dividends }.
told-crossed-short = проходит Старт, не пройдя оба круга целиком; это не круг.
told-turned-up = Сверху в колоде «{ $deck }»: «{ $text }» ({ $effect })
told-crossed-again = снова проходит Старт, это не в счёт.
told-token-taken = берёт красный кружок с клетки «{ $square }».
told-token-spent = тратит красный кружок.
told-token-card-spent = тратит карту-разрешение.
told-drew = берёт карту «{ $deck }»: «{ $text }» ({ $effect })
told-card-returned = кладёт карту под низ колоды: { $card }.
told-nothing-to-lose = терять нечего ({ $stage }).
told-building-lost = теряет { $stage } на участке «{ $lot }».
told-fine = клетка «{ $square }», надо заплатить { $amount }.
told-profit = клетка «{ $square }», получает { $amount }.
told-exemption = показывает справку в налоговой службе.
told-tax-paid = платит налоговой службе { $tax }.
told-centre-entered = входит в центр.
told-turned-racketeer = становится рэкетиром.
told-stopped-racket = бросает рэкет.
told-banker = Теперь Банкир — { $who }.
told-left = { $who } выходит из игры; собственность снова свободна.
told-bought = покупает { $lot } за { $price }.
told-declined = отказывается от покупки: «{ $lot }».
told-declined-state = отказывается от покупки: «{ $lot }»; госпредприятия на аукцион не выставляют.
told-not-offered = как Банкир, оставляет за банком { $lot }.
told-auction = Аукцион: «{ $lot }», начальная цена { $opening }.
told-bid = предлагает { $amount }.
told-passed = пасует.
told-sold = выигрывает { $lot } за { $price }.
told-unsold = Никто не торгуется; «{ $lot }» остаётся у банка.
told-no-rent-mortgaged = участок «{ $lot }» заложен, плату не берут.
told-no-rent-group = за участок «{ $lot }» не платят: группа не собрана.
told-rent = плата { $rent }, получает { $owner }: «{ $lot }» ({ $stage }{ $multiple ->
    [double] , двойная плата
    [triple] , тройная плата
   *[once] { "" }
}).
told-borrowed = берёт кредит { $sum }; вернуть { $owed } не позже чем через три круга.
told-repaid = возвращает по кредитам { $amount }.
told-loan-due = вышел срок кредита: { $amount } с процентами.
told-built = строит { $stage } на участке «{ $lot }» за { $price }.
told-building-sold = продаёт банку { $stage } с участка «{ $lot }» за { $price }.
told-mortgaged = закладывает { $lot } за { $sum }.
told-redeemed = выкупает из залога { $lot } за { $sum }.
told-sold-to-bank = продаёт банку { $lot } за { $price }.
told-offered = предлагает сделку игроку { $to }. Отдаёт: { $gives }; получает: { $gets }.
told-countered = предлагает игроку { $to } своё. Отдаёт: { $gives }; получает: { $gets }.
told-traded = Сделка. { $who } отдаёт: { $gave }; { $partner } отдаёт: { $got }.
told-offer-declined = отказывается.
told-robbed-nothing = взять у игрока { $owner } нечего: «{ $lot }».
told-robbed = берёт { $amount } у игрока { $owner }: «{ $lot }».
told-caught = натыкается на милицию игрока { $owner } («{ $lot }») и теряет { $lost }.
told-in-debt = надо заплатить { $debt }, а денег не хватает.
told-debt-paid = платит { $debt }.
told-bankrupt = { $who } — банкрот: долг { $debt }, уплачено { $paid }.

## О чём спрашивают

asked-nothing = Сейчас от вас ничего не требуется.
asked-beside = Пока решают другие, вы можете предложить свои свободные участки.
asked-offer = { $who } предлагает сделку. Вы отдаёте: { $gives }. Вы получаете: { $gets }.
asked-counter-offer = { $who } предлагает своё. Вы отдаёте: { $gives }. Вы получаете: { $gets }.
asked-deals = Заключайте сделки, потом бросайте кубики. У вас { $cash }.
asked-deals-centre = Заключайте сделки, потом бросайте кубики: нужно { $needed } или больше, это { $percent } % бросков. У вас { $cash }.
asked-deals-tax = Вас держит налоговая служба: заплатите { $tax } или выбросьте на трёх кубиках { $needed } или больше ({ $percent } % бросков). У вас { $cash }.
asked-doubling = Три одинаковых: пройти { $sum } или { $twice }?
# Сколько за участок брал бы тот, кто его купит.
rent-from = плата от { $rent }
rent-with-group = плата только за полную группу
asked-purchase = Клетка «{ $lot }» свободна, цена { $price }, { $rent }. У вас { $cash }.
asked-purchase-token = Клетка «{ $lot }» свободна, цена { $price } и красный кружок, как за любое госпредприятие; он у вас есть. У вас { $cash }.
asked-purchase-no-token = Клетка «{ $lot }» свободна, цена { $price } и красный кружок, а его у вас нет: кружок берёт тот, кто остановился на клетке с ним, а у кого он есть, может его продать. У вас { $cash }.
asked-banker = Вы Банкир. Выставить «{ $lot }» на аукцион для остальных, начиная с { $price }?
asked-auction = Аукцион: «{ $lot }», { $rent }, начальная цена { $price }. Вы можете заплатить до { $most }.
asked-auction-bid = Аукцион: «{ $lot }», цена { $price }, { $rent }; { $who } предлагает { $bid }. Вы можете заплатить до { $most }.
# Сколько можно заплатить на аукционе.
means-credit = { $most }: { $cash } наличными, остальное в кредит под 20 % на { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[many] { $laps } кругов
}
asked-centre = Вы можете встать в центр. Чтобы выйти, выбросьте на трёх кубиках { $needed } или больше ({ $percent } % бросков), тогда ставьте фишку на любую клетку.
asked-racket = Вы можете стать рэкетиром: не платить за остановку, а брать половину того, что стоили { $loot ->
    [steps] постройки на участке
   *[lot-and-steps] участок и постройки на нём
}. Карта охраны отнимет у вас все наличные, но рэкетиром вы останетесь: бросить можно, пройдя { $laps ->
        [one] { $laps } полный круг
        [few] { $laps } полных круга
       *[many] { $laps } полных кругов
    }.
asked-name = Назовите клетку, на которую встаёте.
asked-name-for = Назовите клетку, на которую встанет { $who }.
asked-debt = Вы должны { $amount } ({ $why }), а у вас { $cash }. Найдите ещё { $missing }.

## Что можно выбрать: каждый вид и каждый выбор

do-throw = Бросить кубики
do-pay-tax = Заплатить налоговой службе
do-use-exemption = Показать справку
do-move = Идти
do-buy = Купить
do-decline = Отказаться
do-hold-auction = Провести аукцион
do-bid = Сделать ставку
do-pass = Пас
do-enter-centre = Войти в центр
do-name = Назвать клетку
do-turn-racketeer = Стать рэкетиром
do-stop-racket = Бросить рэкет
do-build = Строить
do-build-group = Строить на всей группе
do-sell-building = Продать постройку
do-sell-group-buildings = Продать по одной постройке со всей группы
do-mortgage = Заложить
do-redeem = Выкупить из залога
do-sell-lot = Продать банку
do-offer = Предложить сделку
do-offer-vacant = Предложить свободные участки
do-offer-purchase = Купить у игрока
do-offer-sale = Продать игроку
do-offer-for-token = Попросить красный кружок
do-accept = Согласиться
do-counter = Предложить своё
do-counter-price = Назвать свою цену
do-repay = Вернуть кредит
do-leave = Выйти из игры

choose-throw = { $dice ->
    [1] Бросить один кубик
    [2] Бросить два кубика
   *[3] Бросить три кубика
}
short-throw = { $dice ->
    [1] один кубик
    [2] два кубика
   *[3] три кубика
}
choose-throw-centre = Бросить три кубика: { $needed } или больше — выход из центра
choose-throw-tax = Бросить три кубика: { $needed } или больше — налоговая отпускает
choose-pay-tax = Заплатить налоговой службе { $tax }
choose-use-exemption = Показать справку вместо уплаты
choose-move = { $steps ->
    [one] Пройти { $steps } клетку: { $to }
    [few] Пройти { $steps } клетки: { $to }
   *[many] Пройти { $steps } клеток: { $to }
}
short-move = { $steps ->
    [one] { $steps } клетка: { $to }
    [few] { $steps } клетки: { $to }
   *[many] { $steps } клеток: { $to }
}
choose-buy = Купить { $lot } за { $price }
choose-buy-by-token = Купить { $lot } за { $price } и красный кружок
choose-not-buy = Отказаться от покупки: «{ $lot }»
choose-keep-with-bank = Оставить у банка
choose-stay-outside = Остаться снаружи
choose-stay-honest = Жить честно
choose-hold-auction = Провести аукцион среди остальных
choose-bid = Предложить { $amount }
choose-any-bid = Сделать ставку, до { $most }
choose-pass = Пас: вы выбываете
choose-enter-centre = Войти в центр; чтобы выйти, нужно { $needed } на трёх кубиках
choose-name = { $number } { $square }
choose-build = Построить { $stage } на участке «{ $lot }» за { $price } (плата { $rent })
short-build = { $lot }: { $stage } за { $price } (плата { $rent })
choose-build-group = Построить по шагу на всей группе «{ $group }» за { $price } (плата { $rents })
short-build-group = { $group } за { $price } (плата { $rents })
choose-sell-building = Продать банку { $stage } с участка «{ $lot }» за { $price }
short-sell-building = { $lot }: { $stage } за { $price }
choose-sell-group-buildings = Продать по одной постройке со всей группы «{ $group }» за { $price }
choose-mortgage = Заложить { $lot } за { $sum }
choose-redeem = Выкупить из залога { $lot } за { $sum }
choose-sell-lot = Продать банку { $lot } за { $sum }
choose-offer = Предложить сделку игроку { $to }. С вас: { $gives }; вам: { $gets }
choose-trade = Предложить сделку игроку { $to }
choose-offer-vacant = Предложить игроку { $to }: { $lots } за { $price }
choose-trade-vacant = Предложить игроку { $to } свободные участки за деньги
choose-offer-purchase = Предложить игроку { $to } { $price } за { $lots }
choose-trade-purchase = Предложить купить собственность у игрока { $to }, если нужно — в кредит
choose-trade-sale = Предложить игроку { $to } собственность за деньги; он может взять кредит
choose-offer-for-token = Предложить игроку { $to } { $price } за красный кружок
choose-trade-token = Предложить игроку { $to } деньги за красный кружок, один раз
choose-accept = Согласиться. С вас: { $gives }; вам: { $gets }
choose-counter = Предложить своё. С вас: { $gives }; вам: { $gets }
choose-any-counter = Предложить своё, один раз
choose-counter-price = Своя цена: { $price }
choose-any-price = Назвать свою цену, один раз
choose-repay = Вернуть { $amount }
choose-any-repay = Вернуть кредит: с процентами вы должны { $owed }
choose-leave = Выйти из игры; ваша собственность снова станет свободной
short-for = { $what } за { $sum }
short-player = { $who }
follows-mortgage = платы не будет, пока не выкупите за { $sum }
follows-auction = тогда будет аукцион, и вы можете торговаться
follows-banker = тогда Банкир может устроить аукцион среди остальных
follows-leaves = останется { $cash }
follows-loan = { $cash } наличными и { $loan } в кредит: вернуть { $owed } (на 20 % больше), срок — { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[many] { $laps } кругов
}
follows-paid = вы платите { $how }
follows-credit = всё сверх { $cash } вы берёте в кредит: вернуть на 20 % больше, срок — { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[many] { $laps } кругов
}
follows-credit-theirs = всё сверх { $cash } { $who } берёт в кредит: вернуть на 20 % больше, срок — { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[many] { $laps } кругов
}
follows-due = { $laps ->
    [1] из них { $due } в конце этого круга
    [one] из них { $due } через { $laps } круг
    [few] из них { $due } через { $laps } круга
   *[many] из них { $due } через { $laps } кругов
}
follows-chance = { $percent } % бросков
follows-throw = { $costs } % — расход, { $brings } % — доход, { $free } % — покупка
follows-offers-left = { $left ->
    [one] за этот ход осталось { $left } предложение
    [few] за этот ход осталось { $left } предложения
   *[many] за этот ход осталось { $left } предложений
}

outlook = { $square } ({ $what })
prospect-free = свободно, { $amount }
prospect-free-token = свободно, { $amount } и красный кружок
prospect-own = ваше
prospect-their-own = своё
prospect-rent = плата { $amount }
prospect-no-rent = без платы
prospect-loot = добыча { $amount }
prospect-police = под охраной милиции

field-give-cash = Вы отдаёте деньгами
field-give-lots = Вы отдаёте участки
field-give-tokens = Вы отдаёте красные кружки
field-give-cards = Вы отдаёте карты
field-get-cash = Вы получаете деньгами
field-get-lots = Вы получаете участки
field-get-tokens = Вы получаете красные кружки
field-get-cards = Вы получаете карты
field-lots = Участки
field-price = Цена
field-amount = Сумма

## Что нельзя

refused-step-on-all-three = за этим столом шаг строят сразу на всех трёх участках
refused-build-evenly = стройте равномерно: в группе «{ $group }» на очереди другой участок
refused-step-lot-by-lot = за этим столом строят на каждом участке отдельно
refused-nothing-on-vacant = на свободном участке земли ничего не строят
refused-group-not-full = чтобы строить, нужны все 3 участка группы; у вас { $have }
refused-redeem-first = участок «{ $lot }» заложен; сначала выкупите его
refused-finished = на участке «{ $lot }» предприятие уже стоит
refused-step-a-turn = за ход на участке делают один шаг, и на участке «{ $lot }» он уже сделан
refused-only-for-debt = постройки продают только ради уплаты долга
refused-nothing-stands = на участке «{ $lot }» ничего не построено
refused-sell-evenly = постройки продают равномерно: с одного участка «{ $lot }» пока нельзя
refused-sold-lot-by-lot = за этим столом постройки продают с каждого участка отдельно
refused-no-buildings = в группе «{ $group }» у вас нет построек
refused-needs-token = «{ $lot }»: нужен красный кружок, а у вас его нет
refused-no-token-needed = здесь красный кружок вам не нужен
refused-asked-already = игроку { $to } вы уже делали предложение: каждому только одно
refused-has-no-token = у игрока { $to } нет красного кружка
refused-cannot-offer = у вас { $cash }; предложить { $price } нельзя
refused-no-such-card = в колоде «{ $deck }» нет неоткрытой карты со словами «{ $card }»
refused-cannot-lose = на участке «{ $lot }» нельзя потерять { $stage }
refused-belongs-to = у участка «{ $lot }» другой владелец: { $owner }
refused-belongs-to-bank = участок «{ $lot }» принадлежит банку
refused-built-up = участок «{ $lot }» нельзя ни передать, ни заложить, пока на нём или в его группе есть постройки
refused-built-up-but-mortgageable = участок «{ $lot }» нельзя передать, пока на нём или в его группе есть постройки
refused-mortgaged-already = участок «{ $lot }» уже заложен
refused-not-mortgaged = участок «{ $lot }» не заложен
refused-mortgaged-this-turn = участок «{ $lot }» заложен в этот ход: выкупите его в один из следующих
refused-redemption-costs = выкупить { $lot } стоит { $sum }; у вас { $cash }
refused-no-partner = с этим игроком торговать нельзя: { $to }
refused-offers-made = { $most ->
    [one] за ход делают не больше { $most } предложения, и вы его уже сделали
    [few] за ход делают не больше { $most } предложений, и вы их уже сделали
   *[many] за ход делают не больше { $most } предложений, и вы их уже сделали
}
refused-cannot-give = { $seat } может заплатить { $cash }, но не { $sum }
refused-police-kept = за этим столом карты охраны остаются у того, кто их вытянул
refused-no-credit = игроку { $buyer } банк на это кредита не даст
refused-not-theirs = участок «{ $lot }» не принадлежит игроку { $seat }
refused-tokens-short = у игрока { $seat } красных кружков { $held }, а не { $wanted }
refused-cards-short = у игрока { $seat } карт «{ $card }» { $held }, а не { $wanted }
refused-no-lot-offered = предложите хотя бы один свободный участок
refused-no-lot-named = назовите хотя бы один участок
refused-not-your-vacant-lot = «{ $lot }» — не ваш свободный участок земли
refused-counter-countered = на встречное предложение отвечают только согласием или отказом
refused-other-counter = на это предложение так не отвечают
refused-nobody-leaves = за этим столом никто не уходит до конца
refused-too-dear = это стоит { $price }; у вас { $cash }, а кредита из { $most } уже взято { $open }
refused-repay-too-much = вы должны { $owed }, у вас { $cash }; вернуть { $amount } нельзя
refused-repay-units = кредит возвращают по { $unit } вместе с процентами; { $amount } так не делится
refused-dice = бросают один, два или три кубика, а не { $dice }
refused-dice-in-centre = в центре бросают три кубика, а не { $dice }
refused-dice-in-tax-service = в налоговой службе платят { $tax } или бросают три кубика, а не { $dice }
refused-first-throw = ваш первый бросок — три кубика, а не { $dice }
refused-tax-cash = налоговая служба берёт { $tax }; у вас { $cash }
refused-no-exemption = у вас нет справки для налоговой
refused-no-tax = налоговая служба сейчас ничего от вас не требует
refused-dice-fell = брошено кубиков: { $count }, а не { $fell }
refused-no-racketeer = вы не рэкетир
refused-racket-laps = бросить рэкет можно, пройдя { $needed ->
    [one] { $needed } полный круг
    [few] { $needed } полных круга
   *[many] { $needed } полных кругов
}; у вас позади { $laps }
refused-no-such-banker = места с номером { $banker } нет: игроков за столом { $seats }
refused-no-token-there = на клетку «{ $square }» красный кружок положить нельзя
refused-nothing-to-decide = жребию сейчас нечего решать
refused-three-for-first = за право первого хода бросают три кубика
refused-over = игра окончена
refused-chance-decides = сейчас решают кубики или карты; никто не ходит
refused-out = вы выбыли из игры
refused-other-answers = сначала { $who } отвечает на открытое предложение
refused-not-bidding = вы в этих торгах не участвуете
refused-banker-decides = решает Банкир ({ $who }), а не вы
refused-other-debt = сначала { $who } рассчитывается с долгом
refused-not-your-turn = сейчас ходит { $who }, а не вы
refused-answer-first = сначала ответьте на предложение
refused-no-offer = открытого предложения нет
refused-own-debt = вы должны { $amount }, а у вас { $cash }: сначала найдите деньги
refused-not-asked = сейчас не до этого: { $now }
now-deals = вы заключаете сделки, потом бросаете кубики
now-doubling = вы выбираете, сколько пройти
now-purchase = вы покупаете участок или отказываетесь
now-banker = вы решаете, будет ли аукцион
now-auction = вы делаете ставку или пасуете
now-centre = вы входите в центр или отказываетесь
now-racket = вы становитесь рэкетиром или отказываетесь
now-naming = вы называете клетку
now-nobody = никто не ходит

## За что платят и чем кончается игра

reason-starting-capital = стартовый капитал
reason-lot-bought = покупка участка
reason-auction = аукцион
reason-rent = плата за остановку
reason-dividends = дивиденды
reason-profit = прибыль
reason-fine = штраф
reason-card = карта
reason-collection = сбор с каждого
reason-tax-service = налоговая служба
reason-building = строительство
reason-building-sold = проданная постройка
reason-lot-sold = продажа участка
reason-mortgage = залог
reason-mortgage-redeemed = выкуп из залога
reason-loan = кредит
reason-loan-repaid = возврат кредита
reason-loan-due = погашение кредита в срок
reason-trade = сделка
reason-racket = рэкет
reason-confiscated-from-a-racketeer = изъято у рэкетира
reason-property-taken-back = собственность банкрота
reason-left-the-game = выход из игры
ending-one-left = в игре остался один
ending-rounds = условленные раунды сыграны

## Поле в терминале

shown-round = Раунд { $round }.
shown-round-of = Раунд { $round } из { $rounds }.
moment-offer = На предложение отвечает { $who }. { $proposer } отдаёт: { $gives }; { $partner } отдаёт: { $gets }.
moment-laying = { $left ->
    [one] Осталось выложить { $left } красный кружок.
    [few] Осталось выложить { $left } красных кружка.
   *[many] Осталось выложить { $left } красных кружков.
}
moment-turning-up = Открывается верхняя карта колоды «{ $deck }».
moment-first-turn = Все бросают: кому ходить первым.
moment-tax = { $who } стоит в налоговой службе.
moment-deals = { $who } заключает сделки и бросает кубики.
moment-thrown = { $dice ->
    [one] { $who } бросает { $dice } кубик.
    [few] { $who } бросает { $dice } кубика.
   *[many] { $who } бросает { $dice } кубиков.
}
moment-doubling = { $who } бросает три одинаковых: пройти { $sum } или { $twice ->
    [one] { $twice } клетку
    [few] { $twice } клетки
   *[many] { $twice } клеток
}.
moment-draw = { $who } берёт карту «{ $deck }».
moment-purchase = { $who } может купить { $lot } за { $price }.
moment-banker = { $who }, Банкир, решает, будет ли аукцион: «{ $lot }».
moment-bid = Аукцион: «{ $lot }», { $who } предлагает { $bid }.
moment-auction = Аукцион: «{ $lot }», начальная цена { $least }.
moment-centre = { $who } может войти в центр.
moment-racket = { $who } может стать рэкетиром.
moment-naming = { $who } называет клетку для фишки игрока { $piece }.
moment-losing = { $who } вот-вот потеряет { $stage }.
moment-debt = { $who } ищет деньги: долг { $debt }, не хватает { $missing }.
moment-over = Игра окончена.
shown-centre = В центре: { $pieces }
shown-legend =
    Круги: внешний от 0 до { $outer }, внутренний от { $inner } до { $last }. ● красный кружок.
    У свободных — цена, у остальных — плата и владелец; -{ $office } филиал,
    -{ $department } отделение, -{ $enterprise } предприятие, -{ $mortgaged } залог.
shown-letter = { $seat ->
    [0] А
    [1] Б
    [2] В
    [3] Г
    [4] Д
   *[5] Е
}
mark-food-trade = Пр
mark-nonfood-retail = Пм
mark-public-catering = Об
mark-farm-produce-sales = Сх
mark-stadiums = Ст
mark-halls-arenas = За
mark-theatres = Те
mark-warehouses = Ск
mark-state = Г
mark-racketeer = !
shown-group = { $mark } { $group }
shown-groups = Группы: { $groups }; { $state } госпредприятие. { $racketeer } рэкетир.
mark-office = ф
mark-department = о
mark-enterprise = п
mark-mortgaged = з
shown-players = Игроки
shown-cash = наличные
shown-wealth = капитал
shown-place = где
shown-out = вне игры
shown-in-centre = в центре
shown-banker = Банкир
shown-deck = «{ $deck }» { $cards } (неоткрытых { $unseen })
shown-decks = Колоды: { $decks }.
shown-top = Сверху в колоде «{ $deck }»: «{ $text }» ({ $effect })
note-began = { $sum } в начале игры как Банкиру
note-laps = кругов { $laps }
note-dividends = дивиденды { $amount } за круг
note-owes = { $laps ->
    [1] долг { $amount } в конце этого круга
    [one] долг { $amount } через { $laps } круг
    [few] долг { $amount } через { $laps } круга
   *[many] долг { $amount } через { $laps } кругов
}
note-racketeer = { $laps ->
    [0] рэкетир, может бросить
    [one] рэкетир, ещё { $laps } круг
    [few] рэкетир, ещё { $laps } круга
   *[many] рэкетир, ещё { $laps } кругов
}
note-skips = { $turns ->
    [one] пропускает { $turns } ход
    [few] пропускает { $turns } хода
   *[many] пропускает { $turns } ходов
}

## На доске

board-odds = одним кубиком { $one } % бросков, двумя { $two } %, тремя { $three } %
