"""Set-up, wilds codes, content files and what is wrong with them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from dicehall.games.quarriors.book import open_book
from dicehall.games.quarriors.card import CREATURE, SPELL
from dicehall.games.quarriors.game import GAME
from dicehall.games.quarriors.library import OUR_CONTENT, read_book
from dicehall.games.quarriors.table import Quarriors
from dicehall.games.quarriors.wilds import code_of, random_numbers, read_wilds
from dicehall.kit.content import ContentError
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup, SetupError
from tests.games.quarriors.scenes import BOOK, laid
from tests.games.stage import finish


def test_the_box_holds_130_dice_and_53_cards():
    """[cards] [dice]"""
    assert sum(die.count for die in BOOK.dice) == 130
    assert len(BOOK.cards) == 53
    kinds = [card.kind for card in BOOK.cards]
    assert (kinds.count(CREATURE), kinds.count(SPELL)) == (30, 20)
    assert [len(family.cards) for family in BOOK.creatures] == [3] * 10
    assert [len(family.cards) for family in BOOK.spells] == [4] * 5


FACES = {
    "quiddity": "q1 q1 q1 q1 q1 q2",
    "assistant": "q1 q1 q1 r* c1-1-2 c1-1-2",
    "portal": "q1 d1 d1 d2 d2 d2",
    "deathdealer": "q1 q2 q2 c1-3-2 c1-3-2 c2-4-4",
    "defender-of-the-pale": "q1 q2 q2 c1*-1-5 c2*-2-6 c3**-2-8",
    "devotee-of-the-holy-query": "q1 q2 c1-0-3 c1-0-3 c2-2-4 c2*-2-4",
    "ghostly-spirit": "q1 q1 q2 c1-2-2 c1-2-2 c2-3-3",
    "primordial-ooze": "q1 q2 q2 c2 c2 c2",
    "quake-dragon": "q1 q2 q3/r c1-4-4 c2*-6-6 c3**-8-7",
    "questing-wizard": "q1+d1 q2 q2* c1-2-5 c2-3-6 c3**-4-8",
    "scavenging-goblin": "q1 q1 c1-2-2 c1-2-2 c1*-2-2 c1*-2-2",
    "warrior-of-the-quay": "q1 q2 q2 c1-2-3 c1-2-3 c2-3-4",
    "witching-hag": "q1 q2 q2 c1-3-3 c1-3-3 c2-4-5",
    "death": "q1 q2 q2 s* s* s**",
    "growth": "q1 q2 q2 s s s",
    "life": "q1 q2 q2 s s s",
    "shaping": "q2 q2 d2 s s s",
    "victory": "q1 q2 q2 r+d1 s s",
}


@pytest.mark.parametrize("die", BOOK.dice, ids=lambda die: die.id)
def test_each_die_shows_what_is_printed(die):
    """[dice] [burst]"""
    shown = []
    for face in die.faces:
        stats = (
            f"-{face.attack}-{face.defence}" if face.kind == CREATURE and face.attack >= 0 else ""
        )
        shown.append(face.word + stats)
    assert " ".join(shown) == FACES[die.id]


@pytest.mark.parametrize("die", BOOK.dice, ids=lambda die: die.id)
def test_each_face_of_each_die_can_be_rolled(die):
    """[dice] [roll]"""
    card = next(card for card in BOOK.cards if card.die.id == die.id)
    family = [] if card.kind == 0 else [card.id]
    from tests.games.quarriors.scenes import Scene

    for side in range(6):
        scene = Scene(*family)
        scene.g.players[0].bag = scene.pile(**{card.id.replace("-", "_"): 1})
        scene.begin("roll", dice=[1, side + 1])
        assert scene.told("rolled")[0]["dice"] == [f"{card.id}:{die.faces[side].word}"]


def test_setup_draws_different_wilds_by_chance():
    """[setup.creatures] [setup.spells] [wilds]"""
    drawn = set()
    seen = set()
    for seed in range(200):
        numbers = random_numbers(BOOK, FastDice(seed))
        drawn.add(numbers)
        seen |= set(numbers)
        cards = [BOOK.cards[number] for number in numbers]
        assert len({card.die.id for card in cards}) == len(cards) == 13
        assert sum(card.kind == CREATURE for card in cards) == 7
        assert sum(card.kind == SPELL for card in cards) == 3
    assert len(drawn) == 200
    assert len(seen) == 53


def test_setup_chosen_by_the_players_in_turn():
    """[setup.chosen]"""
    g = laid(3, wilds="choose")
    assert g.asking() == "PickCards"
    assert len(g.legal()) == 30
    picks = []
    while g.asking() == "PickCards":
        picks.append(int(g.seat))
        g.apply(g.options[0])
    assert picks == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert [g.card(slot).die.id for slot in range(3, 6)] == [
        "deathdealer", "defender-of-the-pale", "devotee-of-the-holy-query"
    ]  # fmt: skip
    finish(g)


def test_setup_chosen_by_a_code():
    """[setup.chosen]"""
    first = laid(2, seed=11)
    code = str(first.view(None)["code"])
    assert len(code) == 9
    second = laid(4, seed=99, wilds="code", code=code.lower())
    assert second.wilds is first.wilds


def test_setup_chosen_by_names():
    """[setup.chosen]"""
    numbers = random_numbers(BOOK, FastDice(4))
    names = ", ".join(BOOK.cards[number].id for number in numbers[3:])
    assert laid(2, wilds="code", code=names).wilds.numbers == numbers


def test_codes_come_back_and_find_slips():
    """[setup.chosen]"""
    for seed in range(100):
        numbers = random_numbers(BOOK, FastDice(seed))
        code = code_of(BOOK, numbers)
        assert read_wilds(BOOK, code) == numbers
        assert read_wilds(BOOK, f" {code.replace('-', ' ')} ") == numbers
        wrong = code.replace(code[2], "Z" if code[2] != "Z" else "Y")
        with pytest.raises(SetupError):
            read_wilds(BOOK, wrong)


ALL_TEN = [
    "deathdealer", "ghostly-spirit", "primordial-ooze", "quake-dragon", "questing-wizard",
    "scavenging-goblin", "witching-hag", "death-spell", "life-spell", "growth-spell",
]  # fmt: skip


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (1, {}, "2 to 4 players, not 1"),
        (5, {}, "2 to 4 players, not 5"),
        (2, {"wilds": "chosen"}, "did you mean 'choose'?"),
        (2, {"wilds": "code"}, "right would be a wilds code of 8 signs"),
        (2, {"wilds": "code", "code": "166G-4G0E"}, "a sign of it is wrong"),
        (2, {"wilds": "code", "code": "166G"}, "right would be a wilds code of 8 signs"),
        (2, {"wilds": "code", "code": "deathdealer, witching-hagg"}, "did you mean"),
        (2, {"wilds": "code", "code": ", ".join(ALL_TEN[:9])}, "has 2 spell cards"),
        (2, {"wilds": "code", "code": ", ".join(["mighty-deathdealer", *ALL_TEN])}, "two cards of"),
        (2, {"rounds": 101}, "right would be a whole number from 0 to 100"),
        (2, {"spent-pile": "yes"}, "right would be: yes, no"),
    ],
)
def test_a_set_up_that_cannot_be_says_what_would_be_right(
    seats: int, options: dict[str, object], says: str
):
    """[setup]"""
    with pytest.raises(SetupError) as error:
        GAME.new(Setup("quarriors", seats, options), FastDice(1))
    assert says in str(error.value)


# ---- content ----


def pack(folder: Path, file: str, old: str, new: str) -> str:
    """Make a pack of one file with one change."""
    text = (OUR_CONTENT / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(folder)


def test_a_pack_replaces_the_files_it_has(tmp_path: Path):
    path = pack(tmp_path, "creatures.toml", "cost = 3\nglory = 2", "cost = 7\nglory = 5")
    book = open_book(path)
    assert (book.cards[3].cost, book.cards[3].glory) == (7, 5)
    assert GAME.content_version(path) != GAME.content_version()
    g = GAME.new(Setup("quarriors", 2, {}, path), FastDice(1))
    assert isinstance(g, Quarriors)
    finish(g)


def test_layout_does_not_change_the_version(tmp_path: Path):
    for file in OUR_CONTENT.glob("*.toml"):
        shutil.copy(file, tmp_path)
    dice = tmp_path / "dice.toml"
    dice.write_text("# a remark\n" + dice.read_text(encoding="utf-8"), encoding="utf-8")
    assert read_book(str(tmp_path)).version == BOOK.version


def test_an_empty_folder_is_no_pack(tmp_path: Path):
    with pytest.raises(ContentError, match=r"dice\.toml: cannot be read"):
        read_book(str(tmp_path))


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("creatures.toml", "cost = 3", "cost = -3", "deathdealer: 'cost' must be from 0 to 20"),
        ("creatures.toml", "cost = 3", "kost = 3", "deathdealer: 'cost' is missing; did you mean"),
        ("creatures.toml", 'op = "swap"', 'op = "swp"', "unknown op 'swp'; did you mean 'swap'"),
        ("creatures.toml", 'class = "deathdealer"', 'class = "deathleader"', "'class' is 'deathl"),
        ("creatures.toml", 'class = "deathdealer"', 'class = "death"', "is for spell cards"),
        ("creatures.toml", "amount = 1, burst = 1", "burst = 1", "effect 1: 'amount' is missing"),
        ("creatures.toml", 'op = "by-quiddity"', 'op = "surge"', "its die shows question marks"),
        ("creatures.toml", 'confidence = "A"', 'confidence = "D"', "known words: A, B, C"),
        ("creatures.toml", 'id = "strong-deathdealer"', 'id = "deathdealer"', "is taken by"),
        (
            "spells.toml",
            'when = "standard"',
            'when = "attach"',
            "does nothing on an attached spell",
        ),
        ("spells.toml", 'when = "attach"', 'when = "standard"', "does nothing on a standard spell"),
        ("spells.toml", 'provenance = "public"', 'provenance = "rumour"', "known words: rulebook"),
        ("dice.toml", "    { quiddity = 2 },\n]", "]", "a die has 6 faces, not 5"),
        ("dice.toml", 'true, join = "or"', 'true, join = "and"', "must be joined by 'or'"),
        ("dice.toml", "{ quiddity = 2 }", "{ burst = 2 }", "shows nothing"),
        ("dice.toml", "level = 1, attack = 1", "level = 1, atack = 1", "unknown key 'atack'"),
        ("basics.toml", "in-bag = 8", "in-bag = 9", "wants 36 dice; the box has 32"),
        ("basics.toml", "dice-per-card = 5", "dice-per-card = 16", "must be from 1 to 15, not 16"),
        ("basics.toml", "glory = [20, 15, 12]", "glory = [20, 15]", "2, 3 and 4 players"),
        ("basics.toml", "creature-cards = 7", "creature-cards = 8", "must be 7, not 8"),
        ("basics.toml", 'id = "portal"', 'id = "gate"', "must be quiddity, assistant, portal"),
    ],
)
def test_a_slip_in_a_content_file_is_named(
    tmp_path: Path, file: str, old: str, new: str, says: str
):
    path = pack(tmp_path, file, old, new)
    with pytest.raises(ContentError) as error:
        read_book(path)
    assert says in str(error.value)
    assert file in str(error.value)


def test_the_list_of_cards_tells_where_figures_come_from():
    listed = {str(card["id"]): card for card in GAME.cards()}
    assert len(listed) == 53
    dragon = listed["strong-quake-dragon"]
    assert dragon["alternatives"] == [{"cost": 8, "glory": 4, "source": "C"}]
    assert "source C has cost 8, glory 4" in str(dragon["note"])
    assert dragon["confidence"] == "C"
    assert listed["scavenging-goblin"]["sources"] == {
        "cost": "rulebook", "glory": "rulebook", "effect": "rulebook", "faces": "public",
    }  # fmt: skip
    assert sum(card["confidence"] == "B" for card in listed.values()) == 16


def test_roles_are_the_cards_a_player_has():
    g = laid(2, seed=3)
    assert GAME.roles(g) == [[], []]
    finish(g)
    for seat, roles in enumerate(GAME.roles(g)):
        assert all(g.dice_of(seat)[slot] > 0 for slot in range(13) if g.card(slot).id in roles)
    assert any(GAME.roles(g))


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_setup_first_is_any_seat(seat: int):
    """[setup.first]"""
    g = laid(4, first=f"seat-{seat}")
    assert (g.asking(), g.seat) == ("Opening", seat - 1)


def test_setup_first_is_a_seat_there_is():
    """[setup.first]"""
    with pytest.raises(SetupError, match="'seat-3' is for 3 to 4 players, not 2"):
        laid(2, first="seat-3")


def test_end_rounds_is_off_by_the_book():
    """[end.rounds]"""
    g = laid(2)
    g.round = 500
    assert (g.view(None)["rounds"], g.rounds) == (0, 999)
    assert laid(2, rounds=7).view(None)["rounds"] == 7
    stored = GAME.restored(Setup("quarriors", 2, {}))
    assert stored.options["rounds"] == 50
