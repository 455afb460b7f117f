"""What the first lesson says of lives and damage is what the cards do."""

from __future__ import annotations

import re

import pytest

from dicehall.games import find
from dicehall.games.shazar.library import open_book
from dicehall.games.shazar.table import Shazar
from dicehall.kit.dice import FastDice, ScriptedDice
from dicehall.kit.lesson import DO, RIVAL, find_lesson, seat_of
from dicehall.kit.look import turned
from dicehall.text import LANGUAGES, texts_of

BEATRICE = 1


def numbers(language: str, key: str) -> list[int]:
    """The numbers that a step of the lesson names."""
    text = texts_of(find("shazar"), language).text(key)
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_tells_the_damage_that_was_done(language: str) -> None:
    info = find("shazar")
    lesson = find_lesson(info, "first")
    g = info.new(info.check(lesson.setup("shazar")), ScriptedDice(lesson.dice, FastDice(1)))
    assert isinstance(g, Shazar)
    lives: dict[str, list[int]] = {}
    for step in lesson.steps:
        if "lesson-first-hurt" in step.text:
            break
        if step.kind in (DO, RIVAL):
            seat = seat_of(lesson, step)
            before = [int(mage.life) for mage in g.mages]
            g.play(seat, info.notation.read(turned(g, seat), step.answer))
            lives[step.answer] = [
                was - int(mage.life) for was, mage in zip(before, g.mages, strict=True)
            ]
    assert numbers(language, "lesson-first-hurt") == [lives["aim 2"][BEATRICE], lives["aim 1"][0]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_tells_what_the_meteor_would_have_done(language: str) -> None:
    meteor = next(spell for spell in open_book().spells if spell.id == "beatrice-meteor")
    astral, damage = numbers(language, "lesson-first-close")[-2:]
    assert damage == meteor.power + astral
