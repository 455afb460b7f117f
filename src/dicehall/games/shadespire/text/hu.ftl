# Shadespire: nevek, lapok, kérdések, napló.

## The game

game = Warhammer Underworlds: Shadespire
    .about = Két-négy csapat harcol a tükörvárosban: három forduló, fejenként négy aktiválás, dicsőség az ellenfelekért és a célokért.
    .author = Games Workshop
    .note = Független rajongói változat. A kezdőpaklik és a rögzített elrendezések a mieink.
seat-of = { $number }. játékos ({ $warband })
fighter-of = { $fighter } ({ $number })
hidden-card = egy rejtett lap
warband-steelheart = Steelheart Bajnokai
warband-garrek = Garrek Martalócai
warband-universal = Egyetemes

## Fighters

fighter-severin = Severin Steelheart
fighter-angharad = Angharad Brightshield
fighter-obryn = Obryn the Bold
fighter-garrek = Garrek Gorebeard
fighter-karsus = Karsus the Chained
fighter-saek = Blooded Saek
fighter-targor = Targor
fighter-arnulf = Arnulf

## Boards

board-mirror-well = Tükörkút
board-shyishian-stardial = Shyishi csillagóra
board-katophranes-reliquary = A Katophrane ereklyetartója
board-shattered-tower = Romtorony
join-north = észak, eltolás { $shift }
join-south = dél, eltolás { $shift }
join-east = kelet
join-west = nyugat
join-north-turned = észak, eltolás { $shift }, megfordítva
join-south-turned = dél, eltolás { $shift }, megfordítva
join-east-turned = kelet, megfordítva
join-west-turned = nyugat, megfordítva
region-board-1 = az első tábla
region-board-2 = a második tábla
region-board-3 = a harmadik tábla
region-board-4 = a negyedik tábla
region-neutral = semleges terület
token-relic = az ereklye
token-1 = 1. cél
token-2 = 2. cél
token-3 = 3. cél
token-4 = 4. cél
token-5 = 5. cél
token-6 = 6. cél
token-7 = 7. cél
token-8 = 8. cél
token-9 = 9. cél
redraw-nothing = semmit
redraw-objectives = a célokat
redraw-power = az erőlapokat
redraw-both = mindkét kezet

## Attacks

attack-sigmarite-broadsword = Szigmarit pallos
attack-mighty-swing = Hatalmas suhintás
attack-sigmarite-hammer = Szigmarit kalapács
attack-furious-parry = Dühödt hárítás
attack-sigmarite-grandhammer = Szigmarit nagykalapács
attack-overhead-strike = Felső csapás
attack-blooddrinker-axe = Vérivó fejsze
attack-awakened-axe = Felébredt fejsze
attack-chained-axe = Láncos fejsze
attack-brutal-chop = Kegyetlen vágás
attack-savage-whirl = Vad örvény
attack-great-axe = Nagyfejsze
attack-gore-axe-and-blade = Vérfejsze és penge
attack-piercing-blade-and-axe = Átdöfő penge és fejsze
attack-deadly-spin = Halálos pörgés
attack-wicked-blade = Gonosz penge
attack-brave-strike = Bátor csapás
attack-lightning-blade = Villámpenge
attack-righteous-strike = Igaz csapás
attack-disengage = Elszakadás

## Questions

ask-pick-warbands = Melyik csapatot vezeted? Mindenki egyszerre fedi fel.
ask-take-board = Melyik táblaoldalt veszed?
ask-join-board = Hová illeszted a táblád?
ask-place-relic = Hová kerül az ereklye?
ask-place-tokens = Hová kerül ez a céljelző?
ask-mulligan = Mit dobsz el és húzol újra?
ask-choose-first = Ki kezd?
ask-place-fighters = Ki hová álljon?
ask-activate = A te aktiválásod: mit teszel?
ask-move-to = Hová mozog { $fighter }?
ask-charge-to = Hová rohamoz { $fighter }?
ask-strike = { $fighter } támad: mivel és kit?
ask-sweep = { $fighter } körbe támad: ki a következő?
ask-drive-back = Visszaszorítod a célpontot?
ask-pushes = Kit és hová lökjünk?
ask-reactions = Reagálsz?
ask-objectives = Teljesítesz most egy célt?
ask-power-step = Erőlépés: játssz ki lapot vagy passzolj.
ask-choose-fighter = { $card }: melyik harcos?
ask-take-cards = Hány erőlapot húzol?
ask-remove-held = Melyik jelző kerül le?
ask-put-shard = Hová hull a szilánk?
ask-return = Hová tér vissza a harcos?
ask-score-objectives = Melyik célt teljesíted?
ask-drop-objectives = Eldobsz célokat?
ask-play-upgrades = Játszol ki fejlesztést?
ask-discard-power = Eldobsz erőlapokat?

## Answers

do-pass = Passz
do-pick = { $warband }
do-board = { $board }
do-join = { $base }. táblához: { $join }
do-token = Ide: { $hex }
do-redraw = Újrahúzás: { $redraw }
do-begin = { $seat } kezd
do-deploy = { $fighter }: { $hex }
do-move = { $fighter }: mozgás
do-charge = { $fighter }: roham
do-guard = { $fighter }: őrség
do-attack = { $fighter }: támadás
do-use = { $fighter }: { $card }
do-draw = Erőlap húzása
do-replace = { $card } eldobása, új cél húzása
do-go = Ide: { $hex }
do-strike = { $attack }: { $target }
do-strike-total = { $attack }: { $target }, teljes támadással
do-push = Lökés: { $fighter }, { $hex }
do-play = Kijátszás: { $card }
do-equip = { $card }: { $fighter }
do-react = { $fighter }: { $card }
do-score = Teljesítés: { $card }
do-drop = Eldobás: { $card }
do-discard = Eldobás: { $card }
do-choose = { $fighter }
do-put = Ide: { $hex }
do-remove = Levétel: { $token }
do-take = Húzás: { $count }
do-region = Terület: { $region }

## Log

log-rolled-off = { $seat } sorsol: { $faces }, kritikus: { $criticals }.
log-picked = { $seat }: { $warband }.
log-board-chosen = { $seat } táblája: { $board }.
log-joined = { $board } a(z) { $base }. táblához kerül: { $join }.
log-relic-placed = { $seat }: az ereklye helye { $hex }.
log-token-placed = { $seat }: céljelző itt: { $hex }.
log-tokens-turned = A céljelzők felfordulnak.
log-redrew = { $seat } újrahúz: { $redraw }.
log-deployed = { $fighter } helye: { $hex }.
log-game-began = Kezdődik a(z) { $game }. játszma.
log-round = Kezdődik a(z) { $round }. forduló.
log-first = { $seat } kezd.
log-moved = { $fighter } mozog: { $start } → { $hex }.
log-charged = { $fighter } rohamoz!
log-guarded = { $fighter } őrségben áll.
log-passed = { $seat } passzol.
log-drew = { $seat } húz: { $card }.
log-replaced = { $seat } célt cserél: { $card }.
log-attacked = { $fighter } támad: { $target } ({ $attack }).
log-attack-roll = { $fighter } dob: { $faces }, siker: { $successes }.
log-defence-roll = { $fighter } véd: { $faces }, siker: { $successes }.
log-succeeded = A támadás sikeres: { $target }.
log-failed = A támadás kudarc: { $target }.
log-trapped = { $fighter } csapdában.
log-damaged = { $fighter } sebzése { $damage } ({ $suffered }/{ $wounds }).
log-out = { $fighter } kiesett!
log-glory = { $seat }: +{ $glory } dicsőség (összesen { $total }).
log-driven = { $fighter } hátraszorul: { $start } → { $hex }.
log-pushed = { $fighter } lökve: { $start } → { $hex }.
log-inspired = { $fighter } ihletet kap!
log-played = { $seat } kijátssza: { $card }.
log-equipped = { $seat } fejleszt: { $card }, { $fighter }.
log-reacted = { $fighter } reagál: { $card }.
log-scored = { $seat } teljesíti: { $card }.
log-dropped = { $seat } eldobja: { $card }.
log-discarded = { $seat } eldobja: { $card }.
log-drew-objective = { $seat } célt húz: { $card }.
log-healed = { $fighter } gyógyul: { $wounds }.
log-blocked = Szilánk zárja el: { $hex }.
log-token-removed = { $hex }: lekerül { $token }.
log-swapped = { $fighter } és { $target } helyet cserél.
log-returned = { $fighter } visszatér: { $hex }.
log-die = { $seat } dob: { $face }.
log-relic-held = { $fighter } birtokolja az ereklyét.
log-used = { $fighter }: { $card }.
log-end-phase = A(z) { $round }. forduló végfázisa.
log-won-game = { $seat } győz!
log-drawn-game = Döntetlen: { $seats }.
log-sudden-death = Hirtelen halál!
log-spoiled = { $fighter } támadása elmarad.

## Reasons

why-out = kiesett
why-charged = már rohamozott ebben a fázisban
why-spent = nem aktiválható újra ebben a fázisban
why-moved = már mozgott ebben a fázisban
why-no-target = nincs ellenfél lőtávon és látótávon belül
why-no-attack = nincs ilyen támadása
why-no-way = nem hagyhatja el a mezőt
why-no-charge = egy ellenfél sem érhető el
why-sprint = vágta közben nincs roham
why-reaction = ez reakció
why-no-reaction = nem reakció
why-occasion = nem történt meg, amire válaszol
why-demand = a feltétele nem teljesíthető
why-restricted = más harcosoké
why-no-glory = nincs el nem költött dicsőség
why-too-far = túl messze
why-unseen = nem látható
why-other-target = a célpont adott

## Figures

odds-success = siker
odds-drive-back = visszaszorítás
odds-critical = kritikus találat
odds-out = kiesés
score-glory = dicsőség
score-unspent = el nem költött
score-standing = talpon
score-wins = megnyert játszma
stat-move = Mozgás
stat-wounds = Sebek
stat-defence = Védelem
stat-glory = Dicsőség
stat-number = Szám
stat-hand = Kéz
stat-objectives = Célok
stat-upgrades = Fejlesztések
stat-tokens = Jelzők
kind-fighter = Harcos
kind-objective = Cél
kind-ploy = Csel
kind-upgrade = Fejlesztés
mark-inspired = ihletett
mark-guard = őrség
mark-moved = mozgott
mark-charged = rohamozott
mark-spent = kész
mark-out = kiesett

## Options

option-warbands = Csapatok helyenként
    .help = steelheart vagy garrek minden helyhez, vesszővel; üres: az asztalnál választják
option-decks = Paklik helyenként
    .help = starter, random vagy paklikód minden helyhez, vesszővel
option-match = Mérkőzés
    .help = egy játszma, két győzelemig, vagy rájátszással
option-match-single = egy játszma
    .help = egyetlen játszma
option-match-best-of-three = két győzelemig
    .help = két játszma, és harmadik, ha kell
option-match-tie-break = két győzelemig, rájátszással
    .help = döntetlennél dicsőség, túlélők, hirtelen halál
option-relic = Ereklye
    .help = a középső ereklye minden végfázisban 3 dicsőség
option-fixed = Rögzített elrendezés
    .help = három-négy játékosnál a táblák helye adott
option-second-symbol = Módosítás: második jel
    .help = döntetlen sorsolásnál a támogatás dönt
option-guard-once = Módosítás: egyszeri őrség
    .help = őrségben álló nem választhat őrséget

## Cards

