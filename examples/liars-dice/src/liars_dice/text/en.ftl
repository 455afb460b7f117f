game = Liar’s Dice
    .about = Bid on the dice under all cups, of which you see your own; doubt who bids too high.

option-dice = Dice each

ask-turn = { $count ->
    [0] Open the bidding: { $total } dice are on the table.
   *[other] Bid higher than { $count } × { $face }, or doubt it? { $total } dice are on the table.
}
do-bid = { $count } × { $face }
do-liar = doubt it

bid = The bid
bid-none = No bid yet
score-dice = dice
hidden-faces = dice that you do not see

log-rolled = { $seat } rolls { $dice }.
log-bade = { $seat } bids { $count } × { $face }.
log-doubted = { $seat } doubts { $bidder }.
log-shown = { $seat } had { $dice }.
log-lost = { $seat } loses a die and has { $left }.
log-out = { $seat } is out.
log-rolled-you = You roll { $dice }.
log-bade-you = You bid { $count } × { $face }.
log-doubted-you = You doubt { $bidder }.
log-shown-you = You had { $dice }.
log-lost-you = You lose a die and have { $left }.
log-out-you = You are out.

why-no-bid = There is no bid yet that you could doubt.

rule-round = All roll their dice under their cups. You see your own.
    .title = A round
rule-bid = Say how many dice show a face, under all cups together. Each bid is higher: more dice, or as many of a higher face.
    .title = Bids
rule-liar = Instead of bidding you may doubt the last bid; then all cups are lifted.
    .title = Doubt
rule-liar_count = If there are as many dice as was bid, who doubted loses a die; else who bid does.
    .title = The count
rule-out = Without dice you are out.
    .title = Out
rule-next = Who lost a die begins the next round.
    .title = The next round
rule-end = The last with dice wins.
    .title = The end

minute-goal = Be the last with dice.
    .title = The goal
minute-turn = Bid higher than the last bid, or doubt it.
    .title = Your turn
minute-win = A bid that holds costs the doubter a die, a false one costs the bidder.
    .title = Who wins
minute-first = A face shows on every sixth die: add what you see under your own cup.
    .title = For your first game
