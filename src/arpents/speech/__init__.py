"""From ids to sentences, in French and English alike.

    from arpents.speech import speech_for

    speech = speech_for("quebec-1759", "fr")
    speech.prompt(state.prompt("french"))

A game says everything by text ids with arguments; this package gives them words, with Project Fluent. The texts are
`speech/text/common.<language>.ftl` and all files `text/*.<language>.ftl` of the game's room, read together.

Arguments
---------

An argument that is a text id (`zone-levis`), or a text with arguments of its own (`{"id", "arguments"}`), is replaced
by its text, a list by an enumeration (`a, b et c`), and a number stays a number, so that a text can choose its plural.
What things are called in this match (`names`) goes before the arguments themselves. What somebody typed (`VERBATIM`)
is never looked up.

Grammar
-------

Languages bend names. The forms of a name are attributes of its message, and each attribute of a named argument is one
more variable, `$argument_attribute`:

    zone-ile-d-orleans = Île d’Orléans          event-... = { $count } blocs vont { $from_de } { $zone_a }
        .le = l’Île d’Orléans                   -> 3 blocs vont de l’Île d’Orléans à Lévis
        .de = de l’Île d’Orléans
        .a = à l’Île d’Orléans

| French | | English | |
| --- | --- | --- | --- |
| `.le` | with its article: le 15e, les Britanniques | `.the` | with its article: the 15th Foot, Lévis, the British |
| `.de` | du 15e, de Lévis, des Britanniques | | |
| `.a` | au 15e, à Lévis, dans le Bason | `.at` | at Lévis, on Île d’Orléans, in the Bason |
| `.accord` | what agrees with it: `m`, `f`, `mp`, `fp` | `.number` | `one` or `other` |
| `.adj`, `.adjs` | of a side: britannique, britanniques | `.adj` | British |
| `.short` | twelve characters at most | `.short` | the same |

Each language has the forms it needs. `.short` is in both; `speech.text("block-br-15th.short")` gives it. A list has the
forms of its members too: `$blocks_le`. Names of arguments therefore hold no `_`.

Sentences
---------

Prompts, events, reasons, errors and labels begin with a capital, whatever form of a name stands first; the rule number
follows in brackets. Texts of faults begin with a small letter, because they also follow a colon.
"""

from __future__ import annotations

from arpents.speech.speech import LANGUAGES, VERBATIM, MissingText, Speech, speech_for

__all__ = ["LANGUAGES", "VERBATIM", "MissingText", "Speech", "speech_for"]
