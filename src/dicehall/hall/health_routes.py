"""How the hall is, for load balancers and operators."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from dicehall.hall import replies
from dicehall.hall.errors import HallError
from dicehall.hall.metrics import exposition, may_read
from dicehall.hall.replies import errors
from dicehall.hall.routes import PLAIN, House

router = APIRouter()


@router.get(
    "/healthz",
    response_model=replies.Health,
    responses={503: {"model": replies.Health, "description": "nothing can be written"}, **errors()},
)
async def health(hall: House, response: Response) -> dict[str, object]:
    """The hall is open, and what it writes reaches the disk."""
    writes = await hall.writable()
    if not writes:
        response.status_code = 503
    return {"ok": writes, "writes": writes, "broken": hall.broken()}


@router.get("/livez", response_model=replies.Alive, responses=errors())
async def live() -> dict[str, object]:
    """The process runs and answers."""
    return {"ok": True}


@router.get(
    "/readyz",
    response_model=replies.Alive,
    responses={503: {"model": replies.Alive, "description": "send people elsewhere"}, **errors()},
)
async def ready(hall: House, response: Response) -> dict[str, object]:
    """People may be sent here: what is written reaches the disk, and the process is not to end."""
    await hall.writable()
    if not hall.ready():
        response.status_code = 503
    return {"ok": hall.ready()}


@router.get("/metrics", response_class=Response, responses={200: PLAIN, **errors(404)})
async def figures(hall: House, request: Request) -> Response:
    """Figures for operators, in Prometheus' format; for this machine alone, or with a token."""
    if not may_read(request.scope, hall.settings.metrics_token):
        raise HallError(404, "no-path", "Not Found")
    return Response(exposition(hall), media_type="text/plain")
