"""The tool by which a lesson gets its dice."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicehall.games import find, names
from dicehall.kit.content import ContentError
from dicehall.kit.lesson import find_lesson, lessons, read_lesson
from tools.lesson_dice import main, play_with, with_dice

ALL = [(game, name) for game in names() for name in lessons(find(game))]
PIG = find("pig")


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_file_of_a_lesson_holds_every_draw_until_its_end(game: str, name: str):
    lesson = find_lesson(find(game), name)
    play = play_with(find(game), lesson, lesson.dice, 2, [])
    assert play.complete, play.lines[-30:]
    assert play.faces() == lesson.dice


def test_wishes_name_a_draw_or_an_event_and_leave_the_others():
    lesson = find_lesson(PIG, "first")
    fallen = play_with(PIG, lesson, lesson.dice, 1, []).faces()
    assert play_with(PIG, lesson, lesson.dice, 1, ["2=5"]).faces() == [fallen[0], 5, *fallen[2:]]
    wished = play_with(PIG, lesson, lesson.dice, 1, ["rolled:3=2"])
    assert wished.faces() == [*fallen[:2], 2, *fallen[3:]]


def test_a_wish_that_cannot_be_granted_is_named():
    lesson = find_lesson(PIG, "first")
    with pytest.raises(ContentError, match="draw 2 is to show 7, but has 6 sides"):
        play_with(PIG, lesson, lesson.dice, 1, ["2=7"])
    with pytest.raises(ContentError, match="rolled:9 does not happen"):
        play_with(PIG, lesson, lesson.dice, 1, ["rolled:9=1"])


def test_where_the_steps_end_the_question_is_told_with_its_answers():
    lesson = find_lesson(PIG, "first")
    lines = play_with(PIG, lesson, lesson.dice, 1, []).lines
    assert lines[-3].startswith("seat 0 is asked: ")
    assert [line.split()[0] for line in lines[-2:]] == ["roll", "hold"]


def test_a_step_that_does_not_fit_is_named(tmp_path: Path):
    path = tmp_path / "first.toml"
    path.write_text('seats = 2\ndice = [3]\n[[step]]\ndo = "a"\nanswer = "hold"\n', "utf-8")
    play = play_with(PIG, read_lesson(path), [], 1, [])
    assert not play.complete
    assert "step 1: seat 0 cannot answer 'hold'" in play.lines


def test_dice_are_written_into_the_file_and_nothing_else():
    text = (PIG.folder / "lessons" / "first.toml").read_text("utf-8")
    assert with_dice(text, find_lesson(PIG, "first").dice) == text
    long = with_dice(text, [6] * 80)
    assert max([len(line) for line in long.splitlines()]) <= 100
    assert long.partition("]\n")[2] == text.partition("]\n")[2]


def test_the_command_tells_what_happens_and_how_long_it_is(capsys: pytest.CaptureFixture[str]):
    main(["pig", "--at", "2=5", "--event", "rolled:1=6"])
    told = capsys.readouterr().out
    assert "rolled:1  Player 1 rolls 6.  [1: 6/6]" in told
    assert "rolled:2  Player 1 rolls 5.  [2: 5/6]" in told
    assert told.endswith("6 draws; 7 steps are shown\n")
