"""Who holds the seats of the matches in play: by a secret, by an invitation, by an account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arpents.hall.person import Person
from arpents.server.live_match import LiveMatch
from arpents.server.refusals import Refusal
from arpents.server.seat_secrets import Claim, hashed, key_of_joining, new_key, same_secret, seat_secret
from arpents.table.match_row import Sitter

if TYPE_CHECKING:
    from arpents.server.live_matches import LiveMatches


class Seating:
    def __init__(self, matches: LiveMatches) -> None:
        self.matches = matches
        self.storage = matches.storage

    async def check_holder(self, live: LiveMatch, seat: str, claim: Claim) -> None:
        live.match.game.seat_number(seat)
        row = live.match.row.seats[seat]
        if row.kind == "bot":
            raise Refusal(403, "seat-of-computer")
        if claim.holds(row):
            return
        shows = bool(claim.secrets) or claim.visitor is not None
        if shows and not row.taken and self.storage.shared:  # taken elsewhere a moment ago
            live.announce(await self.matches.follower.look_at_seats(live))
            row = live.match.row.seats[seat]
            if claim.holds(row):
                return
        if claim.by_token and claim.visitor is None:
            raise Refusal(401, "unknown-token", {"WWW-Authenticate": "Bearer"})
        if row.person is not None and claim.visitor is not None:
            raise Refusal(403, "token-scope" if claim.is_of(row.person.id) else "seat-of-another")
        if row.left:
            raise Refusal(403, "seat-left")
        if claim.named:
            raise Refusal(403, "wrong-secret")
        raise Refusal(401, "no-secret" if row.person is None else "sign-in-for-seat", {"WWW-Authenticate": "Bearer"})

    async def join(
        self, id: str, seat: str, secret: str, key: str | None, token: str | None, person: Sitter | None = None
    ) -> tuple[str | None, str | None]:
        """The seat's own secret, for whoever has it already or comes with its invitation, and the key it follows from.

        Whoever comes again with the invitation and the same key or token gets the same answer again. A person who has
        an account gets the seat itself, and no secret.
        """
        async with self.matches.hold(id) as live:
            match = live.match
            match.game.seat_number(seat)
            row = match.row.seats[seat]
            if row.kind == "bot":
                raise Refusal(403, "seat-of-computer")
            keys = [] if key is None else [key]
            if person is not None:
                await self.seat_person(live, seat, secret, person)
                return None, None
            if same_secret(secret, row.secret):
                return secret, next((one for one in keys if seat_secret(one, id, seat) == secret), None)
            if not same_secret(secret, row.invitation):
                raise Refusal(403, "wrong-secret")
            if token is not None:
                keys.append(key_of_joining(token, secret, id, seat))
            keys = keys or [new_key()]
            for one in keys:
                if same_secret(seat_secret(one, id, seat), row.secret):
                    return seat_secret(one, id, seat), one
            if row.taken:
                raise Refusal(409, "seat-taken")
            own = seat_secret(keys[0], id, seat)
            taking = self.storage.take_seat(id, seat, hashed(secret), hashed(own))
            taken = await self.matches.written(live, taking)
            if taken:
                row.secret = hashed(own)
                live.announce(live.everybody)
                await self.matches.seats_changed(live)
                return own, keys[0]
            self.matches.forget(live)
        if self.storage.shared:  # on another server, perhaps by the same browser
            return await self.join(id, seat, secret, key, token, person)
        raise Refusal(409, "seat-taken")

    async def seat_person(self, live: LiveMatch, seat: str, secret: str, person: Sitter) -> None:
        """The seat becomes the person's, who comes with its invitation or with the secret it was held by."""
        row = live.match.row.seats[seat]
        id = live.match.row.id
        if row.person is not None and row.person.id == person.id:
            return
        if not live.match.kept:
            raise Refusal(409, "seat-of-lesson")
        if same_secret(secret, row.secret):
            taking = self.storage.claim_seat(id, seat, hashed(secret), person.id)
        elif not same_secret(secret, row.invitation):
            raise Refusal(403, "wrong-secret")
        elif row.taken:
            raise Refusal(409, "seat-taken")
        else:
            taking = self.storage.take_seat(id, seat, hashed(secret), None, person.id)
        held = row.taken
        if not await self.matches.written(live, taking):
            self.matches.forget(live)
            raise Refusal(409, "seat-taken")
        row.secret, row.person = None, person
        await self.matches.seats_changed(live)
        if held:  # whoever is connected by the secret alone is not any more
            self.matches.forget(live)
        else:
            live.announce(live.everybody)

    async def claim(self, id: str, seat: str, claim: Claim, person: Sitter) -> None:
        """The person takes over a seat that he holds by a secret; from then on his sessions hold it, anywhere."""
        async with self.matches.hold(id) as live:
            live.match.game.seat_number(seat)
            row = live.match.row.seats[seat]
            if row.person is not None and row.person.id == person.id:
                return
            if row.kind == "bot":
                raise Refusal(403, "seat-of-computer")
            if row.person is not None or row.left:
                raise Refusal(403, "seat-of-another" if row.person is not None else "seat-left")
            known = next((one for one in claim.secrets if same_secret(one, row.secret)), None)
            if known is None:
                raise Refusal(403, "wrong-secret") if claim.named else Refusal(401, "no-secret")
            await self.seat_person(live, seat, known, person)

    def show_person(self, id: str, person: Person | None) -> None:
        """A person goes by another name, or (None) has left: whoever watches his matches sees it."""
        for live in list(self.matches.by_id.values()):
            own = [row for row in live.match.row.seats.values() if row.person is not None and row.person.id == id]
            for row in own:
                row.person, row.left = (None, True) if person is None else (person.sitter, False)
            if own:
                live.announce(live.everybody)
