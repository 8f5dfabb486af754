"""The known slips of a pen: what a good writer of French or English would strike out at once."""

import re
from collections.abc import Iterator

# French words that begin with an h before which nothing elides, and numbers read as words
ASPIRED = (
    r"(?:hache|haie|halte|halt|hameau|hangar|harcel|hardi|hasard|hâte|hausse|haut|hauteur|havre|héros\b|heurt|hiérarch|"
    r"hors|huit|huron|huttes?|hollandais|honte|hurlement|half\b|hampshire|howe|hoosic|hartford|harris|head\b|hanovr)"
)
MUTE = r"h(?:omme|eure|iver|ôpital|onneur|abitant|erbe|istoire|ôte|umain|orizon|ommage|uile|onnête|abit|ésit)"
VOWEL = r"[aeiouyàâäéèêëîïôöûüœæ]"
NOT_ELIDED = r"(?:ouabache|onze|onzième|oui|un\b(?= (?:ou deux|à ))|yacht|yard)"
SAME_IN_BOTH = (
    r"(?:plus|sous|puis|mais|dans|après|sans|vers|très|moins|es|as|pas|fois|mois|"
    r"bras|cours|poids|dos|corps|succès|bois|palais|relais|temps|fonds|puits|recours|os|avis)"
)
BEFORE_1 = r"(?<![\d.,\-–×/])\b1[ \u00a0]"

COUNTED = (
    r"(?:supply )?point|step|unit|card|hit|figure|turn|piece|block|raid|ship|boat|cube|disc|village|"
    r"town|action|coin|regular|leader|fort|siege|settler|decision|match|inch|marker|lesson|day|dice|men"
)

IN_BOTH = [
    ("a bracket within a bracket", re.compile(r"\([^()]*\(")),
    ("a bracket after a bracket", re.compile(r"\) \(")),
    ("two marks at the end", re.compile(r"[!?][ \u00a0\u202f]?\.")),
    ("a minus is no hyphen", re.compile(r"(?<=[ \u00a0(])(?<!«[ \u00a0])-\d")),
]
FRENCH = [
    *IN_BOTH,
    ("an article melts into its preposition", re.compile(r"\b(?:de|à) les?\b(?! (?:lui|leur))", re.I)),
    (
        "the vowel is elided before another one",
        re.compile(
            rf"(?<!-)\b(?:le|la|de|que|ne|se|je|me|te|jusque|lorsque|puisque|quelque chose de) (?!{NOT_ELIDED})"
            rf"(?={VOWEL}|{MUTE})",
            re.I,
        ),
    ),
    ("nothing is elided before a consonant", re.compile(rf"\b(?:[ldnscjmt]|qu)’(?!{VOWEL}|h|y\b|\d|«)", re.I)),
    ("nothing is elided before an aspired h", re.compile(rf"\b(?:[ldnscjmt]|qu)’(?={ASPIRED})", re.I)),
    ("one is singular", re.compile(rf"{BEFORE_1}(?!{SAME_IN_BOTH}\b)(?:[a-zéèêàç]+s|[a-zé]+aux)\b")),
    ("a word stands twice", re.compile(r"\b(le|la|les|de|du|des|un|une|et|à|au|aux|dans|sur|par) \1\b", re.I)),
    ("two articles", re.compile(r"\b(?:le|la|les|du|des|au|aux) (?:le|la|les|un|une|du|des|l’)\b")),
    ("a comma makes decimals", re.compile(r"\b\d+\.\d+(?=[ \u00a0](?:×|pouces?|s\b|%|points?))")),
    ("raids are made: there is no such verb", re.compile(r"\braid(?:e|es|ez|er|é|ée|és|ées|ent)\b", re.I)),
    ("one people has one name", re.compile(r"\bAnglais(?:e|es)?\b")),
    (
        "the verb agrees",
        re.compile(r"\bque fait (?:les|des|ces|vos)\b|\bque font (?:le|la|l’|un|une|ce|cette)\b", re.I),
    ),
    ("the adjective agrees", re.compile(r"\b(?:1|un) possibles\b|\bencore un possible\b", re.I)),
]
ENGLISH = [
    *IN_BOTH,
    ("an before a vowel", re.compile(r"\ba (?!(?:u(?:ni|s|rl\b)|eu|one\b|once\b))[aeiou]", re.I)),
    ("a before a consonant", re.compile(r"\ban (?!(?:hour|svg\b|honest|honour|heir|[aeiou8]|11\b|18\b))", re.I)),
    ("one is singular", re.compile(rf"{BEFORE_1}(?:{COUNTED})s\b")),
    ("so many are plural", re.compile(rf"\bof (?:[02-9]|\d\d+)[ \u00a0](?!men|dice)(?:{COUNTED})\b(?![-’])")),
    ("a percent sign stands close", re.compile(r"\d[ \u00a0\u202f]%")),
    ("a word stands twice", re.compile(r"\b(the|a|an|of|to|in|on|at|by|and|or|is|are) \1\b", re.I)),
    (
        "the verb agrees",
        re.compile(r"\b[Ww]hat does the (?:\w+ )*(?:Provincials|Rangers|Hurons|units|men|British|French)\b"),
    ),
]


def slips(text: str, lang: str) -> Iterator[str]:
    for why, slip in FRENCH if lang == "fr" else ENGLISH:
        found = slip.search(text)
        if found:
            yield f"{why}: “{found[0]}…” in “{text}”"
