"""What spells do when they are cast, word by word. [spells.cast]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dicehall.games.quarriors.creatures import higher_faces
from dicehall.games.quarriors.shaping import DispelSpell, RaiseLevels
from dicehall.games.quarriors.table import ATTACK, CAPTURE, Quarriors
from dicehall.games.quarriors.targets import (
    DestroyEach,
    DestroyOne,
    SilenceCreature,
    why_no_victim,
    why_not_weak,
)
from dicehall.games.quarriors.verbs import (
    AFTER_ATTACK,
    ATTACK_OVER,
    ENRAGED,
    GOT_QUIDDITY,
    IS_COUNTED,
    NO_CREATURE_READY,
    NO_LOSER,
    NO_TARGET,
    OFFERED,
    SAVED,
    SHIELDED,
    TOO_FEW_SCORED,
)
from dicehall.kit.ids import Mask, Seat
from dicehall.kit.table import BIT
from dicehall.kit.words import Effect

# ---- creatures of anybody ----


@final
class KillEach(Effect):
    """Choose and destroy a creature of each opponent with at most so much defence. [death.spell]"""

    def why_not(self, g: Quarriors, seat: Seat, run: object) -> i64:
        for owner in range(g.seats):
            if owner != seat:
                for i in range(len(g.players[owner].creatures)):
                    if why_not_weak(g, seat, owner, i, self.amount) == OFFERED:
                        return OFFERED
        return NO_TARGET

    def act(self, g: Quarriors, seat: Seat, run: object) -> None:
        g.push(DestroyEach(seat, self.amount))


@final
class KillOne(Effect):
    """Destroy any creature up to a level. [death.incantation]"""

    def why_not(self, g: Quarriors, seat: Seat, run: object) -> i64:
        for owner in range(g.seats):
            for i in range(len(g.players[owner].creatures)):
                if why_no_victim(g, seat, owner, i, self.amount) == OFFERED:
                    return OFFERED
        return NO_TARGET

    def act(self, g: Quarriors, seat: Seat, run: object) -> None:
        g.push(DestroyOne(seat, self.amount))


@final
class Silence(Effect):
    """One creature has attack 0 this turn. [life.incantation]"""

    def act(self, g: Quarriors, seat: Seat, run: object) -> None:
        g.push(SilenceCreature(seat))


@final
class Dispel(Effect):
    """Destroy another spell in any ready area, attached ones too. [shaping.spell]"""

    def why_not(self, g: Quarriors, seat: Seat, run: object) -> i64:
        for owner in range(g.seats):
            other = g.players[owner]
            if other.spells.count > (1 if owner == seat else 0):
                return OFFERED
            for i in range(len(other.creatures)):
                if other.creatures[i].attached > 0:
                    return OFFERED
        return NO_TARGET

    def act(self, g: Quarriors, seat: Seat, run: object) -> None:
        g.push(DispelSpell(seat))


# ---- own creatures ----


@final
class Enrage(Effect):
    """All own creatures that are ready attack harder this turn. [death.cantrip]"""

    def why_not(self, g: Quarriors, seat: Seat, run: object) -> i64:
        if g.phase > ATTACK:
            return ATTACK_OVER
        if len(g.strikes) > 0:
            return IS_COUNTED
        return OFFERED if len(g.players[seat].creatures) > 0 else NO_CREATURE_READY

    def act(self, g: Quarriors, seat: Seat, run: object) -> None:
        g.fury += self.amount
        g.tell(ENRAGED, seat, self.amount)


@final
class Shield(Effect):
    """All own creatures that are ready have more defence this turn. [life.spell]"""

    def act(self, g: Quarriors, seat: Seat, run: object) -> None:
        g.players[seat].shield += self.amount
        g.tell(SHIELDED, seat, self.amount)


@final
class Save(Effect):
    """Own creatures destroyed this turn go to the active pool. [life.charm]"""

    def act(self, g: Quarriors, seat: Seat, run: object) -> None:
        g.players[seat].saves = True
        g.tell(SAVED, seat)


@final
class Raise(Effect):
    """Turn each own creature to a face one level higher. [shaping.charm]"""

    def why_not(self, g: Quarriors, seat: Seat, run: object) -> i64:
        creatures = g.players[seat].creatures
        for i in range(len(creatures)):
            if len(higher_faces(g, creatures[i])) > 0:
                return OFFERED
        return NO_TARGET

    def act(self, g: Quarriors, seat: Seat, run: object) -> None:
        g.push(RaiseLevels(seat))


# ---- quiddity and glory ----


@final
class GainQuiddity(Effect):
    """The spell brings quiddity. [growth.charm]"""

    def act(self, g: Quarriors, seat: Seat, run: object) -> None:
        g.quiddity += self.amount
        g.tell(GOT_QUIDDITY, seat, self.amount)


@final
class GainGlory(Effect):
    """The spell brings glory. [victory.incantation]"""

    def act(self, g: Quarriors, seat: Seat, run: object) -> None:
        g.gain_glory(seat, self.amount)


@final
class GloryPerLoser(Effect):
    """After the attack: glory for each opponent who lost a creature to it. [victory.spell]"""

    def why_not(self, g: Quarriors, seat: Seat, run: object) -> i64:
        if g.phase != CAPTURE:
            return AFTER_ATTACK
        return OFFERED if g.losers & ~BIT[seat] != 0 else NO_LOSER

    def act(self, g: Quarriors, seat: Seat, run: object) -> None:
        losers: Mask = 0
        for other in range(g.seats):
            if other != seat and g.losers >> other & 1:
                losers += 1
        g.gain_glory(seat, self.amount * losers)


@final
class GloryPerScored(Effect):
    """Glory for each creature that scored this turn, if they are enough. [victory.charm]"""

    def __init__(self) -> None:
        super().__init__()
        self.least: i64 = 0

    def why_not(self, g: Quarriors, seat: Seat, run: object) -> i64:
        return OFFERED if g.scored >= self.least else TOO_FEW_SCORED

    def act(self, g: Quarriors, seat: Seat, run: object) -> None:
        g.gain_glory(seat, self.amount * g.scored)
