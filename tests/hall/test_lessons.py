"""A first game that teaches: the learner is led, rivals play by the lesson, then all is free."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest

from dicehall.games import find, names
from dicehall.kit.lesson import DO, find_lesson, lessons
from dicehall.kit.proof import verify
from dicehall.kit.replay import RecordError, read_text
from tests.hall.house import Data, House
from tests.hall.test_fair import node
from tests.hall.test_play_on import record_of

ALL = [(game, name) for game in names() for name in lessons(find(game))]


def learn(house: House, game: str = "pig") -> Data:
    return house.post("/api/lessons", {"game": game, "name": "Anna"})


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_played_through_the_hall(house: House, game: str, name: str):
    lesson = find_lesson(find(game), name)
    dos = [step for step in lesson.steps if step.kind == DO]
    anna = house.post("/api/lessons", {"game": game, "lesson": name, "name": "Anna"})
    with house.join(anna) as player:
        assert player.welcome["table"]["lesson"] == {"id": name, "steps": lesson.shown()}
        for given, step in enumerate(dos):
            player.asked()
            assert player.lesson["at"] == lesson.place(given)
            assert step.answer in player.lesson["accept"]
            assert player.answer(step.answer)["type"] == "accepted"
            player.until("step")
        assert player.lesson == {"at": len(lesson.shown()), "accept": []}


def test_what_the_lesson_does_not_take_is_refused_with_its_reason(house: House):
    anna = learn(house)
    with house.join(anna) as player:
        player.answer("roll")
        player.until("step")
        refused = player.answer("hold")
        assert (refused["type"], refused["error"]) == ("refused", "lesson")
        assert refused["phrase"] == {"key": "lesson-first-again-not-yet"}
        assert player.lesson["accept"] == ["roll"]
        assert player.answer("roll")["type"] == "accepted"


def test_a_lesson_goes_on_after_a_restart_with_the_dice_it_had(tmp_path: Path):
    path = tmp_path / "hall.sqlite3"
    with House(path) as house:
        anna = learn(house)
        with house.join(anna) as player:
            player.answer("roll")
            player.until("step")
    with House(path) as house, house.join(anna) as player:
        assert player.lesson["at"] == 2
        player.answer("roll")
        player.until("step")
        assert player.look["components"]["turn"]["points"] == 10


def test_after_the_lesson_the_game_is_free_and_its_record_holds(house: House, tmp_path: Path):
    anna = learn(house)
    with house.join(anna) as player:
        answers = ["roll", "roll", "hold", "roll", "hold"]
        while not player.asked()["over"]:
            options = [option["answer"] for option in player.look["question"]["options"]]
            wished = answers.pop(0) if answers else options[-1]
            assert player.answer(wished)["type"] == "accepted"
            player.until("step")
    record = record_of(house, anna)
    assert record.origin.prepared == find_lesson(find("pig"), "first").dice
    verify(record, find("pig"))
    path = tmp_path / "record.jsonl"
    path.write_text(record.text(), "utf-8")
    assert node(str(path)).stdout.startswith("right: ")  # a stranger's check, too
    head, rest = record.text().split("\n", 1)
    changed = json.loads(head)
    changed["dice"]["prepared"][0] = 5
    with pytest.raises(RecordError, match="is told as 3, but the secret gives 4"):
        verify(read_text(json.dumps(changed) + "\n" + rest), find("pig"))
    changed["dice"]["prepared"][0] = 0
    with pytest.raises(RecordError, match="'prepared' must be a list of faces"):
        read_text(json.dumps(changed) + "\n" + rest)


def test_who_watches_is_not_told_what_the_learner_may_answer(house: House):
    anna = learn(house)
    with house.join(anna) as player, house.join(anna, watch=True) as watcher:
        assert player.lesson["accept"] == ["roll"]
        assert watcher.lesson == {"at": 1, "accept": []}


@pytest.mark.parametrize(
    ("wish", "status", "error"),
    [
        ({"game": "pig", "lesson": "../first"}, 404, "no-lesson"),
        ({"game": "pig", "lesson": "second"}, 404, "no-lesson"),
        ({"game": "goose"}, 404, "no-game"),
        ({"game": "pig", "steps": []}, 422, "unfit"),
    ],
)
def test_a_lesson_that_there_is_not(house: House, wish: Data, status: int, error: str):
    with closing(house.try_post("/api/lessons", wish)) as answer:
        assert (answer.status_code, answer.json()["error"]) == (status, error)


def test_games_say_which_lessons_they_have(house: House):
    games = {game["id"]: game["lessons"] for game in house.get("/api/games")["games"]}
    assert games["pig"] == ["first"]
