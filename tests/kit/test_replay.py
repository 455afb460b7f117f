"""Records: written, read, played again; whatever is wrong with one is said with its line."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from dicehall.games import find, names
from dicehall.kit.dice import FastDice, KeptDice, SealedDice, commitment, seal_of
from dicehall.kit.game import Setup
from dicehall.kit.match import Match
from dicehall.kit.proof import verify
from dicehall.kit.replay import (
    Origin,
    Record,
    RecordError,
    Stage,
    last,
    read,
    read_text,
    steps,
)

PIG = find("pig")
SECRET = "5a" * 32
DATA = Path(__file__).parent.parent / "data"


def game(origin: Origin | None = None) -> Record:
    """A short game of Pig: roll twice, then hold."""
    setup = Setup("pig", 2, {"goal": 20, "rounds": 3})
    match = Match(PIG, setup, origin or Origin(seed=8))
    match.names = ["Anna", "Béla"]
    turn = 0
    while not match.table.over:
        options = match.table.legal()
        turn = turn + 1 if len(options) > 1 else 0
        match.play(match.table.seat, options[-1] if turn == 2 else options[0])
    return match.record()


def text_with(line: int, change: dict[str, object] | str | None) -> str:
    """The record with one line replaced, or some of its keys (None: left out)."""
    lines = game().text().splitlines()
    if isinstance(change, str):
        lines[line] = change
    elif change is None:
        del lines[line]
    else:
        fields = json.loads(lines[line]) | change
        fields = {key: value for key, value in fields.items() if value is not None}
        lines[line] = json.dumps(fields)
    return "\n".join([*lines, ""])


def test_a_record_is_readable_text():
    first, second, *_, result = game().text().splitlines()
    assert json.loads(first) == {
        "dicehall": 2,
        "game": "pig",
        "version": "1",
        "seats": 2,
        "options": {"goal": 20, "rounds": 3},
        "dice": {"seed": 8},
        "names": ["Anna", "Béla"],
        "told": [],
    }
    assert json.loads(second) == {
        "seat": 0,
        "answer": "roll",
        "told": [
            {"event": "rolled", "seat": "1", "face": 3, "draws": [[6, 2]], "shows": [[6, [2]]]}
        ],
    }
    assert set(json.loads(result)) == {"answers", "result"}
    assert "Béla" in first


def test_what_is_written_is_read():
    text = game().text()
    record = read_text(text)
    assert record.text() == text
    assert record.names == ["Anna", "Béla"]
    assert verify(record, PIG).over


@pytest.mark.parametrize("salts", [[], ["a", "ü"]])
def test_a_game_with_sealed_dice_is_read_and_verified(salts: list[str]):
    record = read_text(game(Origin(0, commitment(SECRET), SECRET, salts)).text())
    assert isinstance(record.origin.dice(), SealedDice)
    assert record.origin.salts == salts
    verify(record, PIG)


def sealed_salts() -> Origin:
    salts = ["0a" * 32, ""]
    return Origin(0, commitment(SECRET), SECRET, salts, [seal_of(salt) for salt in salts])


def test_salts_that_were_sealed_are_compared_with_their_seals():
    record = read_text(game(sealed_salts()).text())
    assert record.origin.data()["derivation"] == 2
    verify(record, PIG)
    record.origin.salts[0] = "0b" * 32
    with pytest.raises(RecordError, match="the salt of seat 0 does not fit its seal"):
        verify(record, PIG)


@pytest.mark.parametrize(
    ("right", "wrong", "why"),
    [
        ('"derivation": 2', '"derivation": 3', "dice we do not know"),
        (f'"seals": ["{seal_of("0a" * 32)}", ""]', '"seals": ["", ""]', "one of them not empty"),
        (f'"seals": ["{seal_of("0a" * 32)}", ""]', '"seals": [""]', "as many as 'salts'"),
    ],
)
def test_dice_of_a_derivation_that_makes_no_sense_are_refused(right: str, wrong: str, why: str):
    text = game(sealed_salts()).text()
    assert right in text
    with pytest.raises(RecordError, match=why):
        read_text(text.replace(right, wrong))


def test_a_draw_by_consent_is_an_open_game_with_equal_shares():
    match = Match(PIG, Setup("pig", 2), Origin(seed=8))
    match.play(0, match.read(0, "roll"))
    match.agreed = True
    record = read_text(match.record().text())
    assert record.agreed
    assert record.result == [0.5, 0.5]
    assert not verify(record, PIG).over
    record.result = [1.0, 0.0]
    with pytest.raises(RecordError, match="ended by consent"):
        verify(record, PIG)


def test_the_dice_of_a_seed_are_fast():
    assert isinstance(Origin(seed=3).dice(), FastDice)


def test_while_the_dice_are_sealed_the_record_has_the_commitment_only():
    record = game(Origin(0, commitment(SECRET), SECRET, ["a"]))
    record.origin.secret = ""
    assert SECRET not in record.text()
    again = read_text(record.text())
    with pytest.raises(RecordError, match="line 1: the dice are still sealed"):
        verify(again, PIG)
    with pytest.raises(RecordError, match="the dice are still sealed"):
        again.origin.dice()


def test_every_step_of_a_record_can_be_looked_at():
    record = game()
    decisions = [int(g.decisions) for g in steps(record, PIG)]
    assert decisions == list(range(len(record.answers) + 1))


def test_a_record_in_mid_game_is_played_as_far_as_it_goes():
    record = game()
    record.answers, record.result = record.answers[:3], None
    g = last(read_text(record.text()), PIG)
    assert (g.decisions, g.over) == (3, False)
    verify(record, PIG)


# ---- what can be wrong with the text ----


@pytest.mark.parametrize(
    ("line", "change", "reason"),
    [
        (0, "", "line 1: "),
        (0, "{", "line 1: not JSON, or cut off"),
        (0, "[1]", "line 1: must be a JSON object"),
        (0, "{}", "line 1: 'dicehall' is missing"),
        (0, {"dicehall": 3}, "line 1: 'dicehall' must be 1 or 2"),
        (0, {"dicehall": "1"}, "line 1: 'dicehall' must be a whole number, not '1'"),
        (0, {"game": None}, "line 1: 'game' is missing"),
        (0, {"game": 3}, "line 1: 'game' must be text, not 3"),
        (0, {"version": None}, "line 1: 'version' is missing"),
        (0, {"seats": "2"}, "line 1: 'seats' must be a whole number, not '2'"),
        (0, {"seats": True}, "line 1: 'seats' must be a whole number, not True"),
        (0, {"seats": 2.0}, "line 1: 'seats' must be a whole number, not 2.0"),
        (0, {"options": []}, "line 1: 'options' must be an object, not []"),
        (0, {"dice": None}, "line 1: 'dice' is missing"),
        (0, {"dice": {}}, "line 1: 'commitment' is missing"),
        (0, {"dice": {"seed": 1 << 70}}, "line 1: 'seed' must be a whole number"),
        (0, {"dice": {"seed": 1, "luck": 2}}, "line 1: unknown 'luck'"),
        (0, {"dice": {"commitment": "ab"}}, "line 1: 'salts' is missing"),
        (0, {"dice": {"commitment": "", "salts": []}}, "line 1: 'commitment' is empty"),
        (0, {"dice": {"commitment": "ab", "salts": [1]}}, "'salts' must be a list of texts"),
        (0, {"names": "Anna"}, "line 1: 'names' must be a list of texts"),
        (0, {"names": ["Anna"]}, "line 1: 'names' has 1 for 2 seats; right would be none, or one"),
        (0, {"names": ["A", "B", "C"]}, "line 1: 'names' has 3 for 2 seats"),
        (0, {"content": 5}, "line 1: 'content' must be text, not 5"),
        (0, {"colour": "red"}, "line 1: unknown 'colour'"),
        (2, "", "line 3: "),
        (2, '{"seat": 0, "answer": ', "line 3: not JSON, or cut off"),
        (2, "null", "line 3: must be a JSON object"),
        (2, "[" * 100_000, "line 3: not JSON, or cut off"),
        (2, {"seat": None}, "line 3: 'seat' is missing"),
        (2, {"seat": "0"}, "line 3: 'seat' must be a whole number, not '0'"),
        (2, {"answer": None}, "line 3: 'answer' is missing"),
        (2, {"answer": 1}, "line 3: 'answer' must be text, not 1"),
        (2, {"time": 1}, "line 3: unknown 'time'"),
        (2, '{"result": [1, 0], "answers": 1}', "line 4: stands after the result"),
        (2, '{"result": [1, 0], "answers": 7}', "line 3: counts 7 answers, but 1 stand above"),
        (0, {"told": {}}, "line 1: 'told' must be a list of objects"),
        (2, {"told": None}, "line 3: 'told' is missing"),
        (2, {"told": [3]}, "line 3: 'told' must be a list of objects"),
        (2, {"told": [{"draws": [[6, 6]]}]}, "line 3: 'draws' must be a list of [sides, value]"),
        (2, {"told": [{"draws": [6]}]}, "line 3: 'draws' must be a list of [sides, value]"),
        (-1, {"answers": 1}, "counts 1 answers, but"),
        (-1, {"answers": None}, "'answers' is missing"),
        (-1, {"result": "won"}, "'result' must be a list of numbers"),
        (-1, {"result": [True, 0]}, "'result' must be a list of numbers"),
        (-1, {"result": [10**400, 0]}, "'result' has a number that is too large"),
        (-1, {"winner": 1}, "unknown 'winner'"),
    ],
)
def test_a_corrupt_record_names_the_line(
    line: int, change: dict[str, object] | str | None, reason: str
):
    with pytest.raises(RecordError) as found:
        read_text(text_with(line, change), "game.jsonl")
    assert str(found.value).startswith("game.jsonl line ")
    assert reason in str(found.value)


def test_a_record_cut_off_anywhere_is_noticed():
    text = game().text()
    for end in range(1, len(text)):
        if text[end - 1] != "\n":
            with pytest.raises(RecordError, match=r"line \d+: "):
                read_text(text[:end])


@pytest.mark.parametrize(
    ("text", "reason"), [("", "record: empty"), ("\n", "line 1: "), ("\n\n", "line 1: ")]
)
def test_an_empty_record_is_refused(text: str, reason: str):
    with pytest.raises(RecordError, match=reason):
        read_text(text)


# ---- what can be wrong with the game it tells ----


@pytest.mark.parametrize(
    ("line", "change", "reason"),
    [
        (0, {"version": "0"}, "line 1: played with content version '0', but here is '1'"),
        (0, {"game": "chess"}, "line 1: 'chess' is not 'pig'"),
        (0, {"seats": 9, "names": None}, "line 1: pig is for 2 to 8 players, not 9"),
        (0, {"options": {"gaol": 9}}, "line 1: pig has no option 'gaol'; did you mean 'goal'?"),
        (0, {"options": {"goal": 5}}, "line 1: option 'goal' is 5"),
        (1, {"answer": "hold"}, "line 2: 'hold' does not answer Turn"),
        (1, {"answer": "jump"}, "line 2: cannot read 'jump'"),
        (1, {"seat": 1}, "line 2: seat 1 has nothing to choose now"),
        (1, {"seat": 99}, "line 2: seat 99 has nothing to choose now"),
        (1, {"seat": -5}, "line 2: seat -5 has nothing to choose now"),
    ],
)
def test_a_record_that_cannot_be_played_names_the_line(
    line: int, change: dict[str, object], reason: str
):
    record = read_text(text_with(line, change))
    with pytest.raises(RecordError) as found:
        last(record, PIG)
    assert reason in str(found.value)


def test_answers_after_the_end_are_refused():
    record = game()
    record.answers.append((0, "roll"))
    line = len(record.answers) + 1
    with pytest.raises(RecordError, match=f"line {line}: the game is over"):
        last(record, PIG)


# ---- what verify finds ----


def test_another_result_is_found():
    record = game()
    record.result = [0.5, 0.5]
    with pytest.raises(RecordError, match=r"the result is \[0.5, 0.5\], but the game gives"):
        verify(record, PIG)


def test_a_missing_result_is_found():
    record = game()
    record.result = None
    with pytest.raises(RecordError, match="the answers end the game, but the record has no result"):
        verify(record, PIG)


def test_a_result_before_the_end_is_found():
    record = game()
    record.answers.pop()
    with pytest.raises(RecordError, match="do not end the game, but the record has a result"):
        verify(record, PIG)


def test_another_seed_is_found():
    record = game()
    record.origin.seed += 1
    with pytest.raises(RecordError):
        verify(record, PIG)


@pytest.mark.parametrize(
    ("secret", "reason"),
    [("00" * 32, "does not fit the commitment"), ("xyz", "the secret is not hexadecimal")],
)
def test_another_secret_is_found(secret: str, reason: str):
    record = game(Origin(0, commitment(SECRET), SECRET, []))
    record.origin.secret = secret
    with pytest.raises(RecordError, match=reason):
        verify(record, PIG)


def test_other_salts_are_found():
    record = game(Origin(0, commitment(SECRET), SECRET, ["a", "b"]))
    record.origin.salts = ["b", "a"]
    with pytest.raises(RecordError):
        verify(record, PIG)


def test_dice_that_are_not_hexadecimal_cannot_be_played_either():
    record = game(Origin(0, commitment(SECRET), SECRET, []))
    record.origin.secret = "xyz"
    with pytest.raises(RecordError, match="line 1: "):
        last(record, PIG)


# ---- files ----


def test_a_record_is_saved_and_read(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    game().save(path)
    assert read(path).text() == game().text()
    assert os.listdir(tmp_path) == ["game.jsonl"]


def test_a_failed_save_leaves_the_old_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "game.jsonl"
    old = game()
    old.save(path)
    new = game(Origin(seed=9))

    def full(*args: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="no space left"):
        new.save(path)
    assert read(path).text() == old.text()


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path):
    with pytest.raises(RecordError, match="No such file"):
        read(tmp_path / "none.jsonl")
    path = tmp_path / "picture.jsonl"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match=r"picture.jsonl: not a record: it is not UTF-8 text"):
        read(path)


# ---- played on from a moment ----


def played_on(answers: int = 3) -> Record:
    """The short game up to a moment, and then on with other dice."""
    before = game(Origin(0, commitment(SECRET), SECRET, ["a"]))
    origin = Origin(0, commitment("c3" * 32), "c3" * 32, ["b"])
    match = Match(PIG, before.setup, origin, [Stage(answers, before.origin)])
    for seat, answer in before.answers[:answers]:
        match.play(seat, match.read(seat, answer))
    while not match.table.over:
        match.play(match.table.seat, match.table.legal()[-1])
    return match.record()


@pytest.mark.parametrize("answers", [0, 1, 3])
def test_a_game_played_on_is_read_and_verified(answers: int):
    record = read_text(played_on(answers).text())
    assert record.text() == played_on(answers).text()
    assert record.stages[0].answers == answers
    assert verify(record, PIG).over


def test_the_dice_change_at_the_moment_and_not_before():
    record, before = played_on(3), game(Origin(0, commitment(SECRET), SECRET, ["a"]))
    assert record.answers[:3] == before.answers[:3]
    shown = [g.view(None) for g in steps(record, PIG)]
    assert shown[:4] == [g.view(None) for g in steps(before, PIG)][:4]
    kinds = [g.dice.copy() for g in steps(record, PIG)]
    keys = [
        kept.dice.key
        for kept in kinds
        if isinstance(kept, KeptDice) and isinstance(kept.dice, SealedDice)
    ]
    assert len(set(keys)) == 2
    assert keys[2] != keys[3] == keys[-1]


def test_a_game_may_be_played_on_twice():
    first = played_on(3)
    more = Stage(5, first.origin)
    match = Match(PIG, first.setup, Origin(seed=4), [*first.stages, more])
    for seat, answer in first.answers[:5]:
        match.play(seat, match.read(seat, answer))
    while not match.table.over:
        match.play(match.table.seat, match.table.legal()[0])
    record = read_text(match.record().text())
    assert [stage.answers for stage in record.stages] == [3, 5]
    verify(record, PIG)


def test_answers_that_came_with_the_game_are_not_taken_back():
    first = game()
    match = Match(PIG, first.setup, Origin(seed=4), [Stage(2, first.origin)])
    for seat, answer in first.answers[:2]:
        match.play(seat, match.read(seat, answer))
    assert match.last_free(first.answers[1][0]) == -1
    shown = match.table.view(None)
    match.play(match.table.seat, match.table.legal()[0])
    match.take_back(2)
    assert match.table.view(None) == shown


STAGE = {"answers": 3, "dice": {"seed": 8}}


@pytest.mark.parametrize(
    ("stages", "reason"),
    [
        ([], "line 1: 'from' must be a list"),
        (STAGE, "line 1: 'from' must be a list"),
        ([3], "line 1: 'from' must be a list"),
        ([{"answers": 3}], "line 1: 'dice' is missing"),
        ([{"dice": {"seed": 8}}], "line 1: 'answers' is missing"),
        ([STAGE | {"answers": -1}], "counted from 0 and grow"),
        ([STAGE, STAGE], "counted from 0 and grow"),
        ([STAGE | {"more": 1}], "line 1: unknown 'more'"),
        ([STAGE | {"answers": 999}], "line 1: 'from' tells of 999 answers, but"),
        ([STAGE | {"dice": {"commitment": "", "salts": []}}], "line 1: 'commitment' is empty"),
    ],
)
def test_a_wrong_beginning_is_refused_with_its_line(stages: object, reason: str):
    with pytest.raises(RecordError, match=reason):
        read_text(text_with(0, {"from": stages}))


def test_the_secrets_of_all_stages_are_checked():
    record = played_on(3)
    record.stages[0].origin.secret = "00" * 32
    with pytest.raises(RecordError, match="does not fit the commitment"):
        verify(record, PIG)
    record.stages[0].origin.secret = ""
    with pytest.raises(RecordError, match="still sealed"):
        verify(record, PIG)


@pytest.mark.parametrize("game", names())
def test_a_record_of_the_first_format_still_opens(game: str):
    """Played before records told what happened, and before Shadespire's deck lists were secret."""
    record = read(DATA / f"{game}-format-1.jsonl")
    info = find(game)
    assert record.told == []
    assert verify(record, info).over
    restored = info.restored(record.setup)
    assert set(restored.options) == {option.id for option in info.options}
