"""What a net sees of a game of two: rows that hold or not.

Dice are told by their card, wherever it stands in the wilds, so what was learned of a card holds in
all games. The own rows come first, then the same of the other.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.quarriors.creatures import attack_of, defence_of, glory_of, level_of
from dicehall.games.quarriors.defence import Defence
from dicehall.games.quarriors.pieces import SPELL_KINDS, Player, slot_of
from dicehall.games.quarriors.piles import (
    ASSISTANT,
    FIRST_CREATURE,
    PORTAL,
    QUIDDITY,
    SLOTS,
    held,
)
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.verbs import BEGIN, CAPTURE_DIE, SUMMON, TAKE
from dicehall.kit.action import Action, first, verb
from dicehall.kit.ids import Seat
from dicehall.kit.table import BIT

VERSION: Final = 2
CARDS: Final = 64  # by number; what packs bring beyond shares rows
COPIES: Final = 4  # dice of a card, counted one by one up to here
LEVELS: Final = 4

# Rows of a player.
TO_GO: Final = 0  # glory to the target, 0 to 24
BASICS: Final = TO_GO + 25  # quiddity dice 0 to 12, assistants and portals 0 to 9
DICE: Final = BASICS + 13 + 10 + 10  # 0 to 31 in all
OWNED: Final = DICE + 32
IN_BAG: Final = OWNED + CARDS * COPIES  # dice 0 to 15, then cards
BAG_OF: Final = IN_BAG + 16
READY: Final = BAG_OF + CARDS  # creatures by card and level, one and several
COUNT: Final = READY + 2 * CARDS * LEVELS  # 0 to 9
ATTACK: Final = COUNT + 10  # 0 to 31 of all
DEFENCE: Final = ATTACK + 32
WEAKEST: Final = DEFENCE + 32  # 0 to 15
COMING: Final = WEAKEST + 16  # glory, 0 to 15
HOLDS: Final = COMING + 16  # defence more than the other's attack, -16 to 15
SPELLS: Final = HOLDS + 32
ATTACHED: Final = SPELLS + CARDS
INCOME: Final = ATTACHED + SPELL_KINDS  # quiddity of a roll on average, by thirds
PROMISE: Final = INCOME + 32  # glory of the creatures of a roll on average, by eighths
SHIELD: Final = PROMISE + 32
PER_PLAYER: Final = SHIELD + 8

# Rows of the table.
PHASE: Final = 2 * PER_PLAYER  # own turn, the other's
STOCK: Final = PHASE + 12  # card and dice left, 0 to 5
QUIDDITY_LEFT: Final = STOCK + CARDS * 6  # 0 to 15, own turn, the other's
CAPTURES: Final = QUIDDITY_LEFT + 32
EMPTY: Final = CAPTURES + 6
QUESTION: Final = EMPTY + 5
DAMAGE: Final = QUESTION + 2 * (BEGIN + 1)
TARGET: Final = DAMAGE + 32
ROWS: Final = TARGET + 32

# Rows of options.
OPTION_SUMMON: Final = CARDS
OPTION_OTHER: Final = OPTION_SUMMON + CARDS * LEVELS
OPTIONS: Final = OPTION_OTHER + 8 * (BEGIN + 1)


def within(number: i64, most: i64) -> i64:
    """Return a number from 0 to *most*."""
    return 0 if number < 0 else most if number > most else number


def features(g: Quarriors, seat: Seat, out: vec[i64]) -> i64:
    """Write the rows that hold in what a seat knows; return how many."""
    other = 1 - seat
    turn: i64 = 0 if g.active == seat else 1
    out[0] = PHASE + 6 * turn + g.phase
    out[1] = TARGET + within(g.target, 31)
    count: i64 = 2
    if len(g.wilds.cards) == 0:
        return count
    mine = attack_of_all(g, seat)
    theirs = attack_of_all(g, other)
    count = see_player(g, seat, out, count, 0, mine, theirs)
    count = see_player(g, other, out, count, PER_PLAYER, theirs, mine)
    for slot in range(SLOTS):
        left = within(held(g.stock, slot), 5)
        out[count] = STOCK + 6 * (g.wilds.numbers[slot] % CARDS) + left
        count += 1
    if g.active >= 0:
        out[count] = QUIDDITY_LEFT + 16 * turn + within(g.available(), 15)
        out[count + 1] = CAPTURES + 3 * turn + within(g.captures, 2)
        count += 2
    out[count] = EMPTY + within(g.empty_creature_cards(), 4)
    count += 1
    if not g.over and g.option_count > 0:
        out[count] = QUESTION + 2 * verb(g.options[0]) + (0 if g.seat == seat else 1)
        count += 1
        frame = g.top()
        if isinstance(frame, Defence):
            out[count] = DAMAGE + within(frame.damage, 15) + (0 if frame.seat == seat else 16)
            count += 1
    return count


def attack_of_all(g: Quarriors, seat: Seat) -> i64:
    """Return the attack of all ready creatures of a player."""
    creatures = g.players[seat].creatures
    total: i64 = 0
    for i in range(len(creatures)):
        total += attack_of(g, seat, creatures[i])
    return total


def see_player(
    g: Quarriors, seat: Seat, out: vec[i64], count: i64, at: i64, attack: i64, against: i64
) -> i64:
    """Write the rows of one player, who attacks and is attacked with so much."""
    me = g.players[seat]
    out[count] = at + TO_GO + within(g.target - me.glory, 24)
    out[count + 1] = at + ATTACK + within(attack, 31)
    out[count + 2] = at + SHIELD + within(me.shield, 7)
    count = see_dice(g, seat, out, count + 3, at)
    count = see_creatures(g, seat, out, count, at, against)
    last: i64 = -1
    for i in range(me.spells.count):
        slot = slot_of(me.spells.dice[i])
        if slot != last:
            out[count] = at + SPELLS + g.wilds.numbers[slot] % CARDS
            count += 1
        last = slot
    return count


def see_dice(g: Quarriors, seat: Seat, out: vec[i64], count: i64, at: i64) -> i64:
    """Write which dice a player has, which of them are in the bag, and what they bring a roll."""
    me = g.players[seat]
    owned = g.pile_of(seat)
    dice: i64 = 0
    income = 0.0
    promise = 0.0
    bag: i64 = 0
    for slot in range(SLOTS):
        here = held(owned, slot)
        dice += here
        income += float(here) * g.wilds.income[slot]
        promise += float(here) * g.wilds.promise[slot]
        inside = held(me.bag, slot)
        bag += inside
        number = g.wilds.numbers[slot] % CARDS
        if slot >= FIRST_CREATURE:
            for k in range(here if here < COPIES else COPIES):
                out[count] = at + OWNED + COPIES * number + k
                count += 1
        if inside > 0:
            out[count] = at + BAG_OF + number
            count += 1
    out[count] = at + BASICS + within(held(owned, QUIDDITY), 12)
    out[count + 1] = at + BASICS + 13 + within(held(owned, ASSISTANT), 9)
    out[count + 2] = at + BASICS + 23 + within(held(owned, PORTAL), 9)
    out[count + 3] = at + DICE + within(dice, 31)
    out[count + 4] = at + IN_BAG + within(bag, 15)
    roll = float(g.book.draw) / float(dice if dice > g.book.draw else g.book.draw)
    out[count + 5] = at + INCOME + within(i64(3.0 * income * roll), 31)
    out[count + 6] = at + PROMISE + within(i64(8.0 * promise * roll), 31)
    return count + 7


def see_creatures(
    g: Quarriors, seat: Seat, out: vec[i64], count: i64, at: i64, against: i64
) -> i64:
    """Write the ready creatures of a player, what they withstand and what they may score."""
    me: Player = g.players[seat]
    total = len(me.creatures)
    defence: i64 = 0
    weakest: i64 = 15
    coming: i64 = 0
    attached: i64 = 0
    once: i64 = 0  # kinds of creatures seen
    twice: i64 = 0
    for i in range(total):
        creature = me.creatures[i]
        here = defence_of(g, seat, creature, False)
        defence += here
        if here < weakest:
            weakest = here
        coming += glory_of(g, creature, 0)
        slot = slot_of(creature.form)
        level = within(level_of(g, creature), LEVELS - 1)
        kind = BIT[LEVELS * slot + level]
        if not twice & kind:
            row = READY + LEVELS * (g.wilds.numbers[slot] % CARDS) + level
            out[count] = at + row + (CARDS * LEVELS if once & kind else 0)
            count += 1
        twice |= once & kind
        once |= kind
        attached |= creature.attached
    for sort in range(SPELL_KINDS):
        if attached >> 4 * sort & 15:
            out[count] = at + ATTACHED + sort
            count += 1
    out[count] = at + COUNT + within(total, 9)
    out[count + 1] = at + DEFENCE + within(defence, 31)
    count += 2
    if total > 0:
        out[count] = at + WEAKEST + within(weakest, 15)
        out[count + 1] = at + COMING + within(coming, 15)
        out[count + 2] = at + HOLDS + within(defence - against + 16, 31)
        count += 3
    return count


def option_row(g: Quarriors, action: Action) -> i64:
    """Return the row of an option: the card that is captured, the creature that is summoned."""
    what = verb(action)
    number = first(action)
    if what in (CAPTURE_DIE, TAKE):
        return g.wilds.numbers[number] % CARDS
    if what == SUMMON:
        card = g.wilds.numbers[slot_of(number)] % CARDS
        return OPTION_SUMMON + LEVELS * card + within(g.face(number).level, LEVELS - 1)
    return OPTION_OTHER + 8 * what + number % 8
