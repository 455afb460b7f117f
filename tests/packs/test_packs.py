"""Packs: cards, dice, texts and pictures that somebody else brings."""

from __future__ import annotations

import json
import pickle
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from dicehall.cli import main
from dicehall.games import find
from dicehall.kit.content import ContentError
from dicehall.kit.dense import DenseActions
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup, SetupError
from dicehall.kit.match import Match
from dicehall.kit.proof import verify
from dicehall.kit.replay import Origin, RecordError, read
from dicehall.packs.checking import faults
from dicehall.packs.laying import laid, laid_files
from dicehall.packs.pack import read_pack
from dicehall.text import texts_of

MARSH = Path(__file__).parents[2] / "examples" / "lantern-marsh"
QUARRIORS = find("quarriors")
WILDS = (
    "lantern-newt, marsh-ghostly-spirit, deathdealer, quake-dragon, questing-wizard, "
    "scavenging-goblin, witching-hag, death-spell, growth-spell, life-spell"
)


def copied(folder: Path) -> Path:
    """The example pack, to be changed."""
    return Path(shutil.copytree(MARSH, folder / "marsh"))


def change(file: Path, old: str, new: str) -> None:
    """Change a text in a file."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def played(content: str, seed: int, **options: object) -> Match:
    """A game by chance, to its end."""
    setup = Setup("quarriors", 2, options, content)
    match = Match(QUARRIORS, QUARRIORS.check(setup), Origin(seed=seed))
    dice = FastDice(seed)
    while not match.table.over:
        g = match.table
        match.play(int(g.seat), g.options[dice.below(int(g.option_count))])
    return match


def wilds_of(g: Any) -> set[str]:
    """The cards that lie in the middle."""
    return {wild["card"] for wild in g.view(0)["wilds"]}


# ---- playing with one ----


def test_the_example_is_good(capsys: pytest.CaptureFixture[str]):
    assert main(["pack", "check", str(MARSH)]) == 0
    said = capsys.readouterr().out
    assert "'lantern-marsh' 1.0" in said
    assert "4 entries, 3 languages, 1 picture" in said


def test_cards_of_a_pack_are_played():
    match = played(laid(QUARRIORS, [MARSH]), 3, wilds="code", code=WILDS)
    told = match.record().text()
    assert '"card": "lantern-newt"' in told or "lantern-newt" in told
    ids = wilds_of(match.table)
    assert {"lantern-newt", "marsh-ghostly-spirit"} <= ids


def test_a_pack_brings_its_words_in_three_languages():
    content = laid(QUARRIORS, [MARSH])
    said = [
        texts_of(QUARRIORS, lang, content).text("card-lantern-newt") for lang in ("en", "ru", "hu")
    ]
    assert said == ["Lantern Newt", "Фонарный тритон", "Lámpás gőte"]
    assert texts_of(QUARRIORS, "en").text("card-lantern-newt") == "⟨card-lantern-newt⟩"


def test_the_terminal_plays_with_a_pack(capsys: pytest.CaptureFixture[str]):
    command = ["simulate", "quarriors", "--games", "2", "--workers", "1", "--pack", str(MARSH)]
    assert main([*command, "-o", "wilds=code", "-o", f"code={WILDS}", "--lang", "en"]) == 0
    assert "Lantern Newt" in capsys.readouterr().out
    assert main(["cards", "quarriors", "lantern-newt", "--pack", str(MARSH), "--lang", "hu"]) == 0
    assert "Lámpás gőte" in capsys.readouterr().out


def test_two_packs_lie_together(tmp_path: Path):
    other = copied(tmp_path)
    change(other / "pack.toml", '"lantern-marsh"', '"other-marsh"')
    for path in other.rglob("*.*"):
        if path.suffix in (".toml", ".ftl") and path.name != "pack.toml":
            path.write_text(path.read_text("utf-8").replace("lantern-newt", "glow-newt"), "utf-8")
    change(other / "content" / "creatures.toml", 'id = "marsh-', 'id = "mire-')
    (other / "pictures" / "lantern-newt.svg").unlink()
    content = laid(QUARRIORS, [other, MARSH])
    ids = {card["id"] for card in QUARRIORS.cards(content)}
    assert {"lantern-newt", "glow-newt", "mire-ghostly-spirit"} <= ids
    named = QUARRIORS.check(Setup("quarriors", 2, {}, content)).options["packs"]
    assert re.fullmatch(r"lantern-marsh@1.0#\w{12}, other-marsh@1.0#\w{12}", str(named))
    with pytest.raises(SetupError, match="'lantern-marsh' is named twice"):
        laid(QUARRIORS, [MARSH, MARSH])
    with pytest.raises(SetupError, match="is for quarriors, not for shazar"):
        laid(find("shazar"), [MARSH])


def test_a_card_of_ours_is_replaced_only_by_name(tmp_path: Path):
    pack = copied(tmp_path)
    file = pack / "content" / "creatures.toml"
    change(file, 'id = "marsh-ghostly-spirit"', 'id = "ghostly-spirit"')
    assert "name it in 'replaces' of pack.toml" in faults(pack)[0]
    change(pack / "pack.toml", 'version = "1.0"', 'version = "1.0"\nreplaces = ["ghostly-spirit"]')
    content = laid(QUARRIORS, [pack])
    cards = {str(card["id"]): card for card in QUARRIORS.cards(content)}
    assert cards["ghostly-spirit"]["figures"]["cost"] == 5  # type: ignore[index]
    order = [str(card["id"]) for card in QUARRIORS.cards()]
    assert [id for id in cards if id in order] == order, "it stands where ours stood"


def test_the_guide_shows_the_example():
    guide = (MARSH.parents[1] / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    shown = re.findall(r"```(toml|ftl)\n(.*?)```", guide, re.DOTALL)
    files = [
        path.read_text("utf-8") for path in MARSH.rglob("*.*") if path.suffix in (".toml", ".ftl")
    ]
    for _kind, block in shown:
        lines = "".join(line[3:] for line in block.splitlines(keepends=True))
        for part in re.split(r"(?m)^(?=card-)", lines):
            assert any(part.strip() in text for text in files), part
    assert len(shown) == 3
    assert read_pack(MARSH).label in guide


# ---- checking ----

SLIPS = [
    ("pack.toml", 'game = "quarriors"', 'game = "quariors"', "did you mean 'quarriors'?"),
    ("pack.toml", 'version = "1.0"', 'version = "new"', "'version' is 'new'; right would be"),
    ("pack.toml", 'name = "lantern-marsh"', 'name = "Marsh 1"', "'name' is 'Marsh 1'; right would"),
    ("pack.toml", 'name = "lantern-marsh"', "", "'name' is missing"),
    ("content/creatures.toml", "cost = 4", "cost = 40", "newt: 'cost' must be from 0 to 20"),
    ("content/creatures.toml", 'op = "draw"', 'op = "drow"', "unknown op 'drow'; did you mean"),
    ("content/creatures.toml", 'id = "lantern-newt"', 'id = ""', "[[creature]]: 'id' is missing"),
    ("content/creatures.toml", "[[creature]]", "[creature]", "content/creatures.toml: "),
    ("content/dice.toml", "    { quiddity = 2 },\n", "", "a die has 6 faces, not 5"),
    ("content/dice.toml", "[[die]]", "size = 3\n[[die]]", "begins with a key; a pack brings"),
    ("text/ru.ftl", "card-lantern-newt =", "card-lantern-nwt =", "'card-lantern-newt' is missing"),
    ("text/hu.ftl", "group-lantern-newt = Lámpás gőte\n", "", "'group-lantern-newt' is missing"),
    ("text/en.ftl", "pack-lantern-marsh =", "pack-marsh =", "'pack-lantern-marsh' is missing"),
    ("text/en.ftl", "card-lantern-newt = Lantern Newt", "card-lantern-newt", "text/en.ftl, line"),
    ("pictures/lantern-newt.svg", "<rect", "<script>1</script><rect", "holds more than a picture"),
    ("pictures/lantern-newt.svg", "<rect", '<image href="http://x.example/"/><rect', "holds more"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "says"), SLIPS, ids=[slip[3] for slip in SLIPS])
def test_a_fault_is_told_in_a_line(
    file: str, old: str, new: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    pack = copied(tmp_path)
    change(pack / file, old, new)
    assert main(["pack", "check", str(pack)]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert any(says in line for line in lines), lines
    assert all(line.startswith(str(pack)) for line in lines), "each names the pack's own file"


def test_whoever_plays_with_a_faulty_pack_is_told_the_packs_own_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    pack = copied(tmp_path)
    change(pack / "content" / "creatures.toml", "cost = 4", "cost = 40")
    assert main(["simulate", "quarriors", "--games", "1", "--pack", str(pack)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(
        f"dicehall: {pack / 'content' / 'creatures.toml'}: creature lantern-newt"
    )
    assert said.count("\n") == 1


def test_all_faults_are_told_at_once(tmp_path: Path):
    pack = copied(tmp_path)
    change(pack / "content" / "creatures.toml", "cost = 4", "cost = 40")
    change(pack / "content" / "creatures.toml", "glory = 3", "glory = 30")
    found = faults(pack)
    assert len(found) == 2
    assert "creature lantern-newt: 'cost'" in found[0]
    assert "creature strong-lantern-newt: 'glory'" in found[1]


@pytest.mark.parametrize(
    ("file", "says"),
    [
        ("content/cards.toml", "quarriors has no such file; it has basics.toml"),
        ("text/de.ftl", "texts are en.ftl, ru.ftl, hu.ftl"),
        ("pictures/lantern-newt.gif", "pictures are .svg, .png"),
        ("pictures/no-such-card.svg", "no card has the id 'no-such-card'"),
        ("pictures/strong-lantern-newt.png", "is no png"),
        ("run.py", "a pack holds pack.toml, content/, text/ and pictures/"),
    ],
)
def test_a_file_that_does_not_belong_there_is_a_fault(file: str, says: str, tmp_path: Path):
    pack = copied(tmp_path)
    (pack / file).write_text("<svg></svg>")
    assert any(says in fault and file in fault for fault in faults(pack))


def test_what_is_no_pack_is_said_to_be_none(tmp_path: Path):
    assert faults(tmp_path) == [
        f"{tmp_path / 'pack.toml'}: cannot be read: No such file or directory"
    ]


# ---- records ----


def test_a_record_names_the_packs_it_needs(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "game.jsonl"
    match = played(laid(QUARRIORS, [MARSH]), 5)
    match.record().save(path)
    head = json.loads(path.read_text("utf-8").splitlines()[0])
    assert head["options"]["packs"] == read_pack(MARSH).label
    assert "content" not in head, "where they lay is nobody's business"
    assert main(["replay", str(path), "--verify"]) == 2
    assert "needs the pack 'lantern-marsh' 1.0 (" in capsys.readouterr().err
    assert main(["replay", str(path), "--verify", "--pack", str(MARSH)]) == 0
    newer = copied(tmp_path)
    change(newer / "pack.toml", '"1.0"', '"1.1"')
    capsys.readouterr()
    assert main(["replay", str(path), "--verify", "--pack", str(newer)]) == 2
    wrong = capsys.readouterr().err
    assert re.search(r"needs the pack 'lantern-marsh' 1.0 \(\w+\), not 'lantern-marsh' 1.1", wrong)
    record = read(path)
    with pytest.raises(RecordError, match="needs the pack"):
        verify(record, QUARRIORS, "game")


def test_the_digest_covers_all_that_a_pack_brings(tmp_path: Path):
    pack = copied(tmp_path)
    before, version = read_pack(pack).digest, QUARRIORS.content_version(laid(QUARRIORS, [pack]))
    change(pack / "text" / "hu.ftl", "Lámpás láp", "Lámpás Láp")
    assert read_pack(pack).digest != before
    assert QUARRIORS.content_version(laid(QUARRIORS, [pack])) != version
    assert QUARRIORS.content_version() != version


# ---- no ceilings ----


def many(folder: Path, cards: int) -> Path:
    """A pack with so many cards of one class."""
    pack = copied(folder)
    entry = (MARSH / "content" / "creatures.toml").read_text("utf-8").split("\n\n")[0]
    text = "\n\n".join(entry.replace('id = "lantern', f'id = "l{i}') for i in range(cards))
    (pack / "content" / "creatures.toml").write_text(text + "\n", encoding="utf-8")
    (pack / "pictures" / "lantern-newt.svg").unlink()
    return pack


def test_a_class_may_have_any_number_of_cards(tmp_path: Path):
    content = laid(QUARRIORS, [many(tmp_path, 300)])
    assert len(QUARRIORS.cards(content)) == 353
    for seed in range(3):
        assert played(content, seed).table.over
    code = WILDS.replace("lantern-newt", "l299-newt").replace(
        "marsh-ghostly-spirit", "ghostly-spirit"
    )
    g: Any = QUARRIORS.new(
        QUARRIORS.check(Setup("quarriors", 2, {"wilds": "code", "code": code}, content)),
        FastDice(1),
    )
    assert "l299-newt" in wilds_of(g)


def test_a_question_may_have_any_number_of_answers(tmp_path: Path):
    content = laid(QUARRIORS, [many(tmp_path, 300)])
    g = QUARRIORS.new(Setup("quarriors", 2, {"wilds": "choose"}, content), FastDice(1))
    assert g.option_count == 330
    last = g.options[int(g.option_count) - 1]
    for twin in (g.copy(), pickle.loads(pickle.dumps(g))):
        assert twin.legal() == g.legal()
    dense = DenseActions(QUARRIORS.notation)
    with pytest.raises(
        ValueError, match="'pick' has numbers for 60 things; a pack has brought more"
    ):
        [dense.first(g.options[i]) for i in range(int(g.option_count))]
    g.apply(last)
    dice = FastDice(2)
    while not g.over:
        g.apply(g.options[dice.below(int(g.option_count))])


def test_packs_that_do_not_fit_say_so(tmp_path: Path):
    twin = copied(tmp_path)
    change(twin / "pack.toml", '"lantern-marsh"', '"twin-marsh"')
    with pytest.raises(ContentError, match="there is such a card"):
        laid_files(QUARRIORS, [read_pack(MARSH), read_pack(twin)])


# ---- entries with parts, and cards that were never printed ----

OAK = """[[warrior]]
id = "agaric"
latin = "Quercus"
colour = "purple"
lives = 5
size = 5
defence = 6
provenance = "invented"
sources = { lives = "rulebook", size = "inferred", defence = "invented" }
"""


def oak(folder: Path, cards: list[str], replaces: list[str], warrior: str = OAK) -> Path:
    """A pack for Warriorz with a warrior, or none, and cards of the one named before them."""
    pack = folder / "old-oak"
    (pack / "content").mkdir(parents=True)
    (pack / "text").mkdir()
    named = json.dumps(replaces)
    (pack / "pack.toml").write_text(
        f'name = "old-oak"\ngame = "warriorz"\nversion = "1.0"\nreplaces = {named}\n'
    )
    text = "\n".join([warrior, *cards])
    (pack / "content" / "warriors.toml").write_text(text, encoding="utf-8")
    for language in ("en", "ru", "hu"):
        (pack / "text" / f"{language}.ftl").write_text("pack-old-oak = Oak\n    .text = Old.\n")
    return pack


def cards_of_agaric() -> list[str]:
    """The eight cards of the box's first warrior, as they stand there."""
    warriorz = find("warriorz")
    text = laid_files(warriorz, [])["warriors.toml"].decode()
    first = text.split("[[warrior]]")[1]
    return ["[[warrior.card]]" + card for card in first.split("[[warrior.card]]")[1:]]


def test_a_warrior_is_replaced_together_with_its_cards(tmp_path: Path):
    cards = [card.replace("initiative = 8", "initiative = 7") for card in cards_of_agaric()]
    pack = oak(tmp_path, cards, ["agaric"])
    assert faults(pack) == []
    joined = laid_files(find("warriorz"), [read_pack(pack)])["warriors.toml"].decode()
    ours = laid_files(find("warriorz"), [])["warriors.toml"].decode()
    assert joined.count("[[warrior]]") == ours.count("[[warrior]]")
    assert joined.count("[[warrior.card]]") == ours.count("[[warrior.card]]")
    assert joined.count("Quercus") == 1
    assert joined.index('"agaric"') < joined.index('"baobab"'), "it stands where ours stood"


def test_a_fault_of_a_warrior_is_not_told_again_of_its_cards(tmp_path: Path):
    found = faults(oak(tmp_path, cards_of_agaric(), ["agaric"], OAK.replace("sources", "source")))
    assert [line.partition("warriors.toml: ")[2] for line in found] == [
        "warrior agaric: 'sources' is missing; did you mean it by 'source'?"
    ]


def test_a_warrior_that_comes_without_its_cards_is_a_fault(tmp_path: Path):
    found = faults(oak(tmp_path, [], ["agaric"]))
    assert len(found) == 1
    assert "agaric" in found[0]


def test_one_card_of_a_warrior_is_replaced_by_itself(tmp_path: Path):
    feint = cards_of_agaric()[0].replace("initiative = 8", "initiative = 7")
    pack = oak(tmp_path, [feint], ["agaric-feint"], warrior="")
    assert faults(pack) == []
    joined = laid_files(find("warriorz"), [read_pack(pack)])["warriors.toml"].decode()
    assert joined.count('"agaric-feint"') == 1
    assert joined.index('"agaric-feint"') < joined.index('"agaric-rapier"')


def test_a_card_of_another_warrior_is_not_taken_along(tmp_path: Path):
    cards = cards_of_agaric()
    cards[0] = cards[0].replace("agaric-feint", "baobab-roots")
    ours = laid_files(find("warriorz"), [])["warriors.toml"].decode()
    other = re.search(r'id = "(baobab-[a-z-]+)"', ours)
    assert other
    cards[0] = cards[0].replace("baobab-roots", other[1])
    found = faults(oak(tmp_path, cards, ["agaric"]))
    assert f"{other[1]}: there is such a card" in found[0]


def test_a_card_of_a_pack_needs_no_printed_number(tmp_path: Path):
    shadespire = find("shadespire")
    pack = tmp_path / "ember-oath"
    (pack / "content").mkdir(parents=True)
    (pack / "text").mkdir()
    (pack / "pack.toml").write_text(
        'name = "ember-oath"\ngame = "shadespire"\nversion = "1.0"\n', encoding="utf-8"
    )
    brought = {
        "upgrade": 'effect = [{ op = "defence", amount = 1 }]',
        "objective": 'glory = 1\nwhen = "end-phase"\ncondition = { op = "leader-killed" }',
        "ploy": 'when = "power-step"\neffect = [{ op = "draw", amount = 1 }]',
    }
    for kind, says in brought.items():
        (pack / "content" / f"{kind}s.toml").write_text(
            f'[[{kind}]]\nid = "ember-{kind}"\nwarband = "garrek"\n{says}\n'
            'provenance = "invented"\n',
            encoding="utf-8",
        )
    for language in ("en", "ru", "hu"):
        (pack / "text" / f"{language}.ftl").write_text(
            "pack-ember-oath = Oath\n    .text = Embers.\n"
            + "".join(f"card-ember-{kind} = Ember\n    .text = It glows.\n" for kind in brought),
            encoding="utf-8",
        )
    assert faults(pack) == []
    cards = {card["id"]: card for card in shadespire.cards(laid(shadespire, [pack]))}
    assert cards["ember-upgrade"]["figures"] == cards["ember-ploy"]["figures"] == {}
    assert cards["ember-objective"]["figures"] == {"glory": 1}
    assert cards["bloodslick"]["figures"] == {"number": 21}
