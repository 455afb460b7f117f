"""What is still to come for one who has just died does not come. [death.turn] [effects.dead]"""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.games.shazar.attacks import Attack
from dicehall.games.shazar.hands import GuardianFight
from dicehall.games.shazar.moves import Arrival, Jumps, Steps
from dicehall.games.shazar.running import Effects
from dicehall.games.shazar.table import Shazar
from dicehall.games.shazar.turn import Turn
from dicehall.kit.table import NOBODY


def forget(g: Shazar, seat: i64) -> None:
    """Own turns end at once; what others were doing to the dead is over. [death.turn]
    [effects.dead]"""
    if seat == g.active:
        end_turn(g)
        return
    for i in range(len(g.stack)):
        frame = g.stack[i]
        if isinstance(frame, Effects):
            if frame.actor == seat:
                frame.done = True
            if frame.target == seat:
                frame.target = NOBODY
            if frame.chosen == seat:
                frame.chosen = NOBODY
        elif isinstance(frame, Steps):
            if frame.who == seat:
                frame.left = 0
        elif isinstance(frame, (Arrival, Jumps)):
            if frame.who == seat:
                frame.done = True
        elif isinstance(frame, GuardianFight):
            if frame.seat == seat:
                frame.done = True
        elif isinstance(frame, Attack):
            if frame.actor == seat or frame.target == seat:
                frame.done = True


def end_turn(g: Shazar) -> None:
    """Drop all that is unfinished in the turn under way. [death.turn]"""
    turn = g.bottom()
    if not isinstance(turn, Turn):
        return
    for i in range(1, len(g.stack)):
        g.stack[i].done = True
    turn.close()
