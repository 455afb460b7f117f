"""A record put to the proof: the dice by the secret alone, the game by its rules."""

from __future__ import annotations

from typing import Any

from dicehall.kit.dice import Dice, commitment, seal_of
from dicehall.kit.game import GameInfo
from dicehall.kit.match import Match
from dicehall.kit.replay import Origin, Record, RecordError, Told, dice_from, last, seeded
from dicehall.kit.table import Table


class Checked:
    """How many draws were computed again, and how many dice that people saw were compared."""

    def __init__(self) -> None:
        self.draws = 0
        self.dice = 0


def check_dice(record: Record, where: str = "record") -> Checked:
    """Compute every draw anew from the secret and compare it with what the record tells of.

    No rule of a game is needed: a draw is so many sides and a value, and an event that shows dice
    says which draws look so. Of an event's draws and dice with as many sides, all of the fewer must
    be found among the others (a bag of six is drawn from as a die is, and some dice stay lying).
    """
    for origin in [*[stage.origin for stage in record.stages], record.origin]:
        verify_secret(origin, where)
    checked = Checked()
    dice = seeded(record.first(), where)
    for answers, happened in enumerate(record.told):
        at = f"{where} line {answers + 1}"
        if answers > 0:
            dice = dice_from(record.stages, record.origin, answers - 1) or dice
        for event in happened:
            check_event(event, dice, checked, at)
    return checked


def check_event(event: Told, dice: Dice, checked: Checked, at: str) -> None:
    """Compare the draws of one event, and the dice it shows."""
    name = event.get("event", "what no event tells")
    draws = event.get("draws", [])
    assert isinstance(draws, list)
    for sides, value in draws:
        found = int(dice.below(sides))
        checked.draws += 1
        if found != value:
            raise RecordError(
                f"{at}: {name}: draw {checked.draws} of {sides} is told as {value}, "
                f"but the secret gives {found}"
            )
    shown = event.get("shows", [])
    if not isinstance(shown, list):
        raise RecordError(f"{at}: {name}: 'shows' must be a list of [sides, [draws]]")
    fallen = [draw for draw in draws if any(die[0] == draw[0] for die in shown)]
    paired = matched(fallen, shown)
    if paired < min(len(fallen), len(shown)):
        raise RecordError(f"{at}: {name}: the dice shown, {shown}, are not those drawn, {fallen}")
    checked.dice += paired


def matched(draws: list[list[int]], shown: list[list[Any]]) -> int:
    """Return how many draws can be paired with a die that looks so, each die once.

    >>> matched([[6, 0], [6, 1]], [[6, [0, 1]], [6, [0]]])
    2
    """
    of_die: dict[int, int] = {}

    def place(draw: int, tried: set[int]) -> bool:
        sides, value = draws[draw]
        for die in range(len(shown)):
            if die in tried or shown[die][0] != sides or value not in shown[die][1]:
                continue
            tried.add(die)
            if die not in of_die or place(of_die[die], tried):
                of_die[die] = draw
                return True
        return False

    return sum([place(draw, set()) for draw in range(len(draws))])


def verify(record: Record, info: GameInfo, where: str = "record") -> Table:
    """Play the record again and check dice, answers, what happened, and result."""
    check_dice(record, where)
    g = last(record, info, where)
    if record.told:
        verify_told(record, info, where)
    result = record.result
    if record.agreed:
        drawn = [1 / record.setup.seats] * record.setup.seats
        if g.over or result != drawn:
            raise RecordError(f"{where}: ended by consent, but it is no draw of an open game")
        return g
    if g.over != (result is not None):
        raise RecordError(
            f"{where}: the answers {'end' if g.over else 'do not end'} the game, "
            f"but the record has {'a' if result is not None else 'no'} result"
        )
    if result is not None and result != g.returns():
        raise RecordError(f"{where}: the result is {result}, but the game gives {g.returns()}")
    return g


def verify_told(record: Record, info: GameInfo, where: str) -> None:
    """Check that the game tells what the record says has happened."""
    setup = info.restored(record.setup, record.version)
    match = Match(info, setup, record.origin, record.stages)
    for seat, answer in record.answers:
        match.play(seat, match.read(seat, answer))
    for i, happened in enumerate(match.record().told):
        if happened != record.told[i]:
            raise RecordError(f"{where} line {i + 1}: 'told' is not what the game tells")


def verify_secret(origin: Origin, where: str) -> None:
    """Check sealed dice against what was published before the game."""
    if not origin.commitment:
        return
    if not origin.secret:
        raise RecordError(f"{where} line 1: the dice are still sealed, nothing to verify yet")
    try:
        made = commitment(origin.secret)
    except ValueError:
        raise RecordError(f"{where} line 1: the secret is not hexadecimal") from None
    if made != origin.commitment:
        raise RecordError(
            f"{where} line 1: the secret does not fit the commitment published before the game"
        )
    for seat in range(len(origin.seals)):
        if origin.seals[seat] != seal_of(origin.salts[seat]):
            raise RecordError(f"{where} line 1: the salt of seat {seat} does not fit its seal")
