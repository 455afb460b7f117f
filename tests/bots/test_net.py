"""The net: exact sums, honest rows, weights that say where they come from."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from dicehall.bots.levels import SearchBot, make_bot, style_of, tuned
from dicehall.bots.search import Budget, Search
from dicehall.bots.selfplay import Harvest, by_draw, by_thumb, drawn
from dicehall.games import find, names
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup, SetupError
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.net import FILE, MOST_ROWS, NetError, net_of, read_net, share_of
from dicehall.kit.style import Style
from dicehall.kit.table import Table
from dicehall.lab.learner import Learner, harvested

LEARNED = [game for game in names() if (find(game).folder / FILE).exists()]
MOST_BYTES = 5_000_000


def rows_of(g: Table, seat: int) -> list[int]:
    out = vec[i64]([0] * MOST_ROWS)
    return [int(out[i]) for i in range(g.features(seat, out))]


def learner_for(g: Table, seed: int = 1) -> Learner:
    learner = Learner(int(g.feature_rows()), 12, 4, int(g.option_rows()), seed)
    random = np.random.default_rng(seed)
    for name in ("policy", "policy_bias"):
        weights = learner.weights[name]
        learner.weights[name] = (random.standard_normal(weights.shape) / 4).astype(np.float32)
    return learner


@pytest.mark.parametrize("game", names())
def test_a_net_says_what_numpy_says(game: str) -> None:
    """The packed whole numbers of compiled code, against floats in NumPy."""
    info = find(game)
    g = info.new(info.check(Setup(game, max(2, info.fewest))), FastDice(4))
    harvest = Harvest()
    learner = learner_for(g)
    net = net_of(learner.packed({}))
    said: list[float] = []
    shares = vec[float]([0.0] * g.seats)
    while not g.over and len(said) < 30:
        if g.option_count > 1:
            harvest.keep(g, g.seat)
            net.see(g.features(g.seat, net.active))
            g.forecast(shares)
            said.append(net.value(shares[g.seat]))
        g.apply(g.options[g.dice.below(g.option_count)])
    positions = harvested(harvest, 0)
    assert said == pytest.approx(
        learner.foreseen(positions, np.arange(len(said))).tolist(), abs=0.02
    )
    assert len({round(share, 6) for share in said}) > 1


@pytest.mark.parametrize("game", names())
def test_rows_tell_no_more_than_the_seat_knows(game: str) -> None:
    """Worlds that a seat cannot tell apart have the same rows, for positions and options."""
    info = find(game)
    for seed in range(5):
        picks = FastDice(seed)
        g = info.new(info.random_setup(picks), picks)
        while not g.over:
            if g.decisions % 7 == seed:
                for seat in range(g.seats):
                    rows = rows_of(g, seat)
                    assert len(rows) == len(set(rows))
                    assert all(0 <= row < g.feature_rows() for row in rows)
                    twin = g.determinised(seat, FastDice(seed + 90))
                    if g.seat == seat or twin.option_count == g.option_count:
                        assert sorted(rows_of(twin, seat)) == sorted(rows), info.notation
                twin = g.determinised(int(g.seat), FastDice(seed + 91))
                for option in g.legal():
                    assert 0 <= g.option_row(option) < g.option_rows()
                    assert twin.option_row(option) == g.option_row(option)
            g.apply(g.options[picks.below(g.option_count)])


@pytest.mark.parametrize("game", names())
def test_a_search_with_a_net_is_honest_and_the_same_again(game: str) -> None:
    """Whatever the seat cannot know leaves no trace in what it answers."""
    info = find(game)
    g = info.new(info.check(Setup(game, max(2, info.fewest))), FastDice(2))
    style = Style(explore=1.0, net=net_of(learner_for(g).packed({})), mixed=0.25)
    picks = FastDice(8)
    looked = 0
    while not g.over and looked < 6:
        if g.option_count > 1 and g.decisions % 11 == 3:
            looked += 1
            seat = int(g.seat)
            twin = g.determinised(seat, FastDice(picks.below(1000)))
            bot = SearchBot(style, 30)
            chosen = bot.choose(Knowledge(g, seat), FastDice(5))
            assert chosen in g.legal()
            assert bot.choose(Knowledge(twin, seat), FastDice(5)) == chosen
        g.apply(g.options[picks.below(g.option_count)])
    assert looked or game == "pig"


def test_what_was_learned_steers_the_search() -> None:
    """A net that trusts one card above all has it tried most."""
    info = find("warriorz")
    g = info.new(info.check(Setup("warriorz", 2, {"draw": "random"})), FastDice(3))
    while g.asking() != "ChooseCards":
        g.apply(g.options[0])
    learner = learner_for(g)
    favourite = g.options[5]
    for name in ("policy", "last", "policy_bias", "faith"):
        learner.weights[name][:] = 0
    learner.weights["policy_bias"][g.option_row(favourite)] = 7.0
    style = Style(explore=1.0, net=net_of(learner.packed({})))
    search = Search(Knowledge(g, int(g.seat)), FastDice(1), style)
    search.run(Budget(200))
    assert search.best() == favourite
    assert search.share(0) == pytest.approx(0.5, abs=0.1)


def test_a_game_played_on_counts_as_much_as_the_style_says() -> None:
    """A net that knows nothing says even odds everywhere; who is about to win wins played on."""
    info = find("warriorz")
    g = info.new(info.check(Setup("warriorz", 2, dict(info.duel))), FastDice(4))
    learner = learner_for(g)
    for name in ("policy", "last", "policy_bias", "trust", "faith"):
        learner.weights[name][:] = 0
    net = net_of(learner.packed({}))
    picks = FastDice(1)
    shares = vec[float]([0.0] * g.seats)
    while g.decisions < 40 or max(shares) < 0.75:  # somebody is far ahead
        g.apply(g.options[picks.below(g.option_count)])
        g.forecast(shares)
    leader = 0 if shares[0] > shares[1] else 1
    told = []
    for blend in (0.0, 1.0):
        style = Style(1.0, net=net, blend=blend)
        search = Search(Knowledge(g, int(g.seat)), FastDice(1), style)
        search.run(Budget(400))
        told.append(search.share(leader))
    assert told[0] == pytest.approx(0.5, abs=0.02)
    assert told[1] > 0.65


def test_games_by_what_draws_follow_the_net() -> None:
    """Without any search, what a net prefers is what is played."""
    info = find("warriorz")
    setup = info.check(Setup("warriorz", 2, {"draw": "random"}))
    g = info.new(setup, FastDice(3))
    learner = learner_for(g)
    for name in ("policy", "policy_bias", "trust"):
        learner.weights[name][:] = 0
    early = net_of(learner.packed({}))
    chosen = {}
    for favourite in (2, 5):
        learner.weights["policy_bias"][:] = 0
        for warrior in range(8):
            learner.weights["policy_bias"][warrior * 8 + favourite] = 7.0
        keen = net_of(learner.packed({}))
        table = info.new(setup, FastDice(3))
        while table.asking() != "ChooseCards":
            table.apply(table.options[0])
        picks = FastDice(7)
        answers = [drawn(table, keen, picks) for _ in range(50)]
        chosen[favourite] = max(answers, key=answers.count)
        assert answers.count(chosen[favourite]) > 45
    assert chosen[2] != chosen[5]
    harvest = Harvest()
    by_draw(g, FastDice(5), [early, early], 0, 50, harvest)
    assert g.over
    assert len(harvest.won) > 5


def test_equal_cards_face_down_are_drawn_by_lot() -> None:
    info = find("warriorz")
    g = info.new(info.check(Setup("warriorz", 2, {"draw": "random"})), FastDice(3))
    while g.asking() != "ChooseCards":
        g.apply(g.options[0])
    learner = learner_for(g)
    for name in ("policy", "last", "policy_bias", "trust", "faith"):
        learner.weights[name][:] = 0
    net = net_of(learner.packed({}))
    for mixed, fewest, most in ((0.0, 1, 1), (0.25, 3, 8)):
        search = Search(Knowledge(g, int(g.seat)), FastDice(1), Style(1.0, net=net, mixed=mixed))
        search.run(Budget(80))
        answers = {search.answer(FastDice(seed)) for seed in range(60)}
        assert fewest <= len(answers) <= most


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    g = find("pig").new(Setup("pig", 2), FastDice(1))
    data = learner_for(g).packed({"game": "pig"})
    assert net_of(data).facts["game"] == "pig"
    with pytest.raises(NetError, match="bytes of weights"):
        net_of(data.replace(b'"middle": 4', b'"middle": 5'))
    with pytest.raises(NetError, match="format 9; right would be 2"):
        net_of(data.replace(b'"format": 2', b'"format": 9'))
    file = tmp_path / "broken.net"
    file.write_bytes(data[:60])
    with pytest.raises(NetError, match=r"broken\.net: no file of weights"):
        read_net(file)


def test_a_search_may_be_tuned_by_words() -> None:
    bot = tuned("turns=40,explore=0.3,net=no", "warriorz")
    assert (bot.turns, bot.style.explore, bot.style.net) == (40, 0.3, None)
    assert style_of("warriorz").explore != 0.3
    with pytest.raises(SetupError, match="'turn' is none of"):
        make_bot("search:turn=3", "warriorz")
    with pytest.raises(SetupError, match="could not convert"):
        make_bot("search:explore=much", "warriorz")
    classic = make_bot("classic", "warriorz")
    assert isinstance(classic, SearchBot)
    assert classic.style.net is None


@pytest.mark.parametrize("game", LEARNED)
def test_the_weights_say_where_they_come_from_and_foresee_the_winner(game: str) -> None:
    info = find(game)
    net = read_net(info.folder / FILE)
    assert net.facts["game"] == game
    assert net.facts["features"] == info.features_version
    assert net.facts["command"].startswith(f"dicehall train {game} ")
    assert net.facts["games"] > 10_000
    harvest = Harvest()
    rough = []
    for number in range(120):
        dice = FastDice(9_000_000 + number)
        g = info.new(info.check(Setup(game, 2, dict(info.duel))), dice)
        by_thumb(g, dice, 3, 10, harvest)
    positions = harvested(harvest, 0)
    for at in range(len(positions)):
        start = positions.ends[at - 1] if at else 0
        rows = positions.rows[start : positions.ends[at]]
        for i, row in enumerate(rows):
            net.active[i] = int(row)
        net.see(len(rows))
        rough.append(net.value(share_of(float(positions.base[at]))))
    share = np.clip(np.array(rough), 1e-6, 1 - 1e-6)
    won = positions.won
    loss = -(won * np.log(share) + (1 - won) * np.log(1 - share)).mean()
    assert loss < 0.66  # even odds give 0.693


def test_all_weights_together_are_small() -> None:
    sizes = [(find(game).folder / FILE).stat().st_size for game in LEARNED]
    assert sum(sizes) < MOST_BYTES


def test_a_style_goes_as_far_from_the_forecast_as_it_heeds_the_net() -> None:
    """Without heed the share is the game's own; with half it lies between."""
    g = find("warriorz").new(Setup("warriorz", 2), FastDice(1))
    learner = learner_for(g)
    learner.weights["last_bias"][:] = 2.0
    net = net_of(learner.packed({}))
    net.see(g.features(0, net.active))
    told = [net.value(0.3, heed) for heed in (0.0, 0.5, 1.0)]
    assert told[0] == pytest.approx(0.3)
    assert told[0] < told[1] < told[2]
    assert told[2] == net.value(0.3)


@pytest.mark.parametrize("rough", [False, True])
def test_first_guesses_may_be_the_games_own_though_a_net_foresees(rough: bool) -> None:
    """With tries of first guesses, a net steers the rest or both."""
    info = find("warriorz")
    g = info.new(info.check(Setup("warriorz", 2, dict(info.duel))), FastDice(3))
    learner = learner_for(g)
    for name in ("last", "policy"):
        learner.weights[name][:] = 0
    learner.weights["last_bias"][:] = 3.0
    style = Style(0.4, prior=3.0, net=net_of(learner.packed({})), rough=rough)
    picks = FastDice(1)
    while g.decisions < 40 or g.option_count < 2:
        g.apply(g.options[picks.below(g.option_count)])
    search = Search(Knowledge(g, int(g.seat)), FastDice(1), style)
    guesses = [search.guess[edge] for edge in range(search.edge_count[0])]
    plain = Search(Knowledge(g, int(g.seat)), FastDice(1), Style(0.4, prior=3.0))
    own = [plain.guess[edge] for edge in range(plain.edge_count[0])]
    assert (guesses == own) == rough
    search.run(Budget(30))
    assert sum(search.tries[edge] for edge in range(search.edge_count[0])) == 30
