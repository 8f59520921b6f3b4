# Чего сервер не делает и почему.
# Как устроены эти файлы, сказано в docs/texts.md.

problem-share-declined = с вами не хотят делить это место
problem-share-asked = вы уже попросились; дождитесь ответа
problem-share-too-many = за этим столом слишком многие просятся на чужие места
problem-no-such-bot = { $game }: такого бота нет, есть { $known }
problem-game-begun = игра уже началась
problem-game-over = игра окончена
problem-table-closed = стол закрыт
problem-game-not-begun = игра ещё не началась
problem-only-host = это решает только тот, кто открыл стол
problem-no-seat = у вас нет места за этим столом
problem-seats-taken = все места заняты
problem-asked-to-leave = тот, кто открыл этот стол, попросил вас уйти
problem-sits-already = вы уже сидите здесь
problem-bot-sits-there = там сидит бот; сначала отошлите его
problem-somebody-sits-there = место занято; можно попроситься на него вдвоём
problem-nobody-waits = вашего ответа никто не ждёт
problem-host-stays = вы можете встать с места или закрыть стол
problem-no-auction = сейчас нет торгов
problem-outbid = другие уже дали больше
problem-bot-plays-already = за вас уже играет бот
problem-no-bot-plays = бот за вас не играет
problem-turn-timed-out = время на этот ход вышло; бот закончит ход, и место снова ваше
problem-seat-taken = это место занято
problem-no-bot-there = бот там не сидит
problem-only-bots = за столом одни боты; сядьте и вы
problem-seat-shared-by = { $most ->
    [one] место делит не больше { $most } человека
    [few] место делят не больше { $most } человек
   *[many] место делят не больше { $most } человек
}
problem-no-place-in-list = такого места в списке столов нет
problem-not-here = здесь этого сделать нельзя
problem-no-such-task = такого поручения сервер не знает
problem-undo-asked = вы об этом уже попросили
problem-clock-turn = на ход даётся от 1 до 3600 секунд
problem-clock-bank = в запасе не больше 36 000 секунд
problem-clock-move = на ход даётся от 1 до 720 часов
problem-own-eyes = до конца игры каждый видит её только своими глазами
problem-not-worked-out = не удалось это рассчитать; попробуйте ещё раз
problem-too-many-open = сейчас слишком много соединений; попробуйте позже
problem-other-site = другой сайт не может делать это от вашего имени
problem-too-large = присланное слишком велико или оборвалось
problem-no-sense = адрес или его параметры не имеют смысла
problem-stopping = сервер вот-вот остановится; попробуйте чуть позже
problem-delay = задержка — от 1 до 200 шагов
problem-password-not-checked = сейчас пароль не проверить; попробуйте ещё раз
problem-password-length = в пароле от 8 до 256 знаков
problem-password-not-kept = пароль не удалось сохранить; попробуйте ещё раз
problem-wrong-password = имя и пароль не подходят друг к другу
problem-link-void = ссылка уже использована или устарела
problem-not-present-password = это не ваш текущий пароль
problem-from-nowhere = откуда вы?
problem-over-already = всё уже закончилось
problem-position-seat = в игре нет такого места
problem-position-step = в игре меньше шагов
problem-position-unplayable = запись нельзя доиграть до этого шага
problem-position-over = там игра уже окончена: выберите более ранний шаг
problem-position-of-one = назовите либо стол, либо запись, с которых начать
problem-record-later = запись можно получить, когда игра окончена
problem-name-already = имя у вас уже есть; сначала выйдите или смените его
problem-try-again = попробуйте ещё раз
problem-too-many-waiting = { $n ->
    [one] { $n } ваш стол уже ждёт игроков; начните игру или закройте его
    [few] { $n } ваших стола уже ждут игроков; начните игру или закройте один из них
   *[many] { $n } ваших столов уже ждут игроков; начните игру или закройте один из них
}
problem-message-id = у сообщения должен быть код от 1 до 64 знаков
problem-not-your-seat = это не ваше место
problem-bot-plays = за вас играет бот; сначала вернитесь на своё место
problem-not-over-yet = эта игра ещё не окончена
problem-nothing-to-undo = вам нечего отменять
problem-undo-pending = кто-то уже попросил; пусть ответят остальные
problem-players-only = за этим столом смотреть могут только игроки
problem-connection-broke = связь прервалась; возвращайтесь
problem-chat-length = в строке чата от 1 до 500 знаков
problem-name-taken = это имя или похожее на него уже занято; выберите другое
problem-not-stored = сейчас ничего не удаётся сохранить; попробуйте чуть позже
problem-stored-too-slowly = запись на диск занимает слишком много времени; попробуйте чуть позже
problem-name-first = сначала возьмите имя
problem-moved-on = за столом с тех пор уже ходили; посмотрите и выберите снова
problem-name-empty = в имени должна быть хотя бы одна буква или цифра
problem-name-long = { $most ->
    [one] в имени не больше { $most } знака
    [few] в имени не больше { $most } знаков
   *[many] в имени не больше { $most } знаков
}
problem-name-characters = имя состоит из букв, цифр, знаков и одиночных пробелов
problem-name-reserved = это имя взять нельзя
problem-unreadable = сервер не понял сообщения
problem-damaged-table = записи стола { $id } повреждены; сообщите об этом: { $whom }
problem-damaged = сохранённое повреждено; сообщите об этом: { $whom }
problem-who-runs-this = тому, кто держит этот сервер
problem-halted = за этим столом нельзя продолжать: запись { $entry } его журнала не прочесть. Всё сыгранное сохранено; сообщите об этом: { $whom }
problem-halted-by-rule = за этим столом нельзя продолжать: запись { $entry } его журнала не воспроизвести, её не допускает { $rule }. Всё сыгранное сохранено; сообщите об этом: { $whom }
problem-halted-as = за этим столом нельзя продолжать: { $why }. Всё сыгранное сохранено; сообщите об этом: { $whom }
problem-halted-set-up = за этим столом нельзя продолжать: не прочесть, какие для него выбраны правила. Всё сыгранное сохранено; сообщите об этом: { $whom }

## Чего нет

problem-no-such-seat = такого места нет
problem-no-such-person-at-this-table = за этим столом такого человека нет
problem-no-such-page = такой страницы нет
problem-no-such-file = такого файла нет
problem-no-such-viewer = так смотреть нельзя
problem-no-such-step = такого шага нет
problem-no-such-table = такого стола нет
problem-no-such-person = такого человека нет
problem-no-such-person-or-table = такого человека или стола нет
problem-no-such-game = такой игры нет
problem-no-such-language = такого языка нет
problem-no-such-board = такого поля нет
problem-no-such-player = такого игрока нет

## Слишком часто

problem-too-many-wishes-to-take-back = слишком много просьб отменить ход за короткое время; немного подождите
problem-too-many-connections = слишком много соединений за короткое время; немного подождите
problem-too-many-messages = слишком много сообщений за короткое время; немного подождите
problem-too-many-requests = слишком много запросов за короткое время; немного подождите
problem-too-many-new-names = слишком много новых имён за короткое время; немного подождите
problem-too-many-passwords = слишком много паролей за короткое время; немного подождите
problem-too-many-replays = слишком много повторов за короткое время; немного подождите
problem-too-many-tables = слишком много столов за короткое время; немного подождите
problem-too-many-lines = слишком много строк за короткое время; немного подождите
problem-key-void = этот ключ недействителен; владелец может выпустить новый
problem-program-of-guest = сначала задайте пароль: за бота кто-то должен отвечать
problem-too-many-programs = { $most ->
    [one] у вас уже { $most } бот; сначала удалите его
    [few] у вас уже { $most } бота; сначала удалите одного
   *[many] у вас уже { $most } ботов; сначала удалите одного
}
problem-no-such-program = у вас нет такого бота
problem-not-for-programs = это для людей, а не для ботов
problem-programs-unwelcome = за этот стол ботов может привести только тот, кто его открыл
problem-programs-sit-alone = бот не делит место ни с кем
