"""The one source of chance: dice, shuffles and draws."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from arpents.engine.errors import ChanceFault, ScriptRunsOut

M32: Final = 0xFFFFFFFF
M30: Final = 0x3FFFFFFF
WIDEST: Final = 1 << 20  # the largest range anybody draws from
LEAP: Final = 1 << 24  # more than any match draws


class Chance:
    """Counts what was drawn, so that the match knows when an undo barrier falls."""

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError

    def copy(self) -> Chance:
        raise NotImplementedError

    def leap(self) -> None:
        """Go on where nothing was drawn before, whatever was drawn since."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        raise NotImplementedError

    def die(self) -> int:
        return self.below(6) + 1

    def shuffle(self, items: list[int]) -> None:
        i = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1

    def pick(self, items: list[int]) -> int:
        """Take one item out of the list at random."""
        return items.pop(self.below(len(items)))


class Seeded(Chance):
    """sfc32 (C. Doty-Humphrey): four 32-bit words, adds, shifts and xors only, so no step leaves 62 bits."""

    def __init__(self, a: int, b: int, c: int, counter: int, drawn: int) -> None:
        super().__init__(drawn)
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def next32(self) -> int:
        b = self.b
        c = self.c
        result = (self.a + b + self.counter) & M32
        self.counter = (self.counter + 1) & M32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & M32
        self.c = ((((c << 21) | (c >> 11)) & M32) + result) & M32
        return result

    def below(self, n: int) -> int:
        """Lemire's unbiased range on 30 bits: a division only when it may matter."""
        self.drawn += 1
        product = (self.next32() >> 2) * n
        low = product & M30
        if low < n:
            threshold = (M30 + 1 - n) % n
            while low < threshold:
                product = (self.next32() >> 2) * n
                low = product & M30
        return product >> 30

    def leap(self) -> None:
        self.counter = (self.counter + LEAP) & M32

    def copy(self) -> Seeded:
        return Seeded(self.a, self.b, self.c, self.counter, self.drawn)

    def dump(self) -> dict[str, object]:
        return {"kind": "seeded", "words": [self.a, self.b, self.c, self.counter], "drawn": self.drawn}


def seeded(seed: int) -> Seeded:
    """Any whole number is a seed; its digest fills the generator."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    chance = Seeded(
        int.from_bytes(digest[0:4], "big"),
        int.from_bytes(digest[4:8], "big"),
        int.from_bytes(digest[8:12], "big"),
        1,
        0,
    )
    for _ in range(12):
        chance.next32()
    return chance


class Scripted(Chance):
    """Die faces and draws given beforehand, used in order; running out is an error."""

    def __init__(self, faces: list[int], draws: list[int], faces_used: int = 0, draws_used: int = 0) -> None:
        super().__init__(faces_used + draws_used)
        self.faces = faces
        self.draws = draws
        self.faces_used = faces_used
        self.draws_used = draws_used

    def die(self) -> int:
        if self.faces_used >= len(self.faces):
            raise ScriptRunsOut("script-out-of-dice", used=self.faces_used)
        face = self.faces[self.faces_used]
        self.faces_used += 1
        self.drawn += 1
        return face

    def below(self, n: int) -> int:
        if self.draws_used >= len(self.draws):
            raise ScriptRunsOut("script-out-of-draws", used=self.draws_used)
        draw = self.draws[self.draws_used]
        if draw >= n or draw < 0:
            raise ChanceFault("script-draw-out-of-range", draw=draw, choices=n)
        self.draws_used += 1
        self.drawn += 1
        return draw

    def leap(self) -> None:
        """What was written comes in the order in which it was written."""

    def left(self) -> int:
        """How many faces and draws nobody has used yet."""
        return len(self.faces) - self.faces_used + len(self.draws) - self.draws_used

    def copy(self) -> Scripted:
        return Scripted(self.faces, self.draws, self.faces_used, self.draws_used)

    def dump(self) -> dict[str, object]:
        return {
            "kind": "scripted",
            "faces": list(self.faces),
            "draws": list(self.draws),
            "used": [self.faces_used, self.draws_used],
        }


class Committed(Chance):
    """Draw k comes from HMAC-SHA256(secret, k); the hash of the secret is published before play."""

    def __init__(self, secret: str, used: int, drawn: int) -> None:
        super().__init__(drawn)
        self.secret = secret
        self.used = used  # how many HMACs were taken

    def next30(self) -> int:
        digest = hmac.new(self.secret.encode(), str(self.used).encode(), hashlib.sha256).digest()
        self.used += 1
        return int.from_bytes(digest[0:4], "big") >> 2

    def below(self, n: int) -> int:
        self.drawn += 1
        threshold = (M30 + 1 - n) % n
        product = self.next30() * n
        while product & M30 < threshold:
            product = self.next30() * n
        return product >> 30

    def leap(self) -> None:
        self.used = (self.used // LEAP + 1) * LEAP

    def copy(self) -> Committed:
        return Committed(self.secret, self.used, self.drawn)

    def dump(self) -> dict[str, object]:
        return {"kind": "committed", "secret": self.secret, "used": self.used, "drawn": self.drawn}


def commitment(secret: str) -> str:
    """What is published before the first die: it fixes the secret and tells nothing of it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def load_chance(data: dict[str, object]) -> Chance:
    kind = data.get("kind")
    if kind == "seeded":
        words = ints(data["words"])
        return Seeded(words[0], words[1], words[2], words[3], whole(data["drawn"]))
    if kind == "scripted":
        used = ints(data["used"])
        return Scripted(ints(data["faces"]), ints(data["draws"]), used[0], used[1])
    if kind == "committed":
        return Committed(str(data["secret"]), whole(data["used"]), whole(data["drawn"]))
    raise ChanceFault("chance-unknown", kind=str(kind))


def ints(value: object) -> list[int]:
    if not isinstance(value, list):
        raise ChanceFault("not-a-list", value=str(value))
    return [whole(item) for item in value]


def whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ChanceFault("not-a-whole-number", value=str(value))
    return value
