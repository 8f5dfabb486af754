"""Webhooks: as Discord and Slack want them, or plain JSON for a program; each is signed."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Collection
from typing import Final

from arpents.hall.channels import Message
from arpents.hall.channels.outside import post

FORMS: Final = ("discord", "slack", "json")
MOST_LETTERS: Final = 1900  # that Discord takes, a little less


def body_of(form: str, message: Message) -> bytes:
    if form == "discord":  # names of people are no commands: nobody is called, nothing is formatted
        text = f"{message.text}\n{message.link}"[:MOST_LETTERS]
        told: dict[str, object] = {"content": unformatted(text, message.link), "allowed_mentions": {"parse": []}}
    elif form == "slack":
        text = message.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        told = {"text": f"{text}\n{message.link}", "mrkdwn": False}
    else:
        told = {
            "id": message.id,
            "title": message.title,
            "text": message.text,
            "link": message.link,
            "notices": list(message.notices),
        }
    return json.dumps(told, ensure_ascii=False).encode()


def unformatted(text: str, link: str) -> str:
    return "".join(
        part if part == link else "".join(f"\\{one}" if one in "*_~`|>[]" else one for one in part)
        for part in text.partition(link)
    )


def signature(secret: str, moment: int, body: bytes) -> str:
    signed = hmac.new(secret.encode(), f"{moment}.".encode() + body, hashlib.sha256)
    return f"sha256={signed.hexdigest()}"


async def send(form: str, url: str, secret: str, message: Message, moment: int, allowed: Collection[str] = ()) -> None:
    body = body_of(form, message)
    headers = {
        "Content-Type": "application/json",
        "Idempotency-Key": message.id,
        "X-Arpents-Timestamp": str(moment),
        "X-Arpents-Signature": signature(secret, moment, body),
    }
    await post(url, body, headers, allowed)
