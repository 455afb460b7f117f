"""The web client's files, and a page that describes the API without scripts."""

from __future__ import annotations

import html
import json
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from dicehall.hall.errors import HallError
from dicehall.hall.files import send_file

WEB: Final = Path(__file__).parent / "web"
router = APIRouter(include_in_schema=False)

MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Dicehall</title>
<h1>Dicehall</h1>
<p>The hall is open, but the web client has not been built.
Build it with <code>./dev play</code>, or with
<code>npm ci --prefix web &amp;&amp; npm run build --prefix web</code>.</p>
<p><a href="/docs">The API</a></p>
</html>
"""


@router.get("/docs")
async def docs(request: Request) -> HTMLResponse:
    """The API for people; `/openapi.json` is for programs."""
    return HTMLResponse(describe(request.app.openapi()))


def describe(api: dict[str, Any]) -> str:
    """Return an OpenAPI description as a plain page."""
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width"><title>Dicehall API</title>',
        "<style>body{font:16px/1.5 system-ui;max-width:60em;margin:auto;padding:1em}"
        "pre{background:#8882;padding:.5em;overflow:auto}</style>",
        "<h1>Dicehall API</h1><p>As <a href='/openapi.json'>OpenAPI</a>. "
        "The socket of a table is described in docs/protocol.md.</p>",
    ]
    for path, methods in api["paths"].items():
        for method, request in methods.items():
            parts.append(f"<h2>{method.upper()} {html.escape(path)}</h2>")
            parts.append(f"<p>{html.escape(request.get('description', ''))}</p>")
            if "requestBody" in request:
                body = html.escape(json.dumps(request["requestBody"]["content"], indent=1))
                parts.append(f"<pre>{body}</pre>")
            parts.append("<ul>")
            for status, answer in request["responses"].items():
                parts.append(f"<li>{status}: {html.escape(answer['description'])}</li>")
            parts.append("</ul>")
    schemas = api.get("components", {}).get("schemas", {})
    for name, schema in schemas.items():
        shown = html.escape(json.dumps(schema, indent=1))
        parts.append(f"<h2 id='{name}'>{name}</h2><pre>{shown}</pre>")
    return "".join(parts)


def file_of(path: str) -> Path | None:
    """Return the file of the web client that a path names, if there is one."""
    try:
        wanted = (WEB / path).resolve()
        return wanted if wanted.is_relative_to(WEB) and wanted.is_file() else None
    except (OSError, ValueError):  # too long, or a zero byte in it
        return None


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(path: str, request: Request) -> Response:
    """A file of the web client; other paths are places inside the client."""
    if path.startswith("api/"):
        raise HallError(404, "no-path", "there is no such request")
    wanted = file_of(path)
    if wanted is not None:
        lasting = "assets" in wanted.relative_to(WEB).parts
        cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return send_file(request, wanted, cache)
    if "." in path.rpartition("/")[2]:
        raise HallError(404, "no-file", "there is no such file")
    index = WEB / "index.html"
    if index.is_file():
        return send_file(request, index)
    return HTMLResponse(MISSING)
