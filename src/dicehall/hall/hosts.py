"""By which names a hall answers: a page elsewhere must not pass itself off as one of ours."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

# Names that no stranger can have: of this machine, and of a network at home.
HOME = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".test")


def host_in(netloc: str) -> str:
    """Return the host of `host:port`, in small letters; nothing if it cannot be read."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "").rstrip(".")
    except ValueError:
        return ""


@lru_cache(maxsize=1024)
def own_host(netloc: str, origins: tuple[str, ...]) -> bool:
    """Tell whether a `Host` is one of ours: an address, a name at home, or one that was allowed.

    A stranger's page may let its own name lead to this machine (DNS rebinding), but it cannot
    change what the browser then sends as `Host`.

    >>> [own_host(host, ("https://games.org",)) for host in ("10.0.0.7:8000", "games.org")]
    [True, True]
    >>> own_host("evil.org:8000", ("https://games.org",))
    False
    """
    host = host_in(netloc)
    if "." not in host or host.endswith(HOME) or host == gethostname().lower():
        return bool(host)
    try:
        ip_address(host)
    except ValueError:
        return host in allowed(origins)
    return True


def allowed(origins: Iterable[str]) -> set[str]:
    """Return the hosts of the origins that were allowed."""
    return {host_in(origin.partition("://")[2].partition("/")[0]) for origin in origins}
