"""What the page says of people's data is true: every table that knows anybody is named there, and goes as it says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

import arpents
from arpents.hall.people import delete_person
from arpents.hall.people_storage import PEOPLE
from arpents.host.house_rules import Ages
from arpents.host.kept import KEPT, numbers
from arpents.server.app import create_app
from arpents.server.settings import Settings
from arpents.table.tables import METADATA
from tests.server.guests import Guest
from tests.server.players import matches_of
from tests.server.test_agreements import Pair
from tests.speech.ftl import arguments, messages

OF_THE_HOUSE = {"jobs", "libraries", "hall_keys", "beats", "outages"}  # that know nobody
PAGE = Path(next(iter(arpents.__path__))) / "web" / "text"
NAMED = {table: one for one in KEPT for table in one.tables}


def knows_people(table: sa.Table) -> bool:
    """By a person's id, by what somebody wrote or is reached at, or by belonging to what does."""
    return any(key.column.table.name in ("people", "notices", "channels") for key in table.foreign_keys) or not {
        "person",
        "mail",
        "address",
        "agent",
    }.isdisjoint(table.columns.keys())


def test_every_table_is_named_or_knows_nobody() -> None:
    assert set(NAMED) | OF_THE_HOUSE == set(METADATA.tables) and not set(NAMED) & OF_THE_HOUSE
    assert len(NAMED) == sum(len(one.tables) for one in KEPT)
    assert not [name for name in OF_THE_HOUSE if knows_people(METADATA.tables[name])]


@pytest.mark.parametrize("table", sorted(name for name, one in NAMED.items() if one.goes == "leave"))
def test_what_is_said_to_go_with_the_account_goes_with_it(table: str) -> None:
    keys = [key for key in METADATA.tables[table].foreign_keys if key.column.table is PEOPLE]
    if table in ("people", "ceremonies"):  # deleted itself; its own, after minutes
        return
    assert keys and all(key.ondelete == "CASCADE" for key in keys)


def test_leaving_leaves_nothing_of_a_person(tmp_path: Path) -> None:
    """Whatever table still refers to him after he left: none."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", rate=0, thinkers=1, hall=True)
    with TestClient(create_app(settings), base_url="http://localhost") as hall:
        pair = Pair(hall)
        gone = pair.british
        gone.post(f"{pair.path}/seats/british/talk", text="Farewell")
        gone.post(f"{pair.path}/seats/british/notes", text="Mine", revision=0)
        gone.post("/api/me/shunned", name=pair.french.person.name, kind="mute")
        pair.french.post("/api/reports", match=pair.id, number=1, text="Sad")
        Guest(hall, "Rouage", gone).token("read")
        with matches_of(hall).storage.engine.begin() as connection:
            delete_person(connection, gone.person.id)
        with matches_of(hall).storage.engine.connect() as connection:
            for table in METADATA.sorted_tables:
                for row in connection.execute(sa.select(table)):
                    assert gone.person.id not in row and gone.person.name not in row, table.name


def test_the_page_has_words_for_each_and_the_numbers_are_the_houses(tmp_path: Path) -> None:
    for language in ("fr", "en"):
        texts = {id: arguments(message) for id, message in messages(PAGE, language).items()}
        for one in KEPT:
            wanted = {f"kept-{one.id}", f"kept-{one.id}-title"}
            wanted.add(f"kept-goes-{one.goes}" if one.goes in ("leave", "host") else f"kept-{one.id}-until")
            assert wanted <= set(texts)
            said = texts[f"kept-{one.id}"] | texts.get(f"kept-{one.id}-until", set())
            assert said == set(numbers(Ages()).get(one.id, {})), one.id
    settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", rate=0, thinkers=1)
    with TestClient(create_app(settings), base_url="http://localhost") as plain:
        told = plain.get("/api/kept").json()
        assert told["hall"] is False and told["hosted_by"] == ""
        assert [one["id"] for one in told["kept"]] == ["seats", "decisions", "results", "replays"]
        assert told["kept"][1]["numbers"]["days"] == 0
    club = replace(settings, hall=True, ages=Ages(idle_days=90), hosted_by="Le club de Lévis, club@levis.example")
    with TestClient(create_app(club), base_url="http://localhost") as hall:
        told = hall.get("/api/kept").json()
        assert told["hosted_by"] == club.hosted_by and len(told["kept"]) == len(KEPT)
        assert next(one for one in told["kept"] if one["id"] == "decisions")["numbers"]["days"] == 90
