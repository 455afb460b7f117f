# Ultimate Warriorz: names, cards, questions, log, rules.

## The game

game = Ultimate Warriorz
    .about = Eight fighters, seven rounds, one arena: pick a card in secret, strike, shoot and take your rivals’ lives as glory.
    .author = Guillaume Blossier
    .note = An independent fan implementation. Many card figures are our own: see the source of each.

## Warriors

warrior-agaric = Agaric
    .title = musketeer kitchen-boy
warrior-jojoba = Jojoba
    .title = goblin brave
warrior-bonsai = Bonsai
    .title = dwarf samurai
warrior-cactus = Cactus
    .title = orc gladiator
warrior-burdock = Burdock
    .title = lion highlander
warrior-sorgho = Sorgho
    .title = minotaur matador
warrior-baobab = Baobab
    .title = treefolk barbarian
warrior-zamioculcas = Zamioculcas
    .title = red dragon spartan

seat-of = Player { $number } ({ $warriors })
seat-of-named = { $name } ({ $warriors })

## Zones

zone-north = the north
    .to = to the north
    .in = in the north
    .from = from the north
    .label = North
zone-north-east = the north-east
    .to = to the north-east
    .in = in the north-east
    .from = from the north-east
    .label = North-east
zone-south-east = the south-east
    .to = to the south-east
    .in = in the south-east
    .from = from the south-east
    .label = South-east
zone-south = the south
    .to = to the south
    .in = in the south
    .from = from the south
    .label = South
zone-south-west = the south-west
    .to = to the south-west
    .in = in the south-west
    .from = from the south-west
    .label = South-west
zone-north-west = the north-west
    .to = to the north-west
    .in = in the north-west
    .from = from the north-west
    .label = North-west
zone-centre = the centre
    .to = to the centre
    .in = in the centre
    .from = from the centre
    .label = Centre

## Questions

pick-easy = easy to play
    .help = Many lives forgive a mistake.
pick-surprise = Surprise me
ask-pick-warriors = Which warrior will you take?
ask-place-warriors = Where will { $warrior } stand?
ask-choose-cards = Which card will { $warrior } play? Nobody sees it until it is called.
ask-actions = { $warrior } acts: what next?
ask-amulet = { $warrior } is under attack. Use the amulet?
ask-pass-on-dice = { $warrior } may pass dice on to others beside the target.

## Answers

do-pass = Save the amulet for later
do-pick = Take { $warrior }
do-place = Stand { $zone_in }
do-play = Play { $card }
do-move = Move { $zone_to }
do-strike = Strike { $target }
do-strike-second = Strike { $target } with the second blow
do-shoot = Shoot at { $target }
do-blast = Blast everyone { $zone_in }
do-give-skull = Give { $target } the Skull
do-flip = Flip die { $die }, a { $face }
do-reroll = Have die { $die }, a { $face }, rerolled
do-roll = Reroll the chosen dice now
do-give-die = Pass die { $die }, a { $face }, on to { $target }
do-keep = Pass no more dice on

## Log

log-picked = { $seat } takes { $warrior }.
log-placed = { $warrior } stands { $zone_in }.
log-round = Round { $round } begins.
log-chose = { $card_key ->
    [hidden-card] { $warrior } lays a card face down.
   *[other] { $warrior } secretly lays down { $card }.
}
log-revealed = { $warrior } reveals { $card } (initiative { $initiative }).
log-moved = { $warrior } moves { $start_from } { $zone_to }.
log-struck = { $warrior } strikes { $target }.
log-shot = { $warrior } shoots at { $target }.
log-blasted = { $warrior } blasts everyone { $zone_in }.
log-strength = { $warrior } rolls for strength: { $face ->
    [one] { $face } die.
   *[other] { $face } dice.
}
log-defence = { $warrior } rolls a defence of { $face }.
log-net = { $warrior } casts the net over { $target }: { $faces }.
log-netted = { $target } is caught: defence { $lowered } lower.
log-rolled = { $warrior } rolls { $faces }.
log-flipped = The amulet of { $warrior } turns a { $before } into a { $after }.
log-rerolled = The amulet of { $warrior } has { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} rerolled: now { $faces }.
log-gave-die = { $warrior } passes a { $face } on to { $target }.
log-missed = { $warrior } hits nobody.
log-wounded = { $warrior } wounds { $target }: { $wounds ->
    [one] { $wounds } life lost.
   *[other] { $wounds } lives lost.
}
log-first-wound = { $warrior } takes a First Wound token from { $target }: it counts 3.
log-stole = { $warrior } drinks it in: { $wounds ->
    [one] { $wounds } life more.
   *[other] { $wounds } lives more.
}
log-lost-lives = The stones cost { $warrior } { $wounds ->
    [one] { $wounds } life.
   *[other] { $wounds } lives.
}
log-out = { $warrior } is out of the battle!
log-stones = Too soon, jeers the crowd: { $victim } throws { $dice ->
    [one] { $dice } stone
   *[other] { $dice } stones
} at { $warrior }.
log-stones-stopped = No stone finds { $warrior }.
log-shocked = { $warrior } is shocked: initiative { $slower } lower next time.
log-charged = { $warrior } is charged up: initiative { $faster } higher next time.
log-gave-skull = { $warrior } gives the Skull to { $target }: no attack on a friend!
log-skull-back = { $warrior } hands the Skull back.
log-attack-lost = { $warrior } finds no target; the attack is lost.
log-glory = { $warrior } wins { $glory } glory.
log-trophy = { $warrior } keeps the figure of { $target } as a trophy.
log-won = { $team } { $team_count ->
    [one] wins
   *[other] win
} the battle of the eclipse!

## Odds

odds-hit = hit
    .help = Chance of at least one wound.
odds-wounds = wounds
    .help = Wounds to expect on average.
odds-out = out
    .help = Chance that the target is out of the battle.
odds-friends = friends
    .help = Wounds of friends in that zone to expect on average.
odds-fewer = fewer wounds
    .help = Chance that fewer dice wound you than lie there now.
odds-without-amulet = without amulets
    .help = An amulet that may still answer the roll is left out of account.
odds-without-split = without dice passed on
    .help = Dice that may be passed on to others beside the target are left out of account.
odds-without-more-dice = with these dice alone
    .help = As if only the dice pointed out so far were thrown again.

## Why not

why-out = That warrior is out of the battle.
why-no-attack-left = All attacks of this card are made.
why-teammate = That is a teammate.
why-skull = You hold the Skull: no attack on its giver this turn.
why-same-target = The second attack must go to another warrior.
why-too-near = Too near to shoot: a shot goes into another zone.
why-too-far = Too far to strike: a strike stays in the own zone.
why-no-strikes = The Peace Pipe protects that warrior from strikes.
why-no-shots = The Ghost Ring hides that warrior from shots.
why-other-zone = Both shots are fired from the same zone.
why-fewer-attacks = Another way allows more of the card’s attacks, so it must be taken.
why-no-move-left = All points of the move are spent.
why-start-zone = There is no way back into the zone the turn began in.
why-not-adjacent = That zone is not next to this one.
why-attack-made = That attack of the card is made.
why-no-target-there = Nobody there can be shot at.
why-no-move = This card has no move.
why-skull-given = The Skull is given away.
why-skull-near = The Skull goes to a warrior in another zone.
why-taken = That warrior is taken.
why-occupied = Somebody stands there already.
why-centre-last = With so many warriors the centre is filled last.
why-card-spent = That card has been played.
why-not-beside = Dice are passed on to warriors beside the target only.
why-first-target = The first target keeps the dice that are not passed on.
why-has-die = That warrior has a die already.
why-die-given = That die is passed on already.
why-armour = The Dazzling Armour ignores the last die.
why-die-final = That die was rerolled and stays as it is.
why-not-mine = Only the die that was passed on to this warrior can be changed.
why-die-picked = That die is picked already.
why-rerolling = You have begun to pick dice: now roll them.
why-nothing-picked = Pick the dice to reroll first.

## Options

option-mode = Who fights whom
    .help = Everyone alone, or one of the team games.
option-mode-free-for-all = Each for himself
    .help = 2 to 8 players, one warrior each; there is only one winner.
option-mode-duel-of-teams = Duel of teams
    .help = 2 players, each with a team of 2, 3 or 4 warriors.
option-mode-pairs-each = A pair each
    .help = 3 players, each with 2 warriors.
option-mode-two-pairs = Pair against pair
    .help = 4 players with one warrior each, two against two; partners sit opposite.
option-mode-three-pairs = Three pairs
    .help = 6 players with one warrior each, in three pairs.
option-mode-two-teams = Two teams
    .help = 5 to 8 players with one warrior each, in two teams; neighbours are rivals.
option-mode-own-teams = Own teams
    .help = Any teams you like: who fights beside whom, and how many warriors each player leads.
option-draw = Who takes which warrior
    .help = How the warriors are handed out.
option-draw-choose = Choose
    .help = Players take a warrior in turn.
option-draw-random = By lot
    .help = Warriors are dealt at random.
option-draw-line-up = Line-up
    .help = One of the line-ups the rulebook proposes for team games.
option-draw-named = By name
    .help = Each seat gets the warriors named under “Warriors by name”.
option-first = Who picks first
    .help = With “Choose”: who takes a warrior first; the others follow clockwise.
option-first-by-lot = By lot
    .help = One seat, drawn by chance, picks first.
option-first-seat-1 = Player 1
    .help = Player 1 picks first.
option-first-seat-2 = Player 2
    .help = Player 2 picks first.
option-first-seat-3 = Player 3
    .help = Player 3 picks first.
option-first-seat-4 = Player 4
    .help = Player 4 picks first.
option-first-seat-5 = Player 5
    .help = Player 5 picks first.
option-first-seat-6 = Player 6
    .help = Player 6 picks first.
option-first-seat-7 = Player 7
    .help = Player 7 picks first.
option-first-seat-8 = Player 8
    .help = Player 8 picks first.
option-line-up = Number of the line-up
    .help = Which of the proposed line-ups; only for the draw “Line-up”.
option-team = Warriors per team
    .help = 2, 3 or 4; only for the duel of teams.
option-warriors = Warriors by name
    .help = Seats separated by commas, warriors of one seat by +, as in “agaric + cactus, baobab + sorgho”; only for the draw “By name”.
side = Team
side-help = Drag a seat into another team, or click it to send it to the next one.
side-number = Team { $number }
crew-number = { $number ->
    [one] one warrior
   *[other] { $number } warriors
}
option-sides = Who fights beside whom
    .help = Teams parted by commas, their seats by +; a seat with several warriors as in “2:3”. For example “1 + 3, 2:2”.

## Figures

score-glory = glory
score-trophies = trophies
score-lives = lives

stat-initiative = initiative
stat-move = move
stat-strike = strike
stat-shot = shot
stat-defence = defence
stat-defence-by-die = by a die
stat-dice-by-lives = by lives
stat-dice-by-die = by a die
stat-dice-by-cards = by cards played
stat-size = size
stat-lives = lives
stat-start-lives = lives at the start
stat-glory = glory
stat-trophies = trophies
stat-amulet = amulet
stat-amulet-used = amulet used
stat-unhurt = First Wound token still there
stat-stolen-large = First Wound tokens of others
stat-shock = electroshock
stat-skull = has the Skull
stat-face-down = card face down
stat-card = open card
stat-hand = cards in hand
stat-played = cards played
stat-zone = zone
stat-team = team
stat-round = round
stat-out = out
stat-survivors = survivors
stat-wounds = wounds dealt
stat-stonings = stonings

token-amulet = amulet
token-unhurt = unhurt
token-shock = initiative { $change }
token-skull = Skull
token-chosen = face down: { $card }
token-face-down = card face down
token-out = out

attack-strike = strike
attack-shot = shot

## Kinds of cards, words of effects

kind-normal = action
kind-technique = secret technique
kind-item = magic item

effect-area-zone = whole zone
    .help = One roll counts against everybody in the chosen zone.
effect-no-shots = no shots
    .help = While the card lies open, its warrior cannot be shot at.
effect-no-strikes = no strikes
    .help = While the card lies open, its warrior cannot be struck.
effect-two-targets = two targets
    .help = The two attacks go to different warriors.
effect-dice-by-lives = dice by lives
    .help = The fewer lives are left, the more dice are rolled.
effect-steal-lives = steals lives
    .help = Lives taken become the attacker’s own and give no glory.
effect-net = net
    .help = A throw against the target’s size first; once caught, its defence is lower for this attack.
effect-shock = electroshock
    .help = After a wound the victim acts later next time, the attacker earlier.
effect-dice-by-die = dice by a die
    .help = One die says how many dice the attack has.
effect-dice-by-cards = dice by cards
    .help = As many dice as cards played so far, this one included.
effect-fewer-dice = fewer dice
    .help = While the card lies open, attacks on its warrior have fewer dice.
effect-split-dice = split dice
    .help = Dice may be passed on to others in the target’s zone, one to each.
effect-skull = Skull
    .help = Who gets the Skull cannot attack its giver in the next action.
effect-defence-by-die = defence by a die
    .help = While the card lies open, a die gives the defence before each attack.
effect-die-bonus = bonus on the dice
    .help = Something is added to each die.

## Cards

card-agaric-feint = Nimble Feint
card-agaric-rapier = Rapier Prick
card-agaric-runshot = Shot on the Run
card-agaric-musket = Musket Ready
card-agaric-flurry = Flurry of Thrusts
card-agaric-volley = Aimed Volley
card-agaric-keg = Exploding “Powder Keg”
    .text = The shot hits everybody in one zone: one roll, compared with each defence.
card-agaric-ring = Ghost Ring “Where Did He Go?”
    .text = While this card lies open, Agaric cannot be shot at.

card-jojoba-double = Famous “Double Shot”
    .text = Two shots from one zone at two different warriors.
card-jojoba-tomahawk = Tomahawk Blow
card-jojoba-hopshot = Leaping Arrow
card-jojoba-bow = Bow Ready
card-jojoba-ambush = Ambush
card-jojoba-fulldraw = Full Draw
card-jojoba-knifearrow = Knife and Arrow
card-jojoba-pipe = Shaman Peace Pipe “Leave Me Alone!”
    .text = While this card lies open, Jojoba cannot be struck.

card-bonsai-leap = Tiger Leap
card-bonsai-iai = Lightning Blade
card-bonsai-shuriken = Shuriken
card-bonsai-sweep = Wide Sweep
card-bonsai-stance = Bamboo Stance
card-bonsai-turncut = Spinning Cut
card-bonsai-kamikaze = Dreadful “Kamikaze Attack”
    .text = Dice by own lives: 7 or more: 1, 6: 2, 5: 3, 4: 4, 3: 5, 2 or 1: 6.
card-bonsai-vampire = Vampiric Attack “Time to Refuel!”
    .text = Lives taken become Bonsai’s own lives and give no glory.

card-cactus-circle = Circling Run
card-cactus-jab = Trident Jab
card-cactus-javelin = Javelin Throw
card-cactus-spikes = Spiked Guard
card-cactus-hurl = Hurled Trident
card-cactus-onslaught = Furious Onslaught
card-cactus-epaulette = Sly “Spiked Pauldron Blow”
    .text = Strike one warrior with 3 dice and another with 2, together or apart.
card-cactus-net = Villainous Net “Don’t Move!”
    .text = First roll 3 dice: if the sum reaches the target’s size, its defence is 2 lower for this attack.

card-burdock-roar = Battle Roar
card-burdock-claw = Claw Swipe
card-burdock-caber = Caber Toss
card-burdock-fling = Highland Fling
card-burdock-charge = Clan Charge
card-burdock-mow = Mowing Blade
card-burdock-shock = Mighty “Electroshock”
    .text = If it wounds: the victim’s next initiative is 2 lower, Burdock’s 2 higher.
card-burdock-claymore = Electric Claymore “Light Up Your Face!”
    .text = One die decides how many dice the shot has.

card-sorgho-pass = Sword Pass
card-sorgho-gore = Horn Gore
card-sorgho-bander = Banderillas
card-sorgho-trample = Trample
card-sorgho-veronica = Veronica
card-sorgho-stampede = Stampede
card-sorgho-termino = Incredible “Terminotaur Assault”
    .text = As many dice as cards played, this one included.
card-sorgho-shine = Dazzling Armour “Try and Touch It!”
    .text = While this card lies open, attacks on Sorgho have 1 die fewer.

card-baobab-stride = Long Stride
card-baobab-club = Club Blow
card-baobab-boulder = Boulder Throw
card-baobab-timber = Falling Timber
card-baobab-bark = Thick Bark
card-baobab-fruit = Hail of Fruit
card-baobab-split = Fearsome “Shot”
    .text = Dice may be passed on to others in the target’s zone, one to each.
card-baobab-skull = Mysterious Skull “I’m Your Friend”
    .text = Give the Skull to a warrior in another zone: its next action cannot attack Baobab.

card-zamioculcas-claws = Claws
card-zamioculcas-bite = Bite
card-zamioculcas-breath = Fire Breath
card-zamioculcas-crush = Crush
card-zamioculcas-wing = Wing Beat
card-zamioculcas-tailfire = Tail and Flame
card-zamioculcas-spear = Impressive “Spinning Spear”
    .text = Two strikes at two different warriors. While this card lies open, a die gives the defence before each attack.
card-zamioculcas-laser = Power Armour “Engage Laser Sight!”
    .text = Each die of the shot counts 1 more.

## When a table cannot be set as asked

setup-no-line-ups = { $mode }: there are no line-ups for { $count } players. Let the warriors be chosen or dealt.
setup-line-ups = { $option }: for { $count } players there are { $most } ({ $mode }).
setup-warriors-each = { $option }: seat { $number } has { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}. Part the warriors of one seat by +.
setup-sides-seats = { $option }: name each seat from 1 to { $most } once, teams parted by commas, their seats by +.
setup-sides-one = { $option }: there must be two teams or more.
setup-sides-many = { $option }: { $count } warriors are too many, there are { $most }.
setup-sides-word = { $option }: “{ $text }” does not fit. Right is a seat from 1 to { $count }, with up to { $most } warriors as in “2:3”.

## Rules: before the battle

rule-cards = Each warrior has eight action cards. A card shows its initiative (8 is called first, 1 last), how far the warrior moves, how many dice it strikes or shoots with, and the defence it gives while it lies open. Two of the eight are special: a secret technique and a magic item.
    .title = The cards
rule-arena = The arena has seven zones: six around the rim and a large one in the centre. The centre touches all six; a rim zone touches its two neighbours and the centre. So no two zones are ever more than two steps apart.
    .title = The arena
rule-setup = Take a warrior, take what belongs to it, enter the arena. Then the first round begins.
    .title = Getting ready
rule-setup_pick = Each player takes one of the eight warriors, or all draw by lot.
    .title = Taking a warrior
rule-setup_kit = With the warrior come its life tokens, one amulet and all eight action cards, which go into the hand.
    .title = What a warrior brings
rule-setup_lives = Lives at the start, from the smallest warrior to the biggest: Agaric 5, Jojoba 6, Bonsai 7, Cactus 8, Burdock 9, Sorgho 10, Baobab 13, Zamioculcas 16. One of the tokens is the large First Wound. The size of a warrior is the same number.
    .title = Lives and size
rule-setup_place = From the smallest warrior to the biggest, each enters a zone that is still empty.
    .title = Entering the arena
rule-setup_crowd = With seven or eight warriors the six rim zones fill up first and the centre comes last; the seventh and the eighth, the biggest, stand there together.
    .title = A crowded arena
rule-setup_tokens = Your lives lie apart from the glory you win, and what a warrior has of either is open to all. The count of rounds starts at one.
    .title = Lives here, glory there

## Rules: the battle

rule-battle = The battle lasts seven rounds at most. Whoever is left alone in the arena wins at once; otherwise glory decides after the last gong.
    .title = The battle
rule-battle_round = In a round all choose a card in secret, then the cards are called by initiative, and each warrior acts when called.
    .title = A round
rule-choice = Each round begins with a choice: which of the cards in hand is to be played.
    .title = Choosing a card
rule-choice_secret = Choose a card and lay it face down. Nobody sees it before its initiative is called.
    .title = Choosing in secret
rule-choice_old-card = The card of the last round stays open beside it: until your turn it still gives your defence, and its lasting effects still hold.
    .title = The old card still counts
rule-initiative = Count down from 8. Whose card has the number called turns it up and takes the turn at once.
    .title = Initiative
rule-initiative_tie = If several cards have the same number, the smaller warrior goes first.
    .title = Equal initiative

## Rules: actions

rule-actions = In its turn a warrior does what its card says: it moves, strikes, shoots.
    .title = Actions
rule-actions_cover = First the new card covers the old one. From now on it gives your defence and its effects hold, until your next card covers it in turn. In the first round it is the warrior card that is covered.
    .title = The new card counts
rule-actions_all = You must carry out everything printed on the card, in the order you like. An attack may come before the move, after it or between two steps.
    .title = All of it, in any order
rule-move = The move of a card says how far the warrior goes: 0, 1 or 2 zones.
    .title = Moving
rule-move_points = Each point of the move takes you across one line into a neighbouring zone. All points must be spent.
    .title = Point by point
rule-move_no-return = You can never step back into the zone where you began the turn.
    .title = No way back
rule-attack = Strikes and shots are resolved alike: roll the dice, let the target use its amulet, compare with the defence, take the wounds.
    .title = Attacks
rule-attack_strike = A strike hits a rival in your own zone.
    .title = Striking
rule-attack_shot = A shot hits a rival in any other zone, next to yours or farther off.
    .title = Shooting
rule-attack_hit = Roll as many dice as the card shows. Each die that reaches the defence of the target, or beats it, is a wound.
    .title = Hitting
rule-attack_distance = If the target is two zones away, each die of the shot counts one less.
    .title = Long shots
rule-amulet = Once in the game, when a rival attacks you and the dice are rolled, you may use your amulet: flip one die or have up to three rerolled.
    .title = The amulet
rule-amulet_flip = Turn one die to the opposite side: a 6 becomes a 1, a 5 a 2, a 4 a 3.
    .title = Flipping a die
rule-amulet_reroll = The attacker rolls up to three dice of your choice again. They then stay as they are, and no other amulet can change them.
    .title = Rerolling
rule-wounds = For each wound the attacker takes one life token from the target.
    .title = Wounds
rule-wounds_glory = A token taken in this way is turned over and counts 1 glory. It is no life any more.
    .title = Glory
rule-first-wound = The first life a warrior loses is its large token. It counts 3 glory for whoever takes it.
    .title = The First Wound
rule-wounds_out = A warrior without lives leaves the battle. Whoever took the last life keeps the figure as a trophy.
    .title = Out of the battle
rule-stoning = The crowd wants a long show. If a rival goes out in the first three rounds, the culprit is stoned at once. It works like a shot, thrown by the warrior who just went out.
    .title = Stoning
rule-stoning_discard = Lives lost to stones leave the game and give glory to nobody.
    .title = Stones bring no glory
rule-stoning_rounds = In round 1 three stones fly, in round 2 two, in round 3 one; each stone is a die. From round 4 on the crowd has seen enough and throws none.
    .title = How many stones

## Rules: the end of a round

rule-round_end = When all cards of the round are played, the next round begins: choose a new card.
    .title = The end of a round
rule-round_spent = A card once played never comes back into the hand.
    .title = Played is played
rule-round_seven = After the seventh round the gong ends the battle. The eighth card stays unplayed, so you always have a choice.
    .title = The last gong

## Rules: victory

rule-victory = Survive alone, or be the survivor with the most glory when the gong sounds.
    .title = Victory
rule-victory_last = If only one warrior is left in the arena, it wins at once, whatever the glory.
    .title = The last one standing
rule-victory_glory = If several are left after round seven, the survivor with the most glory wins.
    .title = Most glory
rule-victory_trophies = With equal glory more trophies decide.
    .title = More trophies
rule-victory_size = If that is equal too, the smaller warrior wins.
    .title = The smaller one

## Rules: teams

rule-teams = In team games only the victory of the team counts, so be ready to fall for it. All other rules stay as they are.
    .title = Teams
rule-teams_duel = Two players lead 2, 3 or 4 warriors each and try to clear the arena of the other team. The more warriors, the longer the game.
    .title = Duel of teams
rule-teams_pairs-each = Three players lead two warriors each.
    .title = A pair each
rule-teams_two-pairs = Four players with one warrior each fight two against two.
    .title = Pair against pair
rule-teams_three-pairs = Six players with one warrior each fight in three pairs.
    .title = Three pairs
rule-teams_two-teams = Five to eight players with one warrior each form two teams. With five it is three small warriors against two, with seven four against three.
    .title = Two teams
rule-teams_own = Players may make any teams they like: two to eight seats in any teams, one to four warriors each, eight at most in all.
    .title = Own teams
rule-teams_sum = After the last round the glory of all members of a team is added up, then their trophies.
    .title = Counting together
rule-teams_last = If only one team is left in the arena, it wins without counting.
    .title = The last team standing

## Rules: special cards

rule-special_keg = Agaric’s Powder Keg is a shot of 3 dice at a whole zone: one roll, compared with the defence of each warrior there.
    .title = Powder Keg
rule-special_ring = While the Ghost Ring lies open, nobody can shoot at Agaric. Strikes still work.
    .title = Ghost Ring
rule-special_double-shot = Jojoba shoots twice from one and the same zone, at two different warriors.
    .title = Double Shot
rule-special_pipe = While the Peace Pipe lies open, nobody can strike Jojoba. Shots still work.
    .title = Peace Pipe
rule-special_kamikaze = The worse Bonsai is hurt, the harder it hits: 1 die with 7 lives or more, then one die more for each life less, up to 6 dice with 2 lives or 1.
    .title = Kamikaze Attack
rule-special_vampire = The lives Bonsai takes with this attack become its own lives instead of glory. Whoever takes them from Bonsai later gets glory for them as usual.
    .title = Vampiric Attack
rule-special_pauldron = Cactus strikes one rival with 3 dice and another with 2. The two blows may be apart, such as before and after the move.
    .title = Spiked Pauldron
rule-special_net = Before the attack Cactus rolls 3 dice. If their sum reaches the size of the target, its defence is 2 lower against this attack.
    .title = Villainous Net
rule-special_shock = If the attack wounds, the victim’s next action is called 2 later and Burdock’s next action 2 earlier. That can go below 1 and above 8.
    .title = Electroshock
rule-special_claymore = Burdock rolls one die first: it says how many dice the shot has.
    .title = Electric Claymore
rule-special_terminotaur = Sorgho strikes with as many dice as it has played cards, this one included.
    .title = Terminotaur Assault
rule-special_armour = While the Dazzling Armour lies open, attacks on Sorgho are made with one die fewer.
    .title = Dazzling Armour
rule-special_split = Baobab shoots at one warrior with 4 dice and may then pass single dice on to others in the same zone, at most one to each.
    .title = Baobab’s Shot
rule-special_skull = Baobab gives the Skull to a warrior in another zone. In its next action that warrior cannot attack Baobab. Then the Skull goes back, or earlier, if Baobab attacks its bearer.
    .title = Mysterious Skull
rule-special_spear = Zamioculcas strikes two different rivals with 2 dice each, apart if you like. While the card lies open, it rolls one die for its defence before each attack on it.
    .title = Spinning Spear
rule-special_laser = Zamioculcas adds 1 to each die of this shot.
    .title = Laser Sight

## Rules: how we read them

rule-ruling_1 = The book does not say which zones touch. We take the picture: the centre touches all, rim zones touch their two neighbours, and the greatest distance is 2.
    .title = Neighbouring zones
rule-ruling_2 = An attack without a possible target is lost. But you must choose path and order so that as many of the printed attacks as possible are made.
    .title = No target
rule-ruling_3 = A warrior that cannot be attacked is no target. Stones count as a shot: the Ghost Ring stops them, the Dazzling Armour takes one away, the amulet may answer them, and distance does not matter.
    .title = Protection, and stones
rule-ruling_4 = The amulet comes after the roll and before the wounds. It changes neither the throw of the Net nor the die of the Claymore or the Spear. On a roll against several warriors a change counts for all, and they decide from the smallest to the biggest.
    .title = When the amulet works
rule-ruling_5 = If stones throw the attacker out in the middle of its turn, the rest of its card is void. Nobody gets a trophy for it, and nobody is stoned for it.
    .title = Stoned in mid-turn
rule-ruling_6 = If only one side is left, the battle is over before any stone flies. Several rivals thrown out by one attack bring one stoning each.
    .title = Over before the stones
rule-ruling_7 = If stones take the first life, the large token leaves the game and gives nobody glory.
    .title = First wound by a stone
rule-ruling_8 = With stolen lives a warrior may have more than at the start. It gives up small tokens first. A stolen First Wound token is one life for its thief and 3 glory for whoever takes it next.
    .title = Stolen lives
rule-ruling_9 = If a card with two targets finds only one, only one attack is made: never two on the same warrior.
    .title = Two targets, one rival
rule-ruling_10 = The Electroshock works on the very next action, even in the same round. It charges Burdock even if the victim is out. Its tokens do not add up.
    .title = How long the shock lasts
rule-ruling_11 = The Skull can go one or two zones far. Its bearer cannot choose Baobab as a target, and an attack on a whole zone leaves Baobab out.
    .title = What the Skull forbids
rule-ruling_12 = Baobab passes dice on after the amulet of the first target. Each die counts for one warrior only: the first target may keep any number, each other gets one at most and may change it with the own amulet.
    .title = Passing dice on
rule-ruling_13 = On a roll against several warriors the Dazzling Armour ignores the last die, for Sorgho alone.
    .title = The armour and shared rolls
rule-ruling_14 = The die for the defence of Zamioculcas is rolled before each attack and each stoning, until the next card covers the Spear.
    .title = How long the Spear spins
rule-ruling_15 = The box holds six dice; seven are thrown in two parts. For us it is one roll.
    .title = More than six dice
rule-ruling_16 = Only survivors can win by glory. Alone, a fallen warrior keeps nothing; in a team its glory and trophies still count.
    .title = The glory of the fallen
rule-ruling_17 = Teammates cannot be chosen as targets. An attack on a whole zone hits them too, but their tokens give no glory, and nobody is stoned for them. If teams have equal glory and trophies, the one with the smallest survivor wins.
    .title = Friends
rule-ruling_18 = Who leads several warriors lays one card face down for each of them. Each warrior has its own hand and its own amulet.
    .title = Several warriors in one hand

## Why a game was won

outcome-last = The last side standing wins; glory ({ $glory }) is not counted.
outcome-glory = Of those still standing, most glory wins: { $glory } against { $other }.
outcome-trophies = Equal glory ({ $glory }): trophies decide, { $trophies } against { $other }.
outcome-size = Equal glory ({ $glory }) and trophies ({ $trophies }): the smaller warrior wins.
outcome-fallen = A fallen side has more glory ({ $glory }), but the glory of the fallen does not count.

## How to play in a minute

minute-goal = Take lives from your rivals in the arena: each one is a point of glory. Stay on your feet.
    .title = The goal
minute-turn = Each round everybody lays an action card face down. They are called from initiative 8 to 1: who is called moves, strikes or shoots, in any order.
    .title = A round
minute-win = After seven rounds the survivor with the most glory wins; who is left alone wins at once.
    .title = Who wins
minute-first = Every card is played only once. Keep your amulet for a roll that really hurts.
    .title = For your first battle

## The first game

lesson-first-goal = You lead Cactus, a gladiator with 8 lives. Every life you take from a rival is glory: after seven rounds the survivor with the most glory wins.
lesson-first-place = A strike reaches rivals in your own zone, a shot those in other zones. Stand in the south, with room around you.
lesson-first-place-not-yet = You could stand there, but this story begins in the south.
lesson-first-cards = These are your eight cards. Each says when you act, how far you move, with how many dice you attack, and which defence your attackers must reach.
lesson-first-javelin = In each round everybody lays a card face down at the same time. Play the Javelin Throw: initiative 6, a move of 1, a shot of 2 dice.
lesson-first-javelin-not-yet = A good card for later: each is played only once. Begin with the Javelin Throw.
lesson-first-called = Initiative is called from 8 down, so Agaric with 7 came before you. Its shot at Baobab was a 2: a die must reach the target’s defence to hit.
lesson-first-shoot = Your turn: shoot and move, in any order. Compare the chances at your two targets, and shoot at Baobab, whose defence is only 4.
lesson-first-shoot-not-yet = Moving can wait, and Agaric hides behind a defence of 5. Shoot at Baobab first.
lesson-first-move = A hit! Now you must still move by one zone, because a card is carried out in full. Step away from Agaric, to the south-west.
lesson-first-move-not-yet = Baobab waits in the centre and Agaric in the south-east. The south-west is free.
lesson-first-amulet = Baobab came after you, and two of its dice reach your defence of 4. Once in the game your amulet helps: turn a die over, and a 6 becomes a 1.
lesson-first-amulet-not-yet = You could save the amulet or have dice rerolled. For this once, turn over the 6 or the 5.
lesson-first-wound = One die still hit, and took your First Wound token. The first life of every warrior is worth 3 glory, each further one only 1.
lesson-first-jab = Strong warriors are slow: no card of Baobab is faster than 5, and of equals the smaller warrior acts first. Play the Trident Jab with initiative 5.
lesson-first-jab-not-yet = Keep that one for later. The Trident Jab has three dice and comes before Baobab.
lesson-first-lost = Agaric made a mistake: it moved to strike, but found nobody in its zone, and the attack is lost. Look who will be in reach before you lay a card.
lesson-first-centre = Agaric stands in the centre with a defence of 4, and its First Wound token is still there. You may move before you strike: go to the centre.
lesson-first-centre-not-yet = You have Baobab’s First Wound token already; Agaric’s is worth 3 glory. Go to the centre first.
lesson-first-strike = Now strike Agaric: three dice, and each 4, 5 or 6 takes a life.
lesson-first-slow = Baobab came last, but with five dice; only the amulet kept Agaric in the battle. Early or strong: that is the choice in every card.
lesson-first-glory = Count it: 3 and 3 for two First Wounds and 1 for another life make 7 glory for you. Baobab has 5, so you lead.
lesson-first-crowd = Agaric has one life left. Who throws a rival out keeps the figure as a trophy, but in the first three rounds the crowd throws stones at the culprit.
lesson-first-free = The rest is yours: five rounds, and only survivors count. Lay any card you like.

## Lines about the reader’s own seat

log-picked-you = You take { $warrior }.
