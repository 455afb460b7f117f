"""Learn a game from nothing by self-play, with NumPy alone.

    python docs/self_play.py pig --against greedy --minutes 5 --curve pig.csv
    python docs/self_play.py warriorz --against random --minutes 5 -o draw=random

One net plays all seats: a hidden layer, a head for the answers and one for the prospects. Finished
games are its lessons: it makes answers likelier that led to more than it foresaw (PPO: no lesson
may change it too much). What an answer led to is told less by how the game ended, which is mostly
luck, than by what was foreseen at the seat's next answers (TD(lambda)). Lessons count less and less
towards the end of the time, and against the bot plays the average of the weights so far, the latest
most: so the luck of single games wears off. Minutes are those the processor works, so other work on
the machine changes nothing.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

from dicehall.bots.levels import make_bot
from dicehall.games import find
from dicehall.kit.dice import FastDice
from dicehall.kit.knowledge import Knowledge
from dicehall.lab.intervals import interval
from dicehall.rl.batch import Batch
from dicehall.rl.single import Single

TABLES, HIDDEN, GAMES, EPOCHS, CHUNK = 128, 96, 256, 3, 2048
CLIP, RATE, WONDER, PROSPECTS = 0.2, 2e-3, 0.01, 0.5
FADE = 0.995  # of the average, with each lesson
FAR = 0.9  # how much of what is foreseen is put off to the seat's next answer: 1 to the end


class Net:
    """A hidden layer with two heads, and Adam."""

    def __init__(self, size: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights = {
            "in": rng.normal(0, 1 / np.sqrt(size), (size, HIDDEN)),
            "bias": np.zeros(HIDDEN),
            "answer": rng.normal(0, 0.01, (HIDDEN, actions)),
            "worth": rng.normal(0, 0.01, (HIDDEN, 1)),
        }
        self.moments = {k: (np.zeros_like(w), np.zeros_like(w)) for k, w in self.weights.items()}
        self.mean_of = {key: weight.copy() for key, weight in self.weights.items()}
        self.steps = 0
        self.rate = RATE
        self.seen, self.mean, self.square = 1e-4, np.zeros(size), np.ones(size)

    def notice(self, numbers: Any) -> None:
        """Keep account of the usual size of each number."""
        part = len(numbers) / (self.seen + len(numbers))
        self.seen += len(numbers)
        self.mean += part * (numbers.mean(0) - self.mean)
        self.square += part * ((numbers**2).mean(0) - self.square)

    def usual(self, numbers: Any) -> Any:
        """Return numbers of a usual size."""
        spread = np.sqrt(np.maximum(self.square - self.mean**2, 1e-4))
        return np.clip((numbers - self.mean) / spread, -5, 5)

    def look(self, x: Any, legal: Any) -> tuple[Any, Any, Any]:
        """Return the hidden layer, the chance of each answer, and the prospects."""
        hidden = np.tanh(x @ self.weights["in"] + self.weights["bias"])
        likes = np.where(legal, hidden @ self.weights["answer"], -1e9)
        likes = np.exp(likes - likes.max(1, keepdims=True))
        return hidden, likes / likes.sum(1, keepdims=True), (hidden @ self.weights["worth"])[:, 0]

    def learn(self, x: Any, legal: Any, chosen: Any, before: Any, gained: Any, better: Any) -> None:
        """Take one lesson: states, answers, how likely they were, what they led to, and by how much
        that was better than foreseen."""
        hidden, chance, worth = self.look(x, legal)
        rows = np.arange(len(x))
        better = (better - better.mean()) / (better.std() + 1e-6)
        ratio = chance[rows, chosen] / before
        counts = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = -chance * (counts * ratio * better)[:, None]
        push[rows, chosen] += counts * ratio * better
        logs = np.log(np.maximum(chance, 1e-12))
        push += WONDER * -chance * (logs - (chance * logs).sum(1, keepdims=True))
        push = np.where(legal, push, 0.0) / len(x)
        off = PROSPECTS * (gained - worth)[:, None] / len(x)
        back = (push @ self.weights["answer"].T + off @ self.weights["worth"].T) * (1 - hidden**2)
        self.climb(
            {
                "in": x.T @ back,
                "bias": back.sum(0),
                "answer": hidden.T @ push,
                "worth": hidden.T @ off,
            }
        )

    def climb(self, slopes: dict[str, Any]) -> None:
        """Go a step uphill (Adam)."""
        self.steps += 1
        for key, slope in slopes.items():
            first, second = self.moments[key]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            scale = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            self.weights[key] += self.rate * (first / (1 - 0.9**self.steps)) / scale
            fade = min(FADE, self.steps / (self.steps + 10))
            self.mean_of[key] += (1 - fade) * (self.weights[key] - self.mean_of[key])

    def settled(self) -> Net:
        """Return the net with the average of its weights so far, the latest most."""
        other = Net(len(self.mean), self.weights["answer"].shape[1], 0)
        other.weights = {key: weight.copy() for key, weight in self.mean_of.items()}
        other.mean, other.square = self.mean, self.square
        return other


def gather(net: Net, batch: Batch, open_games: list[Any], rng: Any) -> list[Any]:
    """Play until enough games have ended; return their steps with what they led to."""
    done: list[Any] = []
    ended = 0
    while ended < GAMES:
        seen, legal = batch.observe().copy(), batch.legal_mask().copy()
        net.notice(seen)
        x = net.usual(seen)
        _hidden, chance, worth = net.look(x, legal)
        draws = rng.random((len(x), 1))
        chosen = np.minimum((chance.cumsum(1) < draws).sum(1), batch.actions - 1)
        chosen = np.where(legal[np.arange(len(x)), chosen], chosen, chance.argmax(1))
        asked = batch.asked.copy()
        finished = batch.step(chosen)
        for i in range(batch.count):
            answer = x[i], legal[i], chosen[i], chance[i, chosen[i]]
            open_games[i].append((int(asked[i]), float(worth[i]), answer))
        for i in map(int, np.flatnonzero(finished)):
            done += with_gains(open_games[i], batch.rewards[i])
            open_games[i] = []
            ended += 1
    return done


def with_gains(steps: list[Any], rewards: Any) -> list[Any]:
    """Return the answers of a game with what each led to, and how much better that was."""
    found = []
    gained = [float(reward) for reward in rewards]  # of each seat, from its next answer on
    for seat, worth, answer in reversed(steps):
        found.append((*answer, gained[seat], gained[seat] - worth))
        gained[seat] = FAR * gained[seat] + (1 - FAR) * worth
    return found


def match(
    net: Net, game: str, seats: int, options: dict[str, Any], rival: str, games: int
) -> float:
    """Let the net play against a bot, each deal from every seat; return its share of victories."""
    table = Single(game, seats, options)
    won = 0.0
    for number in range(games):
        deal, own = divmod(number, seats)
        table.lay((1 << 41) + deal)
        bot, dice = make_bot(rival, game), FastDice(number)
        while not table.over():
            seat = table.asked()
            if seat == own:
                x = net.usual(table.observation(seat)[None])
                chance = net.look(x, table.mask(seat)[None].astype(bool))[1]
                table.answer(int(chance.argmax()))
            else:
                table.play(bot.choose(Knowledge(table.table, seat), dice))
        won += table.batch.shares[0][own]
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--against", default="random", help="a bot to be measured by")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--check", type=int, default=2000, help="deals that decide at the end")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--curve", type=Path, help="write the share of victories over time here")
    args = parser.parse_args()
    options = find(args.game).parse_options(dict(one.split("=", 1) for one in args.option))
    batch = Batch(args.game, TABLES, args.seats, options, args.seed)
    net, rng = Net(batch.size, batch.actions, args.seed), np.random.default_rng(args.seed)
    open_games: list[Any] = [[] for _table in range(TABLES)]
    lines = ["seconds,games,share"]
    told, taught = -1e9, 0.0
    while True:
        if taught - told >= args.minutes * 60 / 20 or taught >= args.minutes * 60:
            told = taught
            rival = args.against
            share = match(net.settled(), args.game, args.seats, options, rival, 200 * args.seats)
            lines.append(f"{taught:.0f},{batch.games},{share:.3f}")
            print(lines[-1].replace(",", "\t"), flush=True)
        if taught >= args.minutes * 60:
            break
        begin = time.process_time()
        net.rate = RATE * max(0.02, 1 - taught / (args.minutes * 60))
        steps = gather(net, batch, open_games, rng)
        columns = [np.array(column) for column in zip(*steps, strict=True)]
        for _epoch in range(EPOCHS):
            order = rng.permutation(len(steps))
            for at in range(0, len(order), CHUNK):
                net.learn(*[column[order[at : at + CHUNK]] for column in columns])
        taught += time.process_time() - begin
    games = args.check * args.seats
    share = match(net.settled(), args.game, args.seats, options, args.against, games)
    low, high = interval(share, games)
    print(f"{games} games against {args.against}: {share:.1%} ({low:.1%} - {high:.1%})")
    if args.curve:
        args.curve.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
