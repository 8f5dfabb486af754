"""Where matches are kept: one row for each decision, written down before anybody is told."""

from __future__ import annotations

import asyncio
import json
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final, TypeVar

import orjson
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from arpents.table import news
from arpents.table.appending import Append, insert_decisions, write_to_file
from arpents.table.database import RESTED, migrate, open_engine
from arpents.table.decisions import Decision
from arpents.table.jobs import WRITTEN, Job, write_jobs
from arpents.table.match_row import MatchRow, Origin, Proof, Proposal, SeatRow, Sitter, Snapshot
from arpents.table.news import News, tell
from arpents.table.sight import Sight
from arpents.table.tables import ANALYSES, DECISIONS, MATCHES, SEATS, SNAPSHOTS

AFTER: Final = (
    "SELECT d.match, d.number, d.kind, d.seat, d.words, d.seen, d.line "
    "FROM unnest(CAST(%s AS text[]), CAST(%s AS integer[])) AS known (match, number) "
    "JOIN decisions d ON d.match = known.match AND d.number > known.number ORDER BY d.match, d.number"
)
PEOPLE_SHOWN: Final = sa.table("people", sa.column("id"), sa.column("name"), sa.column("is_bot"))  # of the hall
SEATS_SHOWN: Final = sa.select(SEATS, PEOPLE_SHOWN.c.name, PEOPLE_SHOWN.c.is_bot).select_from(
    sa.outerjoin(SEATS, PEOPLE_SHOWN, SEATS.c.person == PEOPLE_SHOWN.c.id)
)


Work = Append | Callable[[Connection], Any]
Done = TypeVar("Done")


def is_bare(work: Work) -> bool:
    return isinstance(work, Append) and work.is_bare


async def on_disk(writing: Future[Done]) -> Done:
    """What came of it, once it is written; written it is, whoever stops waiting."""
    loop = asyncio.get_running_loop()
    waiting: asyncio.Future[Done] = loop.create_future()

    def told(done: Future[Done]) -> None:
        if waiting.done():
            return
        fault = done.exception()
        if fault is None:
            waiting.set_result(done.result())
        else:
            waiting.set_exception(fault)

    def tell(done: Future[Done]) -> None:
        with suppress(RuntimeError):  # the table is closed, and nobody waits
            loop.call_soon_threadsafe(told, done)

    writing.add_done_callback(tell)
    return await waiting


class Storage:
    """Writes go through one thread that commits together whatever has come in meanwhile: many matches, one fsync."""

    MOST_AT_ONCE = 256

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        migrate(self.engine)
        self.jobs_written: Callable[[], None] = lambda: None  # who does them on SQLite wants to know
        self.waiting: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self.held: dict[bool, Connection] = {}  # of the thread that writes; by whether it commits by itself
        self.held_at = 0.0  # when one of them was used last
        self.writer = threading.Thread(target=self.write_on, name="arpents-storage", daemon=True)
        self.writer.start()

    @property
    def shared(self) -> bool:
        """Whether other servers may write the same matches."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Everything handed in is written first."""
        self.waiting.put(None)
        self.writer.join()
        self.engine.dispose()

    # -- writing

    def insert(self, match: MatchRow, jobs: Sequence[Job] = ()) -> Future[Any]:
        return self.submit(lambda connection: insert_match(connection, match, jobs))

    def append(
        self,
        row: MatchRow,
        decisions: list[Decision],
        over: bool,
        computer_due: bool,
        asked: tuple[str, ...] = (),
        jobs: Sequence[Job] = (),
        also: Sequence[Callable[[Connection], Any]] = (),
    ) -> Future[Any]:
        """Done when the decisions are on disk; refused by the key when another server has written them meanwhile."""
        changes = row.ask(asked) | row.touch()
        if (over, computer_due) != (row.over, row.computer_due):
            changes |= {"over": over, "computer_due": computer_due, "rules": row.rules, "proof": proof_text(row.proof)}
            row.over, row.computer_due = over, computer_due
        return self.submit(Append(row.id, decisions, changes, jobs, also))

    def want(self, *jobs: Job) -> Future[Any]:
        """Have something done aside."""
        return self.submit(lambda connection: write_jobs(connection, jobs))

    def keep_proposals(
        self, row: MatchRow, known: list[Proposal], also: Sequence[Callable[[Connection], Any]] = ()
    ) -> Future[Any]:
        """What stands proposed from now on, where it was what is `known`."""

        def keeping(connection: Connection) -> None:
            replace_proposals(connection, row.id, known, row.proposals)
            for work in also:
                work(connection)

        return self.submit(keeping)

    def keep_watching(self, match: str, seat: str, watching: str) -> Future[Any]:
        changing = SEATS.update().where(SEATS.c.match == match, SEATS.c.seat == seat).values(watching=watching)
        return self.submit(lambda connection: change(connection, match, changing))

    def keep_snapshot(self, match: str, snapshot: Snapshot) -> Future[Any]:
        return self.submit(lambda connection: replace_snapshot(connection, match, snapshot))

    def keep_analysis(self, match: str, version: str, told: str) -> Future[Any]:
        return self.submit(lambda connection: replace_analysis(connection, match, version, told))

    def take_seat(
        self, match: str, seat: str, invitation: str, secret: str | None, person: str | None = None
    ) -> Future[Any]:
        """Tells whether the invitation was still good; it is good once."""
        return self.submit(lambda connection: update_seat(connection, match, seat, invitation, secret, person))

    def claim_seat(self, match: str, seat: str, secret: str, person: str) -> Future[Any]:
        """The seat becomes a person's, and its secret opens it no more; tells whether it was the secret's still."""
        return self.submit(lambda connection: give_seat(connection, match, seat, secret, person))

    def submit(self, work: Work) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_running_or_notify_cancel()  # what is handed in is written, whoever stops waiting for it
        self.waiting.put((work, done))
        return done

    def write_on(self) -> None:
        while (first := self.waiting.get()) is not None:
            batch = [first]
            stop = False
            while len(batch) < self.MOST_AT_ONCE and not self.waiting.empty():
                more = self.waiting.get()
                if more is None:
                    stop = True
                    break
                batch.append(more)
            self.write(batch)
            if stop:
                break
        self.let_go()

    def connection(self, alone: bool) -> Connection:
        """One that stays open from one transaction to the next; `alone` for what is one statement, which PostgreSQL
        commits by itself."""
        if time.monotonic() - self.held_at > RESTED:
            self.try_held()
        connection = self.held.get(alone)
        if connection is None:
            connection = self.engine.connect()
            if alone:
                connection = connection.execution_options(isolation_level="AUTOCOMMIT")
            self.held[alone] = connection
        return connection

    @contextmanager
    def writing(self, alone: bool) -> Iterator[Connection]:
        """A transaction."""
        try:
            with (connection := self.connection(alone and self.shared)).begin():
                yield connection
        except BaseException:
            self.let_go()
            raise
        self.held_at = time.monotonic()

    def written_to_file(self, batch: list[tuple[Work, Future[Any]]]) -> bool:
        """Nothing but decisions goes into a file of SQLite without a detour; what fails there goes the long way, which
        tells why."""
        appends = [work for work, _ in batch if isinstance(work, Append) and work.is_bare]
        if self.shared or len(appends) < len(batch):
            return False
        try:
            driver: Any = self.connection(False).connection.driver_connection
            write_to_file(driver, appends)
        except Exception:
            self.let_go()
            return False
        self.held_at = time.monotonic()
        for _, done in batch:
            done.set_result(None)
        return True

    def try_held(self) -> None:
        """The database may have been away since they were used: what is dead must not go back among the others."""
        for connection in self.held.values():
            try:
                line = connection.connection.dbapi_connection
                alive = line is not None and self.engine.dialect.do_ping(line)
            except Exception:
                alive = False
            if not alive:
                connection.invalidate()
        if any(connection.invalidated for connection in self.held.values()):
            self.let_go()

    def let_go(self) -> None:
        for connection in self.held.values():
            connection.close()
        self.held.clear()

    def write(self, batch: list[tuple[Work, Future[Any]]]) -> None:
        """One transaction; on PostgreSQL nothing but decisions is one statement, which needs none around it."""
        if self.written_to_file(batch):
            return
        try:
            with self.writing(all(is_bare(work) for work, _ in batch)) as connection:
                insert_decisions(connection, [work for work, _ in batch if isinstance(work, Append)])
                results = [None if isinstance(work, Append) else work(connection) for work, _ in batch]
                jobs_written = connection.info.pop(WRITTEN, False)
        except Exception as fault:
            if len(batch) == 1:
                batch[0][1].set_exception(fault)
                return
            for one in batch:  # one of them is bad: the others must not suffer for it
                self.write([one])
            return
        for (_, done), result in zip(batch, results):
            done.set_result(result)
        if jobs_written:
            self.jobs_written()

    # -- reading

    def find(self, match: str) -> MatchRow | None:
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(MATCHES).where(MATCHES.c.id == match)).mappings().first()
            if found is None:
                return None
            seats = connection.execute(SEATS_SHOWN.where(SEATS.c.match == match)).mappings()
            return match_row(found, {row["seat"]: seat_row(row) for row in seats})

    def decisions(self, match: str) -> list[Decision]:
        wanted = sa.select(DECISIONS).where(DECISIONS.c.match == match).order_by(DECISIONS.c.number)
        with self.engine.connect() as connection:
            return [decision_of(row, row.sight) for row in connection.execute(wanted)]

    def decisions_after(self, known: Mapping[str, int]) -> dict[str, list[Decision]]:
        """By match: those after the last number that is known of it, without what was seen of them besides numbers."""
        found: dict[str, list[Decision]] = {match: [] for match in known}
        with self.reading() as connection:
            for row in connection.exec_driver_sql(AFTER, (list(known), list(known.values()))):
                found[row.match].append(decision_of(row))
        return found

    def reading(self) -> Connection:
        """For one question to PostgreSQL, which wants no transaction around it."""
        return self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def seats(self, matches: list[str]) -> dict[str, dict[str, SeatRow]]:
        found: dict[str, dict[str, SeatRow]] = {}
        with self.engine.connect() as connection:
            for row in connection.execute(SEATS_SHOWN.where(SEATS.c.match.in_(matches))).mappings():
                found.setdefault(row["match"], {})[row["seat"]] = seat_row(row)
        return found

    def snapshot(self, match: str) -> Snapshot | None:
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(SNAPSHOTS).where(SNAPSHOTS.c.match == match)).first()
            return None if row is None else Snapshot(row.number, row.rules, json.loads(row.dump))

    def analysis(self, match: str, version: str) -> str | None:
        """What was found of the match, if it was found in this way."""
        wanted = sa.select(ANALYSES.c.told).where(ANALYSES.c.match == match, ANALYSES.c.version == version)
        with self.engine.connect() as connection:
            return connection.execute(wanted).scalar()

    def computers_due(self) -> list[str]:
        """The matches that wait for a computer player."""
        wanted = sa.select(MATCHES.c.id).where(MATCHES.c.computer_due, ~MATCHES.c.over)
        with self.engine.connect() as connection:
            return list(connection.execute(wanted).scalars())

    def computers_forgotten(self) -> list[tuple[str, int]]:
        """The matches with people that wait for a computer player nobody thinks for, with their last number."""
        wanted = sa.text(
            "SELECT id, (SELECT coalesce(max(number), 0) FROM decisions WHERE match = m.id) AS number "
            "FROM matches m WHERE computer_due AND NOT over "
            "AND EXISTS (SELECT FROM seats WHERE match = m.id AND kind <> 'bot') "
            "AND NOT EXISTS (SELECT FROM procrastinate_jobs WHERE lock = m.id AND status IN ('todo', 'doing'))"
        )
        with self.engine.connect() as connection:
            return [(row.id, row.number) for row in connection.execute(wanted)]


def match_row(found: Mapping[Any, Any], seats: dict[str, SeatRow]) -> MatchRow:
    """Columns that an earlier version did not have may be missing."""
    return MatchRow(
        **{
            **found,
            "options": json.loads(found["options"]),
            "seen": json.loads(found["seen"]),
            "proof": Proof(**json.loads(found["proof"])) if found.get("proof") else None,
            "terms": json.loads(found.get("terms") or "{}"),
            "proposals": proposals_in(found.get("proposals")),
            "origin": Origin(**json.loads(found["origin"])) if found.get("origin") else None,
            "sight": Sight.read(found.get("sight") or ""),
        },
        seats=seats,
    )


def seat_row(row: sa.RowMapping) -> SeatRow:
    person = None if row["person"] is None else Sitter(row["person"], row["name"], bool(row["is_bot"]))
    return SeatRow(row["kind"], row["bot"], row["secret"], row["invitation"], person, row["left"], row["watching"])


def decision_of(row: Any, sight: str = "") -> Decision:
    words = sys.intern(row.words)  # many matches hold the same
    return Decision(row.number, row.kind, row.seat, words, orjson.loads(row.seen), row.line, Sight.read(sight))


def proof_text(proof: Proof | None) -> str:
    return "" if proof is None else json.dumps({"key": proof.key, "outcome": proof.outcome})


def proposals_text(proposals: list[Proposal]) -> str:
    return json.dumps([asdict(one) for one in proposals]) if proposals else ""


def proposals_in(text: str | None) -> list[Proposal]:
    return [Proposal(**one) for one in json.loads(text or "[]")]


def check_proposals(connection: Connection, match: str, known: list[Proposal]) -> None:
    """Nobody has proposed, answered or taken back anything on another server; nor can he until this is written."""
    kept = sa.select(MATCHES.c.proposals).where(MATCHES.c.id == match).with_for_update()
    if proposals_in(connection.execute(kept).scalar()) != known:
        raise sa.exc.IntegrityError("other proposals stand", None, Exception(match))


def replace_proposals(connection: Connection, match: str, known: list[Proposal], wanted: list[Proposal]) -> None:
    check_proposals(connection, match, known)
    change(connection, match, MATCHES.update().where(MATCHES.c.id == match).values(proposals=proposals_text(wanted)))


def insert_match(connection: Connection, match: MatchRow, jobs: Sequence[Job] = ()) -> None:
    connection.execute(
        MATCHES.insert().values(
            id=match.id,
            game=match.game,
            scenario=match.scenario,
            options=json.dumps(match.options),
            engine=match.engine,
            secret=match.secret,
            begun=match.begun,
            seen=json.dumps(match.seen),
            over=match.over,
            computer_due=match.computer_due,
            rules=match.rules,
            proof=proof_text(match.proof),
            hints=match.hints,
            pace=match.pace,
            terms=json.dumps(match.terms),
            asked=match.asked,
            asked_since=match.asked_since,
            proposals=proposals_text(match.proposals),
            origin="" if match.origin is None else json.dumps(asdict(match.origin)),
            sight="" if match.sight is None else match.sight.text(),
            upgrade=match.upgrade,
            touched=match.touched,
        )
    )
    connection.execute(
        SEATS.insert(),
        [
            {
                "match": match.id,
                "seat": name,
                "kind": seat.kind,
                "bot": seat.bot,
                "secret": seat.secret,
                "invitation": seat.invitation,
                "person": None if seat.person is None else seat.person.id,
                "left": seat.left,
                "watching": seat.watching,
            }
            for name, seat in match.seats.items()
        ],
    )
    write_jobs(connection, jobs)


def change(connection: Connection, match: str, changing: sa.Update) -> bool:
    """What its people have said of a match or a seat: other servers look at the seats again."""
    changed = connection.execute(changing).rowcount == 1
    tell(connection, [News(news.SEATS, match)])
    return changed


def replace_snapshot(connection: Connection, match: str, snapshot: Snapshot) -> None:
    row = {"number": snapshot.number, "rules": snapshot.rules, "dump": json.dumps(snapshot.dump)}
    replace(connection, SNAPSHOTS, {"match": match}, row)


def replace_analysis(connection: Connection, match: str, version: str, told: str) -> None:
    replace(connection, ANALYSES, {"match": match}, {"version": version, "told": told})
    tell(connection, [News(news.ANALYSES, match)])


def replace(connection: Connection, table: sa.Table, key: dict[str, object], row: dict[str, object]) -> None:
    """The row of this key; whoever comes last has written it."""
    connection.execute(replacing(connection.dialect.name, table, tuple(key), tuple(row)), {**key, **row})


@lru_cache(64)
def replacing(dialect: str, table: sa.Table, key: tuple[str, ...], columns: tuple[str, ...]) -> sa.Insert:
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    written = insert(table)
    return written.on_conflict_do_update(index_elements=key, set_={one: written.excluded[one] for one in columns})


def update_seat(
    connection: Connection, match: str, seat: str, invitation: str, secret: str | None, person: str | None
) -> bool:
    free = sa.and_(
        SEATS.c.match == match,
        SEATS.c.seat == seat,
        SEATS.c.secret.is_(None),
        SEATS.c.person.is_(None),
        ~SEATS.c.left,
        SEATS.c.invitation == invitation,
    )
    return write_seat(connection, match, free, {"secret": secret, "person": person})


def give_seat(connection: Connection, match: str, seat: str, secret: str, person: str) -> bool:
    held = sa.and_(SEATS.c.match == match, SEATS.c.seat == seat, SEATS.c.secret == secret)
    return write_seat(connection, match, held, {"secret": None, "person": person})


def write_seat(
    connection: Connection, match: str, where: sa.ColumnElement[bool], changes: dict[str, str | None]
) -> bool:
    """Tells whether there was such a seat; other servers hear of it."""
    taken = connection.execute(SEATS.update().where(where).values(changes)).rowcount == 1
    if taken:
        tell(connection, [News(news.SEATS, match)])
    return taken
