# Shazar: names, cards, questions, log, rules.

## Game

game = Shazar. Game of the Gods
    .short = Shazar
    .about = Four mages, four lands of hexes: cross the portals, cast spells, survive your own artifact and carry those of the others home.
    .author = Pavel If, Nik Zelge
    .note = An independent fan implementation. The rules follow the rulebook of 2014; most cards and all field layouts were designed for this project, and each card says so.

## Characters

character-beatrice = Beatrice
    .gender = f
character-gothard = Gothard
    .gender = m
character-daren = Daren
    .gender = m
character-shantiren = Shan’Tiren
    .gender = f
seat-of = Player { $number } ({ $character })
seat-of-named = { $name } ({ $character })
card-beatrice = { character-beatrice }
    .text = Strikes hard and often: more than half of her cards are attacks.
card-gothard = { character-gothard }
    .text = Weakens his foes with curses before he strikes.
card-daren = { character-daren }
    .text = Lives by hidden traps, theft and tricks.
card-shantiren = { character-shantiren }
    .text = Heals, blesses and keeps the others from fighting.

## Hexes

tile = { $hex }{ $power ->
        [0] {""}
       *[other] {" "}{ $power }
    } ({ $sign })
edge = beside { $one } and { $other }
place = { $hex }{ $power ->
        [0] {""}
       *[other] {" "}{ $power }
    } ({ $land } { $where })
hex-capital = Capital
hex-portal-in = Portal entrance
hex-portal-out = Portal exit
hex-spring = Spring
hex-trap = Trap
hex-snare = Snare
hex-fate = Fate
hex-astral = Astral
hex-bastion = Bastion
hex-school = School of Magic
hex-ice = Ice Barrier
hex-mana-lake = Mana Lake
hex-vigour = Vigour
hex-windfall = Windfall
hex-seer = Fortune Teller
hex-guardian = Guardian
hex-poison-spring = Poisoned Spring
hex-tartarus = Tartarus
hex-cursed-land = Cursed Land
hex-holy-land = Holy Ground
card-hex-capital = { hex-capital }
    .text = Artifacts lie here, mages are reborn here. Any spell may be cast.
card-hex-portal-in = { hex-portal-in }
    .text = Leads at once to a free Portal exit of another land.
card-hex-portal-out = { hex-portal-out }
    .text = Where portals lead to. No way back, no spells.
card-hex-spring = { hex-spring }
    .text = Heals by its power.
card-hex-trap = { hex-trap }
    .text = Takes as many lives as its power.
card-hex-snare = { hex-snare }
    .text = Ends the move; no step on your next turn.
card-hex-fate = { hex-fate }
    .text = Draw a Fate card.
card-hex-astral = { hex-astral }
    .text = Your hits deal more damage by its power until your next turn.
card-hex-bastion = { hex-bastion }
    .text = Hits on you deal less damage by its power until your next turn.
card-hex-school = { hex-school }
    .text = Put unwanted spells of your deck back and draw as many.
card-hex-ice = { hex-ice }
    .text = Roll: with 50 or less you slide back.
card-hex-mana-lake = { hex-mana-lake }
    .text = Acts as any other kind of hex in play, with its own power.
card-hex-vigour = { hex-vigour }
    .text = Up to two more steps; the effects of all hexes on the way last.
card-hex-windfall = { hex-windfall }
    .text = Nobody may enter.
card-hex-seer = { hex-seer }
    .text = Draw three Fate cards and apply one of them.
card-hex-guardian = { hex-guardian }
    .text = Lose 4 lives, unless you spend an attack spell and roll 60 or more.
card-hex-poison-spring = { hex-poison-spring }
    .text = Roll: with 50 or less lose a life, otherwise heal by its power.
card-hex-tartarus = { hex-tartarus }
    .text = All damage to you counts twice until your next turn.
card-hex-cursed-land = { hex-cursed-land }
    .text = A life each turn, until you roll 50 or more at its start.
card-hex-holy-land = { hex-holy-land }
    .text = Roll: with 50 or less no attack spells on your next two turns.

## Signs, stages, types

sign-square = square
sign-triangle = triangle
sign-cross = cross
sign-star = star
sign-none = no sign
stage-beginning = the turn begins
stage-effects = 1 effects
stage-movement = 2 movement, 3 hex
stage-spell = 4 spell
stage-ending = the turn ends
kind-attack = attack
kind-blessing = blessing
kind-curse = curse
kind-disease = disease
kind-artifact = artifact
kind-fate = Fate card
kind-named-fate = named Fate card
kind-hex = hex
kind-character = character
group-hexes = Hexes
group-fates = Fate deck
group-artifacts = Artifacts
group-diseases = Diseases
group-characters = Characters
group-beatrice = { character-beatrice }
group-gothard = { character-gothard }
group-daren = { character-daren }
group-shantiren = { character-shantiren }
when-any-time = at any time
when-any-roll = after any roll
when-own-roll = after your own roll
when-spell-declared = when another casts a spell
when-artifact-carried = while your artifact is carried

## Lasting effects

status-no-move = held fast
    .text = May not take the step of the turn.
status-no-attack = no attacks
    .text = May not cast attack spells.
status-no-spell = no spells
    .text = May not cast spells.
status-block-heal = next healing fails
    .text = The next healing has no effect.
status-block-heal-all = no healing
    .text = No healing has any effect.
status-roll-mod = rolls changed
    .text = Something is added to all rolls.
status-attack-roll-mod = attack roll changed
    .text = Something is added to the next attack roll.
status-damage-bonus = stronger attacks
    .text = Hits deal more damage.
status-damage-reduction = tougher
    .text = Hits on the bearer deal less damage.
status-absorb = shield
    .text = Swallows damage until it is used up.
status-evade = evasion
    .text = The next attack spell misses without a roll.
status-reflect = reflection
    .text = The next hit strikes the attacker instead.
status-double-damage-taken = vulnerable
    .text = Damage counts twice.
status-double-damage-dealt = double hit
    .text = The next hit deals twice the damage.
status-extra-steps = more steps
    .text = More steps in the movement stage.
status-led = led astray
    .text = Another picks the next step.
status-reroll-own = a second throw
    .text = One own roll may be thrown again.

## Questions

ask-pick-characters = Which character will you play?
ask-lay-field = Your field: which hex lies on { $where }?
ask-lay-field-in = Your field: where is the Portal entrance?
ask-lay-field-out = Your field: where is the Portal exit?
ask-upkeep = Shake off negative effects, or drop blessings?
ask-shed = A roll of { $value }: which effect goes?
ask-move = Your move: one step, or try to take an artifact.
ask-steps = Where does { $seat } go?
ask-jumps = Where is { $seat } put?
ask-choose-exit = Where does { $seat } come out?
ask-cast = Cast a spell?
ask-aim = { $card }: at whom?
ask-place-hex = { $card }: where will the hidden trap lie?
ask-bar-hex = Which hex is barred?
ask-bar-hex-card = { $card }: which hex is barred?
ask-choose-enemy = Which other mage?
ask-choose-enemy-card = { $card }: which other mage?
ask-choose-option = { $card }: which of the two? { $text }
ask-choose-fate = Which Fate card do you take?
ask-moment = { $seat } begins a turn. Play a named card?
ask-moment-declared = { $seat } casts a spell. Play a named card?
ask-after-roll = { $seat } has rolled { $value }{ $need ->
        [0] {""}
       *[other] {" "}(needed: { $need })
    }. Change it?
ask-exchange = Put back cards you do not want?
ask-guardian = The Guardian! Fight with an attack spell?
ask-remove = Which effect is removed?
ask-pass-on = Which effect do you hand on?
ask-copy-kind = What does the lake act as?
ask-recall-relic = Which artifact do you call home?

## Answers

do-pass = Pass
do-pass-moment = Play nothing
do-pass-after-roll = Let it stand
do-done = Go on
do-done-lay-field = Leave the rest as it lies
do-done-upkeep = Leave all as it is
do-done-shed = Use it on nothing
do-done-move = Stay
do-done-steps = Go no further
do-done-cast = Cast no spell
do-done-exchange = That is all
do-done-guardian = Do not fight: lose lives
do-pick = { $character }
do-drop = Drop { $effect }
do-attempt = { $count ->
        [one] Roll once
       *[other] Roll { $count } times
    } to shake effects off
do-shed = Shake off { $effect }
do-step = Step to { $hex }
do-enter = Through the portal to { $hex }
do-seize = Try to take { $artifact }
do-cast = Cast { $spell }
do-aim = At { $target }
do-aim-self = At yourself
do-choose = { $target }
do-place = On { $hex }
do-jump = To { $hex }
do-option = { $option ->
        [0] The first
       *[other] The second
    }
do-copy = As { $kind }
do-fight = Fight with { $spell }
do-return = Put back { $spell }
do-keep = Take { $fate }
do-play = Play { $fate }
do-luck = Throw your own roll again
do-hand-on = Hand on { $effect }
do-remove = Remove { $effect }
do-recall = Call home { $artifact }
do-lay = { $tile }
do-lay-in = Portal entrance { $edge }
do-lay-out = Portal exit { $edge }

## Log

log-picked = { $seat } plays { $character }.
log-field-laid = The field of { $seat } is laid.
log-dealt = { $seat } is dealt { $artifact }.
log-first-roll = { $seat } rolls { $roll } for the first turn.
log-turn = Round { $round }: { $seat }.
log-moved = { $seat } goes to { $hex }.
log-jumped = { $seat } is carried to { $hex }.
log-hex-fired = { $kind } works on { $seat }{ $power ->
        [0] {""}
       *[other] {" "}with power { $power }
    }.
log-copied = The lake acts as { $kind } for { $seat }.
log-rolled = { $seat } rolls { $roll }{ $need ->
        [0] {""}
       *[other] ; needed { $need }
    }.
log-rolled-counted = { $seat } rolls { $roll }, counted as { $value }{ $need ->
        [0] {""}
       *[other] ; needed { $need }
    }.
log-answered = { $artifact } of { $seat } answers: { $success ->
        [1] critical success
       *[other] critical failure
    }!
log-hurt = { $seat } loses { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }; { $left } left.
log-absorbed = A shield of { $seat } swallows { $lives }.
log-healed = { $seat } heals { $lives } and has { $left }.
log-heal-blocked = { $seat } cannot be healed.
log-extra-life = { $seat } gets { $lives } extra and has { $left }.
log-withered = The maximum of { $seat } falls by { $lives } to { $left }.
log-marked = New on { $seat }: { $effect }.
log-unmarked = Over for { $seat }: { $effect }.
log-no-room = { $effect } finds no room on { $seat }.
log-no-card-left = No effect card is left for { $seat }.
log-skips = { $seat } will skip { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }.
log-skipped = { $seat } skips the turn.
log-held = { $seat } stays put.
log-cast = { $seat } casts { $spell } at { $target }.
log-cast-self = { $seat } casts { $spell } on { $seat_gender ->
        [f] herself
       *[other] himself
    }.
log-cast-unaimed = { $seat } casts { $spell }.
log-cast-hidden = { $seat } casts face down: { $spell }.
log-cancelled = The spell of { $seat } comes to nothing.
log-evaded = { $seat } evades the attack.
log-reflected = { $seat } throws the hit back at { $target }.
log-hit = { $seat } hits { $target }: { $roll } against { $other }.
log-hit-self = { $seat } is hit by { $seat_gender ->
        [f] her
       *[other] his
    } own spell: { $roll } against { $other }.
log-missed = { $seat } misses { $target }: { $roll } against { $other }.
log-missed-self = { $seat } escapes { $seat_gender ->
        [f] her
       *[other] his
    } own spell: { $roll } against { $other }.
log-tied = Both have { $roll }: thrown again.
log-rider = The roll brings more: { $spell } ({ $seat }).
log-drew = { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-reshuffled = { $seat } shuffles the discard into a new deck.
log-discarded = { $seat } discards { $spell }.
log-stolen = { $seat } steals { $spell } from { $victim }.
log-exchanged = { $seat } exchanges { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-fate-drawn = { $seat } draws { $count ->
        [one] a Fate card
       *[other] { $count } Fate cards
    }.
log-fate-kept = { $seat } keeps { $fate }.
log-fate-lost = { $seat } loses { $fate }.
log-fate-fired = Fate of { $seat }: { $fate }.
log-fate-played = { $seat } plays { $fate }.
log-rerolled = { $seat } throws again.
log-lucky = { $seat } is lucky and may throw again.
log-trap-laid = { $seat } lays a hidden trap on { $hex }: { $spell }.
log-trap-sprung = { $seat } sets off a hidden trap: { $spell }.
log-hex-blocked = { $seat } bars { $hex }.
log-truce = { $seat } calls a truce: no attacks until the next turn of { $seat }.
log-guarded = { $won ->
        [1] { $seat } defeats the Guardian
       *[other] The Guardian strikes { $seat }
    }.
log-taken = { $seat } takes { $artifact }!
log-take-failed = { $seat } fails to take { $artifact }.
log-delivered = { $seat } brings { $artifact } home.
log-went-home = { $artifact } goes back to { $seat }.
log-burnt = { $artifact } burns.
log-died = { $seat } dies { $home ->
        [1] at home
       *[other] abroad
    }.
log-reborn = { $seat } is reborn with { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }.
log-waits = { $seat } waits until the Capital is free.
log-out = { $seat } is out of the game.
log-last-round = Round { $round } was the last: the game ends.
log-won = { $winners } { $winners_count ->
        [one] wins!
       *[other] win together!
    }

## Odds

odds-hit = hit
    .help = Chance that the attack hits, ties thrown again.
odds-bonus = addition
    .help = Chance of a hit with an addition.
odds-backfire = backfire
    .help = Chance of a miss that turns against you.
odds-damage = damage
    .help = Lives to expect to be lost by the target.
odds-kill = death
    .help = Chance that the hit alone kills.
odds-own-damage = own loss
    .help = Lives to expect to lose yourself.
odds-own-death = own death
    .help = Chance that the attack kills you.
odds-reach = success
    .help = Chance to reach the number needed.
odds-grade-1 = first grade
    .help = Chance of the first effect.
odds-grade-2 = second grade
    .help = Chance of the second effect too.
odds-grade-3 = third grade
    .help = Chance of the third effect too.
odds-critical = critical success
    .help = Chance that an artifact of yours answers with a success.
odds-fumble = critical failure
    .help = Chance that an artifact of yours turns on you.
odds-without-fate = without Fate cards
    .help = Somebody holds Fate cards; what they may change is left out of account.
odds-without-reroll = without rolling again
    .help = One of the rolls may be made again by luck; that is left out of account.
odds-without-artifacts = without artifacts
    .help = What artifacts may do when they answer the dice is left out of account.
odds-without-chosen = without the chosen one
    .help = The addition strikes a mage whom you choose only then; it is left out of account.

## Why not

why-sign = Its sign does not fit this hex.
why-no-sign = No spells can be cast from this hex.
why-muted = You may not cast spells now.
why-no-attack = You may not attack now.
why-truce = There is a truce.
why-traps-full = You have laid as many hidden traps as you may.
why-occupied = Somebody stands there.
why-barred = The hex is barred for now.
why-portal-busy = No Portal exit of another land is free.
why-held = You are held fast.
why-led = Another picks your step.
why-not-yet = You must have ended a turn here first.
why-failed = The attempt failed: leave the Capital and come back.
why-off-board = The mage waits outside the board.
why-spell-later = Spells are cast after the step.
why-closed = Nobody may enter this hex.
why-too-far = The hex is not next to the figure.
why-far-portal = No Portal entrance is next to the figure.
why-must-step = A step must be taken.
why-step-over = The time for a step or for an artifact is over this turn.
why-not-there = You must stand in the Capital where it lies.
why-carried = Somebody is carrying it.
why-burnt = It is burnt.
why-out = The mage is out of the game.
why-not-self = Another mage must be chosen.
why-capital = Not in a Capital.
why-portal = Not on a Portal.
why-entrance = Nobody can be put on a Portal entrance.
why-has-trap = A hidden trap lies there.
why-roll-only = It changes a roll, so it is played right after one.
why-spell-only = It answers a spell that another mage has just declared.
why-own-spell = The spell is your own.
why-spell-gone = The spell has come to nothing already.
why-none-stolen = Nobody carries an artifact of yours.
why-roll-first = Now only cards that change the roll can be played.
why-others-roll = The roll is not yours.
why-roll-set = The result of this roll has been set by a card.
why-not-named = It takes effect by itself at the start of your next turn.
why-fate-later = You can play it before the step.
why-needs-roll = Only blessings go freely; this one must be shaken off by a roll.
why-not-shaken = No roll shakes it off.
why-not-felt = It has only just come: it must work first.
why-roll-too-low = The roll is too low: { $need } is needed.
why-only-negative = Only a negative effect can be chosen.
why-only-positive = Only a positive effect can be chosen.
why-not-disease = Only a disease can be chosen.
why-no-place = The other mage has no place left for it.
why-has-disease = The other mage has this disease already.
why-no-copy = The lake cannot act as this hex.
why-not-in-play = No such hex is in play.
why-not-yours = The artifact is not yours.
why-not-stolen = The artifact lies in your Capital.
why-not-attack = Only an attack spell will do against the Guardian.
why-stolen-card = A stolen card cannot be put back.
why-portals-touch = The two portals must not touch.
why-taken = Somebody has taken this character.

## Options

option-characters = Characters
    .help = One for each seat, such as “beatrice, daren”; “random”; or nothing: players choose in turn.
option-layouts = Fields
    .help = For each seat “standard”, “random”, “choose” (the player lays the hexes at the table) or the code of a layout, separated by commas; one word is for all.
option-alliance = Alliances
    .help = Who wins with whom.
option-alliance-free = Free
    .help = Each for themselves; deals are table talk.
option-alliance-pairs = Two against two
    .help = Four players: seats 1 and 3 against 2 and 4. A pair wins with three artifacts together, with two once somebody is out.
option-first = Who begins
    .help = By the dice, as the book proposes, or as you agree.
option-first-roll = The highest roll
    .help = All roll two ten-sided dice; equal ones again.
option-first-seat-1 = Player 1
    .help = Player 1 has the first turn; nobody rolls for it.
option-first-seat-2 = Player 2
    .help = Player 2 has the first turn; nobody rolls for it.
option-first-seat-3 = Player 3
    .help = Player 3 has the first turn; nobody rolls for it.
option-first-seat-4 = Player 4
    .help = Player 4 has the first turn; nobody rolls for it.
option-rounds = Rounds at most
    .help = After so many rounds most artifacts at home win, then lives, then the maximum. 0: no limit, as in the book; the game goes on until somebody wins.

## Figures

score-artifacts = artifacts
score-lives = lives
score-maximum = maximum
stat-lives = lives
stat-maximum = maximum
stat-hand = hand
stat-deck = deck
stat-discard = discard
stat-effects = effects
stat-fates = Fate cards
stat-skips = turns to skip
stat-artifacts = artifacts
stat-power = power
stat-sign = sign
stat-copies = copies
stat-type = type
stat-remove = removed by
stat-success = critical success
stat-failure = critical failure
stat-stage = stage
stat-place = place
stat-diseases = green cards
stat-red = red cards
stat-when = when
mark-out = out
mark-waiting = waits
mark-carries = carries { $artifact }
mark-home = { $artifact }
mark-turns = { $count } t.
mark-needs = { $count }+
mark-truce = truce of { $seat }
mark-needed = artifacts to win: { $count }
source-field = field
source-lives = lives
source-style = style

## The board in the browser

board-turn = Round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    }: { $name }
board-lands = Lands
board-codes = Layout codes
board-stage-1 = effects
board-stage-2 = movement
board-stage-3 = hex
board-stage-4 = spell
board-against = against
board-needed = needed: { $count }
board-counted = counted as { $value }
board-reached = success
board-not-reached = failure
board-hit = hit
board-miss = miss
board-turns-left = Turns left: { $count }.
board-uses-left = Uses left: { $count }.
board-may-drop = May be dropped in stage 1.
board-shake-off = Shaken off by { $count } or more in stage 1.
board-no-roll = No roll removes it.
board-carried = carried
board-carried-by = with { $name }
board-stolen = stolen
board-fresh = works in your next stage 1
board-trap = A hidden trap of { $name }
board-barred = Barred
board-fired = Has worked this turn
board-claim-arrived = In an enemy Capital: may try to take an artifact next turn.
board-claim-ripe = May try to take an artifact now.
board-claim-spent = Failed here: must leave and come back.
board-ally = Ally: { $name }

## Figures after the game

figure-steps = steps
figure-spells = spells cast
figure-hits = hits
figure-damage = lives lost
figure-healed = lives healed
figure-deaths = deaths
figure-delivered = artifacts brought home
figure-criticals = answers of artifacts

## Layout editor

layout = Field layouts
    .lead = Lay a character’s hexes as you like: choose a hex, then the place where it shall lie. The rules of the field are checked all the time.
layout-character = Character
layout-field = Field
layout-picked = Picked: { $hex }. Now choose a place.
layout-hint = Choose a hex or a portal to move it.
layout-empty = Free place for a portal
layout-good = The field keeps all the rules.
layout-breaches = What breaks the rules
layout-code = Share code
layout-code-in = A code to look at
layout-load = Take over
layout-copy = Copy the code
layout-copied = The code is copied.
layout-standard = Standard layout
layout-choose = laid at the table
layout-random = Random layout
layout-export = Save as a file
layout-import = Open a file
layout-keep = Keep in this browser
layout-kept = Kept layouts
layout-forget = Forget
layout-use = New table with this field
layout-file = The file could not be read: { $reason }
layout-breach-portals = Portal entrance and exit touch each other; they must lie apart.
layout-breach-entrance = The Portal entrance must touch the field with two sides.
layout-breach-exit = The Portal exit must touch the field with two sides.
layout-breach-missing = Not laid: { $hex }.
layout-breach-surplus = Too many: { $hex }.
layout-breach-code = This is no layout code: fourteen signs, the last a check.

## Spells

card-beatrice-spark = Spark
    .text = Attack: 2 damage. Hit with 70 or more: the target loses 1 life. Miss with 10 or less: you lose 1 life.
card-beatrice-fire-arrow = Fire Arrow
    .text = Attack: 3 damage. Hit with 80 or more: the target loses 1 blessing. Miss with 10 or less: you discard 1 random card.
card-beatrice-ice-lance = Ice Lance
    .text = Attack: 3 damage. Hit with 65 or more: the target cannot move for 1 turn. Miss with 15 or less: you cannot move for 1 turn.
card-beatrice-ball-lightning = Ball Lightning
    .text = Attack: 3 damage. Hit with 80 or more: another mage of your choice loses 2 lives. Miss with 10 or less: you lose 1 life.
card-beatrice-whirlwind = Whirlwind
    .text = Attack: 1 damage. Hit with 60 or more: you move the target up to 1 hex. Miss with 20 or less: the target moves you up to 1 hex.
card-beatrice-meteor = Meteor
    .text = Attack: 4 damage. Hit with 80 or more: the target loses 2 lives. Miss with 15 or less: you lose 1 life.
card-beatrice-wrath = Wrath of the Elements
    .text = Attack: 6 damage. Hit with 90 or more: the target skips 1 turn. Miss with 30 or less: you skip 1 turn.
card-beatrice-acid = Acid Rain
    .text = Attack: 2 damage. Hit with 65 or more: the target discards 2 random cards. Miss with 15 or less: you discard 1 random card.
card-beatrice-fire-mantle = Mantle of Fire
    .text = Swallows 3 damage.
card-beatrice-surge = Surge of Power
    .text = For 3 turns: hits deal 1 more.
card-beatrice-keen-aim = Keen Eye
    .text = +20 to the next attack roll.
card-beatrice-elixir = Sip of Elixir
    .text = The target heals 2.
card-beatrice-dash = Dash
    .text = The target may go up to 2 hexes.
card-beatrice-elements-trap = Trap of the Elements
    .text = Roll: 40 or more, the target loses 1 life; 60 or more, also the target cannot move for 1 turn; 85 or more, also the target loses 2 lives.
card-beatrice-vulnerability = Vulnerability
    .text = The next damage counts twice. Shaken off by 60 or more.
card-gothard-shadow-bolt = Shadow Bolt
    .text = Attack: 2 damage. Hit with 75 or more: the target discards 1 random card. Miss with 15 or less: you discard 1 random card.
card-gothard-stupor = Stupor
    .text = Attack: 3 damage. Hit with 70 or more: the target cannot move for 1 turn. Miss with 20 or less: you cannot move for 1 turn.
card-gothard-life-theft = Life Theft
    .text = Attack: 2 damage. Hit with 55 or more: you heal 1. Miss with 15 or less: the target heals 1.
card-gothard-grave-chill = Grave Chill
    .text = Attack: 5 damage. Hit with 75 or more: the target catches { card-shivers }. Miss with 20 or less: you catch { card-shivers }.
card-gothard-feebleness = Feebleness
    .text = The next healing fails. Shaken off by 50 or more.
card-gothard-plague-breath = Plague Breath
    .text = The target catches { card-plague }.
card-gothard-chains = Weight of Chains
    .text = For 1 turn: cannot move. Shaken off by 50 or more.
card-gothard-muteness = Muteness
    .text = For 2 turns: cannot cast spells. Shaken off by 55 or more.
card-gothard-evil-eye = Evil Eye
    .text = -20 to all rolls. Shaken off by 65 or more.
card-gothard-bend-will = Bend the Will
    .text = You move the target up to 1 hex.
card-gothard-death-sentence = Death Sentence
    .text = After 3 turns the bearer loses 4 lives. Shaken off by 70 or more.
card-gothard-withering = Withering
    .text = Roll: 40 or more, the maximum of the target falls by 1; 80 or more, also the target loses 2 lives.
card-gothard-blood-rite = Blood Rite
    .text = You lose 1 life and draw 2 cards.
card-gothard-shroud = Shroud of Gloom
    .text = The next attack spell misses.
card-gothard-dark-mending = Dark Mending
    .text = The target heals 2 and you hand one of your negative effects on to another mage of your choice.
card-daren-knife = Throwing Knife
    .text = Attack: 3 damage. Hit with 70 or more: you steal 1 card of the target. Miss with 10 or less: the target steals 1 card from you.
card-daren-from-shadow = Strike from the Shadows
    .text = Attack: 4 damage. Hit with 70 or more: you may go 1 hex. Miss with 20 or less: you lose 1 life.
card-daren-blast = Blast Charge
    .text = Attack: 3 damage. Hit with 55 or more: you move the target up to 2 hexes. Miss with 20 or less: you lose 1 life.
card-daren-dirty-trick = Dirty Trick
    .text = Attack: 5 damage. Hit with 85 or more: the target skips 1 turn. Miss with 25 or less: you skip 1 turn.
card-daren-wolf-pit = Wolf Pit
    .text = Lies face down on a free hex; the first other mage to come there loses 4 lives.
card-daren-arcane-snare = Arcane Snare
    .text = Lies face down on a free hex; the first other mage to come there loses 1 life and skips 1 turn.
card-daren-rune = Rune of Displacement
    .text = Lies face down on a free hex; the first other mage to come there loses 1 life and is put on the Portal exit of the land it stands on.
card-daren-pickpocket = Pickpocket
    .text = You steal 1 card of the target and the target loses 2 lives.
card-daren-false-trail = False Trail
    .text = The caster picks the next step. Shaken off by 70 or more.
card-daren-switch = Switcheroo
    .text = You and the target change places.
card-daren-sabotage = Sabotage
    .text = The target loses 1 blessing, or you bar a free hex until your next turn.
card-daren-sleep-powder = Sleep Powder
    .text = Roll: 25 or more, the target skips 1 turn; 90 or more, also the target skips 1 turn.
card-daren-second-wind = Second Wind
    .text = The target heals 3.
card-daren-cloak = Cloak of Shadows
    .text = The next attack spell misses.
card-daren-agility = Agility
    .text = For 2 turns: 1 more step.
card-daren-rogues-luck = Rogue’s Luck
    .text = One own roll may be thrown again.
card-shantiren-sunbeam = Sunbeam
    .text = Attack: 3 damage. Hit with 70 or more: you heal 1. Miss with 15 or less: the target heals 1.
card-shantiren-natures-wrath = Nature’s Wrath
    .text = Attack: 2 damage. Hit with 70 or more: the target cannot cast attack spells for 1 turn. Miss with 20 or less: you cannot cast attack spells for 1 turn.
card-shantiren-judgement = Judgement of Light
    .text = Attack: 3 damage. Hit with 85 or more: the target loses all blessings. Miss with 25 or less: you lose 1 life.
card-shantiren-healing = Healing
    .text = The target heals 2.
card-shantiren-great-healing = Great Healing
    .text = The target heals 4 and is cured of 1 disease.
card-shantiren-purification = Purification
    .text = The target loses 2 negative effects.
card-shantiren-shield-of-faith = Shield of Faith
    .text = Swallows 2 damage.
card-shantiren-forest-path = Forest Path
    .text = The target may go up to 2 hexes.
card-shantiren-reflection = Reflection
    .text = The next hit strikes the attacker.
card-shantiren-grace = Grace
    .text = For 2 turns: at the start of the turn the bearer heals 1.
card-shantiren-gift-of-life = Gift of Life
    .text = The target gets 2 lives, even above the maximum.
card-shantiren-pacify = Pacify
    .text = For 2 turns: cannot cast attack spells. Shaken off by 55 or more.
card-shantiren-roots = Root Bonds
    .text = For 1 turn: cannot move. Shaken off by 70 or more.
card-shantiren-banishment = Banishment
    .text = The target loses 1 life and is put on the Portal exit of the land it stands on.

## Diseases

card-land-curse = Curse of the Land
    .text = At the start of the turn the bearer loses 1 life. Shaken off by 50 or more.
card-plague = Plague
    .text = At the start of the turn the bearer loses 1 life. Shaken off by 65 or more.
card-shivers = Shivers
    .text = -10 to all rolls. Shaken off by 50 or more.
card-mana-fever = Mana Fever
    .text = Cannot cast attack spells. Shaken off by 55 or more.
card-stone-foot = Stone Foot
    .text = Cannot move. Shaken off by 40 or more.
card-pallor = Pallor
    .text = No healing works. Shaken off by 50 or more.

## Artifacts

card-eye = Eye of the Abyss
    .text = Critical success with 96 or more: another mage of your choice loses 3 lives. Critical failure with 10 or less: you lose 2 lives.
card-chalice = Chalice of Dawn
    .text = Critical success with 96 or more: you heal 4 and are cured of all diseases. Critical failure with 10 or less: another mage of your choice heals 2 and you lose 1 life.
card-sceptre = Sceptre of Storms
    .text = Critical success with 96 or more: everybody else loses 2 lives. Critical failure with 10 or less: you lose 1 life and discard 1 random card.
card-mirror = Mirror of Fates
    .text = Critical success with 95 or more: draw 2 Fate cards and apply one. Critical failure with 10 or less: another mage of your choice steals 1 card from you and you lose 1 life.
card-hourglass = Hourglass of Eternity
    .text = Critical success with 97 or more: another mage of your choice skips 1 turn and loses 1 life. Critical failure with 8 or less: you skip 1 turn.
card-crown = Crown of Thorns
    .text = Critical success with 96 or more: another mage of your choice catches { card-plague } and loses 1 life. Critical failure with 10 or less: you catch { card-pallor }.
card-boots = Wanderer’s Boots
    .text = Critical success with 94 or more: you jump to any free hex of this land, no Capital or Portal entrance, and heal 1. Critical failure with 10 or less: another mage of your choice moves you 1 hex.
card-aegis = Aegis of the Forgotten God
    .text = Critical success with 96 or more: you lose all negative effects and get 2 lives, even above the maximum. Critical failure with 10 or less: you lose all blessings and lose 1 life.
card-heart = Heart of the Mountain
    .text = Critical success with 96 or more: the next hit deals twice the damage. Critical failure with 10 or less: you cannot cast attack spells for 1 turn and lose 1 life.
card-tome = Tome of Names
    .text = Critical success with 96 or more: the maximum of another mage of your choice falls by 1. Critical failure with 10 or less: you discard 2 random cards and lose 1 life.

## Fate cards

card-leprechaun = Spiteful Leprechaun
    .text = You discard 2 random cards and lose 1 life.
card-wanderer = Wanderer’s Song
    .text = You draw 2 cards.
card-lightning = Lightning Strike
    .text = You lose 2 lives.
card-life-clot = Clot of Life
    .text = You heal 3.
card-fall-plague = Plague Wind
    .text = You catch { card-plague }.
card-fall-shivers = Marsh Fog
    .text = You catch { card-shivers }.
card-fall-fever = Mana Overheat
    .text = You catch { card-mana-fever }.
card-fall-stone = Basilisk’s Breath
    .text = You catch { card-stone-foot }.
card-fall-pallor = Ghost’s Kiss
    .text = You catch { card-pallor }.
card-memory = Memory Lapse
    .text = Discard your hand and draw five cards.
card-slumber = Enchanted Slumber
    .text = You skip 1 turn.
card-labyrinth = Labyrinth
    .text = Roll: 60 or more, nothing; otherwise you skip 1 turn.
card-time-knot = Knot of Time
    .text = Roll: 50 or more, another mage of your choice skips 1 turn; otherwise you skip 1 turn.
card-storm = Storm of Magic
    .text = Everybody loses 1 life.
card-feast = Feast of Spirits
    .text = Everybody heals 2.
card-rift = Rift in Space
    .text = You jump to any free Portal exit.
card-gust = Gust of Wind
    .text = You may go up to 2 hexes.
card-quake = Tremor
    .text = Roll: 50 or more, nothing; otherwise you lose 2 lives and cannot move for 1 turn.
card-library = Forgotten Library
    .text = You may exchange cards of your hand and draw 1 card.
card-pickpocket = Thieves’ Fair
    .text = You steal 1 card of another mage of your choice.
card-holy-rain = Holy Rain
    .text = You lose all negative effects and heal 1.
card-duel = Demon’s Challenge
    .text = Roll: 55 or more, hits deal 2 more for 2 turns; otherwise you lose 3 lives.
card-call-of-stone = Call of the Stone
    .text = Named, { when-artifact-carried }: the carrier of your artifact rolls; below 60 it goes home.
card-n-reroll = Twist of Fate
    .text = Named, { when-any-roll }: throw the roll just made again.
card-n-truce = Truce of the Gods
    .text = Named, { when-any-time }: nobody may attack until your next turn begins.
card-n-counter = Seal of Silence
    .text = Named, { when-spell-declared }: the spell just cast has no effect.
card-n-potion = Spare Potion
    .text = Named, { when-any-time }: you heal 3.
card-n-wings = Wings
    .text = Named, { when-any-time }: you may go up to 2 hexes.
card-n-star = Lucky Star
    .text = Named, { when-own-roll }: your roll counts as 90; no artifact answers it.
card-n-mirror = Mirror Shard
    .text = Named, { when-any-time }: the next hit strikes the attacker.

## When a table cannot be set as asked

setup-layout = { $option }: “{ $text }” is no code of a field. Please compare it sign by sign.
setup-layout-other = { $option }: the field “{ $text }” is for { $character }, not for { $other }.
setup-layout-early = { $option }: a field belongs to a character. Name the characters too, or take “standard”, “random” or “choose”.

## Rules

rule-setup = Lay the fields, put the figures on their Capitals, deal artifacts, Fate and spell cards, roll for the first turn.
    .title = Set-up
rule-setup_character = Each player takes one of the four characters.
    .title = Characters
rule-setup_field = Everybody lays the hexes of the own character.
    .title = Fields
rule-setup_capital = The figure begins in the own Capital with 10 lives.
    .title = Figures and lives
rule-setup_fate = The Fate deck is shuffled and lies in the middle.
    .title = Fate deck
rule-setup_artifact = Everybody is dealt one artifact unseen.
    .title = Artifacts
rule-setup_hand = Everybody shuffles the own spell deck and draws five cards.
    .title = Hands
rule-setup_first = All roll; the highest begins, then clockwise. Players may also agree on somebody.
    .title = Who begins
rule-field = The Capital in the middle, six hexes around it, twelve around those, and two portals at the edge.
    .title = The shape of a field
rule-field_portals = Each portal touches two hexes of the field; the two do not touch each other.
    .title = Portals at the edge
rule-field_own = A character’s hexes may be laid in any other order that keeps the rules of the field: beforehand, or at the table once everybody has a character.
    .title = Own layouts
rule-hexes_sign = A hex has a name, often a power, and a sign that says which spells may be cast there: square, triangle, cross, star for all, or none.
    .title = Signs
rule-portal = Who steps in is at once on a Portal exit of another land; the jump is no step.
    .title = Portal entrance
rule-portal_choice = The traveller chooses among the free exits, also when another moves it in.
    .title = Choosing the exit
rule-portal_busy = With no exit free the entrance may not be entered.
    .title = Busy exits
rule-portal_exit = Portals end there; nobody goes back through it, and no spell is cast from it.
    .title = Portal exit
rule-hex_spring = The Spring heals by its power.
    .title = Spring
rule-hex_trap = The Trap takes lives by its power.
    .title = Trap
rule-hex_snare = Whoever comes to the Snare takes no step on the next turn; a longer move ends at once.
    .title = Snare
rule-hex_fate = Whoever comes to the Fate hex draws a Fate card.
    .title = Fate
rule-hex_astral = On the Astral successful attacks of the mage deal more damage by its power.
    .title = Astral
rule-hex_bastion = In the Bastion successful attacks on the mage deal less damage by its power.
    .title = Bastion
rule-hex_school = In the School of Magic unwanted cards go back into the deck, as many are drawn, the deck is shuffled.
    .title = School of Magic
rule-hex_ice = On the Ice Barrier a roll of 50 or less means sliding back to the hex one came from.
    .title = Ice Barrier
rule-hex_mana-lake = The Mana Lake acts as another kind of hex of one’s choice; its sign stays.
    .title = Mana Lake
rule-hex_vigour = After Vigour two more steps may follow; the effects of all these hexes last.
    .title = Vigour
rule-hex_windfall = Nobody may enter the Windfall.
    .title = Windfall
rule-hex_seer = At the Fortune Teller three Fate cards are drawn; one is applied, the others are discarded.
    .title = Fortune Teller
rule-hex_guardian = The Guardian takes four lives, unless an attack spell is spent and the roll is 60 or more. Nobody has to fight.
    .title = Guardian
rule-hex_poison-spring = With a roll of 50 or less the Poisoned Spring takes one life, otherwise it heals by its power.
    .title = Poisoned Spring
rule-hex_tartarus = In Tartarus all damage to the mage counts twice.
    .title = Tartarus
rule-hex_cursed-land = On Cursed Land one falls ill: from now on a life is lost each turn, until 50 or more is rolled at its start.
    .title = Cursed Land
rule-hex_holy-land = On Holy Ground a roll of 50 or less means no attack spells on the next two turns.
    .title = Holy Ground
rule-life_damage = Damage takes lives; without lives a mage dies.
    .title = Damage
rule-life_maximum = Lost lives can be regained, but never above the maximum.
    .title = Healing
rule-life_temporary = Some spells give lives above the maximum; once lost they are gone.
    .title = Lives above the maximum
rule-effect-cards_green = Each disease takes a green card, which goes back with it.
    .title = Green cards
rule-effect-cards_red = Each turn to be skipped takes a red card; a skipped turn gives one back.
    .title = Red cards
rule-effect-cards_none = If no card is left, the effect does not happen.
    .title = No card left
rule-artifact = An artifact works for the player in whose Capital it lies.
    .title = Artifacts
rule-artifact_crit = A very high roll of the owner is a critical success, a very low one a critical failure: whatever the roll is for and whoever’s turn it is.
    .title = Critical rolls
rule-artifact_order = In an opposed roll the attacker’s artifact answers first, otherwise they answer in turn order.
    .title = Order
rule-artifact_several = All artifacts in the Capital answer.
    .title = Several artifacts
rule-artifact_owner = An artifact belongs to the player in whose Capital it lay last.
    .title = Owner
rule-turn = A turn has four stages: effects, movement, hex, spell, in this order.
    .title = Four stages
rule-turn_order = After a turn comes the next player clockwise who is still in.
    .title = Round the table
rule-stage-1 = Diseases, curses and blessings on the mage work first, also when the turn is skipped.
    .title = Effects
rule-removal = Then the player may try to shake off negative effects that name a roll and have already worked.
    .title = Shaking off
rule-removal_rolls = There are as many rolls as effects one wants to lose, all before a success is used.
    .title = One roll each
rule-removal_assign = The player chooses which effects the successes remove.
    .title = Using successes
rule-removal_blessings = Blessings may be dropped without a roll.
    .title = Dropping blessings
rule-stage-2 = The mage takes exactly one step in any direction, unless the turn is skipped, the mage is held, or an artifact is being taken.
    .title = Movement
rule-move_single = No two figures stand on one hex.
    .title = One figure a hex
rule-move_held = One who is held stays put.
    .title = Held
rule-move_several = Some effects let a figure go several steps, one after the other.
    .title = Several steps
rule-stage-3 = The hex one has come to works at once.
    .title = The hex works
rule-hex_until = Its effect lasts until the mage’s next turn begins; who cannot move on has it no longer.
    .title = How long
rule-hex_once = Each hex works once in a turn, for whomever.
    .title = Once a turn
rule-hex_last = On a way of several hexes each works in order, but only the last one lasts; after Vigour all last.
    .title = Only the last
rule-hex_moved = A hex works on the figure that came there, whoever moved it.
    .title = Who was moved
rule-spell = One card of the hand may be cast in a turn.
    .title = One spell
rule-spell_sign = The sign of the card must be that of the hex; a star takes any, no sign takes none.
    .title = The sign must fit
rule-spell_aim = Any spell may be aimed at anybody on the board, oneself included.
    .title = Any target
rule-spell_shown = The card is shown to its target.
    .title = The card is shown
rule-spell_lies = A lasting spell lies before its target until it ends; then it goes to its discard.
    .title = Lasting spells
rule-spell_optional = Nobody has to cast; cards cannot be thrown away unused.
    .title = No duty, no discarding
rule-spell_reshuffle = Used cards go to the discard of their deck; an empty deck is made from it.
    .title = Discard
rule-spell_block-hex = Nobody may enter a barred hex until its caster’s turn comes again.
    .title = Barred hexes
rule-trap = Some curses lie face down on a hex and strike the first other figure that comes there.
    .title = Hidden traps
rule-trap_place = A hidden trap is laid on a free hex of any land: no Capital, portal or closed hex, and no second trap.
    .title = Where traps lie
rule-trap_two = A player has at most two hidden traps.
    .title = Two at most
rule-hand_refill = At the end of the turn the hand is filled up to five.
    .title = Five cards
rule-hand_draw = Some cards let a player draw, even above five, or take a new hand.
    .title = More cards
rule-hand_discard = Cards are lost at random.
    .title = Losing cards
rule-hand_steal = A thief takes random cards and casts them as own ones.
    .title = Stolen cards
rule-effects = What a card says happens in its order, without a roll unless it asks for one.
    .title = What cards do
rule-effects_four = At most four positive and four negative effects of spells lie on a mage; a fifth is not placed.
    .title = Four and four
rule-effects_duplicates = Equal effects may lie there together but do not add up.
    .title = Duplicates
rule-curses_graded = Some cards ask for a roll: the higher, the more of their effects take hold.
    .title = Graded cards
rule-effects_chosen = Where a card leaves it open, the acting player chooses another mage.
    .title = Another mage of your choice
rule-effects_dispel = The acting player chooses which effects are removed.
    .title = Removing effects
rule-effects_cure = Diseases are removed and give their green cards back.
    .title = Curing
rule-effects_pass = A negative effect moves to another mage.
    .title = Handing on
rule-effects_swap = Two figures change places; both hexes work.
    .title = Changing places
rule-effects_teleport = A figure is put on a free hex, which works; if none is free nothing happens.
    .title = Jumps
rule-effects_dead = What was still to happen to one who has just died does not happen.
    .title = The dead feel nothing
rule-status_turns = Effects count the own turns of their bearer, skipped ones too.
    .title = Counting turns
rule-status_no-attack = The bearer may not cast attack spells.
    .title = No attacks
rule-status_no-spell = The bearer may not cast at all.
    .title = No spells
rule-status_block-heal = One healing, or every one, has no effect.
    .title = Healing fails
rule-status_roll-mod = Something is added to all rolls of the bearer.
    .title = Changed rolls
rule-status_attack-roll-mod = Something is added to the bearer’s next attack roll.
    .title = Changed attack roll
rule-status_absorb = A shield swallows so much damage, then it is gone.
    .title = Shields
rule-status_evade = The next attack spell misses without a roll.
    .title = Evasion
rule-status_reflect = The next hit strikes the attacker instead.
    .title = Reflection
rule-status_led = Another picks the bearer’s next compulsory step.
    .title = Led astray
rule-dice_read = Tens and units make a number from 1 to 99; three noughts are 100.
    .title = Reading the dice
rule-dice_check = The number needed or more is a success.
    .title = A roll against a number
rule-attack_opposed = Attacker and target roll; the attacker must be higher.
    .title = Opposed rolls
rule-attack_tie = Equal rolls are thrown again.
    .title = Ties
rule-attack_damage = A hit deals the power of the spell.
    .title = Damage
rule-attack_riders = A hit with a high enough roll of the attacker, or a miss with a low enough one, does what the card adds. Never the other way round.
    .title = Additions
rule-fate_own-turn = A card drawn on the own turn takes effect at once.
    .title = On the own turn
rule-fate_later = A card drawn outside the own turn waits for the next stage 1.
    .title = Outside the own turn
rule-fate_named = Named cards may be kept and played later; they work at once, whoever’s turn it is.
    .title = Named cards
rule-fate_any-time = “At any time” is offered where it matters.
    .title = At any time
rule-fate_reshuffle = Used cards go to a discard; an empty deck is made from it.
    .title = Fate discard
rule-fate_reroll = The last roll is thrown again; the new result stands.
    .title = Thrown again
rule-fate_star = The own roll counts as the number on the card.
    .title = A roll that counts as another
rule-fate_counter = A spell just declared has no effect and is discarded.
    .title = Cancelled spells
rule-fate_truce = Nobody may cast attack spells until the caller’s next turn begins.
    .title = Truce
rule-fate_call-of-stone = Who carries the artifact rolls; below the number it goes home.
    .title = Called home
rule-capture = Enter an enemy Capital, end the turn; on a later turn roll 50 or more to take an artifact.
    .title = The attempt
rule-capture_reach = Whoever reaches an enemy Capital on the own turn ends that turn: no spell is cast after it. Whoever is carried there on another’s turn must first end a turn there.
    .title = Reaching a Capital
rule-capture_whole-turn = The attempt takes the whole turn: no step, no spell.
    .title = A whole turn
rule-capture_miss = After a failure one must leave and come back before the next attempt.
    .title = After a failure
rule-capture_deliver = A taken artifact works for nobody until it lies in the thief’s own Capital.
    .title = Bringing it home
rule-capture_return = If its carrier dies, the artifact is back in its owner’s Capital at once.
    .title = Carrier killed
rule-death_maximum = Each death lowers the maximum of lives: by three at home, by one abroad.
    .title = The price of death
rule-death_turn = Who dies on the own turn ends it; who dies on another’s turn misses none.
    .title = The turn ends
rule-death_loses = The dead lose their hand, all effects and kept Fate cards; then they draw five new cards.
    .title = What the dead lose
rule-death_reborn = The dead are reborn at once in their own Capital.
    .title = Rebirth
rule-death_waiting = While another stands there they wait, skip their turns, and no spell can be aimed at them.
    .title = Waiting
rule-final_artifact = Who owns no artifact and is killed is out.
    .title = Without an artifact
rule-final_maximum = Who has a maximum below one is out.
    .title = Without a maximum
rule-final_field = The field of one who is out stays and may be walked.
    .title = The field stays
rule-final_burn = Artifacts in that Capital burn; one being carried lives on until it is delivered, and burns if its carrier dies.
    .title = Burning
rule-victory_count = Two artifacts win with two or three players still in, three with four.
    .title = Enough artifacts
rule-victory_last = Who is left alone wins.
    .title = Last one left
rule-victory_shared = Those who win together share the victory equally.
    .title = Shared victory
rule-end_rounds = The book sets no limit to the rounds. If you set one, then after the last round most artifacts at home win, then lives, then the maximum; those who are equal share.
    .title = Round limit
rule-alliance_free = Players may make any deals.
    .title = Free alliances
rule-alliance_fixed = A pair wins together: with most artifacts, or as the only survivors.
    .title = Two against two
rule-alliance_rules = An ally is still an enemy to every card.
    .title = No other change
rule-precedence = What a card says beats the rules; what is not forbidden is allowed.
    .title = Cards beat rules
rule-secrets = Hands, kept Fate cards, hidden traps and the order of decks are secret.
    .title = What is secret
rule-ruling_1 = Spells reach any figure on the board.
    .title = Range
rule-ruling_2 = A portal leads from any entrance to a free exit of any other territory, one’s own included.
    .title = Where portals lead
rule-ruling_3 = Who has no legal step stays; no hex works.
    .title = No way to go
rule-ruling_4 = Rolls are compared with what is added to them, between 1 and 100; artifacts look at the bare dice.
    .title = Changed and bare rolls
rule-ruling_5 = Damage is power, Astral and bonuses, doubled if the attacker’s next hit is; less Bastion; doubled by Tartarus or vulnerability, once; then shields swallow of it.
    .title = Order of damage
rule-ruling_6 = Only who still stands on the ice slides. The slide is no step; the old hex works if it has not yet this turn. If it is taken, one stays.
    .title = Sliding back
rule-ruling_7 = Against the Guardian any attack card is spent whatever its sign; it is not the spell of the turn. Who may not attack or cast cannot fight.
    .title = Guardian
rule-ruling_8 = The lake uses its own power; it never copies portals, Capitals, closed hexes or kinds that are not in play.
    .title = Mana Lake
rule-ruling_9 = Holy Ground counts the next two own turns, not this one; “cannot move” lasts one own turn.
    .title = Which turns count
rule-ruling_10 = Others may still move a figure that is held.
    .title = Forced moves
rule-ruling_11 = Hidden traps stay face down and strike after the hex.
    .title = Traps are secret
rule-ruling_12 = The hand is filled at the end of the own turn; more than five are kept until used.
    .title = When the hand is filled
rule-ruling_13 = Stolen cards can be cast and go to the discard of their own deck.
    .title = Stolen cards
rule-ruling_14 = Reaching an enemy Capital ends the move and the turn. Skipped or held turns do not spoil the later attempt, and one who is held may try.
    .title = In an enemy Capital
rule-ruling_15 = The thief takes one artifact an attempt, of the own choice; any number may be carried.
    .title = Several artifacts there
rule-ruling_16 = The reborn have their new maximum; who waits returns as soon as the hex is free.
    .title = Lives after rebirth
rule-ruling_17 = To be put or swapped onto a hex counts as being moved there; so the own Capital delivers.
    .title = Jumping counts
rule-ruling_18 = No card raises a maximum; when it falls, lives above it are lost.
    .title = The maximum only falls
rule-ruling_19 = Each success may be used on any effect whose number it reaches.
    .title = Which success for what
rule-ruling_20 = Diseases of hexes and Fate take no place; one from a spell does.
    .title = Diseases and the four places
rule-ruling_21 = Attacking oneself is legal: one rolls for both sides.
    .title = Attacking oneself
rule-ruling_22 = The roll for the first turn wakes no artifact.
    .title = The first roll
rule-ruling_23 = Artifacts lying in the own Capital count, those of a pair together: three win with all four players in, two with three or two.
    .title = What counts for victory
rule-ruling_24 = Named cards are offered in turn order from the active player; a reroll may be rerolled by another card.
    .title = Order of named cards
rule-ruling_25 = Lasting spells and traps of the dead stay; after final death they are removed.
    .title = Works of the dead

## Why a game was won

outcome-artifacts = { $count } artifacts at home: that is enough.
outcome-last = Nobody else is left in the game.
outcome-rounds = Round { $round } was the last.
outcome-most-artifacts = Most artifacts at home win: { $count } against { $other }.
outcome-most-lives = Equal artifacts: most lives win, { $count } against { $other }.
outcome-most-maximum = Equal artifacts and lives: the higher maximum of lives wins, { $count } against { $other }.
outcome-level = Artifacts, lives and maximum are equal: the victory is shared.

## How to play in a minute

minute-goal = Steal artifacts from the Capitals of other mages and carry them into your own.
    .title = The goal
minute-turn = Take one step, let the hex you reach work, then cast a spell with the sign of that hex. In an attack both roll, and the attacker must be higher.
    .title = Your turn
minute-win = With two or three players two artifacts in your Capital win, with four players three. Who is left alone wins too.
    .title = Who wins
minute-first = Read the hexes on your way before you set out. Do not die abroad with an artifact: it goes straight back.
    .title = For your first game

## The first game

lesson-first-goal = You are Shan’Tiren. Each mage has an artifact in the Capital: bring Beatrice’s home, and with two artifacts there you win.
lesson-first-turn = A turn is always the same: you take one step, the hex you reach works, and then you may cast one spell.
lesson-first-vigour = Every hex does something. Step onto Vigour: it lets you go two steps further.
lesson-first-vigour-not-yet = You could, but Vigour is the fastest way to Beatrice. Step there first.
lesson-first-spring = Go on to the Spring, right beside the Portal entrance. It heals, though you still have all 10 lives.
lesson-first-spring-not-yet = The Spring lies on your way to the Portal. Go there.
lesson-first-portal = Your last step leads into the Portal: it carries you straight to the exit in Beatrice’s land.
lesson-first-portal-not-yet = You stand beside the Portal. Step in!
lesson-first-missed = Beatrice made mistakes: she stepped into a Trap and lost 2 lives. In an attack both roll, and the higher one prevails; her 12 was so low that the Meteor even hurt herself.
lesson-first-astral = Now you: from the exit step onto Astral. There your attacks do 1 more damage.
lesson-first-astral-not-yet = A Snare would hold you fast. Take Astral.
lesson-first-sunbeam = The hex bears a square, so here you can cast spells with a square. Cast Sunbeam.
lesson-first-sunbeam-not-yet = Good, but not yet: on Astral an attack pays most. Cast Sunbeam.
lesson-first-aim = A spell can be aimed at anybody, wherever they stand. See the chance to hit, and aim at Beatrice.
lesson-first-aim-not-yet = That would hurt yourself. Aim at Beatrice.
lesson-first-hurt = You hit for 4, and her Spark cost you 2. Who has no lives left is reborn at home with a lower maximum, and loses what was carried.
lesson-first-heal = Step onto the Spring next to the Capital: it gives you back 1 life.
lesson-first-heal-not-yet = The Spring heals you and leads to the Capital. Step there.
lesson-first-roots = Beatrice must not get home before you. Root Bonds is a curse and needs no roll: cast it.
lesson-first-roots-not-yet = First keep Beatrice away: cast Root Bonds.
lesson-first-bind = Aim at Beatrice. Then she cannot move on her next turn, unless she shakes it off with 70 or more.
lesson-first-bind-not-yet = You would only tie yourself down. Aim at Beatrice.
lesson-first-capital = She rolled 35 and had to stay. Her Capital is empty: step in, which ends your turn.
lesson-first-capital-not-yet = The Capital lies right beside you. Step in before she is back.
lesson-first-close = A narrow miss, 48 against 52! On Astral with power 2 her Meteor would have done 6 damage, so always look where your opponents stand.
lesson-first-artifact = An artifact also works for its owner: very high and very low rolls set it off, for better or worse. Point at it to read what it does.
lesson-first-seize = You have ended a turn here, so instead of a step you may try to take the artifact: 50 or more succeeds. Try it.
lesson-first-seize-not-yet = Not without the artifact! Try to take it first.
lesson-first-free = The Hourglass is in your hands. Carry it through the Portal entrance of this land to your Capital and you win: over the Trap or around it, the rest is yours.

## Lines about the reader’s own seat

log-picked-you = You play { $character }.
log-field-laid-you = Your field is laid.
log-dealt-you = You are dealt { $artifact }.
log-first-roll-you = You roll { $roll } for the first turn.
log-turn-you = Round { $round }: your turn.
log-moved-you = You go to { $hex }.
log-jumped-you = You are carried to { $hex }.
log-hex-fired-you = { $kind } works on you{ $power ->
        [0] {""}
       *[other] {" "}with power { $power }
    }.
log-copied-you = The lake acts as { $kind } for you.
log-rolled-you = You roll { $roll }{ $need ->
        [0] {""}
       *[other] ; needed { $need }
    }.
log-rolled-counted-you = You roll { $roll }, counted as { $value }{ $need ->
        [0] {""}
       *[other] ; needed { $need }
    }.
log-answered-you = Your { $artifact } answers: { $success ->
        [1] critical success
       *[other] critical failure
    }!
log-hurt-you = You lose { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }; { $left } left.
log-absorbed-you = Your shield swallows { $lives }.
log-healed-you = You heal { $lives } and have { $left }.
log-heal-blocked-you = You cannot be healed.
log-extra-life-you = You get { $lives } extra and have { $left }.
log-withered-you = Your maximum falls by { $lives } to { $left }.
log-marked-you = New on you: { $effect }.
log-unmarked-you = Over for you: { $effect }.
log-no-room-you = { $effect } finds no room on you.
log-no-card-left-you = No effect card is left for you.
log-skips-you = You will skip { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }.
log-skipped-you = You skip the turn.
log-held-you = You stay put.
log-cast-you = You cast { $spell } at { $target }.
log-cast-at-you = { $seat } casts { $spell } at you.
log-cast-self-you = You cast { $spell } on yourself.
log-cast-unaimed-you = You cast { $spell }.
log-cast-hidden-you = You cast face down: { $spell }.
log-cancelled-you = Your spell comes to nothing.
log-evaded-you = You evade the attack.
log-reflected-you = You throw the hit back at { $target }.
log-reflected-at-you = { $seat } throws the hit back at you.
log-hit-you = You hit { $target }: { $roll } against { $other }.
log-hit-at-you = { $seat } hits you: { $roll } against { $other }.
log-hit-self-you = You are hit by your own spell: { $roll } against { $other }.
log-missed-you = You miss { $target }: { $roll } against { $other }.
log-missed-at-you = { $seat } misses you: { $roll } against { $other }.
log-missed-self-you = You escape your own spell: { $roll } against { $other }.
log-rider-you = Your roll brings more: { $spell }.
log-drew-you = You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-reshuffled-you = You shuffle your discard into a new deck.
log-discarded-you = You discard { $spell }.
log-stolen-you = You steal { $spell } from { $victim }.
log-stolen-at-you = { $seat } steals { $spell } from you.
log-exchanged-you = You exchange { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-fate-drawn-you = You draw { $count ->
        [one] a Fate card
       *[other] { $count } Fate cards
    }.
log-fate-kept-you = You keep { $fate }.
log-fate-lost-you = You lose { $fate }.
log-fate-fired-you = Your Fate: { $fate }.
log-fate-played-you = You play { $fate }.
log-rerolled-you = You throw again.
log-lucky-you = You are lucky and may throw again.
log-trap-laid-you = You lay a hidden trap on { $hex }: { $spell }.
log-trap-sprung-you = You set off a hidden trap: { $spell }.
log-hex-blocked-you = You bar { $hex }.
log-truce-you = You call a truce: no attacks until your next turn.
log-guarded-you = { $won ->
        [1] You defeat the Guardian
       *[other] The Guardian strikes you
    }.
log-taken-you = You take { $artifact }!
log-take-failed-you = You fail to take { $artifact }.
log-delivered-you = You bring { $artifact } home.
log-went-home-you = { $artifact } goes back to you.
log-died-you = You die { $home ->
        [1] at home
       *[other] abroad
    }.
log-reborn-you = You are reborn with { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }.
log-waits-you = You wait until the Capital is free.
log-out-you = You are out of the game.
log-won-you = You win!
