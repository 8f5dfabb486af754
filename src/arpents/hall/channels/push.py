"""Web Push: encrypted for one browser (RFC 8291), signed with the key of this house (RFC 8292)."""

from __future__ import annotations

import base64
import json
from collections.abc import Collection
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arpents.hall.channels import Message, Undelivered
from arpents.hall.channels.outside import post
from arpents.hall.errors import HallError
from arpents.hall.people_storage import HALL_KEYS

KEY: Final = "vapid"
LASTS: Final = 24 * 3600  # seconds for which a push service keeps it


def push_known() -> bool:
    return find_spec("pywebpush") is not None


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def private_key(connection: Connection) -> str:
    """Made at the first start, by whichever server comes first, and kept."""
    wanted = sa.select(HALL_KEYS.c.value).where(HALL_KEYS.c.name == KEY)
    known = connection.execute(wanted).scalar()
    if known is None:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("LOCK TABLE hall_keys IN SHARE ROW EXCLUSIVE MODE"))
            known = connection.execute(wanted).scalar()
        if known is None:
            from cryptography.hazmat.primitives.asymmetric import ec

            number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            known = encoded(number.to_bytes(32, "big"))
            connection.execute(HALL_KEYS.insert().values(name=KEY, value=known))
    return str(known)


def public_key(private: str) -> str:
    """As a browser wants it."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.derive_private_key(int.from_bytes(decoded(private), "big"), ec.SECP256R1()).public_key()
    form = serialization.PublicFormat.UncompressedPoint
    return encoded(key.public_bytes(serialization.Encoding.X962, form))


def checked_keys(p256dh: str, auth: str) -> str:
    """The keys of a browser, as they are kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, salt = decoded(p256dh), decoded(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise HallError("push-keys") from None
    if len(salt) != 16:
        raise HallError("push-keys")
    return json.dumps({"p256dh": encoded(point), "auth": encoded(salt)})


async def send(
    endpoint: str, keys: str, message: Message, private: str, contact: str, allowed: Collection[str] = ()
) -> None:
    """The topic lets a service replace what waits, and the tag a browser what it shows: nothing comes twice."""
    if not push_known():
        raise Undelivered("the extra hall is not installed")
    from py_vapid import Vapid02  # type: ignore[import-untyped]  # when first wanted: they take long to read
    from pywebpush import WebPusher  # type: ignore[import-untyped]

    told = {"title": message.title, "body": message.text, "link": message.link, "tag": message.id}
    subscription: dict[str, Any] = {"endpoint": endpoint, "keys": json.loads(keys)}
    body = WebPusher(subscription).encode(json.dumps(told, ensure_ascii=False).encode(), "aes128gcm")["body"]
    parts = urlsplit(endpoint)
    signed = Vapid02.from_raw(private.encode()).sign({"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact})
    headers = {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LASTS),
        "Urgency": "normal",
        "Topic": message.id[:32],
    }
    await post(endpoint, bytes(body), headers, allowed)
