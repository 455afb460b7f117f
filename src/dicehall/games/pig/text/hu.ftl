game = Malac
    .about = Dobj, ameddig mersz; az egyes elviszi a köröd pontjait.

option-goal = Győzelemhez kell
    .help = Aki eléri, azonnal nyer: minél kevesebb, annál rövidebb a játék.
option-rounds = Fordulók, legfeljebb
    .help = Utánuk vége a játéknak, és a legtöbb pont nyer.

ask-turn = { $points ->
    [0] Dobj a kockával. Pontjaid: { $score }.
   *[other] Dobsz még, vagy megtartod: { $points }? Pontjaid: { $score }.
}

do-roll = dobás
do-hold = megtartás

log-rolled = { $seat_pre } dobása: { $face }.
log-lost = { $points ->
    [0] { $seat_pre } ebben a körben nem szerez pontot.
   *[other] { $seat_pre } elveszti a köre pontjait ({ $points }).
}
log-held = { $seat_pre } megtart { $points } pontot, összesen { $score }.

odds-lose-turn = a kör elvesztése
score-points = pont

rule-turn = Dobj egy kockával, ahányszor akarsz, aztán állj meg.
    .title = A köröd
rule-turn_first = Legalább egyszer dobnod kell.
    .title = Az első dobás
rule-turn_roll = A 2-től 6-ig dobott szám a köröd pontjaihoz adódik.
    .title = Pontok
rule-turn_one = A köröd pontjai elvesznek, és a következő játékos jön.
    .title = Az egyes
rule-turn_hold = A köröd pontjai végleg a tieid, és a következő játékos jön.
    .title = Megtartás
rule-end = Akinek a legtöbb pontja van, az nyer.
    .title = A játék vége
rule-end_goal = Amint a pontjaid és a köröd pontjai együtt elérik a célt, megállsz és nyertél.
    .title = A cél
rule-end_rounds = Az utolsó forduló után vége a játéknak, akkor is, ha senki sem érte el a célt.
    .title = Az utolsó forduló
rule-end_tie = Akiknek egyformán a legtöbb pontjuk van, osztoznak a győzelmen.
    .title = Egyenlő pontok

why-nothing-to-hold = Még nincs mit megtartani: előbb dobj.

outcome-goal = { $points } pont: megvan a cél ({ $goal }).
outcome-rounds = Ez volt az utolsó forduló ({ $round }.). A legtöbb pont nyer: { $points }.

lesson-first-goal = A Malac versenyfutás 30 pontig. Itt látszanak a te pontjaid és az ellenfeléi.
lesson-first-roll = Te jössz. Dobj: az egyesen kívül minden dobás számít ebben a körben.
lesson-first-again = Ez már pont, de még nem a tiéd. Dobj újra.
lesson-first-again-not-yet = Meg is állhatnál; most az egyszer dobj újra, hogy lásd, hogyan gyűlnek a pontok.
lesson-first-hold = Tíz pont. Bármelyik dobás lehet egyes, és akkor mind elvész: állj meg, és a tiéd.
lesson-first-hold-not-yet = Bátor ötlet, de egy egyes mind a tízet elvinné. Előbb állj meg.
lesson-first-one = Az ellenfél egyest dobott: a körének pontjai elvesztek, újra te jössz.
lesson-first-on = Innen te döntesz. A kérdés megmutatja, mekkora eséllyel veszted el a kört.
lesson-first-free = Dobj vagy állj meg, ahogy tetszik. E válasz után az asztal a tiéd.

minute-goal = Érd el elsőként a célt, ami rendszerint 100 pont.
    .title = A cél
minute-turn = Dobj, ahányszor mersz: a 2-estől a 6-osig minden összeadódik. Ha megállsz, a tiéd; az egyes elviszi, és véget vet a körödnek.
    .title = A köröd
minute-win = Ha a pontjaid a kör pontjaival együtt elérik a célt, azonnal győzöl.
    .title = Ki győz
minute-first = Jó szokás 20 körül megállni. Merj többet, ha egy ellenfél már közel jár a célhoz.
    .title = Az első játékodhoz

## Sorok arról, aki olvas

log-rolled-you = Dobásod: { $face }.
log-lost-you = { $points ->
    [0] Ebben a körben nem szerzel pontot.
   *[other] Elveszted a köröd pontjait ({ $points }).
}
log-held-you = Megtartasz { $points } pontot, összesen { $score }.
