# Shazar: nevek, lapok, kérdések, napló, szabályok.

## A játék

game = Shazar. Az istenek játéka
    .short = Shazar
    .about = Négy mágus, négy hatszögekből álló föld: kelj át a kapukon, varázsolj, éld túl a saját ereklyédet, és vidd haza a többiekét.
    .author = Pavel If, Nyik Zelge
    .note = Független rajongói változat. A szabályok a 2014-es szabálykönyvet követik; a lapok többsége és minden földelrendezés ehhez a projekthez készült, és ezt minden lap jelzi.

## Szereplők

character-beatrice = Beatrice
character-gothard = Gothard
character-daren = Daren
character-shantiren = Shan’Tiren
seat-of = { $number }. játékos ({ $character })
seat-of-named = { $name } ({ $character })
card-beatrice = { character-beatrice }
    .text = Gyakran és keményen csap le: lapjainak több mint fele támadás.
card-gothard = { character-gothard }
    .text = Előbb átkokkal gyengít, csak aztán üt.
card-daren = { character-daren }
    .text = Rejtett csapdákból, lopásból és cselekből él.
card-shantiren = { character-shantiren }
    .text = Gyógyít, áld, és nem hagyja harcolni a többieket.

## Mezők

tile = { $hex }{ $power ->
        [0] {""}
       *[other] {" "}{ $power }
    } ({ $sign })
edge = e két mező mellett: { $one }, { $other }
place = { $hex }{ $power ->
        [0] {""}
       *[other] {" "}{ $power }
    } ({ $land } { $where })
hex-capital = Főváros
hex-portal-in = Kapu bejárata
hex-portal-out = Kapu kijárata
hex-spring = Forrás
hex-trap = Csapda
hex-snare = Hurok
hex-fate = Sors
hex-astral = Asztrál
hex-bastion = Bástya
hex-school = Mágiaiskola
hex-ice = Jégfal
hex-mana-lake = Manató
hex-vigour = Frissesség
hex-windfall = Széldöntötte erdő
hex-seer = Jósnő
hex-guardian = Őr
hex-poison-spring = Mérgezett forrás
hex-tartarus = Tartarosz
hex-cursed-land = Átkozott föld
hex-holy-land = Szent föld
card-hex-capital = { hex-capital }
    .text = Itt vannak az ereklyék, és itt születnek újjá a mágusok. Bármilyen varázslat használható.
card-hex-portal-in = { hex-portal-in }
    .text = Azonnal egy másik föld szabad kapukijáratára visz.
card-hex-portal-out = { hex-portal-out }
    .text = Ide vezetnek a kapuk. Visszafelé nem lehet átkelni, és varázsolni sem lehet.
card-hex-spring = { hex-spring }
    .text = Annyi életet ad vissza, amennyi az ereje.
card-hex-trap = { hex-trap }
    .text = Annyi életet vesz el, amennyi az ereje.
card-hex-snare = { hex-snare }
    .text = Véget vet a mozgásnak; a következő körödben nem léphetsz.
card-hex-fate = { hex-fate }
    .text = Húzz egy Sors-lapot.
card-hex-astral = { hex-astral }
    .text = A következő körödig a találataid annyival többet sebeznek, amennyi az ereje.
card-hex-bastion = { hex-bastion }
    .text = A következő körödig a téged érő találatok annyival kevesebbet sebeznek, amennyi az ereje.
card-hex-school = { hex-school }
    .text = Tedd vissza a pakliba a fölösleges varázslataidat, és húzz ugyanannyit.
card-hex-ice = { hex-ice }
    .text = Dobás: 50 vagy kevesebb – visszacsúszol.
card-hex-mana-lake = { hex-mana-lake }
    .text = Bármely más, játékban lévő mezőként működik, a saját erejével.
card-hex-vigour = { hex-vigour }
    .text = Legfeljebb két további lépés; az út minden mezőjének hatása megmarad.
card-hex-windfall = { hex-windfall }
    .text = Senki sem léphet ide.
card-hex-seer = { hex-seer }
    .text = Húzz három Sors-lapot, és alkalmazd az egyiket.
card-hex-guardian = { hex-guardian }
    .text = 4 életet veszítesz, hacsak el nem használsz egy támadó varázslatot, és nem dobsz legalább 60-at.
card-hex-poison-spring = { hex-poison-spring }
    .text = Dobás: 50 vagy kevesebb – elveszítesz egy életet; különben annyit kapsz vissza, amennyi az ereje.
card-hex-tartarus = { hex-tartarus }
    .text = A következő körödig minden téged érő sebzés kétszeres.
card-hex-cursed-land = { hex-cursed-land }
    .text = Minden körödben elveszítesz egy életet, amíg a kör elején legalább 50-et nem dobsz.
card-hex-holy-land = { hex-holy-land }
    .text = Dobás: 50 vagy kevesebb – a következő két körödben nem használhatsz támadó varázslatot.

## Jelek, szakaszok, típusok

sign-square = négyzet
sign-triangle = háromszög
sign-cross = kereszt
sign-star = csillag
sign-none = nincs jel
stage-beginning = a kör eleje
stage-effects = 1 hatások
stage-movement = 2 mozgás, 3 mező
stage-spell = 4 varázslat
stage-ending = a kör vége
kind-attack = támadás
kind-blessing = áldás
kind-curse = átok
kind-disease = betegség
kind-artifact = ereklye
kind-fate = Sors-lap
kind-named-fate = nevesített Sors-lap
kind-hex = mező
kind-character = szereplő
group-hexes = Mezők
group-fates = Sors-pakli
group-artifacts = Ereklyék
group-diseases = Betegségek
group-characters = Szereplők
group-beatrice = { character-beatrice }
group-gothard = { character-gothard }
group-daren = { character-daren }
group-shantiren = { character-shantiren }
when-any-time = bármikor
when-any-roll = bármely dobás után
when-own-roll = saját dobás után
when-spell-declared = amikor más varázsol
when-artifact-carried = amíg az ereklyédet viszik

## Tartós hatások

status-no-move = nem mozoghat
    .text = A mozgási szakaszban nem léphet.
status-no-attack = nem támadhat
    .text = Nem használhat támadó varázslatot.
status-no-spell = nem varázsolhat
    .text = Egyáltalán nem varázsolhat.
status-block-heal = a következő gyógyítás hatástalan
    .text = A következő gyógyítás egyetlen életet sem ad vissza.
status-block-heal-all = gyógyíthatatlan
    .text = Semmilyen gyógyítás nem hat.
status-roll-mod = módosult dobások
    .text = Minden dobáshoz hozzáadódik valamennyi.
status-attack-roll-mod = módosult támadódobás
    .text = A következő támadódobáshoz hozzáadódik valamennyi.
status-damage-bonus = erősebb támadás
    .text = A találatok többet sebeznek.
status-damage-reduction = szívósabb
    .text = A viselőjére mért találatok gyengébbek.
status-absorb = pajzs
    .text = Elnyeli a sebzést, amíg el nem fogy.
status-evade = kitérés
    .text = A következő támadó varázslat dobás nélkül célt téveszt.
status-reflect = visszaverés
    .text = A következő találat a támadót éri.
status-double-damage-taken = sebezhető
    .text = A sebzés kétszer számít.
status-double-damage-dealt = dupla találat
    .text = A következő találat kétszeresen sebez.
status-extra-steps = több lépés
    .text = Több lépés a mozgási szakaszban.
status-led = hamis nyomon jár
    .text = A következő lépését más választja meg.
status-reroll-own = második dobás
    .text = Egy saját dobás megismételhető.

## Kérdések

ask-pick-characters = Kivel játszol?
ask-lay-field = A földed: melyik mező kerüljön ide: { $where }?
ask-lay-field-in = A földed: hol legyen a kapu bejárata?
ask-lay-field-out = A földed: hol legyen a kapu kijárata?
ask-upkeep = Lerázod a negatív hatásokat, vagy eldobsz áldásokat?
ask-shed = A dobás { $value }: melyik hatást rázod le?
ask-move = Te jössz: lépj egyet, vagy próbálj ereklyét szerezni.
ask-steps = Merre menjen { $seat }?
ask-jumps = Hová kerüljön { $seat }?
ask-choose-exit = Hol jöjjön ki { $seat } a kapuból?
ask-cast = Varázsolsz?
ask-aim = { $card }: kire?
ask-place-hex = { $card }: hová kerüljön a rejtett csapda?
ask-bar-hex = Melyik mező záruljon be?
ask-bar-hex-card = { $card }: melyik mező záruljon be?
ask-choose-enemy = Melyik másik mágus?
ask-choose-enemy-card = { $card }: melyik másik mágus?
ask-choose-option = { $card }: melyiket választod? { $text }
ask-choose-fate = Melyik Sors-lapot választod?
ask-moment = { $seat } köre kezdődik. Kijátszol nevesített lapot?
ask-moment-declared = { $seat } varázsol. Kijátszol nevesített lapot?
ask-after-roll = { $seat } dobása { $value }{ $need ->
        [0] {""}
       *[other] {" "}(kell: { $need })
    }. Megváltoztatod?
ask-exchange = Visszateszed a fölösleges lapokat?
ask-guardian = Az Őr! Harcolsz egy támadó varázslattal?
ask-remove = Melyik hatás szűnjön meg?
ask-pass-on = Melyik hatást adod tovább?
ask-copy-kind = Milyen mezőként működjön a tó?
ask-recall-relic = Melyik ereklyét hívod haza?

## Válaszok

do-pass = Passzolok
do-pass-moment = Nem játszom ki semmit
do-pass-after-roll = Maradjon így
do-done = Tovább
do-done-lay-field = A többi maradjon így
do-done-upkeep = Maradjon minden
do-done-shed = Semmire sem használom
do-done-move = Maradok
do-done-steps = Nem megyek tovább
do-done-cast = Nem varázsolok
do-done-exchange = Ennyi
do-done-guardian = Nem harcolok: életet veszítek
do-pick = { $character }
do-drop = Eldobom: { $effect }
do-attempt = { $count } dobás a hatások lerázására
do-shed = Lerázom: { $effect }
do-step = Lépés: { $hex }
do-enter = A kapun át: { $hex }
do-seize = Megpróbálom megszerezni: { $artifact }
do-cast = Varázslat: { $spell }
do-aim = Célpont: { $target }
do-aim-self = Önmagamra
do-choose = { $target }
do-place = Ide: { $hex }
do-jump = Ide: { $hex }
do-option = { $option ->
        [0] Az elsőt
       *[other] A másodikat
    }
do-copy = Így: { $kind }
do-fight = Harc: { $spell }
do-return = Visszateszem: { $spell }
do-keep = Választom: { $fate }
do-play = Kijátszom: { $fate }
do-luck = Újradobom a saját dobásomat
do-hand-on = Továbbadom: { $effect }
do-remove = Megszüntetem: { $effect }
do-recall = Hazahívom: { $artifact }
do-lay = { $tile }
do-lay-in = Bejárat { $edge }
do-lay-out = Kijárat { $edge }

## Napló

log-picked = { $seat } választása: { $character }.
log-field-laid = { $seat } földje elkészült.
log-dealt = { $seat } ereklyéje: { $artifact }.
log-first-roll = { $seat } dobása a kezdésért: { $roll }.
log-turn = { $round }. forduló: { $seat }.
log-moved = { $seat } lépése: { $hex }.
log-jumped = { $seat } új helye: { $hex }.
log-hex-fired = { $seat } mezője működésbe lép: { $kind }{ $power ->
        [0] {""}
       *[other] {" "}(erő: { $power })
    }.
log-copied = A Manató most így működik: { $kind } ({ $seat }).
log-rolled = { $seat } dobása { $roll }{ $need ->
        [0] {""}
       *[other] ; ennyi kell: { $need }
    }.
log-rolled-counted = { $seat } dobása { $roll }, értéke { $value }{ $need ->
        [0] {""}
       *[other] ; ennyi kell: { $need }
    }.
log-answered = { $seat } ereklyéje válaszol ({ $artifact }): { $success ->
        [1] kritikus siker
       *[other] kritikus kudarc
    }!
log-hurt = { $seat } { $lives } életet veszít, { $left } maradt.
log-absorbed = { $seat } pajzsa elnyel { $lives } sebzést.
log-healed = { $seat } visszakap { $lives } életet, most { $left } élete van.
log-heal-blocked = { $seat } nem gyógyítható.
log-extra-life = { $seat } kap { $lives } életet, akár a maximumon felül is, most { $left } élete van.
log-withered = { $seat } életmaximuma { $lives } ponttal csökken, most { $left }.
log-marked = { $seat } új hatása: { $effect }.
log-unmarked = { $seat } hatása megszűnik: { $effect }.
log-no-room = { $seat } nem kaphat több ilyen hatást: { $effect }.
log-no-card-left = { $seat } nem kapja meg a hatást: elfogytak a hatáslapok.
log-skips = { $seat } kimarad { $count } körből.
log-skipped = { $seat } kimarad a körből.
log-held = { $seat } a helyén marad.
log-cast = { $seat } varázsol: { $spell }. Célpont: { $target }.
log-cast-self = { $seat } önmagára varázsol: { $spell }.
log-cast-unaimed = { $seat } varázsol: { $spell }.
log-cast-hidden = { $seat } rejtett csapdát használ: { $spell }.
log-cancelled = { $seat } varázslata meghiúsul.
log-evaded = { $seat } kitér a támadás elől.
log-reflected = { $seat } visszaveri a találatot. Célpont: { $target }.
log-hit = { $seat } támadása talál. Célpont: { $target }, { $roll } : { $other }.
log-hit-self = { $seat } saját varázslata önmagát találja el, { $roll } : { $other }.
log-missed = { $seat } támadása célt téveszt. Célpont: { $target }, { $roll } : { $other }.
log-missed-self = { $seat } kitér a saját varázslata elől, { $roll } : { $other }.
log-tied = Mindkét dobás { $roll }: újra kell dobni.
log-rider = { $seat } dobása ráadást hoz: { $spell }.
log-drew = { $seat } { $count } lapot húz.
log-reshuffled = { $seat } új paklit kever a dobópaklijából.
log-discarded = { $seat } eldobja: { $spell }.
log-stolen = { $seat } lapot lop: { $spell }. Az áldozat: { $victim }.
log-exchanged = { $seat } { $count } lapot cserél.
log-fate-drawn = { $seat } { $count } Sors-lapot húz.
log-fate-kept = { $seat } megtartja: { $fate }.
log-fate-lost = { $seat } elveszíti: { $fate }.
log-fate-fired = { $seat } sorsa: { $fate }.
log-fate-played = { $seat } kijátssza: { $fate }.
log-rerolled = { $seat } újradob.
log-lucky = { $seat } szerencsés, újradobhat.
log-trap-laid = { $seat } rejtett csapdát állít: { $hex }, { $spell }.
log-trap-sprung = { $seat } rejtett csapdába kerül: { $spell }.
log-hex-blocked = { $seat } lezár egy mezőt: { $hex }.
log-truce = { $seat } fegyverszünetet hirdet a következő köréig.
log-guarded = { $seat } { $won ->
        [1] legyőzi az Őrt
       *[other] alulmarad az Őrrel szemben
    }.
log-taken = { $seat } megszerez egy ereklyét: { $artifact }!
log-take-failed = { $seat } próbája nem sikerül: { $artifact }.
log-delivered = { $seat } hazavisz egy ereklyét: { $artifact }.
log-went-home = { $seat } ereklyéje hazatér: { $artifact }.
log-burnt = Elégett ereklye: { $artifact }.
log-died = { $seat } { $home ->
        [1] otthon
       *[other] idegen földön
    } meghal.
log-reborn = { $seat } újjászületik { $lives } élettel.
log-waits = { $seat } várja, hogy felszabaduljon a Főváros.
log-out = { $seat } kiesik a játékból.
log-last-round = Ez volt az utolsó forduló ({ $round }.), vége a játéknak.
log-won = { $winners } { $winners_count ->
        [one] győz!
       *[other] együtt győz!
    }

## Esélyek

odds-hit = találat
    .help = A találat esélye; egyenlőségnél újradobás.
odds-bonus = ráadás
    .help = Ráadásos találat esélye.
odds-backfire = visszaütés
    .help = Annak esélye, hogy tévesztesz, és az visszaüt rád.
odds-damage = sebzés
    .help = A célpont várható életvesztesége.
odds-kill = halál
    .help = Annak esélye, hogy már a találat is megöl.
odds-own-damage = saját veszteség
    .help = Ennyi életet veszítesz átlagosan te magad.
odds-own-death = saját halál
    .help = Annak esélye, hogy a támadás téged öl meg.
odds-reach = siker
    .help = A szükséges szám elérésének esélye.
odds-grade-1 = első fokozat
    .help = Az első hatás esélye.
odds-grade-2 = második fokozat
    .help = A második hatás esélye is.
odds-grade-3 = harmadik fokozat
    .help = A harmadik hatás esélye is.
odds-critical = kritikus siker
    .help = Saját ereklyéd kritikus sikerének esélye.
odds-fumble = kritikus kudarc
    .help = Saját ereklyéd kritikus kudarcának esélye.
odds-without-fate = Sors-lapok nélkül
    .help = Valakinél Sors-lap van; amin változtathat, nincs beleszámítva.
odds-without-reroll = újradobás nélkül
    .help = Az egyik dobás megismételhető; ez nincs beleszámítva.
odds-without-artifacts = ereklyék nélkül
    .help = Az ereklyék válasza a dobásra nincs beleszámítva.
odds-without-chosen = a választott nélkül
    .help = A ráadás olyan mágust ér, akit csak akkor választasz ki; ez nincs beleszámítva.

## Miért nem

why-sign = A jele nem illik ehhez a mezőhöz.
why-no-sign = Erről a mezőről nem lehet varázsolni.
why-muted = Most nem varázsolhatsz.
why-no-attack = Most nem támadhatsz.
why-truce = Fegyverszünet van.
why-traps-full = Már annyi rejtett csapdád van, amennyi lehet.
why-occupied = Ott már áll valaki.
why-barred = A mező most le van zárva.
why-portal-busy = Egyetlen másik föld kapukijárata sem szabad.
why-held = Nem mozoghatsz.
why-led = A lépésedet más választja.
why-not-yet = Előbb itt kell befejezned egy kört.
why-failed = A próba nem sikerült: hagyd el a Fővárost, és térj vissza.
why-off-board = A mágus a pályán kívül vár.
why-spell-later = Varázsolni a lépés után lehet.
why-closed = Erre a mezőre senki sem léphet.
why-too-far = Ez a mező nem szomszédos a figurával.
why-far-portal = A figura mellett nincs kapubejárat.
why-must-step = Lépni kell.
why-step-over = Ebben a körben lépni vagy ereklyét szerezni már késő.
why-not-there = Abban a Fővárosban kell állnod, ahol az ereklye van.
why-carried = Valaki éppen viszi.
why-burnt = Elégett.
why-out = Ez a mágus kiesett.
why-not-self = Egy másik mágust kell választanod.
why-capital = Fővárosban nem lehet.
why-portal = Kapun nem lehet.
why-entrance = Kapubejáratra senki sem kerülhet.
why-has-trap = Ott már rejtett csapda van.
why-roll-only = Dobást változtat meg, ezért közvetlenül dobás után játszható ki.
why-spell-only = Egy másik mágus épp bejelentett varázslatára felel.
why-own-spell = Ez a saját varázslatod.
why-spell-gone = A varázslat már meghiúsult.
why-none-stolen = Senki sem viszi az ereklyédet.
why-roll-first = Most csak a dobást megváltoztató lap játszható ki.
why-others-roll = Ez nem a te dobásod.
why-roll-set = A dobás eredményét már egy lap szabta meg.
why-not-named = A következő köröd elején magától hat.
why-fate-later = A lépés előtt játszhatod ki.
why-needs-roll = Csak az áldás dobható el; ezt dobással kell lerázni.
why-not-shaken = Semmilyen dobás nem rázza le.
why-not-felt = Most érkezett: előbb hatnia kell.
why-roll-too-low = Túl alacsony a dobás, ennyi kell: { $need }.
why-only-negative = Csak negatív hatás választható.
why-only-positive = Csak pozitív hatás választható.
why-not-disease = Csak betegség választható.
why-no-place = A másik mágusnál nincs már hely neki.
why-has-disease = A másik mágusnak már megvan ez a betegsége.
why-no-copy = A tó nem lehet ilyen mező.
why-not-in-play = Ilyen mező nincs játékban.
why-not-yours = Ez az ereklye nem a tiéd.
why-not-stolen = Ez az ereklye a Fővárosodban van.
why-not-attack = Az Őr ellen csak támadó varázslat jó.
why-stolen-card = Lopott lap nem tehető vissza.
why-portals-touch = A két kapu nem érintkezhet.
why-taken = Ezt a szereplőt már elvitték.

## Beállítások

option-characters = Szereplők
    .help = Helyenként egy, például „beatrice, daren”; „random”; üresen a játékosok sorban választanak.
option-layouts = Földek
    .help = Helyenként „standard”, „random”, „choose” (a játékos az asztalnál rakja ki a mezőit) vagy egy elrendezés kódja, vesszővel elválasztva; egyetlen szó mindenkire szól.
option-alliance = Szövetségek
    .help = Ki kivel győz.
option-alliance-free = Szabad
    .help = Mindenki magáért; az alku a játékosok dolga.
option-alliance-pairs = Kettő kettő ellen
    .help = Négy játékos: az 1. és 3. hely a 2. és 4. ellen. A pár együtt három ereklyével győz, ha valaki már kiesett, kettővel.
option-first = Ki kezd
    .help = Dobás dönti el, ahogy a könyv ajánlja, vagy megegyeztek benne.
option-first-roll = A legmagasabb dobás
    .help = Mindenki két tízoldalú kockával dob; az egyenlők újra.
option-first-seat-1 = Az 1. játékos
    .help = Az 1. játékos kezd, nem kell dobni.
option-first-seat-2 = A 2. játékos
    .help = A 2. játékos kezd, nem kell dobni.
option-first-seat-3 = A 3. játékos
    .help = A 3. játékos kezd, nem kell dobni.
option-first-seat-4 = A 4. játékos
    .help = A 4. játékos kezd, nem kell dobni.
option-rounds = Legfeljebb ennyi forduló
    .help = Ennyi forduló után az otthoni ereklyék száma dönt, aztán az életek száma, aztán az életmaximum. A 0 azt jelenti, hogy nincs korlát, ahogy a könyvben: a játék addig tart, amíg valaki nem győz.

## Adatok

score-artifacts = ereklyék
score-lives = élet
score-maximum = életmaximum
stat-lives = élet
stat-maximum = életmaximum
stat-hand = kézben
stat-deck = pakli
stat-discard = dobópakli
stat-effects = hatások
stat-fates = Sors-lapok
stat-skips = kihagyandó körök
stat-artifacts = ereklyék
stat-power = erő
stat-sign = jel
stat-copies = példány
stat-type = típus
stat-remove = lerázható
stat-success = kritikus siker
stat-failure = kritikus kudarc
stat-stage = szakasz
stat-place = hely
stat-diseases = zöld lapok
stat-red = piros lapok
stat-when = mikor
mark-out = kiesett
mark-waiting = vár
mark-carries = viszi: { $artifact }
mark-home = { $artifact }
mark-turns = { $count } k.
mark-needs = { $count }+
mark-truce = fegyverszünet: { $seat }
mark-needed = ereklye a győzelemhez: { $count }
source-field = föld
source-lives = élet
source-style = stílus

## A tábla a böngészőben

board-turn = { $round }. forduló{ $rounds ->
        [0] {""}
       *[other] {" "}a legfeljebb { $rounds } közül
    }: { $name }
board-lands = Földek
board-codes = Elrendezéskódok
board-stage-1 = hatások
board-stage-2 = mozgás
board-stage-3 = mező
board-stage-4 = varázslat
board-against = ellen
board-needed = kell: { $count }
board-counted = ennyit ér: { $value }
board-reached = siker
board-not-reached = kudarc
board-hit = találat
board-miss = nem talált
board-turns-left = Hátralévő körök: { $count }.
board-uses-left = Hátralévő alkalmak: { $count }.
board-may-drop = Az 1. szakaszban eldobható.
board-shake-off = Az 1. szakaszban lerázható: { $count } vagy több.
board-no-roll = Dobással nem rázható le.
board-carried = viszi
board-carried-by = nála van: { $name }
board-stolen = lopott
board-fresh = a következő 1. szakaszodban hat
board-trap = { $name } rejtett csapdája
board-barred = Lezárva
board-fired = Ebben a körben már hatott
board-claim-arrived = Ellenséges Fővárosban: a következő körben próbálhat ereklyét elvenni.
board-claim-ripe = Most próbálhat ereklyét elvenni.
board-claim-spent = Nem sikerült: el kell hagynia és vissza kell térnie.
board-ally = Szövetséges: { $name }

## Számok a játszma után

figure-steps = lépések
figure-spells = varázslatok
figure-hits = találatok
figure-damage = elvesztett életek
figure-healed = gyógyult életek
figure-deaths = halálok
figure-delivered = hazavitt ereklyék
figure-criticals = ereklyék válaszai

## Földszerkesztő

layout = Földek elrendezése
    .lead = Rakd ki egy szereplő mezőit tetszés szerint: válassz egy mezőt, aztán a helyét. A föld szabályait folyamatosan ellenőrizzük.
layout-character = Szereplő
layout-field = Föld
layout-picked = Kiválasztva: { $hex }. Most válaszd ki a helyét.
layout-hint = Válassz egy mezőt vagy kaput, hogy áthelyezd.
layout-empty = Szabad hely egy kapunak
layout-good = A föld minden szabályt betart.
layout-breaches = Ami szabálytalan
layout-code = Megosztási kód
layout-code-in = Megnézendő kód
layout-load = Átvétel
layout-copy = Kód másolása
layout-copied = A kód a vágólapon van.
layout-standard = Alapelrendezés
layout-choose = az asztalnál rakja le
layout-random = Véletlen elrendezés
layout-export = Mentés fájlba
layout-import = Fájl megnyitása
layout-keep = Megőrzés ebben a böngészőben
layout-kept = Megőrzött elrendezések
layout-forget = Elfelejtés
layout-use = Új asztal ezzel a földdel
layout-file = A fájl nem olvasható: { $reason }
layout-breach-portals = A kapu bejárata és kijárata érintkezik; külön kell lenniük.
layout-breach-entrance = A kapu bejáratának két oldalával kell érintenie a földet.
layout-breach-exit = A kapu kijáratának két oldalával kell érintenie a földet.
layout-breach-missing = Nincs kirakva: { $hex }.
layout-breach-surplus = Fölösleges: { $hex }.
layout-breach-code = Ez nem elrendezéskód: tizennégy jel, az utolsó ellenőrző.

## Varázslatok

card-beatrice-spark = Szikra
    .text = Támadás: 2 sebzés. Találat (70 vagy több): a célpont 1 életet veszít. Tévesztés (10 vagy kevesebb): 1 életet veszítesz.
card-beatrice-fire-arrow = Tűznyíl
    .text = Támadás: 3 sebzés. Találat (80 vagy több): a célpont elveszíti 1 áldását. Tévesztés (10 vagy kevesebb): véletlenszerűen eldobsz 1 lapot.
card-beatrice-ice-lance = Jéglándzsa
    .text = Támadás: 3 sebzés. Találat (65 vagy több): a célpont 1 körig nem mozoghat. Tévesztés (15 vagy kevesebb): 1 körig nem mozoghatsz.
card-beatrice-ball-lightning = Gömbvillám
    .text = Támadás: 3 sebzés. Találat (80 vagy több): egy általad választott másik mágus 2 életet veszít. Tévesztés (10 vagy kevesebb): 1 életet veszítesz.
card-beatrice-whirlwind = Forgószél
    .text = Támadás: 1 sebzés. Találat (60 vagy több): 1 mezővel elmozdíthatod a célpontot. Tévesztés (20 vagy kevesebb): a célpont 1 mezővel elmozdíthat téged.
card-beatrice-meteor = Meteorit
    .text = Támadás: 4 sebzés. Találat (80 vagy több): a célpont 2 életet veszít. Tévesztés (15 vagy kevesebb): 1 életet veszítesz.
card-beatrice-wrath = Az elemek haragja
    .text = Támadás: 6 sebzés. Találat (90 vagy több): a célpont kimarad 1 körből. Tévesztés (30 vagy kevesebb): kimaradsz 1 körből.
card-beatrice-acid = Savas eső
    .text = Támadás: 2 sebzés. Találat (65 vagy több): a célpont véletlenszerűen eldob 2 lapot. Tévesztés (15 vagy kevesebb): véletlenszerűen eldobsz 1 lapot.
card-beatrice-fire-mantle = Tűzpalást
    .text = Elnyel 3 sebzést.
card-beatrice-surge = Erőhullám
    .text = 3 körig a viselője találatai 1 ponttal többet sebeznek.
card-beatrice-keen-aim = Sasszem
    .text = +20 a következő támadódobáshoz.
card-beatrice-elixir = Korty elixír
    .text = A célpont visszakap 2 életet.
card-beatrice-dash = Vágta
    .text = A célpont legfeljebb 2 mezővel továbbmehet.
card-beatrice-elements-trap = Az elemek csapdája
    .text = Dobás: 40 vagy több – a célpont 1 életet veszít; 60 vagy több – emellett 1 körig nem mozoghat; 85 vagy több – még 2 életet veszít.
card-beatrice-vulnerability = Sebezhetőség
    .text = A következő sebzés kétszeres. Lerázható: 60 vagy több.
card-gothard-shadow-bolt = Árnyéknyíl
    .text = Támadás: 2 sebzés. Találat (75 vagy több): a célpont véletlenszerűen eldob 1 lapot. Tévesztés (15 vagy kevesebb): véletlenszerűen eldobsz 1 lapot.
card-gothard-stupor = Dermedtség
    .text = Támadás: 3 sebzés. Találat (70 vagy több): a célpont 1 körig nem mozoghat. Tévesztés (20 vagy kevesebb): 1 körig nem mozoghatsz.
card-gothard-life-theft = Életrablás
    .text = Támadás: 2 sebzés. Találat (55 vagy több): visszakapsz 1 életet. Tévesztés (15 vagy kevesebb): a célpont visszakap 1 életet.
card-gothard-grave-chill = Sírhideg
    .text = Támadás: 5 sebzés. Találat (75 vagy több): a célpont betegséget kap: { card-shivers }. Tévesztés (20 vagy kevesebb): betegséget kapsz: { card-shivers }.
card-gothard-feebleness = Erőtlenség
    .text = A következő gyógyítás hatástalan. Lerázható: 50 vagy több.
card-gothard-plague-breath = Pestises lehelet
    .text = A célpont betegséget kap: { card-plague }.
card-gothard-chains = Láncok súlya
    .text = A viselője 1 körig nem mozoghat. Lerázható: 50 vagy több.
card-gothard-muteness = Némaság
    .text = A viselője 2 körig nem varázsolhat. Lerázható: 55 vagy több.
card-gothard-evil-eye = Szemmel verés
    .text = −20 minden dobáshoz. Lerázható: 65 vagy több.
card-gothard-bend-will = Akaratbéklyó
    .text = 1 mezővel elmozdíthatod a célpontot.
card-gothard-death-sentence = Halálos ítélet
    .text = 3 kör múlva a viselője 4 életet veszít. Lerázható: 70 vagy több.
card-gothard-withering = Hervadás
    .text = Dobás: 40 vagy több – a célpont életmaximuma 1 ponttal csökken; 80 vagy több – emellett 2 életet veszít.
card-gothard-blood-rite = Vérszertartás
    .text = 1 életet veszítesz, és húzol 2 lapot.
card-gothard-shroud = Homályfátyol
    .text = A viselője ellen irányuló következő támadó varázslat célt téveszt.
card-gothard-dark-mending = Sötét gyógyítás
    .text = A célpont visszakap 2 életet, te pedig továbbadod egy negatív hatásodat egy általad választott másik mágusnak.
card-daren-knife = Dobókés
    .text = Támadás: 3 sebzés. Találat (70 vagy több): ellopsz a célponttól 1 lapot. Tévesztés (10 vagy kevesebb): a célpont ellop tőled 1 lapot.
card-daren-from-shadow = Csapás az árnyékból
    .text = Támadás: 4 sebzés. Találat (70 vagy több): 1 mezővel továbbmehetsz. Tévesztés (20 vagy kevesebb): 1 életet veszítesz.
card-daren-blast = Robbanótöltet
    .text = Támadás: 3 sebzés. Találat (55 vagy több): legfeljebb 2 mezővel elmozdíthatod a célpontot. Tévesztés (20 vagy kevesebb): 1 életet veszítesz.
card-daren-dirty-trick = Piszkos trükk
    .text = Támadás: 5 sebzés. Találat (85 vagy több): a célpont kimarad 1 körből. Tévesztés (25 vagy kevesebb): kimaradsz 1 körből.
card-daren-wolf-pit = Farkasverem
    .text = Tedd képpel lefelé egy szabad mezőre. Az első másik mágus, aki odakerül, 4 életet veszít.
card-daren-arcane-snare = Mágikus hurok
    .text = Tedd képpel lefelé egy szabad mezőre. Az első másik mágus, aki odakerül, 1 életet veszít, és kimarad 1 körből.
card-daren-rune = Az elmozdítás rúnája
    .text = Tedd képpel lefelé egy szabad mezőre. Az első másik mágus, aki odakerül, 1 életet veszít, és annak a földnek a kapukijáratára kerül, amelyen áll.
card-daren-pickpocket = Zsebmetszés
    .text = Ellopsz a célponttól 1 lapot, és ő 2 életet veszít.
card-daren-false-trail = Hamis nyom
    .text = A viselője következő lépését az választja meg, aki a varázslatot használta. Lerázható: 70 vagy több.
card-daren-switch = Helycsere
    .text = Helyet cserélsz a célponttal.
card-daren-sabotage = Szabotázs
    .text = A célpont elveszíti 1 áldását, vagy lezársz egy szabad mezőt a következő körödig.
card-daren-sleep-powder = Altatópor
    .text = Dobás: 25 vagy több – a célpont kimarad 1 körből; 90 vagy több – még 1 körből kimarad.
card-daren-second-wind = Új erőre kapás
    .text = A célpont visszakap 3 életet.
card-daren-cloak = Árnyköpeny
    .text = A viselője ellen irányuló következő támadó varázslat célt téveszt.
card-daren-agility = Fürgeség
    .text = A viselője 2 körig 1 lépéssel többet tehet.
card-daren-rogues-luck = Csirkefogó szerencséje
    .text = A viselője egy saját dobását megismételheti.
card-shantiren-sunbeam = Napsugár
    .text = Támadás: 3 sebzés. Találat (70 vagy több): visszakapsz 1 életet. Tévesztés (15 vagy kevesebb): a célpont visszakap 1 életet.
card-shantiren-natures-wrath = A természet haragja
    .text = Támadás: 2 sebzés. Találat (70 vagy több): a célpont 1 körig nem használhat támadó varázslatot. Tévesztés (20 vagy kevesebb): 1 körig nem használhatsz támadó varázslatot.
card-shantiren-judgement = A fény ítélete
    .text = Támadás: 3 sebzés. Találat (85 vagy több): a célpont minden áldását elveszíti. Tévesztés (25 vagy kevesebb): 1 életet veszítesz.
card-shantiren-healing = Gyógyítás
    .text = A célpont visszakap 2 életet.
card-shantiren-great-healing = Nagy gyógyítás
    .text = A célpont visszakap 4 életet, és 1 betegsége elmúlik.
card-shantiren-purification = Megtisztulás
    .text = A célpont 2 negatív hatása megszűnik.
card-shantiren-shield-of-faith = A hit pajzsa
    .text = Elnyel 2 sebzést.
card-shantiren-forest-path = Erdei ösvény
    .text = A célpont legfeljebb 2 mezővel továbbmehet.
card-shantiren-reflection = Visszaverés
    .text = A viselőjét érő következő találat a támadót sebzi.
card-shantiren-grace = Kegyelem
    .text = 2 körig a viselője a köre elején visszakap 1 életet.
card-shantiren-gift-of-life = Az élet ajándéka
    .text = A célpont kap 2 életet, akár a maximumon felül is.
card-shantiren-pacify = Megbékítés
    .text = A viselője 2 körig nem használhat támadó varázslatot. Lerázható: 55 vagy több.
card-shantiren-roots = Gyökérbéklyó
    .text = A viselője 1 körig nem mozoghat. Lerázható: 70 vagy több.
card-shantiren-banishment = Száműzés
    .text = A célpont 1 életet veszít, és annak a földnek a kapukijáratára kerül, amelyen áll.

## Betegségek

card-land-curse = A föld átka
    .text = A viselője a köre elején 1 életet veszít. Lerázható: 50 vagy több.
card-plague = Pestis
    .text = A viselője a köre elején 1 életet veszít. Lerázható: 65 vagy több.
card-shivers = Hidegrázás
    .text = −10 minden dobáshoz. Lerázható: 50 vagy több.
card-mana-fever = Manaláz
    .text = A viselője nem használhat támadó varázslatot. Lerázható: 55 vagy több.
card-stone-foot = Kőláb
    .text = A viselője nem mozoghat. Lerázható: 40 vagy több.
card-pallor = Sápkór
    .text = Semmilyen gyógyítás nem hat. Lerázható: 50 vagy több.

## Ereklyék

card-eye = A Mélység Szeme
    .text = Kritikus siker (96 vagy több): egy általad választott másik mágus 3 életet veszít. Kritikus kudarc (10 vagy kevesebb): 2 életet veszítesz.
card-chalice = A Hajnal Kelyhe
    .text = Kritikus siker (96 vagy több): visszakapsz 4 életet, és minden betegséged elmúlik. Kritikus kudarc (10 vagy kevesebb): egy általad választott másik mágus visszakap 2 életet, te pedig 1 életet veszítesz.
card-sceptre = A Viharok Jogara
    .text = Kritikus siker (96 vagy több): mindenki más 2 életet veszít. Kritikus kudarc (10 vagy kevesebb): 1 életet veszítesz, és véletlenszerűen eldobsz 1 lapot.
card-mirror = A Sorsok Tükre
    .text = Kritikus siker (95 vagy több): húzz 2 Sors-lapot, és alkalmazd az egyiket. Kritikus kudarc (10 vagy kevesebb): egy általad választott másik mágus ellop tőled 1 lapot, és 1 életet veszítesz.
card-hourglass = Az Örökkévalóság Homokórája
    .text = Kritikus siker (97 vagy több): egy általad választott másik mágus kimarad 1 körből, és 1 életet veszít. Kritikus kudarc (8 vagy kevesebb): kimaradsz 1 körből.
card-crown = Töviskorona
    .text = Kritikus siker (96 vagy több): egy általad választott másik mágus betegséget kap ({ card-plague }), és 1 életet veszít. Kritikus kudarc (10 vagy kevesebb): betegséget kapsz: { card-pallor }.
card-boots = A Vándor Csizmája
    .text = Kritikus siker (94 vagy több): e föld bármely szabad mezőjére ugrasz (Fővárosra és kapubejáratra nem), és visszakapsz 1 életet. Kritikus kudarc (10 vagy kevesebb): egy általad választott másik mágus 1 mezővel elmozdít téged.
card-aegis = Az Elfeledett Isten Pajzsa
    .text = Kritikus siker (96 vagy több): minden negatív hatásod megszűnik, és kapsz 2 életet, akár a maximumon felül is. Kritikus kudarc (10 vagy kevesebb): minden áldásodat elveszíted, és 1 életet is veszítesz.
card-heart = A Hegy Szíve
    .text = Kritikus siker (96 vagy több): a következő találatod kétszer annyit sebez. Kritikus kudarc (10 vagy kevesebb): 1 körig nem használhatsz támadó varázslatot, és 1 életet veszítesz.
card-tome = A Nevek Könyve
    .text = Kritikus siker (96 vagy több): egy általad választott másik mágus életmaximuma 1 ponttal csökken. Kritikus kudarc (10 vagy kevesebb): véletlenszerűen eldobsz 2 lapot, és 1 életet veszítesz.

## Sors-lapok

card-leprechaun = Rosszindulatú manó
    .text = Véletlenszerűen eldobsz 2 lapot, és 1 életet veszítesz.
card-wanderer = A vándor dala
    .text = Húzol 2 lapot.
card-lightning = Villámcsapás
    .text = 2 életet veszítesz.
card-life-clot = Életrög
    .text = Visszakapsz 3 életet.
card-fall-plague = Pestises szél
    .text = Betegséget kapsz: { card-plague }.
card-fall-shivers = Lápi köd
    .text = Betegséget kapsz: { card-shivers }.
card-fall-fever = Túlhevült mana
    .text = Betegséget kapsz: { card-mana-fever }.
card-fall-stone = Baziliszkusz lehelete
    .text = Betegséget kapsz: { card-stone-foot }.
card-fall-pallor = Kísértet csókja
    .text = Betegséget kapsz: { card-pallor }.
card-memory = Emlékezetkihagyás
    .text = Dobd el a kezedben lévő lapokat, és húzz öt újat.
card-slumber = Varázsálom
    .text = Kimaradsz 1 körből.
card-labyrinth = Labirintus
    .text = Dobás: 60 vagy több – semmi; különben kimaradsz 1 körből.
card-time-knot = Az idő csomója
    .text = Dobás: 50 vagy több – egy általad választott másik mágus kimarad 1 körből; különben te maradsz ki 1 körből.
card-storm = Mágiavihar
    .text = Mindenki 1 életet veszít.
card-feast = Szellemek lakomája
    .text = Mindenki visszakap 2 életet.
card-rift = Térhasadék
    .text = Bármely szabad kapukijáratra ugrasz.
card-gust = Széllökés
    .text = Legfeljebb 2 mezővel továbbmehetsz.
card-quake = Földlökés
    .text = Dobás: 50 vagy több – semmi; különben 2 életet veszítesz, és 1 körig nem mozoghatsz.
card-library = Elfeledett könyvtár
    .text = Kicserélhetsz lapokat a kezedből, aztán húzol 1 lapot.
card-pickpocket = Tolvajok vására
    .text = Ellopsz 1 lapot egy általad választott másik mágustól.
card-holy-rain = Szent eső
    .text = Minden negatív hatásod megszűnik, és visszakapsz 1 életet.
card-duel = A démon kihívása
    .text = Dobás: 55 vagy több – 2 körig a találataid 2 ponttal többet sebeznek; különben 3 életet veszítesz.
card-call-of-stone = A kő hívása
    .text = Nevesített, { when-artifact-carried }: az dob, aki az ereklyédet viszi; 60 alatt az ereklye hazatér.
card-n-reroll = Sorsfordulat
    .text = Nevesített, { when-any-roll }: az imént dobott kockákat újra kell dobni.
card-n-truce = Az istenek fegyverszünete
    .text = Nevesített, { when-any-time }: a következő köröd kezdetéig senki sem támadhat.
card-n-counter = A csend pecsétje
    .text = Nevesített, { when-spell-declared }: az imént bejelentett varázslat hatástalan.
card-n-potion = Tartalék bájital
    .text = Nevesített, { when-any-time }: visszakapsz 3 életet.
card-n-wings = Szárnyak
    .text = Nevesített, { when-any-time }: legfeljebb 2 mezővel továbbmehetsz.
card-n-star = Szerencsecsillag
    .text = Nevesített, { when-own-roll }: a dobásod értéke 90; egyetlen ereklye sem válaszol rá.
card-n-mirror = Tükörszilánk
    .text = Nevesített, { when-any-time }: a téged érő következő találat a támadót sebzi.

## Ha az asztal így nem állítható be

setup-layout = { $option }: „{ $text }” nem egy föld kódja. Vesd össze jelenként.
setup-layout-other = { $option }: a „{ $text }” föld szereplője { $character }, nem { $other }.
setup-layout-early = { $option }: egy föld szereplőhöz tartozik. Nevezd meg a szereplőket is, vagy írj ide „standard”, „random” vagy „choose” szót.

## Szabályok

rule-setup = Rakjátok ki a földeket, állítsátok a figurákat a Fővárosukra, osszátok ki az ereklyéket, készítsétek elő a Sors- és varázslatlapokat, majd dobjatok a kezdésért.
    .title = Előkészületek
rule-setup_character = Minden játékos választ egyet a négy szereplő közül.
    .title = Szereplők
rule-setup_field = Mindenki kirakja a saját szereplője mezőit.
    .title = Földek
rule-setup_capital = A figura a saját Fővárosában kezd, 10 élettel.
    .title = Figurák és életek
rule-setup_fate = A megkevert Sors-pakli az asztal közepére kerül.
    .title = Sors-pakli
rule-setup_artifact = Mindenki látatlanban kap egy ereklyét.
    .title = Ereklyék
rule-setup_hand = Mindenki megkeveri a saját varázslatpakliját, és húz öt lapot.
    .title = Kézben tartott lapok
rule-setup_first = Mindenki dob; a legmagasabb dobás kezd, aztán az óramutató járása szerint haladtok. Meg is egyezhettek valakiben.
    .title = Ki kezd
rule-field = Középen a Főváros, körülötte hat mező, azok körül tizenkettő, a szélén pedig két kapu.
    .title = A föld alakja
rule-field_portals = Mindkét kapu két mezővel érintkezik; egymást nem érinthetik.
    .title = Kapuk a szélen
rule-field_own = Egy szereplő mezői bármilyen más sorrendben is kirakhatók, ha a föld szabályai teljesülnek: előre, vagy az asztalnál, amikor már mindenkinek van szereplője.
    .title = Saját elrendezés
rule-hexes_sign = A mezőnek neve, gyakran ereje, és jele van. A jel mutatja, milyen varázslat használható ott: négyzet, háromszög, kereszt, csillag (bármilyen), vagy jel nélkül semmilyen.
    .title = Jelek
rule-portal = Aki belép, azonnal egy másik föld kapukijáratán terem; az ugrás nem lépés.
    .title = Kapu bejárata
rule-portal_choice = A szabad kijáratok közül az utazó választ, akkor is, ha más mozgatta be.
    .title = A kijárat megválasztása
rule-portal_busy = Ha egyetlen kijárat sem szabad, a bejáratra nem lehet lépni.
    .title = Foglalt kijáratok
rule-portal_exit = Itt érnek véget a kapuk: visszafelé senki sem kel át rajta, és varázsolni sem lehet róla.
    .title = Kapu kijárata
rule-hex_spring = A Forrás annyi életet ad vissza, amennyi az ereje.
    .title = Forrás
rule-hex_trap = A Csapda annyi életet vesz el, amennyi az ereje.
    .title = Csapda
rule-hex_snare = Aki a Hurokra kerül, a következő körében nem léphet; a hosszabb mozgás azonnal véget ér.
    .title = Hurok
rule-hex_fate = Aki a Sors mezőre kerül, húz egy Sors-lapot.
    .title = Sors
rule-hex_astral = Az Asztrál mezőn álló mágus sikeres támadásai annyival többet sebeznek, amennyi a mező ereje.
    .title = Asztrál
rule-hex_bastion = A Bástyán álló mágus elleni sikeres támadások annyival kevesebbet sebeznek, amennyi a mező ereje.
    .title = Bástya
rule-hex_school = A Mágiaiskolában a fölösleges lapok visszakerülnek a pakliba, ugyanannyit kell húzni, aztán a paklit meg kell keverni.
    .title = Mágiaiskola
rule-hex_ice = A Jégfalon, ha a dobás 50 vagy kevesebb, a mágus visszacsúszik arra a mezőre, ahonnan jött.
    .title = Jégfal
rule-hex_mana-lake = A Manató a mágus választása szerint egy másik mezőként működik; a jele nem változik.
    .title = Manató
rule-hex_vigour = Frissesség után még két lépés következhet; mindezeknek a mezőknek a hatása megmarad.
    .title = Frissesség
rule-hex_windfall = A Széldöntötte erdőbe senki sem léphet.
    .title = Széldöntötte erdő
rule-hex_seer = A Jósnőnél három Sors-lapot kell húzni; az egyik érvényesül, a többi a dobópakliba kerül.
    .title = Jósnő
rule-hex_guardian = Az Őr négy életet vesz el, hacsak a mágus el nem használ egy támadó varázslatot, és nem dob legalább 60-at. Harcolni nem kötelező.
    .title = Őr
rule-hex_poison-spring = Ha a dobás 50 vagy kevesebb, a Mérgezett forrás egy életet vesz el, különben annyit ad vissza, amennyi az ereje.
    .title = Mérgezett forrás
rule-hex_tartarus = A Tartaroszban a mágust érő minden sebzés kétszeres.
    .title = Tartarosz
rule-hex_cursed-land = Az Átkozott föld megbetegít: a mágus ettől kezdve minden körében elveszít egy életet, amíg a kör elején legalább 50-et nem dob.
    .title = Átkozott föld
rule-hex_holy-land = A Szent földön, ha a dobás 50 vagy kevesebb, a mágus a következő két körében nem használhat támadó varázslatot.
    .title = Szent föld
rule-life_damage = A sebzés életeket vesz el; élet nélkül a mágus meghal.
    .title = Sebzés
rule-life_maximum = Az elveszett életek visszaszerezhetők, de soha nem a maximum fölé.
    .title = Gyógyítás
rule-life_temporary = Egyes varázslatok a maximumon felül adnak életet; ami ebből elvész, nem szerezhető vissza.
    .title = Életek a maximumon felül
rule-effect-cards_green = Minden betegséghez egy zöld lap jár, amely a betegség elmúltával visszakerül.
    .title = Zöld lapok
rule-effect-cards_red = Minden kihagyandó körhöz egy piros lap jár; a kihagyott kör után visszakerül.
    .title = Piros lapok
rule-effect-cards_none = Ha nem maradt lap, a hatás elmarad.
    .title = Elfogytak a lapok
rule-artifact = Az ereklye azt a játékost szolgálja, akinek a Fővárosában van.
    .title = Ereklyék
rule-artifact_crit = A tulajdonos nagyon magas dobása kritikus siker, a nagyon alacsony kritikus kudarc: mindegy, mire dob, és kinek a köre van.
    .title = Kritikus dobások
rule-artifact_order = Szembedobásnál a támadó ereklyéje válaszol először, máskor a körök sorrendje dönt.
    .title = Sorrend
rule-artifact_several = A Fővárosban lévő összes ereklye válaszol.
    .title = Több ereklye
rule-artifact_owner = Az ereklye azé a játékosé, akinek a Fővárosában utoljára volt.
    .title = Tulajdonos
rule-turn = A kör négy szakaszból áll: hatások, mozgás, mező, varázslat, ebben a sorrendben.
    .title = Négy szakasz
rule-turn_order = A kör után az óramutató járása szerinti következő, még játékban lévő játékos jön.
    .title = Körbe az asztal körül
rule-stage-1 = Először a mágusra ható betegségek, átkok és áldások lépnek működésbe, akkor is, ha a kör kimarad.
    .title = Hatások
rule-removal = Ezután a játékos megpróbálhatja lerázni azokat a negatív hatásokat, amelyeken dobás szerepel, és amelyek már működtek.
    .title = Lerázás
rule-removal_rolls = Annyi dobás jár, ahány hatástól szabadulni akar; mind a sikerek felhasználása előtt történik.
    .title = Hatásonként egy dobás
rule-removal_assign = A játékos dönti el, melyik hatásokat szünteti meg a sikerekkel.
    .title = A sikerek felhasználása
rule-removal_blessings = Az áldások dobás nélkül is eldobhatók.
    .title = Áldások eldobása
rule-stage-2 = A mágus pontosan egyet lép bármely irányba, hacsak a kör ki nem marad, a mágus nem mozoghat, vagy éppen ereklyét szerez.
    .title = Mozgás
rule-move_single = Egy mezőn nem állhat két figura.
    .title = Mezőnként egy figura
rule-move_held = Aki nem mozoghat, a helyén marad.
    .title = Mozgásképtelenség
rule-move_several = Egyes hatások több lépést engednek, egymás után.
    .title = Több lépés
rule-stage-3 = A mező, ahová a mágus érkezett, azonnal működésbe lép.
    .title = A mező működik
rule-hex_until = A hatása a mágus következő körének kezdetéig tart; aki nem tud továbblépni, arra már nem hat.
    .title = Meddig tart
rule-hex_once = Minden mező körönként egyszer lép működésbe, bárkire is hat.
    .title = Körönként egyszer
rule-hex_last = Több mezőn áthaladva mindegyik sorra működik, de csak az utolsó hatása marad meg; Frissesség után mindegyiké.
    .title = Csak az utolsó
rule-hex_moved = A mező arra a figurára hat, amelyik odakerült, bárki mozgatta is.
    .title = Akit elmozdítottak
rule-spell = Egy körben egy kézben tartott lap használható fel.
    .title = Egy varázslat
rule-spell_sign = A lap jelének egyeznie kell a mezőével; a csillaghoz minden illik, jel nélküli mezőhöz semmi.
    .title = Egyező jel
rule-spell_aim = Bármely varázslat irányulhat bárkire a pályán, akár saját magadra is.
    .title = Bármely célpont
rule-spell_shown = A lapot a célpont megnézheti.
    .title = A lapot meg kell mutatni
rule-spell_lies = A tartós varázslat a célpontja előtt marad, amíg véget nem ér; aztán a saját dobópaklijába kerül.
    .title = Tartós varázslatok
rule-spell_optional = Senkinek sem kell varázsolnia; lapot felhasználatlanul eldobni nem lehet.
    .title = Nem kötelező
rule-spell_reshuffle = A felhasznált lapok a paklijuk dobópaklijába kerülnek; ha a pakli elfogy, abból lesz az új.
    .title = Dobópakli
rule-spell_block-hex = A lezárt mezőre senki sem léphet, amíg újra a lezáró köre nem következik.
    .title = Lezárt mezők
rule-trap = Egyes átkok képpel lefelé egy mezőre kerülnek, és az első másik odaérkező figurára csapnak le.
    .title = Rejtett csapdák
rule-trap_place = Rejtett csapda bármely föld szabad mezőjére kerülhet: nem Fővárosba, nem kapura, nem zárt mezőre, és nem oda, ahol már van csapda.
    .title = Hol lehet csapda
rule-trap_two = Egy játékosnak legfeljebb két rejtett csapdája lehet.
    .title = Legfeljebb kettő
rule-hand_refill = A kör végén a játékos öt lapra egészíti ki a kezét.
    .title = Öt lap
rule-hand_draw = Egyes lapok húzást engednek, akár öt lap fölé is, vagy teljesen új kezet adnak.
    .title = További lapok
rule-hand_discard = Lapot mindig véletlenszerűen lehet elveszíteni.
    .title = Elveszített lapok
rule-hand_steal = A tolvaj véletlenszerűen vesz el lapot, és sajátjaként használja.
    .title = Lopott lapok
rule-effects = Ami a lapon áll, sorrendben megtörténik, dobás nélkül, hacsak a lap nem kér dobást.
    .title = Mit tesznek a lapok
rule-effects_four = Egy máguson legfeljebb négy pozitív és négy negatív varázslathatás lehet; az ötödik nem kerül rá.
    .title = Négy és négy
rule-effects_duplicates = Egyforma hatások lehetnek egyszerre valakin, de nem adódnak össze.
    .title = Egyforma hatások
rule-curses_graded = Egyes lapok dobást kérnek: minél magasabb, annál több hatásuk érvényesül.
    .title = Fokozatos lapok
rule-effects_chosen = Ahol a lap nyitva hagyja, a cselekvő játékos választ egy másik mágust.
    .title = Egy általad választott másik mágus
rule-effects_dispel = A cselekvő játékos választja ki, melyik hatások szűnnek meg.
    .title = Hatások megszüntetése
rule-effects_cure = A betegségek elmúlnak, és a zöld lapjaik visszakerülnek.
    .title = Kigyógyulás
rule-effects_pass = Egy negatív hatás átkerül egy másik mágusra.
    .title = Továbbadás
rule-effects_swap = Két figura helyet cserél; mindkét mező működésbe lép.
    .title = Helycsere
rule-effects_teleport = A figura egy szabad mezőre kerül, amely működésbe lép; ha nincs szabad mező, nem történik semmi.
    .title = Ugrás
rule-effects_dead = Ami még azzal történne, aki épp meghalt, elmarad.
    .title = A halott nem érez semmit
rule-status_turns = A hatások a viselőjük saját köreit számolják, a kihagyottakat is.
    .title = A körök számolása
rule-status_no-attack = A viselője nem használhat támadó varázslatot.
    .title = Támadási tilalom
rule-status_no-spell = A viselője egyáltalán nem varázsolhat.
    .title = Varázslási tilalom
rule-status_block-heal = Egy gyógyítás, vagy minden gyógyítás hatástalan.
    .title = Hatástalan gyógyítás
rule-status_roll-mod = A viselője minden dobásához hozzáadódik valamennyi.
    .title = Módosított dobások
rule-status_attack-roll-mod = A viselője következő támadódobásához hozzáadódik valamennyi.
    .title = Módosított támadódobás
rule-status_absorb = A pajzs elnyeli a megadott sebzést, aztán elfogy.
    .title = Pajzsok
rule-status_evade = A következő támadó varázslat dobás nélkül célt téveszt.
    .title = Kitérés
rule-status_reflect = A következő találat a támadót sebzi.
    .title = Visszaverés
rule-status_led = A viselője következő kötelező lépését más választja meg.
    .title = Hamis nyom
rule-dice_read = A tízesek és az egyesek 1 és 99 közötti számot adnak; a három nulla 100.
    .title = A kockák leolvasása
rule-dice_check = A szükséges szám vagy annál több: siker.
    .title = Dobás egy szám ellen
rule-attack_opposed = A támadó és a célpont is dob; a támadónak kell többet dobnia.
    .title = Szembedobás
rule-attack_tie = Egyenlő dobásoknál újra kell dobni.
    .title = Egyenlőség
rule-attack_damage = A találat annyit sebez, amennyi a varázslat ereje.
    .title = Sebzés
rule-attack_riders = Találatnál a támadó elég magas dobása, tévesztésnél az elég alacsony kiváltja a lapon szereplő ráadást. Fordítva soha.
    .title = Ráadások
rule-fate_own-turn = A saját körben húzott lap azonnal hat.
    .title = Saját körben
rule-fate_later = A saját körön kívül húzott lap a következő 1. szakaszra vár.
    .title = Saját körön kívül
rule-fate_named = A nevesített lapok megtarthatók, és később is kijátszhatók; azonnal hatnak, bárkinek a köre van.
    .title = Nevesített lapok
rule-fate_any-time = A „bármikor” lehetőségét a játék ott kínálja fel, ahol számít.
    .title = Bármikor
rule-fate_reshuffle = A felhasznált lapok dobópakliba kerülnek; ha a pakli elfogy, abból lesz az új.
    .title = Sors-dobópakli
rule-fate_reroll = Az utolsó dobást meg kell ismételni; az új eredmény érvényes.
    .title = Újradobás
rule-fate_star = A saját dobás annyit ér, amennyi a lapon áll.
    .title = Megszabott dobás
rule-fate_counter = Az imént bejelentett varázslat hatástalan, és a dobópakliba kerül.
    .title = Meghiúsított varázslat
rule-fate_truce = A kihirdető következő körének kezdetéig senki sem használhat támadó varázslatot.
    .title = Fegyverszünet
rule-fate_call-of-stone = Aki az ereklyét viszi, dob; a szám alatt az ereklye hazatér.
    .title = Hazahívás
rule-capture = Lépj be egy ellenséges Fővárosba, és fejezd be a kört; egy későbbi körben dobj legalább 50-et, hogy megszerezz egy ereklyét.
    .title = A próba
rule-capture_reach = Aki a saját körében ér ellenséges Fővárosba, annak véget ér a köre: varázsolni már nem lehet. Akit más körében visznek oda, annak előbb be kell fejeznie ott egy kört.
    .title = Megérkezés a Fővárosba
rule-capture_whole-turn = A próba az egész kört igénybe veszi: se lépés, se varázslat.
    .title = Egy egész kör
rule-capture_miss = Kudarc után el kell menni, és vissza kell térni az újabb próba előtt.
    .title = Kudarc után
rule-capture_deliver = A megszerzett ereklye senkit sem szolgál, amíg a tolvaj saját Fővárosába nem ér.
    .title = Hazavitel
rule-capture_return = Ha az ereklye vivője meghal, az ereklye azonnal visszakerül a tulajdonosa Fővárosába.
    .title = Ha a vivője meghal
rule-death_maximum = Minden halál csökkenti az életmaximumot: otthon hárommal, idegen földön eggyel.
    .title = A halál ára
rule-death_turn = Aki a saját körében hal meg, annak véget ér a köre; aki más körében, az nem marad ki egyből sem.
    .title = A kör véget ér
rule-death_loses = A halott elveszíti a kezében lévő lapokat, minden hatását és a megtartott Sors-lapjait; aztán öt új lapot húz.
    .title = Mit veszít a halott
rule-death_reborn = A halott azonnal újjászületik a saját Fővárosában.
    .title = Újjászületés
rule-death_waiting = Amíg más áll ott, a mágus vár, kimarad a köreiből, és varázslat sem irányulhat rá.
    .title = Várakozás
rule-final_artifact = Akinek nincs ereklyéje, és megölik, kiesik.
    .title = Ereklye nélkül
rule-final_maximum = Akinek az életmaximuma egy alá csökken, kiesik.
    .title = Életmaximum nélkül
rule-final_field = A kiesett játékos földje megmarad, és lehet rajta járni.
    .title = A föld marad
rule-final_burn = A kiesett Fővárosában lévő ereklyék elégnek; amelyiket éppen viszik, megmarad, amíg célba nem ér, és elég, ha a vivője meghal.
    .title = Elégés
rule-victory_count = Két vagy három játékban lévő játékosnál két ereklye győz, négynél három.
    .title = Elég ereklye
rule-victory_last = Aki egyedül marad, győz.
    .title = Az utolsó
rule-victory_shared = Akik együtt győznek, egyenlően osztoznak a győzelmen.
    .title = Közös győzelem
rule-end_rounds = A könyv nem korlátozza a fordulók számát. Ha ti igen, az utolsó forduló után a legtöbb otthoni ereklye győz, aztán az életek, aztán az életmaximum; teljes egyenlőségnél a győzelem közös.
    .title = Fordulókorlát
rule-alliance_free = A játékosok bármiben megállapodhatnak.
    .title = Szabad szövetségek
rule-alliance_fixed = A pár együtt győz: a legtöbb ereklyével, vagy ha csak ők maradnak életben.
    .title = Kettő kettő ellen
rule-alliance_rules = A lapok szempontjából a szövetséges is ellenfél.
    .title = Más nem változik
rule-precedence = Ami a lapon áll, erősebb a szabályoknál; ami nem tilos, az szabad.
    .title = A lap erősebb a szabálynál
rule-secrets = A kézben tartott lapok, a megtartott Sors-lapok, a rejtett csapdák és a paklik sorrendje titkos.
    .title = Mi titkos
rule-ruling_1 = A varázslatok a pálya bármely figuráját elérik.
    .title = Hatótáv
rule-ruling_2 = A kapu bármely bejáratról bármely másik föld szabad kijáratára vezet, a sajátot is beleértve.
    .title = Hová vezetnek a kapuk
rule-ruling_3 = Akinek nincs szabályos lépése, marad; ilyenkor egy mező sem lép működésbe.
    .title = Nincs hová lépni
rule-ruling_4 = Az összehasonlításnál a módosított dobás számít, 1 és 100 között; az ereklyék a tiszta kockákat nézik.
    .title = Módosított és tiszta dobás
rule-ruling_5 = A sebzés az erő, az Asztrál és a bónuszok összege, megduplázva, ha a támadó következő találata dupla; ebből lejön a Bástya; Tartarosz vagy sebezhetőség egyszer megduplázza; végül a pajzsok elnyelnek belőle.
    .title = A sebzés sorrendje
rule-ruling_6 = Csak az csúszik, aki még a jégen áll. A csúszás nem lépés; a régi mező működésbe lép, ha ebben a körben még nem tette. Ha foglalt, a mágus marad.
    .title = Visszacsúszás
rule-ruling_7 = Az Őr ellen bármely támadó lap elhasználható, bármi a jele; ez nem a kör varázslata. Aki nem támadhat vagy nem varázsolhat, nem harcolhat.
    .title = Őr
rule-ruling_8 = A Manató a saját erejével működik; kaput, Fővárost, zárt mezőt és játékban nem lévő mezőt nem utánoz.
    .title = Manató
rule-ruling_9 = A Szent föld a következő két saját kört számolja, az aktuálisat nem; a „nem mozoghat” egy saját körig tart.
    .title = Melyik kör számít
rule-ruling_10 = Aki nem mozoghat, annak a figuráját mások még elmozdíthatják.
    .title = Idegen akarat
rule-ruling_11 = A rejtett csapdák képpel lefelé maradnak, és a mező után csapnak le.
    .title = A csapdák titkosak
rule-ruling_12 = A kezet a saját kör végén kell kiegészíteni; az öt fölötti lapok felhasználásukig megmaradnak.
    .title = Mikor kell lapot húzni
rule-ruling_13 = A lopott lapok felhasználhatók, és a saját paklijuk dobópaklijába kerülnek.
    .title = Lopott lapok
rule-ruling_14 = Az ellenséges Fővárosba érkezés véget vet a mozgásnak és a körnek. A kihagyott vagy mozgás nélküli körök nem rontják el a későbbi próbát, és az is próbálkozhat, aki nem mozoghat.
    .title = Ellenséges Fővárosban
rule-ruling_15 = Egy próbával egy ereklye szerezhető, a tolvaj választása szerint; vinni bármennyit lehet.
    .title = Több ereklye egy helyen
rule-ruling_16 = Az újjászületettnek az új életmaximuma szerinti élete van; aki vár, visszatér, amint a mező felszabadul.
    .title = Életek újjászületés után
rule-ruling_17 = Ha valaki ugrással vagy cserével kerül egy mezőre, az mozgásnak számít; így a saját Fővárosba az ereklye is megérkezik.
    .title = Az ugrás is számít
rule-ruling_18 = Az életmaximumot semmilyen lap nem növeli; amikor csökken, a fölötte lévő életek elvesznek.
    .title = A maximum csak csökken
rule-ruling_19 = Minden siker bármely olyan hatásra felhasználható, amelynek a számát eléri.
    .title = Melyik siker mire jó
rule-ruling_20 = A mezők és a Sors betegségei nem foglalnak helyet; a varázslattól kapott betegség igen.
    .title = Betegségek és a négy hely
rule-ruling_21 = Önmagunkat megtámadni szabályos: a játékos mindkét fél helyett dob.
    .title = Önmagunk megtámadása
rule-ruling_22 = A kezdésért tett dobásra egy ereklye sem válaszol.
    .title = Az első dobás
rule-ruling_23 = A saját Fővárosban lévő ereklyék számítanak, a pár ereklyéi együtt: négy játékosnál három győz, háromnál vagy kettőnél kettő.
    .title = Mi számít a győzelemhez
rule-ruling_24 = A nevesített lapok a körök sorrendjében következnek, a soron lévő játékostól; az újradobást egy másik lappal újra lehet dobatni.
    .title = A nevesített lapok sorrendje
rule-ruling_25 = A halott tartós varázslatai és csapdái megmaradnak; végleges halála után lekerülnek.
    .title = A halottak művei

## Miért dőlt el a játék

outcome-artifacts = { $count } ereklye van otthon: ez elég.
outcome-last = Senki más nem maradt játékban.
outcome-rounds = Ez volt az utolsó forduló: { $round }.
outcome-most-artifacts = A több otthoni ereklye győz, az állás { $count } : { $other }.
outcome-most-lives = Az ereklyék száma egyenlő: az életek döntenek, az állás { $count } : { $other }.
outcome-most-maximum = Az ereklyék és az életek száma egyenlő: a magasabb életmaximum győz, az állás { $count } : { $other }.
outcome-level = Az ereklyék, az életek és az életmaximum is egyenlő: közös a győzelem.

## Egy perc alatt

minute-goal = Szerezz ereklyéket a többi mágus Fővárosából, és vidd őket a sajátodba.
    .title = A cél
minute-turn = Lépj egyet, a mező kifejti hatását, majd használj egy varázslatot, amelynek jele illik a mezőhöz. Támadáskor mindketten dobnak, és a támadónak kell többet.
    .title = A köröd
minute-win = Két vagy három játékosnál két ereklye győz a saját Fővárosodban, négynél három. Aki egyedül marad, az is győz.
    .title = Ki győz
minute-first = Mielőtt elindulsz, olvasd el az utadba eső mezőket. Ne halj meg idegen földön ereklyével: azonnal visszakerül a gazdájához.
    .title = Az első játékodhoz

## Az első játék

lesson-first-goal = Te vagy Shan’Tiren. Minden mágus Fővárosában van egy ereklye: hozd haza Beatrice ereklyéjét, és két ereklyével győzöl.
lesson-first-turn = A kör mindig ugyanaz: lépsz egyet, a mező, ahová érsz, kifejti hatását, azután használhatsz egy varázslatot.
lesson-first-vigour = Minden mezőnek van hatása. Lépj a Frissességre: onnan még két lépést tehetsz.
lesson-first-vigour-not-yet = Lehetne, de a Frissesség a leggyorsabb út Beatrice felé. Előbb oda lépj.
lesson-first-spring = Menj tovább a Forrásra, közvetlenül a Kapu bejárata mellé. Gyógyít, bár neked még megvan mind a 10 életed.
lesson-first-spring-not-yet = A Forrás a Kapuhoz vezető utadon van. Oda menj.
lesson-first-portal = Az utolsó lépés a Kapuba visz: azonnal Beatrice földjének kijáratára kerülsz.
lesson-first-portal-not-yet = A Kapu mellett állsz. Lépj be!
lesson-first-missed = Beatrice hibázott: Csapdába lépett, és 2 életet vesztett. Támadáskor mindketten dobnak, és a nagyobb dobás győz; az ő 12-je olyan kevés volt, hogy a Meteorit őt magát is megsebezte.
lesson-first-astral = Most te jössz: a kijáratról lépj az Asztrálra. Ott a támadásaid 1-gyel többet sebeznek.
lesson-first-astral-not-yet = A Hurok fogva tartana. Lépj az Asztrálra.
lesson-first-sunbeam = A mezőn négyzet van, tehát itt négyzetes varázslatokat használhatsz. Használd ezt: Napsugár.
lesson-first-sunbeam-not-yet = Jó, de majd később: az Asztrálon a támadás éri meg a legjobban. Használd ezt: Napsugár.
lesson-first-aim = A varázslat bárkire irányulhat, bárhol álljon is. Nézd meg a találat esélyét, és célozz Beatrice-re.
lesson-first-aim-not-yet = Azzal magadat sebeznéd meg. Célozz Beatrice-re.
lesson-first-hurt = Eltaláltad, ez 4 sebzés volt, az ő Szikrája pedig 2 életedbe került. Akinek nem marad élete, otthon születik újjá kisebb életmaximummal, és elveszti, amit vitt.
lesson-first-heal = Lépj a Forrásra a Főváros mellett: visszakapsz 1 életet.
lesson-first-heal-not-yet = A Forrás gyógyít, és a Fővároshoz vezet. Lépj oda.
lesson-first-roots = Beatrice nem érhet haza előtted. A Gyökérbéklyó átok, nem kell hozzá dobás: használd.
lesson-first-roots-not-yet = Előbb tartsd távol Beatrice-t: használd a Gyökérbéklyót.
lesson-first-bind = Célozz Beatrice-re. A következő körében nem mozoghat, hacsak le nem rázza (70 vagy több).
lesson-first-bind-not-yet = Csak magadat kötöznéd meg. Célozz Beatrice-re.
lesson-first-capital = A dobása 35 volt, maradnia kellett. A Fővárosa üres: lépj be, ezzel véget ér a köröd.
lesson-first-capital-not-yet = A Főváros itt van melletted. Lépj be, mielőtt visszaér.
lesson-first-close = Hajszál híján: 48 az 52 ellen! A 2-es erejű Asztrálról a Meteorit 6-ot sebzett volna, ezért mindig nézd meg, hol áll az ellenfeled.
lesson-first-artifact = Az ereklye a gazdájának is szolgál: a nagyon magas és a nagyon alacsony dobásokra válaszol, jóra vagy rosszra. Mutass rá, és elolvashatod, mit tesz.
lesson-first-seize = Itt fejezted be a körödet, ezért lépés helyett megpróbálhatod megszerezni az ereklyét: 50 vagy több sikerül. Próbáld meg.
lesson-first-seize-not-yet = Ereklye nélkül ne menj el! Előbb próbáld megszerezni.
lesson-first-free = Nálad van a Homokóra. Vidd át e föld Kapujának bejáratán a saját Fővárosodba, és győzöl: a Csapdán át vagy kerülővel, a többi a tiéd.

## Lines about the reader’s own seat

log-picked-you = A választásod: { $character }.
log-field-laid-you = A földed elkészült.
log-dealt-you = Az ereklyéd: { $artifact }.
log-first-roll-you = A dobásod a kezdésért: { $roll }.
log-turn-you = { $round }. forduló: te jössz.
log-moved-you = A lépésed: { $hex }.
log-jumped-you = Az új helyed: { $hex }.
log-hex-fired-you = A mező, amelyen állsz, működésbe lép: { $kind }{ $power ->
        [0] {""}
       *[other] {" "}(erő: { $power })
    }.
log-copied-you = A Manató neked most így működik: { $kind }.
log-rolled-you = A dobásod { $roll }{ $need ->
        [0] {""}
       *[other] ; ennyi kell: { $need }
    }.
log-rolled-counted-you = A dobásod { $roll }, értéke { $value }{ $need ->
        [0] {""}
       *[other] ; ennyi kell: { $need }
    }.
log-answered-you = Az ereklyéd válaszol ({ $artifact }): { $success ->
        [1] kritikus siker
       *[other] kritikus kudarc
    }!
log-hurt-you = { $lives } életet veszítesz, { $left } maradt.
log-absorbed-you = A pajzsod elnyel { $lives } sebzést.
log-healed-you = Visszakapsz { $lives } életet, most { $left } életed van.
log-heal-blocked-you = Most nem gyógyulhatsz.
log-extra-life-you = Kapsz { $lives } életet, akár a maximumon felül is, most { $left } életed van.
log-withered-you = Az életmaximumod { $lives } ponttal csökken, most { $left }.
log-marked-you = Új hatás rajtad: { $effect }.
log-unmarked-you = Megszűnik rajtad: { $effect }.
log-no-room-you = Nem kaphatsz több ilyen hatást: { $effect }.
log-no-card-left-you = Nem kapod meg a hatást: elfogytak a hatáslapok.
log-skips-you = Kimaradsz { $count } körből.
log-skipped-you = Kimaradsz a körből.
log-held-you = A helyeden maradsz.
log-cast-you = Varázsolsz: { $spell }. Célpont: { $target }.
log-cast-at-you = { $seat } rád varázsol: { $spell }.
log-cast-self-you = Önmagadra varázsolsz: { $spell }.
log-cast-unaimed-you = Varázsolsz: { $spell }.
log-cast-hidden-you = Rejtett csapdát használsz: { $spell }.
log-cancelled-you = A varázslatod meghiúsul.
log-evaded-you = Kitérsz a támadás elől.
log-reflected-you = Visszavered a találatot. Célpont: { $target }.
log-reflected-at-you = { $seat } rád veri vissza a találatot.
log-hit-you = A támadásod talál. Célpont: { $target }, { $roll } : { $other }.
log-hit-at-you = { $seat } eltalál téged, { $roll } : { $other }.
log-hit-self-you = A saját varázslatod téged talál el, { $roll } : { $other }.
log-missed-you = A támadásod célt téveszt. Célpont: { $target }, { $roll } : { $other }.
log-missed-at-you = { $seat } nem talál el téged, { $roll } : { $other }.
log-missed-self-you = Kitérsz a saját varázslatod elől, { $roll } : { $other }.
log-rider-you = A dobásod ráadást hoz: { $spell }.
log-drew-you = { $count } lapot húzol.
log-reshuffled-you = Új paklit keversz a dobópaklidból.
log-discarded-you = Eldobod: { $spell }.
log-stolen-you = Lapot lopsz: { $spell }. Az áldozat: { $victim }.
log-stolen-at-you = { $seat } lapot lop tőled: { $spell }.
log-exchanged-you = { $count } lapot cserélsz.
log-fate-drawn-you = { $count } Sors-lapot húzol.
log-fate-kept-you = Megtartod: { $fate }.
log-fate-lost-you = Elveszíted: { $fate }.
log-fate-fired-you = A sorsod: { $fate }.
log-fate-played-you = Kijátszod: { $fate }.
log-rerolled-you = Újradobsz.
log-lucky-you = Szerencséd van, újradobhatsz.
log-trap-laid-you = Rejtett csapdát állítasz: { $hex }, { $spell }.
log-trap-sprung-you = Rejtett csapdába kerülsz: { $spell }.
log-hex-blocked-you = Lezársz egy mezőt: { $hex }.
log-truce-you = Fegyverszünetet hirdetsz a következő körödig.
log-guarded-you = { $won ->
        [1] Legyőzöd az Őrt
       *[other] Alulmaradsz az Őrrel szemben
    }.
log-taken-you = Megszerzel egy ereklyét: { $artifact }!
log-take-failed-you = A próbád nem sikerül: { $artifact }.
log-delivered-you = Hazaviszel egy ereklyét: { $artifact }.
log-went-home-you = Az ereklyéd hazatér: { $artifact }.
log-died-you = { $home ->
        [1] Otthon
       *[other] Idegen földön
    } meghalsz.
log-reborn-you = Újjászületsz { $lives } élettel.
log-waits-you = Várod, hogy felszabaduljon a Főváros.
log-out-you = Kiesel a játékból.
log-won-you = Győztél!
