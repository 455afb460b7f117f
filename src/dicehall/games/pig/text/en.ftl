game = Pig
    .about = Roll as often as you dare; a 1 loses the points of your turn.

option-goal = Points to win
    .help = Who reaches them wins on the spot: fewer make a short game.
option-rounds = Rounds at most
    .help = After them the game ends, and most points win.

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

rule-turn = Roll one die as often as you like, then hold.
    .title = Your turn
rule-turn_first = You must roll at least once.
    .title = The first roll
rule-turn_roll = 2 to 6 are added to the points of your turn.
    .title = Points
rule-turn_one = The points of your turn are lost, and the turn passes on.
    .title = A 1
rule-turn_hold = The points of your turn are yours for good, and the turn passes on.
    .title = Hold
rule-end = Whoever has most points wins.
    .title = The end
rule-end_goal = As soon as your points and those of your turn reach the goal, you hold and win.
    .title = The goal
rule-end_rounds = After the last round the game ends, even if nobody has reached the goal.
    .title = The last round
rule-end_tie = Whoever share the most points share the victory.
    .title = Equal points

why-nothing-to-hold = Nothing to hold yet: roll first.

outcome-goal = { $points } points: the goal of { $goal } is reached.
outcome-rounds = Round { $round } was the last. Most points win: { $points }.

lesson-first-goal = Pig is a race to 30 points. Your points and the rival's are shown here.
lesson-first-roll = Your turn. Roll the die: everything but a 1 counts for this turn.
lesson-first-again = That counts, but it is not yours yet. Roll again.
lesson-first-again-not-yet = You could hold now; for this once, roll again to see the points add up.
lesson-first-hold = Ten points. Each roll may bring a 1 and lose them all: hold, and they are yours.
lesson-first-hold-not-yet = A bold idea, but a 1 would cost all ten. Hold first.
lesson-first-one = The rival rolled a 1: the points of that turn are gone, and it is your turn again.
lesson-first-on = From here you decide. The question tells the chance to lose the turn.
lesson-first-free = Roll on or hold, as you like. After this answer the table is yours.

minute-goal = Be the first to reach the goal, usually 100 points.
    .title = The goal
minute-turn = Roll the die as often as you dare: 2 to 6 are added up. Hold to keep the sum; a 1 loses it and ends your turn.
    .title = Your turn
minute-win = Points and turn together reach the goal: you win on the spot.
    .title = Who wins
minute-first = Holding at about 20 is a good habit. Dare more if a rival is close to the goal.
    .title = For your first game

## Lines about the reader’s own seat

log-rolled-you = You roll { $face }.
log-lost-you = { $points ->
    [0] You gain nothing this turn.
   *[other] You lose the { $points } of this turn.
}
log-held-you = You keep { $points } and have { $score }.
