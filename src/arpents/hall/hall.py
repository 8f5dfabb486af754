"""The hall of a running table: everything that people do around matches, each part by its name."""

from __future__ import annotations

from arpents.hall.letters import Post
from arpents.hall.mail_links import MailLinks
from arpents.hall.passkeys import Passkeys
from arpents.hall.people import People
from arpents.table.storage import Storage


class Hall:
    def __init__(self, storage: Storage, post: Post) -> None:
        self.people = People(storage)
        self.archive = self.people.archive
        self.passkeys = Passkeys(self.archive)
        self.mail_links = MailLinks(self.archive)
        self.post = post
