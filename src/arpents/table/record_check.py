"""Whether a record is true: its dice are the promised ones, every decision can be played, and it ends as it says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arpents.engine.errors import ArpentsError, RecordFault
from arpents.engine.record import Record
from arpents.games import find

SOUND: Final = "sound"
OTHER_RULES: Final = "other-rules"  # its lines are as they were written, but these rules do not follow them
BROKEN: Final = "broken"


@dataclass(frozen=True)
class Verdict:
    verdict: str
    winner: str | None = None  # by the rules; None where they do not tell
    fault: ArpentsError | None = None


def check_record(record: Record, commitment: str, winner: str | None) -> Verdict:
    """Against what was promised before the first die, and against who is said to have won.

    A match that was ended beside its rules has no winner by them.
    """
    if record.commitment != commitment:
        return Verdict(BROKEN, fault=RecordFault("record-secret-mismatch", commitment=commitment))
    try:
        state = record.replay(find(record.game), events=False)
    except ArpentsError as fault:
        if fault.reason == "record-of-other-rules" and record.untouched():
            return Verdict(OTHER_RULES, fault=fault)
        return Verdict(BROKEN, fault=fault)
    outcome = state.outcome
    if outcome is not None and winner is not None and (outcome.winner or "") != winner:
        return Verdict(BROKEN, outcome.winner or "", RecordFault("record-of-other-winner"))
    return Verdict(SOUND, None if outcome is None else outcome.winner or "")
