# Quarriors!: имена, карточки, вопросы, журнал, правила.

## Игра

game = Quarriors!
    .about = Ловите в Чаще существ и заклинания, бросайте кубики, вызывайте существ и берегите их, пока они не принесут вам славу.
    .author = Майк Эллиотт, Эрик Ланг
    .note = Независимая любительская реализация. Источник каждого числа указан у карточки.

## Кубики и существа

die = { $card } [{ $face }]
creature = { $card } ({ $attack }/{ $defence })
creature-of = { $card } ({ $attack }/{ $defence }), { $seat }

face-quiddity = сущность { $quiddity }{ $burst }
face-draw = добор { $draw }{ $burst }
face-reroll = переброс{ $burst }
face-quiddity-reroll = сущность { $quiddity } или переброс{ $burst }
face-quiddity-draw = сущность { $quiddity } и добор { $draw }{ $burst }
face-reroll-draw = переброс и добор { $draw }{ $burst }
face-creature = уровень { $level }, { $attack }/{ $defence }{ $burst }
face-riddle = уровень { $level }, ?/?{ $burst }
face-spell = заклинание{ $burst }
face-waiting = ещё не брошен

ability-swap = обменять кубик
ability-draw = добрать кубики
ability-take-spell = взять заклинание
ability-cull-spells = удалить заклинания за славу
ability-fetch = вернуть кубик существа
ability-trade = поменять кубик с доплатой

place-pool = из активного резерва
place-ready = из зоны готовности
place-attached = из бывших дополнений

## Вопросы

ask-pick-cards = Какая карточка будет лежать в Чаще?
ask-opening = Чаща разложена, начинаете вы.
ask-scoring-abilities = При подсчёте сработает несколько свойств. Какое первым?
ask-swap-die = Обменять этот кубик на кубик из чужой зоны сброса?
ask-take-spell = Взять кубик заклинания в мешок?
ask-cull-spells = Удалить кубики заклинаний за славу?
ask-fetch-creature = Вернуть кубик существа в активный резерв?
ask-trade-die = Поменять кубик из зоны сброса на кубик из Чащи?
ask-copy-form = Кого копирует существо { $creature }?
ask-cull = Из зоны сброса можно удалить { $left ->
    [one] { $left } кубик
    [few] { $left } кубика
   *[other] { $left } кубиков
}.
ask-immediate = Применить быстрые эффекты? Сущности у вас: { $quiddity }.
ask-reroll = Какой ещё кубик перебросить?
ask-prepare = Вызывайте существ и творите заклинания. Сущности у вас: { $quiddity }.
ask-attach-spell = К какому существу присоединить заклинание?
ask-destroy-one = Какое существо уничтожить?
ask-destroy-each = Какое слабое существо уничтожить?
ask-silence-creature = Чья атака станет равной 0?
ask-dispel-spell = Какое заклинание уничтожить?
ask-raise-levels = Какой гранью повернуть существо?
ask-last-chance = Ваше существо уничтожено. Ответить?
ask-come-back = Удалить кубик сущности, чтобы вернуть существо?
ask-ward = Заклинание сейчас уничтожит слабых существ. Ответить?
ask-before-defence = { $seat } атакует. Защищается { $defender }. Ответить?
ask-defence = Вас атакуют, сила { $attack }. Кто защищается?
ask-capture = Захватить кубик? Сущности у вас: { $quiddity }, захватов осталось: { $captures }.

## Ответы

do-pass = Пропустить
do-pass-last-chance = Ничего не делать
do-pass-come-back = Не возвращать
do-pass-ward = Ничего не делать
do-pass-before-defence = Ничего не делать
do-done = Дальше
do-done-swap-die = Не обменивать
do-done-take-spell = Не брать
do-done-cull-spells = Больше заклинаний не удалять
do-done-fetch-creature = Не возвращать
do-done-trade-die = Не менять
do-done-cull = Больше ничего не удалять
do-done-immediate = Больше эффектов не применять
do-done-reroll = Больше никаких: бросить
do-done-prepare = В атаку
do-done-capture = Закончить ход
do-pick = Выложить: { $card }
do-begin = Бросить первые кубики
do-resolve = { $card }: { $ability }
do-swap = Обменять на кубик: { $card } ({ $owner })
do-take = Взять: { $card }
do-cull-spell = Удалить { $place }: { $die }
do-fetch = Вернуть: { $card }
do-trade = Отдать: { $card }
do-cull = Удалить: { $card }
do-use = Использовать: { $die }
do-reroll = Перебросить: { $die }
do-settle = Повернуть сущностью вверх: { $die }
do-summon = Вызвать: { $die }
do-cast = Сотворить: { $die }
do-attach = Присоединить к существу: { $creature }
do-switch = Пусть копирует другого: { $creature }
do-copy = Копировать: { $creature }
do-destroy = Уничтожить: { $creature }
do-silence = Лишить атаки: { $creature }
do-dispel = Уничтожить заклинание: { $die } ({ $owner })
do-dispel-from = Уничтожить дополнение у существа: { $creature }
do-dispel-kind = Уничтожить: { $spell }
do-turn = Повернуть: { $die }
do-defend = Защищаться: { $creature }
do-bring-back = Удалить кубик сущности и вернуть существо
do-capture = Захватить: { $card }
do-discard = Сбросить: { $die }

## Журнал

log-picked = { $seat } выбирает для Чащи карточку: { $card }.
log-turn = Раунд { $round }: ходит { $seat }.
log-scored = { $creature } ({ $seat }) приносит славу: { $glory }.
log-gained = { $seat } получает славу: +{ $glory }, всего { $total }.
log-culled = { $seat } удаляет кубик: { $card }.
log-swapped = { $seat } обменивает кубики: { $card } на { $other } ({ $owner }).
log-fetched = { $seat } возвращает в активный резерв: { $card }.
log-took = { $seat } бесплатно берёт из Чащи: { $card }.
log-bargained = { $seat } в этот ход платит на { $discount } меньше; захватов больше на { $captures }.
log-refilled = { $seat } пересыпает сброс в мешок, кубиков: { $count }.
log-drew = { $seat } тянет: { $dice }.
log-rolled = { $seat } бросает: { $dice }.
log-used = { $seat } использует: { $die }.
log-settled = { $seat } поворачивает кубик сущностью вверх: { $die }.
log-rerolled = { $seat } перебрасывает: { $dice }.
log-got-quiddity = { $seat } получает сущность: +{ $quiddity }.
log-got-capture = { $seat } сможет захватить больше на { $captures }.
log-readied = { $seat } готовит заклинание: { $die }.
log-summoned = { $seat } вызывает существо: { $creature } (сущность: { $price }).
log-copied = { $creature } ({ $seat }) принимает облик: { $model }.
log-cast = { $seat } творит заклинание: { $die }.
log-attached = { $seat } присоединяет: { $die } — { $creature }.
log-shielded = У существ на этот ход защита больше на { $defence } ({ $seat }).
log-enraged = У существ на этот ход атака больше на { $attack } ({ $seat }).
log-saved = Существа, уничтоженные в этот ход, уходят в активный резерв ({ $seat }).
log-silenced = Лишено атаки до конца хода: { $creature } ({ $seat }).
log-dispelled = Уничтожено заклинание: { $card } ({ $seat }).
log-turned = Уровень выше: { $before } теперь { $creature } следующего уровня ({ $seat }).
log-attacked = { $seat } атакует с силой { $attack }. Защищается { $defender }.
log-defended = { $creature } ({ $seat }): защита { $defence } против { $attack } не выдержала.
log-held-out = { $creature } ({ $seat }): защита { $defence } против { $attack } выдержала.
log-destroyed = Уничтожено существо: { $creature } ({ $seat }).
log-starved = Нет кубиков сущности, существо уничтожено: { $creature } ({ $seat }).
log-to-the-pool = В активный резерв уходит { $card } ({ $seat }).
log-set-aside = Отложен кубик: { $card } ({ $seat }).
log-came-back = Возвращается существо: { $creature } ({ $seat }).
log-aside-rolled = { $seat } бросает отложенный кубик: { $die }.
log-captured = { $seat } захватывает: { $card } (сущность: { $price }).
log-emptied = Карточка опустела: { $card }.
log-discarded = { $seat } сбрасывает: { $die }.
log-swept = { $seat } переносит в зону сброса кубики: { $count }.
log-fired = Действует карточка: { $card } ({ $seat }).
log-no-creatures-left = Пустых карточек существ: { $count }. Игра окончена.
log-last-round = Раунд { $round } был последним. Игра окончена.
log-won = { $winners_count ->
    [one] Победа: { $winners }!
   *[other] Победу делят { $winners }!
}

## Шансы

odds-creature = существо
    .help = Шанс, что хотя бы на одном кубике выпадет существо.
odds-spell = заклинание
    .help = Шанс, что на кубике выпадет заклинание.
odds-quiddity = сущность
    .help = Сколько сущности ждать вместе с той, что есть.
odds-reach = до цены
    .help = Шанс набрать на самую дешёвую карточку, на которую сейчас не хватает.
odds-survive = уцелеет
    .help = Выдержит ли существо всю атаку.
odds-damage-left = останется атаки
    .help = Сколько атаки останется после этого существа.

## Почему нельзя

why-one-a-turn = За ход можно вызвать только одно существо этого класса.
why-too-dear = Дорого: нужно { $price }, есть { $quiddity }.
why-used-enough = В этот ход быстрых эффектов больше нельзя.
why-too-late = Только сразу после броска.
why-reaction = Реакции творят в чужой ход.
why-no-loser = Только после вашей атаки и если кто-то потерял в ней существо.
why-too-few-scored = В этот ход славу принесло слишком мало ваших существ.
why-no-target = Нет цели.
why-empty = На этой карточке нет кубиков.
why-no-capture-left = Захватов в этот ход больше нет.
why-safe = Оно вернулось в этом бою: повреждений ему больше не назначают.

## Настройки

option-wilds = Чаща
    .help = Откуда берутся десять карточек, кроме стартовых.
option-wilds-random = Случайно
    .help = Открывают семь карточек существ и три карточки заклинаний разных классов.
option-wilds-choose = По выбору
    .help = Игроки выбирают карточки по очереди.
option-wilds-code = По коду
    .help = Карточки из поля «Код Чащи».
option-code = Код Чащи
    .help = Под столом каждой партии стоит код её Чащи. Введите его, чтобы сыграть с теми же карточками, например 166G-4G0D. Подойдут и десять имён карточек через запятую.
    .wrong = Чащи «{ $text }» нет. В коде восемь знаков, например 166G-4G0D; он стоит под столом своей партии. Сверьте его знак за знаком.
option-glory = Длина
    .help = Сколько славы нужно для победы.
option-glory-book = По правилам
    .help = Вдвоём 20, втроём 15, вчетвером 12.
option-glory-quick = Быстрая
    .help = Вдвоём 12, втроём 10, вчетвером 8.
option-first = Кто начинает
    .help = Первое место или по жребию.
option-first-seat-1 = Первое место
    .help = Начинает игрок 1.
option-first-by-lot = По жребию
    .help = Решает случай.
option-spent-pile = Зона потраченного
    .help = Правило поздних изданий: потраченные в свой ход кубики не попадают в мешок при пополнении.
option-second-capture = Второй захват
    .help = Правило поздних изданий: можно оплатить второй захват.
option-rounds = Раундов не больше
    .help = После стольких раундов побеждает тот, у кого больше славы.

## Показатели

score-glory = слава
score-ready = готовых кубиков

stat-cost = цена
stat-price = цена сейчас
stat-glory = слава
stat-faces = грани
stat-timing = когда
stat-stock = кубики
stat-bag = мешок
stat-used = сброс
stat-spent = потрачено
stat-aside = отложено
stat-pool = активный резерв
stat-ready = зона готовности
stat-wilds = Чаща
stat-quiddity = сущность
stat-captures = захваты
stat-round = раунд
stat-code = код Чащи
stat-target = слава для победы
stat-attached = с дополнением: { $spells }
source-cost = цена
source-glory = слава
source-faces = грани

## Стол в браузере

board-turn = Раунд { $round }: { $name }
board-empty-cards = пустые карточки существ
board-discount = к цене захвата
board-attacked = атака { $attack }
board-none-ready = пока никого
board-nothing = Здесь пусто.
board-bag-help = Содержимое мешка может вычислить каждый. Что из него выпадет, решает случай.
board-in-hand = о нём речь
board-attached = дополнение
board-copies = копирует { $card }
board-silenced = в этот ход не атакует
board-safe = до конца боя в безопасности
board-shield = к защите всех существ в этот ход
board-fury = к атаке всех существ в этот ход
board-saves = павшие вернутся в резерв
board-dice-in-wilds = { $count ->
    [one] { $count } кубик в Чаще
    [few] { $count } кубика в Чаще
   *[other] { $count } кубиков в Чаще
}
board-picks = Выбор Чащи: { $count } из 10 карточек
board-picks-creature = Осталось выбрать карточек существ: { $count }. Каждая нового класса.
board-picks-spell = Осталось выбрать карточек заклинаний: { $count }. Каждая нового класса.

figure-glory = слава
figure-captured = захвачено кубиков
figure-summoned = призвано существ
figure-cast = заклинаний
figure-destroyed = уничтожено существ
figure-lost = потеряно существ
figure-culled = отдано кубиков
figure-strongest = сильнейшая атака

kind-basic = стартовая
kind-creature = существо
kind-spell = заклинание

timing-standard = обычное
timing-attach = дополнение
timing-reaction = реакция
timing-immediate = быстрое

phase-score = 1 подсчёт славы
phase-roll = 2 набор и бросок
phase-prepare = 3 заклинания и существа
phase-attack = 4 атака
phase-capture = 5 захват

## Классы кубиков

group-quiddity = Сущность
group-assistant = Помощник
group-portal = Портал
group-deathdealer = Торговец смертью
group-defender-of-the-pale = Защитник границ
group-devotee-of-the-holy-query = Адепт священного вопроса
group-ghostly-spirit = Призрак
group-primordial-ooze = Первородная слизь
group-quake-dragon = Дракон-разрушитель
group-questing-wizard = Странствующий волшебник
group-scavenging-goblin = Гоблин-мусорщик
group-warrior-of-the-quay = Воитель с причала
group-witching-hag = Ведьма
group-death = Смерть
group-growth = Рост
group-life = Жизнь
group-shaping = Превращение
group-victory = Победа

## Карточки

card-quiddity = Сущность
    .text = Потратьте, чтобы получить указанную сущность.
card-assistant = Помощник
    .text = Усиление: перебросьте этот кубик и с ним ещё один из активного резерва.
card-portal = Портал
    .text = Потратьте, чтобы добрать и бросить указанное число кубиков.
card-deathdealer = Торговец смертью
    .text = При подсчёте славы можно обменять его кубик на кубик из чужой зоны сброса.
card-strong-deathdealer = Сильный торговец смертью
    .text = Когда вы уничтожаете существо, этот сразу приносит славу. Уже подсчитанная атака не уменьшается.
card-mighty-deathdealer = Могучий торговец смертью
    .text = Когда у противника падает первое существо, его атака ещё раз прибавляется к остатку. С каждым противником заново.
card-defender-of-the-pale = Защитник границ
    .text = Усиление: слава +1 за каждое другое существо, учтённое вместе с ним.
card-strong-defender-of-the-pale = Сильный защитник границ
    .text = Усиление, при подсчёте славы: доберите 1 кубик в активный резерв; двойное усиление: 2 кубика.
card-mighty-defender-of-the-pale = Могучий защитник границ
    .text = Усиление: пока он готов, каждый вызов стоит противникам на 1 больше; двойное усиление: на 2.
card-devotee-of-the-holy-query = Адепт священного вопроса
    .text = Усиление: защита +2.
card-strong-devotee-of-the-holy-query = Сильный адепт священного вопроса
    .text = Усиление, при подсчёте славы: можно взять в мешок кубик заклинания ценой до 4.
card-mighty-devotee-of-the-holy-query = Могучий адепт священного вопроса
    .text = Усиление: защита +3; когда он атакует, дополнения защитников не считаются; чужие заклинания не могут выбрать его целью.
card-ghostly-spirit = Призрак
    .text = Когда он уничтожен, можно удалить кубик сущности из своей зоны сброса и вернуть его.
card-strong-ghostly-spirit = Сильный призрак
    .text = Уничтоженный, он уходит в активный резерв.
card-mighty-ghostly-spirit = Могучий призрак
    .text = Уничтоженный, он откладывается. Как только вы уничтожите существо, бросьте его: существо возвращается готовым, всё прочее уходит в сброс.
card-primordial-ooze = Первородная слизь
    .text = Атака и защита: число кубиков сущности в вашем активном резерве и зоне сброса. Если их нет, она уничтожена.
card-strong-primordial-ooze = Сильная первородная слизь
    .text = Входит копией чужого существа вместе с его славой; если копировать некого, она 0/5. В ход каждого игрока может один раз сменить облик.
card-mighty-primordial-ooze = Могучая первородная слизь
    .text = Атака и защита: число готовых существ за столом.
card-quake-dragon = Дракон-разрушитель
    .text = Когда он атакует, все существа противника 1 уровня уничтожаются ещё до защиты.
card-strong-quake-dragon = Сильный дракон-разрушитель
    .text = Пока он готов, в атаках на вас не считаются существа не выше 2 уровня.
card-mighty-quake-dragon = Могучий дракон-разрушитель
    .text = Усиление: защита +1. Двойное усиление: защита +2, а при подсчёте слава +2.
card-questing-wizard = Странствующий волшебник
    .text = Усиление на сущности: вместо неё можно перебросить кубик и добрать ещё один. Двойное усиление: защита +1, а при подсчёте слава +1.
card-strong-questing-wizard = Сильный странствующий волшебник
    .text = При подсчёте славы удалите сколько угодно своих кубиков заклинаний из активного резерва и зоны готовности: слава +1 за каждый.
card-mighty-questing-wizard = Могучий странствующий волшебник
    .text = При подсчёте славы: захваты в этот ход на 2 дешевле, и одним больше. Усиление на сущности: вместо неё можно добрать 2 кубика.
card-scavenging-goblin = Гоблин-мусорщик
    .text = Усиление: его вызов приносит 1 сущность.
card-strong-scavenging-goblin = Сильный гоблин-мусорщик
    .text = Усиление: защита +1 за каждое другое ваше готовое существо.
card-mighty-scavenging-goblin = Могучий гоблин-мусорщик
    .text = Усиление, когда он уничтожен: доберите 2 кубика в активный резерв.
card-warrior-of-the-quay = Воитель с причала
    .text = Атака +3 против игрока, у которого ровно одно существо.
card-strong-warrior-of-the-quay = Сильный воитель с причала
    .text = Пока он готов, у остальных ваших существ атака +1 и защита +1.
card-mighty-warrior-of-the-quay = Могучий воитель с причала
    .text = Когда вы его вызываете, все Воители с причала у других игроков уничтожены. За ход можно вызвать только одного Воителя.
card-witching-hag = Ведьма
    .text = Пока она готова, каждое уничтоженное вами существо приносит 1 сущность.
card-strong-witching-hag = Сильная ведьма
    .text = При подсчёте славы можно перенести другой кубик существа из зоны сброса в активный резерв.
card-mighty-witching-hag = Могучая ведьма
    .text = Пока она готова, каждое атакующее вас существо считается с атакой не больше 3.
card-death-spell = Заклинание смерти
    .text = Выберите у каждого противника по существу с защитой не больше 6: они уничтожены.
card-death-cantrip = Колдовство смерти
    .text = У ваших существ в этот ход атака +2; двойное усиление: +3.
card-death-charm = Волшебство смерти
    .text = Дополнение: атака и защита +3; двойное усиление: +5.
card-death-incantation = Заговор смерти
    .text = Уничтожьте существо не выше 2 уровня; двойное усиление: любое.
card-growth-spell = Заклинание роста
    .text = Сразу: 2 сущности, затем доберите и бросьте 1 кубик.
card-growth-cantrip = Колдовство роста
    .text = Сразу: 2 сущности и ещё один захват в этот ход.
card-growth-charm = Волшебство роста
    .text = 3 сущности.
card-growth-incantation = Заговор роста
    .text = Сразу: 2 сущности и переброс до двух других кубиков активного резерва.
card-life-spell = Заклинание жизни
    .text = Реакция: у ваших существ в этот ход защита +4.
card-life-cantrip = Колдовство жизни
    .text = Дополнение: защита +4.
card-life-charm = Волшебство жизни
    .text = Реакция: ваши существа, уничтоженные в этот ход, уходят в активный резерв.
card-life-incantation = Заговор жизни
    .text = Реакция: атака одного существа в этот ход равна 0.
card-shaping-spell = Заклинание превращения
    .text = Уничтожьте заклинание в любой зоне готовности, пусть и присоединённое.
card-shaping-cantrip = Колдовство превращения
    .text = Реакция: только что потерянное существо возвращается той же гранью.
card-shaping-charm = Волшебство превращения
    .text = Поверните каждое своё существо гранью на уровень выше, если она есть.
card-shaping-incantation = Заговор превращения
    .text = Дополнение: при подсчёте славы за существо можно удалить кубик из зоны сброса и взять из Чащи кубик дороже не более чем на 3.
card-victory-spell = Заклинание победы
    .text = После вашей атаки: слава +1 за каждого противника, потерявшего в ней существо.
card-victory-cantrip = Колдовство победы
    .text = Дополнение: при подсчёте существо приносит славы на 2 больше.
card-victory-charm = Волшебство победы
    .text = Если в этот ход славу принесли хотя бы два ваших существа: слава +1 за каждое.
card-victory-incantation = Заговор победы
    .text = Слава +3.

## Правила: перед первым ходом

rule-setup = Разложите Чащу, положите кубики на карточки, наполните мешочки. Потом начинает первый игрок.
    .title = Подготовка
rule-setup_basics = В Чаще всегда лежат три стартовые карточки: сущность, помощник и портал. Карточка сущности вначале пуста: на неё попадают только удалённые кубики.
    .title = Стартовые карточки
rule-setup_creatures = Открывайте карточки существ по одной, пока в Чаще не окажется семь разных классов.
    .title = Карточки существ
rule-setup_same-class = Карточку класса, который уже есть, убирают в коробку и открывают следующую.
    .title = По одной на класс
rule-setup_spells = Так же откройте карточки заклинаний, пока не будет трёх разных классов.
    .title = Карточки заклинаний
rule-setup_dice = На каждую карточку существа и заклинания кладут её 5 кубиков. На карточках лежат ещё 5 порталов и 2 помощника.
    .title = Кубики в Чаще
rule-setup_bags = У каждого в мешочке вначале 8 кубиков сущности и 4 помощника.
    .title = Мешочки
rule-setup_first = Решите, кто начинает: первое место или кто-то по жребию.
    .title = Кто начинает
rule-setup_chosen = Карточки можно не открывать наугад, а выбирать по очереди или взять знакомую Чащу: у каждой есть код из восьми знаков, которым можно делиться.
    .title = Выбранная Чаща
rule-wilds = Чаща лежит посередине: тринадцать карточек и ничейные кубики на них.
    .title = Чаща
rule-cards = Карточка силы показывает цену кубика, славу за существо и то, что умеет существо или заклинание.
    .title = Карточки силы
rule-zones = Ваши кубики лежат в мешочке, в активном резерве, в зоне готовности или в зоне сброса. Всё, кроме мешочка, считается в игре. Что в мешочке, может вычислить каждый, но что вытянут, не знает никто.
    .title = Где лежат кубики
rule-spend = Чтобы применить кубик, его обычно тратят: он уходит в зону сброса.
    .title = Использование кубика

## Правила: кубики

rule-dice = Верхняя грань говорит, на что годится кубик: дать сущность, добрать кубики, перебросить, стать существом или заклинанием.
    .title = Грани
rule-dice_draw = Добор: возьмите столько кубиков из мешочка и бросьте их в активный резерв.
    .title = Добор
rule-dice_reroll = Переброс: бросьте кубик снова. Перебрасывают только кубики активного резерва, и считается новый результат.
    .title = Переброс
rule-dice_line = Если между символами черта, выберите один из них.
    .title = Или то, или другое
rule-dice_both = Без черты вы получаете оба.
    .title = И то, и другое
rule-burst = На некоторых гранях есть один или два символа усиления. Они добавляют то, что написано рядом с таким символом на карточке; если ничего, то ничего.
    .title = Усиление
rule-assistant_burst = Если у помощника выпал переброс, с ним можно перебросить ещё один кубик резерва. Если переброс выпал снова, им снова можно воспользоваться.
    .title = Помощник
rule-portal_draw = Портал тратят до того, как тянут кубики. Если ради них пополняют мешочек, портал может тут же вернуться.
    .title = Портал
rule-portal_alone = Если в мешочке и зоне сброса одни порталы, портал можно просто повернуть сущностью вверх.
    .title = Одни порталы
rule-quiddity = Кубики с сущностью тратят, чтобы её получить. Ею платят за вызов и захват.
    .title = Сущность
rule-quiddity_lost = Что не использовано, в конце хода пропадает.
    .title = Копить нельзя

## Правила: ход

rule-turn = В ходу шесть фаз: подсчёт славы, набор и бросок, заклинания и существа, атака, захват, уборка. Потом ходит игрок слева.
    .title = Ход
rule-score = Существа, дожившие в зоне готовности до начала вашего хода, приносят славу. Придержать их нельзя.
    .title = 1 Подсчёт славы
rule-score_glory = Каждое приносит славу со своей карточки. Набрав достаточно, вы сразу побеждаете.
    .title = Слава
rule-score_used = Затем все существа уходят в зону сброса вместе с дополнениями.
    .title = С поля
rule-score_abilities = Свойства, которые срабатывают при подсчёте, применяют сейчас, в любом порядке.
    .title = Свойства при подсчёте
rule-cull = За каждое учтённое существо можно удалить один кубик из зоны сброса, даже только что учтённый.
    .title = Удаление
rule-cull_wilds = Удалённый кубик возвращается на свою карточку в Чаще, и захватить его может любой.
    .title = Обратно в Чащу
rule-roll = Наберите кубики, бросьте активный резерв, примените быстрые эффекты.
    .title = 2 Набор и бросок
rule-roll_six = Вытяните из мешочка шесть кубиков, не подглядывая.
    .title = Шесть кубиков
rule-roll_waiting = Кубики, которые уже ждут в активном резерве, бросают вместе с ними.
    .title = Ожидающие кубики
rule-roll_refill = Если кубиков меньше шести, возьмите все, пересыпьте сброс в мешочек и дотяните остальные.
    .title = Пустой мешочек
rule-immediate = У некоторых граней быстрый эффект: его применяют сразу после броска или не применяют вовсе.
    .title = Быстрые эффекты
rule-immediate_order = Порядок выбираете вы и можете сначала посмотреть, что дал один, а потом решать о другом.
    .title = Один за другим
rule-immediate_spend = Как правило, кубик за эффект тратят.
    .title = Цена спешки
rule-growth_immediate = Три заклинания роста быстрые: приготовить их и сберечь нельзя.
    .title = Рост сразу
rule-summon = Кубик, на котором выпало существо, можно вызвать: он переходит в зону готовности и становится существом.
    .title = 3 Заклинания и существа
rule-summon_price = Вызов стоит столько сущности, каков уровень на кубике.
    .title = Цена вызова
rule-creatures = Существо — это только вызванный кубик в зоне готовности. Там считаются его атака, защита и свойства карточки.
    .title = Существа
rule-spells = Кубик, на котором выпало заклинание, становится заклинанием в зоне готовности.
    .title = Заклинания
rule-spells_ready = Подготовка заклинаний ничего не стоит: все выпавшие переходят в зону готовности.
    .title = Подготовка заклинаний
rule-spells_cast = Сотворите заклинание сейчас или в другой ход. Кубик тратится, эффект наступает.
    .title = Сотворение
rule-spells_own-turn = Заклинания творят в свой ход, после подсчёта славы.
    .title = В свой ход
rule-spells_target = Заклинанию нужна цель, своя или чужая. Без цели его не сотворить.
    .title = Цель
rule-spells_in-attack = Творить заклинания можно и во время своей атаки, между двумя защитами.
    .title = Во время атаки
rule-attach = Дополнение не тратится. Оно ложится рядом с вашим существом и меняет его.
    .title = Дополнения
rule-attach_leave = Когда существо покидает зону готовности, его дополнения уходят в сброс.
    .title = Вместе до конца
rule-reaction = Реакции творят только в чужой ход.
    .title = Реакции
rule-reaction_attack = Ответить можно перед каждой защитой.
    .title = Перед защитой
rule-reaction_spell = Ответить можно перед тем, как заклинание выберет слабых существ.
    .title = Перед заклинанием
rule-reaction_loss = Ответить можно, когда ваше существо только что уничтожено.
    .title = После потери
rule-attack = Ваши существа обязаны атаковать.
    .title = 4 Атака
rule-attack_all = Все ваши существа атакуют всех противников.
    .title = Все на всех
rule-attack_total = Сложите атаку ваших существ со всем, что меняют заклинания и свойства.
    .title = Общая сила
rule-attack_each = Каждый противник по очереди, начиная слева, встречает полную силу.
    .title = Полная сила
rule-attack_defend = Защищающийся называет одно существо. Оно принимает всю атаку.
    .title = Защита
rule-attack_destroyed = Если атака не меньше защиты, существо уничтожено. Если меньше, не происходит ничего.
    .title = Уничтожено или нет
rule-attack_next = Вычтите его защиту из атаки. Если что-то осталось, защищаться должно другое существо.
    .title = Следующий защитник
rule-attack_unhurt = Атакующие никогда не страдают.
    .title = Атакующие невредимы
rule-destroy = Существ уничтожают атаки, заклинания и свойства.
    .title = Уничтожение
rule-destroy_used = Уничтоженное существо уходит в зону сброса хозяина, если карточка не говорит иного.
    .title = Куда уходит существо
rule-capture = На оставшуюся сущность можно захватить кубик из Чащи.
    .title = 5 Захват
rule-capture_one = Один кубик за ход, если карточки не позволяют больше.
    .title = Только один
rule-capture_price = Он стоит цену со своей карточки.
    .title = Цена
rule-capture_used = Кубик кладут в зону сброса.
    .title = Куда идёт кубик
rule-end = Уборка. Потом ходит следующий.
    .title = 6 Уборка
rule-end_pool = Все кубики, оставшиеся в активном резерве, уходят в зону сброса.
    .title = Резерв пустеет
rule-end_spells = Заклинания в зоне готовности остаются или, если хотите, уходят в сброс.
    .title = Ненужные заклинания

## Правила: конец игры

rule-win = Игру решает слава.
    .title = Победа
rule-win_glory = Слава 20 вдвоём, 15 втроём или 12 вчетвером сразу приносит победу.
    .title = Достаточно славы
rule-win_empty = Если после захвата пусты четыре карточки существ или больше, игра сразу заканчивается.
    .title = Пустые карточки
rule-win_most = Тогда побеждает тот, у кого больше славы.
    .title = Больше славы
rule-win_tie = При равной славе — у кого больше кубиков в зоне готовности.
    .title = Равенство
rule-win_shared = Если и это поровну, победу делят.
    .title = Общая победа
rule-end_rounds = После числа раундов, о котором договорились заранее, игра заканчивается так же, как с пустыми карточками.
    .title = Последний раунд
rule-end_uses = За один ход можно применить не больше 40 быстрых эффектов.
    .title = Самый длинный ход
rule-option_quick = Для быстрой игры: слава 12, 10 или 8 вдвоём, втроём, вчетвером.
    .title = Быстрая игра
rule-option_spent-pile = В поздних изданиях потраченные в свой ход кубики ждут отдельно. В зону сброса они уходят в конце хода и не попадают в мешочек раньше.
    .title = Зона потраченного
rule-option_second-capture = В поздних изданиях можно захватить второй кубик, если хватает сущности.
    .title = Второй захват

## Правила: как мы их читаем

rule-ruling_1 = Сущность принадлежит ходу: если заплатить 1 кубиком с двойкой, ещё 1 остаётся до конца хода.
    .title = Сдача
rule-ruling_2 = Если в мешочке и сбросе вместе кубиков мало, бросают что есть.
    .title = Мало кубиков
rule-ruling_3 = Подсчёт по порядку: слава всех существ, проверка победы, в зону сброса, свойства, удаление.
    .title = Порядок подсчёта
rule-ruling_4 = До конца подсчёта заклинаний не творят. Сбережённые можно творить сразу после броска, реакции — только в чужой ход.
    .title = Когда творят заклинания
rule-ruling_5 = «Вы уничтожаете» значит: в ваш ход, атакой, заклинанием или свойством, любое существо, даже если оно вернётся.
    .title = Кто уничтожил
rule-ruling_6 = Атака, защита и уровень всегда считаются такими, каковы они сейчас.
    .title = Текущие числа
rule-ruling_7 = Существо, учтённое посреди хода, не даёт удаления. Два Могучих торговца смертью прибавляют оба. Отнятая атака остаётся 0.
    .title = Три малых ответа
rule-ruling_8 = Взятое бесплатно не считается вашим захватом, но может закончить игру. Цена не бывает меньше 0.
    .title = Бесплатно
rule-ruling_9 = Кубики, попавшие в ваш активный резерв в чужой ход, ждут вашего броска. В свой ход их в конце убирают.
    .title = Опоздавшие кубики
rule-ruling_10 = Сильный дракон-разрушитель и Могучая ведьма берегут только хозяина.
    .title = Кого они берегут
rule-ruling_returned = Существо, вернувшееся в бою, в нём неуязвимо: повреждений ему больше не назначают, и второй раз оно не спасается.
    .title = Снова в бою
rule-ruling_fixed = Когда атака подсчитана, приход и уход существ её не меняют.
    .title = Сумма неизменна
rule-ruling_defender = Что зависит от защищающегося, определяют для каждого заново.
    .title = Для каждого заново
rule-ruling_turn = «Этот ход» — ход того, кто сейчас ходит.
    .title = Этот ход

## Правила: карточки

rule-deathdealer_plain = { card-deathdealer.text }
    .title = { card-deathdealer }
rule-deathdealer_strong = { card-strong-deathdealer.text }
    .title = { card-strong-deathdealer }
rule-deathdealer_mighty = { card-mighty-deathdealer.text }
    .title = { card-mighty-deathdealer }
rule-defender_plain = { card-defender-of-the-pale.text }
    .title = { card-defender-of-the-pale }
rule-defender_strong = { card-strong-defender-of-the-pale.text }
    .title = { card-strong-defender-of-the-pale }
rule-defender_mighty = { card-mighty-defender-of-the-pale.text }
    .title = { card-mighty-defender-of-the-pale }
rule-devotee_plain = { card-devotee-of-the-holy-query.text }
    .title = { card-devotee-of-the-holy-query }
rule-devotee_strong = { card-strong-devotee-of-the-holy-query.text }
    .title = { card-strong-devotee-of-the-holy-query }
rule-devotee_mighty = { card-mighty-devotee-of-the-holy-query.text }
    .title = { card-mighty-devotee-of-the-holy-query }
rule-spirit_plain = { card-ghostly-spirit.text }
    .title = { card-ghostly-spirit }
rule-spirit_strong = { card-strong-ghostly-spirit.text }
    .title = { card-strong-ghostly-spirit }
rule-spirit_mighty = { card-mighty-ghostly-spirit.text }
    .title = { card-mighty-ghostly-spirit }
rule-ooze_plain = { card-primordial-ooze.text }
    .title = { card-primordial-ooze }
rule-ooze_strong = { card-strong-primordial-ooze.text }
    .title = { card-strong-primordial-ooze }
rule-ooze_switch = В ход каждого игрока она может один раз скопировать другое существо: в свой ход во время вызова, в чужой — перед вашей защитой.
    .title = Слизь меняет облик
rule-ooze_mighty = { card-mighty-primordial-ooze.text }
    .title = { card-mighty-primordial-ooze }
rule-dragon_plain = { card-quake-dragon.text }
    .title = { card-quake-dragon }
rule-dragon_strong = { card-strong-quake-dragon.text }
    .title = { card-strong-quake-dragon }
rule-dragon_mighty = { card-mighty-quake-dragon.text }
    .title = { card-mighty-quake-dragon }
rule-wizard_plain = { card-questing-wizard.text }
    .title = { card-questing-wizard }
rule-wizard_strong = { card-strong-questing-wizard.text }
    .title = { card-strong-questing-wizard }
rule-wizard_mighty = { card-mighty-questing-wizard.text }
    .title = { card-mighty-questing-wizard }
rule-goblin_plain = { card-scavenging-goblin.text }
    .title = { card-scavenging-goblin }
rule-goblin_strong = { card-strong-scavenging-goblin.text }
    .title = { card-strong-scavenging-goblin }
rule-goblin_mighty = { card-mighty-scavenging-goblin.text }
    .title = { card-mighty-scavenging-goblin }
rule-warrior_plain = { card-warrior-of-the-quay.text }
    .title = { card-warrior-of-the-quay }
rule-warrior_strong = { card-strong-warrior-of-the-quay.text }
    .title = { card-strong-warrior-of-the-quay }
rule-warrior_mighty = { card-mighty-warrior-of-the-quay.text }
    .title = { card-mighty-warrior-of-the-quay }
rule-hag_plain = { card-witching-hag.text }
    .title = { card-witching-hag }
rule-hag_strong = { card-strong-witching-hag.text }
    .title = { card-strong-witching-hag }
rule-hag_mighty = { card-mighty-witching-hag.text }
    .title = { card-mighty-witching-hag }
rule-death_spell = { card-death-spell.text }
    .title = { card-death-spell }
rule-death_cantrip = { card-death-cantrip.text }
    .title = { card-death-cantrip }
rule-death_charm = { card-death-charm.text }
    .title = { card-death-charm }
rule-death_incantation = { card-death-incantation.text }
    .title = { card-death-incantation }
rule-growth_spell = { card-growth-spell.text }
    .title = { card-growth-spell }
rule-growth_cantrip = { card-growth-cantrip.text }
    .title = { card-growth-cantrip }
rule-growth_charm = { card-growth-charm.text }
    .title = { card-growth-charm }
rule-growth_incantation = { card-growth-incantation.text }
    .title = { card-growth-incantation }
rule-life_spell = { card-life-spell.text }
    .title = { card-life-spell }
rule-life_cantrip = { card-life-cantrip.text }
    .title = { card-life-cantrip }
rule-life_charm = { card-life-charm.text }
    .title = { card-life-charm }
rule-life_incantation = { card-life-incantation.text }
    .title = { card-life-incantation }
rule-shaping_spell = { card-shaping-spell.text }
    .title = { card-shaping-spell }
rule-shaping_cantrip = { card-shaping-cantrip.text }
    .title = { card-shaping-cantrip }
rule-shaping_charm = { card-shaping-charm.text }
    .title = { card-shaping-charm }
rule-shaping_incantation = { card-shaping-incantation.text }
    .title = { card-shaping-incantation }
rule-victory_spell = { card-victory-spell.text }
    .title = { card-victory-spell }
rule-victory_cantrip = { card-victory-cantrip.text }
    .title = { card-victory-cantrip }
rule-victory_charm = { card-victory-charm.text }
    .title = { card-victory-charm }
rule-victory_incantation = { card-victory-incantation.text }
    .title = { card-victory-incantation }
