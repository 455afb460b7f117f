game = Malac
    .about = Dobj, ameddig mersz; az egyes elviszi a köröd pontjait.

option-goal = Győzelemhez kell
option-rounds = Fordulók, legfeljebb

ask-turn = { $points ->
    [0] Dobj a kockával. Pontjaid: { $score }.
   *[other] Dobsz még, vagy megtartod: { $points }? Pontjaid: { $score }.
}

do-roll = dobás
do-hold = megtartás

log-rolled = { $seat } dobása: { $face }.
log-lost = { $points ->
    [0] { $seat } ebben a körben nem szerez pontot.
   *[other] { $seat } elveszti a köre pontjait ({ $points }).
}
log-held = { $seat } megtart { $points } pontot, összesen { $score }.

odds-lose-turn = a kör elvesztése
score-points = pont

rule-turn = A köröd
    .text = Dobj egy kockával, ahányszor akarsz, aztán állj meg.
rule-turn-first = Az első dobás
    .text = Legalább egyszer dobnod kell.
rule-turn-roll = Pontok
    .text = A 2-től 6-ig dobott szám a köröd pontjaihoz adódik.
rule-turn-one = Az egyes
    .text = A köröd pontjai elvesznek, és a következő játékos jön.
rule-turn-hold = Megtartás
    .text = A köröd pontjai végleg a tieid, és a következő játékos jön.
rule-end = A játék vége
    .text = Akinek a legtöbb pontja van, az nyer.
rule-end-goal = A cél
    .text = Amint a pontjaid és a köröd pontjai együtt elérik a célt, megállsz és nyertél.
rule-end-rounds = Az utolsó forduló
    .text = Az utolsó forduló után vége a játéknak, akkor is, ha senki sem érte el a célt.
rule-end-tie = Egyenlő pontok
    .text = Akiknek egyformán a legtöbb pontjuk van, osztoznak a győzelmen.
