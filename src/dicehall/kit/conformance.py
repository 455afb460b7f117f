"""What holds for every game, checked in random play. A game's own tests need one line:

    def test_it_conforms():
        conformance.check(GAME)

Each check takes a `Case` (game, set-up, seed) and plays it; what fails names all three and the
decision, so that it can be played again.
"""

from __future__ import annotations

import json
import math
import pickle
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from librt.vecs import vec

from dicehall.kit.action import Action, IllegalAction
from dicehall.kit.dice import FastDice, commitment
from dicehall.kit.events import HIDDEN, Event
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.look import look, question, seen
from dicehall.kit.match import Match
from dicehall.kit.notation import NUMBER, SET, WORDS, Form, NotationError
from dicehall.kit.replay import Origin, last, read_text, verify
from dicehall.kit.snapshot import difference
from dicehall.kit.table import MOST_OPTIONS, NOBODY, Choice, Table

MANY_OPTIONS: Final = 120
LOOKS: Final = 16  # how many decisions of a game are looked at closely
REDEALS: Final = 2


class Case:
    """One game to be played: which, how laid out, how the dice fall and the players choose."""

    def __init__(self, info: GameInfo, seed: int, setup: Setup | None = None) -> None:
        self.info = info
        self.seed = seed
        self.setup = info.random_setup(FastDice(seed)) if setup is None else info.check(setup)

    def new(self) -> Table:
        """Lay out the table."""
        return self.info.new(self.setup, FastDice(self.seed))

    def player(self, number: int = 1) -> Player:
        """Return one who plays all seats at random."""
        return Player(FastDice(self.seed + number), self.info.longest)

    def moments(self, most: int = LOOKS) -> Iterator[Table]:
        """Yield the table at some decisions of the game, spread over its whole length."""
        g = self.new()
        player = self.player()
        while not g.over:
            player.move(g)
        length = int(g.decisions)
        g = self.new()
        player = self.player()
        shown = -1
        while not g.over:
            share = (int(g.decisions) * most + self.seed % most) // length
            if share != shown:
                shown = share
                yield g
            player.move(g)

    def at(self, g: Table) -> str:
        """Name the game and the decision, for messages."""
        return (
            f"{self.info.id}, {self.setup.seats} seats, {self.setup.options}, seed {self.seed}, "
            f"decision {g.decisions} ({g.asking()})"
        )


class Player:
    """Answers at random; of several who are asked at once, any may be first."""

    def __init__(self, dice: FastDice, longest: int) -> None:
        self.dice = dice
        self.longest = longest

    def turn(self, g: Table) -> None:
        """Put the question to one of the asked seats."""
        seats = asked_seats(g)
        g.turn_to(seats[self.dice.below(len(seats))])

    def choose(self, g: Table) -> Action:
        """Pick an answer, whoever is asked."""
        assert g.decisions < self.longest, f"longer than {self.longest} decisions: {g.unfinished()}"
        self.turn(g)
        return g.options[self.dice.below(g.option_count)]

    def move(self, g: Table) -> None:
        """Answer the open question."""
        g.apply(self.choose(g))

    def finish(self, g: Table) -> list[Action]:
        """Play on to the end; return the answers."""
        answers = []
        while not g.over:
            action = self.choose(g)
            answers.append(action)
            g.apply(action)
        return answers


Check: TypeAlias = Callable[[Case], None]


def check(info: GameInfo, games: int = 20, seed: int = 0) -> None:
    """Make every check on a number of random games."""
    for i in range(games):
        check_one(Case(info, seed + i))


def check_one(case: Case) -> None:
    """Make every check on one game."""
    for each in CHECKS:
        each(case)


# ---- helpers ----


def asked_seats(g: Table) -> list[int]:
    """Return the seats whose answer is awaited."""
    mask = g.asked()
    return [seat for seat in range(g.seats) if mask >> seat & 1]


def unlike(one: Table, other: Table) -> str:
    """Return the first difference of two tables, the journal and used-up options left aside."""
    journal, other_journal = one.journal, other.journal
    one.journal = None
    other.journal = None
    for i in range(one.option_count, MOST_OPTIONS):
        one.options[i] = 0
    for i in range(other.option_count, MOST_OPTIONS):
        other.options[i] = 0
    found = difference(one, other)
    one.journal = journal
    other.journal = other_journal
    return found


def plain(thing: object) -> bool:
    """Tell whether data goes through JSON unchanged."""
    try:
        same = json.loads(json.dumps(thing, allow_nan=False)) == thing
    except (TypeError, ValueError):
        return False
    return bool(same)


def observed(g: Table, seat: int) -> list[float]:
    """Return the observation of a seat; what is not written stays NaN."""
    out = vec[float]([math.nan] * g.observation_size())
    g.observe(seat, out)
    return [out[i] for i in range(len(out))]


def shown(case: Case, g: Table, seat: int | None) -> dict[str, object]:
    """Return all that a seat, or a spectator, gets to know of a table."""
    known = look(case.info, g, seat)
    if seat is not None:
        known["observation"] = observed(g, seat)
    return known


# ---- the flow ----


def play_ends(case: Case) -> None:
    """Random play ends within the declared length; every offered option applies."""
    g = case.new()
    player = case.player()
    while not g.over:
        at = case.at(g)
        options = g.legal()
        assert 0 < len(options) <= MANY_OPTIONS, f"{at}: {len(options)} options"
        assert len(set(options)) == len(options), f"{at}: an option is offered twice"
        assert 0 <= g.seat < g.seats, f"{at}: seat {g.seat} is asked"
        assert g.seat in asked_seats(g), f"{at}: seat {g.seat} is asked, but not awaited"
        for option in options:
            g.copy().apply(option)
        player.move(g)
    at = case.at(g)
    assert g.option_count == 0, f"{at}: options after the end"
    assert g.seat == NOBODY, f"{at}: seat {g.seat} is asked after the end"
    assert g.asked() == 0, f"{at}: seats are awaited after the end"


def results_add_up(case: Case) -> None:
    """Shares of the victory add up to 1; scores are whole and not negative; guesses are shares."""
    g = case.new()
    player = case.player()
    while True:
        at = case.at(g)
        scores = case.info.scores(g)
        assert len(scores) == g.seats, f"{at}: scores of {len(scores)} seats"
        for figures in scores:
            assert list(figures) == list(scores[0]), f"{at}: seats differ in figures: {scores}"
            for key, figure in figures.items():
                assert type(figure) is int, f"{at}: {key} is {figure!r}"
                assert figure >= 0, f"{at}: {key} is {figure!r}"
        for seat in range(g.seats):
            value = g.value(seat)
            assert 0.0 <= value <= 1.0, f"{at}: value of seat {seat} is {value}"
        foreseen = vec[float]([0.0] * g.seats)
        g.forecast(foreseen)
        assert min(foreseen) >= 0.0, f"{at}: the forecast is {foreseen}"
        assert max(foreseen) <= 1.0, f"{at}: the forecast is {foreseen}"
        if g.over:
            break
        player.move(g)
    shares = g.returns()
    assert len(shares) == g.seats, f"{at}: returns of {len(shares)} seats"
    assert min(shares) >= 0.0, f"{at}: returns {shares}"
    assert abs(sum(shares) - 1.0) < 1e-9, f"{at}: returns {shares} do not add up to 1"


def asking_only_looks(case: Case) -> None:
    """To put the question again changes nothing."""
    for g in case.moments():
        found = asked_again(g)
        assert not found, f"{case.at(g)}: asked again: {found}"


def asked_again(g: Table) -> str:
    """Put the open question once more, on a copy; return what has changed."""
    again = g.copy()
    frame = again.stack[len(again.stack) - 1]
    again.option_count = 0
    if isinstance(frame, Choice):
        frame.step(again, frame.at)
    else:
        frame.turn_to(again, again.seat)
    return unlike(g, again)


def wrong_answers_are_refused(case: Case) -> None:
    """Whoever is not asked, and whatever is not offered, is refused and leaves no trace."""
    for g in case.moments():
        at = case.at(g)
        before = g.copy()
        asked = asked_seats(g)
        options = g.legal()
        for seat in range(-1, g.seats + 1):
            if seat not in asked:
                assert refuses(g, seat, options[0]), f"{at}: seat {seat} may answer unasked"
        for wrong in (-1, 0, 255, 1 << 55, options[0] + (1 << 54), *[o ^ 256 for o in options]):
            if wrong not in options:
                assert refuses(g, g.seat, wrong), f"{at}: {wrong} was not offered, but is taken"
        found = unlike(g, before)
        assert not found, f"{at}: a refused answer changed {found}"
        for action, _why in case.info.refused(g):
            assert action not in options, (
                f"{at}: {case.info.notation.write(g, action)!r} is offered and refused"
            )
    g = case.new()
    answers = case.player().finish(g)
    for seat in range(-1, g.seats):
        assert refuses(g, seat, answers[-1]), f"{case.at(g)}: seat {seat} may answer after the end"


def refuses(g: Table, seat: int, action: Action) -> bool:
    """Tell whether an answer is refused."""
    try:
        g.play(seat, action)
    except IllegalAction:
        return True
    return False


# ---- copies, seeds, records ----


def copies_play_on_alike(case: Case) -> None:
    """A copy is equal field by field, plays on alike, and leaves the original untouched."""
    for g in case.moments():
        at = case.at(g)
        twin = g.copy()
        found = unlike(g, twin)
        assert not found, f"{at}: the copy differs: {found}"
        one = g.copy()
        answers = case.player(2).finish(one)
        other = twin.copy()
        assert case.player(2).finish(other) == answers, f"{at}: the copy plays unlike"
        found = unlike(one, other)
        assert not found, f"{at}: the copy ends unlike: {found}"
        found = unlike(g, twin)
        assert not found, f"{at}: play on a copy changed the original: {found}"


def equal_seeds_give_equal_games(case: Case) -> None:
    """The seed and the answers are the whole game."""
    one = case.new()
    other = case.new()
    journal = one.listen()
    assert not unlike(one, other), f"{case.at(one)}: laid out unlike: {unlike(one, other)}"
    answers = case.player().finish(one)
    assert case.player().finish(other) == answers, f"{case.at(one)}: equal seeds played unlike"
    found = unlike(one, other)
    assert not found, f"{case.at(one)}: equal seeds ended unlike, or listening mattered: {found}"
    assert journal, f"{case.at(one)}: nothing was told in the whole game"


def tables_pickle(case: Case) -> None:
    """A table comes back from a pickle as it was, and plays on alike."""
    for g in case.moments():
        at = case.at(g)
        back: Table = pickle.loads(pickle.dumps(g))
        found = unlike(g, back)
        assert not found, f"{at}: unpickled: {found}"
        again = g.copy()
        answers = case.player(2).finish(again)
        assert case.player(2).finish(back) == answers, f"{at}: unpickled, plays unlike"
        found = unlike(again, back)
        assert not found, f"{at}: unpickled and played on: {found}"


def records_tell_the_game(case: Case) -> None:
    """A record is written, read, played again and verified; in mid-game too; sealed dice too."""
    info = case.info
    secret = f"{case.seed:064x}"
    salts = ["salt", ""]
    for origin in (
        Origin(seed=case.seed),
        Origin(0, commitment(secret), secret, salts),
    ):
        match = Match(info, case.setup, origin)
        player = case.player()
        middle = case.seed % 40
        while not match.table.over:
            action = player.choose(match.table)
            match.play(match.table.seat, action)
            if len(match.answers) == middle:
                retold(case, match)
        retold(case, match)


def retold(case: Case, match: Match) -> None:
    """Write the record of a match, read it and play it again."""
    at = case.at(match.table)
    text = match.record().text()
    record = read_text(text)
    assert record.text() == text, f"{at}: the record reads otherwise than it was written"
    final = last(record, case.info)
    found = unlike(match.table, final)
    assert not found, f"{at}: the record played again: {found}"
    verify(record, case.info)


# ---- words ----


def actions_have_words(case: Case) -> None:
    """Each option is written, read back and numbered without ambiguity."""
    notation = case.info.notation
    for g in case.moments(LOOKS * 4):
        at = case.at(g)
        options = g.legal()
        texts = [notation.write(g, option) for option in options]
        assert len(set(texts)) == len(texts), f"{at}: two options are written alike: {texts}"
        indices = [notation.index(option) for option in options]
        assert len(set(indices)) == len(indices), f"{at}: two options have one index"
        for i, option in enumerate(options):
            text = texts[i]
            assert text == " ".join(text.split()), f"{at}: {text!r} has loose spaces"
            assert notation.read(g, f"  {text} ") == option, f"{at}: {text!r} reads otherwise"
            assert 0 <= indices[i] < notation.size, f"{at}: {text!r} has index {indices[i]}"
            back = notation.action(indices[i])
            assert back == option, f"{at}: {text!r}, index {indices[i]}, comes back as {back}"
        asked = question(case.info, g, int(g.seat))
        assert plain(asked), f"{at}: the question is not plain data: {asked}"
        for nonsense in ("", "xyzzy", f"{texts[0]} xyzzy"):
            assert unread(case, g, nonsense), f"{at}: {nonsense!r} can be read"


def unread(case: Case, g: Table, text: str) -> bool:
    """Tell whether a text is refused."""
    try:
        case.info.notation.read(g, text)
    except (IllegalAction, NotationError):
        return True
    return False


def odds_are_fractions(case: Case) -> None:
    """Chances lie between 0 and 1, means are not negative."""
    for g in case.moments(LOOKS * 4):
        for option in g.legal():
            for odds in case.info.odds(g, option):
                at = f"{case.at(g)}: odds {odds.key!r} are {odds.numerator}/{odds.denominator}"
                assert odds.denominator > 0, at
                assert odds.numerator >= 0, at
                assert not odds.percent or odds.numerator <= odds.denominator, at


def events_have_words(case: Case) -> None:
    """Each event has a form, its operands are in range, and every seat can be told of it."""
    notation = case.info.notation
    g = case.new()
    player = case.player()
    journal = g.listen()
    while not g.over:
        at = case.at(g)
        begin = len(journal)
        player.move(g)
        for event in journal[begin:]:
            assert 0 <= event.kind < len(notation.events), f"{at}: event {event.kind} is unknown"
            form = notation.events[event.kind]
            found = misfit(form, event)
            assert not found, f"{at}: event {form.name!r}: {found}"
        for seat in (None, *range(g.seats)):
            lines = seen(case.info, g, journal[begin:], seat)
            assert plain(lines), f"{at}: events are not plain data: {lines}"


def misfit(form: Form, event: Event) -> str:
    """Return what of an event its form does not cover."""
    for i, operand in enumerate(event.operands):
        if i >= len(form.operands):
            if operand != 0:
                return f"operand {i} is {operand}, but the form names {len(form.operands)}"
            continue
        name, kind = form.operands[i]
        if kind.style in (WORDS, SET) and not 0 <= operand < kind.size:
            return f"{name} is {operand}, not below {kind.size}"
        if kind.style == NUMBER and not HIDDEN < operand < kind.size:
            return f"{name} is {operand}, not below {kind.size}"
    return ""


def views_are_plain(case: Case) -> None:
    """Views are plain data; observations are finite numbers, as many as declared."""
    end = case.new()
    size = int(end.observation_size())
    for g in case.moments(LOOKS * 2):
        view_is_plain(case, g, size)
    case.player().finish(end)
    view_is_plain(case, end, size)


def view_is_plain(case: Case, g: Table, size: int) -> None:
    """Look at the table through the eyes of each seat and a spectator."""
    at = case.at(g)
    for seat in (None, *range(g.seats)):
        known = look(case.info, g, seat)
        assert plain(known), f"{at}: what seat {seat} sees is not plain data: {known}"
    assert g.observation_size() == size, f"{at}: the observation changed its size"
    for seat in range(g.seats):
        for i, figure in enumerate(observed(g, seat)):
            assert math.isfinite(figure), f"{at}: observation[{i}] of seat {seat} is {figure}"


# ---- secrets ----


def nothing_leaks(case: Case) -> None:
    """A seat cannot tell a table from one where all that it cannot know was dealt anew."""
    for g in case.moments(LOOKS // 2):
        before = g.copy()
        spectator = shown(case, g, None)
        for seat in range(g.seats):
            at = f"{case.at(g)}, dealt anew for seat {seat}"
            own = shown(case, g, seat)
            for deal in range(REDEALS):
                dice = FastDice(case.seed + deal)
                other = g.determinised(seat, dice)
                assert other.dice is dice, f"{at}: the dice are not the fresh ones"
                found = difference(own, shown(case, other, seat), "seen")
                assert not found, f"{at}: {found}"
                found = difference(spectator, shown(case, other, None), "seen by a spectator")
                assert not found, f"{at}: {found}"
                found = asked_again(other)
                assert not found, f"{at}: the open question does not fit: {found}"
                found = dealt_unlike(g, other, seat, case.seed)
                assert not found, f"{at}: what is dealt depends on what is hidden: {found}"
                case.player(2).finish(other)
        found = unlike(g, before)
        assert not found, f"{case.at(g)}: looking and dealing anew changed {found}"


def dealt_unlike(g: Table, other: Table, seat: int, seed: int) -> str:
    """Deal two tables anew that a seat cannot tell apart; equal dice must give equal tables."""
    return unlike(
        g.determinised(seat, FastDice(seed + 77)), other.determinised(seat, FastDice(seed + 77))
    )


def the_unseen_is_dealt_anew(case: Case) -> None:
    """Where a seat sees more than a spectator, tables dealt for the others show it other things.

    A view that differs from the spectator's by nothing hidden would fail here as well.
    """
    chances = 0
    for g in case.moments():
        spectator = g.view(None)
        for owner in range(g.seats):
            own = g.view(owner)
            if own != spectator:
                for deal in range(4):
                    for seat in range(g.seats):
                        if seat != owner:
                            chances += 1
                            other = g.determinised(seat, FastDice(case.seed + deal))
                            if other.view(owner) != own:
                                return
    assert chances < 40, (
        f"{case.info.id}, {case.setup.seats} seats, {case.setup.options}, seed {case.seed}: "
        f"dealt anew {chances} times, and what only one seat sees never changed"
    )


def free_answers_show_nothing(case: Case) -> None:
    """An answer without a roll or a reveal shows nobody anything that was hidden.

    So whoever takes it back has learnt nothing, and the others have seen no card.
    """
    for g in case.moments(LOOKS // 2):
        for seat in asked_seats(g):
            turned = g.copy()
            turned.turn_to(seat)
            options = turned.legal()
            for i in range(0, len(options), 1 + len(options) // 6):
                if is_free(turned, options[i]):
                    for watcher in range(g.seats):
                        answered_alike(case, turned, options[i], watcher)


def is_free(g: Table, action: Action) -> bool:
    """Tell whether an answer leads to no roll and no reveal."""
    after = g.copy()
    after.apply(action)
    return after.dice.drawn == g.dice.drawn and after.reveals == g.reveals


def answered_alike(case: Case, g: Table, action: Action, watcher: int) -> None:
    """Give one answer here and on a table dealt anew; the watcher must see the same."""
    at = f"{case.at(g)}, seat {g.seat}: {case.info.notation.write(g, action)!r}"
    other = g.determinised(watcher, FastDice(case.seed))
    if action not in other.legal():
        assert watcher != g.seat, f"{at} is not offered when dealt anew"
        return
    free = is_free(other, action)
    if watcher == g.seat:
        assert free, f"{at}: whether it rolls or reveals tells what is hidden"
    if free:
        one = g.copy()
        events = one.listen()
        other_events = other.listen()
        one.apply(action)
        other.apply(action)
        found = difference(shown(case, one, watcher), shown(case, other, watcher), "seen")
        assert not found, f"{at}: seat {watcher} learns {found}"
        found = difference(
            seen(case.info, one, events, watcher),
            seen(case.info, other, other_events, watcher),
            "heard",
        )
        assert not found, f"{at}: seat {watcher} learns {found}"


def sealed_answers_stay_sealed(case: Case) -> None:
    """What a seat has sealed shows nobody else, and nobody's order of answering matters."""
    for g in case.moments(LOOKS * 2):
        if g.stack[len(g.stack) - 1].secret():
            for seat in asked_seats(g):
                turned = g.copy()
                turned.turn_to(seat)
                sealed_alike(case, turned)
            any_order(case, g)


def sealed_alike(case: Case, g: Table) -> None:
    """Seal the first and the last option; the other seats must see the same."""
    options = g.legal()
    first, second = g.copy(), g.copy()
    events, other_events = first.listen(), second.listen()
    first.apply(options[0])
    second.apply(options[-1])
    if first.reveals != g.reveals or second.reveals != g.reveals:
        return
    for watcher in (None, *range(g.seats)):
        if watcher != g.seat:
            at = f"{case.at(g)}: seat {watcher} learns from what seat {g.seat} sealed"
            found = difference(shown(case, first, watcher), shown(case, second, watcher), "seen")
            assert not found, f"{at}: {found}"
            found = difference(
                seen(case.info, first, events, watcher),
                seen(case.info, second, other_events, watcher),
                "heard",
            )
            assert not found, f"{at}: {found}"
            if watcher is not None:
                found = dealt_unlike(first, second, watcher, case.seed)
                assert not found, f"{at}, by what is dealt: {found}"


def any_order(case: Case, g: Table) -> None:
    """Let the seats answer a sealed question in two orders; both tables must be alike."""
    one = g.copy()
    answers: list[list[Action]] = [[] for seat in range(g.seats)]
    player = case.player(2)
    depth = len(g.stack)
    while one.reveals == g.reveals and len(one.stack) == depth and not one.over:
        action = player.choose(one)
        answers[one.seat].append(action)
        one.apply(action)
    other = g.copy()
    for seat in range(g.seats - 1, -1, -1):
        for action in answers[seat]:
            other.play(seat, action)
    found = unlike(one, other)
    assert not found, f"{case.at(g)}: answered in another order: {found}"


# ---- taking back ----


def answers_can_be_taken_back(case: Case) -> None:
    """What is taken back leaves the very table that was there before."""
    match = Match(case.info, case.setup, Origin(seed=case.seed))
    player = case.player()
    while not match.table.over:
        action = player.choose(match.table)
        before = match.table.copy()
        seat = int(match.table.seat)
        events = len(match.events)
        match.play(seat, action)
        number = len(match.answers) - 1
        free = match.last_free(seat) == number
        if free or player.dice.below(20) == 0:
            match.take_back(number)
            at = f"{case.at(match.table)}: taken back {'freely' if free else 'by consent'}"
            found = unlike(match.table, before)
            assert not found, f"{at}: {found}"
            assert len(match.events) == events, f"{at}: {len(match.events) - events} events stay"
            assert match.table.journal is match.events, f"{at}: the journal is lost"
            match.play(seat, action)
        if before.stack[len(before.stack) - 1].secret() and free:
            sealed_meanwhile(case, match, before, player)


def sealed_meanwhile(case: Case, match: Match, before: Table, player: Player) -> None:
    """Take a sealed answer back after another seat has sealed one too; that one must stay."""
    first = match.answers[-1]
    others = [seat for seat in asked_seats(match.table) if seat != first.seat]
    if match.table.reveals != before.reveals or not others:
        return
    match.table.turn_to(others[0])
    action = match.table.options[player.dice.below(match.table.option_count)]
    match.play(others[0], action)
    number = len(match.answers) - 2
    if match.last_free(first.seat) == number:
        match.take_back(number)
        expected = before.copy()
        expected.play(others[0], action)
        expected.turn_to(first.seat)
        match.table.turn_to(first.seat)
        found = unlike(match.table, expected)
        assert not found, f"{case.at(before)}: a sealed answer of another seat was lost: {found}"
        match.play(first.seat, first.action)


CHECKS: Final[list[Check]] = [
    play_ends,
    results_add_up,
    asking_only_looks,
    wrong_answers_are_refused,
    copies_play_on_alike,
    equal_seeds_give_equal_games,
    tables_pickle,
    records_tell_the_game,
    actions_have_words,
    odds_are_fractions,
    events_have_words,
    views_are_plain,
    nothing_leaks,
    the_unseen_is_dealt_anew,
    free_answers_show_nothing,
    sealed_answers_stay_sealed,
    answers_can_be_taken_back,
]
