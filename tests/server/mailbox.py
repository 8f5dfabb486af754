"""A post office for tests: a real SMTP server on a port of its own."""

from __future__ import annotations

import email
import email.message
import email.policy
import re
import socket
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session


class Mailbox:
    """Takes every letter but those for `nobody@…`."""

    def __init__(self) -> None:
        self.letters: list[tuple[list[str], email.message.EmailMessage]] = []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"smtp://127.0.0.1:{port}"
        self.controller = Controller(self, hostname="127.0.0.1", port=port)

    def __enter__(self) -> Mailbox:
        self.controller.start()
        return self

    def __exit__(self, *fault: object) -> None:
        self.controller.stop()

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, address: str, options: Any) -> str:
        if address.startswith("nobody@"):
            return "550 no such user"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        self.letters.append((envelope.rcpt_tos, email.message_from_bytes(content, policy=email.policy.default)))
        return "250 OK"

    def text(self) -> str:
        """Of the last letter."""
        return str(self.letters[-1][1].get_content())

    def link(self) -> str:
        """What stands behind `#/sign-in/` in it."""
        found = re.search(r"http://localhost(?::\d+)?/#/sign-in/(\S+)", self.text())
        assert found is not None
        return found[1]
