"""Files as they are sent: compressed once, and not again to who has them already."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import Request
from fastapi.responses import Response

LEVEL: Final = 9  # of gzip: it is done once
SMALL: Final = 400  # bytes that are not worth it
TYPES: Final = {
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
DENSE: Final = (".woff2", ".png", ".webp", ".jpg")  # compressed by their nature


@dataclass(frozen=True)
class Packed:
    """A file ready to be sent."""

    data: bytes
    squeezed: bytes | None
    tag: str
    kind: str


@lru_cache(maxsize=512)
def packed(path: Path, changed: int) -> Packed:
    """Read a file; *changed* is when it was, so that a new version is read anew."""
    data = path.read_bytes()
    squeezed = None
    if len(data) > SMALL and path.suffix not in DENSE:
        squeezed = gzip.compress(data, LEVEL, mtime=0)
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if guessed.startswith("text/"):
        guessed += "; charset=utf-8"
    tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    return Packed(data, squeezed, tag, TYPES.get(path.suffix, guessed))


def send_file(request: Request, path: Path, cache: str = "no-cache") -> Response:
    """Return a file, compressed for who takes that; nothing for who has it as it is now."""
    found = packed(path, path.stat().st_mtime_ns)
    headers = {"Cache-Control": cache, "ETag": found.tag, "Vary": "Accept-Encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if found.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(found.squeezed, headers=headers, media_type=found.kind)
    return Response(found.data, headers=headers, media_type=found.kind)
