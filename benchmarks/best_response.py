"""How much can a bot be milked where all answer face down, by somebody who knows how it chooses?

    python -m benchmarks.best_response warriorz [--bot level-5] [--positions 40] [--turns 300]

At questions of its own games the bot is asked many times, each time with other dice: so one learns
how likely each of its answers is. Then every answer of the rival is tried against that, deeply, and
the best of them compared with what the bot itself would answer in the rival's place. The difference
is what perfect knowledge of the bot's ways brings, in points of the share of the victory. A bot
that always gives the same answer where another would punish it loses many.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from dicehall.bots.levels import make_bot, style_of
from dicehall.bots.search import Budget, Search
from dicehall.games import find
from dicehall.kit.action import Action
from dicehall.kit.dice import FastDice
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.table import Table
from dicehall.lab.tournament import setup_for

ASKED = 24  # times the bot is asked at one position
WORLDS = 6  # looked at for each pair of answers
SEED = 8_000_000
BOTH = 0b11
ONE_EACH = {"warriorz": {"mode": "free-for-all"}}  # one answer face down for each seat


def mix_of(g: Table, seat: int, name: str, game: str) -> dict[Action, float]:
    """Return how likely a bot's answers to a sealed question are."""
    knowledge = Knowledge(g, seat)
    answers = Counter(
        make_bot(name, game).choose(knowledge, FastDice(SEED + number)) for number in range(ASKED)
    )
    return {answer: count / ASKED for answer, count in answers.items()}


def worth(g: Table, seat: int, own: Action, rivals: Action, turns: int, game: str) -> float:
    """Return the share of a seat once both have answered, by deep search from there on."""
    total = 0.0
    for world in range(WORLDS):
        twin = g.copy()
        twin.dice = FastDice(SEED + world)
        for who, answer in sorted([(seat, own), (1 - seat, rivals)]):
            twin.turn_to(who)
            twin.apply(answer)
        if twin.over:
            total += twin.returns()[seat]
            continue
        search = Search(Knowledge(twin, int(twin.seat)), FastDice(world), style_of(game))
        search.run(Budget(turns))
        total += search.share(seat)
    return total / WORLDS


def milked(game: str, number: int, name: str, turns: int) -> tuple[float, float] | None:
    """Return what the best answer to a bot's mix brings above the bot's own mix, and how likely the
    bot's likeliest answer is; nothing if the game ends before its question."""
    info = find(game)
    g = info.new(setup_for(game, 2, dict(ONE_EACH.get(game, {})), ""), FastDice(SEED + number))
    bot = make_bot("level-3", game)
    dice = FastDice(SEED + number)
    waits = 1 + number % 6
    while not g.over:
        if g.top().secret() and g.asked() == BOTH:
            waits -= 1
            if waits == 0:
                break
            for seat in (0, 1):
                g.turn_to(seat)
                g.apply(bot.choose(Knowledge(g, seat), dice))
            continue
        g.apply(bot.choose(Knowledge(g, int(g.seat)), dice))
    if g.over:
        return None
    theirs = mix_of(g, 0, name, game)
    own = mix_of(g, 1, name, game)
    g.turn_to(1)
    table = {
        (mine, other): worth(g, 1, mine, other, turns, game)
        for mine in g.legal()
        for other in theirs
    }
    against = {
        mine: sum(chance * table[mine, other] for other, chance in theirs.items())
        for mine in g.legal()
    }
    usual = sum(chance * against[mine] for mine, chance in own.items())
    return max(against.values()) - usual, max(theirs.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="level-5")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--turns", type=int, default=300)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.workers) as pool:
        numbers = range(args.positions)
        came = pool.map(milked, repeat(args.game), numbers, repeat(args.bot), repeat(args.turns))
        found = [one for one in came if one is not None]
    gain = sum(one[0] for one in found) / max(1, len(found))
    firm = sum(one[1] for one in found) / max(1, len(found))
    print(f"{args.game}, {args.bot}: {len(found)} questions face down")
    print(f"a best answer wins {100 * gain:.1f} points more than the bot's own")
    print(f"its likeliest answer comes in {firm:.0%} of {ASKED} askings")


if __name__ == "__main__":
    main()
