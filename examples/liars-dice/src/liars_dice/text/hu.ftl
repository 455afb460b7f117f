game = Hazug kockák
    .about = Licitálj az összes pohár kockáira, bár csak a tiédet látod; kételkedj, ha valaki túl sokat mond.

option-dice = Kocka fejenként

ask-turn = { $count ->
    [0] Nyisd meg a licitet: { $total } kocka van az asztalon.
   *[other] A licit { $count } × { $face }: emeled, vagy nem hiszed? { $total } kocka van az asztalon.
}
do-bid = { $count } × { $face }
do-liar = nem hiszem

bid = A licit
bid-none = Még nincs licit
score-dice = kocka
hidden-faces = kockák, amelyeket nem látsz

log-rolled = { $seat } dobása: { $dice }.
log-bade = { $seat } licitje: { $count } × { $face }.
log-doubted = { $seat } nem hisz neki: { $bidder }.
log-shown = { $seat } pohara alatt: { $dice }.
log-lost = { $seat } elveszít egy kockát, { $left } maradt.
log-out = { $seat } kiesik.
log-rolled-you = Dobásod: { $dice }.
log-bade-you = Licited: { $count } × { $face }.
log-doubted-you = Nem hiszel neki: { $bidder }.
log-shown-you = A poharad alatt: { $dice }.
log-lost-you = Elveszítesz egy kockát, { $left } maradt.
log-out-you = Kiesel.

why-no-bid = Még nincs licit, amelyben kételkedhetnél.

rule-round = Mindenki dob a pohara alatt. A sajátodat látod.
    .title = Egy kör
rule-bid = Mondd meg, hány kocka mutat egy számot az összes pohár alatt. Minden licit magasabb: több kocka, vagy ugyanannyi nagyobb számból.
    .title = Licitek
rule-liar = Licit helyett kételkedhetsz az utolsóban; ekkor minden poharat felemelnek.
    .title = Kétely
rule-liar_count = Ha van annyi kocka, a kételkedő veszít egyet, különben az, aki licitált.
    .title = A számolás
rule-out = Kocka nélkül kiesel.
    .title = Kiesés
rule-next = Aki kockát vesztett, kezdi a következő kört.
    .title = A következő kör
rule-end = Az nyer, akinek utoljára marad kockája.
    .title = A vége

minute-goal = Neked maradjon utoljára kockád.
    .title = A cél
minute-turn = Emeld a licitet, vagy kételkedj benne.
    .title = A te köröd
minute-win = Az igaz licit a kételkedőnek kerül egy kockába, a hamis annak, aki mondta.
    .title = Ki nyer
minute-first = Egy szám minden hatodik kockán jön ki: add hozzá, amit a saját poharad alatt látsz.
    .title = Az első játékhoz
