# Ultimate Warriorz: nevek, lapok, kérdések, napló. A szabályok olvasója egyelőre angolul szól.

## A játék

game = Ultimate Warriorz
    .about = Nyolc harcos, hét forduló, egyetlen aréna: válassz titokban lapot, csapj, lőj, és váltsd dicsőségre a többiek életét.
    .author = Guillaume Blossier
    .note = Független rajongói megvalósítás. A lapok sok száma a miénk: lásd mindegyiknél a forrást.

## Harcosok

warrior-agaric = Csiperke
    .acc = Csiperkét
    .dat = Csiperkének
    .ins = Csiperkével
    .to = Csiperkére
    .from = Csiperkétől
    .title = muskétás kukta
warrior-jojoba = Jojoba
    .acc = Jojobát
    .dat = Jojobának
    .ins = Jojobával
    .to = Jojobára
    .from = Jojobától
    .title = indián goblin
warrior-bonsai = Bonszai
    .acc = Bonszait
    .dat = Bonszainak
    .ins = Bonszaival
    .to = Bonszaira
    .from = Bonszaitól
    .title = szamuráj törpe
warrior-cactus = Kaktusz
    .acc = Kaktuszt
    .dat = Kaktusznak
    .ins = Kaktusszal
    .to = Kaktuszra
    .from = Kaktusztól
    .title = gladiátor ork
warrior-burdock = Bojtorján
    .acc = Bojtorjánt
    .dat = Bojtorjánnak
    .ins = Bojtorjánnal
    .to = Bojtorjánra
    .from = Bojtorjántól
    .title = felföldi oroszlán
warrior-sorgho = Cirok
    .acc = Cirokot
    .dat = Ciroknak
    .ins = Cirokkal
    .to = Cirokra
    .from = Ciroktól
    .title = matador minótaurusz
warrior-baobab = Baobab
    .acc = Baobabot
    .dat = Baobabnak
    .ins = Baobabbal
    .to = Baobabra
    .from = Baobabtól
    .title = barbár faember
warrior-zamioculcas = Zamiokulkasz
    .acc = Zamiokulkaszt
    .dat = Zamiokulkasznak
    .ins = Zamiokulkasszal
    .to = Zamiokulkaszra
    .from = Zamiokulkasztól
    .title = spártai vörös sárkány

seat-of = { $number }. játékos ({ $warriors })
    .acc = { $number }. játékost ({ $warriors })
    .dat = { $number }. játékosnak ({ $warriors })
    .ins = { $number }. játékossal ({ $warriors })
    .to = { $number }. játékosra ({ $warriors })
    .from = { $number }. játékostól ({ $warriors })
seat-of-named = { $name } ({ $warriors })
    .acc = { $name } játékost ({ $warriors })
    .dat = { $name } játékosnak ({ $warriors })
    .ins = { $name } játékossal ({ $warriors })
    .to = { $name } játékosra ({ $warriors })
    .from = { $name } játékostól ({ $warriors })

## Mezők

zone-north = észak
    .to = északra
    .in = északon
    .from = északról
    .label = Észak
zone-north-east = északkelet
    .to = északkeletre
    .in = északkeleten
    .from = északkeletről
    .label = Északkelet
zone-south-east = délkelet
    .to = délkeletre
    .in = délkeleten
    .from = délkeletről
    .label = Délkelet
zone-south = dél
    .to = délre
    .in = délen
    .from = délről
    .label = Dél
zone-south-west = délnyugat
    .to = délnyugatra
    .in = délnyugaton
    .from = délnyugatról
    .label = Délnyugat
zone-north-west = északnyugat
    .to = északnyugatra
    .in = északnyugaton
    .from = északnyugatról
    .label = Északnyugat
zone-centre = közép
    .to = középre
    .in = középen
    .from = középről
    .label = Közép

## Kérdések

ask-pick-warriors = Melyik harcost választod?
ask-place-warriors = Hová álljon { $warrior }?
ask-choose-cards = Melyik lapot játssza ki { $warrior }? Senki sem látja, amíg sorra nem kerül.
ask-actions = { $warrior } cselekszik: mi legyen?
ask-amulet = { $warrior } támadás alatt áll. Használod az amulettet?
ask-pass-on-dice = { $warrior } kockákat irányíthat át a célpont mellett állókra.

## Válaszok

do-pass = Megtartom az amulettet
do-pick = { $warrior_acc } választom
do-place = Felállok { $zone_in }
do-play = Kijátszom: { $card }
do-move = Lépek { $zone_to }
do-strike = Lecsapok { $target_to }
do-strike-second = Lecsapok { $target_to } a második ütéssel
do-shoot = Lövök { $target_to }
do-blast = Robbantok { $zone_in }, mindenki ellen
do-give-skull = Odaadom a Koponyát { $target_dat }
do-flip = Átfordítom: { $die }. kocka ({ $face })
do-reroll = Újradobatom: { $die }. kocka ({ $face })
do-roll = Most újradobatom a kijelölt kockákat
do-give-die = Átirányítom { $target_to }: { $die }. kocka ({ $face })
do-keep = Több kockát nem irányítok át

## Napló

log-picked = { $seat } választása: { $warrior }.
log-placed = { $warrior } felállt { $zone_in }.
log-round = { $round }. forduló.
log-chose = { $card_key ->
    [hidden-card] { $warrior } lefordít egy lapot.
   *[other] { $warrior } titokban lefordítja: { $card }.
}
log-revealed = { $warrior } felfedi: { $card } (kezdeményezés { $initiative }).
log-moved = { $warrior } { $start_from } { $zone_to } lép.
log-struck = { $warrior } lecsap { $target_to }.
log-shot = { $warrior } rálő { $target_to }.
log-blasted = { $warrior } mindenkit robbant { $zone_in }.
log-strength = { $warrior } a támadás erejéért dob: { $face } kocka.
log-defence = { $warrior } védelmet dob: { $face }.
log-net = { $warrior } hálót vet { $target_to }: { $faces }.
log-netted = { $target } a hálóban: védelme { $lowered } ponttal kisebb.
log-rolled = { $warrior } dobása: { $faces }.
log-flipped = { $warrior } amulettje átfordít egy kockát: { $before } helyett { $after }.
log-rerolled = { $warrior } amulettje { $dice } kockát dobat újra: most { $faces }.
log-gave-die = { $warrior } átirányít egy kockát ({ $face }) { $target_to }.
log-missed = { $warrior } senkit sem talált el.
log-wounded = { $warrior } megsebezte { $target_acc }: mínusz { $wounds } élet.
log-first-wound = { $warrior } elvett egy Első Seb jelzőt { $target_from }: 3-at ér.
log-stole = { $warrior } erőre kapott: plusz { $wounds } élet.
log-lost-lives = { $warrior } { $wounds } életet vesztett a kövek alatt.
log-out = { $warrior } kiesett a harcból!
log-stones = Túl korán, zúgolódik a tömeg: { $victim } { $dice } követ dob { $warrior_to }.
log-stones-stopped = { $warrior_acc } nem találják a kövek.
log-shocked = { $warrior } áramütést kapott: kezdeményezése legközelebb { $slower } ponttal kisebb.
log-charged = { $warrior } feltöltődött: kezdeményezése legközelebb { $faster } ponttal nagyobb.
log-gave-skull = { $warrior } odaadta a Koponyát { $target_dat }: barátra nem támadunk!
log-skull-back = { $warrior } visszaadta a Koponyát.
log-attack-lost = { $warrior } nem talál célpontot: a támadás elveszett.
log-glory = { $warrior } { $glory } dicsőséget szerzett.
log-trophy = { $warrior } trófeája: { $target } figurája.
log-won = { $team } megnyerte a napfogyatkozás csatáját!

## Esélyek

odds-hit = találat
    .help = Legalább egy seb esélye.
odds-wounds = seb
    .help = Átlagosan várható sebek.
odds-out = kiesés
    .help = Annak esélye, hogy a célpont kiesik.

## Miért nem

why-out = Ez a harcos már kiesett.
why-no-attack-left = A lap minden támadása megvolt.
why-teammate = Ő csapattárs.
why-skull = Nálad a Koponya: ebben a körben nem támadhatod, akitől kaptad.
why-same-target = A második támadás másik harcosnak jár.
why-too-near = Túl közel van: lőni csak másik mezőre lehet.
why-too-far = Túl messze van: lecsapni csak a saját mezőn lehet.
why-no-strikes = A Békepipa megvédi ezt a harcost az ütésektől.
why-no-shots = A Szellemgyűrű elrejti ezt a harcost a lövések elől.
why-other-zone = Mindkét lövés ugyanarról a mezőről indul.
why-fewer-attacks = Más úton a lap több támadása végrehajtható, ezért azt kell választani.
why-no-move-left = Minden mozgáspont elfogyott.
why-start-zone = Oda, ahol a kör kezdődött, nem lehet visszalépni.
why-not-adjacent = Ez a mező nem szomszédos.

## Beállítások

option-mode = Ki ki ellen
    .help = Mindenki magáért, vagy valamelyik csapatjáték.
option-mode-free-for-all = Mindenki magáért
    .help = 2–8 játékos, fejenként egy harcos; csak egy győztes van.
option-mode-duel-of-teams = Csapatok párbaja
    .help = 2 játékos, mindegyiknek 2, 3 vagy 4 harcosa van.
option-mode-pairs-each = Fejenként egy pár
    .help = 3 játékos, mindegyiknek 2 harcosa van.
option-mode-two-pairs = Pár pár ellen
    .help = 4 játékos egy-egy harcossal, kettő kettő ellen; a társak szemben ülnek.
option-mode-three-pairs = Három pár
    .help = 6 játékos egy-egy harcossal, három párban.
option-mode-two-teams = Két csapat
    .help = 5–8 játékos egy-egy harcossal, két csapatban; a szomszédok ellenfelek.
option-draw = Kié melyik harcos
    .help = Hogyan osszuk ki a harcosokat.
option-draw-choose = Választás
    .help = A játékosok sorban választanak.
option-draw-random = Sorsolás
    .help = A harcosokat véletlenül osztjuk ki.
option-draw-line-up = Felállás
    .help = Az egyik felállás, amelyet a szabálykönyv csapatjátékhoz ajánl.
option-draw-named = Név szerint
    .help = Minden hely a „Harcosok név szerint” alatt megadott harcosokat kapja.
option-line-up = A felállás száma
    .help = Melyik ajánlott felállás; csak „Felállás” esetén.
option-team = Harcosok csapatonként
    .help = 2, 3 vagy 4; csak a csapatok párbajában.
option-warriors = Harcosok név szerint
    .help = A helyeket vessző, egy hely harcosait + választja el, például „agaric + cactus, baobab + sorgho”; csak „Név szerint” esetén.

## Számok

score-glory = dicsőség
score-trophies = trófeák
score-lives = életek

stat-initiative = kezdeményezés
stat-move = mozgás
stat-strike = közelharc
stat-shot = lövés
stat-defence = védelem
stat-defence-by-die = kockával
stat-dice-by-lives = életek szerint
stat-dice-by-die = kockával
stat-dice-by-cards = kijátszott lapok szerint
stat-size = nagyság
stat-lives = életek
stat-start-lives = kezdő életek
stat-glory = dicsőség
stat-trophies = trófeák
stat-amulet = amulett
stat-amulet-used = az amulett elhasználva
stat-unhurt = megvan az Első Seb jelző
stat-stolen-large = mások Első Seb jelzői
stat-shock = elektrosokk
stat-skull = nála a Koponya
stat-face-down = lefordított lap
stat-card = nyitott lap
stat-hand = kézben lévő lapok
stat-played = kijátszott lapok
stat-zone = mező
stat-team = csapat
stat-round = forduló
stat-out = kiesett
stat-survivors = túlélők
stat-wounds = okozott sebek
stat-stonings = megkövezések

token-amulet = amulett
token-unhurt = sértetlen
token-shock = kezdeményezés { $change }
token-skull = Koponya
token-chosen = lefordítva: { $card }
token-face-down = lefordított lap
token-out = kiesett

attack-strike = közelharc
attack-shot = lövés

## Lapfajták, hatások szavai

kind-normal = akció
kind-technique = titkos fogás
kind-item = varázstárgy

effect-area_zone = egész mező
    .help = Egy dobás a választott mezőn álló mindenki ellen számít.
effect-no_shots = nem lőhető
    .help = Amíg a lap nyitva fekszik, harcosára nem lehet lőni.
effect-no_strikes = nem üthető
    .help = Amíg a lap nyitva fekszik, harcosára nem lehet lecsapni.
effect-two_targets = két célpont
    .help = A két támadás két különböző harcost ér.
effect-dice_by_lives = kockák életek szerint
    .help = Minél kevesebb az élet, annál több a kocka.
effect-steal_lives = életrablás
    .help = Az elvett életek a támadó életei lesznek, dicsőséget nem adnak.
effect-net = háló
    .help = Előbb dobás a célpont nagysága ellen; ha sikerül, e támadás ellen kisebb a védelme.
effect-shock = elektrosokk
    .help = Seb után az áldozat legközelebb később, a támadó hamarabb cselekszik.
effect-dice_by_die = kockák kockával
    .help = Egy kocka dönti el, hány kockás a támadás.
effect-dice_by_cards = kockák lapok szerint
    .help = Annyi kocka, ahány lapot kijátszott, ezzel együtt.
effect-fewer_dice = kevesebb kocka
    .help = Amíg a lap nyitva fekszik, a harcosa elleni támadások kevesebb kockásak.
effect-split_dice = osztott kockák
    .help = A kockák átirányíthatók a célpont mezőjén álló többiekre, mindenkire legfeljebb egy.
effect-skull = Koponya
    .help = Aki a Koponyát kapja, következő akciójában nem támadhatja, akitől kapta.
effect-defence_by_die = védelem kockával
    .help = Amíg a lap nyitva fekszik, a védelmet minden támadás előtt kocka adja.
effect-die_bonus = többlet a kockákra
    .help = Minden kockához hozzáadunk valamennyit.

## Lapok

card-agaric-feint = Fürge csel
card-agaric-rapier = Tőrdöfés
card-agaric-runshot = Futtában lövés
card-agaric-musket = Kész muskéta
card-agaric-flurry = Döfészápor
card-agaric-volley = Célzott sortűz
card-agaric-keg = Robbanó „Puskaporos hordó”
    .text = A lövés egy mezőn mindenkit ér: egy dobás, mindenki védelme ellen.
card-agaric-ring = Szellemgyűrű: „Hová tűnt?”
    .text = Amíg a lap nyitva fekszik, Csiperkére nem lehet lőni.

card-jojoba-double = A híres „Dupla lövés”
    .text = Két lövés egyazon mezőről két különböző harcosra.
card-jojoba-tomahawk = Tomahawkcsapás
card-jojoba-hopshot = Nyíl ugrás közben
card-jojoba-bow = Kész íj
card-jojoba-ambush = Lesállás
card-jojoba-fulldraw = Feszülő húr
card-jojoba-knifearrow = Kés és nyíl
card-jojoba-pipe = Sámáni békepipa: „Hagyjatok békén!”
    .text = Amíg a lap nyitva fekszik, Jojobára nem lehet lecsapni.

card-bonsai-leap = Tigrisugrás
card-bonsai-iai = Villámpenge
card-bonsai-shuriken = Dobócsillag
card-bonsai-sweep = Széles suhintás
card-bonsai-stance = Bambuszállás
card-bonsai-turncut = Forgó vágás
card-bonsai-kamikaze = Rettentő „Kamikaze-támadás”
    .text = Kockák a saját életek szerint: 7 vagy több: 1, 6: 2, 5: 3, 4: 4, 3: 5, 2 vagy 1: 6.
card-bonsai-vampire = Vámpírtámadás: „Ideje feltölteni!”
    .text = Az elvett életek Bonszai életei lesznek, dicsőséget nem adnak.

card-cactus-circle = Körbefutás
card-cactus-jab = Szigonydöfés
card-cactus-javelin = Gerelyhajítás
card-cactus-spikes = Tüskés védekezés
card-cactus-hurl = Szigonyhajítás
card-cactus-onslaught = Dühödt roham
card-cactus-epaulette = Alattomos „Tüskés vállvas”
    .text = Csapj le egy harcosra 3, egy másikra 2 kockával, együtt vagy külön.
card-cactus-net = Gonosz háló: „Ne mozdulj!”
    .text = Előbb dobj 3 kockával: ha az összeg eléri a célpont nagyságát, védelme e támadás ellen 2 ponttal kisebb.

card-burdock-roar = Csataüvöltés
card-burdock-claw = Karmolás
card-burdock-caber = Rönkhajítás
card-burdock-fling = Felföldi tánc
card-burdock-charge = A klán rohama
card-burdock-mow = Kaszáló penge
card-burdock-shock = Hatalmas „Elektrosokk”
    .text = Ha megsebez: az áldozat következő kezdeményezése 2 ponttal kisebb, Bojtorjáné 2 ponttal nagyobb.
card-burdock-claymore = Elektromos pallos: „Ragyogjon az arcod!”
    .text = Egy kocka dönti el, hány kockás a lövés.

card-sorgho-pass = Kardszúrás
card-sorgho-gore = Felöklelés
card-sorgho-bander = Banderillák
card-sorgho-trample = Letaposás
card-sorgho-veronica = Veronika
card-sorgho-stampede = Bikafutás
card-sorgho-termino = Hihetetlen „Terminotaurusz-roham”
    .text = Annyi kocka, ahány kijátszott lap, ezzel együtt.
card-sorgho-shine = Vakító páncél: „Érints meg, ha mersz!”
    .text = Amíg a lap nyitva fekszik, a Cirok elleni támadások 1 kockával gyengébbek.

card-baobab-stride = Hosszú lépés
card-baobab-club = Bunkócsapás
card-baobab-boulder = Sziklahajítás
card-baobab-timber = Dőlő törzs
card-baobab-bark = Vastag kéreg
card-baobab-fruit = Gyümölcszápor
card-baobab-split = Félelmetes „Lövés”
    .text = A kockák átirányíthatók a célpont mezőjén álló többiekre, mindenkire legfeljebb egy.
card-baobab-skull = Titokzatos koponya: „A barátod vagyok”
    .text = Add a Koponyát egy másik mezőn álló harcosnak: következő akciójában nem támadhatja Baobabot.

card-zamioculcas-claws = Karmok
card-zamioculcas-bite = Harapás
card-zamioculcas-breath = Tűzlehelet
card-zamioculcas-crush = Összezúzás
card-zamioculcas-wing = Szárnycsapás
card-zamioculcas-tailfire = Farok és láng
card-zamioculcas-spear = Lenyűgöző „Pörgő lándzsa”
    .text = Két ütés két különböző harcosra. Amíg a lap nyitva fekszik, a védelmet minden támadás előtt kocka adja.
card-zamioculcas-laser = Energiapáncél: „Lézercélzót be!”
    .text = A lövés minden kockája 1-gyel többet ér.

## Ha az asztal így nem teríthető meg

setup-mode-seats = { $mode }: { $fewest }–{ $most } játékos kell hozzá.
setup-mode-exactly = { $mode }: { $most } játékos kell hozzá.
setup-no-line-ups = { $mode }: { $count } játékosra nincs felállás. Válasszatok vagy sorsoljatok harcosokat.
setup-line-ups = { $option }: { $count } játékosra csak { $most } van ({ $mode }).
setup-warriors-each = { $option }: egy helyhez { $count } harcos kell. Egy hely harcosait + választja el.
