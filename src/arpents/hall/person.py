"""Who somebody is: a name, a language, a time zone."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final
from zoneinfo import ZoneInfo

from arpents.hall.errors import HallError
from arpents.speech import LANGUAGES
from arpents.table.match_row import Sitter

SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 32
LONGEST_LABEL: Final = 60
LONGEST_MAIL: Final = 254
SCOPES: Final = ("play", "read")  # what a token may be good for
UNSEEN: Final = re.compile(  # letters and marks that nobody sees, by which two names would look the same
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
ALIKE: Final = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")  # alphabets that share shapes
MOST_MARKS: Final = 3  # on one letter
# names by which somebody would be taken for whoever keeps the house, or for the computer
OURS: Final = frozenset((
    "arpents", "admin", "administrator", "administrateur", "administratrice", "host", "hote", "moderator",
    "moderateur", "moderatrice", "support", "system", "systeme", "computer", "ordinateur", "recruit",
    "recrue", "militia", "milice", "regular", "regulier", "veteran",
))  # fmt: skip
MAIL: Final = re.compile(
    r"[^@\s\x00-\x1f\x7f<>()\[\],;:\\\"]+@[^@\s.\x00-\x1f<>()\[\],;:\\\"]+(\.[^@\s.\x00-\x1f<>()\[\],;:\\\"]+)*"
)


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    language: str
    time_zone: str
    is_bot: bool
    created: int
    mail: str | None = None
    keeper: str | None = None  # of a bot: who answers for it

    @property
    def sitter(self) -> Sitter:
        return Sitter(self.id, self.name, self.is_bot)


@dataclass(frozen=True)
class Visitor:
    """A person as a request shows him: by a session, which may do everything, or by a token and its scopes."""

    person: Person
    session: str | None = None  # its id
    token: str | None = None  # its id
    scopes: frozenset[str] = frozenset(SCOPES)
    seen: int | None = None  # when it was used last, as far as that was noted

    def may(self, scope: str) -> bool:
        return self.session is not None or scope in self.scopes


def checked_name(text: str) -> str:
    """A name as it will be shown: letters, figures and a little between them, nothing that hides or turns the line."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise HallError("name-length", least=SHORTEST_NAME, most=LONGEST_NAME)
    for character in name:
        if not (unicodedata.category(character)[0] in "LMN" or character in " -_.'’·"):
            raise HallError("name-letters")
    if not any(unicodedata.category(character)[0] in "LN" for character in name):
        raise HallError("name-letters")
    if UNSEEN.search(name) or most_marks(name) > MOST_MARKS:
        raise HallError("name-unseen")
    if len(alphabets(name)) > 1:
        raise HallError("name-alphabets")
    if letters_of(name) in OURS:
        raise HallError("name-ours")
    return name


def letters_of(name: str) -> str:
    """Its letters alone, without capitals and marks."""
    return "".join(one for one in unicodedata.normalize("NFKD", name).casefold() if one.isalpha())


def most_marks(name: str) -> int:
    """How many marks one letter bears."""
    borne = most = 0
    for character in name:
        borne = borne + 1 if unicodedata.category(character)[0] == "M" else 0
        most = max(most, borne)
    return most


def alphabets(name: str) -> set[str]:
    """Those of its letters, among alphabets in which one letter passes for another's."""
    letters = (unicodedata.name(one, "") for one in unicodedata.normalize("NFKC", name) if one.isalpha())
    return {alphabet for alphabet in (letter.partition(" ")[0] for letter in letters) if alphabet in ALIKE}


def checked_label(text: str) -> str:
    """What somebody calls a key or a token of his own; shown to nobody else."""
    label = " ".join(text.split())
    if not 1 <= len(label) <= LONGEST_LABEL or not label.isprintable():
        raise HallError("label-length", most=LONGEST_LABEL)
    return label


def name_key(name: str) -> str:
    """The same for names that people would take for one."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def checked_mail(text: str) -> str:
    """One address, which stands in a letter as it stands here: `=?` would begin another, in disguise."""
    mail = text.strip()
    if len(mail) > LONGEST_MAIL or "=?" in mail or not MAIL.fullmatch(mail):
        raise HallError("mail-shape")
    return mail


def mail_key(mail: str) -> str:
    """The same for one address however it is capitalised, and for no other: what looks alike (ß and ss, ﬁ and fi)
    may be somebody else's, who would come in by it."""
    return unicodedata.normalize("NFC", mail).lower()[:LONGEST_MAIL]


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise HallError("hall-language-unknown", known=list(LANGUAGES))
    return language


def checked_zone(name: str) -> str:
    try:
        return ZoneInfo(name).key
    except (ValueError, OSError, KeyError):
        raise HallError("unknown-time-zone") from None


def checked_scopes(scopes: list[str]) -> frozenset[str]:
    if not scopes or not set(scopes) <= set(SCOPES):
        raise HallError("unknown-scope", known=list(SCOPES))
    return frozenset(scopes)
