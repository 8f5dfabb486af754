"""Notices by mail: to the address that the account has confirmed."""

from __future__ import annotations

from arpents.hall.channels import Message, Undelivered
from arpents.hall.errors import HallError, NotDelivered
from arpents.hall.letters import Post


async def send(post: Post, to: str | None, message: Message) -> None:
    """A letter that is sent again has the same `Message-ID`."""
    if not to:
        raise Undelivered("no address", for_good=True)
    try:
        paragraphs = [one for one in (message.text, message.link, message.wishes) if one]
        await post.send(to, message.title, "\n\n".join(paragraphs) + "\n", message.id)
    except NotDelivered as fault:
        raise Undelivered(fault.reason) from fault
    except HallError as refusal:
        raise Undelivered(refusal.reason, for_good=True) from refusal
