game = Pig
    .about = Roll as often as you dare; a 1 loses the points of your turn.

option-goal = Points to win
option-rounds = Rounds at most

ask-turn = { $points ->
    [0] Roll the die. You have { $score }.
   *[other] Roll again, or hold { $points }? You have { $score }.
}

do-roll = roll
do-hold = hold

log-rolled = { $seat } rolls { $face }.
log-lost = { $points ->
    [0] { $seat } gains nothing this turn.
   *[other] { $seat } loses the { $points } of this turn.
}
log-held = { $seat } keeps { $points } and has { $score }.

odds-lose-turn = lose the turn
score-points = points

rule-turn = Your turn
    .text = Roll one die as often as you like, then hold.
rule-turn-first = The first roll
    .text = You must roll at least once.
rule-turn-roll = Points
    .text = 2 to 6 are added to the points of your turn.
rule-turn-one = A 1
    .text = The points of your turn are lost, and the turn passes on.
rule-turn-hold = Hold
    .text = The points of your turn are yours for good, and the turn passes on.
rule-end = The end
    .text = Whoever has most points wins.
rule-end-goal = The goal
    .text = As soon as your points and those of your turn reach the goal, you hold and win.
rule-end-rounds = The last round
    .text = After the last round the game ends, even if nobody has reached the goal.
rule-end-tie = Equal points
    .text = Whoever share the most points share the victory.
