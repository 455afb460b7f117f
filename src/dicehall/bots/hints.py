"""The best options of a question, with their win shares and a reason in words."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.bots.search import Budget, Search, by_liking
from dicehall.kit.action import Action
from dicehall.kit.dice import FastDice
from dicehall.kit.game import GameInfo
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.notation import Phrase
from dicehall.kit.style import Style
from dicehall.kit.table import Table

MOST = 3  # options shown
WORLDS = 60  # imagined for each reason
AHEAD = 14  # answers played on in each
WORTH_SAYING = 0.15  # a smaller difference is no reason


class Hint:
    """One good option: how often it wins, and what it brings sooner than the others."""

    def __init__(self, action: Action, share: float, tries: int, reason: Phrase) -> None:
        self.action = action
        self.share = share
        self.tries = tries
        self.reason = reason

    def data(self, answer: str, label: Phrase) -> dict[str, object]:
        """Return the hint as plain data, with the words of its option."""
        return {
            "answer": answer,
            "label": label.data(),
            "share": round(self.share, 3),
            "reason": self.reason.data(),
        }


def hints(
    info: GameInfo, knowledge: Knowledge, seed: i64, style: Style, budget: Budget
) -> list[Hint]:
    """Return the best options, the best first.

    An option counts as good if it was tried at least a tenth as often as the best.
    """
    search = Search(knowledge, FastDice(seed), style)
    search.run(budget)
    found = sorted(search.estimates(), key=tried_and_won, reverse=True)
    enough = max(1, found[0][1] // 10)
    good = [estimate for estimate in found[:MOST] if estimate[1] >= enough]
    even = search.whole / float(search.seats)
    usual = prospects(info, knowledge, -1, seed)
    return [
        Hint(
            action,
            search.style.promise(share, even),
            int(tries),
            reason(info, knowledge, action, usual, seed),
        )
        for action, tries, share in good
    ]


def tried_and_won(estimate: tuple[Action, i64, float]) -> tuple[int, float]:
    """Return what options are ordered by."""
    return int(estimate[1]), estimate[2]


def prospects(
    info: GameInfo, knowledge: Knowledge, action: Action, seed: i64
) -> dict[tuple[str, bool], float]:
    """Return the mean figures of the standing a while after an option; -1: after any of them.

    Each figure is taken for the own seat (True) and as the mean of the others (False).
    """
    totals: dict[tuple[str, bool], float] = {}
    for world in range(WORLDS):
        dice = FastDice(seed + world)
        g = knowledge.deal(dice)
        options = g.legal()
        g.apply(action if action >= 0 else options[world % len(options)])
        play_on(g, dice)
        scores = info.scores(g)
        for seat in range(len(scores)):
            mine = seat == knowledge.seat
            weight = 1.0 if mine else 1.0 / float(max(1, len(scores) - 1))
            for key, figure in scores[seat].items():
                totals[key, mine] = totals.get((key, mine), 0.0) + weight * float(figure)
    return {key: total / WORLDS for key, total in totals.items()}


def play_on(g: Table, dice: FastDice) -> None:
    """Let everybody answer by rules of thumb for a while."""
    steps: i64 = AHEAD
    while not g.over and steps > 0:
        g.apply(by_liking(g, dice))
        steps -= 1


def reason(
    info: GameInfo,
    knowledge: Knowledge,
    action: Action,
    usual: dict[tuple[str, bool], float],
    seed: i64,
) -> Phrase:
    """Return the figure in which an option differs most from the usual, in its favour."""
    after = prospects(info, knowledge, action, seed)
    best = ("", True)
    best_gain = WORTH_SAYING
    for key, mean in after.items():
        gain = mean - usual.get(key, 0.0)
        if not key[1]:
            gain = -gain
        if gain > best_gain:
            best_gain = gain
            best = key
    figure, mine = best
    if not figure:
        return Phrase("hint-wins-most")
    words = "hint-more-own" if mine else "hint-less-others"
    return Phrase(words, {"amount": round(best_gain, 1), "what": Phrase(f"score-{figure}")})
