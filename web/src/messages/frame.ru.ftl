# То, что стоит вокруг каждой игры: места, выбор, журнал, счета, график, разговор, правила, ожидание, конец, повтор.
# Как устроены эти файлы, сказано в docs/texts.md.

close = Закрыть
close-asked = { $n ->
    [one] { $names } хочет закрыть стол.
    [few] { $names } хотят закрыть стол.
   *[many] { $names } хотят закрыть стол.
}
close-too = Закрыть стол
close-until = Если никто из присутствующих не захочет продолжать, стол закроется: { $when }.

table-waiting = Ждём стол…
table-not-found = Такого стола нет
table-barred = За этим столом нельзя наблюдать
table-closed = Этот стол закрыт
table-closed-how = Здесь больше не играют. Другой стол можно открыть на главной.
table-halted = Эту игру нельзя продолжить
table-halted-where = Запись № { $entry } в журнале сервера не сходится с правилами.
table-halted-rule = Её не допускает правило { $rule }.
table-halted-how = Всё сыгранное сохранено. Разобраться может хозяин сервера.
table-halted-whom = Всё сыгранное сохранено. Сообщите об этом: { $whom }.
table-home = На главную

name-ask = Как вас называть?

connection-now = Попробовать сейчас

frame-seats = Игроки
frame-aim = Как победить
frame-board = Поле
frame-moment = Что можно сделать сейчас
frame-larger = Развернуть выбор
frame-smaller = Свернуть выбор

top-watching = Вы наблюдаете
top-others = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}

menu-title = Меню
menu-leave = Выйти из игры
menu-return = Вернуться на своё место
menu-vote = Предложить закрыть стол
menu-keep = Передумать закрывать стол
menu-close = Закрыть стол
menu-close-sure = Закрыть стол? Если согласных хватит, игра закончится без результата.
menu-close-alone = Закрыть стол? Игра закончится без результата.
menu-replay = Пересмотреть с начала

seat-cash = Деньги
seat-wealth = Капитал
seat-closed = закрыто
seat-hidden = Вам это неизвестно
seat-you = Вы
seat-here = здесь
seat-away = нет на месте
seat-person = игрок
seat-bot = бот, { $level }
seat-bot-for = пока играет бот, { $level }
seat-awaited = игра ждёт
seat-program = бот игрока
seat-program-away = бот игрока, не на связи
seat-ahead = ближе всех к победе
seat-place = { $place }-е
seat-their-turn = Ходит

clock-left = Время на ход; в запасе: { $bank }
clock-bank = Время в запасе

moment-waits = Ждём:
moment-goes-on = Игра идёт…
moment-recent = Что сейчас произошло
moment-bot-plays = За вас играет бот.
moment-waits-for-you = Игра ждёт вас.
moment-sending = Отправляем…

choices-at = Здесь: { $place }
choices-all = Все варианты
choices-list = Выбрать из списка
choices-fold = Выбрать на поле
choices-kinds = Виды действий
choices-filter = Найти среди { $n }
choices-more = Показать ещё { $n }
choices-bring-nothing = Ни один из вариантов ничего не даёт: выбирайте любой.
choices-none-found = Ничего похожего.

form-back = Назад
form-less = Меньше: { $label }
form-more = Больше: { $label }
form-slider = Ползунок: { $label }
form-exactly = выбрано { $picked } из { $n }
form-between = выбрано { $picked }, можно от { $min } до { $max }
form-picked = { $label }: выбрано { $n }
form-of = из { $n }
form-give = Вы отдаёте
form-get = Вы получаете
form-nothing = Предложить нечего.

gift-give = Отдать { $what } даром?
gift-get = Попросить { $what } и ничего не дать взамен?
gift-yes = Да, предложить

offer-title = Предложение
offer-counter = Встречное предложение
offer-gives = { $name } отдаёт
offer-you-give = Вы отдаёте
offer-nothing = ничего
offer-waits = Отвечает { $name }.

auction-title = Аукцион: { $what }
auction-opens = Начальная цена
auction-leads = ставка: { $name }
auction-you-lead = ваша ставка выше всех
auction-passed = пас
auction-leading = впереди
auction-thinking = думает
auction-bid = Поставить

undo-title = Отмена хода
undo-free = Отменить ход
undo-keep = Оставить как есть
undo-ask = Попросить отменить ход
undo-asked = { $n ->
    [one] { $name } просит отменить { $n } шаг.
    [few] { $name } просит отменить { $n } шага.
   *[many] { $name } просит отменить { $n } шагов.
}
undo-agree = Согласиться
undo-refuse = Нет
undo-waits = Спрашиваем остальных, можно ли отменить ход.

refusal-not-done = Не вышло:
refusal-stale = За столом уже сделали ход. Посмотрите и выберите снова.
refusal-rule = Правило { $rule }

tabs-title = Журнал, счета, график, чат, правила
tabs-close = К полю
tabs-unread = не прочитано

tab-log = Журнал
tab-ledger = Счета
tab-chart = График
tab-chat = Чат
tab-rules = Правила

log-empty = Пока ничего не произошло.
log-undone = { $n ->
    [one] { $n } шаг отменён
    [few] { $n } шага отменены
   *[many] { $n } шагов отменено
}
log-earlier = { $n ->
    [one] Показать ещё { $n } более ранний ход
    [few] Показать ещё { $n } более ранних хода
   *[many] Показать ещё { $n } более ранних ходов
}

ledger-seat = Игрок
ledger-goods = Имущество
ledger-of = Чьи платежи
ledger-everybody = все
ledger-got = Получено
ledger-paid = Уплачено
ledger-hidden = Суммы откроются в конце игры: до тех пор этот кошелёк закрыт.
ledger-empty = Никто ещё ничего не платил.
ledger-earlier = { $n ->
    [one] Показать ещё { $n } более раннюю проводку
    [few] Показать ещё { $n } более ранние проводки
   *[many] Показать ещё { $n } более ранних проводок
}

chart-wealth = Капитал
chart-at = Шаг { $step }: { $values }
chart-start = начало
chart-step = шаг { $step }
chart-point = Наведите на график, коснитесь его или нажимайте стрелки.
chart-scrub = Нажмите на точку графика, чтобы перейти к ней.
chart-empty = Что есть у остальных, до конца игры неизвестно.

chat-empty = Пока все молчат.
chat-say = Ваше сообщение
chat-send = Отправить
chat-limit = { $left ->
    [one] Остался { $left } знак; не больше пяти строк за десять секунд.
    [few] Осталось { $left } знака; не больше пяти строк за десять секунд.
   *[many] Осталось { $left } знаков; не больше пяти строк за десять секунд.
}
chat-name-first = Чтобы писать в чат, возьмите имя.

rules-loading = Открываем правила…
rules-failed = Правила не удалось прочесть. Попробуйте чуть позже.
rules-page = Открыть на отдельной странице, с кратким изложением

board-loading = Раскладываем поле…
board-failed = Поле не загрузилось. Играть можно и так: все ходы есть в списке.
board-again = Попробовать ещё раз
board-none = У этой игры здесь нет поля: ходы выбирают из списка.

deed-choices = Что здесь можно сделать
deed-close = Закрыть

room-seats = Места
room-level = Уровень новых ботов
room-free = свободно
room-host = хозяин стола
room-take = Сесть сюда
room-leave = Встать
room-share = Попроситься на это место
room-remove = Убрать
room-remove-of = Убрать из-за стола: { $name }
room-removed = Тот, кто открыл этот стол, попросил вас уйти.
room-add-bot = Посадить бота
room-remove-bot = Убрать
room-missing = { $n ->
    [one] Нужен ещё { $n } игрок.
    [few] Нужны ещё { $n } игрока.
   *[many] Нужно ещё { $n } игроков.
}
room-ready = Можно начинать.
room-host-starts = Игру начинает { $name }.
room-start = Начать игру
rules-printed = оригинальные
rules-house = свои
rules-earlier = прежние
room-agreed = Во что играем

share-title = Место на двоих
share-asked = { $name } просится на ваше место. Кто делит с вами место, видит вашу руку и играет вместе с вами.
share-agree = Пустить
share-refuse = Нет
share-waits = Спрашиваем, можно ли вам на это место. Решает { $names }.
share-withdraw = Передумать

invite-title = Позвать
invite-how = По этой ссылке за стол может сесть любой.
invite-link = Ссылка на этот стол
invite-copy = Скопировать
invite-copied = Скопировано
invite-code = Ссылка в виде QR-кода

agreed-edition = Издание
agreed-more = Ещё
agreed-rules = Правила
agreed-clock = Время
agreed-dice = Кубики
agreed-dice-known = известны заранее, для практики
agreed-spectators = Зрители
agreed-listed = Кому виден стол
agreed-open = всем, в списке столов
agreed-by-link = тем, у кого есть ссылка
agreed-no-clock = без ограничений
agreed-live = { $turn } на ход и { $bank } в запасе
agreed-correspondence = { $n ->
    [one] { $n } час на ход
    [few] { $n } часа на ход
   *[many] { $n } часов на ход
}
agreed-no-spectators = нет
agreed-spectators-open = все
agreed-delayed = { $n ->
    [one] на { $n } шаг позже
    [few] на { $n } шага позже
   *[many] на { $n } шагов позже
}

end-over = Игра окончена
end-wins = { $n ->
    [one] Побеждает { $names }
    [few] Побеждают { $names }
   *[many] Побеждают { $names }
}
end-rematch = Сыграть ещё раз
end-to-rematch = К следующей игре
end-replay = Пересмотреть
end-record = Скачать запись
end-decided = Что решило исход
end-not-by-wealth = Состояние решает только об остальных местах.
end-swings = Крупнейшие доходы и потери
end-lead = Окончательно вперёд выходит { $name }:
end-at-step = шаг { $step }
end-fair = Проверить кубики
end-fair-how = Вся случайность этой игры взята из одного зерна. Его SHA-256 был показан до начала, так что подменить зерно не мог никто. Проверьте сами: kontor replay ФАЙЛ --verify со скачанной записью.
end-commitment = Показано до игры
end-seed = Зерно
dice-known = Кубики этого стола известны заранее, как на уроке: зерно ничего не доказывает.
end-show-board = К полю
end-show-result = К итогу

replay-title = Повтор
replay-step = Шаг { $step } из { $steps }
replay-first = К началу
replay-back = На шаг назад
replay-copy = Скопировать ссылку на этот шаг
replay-play = Пуск
replay-pause = Пауза
replay-next = На шаг вперёд
replay-last = К концу
replay-speed = Скорость
replay-as = Чьими глазами
replay-everybody = всё открыто
replay-spectator = зритель
replay-try = Сыграть отсюда за игрока { $name }
replay-try-over = Отсюда играть уже нечего
laid-out = Эта партия начата с шага { $step } другой партии и идёт дальше со своими кубиками.
replay-table = К столу
replay-failed = Эту игру нельзя пересмотреть

confirm-no = Нет, назад

final-sure = { $what }? Отменить этот ход будет нельзя.
final-yes = Да
