"""Notices as they are read: a title, a line for each, and where it leads."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from arpents.hall.channels import Message
from arpents.hall.notices import INVITATION, REMINDER, Notice, Sending
from arpents.hall.person import Person
from arpents.server.wording import Plain, capital, wording
from arpents.speech import Speech


def when(moment: int, zone: str) -> Plain:
    """In the reader's own time zone, as each language says it."""
    local = datetime.fromtimestamp(moment / 1000, ZoneInfo(zone))
    day = {"weekday": local.weekday(), "day": local.day, "month": local.month}
    return {"id": "notice-moment", "arguments": {**day, "hour": local.hour, "value": f"{local.minute:02}"}}


def words_of(notice: Notice, zone: str) -> Plain:
    """In both languages, by the game, the opponent, the time that is left and the name of a tournament: nothing else is
    in a notice."""
    words = wording(notice.told["game"])
    kind = REMINDER if notice.kind.startswith(REMINDER) else notice.kind
    deadline = notice.told.get("deadline")
    id = f"notice-{kind}" if deadline is None else f"notice-{kind}-until"
    arguments: Plain = {} if deadline is None else {"when": when(deadline, zone)}
    if notice.tournament is not None:
        id, arguments = f"notice-{INVITATION}-tournament", {"tournament": notice.told["name"]}

    def said(speech: Speech) -> str:
        opponent = notice.told["opponent"] or speech.text("notice-nobody")
        return capital(speech.text(id, {**arguments, "game": speech.text("game-title"), "opponent": opponent}))

    return words.both("text", said)


def place_of(notice: Notice) -> str:
    """Where one plays, or answers: the part of an address that a page keeps to itself."""
    if notice.tournament is not None:
        return f"#/tournament/{notice.tournament}"
    return "#/lobby" if notice.match is None else f"#/play/{notice.match}"


def line_of(notice: Notice, reader: Person) -> str:
    return str(words_of(notice, reader.time_zone)[f"text_{reader.language}"])


def message_of(sending: Sending, site: str) -> Message:
    """One notice is its own title; several are counted."""
    reader = sending.reader
    lines = [line_of(notice, reader) for notice in sending.notices]
    first = sending.notices[0]
    title = lines[0]
    link = f"{site}/{place_of(first)}"
    if len(lines) > 1:
        title = str(wording(None).text("notice-digest", {"count": len(lines)})[f"text_{reader.language}"])
        link = f"{site}/#/notices"
    told = tuple(
        {
            "kind": notice.kind,
            "match": notice.match,
            "offer": notice.offer,
            "tournament": notice.tournament,
            "seat": notice.seat,
            "made": notice.made,
            **notice.told,
        }
        for notice in sending.notices
    )
    wishes = wording(None).text("notice-wishes", {"link": f"{site}/#/notices"})[f"text_{reader.language}"]
    return Message(sending.batch, title, "\n".join(lines), link, told, str(wishes))
