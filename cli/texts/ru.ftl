# Что программа говорит в терминале помимо самих игр. Как устроены эти файлы, сказано в docs/texts.md.

error-label = ошибка:
decimal-mark = ,
percent = { $number } %
list-or = { $first } или { $last }
list-and = { $first } и { $last }
standard-input = стандартный ввод
about-file = { $file }: { $what }
done = Готово.

## Счёт

count-games = { $n ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
count-players = { $n ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
count-steps = { $n ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
count-tables = { $n ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
count-threads = { $n ->
    [one] { $count } поток
    [few] { $count } потока
   *[many] { $count } потоков
}
micros = { $time } мкс
milliseconds = { $time } мс
kibibytes = { $size } КиБ
mebibytes = { $size } МиБ

## Аргументы

args-no-command = команды «{ $given }» нет; есть { $known }
args-which-command = не указана команда; есть { $known }
args-unknown = аргумента { $arg } нет; что есть, покажет --help
args-missing = чего-то не хватает: { $arg }; что есть, покажет --help
args-conflict = { $arg } нельзя указать вместе с { $other }
args-twice = { $arg } указано дважды
args-no-equals = значение для { $arg } пишут после знака =
args-no-value = для { $arg } нужно значение
args-too-many = «{ $given }» — лишнее значение для { $arg }
args-none-of = «{ $given }» не подходит для { $arg }; есть { $known }
args-unfit = «{ $given }» не подходит для { $arg }: { $why }
language-unknown = языка «{ $given }» здесь нет; есть { $known }
whole-number-wanted = нужно целое число от { $least } до { $most }
steps-wanted = нужно число шагов, от 0
address-wanted = нужен адрес вида 127.0.0.1:8080
only-this-machine = измеряется только этот компьютер: 127.0.0.1 или [::1]

## Стол

no-bot = { $game }: бота «{ $bot }» нет; есть { $known }
no-such-bot = бота «{ $bot }» нет
bots-do-not-fill = { $bots ->
    [one] { $bots } бот не займёт
    [few] { $bots } бота не займут
   *[many] { $bots } ботов не займут
} { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}; назовите столько ботов, сколько мест, или одного на всех
no-option = «{ $given }» — не настройка: напишите её имя и значение, как id=value
option-twice = настройка { $id } указана дважды
no-seat = места { $seat } нет: за столом мест { $players }, счёт от 0 до { $last }
no-name = в имени от 1 до { $most } знаков, и все их должно быть видно
name-of-bot = имя «{ $name }» уже носит бот; выберите другое
player-name = Игрок
no-rule = { $game }: правила «{ $id }» нет; есть от { $first } до { $last }

## Игры

games-players = от { $least } до { $most } игроков
games-bots = боты
games-edition = издание { $id }  { $about }
games-first-edition = издание { $id } (если не выбрать другое)  { $about }
games-option = настройка { $id }  { $about }
games-open = { $allowed }; если не выбрать — { $default }
games-printed = { $allowed }; если не выбрать — { $default }, как в правилах
of-edition = издание { $edition }

## Игра

head-players = игроки
head-commitment = отпечаток
commitment-about = SHA-256 зерна, из которого берётся вся случайность; само зерно откроется в конце
head-seed = зерно
input-ended = Ввод закончился.
game-stopped = Партия не доиграна: она остановилась после шага { $step }.
not-kept = Запись не сохранена. Чтобы сохранить партию, играйте с --save ФАЙЛ.
kept-in = Запись сохранена в { $file }. Чтобы её посмотреть:
kept-from-now = отныне партия сохраняется в { $file }
save-where = куда сохранить? напишите: сохранить ФАЙЛ
ask = 1–{ $choices } или справка >
ask-or-wait = 1–{ $choices }, ждать или справка >
no-choice = «{ $given }» выбрать нельзя: введите число от 1 до { $most } или слово «справка»
choices-heading = { $what }:
not-allowed = так нельзя: { $why }
rule-shown-by = правило покажет: правила { $rule }
lines-before = перед этим { $n ->
    [one] ещё { $count } строка
    [few] ещё { $count } строки
   *[many] ещё { $count } строк
}

## Что можно набрать во время игры: по одному слову; английские понятны всегда

type-help = справка
type-board = поле
type-log = журнал
type-rules = правила
type-save = сохранить
type-quit = выйти
type-wait = ждать
type-back = назад
type-none = ничего

## Справка во время игры

help-number = число
help-number-about = выбрать этот вариант
help-wait = ждать
help-wait-about = пусть продолжают другие, если вы могли бы вмешаться
help-board = поле
help-board-about = всё игровое поле; по ходу игры видно только то, что изменилось
help-log = журнал [СТРОК]
help-log-about = что было до сих пор
help-rules = правила [НОМЕР]
help-rules-about = все правила или одно: правила { $rule }
help-save = сохранить [ФАЙЛ]
help-save-about = вести запись партии в этот файл, до самого конца
help-quit = выйти
help-quit-about = бросить партию

## Бланки

form-amount = { $wanted }; «назад» — вернуться
form-pick = { $wanted }, например 1 1 3; «назад» — вернуться
form-pick-or-none = { $wanted }, например 1 1 3; «ничего» — не брать ничего, «назад» — вернуться
item-count = { $label } (всего { $n })
item-picked = { $label } (сейчас { $n })
wanted-amount = число от { $least } до { $most }
wanted-amount-in-steps = число от { $least } до { $most } с шагом { $step }
wanted-picks = выберите { $n ->
    [1] что-то одно
   *[other] ровно { $n }
}
wanted-picks-between = выберите от { $least } до { $most }
amount-unfit = «{ $given }» не подходит: нужно { $wanted }
pick-unknown = «{ $given }» — такого номера нет, есть от 1 до { $most }
pick-too-often = { $label }: есть только { $n }
pick-count = { $wanted }, а не { $n }

## Что произошло

money-paid = { $from } → { $to }: { $sum }, { $reason } ({ $rule })
money-got = { $to } ← { $from }: { $sum }, { $reason } ({ $rule })
hidden = скрыто
next-nobody = никто: партия окончена
next-chance = случай
nobody-won = не победил никто ({ $ending })
one-won = Победа: { $who } ({ $ending })
several-won = Победу делят { $who } ({ $ending })

## Записи партий

head-step = шаг
head-next = дальше
head-result = итог
step-of = { $at } из { $all }
as-spectator = глазами зрителя
as-all = без утайки
as-seat = глазами игрока { $who }
result-not-yet = пока нет: игра идёт
not-finished = партия не доиграна
no-such-step = в записи { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}: для --at годится от 0 до { $n }, а не { $at }
no-viewer = места «{ $given }» нет; есть { $seats }, spectator (зритель) и all (всё открыто)
verified = проверено
verified-steps = каждый шаг сделан по правилам
verified-seed = зерно — то самое, чей отпечаток показан до начала
verified-known = зерно можно было знать до конца игры, как на уроке: об удаче оно ничего не доказывает
verified-chance = вся случайность взята из этого зерна: { $n ->
    [one] { $count } исход
    [few] { $count } исхода
   *[many] { $count } исходов
}
verified-result = итог записан верно
verified-unfinished = партия не доиграна, итога в записи нет
record-damaged = повреждение в строке { $line }, столбце { $column }: { $why }
no-utf-8 = это не текст в UTF-8
damage-cut = файл обрывается
damage-json = это не JSON
damage-form = такого в записи здесь быть не может
record-too-large = { $file }: таких больших записей не бывает
record-newer = запись в формате { $format }; эта программа читает форматы не новее { $newest }. Возьмите более новый kontor
record-no-format = запись в формате { $format }, которого никогда не было; эта программа читает форматы от 1 до { $newest }
record-name = имя на месте { $seat } пустое, длиннее { $most } знаков или содержит знаки, которых не видно
record-no-table = такой стол не подготовить: { $why }
record-step = шаг { $step } не по правилам: { $why }
record-no-seed = в записи нет зерна и его отпечатка, так что случайность не проверить
record-other-seed = это не то зерно, чей отпечаток показан до начала
record-other-chance = шаг { $step } не из этого зерна: { $recorded } вместо { $drawn }
record-other-result = партия кончилась не так, как записано в итоге
record-no-ending = в итоге сказано «{ $written }», а так эта игра никогда не кончалась
record-without-file = у стандартного ввода нет файла, в который можно записать
records-failed = { $n ->
    [one] { $n } запись
    [few] { $n } записи
   *[many] { $n } записей
}: { $all }
record-current = уже в формате { $format }
record-same = формат { $format }
record-changed = формат { $then } → { $now }, { $rules }
record-rules = правила { $rules }
record-rules-changed = правила { $then } → { $now }
record-kept-as = { $change }; прежняя запись осталась в { $file }
record-written-to = { $change }; записано в { $file }

## Партии ботов

sim-head = { $games }, игроков { $players }, зерно { $seed }
sim-bots-rotating = боты { $bots }; с каждой партией пересаживаются на одно место
sim-bots-kept = боты { $bots }; всегда на своих местах
sim-seat = место { $seat }
sim-by-seat = победы по местам
sim-by-bot = победы по ботам, от занятых ими мест
sim-spread = разброс
sim-endings = чем кончались партии
sim-share = доля
sim-from = 95 % от
sim-to = до
sim-wins = побед
sim-of = из
sim-least = мин.
sim-median = медиана
sim-most = макс.
sim-mean = среднее
sim-steps = шагов в партии
sim-wealth = капитал в { $sign }, { $of }
sim-all = все
sim-winners = победители
sim-speed = { $games }, { $steps } за { $seconds } с, { $threads }: партий/с { $games_rate }, шагов/с { $steps_rate }
sim-endless = партия { $game } не кончилась за { $steps } шагов; прогон остановлен
progress-games = партий { $done } из { $all }, { $rate } в секунду, осталось { $left }

## kontor arena

arena-head = { $games }, игроков { $players }, { $seatings }, зерно { $seed }
arena-seatings = { $n ->
    [one] { $count } рассадка
    [few] { $count } рассадки
   *[many] { $count } рассадок
}
arena-ladder = таблица
arena-rating = рейтинг
arena-fair = × равной доли
arena-time = мс на ход
arena-before = { $games } сыграно раньше; играем остальные
arena-other = в файле { $file } другой турнир: должны совпадать игра, стол, боты и зерно
arena-broken = { $file } — не файл турнира: строка { $line } не читается
arena-too-few = назовите через --bots хотя бы двух ботов
arena-too-many = этих ботов можно рассадить больше чем { $most } способами; назовите меньше

## kontor ladder

ladder-head = { $game }, игроков { $players }: один бот среди `{ $among }`
ladder-bot = бот
ladder-games = партии
ladder-fair = × честной доли
ladder-between = от { $low } до { $high }
ladder-nobody = назовите через --bots хотя бы одного бота

## kontor train

train-head = { $games } для обучения, проверка на { $positions } отложенных позициях, зерно { $seed }
train-brier = ошибка по Брайеру: 0 — без ошибок
train-learnt = выученное
train-equals = все равны
train-richest = побеждает богатейший
train-reliability = предсказано и сбылось
train-foretold = предсказано
train-came = сбылось
train-seats = мест

## kontor analyse

analyse-unfinished = партия не окончена; тем, кто её ещё играет, это была бы подсказка
analyse-accounts = из чего сложились шансы на победу
analyse-begin = начало
analyse-luck = везение
analyse-own = свои решения
analyse-others = чужие
analyse-end = конец
analyse-costly = { $who }: что обошлось дороже всего
analyse-nothing-costly = { $who }: лучшего не нашлось
analyse-step = шаг { $step }, { $lost } шансов
analyse-played = было: { $what }
analyse-better = лучше: { $what }
progress-looks = просмотрено решений: { $done } из { $all }

## Что хранится

nothing-stored = в { $data } ничего не хранится
label-written = записано
backed-up = всё из { $data } в { $file }
backed-up-as-file = всё из { $data } в { $file }, файл SQLite
restore-by-move = копию переносит в базу PostgreSQL команда kontor move --from sqlite:{ $file } --to postgres://…
label-moved = перенесено
moved = всё из { $from } в { $to }: { $tables }, все записи совпали
move-one-kind = перенести можно из sqlite:… в postgres://… или обратно
move-other-table = дошёл не таким, каким был
move-other-record = запись его партии не та, что была
address-kind = адрес базы — sqlite:ПУТЬ или postgres://ИМЯ:ПАРОЛЬ@УЗЕЛ/БАЗА
address-form = адрес базы не читается: { $why }
address-encrypted = sslmode=require здесь не поддерживается: подключайтесь через туннель или на той же машине через сокет
admin-needs-server = на { $data } сервер не запущен, а с базой PostgreSQL он нужен: kontor serve --database …
label-restored = восстановлено
restored = всё из { $file } в { $data }
backup-missing = файла { $file } нет
backup-damaged = { $file } — не целая копия: { $why }
stored-already = в { $data } уже что-то хранится; --replace поставит копию на его место
label-fault = неполадка
label-whole = цело
label-halted = стоит
fault-of-file = файл: { $fault }
fault-of-table = стол { $id } ({ $game }): { $fault }
check-whole = файл и { $tables }
check-whole-database = база и { $tables }
check-faults = { $n ->
    [one] { $count } неполадка
    [few] { $count } неполадки
   *[many] { $count } неполадок
}: проверены файл и { $tables }
progress-tables = столов { $done } из { $all }, осталось { $left }
no-table-id = «{ $given }» — не номер стола
no-table = стола { $id } нет
head-table = стол
head-game = игра
head-entries = записей
table-rules = { $game }, издание { $edition }, правила { $rules }, настройки { $options }
nobody = никого
log-plays = журнал можно проиграть
log-halted = журнал стола { $id } не проиграть
status-waiting = ждёт
status-playing = играет
status-finished = доигран
status-closed = закрыт
fault-damaged = сохранённое повреждено: { $why }
fault-unknown = запись { $entry } журнала, { $step }, игре неизвестна
fault-refused = запись { $entry } журнала, { $step }, нарушает { $rule }: { $reason }
fault-seed = это не то зерно, чей отпечаток показан до начала
fault-status = сказано, что стол { $said }, а по журналу он { $is }
fault-record = запись не проходит проверку: { $why }
step-action = действие места { $seat }
step-chance = случайный исход
step-undone = отмена шагов с места { $seat }
step-other = не шаг игры
store-full = диск полон: освободите место и попробуйте ещё раз
store-served = эти данные уже обслуживает другой kontor
store-served-by = эти данные уже обслуживает другой kontor (процесс { $process })
store-exists = { $file } уже есть, поверх него ничего не пишется
store-busy = диск не успевает: ждёт записи слишком многое
store-unreachable = база недоступна: { $why }
store-not-empty = там уже что-то хранится
store-locked = базу держит другая программа: остановите её и попробуйте ещё раз
store-read-only = в базу нельзя писать: проверьте, чья она и чей её каталог
store-damaged = база повреждена: { $why }. Поставьте на её место копию
store-newer = у базы схема { $found }, эта программа знает схемы не новее { $known }. Возьмите более новый kontor
store-older = у базы схема { $found }, а эта программа читает схему { $known }. Обновит её kontor serve
store-failed = база подвела: { $why }

## Что не так с хранимым

damaged-missing = в журнале нет записи { $entry }
damaged-short = записей в журнале { $length }, а должно быть { $expected }
damaged-packed = упакованный журнал стола { $table } не читается
damaged-column = столбец { $column } не читается
damaged-no-text = в одном из столбцов лежит не текст
damaged-stray = строка таблицы { $table } ссылается на строку { $other }, которой нет
damaged-entry = запись { $entry } журнала не читается
damaged-refused = запись { $entry } журнала нарушает { $rule }
damaged-secret = секрет для подписи cookie слишком короткий
damaged-step = сохранённую игру нельзя повторить дальше шага { $step }
damaged-other-snapshot = у снимка стола на записи { $version } формат { $format } и правила { $rules }
damaged-snapshot = снимок стола на записи { $version } не читается
damaged-stretch = отрезок шагов не читается
damaged-game = эта программа не знает игры стола { $table }
damaged-options = варианты правил стола { $table } не читаются
damaged-settings = настройки стола { $table } не читаются

## Сервер

serve-open = Контора открыта: { $url }
serve-figures = Показатели: { $url }
serve-kept = Всё хранится в { $data }. Остановить сервер — Ctrl-C.
serve-stopping = Останавливаемся…
start-listen = не удаётся слушать { $address }: { $why }; другой адрес — через --listen
start-data = каталог данных { $data } не годится: { $why }
start-served = каталог данных { $data } уже занят другим kontor; укажите другой в --data
start-served-by = каталог данных { $data } уже занят другим kontor (процесс { $process }); укажите другой в --data
start-bots = ботам не хватило потоков: { $why }
no-signals = сигналы не принять: { $why }
no-log-level = такого уровня журнала нет: { $why }
bot-key = { $name } может играть. Ключ показывается только один раз:
link-needs-server = ссылка действует, пока работает сервер: сначала запустите его
data-not-opened = данные открыть не удалось
no-answer = ответа нет: { $why }
server-stopped = сервер остановился, не ответив

## Настройки

label-unknown = неизвестно
label-wrong = неверно
source-flag = флаг
source-environment = окружение
source-file = файл
source-usual = по умолчанию
setting-none = нет
setting-unfit = { $name } ({ $source }): «{ $given }» не подходит: { $wanted }
setting-unknown = { $name } ({ $source }): такой настройки нет
setting-several = { $name }: нужно одно значение
setting-wrong = { $first }; подробнее — kontor serve --check
settings-wrong = { $n ->
    [one] неверна { $count } настройка
    [few] неверны { $count } настройки
   *[many] неверны { $count } настроек
}
setting-reserve = connections-reserve не оставляет соединений остальным
setting-each = connections-each не впускает никого
setting-bot-threads = bot-threads: ботам нужен хотя бы один поток
setting-share = alone-share должно быть больше 0 и не больше 1
setting-metrics = у metrics должен быть не тот адрес, что у listen
wanted-address = нужен адрес вида 127.0.0.1:8080
wanted-url = нужен адрес вида https://games.example, без пути
wanted-database = нужен адрес вида postgres://ИМЯ:ПАРОЛЬ@УЗЕЛ/БАЗА или sqlite:ПУТЬ
wanted-flag = нужно true или false
wanted-time = нужно время вида 700ms, 30s, 10m, 2h или 1d
wanted-rate = нужно число за время, вида 30/1h
wanted-share = нужно число вида 0.5
wanted-number = нужно целое число
wanted-lines = нужно text или json
wanted-level = нужно error, warn, info, debug или trace либо фильтр, как в RUST_LOG

## Файлы и система

no-output = вывод не записать: { $why }
no-input = ввод не прочесть: { $why }
no-threads = система не даёт потоков: { $why }
no-random = система не даёт случайных чисел: { $why }
file-exists = { $file } уже существует и остаётся как есть
file-nowhere = { $file } не записать: такого каталога нет
file-unwritten = { $file } не записать: { $why }
file-unread = { $file } не прочесть: { $why }
directory-is-file = { $directory } — файл, а нужен каталог
directory-unmade = каталог { $directory } не создать: { $why }
system-not-found = такого файла нет
system-denied = доступ закрыт
system-exists = уже существует
system-directory = это каталог
system-no-directory = это не каталог
system-full = диск полон
system-read-only = туда нельзя писать
system-address-in-use = адрес занят
system-no-address = здесь такого адреса нет
system-refused = там никто не отвечает
system-no-text = это не текст в UTF-8

## Измерение сервера

load-game = игра
load-all-games = все
load-tables = столов
load-connections = соединений
load-actions = действий
load-actions-a-second = действий в секунду
load-done-median = от действия до ответа, медиана
load-done-most = от действия до ответа, 99 из 100
load-seen-median = от действия до показа, медиана
load-seen-most = от действия до показа, 99 из 100
load-cpu = процессор сервера на действие
load-client-cpu = процессор играющих на действие
load-bytes = байт на шаг и зрителя, медиана
load-memory-table = память на стол
load-memory-connection = память на соединение
load-memory-most = память, наибольшая
load-memory-growth = память, прирост
load-disk-one = только диск, по одному шагу
load-disk-groups = только диск, группами
load-steps-a-second = { $steps } шагов/с
crowd-spectators = зрителей
crowd-cpu = процессор сервера на визит
long-steps = шагов
long-cpu = процессор на действие
long-memory = память
long-opening = открытие
long-opening-cpu = процессор на запуск и открытие
progress-made = открыто столов: { $done } из { $all }
progress-watched = под наблюдением столов: { $done } из { $all }
progress-seconds = измерено секунд: { $done } из { $all }
progress-visits = визитов: { $done } из { $all }
progress-steps = сыграно шагов: { $done } из { $all }
progress-kills = сервер убит раз: { $done } из { $all }
memory-grew = память выросла на { $growth } %, а можно не больше чем на { $most }
files-too-few = нужно открыть одновременно файлов: { $wanted }, а система позволяет { $most }; увеличьте `ulimit -n`
table-not-made = стол открыть не удалось
table-not-played = за столом сыграть не удалось
server-silent = сервер не отвечает
server-unreached = сервер недоступен: { $why }
server-answers = на { $path } сервер отвечает { $status }: { $body }
server-nowhere = сервер не говорит, где он
server-unstarted = сервер не запускается: { $why }
server-broke = сломался сервер, которого никто не убивал
socket-unopened = сокет не открывается: { $why }
socket-broke = сокет оборвался: { $why }
socket-closed = сервер закрыл сокет
no-message = это не наше сообщение: { $why }
action-refused = отказ: { $why }
change-unfit = изменение не подходит
disk-unmeasured = диск не измерить: { $why }
process-unread = не узнать, сколько потратил процесс { $process }: { $why }
no-usage = система не говорит, сколько потрачено
no-memory-held = система не говорит, сколько памяти занято
message-refused = на { $message } получен отказ: { $why }
message-twice = { $message } выполнено дважды
version-lost = была видна версия { $seen }, а теперь { $now }
soak-kills = убит во время игры
soak-kills-starting = убит при запуске
soak-finished = партий доиграно
soak-acknowledged = действий подтверждено
soak-lost = из них потеряно
soak-doubled = сыграно дважды
soak-faults = неполадок в хранимом
soak-pause-median = от убийства до возвращения всех, медиана
soak-pause-most = то же, 99 из 100
soak-stop = штатная остановка
soak-told = предупреждены о ней
soak-told-of = { $told } из { $all }
soak-failed = что-то потеряно, сыграно дважды, повреждено или не сказано
