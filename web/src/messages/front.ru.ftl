# Главная и все страницы, которые не столы.
# Как устроены эти файлы, сказано в docs/texts.md.

header-home = Kontor, на главную
header-skip = К содержанию
header-enter = Войти
header-name = { $name }, ваша учётная запись

footer-what = Тексты и рисунки — наши собственные. Броски в каждой игре можно проверить.
footer-protocol = Для программистов

front-title = Экономические настольные игры, которых нет в продаже, снова на столе.
front-what = Здесь в них играют прямо в браузере, с друзьями или против ботов. Регистрация не нужна: выбирайте игру и начинайте.
front-games = Игры
front-loading = Расставляем столы…
front-players = { $max ->
    [one] { $min }–{ $max } игрок
    [few] { $min }–{ $max } игрока
   *[many] { $min }–{ $max } игроков
}
front-players-same = { $min ->
    [one] { $min } игрок
    [few] { $min } игрока
   *[many] { $min } игроков
}
front-minutes = { $from }–{ $to } мин
front-difficulty-easy = несложная
front-difficulty-medium = средней сложности
front-difficulty-hard = сложная
front-bots = Играть с ботами
front-bots-game = Играть с ботами: { $game }
front-level = Как играют боты
front-starting = Раздаём…
front-friends = С друзьями
front-friends-game = Играть с друзьями: { $game }
front-rules = Правила
front-rules-game = Правила: { $game }

mine-title = Ваши игры
mine-left = Осталось времени
mine-turn = Ваш ход
mine-halted = Продолжить нельзя
mine-waits = Ходит { $name }
mine-players = Ждём игроков
mine-alone = Пока никого
mine-with = за столом: { $names }
mine-wanted = ({ $n }) Kontor

rules-printed = оригинальные правила
rules-house = свои правила
rules-earlier = прежние правила

open-title = Открытые столы
open-none = Сейчас ни один стол не ждёт игроков. Откройте свой, и его увидят все.
open-lost = Связь прервалась, список мог устареть. Подключаемся снова…
open-new = Открыть стол
open-free = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
open-full = Все места заняты
open-playing = Идёт игра
open-join = Сесть за стол
open-watch = Смотреть
open-join-of = Сесть за стол: { $game }, { $names }
open-watch-of = Смотреть: { $game }, { $names }
open-empty = никого
open-more = Показать ещё столы

clock-none = без часов
clock-live = { $turn } на ход
clock-correspondence = { $time } на ход
clock-seconds = { $n } с
clock-minutes = { $n } мин
clock-hours = { $n } ч
clock-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}

join-title = Вас позвали?
join-label = Ссылка или код стола
join-hint = Вставьте то, что вам прислали, или наведите камеру телефона на код на экране друга.
join-go = К столу
join-unclear = Это не ссылка на стол и не его код. Код — это то, что в ссылке после /table/.
join-missing = Такого стола здесь нет. Возможно, его закрыли; попросите новую ссылку.

new-title = Открыть стол
new-game = Игра
new-name = Ваше имя
new-name-hint = Под этим именем вас видят остальные. Сменить его можно в любой момент.
new-seats = Места
new-seats-hint = Больше игроков за стол не сядет. Пустые места до начала игры можно отдать ботам.
new-who = Кто может сесть
new-who-all = Все
new-who-all-hint = Стол появится в списке открытых.
new-who-link = Только по ссылке
new-who-link-hint = Вы получите ссылку и QR-код: разошлите их тем, кого зовёте.
new-clock = Часы
new-clock-none = Без часов: никто никого не торопит
new-clock-quick = Быстро: 30 секунд на ход, 5 минут в запасе
new-clock-usual = Обычно: 1 минута на ход, 10 минут в запасе
new-clock-slow = Неспешно: 3 минуты на ход, 20 минут в запасе
new-clock-day = По переписке: 1 день на ход
new-clock-days = По переписке: 3 дня на ход
new-more = Ещё настройки, зрители, боты
new-option-rules = В правилах:
new-option-rule = { $what }: правило { $rule }
new-rules = Правила
new-edition = Издание
new-spectators = Кто может смотреть
new-spectators-open = Все и сразу
new-spectators-delayed = Все, на 10 шагов позже
new-spectators-none = Никто
new-level = Боты вместо тех, кто ушёл
new-level-one = { $name }: { $about }
new-alone = Когда остались одни боты
new-alone-stop = Игра ждёт людей
new-alone-finish = Боты доигрывают сами
new-programs = Боты игроков
new-programs-own = Садиться могут только мои
new-programs-all = Каждый может привести своих
new-make = Открыть стол
new-making = Открываем…

account-title = Учётная запись
account-guest = Вы здесь гость. Ваши игры привязаны к этому браузеру; с паролем имя останется за вами везде.
account-claimed = Это имя ваше. Войти под ним можно на любом компьютере и телефоне.
account-nobody = Вы ещё не назвались. Выберите имя или войдите под своим.
account-be-title = Выбрать имя
account-be-go = Взять это имя
account-name = Имя
account-name-hint = До 24 знаков.
account-rename-title = Сменить имя
account-rename-go = Сменить имя
account-renamed = Теперь вы { $name }.
account-claim-title = Закрепить имя за собой
account-claim-go = Задать пароль
account-claimed-now = Готово. Имя { $name } ваше; в других местах входите с этим паролем.
account-change-title = Сменить пароль
account-change-go = Сменить пароль
account-changed = Пароль изменён. На других устройствах придётся войти заново.
account-password = Пароль
account-password-new = Новый пароль
account-password-present = Текущий пароль
account-password-hint = Не меньше 8 знаков.
account-signin-title = Войти
account-signin-go = Войти
account-link-title = Вход по этой ссылке
account-link-what = Её сделал для вас хозяин сервера; она сработает один раз. Если прежний пароль потерян, задайте новый.
account-link-go = Войти
account-signout-title = Выйти
account-signout-go = Выйти
account-signout-guest = Гость, который вышел, не сможет вернуться под этим именем. Если оно вам нужно, сначала задайте пароль.
account-signout-sure = Выйти и отказаться от имени
account-delete-title = Удалить учётную запись
account-delete-what = Вы встанете из-за всех столов, и ваше имя исчезнет; сыгранное останется, но без имени. Отменить это нельзя.
account-delete-go = Удалить учётную запись…
account-delete-sure = Да, удалить
account-delete-keep = Оставить
account-games = Ваши сыгранные партии

bots-title = Свои боты
bots-what = Программа, которую вы напишете, может занять место и играть. Она представляется ключом, за столом все видят, что это бот, а отвечаете за него вы.
bots-how = Как его написать
bots-seen = последний раз здесь: { $day }
bots-name = Имя бота
bots-make = Создать бота
bots-key = Это ключ бота { $name }. Он показывается только один раз: храните его там, где его никто не прочтёт.
bots-copy = Скопировать ключ
bots-copied = Скопировано
bots-renew = Новый ключ
bots-renew-of = Новый ключ бота { $name }
bots-remove = Удалить
bots-remove-of = Удалить бота { $name }
bots-remove-sure = Да, удалить
bots-keep = Оставить

people-title = Сыгранные игры: { $name }
people-none = Сыгранных игр пока нет.
people-place = место { $place } из { $n }
people-replay = Пересмотреть
people-replay-of = Пересмотреть: { $game }, { $date }
people-more = Более ранние игры
people-loading = Ищем в архиве…

rules-title = Правила: { $game }
rules-contents = Содержание
rules-loading = Несём правила…
credits = Кто сделал эту игру
credits-own = Программа, тексты и рисунки здесь — наши собственные. Из коробки взяты только правила.

missing-title = Здесь ничего нет
missing-what = В адресе ошибка, или то, что здесь было, исчезло. Все игры — на главной.
missing-home = На главную
