"""The search: it finds what wins, keeps secrets apart, and stops in time."""

from __future__ import annotations

import time

import pytest

from dicehall.bots.bot import Note
from dicehall.bots.levels import SearchBot, style_of
from dicehall.bots.search import Budget, Search
from dicehall.games import find, names
from dicehall.games.pig.table import HOLD, ROLL, Pig, Turn
from dicehall.games.warriorz.battle import ChooseCards
from dicehall.games.warriorz.table import NO_CARD, Warriorz
from dicehall.kit.action import act
from dicehall.kit.dice import FastDice, ScriptedDice
from dicehall.kit.game import Setup
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.style import Style
from dicehall.kit.table import Table
from tests.tables import midway


def searched(g: Table, turns: int, seed: int = 3, style: Style | None = None) -> Search:
    search = Search(Knowledge(g, int(g.seat)), FastDice(seed), style or Style())
    search.run(Budget(turns))
    return search


def pig(goal: int, scores: tuple[int, int], points: int) -> Pig:
    """The first player's turn, with so many points in it."""
    g = find("pig").new(Setup("pig", 2, {"goal": goal}), ScriptedDice([2] * 40, FastDice(1)))
    assert isinstance(g, Pig)
    while g.seat != 0 or g.option_count < 2:
        g.apply(act(ROLL))
    g.scores[0], g.scores[1] = scores
    turn = g.stack[-1]
    assert isinstance(turn, Turn)
    turn.points = points
    return g


def test_who_would_lose_by_holding_rolls_on() -> None:
    """The other needs one point, so the next turn is hardly ever ours."""
    assert searched(pig(20, (10, 19), 2), 2000).best() == act(ROLL)


def test_a_great_gain_is_held() -> None:
    assert searched(pig(100, (0, 0), 60), 2000).best() == act(HOLD)


def test_a_careless_searcher_answers_anything_now_and_then() -> None:
    knowledge = Knowledge(pig(100, (0, 0), 60), 0)
    dice = FastDice(1)

    def answers(careless: int) -> set[int]:
        bot = SearchBot(style_of("pig"), 500, careless)
        return {bot.choose(knowledge, dice) for _ in range(20)}

    assert answers(0) == {act(HOLD)}
    assert answers(99) == {act(HOLD), act(ROLL)}


@pytest.mark.parametrize("game", names())
def test_equal_seeds_give_equal_searches(game: str) -> None:
    g = midway(game, 2, 12)
    one, two = searched(g, 40, 7), searched(g, 40, 7)
    assert one.estimates() == two.estimates()
    assert one.best() == two.best()
    assert [one.share(seat) for seat in range(2)] == [two.share(seat) for seat in range(2)]


def test_every_turn_is_counted_once_at_the_root() -> None:
    search = searched(midway("warriorz", 4, 30), 500)
    assert sum(tries for _action, tries, _share in search.estimates()) == 500
    assert all(0.0 <= share <= 1.0 for _action, _tries, share in search.estimates())


def test_shares_add_up_where_nobody_has_a_partner() -> None:
    search = searched(midway("warriorz", 4, 30), 300)
    assert sum(search.share(seat) for seat in range(4)) == pytest.approx(1.0)


def sealed_question(seed: int) -> Warriorz:
    """A table where cards are put face down, and one of two has already done so."""
    g = find("warriorz").new(Setup("warriorz", 2, {"draw": "random"}), FastDice(seed))
    assert isinstance(g, Warriorz)
    while True:
        frame = g.stack[-1]
        if isinstance(frame, ChooseCards) and frame.pending in (1, 2):
            return g
        g.apply(g.options[0])


def face_down(g: Table) -> list[int]:
    """The numbers of the cards that lie face down."""
    assert isinstance(g, Warriorz)
    cards = [int(g.warriors[i].chosen) for i in range(len(g.warriors))]
    return [card for card in cards if card != NO_CARD]


def test_a_sealed_answer_is_not_seen_by_who_answers_next() -> None:
    """The same question is remembered once, whatever lies face down before the other."""
    g = sealed_question(2)
    knowledge = Knowledge(g, int(g.seat))
    search = Search(knowledge, FastDice(1), Style())
    worlds = [knowledge.deal(FastDice(seed)) for seed in range(40)]
    assert len({tuple(face_down(world)) for world in worlds}) > 3
    assert len({search.key(world) for world in worlds}) == 1


def test_questions_that_a_seat_can_tell_apart_are_remembered_apart() -> None:
    g = sealed_question(2)
    search = Search(Knowledge(g, int(g.seat)), FastDice(1), Style())
    other = g.copy()
    other.warriors[0].lives -= 1
    assert search.key(g) != search.key(other)


class Diary(Note):
    """Keeps all that was noted."""

    def __init__(self) -> None:
        self.answers: list[int] = []

    def write(self, action: int) -> None:
        self.answers.append(int(action))


def test_a_search_by_time_stops_before_its_end_and_notes_answers_meanwhile() -> None:
    g = midway("warriorz", 4, 30)
    diary = Diary()
    bot = SearchBot(style_of("warriorz"), 1 << 40)
    bot.limit(0.2, diary)
    begin = time.process_time()
    chosen = bot.choose(Knowledge(g, int(g.seat)), FastDice(1))
    assert time.process_time() - begin < 1.0
    assert chosen in g.legal()
    assert len(diary.answers) > 1
    assert set(diary.answers) <= set(g.legal())


def test_a_budget_counts_seconds_on_the_wall_or_of_the_processor() -> None:
    begin = time.thread_time()
    assert begin <= Budget(1, 0.2, processor=True).now() <= time.thread_time()
    begin = time.perf_counter()
    assert begin <= Budget(1, 0.2).now() <= time.perf_counter()


def test_a_shorter_limit_holds_and_a_longer_does_not_lengthen() -> None:
    bot = SearchBot(style_of("pig"), 10)
    bot.limit(0.5)
    bot.limit(2.0)
    assert bot.seconds == 0.5
    bot.limit(0.1)
    assert bot.seconds == 0.1


def test_an_only_option_needs_no_search() -> None:
    g = find("pig").new(Setup("pig", 2), FastDice(1))
    assert g.option_count == 1
    assert SearchBot(style_of("pig"), 1 << 40).choose(Knowledge(g, 0), FastDice(1)) == g.options[0]


def test_an_answer_that_nothing_can_change_comes_at_once() -> None:
    """With fewer turns left than the best answer leads by, the search stops; the answer stays."""
    info = find("warriorz")
    g = info.new(info.check(Setup("warriorz", 2, dict(info.duel))), FastDice(3))
    picks = FastDice(4)
    sooner = 0
    while not g.over and g.decisions < 60:
        if g.option_count > 1 and g.decisions % 9 == 0:
            knowledge = Knowledge(g, int(g.seat))
            whole = Search(knowledge, FastDice(1), info.style)
            whole.run(Budget(200))
            hasty = Search(knowledge, FastDice(1), info.style)
            hasty.run(Budget(200, answer=True))
            assert hasty.best() == whole.best()
            sooner += hasty.iterations < whole.iterations
        g.apply(g.options[picks.below(g.option_count)])
    assert sooner > 0


def test_a_warband_is_drawn_by_lot_among_the_good_ones() -> None:
    """So not every game against the same bot is against the same fighters."""
    info = find("warriorz")
    g = info.new(info.check(Setup("warriorz", 2, {"draw": "choose"})), FastDice(3))
    while g.asking() != "PickWarriors" or g.option_count < 2:
        g.apply(g.options[0])
    style = Style(explore=9.0, steps=0, lots=("PickWarriors",))
    search = searched(g, 120, style=style)
    good = search.good()
    assert good[0] == search.best()
    for edge in range(search.edge_count[0]):
        search.won[edge] = float(search.tries[edge]) / 2  # all as good
        search.tries[edge] = max(1, search.tries[edge])
    assert {search.answer(FastDice(seed)) for seed in range(90)} == set(search.good())
    assert len(search.good()) > 1
    always = searched(g, 120, style=Style(explore=9.0, steps=0))
    assert {always.answer(FastDice(seed)) for seed in range(20)} == {always.best()}


def test_answers_that_meet_the_same_luck_are_told_apart_sooner() -> None:
    """How much better one answer looks than another depends less on the dice of the search."""
    g = find("quarriors").new(Setup("quarriors", 2), FastDice(4))
    while g.asking() != "Capture" or g.option_count < 3:
        g.apply(g.options[g.dice.below(g.option_count)])
    spread = {}
    for alike in (True, False):
        style = Style(explore=2.0, steps=0, prior=3.0, alike=alike)
        leads = []
        for seed in range(60):
            search = Search(Knowledge(g, int(g.seat)), FastDice(seed), style)
            search.run(Budget(120))
            found = search.estimates()
            leads.append(found[0][2] - found[1][2])
        mean = sum(leads) / len(leads)
        spread[alike] = sum((lead - mean) ** 2 for lead in leads)
    assert spread[True] < 0.7 * spread[False]
