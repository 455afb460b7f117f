"""Information-set Monte-Carlo tree search, with several observers.

Each turn of the search deals a possible world, walks down what is remembered, adds one question to
it, plays on for a while, and credits what came of it. Where a net has learned the game, it is asked
instead of playing on, and what it thinks of the answers says which are tried first.

A question is remembered by what its seat sees and may answer, never by the world: so hidden cards,
sealed answers and dice are kept apart as the seat itself can keep them apart, and every seat, not
only ours, learns from its own knowledge.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter, thread_time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.bots.bot import Note
from dicehall.kit.action import Action
from dicehall.kit.dice import Dice, FastDice
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.net import Net
from dicehall.kit.style import Style
from dicehall.kit.table import Table

LOW: Final = 0x7FFFFFFF
MOST_NODES: Final = 200_000
LONGEST_WALK: Final = 60
UNSETTLED: Final = 40  # answers by rules of thumb until nothing is half done
SOON: Final = 12  # answers of others before a first guess
ROOT_WORLDS: Final = 8
FOREVER: Final = 1e9
NOTED_EVERY: Final = 0.01  # seconds
SETTLED_EVERY: Final = 16  # turns between two looks whether more of them could change the answer
FASTER: Final = 1.25  # than so far the rest of the turns might be, at most
CURIOUS: Final = 0.15  # how likely an answer face down is tried for what it draws alone
ALIKE: Final = 0.02  # shares so near are about the same
WASTED: Final = -1.0  # the first guess for an answer that is thrown away: below any share
FORLORN: Final = 20.0  # by how much it draws less
UNTRIED: Final = 0.05  # by how much an answer never tried is trusted less


@final
class Budget:
    """How long to think: turns of the search, or seconds, whichever is spent first.

    For an *answer* alone the search stops as soon as no more turns could change it. Seconds are
    those of a clock on the wall, or of the processor for this thread alone, whatever else it does.
    """

    def __init__(
        self,
        iterations: i64 = 1_000_000_000,
        seconds: float = 0.0,
        answer: bool = False,
        processor: bool = False,
    ) -> None:
        self.iterations: i64 = iterations
        self.seconds = seconds  # 0: no limit
        self.answer = answer
        self.processor = processor

    def now(self) -> float:
        """Return what the clock says."""
        return thread_time() if self.processor else perf_counter()


@final
class Search:
    """A search for one seat's answer. It may be stopped at any time and asked for the best."""

    def __init__(self, knowledge: Knowledge, dice: Dice, style: Style) -> None:
        self.knowledge = knowledge
        self.style = style
        self.net: Net | None = None
        self.seeds = FastDice(dice.below(1 << 30))
        self.luck: i64 = self.seeds.below(1 << 30) << 31
        self.iterations: i64 = 0
        self.nodes: dict[int, int] = {}
        self.first_edge: vec[i64] = vec[i64](capacity=1024)
        self.edge_count: vec[i64] = vec[i64](capacity=1024)
        self.visits: vec[i64] = vec[i64](capacity=1024)
        self.action: vec[i64] = vec[i64](capacity=8192)
        self.tries: vec[i64] = vec[i64](capacity=8192)
        self.won: vec[float] = vec[float](capacity=8192)
        self.guess: vec[float] = vec[float](capacity=8192)
        self.regret: vec[float] = vec[float](capacity=8192)  # where answers are face down
        self.plan: vec[float] = vec[float](capacity=8192)  # how likely each was, summed up
        self.face_down: vec[i64] = vec[i64](capacity=1024)
        self.path_node: vec[i64] = vec[i64]([0] * LONGEST_WALK)
        self.path_edge: vec[i64] = vec[i64]([0] * LONGEST_WALK)
        self.path_seat: vec[i64] = vec[i64]([0] * LONGEST_WALK)
        self.trust: vec[float] = vec[float](capacity=1024)  # share of its seat, as first foreseen
        world = knowledge.deal(self.seeds)
        self.seats: i64 = world.seats
        net = style.net
        if net is not None and net.rows == world.feature_rows():
            self.net = net.own()
        elif net is not None and style.otherwise is not None:
            self.style = style.otherwise
        self.seen: vec[float] = vec[float]([0.0] * world.observation_size())
        self.foreseen: vec[float] = vec[float]([0.0] * world.seats)
        self.blended: vec[float] = vec[float]([0.0] * world.seats)
        self.shares: vec[float] = vec[float]([0.0] * world.seats)  # of all turns, by seat
        world.forecast(self.foreseen)
        self.whole = 0.0  # what all shares add up to: more than 1 where partners share a victory
        for seat in range(self.seats):
            self.whole += self.foreseen[seat]
        self.sealed = world.top().secret()
        self.drawing = self.net is not None and self.style.prior == 0.0
        self.by_lot = world.asking() in self.style.lots
        self.add_node(world, self.key(world), ROOT_WORLDS)

    def run(self, budget: Budget, note: Note | None = None) -> None:
        """Search until the budget is spent; at least one turn.

        It stops before a turn as long as the longest so far would be too late. The best answer is
        noted from time to time, in case even that fails: another process may have the core.
        """
        if note is not None:
            note.write(self.best())
        if budget.seconds == 0.0 and note is None:
            for done in range(budget.iterations):
                self.turn()
                if budget.answer and done % SETTLED_EVERY == 0:
                    if self.lead() > budget.iterations - done:
                        return
            return
        now = budget.now()
        begin = now
        end = now + budget.seconds if budget.seconds > 0.0 else now + FOREVER
        noted = now
        longest = 0.0
        for done in range(budget.iterations):
            last = now
            self.turn()
            now = budget.now()
            if now - last > longest:
                longest = now - last
            if now + longest >= end:
                return
            if budget.answer and done % SETTLED_EVERY == SETTLED_EVERY - 1:
                if self.settled(budget, done + 1, end - now, now - begin):
                    return
            if note is not None and now - noted > NOTED_EVERY:
                noted = now
                note.write(self.best())

    def settled(self, budget: Budget, done: i64, left: float, spent: float) -> bool:
        """Tell whether the answer will be the same whatever the rest of the turns bring."""
        rest = budget.iterations - done
        if budget.seconds > 0.0:
            soon = i64(FASTER * float(done) * left / spent) + SETTLED_EVERY
            if soon < rest:
                rest = soon
        return self.lead() > rest

    def lead(self) -> i64:
        """Return by how many tries the answer tried most leads; by lot none leads."""
        if self.face_down[0] != 0 or self.by_lot:
            return 0
        most: i64 = 0
        second: i64 = 0
        for edge in range(self.edge_count[0]):
            tries = self.tries[edge]
            if tries > most:
                second = most
                most = tries
            elif tries > second:
                second = tries
        return most - second

    def turn(self) -> None:
        """Deal a world, walk, add a question, play on, credit.

        If the style wants it, try number n of each answer meets the same world and the same dice:
        so what is luck tells the answers apart less.
        """
        length: i64 = 0
        fresh: i64 = -1
        if self.style.alike:
            edge = self.pick(0)
            dice = FastDice(self.luck + self.tries[edge])
            g = self.knowledge.deal(dice)
            self.path_node[0] = 0
            self.path_edge[0] = edge
            self.path_seat[0] = g.seat
            length = 1
            g.apply(self.action[edge])
        else:
            dice = FastDice(self.seeds.below(1 << 31) << 31 | self.seeds.below(1 << 31))
            g = self.knowledge.deal(dice)
        while not g.over and length < LONGEST_WALK:
            if g.option_count == 1 and length > 0:
                g.apply(g.options[0])
                continue
            key = self.key(g)
            known = self.nodes.get(key, -1)
            if known >= 0:
                node: i64 = known
            elif len(self.visits) < MOST_NODES:
                node = self.add_node(g, key, 1)
                if self.drawing and g.settled():
                    fresh = node
                    break
            else:
                break
            edge = self.pick(node)
            self.path_node[length] = node
            self.path_edge[length] = edge
            self.path_seat[length] = g.seat
            length += 1
            g.apply(self.action[edge])
            if known < 0:
                break
        if self.net is None:
            self.play_on(g, dice, self.style.steps)
            self.look_ahead(g)
        else:
            self.foresee_by_net(g, dice, fresh)
        self.credit(length)
        self.iterations += 1

    def key(self, g: Table) -> i64:
        """Return a fingerprint of the open question: what its seat sees and may answer."""
        low: i64 = g.seat + 1
        high: i64 = g.option_count
        for i in range(g.option_count):
            option = g.options[i]
            low = ((low ^ (option & LOW)) * 0x2C1B3C6D) & LOW
            low ^= low >> 13
            high = ((high ^ (option >> 16 & LOW)) * 0x297A2D39 + low) & LOW
        seen = self.seen
        g.observe(g.seat, seen)
        for k in range(len(seen)):
            value = seen[k]
            if value != 0.0:
                mark = (i64(value * 8.0) * 0x9E3779 + k) & LOW
                low = ((low ^ mark) * 0x2C1B3C6D) & LOW
                low ^= low >> 13
                high = ((high ^ mark) * 0x297A2D39 + low) & LOW
        return high << 31 | low

    def add_node(self, g: Table, key: i64, worlds: i64) -> i64:
        """Remember a question with all its answers, each with a first guess."""
        node = len(self.visits)
        self.nodes[key] = node
        self.first_edge = append(self.first_edge, len(self.action))
        self.edge_count = append(self.edge_count, g.option_count)
        self.visits = append(self.visits, 0)
        sealed = self.style.mixed > 0.0 and g.top().secret()
        self.face_down = append(self.face_down, i64(sealed))
        for i in range(g.option_count):
            self.regret = append(self.regret, 0.0)
            self.plan = append(self.plan, 0.0)
        net = self.net
        if net is not None and self.drawing:
            self.add_drawn(net, g)
            return node
        self.trust = append(self.trust, 0.0)
        for i in range(g.option_count):
            self.action = append(self.action, g.options[i])
            self.tries = append(self.tries, 0)
            self.won = append(self.won, 0.0)
            self.guess = append(self.guess, self.first_guess(g, g.options[i], worlds))
        return node

    def add_drawn(self, net: Net, g: Table) -> None:
        """Remember the answers to a question, each with how much it draws by what is learned."""
        g.forecast(self.foreseen)
        net.see(g.features(g.seat, net.active))
        self.trust = append(self.trust, net.value(self.foreseen[g.seat], self.style.heed))
        start = len(self.action)
        count = g.option_count
        most = -1e9
        for i in range(count):
            option = g.options[i]
            draw = net.draw(g.option_row(option), g.liking(option))
            if g.wasteful(option):
                draw -= FORLORN
            if draw > most:
                most = draw
            self.action = append(self.action, option)
            self.tries = append(self.tries, 0)
            self.won = append(self.won, 0.0)
            self.guess = append(self.guess, draw)
        total = 0.0
        for edge in range(start, start + count):
            self.guess[edge] = exp(self.guess[edge] - most)
            total += self.guess[edge]
        for edge in range(start, start + count):
            self.guess[edge] /= total

    def first_guess(self, g: Table, action: Action, worlds: i64) -> float:
        """Return what the net, or the game itself, says once the seat is asked again, or soon."""
        if self.style.prior == 0.0:
            return 0.0
        if not self.style.former and g.wasteful(action):
            return WASTED
        seat = g.seat
        total = 0.0
        for world in range(worlds):
            twin = g.copy() if worlds == 1 else self.knowledge.deal(self.seeds)
            dice = FastDice(self.seeds.below(1 << 30))
            twin.dice = dice
            twin.apply(action)
            steps: i64 = SOON
            while not twin.over and twin.seat != seat and steps > 0:
                twin.apply(twin.options[dice.below(twin.option_count)])
                steps -= 1
            if self.net is None or self.style.rough or twin.over:
                self.look_ahead(twin)
            else:
                self.foresee(twin, -1)
            total += self.foreseen[seat]
        return total / float(worlds)

    def pick(self, node: i64) -> i64:
        """Return the answer to try: what has won or is guessed to win, what is hardly tried."""
        if self.face_down[node] != 0:
            return self.pick_by_regret(node)
        if self.drawing:
            return self.pick_drawn(node)
        start = self.first_edge[node]
        count = self.edge_count[node]
        prior = self.style.prior
        explore = self.style.explore
        known = log(float(self.visits[node] + 1))
        offset = self.seeds.below(count)
        best: i64 = start
        best_worth = -1.0
        for i in range(count):
            edge = start + (i + offset) % count
            tries = float(self.tries[edge]) + prior
            if tries == 0.0:
                return edge
            worth = (self.won[edge] + prior * self.guess[edge]) / tries
            worth += explore * sqrt(known / tries)
            if worth > best_worth:
                best_worth = worth
                best = edge
        return best

    def pick_drawn(self, node: i64) -> i64:
        """Return the answer to try: what has won, and what draws for how seldom it was tried.

        One never tried counts as the question did when it was first seen, a little worse.
        """
        start = self.first_edge[node]
        count = self.edge_count[node]
        visits = self.visits[node]
        pull = self.style.explore * sqrt(float(visits + 1))
        untried = self.trust[node] - UNTRIED
        best: i64 = start
        best_worth = -1e9
        for edge in range(start, start + count):
            worth = self.mean(edge, untried) + pull * self.guess[edge] / float(1 + self.tries[edge])
            if worth > best_worth:
                best_worth = worth
                best = edge
        return best

    def pick_by_regret(self, node: i64) -> i64:
        """Return an answer by lot, each as likely as it is regretted not to have been given.

        So answers face down become as mixed as they must be against others who do likewise. A part
        is left to what draws, so that nothing is forgotten.
        """
        start = self.first_edge[node]
        count = self.edge_count[node]
        total = 0.0
        for edge in range(start, start + count):
            total += self.regret[edge]
        even = 1.0 / float(count)
        mark = float(self.seeds.below(1 << 30)) / float(1 << 30)
        chosen: i64 = start + count - 1
        open = True
        expected = 0.0
        for edge in range(start, start + count):
            drawn = self.guess[edge] if self.drawing else even
            chance = self.regret[edge] / total if total > 0.0 else drawn
            self.plan[edge] += chance
            expected += chance * self.mean(edge, self.trust[node])
            mark -= (1.0 - CURIOUS) * chance + CURIOUS * (0.5 * drawn + 0.5 * even)
            if mark < 0.0 and open:
                chosen = edge
                open = False
        for edge in range(start, start + count):
            regret = self.regret[edge] + self.mean(edge, self.trust[node]) - expected
            self.regret[edge] = regret if regret > 0.0 else 0.0
        return chosen

    def mean(self, edge: i64, untried: float) -> float:
        """Return what an answer has brought on average."""
        tries = self.tries[edge]
        return untried if tries == 0 else self.won[edge] / float(tries)

    def foresee_by_net(self, g: Table, dice: FastDice, fresh: i64) -> None:
        """Find each seat's share by the net; if the style wants it, also by playing on."""
        self.play_on(g, dice, 0)
        if g.over:
            g.forecast(self.foreseen)
            return
        self.foresee(g, fresh)
        blend = self.style.blend
        if blend > 0.0:
            shares = self.blended
            for seat in range(self.seats):
                shares[seat] = (1.0 - blend) * self.foreseen[seat]
            self.play_on(g, dice, self.style.steps)
            if g.over:
                g.forecast(self.foreseen)
            else:
                self.foresee(g, -1)
            for seat in range(self.seats):
                self.foreseen[seat] = shares[seat] + blend * self.foreseen[seat]

    def foresee(self, g: Table, fresh: i64) -> None:
        """Ask the net for each seat's share; a question just added has been looked at."""
        net = self.net
        if net is None:
            return
        out = self.foreseen
        if self.seats == 2:
            if fresh >= 0:
                out[g.seat] = self.trust[fresh]
            else:
                g.forecast(out)
                net.see(g.features(g.seat, net.active))
                out[g.seat] = net.value(out[g.seat], self.style.heed)
            out[1 - g.seat] = 1.0 - out[g.seat]
            return
        total = 0.0
        g.forecast(out)
        for seat in range(self.seats):
            net.see(g.features(seat, net.active))
            out[seat] = net.value(out[seat], self.style.heed)
            total += out[seat]
        for seat in range(self.seats):
            out[seat] *= self.whole / total

    def look_ahead(self, g: Table) -> None:
        """Ask the game for each seat's share."""
        if self.style.former:
            g.former_forecast(self.foreseen)
        else:
            g.forecast(self.foreseen)

    def play_on(self, g: Table, dice: FastDice, steps: i64) -> None:
        """Answer for everybody so often, at random or by rules of thumb, until all is settled."""
        guided = self.style.guided
        while not g.over and steps > 0:
            if guided > 0 and g.option_count > 1 and dice.below(100) < guided:
                g.apply(by_liking(g, dice))
            else:
                g.apply(g.options[dice.below(g.option_count)])
            steps -= 1
        if not self.style.settles:
            return
        steps = UNSETTLED
        while not g.over and steps > 0 and not g.settled():
            g.apply(by_liking(g, dice))
            steps -= 1

    def credit(self, length: i64) -> None:
        """Add each seat's share of the victory to the answers it gave."""
        for seat in range(self.seats):
            share = self.foreseen[seat]
            self.shares[seat] += share
            for i in range(length):
                if self.path_seat[i] == seat:
                    edge = self.path_edge[i]
                    self.won[edge] += share
                    self.tries[edge] += 1
                    self.visits[self.path_node[i]] += 1

    # ---- what came of it ----

    def best(self) -> Action:
        """Return the answer tried most; of several, the one that won most. Face down it is the one
        that was most likely on average."""
        best: i64 = 0
        if self.face_down[0] != 0 and self.visits[0] > 0:
            for edge in range(self.edge_count[0]):
                if self.plan[edge] > self.plan[best]:
                    best = edge
            return self.action[best]
        for edge in range(self.edge_count[0]):
            if self.tries[edge] > self.tries[best] or (
                self.tries[edge] == self.tries[best] and self.won[edge] > self.won[best]
            ):
                best = edge
        return self.action[best]

    def answer(self, dice: Dice) -> Action:
        """Return the best answer, or where all answer face down one of the good ones by lot.

        Each is as likely as it was on average in the search, so that nobody can know what comes.
        What was seldom likely is left out.
        """
        if self.by_lot:
            return self.one_of_the_good(dice)
        if not self.sealed or self.style.mixed == 0.0:
            return self.best()
        most = 0.0
        for edge in range(self.edge_count[0]):
            if self.plan[edge] > most:
                most = self.plan[edge]
        total = 0.0
        for edge in range(self.edge_count[0]):
            if self.plan[edge] >= self.style.mixed * most:
                total += self.plan[edge]
        mark = total * float(dice.below(1 << 30)) / float(1 << 30)
        for edge in range(self.edge_count[0]):
            if self.plan[edge] >= self.style.mixed * most:
                mark -= self.plan[edge]
                if mark < 0.0:
                    return self.action[edge]
        return self.best()

    def good(self) -> list[Action]:
        """Return the answers about as good as the best, that one first: tried half as often, and
        their share hardly smaller."""
        best = self.best()
        most: i64 = 0
        top = 0.0
        for edge in range(self.edge_count[0]):
            if self.action[edge] == best:
                most = self.tries[edge]
                top = self.mean(edge, 0.0)
        found = [best]
        for edge in range(self.edge_count[0]):
            if self.action[edge] != best and self.tries[edge] > 0:
                near = self.mean(edge, 0.0) >= top - ALIKE
                if near and 2 * self.tries[edge] >= most:
                    found.append(self.action[edge])
        return found

    def one_of_the_good(self, dice: Dice) -> Action:
        """Return one of the good answers, each as likely."""
        found = self.good()
        return found[dice.below(len(found))]

    def share(self, seat: i64) -> float:
        """Return the mean share of the victory a seat had in all turns of the search."""
        return self.shares[seat] / float(max(1, self.iterations))

    def estimates(self) -> list[tuple[Action, i64, float]]:
        """Return each answer with how often it was tried and its mean share of the victory."""
        return [
            (
                self.action[edge],
                self.tries[edge],
                self.won[edge] / float(self.tries[edge]) if self.tries[edge] > 0 else 0.0,
            )
            for edge in range(self.edge_count[0])
        ]


def by_liking(g: Table, dice: FastDice) -> Action:
    """Return an option, each as likely as rules of thumb like it."""
    total: i64 = 0
    count = g.option_count
    for i in range(count):
        total += g.liking(g.options[i])
    mark = dice.below(total)
    for i in range(count):
        mark -= g.liking(g.options[i])
        if mark < 0:
            return g.options[i]
    return g.options[0]
