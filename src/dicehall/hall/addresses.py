"""Where a client comes from, as far as limits care: one household, one address."""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

PREFIX = 64  # bits of an IPv6 address that a household is given; it chooses the rest itself


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """Return an address for counting: IPv6 by its /64, IPv4 written as IPv6 by the IPv4 in it.

    >>> household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.7"), household("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, PREFIX), strict=False))


def place_name(key: bytes, address: str) -> str:
    """Return the name of an address that only the hall with this key could have given it."""
    return hmac.new(key, address.encode(), hashlib.sha256).hexdigest()[:20]


def client_of(client: tuple[str, int] | None) -> str:
    """Return the household of a connection as the server tells it."""
    return "?" if client is None else household(client[0])
