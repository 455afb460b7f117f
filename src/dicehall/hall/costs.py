"""What a request costs, in tokens of its address's bucket: one is about a millisecond or two of
the hall's one loop. This is the one place that says so."""

from __future__ import annotations

from typing import Final

USUAL: Final = 1.0
FILE: Final = 0.2  # of the page: a visitor needs twenty at once, and half of them make no page
COSTS: Final = {
    ("POST", "quick"): 10.0,  # a table laid out twice and written down: 11 ms
    ("POST", "tables"): 10.0,
    ("POST", "rematch"): 10.0,
    ("POST", "continue"): 20.0,  # a finished game is read, and its beginning played again
    ("POST", "sit"): 2.0,  # written down, and told to all who wait
    ("POST", "seat"): 2.0,
    ("POST", "bot"): 2.0,
    ("POST", "free"): 2.0,
    ("POST", "leave"): 2.0,
    ("POST", "start"): 5.0,
    ("POST", "world"): 5.0,  # a table dealt anew, then written out
    ("POST", "hint"): 5.0,
    ("POST", "mine"): 5.0,  # up to a hundred tables
    ("GET", "tables"): 5.0,
    ("GET", "cards"): 5.0,
    ("GET", "openapi.json"): 5.0,
    ("GET", "docs"): 5.0,
    ("GET", "replay"): 10.0,  # made in a worker, but up to two megabytes go over the wire
    ("GET", "record"): 5.0,
    ("GET", "statistics"): 3.0,
    ("GET", "analysis"): 3.0,  # asked again and again until it is there
}

# What a hall that is busy begins anew for nobody: tables, and what is made or looked up for long.
POSTPONED: Final = {
    ("POST", "quick"),
    ("POST", "tables"),
    ("POST", "lessons"),
    ("POST", "rematch"),
    ("POST", "continue"),
    ("POST", "hint"),
    ("GET", "replay"),
    ("GET", "record"),
    ("GET", "statistics"),
    ("GET", "analysis"),
    ("GET", "tables"),
    ("GET", "cards"),
    ("GET", "openapi.json"),
}


def postponed(method: str, path: str) -> bool:
    """Tell whether a request can wait until a busy hall has time again.

    >>> postponed("GET", "/api/tables/abc/replay"), postponed("POST", "/api/tables/abc/sit")
    (True, False)
    """
    return (method, path.rpartition("/")[2]) in POSTPONED


def cost_of(method: str, path: str) -> float:
    """Return what a request costs: by its last word, as all dear requests end in one.

    >>> cost_of("GET", "/api/tables/abc/replay"), cost_of("GET", "/api/tables/abc")
    (10.0, 1.0)
    >>> cost_of("GET", "/assets/index.js")
    0.2
    """
    found = COSTS.get((method, path.rpartition("/")[2]))
    if found is not None:
        return found
    return USUAL if path.startswith("/api/") else FILE
