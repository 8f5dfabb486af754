"""Letters: plain mail to one address, by the host's SMTP server."""

from __future__ import annotations

import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from arpents.hall.errors import HallError, NotDelivered

try:
    import aiosmtplib
except ImportError:  # the extra `hall` is not installed
    aiosmtplib = None  # type: ignore[assignment]

PATIENCE: Final = 20.0  # seconds
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
PORTS: Final = {"smtp": 587, "smtps": 465}


def letters_known() -> bool:
    """Whether the library is here."""
    return aiosmtplib is not None


def is_post(url: str) -> bool:
    """Whether it is the address of an SMTP server."""
    try:
        parts = urlsplit(url)
        return parts.scheme in PORTS and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def needs_tls(parts: SplitResult) -> bool:
    """A password goes over the network only where nobody can listen; without one, TLS is taken where it is offered."""
    return parts.scheme == "smtp" and parts.password is not None and parts.hostname not in LOOPBACK


@dataclass(frozen=True)
class Post:
    """Where letters are handed in: `smtp://name:password@host:587` (TLS by STARTTLS), `smtps://…`."""

    url: str
    sender: str

    @property
    def is_open(self) -> bool:
        return bool(self.url and self.sender) and letters_known()

    async def send(self, to: str, subject: str, text: str, id: str = "") -> None:
        """Done when the server has taken the letter. With an id it is the same letter, however often it is sent."""
        if not self.is_open:
            raise NotDelivered("mail-closed")
        parts = urlsplit(self.url)
        letter = EmailMessage()
        letter["From"] = self.sender
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        domain = self.sender.rpartition("@")[2].rstrip(">") or "localhost"
        letter["Message-ID"] = f"<{id}@{domain}>" if id else make_msgid(domain=domain)
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        try:
            await aiosmtplib.send(
                letter,
                hostname=parts.hostname or "localhost",
                port=parts.port or PORTS.get(parts.scheme, 587),
                username=None if parts.username is None else unquote(parts.username),
                password=None if parts.password is None else unquote(parts.password),
                use_tls=parts.scheme == "smtps",
                start_tls=True if needs_tls(parts) else None,
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused:
            raise HallError("mail-refused") from None
        except (aiosmtplib.SMTPException, OSError, ssl.SSLError, ValueError) as fault:
            raise NotDelivered("mail-down") from fault
