# Shazar: nevek, lapok, kérdések, napló.

## A játék

game = Shazar. Az istenek játéka
    .about = Négy mágus, négy hatszögekből álló föld: kelj át a kapukon, varázsolj, éld túl a saját ereklyédet, és vidd haza a többiekét.
    .author = Pavel If, Nyik Zelge
    .note = Független rajongói megvalósítás. A szabályok a 2014-es szabálykönyvet követik; a lapok többsége és minden földelrendezés ehhez a projekthez készült, és ezt minden lap jelzi.

## Szereplők

character-beatrice = Beatrice
character-gothard = Gothard
character-daren = Daren
character-shantiren = Shan’Tiren
card-beatrice = { character-beatrice }
    .text = Gyakran és keményen csap le: lapjainak több mint fele támadás.
card-gothard = { character-gothard }
    .text = Előbb átkokkal gyengít, csak aztán üt.
card-daren = { character-daren }
    .text = Rejtett csapdákból, lopásból és cselekből él.
card-shantiren = { character-shantiren }
    .text = Gyógyít, áld, és nem hagyja harcolni a többieket.

## Mezők

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
hex-windfall = Szélfogta erdő
hex-seer = Jósnő
hex-guardian = Őr
hex-poison-spring = Mérgezett forrás
hex-tartarus = Tartarosz
hex-cursed-land = Átkozott föld
hex-holy-land = Szent föld
card-hex-capital = { hex-capital }
    .text = Itt vannak az ereklyék, itt születnek újjá a mágusok. Bármely varázslat elmondható.
card-hex-portal-in = { hex-portal-in }
    .text = Azonnal egy másik föld szabad kijáratához visz.
card-hex-portal-out = { hex-portal-out }
    .text = Ide vezetnek a kapuk. Vissza nem lehet, varázsolni sem.
card-hex-spring = { hex-spring }
    .text = Az erejével gyógyít.
card-hex-trap = { hex-trap }
    .text = Annyi életet vesz el, amennyi az ereje.
card-hex-snare = { hex-snare }
    .text = Véget vet a mozgásnak; a következő körödben nem léphetsz.
card-hex-fate = { hex-fate }
    .text = Húzz egy Sors-lapot.
card-hex-astral = { hex-astral }
    .text = A következő körödig a találataid ennyivel erősebbek.
card-hex-bastion = { hex-bastion }
    .text = A következő körödig a rád mért találatok ennyivel gyengébbek.
card-hex-school = { hex-school }
    .text = Tedd vissza a nem kellő varázslataidat, és húzz ugyanannyit.
card-hex-ice = { hex-ice }
    .text = Dobj: 50-nel vagy kevesebbel visszacsúszol.
card-hex-mana-lake = { hex-mana-lake }
    .text = Bármely játékban lévő mezőként hat, a saját erejével.
card-hex-vigour = { hex-vigour }
    .text = Legfeljebb két további lépés; az út minden mezője hatásban marad.
card-hex-windfall = { hex-windfall }
    .text = Senki sem léphet be.
card-hex-seer = { hex-seer }
    .text = Húzz három Sors-lapot, és alkalmazz egyet.
card-hex-guardian = { hex-guardian }
    .text = Veszíts 4 életet, hacsak el nem költesz egy támadó varázslatot, és nem dobsz legalább 60-at.
card-hex-poison-spring = { hex-poison-spring }
    .text = Dobj: 50-nel vagy kevesebbel egy élet, különben az erejével gyógyulsz.
card-hex-tartarus = { hex-tartarus }
    .text = A következő körödig minden rád mért sebzés kétszeres.
card-hex-cursed-land = { hex-cursed-land }
    .text = Körönként egy élet, amíg a kör elején 50-et vagy többet nem dobsz.
card-hex-holy-land = { hex-holy-land }
    .text = Dobj: 50-nel vagy kevesebbel két körig nem támadhatsz.

## Jelek, szakaszok, típusok

sign-square = négyzet
sign-triangle = háromszög
sign-cross = kereszt
sign-star = csillag
sign-none = nincs jel
stage-beginning = a kör eleje
stage-effects = 1 hatások
stage-movement = 2 mozgás és mező
stage-spell = 3 varázslat
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

status-no-move = mozdulatlan
    .text = Nem teheti meg a kör lépését.
status-no-attack = támadás nélkül
    .text = Nem mondhat támadó varázslatot.
status-no-spell = varázslat nélkül
    .text = Nem varázsolhat.
status-block-heal = a következő gyógyítás elmarad
    .text = A következő gyógyítás hatástalan.
status-block-heal-all = gyógyíthatatlan
    .text = Semmilyen gyógyítás nem hat.
status-roll-mod = módosult dobások
    .text = Minden dobáshoz hozzáadódik valami.
status-attack-roll-mod = módosult támadódobás
    .text = A következő támadódobáshoz hozzáadódik valami.
status-damage-bonus = erősebb támadás
    .text = A találatok többet sebeznek.
status-damage-reduction = szívósabb
    .text = A viselőjére mért találatok gyengébbek.
status-absorb = pajzs
    .text = Elnyeli a sebzést, amíg el nem fogy.
status-evade = kitérés
    .text = A következő támadó varázslat dobás nélkül mellémegy.
status-reflect = visszaverés
    .text = A következő találat a támadót éri.
status-double-damage-taken = sebezhető
    .text = A sebzés kétszer számít.
status-double-damage-dealt = dupla találat
    .text = A következő találat kétszeresen sebez.
status-extra-steps = több lépés
    .text = Több lépés a mozgási szakaszban.
status-led = félrevezetve
    .text = A következő lépést más választja.
status-reroll-own = második dobás
    .text = Egy saját dobás megismételhető.

## Kérdések

ask-pick-characters = Kivel játszol?
ask-upkeep = Lerázod a rossz hatásokat, vagy eldobsz áldásokat?
ask-shed = A dobás { $value }: melyik hatás menjen?
ask-move = Te lépsz: egy lépés, vagy megpróbálsz ereklyét szerezni.
ask-steps = Merre menjen { $seat }?
ask-jumps = Hová kerüljön { $seat }?
ask-cast = Varázsolsz?
ask-aim = Kire?
ask-place-hex = Hová kerüljön a rejtett csapda?
ask-bar-hex = Melyik mező záruljon be?
ask-choose-enemy = Melyik másik mágus?
ask-choose-option = { $card }: melyik a kettő közül? { $text }
ask-choose-fate = Melyik Sors-lapot választod?
ask-moment = { $seat } köre kezdődik. Kijátszol nevesített lapot?
ask-moment-declared = { $seat } varázsol. Kijátszol nevesített lapot?
ask-after-roll = { $seat } dobása { $value }{ $need ->
        [0] {""}
       *[other] {" "}(kell: { $need })
    }. Megváltoztatod?
ask-exchange = Visszateszed a nem kellő lapokat?
ask-guardian = Az Őr! Harcolsz egy támadó varázslattal?
ask-remove = Melyik hatás szűnjön meg?
ask-pass-on = Melyik hatást adod tovább?
ask-copy-kind = Mivé legyen a tó?
ask-recall-relic = Melyik ereklyét hívod haza?

## Válaszok

do-pass = Passzolok
do-pass-moment = Nem játszom ki semmit
do-pass-after-roll = Maradjon így
do-done = Tovább
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
do-cast = Elmondom: { $spell }
do-aim = Célpont: { $target }
do-choose = { $target }
do-place = Ide: { $hex }
do-jump = Ide: { $hex }
do-option = { $option ->
        [0] Az elsőt
       *[other] A másodikat
    }
do-copy = Mint { $kind }
do-fight = Harc: { $spell }
do-return = Visszateszem: { $spell }
do-keep = Választom: { $fate }
do-play = Kijátszom: { $fate }
do-luck = Újradobom a saját dobásomat
do-hand-on = Továbbadom: { $effect }
do-remove = Megszüntetem: { $effect }
do-recall = Hazahívom: { $artifact }

## Napló

log-picked = { $seat } választása: { $character }.
log-dealt = { $seat } ereklyéje: { $artifact }.
log-first-roll = { $seat } a kezdésért { $roll }-t dob.
log-turn = { $round }. forduló: { $seat }.
log-moved = { $seat } ide lép: { $hex }.
log-jumped = { $seat } ide kerül: { $hex }.
log-hex-fired = { $kind } hat: { $seat }{ $power ->
        [0] {""}
       *[other] , ereje { $power }
    }.
log-copied = A tó most { $kind } ({ $seat }).
log-rolled = { $seat } dobása { $roll }{ $need ->
        [0] , értéke { $value }
       *[other] , értéke { $value }; kell { $need }
    }.
log-answered = { $artifact } ({ $seat }) válaszol: { $success ->
        [1] kritikus siker
       *[other] kritikus kudarc
    }!
log-hurt = { $seat } { $lives } életet veszít, maradt { $left }.
log-absorbed = { $seat } pajzsa elnyel { $lives } sebzést.
log-healed = { $seat } gyógyul { $lives } életet, most { $left }.
log-heal-blocked = { $seat } nem gyógyul.
log-extra-life = { $seat } { $lives } ideiglenes életet kap, most { $left }.
log-withered = { $seat } maximuma { $lives } ponttal { $left }-re csökken.
log-marked = { $effect } most hat: { $seat }.
log-unmarked = { $effect } megszűnik: { $seat }.
log-no-room = { $effect } nem fér el: { $seat }.
log-no-card-left = Nem maradt hatáslap: { $seat }.
log-skips = { $seat } { $count } kört kihagy.
log-skipped = { $seat } kihagyja a kört.
log-held = { $seat } a helyén marad.
log-cast = { $seat } elmondja: { $spell }, célpont: { $target }.
log-cast-hidden = { $seat } lefordítva varázsol: { $spell }.
log-cancelled = { $seat } varázslata semmivé lesz.
log-evaded = { $seat } kitér a támadás elől.
log-reflected = { $seat } visszaveri a találatot: { $target }.
log-hit = { $seat } eltalálja: { $target }, { $roll } : { $other }.
log-missed = { $seat } elvéti: { $target }, { $roll } : { $other }.
log-tied = Mindkettő { $roll }: újra.
log-rider = A dobás többet is hoz: { $spell } ({ $seat }).
log-drew = { $seat } { $count } lapot húz.
log-reshuffled = { $seat } új paklit kever a dobott lapokból.
log-discarded = { $seat } eldobja: { $spell }.
log-stolen = { $seat } ellopja: { $spell } ({ $victim }).
log-exchanged = { $seat } { $count } lapot cserél.
log-fate-drawn = { $seat } { $count } Sors-lapot húz.
log-fate-kept = { $seat } megtartja: { $fate }.
log-fate-fired = { $seat } sorsa: { $fate }.
log-fate-played = { $seat } kijátssza: { $fate }.
log-rerolled = { $seat } újradob.
log-lucky = { $seat } szerencsés, újradobhat.
log-trap-laid = { $seat } csapdát rejt ide: { $hex } ({ $spell }).
log-trap-sprung = { $seat } csapdába lép: { $spell }.
log-hex-blocked = { $seat } lezárja: { $hex }.
log-truce = { $seat } fegyverszünetet hirdet a következő köréig.
log-guarded = { $won ->
        [1] { $seat } legyőzi az Őrt
       *[other] Az Őr lesújt: { $seat }
    }.
log-taken = { $seat } megszerzi: { $artifact }!
log-take-failed = { $seat } nem szerzi meg: { $artifact }.
log-delivered = { $seat } hazaviszi: { $artifact }.
log-went-home = { $artifact } visszatér: { $seat }.
log-burnt = { $artifact } elég.
log-died = { $seat } meghal { $home ->
        [1] otthon
       *[other] idegen földön
    }.
log-reborn = { $seat } újjászületik, élete { $lives }.
log-waits = { $seat } várja, hogy felszabaduljon a Főváros.
log-out = { $seat } kiesik a játékból.
log-last-round = A(z) { $round }. forduló volt az utolsó, vége a játéknak.
log-won = { $winners } { $winners_count ->
        [one] győz!
       *[other] együtt győz!
    }
log-fired = Számlálva: { $thing }.

## Esélyek

odds-hit = találat
    .help = A találat esélye; egyenlőségnél újradobás.
odds-bonus = ráadás
    .help = Ráadásos találat esélye.
odds-backfire = visszaütés
    .help = Rád visszaütő hiba esélye.
odds-damage = sebzés
    .help = A célpont várható életvesztesége.
odds-kill = halál
    .help = Esély, hogy maga a találat öl.
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

## Miért nem

why-sign = A jele nem illik ehhez a mezőhöz.
why-no-sign = Erről a mezőről nem lehet varázsolni.
why-muted = Most nem varázsolhatsz.
why-no-attack = Most nem támadhatsz.
why-truce = Fegyverszünet van.
why-traps-full = Már ennyi rejtett csapdád lehet csak.
why-occupied = Ott már áll valaki.
why-barred = A mező most le van zárva.
why-portal-busy = Egyik másik föld kijárata sem szabad.
why-held = Nem mozdulhatsz.
why-led = A lépésedet más választja.
why-not-yet = Előbb itt kell befejezned egy kört.
why-failed = A próba nem sikerült: hagyd el a Fővárost, és térj vissza.
why-off-board = A mágus a pályán kívül vár.
why-not-now = Még nem jött el az ideje.

## Beállítások

option-characters = Szereplők
    .help = Helyenként egy, például „beatrice, daren”; „random”; üresen a játékosok sorban választanak.
option-layouts = Földek
    .help = Helyenként „standard”, „random” vagy egy elrendezés kódja, vesszővel elválasztva; egy szó mindenkire vonatkozik.
option-alliance = Szövetségek
    .help = Ki kivel győz.
option-alliance-free = Szabad
    .help = Mindenki magáért; az alku a játékosok dolga.
option-alliance-pairs = Kettő kettő ellen
    .help = Négy játékos: az 1. és 3. hely a 2. és 4. ellen. A pár együtt három ereklyével győz.
option-rounds = Legfeljebb ennyi forduló
    .help = Utána az otthoni ereklyék száma dönt, aztán az élet, aztán a maximum.

## Adatok

score-artifacts = ereklyék
score-lives = élet
score-maximum = maximum
stat-lives = élet
stat-maximum = maximum
stat-hand = kéz
stat-deck = pakli
stat-discard = dobott
stat-effects = hatások
stat-fates = Sors-lapok
stat-skips = kihagyott körök
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

board-turn = { $round }. forduló, összesen { $rounds }: { $name }
board-land = { $name } földje
board-lands = Földek
board-one-land = Egy föld, nagyban
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
board-skips-turn = a kör kimarad
board-turns-left = Hátralévő körök: { $count }.
board-uses-left = Hátralévő alkalmak: { $count }.
board-may-drop = Az 1. szakaszban eldobható.
board-shake-off = Az 1. szakaszban { $count } vagy több dobással lerázható.
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
board-pass-pointless = Passz, ha nincs mit kijátszanom
board-pass-all = Passz minden Sors-lapos ablakban
board-pass-key = P billentyű: passz vagy tovább.

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

card-beatrice-spark = Spark
    .text = Támadás: 2 sebzés. Találat legalább 70-tel: a célpont veszít 1 életet. Hiba legfeljebb 10-tel: veszítesz 1 életet.
card-beatrice-fire-arrow = Fire Arrow
    .text = Támadás: 3 sebzés. Találat legalább 80-tel: a célponton 1 áldás megszűnik. Hiba legfeljebb 10-tel: eldobsz 1 véletlen lapot.
card-beatrice-ice-lance = Ice Lance
    .text = Támadás: 3 sebzés. Találat legalább 65-tel: a célpont nem mozoghat 1 körig. Hiba legfeljebb 15-tel: nem mozoghatsz 1 körig.
card-beatrice-ball-lightning = Ball Lightning
    .text = Támadás: 4 sebzés. Találat legalább 80-tel: egy általad választott mágus veszít 2 életet. Hiba legfeljebb 10-tel: veszítesz 1 életet.
card-beatrice-whirlwind = Whirlwind
    .text = Támadás: 1 sebzés. Találat legalább 60-tel: a célpontot 1 mezővel arrébb viszed. Hiba legfeljebb 20-tel: a célpont téged 1 mezővel arrébb visz.
card-beatrice-meteor = Meteor
    .text = Támadás: 5 sebzés. Találat legalább 80-tel: a célpont veszít 2 életet. Hiba legfeljebb 15-tel: veszítesz 1 életet.
card-beatrice-wrath = Wrath of the Elements
    .text = Támadás: 6 sebzés. Találat legalább 90-tel: a célpont kihagy 1 kört. Hiba legfeljebb 30-tel: kihagysz 1 kört.
card-beatrice-acid = Acid Rain
    .text = Támadás: 2 sebzés. Találat legalább 65-tel: a célpont eldob 2 véletlen lapot. Hiba legfeljebb 15-tel: eldobsz 1 véletlen lapot.
card-beatrice-fire-mantle = Mantle of Fire
    .text = 3 sebzést elnyel.
card-beatrice-surge = Surge of Power
    .text = 3 körig: a találatok 1 ponttal többet sebeznek.
card-beatrice-keen-aim = Keen Eye
    .text = A következő támadódobás +20.
card-beatrice-elixir = Sip of Elixir
    .text = A célpont gyógyul 3 életet.
card-beatrice-dash = Dash
    .text = A célpont legfeljebb 2 mezőt mehet.
card-beatrice-elements-trap = Trap of the Elements
    .text = Dobj: legalább 40 — a célpont veszít 1 életet; legalább 60 — azonkívül a célpont nem mozoghat 1 körig; legalább 85 — azonkívül a célpont veszít 2 életet.
card-beatrice-vulnerability = Vulnerability
    .text = A következő sebzés kétszeres. Lerázható: legalább 60.
card-gothard-shadow-bolt = Shadow Bolt
    .text = Támadás: 2 sebzés. Találat legalább 75-tel: a célpont eldob 1 véletlen lapot. Hiba legfeljebb 15-tel: eldobsz 1 véletlen lapot.
card-gothard-stupor = Stupor
    .text = Támadás: 3 sebzés. Találat legalább 70-tel: a célpont nem mozoghat 1 körig. Hiba legfeljebb 20-tel: nem mozoghatsz 1 körig.
card-gothard-life-theft = Life Theft
    .text = Támadás: 2 sebzés. Találat legalább 55-tel: gyógyulsz 2 életet. Hiba legfeljebb 15-tel: a célpont gyógyul 1 életet.
card-gothard-grave-chill = Grave Chill
    .text = Támadás: 5 sebzés. Találat legalább 75-tel: a célpont megkapja: { card-shivers }. Hiba legfeljebb 20-tel: megkapod: { card-shivers }.
card-gothard-feebleness = Feebleness
    .text = A következő gyógyítás elmarad. Lerázható: legalább 50.
card-gothard-plague-breath = Plague Breath
    .text = A célpont megkapja: { card-plague }.
card-gothard-chains = Weight of Chains
    .text = 2 körig: nem mozoghat. Lerázható: legalább 50.
card-gothard-muteness = Muteness
    .text = 2 körig: nem varázsolhat. Lerázható: legalább 55.
card-gothard-evil-eye = Evil Eye
    .text = Minden dobás -20. Lerázható: legalább 65.
card-gothard-bend-will = Bend the Will
    .text = A célpontot 2 mezővel arrébb viszed.
card-gothard-death-sentence = Death Sentence
    .text = 3 kör után a viselője veszít 5 életet. Lerázható: legalább 70.
card-gothard-withering = Withering
    .text = Dobj: legalább 40 — a célpont maximuma 1 ponttal csökken; legalább 80 — azonkívül a célpont veszít 2 életet.
card-gothard-blood-rite = Blood Rite
    .text = Veszítesz 1 életet és húzol 2 lapot.
card-gothard-shroud = Shroud of Gloom
    .text = A következő támadás mellémegy.
card-gothard-dark-mending = Dark Mending
    .text = A célpont gyógyul 2 életet és egy rossz hatásodat továbbadod egy választott mágusnak.
card-daren-knife = Throwing Knife
    .text = Támadás: 2 sebzés. Találat legalább 80-tel: ellopsz 1 lapot (a célpont). Hiba legfeljebb 10-tel: a célpont ellop tőled 1 lapot.
card-daren-from-shadow = Strike from the Shadows
    .text = Támadás: 3 sebzés. Találat legalább 70-tel: legfeljebb 1 mezőt mehetsz. Hiba legfeljebb 20-tel: veszítesz 1 életet.
card-daren-blast = Blast Charge
    .text = Támadás: 2 sebzés. Találat legalább 65-tel: a célpontot 2 mezővel arrébb viszed. Hiba legfeljebb 20-tel: veszítesz 1 életet.
card-daren-dirty-trick = Dirty Trick
    .text = Támadás: 4 sebzés. Találat legalább 85-tel: a célpont kihagy 1 kört. Hiba legfeljebb 25-tel: kihagysz 1 kört.
card-daren-wolf-pit = Wolf Pit
    .text = Lefordítva egy szabad mezőn; aki odalép: az a mágus veszít 3 életet.
card-daren-arcane-snare = Arcane Snare
    .text = Lefordítva egy szabad mezőn; aki odalép: az a mágus veszít 1 életet és kihagy 1 kört.
card-daren-rune = Rune of Displacement
    .text = Lefordítva egy szabad mezőn; aki odalép: az a mágus veszít 1 életet és e föld kapukijáratára kerül.
card-daren-pickpocket = Pickpocket
    .text = Ellopsz 1 lapot (a célpont) és a célpont veszít 1 életet.
card-daren-false-trail = False Trail
    .text = A következő lépést a varázsló választja. Lerázható: legalább 70.
card-daren-switch = Switcheroo
    .text = Te és a célpont helyet cseréltek.
card-daren-sabotage = Sabotage
    .text = A célponton 1 áldás megszűnik vagy lezársz egy szabad mezőt a következő körödig.
card-daren-sleep-powder = Sleep Powder
    .text = Dobj: legalább 35 — a célpont kihagy 1 kört; legalább 90 — azonkívül a célpont kihagy 1 kört.
card-daren-second-wind = Second Wind
    .text = A célpont gyógyul 2 életet.
card-daren-cloak = Cloak of Shadows
    .text = A következő támadás mellémegy.
card-daren-agility = Agility
    .text = 2 körig: 1 lépéssel több.
card-daren-rogues-luck = Rogue’s Luck
    .text = Egy saját dobás megismételhető.
card-shantiren-sunbeam = Sunbeam
    .text = Támadás: 2 sebzés. Találat legalább 70-tel: gyógyulsz 1 életet. Hiba legfeljebb 15-tel: a célpont gyógyul 1 életet.
card-shantiren-natures-wrath = Nature’s Wrath
    .text = Támadás: 2 sebzés. Találat legalább 70-tel: a célpont nem támadhat 1 körig. Hiba legfeljebb 20-tel: nem támadhatsz 1 körig.
card-shantiren-judgement = Judgement of Light
    .text = Támadás: 3 sebzés. Találat legalább 85-tel: a célponton minden áldás megszűnik. Hiba legfeljebb 25-tel: veszítesz 1 életet.
card-shantiren-healing = Healing
    .text = A célpont gyógyul 2 életet.
card-shantiren-great-healing = Great Healing
    .text = A célpont gyógyul 4 életet és egy betegsége elmúlik.
card-shantiren-purification = Purification
    .text = A célponton 2 rossz hatás megszűnik.
card-shantiren-shield-of-faith = Shield of Faith
    .text = 2 sebzést elnyel.
card-shantiren-forest-path = Forest Path
    .text = A célpont legfeljebb 2 mezőt mehet.
card-shantiren-reflection = Reflection
    .text = A következő találat a támadót éri.
card-shantiren-grace = Grace
    .text = 2 körig: a kör elején a viselője gyógyul 1 életet.
card-shantiren-gift-of-life = Gift of Life
    .text = A célpont kap 2 ideiglenes életet, akár a maximum fölé.
card-shantiren-pacify = Pacify
    .text = 2 körig: nem támadhat. Lerázható: legalább 55.
card-shantiren-roots = Root Bonds
    .text = 1 körig: nem mozoghat. Lerázható: legalább 70.
card-shantiren-banishment = Banishment
    .text = A célpont veszít 1 életet és e föld kapukijáratára kerül.

## Betegségek

card-land-curse = Curse of the Land
    .text = A kör elején a viselője veszít 1 életet. Lerázható: legalább 50.
card-plague = Plague
    .text = A kör elején a viselője veszít 1 életet. Lerázható: legalább 65.
card-shivers = Shivers
    .text = Minden dobás -10. Lerázható: legalább 50.
card-mana-fever = Mana Fever
    .text = Nem támadhat. Lerázható: legalább 55.
card-stone-foot = Stone Foot
    .text = Nem mozoghat. Lerázható: legalább 40.
card-pallor = Pallor
    .text = A gyógyítás nem hat. Lerázható: legalább 50.

## Ereklyék

card-eye = Eye of the Abyss
    .text = Kritikus siker legalább 96-tel: egy általad választott mágus veszít 3 életet. Kritikus kudarc legfeljebb 10-zel: veszítesz 2 életet.
card-chalice = Chalice of Dawn
    .text = Kritikus siker legalább 96-tel: gyógyulsz 4 életet és minden betegséged elmúlik. Kritikus kudarc legfeljebb 10-zel: egy általad választott mágus gyógyul 2 életet és veszítesz 1 életet.
card-sceptre = Sceptre of Storms
    .text = Kritikus siker legalább 96-tel: mindenki más veszít 2 életet. Kritikus kudarc legfeljebb 10-zel: veszítesz 1 életet és eldobsz 1 véletlen lapot.
card-mirror = Mirror of Fates
    .text = Kritikus siker legalább 95-tel: húzz 2 Sors-lapot, és alkalmazz egyet. Kritikus kudarc legfeljebb 10-zel: egy általad választott mágus ellop tőled 1 lapot és veszítesz 1 életet.
card-hourglass = Hourglass of Eternity
    .text = Kritikus siker legalább 97-tel: egy általad választott mágus kihagy 1 kört és veszít 1 életet. Kritikus kudarc legfeljebb 8-zel: kihagysz 1 kört.
card-crown = Crown of Thorns
    .text = Kritikus siker legalább 96-tel: egy általad választott mágus megkapja: { card-plague } és veszít 1 életet. Kritikus kudarc legfeljebb 10-zel: megkapod: { card-pallor }.
card-boots = Wanderer’s Boots
    .text = Kritikus siker legalább 94-tel: e föld bármely szabad mezőjére ugrasz és gyógyulsz 1 életet. Kritikus kudarc legfeljebb 10-zel: egy általad választott mágus téged 1 mezővel arrébb visz.
card-aegis = Aegis of the Forgotten God
    .text = Kritikus siker legalább 96-tel: rajtad minden rossz hatás megszűnik és kapsz 2 ideiglenes életet, akár a maximum fölé. Kritikus kudarc legfeljebb 10-zel: rajtad minden áldás megszűnik és veszítesz 1 életet.
card-heart = Heart of the Mountain
    .text = Kritikus siker legalább 96-tel: a következő találat kétszeres. Kritikus kudarc legfeljebb 10-zel: nem támadhatsz 1 körig és veszítesz 1 életet.
card-tome = Tome of Names
    .text = Kritikus siker legalább 96-tel: egy választott mágus maximuma 1 ponttal csökken. Kritikus kudarc legfeljebb 10-zel: eldobsz 2 véletlen lapot és veszítesz 1 életet.

## Sors-lapok

card-leprechaun = Spiteful Leprechaun
    .text = Eldobsz 2 véletlen lapot és veszítesz 1 életet.
card-wanderer = Wanderer’s Song
    .text = Húzol 2 lapot.
card-lightning = Lightning Strike
    .text = Veszítesz 2 életet.
card-life-clot = Clot of Life
    .text = Gyógyulsz 3 életet.
card-fall-plague = Plague Wind
    .text = Megkapod: { card-plague }.
card-fall-shivers = Marsh Fog
    .text = Megkapod: { card-shivers }.
card-fall-fever = Mana Overheat
    .text = Megkapod: { card-mana-fever }.
card-fall-stone = Basilisk’s Breath
    .text = Megkapod: { card-stone-foot }.
card-fall-pallor = Ghost’s Kiss
    .text = Megkapod: { card-pallor }.
card-memory = Memory Lapse
    .text = Dobd el a kezedet, és húzz öt lapot.
card-slumber = Enchanted Slumber
    .text = Kihagysz 1 kört.
card-labyrinth = Labyrinth
    .text = Dobj: legalább 60 — semmi; különben kihagysz 1 kört.
card-time-knot = Knot of Time
    .text = Dobj: legalább 50 — egy általad választott mágus kihagy 1 kört; különben kihagysz 1 kört.
card-storm = Storm of Magic
    .text = Mindenki veszít 1 életet.
card-feast = Feast of Spirits
    .text = Mindenki gyógyul 2 életet.
card-rift = Rift in Space
    .text = Bármely szabad kapukijáratra ugrasz.
card-gust = Gust of Wind
    .text = Legfeljebb 2 mezőt mehetsz.
card-quake = Tremor
    .text = Dobj: legalább 50 — semmi; különben veszítesz 2 életet és nem mozoghatsz 1 körig.
card-library = Forgotten Library
    .text = Kicserélheted a kezed lapjait és húzol 1 lapot.
card-pickpocket = Thieves’ Fair
    .text = Ellopsz 1 lapot (egy általad választott mágus).
card-holy-rain = Holy Rain
    .text = Rajtad minden rossz hatás megszűnik és gyógyulsz 1 életet.
card-duel = Demon’s Challenge
    .text = Dobj: legalább 55 — a találatok 2 ponttal többet sebeznek 2 körig; különben veszítesz 3 életet.
card-call-of-stone = Call of the Stone
    .text = Nevesített, { when-artifact-carried }: az ereklyéd vivője dob; 60 alatt hazatér.
card-n-reroll = Twist of Fate
    .text = Nevesített, { when-any-roll }: a frissen dobott kockák újradobása.
card-n-truce = Truce of the Gods
    .text = Nevesített, { when-any-time }: a következő köröd kezdetéig senki sem támadhat.
card-n-counter = Seal of Silence
    .text = Nevesített, { when-spell-declared }: az épp elmondott varázslat hatástalan.
card-n-potion = Spare Potion
    .text = Nevesített, { when-any-time }: gyógyulsz 3 életet.
card-n-wings = Wings
    .text = Nevesített, { when-any-time }: legfeljebb 2 mezőt mehetsz.
card-n-star = Lucky Star
    .text = Nevesített, { when-own-roll }: a dobásod értéke 90; ereklye nem válaszol rá.
card-n-mirror = Mirror Shard
    .text = Nevesített, { when-any-time }: a következő találat a támadót éri.

## Ha az asztal így nem teríthető meg

setup-pairs = { $option }: a kettő kettő elleni játékhoz { $count } játékos kell.
setup-layout = { $option }: „{ $text }” nem egy föld kódja. Vesd össze jelenként.
setup-layout-other = { $option }: a „{ $text }” föld szereplője { $character }, nem { $other }.
setup-layout-early = { $option }: egy föld szereplőhöz tartozik. Nevezd meg a szereplőket is, vagy írj ide „standard” vagy „random” szót.
