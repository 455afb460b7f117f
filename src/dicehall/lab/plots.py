"""Plots as SVG that takes the colours of the page around it, with Matplotlib."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final

import matplotlib

matplotlib.use("svg")

from matplotlib import rcParams
from matplotlib.figure import Figure

INK: Final = "#010203"  # stands for the page's own colour
COLOURS: Final = ("#3b82c4", "#d97706", "#2a9d6f", "#b45cc4", "#c2413b", "#7a7f2a")
WIDTH: Final = 4.3  # inches: about a phone, so that words stay readable there

rcParams.update(
    {
        "svg.fonttype": "none",
        "font.family": "sans-serif",
        "font.size": 9,
        "text.color": INK,
        "axes.edgecolor": INK,
        "axes.labelcolor": INK,
        "xtick.color": INK,
        "ytick.color": INK,
        "axes.spines.top": False,
        "axes.spines.right": False,
    }
)


@dataclass(frozen=True)
class Dot:
    """A figure with its interval."""

    name: str
    value: float
    low: float
    high: float


def dots(
    series: Sequence[tuple[str, Sequence[Dot]]], line: float, percent: bool, title: str
) -> str:
    """Return dots with intervals, a row for each name and a colour for each series."""
    names = list(dict.fromkeys(dot.name for _label, row in series for dot in row))
    height = 0.75 + (0.2 + 0.11 * len(series)) * len(names)
    figure, axes = blank(height)
    for number, (label, row) in enumerate(series):
        shift = (number - (len(series) - 1) / 2) * 0.62 / max(1, len(series))
        at = [names.index(dot.name) + shift for dot in row]
        values = [dot.value for dot in row]
        reach = [
            [max(0.0, dot.value - dot.low) for dot in row],
            [max(0.0, dot.high - dot.value) for dot in row],
        ]
        colour = COLOURS[number % len(COLOURS)]
        axes.errorbar(values, at, xerr=reach, fmt="o", ms=3.5, lw=1.3, color=colour, label=label)
    axes.axvline(line, color=INK, lw=0.8, ls=(0, (4, 3)), alpha=0.7)
    axes.set_yticks(range(len(names)), [shortened(name) for name in names])
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.grid(axis="x", color=INK, alpha=0.15, lw=0.6)
    if percent:
        axes.xaxis.set_major_formatter(tick)
    return legend([label for label, _row in series]) + drawn(figure, title)


def lengths(series: Sequence[tuple[str, Sequence[int]]], label: str, title: str) -> str:
    """Return how often games are how long, a line for each series."""
    figure, axes = blank(2.2)
    most = max(max(row) for _label, row in series)
    least = min(min(row) for _label, row in series)
    bins = 24
    width = max(1.0, (most - least) / bins)
    for number, (name, row) in enumerate(series):
        counts = [0] * (bins + 1)
        for length in row:
            counts[min(bins, int((length - least) / width))] += 1
        at = [least + width * (i + 0.5) for i in range(bins + 1)]
        shares = [count / len(row) for count in counts]
        axes.plot(at, shares, lw=1.5, color=COLOURS[number % len(COLOURS)], label=name)
    axes.set_ylim(bottom=0)
    axes.set_xlabel(label)
    axes.yaxis.set_major_formatter(tick)
    return legend([label for label, _row in series]) + drawn(figure, title)


def tick(value: float, _at: int) -> str:
    """Return what stands at an axis: half a per cent is not rounded away.

    >>> tick(0.425, 0), tick(0.45, 1), tick(1e-17, 2)
    ('42.5%', '45%', '0%')
    """
    return f"{round(100 * value, 1):g}%"


def legend(labels: Sequence[str]) -> str:
    """Return which colour is which, as a caption that wraps as the page does."""
    if len(labels) < 2:
        return ""
    named = [
        f'<span><i style="background:{COLOURS[number % len(COLOURS)]}"></i>{escape(label)}</span>'
        for number, label in enumerate(labels)
    ]
    return f"<figcaption>{' '.join(named)}</figcaption>"


def shortened(name: str) -> str:
    """Return a name that leaves room for the plot."""
    return name if len(name) <= 24 else name[:22].rstrip() + "…"


def blank(height: float) -> tuple[Any, Any]:
    """Return an empty plot."""
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    figure.patch.set_alpha(0.0)
    axes = figure.add_subplot()
    axes.patch.set_alpha(0.0)
    return figure, axes


def drawn(figure: Any, title: str) -> str:
    """Return a plot as SVG that fits its place and has the colours of the page."""
    text = io.StringIO()
    rcParams["svg.hashsalt"] = title  # ids differ between the plots of a page
    figure.savefig(text, format="svg", metadata={"Date": None})
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :].replace(INK, "currentColor")
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    head = f'<svg role="img" aria-label="{escape(title)}" '
    return re.sub(r'<svg ((?:xmlns\S* )*)width="\S+" height="\S+" ', rf"{head}\1", svg, count=1)
