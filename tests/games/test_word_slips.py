"""Words of cards that would do nothing, or overwrite each other: the loader says so in a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicehall.games import find
from dicehall.kit.content import ContentError

SWAP = '{ op = "swap", trigger = "score" }'
BY_QUIDDITY = '{ op = "by-quiddity" }'
DAMAGE = '{ op = "damage", target = "friend", amount = 1 }, '
SPRINT = 'lasting = true\neffect = [{ op = "sprint" }]'
WOUNDS = 'effect = [{ op = "wounds", amount = 1 }]'
SPARK = '{ op = "damage", amount = 1, target = "aimed" }'
TRAP = '{ op = "hidden-trap", do = [{ op = "damage", amount = 4, target = "aimed" }] }'
POWER = '{ op = "damage", amount = "power", target = "self" }'
NET = '{ op = "net", dice = 3, amount = 2 }'

SLIPS = [
    # a word on a card where it does nothing
    ("quarriors", "creatures", SWAP, '{ op = "destroy-each", most-defence = 6 }',
     "op 'destroy-each' does nothing on a creature; it is for a standard spell"),
    ("quarriors", "spells", '{ op = "silence" }', '{ op = "dispel" }',
     "op 'dispel' does nothing on a reaction"),
    ("shadespire", "upgrades", WOUNDS, 'effect = [{ op = "sprint" }]',
     "op 'sprint' does nothing on an upgrade; it is for a lasting ploy"),
    ("shadespire", "ploys", SPRINT, 'effect = [{ op = "sprint" }]',
     "op 'sprint' does nothing on a ploy; it is for a lasting ploy"),
    ("shazar", "spells", SPARK, '{ op = "slide-back" }',
     "op 'slide-back' does nothing on an addition to an attack; it is for a hex"),
    ("warriorz", "warriors", NET, '{ op = "two-targets" }',
     "op 'two-targets' does nothing on a card with one attack; it is for a card with two attacks"),
    # two words that overwrite each other
    ("quarriors", "creatures", SWAP, SWAP + ', { op = "draw", trigger = "score", amount = 2 }',
     "effect 2: op 'draw' would overwrite op 'swap'; keep one of them"),
    ("shadespire", "upgrades", WOUNDS, WOUNDS[:-1] + ', { op = "wounds", amount = 2 }]',
     "effect 2: op 'wounds' stands there twice"),
    ("warriorz", "warriors", '{ op = "dice-by-die" }',
     '{ op = "dice-by-die" }, { op = "dice-by-cards" }', "op 'dice-by-cards' would overwrite"),
    ("warriorz", "warriors", NET, '{ op = "dice-by-die" }', "an op that overwrites them"),
    # a word that does nothing beside another, or without one
    ("quarriors", "creatures", BY_QUIDDITY, BY_QUIDDITY + ', { op = "defence", amount = 1 }',
     "more defence does nothing where a word says what the defence is"),
    ("shadespire", "ploys", DAMAGE, "", "no word before this one chooses one"),
    ("shadespire", "ploys", 'effect = [{ op = "remove-token" }]',
     'lasting = true\neffect = [{ op = "remove-token" }]', "but no word of it lasts"),
    ("shazar", "spells", TRAP, f"{TRAP}, {SPARK}", "a card that lies hidden does nothing else"),
    # figures with which it does nothing
    ("quarriors", "spells", "attack = 0, defence = 4", "attack = 0, defence = 0",
     "op 'boost' does nothing with 0 for 'attack' and 'defence'"),
    ("quarriors", "creatures", SWAP, '{ op = "swap", trigger = "score", burst = 2 }',
     "effect 1: does nothing: no face of its die has 2 bursts"),
    ("warriorz", "warriors", "slow = 2, speed = 2", "slow = 0, speed = 0",
     "op 'shock' does nothing with 0 for 'slow' and 'speed'"),
    # a target that is not there
    ("shadespire", "ploys", 'op = "push", target = "enemy"', 'op = "push", target = "pair"',
     "'target' is 'pair'; known words: friend, enemy"),
    ("shadespire", "ploys", 'op = "push", target = "enemy"',
     'op = "damage", amount = 1, target = "attacker"', "but the ploy has no 'trigger'"),
    ("shazar", "hexes", POWER, '{ op = "damage", amount = 1, target = "aimed" }',
     "'target' is 'aimed', but a hex is aimed at nobody"),
    ("shazar", "fate", '{ op = "draw", amount = 2, target = "self" }',
     '{ op = "draw", amount = 2, target = "all" }', "known words: self, aimed, chosen"),
    # a figure or trigger that is not there
    ("shazar", "spells", SPARK, '{ op = "damage", amount = "power", target = "aimed" }',
     "'amount' is 'power', but an addition to an attack has none; only hexes have"),
    ("quarriors", "creatures", SWAP, '{ op = "swap", trigger = "death" }',
     "'trigger' is 'death'; known words: score"),
    ("quarriors", "creatures", SWAP, '{ op = "swap" }', "'trigger' is missing"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "file", "old", "new", "says"), SLIPS, ids=[f"{slip[0]}: {slip[4]}" for slip in SLIPS]
)
def test_a_slip_is_refused(
    game: str, file: str, old: str, new: str, says: str, tmp_path: Path
) -> None:
    info = find(game)
    text = (info.folder / "content" / f"{file}.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / f"{file}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        info.cards(str(tmp_path))
    assert says in str(refused.value)
    assert f"{file}.toml: " in str(refused.value)
    assert "\n" not in str(refused.value)
