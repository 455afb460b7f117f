"""The vocabulary of effects: how words are read, said and refused."""

from __future__ import annotations

import pytest

from dicehall.kit.content import ContentError, Spec
from dicehall.kit.older import Older
from dicehall.kit.words import Effect, Flag, Number, OneOf, Sheet, Vocabulary, Word


class Card:
    """What words are written on."""

    def __init__(self) -> None:
        self.armour = 0
        self.flies = False
        self.answer: Effect | None = None


class Sting(Effect):
    """Hurts somebody."""


WORDS = Vocabulary(
    [
        Word("armour", "it has {amount} armour", Number("amount", 1, 9, "armour"), on=("a beast",)),
        Word("shell", "its armour is 9", on=("a beast",), fixed={"armour": 9}),
        Word("fly", "it flies", on=("a beast",), fixed={"flies": True}),
        Word(
            "sting",
            "when hurt, {target} loses {amount} lives{twice}",
            OneOf("target", {"attacker": 1, "all": 2}, said={"all": "everybody"}),
            Number("amount", 0, 9, instead={"any": 99}),
            Flag("twice", yes=", twice"),
            on=("a beast", "a plant"),
            trigger="hurt",
            effect=Sting,
            into="answer",
            some=("amount",),
        ),
        Word("sting", "when it dies, everybody is stung", on=("a plant",), trigger="death"),
    ]
)  # fmt: skip


def read(kind: str, *entries: dict[str, object]) -> Card:
    """Read words onto a card of a kind."""
    card = Card()
    sheet = Sheet(kind, card)
    for number, entry in enumerate(entries):
        spec = Spec(f"pack.toml: card, effect {number + 1}", entry)
        WORDS.read(spec, sheet)
        spec.end()
    return card


def test_a_word_fills_a_field_or_becomes_an_effect():
    sting: dict[str, object] = {"op": "sting", "trigger": "hurt", "target": "all", "amount": "any"}
    card = read("a beast", {"op": "armour", "amount": 2}, {"op": "fly"}, {**sting, "twice": False})
    assert (card.armour, card.flies) == (2, True)
    assert isinstance(card.answer, Sting)
    assert (card.answer.target, card.answer.amount) == (2, 99)


SLIPS: list[tuple[str, list[dict[str, object]], str]] = [
    ("a beast", [{"op": "stingg"}], "unknown op 'stingg'; did you mean 'sting'? known ops: armour"),
    ("a plant", [{"op": "shall"}], "unknown op 'shall'; known ops: sting"),  # those of plants
    ("a beast", [{"op": "sting"}], "'trigger' is missing"),
    ("a beast", [{"op": "sting", "trigger": "deat"}], "'trigger' is 'deat'; did you mean 'death'?"),
    ("a beast", [{"op": "sting", "trigger": "death"}], "'sting' does nothing on a beast; it"),
    ("a plant", [{"op": "fly"}], "op 'fly' does nothing on a plant; it is for a beast"),
    ("a beast", [{"op": "armour"}], "'amount' is missing"),
    ("a beast", [{"op": "armour", "amount": 0}], "'amount' must be from 1 to 9, not 0"),
    ("a beast", [{"op": "armour", "amount": 1, "level": 2}], "unknown key 'level'"),
    ("a beast", [{"op": "fly"}, {"op": "fly"}], "effect 2: op 'fly' stands there twice"),
    (
        "a beast",
        [{"op": "armour", "amount": 1}, {"op": "shell"}],
        "effect 2: op 'shell' would overwrite op 'armour'; keep one of them",
    ),
    (
        "a beast",
        [{"op": "sting", "trigger": "hurt", "target": "all", "amount": 0}],
        "op 'sting' does nothing with 0 for 'amount'",
    ),
    (
        "a beast",
        [{"op": "sting", "trigger": "hurt", "target": "some", "amount": 1}],
        "'target' is 'some'; known words: attacker, all",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "entries", "says"), SLIPS, ids=[slip[2] for slip in SLIPS])
def test_a_slip_is_refused_in_one_line(kind: str, entries: list[dict[str, object]], says: str):
    with pytest.raises(ContentError) as refused:
        read(kind, *entries)
    assert says in str(refused.value)
    assert str(refused.value).startswith("pack.toml: card, effect ")
    assert "\n" not in str(refused.value)


def test_a_word_says_what_it_does():
    entry = {"op": "sting", "trigger": "hurt", "target": "all", "amount": 2, "twice": True}
    assert WORDS.sentence([{"op": "fly"}, entry]) == (
        "It flies; when hurt, everybody loses 2 lives, twice."
    )
    assert WORDS.words[3].explanation() == (
        "When hurt, `target` loses `amount` lives, twice (with `twice`)."
    )


OLDER = Older(
    words={"sting-on-death": {"op": "sting", "trigger": "death"}, "sting": {"trigger": "hurt"}},
    keys={"*": {"n": "amount"}, "sting": {"to": "target"}},
    values={"target": {"everybody": "all"}},
    cards={"timing": "when"},
    own="rule",
)


def test_older_files_are_read_in_the_spelling_of_today():
    card = {
        "id": "newt",
        "single_source": ["effect"],
        "timing": "attach",
        "effect": [
            {"op": "sting_on_death"},
            {"op": "sting", "to": "everybody", "n": 1},
            {"op": "rule"},
        ],
    }
    assert OLDER.modern({"card": [card]}) == {
        "card": [
            {
                "id": "newt",
                "single-source": ["effect"],
                "when": "attach",
                "effect": [
                    {"op": "sting", "trigger": "death"},
                    {"op": "sting", "target": "all", "amount": 1, "trigger": "hurt"},
                    {"op": "newt"},
                ],
            }
        ]
    }


def test_what_is_spelt_as_today_stays():
    entry = {"op": "sting", "trigger": "death", "amount": 1, "n": 2}
    assert OLDER.modern(entry) == entry, "and two names for one thing are left to the loader"
