"""Who acts now is told to everybody."""

from tests.rules import rule
from tests.wilderness_war.table import play, war


@rule("5.36")
def test_the_view_tells_which_pieces_act_now() -> None:
    state = war({"levis": "sorel", "bearn": "sorel", "la-sarre": "sorel"}, french=["campaign-1"])
    assert state.view("british")["acting"] == []
    play(state, "french card campaign-1", "french command levis", "french take bearn", "french done")
    assert state.view("british")["acting"] == ["bearn", "levis"]
    assert state.view(None)["acting"] == state.view("french")["acting"]
