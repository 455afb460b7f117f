"""The report on a game's balance: one page that needs nothing else, with the tables behind it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

import dicehall
from dicehall.kit.game import GameInfo, Setup
from dicehall.kit.notation import Phrase
from dicehall.lab.balance import MIXED, Balance, Change, Level, Share
from dicehall.lab.logit import Effect
from dicehall.lab.plots import Dot, dots, lengths
from dicehall.text import Texts

LEADS: Final = ("warrior", "warband", "character", "card")  # what a role may be called after
MOST_DOTS: Final = 16  # cards in a plot; the table has them all

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d1b18; --soft: #5c574f; --page: #faf8f4;
        --card: #fff; --line: #ddd6ca; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece7de; --soft: #b3ab9e; --page: #171614; --card: #211f1c; --line: #3d3933; }
}
body { margin: 0; background: var(--page); color: var(--ink);
       font: 16px/1.5 system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1 { line-height: 1.2; margin: .5rem 0; } h2 { margin: 2rem 0 .5rem; }
p, figcaption { color: var(--soft); max-width: 46rem; margin: .3rem 0; }
section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
figure { margin: 0; flex: 1 1 20rem; max-width: 27rem; background: var(--card);
         box-sizing: border-box;
         border: 1px solid var(--line); border-radius: .5rem; padding: .5rem; }
svg { display: block; width: 100%; height: auto; color: var(--ink); }
.wide { flex: 1 1 34rem; min-width: 0; overflow-x: auto; max-width: 100%; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .55rem; text-align: right; border-bottom: 1px solid var(--line);
         vertical-align: top; }
th:first-child, td:first-child { text-align: left; }
figcaption span { display: inline-block; margin-right: .8rem; font-size: .875rem; }
figcaption i { display: inline-block; width: .7rem; height: .7rem; border-radius: 50%;
               margin-right: .3rem; }
summary { cursor: pointer; padding: .5rem 0; } dl { margin: .3rem 0; } dt { font-weight: 600; }
dd { margin: 0 0 .3rem 0; color: var(--soft); overflow-wrap: anywhere; }
"""


class Report:
    """Writes the page, in a language."""

    def __init__(self, info: GameInfo, setup: Setup, texts: Texts) -> None:
        self.info = info
        self.setup = setup
        self.texts = texts

    def say(self, key: str, **args: str | int) -> str:
        """Return a message of the report."""
        return self.texts.say(Phrase(f"report-{key}", dict(args)))

    def name(self, id: str) -> str:
        """Return what a role or card is called."""
        for lead in LEADS:
            if self.texts.has(f"{lead}-{id}"):
                return self.texts.text(f"{lead}-{id}")
        return id

    def seat(self, number: str) -> str:
        """Return what a seat is called."""
        return self.texts.say(Phrase("seat", {"number": int(number)}))

    def bot(self, name: str) -> str:
        """Return what a level of skill is called."""
        return self.say("mixed") if name == MIXED else name

    # ---- the page ----

    def page(self, balance: Balance, changes: Sequence[Change], notes: Sequence[str]) -> str:
        """Return the whole page."""
        title = self.say("title", game=self.texts.text("game"))
        parts = [
            f"<h1>{escape(title)}</h1>",
            self.facts(balance),
            self.against(changes, notes) if changes or notes else "",
            self.course(balance.levels),
            self.shares(balance),
            *[self.cards(deed, found) for deed, found in balance.cards.items()],
            f"<section><h2>{escape(self.say('method'))}</h2>",
            *[f"<p>{escape(self.say(key))}</p>" for key in METHOD],
            "</section>",
        ]
        return (
            f'<!doctype html>\n<html lang="{self.texts.lang}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
            f"<body><main>{''.join(parts)}</main></body></html>\n"
        )

    def facts(self, balance: Balance) -> str:
        """Return what was played."""
        games = sum(len(level.rows) for level in balance.levels)
        options = ", ".join(f"{key}={value}" for key, value in self.setup.options.items() if value)
        content = self.info.content_version(self.setup.content)
        made = self.say("made", games=games, version=dicehall.__version__, content=content)
        told = [(self.say("options"), f"{self.setup.seats} x, {options}" if options else "")]
        told += [(self.say("pack"), self.setup.content)] if self.setup.content else []
        rows = [f"<dt>{escape(a)}</dt><dd>{escape(b)}</dd>" for a, b in told if b]
        return f"<p>{escape(made)}</p><dl>{''.join(rows)}</dl>"

    def course(self, levels: Sequence[Level]) -> str:
        """Return how the games went."""
        heads = ["bots", "games", "length", "range", "branching", "leads", "comebacks"]
        rows = []
        for level in levels:
            told = level.course()
            rows.append(
                [
                    self.bot(level.name),
                    f"{told['games']:.0f}",
                    f"{told['length']:.1f}",
                    f"{told['length-low']:.0f}\u2060–\u2060{told['length-high']:.0f}",
                    f"{told['branching']:.2f}",
                    f"{told['leads']:.2f}",
                    f"{told['comebacks']:.1%}",
                ]
            )
        series = [(self.bot(lv.name), [row["decisions"] for row in lv.rows]) for lv in levels]
        title = self.say("course")
        plot = lengths(series, self.say("length"), title)
        return self.section(
            title, plot, self.say("course-note"), [self.say(h) for h in heads], rows
        )

    def shares(self, balance: Balance) -> str:
        """Return the shares of victories by seat and by role."""
        levels = balance.levels
        seats = [(level, list(level.seats)) for level in levels]
        roles = [(level, [level.roles[role] for role in sorted(level.roles)]) for level in levels]
        shown = self.share_table("seats", seats, balance.seats)
        if balance.roles:
            shown += self.share_table("roles", roles, balance.roles)
        return shown

    def share_table(
        self,
        key: str,
        levels: Sequence[tuple[Level, list[Share]]],
        effects: Sequence[Effect],
    ) -> str:
        """Return a plot and a table of shares, level by level, and adjusted for all else."""
        called = self.seat if key == "seats" else self.name
        order = sorted(effects, key=lambda one: -one.value) if key == "roles" else list(effects)
        found = {level.name: {share.name: share for share in shares} for level, shares in levels}
        series = [
            (
                self.bot(level),
                [
                    Dot(called(one.name), shares[one.name].share(), *shares[one.name].interval())
                    for one in order
                    if one.name in shares
                ],
            )
            for level, shares in found.items()
        ]
        adjusted = [Dot(called(one.name), one.share(), *one.interval()) for one in order]
        series.append((self.say("adjusted"), adjusted))
        if len(order) > MOST_DOTS:
            series = [(self.say("adjusted"), ends(adjusted))]
        heads = [self.say(key), *[self.bot(level) for level in found], self.say("adjusted")]
        rows = []
        for one in order:
            cells = [percent(shares.get(one.name)) for shares in found.values()]
            rows.append([called(one.name), *cells, percent(one)])
        title = self.say(key)
        plot = dots(series, 1 / self.setup.seats, True, title)
        return self.section(title, plot, self.say("even"), heads, rows)

    def cards(self, deed: str, effects: Sequence[Effect]) -> str:
        """Return the effects of cards that something befell."""
        order = sorted(effects, key=lambda one: -one.value)
        title = self.say(f"deed-{deed}")
        shown = ends([Dot(self.name(one.name), one.share(), *one.interval()) for one in order])
        plot = dots([(title, shown)], 1 / self.setup.seats, True, title)
        heads = [self.say("card"), self.say("seen"), self.say("adjusted"), self.say("effect")]
        rows = []
        for one in order:
            effect = f"{one.value:+.2f}\u00a0±\u00a0{1.96 * one.error:.2f}"
            rows.append([self.name(one.name), str(one.seen), percent(one), effect])
        return self.section(title, plot, self.say("cards-note"), heads, rows)

    def against(self, changes: Sequence[Change], notes: Sequence[str]) -> str:
        """Return what another pack changes, in pairs of games with the same dice."""
        title = self.say("against")
        listed = "".join(f"<li>{escape(note)}</li>" for note in notes)
        named = [(self.called(one.name), one) for one in changes]
        found = [Dot(name, one.after - one.before, *one.interval()) for name, one in named]
        heads = [
            "",
            self.say("before"),
            self.say("after"),
            self.say("difference"),
            self.say("pairs"),
        ]
        rows = []
        for name, one in named:
            low, high = one.interval()
            span = between(f"{100 * low:+.1f}", f"{100 * high:+.1f}%")
            off = f"{one.after - one.before:+.1%} {span}"
            rows.append([name, f"{one.before:.1%}", f"{one.after:.1%}", off, str(one.games)])
        plot = dots([(title, found)], 0.0, True, title) if found else ""
        note = self.say("against-note")
        return self.section(title, plot, note, heads, rows) + f"<ul>{listed}</ul>"

    def called(self, name: str) -> str:
        """Return what `seat 1` or `role agaric` is called."""
        kind, _space, id = name.partition(" ")
        return self.seat(id) if kind == "seat" else self.name(id)

    def section(
        self, title: str, plot: str, note: str, heads: Sequence[str], rows: Iterable[list[str]]
    ) -> str:
        """Return a part of the page: a plot, and the table behind it."""
        head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
        lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
        table = f"<table><thead><tr>{head}</tr></thead><tbody>"
        table += "".join(f"<tr>{line}</tr>" for line in lines) + "</tbody></table>"
        if len(lines) > MOST_DOTS:
            summary = escape(self.say("table", count=len(lines)))
            table = f"<details><summary>{summary}</summary>{table}</details>"
        return (
            f"<section><h2>{escape(title)}</h2><p>{escape(note)}</p><div>"
            f'<figure>{plot}</figure><div class="wide">{table}</div></div></section>'
        )


METHOD: Final = (
    "method-play",
    "method-intervals",
    "method-adjusted",
    "method-cards",
    "method-leads",
)


def ends(found: list[Dot]) -> list[Dot]:
    """Return the best and the worst of many."""
    half = MOST_DOTS // 2
    return found if len(found) <= MOST_DOTS else [*found[:half], *found[-half:]]


def percent(share: Share | Effect | None) -> str:
    """Return a share with its interval."""
    if share is None:
        return ""
    low, high = share.interval()
    return f"{share.share():.1%} {between(f'{100 * low:.0f}', f'{100 * high:.0f}%')}"


def between(low: str, high: str) -> str:
    """Return an interval that no line breaks.

    >>> between("1", "2") == "(1\u2060–\u20602)"
    True
    """
    return f"({low}\u2060–\u2060{high})"
