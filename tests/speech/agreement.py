"""Slips that only show to one who knows the name in a sentence: its article, its number, its gender."""

import re
from collections.abc import Iterator
from typing import Final

from arpents.speech import Speech

# French verbs, by their number; what follows a name without being one is listed apart
SINGULAR: Final = r"(?:est|a|va|fait|peut|doit|n’est|n’a|ne peut|ne doit|s?[e’]? ?[a-zéèêîô]{2,}(?:e|d|t))"
PLURAL: Final = r"(?:sont|ont|font|vont|peuvent|doivent|ne sont|n’ont|ne peuvent|(?:se |s’)?[a-zéèêîô]{2,}ent)"
NO_VERBS: Final = frozenset("de et entre contre comme chez que souvent avant devant comment le ce même seule".split())
ASKED: Final = r"(?:[Qq]ue|[Oo]ù|[Cc]omment|[Cc]ôté|[Jj]usqu’où|(?:[Ss]ur|[Aa]vec|[Cc]ontre|[Dd]e|[Aà]) qui)"
PARTICIPLE: Final = r"(?:est|sont|n’est|ne sont|reste|restent) (?:pas |déjà |plus |bien )?([a-zéè]+?[éi])(es|e|s|)\b"
ENDINGS: Final = {"m": "", "f": "e", "mp": "s", "fp": "es"}
ARTICLE: Final = re.compile(r"(?:les?|la) |l’")
BEFORE_A_BARE_NAME: Final = re.compile(r"(?:^|[:,;(«“→–—.!?/] ?|[«“]\u00a0|\u00a0: )$")

ENGLISH_SINGULAR: Final = r"(?:does|is|has|was|[a-z]{2,}[^s\W]s)"
ENGLISH_PLURAL: Final = r"(?:do|are|have|were)"
NO_ENGLISH_VERBS: Final = frozenset("as its towards this forces always besides".split())


def disagreements(text: str, speech: Speech, id: str) -> Iterator[str]:
    """What is wrong with a sentence, given that it speaks of this thing."""
    forms = speech.forms_of(id)
    wrong = french(text, speech.text(id), forms) if speech.lang == "fr" else english(text, speech.text(id), forms)
    for why in wrong:
        yield f"{why}: “{text}” ({id})"


def either_case(name: str) -> str:
    return f"[{name[0].lower()}{name[0].upper()}]{re.escape(name[1:])}"


def french(text: str, bare: str, forms: dict[str, str]) -> Iterator[str]:
    name, accord = forms.get("le", ""), forms.get("accord", "")
    if not name:
        return
    subject = either_case(name)
    plural = accord.endswith("p") if accord else name.startswith("les ")
    wrong = SINGULAR if plural else PLURAL
    for found in re.finditer(rf"{subject} ({wrong})(?![\w’-])", text):
        if found[1] not in NO_VERBS:
            yield f"the verb “{found[1]}” does not agree"
    for found in re.finditer(rf"{ASKED} (?:se |s’|ne )?({wrong})(?: \w+)? {subject}", text):
        yield f"the verb “{found[1]}” does not agree"
    if accord:
        for found in re.finditer(rf"{subject} {PARTICIPLE}", text):
            if found[2] != ENDINGS[accord]:
                yield f"“{found[1]}{found[2]}” does not agree"
    if ARTICLE.match(name):
        yield from missing_article(text, bare, r"(?:\b(?:les?|la|du|des|aux?|de la|à la|une?|ce|cette|ces) |[ldLD]’)$")


def english(text: str, bare: str, forms: dict[str, str]) -> Iterator[str]:
    name = forms.get("the", "")
    if not name:
        return
    subject = either_case(name)
    plural = forms.get("number", "one") == "other" or name in ("the British", "the French")
    wrong = ENGLISH_SINGULAR if plural else ENGLISH_PLURAL
    for found in re.finditer(rf"{subject} ({wrong})\b", text):
        if found[1] not in NO_ENGLISH_VERBS:
            yield f"the verb “{found[1]}” does not agree"
    for found in re.finditer(rf"\b({'does|is|has|was' if plural else 'do|are|have|were'}) {subject}", text, re.I):
        yield f"the verb “{found[1]}” does not agree"
    if name.startswith("the "):
        yield from missing_article(text, bare, r"\b(?:the|an?|this|that|no|its?|of his|their) $")


def missing_article(text: str, bare: str, article: str) -> Iterator[str]:
    """A name that wants its article, standing without it in the middle of a sentence."""
    for found in re.finditer(re.escape(bare), text):
        before = text[: found.start()]
        if re.search(article, before, re.I) or BEFORE_A_BARE_NAME.search(before):
            continue
        yield f"an article is missing before “{bare}”"
