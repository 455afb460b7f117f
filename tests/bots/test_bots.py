"""Bots choose legally, reproducibly and honestly."""

from __future__ import annotations

import pytest

from dicehall.bots.bot import Bot, GreedyBot, RandomBot, ThumbBot
from dicehall.bots.levels import (
    BOTS,
    SearchBot,
    ladder_of,
    make_bot,
    style_of,
)
from dicehall.games import find, names
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup, SetupError
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.style import LEVELS

KINDS = ("random", "greedy", "thumb", "ahead", "search")
TURNS = 25  # levels differ in the number of turns alone


def bot_of(kind: str, game: str) -> Bot:
    return SearchBot(style_of(game), TURNS) if kind == "search" else make_bot(kind, game)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", names())
def test_a_bot_chooses_the_same_whatever_it_cannot_know(game: str, kind: str) -> None:
    """Tables that differ only in what the seat cannot know get the same answer."""
    info = find(game)
    player = bot_of(kind, game)
    for seed in range(4):
        g = info.new(info.random_setup(FastDice(seed)), FastDice(seed))
        picks = FastDice(100 + seed)
        while not g.over:
            if g.decisions % 17 == 4 * seed:
                seat = int(g.seat)
                twin = g.determinised(seat, FastDice(picks.below(1000)))
                chosen = player.choose(Knowledge(g, seat), FastDice(5))
                assert chosen in g.legal()
                assert player.choose(Knowledge(twin, seat), FastDice(5)) == chosen
            g.apply(g.options[picks.below(g.option_count)])


def test_knowledge_leaves_the_table_alone() -> None:
    info = find("warriorz")
    g = info.new(info.random_setup(FastDice(3)), FastDice(3))
    knowledge = Knowledge(g, int(g.seat))
    before = g.decisions
    knowledge.deal(FastDice(1)).apply(knowledge.options()[0])
    assert g.decisions == before
    assert knowledge.options() == g.legal()
    assert knowledge.view() == g.view(int(g.seat))
    assert knowledge.asking() == g.asking()


def test_every_bot_can_be_had_by_name() -> None:
    kinds = [type(make_bot(name, "warriorz")) for name in BOTS]
    assert kinds == [RandomBot, GreedyBot, ThumbBot, SearchBot] + 2 * [ThumbBot] + 3 * [SearchBot]


@pytest.mark.parametrize("game", names())
def test_plans_are_played_to_the_end_and_hold_to_their_idea(game: str) -> None:
    """Each plan of a game plays, and answers otherwise than rules of thumb now and then."""
    info = find(game)
    for name in info.plans:
        plan, thumb = make_bot(f"plan:{name}", game), make_bot("thumb", game)
        differs = 0
        for seed in range(2):
            g = info.new(
                info.check(Setup(game, max(2, info.fewest), dict(info.duel))), FastDice(seed)
            )
            dice = FastDice(seed)
            while not g.over:
                knowledge = Knowledge(g, int(g.seat))
                chosen = plan.choose(knowledge, dice)
                assert chosen in g.legal()
                differs += chosen != thumb.choose(knowledge, dice)
                g.apply(chosen)
        assert differs > 3, name


def test_a_bot_with_a_taste_keeps_to_it_through_a_game() -> None:
    info = find("quarriors")
    g = info.new(info.check(Setup("quarriors", 2)), FastDice(4))
    plain, tasting = make_bot("ahead", "quarriors"), make_bot("ahead:2", "quarriors")
    dice = FastDice(1)
    differs = 0
    while not g.over:
        knowledge = Knowledge(g, int(g.seat))
        chosen = tasting.choose(knowledge, dice)
        seed = dice.below(1000)
        assert tasting.choose(knowledge, FastDice(seed)) == tasting.choose(
            knowledge, FastDice(seed)
        )
        differs += chosen != plain.choose(knowledge, FastDice(seed))
        g.apply(chosen)
    assert differs > 5
    with pytest.raises(SetupError, match="bot ahead:much"):
        make_bot("ahead:much", "quarriors")


def test_a_plan_that_is_not_there_is_named() -> None:
    with pytest.raises(SetupError, match="no bot 'plan:dance'; plans of warriorz: plan:turtle, "):
        make_bot("plan:dance", "warriorz")
    with pytest.raises(SetupError, match="plans of pig: none"):
        make_bot("plan:rush", "pig")


def test_higher_levels_are_less_careless_or_search_longer() -> None:
    for game in [*names(), ""]:
        rungs = [(-rung.careless, rung.turns) for rung in ladder_of(game)]
        assert len(rungs) == LEVELS
        assert rungs == sorted(set(rungs))
        champion = make_bot(f"level-{LEVELS}", game)
        assert isinstance(champion, SearchBot)
        assert champion.careless == 0


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SetupError, match="did you mean 'greedy'"):
        make_bot("gredy")
    with pytest.raises(SetupError, match="there is no bot 'level-6'"):
        make_bot("level-6", "warriorz")


@pytest.mark.parametrize("game", names())
def test_a_rule_of_thumb_likes_every_option_at_least_a_little(game: str) -> None:
    info = find(game)
    for seed in range(6):
        picks = FastDice(seed)
        g = info.new(info.random_setup(picks), picks)
        while not g.over:
            for option in g.legal():
                assert 1 <= g.liking(option) < 1000, info.notation.write(g, option)
            g.apply(g.options[picks.below(g.option_count)])


@pytest.mark.parametrize("game", names())
def test_who_is_careless_does_what_a_beginner_would(game: str) -> None:
    """A beginner's slips follow the rules of thumb; they are not the throw of a die."""
    info = find(game)
    g = info.new(info.check(Setup(game, max(2, info.fewest))), FastDice(2))
    picks = FastDice(5)
    beginner = ThumbBot(100)
    liked = even = 0.0
    for answer in range(150):
        if g.over:
            break
        if g.option_count > 1:
            knowledge = Knowledge(g, int(g.seat))
            chosen = beginner.choose(knowledge, picks)
            assert chosen in g.legal()
            world = knowledge.deal(FastDice(answer))
            liked += float(world.liking(chosen))
            likings = [float(world.liking(option)) for option in g.legal()]
            even += sum(likings) / len(likings)
            g.apply(chosen)
        else:
            g.apply(g.options[0])
    assert liked >= 0.9 * even


def test_bold_and_careful_bots_choose_differently_and_well() -> None:
    """Among options about as good the bold rush, the careful keep away."""
    info = find("warriorz")
    differs = 0
    for level in ("level-2", "level-3"):
        g = info.new(info.check(Setup("warriorz", 2, dict(info.duel))), FastDice(6))
        picks = FastDice(1)
        while not g.over and g.decisions < 60:
            if g.option_count > 1 and g.decisions % 3 == 0:
                knowledge = Knowledge(g, int(g.seat))
                answers = [
                    make_bot(f"{level}:{temper}", "warriorz").choose(knowledge, FastDice(1))
                    for temper in ("bold", "careful")
                ]
                assert all(answer in g.legal() for answer in answers)
                differs += answers[0] != answers[1]
            g.apply(g.options[picks.below(g.option_count)])
    assert differs > 2
    with pytest.raises(SetupError, match="no bot 'level-2:brave'"):
        make_bot("level-2:brave", "warriorz")


@pytest.mark.parametrize("game", names())
def test_each_temper_is_a_plan_of_the_game(game: str) -> None:
    info = find(game)
    for temper in info.tempers:
        assert info.temper(temper) is not None
