"""Lives: damage, healing, death and what comes after. [life.maximum] [death.reborn]"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.games.shazar.card import (
    BLOCK_HEAL,
    BLOCK_HEAL_ALL,
    DOUBLE_TAKEN,
)
from dicehall.games.shazar.field import HEXES, NOWHERE
from dicehall.games.shazar.marks import absorb, has, is_spell, take_off, use_up
from dicehall.games.shazar.pieces import NO_CLAIM, Barred, Trap
from dicehall.games.shazar.piles import FATE_DISCARD, fresh, kept
from dicehall.games.shazar.relics import (
    burn_kept,
    capital_of,
    check_victory,
    lose_carried,
    owns_any,
)
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import (
    DIED,
    EXTRA_LIFE,
    FATE_LOST,
    HEAL_BLOCKED,
    HEALED,
    HURT,
    OUT,
    REBORN,
    WAITS,
    WITHERED,
)
from dicehall.kit.cardsets import NO_CARD
from dicehall.kit.table import NOBODY


def hurt(g: Shazar, seat: i64, damage: i64) -> None:
    """Take lives: doubled where damage counts twice, then swallowed by shields; no more than there
    are, and without lives the mage dies. [life.damage] [ruling.5] [hex.tartarus]"""
    mage = g.mages[seat]
    if damage <= 0 or mage.hex < 0:
        return
    vulnerable = has(g, seat, DOUBLE_TAKEN)
    if vulnerable or mage.tartarus:
        damage += damage
    if vulnerable:
        use_up(g, seat, DOUBLE_TAKEN)
    damage = absorb(g, seat, damage)
    if damage == 0:
        return
    lost = damage if damage < mage.life else mage.life
    mage.life -= lost
    g.tell(HURT, seat, lost, mage.life)
    if mage.life == 0:
        die(g, seat)


def heal(g: Shazar, seat: i64, lives: i64) -> None:
    """Give lives back, never above the maximum; what blocks healing does so first. [life.maximum]
    [status.block-heal]"""
    mage = g.mages[seat]
    if mage.hex < 0 or lives <= 0:
        return
    if has(g, seat, BLOCK_HEAL):
        g.tell(HEAL_BLOCKED, seat)
        use_up(g, seat, BLOCK_HEAL)
        return
    if has(g, seat, BLOCK_HEAL_ALL):
        g.tell(HEAL_BLOCKED, seat)
        return
    if mage.life < mage.most:
        healed = lives if mage.life + lives <= mage.most else mage.most - mage.life
        mage.life += healed
        g.tell(HEALED, seat, healed, mage.life)


def give_extra(g: Shazar, seat: i64, lives: i64) -> None:
    """Lives for a time may exceed the maximum; once lost they are gone. [life.temporary]"""
    mage = g.mages[seat]
    if mage.hex >= 0:
        mage.life += lives
        g.tell(EXTRA_LIFE, seat, lives, mage.life)


def wither(g: Shazar, seat: i64, loss: i64) -> None:
    """Lower the maximum, and the lives with it; below one the mage is out for good.
    [ruling.18] [final.maximum]"""
    mage = g.mages[seat]
    if mage.hex < 0:
        return
    mage.most -= loss
    if mage.most < 1:
        mage.most = 0
    if mage.life > mage.most:
        mage.life = mage.most
    g.tell(WITHERED, seat, loss, mage.most)
    if mage.most == 0:
        lay_down(g, seat)
        leave_for_good(g, seat)


def die(g: Shazar, seat: i64) -> None:
    """A mage without lives dies: the maximum falls by three at home, by one abroad; who owns no
    artifact, or has no maximum left, is out. [death.maximum] [final.artifact] [final.maximum]"""
    mage = g.mages[seat]
    home = mage.hex // HEXES == seat
    mage.most -= g.book.home_loss if home else g.book.away_loss
    if mage.most < 0:
        mage.most = 0
    g.tell(DIED, seat, 1 if home else 0)
    lay_down(g, seat)
    if mage.most < 1 or not owns_any(g, seat):
        leave_for_good(g, seat)
        return
    g.draw(seat, g.book.hand)
    mage.life = mage.most
    come_back(g, seat)
    if mage.hex < 0:
        g.tell(WAITS, seat)
    check_victory(g)


def lay_down(g: Shazar, seat: i64) -> None:
    """What the dead lose: carried artifacts, the hand, all effects, kept Fate cards; if it was
    their own turn, its rest. [death.loses] [death.turn] [capture.return]"""
    from dicehall.games.shazar.forget import forget  # which knows all that wounds

    mage = g.mages[seat]
    lose_carried(g, seat)
    g.throw_hand_away(seat)
    while len(mage.marks) > 0:
        take_off(g, seat, len(mage.marks) - 1)
    mage.skips = 0
    lose_fates(g, seat)
    mage.astral = 0
    mage.bastion = 0
    mage.tartarus = False
    mage.claim = NO_CLAIM
    mage.hex = NOWHERE
    g.turned_up()
    forget(g, seat)
    return_waiting(g)


def lose_fates(g: Shazar, seat: i64) -> None:
    """Lay the Fate cards of the dead open on the discards. [death.loses]"""
    g.fates.pour(fresh(seat), kept(seat))
    card = g.fates.after(kept(seat), NO_CARD)
    while card >= 0:
        g.fates.move(card, kept(seat), FATE_DISCARD)
        g.turned_up()
        g.tell(FATE_LOST, seat, g.book.fate_cards[card])
        card = g.fates.after(kept(seat), card)


def come_back(g: Shazar, seat: i64) -> None:
    """Be reborn in the own Capital, if nobody stands there. [death.reborn] [ruling.16]"""
    mage = g.mages[seat]
    if g.who_is_on(capital_of(seat)) == NOBODY:
        mage.hex = capital_of(seat)
        g.tell(REBORN, seat, mage.life)


def return_waiting(g: Shazar) -> None:
    """Whoever waits comes back as soon as the Capital is free. [death.waiting] [ruling.16]"""
    for seat in range(g.seats):
        mage = g.mages[seat]
        if mage.hex < 0 and not mage.out and mage.life > 0:
            come_back(g, seat)


def leave_for_good(g: Shazar, seat: i64) -> None:
    """Out of the game: the field stays, artifacts in the Capital burn, traps and spells on others
    go. [final.field] [final.burn] [ruling.25]"""
    mage = g.mages[seat]
    mage.out = True
    mage.life = 0
    g.tell(OUT, seat)
    burn_kept(g, seat)
    clear_works(g, seat)
    if g.truce == seat:
        g.truce = NOBODY
    check_victory(g)


def clear_works(g: Shazar, seat: i64) -> None:
    """Remove the hidden traps, barred hexes and lasting spells of one who is out. [ruling.25]"""
    i = len(g.traps) - 1
    while i >= 0:
        if g.traps[i].owner == seat:
            remove_trap(g, i)
        i -= 1
    g.barred = without(g.barred, seat)
    for other in range(g.seats):
        mage = g.mages[other]
        i = len(mage.marks) - 1
        while i >= 0:
            if is_spell(g, mage.marks[i]) and mage.marks[i].cause == seat:
                take_off(g, other, i)
            i -= 1


def without(barred: vec[Barred], seat: i64) -> vec[Barred]:
    """Return the barred hexes of the other players."""
    left = vec[Barred](capacity=len(barred))
    for i in range(len(barred)):
        if barred[i].seat != seat:
            left = append(left, barred[i])
    return left


def remove_trap(g: Shazar, at: i64) -> None:
    """Take a hidden trap off its hex; the card goes to its discard. [trap]"""
    spell = g.traps[at].spell
    left = vec[Trap](capacity=len(g.traps))
    for i in range(len(g.traps)):
        if i != at:
            left = append(left, g.traps[i])
    g.traps = left
    g.to_discard(spell)
    g.turned_up()
