"""Slips that only show to one who knows the name in a sentence: its article, its number, its gender."""

import re
from collections.abc import Iterator
from typing import Final

from arpents.speech import Speech

# Verbs by their number, as far as they can be known by their endings
SINGULAR: Final = r"(?:est|a|va|fait|peut|doit|[a-zéèêîô]+(?:[tv]ient|e|d|[^n]t))"
PLURAL: Final = r"(?:ont|sont|font|vont|[a-zéèêîô]+(?<![tv]i)ent)"
NEGATED: Final = r"(?:ne |n’|se |s’|ne se )?"
NO_VERBS: Final = frozenset(
    [
        "ne",
        "se",
        "de",
        "et",
        "entre",
        "contre",
        "comme",
        "chez",
        "que",
        "souvent",
        "avant",
        "devant",
        "comment",
        "le",
        "ce",
        "même",
    ]
)
ASKED: Final = r"(?:[Qq]ue|[Oo]ù|[Cc]omment|[Cc]ôté|[Jj]usqu’où|(?:[Ss]ur|[Aa]vec|[Cc]ontre|[Dd]e|[ÀAà]) qui)"
PARTICIPLE: Final = r"(?:n’|ne )?(?:est|sont) (?:pas |déjà |plus |bien )?([a-zéè]+?[éi]|seul)(es|e|s|)\b"
ENDINGS: Final = {"m": "", "f": "e", "mp": "s", "fp": "es"}
ARTICLE: Final = re.compile(r"(?:les?|la) |l’")
NO_SUBJECT: Final = re.compile(
    r"\b(?:de|à|avec|pour|sur|sans|par|contre|dont|of|with|at|from|to|by|for|in|on|against) $", re.I
)
ALONE: Final = re.compile(r"(?:^|[:,;(«“→–—/])[ \u00a0\u202f]?$")  # a name may stand there without its article

ENGLISH_SINGULAR: Final = r"(?:does|is|has|was|[a-z]+[^s\W]s)"
ENGLISH_PLURAL: Final = r"(?:do|are|have|were)"
NO_ENGLISH_VERBS: Final = frozenset(["as", "its", "towards", "this", "forces", "always", "besides", "overseas"])


def disagreements(text: str, speech: Speech, id: str) -> Iterator[str]:
    """What is wrong with a sentence, given that it speaks of this thing."""
    forms, bare = speech.forms_of(id), speech.text(id)
    wrong = french(text, forms) if speech.lang == "fr" else english(text, forms)
    for why in (*wrong, *missing_article(text, bare, forms)):
        yield f"{why}: “{text}” ({id})"


def either_case(name: str) -> str:
    return f"[{name[0].lower()}{name[0].upper()}]{re.escape(name[1:])}"


def subjects(text: str, name: str, verb: str) -> Iterator[re.Match[str]]:
    for found in re.finditer(rf"{either_case(name)} {verb}", text):
        if not NO_SUBJECT.search(text[: found.start()]):
            yield found


def french(text: str, forms: dict[str, str]) -> Iterator[str]:
    name, accord = forms.get("le", ""), forms.get("accord", "")
    if not name or not accord:
        return
    wrong = SINGULAR if accord.endswith("p") else PLURAL
    for found in subjects(text, name, rf"{NEGATED}({wrong})(?![\w’-])"):
        if found[1] not in NO_VERBS:
            yield f"the verb “{found[1]}” does not agree"
    for found in re.finditer(rf"{ASKED} {NEGATED}({wrong})(?: \w+)? {either_case(name)}", text):
        yield f"the verb “{found[1]}” does not agree"
    for found in subjects(text, name, PARTICIPLE):
        if found[2] != ENDINGS[accord]:
            yield f"“{found[1]}{found[2]}” does not agree"


def english(text: str, forms: dict[str, str]) -> Iterator[str]:
    name, number = forms.get("the", ""), forms.get("number", "")
    if not name or not number:
        return
    wrong, asked = (ENGLISH_SINGULAR, "does|is|has|was") if number == "other" else (ENGLISH_PLURAL, "do|are|have|were")
    for found in subjects(text, name, rf"({wrong})\b"):
        if found[1] not in NO_ENGLISH_VERBS and not re.search(r"\bdoes $", text[: found.start()], re.I):
            yield f"the verb “{found[1]}” does not agree"
    for found in re.finditer(rf"\b({asked}) {either_case(name)}", text, re.I):
        yield f"the verb “{found[1]}” does not agree"


def missing_article(text: str, bare: str, forms: dict[str, str]) -> Iterator[str]:
    """A name that wants its article, standing without it in the middle of a sentence."""
    if not ARTICLE.match(forms.get("le", "")) and not forms.get("the", "").startswith("the "):
        return
    bent = [re.escape(form) for name, form in forms.items() if name not in ("accord", "number", "short", "cost")]
    rest = re.sub("|".join(sorted(bent, key=len, reverse=True)), "…", text, flags=re.I)
    for found in re.finditer(rf"\b{re.escape(bare)}", rest):
        begins = not rest[: found.start()].strip()
        if not ALONE.search(rest[: found.start()]) or (begins and re.match(r" [a-zé]", rest[found.end() :])):
            yield f"an article is missing before “{bare}”"
