# Слова, общие для всех игр, и слова терминала.

house = Dicehall
    .tagline = Стол для настольных игр с кубиками и картами
    .footer = Независимая любительская реализация. Игры и названия принадлежат их владельцам.
language = Русский

list-and = { $before } и { $last }
yes = да
no = нет
you = вы
nobody = никто
none = нет

## Места и тайны

seat = Игрок { $number }
    .acc = Игрока { $number }
    .gen = Игрока { $number }
    .dat = Игроку { $number }
    .ins = Игроком { $number }
    .pre = Игроке { $number }
    .gender = m
seat-you = вы
seat-human = человек
seat-bot = бот, уровень { $level }
seat-to-act = ходит
spectator = зритель

players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
players-from-to = От { $fewest } до { $most } игроков

hidden-card = карта рубашкой вверх
    .acc = карту рубашкой вверх
    .gen = карты рубашкой вверх
    .dat = карте рубашкой вверх
    .ins = картой рубашкой вверх
    .pre = карте рубашкой вверх
    .gender = f
hidden-die = скрытый кубик
    .gen = скрытого кубика
    .dat = скрытому кубику
    .ins = скрытым кубиком
    .pre = скрытом кубике
    .gender = m
hidden-number = неизвестное число
hidden-token = скрытый жетон
    .gen = скрытого жетона
    .dat = скрытому жетону
    .ins = скрытым жетоном
    .pre = скрытом жетоне
    .gender = m
hidden-thing = что-то скрытое

## Ход игры

round = Раунд { $round }
turn = Ход { $turn }
setup = Подготовка
log = Журнал
score = Счёт
game-over = Игра окончена.
won = Победа: { $winners }!
won-you = Вы победили!
lost-you = Вы проиграли.
draw = Ничья.
draw-between = Ничья: { $winners }.

## Кубики и шансы

dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}
rolled = Кубики: { $faces }
percent = { NUMBER($value, maximumFractionDigits: 0) } %
figure = { NUMBER($value, maximumFractionDigits: 1) }
odds = Шансы
odds-exact = точно { $numerator } из { $denominator }
odds-hit = попадание
odds-success = успех
odds-win = победа

## Откуда цифры

provenance = Источник
provenance-rulebook = правила
    .help = Сказано в книге правил.
provenance-public = открытые источники
    .help = Найдено в открытых источниках.
provenance-inferred = вывод
    .help = Следует из примера или источника.
provenance-invented = выдумано
    .help = Придумано для этого проекта.

## Статистика

stat-games = партий
stat-wins = побед
stat-win-share = доля побед
stat-fair-share = равная доля
stat-rating = рейтинг
stat-decisions = решений
stat-length = длина партии
stat-rounds = раундов
stat-mean = среднее
stat-interval = 95-процентный интервал

## Терминал

prompt-answer = Ваш ответ (номер или слова; ? — помощь):
prompt-other = { $seat } думает ...
prompt-hand-over = Передайте экран { $seat_dat } и нажмите Enter.
prompt-seats = Сколько игроков?
prompt-game = Во что играем?
prompt-again = Ещё партию?
options = Можно:
not-now = Сейчас нельзя:
help = Помощь
help-number = номер: выбрать эту строку списка
help-words = слова: ответ, как он пишется в записях (серый текст рядом с вариантом)
help-odds = o: шансы каждого варианта
help-why = w: почему что-то нельзя
help-hint = h: спросить бота, как пошёл бы он
help-undo = u: взять последний ответ назад
help-table = t: показать стол ещё раз
help-cards = c: показать карты
help-log = l: показать весь журнал
help-rules = r: читать правила
help-save = s: сохранить партию
help-quit = q: выйти из игры
undo-done = Ход взят назад.
undo-too-late = Назад уже не взять: с тех пор что-то бросили, открыли или ответили.
hint = Бот выбрал бы: { $option }
saved = Сохранено: { $file }.
quit = Выйти из игры?
goodbye = До встречи за следующим столом.
error = Так не выйдет: { $reason }
error-unknown-answer = «{ $text }» нет среди ответов.
refused = Сейчас нельзя: { $reason }

## Боты

bot = Бот
bot-level = Уровень { $level }
bot-level-1 = Новичок
bot-level-2 = Ученик
bot-level-3 = Завсегдатай
bot-level-4 = Мастер
bot-level-5 = Чемпион

## Правила и карты

rules = Правила
rules-of = Правила: { $game }
rulebook = Книга правил
reading = Наше прочтение
cards = Карты
card = Карта
options-before = Перед игрой
