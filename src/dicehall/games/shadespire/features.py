"""What a net sees of a game of two: rows that hold or not.

Each fighter has a block of rows, by side, warband and place in it. Places are told by how far they
are from enemies and objectives; the objectives in hand by how near they are to being fulfilled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.shadespire.cards import IMMEDIATE, THIRD_END_PHASE, WARBANDS, Objective
from dicehall.games.shadespire.conditions import (
    AllBled,
    EnemiesKilled,
    FightersOut,
    Hold,
    HoldEnemyTerritory,
    HoldToken,
    Killed,
    LeaderKilled,
)
from dicehall.games.shadespire.deeds import held_tokens
from dicehall.games.shadespire.field import NEUTRAL
from dicehall.games.shadespire.ids import FighterId, Hex
from dicehall.games.shadespire.pieces import (
    COMING,
    HAND,
    LASTING,
    OBJECTIVES,
    OFF,
    Fighter,
)
from dicehall.games.shadespire.power import PowerStep
from dicehall.games.shadespire.reactions import Objectives, Reactions
from dicehall.games.shadespire.rounds import Activate, ChargeTo
from dicehall.games.shadespire.table import ACTIVATIONS, OBJECTIVE_HAND, ROUNDS, TOKENS, Shadespire
from dicehall.games.shadespire.verbs import (
    ATTACK,
    CHARGE,
    CHOOSE,
    DEPLOY,
    DISCARD,
    DROP,
    EQUIP,
    GO,
    GUARD,
    MOVE,
    PLAY,
    PUSH,
    REGION,
    REPLACE,
    SCORE,
    STRIKE,
    STRIKE_TOTAL,
    USE,
)
from dicehall.kit.action import PASS, Action, first, second, verb
from dicehall.kit.bits import count as ones
from dicehall.kit.cardsets import NO_CARD
from dicehall.kit.table import BIT, NOBODY

VERSION: Final = 1
SEATS: Final = 2
BAND: Final = 5  # fighters
CARDS: Final = 32  # objectives, ploys or upgrades that have rows of their own
FARTHEST: Final = 8

# Rows of a fighter.
IS_OUT: Final = 0
LEFT: Final = IS_OUT + 1  # wounds, 1 to 8
INSPIRED: Final = LEFT + 8
MOVED: Final = INSPIRED + 1
RESTS: Final = MOVED + 1
ON_GUARD: Final = RESTS + 1
HOLDS: Final = ON_GUARD + 1
AREA: Final = HOLDS + 1  # own, of another, neutral
WALK: Final = AREA + 3  # to the nearest objective, 0 to 6
ENEMY: Final = WALK + 7  # how far the nearest is, 1 to 8
ATTACKS: Final = ENEMY + FARTHEST  # where it stands, with a charge
SLAYS: Final = ATTACKS + 2  # could put somebody out of action so
EXPOSED: Final = SLAYS + 1  # to so many, 0 to 3
DOOMED: Final = EXPOSED + 4  # somebody could put it out of action
BESIDE: Final = DOOMED + 1  # so many enemies, 0 to 3
FRIENDS: Final = BESIDE + 4  # 0 to 2
UPGRADED: Final = FRIENDS + 3  # 0 to 3
PER_FIGHTER: Final = UPGRADED + 4

# Rows of the table.
LEADS: Final = 17  # from 8 glory behind to 8 ahead
PHASES: Final = 12
TIME: Final = SEATS * len(WARBANDS) * BAND * PER_FIGHTER
SUDDEN: Final = TIME + 4 * 9
TURN: Final = SUDDEN + 1  # own, of another
LEAD: Final = TURN + 2
HOPE: Final = LEAD + PHASES * LEADS  # with what own objectives would bring as things stand
GLORY: Final = HOPE + PHASES * LEADS
UNSPENT: Final = GLORY + 2 * 16
HELD_CARDS: Final = UNSPENT + 2 * 6
HELD_OBJECTIVES: Final = HELD_CARDS + 2 * 8
HELD_TOKENS: Final = HELD_OBJECTIVES + 2 * 4
STANDING: Final = HELD_TOKENS + 2 * 4 * 5  # by round
NUMBERS: Final = STANDING + 4 * 36  # fighters who can still be activated
CHARGES: Final = NUMBERS + 36
HITTERS: Final = CHARGES + 2 * 4
KILLS: Final = HITTERS + 2 * 4
HURT: Final = KILLS + 2 * 4
LEADER: Final = HURT + 2
WARBAND: Final = LEADER + 2
OBJECTIVE: Final = WARBAND + len(WARBANDS) * len(WARBANDS)  # far, near, fulfilled; in round 3
POWER: Final = OBJECTIVE + 6 * CARDS
EQUIPPED: Final = POWER + 2 * CARDS
IN_FORCE: Final = EQUIPPED + 2 * CARDS
QUESTION: Final = IN_FORCE + 2 * CARDS  # to us, by the verb of the first option
ASKING: Final = QUESTION + REGION + 1  # by its kind; to us, to another
ROWS: Final = ASKING + 12

# Rows of options.
OF_FIGHTER: Final = REGION + 1  # five kinds of activation
OF_GO: Final = OF_FIGHTER + 5 * len(WARBANDS) * BAND
OF_STRIKE: Final = OF_GO + 2 * 3 * 6 * 3
OF_PUSH: Final = OF_STRIKE + 16
OF_PLAY: Final = OF_PUSH + 12  # in a step before an own activation, another's, and elsewhere
OF_EQUIP: Final = OF_PLAY + 3 * CARDS
OF_OBJECTIVE: Final = OF_EQUIP + 2 * CARDS  # scored; given up
OF_DISCARD: Final = OF_OBJECTIVE + 2 * CARDS
OF_CHOICE: Final = OF_DISCARD + 2 * CARDS
OF_PASS: Final = OF_CHOICE + 16
OF_DEPLOY: Final = OF_PASS + 12
OF_OTHER: Final = OF_DEPLOY + 2 * (FARTHEST + 2)
OPTIONS: Final = OF_OTHER + 8 * (REGION + 1)


def at_most(number: i64, most: i64) -> i64:
    """Return a number from 0 to *most*."""
    return 0 if number < 0 else most if number > most else number


def features(g: Shadespire, seat: i64, out: vec[i64]) -> i64:
    """Write the rows that hold in what a seat knows; return how many."""
    count = see_time(g, seat, out)
    if len(g.bands) == 0:
        return count
    count = see_bands(g, seat, out, count)
    count = see_own_cards(g, seat, out, count)
    if len(g.fighters) == 0:
        return count
    for i in range(len(g.fighters)):
        fighter = g.fighters[i]
        at = block_of(g, i) * PER_FIGHTER
        if fighter.seat != seat:
            at += len(WARBANDS) * BAND * PER_FIGHTER
        if fighter.hex < 0:
            out[count] = at + IS_OUT
            count += 1
        else:
            count = see_fighter(g, i, at, out, count)
    return count


def block_of(g: Shadespire, i: FighterId) -> i64:
    """Return the number of a fighter by its warband and its place in it."""
    band = g.bands[g.fighters[i].seat]
    return at_most(band.warband, len(WARBANDS) - 1) * BAND + (i - band.first) % BAND


def flag(holds: bool, row: i64, out: vec[i64], count: i64) -> i64:
    """Write a row if it holds; return how many there are now."""
    if not holds:
        return count
    out[count] = row
    return count + 1


def see_time(g: Shadespire, seat: i64, out: vec[i64]) -> i64:
    """Write the rows of the clock and of the open question."""
    out[0] = TIME + 9 * at_most(g.round, 3) + at_most(g.taken, 8)
    count: i64 = 1
    count = flag(g.sudden > 0, SUDDEN, out, count)
    if g.active != NOBODY:
        out[count] = TURN + i64(g.active != seat)
        count += 1
    if g.over or g.option_count == 0:
        return count
    out[count] = ASKING + 2 * kind_of_question(g) + i64(g.seat != seat)
    count += 1
    return flag(g.seat == seat, QUESTION + verb(g.options[0]), out, count)


def kind_of_question(g: Shadespire) -> i64:
    """Return what kind of question is open: 0 to 5."""
    frame = g.top()
    if isinstance(frame, Activate):
        return 1
    if isinstance(frame, PowerStep):
        return 2 if g.taken < ACTIVATIONS * g.seats and g.due() == g.seat else 3
    if isinstance(frame, Reactions):
        return 4
    if isinstance(frame, Objectives):
        return 5
    return 0


# ---- glory and cards ----


def see_bands(g: Shadespire, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write the rows of what lies open before the players."""
    own = g.bands[seat]
    rival = g.bands[1 - seat]
    if len(g.fighters) > 0 and own.warband >= 0 and rival.warband >= 0:
        most = len(WARBANDS)
        out[count] = WARBAND + at_most(own.warband, 1) * most + at_most(rival.warband, 1)
        count += 1
    lead = own.glory - rival.glory
    now = phase_of(g) * LEADS
    out[count] = LEAD + now + at_most(lead + 8, 16)
    out[count + 1] = HOPE + now + at_most(lead + promised(g, seat) + 8, 16)
    standing = ones(g.in_play(seat)) * 6 + ones(g.in_play(1 - seat))
    out[count + 2] = STANDING + 36 * at_most(g.round, 3) + at_most(standing, 35)
    out[count + 3] = NUMBERS + at_most(fresh_ones(g, seat) * 6 + fresh_ones(g, 1 - seat), 35)
    count += 4
    count = see_band(g, seat, 0, out, count)
    return see_band(g, 1 - seat, 1, out, count)


def phase_of(g: Shadespire) -> i64:
    """Return which quarter of which round it is: 0 to 11."""
    if g.round == 0:
        return 0
    quarter = (g.taken - 1) // g.seats if g.taken > 0 else 0
    return at_most(g.round - 1, 2) * 4 + at_most(quarter, 3)


def see_band(g: Shadespire, seat: i64, side: i64, out: vec[i64], count: i64) -> i64:
    """Write the rows of one player."""
    band = g.bands[seat]
    out[count] = GLORY + 16 * side + at_most(band.glory, 15)
    out[count + 1] = UNSPENT + 6 * side + at_most(band.glory - band.spent, 5)
    out[count + 2] = HELD_CARDS + 8 * side + at_most(band.count(HAND), 7)
    out[count + 3] = HELD_OBJECTIVES + 4 * side + at_most(band.count(OBJECTIVES), OBJECTIVE_HAND)
    held = at_most(ones(held_tokens(g, seat)), 4)
    out[count + 4] = HELD_TOKENS + 20 * side + 5 * at_most(g.round, 3) + held
    out[count + 5] = CHARGES + 4 * side + at_most(ones(band.charges), 3)
    out[count + 6] = HITTERS + 4 * side + at_most(ones(band.hitters), 3)
    out[count + 7] = KILLS + 4 * side + at_most(band.kills, 3)
    count += 8
    count = flag(band.hurt, HURT + side, out, count)
    count = flag(band.leader_killed, LEADER + side, out, count)
    ploy = band.after(COMING, NO_CARD)
    while ploy >= 0:
        out[count] = IN_FORCE + CARDS * side + ploy % CARDS
        count += 1
        ploy = band.after(COMING, ploy)
    ploy = band.after(LASTING, NO_CARD)
    while ploy >= 0:
        out[count] = IN_FORCE + CARDS * side + ploy % CARDS
        count += 1
        ploy = band.after(LASTING, ploy)
    return count


def promised(g: Shadespire, seat: i64) -> i64:
    """Return the glory of objectives in hand that this end phase would bring as things stand."""
    if len(g.fighters) == 0:
        return 0
    band = g.bands[seat]
    glory: i64 = 0
    card = band.after(OBJECTIVES, NO_CARD)
    while card >= 0:
        objective = g.book.objectives[card]
        if in_time(g, objective) and objective.condition.met(g, seat):
            glory += objective.glory
        card = band.after(OBJECTIVES, card)
    return glory


def in_time(g: Shadespire, objective: Objective) -> bool:
    """Say whether the end phase to come is one in which an objective is scored."""
    if objective.when == IMMEDIATE:
        return False
    return objective.when != THIRD_END_PHASE or g.round >= ROUNDS


def fresh_ones(g: Shadespire, seat: i64) -> i64:
    """Return how many fighters of a seat can still be activated."""
    count: i64 = 0
    for i in range(len(g.fighters)):
        fighter = g.fighters[i]
        if fighter.seat == seat and fighter.hex >= 0 and ready(fighter):
            count += 1
    return count


def see_own_cards(g: Shadespire, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write the rows of the own hand."""
    band = g.bands[seat]
    card = band.after(HAND, NO_CARD)
    while card >= 0:
        out[count] = POWER + power_row(g, card)
        count += 1
        card = band.after(HAND, card)
    if len(g.fighters) == 0:
        return count
    late = 3 * CARDS if g.round >= ROUNDS else 0
    card = band.after(OBJECTIVES, NO_CARD)
    while card >= 0:
        objective = g.book.objectives[card]
        far: i64 = 0
        if objective.when != IMMEDIATE and objective.condition.met(g, seat):
            far = 2
        elif nearly(g, seat, objective):
            far = 1
        out[count] = OBJECTIVE + late + 3 * (card % CARDS) + far
        count += 1
        card = band.after(OBJECTIVES, card)
    return count


def power_row(g: Shadespire, card: i64) -> i64:
    """Return the number of a power card: ploys first."""
    ploys = g.book.ploy_count
    return card % CARDS if card < ploys else CARDS + (card - ploys) % CARDS


def nearly(g: Shadespire, seat: i64, objective: Objective) -> bool:
    """Say whether one more deed would fulfil an objective."""
    condition = objective.condition
    if isinstance(condition, HoldToken):
        return near_token(g, seat, condition.two)
    if isinstance(condition, Hold):
        return ones(held_tokens(g, seat)) == condition.amount - 1
    if isinstance(condition, HoldEnemyTerritory):
        return near_token(g, seat, foreign_tokens(g, seat))
    if isinstance(condition, FightersOut):
        return g.out_count() == condition.amounts[g.seats - 2] - 1
    if isinstance(condition, (EnemiesKilled, Killed)):
        return g.bands[seat].kills == condition.amount - 1
    if isinstance(condition, LeaderKilled):
        return slays_any(g, seat, True)
    if isinstance(condition, AllBled):
        return g.out_count() > 0
    return objective.when == IMMEDIATE and slays_any(g, seat, False)


def foreign_tokens(g: Shadespire, seat: i64) -> i64:
    """Return the tokens in the territories of others, as a mask."""
    mask: i64 = 0
    for token in range(TOKENS):
        if g.tokens[token] != OFF:
            owner = g.field.owner[g.tokens[token]]
            if owner != NEUTRAL and owner != g.bands[seat].board:
                mask |= BIT[token]
    return mask


def near_token(g: Shadespire, seat: i64, wanted: i64) -> bool:
    """Say whether a fighter can come to hold one of some tokens with its next action."""
    for token in range(TOKENS):
        hex = g.tokens[token]
        if wanted >> token & 1 and hex != OFF and g.fighter_at(hex) == NOBODY:
            for i in range(len(g.fighters)):
                fighter = g.fighters[i]
                if fighter.seat == seat and fighter.hex >= 0 and ready(fighter):
                    if not fighter.moved:
                        if g.field.board.distance(fighter.hex, hex) <= g.move_of(fighter):
                            return True
    return False


def slays_any(g: Shadespire, seat: i64, leader: bool) -> bool:
    """Say whether a fighter of a seat could put an enemy (the leader) out of action at once."""
    for i in range(len(g.fighters)):
        fighter = g.fighters[i]
        if fighter.seat == seat and fighter.hex >= 0 and ready(fighter):
            reach = g.range_of(fighter) + (0 if fighter.moved else g.move_of(fighter))
            for k in range(len(g.fighters)):
                other = g.fighters[k]
                if other.seat != seat and other.hex >= 0:
                    if not leader or g.book.fighters[other.card].leader:
                        if g.field.board.distance(fighter.hex, other.hex) <= reach:
                            if damage_of(g, fighter) >= wounds_left(g, other):
                                return True
    return False


# ---- fighters ----


def ready(fighter: Fighter) -> bool:
    """Say whether a fighter can still be activated in this phase."""
    return not fighter.charged and not fighter.spent


def wounds_left(g: Shadespire, fighter: Fighter) -> i64:
    """Return how much damage puts a fighter out of action."""
    return g.wounds_of(fighter) - fighter.suffered


def damage_of(g: Shadespire, fighter: Fighter) -> i64:
    """Return the greatest damage of a fighter's attacks."""
    side = g.side_of(fighter)
    most: i64 = 0
    for k in range(len(side.attacks)):
        attack = g.book.attacks[side.attacks[k]]
        if not attack.parry and attack.damage > most:
            most = attack.damage
    more: i64 = 0
    for k in range(len(fighter.upgrades)):
        upgrade = g.book.upgrades[fighter.upgrades[k]]
        more += upgrade.damage
        if upgrade.attack >= 0 and g.book.attacks[upgrade.attack].damage > most:
            most = g.book.attacks[upgrade.attack].damage
    return most + more


def see_fighter(g: Shadespire, i: FighterId, at: i64, out: vec[i64], count: i64) -> i64:
    """Write the rows of one fighter in play."""
    fighter = g.fighters[i]
    left = wounds_left(g, fighter)
    out[count] = at + LEFT + at_most(left - 1, 7)
    count += 1
    count = flag(fighter.inspired, at + INSPIRED, out, count)
    count = flag(fighter.moved, at + MOVED, out, count)
    count = flag(not ready(fighter), at + RESTS, out, count)
    count = flag(fighter.guard, at + ON_GUARD, out, count)
    owner = g.field.owner[fighter.hex]
    own = owner == g.bands[fighter.seat].board
    out[count] = at + AREA + (0 if own else 2 if owner == NEUTRAL else 1)
    out[count + 1] = at + UPGRADED + at_most(len(fighter.upgrades), 3)
    count += 2
    side = i64(at >= len(WARBANDS) * BAND * PER_FIGHTER)
    for k in range(len(fighter.upgrades)):
        out[count] = EQUIPPED + CARDS * side + fighter.upgrades[k] % CARDS
        count += 1
    walk = to_token(g, fighter.hex)
    out[count] = at + WALK + at_most(walk, 6)
    count += 1
    count = flag(walk == 0, at + HOLDS, out, count)
    return see_around(g, fighter, left, at, out, count)


def to_token(g: Shadespire, hex: Hex) -> i64:
    """Return how far the nearest objective is from a hex."""
    nearest: i64 = FARTHEST
    for token in range(TOKENS):
        if g.tokens[token] != OFF:
            far = g.field.board.distance(hex, g.tokens[token])
            if far < nearest:
                nearest = far
    return nearest


def see_around(
    g: Shadespire, fighter: Fighter, left: i64, at: i64, out: vec[i64], count: i64
) -> i64:
    """Write the rows of who stands near a fighter, and what they could do to each other."""
    active = ready(fighter)
    range_ = g.range_of(fighter)
    reach = range_ + (0 if fighter.moved else g.move_of(fighter))
    damage = damage_of(g, fighter)
    nearest: i64 = FARTHEST
    exposed: i64 = 0
    beside: i64 = 0
    friends: i64 = 0
    strikes = False
    charges = False
    slays = False
    doomed = False
    for k in range(len(g.fighters)):
        other = g.fighters[k]
        if other.hex < 0 or other.hex == fighter.hex:
            continue
        far = g.field.board.distance(fighter.hex, other.hex)
        if other.seat == fighter.seat:
            if far == 1:
                friends += 1
            continue
        if far < nearest:
            nearest = far
        if far == 1:
            beside += 1
        if active and far <= reach:
            if far <= range_:
                strikes = True
            else:
                charges = True
            slays = slays or damage >= wounds_left(g, other)
        if ready(other):
            theirs = g.range_of(other) + (0 if other.moved else g.move_of(other))
            if far <= theirs:
                exposed += 1
                doomed = doomed or damage_of(g, other) >= left
    out[count] = at + ENEMY + at_most(nearest - 1, FARTHEST - 1)
    out[count + 1] = at + EXPOSED + at_most(exposed, 3)
    out[count + 2] = at + BESIDE + at_most(beside, 3)
    out[count + 3] = at + FRIENDS + at_most(friends, 2)
    count += 4
    count = flag(strikes, at + ATTACKS, out, count)
    count = flag(charges, at + ATTACKS + 1, out, count)
    count = flag(slays, at + SLAYS, out, count)
    return flag(doomed, at + DOOMED, out, count)


# ---- options ----


def option_row(g: Shadespire, action: Action) -> i64:
    """Return the row of an option: who acts, where a step leads, which card, who is meant."""
    what = verb(action)
    number = first(action)
    if what == PASS:
        return OF_PASS + kind_of_question(g)
    if what in (MOVE, CHARGE, GUARD, ATTACK, USE):
        return OF_FIGHTER + (what - MOVE) * len(WARBANDS) * BAND + block_of(g, number)
    if what == GO:
        return OF_GO + row_of_hex(g, number)
    if what in (STRIKE, STRIKE_TOTAL):
        return OF_STRIKE + row_of_blow(g, number, second(action)) + (8 if what == STRIKE else 0)
    if what == PUSH:
        return OF_PUSH + row_of_push(g, number, second(action))
    if what == PLAY:
        kind = kind_of_question(g)
        return OF_PLAY + CARDS * (kind - 2 if kind in (2, 3) else 2) + number % CARDS
    if what == EQUIP:
        leader = g.book.fighters[g.fighters[second(action)].card].leader
        return OF_EQUIP + (CARDS if leader else 0) + number % CARDS
    if what in (SCORE, DROP, REPLACE):
        return OF_OBJECTIVE + (0 if what == SCORE else CARDS) + number % CARDS
    if what == DISCARD:
        return OF_DISCARD + power_row(g, number)
    if what == CHOOSE and number < len(g.fighters):
        other = g.fighters[number]
        return OF_CHOICE + at_most(wounds_left(g, other), 7) + (8 if other.seat == g.seat else 0)
    if what == DEPLOY:
        hex = second(action)
        held = FARTHEST + 2 if g.token_on(hex) >= 0 else 0
        return OF_DEPLOY + held + nearest_enemy(g, hex)
    return OF_OTHER + 8 * what + number % 8


def nearest_enemy(g: Shadespire, hex: Hex) -> i64:
    """Return how far the nearest enemy of the seat asked is from a hex, at most 9."""
    nearest: i64 = FARTHEST + 1
    for i in range(len(g.fighters)):
        other = g.fighters[i]
        if other.hex >= 0 and other.seat != g.seat:
            far = g.field.board.distance(hex, other.hex)
            if far < nearest:
                nearest = far
    return nearest


def row_of_hex(g: Shadespire, hex: Hex) -> i64:
    """Return the row of a hex to go to: whether it holds a token, who stands near."""
    token = g.token_on(hex)
    worth: i64 = 0
    if token >= 0:
        worth = 2 if wanted(g, token) else 1
    nearest: i64 = 6
    beside: i64 = 0
    for i in range(len(g.fighters)):
        other = g.fighters[i]
        if other.hex >= 0 and other.seat != g.seat:
            far = g.field.board.distance(hex, other.hex)
            if far < nearest:
                nearest = far
            if far == 1:
                beside += 1
    row = (worth * 6 + at_most(nearest - 1, 5)) * 3 + at_most(beside, 2)
    return row + (3 * 6 * 3 if isinstance(g.top(), ChargeTo) else 0)


def wanted(g: Shadespire, token: i64) -> bool:
    """Say whether an own objective in hand speaks of a token."""
    band = g.bands[g.seat]
    card = band.after(OBJECTIVES, NO_CARD)
    while card >= 0:
        condition = g.book.objectives[card].condition
        if isinstance(condition, HoldToken) and condition.two >> token & 1:
            return True
        if isinstance(condition, Hold):
            return True
        card = band.after(OBJECTIVES, card)
    return False


def row_of_blow(g: Shadespire, attack: i64, target: FighterId) -> i64:
    """Return the row of an attack: whether it may slay, whom, and whether that one is on guard."""
    other = g.fighters[target]
    row: i64 = 0
    if g.book.attacks[attack].damage >= wounds_left(g, other):
        row += 4
    if g.book.fighters[other.card].leader:
        row += 2
    return row + i64(other.guard)


def row_of_push(g: Shadespire, i: FighterId, hex: Hex) -> i64:
    """Return the row of a push: whose fighter, onto a token, next to whom."""
    own = g.fighters[i].seat == g.seat
    row: i64 = 6 if own else 0
    if g.token_on(hex) >= 0:
        row += 3
    nearest: i64 = 3
    for k in range(len(g.fighters)):
        other = g.fighters[k]
        if other.hex >= 0 and other.seat != g.fighters[i].seat:
            far = g.field.board.distance(hex, other.hex)
            if far < nearest:
                nearest = far
    return row + at_most(nearest - 1, 2)
