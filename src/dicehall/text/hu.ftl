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

seat = { $number }. játékos
    .acc = { $number }. játékost
    .dat = { $number }. játékosnak
    .ins = { $number }. játékossal
    .to = { $number }. játékosra
    .from = { $number }. játékostól
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
