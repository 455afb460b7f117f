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
# A page that knows the name of the chair says a key with `-named` in its place.
seat-named = { $name }
    .acc = игрока { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .ins = игроком { $name }
    .pre = игроке { $name }
    .gender = m
bot-at = Бот { $number }
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
figures-from = Откуда взяты числа
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

## Отчёт о балансе

report-title = Баланс игры «{ $game }»
report-made = Партий между ботами: { $games }; Dicehall { $version }, карты { $content }.
report-options = Настройки
report-pack = Карты из
report-bots = боты
report-games = партии
report-mixed = вперемешку
report-course = Как идут партии
report-course-note = Решения всех игроков вместе; в 90% партий их число лежит в указанных пределах. Перелом: победителю когда-то светило не больше половины равной доли.
report-length = решения
report-range = пределы
report-branching = вариантов на решение
report-leads = смены лидера
report-comebacks = переломы
report-seats = Места
report-roles = Кто кем играет
report-even = Доли побед с 95-процентными интервалами. Пунктир — равная доля.
report-adjusted = с поправкой
report-card = карта
report-seen = места
report-effect = влияние
report-cards-note = Какой доли побед достигает место, с которым это случилось, по сравнению со средней картой; 95-процентные интервалы. Если карт много, на рисунке оба края, в таблице все.
report-deed-drawn = Карты взятые
report-deed-played = Карты сыгранные
report-deed-captured = Карты захваченные
report-deed-scored = Карты, принёсшие очки
report-deed-lost = Карты потерянные
report-deed-culled = Карты отсеянные
report-deed-discarded = Карты сброшенные
report-table = Таблица, строк: { $count }
report-against = Что меняют другие карты
report-against-note = Одни и те же партии с обоими наборами: тот же номер, те же кубики, те же боты. Разницы с 95-процентными интервалами.
report-before = до
report-after = после
report-difference = разница
report-pairs = пары
report-method = Как это получено
report-method-play = Каждый уровень занимает за своими столами все места; за смешанными столами уровни меняются местами. Кто кем играет, решает случай или очередь. Одинаковые номера всегда дают одинаковые партии.
report-method-intervals = Интервалы долей — по Уилсону, 95%.
report-method-adjusted = С поправкой: условная логистическая регрессия по всем партиям разделяет влияние места, бота и роли. Шанс места — экспонента суммы его влияний как часть от всех за столом; влияния слегка притянуты к нулю. Показана доля, которой место достигло бы среди равных.
report-method-cards = Для карт модель знает ещё и те карты, с которыми что-то случилось. Кто побеждает, тот больше играет и больше получает: такое влияние — не причина. О нём сказано для карт, которые были хотя бы у 20 мест и не были хотя бы у 20.
report-method-leads = Кто впереди, говорит прогноз самой игры; лидер меняется, когда другой впереди на двадцатую часть победы.

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

## Страница

lobby-title = Во что сыграем?
lobby = Зал
games = Игры
menu = Меню
skip-to-content = К содержанию
close = Закрыть
cancel = Отмена
confirm = Подтвердить
confirm-again = Выберите ещё раз, чтобы подтвердить.
guest = Гость
play-now = Играть
invite-friends = Позвать друзей
my-tables = Мои столы
my-tables-none = Вы пока не сидите ни за одним столом.
open-tables = Открытые столы
open-tables-none = Сейчас никто не ждёт игроков.
join = Войти
join-by-code = Войти по коду
watch = Смотреть
go-on = Продолжить
look-again = Посмотреть
table-waiting = ждёт игроков
table-playing = идёт игра
table-over = игра окончена
no-such-table = Такого стола нет.
no-such-game = Такой игры нет.
gone-token = Это место больше не ваше.
gone-banned = Тот, кто ведёт этот зал, закрыл вам вход.
gone-unreadable = За этим столом здесь играть нельзя.
gone-elsewhere = Ваше место открыто в слишком многих окнах.
play-here = Играть здесь
new-table = Новый стол
new-table-lead = Настройте стол и отправьте друзьям ссылку.
your-name = Ваше имя
how-many-seats = Мест за столом
who-sits-where = Кто где сидит
chair-up = Выше
chair-person = человек
bot-called = Бот: { $text }
bot-random = играет наугад
bot-greedy = думает на шаг вперёд
one-person = Хотя бы одно место должно быть для человека.
more-settings = Ещё настройки
packs = Наборы карт
    .help = Карты, которые есть в зале кроме карт из коробки; выбранные смешиваются с ними.
picture-of = Картинка: { $text }
option-packs = Наборы карт
setup-pack = Для этого нужен набор { $text }, а его здесь нет.
create-table = Создать стол
clock = Часы
clock-none = без часов
clock-decision = секунды на каждое решение
clock-game = минуты на всю партию
clock-days = дни на каждое решение
clock-told-decision = { $seconds } с на ответ
clock-told-game = { $minutes } мин + { $increment } с
clock-told-days =
    { $days ->
        [one] { $days } день на ответ
        [few] { $days } дня на ответ
       *[many] { $days } дней на ответ
    }
clock-seconds = Секунд на решение
clock-minutes = Минут каждому игроку
clock-increment = Секунд прибавки за ответ
clock-days-each = Дней на решение
privacy = Кто может найти стол
privacy-link = только по ссылке
privacy-open = все в зале
absence = Если кто-то пропал
absence-wait = ждать
absence-bot = доигрывает бот
absence-claim = остальные могут забрать победу
undo = Взять ход назад
undo-free = только безобидное
undo-ask = дальше – с согласия остальных
undo-none = никогда
undo-request = Попросить ход назад
undo-free-help = С тех пор ничего не брошено и не открыто: можно взять назад свободно.
undo-ask-help = Остальных спросят, согласны ли они.
undo-asked = Вернуть ход?
undo-asked-by = { $text } просит взять последний ответ назад.
undo-allow = Разрешить
undo-deny = Отказать
draw-offer = Предложить ничью
draw-asked = Ничья?
draw-asked-by = { $text } предлагает закончить партию вничью.
draw-agree = Согласиться
draw-agreed = Игроки согласились на ничью.
waiting-room-lead = Стол готов. Садитесь; игра начнётся, когда все соберутся.
seat-free = свободно
seats-free = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[other] свободно { $count } мест
}
sit-here = Сесть сюда
free-chair = Освободить место
move-here = Пересесть
start = Начать
leave = Уйти
all-seated = Все на местах.
opening = Браузеры открывают свои числа для кубиков …
not-agreed = ещё нет согласия
invite-lead = Отправьте ссылку или покажите код телефону.
copy-link = Копировать ссылку
copied = Скопировано.
copy-yourself = Здесь копировать нельзя: скопируйте ссылку сами.
qr = QR-код ссылки
links = Ссылки
link-invite = Ссылка для друзей
link-watch = Ссылка на этот стол
link-seat = Ссылка на ваше место
    .help = Открывает ваше место на другом устройстве. Кто её знает, играет за вас: никому не показывайте.
all-answers = Все ответы
all-answers-key = Список всех ответов (клавиша a; цифры выбирают)
board = Поле
board-fit = Вместить поле целиком
dock = Ваше
more-lines = и ещё { $count }
times = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}
since-your-turn = С вашего хода
story-open = Открыть журнал и чат
story-fold = Свернуть журнал и чат
question = О чём спрашивают
sending = отправляю …
skip = Пропустить
zoom = Рассмотреть
waiting = Минутку …
waiting-for = Ждём: { $text } …
pass-for-now = Пока пропускать
passing-now = Зал пропускает за вас, пока вас не спросят о другом.
ask-me-again = Снова спрашивать меня
beside = Рядом со столом
seats = Места
seat-head = Место
seat-offline = не на связи
seat-away = пока играет бот
seat-lost-resigned = партия сдана
seat-lost-time = время вышло
seat-lost-claimed = слишком долго нет
claim = Забрать победу
claim-in = победу можно забрать через { $text }
claim-now = победу уже можно забрать
watching = Вы смотрите игру.
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
bot-plays-for-you = За вас играет бот.
come-back = Я снова здесь
resign = Сдаться
resign-sure = Сдаться? Ваше место доиграет бот, а вам засчитают поражение.
resign-yes = Сдаюсь
chat = Беседа
empty-chat = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
chat-send = Отправить
empty-log = Пока ничего не произошло.
what-happens = Что происходит
die-number = Кубик { $number }
die-shows = На кубике { $number }
connecting = Открываем дверь …
connection-lost = Связь потеряна.
connection-restart = Зал перезапускается.
connection-again = Подключаемся снова; ничего не потеряно.
connection-back = Связь восстановлена.
try-now = Попробовать сейчас
result = Итог
winner-is = Победитель: { $text }
winners-are = Победители: { $text }
share = доля
statistics = Статистика
dice-fell = Как выпадали кубики
dice-mean = в среднем { NUMBER($value, maximumFractionDigits: 2) }
figure-name = Что
figure-value = Число
figure-attacks = атаки
figure-dice = кубики
figure-wounds = нанёс ран
figure-suffered = потерял жизней
figure-moves = шаги
source-name = название
source-attacks = атаки
source-effect = эффект
rematch = Ещё партию
result-story = Как это вышло
wants-again = { $count ->
    [one] { $text } хочет сыграть ещё раз.
   *[other] { $text } хотят сыграть ещё раз.
}
next-game = Следующая партия
replay = Повтор
replay-moment = Момент { $number } из { $count }
replay-first = В начало
replay-back = Шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-next = Шаг вперёд
replay-last = В конец
replay-eyes = Чьими глазами
replay-watcher = как зритель
replay-seat = как { $text }
back-to-table = Назад к столу
download-record = Скачать запись
check-dice = Проверить кубики
check-dice-lead = До игры зал опубликовал отпечаток тайного числа и тем связал себя; затем браузер каждого игрока так же связал себя своим случайным числом. Все броски следуют из этих чисел. Теперь они известны, и ваш браузер может пересчитать каждый бросок.
dice-trust = Пока честен браузер хотя бы одного игрока, выбрать или предсказать броски не может никто, даже зал; лишь тот, кто управляет залом, мог бы прочитать будущие броски идущей партии.
checking = проверяю …
dice-honest = Кубики были честными.
dice-wrong = Что-то не сходится!
dice-not-sealed = В записи нет тайного числа для проверки.
dice-sealed = Отпечаток кубиков этого стола; после игры его можно проверить.
dice-step-secret = Тайное число:
dice-step-hash = Его отпечаток (SHA-256):
dice-step-published = Отпечаток в записи:
dice-step-remembered = Отпечаток, который ваш браузер видел до игры:
dice-step-salt = Ваше собственное число есть в записи:
dice-step-salt-missing = Вашего собственного числа нет в записи (может быть, вы сели за стол с другого устройства?):
dice-step-seals = Число каждого игрока – то самое, отпечаток которого был дан до игры.
dice-step-key = Ключ из него и чисел игроков:
dice-step-draws = { $count ->
    [one] { $count } случайное число вычислено заново по ключу
    [few] { $count } случайных числа вычислены заново по ключу
   *[many] { $count } случайных чисел вычислены заново по ключу
}
dice-step-shown = { $count ->
    [one] { $count } показанный кубик совпадает с вычисленным.
    [few] { $count } показанных кубика совпадают с вычисленными.
   *[many] { $count } показанных кубиков совпадают с вычисленными.
}
dice-step-seen = { $count ->
    [one] { $count } событие записано так, как о нём сообщали во время игры.
    [few] { $count } события записаны так, как о них сообщали во время игры.
   *[many] { $count } событий записаны так, как о них сообщали во время игры.
}
dice-step-line = Не сходится строка записи № { $line }.
settings = Настройки
settings-language = Язык
settings-speed = Скорость анимации
settings-speed-slow = медленно
settings-speed-normal = обычно
settings-speed-fast = быстро
settings-speed-instant = мгновенно
settings-theme = Тема
settings-theme-auto = как в системе
settings-theme-light = светлая
settings-theme-dark = тёмная
settings-size = Размер текста
settings-size-normal = обычный
settings-size-large = крупный
settings-size-largest = очень крупный
settings-contrast = Высокая контрастность
settings-sound = Звук
settings-confirm = Переспрашивать перед ответом
settings-pointless = Отвечать за меня на вопросы без выбора
search-rules = Искать в правилах
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}
no-cards = В этой игре нет карт.
show = Показать
all = все
credits = Благодарности
credits-own = Правила пересказаны своими словами; рисунки, значки и звуки – наши.
credits-buy = Если игра понравилась, купите коробку: с настоящими кубиками лучше.
credits-game = Игра
credits-author = Автор
credits-publisher = Издатель
credits-libraries = Библиотеки и шрифты
credits-library = Название
credits-licence = Лицензия

## Когда что-то не получается

trouble-offline = Зал не отвечает. Есть ли связь?
trouble-too-many = Слишком быстро, подождите немного.
trouble-too-many-sockets = Слишком много подключений к этому столу.
trouble-hall-full = В зале нет мест; попробуйте позже.
trouble-no-table = Такого стола нет.
trouble-taken = Это место занято.
trouble-started = Игра уже началась.
trouble-token = Это не ваше место.
trouble-stale = Стол уже изменился; вот что на нём сейчас.
trouble-not-asked = Сейчас вас ни о чём не спрашивают.
trouble-illegal = Сейчас так нельзя.
trouble-undo-off = За этим столом ходы назад не берут.
trouble-undo-not-free = Поздно: с тех пор что-то брошено, открыто или отвечено.
trouble-undo-nothing = Вам нечего брать назад.
trouble-request-open = Одна просьба уже ждёт ответа.
trouble-refused-before = Остальные отказали; сначала сыграйте дальше.
trouble-alone = Договариваться не с кем.
trouble-no-request = Эта просьба уже не действует.
trouble-not-sealed = Ещё не все браузеры добавили своё число для кубиков.
trouble-not-agreed = Ещё не все согласились на новую партию.
trouble-opening = Партия как раз начинается.
trouble-salt = В этом браузере нет числа, которое связано с вашим местом.
trouble-undo-full = В этой игре вы уже слишком часто брали ходы назад.
trouble-sent-away = Хозяин стола только что освободил это место; подождите минуту.
trouble-not-host = Это может только тот, кто накрыл стол.
trouble-unreadable = Этот стол не удаётся прочитать.
trouble-wrong-host = У этого зала другой адрес.
trouble-seats-free = Ещё не все места заняты.
trouble-over = Игра окончена.
trouble-not-over = Игра ещё не окончена.
trouble-not-yet = Подождите ещё; может быть, игрок вернётся.
trouble-not-absent = На этом месте никто не пропал.
trouble-lost = Это место доигрывает бот.
trouble-watching = Кто смотрит, тот не играет.
trouble-closed = Этого стола больше нет.

## Когда стол нельзя накрыть как задумано

setup-seats = Игроков в этой игре может быть от { $fewest } до { $most }.
setup-seats-range = { $option }, { $word }: игроков должно быть от { $fewest } до { $most }.
setup-seats-exactly = { $option }, { $word }: игроков должно быть { $most }.
setup-unknown = { $option }: «{ $text }» не подходит. Возможно: { $known }.
setup-number = { $option }: нужно целое число от { $fewest } до { $most }.
setup-text = { $option }: поместится знаков не больше { $most }.
setup-per-seat = { $option }: мест { $count }, и записей через запятую нужно столько же.
setup-twice = { $option }: «{ $text }» названо дважды.

## Подсказки

hint-wins-most = В партиях, которые представляет себе бот, это хороший выбор.
hint-more-own = Вскоре у вас в среднем на { $amount } больше: { $what }.
hint-less-others = Вскоре у соперников в среднем на { $amount } меньше: { $what }.
bot-thumb = играет по простым правилам
bot-ismcts = продумывает множество партий

## Боты играют, советуют и разбирают партии

bots = Боты
bots-other = Другие боты
bots-here =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    }
play-against = Соперники
hints = Подсказки
    .help = Тот, чей ход, может посмотреть, как поступил бы бот.
hint-ask = Подсказка
hint-key = Посмотреть, как поступил бы бот (клавиша h)
hint-title = Как поступил бы бот
hint-thinking = Бот думает …
hint-share = победа в { $share }
hint-about = Как часто это побеждает в партиях, которые представляет себе бот. Нажмите, чтобы так ответить.
analysis = Разбор
analysis-working = Бот просматривает партию …
analysis-ready = Разбор готов.
analysis-lead = Шансы каждого на победу с точки зрения бота, который знает не больше, чем знал игрок. Выберите момент, чтобы перейти к нему.
curve = Шансы на победу по ходу партии
curve-table = График в виде таблицы
curve-share = Шанс на победу
moment = Момент
turning-points = Переломные моменты
turning-points-none = Ни один момент не решил эту партию.
turn-by-dice = { $text }: { $what }. Затем всё решил случай.
turn-by-choice = { $text }: { $what }. Всё решил выбор.
turn-better = Лучше: { $what } (на { $share } больше).
turn-swing = перемена
given-away = Упущено
    .help = Шанс на победу, потерянный в среднем за один выбор из-за не лучшего ответа.
play-on = Сыграть отсюда
play-on-lead = Новый стол, каким он был в момент { $number }. Остальные – боты, кубики будут новые; уже перемешанные карты лежат как лежали.
your-seat = Ваше место
trouble-hints-off = За этим столом подсказок нет.
trouble-no-hint = Бот не успел ничего найти; попробуйте ещё раз.
trouble-no-analysis = Эту партию не удалось разобрать.

lesson-not-yet = Ещё рано: сначала сделайте то, о чём просит урок.

invited = Вас приглашают за стол.
invited-seats = { $count ->
    [0] Все места заняты; приходите посмотреть.
    [one] Свободно { $count } место: садитесь и играйте.
    [few] Свободно { $count } места: садитесь и играйте.
   *[other] Свободно { $count } мест: садитесь и играйте.
}
invited-watch = Идёт партия; приходите посмотреть.
invited-over = Партия окончена; её можно пересмотреть.

first-game = Первая партия
offline-safe = Ничего не пропало: столы ждут в зале, и игра продолжится с того же места.
my-games-over = Ваши оконченные партии
show-all = Показать все ({ $count })
your-turn = ваш ход
result-won = победа
result-shared = ничья
result-lost = поражение
lesson = Урок
lesson-next = Дальше
lesson-next-key = Следующий шаг (n)
how-to-play = { $text } за минуту
how-to-play-on = Играем
how-to-play-menu = Как играть
settings-volume = Громкость
settings-notify = Сообщать, когда мой ход
pick-at-table = за столом
clock-presets = Часы
preset-none = без спешки
preset-quick = 20 с на ответ
preset-ten = 10 мин + 5 с
preset-thirty = 30 мин + 10 с
preset-day = день на ответ
preset-days = три дня
preset-own = другое…
seats-number = Мест
who-plays = Кто играет
contents = Содержание
