# Minden játék közös szavai és a terminál szavai.

house = Dicehall
    .tagline = Asztal kockás-kártyás társasjátékokhoz
    .footer = Független rajongói megvalósítás. A játékok és a nevek a tulajdonosaikéi.
language = Magyar

list-and = { $before } és { $last }
yes = igen
no = nem
you = te
nobody = senki
none = nincs

## Helyek és titkok

# `.pre` begins a sentence, `.in` stands inside one: with the article that the number wants.
seat = { $number }. játékos
    .pre = { $number ->
        [1] Az 1. játékos
        [5] Az 5. játékos
       *[other] A { $number }. játékos
    }
    .in = { $number ->
        [1] az 1. játékos
        [5] az 5. játékos
       *[other] a { $number }. játékos
    }
    .acc = { $number }. játékost
    .dat = { $number }. játékosnak
    .ins = { $number }. játékossal
    .to = { $number }. játékosra
    .from = { $number }. játékostól
# A page that knows the name of the chair says a key with `-named` in its place.
seat-named = { $name }
    .acc = { $name } játékost
    .dat = { $name } játékosnak
    .ins = { $name } játékossal
    .to = { $name } játékosra
    .from = { $name } játékostól
bot-at = { $number }. bot
seat-you = te
seat-human = ember
seat-bot = bot, { $level }. szint
seat-to-act = következik
spectator = néző

players = { $count } játékos
players-from-to = { $fewest }–{ $most } játékos

hidden-card = egy lefordított lap
    .acc = egy lefordított lapot
    .dat = egy lefordított lapnak
    .ins = egy lefordított lappal
hidden-die = egy rejtett kocka
    .acc = egy rejtett kockát
    .dat = egy rejtett kockának
    .ins = egy rejtett kockával
hidden-number = ismeretlen szám
hidden-token = egy rejtett jelző
    .acc = egy rejtett jelzőt
    .dat = egy rejtett jelzőnek
    .ins = egy rejtett jelzővel
hidden-thing = valami rejtett

## A játék menete

round = { $round }. forduló
turn = { $turn }. kör
setup = Előkészület
log = Napló
score = Állás
game-over = A játék véget ért.
won = Győzelem: { $winners }!
won-you = Győztél!
lost-you = Vesztettél.
draw = Döntetlen.
draw-between = Döntetlen: { $winners }.

## Kockák és esélyek

dice = { $count } kocka
rolled = Kockák: { $faces }
percent = { NUMBER($value, maximumFractionDigits: 0) }%
figure = { NUMBER($value, maximumFractionDigits: 1) }
odds = Esélyek
odds-exact = pontosan { $numerator } / { $denominator }
odds-hit = találat
odds-success = siker
odds-win = győzelem

## Honnan valók a számok

provenance = Forrás
figures-from = Honnan valók a számok
provenance-rulebook = szabálykönyv
    .help = Így áll a szabálykönyvben.
provenance-public = nyilvános
    .help = Nyilvános forrásból való.
provenance-inferred = következtetett
    .help = Példából vagy forrásból következik.
provenance-invented = kitalált
    .help = Ehhez a projekthez készült.

## Statisztika

stat-games = játszma
stat-wins = győzelem
stat-win-share = győzelmi arány
stat-fair-share = egyenlő arány
stat-rating = értékszám
stat-decisions = döntés
stat-length = a játszma hossza
stat-rounds = forduló
stat-mean = átlag
stat-interval = 95%-os tartomány

## Jelentés az egyensúlyról

report-title = A(z) { $game } egyensúlya
report-made = { $games } játszma botok között, Dicehall { $version }, kártyák: { $content }.
report-options = Beállítások
report-pack = Kártyák innen
report-bots = botok
report-games = játszmák
report-mixed = vegyesen
report-course = Hogyan zajlanak a játszmák
report-course-note = Az összes játékos döntései együtt; a játszmák 90%-ában a megadott határok közé esnek. Fordítás: a győztesnek volt olyan pillanata, amikor legfeljebb az egyenlő rész felére számíthatott.
report-length = döntések
report-range = határok
report-branching = lehetőség döntésenként
report-leads = vezetőváltások
report-comebacks = fordítások
report-seats = Helyek
report-roles = Ki kivel játszik
report-even = Győzelmi arányok 95%-os intervallummal. A szaggatott vonal az egyenlő rész.
report-adjusted = kiigazítva
report-card = kártya
report-seen = helyek
report-effect = hatás
report-cards-note = Milyen győzelmi arányt ér el az a hely, amellyel ez megtörtént, az átlagos kártyához képest; 95%-os intervallumok. Ha sok a kártya, az ábra a két végét mutatja, a táblázat mindet.
report-deed-drawn = Felhúzott kártyák
report-deed-played = Kijátszott kártyák
report-deed-captured = Megszerzett kártyák
report-deed-scored = Pontot hozó kártyák
report-deed-lost = Elvesztett kártyák
report-deed-culled = Kiselejtezett kártyák
report-deed-discarded = Eldobott kártyák
report-table = A táblázat: { $count } sor
report-against = Mit változtatnak a másik kártyák
report-against-note = Ugyanazok a játszmák mindkét csomaggal: ugyanaz a szám, ugyanazok a kockák, ugyanazok a botok. Különbségek 95%-os intervallummal.
report-before = előtte
report-after = utána
report-difference = különbség
report-pairs = párok
report-method = Hogyan készült
report-method-play = Minden szint a saját asztalainak összes helyén ül; a vegyes asztaloknál a szintek váltják egymást a helyeken. Hogy ki kivel játszik, azt a véletlen vagy a sor dönti el. Azonos számok mindig azonos játszmákat adnak.
report-method-intervals = Az arányok intervallumai Wilson szerintiek, 95%-osak.
report-method-adjusted = Kiigazítva: az összes játszmán végzett feltételes logisztikus regresszió szétválasztja a hely, a bot és a szerep hatását. Egy hely esélye a hatásai összegének exponenciálisa, az asztalnál ülők összegének részeként; a hatásokat gyengén nulla felé húzzuk. Az látható, mekkora arányt érne el a hely egyenlők között.
report-method-cards = A kártyáknál a modell azokat a kártyákat is ismeri, amelyekkel valami történt. Aki nyerésre áll, többet játszik ki és többet szerez: az ilyen hatás nem ok. Azokról a kártyákról szól, amelyek legalább 20 helynél megvoltak, és legalább 20-nál nem.
report-method-leads = Hogy ki vezet, azt a játék saját előrejelzése mondja meg; a vezető akkor vált, ha más a győzelem huszadával előrébb jár.

## A terminál

prompt-answer = Válaszod (szám vagy szavak; ? a súgó):
prompt-other = { $seat } gondolkodik ...
prompt-hand-over = Következik: { $seat }. Add át a képernyőt, aztán nyomj Entert.
prompt-seats = Hány játékos?
prompt-game = Melyik játék?
prompt-again = Még egy játszma?
options = Lehetőségek:
not-now = Most nem lehet:
help = Súgó
help-number = szám: a lista azon sorát választod
help-words = szavak: a válasz úgy, ahogy a jegyzőkönyvben áll (szürke szöveg a lehetőség mellett)
help-odds = o: minden lehetőség esélyei
help-why = w: miért nem lehet valamit
help-hint = h: mit lépne a bot
help-undo = u: az utolsó válasz visszavonása
help-table = t: az asztal újra
help-cards = c: a lapok
help-log = l: a teljes napló
help-rules = r: a szabályok
help-save = s: a játszma mentése
help-quit = q: kilépés
undo-done = Visszavonva.
undo-too-late = Késő visszavonni: azóta dobtak, felfedtek vagy válaszoltak valamit.
hint = A bot ezt választaná: { $option }
saved = Elmentve: { $file }.
quit = Kilépsz a játékból?
goodbye = Viszlát a következő asztalnál.
error = Ez nem megy: { $reason }
error-unknown-answer = „{ $text }” nincs a válaszok között.
refused = Most nem lehet: { $reason }

## Botok

bot = Bot
bot-level = { $level }. szint
bot-level-1 = Kezdő
bot-level-2 = Tanuló
bot-level-3 = Törzsvendég
bot-level-4 = Erős
bot-level-5 = Bajnok

## Szabályok és lapok

rules = Szabályok
rules-of = A szabályok: { $game }
rulebook = Szabálykönyv
reading = A mi olvasatunk
cards = Lapok
card = Lap
options-before = A játék előtt

## Az oldal

lobby-title = Mit játsszunk?
lobby = Előcsarnok
games = Játékok
menu = Menü
skip-to-content = Ugrás a tartalomra
close = Bezárás
cancel = Mégse
confirm = Rendben
confirm-again = Válaszd újra a megerősítéshez.
guest = Vendég
play-now = Játék most
invite-friends = Barátok hívása
my-tables = Asztalaim
my-tables-none = Még nem ülsz egy asztalnál sem.
open-tables = Nyitott asztalok
open-tables-none = Most senki sem vár játékosra.
join = Belépek
join-by-code = Belépés kóddal
watch = Nézem
go-on = Folytatom
look-again = Megnézem
table-waiting = várakozik
table-playing = játék folyik
table-over = véget ért
no-such-table = Nincs ilyen asztal.
no-such-game = Nincs ilyen játék.
gone-token = Ez a hely már nem a tiéd.
gone-banned = A terem üzemeltetője nem enged be.
gone-unreadable = Ennél az asztalnál itt nem lehet tovább játszani.
gone-elsewhere = A helyed túl sok más ablakban van nyitva.
play-here = Itt játszom
new-table = Új asztal
new-table-lead = Állítsd be az asztalt, majd küldd el a linket a barátaidnak.
your-name = A neved
how-many-seats = Helyek száma
who-sits-where = Ki hol ül
chair-up = Feljebb
chair-person = ember
bot-called = Bot: { $text }
bot-random = vaktában játszik
bot-greedy = egy lépést előre gondol
one-person = Legalább egy hely emberé legyen.
more-settings = További beállítások
packs = Kártyacsomagok
    .help = Lapok, amelyek a dobozbeliek mellett megvannak a teremben; amit választasz, közéjük kerül.
picture-of = Kép: { $text }
option-packs = Kártyacsomagok
setup-pack = Ehhez kell a(z) { $text } csomag, de az nincs itt.
create-table = Asztal létrehozása
clock = Óra
clock-none = nincs óra
clock-decision = másodpercek döntésenként
clock-game = percek az egész játékra
clock-days = napok döntésenként
clock-told-decision = { $seconds } mp válaszonként
clock-told-game = { $minutes } perc + { $increment } mp
clock-told-days = { $days } nap válaszonként
clock-seconds = Másodperc döntésenként
clock-minutes = Perc játékosonként
clock-increment = Ráadás másodperc válaszonként
clock-days-each = Nap döntésenként
privacy = Ki találhatja meg az asztalt
privacy-link = csak akinek linkje van
privacy-open = bárki az előcsarnokban
absence = Ha valaki eltűnik
absence-wait = várunk
absence-bot = bot játszik tovább
absence-claim = a többiek igényelhetik a győzelmet
undo = Visszavonás
undo-free = csak ami ártalmatlan
undo-ask = tovább a többiek beleegyezésével
undo-none = soha
undo-request = Visszavonás kérése
undo-free-help = Azóta nem volt dobás vagy felfedés: szabadon visszavonható.
undo-ask-help = A többieket megkérdezzük, engedik-e.
undo-asked = Visszavonás?
undo-asked-by = { $text } szeretné visszavonni az utolsó válaszát.
undo-allow = Engedem
undo-deny = Nem engedem
draw-offer = Döntetlent ajánlok
draw-asked = Döntetlen?
draw-asked-by = { $text } döntetlent ajánl.
draw-agree = Elfogadom
draw-agreed = A játékosok döntetlenben egyeztek meg.
waiting-room-lead = Az asztal készen áll. Foglalj helyet; a játék akkor kezdődik, ha mindenki itt van.
seat-free = szabad
seats-free = { $count } hely szabad
sit-here = Ide ülök
free-chair = Hely felszabadítása
move-here = Átülök
start = Kezdés
leave = Távozom
all-seated = Mindenki itt van.
opening = A böngészők megmutatják a kockákhoz adott számukat …
not-agreed = még nem egyezett bele
invite-lead = Küldd el a linket, vagy olvastasd be a kódot telefonnal.
copy-link = Link másolása
copied = Másolva.
copy-yourself = Itt nem lehet másolni: másold ki magad a linket.
qr = A link QR-kódja
links = Linkek
link-invite = Link a barátoknak
link-watch = Link ehhez az asztalhoz
link-seat = Link a helyedhez
    .help = Megnyitja a helyedet egy másik eszközön. Akinél ez van, helyetted játszik: tartsd titokban.
all-answers = Minden válasz
all-answers-key = Az összes válasz listája (a billentyű; a számok választanak)
board = Tábla
board-fit = Az egész tábla látszódjon
dock = Ami a tiéd
more-lines = és még { $count }
times = { $count } alkalommal
since-your-turn = A lépésed óta
story-open = Napló és csevegés kinyitása
story-fold = Napló és csevegés becsukása
question = A kérdés
sending = küldés …
skip = Átugrom
zoom = Közelebbről
waiting = Egy pillanat …
waiting-for = Várunk: { $text } …
pass-for-now = Most passzolok
passing-now = A terem passzol helyetted, amíg mást nem kérdeznek tőled.
ask-me-again = Kérdezzen újra
beside = Az asztal mellett
seats = Helyek
seat-head = Hely
seat-offline = nincs kapcsolatban
seat-away = most bot helyettesíti
seat-lost-resigned = feladta
seat-lost-time = lejárt az ideje
seat-lost-claimed = túl sokáig távol
claim = Győzelem igénylése
claim-in = { $text } múlva igényelhető a győzelem
claim-now = a győzelem már igényelhető
watching = Nézőként vagy itt.
watchers = { $count } néző
bot-plays-for-you = Egy bot helyettesít.
come-back = Itt vagyok újra
resign = Feladás
resign-sure = Feladod? A helyedet bot játssza végig, és te vesztettél.
resign-yes = Feladom
chat = Csevegés
empty-chat = Még senki sem szólt.
chat-say = Mondj valamit
chat-send = Küldés
empty-log = Még nem történt semmi.
what-happens = Mi történik
die-number = { $number }. kocka
die-shows = A kockán: { $number }
connecting = Nyílik az ajtó …
connection-lost = Megszakadt a kapcsolat.
connection-restart = A terem újraindul.
connection-again = Magától újra próbálkozik; semmi sem veszett el.
connection-back = Újra van kapcsolat.
try-now = Próbáld most
result = Eredmény
winner-is = A győztes: { $text }
winners-are = A győztesek: { $text }
share = rész
statistics = Statisztika
dice-fell = Hogyan estek a kockák
dice-mean = átlagosan { NUMBER($value, maximumFractionDigits: 2) }
figure-name = Mi
figure-value = Érték
figure-attacks = támadás
figure-dice = kocka
figure-wounds = okozott seb
figure-suffered = elvesztett élet
figure-moves = lépés
source-name = név
source-attacks = támadások
source-effect = hatás
rematch = Visszavágó
result-story = Hogyan történt
wants-again = { $count ->
    [one] { $text } újra játszana.
   *[other] { $text } újra játszanának.
}
next-game = A következő játék
replay = Visszajátszás
replay-moment = { $number }. pillanat, összesen { $count }
replay-first = Az elejére
replay-back = Egyet vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-next = Egyet előre
replay-last = A végére
replay-eyes = Kinek a szemével
replay-watcher = nézőként
replay-seat = mint { $text }
back-to-table = Vissza az asztalhoz
download-record = Jegyzőkönyv letöltése
check-dice = Kockák ellenőrzése
check-dice-lead = A játék előtt a terem egy titkos szám lenyomatát tette közzé, és ezzel kötötte magát; utána minden játékos böngészője ugyanígy lekötött egy saját véletlen számot. Minden dobás ezekből következik. Most, hogy mind ismert, a böngésződ minden dobást újraszámolhat.
dice-trust = Amíg akár egyetlen játékos böngészője becsületes, senki sem választhatja meg és nem láthatja előre a dobásokat, a terem sem; csak a terem üzemeltetője olvashatná ki egy folyó játék következő dobásait.
checking = ellenőrzés …
dice-honest = A kockák tisztességesek voltak.
dice-wrong = Valami nem egyezik!
dice-not-sealed = A jegyzőkönyvben nincs ellenőrizhető titok.
dice-sealed = Az asztal kockáinak lenyomata; a játék után ellenőrizhető.
dice-step-secret = A titok:
dice-step-hash = Lenyomata (SHA-256):
dice-step-published = A jegyzőkönyv lenyomata:
dice-step-remembered = A lenyomat, amelyet a böngésződ a játék előtt látott:
dice-step-salt = A saját számod szerepel a jegyzőkönyvben:
dice-step-salt-missing = A saját számod nincs a jegyzőkönyvben (talán másik eszközön ültél le?):
dice-step-seals = Minden játékos száma az, amelyet a játék előtt lekötött.
dice-step-key = A belőle és a játékosok számaiból készült kulcs:
dice-step-draws = { $count } húzás újraszámolva a kulcsból
dice-step-shown = { $count } megmutatott kocka egyezik a húzásával.
dice-step-seen = { $count } esemény úgy szerepel, ahogy a játék alatt itt megjelent.
dice-step-line = A jegyzőkönyv { $line }. sora nem stimmel.
settings = Beállítások
settings-language = Nyelv
settings-speed = Animációk sebessége
settings-speed-slow = lassú
settings-speed-normal = közepes
settings-speed-fast = gyors
settings-speed-instant = azonnali
settings-theme = Téma
settings-theme-auto = mint a rendszeré
settings-theme-light = világos
settings-theme-dark = sötét
settings-size = Szövegméret
settings-size-normal = közepes
settings-size-large = nagy
settings-size-largest = nagyon nagy
settings-contrast = Erős kontraszt
settings-sound = Hang
settings-confirm = Kérdezzen rá válasz előtt
settings-pointless = Felesleges kérdésekre válaszoljon helyettem
search-rules = Keresés a szabályokban
rules-found = { $count } szabály
no-cards = Ebben a játékban nincsenek kártyák.
show = Mutasd
all = mind
credits = Köszönet
credits-own = A szabályok saját szavainkkal szólnak; a rajzok, jelek és hangok a sajátjaink.
credits-buy = Ha tetszik egy játék, vedd meg a dobozt: igazi kockákkal jobb.
credits-game = Játék
credits-author = Szerző
credits-publisher = Kiadó
credits-libraries = Könyvtárak és betűk
credits-library = Név
credits-licence = Licenc

## Ha valami nem sikerül

trouble-offline = A terem nem válaszol. Van kapcsolat?
trouble-too-many = Túl gyors, várj egy kicsit.
trouble-too-many-sockets = Túl sok kapcsolat ehhez az asztalhoz.
trouble-hall-full = A terem megtelt; próbáld később.
trouble-no-table = Nincs ilyen asztal.
trouble-taken = Ez a hely foglalt.
trouble-started = A játék már elkezdődött.
trouble-token = Ez nem a te helyed.
trouble-stale = Az asztal azóta változott; most így áll.
trouble-not-asked = Most nem kérdeznek tőled semmit.
trouble-illegal = Ez most nem lehetséges.
trouble-undo-off = Ennél az asztalnál nincs visszavonás.
trouble-undo-not-free = Késő: azóta dobás, felfedés vagy válasz történt.
trouble-undo-nothing = Nincs mit visszavonnod.
trouble-request-open = Egy kérés már válaszra vár.
trouble-refused-before = A többiek nemet mondtak; előbb játssz tovább.
trouble-alone = Nincs kivel megegyezni.
trouble-no-request = Ez a kérés már nem érvényes.
trouble-not-sealed = Még nem minden böngésző adta hozzá a számát a kockákhoz.
trouble-not-agreed = Még nem mindenki egyezett bele a visszavágóba.
trouble-opening = A játék éppen kezdődik.
trouble-salt = Ebben a böngészőben nincs meg a helyedhez lekötött szám.
trouble-undo-full = Ebben a játékban már túl sokszor vontál vissza.
trouble-sent-away = A házigazda épp most szabadította fel ezt a helyet; várj egy percet.
trouble-not-host = Ezt csak az teheti, aki az asztalt létrehozta.
trouble-unreadable = Ezt az asztalt nem lehet beolvasni.
trouble-wrong-host = Ennek a teremnek más a címe.
trouble-seats-free = Vannak még szabad helyek.
trouble-over = A játék véget ért.
trouble-not-over = A játéknak még nincs vége.
trouble-not-yet = Várj még egy kicsit; talán visszajön.
trouble-not-absent = Erről a helyről senki sem hiányzik.
trouble-lost = Ezt a helyet bot játssza végig.
trouble-watching = Aki néz, nem játszik.
trouble-closed = Ez az asztal már nincs meg.

## Ha az asztal így nem teríthető meg

setup-seats = Ezt a játékot { $fewest }–{ $most } játékos játszhatja.
setup-seats-range = { $option }, { $word }: { $fewest }–{ $most } játékos kell hozzá.
setup-seats-exactly = { $option }, { $word }: { $most } játékos kell hozzá.
setup-unknown = { $option }: nincs „{ $text }”. Lehetséges: { $known }.
setup-number = { $option }: { $fewest } és { $most } közötti egész szám kell.
setup-text = { $option }: legfeljebb { $most } karakter fér el.
setup-per-seat = { $option }: { $count } helyhez { $count } bejegyzés kell, vesszővel elválasztva.
setup-twice = { $option }: „{ $text }” kétszer szerepel.

## Tippek

hint-wins-most = A bot elképzelt játszmáiban ez jól beválik.
hint-more-own = Nem sokkal később átlagosan ennyivel több lesz nálad: { $amount } ({ $what }).
hint-less-others = Nem sokkal később átlagosan ennyivel kevesebb lesz a többieknél: { $amount } ({ $what }).
bot-thumb = ökölszabályok szerint játszik
bot-ismcts = sok játszmát végiggondol

## A botok játszanak, tanácsot adnak és visszanéznek

bots = Botok
bots-other = Más botok
bots-here = { $count } bot
play-against = Ellenfelek
hints = Tippek
    .help = Akit kérdeznek, megnézheti, mit tenne egy bot.
hint-ask = Tipp
hint-key = Mit tenne egy bot? (h billentyű)
hint-title = Mit tenne a bot
hint-thinking = A bot gondolkodik …
hint-share = nyerési arány: { $share }
hint-about = Ilyen gyakran nyer a bot elképzelt játszmáiban. Egy kattintás, és ez a válasz.
analysis = Elemzés
analysis-working = Egy bot végignézi a játszmát …
analysis-ready = Kész az elemzés.
analysis-lead = Kinek mekkora esélye volt a győzelemre egy bot szerint, aki csak annyit tud, amennyit a játékos akkor tudott. Válassz egy pillanatot, és odaugrunk.
curve = Nyerési esélyek a játszma során
curve-table = A görbe táblázatként
curve-share = Nyerési esély
moment = Pillanat
turning-points = Fordulópontok
turning-points-none = Nem egyetlen pillanat döntötte el ezt a játszmát.
turn-by-dice = { $text } választása: { $what }. Aztán a szerencse fordította meg.
turn-by-choice = { $text } választása: { $what }. Ez a döntés fordította meg.
turn-better = Jobb lett volna: { $what } ({ $share } a különbség).
turn-swing = változás
given-away = Elszalasztva
    .help = Ennyi nyerési esély veszett el átlagosan egy döntésnél, mert nem a legjobb válasz született.
play-on = Innen tovább
play-on-lead = Új asztal, a választott pillanattól ({ $number }.). A többiek botok, és új kockák gurulnak; a már megkevert lapok sorrendje marad.
your-seat = A helyed
trouble-hints-off = Ennél az asztalnál nincsenek tippek.
trouble-no-hint = A bot nem talált időben semmit; próbáld újra.
trouble-no-analysis = Ezt a játszmát nem sikerült elemezni.

lesson-not-yet = Még korai: előbb azt tedd, amit a lecke kér.

invited = Meghívtak egy asztalhoz.
invited-seats = { $count ->
    [0] Minden hely foglalt; gyere nézni.
   *[other] { $count } szabad hely van: ülj le, és játssz.
}
invited-watch = Játszma folyik; gyere nézni.
invited-over = A játszma véget ért; nézd meg újra.

first-game = Az első játszmád
offline-safe = Semmi sem veszett el: az asztalok a teremben várnak, és onnan folytatódnak, ahol abbamaradtak.
my-games-over = Befejezett játszmáid
show-all = Mind ({ $count })
your-turn = te jössz
result-won = győzelem
result-shared = osztozás
result-lost = vereség
lesson = Lecke
lesson-next = Tovább
lesson-next-key = A következő lépés (n)
how-to-play = { $text } egy perc alatt
how-to-play-on = Játsszunk
how-to-play-menu = Hogyan kell játszani
settings-volume = Hangerő
settings-notify = Szólj, ha én jövök
pick-at-table = az asztalnál
clock-presets = Óra
preset-none = ráérünk
preset-quick = 20 mp válaszonként
preset-ten = 10 perc + 5 mp
preset-thirty = 30 perc + 10 mp
preset-day = egy nap válaszonként
preset-days = három nap
preset-own = más…
seats-number = Helyek
who-plays = Ki játszik
contents = Tartalom
