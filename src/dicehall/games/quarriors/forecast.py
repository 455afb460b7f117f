"""Who will win, by what was learned from played games. The weights are in `worth`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.quarriors.creatures import defence_of, glory_of
from dicehall.games.quarriors.fancy import FANCY
from dicehall.games.quarriors.ids import Slot
from dicehall.games.quarriors.piles import ASSISTANT, FIRST_CREATURE, PORTAL, SLOTS, held
from dicehall.games.quarriors.table import ATTACK, PREPARE, Quarriors
from dicehall.games.quarriors.value import coming_glory
from dicehall.games.quarriors.wilds import learn
from dicehall.games.quarriors.worth import SEEN, WEIGHTS
from dicehall.kit.forecast import shares, weighted
from dicehall.kit.ids import Seat

FIRST_CARD: Final = len(SEEN)
BOUGHT: Final = FANCY["bought"]
BASIC: Final = FANCY["basic"]
INCOME_EARLY: Final = FANCY["income early"]
PROMISE_EARLY: Final = FANCY["promise early"]
SIZE: Final = FIRST_CARD + SLOTS - FIRST_CREATURE


def forecast(g: Quarriors, weights: vec[float], out: vec[float]) -> None:
    """Write each seat's share of the victory."""
    seen = vec[float]([0.0] * SIZE)
    for seat in range(g.seats):
        features(g, seat, seen)
        out[seat] = weighted(weights, seen)
    shares(out, g.seats)


def features(g: Quarriors, seat: Seat, out: vec[float]) -> None:
    """Write what is seen of a player.

    Glory, as a part of the target, and its square: near the goal each point counts more. Creatures
    by the glory they may live to score. What was captured by its price, the basic dice but
    quiddity, and the dice of each card, all as a part of the player's dice, and how many these are.
    Cards count for less and less as the end comes near. What the dice bring on average in a roll,
    quiddity and glory of creatures, and the two together; their attack, and what summoning costs.
    What has been rolled is left out:
    luck that comes after an answer tells nothing of it.
    """
    me = g.players[seat]
    target = float(g.target)
    part = float(me.glory) / target
    out[0] = part
    out[1] = part * part
    out[2] = 10.0 * coming_glory(g, seat) / target
    owned = g.pile_of(seat)
    count = 4.0
    income = 0.0
    promise = 0.0
    strength = 0.0
    levels = 0.0
    for slot in range(SLOTS):
        dice = float(held(owned, slot))
        count += dice
        strength += dice * g.wilds.strength[slot]
        levels += dice * g.wilds.levels[slot]
        income += dice * g.wilds.income[slot]
        promise += dice * g.wilds.promise[slot]
    early = left(g)
    use = (0.5 + early) / count
    bought = 0.0
    for slot in range(FIRST_CREATURE, SLOTS):
        dice = float(held(owned, slot))
        bought += dice * float(g.wilds.costs[slot])
        out[FIRST_CARD + slot - FIRST_CREATURE] = dice * use
    out[3] = bought / count
    out[4] = float(held(owned, ASSISTANT) + held(owned, PORTAL)) / count
    out[5] = count / 10.0
    roll = float(g.book.draw) / count
    income *= roll
    promise *= roll
    out[6] = income
    out[7] = promise
    out[8] = income * promise
    out[9] = income * early
    out[10] = promise * early
    out[11] = income * promise * early
    out[12] = count * early / 10.0
    out[23] = strength * roll
    out[24] = strength * roll * early
    out[25] = levels * roll
    out[26] = levels * roll * early
    see_ready(g, seat, out)
    out[19] = 1.0 if g.active == seat and g.phase <= PREPARE else 0.0
    out[20] = 1.0 if g.active == seat and g.phase > PREPARE else 0.0


def see_ready(g: Quarriors, seat: Seat, out: vec[float]) -> None:
    """See the ready creatures: what is still missing once they have scored, what they withstand."""
    me = g.players[seat]
    glory: i64 = 0
    defence: i64 = 0
    weakest: i64 = 0
    for i in range(len(me.creatures)):
        creature = me.creatures[i]
        here = defence_of(g, seat, creature, False)
        glory += glory_of(g, creature, 0)
        defence += here
        if i == 0 or here < weakest:
            weakest = here
    reached = float(me.glory + glory) / float(g.target)
    out[13] = 1.0 if reached >= 1.0 else 0.0
    out[14] = reached * reached if reached < 1.0 else 1.0
    out[15] = out[14] * out[14]
    out[16] = float(defence) / 10.0
    out[17] = float(weakest) / 10.0
    out[18] = float(len(me.creatures))
    against = attack_to_come(g, seat) if len(me.creatures) > 0 else 0.0
    part = float(glory) / float(g.target)
    out[21] = part if against == 0.0 else 0.0
    out[22] = part * against / (against + float(defence) + 1.0)


def attack_to_come(g: Quarriors, seat: Seat) -> float:
    """Return the attack that creatures must still withstand until their owner's next turn: what a
    roll of each rival whose attack is not over brings on average."""
    total = 0.0
    for turn in range(1, g.seats):
        rival = (seat + turn) % g.seats
        ahead = (rival - g.active + g.seats) % g.seats
        due = (seat - g.active + g.seats) % g.seats
        if seat == g.active or ahead < due:
            if rival != g.active or g.phase <= ATTACK:
                total += average_attack(g, rival)
    return total


def average_attack(g: Quarriors, seat: Seat) -> float:
    """Return the attack that a roll of a player's dice brings, if all of it is summoned."""
    owned = g.pile_of(seat)
    count = 0.0
    strength = 0.0
    for slot in range(SLOTS):
        dice = float(held(owned, slot))
        count += dice
        strength += dice * g.wilds.strength[slot]
    return float(g.book.draw) * strength / (count + 1.0)


def left(g: Quarriors) -> float:
    """Return how much of the way to the target the leader still has to go."""
    most: i64 = 0
    for seat in range(g.seats):
        if g.players[seat].glory > most:
            most = g.players[seat].glory
    return 1.0 - float(most) / float(g.target)


def worth(g: Quarriors, slot: Slot) -> float:
    """Return what it brings to own one more die of a card."""
    if slot < FIRST_CREATURE:
        return BASIC if slot > 0 else 0.0
    card = g.wilds.fancied[slot - FIRST_CREATURE]
    early = left(g)
    brings = INCOME_EARLY * g.wilds.income[slot] + PROMISE_EARLY * g.wilds.promise[slot]
    brings *= early * float(g.book.draw)
    return BOUGHT * float(g.wilds.costs[slot]) + (0.5 + early) * card + brings


def names(g: Quarriors) -> list[str]:
    """Return what each number is called that `features` writes."""
    return [*SEEN, *[g.card(slot).id for slot in range(FIRST_CREATURE, SLOTS)]]


def weights() -> dict[str, float]:
    """Return the weights by name."""
    return WEIGHTS


def taught(weights: dict[str, float]) -> None:
    """Go by other weights from the next game on."""
    learn(weights)


def ready(g: Quarriors) -> bool:
    """Tell whether the game has come so far that there is something to look at."""
    return len(g.wilds.cards) > 0
