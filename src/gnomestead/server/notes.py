"""Private notes of a seat: kept here, so that they follow to the phone, and shown to nobody else."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, patch
from litestar.exceptions import PermissionDeniedException
from litestar.params import JSONBody, PathParameter

from gnomestead.server.guests import Guest, TheHub
from gnomestead.server.hub import Hub
from gnomestead.server.tables import Address
from gnomestead.server.wire_http import Notes, NotesChange
from gnomestead.store.notes import Whose
from gnomestead.store.store import Person

PAGE = ""
"""The page of text is the note without a key; all others are marks."""

OwnSeat = Annotated[int, PathParameter(ge=0, lt=20, description="A seat of your own")]


@get("/tables/{table:str}/notes/{seat:int}", summary="My notes")
async def notes(table: Address, seat: OwnSeat, guest: Guest, hub: TheHub) -> Notes:
    """The page and the marks of one's own seat."""
    return await _notes(hub, await _whose(hub, table, seat, guest))


@patch("/tables/{table:str}/notes/{seat:int}", summary="Write something down")
async def write(table: Address, seat: OwnSeat, guest: Guest, hub: TheHub, data: JSONBody[NotesChange]) -> Notes:
    """Only what is named is written anew: two devices of one person do not undo each other's marks."""
    whose = await _whose(hub, table, seat, guest)
    changes: dict[str, str] = dict(data.marks)
    if data.text is not None:
        changes[PAGE] = data.text
    await hub.store.note(whose, changes)
    return await _notes(hub, whose)


async def _whose(hub: Hub, table: str, seat: int, guest: Person) -> Whose:
    if seat not in (await hub.load(table)).table.seats_of(guest.id):
        raise PermissionDeniedException("these are not your notes")
    return Whose(table, guest.id, seat)


async def _notes(hub: Hub, whose: Whose) -> Notes:
    found = await hub.store.notes(whose)
    return Notes(found.pop(PAGE, ""), found)


private_notes = Router("/", route_handlers=[notes, write], tags=["notes"])
