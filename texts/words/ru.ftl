# Общее для всех игр. Как устроены эти файлы, сказано в docs/texts.md.

## Как складываются фразы

as-is = { $words }
nothing-to-say = { "" }
line-by = { $who }: { $what }
line-turn = — { $who }: { $what } —
label-follows = { $label }, { $follows }
list-separator = ,{" "}

## Что приносит победу и кто к ней ближе всех

aim = { $wins }; { $nearest }
seat-name = { $who }
nearest-nobody = лидера пока нет
nearest-richest = { $n ->
    [one] впереди { $who }: { $wealth }
    [few] впереди { $who }: по { $wealth }
   *[many] впереди { $who }: по { $wealth }
}
nearest-won = { $n ->
    [one] победитель: { $who }
    [few] победители: { $who }
   *[many] победители: { $who }
}

## Боты

bot-random = случайный
bot-random-name = Случайный
bot-random-about = выбирает наугад из всего, что можно
bot-steady = толковый
bot-steady-name = Толковый
bot-easy = лёгкий
bot-easy-name = Новичок
bot-easy-about = играет разумно, но ошибается
bot-medium = средний
bot-medium-name = Толковый
bot-medium-about = опирается на простые приёмы
bot-hard = сильный
bot-hard-name = Хваткий
bot-hard-about = просчитывает ходы вперёд
bot-expert = мастер
bot-expert-name = Знаток
bot-expert-about = просчитывает вперёд, думает до трёх секунд

## Чего нельзя на аукционах и в сделках

refused-bid-low = следующая ставка — не меньше { $least }; { $bid } мало
refused-bid-unit = ставки делают с шагом { $unit }; { $bid } не подходит
refused-bid-limit = вы можете заплатить самое большее { $limit }; { $bid } — слишком много
refused-bid-leads = самая высокая ставка и так ваша
refused-passed = вы спасовали, и это окончательно
refused-passed-until-raise = вы спасовали; вернуться можно, когда кто-нибудь поднимет ставку
refused-no-bidder = вы не участвуете в этом аукционе
refused-self-trade = с самим собой не торгуют
refused-countered = встречное предложение принимают или отклоняют
refused-not-your-offer = отвечать на это предложение не вам
refused-nothing-for-nothing = обменять ничто на ничто нельзя: предложите или попросите хоть что-нибудь

## Чего нельзя подготовить или прочесть

refused-no-game = игры «{ $game }» нет; есть { $known }
refused-no-edition = { $game }: издания «{ $edition }» нет; есть { $known }
refused-seat-count = { $game }: игроков должно быть от { $min } до { $max }, а не { $seats }
refused-no-option = { $game }: настройки «{ $option }» нет; есть { $known }
refused-no-options = { $game }: настроек нет, и «{ $option }» тоже
refused-option-value = значение «{ $value }» для { $option } не годится: нужно { $takes }
allowed-flag = да или нет (yes, no)
allowed-number = целое число от { $min } до { $max }
allowed-values = одно из: { $values }
refused-other-record = это запись другой игры: { $game }
refused-no-games = нужна хотя бы одна игра
refused-bots-seats = ботов { $bots }, а мест { $seats }
refused-no-bot = { $game }: бота «{ $bot }» нет; есть { $known }
refused-seatings = рассадить ботов можно больше чем { $most } способами: назовите их меньше
refused-nobody-plays = никто не играет
refused-not-begun = игра ещё не началась
refused-take-back = столько шагов отменить нельзя: { $count }; сделано: { $steps }
refused-state = такого положения быть не может
refused-newer-rules = сыграно по правилам версии { $theirs } ({ $game }); эта программа знает версии не новее { $newest }. Возьмите более новый kontor
refused-unknown-rules = сыграно по правилам версии { $theirs } ({ $game }), которой никогда не было; эта программа знает версии не новее { $newest }
refused-unknown-form = { $game }: { $kind ->
    [action] такого действия
    [outcome-of-chance] такого исхода случая
   *[other] такого положения
} в игре нет: { $why }
form-no-object = это не объект JSON
form-unread = прочесть не удалось ({ $reader })
form-foreign = ключ `{ $key }` здесь лишний
form-missing = не хватает ключа `{ $key }`
form-list = список записан не так
form-other = { $given } вместо { $written }
