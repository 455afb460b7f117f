"""Copies, seeds, pickles and records tell the whole game; answers can be taken back."""

from __future__ import annotations

import pickle

from dicehall.kit.checks.case import Case, Player, asked_seats, unlike
from dicehall.kit.dice import commitment
from dicehall.kit.match import Match
from dicehall.kit.proof import verify
from dicehall.kit.replay import Origin, last, read_text
from dicehall.kit.table import Table

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
        if before.top().secret() and free:
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
