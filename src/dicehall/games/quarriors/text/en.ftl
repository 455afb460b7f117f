# Quarriors!: names, cards, questions, log, rules.

## The game

game = Quarriors!
    .about = Fill your bag with creatures and spells captured in the wilds, roll them, summon them, and keep them alive until they bring you glory.
    .author = Mike Elliott, Eric Lang
    .note = An independent fan implementation. The source of each figure is given with its card.

## Dice and creatures

die = { $card } [{ $face }]
creature = { $card } ({ $attack }/{ $defence })
creature-of = { $card } ({ $attack }/{ $defence }) of { $seat }

face-quiddity = { $quiddity } quiddity{ $burst }
face-draw = draw { $draw }{ $burst }
face-reroll = re-roll{ $burst }
face-quiddity-reroll = { $quiddity } quiddity or re-roll{ $burst }
face-quiddity-draw = { $quiddity } quiddity and draw { $draw }{ $burst }
face-reroll-draw = re-roll and draw { $draw }{ $burst }
face-creature = level { $level }, { $attack }/{ $defence }{ $burst }
face-riddle = level { $level }, ?/?{ $burst }
face-spell = spell{ $burst }
face-waiting = not yet rolled

ability-swap = swap the die
ability-draw = draw dice
ability-take-spell = take a spell
ability-cull-spells = cull spells for glory
ability-fetch = fetch a creature die
ability-trade = trade a die in

place-pool = from the active pool
place-ready = from the ready area
place-attached = that was attached

## Questions

ask-pick-cards = Which card shall lie in the wilds?
ask-opening = The wilds are laid out and you begin.
ask-scoring-abilities = Several abilities work as you score. Which first?
ask-swap-die = Swap the scored die for one in another used pile?
ask-take-spell = Take a spell die into your bag?
ask-cull-spells = Cull spell dice for glory?
ask-fetch-creature = Fetch a creature die into your active pool?
ask-trade-die = Trade a die of your used pile for one in the wilds?
ask-copy-form = Which creature does { $creature } copy?
ask-cull = You may cull { $left ->
    [one] { $left } die
   *[other] { $left } dice
} of your used pile.
ask-immediate = Use immediate effects? You have { $quiddity } quiddity.
ask-reroll = Which other die shall be rolled again?
ask-prepare = Summon creatures and cast spells. You have { $quiddity } quiddity.
ask-attach-spell = To which creature do you attach the spell?
ask-destroy-one = Which creature do you destroy?
ask-destroy-each = Which weak creature do you destroy?
ask-silence-creature = Whose attack shall be 0?
ask-dispel-spell = Which spell do you destroy?
ask-raise-levels = To which face do you turn the creature?
ask-last-chance = Your creature is destroyed. React?
ask-come-back = Cull a quiddity die to bring your creature back?
ask-ward = A spell is about to destroy weak creatures. React?
ask-before-defence = { $seat } attacks { $defender }. React?
ask-defence = You are attacked for { $attack }. Which creature defends?
ask-capture = Capture a die? You have { $quiddity } quiddity; captures left: { $captures }.

## Answers

do-pass = Pass
do-pass-last-chance = Let it go
do-pass-come-back = Let it go
do-pass-ward = Do nothing
do-pass-before-defence = Do nothing
do-done = Go on
do-done-swap-die = Swap nothing
do-done-take-spell = Take nothing
do-done-cull-spells = Cull no more spells
do-done-fetch-creature = Fetch nothing
do-done-trade-die = Trade nothing
do-done-cull = Cull no more
do-done-immediate = Use no more effects
do-done-reroll = No other die: roll now
do-done-prepare = To the attack
do-done-capture = End the turn
do-pick = Lay out { $card }
do-begin = Roll the first dice
do-resolve = { $card }: { $ability }
do-swap = Swap for { $card } of { $owner }
do-take = Take { $card }
do-cull-spell = Cull { $die } { $place }
do-fetch = Fetch { $card }
do-trade = Trade in { $card }
do-cull = Cull { $card }
do-use = Use { $die }
do-reroll = Roll { $die } again
do-settle = Set { $die } to its quiddity
do-summon = Summon { $die }
do-cast = Cast { $die }
do-attach = Attach to { $creature }
do-switch = Let { $creature } copy another
do-copy = Copy { $creature }
do-destroy = Destroy { $creature }
do-silence = Silence { $creature }
do-dispel = Destroy { $die } of { $owner }
do-dispel-from = Destroy a spell attached to { $creature }
do-dispel-kind = Destroy { $spell }
do-turn = Turn to { $die }
do-defend = Defend with { $creature }
do-bring-back = Cull a quiddity die and bring it back
do-capture = Capture { $card }
do-discard = Put { $die } away

## Log

log-picked = { $seat } chooses { $card } for the wilds.
log-turn = Round { $round }: { $seat } begins the turn.
log-scored = { $creature } of { $seat } scores { $glory }.
log-gained = { $seat } gains { $glory } glory and now has { $total }.
log-culled = { $seat } culls { $card }.
log-swapped = { $seat } swaps { $card } for { $other } of { $owner }.
log-fetched = { $seat } fetches { $card } into the active pool.
log-took = { $seat } takes { $card } from the wilds for nothing.
log-bargained = { $seat } pays { $discount } less this turn and has { $captures } more to capture.
log-refilled = { $seat } fills the bag with { $count } used dice.
log-drew = { $seat } draws { $dice }.
log-rolled = { $seat } rolls { $dice }.
log-used = { $seat } uses { $die }.
log-settled = { $seat } sets { $die } to its quiddity.
log-rerolled = { $seat } rolls again: { $dice }.
log-got-quiddity = { $seat } gets { $quiddity } quiddity.
log-got-capture = { $seat } may capture { $captures } more this turn.
log-readied = { $seat } readies { $die }.
log-summoned = { $seat } summons { $creature } for { $price } quiddity.
log-copied = { $creature } of { $seat } becomes { $model }.
log-cast = { $seat } casts { $die }.
log-attached = { $seat } attaches { $die } to { $creature }.
log-shielded = Creatures of { $seat } have { $defence } more defence this turn.
log-enraged = Creatures of { $seat } have { $attack } more attack this turn.
log-saved = Creatures of { $seat } destroyed this turn go to the active pool.
log-silenced = { $creature } of { $seat } has no attack this turn.
log-dispelled = { $card } of { $seat } is destroyed.
log-turned = { $creature } of { $seat } rises a level, from { $before }.
log-attacked = { $seat } attacks { $defender } for { $attack }.
log-defended = { $creature } of { $seat } defends with { $defence } against { $attack } and falls.
log-held-out = { $creature } of { $seat } defends with { $defence } and holds out against { $attack }.
log-destroyed = { $creature } of { $seat } is destroyed.
log-starved = { $creature } of { $seat } finds no quiddity dice and is destroyed.
log-to-the-pool = { $card } goes to the active pool of { $seat }.
log-set-aside = { $card } of { $seat } is set aside.
log-came-back = { $creature } of { $seat } comes back.
log-aside-rolled = { $seat } rolls what was set aside: { $die }.
log-captured = { $seat } captures { $card } for { $price } quiddity.
log-emptied = The card { $card } is empty.
log-discarded = { $seat } puts { $die } away.
log-swept = { $seat } moves { $count ->
    [one] { $count } die
   *[other] { $count } dice
} to the used pile.
log-fired = { $card } of { $seat } takes effect.
log-no-creatures-left = { $count } creature cards are empty: the game ends.
log-last-round = Round { $round } was the last: the game ends.
log-won = { $winners } { $winners_count ->
    [one] wins!
   *[other] share the victory!
}

## Odds

odds-creature = creature
    .help = Chance that at least one of the dice shows a creature.
odds-spell = spell
    .help = Chance that the die shows its spell.
odds-quiddity = quiddity
    .help = Quiddity to expect afterwards, with what you have.
odds-reach = next price
    .help = Chance to reach the lowest price that is too high for you now.
odds-survive = survives
    .help = Whether the creature survives the whole attack.
odds-damage-left = attack left
    .help = What is left of the attack after this creature.

## Why not

why-one-a-turn = Only one of this class can be summoned in a turn.
why-too-dear = Too dear: it costs { $price }, you have { $quiddity }.
why-used-enough = No more immediate effects this turn.
why-too-late = Only right after the roll.
why-reaction = A reaction is cast on another player’s turn.
why-no-loser = Only after your attack, and if somebody lost a creature to it.
why-too-few-scored = Too few of your creatures scored this turn.
why-no-target = There is no target for it.
why-empty = No dice are left on this card.
why-no-capture-left = You have captured all you may this turn.
why-safe = It came back in this combat: no damage can be assigned to it.

## Options

option-wilds = The wilds
    .help = How the ten cards beside the basic ones are found.
option-wilds-random = By chance
    .help = Seven creature and three spell cards of different classes are turned up.
option-wilds-choose = Chosen
    .help = Players choose the cards in turn.
option-wilds-code = By code
    .help = The cards named under “Wilds code”.
option-code = Wilds code
    .help = Each table shows the code of its wilds under the board. Type one in to play those wilds again, such as 166G-4G0D. Ten card ids separated by commas will do as well.
    .wrong = There are no wilds “{ $text }”. A code has eight signs, such as 166G-4G0D, and stands under the board of the game it belongs to. Please compare it sign by sign.
option-glory = Length
    .help = How much glory wins.
option-glory-book = As in the book
    .help = 20 glory with two players, 15 with three, 12 with four.
option-glory-quick = Quick
    .help = 12 glory with two players, 10 with three, 8 with four.
option-first = Who begins
    .help = The first seat, or somebody by lot.
option-first-seat-1 = The first seat
    .help = Player 1 begins.
option-first-by-lot = By lot
    .help = Chance decides who begins.
option-spent-pile = Spent pile
    .help = A rule of later editions: dice spent in your turn miss a refill of the bag.
option-second-capture = Second capture
    .help = A rule of later editions: you may pay for a second capture.
option-rounds = Rounds at most
    .help = After so many rounds the player with the most glory wins.

## Figures

score-glory = glory
score-ready = ready dice

stat-cost = price
stat-price = price now
stat-glory = glory
stat-faces = faces
stat-timing = timing
stat-stock = dice
stat-bag = bag
stat-used = used
stat-spent = spent
stat-aside = set aside
stat-pool = active pool
stat-ready = ready area
stat-wilds = wilds
stat-quiddity = quiddity
stat-captures = to capture
stat-round = round
stat-code = wilds code
stat-target = glory to win
stat-attached = with { $spells }
source-cost = price
source-glory = glory
source-faces = faces

## The board in the browser

board-turn = Round { $round }: { $name }
board-empty-cards = empty creature cards
board-discount = on captures
board-attacked = attacked for { $attack }
board-none-ready = nothing ready
board-nothing = Nothing is in it.
board-bag-help = Everybody may work out what is in a bag. What comes out of it is chance.
board-in-hand = in question
board-attached = attached
board-copies = copied by { $card }
board-silenced = no attack this turn
board-safe = safe for the rest of this combat
board-shield = defence for all creatures this turn
board-fury = attack for all creatures this turn
board-saves = the fallen return to the pool
board-dice-in-wilds = { $count ->
    [one] { $count } die in the wilds
   *[other] { $count } dice in the wilds
}
board-picks = Choose the wilds: { $count } of 10 cards
board-picks-creature = Creature cards still to be chosen: { $count }. Each must be of a new class.
board-picks-spell = Spell cards still to be chosen: { $count }. Each must be of a new class.

figure-glory = glory
figure-captured = dice captured
figure-summoned = creatures summoned
figure-cast = spells cast
figure-destroyed = creatures destroyed
figure-lost = creatures lost
figure-culled = dice culled
figure-strongest = strongest attack

kind-basic = basic
kind-creature = creature
kind-spell = spell

timing-standard = standard
timing-attach = attach
timing-reaction = reaction
timing-immediate = immediate

phase-score = 1 score
phase-roll = 2 draw and roll
phase-prepare = 3 ready and summon
phase-attack = 4 attack
phase-capture = 5 capture

## Classes of dice

group-quiddity = Basic Quiddity
group-assistant = Assistant
group-portal = Portal
group-deathdealer = Deathdealer
group-defender-of-the-pale = Defender of the Pale
group-devotee-of-the-holy-query = Devotee of the Holy Query
group-ghostly-spirit = Ghostly Spirit
group-primordial-ooze = Primordial Ooze
group-quake-dragon = Quake Dragon
group-questing-wizard = Questing Wizard
group-scavenging-goblin = Scavenging Goblin
group-warrior-of-the-quay = Warrior of the Quay
group-witching-hag = Witching Hag
group-death = Death
group-growth = Growth
group-life = Life
group-shaping = Shaping
group-victory = Victory

## Cards

card-quiddity = Basic Quiddity
    .text = Spend it for the quiddity it shows.
card-assistant = Assistant
    .text = Burst: roll this die again, and one other die of your active pool with it.
card-portal = Portal
    .text = Spend it to draw and roll as many dice as it shows.
card-deathdealer = Deathdealer
    .text = When it scores, you may swap its die for one in another player’s used pile.
card-strong-deathdealer = Strong Deathdealer
    .text = When you destroy a creature, this one scores at once. The attack you have added up does not shrink.
card-mighty-deathdealer = Mighty Deathdealer
    .text = Against each opponent, when the first creature falls, its attack is added once more to what is left.
card-defender-of-the-pale = Defender of the Pale
    .text = Burst: 1 glory more for each other creature that scores with it.
card-strong-defender-of-the-pale = Strong Defender of the Pale
    .text = Burst, when it scores: draw 1 die into your active pool; double burst: 2 dice.
card-mighty-defender-of-the-pale = Mighty Defender of the Pale
    .text = Burst: while it is ready, opponents pay 1 more for each summon; double burst: 2 more.
card-devotee-of-the-holy-query = Devotee of the Holy Query
    .text = Burst: 2 more defence.
card-strong-devotee-of-the-holy-query = Strong Devotee of the Holy Query
    .text = Burst, when it scores: you may take a spell die that costs 4 or less into your bag.
card-mighty-devotee-of-the-holy-query = Mighty Devotee of the Holy Query
    .text = Burst: 3 more defence; when it attacks, spells attached to defenders do not count; opponents’ spells cannot be aimed at it.
card-ghostly-spirit = Ghostly Spirit
    .text = When it is destroyed, you may cull a Basic Quiddity die of your used pile to bring it back.
card-strong-ghostly-spirit = Strong Ghostly Spirit
    .text = When it is destroyed, it goes to your active pool.
card-mighty-ghostly-spirit = Mighty Ghostly Spirit
    .text = When it is destroyed, set it aside. As soon as you destroy a creature, roll it: a creature comes back ready, anything else goes to the used pile.
card-primordial-ooze = Primordial Ooze
    .text = Attack and defence: the Basic Quiddity dice in your active pool and used pile. With none it is destroyed.
card-strong-primordial-ooze = Strong Primordial Ooze
    .text = It enters as a copy of an opponent’s creature, glory included; with none to copy it is 0/5. Once in each player’s turn it may copy another.
card-mighty-primordial-ooze = Mighty Primordial Ooze
    .text = Attack and defence: the number of creatures ready at the table.
card-quake-dragon = Quake Dragon
    .text = When it attacks, all level 1 creatures of the opponent are destroyed before anybody defends.
card-strong-quake-dragon = Strong Quake Dragon
    .text = While it is ready, creatures of level 2 or lower do not count in attacks on you.
card-mighty-quake-dragon = Mighty Quake Dragon
    .text = Burst: 1 more defence. Double burst: 2 more defence, and 2 more glory when it scores.
card-questing-wizard = Questing Wizard
    .text = Burst on quiddity: you may roll it again together with a die from your bag instead. Double burst: 1 more defence, and 1 more glory when it scores.
card-strong-questing-wizard = Strong Questing Wizard
    .text = When it scores, cull any of your spell dice in the active pool and the ready area: 1 glory for each.
card-mighty-questing-wizard = Mighty Questing Wizard
    .text = When it scores, captures cost you 2 less this turn and you may make one more. Burst on quiddity: you may spend it to draw 2 dice instead.
card-scavenging-goblin = Scavenging Goblin
    .text = Burst: summoning it brings 1 quiddity.
card-strong-scavenging-goblin = Strong Scavenging Goblin
    .text = Burst: 1 more defence for each other creature you have ready.
card-mighty-scavenging-goblin = Mighty Scavenging Goblin
    .text = Burst, when it is destroyed: draw 2 dice into your active pool.
card-warrior-of-the-quay = Warrior of the Quay
    .text = 3 more attack against a player with exactly one creature.
card-strong-warrior-of-the-quay = Strong Warrior of the Quay
    .text = While it is ready, your other creatures have 1 more attack and 1 more defence.
card-mighty-warrior-of-the-quay = Mighty Warrior of the Quay
    .text = When you summon it, all Warriors of the Quay of the other players are destroyed. You may summon only one Warrior a turn.
card-witching-hag = Witching Hag
    .text = While it is ready, each creature you destroy brings 1 quiddity.
card-strong-witching-hag = Strong Witching Hag
    .text = When it scores, you may move another creature die from your used pile to your active pool.
card-mighty-witching-hag = Mighty Witching Hag
    .text = While it is ready, each creature that attacks you counts for at most 3.
card-death-spell = Death Spell
    .text = Choose one creature of each opponent with defence 6 or less: they are destroyed.
card-death-cantrip = Death Cantrip
    .text = Your creatures have 2 more attack this turn; double burst: 3 more.
card-death-charm = Death Charm
    .text = Attach: 3 more attack and defence; double burst: 5 more.
card-death-incantation = Death Incantation
    .text = Destroy a creature of level 2 or lower; double burst: of any level.
card-growth-spell = Growth Spell
    .text = At once: 2 quiddity, then draw and roll 1 die.
card-growth-cantrip = Growth Cantrip
    .text = At once: 2 quiddity and one more capture this turn.
card-growth-charm = Growth Charm
    .text = 3 quiddity.
card-growth-incantation = Growth Incantation
    .text = At once: 2 quiddity, and roll up to two other dice of your active pool again.
card-life-spell = Life Spell
    .text = Reaction: your creatures have 4 more defence this turn.
card-life-cantrip = Life Cantrip
    .text = Attach: 4 more defence.
card-life-charm = Life Charm
    .text = Reaction: your creatures destroyed this turn go to your active pool.
card-life-incantation = Life Incantation
    .text = Reaction: one creature has attack 0 this turn.
card-shaping-spell = Shaping Spell
    .text = Destroy a spell in any ready area, be it attached or not.
card-shaping-cantrip = Shaping Cantrip
    .text = Reaction: a creature you have just lost returns on the same face.
card-shaping-charm = Shaping Charm
    .text = Turn each of your creatures to a face one level higher, if its die has one.
card-shaping-incantation = Shaping Incantation
    .text = Attach: when the creature scores, you may cull a die of your used pile and take one from the wilds that costs at most 3 more.
card-victory-spell = Victory Spell
    .text = After your attack: 1 glory for each opponent who lost a creature to it.
card-victory-cantrip = Victory Cantrip
    .text = Attach: 2 more glory when the creature scores.
card-victory-charm = Victory Charm
    .text = If at least two of your creatures scored this turn: 1 glory for each of them.
card-victory-incantation = Victory Incantation
    .text = 3 glory.

## Rules: before the first turn

rule-setup = Lay out the wilds, put dice on the cards, fill the bags. Then the first player begins.
    .title = Set-up
rule-setup_basics = Three basic cards always lie in the wilds: quiddity, assistant and portal. The quiddity card starts without dice and gets some only when they are culled.
    .title = Basic cards
rule-setup_creatures = Turn up creature cards one by one until seven of different classes lie in the wilds.
    .title = Creature cards
rule-setup_same-class = A card whose class lies there already goes back into the box, and another is turned up.
    .title = One card a class
rule-setup_spells = Then turn up spell cards until three of different classes lie there.
    .title = Spell cards
rule-setup_dice = Each creature and spell card gets its 5 dice. 5 portals and 2 assistants lie on their cards.
    .title = Dice in the wilds
rule-setup_bags = Every player begins with 8 quiddity dice and 4 assistants in the bag.
    .title = The bags
rule-setup_first = Agree on who begins: the first seat, or somebody by lot.
    .title = Who begins
rule-setup_chosen = Instead of chance, players may choose the cards in turn, or play wilds they know: each has a code of eight signs that can be passed on.
    .title = Chosen wilds
rule-wilds = The wilds lie in the middle: thirteen cards and the dice that belong to nobody yet.
    .title = The wilds
rule-cards = A power card shows the price of its die, the glory of its creature, and what the creature or spell can do.
    .title = Power cards
rule-zones = Your dice are in your bag, your active pool, your ready area or your used pile. All but the bag count as in play. Everybody can work out what is in a bag, but nobody knows what will be drawn.
    .title = Where dice are
rule-spend = To use a die you usually spend it: it goes to your used pile.
    .title = Spending a die

## Rules: dice

rule-dice = The face on top says what a die can do: give quiddity, draw dice, be rolled again, or become a creature or a spell.
    .title = Faces
rule-dice_draw = A draw lets you take that many dice from your bag and roll them into your active pool.
    .title = Draw
rule-dice_reroll = A re-roll lets you roll the die again. Only dice in the active pool can be rolled again, and the new result counts.
    .title = Re-roll
rule-dice_line = If a line divides two symbols, choose one of them.
    .title = One or the other
rule-dice_both = Without a line you get both.
    .title = One and the other
rule-burst = Some faces have one or two bursts. They add what the card says beside that symbol; if it says nothing, nothing happens.
    .title = Bursts
rule-assistant_burst = When the assistant shows a re-roll, you may roll another die of your pool again with it. If it shows the re-roll again, you may use it again.
    .title = The assistant
rule-portal_draw = A portal is spent before the dice are drawn. If the bag is filled up for them, the portal may come straight back.
    .title = The portal
rule-portal_alone = If your bag and used pile hold nothing but portals, you may set a portal to its quiddity instead of using it.
    .title = Nothing but portals
rule-quiddity = Dice that show quiddity are spent for it. It pays for summons and captures.
    .title = Quiddity
rule-quiddity_lost = What you do not use is lost at the end of your turn.
    .title = No saving

## Rules: the turn

rule-turn = A turn has six phases: score, draw and roll, ready and summon, attack, capture, tidy up. Then it is the turn of the player to the left.
    .title = The turn
rule-score = Creatures that are still in your ready area at the beginning of your turn score. You cannot hold them back.
    .title = 1 Score
rule-score_glory = Each brings you the glory of its card. If you have enough, you win at once.
    .title = Glory
rule-score_used = Then all creatures go to your used pile, with the spells attached to them.
    .title = Off the field
rule-score_abilities = Abilities that work when a creature scores are used now, in the order you like.
    .title = Scoring abilities
rule-cull = For each creature that scored you may cull one die of your used pile, even one that has just scored.
    .title = Culling
rule-cull_wilds = A culled die goes back to its card in the wilds, where anybody can capture it.
    .title = Back to the wilds
rule-roll = Draw dice, roll your active pool, use immediate effects.
    .title = 2 Draw and roll
rule-roll_six = Draw six dice from your bag without looking.
    .title = Six dice
rule-roll_waiting = Dice that already wait in your active pool are rolled along with them.
    .title = Waiting dice
rule-roll_refill = If there are fewer than six, take them all, put the used pile into the bag and draw the rest.
    .title = An empty bag
rule-immediate = Some faces have an immediate effect. Use it right after the roll, or not at all.
    .title = Immediate effects
rule-immediate_order = You choose the order, and may wait for the result of one before you decide about the next.
    .title = One after the other
rule-immediate_spend = As a rule the die is spent for its effect.
    .title = The price of haste
rule-growth_immediate = Three of the Growth spells are immediate: they cannot be readied and kept.
    .title = Growth at once
rule-summon = A die that shows a creature may be summoned: it moves into your ready area and is now a creature.
    .title = 3 Ready and summon
rule-summon_price = A summon costs as much quiddity as the level on the die.
    .title = The price of a summon
rule-creatures = Only a summoned die in a ready area is a creature. There its attack, its defence and the abilities of its card count.
    .title = Creatures
rule-spells = A die that shows a spell is a spell once it lies in your ready area.
    .title = Spells
rule-spells_ready = Readying spells costs nothing; all that were rolled move into the ready area.
    .title = Ready spells
rule-spells_cast = Cast a spell now or in a later turn. It is spent and takes effect.
    .title = Casting
rule-spells_own-turn = Spells are cast in your own turn, once you have scored.
    .title = In your own turn
rule-spells_target = A spell needs a target, of yours or of somebody else. Without one it cannot be cast.
    .title = Targets
rule-spells_in-attack = You may also cast spells while your creatures attack, between two defences.
    .title = During the attack
rule-attach = An attach spell is not spent. It lies beside one of your creatures and changes it.
    .title = Attaching
rule-attach_leave = When the creature leaves the ready area, its spells go to the used pile.
    .title = Together to the end
rule-reaction = Reactions are cast in other players’ turns only.
    .title = Reactions
rule-reaction_attack = You may react before each defence.
    .title = Before a defence
rule-reaction_spell = You may react before a spell picks weak creatures.
    .title = Before a spell
rule-reaction_loss = You may react when one of your creatures has just been destroyed.
    .title = After a loss
rule-attack = Your creatures must attack. Nobody is asked.
    .title = 4 Attack
rule-attack_all = All your creatures attack all your opponents.
    .title = All against all
rule-attack_total = Add up the attack of your creatures, with everything that spells and abilities change.
    .title = The total
rule-attack_each = Each opponent in turn, from your left, faces the full total.
    .title = Full strength
rule-attack_defend = The defender names one creature. It takes the whole attack.
    .title = Defending
rule-attack_destroyed = If the attack is at least its defence, the creature is destroyed. If it is less, nothing happens at all.
    .title = Destroyed or not
rule-attack_next = Take its defence off the attack. If something is left, another creature must defend.
    .title = The next one
rule-attack_unhurt = Attackers are never hurt.
    .title = No harm to attackers
rule-destroy = Creatures are destroyed by attacks, spells and abilities.
    .title = Destroying
rule-destroy_used = A destroyed creature goes to its owner’s used pile, unless its card says otherwise.
    .title = Where it goes
rule-capture = With the quiddity you have left you may capture a die from the wilds.
    .title = 5 Capture
rule-capture_one = One die a turn, unless a card allows more.
    .title = Only one
rule-capture_price = It costs the price on its card.
    .title = The price
rule-capture_used = The die goes to your used pile.
    .title = Where it goes
rule-end = Tidy up. Then the next player begins.
    .title = 6 Tidy up
rule-end_pool = All dice left in your active pool go to the used pile.
    .title = The pool is swept
rule-end_spells = Spells in your ready area stay, or go to the used pile if you like.
    .title = Unwanted spells

## Rules: the end

rule-win = Glory wins the game.
    .title = Winning
rule-win_glory = 20 glory with two players, 15 with three or 12 with four win at once.
    .title = Enough glory
rule-win_empty = If after a capture four or more creature cards have no dice, the game ends at once.
    .title = Empty cards
rule-win_most = Then the most glory wins.
    .title = The most glory
rule-win_tie = With equal glory, the player with more dice in the ready area.
    .title = A tie
rule-win_shared = If that is equal too, they share the victory.
    .title = Shared victory
rule-end_rounds = After a number of rounds set before the game it ends as if the cards were empty.
    .title = The last round
rule-end_uses = No more than 40 immediate effects can be used in one turn.
    .title = The longest turn
rule-option_quick = For a quick game: 12, 10 or 8 glory with two, three or four players.
    .title = A quick game
rule-option_spent-pile = In later editions dice spent in your turn wait in a spent pile. They go to the used pile when the turn ends, so they miss a refill.
    .title = The spent pile
rule-option_second-capture = In later editions you may capture a second die, if you can pay for it.
    .title = A second capture

## Rules: how we read them

rule-ruling_1 = Quiddity belongs to the turn: if you pay 1 with a die that shows 2, the other 1 stays until the turn ends.
    .title = Change
rule-ruling_2 = If bag and used pile together are too small, roll what there is.
    .title = Too few dice
rule-ruling_3 = Scoring in order: glory of all creatures, has somebody won, to the used pile, abilities, culls.
    .title = The order of scoring
rule-ruling_4 = No spell before scoring is over. Saved spells can be cast as soon as you have rolled; reactions in others’ turns only.
    .title = When spells are cast
rule-ruling_5 = “You destroy” means in your turn: by attack, spell or ability, any creature, even one that comes back.
    .title = Who destroys
rule-ruling_6 = Attack, defence and level always count as they are now, changes included.
    .title = Present values
rule-ruling_7 = A creature that scores in mid-turn gives no cull. Two Mighty Deathdealers both add their attack. An attack taken away stays 0.
    .title = Three small answers
rule-ruling_8 = A die taken for nothing is not one of your captures, but it can end the game. No price falls below 0.
    .title = For nothing
rule-ruling_9 = Dice that come into your active pool in others’ turns wait there for your next roll. In your own turn they are swept away at its end.
    .title = Dice that come late
rule-ruling_10 = The Strong Quake Dragon and the Mighty Witching Hag protect their owner only.
    .title = Whom they protect
rule-ruling_returned = A creature that comes back in a combat is safe in it: no damage can be assigned to it again, and it cannot save itself twice.
    .title = Back in the combat
rule-ruling_fixed = Once the attack is added up, creatures that come or go do not change it.
    .title = The total stands
rule-ruling_defender = What depends on the defender is judged anew for each one.
    .title = Each defender anew
rule-ruling_turn = “This turn” is the turn of the player whose turn it is.
    .title = This turn

## Rules: cards

rule-deathdealer_plain = { card-deathdealer.text }
    .title = { card-deathdealer }
rule-deathdealer_strong = { card-strong-deathdealer.text }
    .title = { card-strong-deathdealer }
rule-deathdealer_mighty = { card-mighty-deathdealer.text }
    .title = { card-mighty-deathdealer }
rule-defender_plain = { card-defender-of-the-pale.text }
    .title = { card-defender-of-the-pale }
rule-defender_strong = { card-strong-defender-of-the-pale.text }
    .title = { card-strong-defender-of-the-pale }
rule-defender_mighty = { card-mighty-defender-of-the-pale.text }
    .title = { card-mighty-defender-of-the-pale }
rule-devotee_plain = { card-devotee-of-the-holy-query.text }
    .title = { card-devotee-of-the-holy-query }
rule-devotee_strong = { card-strong-devotee-of-the-holy-query.text }
    .title = { card-strong-devotee-of-the-holy-query }
rule-devotee_mighty = { card-mighty-devotee-of-the-holy-query.text }
    .title = { card-mighty-devotee-of-the-holy-query }
rule-spirit_plain = { card-ghostly-spirit.text }
    .title = { card-ghostly-spirit }
rule-spirit_strong = { card-strong-ghostly-spirit.text }
    .title = { card-strong-ghostly-spirit }
rule-spirit_mighty = { card-mighty-ghostly-spirit.text }
    .title = { card-mighty-ghostly-spirit }
rule-ooze_plain = { card-primordial-ooze.text }
    .title = { card-primordial-ooze }
rule-ooze_strong = { card-strong-primordial-ooze.text }
    .title = { card-strong-primordial-ooze }
rule-ooze_switch = In each player’s turn it may copy another creature once: in your own turn while you summon, in others’ turns before you defend.
    .title = The Ooze changes
rule-ooze_mighty = { card-mighty-primordial-ooze.text }
    .title = { card-mighty-primordial-ooze }
rule-dragon_plain = { card-quake-dragon.text }
    .title = { card-quake-dragon }
rule-dragon_strong = { card-strong-quake-dragon.text }
    .title = { card-strong-quake-dragon }
rule-dragon_mighty = { card-mighty-quake-dragon.text }
    .title = { card-mighty-quake-dragon }
rule-wizard_plain = { card-questing-wizard.text }
    .title = { card-questing-wizard }
rule-wizard_strong = { card-strong-questing-wizard.text }
    .title = { card-strong-questing-wizard }
rule-wizard_mighty = { card-mighty-questing-wizard.text }
    .title = { card-mighty-questing-wizard }
rule-goblin_plain = { card-scavenging-goblin.text }
    .title = { card-scavenging-goblin }
rule-goblin_strong = { card-strong-scavenging-goblin.text }
    .title = { card-strong-scavenging-goblin }
rule-goblin_mighty = { card-mighty-scavenging-goblin.text }
    .title = { card-mighty-scavenging-goblin }
rule-warrior_plain = { card-warrior-of-the-quay.text }
    .title = { card-warrior-of-the-quay }
rule-warrior_strong = { card-strong-warrior-of-the-quay.text }
    .title = { card-strong-warrior-of-the-quay }
rule-warrior_mighty = { card-mighty-warrior-of-the-quay.text }
    .title = { card-mighty-warrior-of-the-quay }
rule-hag_plain = { card-witching-hag.text }
    .title = { card-witching-hag }
rule-hag_strong = { card-strong-witching-hag.text }
    .title = { card-strong-witching-hag }
rule-hag_mighty = { card-mighty-witching-hag.text }
    .title = { card-mighty-witching-hag }
rule-death_spell = { card-death-spell.text }
    .title = { card-death-spell }
rule-death_cantrip = { card-death-cantrip.text }
    .title = { card-death-cantrip }
rule-death_charm = { card-death-charm.text }
    .title = { card-death-charm }
rule-death_incantation = { card-death-incantation.text }
    .title = { card-death-incantation }
rule-growth_spell = { card-growth-spell.text }
    .title = { card-growth-spell }
rule-growth_cantrip = { card-growth-cantrip.text }
    .title = { card-growth-cantrip }
rule-growth_charm = { card-growth-charm.text }
    .title = { card-growth-charm }
rule-growth_incantation = { card-growth-incantation.text }
    .title = { card-growth-incantation }
rule-life_spell = { card-life-spell.text }
    .title = { card-life-spell }
rule-life_cantrip = { card-life-cantrip.text }
    .title = { card-life-cantrip }
rule-life_charm = { card-life-charm.text }
    .title = { card-life-charm }
rule-life_incantation = { card-life-incantation.text }
    .title = { card-life-incantation }
rule-shaping_spell = { card-shaping-spell.text }
    .title = { card-shaping-spell }
rule-shaping_cantrip = { card-shaping-cantrip.text }
    .title = { card-shaping-cantrip }
rule-shaping_charm = { card-shaping-charm.text }
    .title = { card-shaping-charm }
rule-shaping_incantation = { card-shaping-incantation.text }
    .title = { card-shaping-incantation }
rule-victory_spell = { card-victory-spell.text }
    .title = { card-victory-spell }
rule-victory_cantrip = { card-victory-cantrip.text }
    .title = { card-victory-cantrip }
rule-victory_charm = { card-victory-charm.text }
    .title = { card-victory-charm }
rule-victory_incantation = { card-victory-incantation.text }
    .title = { card-victory-incantation }
