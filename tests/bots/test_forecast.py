"""What was learned from played games foresees the winner."""

from __future__ import annotations

from math import log

import pytest
from librt.vecs import vec

from dicehall.bots.levels import make_bot
from dicehall.games import find
from dicehall.games.quarriors.book import open_book
from dicehall.games.quarriors.card import Card
from dicehall.games.quarriors.fancy import FANCY
from dicehall.games.quarriors.forecast import attack_to_come, taught, worth
from dicehall.games.quarriors.piles import QUIDDITY
from dicehall.games.quarriors.table import ATTACK, CAPTURE, PREPARE, Quarriors
from dicehall.games.quarriors.wilds import open_wilds
from dicehall.games.quarriors.worth import FILE, PER_COST, UNKNOWN_SPELL, WEIGHTS, worth_of
from dicehall.games.shazar.table import Shazar
from dicehall.kit.dice import FastDice
from dicehall.kit.game import Setup
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.table import Table

LEARNED = ["quarriors", "shadespire", "shazar"]
GAMES = 200


def foreseen(g: Table) -> list[float]:
    out = vec[float]([0.0] * g.seats)
    g.forecast(out)
    return list(out)


@pytest.mark.parametrize("game", LEARNED)
def test_the_winner_is_foreseen_better_than_by_the_rough_guess(game: str):
    info = find(game)
    player = make_bot("thumb", game)
    learned = rough = 0.0
    moments = 0
    for seed in range(GAMES):
        g = info.new(info.check(Setup(game, 2)), FastDice(1_000_000 + seed))
        dice = FastDice(seed)
        shares: list[tuple[float, float]] = []
        while not g.over:
            if dice.below(6) == 0 and g.settled():
                shares.append((foreseen(g)[0], g.value(0)))
            g.apply(player.choose(Knowledge(g, int(g.seat)), dice))
        won = g.returns()[0]
        for wise, quick in shares:
            learned -= won * log(wise) + (1 - won) * log(1 - wise)
            rough -= won * log(quick) + (1 - won) * log(1 - quick)
        moments += len(shares)
    assert learned / moments < log(2)
    assert learned < rough


@pytest.mark.parametrize("game", LEARNED)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shares_add_up_to_one_victory(game: str, seats: int):
    info = find(game)
    g = info.new(info.check(Setup(game, seats)), FastDice(3))
    while not g.over:
        assert sum(foreseen(g)) == pytest.approx(1)
        g.apply(g.options[g.dice.below(g.option_count)])
    assert foreseen(g) == pytest.approx(g.returns())


def test_an_action_begun_is_not_settled():
    info = find("shadespire")
    g = info.new(info.check(Setup("shadespire", 2)), FastDice(3))
    seen = set()
    while not g.over:
        verbs = {info.notation.write(g, option).split(" ")[0] for option in g.legal()}
        seen.add(g.settled())
        if verbs & {"strike", "go", "score"}:
            assert not g.settled()
        if "guard" in verbs:
            assert g.settled()
        g.apply(g.options[g.dice.below(g.option_count)])
    assert seen == {True, False}


def test_every_card_of_the_book_was_learned():
    cards = {card.id for card in open_book("").cards[3:]}
    assert cards <= set(WEIGHTS)
    assert cards <= set(FANCY)


def test_the_weights_say_from_which_games_they_come():
    first = FILE.read_text(encoding="utf-8").splitlines()[0]
    assert "games" in first
    assert "python -m benchmarks.ahead quarriors" in first


def test_the_forecast_goes_by_other_weights_when_it_is_taught():
    info = find("quarriors")
    before = dict(WEIGHTS)
    glory = []
    try:
        for weight in (0.0, 50.0):
            taught({"glory": weight})
            g = info.new(info.check(Setup("quarriors", 2)), FastDice(3))
            assert isinstance(g, Quarriors)
            g.players[0].glory = 10
            glory.append(foreseen(g)[0])
    finally:
        taught(before)
    assert glory[0] < 0.9 < glory[1]


def test_creatures_are_safe_once_the_rivals_attack_is_over():
    info = find("quarriors")
    g = info.new(info.check(Setup("quarriors", 2)), FastDice(3))
    assert isinstance(g, Quarriors)
    bot = make_bot("thumb", "quarriors")
    dice = FastDice(1)
    while not (g.active == 1 and g.players[0].glory > 0 and g.players[1].glory > 0):
        g.apply(bot.choose(Knowledge(g, int(g.seat)), dice))
    g.phase = PREPARE
    assert attack_to_come(g, 0) > 0.0
    assert attack_to_come(g, 1) > 0.0
    g.phase = CAPTURE
    assert attack_to_come(g, 0) == 0.0
    assert attack_to_come(g, 1) > 0.0


def test_an_attack_under_way_is_not_settled():
    info = find("quarriors")
    g = info.new(info.check(Setup("quarriors", 2)), FastDice(3))
    assert isinstance(g, Quarriors)
    bot = make_bot("thumb", "quarriors")
    dice = FastDice(1)
    seen = set()
    while not g.over:
        if g.asking() == "Defence":
            assert not g.settled()
        if g.asking() in ("Prepare", "Capture"):
            assert g.settled()
        seen.add(g.phase == ATTACK)
        g.apply(bot.choose(Knowledge(g, int(g.seat)), dice))
    assert seen == {True, False}


def test_a_designers_card_is_judged_by_kind_and_cost():
    card = Card()
    card.id = "brand-new"
    card.cost = 6
    assert worth_of(card) == 6 * PER_COST
    card.die.spell_die = True
    assert worth_of(card) == UNKNOWN_SPELL


def test_a_die_is_worth_more_early_in_the_game():
    info = find("quarriors")
    g = info.new(info.check(Setup("quarriors", 2)), FastDice(3))
    assert isinstance(g, Quarriors)
    while len(g.wilds.cards) == 0:
        g.apply(g.options[0])
    ids = [g.card(slot).id for slot in range(13)]
    dragon = next(slot for slot in range(3, 10) if FANCY[ids[slot]] > 0)
    early = worth(g, dragon)
    g.players[1].glory = g.target - 1
    assert worth(g, dragon) < early
    assert worth(g, QUIDDITY) == 0.0
    assert open_wilds(g.wilds.path, g.wilds.numbers) is g.wilds


def test_mages_are_judged_alike_in_every_seat():
    info = find("shazar")
    g = info.new(info.check(Setup("shazar", 2, {"first": "seat-1"})), FastDice(5))
    assert isinstance(g, Shazar)
    while g.round < 4:
        g.apply(g.options[g.dice.below(g.option_count)])
    one, other = foreseen(g)
    before = g.keeper[1]
    g.keeper[1] = 0
    g.carrier[1] = -1
    assert foreseen(g)[0] > one
    g.keeper[1] = before
    g.keeper[0] = 1
    g.carrier[0] = -1
    assert foreseen(g)[1] > other


def test_what_is_half_done_in_shazar_is_not_settled():
    info = find("shazar")
    g = info.new(info.check(Setup("shazar", 2)), FastDice(3))
    seen = set()
    while not g.over:
        asking = g.asking()
        seen.add(asking)
        if asking == "Aim":
            assert not g.settled()
        if asking in ("Move", "Cast"):
            assert g.settled()
        g.apply(g.options[g.dice.below(g.option_count)])
    assert {"Aim", "Move", "Cast"} <= seen
