"""Figures for operators, in Prometheus' words. No label holds more than what the program itself
names: games, routes, reasons."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from starlette.datastructures import Headers
from starlette.types import Scope

if TYPE_CHECKING:
    from dicehall.hall.hall import Hall

COUNTED: Final = CollectorRegistry()
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
ORDERS: Final = Counter(
    "dicehall_orders", "messages of players that were taken", ["type"], registry=COUNTED
)
REFUSALS: Final = Counter(
    "dicehall_refusals", "messages of players that were refused", ["why"], registry=COUNTED
)
ORDER_SECONDS: Final = Histogram(
    "dicehall_order_seconds",
    "from a message of a player to its answer",
    buckets=SECONDS,
    registry=COUNTED,
)
REQUESTS: Final = Counter(
    "dicehall_requests", "requests over HTTP", ["route", "status"], registry=COUNTED
)
BOTS: Final = Counter(
    "dicehall_bot_answers", "answers of bots and hints, by what became of them", ["how"],
    registry=COUNTED,
)  # fmt: skip
SHED: Final = Counter(
    "dicehall_shed", "what was refused because the hall is busy", ["what"], registry=COUNTED
)
ProcessCollector(registry=COUNTED)
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


class Gauges:
    """How a hall stands at the moment it is asked."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def collect(self) -> Iterable[Metric]:
        hall = self.hall
        hosts = list(hall.hosts.values())
        watchers = sum([len(one) for one in hall.crowd.watchers.values()])
        shown = {
            "tables_in_memory": (len(hosts), "tables in the memory of this process"),
            "tables_driven": (
                len([host for host in hosts if not host.finished() and host.driving()]),
                "tables whose bots and clocks this process looks after",
            ),
            "tables_live": (hall.live, "tables of several people that wait or are played"),
            "tables_solo": (hall.solo, "tables of one person that wait or are played"),
            "tables_broken": (hall.broken(), "tables that cannot be read"),
            "sockets": (hall.crowd.total, "open sockets of this process"),
            "watchers": (watchers, "of these, sockets that watch"),
            "bots_waiting": (hall.pool.queue.length(), "bots that wait for a worker"),
            "writes_waiting": (hall.store.waiting(), "changes that wait for the disk"),
            "loop_late_seconds": (hall.load.late, "how late the event loop is"),
            "loop_busy_ratio": (hall.load.busy, "the part of the time it works"),
            "ready": (int(hall.ready()), "1 while a load balancer may send people here"),
        }
        for name, (value, meaning) in shown.items():
            yield GaugeMetricFamily(f"dicehall_{name}", meaning, value=float(value))


def exposition(hall: Hall) -> bytes:
    """Return all figures as Prometheus reads them."""
    now = CollectorRegistry()
    now.register(Gauges(hall))
    return generate_latest(COUNTED) + generate_latest(now)


def may_read(scope: Scope, token: str) -> bool:
    """Tell whether a request may see the figures: with the operator's token, or, where there is
    none, straight from this machine and by its own name. What a proxy passes on is from outside."""
    headers = Headers(scope=scope)
    if token:
        kind, _, given = headers.get("authorization", "").partition(" ")
        return kind.lower() == "bearer" and same(given.strip(), token)
    if any(name in headers for name in FORWARDED):
        return False
    client = scope.get("client")
    return client is not None and loopback(client[0]) and loopback(named(headers.get("host", "")))


def same(given: str, token: str) -> bool:
    """Compare two texts in a time that does not tell where they differ."""
    from hmac import compare_digest

    return compare_digest(given.encode("utf-8", "replace"), token.encode())


def named(host: str) -> str:
    """Return the host of a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def loopback(host: str) -> bool:
    """Tell whether a host is this machine.

    >>> loopback("127.0.0.1"), loopback("::1"), loopback("localhost"), loopback("10.0.0.1")
    (True, True, True, False)
    """
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
