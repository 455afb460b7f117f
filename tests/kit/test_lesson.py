"""Lessons: read from their files, and played to the end through the rules, with every answer
they accept."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicehall.games import find, names
from dicehall.kit.content import ContentError
from dicehall.kit.dice import FastDice, ScriptedDice
from dicehall.kit.lesson import (
    DO,
    RIVAL,
    Lesson,
    find_lesson,
    lessons,
    play_lesson,
    read_lesson,
    restored,
    seat_of,
)
from dicehall.kit.look import turned
from dicehall.kit.notation import Phrase
from dicehall.text import COMMON, LANGUAGES, texts_of
from tests.games.wording import patterns

ALL = [(game, name) for game in names() for name in lessons(find(game))]
LONGEST = 200  # letters of one step
GOOD = """
seats = 2
dice = [2]
[[step]]
do = "a"
answer = "roll"
"""


def lesson_file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "first.toml"
    path.write_text(text, encoding="utf-8")
    return path


def accepted(game: str, lesson: Lesson, number: int) -> list[str]:
    """What the engine offers at a step and the lesson accepts, besides the answer meant."""
    info = find(game)
    g = info.new(info.check(lesson.setup(game)), ScriptedDice(lesson.dice, FastDice(1)))
    for step in [one for one in lesson.steps[: number + 1] if one.kind in (DO, RIVAL)]:
        seat = seat_of(lesson, step)
        table = turned(g, seat)
        if step is lesson.steps[number]:
            offered = [info.notation.write(table, action) for action in table.legal()]
            return [one for one in offered if step.accepts(one) and one != step.answer]
        g.play(seat, info.notation.read(table, step.answer))
    raise AssertionError("no such step")


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_played_to_its_end(game: str, name: str):
    lesson = find_lesson(find(game), name)
    g = play_lesson(find(game), lesson)
    assert not g.over, "it ends in a free game"


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_answer_a_lesson_accepts_leads_to_its_end(game: str, name: str):
    lesson = find_lesson(find(game), name)
    dos = [number for number, step in enumerate(lesson.steps) if step.kind == DO]
    for number in dos[:-1]:  # after the last one the game is free
        for other in accepted(game, lesson, number):
            play_lesson(find(game), lesson, (number, other))


@pytest.mark.parametrize(("game", "name"), ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_text_in_every_language(game: str, name: str, language: str):
    known = {**patterns(find(game).folder / "text", language), **patterns(COMMON, language)}
    missing = [key for key in find_lesson(find(game), name).texts() if key not in known]
    assert missing == []


@pytest.mark.parametrize(("game", "name"), ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_read_at_a_glance(game: str, name: str, language: str):
    texts = texts_of(find(game), language)
    said = [texts.say(Phrase(key)) for key in find_lesson(find(game), name).texts()]
    assert [text for text in said if len(text) > LONGEST] == []


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_table_keeps_the_lesson_it_began_with(game: str, name: str):
    lesson = find_lesson(find(game), name)
    kept = restored(lesson.stored())
    assert [step.data() for step in kept.steps] == [step.data() for step in lesson.steps]
    assert (kept.dice, kept.options) == (lesson.dice, lesson.options)


@pytest.mark.parametrize("game", [game for game in names() if game != "pig"])
def test_a_first_game_is_neither_short_nor_long(game: str):
    lesson = find_lesson(find(game), "first")
    assert 12 <= len(lesson.shown()) <= 18
    assert lesson.steps[-1].kind == DO
    assert lesson.steps[-1].accept == ["*"], "the rest is the learner's"


def test_the_page_learns_nothing_of_what_rivals_will_do():
    lesson = find_lesson(find("pig"), "first")
    shown = lesson.shown()
    assert {part for step in shown for part in step} == {"kind", "text", "point"}
    assert {step["kind"] for step in shown} == {"tell", "do"}
    assert [lesson.place(given) for given in (0, 1, 3, 5, 9)] == [1, 2, 5, 7, 7]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("seats = 2\nstep = []\n", "the learner never answers"),
        (GOOD + "accept = ['hold']", "'roll', is not accepted"),
        (GOOD + "tell = 'b'", "one of 'tell', 'do' and 'rival'"),
        (GOOD + "pointt = 'b'", "did you mean 'point'"),
        (GOOD + "point = 'sky'", "'point' is 'sky'; known: answer, board"),
        (GOOD + "[[step]]\nrival = 0\nanswer = 'x'", "the learner is no rival"),
        (GOOD + "[[step]]\nrival = 2\nanswer = 'x'", "'rival' must be from 0 to 1"),
        (GOOD.replace("[2]", "[0]"), "'dice' number 1 must be 1 or more"),
    ],
)
def test_a_slip_in_a_lesson_is_named(tmp_path: Path, text: str, wrong: str):
    with pytest.raises(ContentError) as found:
        read_lesson(lesson_file(tmp_path, text))
    assert wrong in str(found.value)
    assert "first.toml" in str(found.value)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (GOOD.replace('"roll"', '"hold"'), "first step 1: 'hold' is none of: roll"),
        (GOOD.replace("[2]", "[2, 2]"), "1 faces of the dice are left over"),
        (GOOD + "[[step]]\nrival = 1\nanswer = 'roll'", "seats [0] are asked Turn, no step is"),
    ],
)
def test_a_lesson_that_does_not_fit_its_game_is_named(tmp_path: Path, text: str, wrong: str):
    lesson = read_lesson(lesson_file(tmp_path, text))
    with pytest.raises(ContentError) as found:
        play_lesson(find("pig"), lesson)
    assert wrong in str(found.value)


def test_an_unknown_lesson_is_named_with_those_there_are():
    with pytest.raises(ContentError, match="pig has no lesson 'second'; known lessons: first"):
        find_lesson(find("pig"), "second")
