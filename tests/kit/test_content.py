"""Content files: what is read, and what an author is told about each slip."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.kit.content import PROVENANCE, ContentError, Spec, content_version, distinct, read

WHO = ("target", "attacker", "chosen friend", "chosen enemy")

PLOYS = """
[[ploy]]
id     = "sidestep"
name   = "Sidestep"
source = "rulebook"
do     = [{ op = "push", who = "chosen friend", hexes = 1 }]

[[ploy]]
id     = "trap"
name   = "Trap"
source = "invented"
do     = [{ op = "harm", who = "target", amount = 1 }, { op = "harm", who = "attacker" }]
"""


@pytest.fixture
def core(tmp_path: Path) -> Path:
    path = tmp_path / "core.toml"
    path.write_text(PLOYS, encoding="utf-8")
    return path


def ploys(path: Path) -> list[tuple[str, str, int, list[tuple[str, int, int]]]]:
    """Read the file as a game would."""
    file = read(path)
    found = []
    for card in file.entries("ploy"):
        effects = []
        for effect in card.entries("do"):
            op = effect.text("op")
            amount = effect.number("amount" if op == "harm" else "hexes", 1, 9, default=1)
            effects.append((op, effect.word("who", WHO), amount))
        provenance = card.word("source", PROVENANCE)
        found.append((card.text("id"), card.text("name"), provenance, effects))
    file.end()
    return found


def test_a_file_is_read_key_by_key(core: Path) -> None:
    assert ploys(core) == [
        ("sidestep", "Sidestep", 0, [("push", 2, 1)]),
        ("trap", "Trap", 3, [("harm", 0, 1), ("harm", 1, 1)]),
    ]


SLIPS = {
    "amount = 1": (
        "amont = 1",
        "ploy trap, do 1: unknown key 'amont'; did you mean 'amount'? known: op, amount, who",
    ),
    'who = "target"': (
        'who = "tagret"',
        "ploy trap, do 1: 'who' is 'tagret'; did you mean 'target'? "
        "known words: target, attacker, chosen friend, chosen enemy",
    ),
    'source = "invented"': (
        'source = "dreamt"',
        "ploy trap: 'source' is 'dreamt'; known words: rulebook, public, inferred, invented",
    ),
    "hexes = 1": ("hexes = 10", "ploy sidestep, do 1: 'hexes' must be from 1 to 9, not 10"),
    'name   = "Trap"': ("name   = 7", "ploy trap: 'name' must be text, not 7"),
    'id     = "trap"': (
        'id     = "sidestep"',
        "ploy sidestep: id 'sidestep' is taken by {path}: ploy sidestep",
    ),
    'name   = "Sidestep"': ("", "ploy sidestep: 'name' is missing"),
    'id     = "sidestep"': ("", "ploy 1: 'id' is missing"),
}


@pytest.mark.parametrize("right", SLIPS)
def test_a_slip_is_named_with_file_entry_and_key(core: Path, right: str) -> None:
    wrong, message = SLIPS[right]
    assert PLOYS.count(right) == 1
    core.write_text(PLOYS.replace(right, wrong), encoding="utf-8")
    with pytest.raises(ContentError) as told:
        ploys(core)
    assert str(told.value) == f"{core}: " + message.format(path=core)


def test_an_unknown_top_level_key_is_found(core: Path) -> None:
    core.write_text(PLOYS.replace("[[ploy]]", "[[plot]]", 1), encoding="utf-8")
    with pytest.raises(ContentError) as told:
        ploys(core)
    assert str(told.value) == f"{core}: unknown key 'plot'; did you mean 'ploy'? known: ploy"


def test_content_error_is_a_value_error() -> None:
    assert issubclass(ContentError, ValueError)


# ---- single keys ----


def spec() -> Spec:
    return Spec(
        "x.toml",
        {
            "text": "t",
            "number": 3,
            "flag": True,
            "list": ["a", 1],
            "table": {"deep": 1},
            "half": 0.5,
        },
    )


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda s: s.text("number"), "'number' must be text, not 3"),
        (lambda s: s.number("text"), "'text' must be a whole number, not 't'"),
        (lambda s: s.number("flag"), "'flag' must be a whole number, not true"),
        (lambda s: s.number("half"), "'half' must be a whole number, not 0.5"),
        (lambda s: s.number("number", minimum=4), "'number' must be 4 or more, not 3"),
        (lambda s: s.number("number", maximum=2), "'number' must be 2 or less, not 3"),
        (lambda s: s.number("number", 2, 2), "'number' must be 2, not 3"),
        (lambda s: s.flag("number"), "'number' must be true or false, not 3"),
        (lambda s: s.word("table", WHO), "'table' must be text, not a table"),
        (lambda s: s.texts("list"), "'list' number 2 must be text, not 1"),
        (lambda s: s.numbers("list"), "'list' number 1 must be a whole number, not 'a'"),
        (lambda s: s.words("list", ("b",)), "'list' number 1 is 'a'; known words: b"),
        (lambda s: s.texts("text"), "'text' must be a list, not 't'"),
        (lambda s: s.sub("list"), "'list' must be a table, not a list"),
        (lambda s: s.entries("list"), "'list' number 1 must be a table, not 'a'"),
        (lambda s: s.entries("none"), "'none' is missing"),
        (lambda s: s.text("nubmer"), "'nubmer' is missing; did you mean it by 'number'?"),
        (lambda s: s.sub("table").text("name"), "table: 'name' is missing"),
        (lambda s: s.sub("table").sub("deep"), "table: 'deep' must be a table, not 1"),
    ],
)
def test_a_wrong_kind_is_told_with_what_would_be_right(
    ask: Callable[[Spec], object], message: str
) -> None:
    with pytest.raises(ContentError) as told:
        ask(spec())
    assert str(told.value) == f"x.toml: {message}"


def test_a_default_stands_in_for_a_missing_key_only() -> None:
    s = spec()
    assert s.text("a", default="") == ""
    assert s.number("b", 1, 5, default=0) == 0
    assert s.flag("c", default=False) is False
    assert s.word("d", WHO, default=-1) == -1
    assert s.texts("e", default=[]) == []
    assert s.numbers("f", default=[]) == []
    assert s.words("g", WHO, default=[]) == []
    assert s.entries("h", optional=True) == []
    with pytest.raises(ContentError):
        s.number("text", default=1)


def test_a_table_inside_is_checked_by_the_end_of_the_whole() -> None:
    s = Spec("x.toml", {"attack": {"dice": 3, "rnage": 1}})
    s.sub("attack").number("dice")
    with pytest.raises(ContentError, match=r"^x.toml: attack: unknown key 'rnage'; known: dice$"):
        s.end()


def test_a_key_may_be_asked_for_before_it_is_read() -> None:
    s = Spec("x.toml", {"range": 3})
    assert s.has("range")
    with pytest.raises(ContentError, match="unknown key 'range'"):
        s.end()
    assert s.number("range") == s.number("range") == 3
    s.end()


def test_ids_are_distinct_across_files() -> None:
    with pytest.raises(ContentError, match=r"^b.toml: ploy trap: id 'trap' is taken by a.toml"):
        distinct(
            Spec(file, {"ploy": [{"id": "trap"}]}).entries("ploy")[0]
            for file in ("a.toml", "b.toml")
        )


# ---- files ----


def test_a_syntax_error_has_its_line(core: Path) -> None:
    core.write_text("[dice]\nsides = 6\nfaces 3\n", encoding="utf-8")
    with pytest.raises(ContentError) as told:
        read(core)
    assert str(told.value).startswith(f"{core}: line 3, column 7: ")


def test_a_file_that_breaks_off_is_told(core: Path) -> None:
    core.write_text('name = "Tra', encoding="utf-8")
    with pytest.raises(ContentError, match=r"core\.toml: "):
        read(core)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as told:
        read(tmp_path / "none.toml")
    assert str(told.value).startswith(f"{tmp_path / 'none.toml'}: cannot be read: ")
    with pytest.raises(ContentError, match="cannot be read"):
        read(tmp_path)


def test_a_file_that_is_not_utf_8_is_named(core: Path) -> None:
    core.write_bytes('name = "Ловушка"'.encode("cp1251"))
    with pytest.raises(ContentError) as told:
        read(core)
    assert str(told.value) == f"{core}: not UTF-8 text (byte 9); save it as such"


def test_a_byte_order_mark_and_windows_lines_are_no_matter(core: Path) -> None:
    core.write_bytes(b"\xef\xbb\xbf" + PLOYS.replace("\n", "\r\n").encode())
    assert len(ploys(core)) == 2


# ---- versions ----


def test_comments_layout_and_order_leave_the_version(tmp_path: Path) -> None:
    a, b, c = (tmp_path / name for name in ("a.toml", "b.toml", "c.toml"))
    a.write_text('# the trap\nname = "Trap"\ncost = 1\n', encoding="utf-8")
    b.write_text('cost=1\n\n\nname="Trap" # still the trap\n', encoding="utf-8")
    c.write_text("cost = 2\n", encoding="utf-8")
    assert content_version([a]) == content_version([str(b)])
    assert content_version([a, c]) == content_version([c, b])
    assert len(content_version([a])) == 12


def test_a_changed_number_changes_the_version(core: Path) -> None:
    before = content_version([core])
    core.write_text(PLOYS.replace("amount = 1", "amount = 2"), encoding="utf-8")
    assert content_version([core]) != before


def test_the_version_is_the_same_everywhere(core: Path) -> None:
    assert content_version([core]) == "3ef77198b856"


@given(st.dictionaries(st.text("abc", min_size=1), st.integers() | st.text("xyz") | st.booleans()))
def test_reading_every_key_leaves_nothing(table: dict[str, object]) -> None:
    s = Spec("x.toml", table)
    for key, value in table.items():
        if isinstance(value, bool):
            assert s.flag(key) is value
        elif isinstance(value, int):
            assert s.number(key) == value
        else:
            assert s.text(key) == value
    s.end()
