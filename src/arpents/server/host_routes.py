"""For whoever hosts the table: whether it may be sent players, and its numbers."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from arpents.server.live_matches import LiveMatches
from arpents.server.live_routes import WebSocketLimit
from arpents.server.log import LOG, in_short
from arpents.server.metrics import Collector, exposition
from arpents.server.models import Ready, Refused
from arpents.server.refusals import Refusal
from arpents.server.states import json_answer
from arpents.server.trial import Trial
from arpents.table.checkup import is_migrated
from arpents.table.jobs import jobs_waiting
from arpents.table.storage import Storage

FRESH: Final = 1.0  # seconds for which a finding is told again
PATIENCE: Final = 3.0  # seconds for the database
TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"

router = APIRouter(tags=["health"], responses={503: {"model": Refused}})


class Readiness(Trial):
    """Whether players may be sent here: the database answers, its tables are ours, and the server is not to end."""

    def __init__(self, matches: LiveMatches) -> None:
        super().__init__(matches, FRESH)

    async def look(self) -> Refusal | None:
        if self.matches.leaving or self.matches.closing:
            return Refusal(503, "table-closing", {"Retry-After": "1"})
        return await super().look()

    async def trouble(self) -> Refusal | None:
        try:
            current = await asyncio.wait_for(asyncio.to_thread(is_migrated, self.matches.storage.engine), PATIENCE)
        except Exception as fault:
            LOG.error("not ready: %s", in_short(fault))
            return Refusal(503, "storage-down", {"Retry-After": "1"})
        return None if current else Refusal(503, "storage-of-other-version")


@router.get("/ready", response_model=Ready)
@router.get("/api/ready", response_model=Ready, include_in_schema=False)
async def ready(request: Request) -> Response:
    """Whether this server may be sent players; unlike health, it asks for nothing that takes long."""
    readiness: Readiness = request.app.state.readiness
    refusal = await readiness.look()
    if refusal is not None:
        raise refusal
    return json_answer({"status": "ready"})


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """The numbers of this server, for the addresses that the host allows; never for what comes through a proxy."""
    matches: LiveMatches = request.app.state.matches
    sockets: WebSocketLimit = request.app.state.websockets
    if not is_allowed(request, matches.settings.metrics):
        raise Refusal(403, "metrics-not-for-you")
    jobs = await asyncio.to_thread(count_jobs, matches.storage)
    try:
        text = exposition(Collector(matches, sockets.open.total(), jobs))
    except ImportError as fault:
        raise Refusal(501, "metrics-not-installed") from fault
    return Response(text, 200, {"Cache-Control": "no-store"}, TEXT)


def count_jobs(storage: Storage) -> dict[str, int]:
    with storage.engine.connect() as connection:
        return jobs_waiting(connection)


def is_allowed(request: Request, networks: tuple[str, ...]) -> bool:
    """A proxy that nobody has named looks like its own machine: whatever it hands on is somebody else's."""
    if any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via")):
        return False
    try:
        address = ipaddress.ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    if address.version == 6 and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in ipaddress.ip_network(network, strict=False) for network in networks)
