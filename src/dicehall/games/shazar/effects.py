"""The words that cards and hexes are made of. Each class is one word; its docstring explains it.

Whom a word means: `self` (who casts, draws or rolls, or bears a lasting effect), `target` (at whom
the spell was aimed, or who set off a trap), `chosen` (another character on the board, chosen when
the word takes effect), `enemies` (all others), `all`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from dicehall.games.shazar.book import Book
from dicehall.games.shazar.card import (
    CHOSEN,
    FIRST_DISEASE,
    FIRST_STATUS,
    NOTHING,
    POLARITIES,
    STATUSES,
    TARGET,
    WHO,
    Block,
    Effect,
)
from dicehall.games.shazar.choices import (
    PassOn,
    RecallRelic,
    Remove,
    copy_hex,
)
from dicehall.games.shazar.fate import draw_fates
from dicehall.games.shazar.hands import Exchange, Guardian, discard_random, refresh, steal
from dicehall.games.shazar.marks import (
    is_disease,
    place,
    place_lasting,
    red_left,
    take_all,
    take_off,
)
from dicehall.games.shazar.moves import JUMPS, Jumps, Steps, slide_back, stop_steps, swap
from dicehall.games.shazar.rolls import Check, current_check, throw_again
from dicehall.games.shazar.running import ChooseOption, Effects
from dicehall.games.shazar.spells import BarHex, cancel
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.verbs import NO_CARD_LEFT, ROLLED, SKIPS
from dicehall.games.shazar.verbs import TRUCE as TRUCE_CALLED
from dicehall.games.shazar.wounds import give_extra, heal, hurt, wither
from dicehall.kit.content import Spec

HIGHEST: Final = 20
POWER: Final = 0  # in place of a number: the power of the hex
EVERY: Final = 99
AURAS: Final = ("damage-bonus", "damage-reduction", "double-damage-taken")


class Reader:
    """Reads blocks of words into a book."""

    def __init__(self, book: Book, diseases: list[str]) -> None:
        self.book = book
        self.diseases = diseases

    def block(self, specs: list[Spec]) -> int:
        """Read words and return the number of their block; NOTHING without any."""
        if not specs:
            return NOTHING
        block = Block()
        for spec in specs:
            op = spec.text("op")
            if op not in WORDS:
                spec.word("op", tuple(WORDS))
            block.effects = append(block.effects, WORDS[op].read(spec, self))
            block.words.append(spec.table)
        block.count = len(specs)
        self.book.blocks = append(self.book.blocks, block)
        return len(self.book.blocks) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Effect):
    """One word of the vocabulary: a number and whom it means."""

    def __init__(self, n: i64 = 0, to: i64 = 0) -> None:
        self.n: i64 = n
        self.to: i64 = to

    def read(self, spec: Spec, reader: Reader) -> Word:
        """Return the word with what its entry says."""
        raise NotImplementedError

    def asks_enemy(self) -> bool:
        return self.to == CHOSEN

    def aims(self) -> bool:
        return self.to == TARGET


def amount(spec: Spec) -> int:
    """Return a number, or POWER for the power of the hex."""
    if spec.table.get("n") == "power":
        spec.text("n")
        return POWER
    return spec.number("n", 1, HIGHEST)


# ---- lives ----


@final
class Damage(Word):
    """`to` loses `n` lives (or as many as the `power` of the hex). [life.damage] [hex.trap]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Damage(amount(spec), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        damage = self.n if self.n > 0 else run.power
        mask = run.all_meant(g, self.to)
        actor = run.actor
        for turn in range(g.seats):
            seat = (actor + turn) % g.seats
            if mask >> seat & 1:
                hurt(g, seat, damage)


@final
class Heal(Word):
    """`to` gets `n` lives back (or the `power` of the hex), never above the maximum.
    [life.maximum] [hex.spring]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Heal(amount(spec), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        lives = self.n if self.n > 0 else run.power
        mask = run.all_meant(g, self.to)
        for seat in range(g.seats):
            if mask >> seat & 1:
                heal(g, seat, lives)


@final
class TempLife(Word):
    """`to` gets `n` lives that may exceed the maximum. [life.temporary]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return TempLife(spec.number("n", 1, HIGHEST), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat >= 0:
            give_extra(g, seat, self.n)


@final
class MaxLife(Word):
    """The maximum of `to` falls by `n`. [ruling.18]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return MaxLife(spec.number("n", 1, HIGHEST), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat >= 0:
            wither(g, seat, self.n)


# ---- movement ----


@final
class Move(Word):
    """`by` moves `who` up to `n` hexes; with `must` at least one, with `keep` the effects of all
    hexes last. [move.several] [hex.vigour]"""

    def __init__(
        self, n: i64 = 0, to: i64 = 0, by: i64 = 0, must: bool = False, keep: bool = False
    ) -> None:
        super().__init__(n, to)
        self.by: i64 = by
        self.must = must
        self.keep = keep

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Move(
            spec.number("n", 1, 6),
            spec.word("who", WHO),
            spec.word("by", WHO),
            spec.flag("must", default=False),
            spec.flag("keep", default=False),
        )

    def asks_enemy(self) -> bool:
        return self.to == CHOSEN or self.by == CHOSEN

    def aims(self) -> bool:
        return self.to == TARGET or self.by == TARGET

    def apply(self, g: Shazar, run: Effects) -> None:
        who = run.meant(g, self.to)
        by = run.meant(g, self.by)
        if who >= 0 and by >= 0:
            g.push(Steps(by, who, self.n, self.must, self.keep or run.keep))


@final
class Teleport(Word):
    """`who` is put on a free hex, chosen by self: `exit-here` (the exit of this land), `any-exit`,
    or `free-hex` (any of this land but Capital and entrance). [effects.teleport]"""

    def __init__(self, n: i64 = 0, to: i64 = 0) -> None:
        super().__init__(n, to)

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Teleport(spec.word("place", JUMPS), spec.word("who", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        who = run.meant(g, self.to)
        if who >= 0:
            g.push(Jumps(run.actor, who, self.n))


@final
class Swap(Word):
    """Self and `with` change places. [effects.swap]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Swap(0, spec.word("with", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        other = run.meant(g, self.to)
        if other >= 0 and other != run.actor and g.mages[run.actor].hex >= 0:
            swap(g, run.actor, other)


# ---- lasting effects ----


@final
class SkipTurn(Word):
    """`to` takes `n` red cards, as far as there are any. [effect-cards.red]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return SkipTurn(spec.number("n", 1, 6), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat < 0:
            return
        left = red_left(g)
        count = self.n if self.n < left else left
        if count == 0:
            g.tell(NO_CARD_LEFT, seat)
        else:
            g.mages[seat].skips += count
            g.tell(SKIPS, seat, count)


@final
class Disease(Word):
    """`to` catches `disease`, if a green card is left. [effect-cards.none]
    [hex.cursed-land]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        number = spec.word("disease", tuple(reader.diseases))
        return Disease(number, spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat >= 0:
            place_lasting(g, seat, FIRST_DISEASE + self.n, run.actor, run.by_spell)


@final
class Status(Word):
    """`to` bears `status` of strength `n` for `turns` own turns or `uses` times.
    [status.turns]"""

    def __init__(
        self, n: i64 = 0, to: i64 = 0, status: i64 = 0, turns: i64 = 0, uses: i64 = 0
    ) -> None:
        super().__init__(n, to)
        self.status: i64 = status
        self.turns: i64 = turns
        self.uses: i64 = uses

    def read(self, spec: Spec, reader: Reader) -> Word:
        word = Status(
            spec.number("n", -50, 50, default=0),
            spec.word("to", WHO),
            spec.word("status", STATUSES),
            spec.number("turns", 1, 9, default=0),
            spec.number("uses", 1, 6, default=0),
        )
        if word.turns + word.uses == 0:
            raise spec.error("a status needs 'turns' or 'uses'")
        return word

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat >= 0:
            number = FIRST_STATUS + self.status
            place(g, seat, number, run.actor, False, self.turns, self.uses, self.n)


@final
class Dispel(Word):
    """Self removes `n` effects of a `polarity` from `to`, all without `n`. Red cards stay.
    [effects.dispel]"""

    def __init__(self, n: i64 = 0, to: i64 = 0, polarity: i64 = 0) -> None:
        super().__init__(n, to)
        self.polarity: i64 = polarity

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Dispel(
            spec.number("n", 1, 9, default=EVERY),
            spec.word("to", WHO),
            spec.word("polarity", POLARITIES),
        )

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat < 0:
            return
        if self.n == EVERY:
            take_all(g, seat, self.polarity)
        else:
            g.push(Remove(run.actor, seat, self.polarity, self.n, False))


@final
class Cure(Word):
    """Self removes `n` diseases from `to`, all without `n`. [effects.cure]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Cure(spec.number("n", 1, 9, default=EVERY), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat < 0:
            return
        if self.n < EVERY:
            g.push(Remove(run.actor, seat, 0, self.n, True))
            return
        i = len(g.mages[seat].marks) - 1
        while i >= 0:
            if is_disease(g.mages[seat].marks[i]):
                take_off(g, seat, i)
            i -= 1


@final
class PassEffect(Word):
    """Self hands a negative effect on to `to`, if there is room for it. [effects.pass]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return PassEffect(0, spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat >= 0 and g.mages[run.actor].hex >= 0:
            g.push(PassOn(run.actor, seat))


@final
class Truce(Word):
    """Nobody may cast attack spells until the next turn of self begins. [fate.truce]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Truce()

    def apply(self, g: Shazar, run: Effects) -> None:
        g.truce = run.actor
        g.tell(TRUCE_CALLED, run.actor)


# ---- cards ----


@final
class Draw(Word):
    """`to` draws `n` spell cards, even above five. [hand.draw]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Draw(spec.number("n", 1, 6), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat >= 0:
            g.draw(seat, self.n)


@final
class Discard(Word):
    """`to` loses `n` random spell cards. [hand.discard]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Discard(spec.number("n", 1, 6), spec.word("to", WHO))

    def apply(self, g: Shazar, run: Effects) -> None:
        seat = run.meant(g, self.to)
        if seat >= 0:
            discard_random(g, seat, self.n)


@final
class Steal(Word):
    """`to` takes `n` random spell cards of `from`. [hand.steal]"""

    def __init__(self, n: i64 = 0, to: i64 = 0, victim: i64 = 0) -> None:
        super().__init__(n, to)
        self.victim: i64 = victim

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Steal(spec.number("n", 1, 6), spec.word("to", WHO), spec.word("from", WHO))

    def asks_enemy(self) -> bool:
        return self.to == CHOSEN or self.victim == CHOSEN

    def aims(self) -> bool:
        return self.to == TARGET or self.victim == TARGET

    def apply(self, g: Shazar, run: Effects) -> None:
        thief = run.meant(g, self.to)
        victim = run.meant(g, self.victim)
        if thief >= 0 and victim >= 0:
            steal(g, victim, thief, self.n)


@final
class RefreshHand(Word):
    """Self discards the hand and draws five. [hand.draw]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return RefreshHand()

    def apply(self, g: Shazar, run: Effects) -> None:
        refresh(g, run.actor)


@final
class ExchangeCards(Word):
    """Self may put cards back into the deck and draw as many. [hex.school]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return ExchangeCards()

    def apply(self, g: Shazar, run: Effects) -> None:
        g.push(Exchange(run.actor))


@final
class DrawFate(Word):
    """Self draws `n` Fate cards and applies one of them. [hex.fate] [hex.seer]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return DrawFate(spec.number("n", 1, 6))

    def apply(self, g: Shazar, run: Effects) -> None:
        draw_fates(g, run.actor, self.n)


# ---- rolls and choices ----


@final
class Roll(Word):
    """Self rolls: with `min` or more the words of `ok` take effect, else those of `fail`.
    [dice.check] [hex.poison-spring] [hex.holy-land]"""

    def __init__(self, n: i64 = 0, ok: i64 = NOTHING, fail: i64 = NOTHING) -> None:
        super().__init__(n)
        self.ok: i64 = ok
        self.fail: i64 = fail

    def read(self, spec: Spec, reader: Reader) -> Word:
        ok = reader.block(spec.entries("ok"))
        return Roll(spec.number("min", 1, 100), ok, reader.block(spec.entries("fail")))

    def parts(self) -> list[int]:
        return [self.ok, self.fail]

    def apply(self, g: Shazar, run: Effects) -> None:
        if not run.waiting:
            run.waiting = True
            run.again()
            g.push(Check(run.actor, self.n))
            return
        run.waiting = False
        block = self.ok if g.roll >= self.n else self.fail
        if block >= 0:
            g.push(run.within(block))


@final
class Graded(Word):
    """Self rolls once; every one of the `steps` whose `min` is reached takes effect, the lowest
    first. [curses.graded]"""

    def __init__(self, mins: list[int] | None = None, blocks: list[int] | None = None) -> None:
        super().__init__()
        self.mins: list[int] = [] if mins is None else mins
        self.blocks: list[int] = [] if blocks is None else blocks

    def read(self, spec: Spec, reader: Reader) -> Word:
        mins: list[int] = []
        blocks: list[int] = []
        for step in spec.entries("steps"):
            mins.append(step.number("min", 1, 100))
            blocks.append(reader.block(step.entries("do")))
        if mins != sorted(mins):
            raise spec.error("'steps' must rise")
        return Graded(mins, blocks)

    def parts(self) -> list[int]:
        return self.blocks

    def apply(self, g: Shazar, run: Effects) -> None:
        if not run.waiting:
            run.waiting = True
            run.again()
            g.push(Check(run.actor, self.mins[0]))
            return
        run.waiting = False
        i = len(self.mins) - 1
        while i >= 0:
            if g.roll >= self.mins[i]:
                g.push(run.within(self.blocks[i]))
            i -= 1


@final
class Choose(Word):
    """Self chooses which of two `options` takes effect. [spell]"""

    def __init__(self, one: i64 = NOTHING, two: i64 = NOTHING) -> None:
        super().__init__()
        self.one: i64 = one
        self.two: i64 = two

    def read(self, spec: Spec, reader: Reader) -> Word:
        blocks = [reader.block(option.entries("do")) for option in spec.entries("options")]
        if len(blocks) != 2:
            raise spec.error(f"'options' must be two, not {len(blocks)}")
        return Choose(blocks[0], blocks[1])

    def parts(self) -> list[int]:
        return [self.one, self.two]

    def apply(self, g: Shazar, run: Effects) -> None:
        g.push(ChooseOption(run.actor, self.one, self.two))


# ---- the fields ----


@final
class HiddenTrap(Word):
    """The card lies face down on a free hex; who comes there, the owner excepted, suffers the words
    of `do` as their target. [trap]"""

    def __init__(self, block: i64 = NOTHING) -> None:
        super().__init__()
        self.block: i64 = block

    def read(self, spec: Spec, reader: Reader) -> Word:
        return HiddenTrap(reader.block(spec.entries("do")))


@final
class BlockHex(Word):
    """Nobody may enter a free hex until self has begun `rounds` turns. [spell.block-hex]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return BlockHex(spec.number("rounds", 1, 6))

    def apply(self, g: Shazar, run: Effects) -> None:
        g.push(BarHex(run.actor, self.n))


@final
class Recall(Word):
    """Who carries an artifact of self rolls; below `min` it goes home. [fate.call-of-stone]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Recall(spec.number("min", 2, 100))

    def apply(self, g: Shazar, run: Effects) -> None:
        g.push(RecallRelic(run.actor, self.n))


# ---- answers to rolls and spells ----


@final
class Reroll(Word):
    """The roll just made is thrown again. [fate.reroll]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Reroll()

    def apply(self, g: Shazar, run: Effects) -> None:
        throw_again(g, current_check(g))


@final
class SetRoll(Word):
    """The own roll just made counts as `n`; no artifact answers it. [fate.star]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return SetRoll(spec.number("n", 1, 100))

    def apply(self, g: Shazar, run: Effects) -> None:
        check = current_check(g)
        check.value = self.n
        check.bare = 0
        g.tell(ROLLED, check.seat, self.n, self.n, check.need)


@final
class CancelSpell(Word):
    """The spell just declared has no effect. [fate.counter]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return CancelSpell()

    def apply(self, g: Shazar, run: Effects) -> None:
        cancel(g)


# ---- hexes alone ----


@final
class Portal(Word):
    """Leads at once to a free exit of another territory; steps are offered that way. [portal]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Portal()


@final
class StopMove(Word):
    """Ends a move of several steps. [hex.snare]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return StopMove()

    def apply(self, g: Shazar, run: Effects) -> None:
        stop_steps(g, run.actor)


@final
class Aura(Word):
    """Until the next own turn: the power of the hex as `damage-bonus` or `damage-reduction` of
    attacks, or `double-damage-taken`. [hex.astral] [hex.bastion] [hex.tartarus] [hex.until]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Aura(spec.word("aura", AURAS))

    def apply(self, g: Shazar, run: Effects) -> None:
        mage = g.mages[run.actor]
        if self.n == 0:
            mage.astral += run.power
        elif self.n == 1:
            mage.bastion += run.power
        else:
            mage.tartarus = True


@final
class SlideBack(Word):
    """Back to the hex one came from. [hex.ice]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return SlideBack()

    def apply(self, g: Shazar, run: Effects) -> None:
        slide_back(g, run.actor, run.origin, run.keep)


@final
class CopyHex(Word):
    """Acts as another kind of hex in play, with its own power. [hex.mana-lake]"""

    def read(self, spec: Spec, reader: Reader) -> Word:
        return CopyHex()

    def apply(self, g: Shazar, run: Effects) -> None:
        copy_hex(g, run)


@final
class Guard(Word):
    """Self loses `loss` lives unless an attack spell is spent and the roll is `min` or more.
    [hex.guardian]"""

    def __init__(self, n: i64 = 0, loss: i64 = 0) -> None:
        super().__init__(n)
        self.loss: i64 = loss

    def read(self, spec: Spec, reader: Reader) -> Word:
        return Guard(spec.number("min", 1, 100), spec.number("loss", 1, HIGHEST))

    def apply(self, g: Shazar, run: Effects) -> None:
        g.push(Guardian(run.actor, self.n, self.loss))


WORDS: Final[dict[str, Word]] = {
    "damage": Damage(),
    "heal": Heal(),
    "temp-life": TempLife(),
    "max-life": MaxLife(),
    "move": Move(),
    "teleport": Teleport(),
    "swap": Swap(),
    "skip-turn": SkipTurn(),
    "disease": Disease(),
    "status": Status(),
    "dispel": Dispel(),
    "cure": Cure(),
    "pass-effect": PassEffect(),
    "truce": Truce(),
    "draw": Draw(),
    "discard": Discard(),
    "steal": Steal(),
    "refresh-hand": RefreshHand(),
    "exchange": ExchangeCards(),
    "draw-fate": DrawFate(),
    "roll": Roll(),
    "graded": Graded(),
    "choose": Choose(),
    "hidden-trap": HiddenTrap(),
    "block-hex": BlockHex(),
    "recall": Recall(),
    "reroll": Reroll(),
    "set-roll": SetRoll(),
    "cancel-spell": CancelSpell(),
    "portal": Portal(),
    "stop-move": StopMove(),
    "aura": Aura(),
    "slide-back": SlideBack(),
    "copy-hex": CopyHex(),
    "guardian": Guard(),
}
