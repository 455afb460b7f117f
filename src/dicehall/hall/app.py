"""The application: routes, errors, headers, limits on requests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import dicehall
from dicehall.games import names, part
from dicehall.hall import (
    bot_routes,
    health_routes,
    invitations,
    pack_routes,
    pages,
    routes,
    sockets,
)
from dicehall.hall.addresses import client_of
from dicehall.hall.costs import cost_of, postponed
from dicehall.hall.ending import admit
from dicehall.hall.errors import HallError
from dicehall.hall.hall import Hall, Settings
from dicehall.hall.hosts import own_host
from dicehall.hall.logs import trouble
from dicehall.hall.metrics import REQUESTS

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' data:; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def create_app(settings: Settings) -> FastAPI:
    """Return the application of a hall."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(settings)
        await hall.open()
        app.state.hall = hall
        try:
            yield
        finally:
            await hall.close()

    app = FastAPI(
        title="Dicehall",
        version=dicehall.__version__,
        description="The lobby of the hall; docs/protocol.md describes the socket of a table.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(health_routes.router)
    app.include_router(routes.router)
    app.include_router(bot_routes.router)
    app.include_router(pack_routes.router)
    for id in names():
        brought = part(id, "routes")
        if brought is not None:
            app.include_router(brought.router)
    app.include_router(sockets.router)
    app.include_router(invitations.router)
    app.include_router(pages.router)
    app.add_exception_handler(HallError, refuse)
    app.add_exception_handler(RequestValidationError, unfit)
    app.add_exception_handler(HTTPException, plain)
    app.add_exception_handler(Exception, failed)
    app.add_middleware(Door)
    return app


def answer(error: HallError) -> JSONResponse:
    """Return an error in the one shape."""
    wait = error.wait
    headers = {} if wait is None else {"Retry-After": str(ceil(wait))}
    return JSONResponse(error.data(), error.status, headers)


async def refuse(request: Request, error: Exception) -> JSONResponse:
    """Answer what the hall refuses."""
    assert isinstance(error, HallError)
    return answer(error)


async def unfit(request: Request, error: Exception) -> JSONResponse:
    """Answer a body or parameter that does not fit; nothing of it is quoted."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join([str(part) for part in first["loc"] if part != "body"])[:100]
    where = where.encode("ascii", "replace").decode()
    text = f"{where}: {first['msg']}" if where else str(first["msg"])
    return answer(HallError(422, "unfit", text.encode("utf-8", "replace").decode()))


async def plain(request: Request, error: Exception) -> JSONResponse:
    """Answer what the framework refuses."""
    assert isinstance(error, HTTPException)
    keys = {404: "no-path", 405: "method", 413: "too-large"}
    key = keys.get(error.status_code, "unreadable")
    made = answer(HallError(error.status_code, key, str(error.detail)))
    made.headers.update(error.headers or {})
    return made


async def failed(request: Request, error: Exception) -> JSONResponse:
    """Answer a fault of the hall."""
    return answer(HallError(500, "internal", "something went wrong in the hall"))


HEALTH = ("/healthz", "/livez", "/readyz", "/metrics")


class TooLarge(HTTPException):
    """Raised when a body is larger than it may be."""

    def __init__(self, most: int) -> None:
        super().__init__(413, f"at most {most} bytes", {"Connection": "close"})


class Door:
    """Lets requests in: not too many, not too large; puts the headers on what goes out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        hall: Hall = scope["app"].state.hall
        asked_of_all = scope["path"] in HEALTH  # by load balancers, under any name
        ours = asked_of_all or own_host(host_of(scope), hall.settings.origins)
        if scope["type"] == "websocket":
            if ours:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})
            return
        began = False

        async def send_with_headers(message: Message) -> None:
            nonlocal began
            if message["type"] == "http.response.start":
                began = True
                REQUESTS.labels(route_of(scope), message["status"]).inc()
                message["headers"] = [*message.get("headers", []), *HEADERS]
                names = {name.lower() for name, _value in message["headers"]}
                if scope["path"].startswith("/api/") and b"cache-control" not in names:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        cost = cost_of(scope["method"], scope["path"])
        place = hall.spending.place_of(client_of(scope.get("client")))
        wait = hall.requests.take(place, hall.time.now(), cost)
        if wait > 0 and not asked_of_all:
            limit = "requests_per_second"
            refused = HallError(429, "too-many", "too many requests", wait, limit=limit)
            await answer(refused)(scope, receive, send_with_headers)
            return
        try:
            if not asked_of_all:
                hall.bans.check(place, hall.time.now())
        except HallError as refused:
            await answer(refused)(scope, receive, send_with_headers)
            return
        if not ours:
            text = "this hall does not go by that name; who runs it allows one with --origin"
            await answer(HallError(421, "wrong-host", text))(scope, receive, send_with_headers)
            return
        if postponed(scope["method"], scope["path"]):
            try:
                admit(hall, scope["method"])
            except HallError as refused:
                await answer(refused)(scope, receive, send_with_headers)
                return
        size = 0
        most = hall.limits.body_bytes

        async def receive_some() -> Message:
            nonlocal size
            message = await receive()
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                if size > most:
                    raise TooLarge(most)
            return message

        try:
            if declared(scope) > most:
                response = await plain(Request(scope), TooLarge(most))
                await response(scope, receive, send_with_headers)
                return
            await self.app(scope, receive_some, send_with_headers)
        except Exception:
            trouble("request failed", path=route_of(scope))
            if not began:
                response = answer(HallError(500, "internal", "something went wrong in the hall"))
                await response(scope, receive, send_with_headers)


def host_of(scope: Scope) -> str:
    """Return the host a request asks for; a very old client names none."""
    for name, value in scope["headers"]:
        if name == b"host":
            return str(value.decode("latin-1"))
    return "localhost"


def declared(scope: Scope) -> int:
    """Return the length a request declares."""
    for name, value in scope["headers"]:
        if name == b"content-length":
            return int(value) if value.isdigit() else 0
    return 0


def route_of(scope: Scope) -> str:
    """Return the route of a request, without what fills it."""
    return str(getattr(scope.get("route"), "path", ""))
