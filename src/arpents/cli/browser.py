"""`arpents play` without `--terminal`: the table in the browser."""

from __future__ import annotations

import argparse
import gc
import ipaddress
import os
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from arpents.cli.files import why
from arpents.cli.parser import Parser, wanted_game, whole
from arpents.cli.words import Refusal, Words

if TYPE_CHECKING:
    from arpents.server.settings import Settings

PORT: Final = 1759
LAST_PORT: Final = 65535
DATABASE_FAULTS: Final = {
    "no-address": "database-unknown-address",
    "no-driver": "database-without-driver",
    "closed": "database-does-not-open",
    "foreign": "database-of-something-else",
}
PASSWORD: Final = re.compile(r"(?<=://)([^:/@]*):[^@]*(?=@)")
OF_THE_TERMINAL: Final = ("seat", "bot", "scenario", "option", "seed", "load")
OF_THE_BROWSER: Final = (
    "host",
    "port",
    "database",
    "public_url",
    "proxy",
    "hall",
    "smtp",
    "mail_from",
    "no_browser",
    "no_jobs",
    "log",
    "metrics",
    "drain",
    "quota",
    "hosted_by",
    "traces",
)


def options(parser: Parser) -> None:
    parser.value("--host", "host")
    parser.value("--port", "number")
    parser.value("--database", "url")
    parser.value("--public-url", "url")
    parser.value("--proxy", "host", many=True)
    parser.flag("--hall")
    parser.value("--smtp", "url")
    parser.value("--mail-from", "mail")
    parser.flag("--no-browser")
    parser.flag("--no-jobs")
    parser.value("--log", "log")
    parser.value("--metrics", "host", many=True)
    parser.value("--drain", "seconds")
    parser.value("--quota", "pair", many=True)
    parser.value("--hosted-by", "words")
    parser.value("--traces", "url")


def check(arguments: argparse.Namespace) -> None:
    """Options of the one table mean nothing at the other."""
    foreign = OF_THE_BROWSER if arguments.terminal else OF_THE_TERMINAL
    for name in foreign:
        if getattr(arguments, name):
            option = f"--{name.replace('_', '-')}"
            raise Refusal("browser-only" if arguments.terminal else "terminal-only", option=option)


def open_table(arguments: argparse.Namespace, words: Words) -> int:
    """Serve until somebody presses Ctrl-C."""
    page = "" if arguments.game is None else f"#/new/{wanted_game(arguments.game, words).slug}"
    host = arguments.host or "127.0.0.1"
    port = whole("--port", arguments.port, PORT, 1)
    if port > LAST_PORT:
        raise Refusal("port-too-large", port=str(port), most=str(LAST_PORT))
    public_url = checked_public_url(arguments.public_url)
    proxies = tuple(checked_network("--proxy", proxy) for proxy in arguments.proxy)
    readers = tuple(checked_network("--metrics", reader) for reader in arguments.metrics)
    drain = whole("--drain", arguments.drain, 0, 0)
    log = checked_log(arguments.log)
    check_free(host, port)

    gc.disable()  # what an import makes, stays: nothing to look for
    from arpents.server.run import serve  # here, because it takes a while to import
    from arpents.server.settings import Settings, database_url, usual_database

    gc.freeze()
    gc.enable()
    database = database_url(arguments.database) if arguments.database else usual_database()
    settings = Settings(database=database, public_url=public_url, does_jobs=not arguments.no_jobs)
    settings = replace(settings, drain_seconds=float(drain), log=log, metrics=settings.metrics + readers)
    if proxies:
        settings = replace(settings, proxies=proxies)
    settings = with_house_rules(with_hall(settings, arguments), arguments)
    settings = replace(settings, traces=checked_traces(arguments.traces or settings.traces))
    with database_faults(arguments.database or database):
        serve(
            host,
            port,
            open_browser=not arguments.no_browser,
            settings=settings,
            page=page,
            say=lambda url: print(words.text("table-open", {"url": url}), flush=True),
        )
    return 0


def with_hall(settings: Settings, arguments: argparse.Namespace) -> Settings:
    """People with accounts, and the post that carries their letters; what is not named comes from the environment."""
    smtp, sender = arguments.smtp or settings.smtp, arguments.mail_from or settings.mail_from
    if not arguments.hall:
        for option, given in (("--smtp", arguments.smtp), ("--mail-from", arguments.mail_from)):
            if given:
                raise Refusal("hall-only", option=option)
        return settings

    from arpents.hall.letters import is_post, letters_known
    from arpents.hall.passkeys import passkeys_known

    if not passkeys_known() or not letters_known():
        raise Refusal("hall-without-libraries")
    if bool(smtp) != bool(sender):
        raise Refusal("mail-half")
    if smtp and not is_post(smtp):
        raise Refusal("bad-smtp", value=PASSWORD.sub(r"\1", smtp))
    return replace(settings, hall=True, smtp=smtp, mail_from=sender)


def with_house_rules(settings: Settings, arguments: argparse.Namespace) -> Settings:
    """A table for others has limits; one's own has none unless they are asked for."""
    from arpents.host.house_rules import NAMES, Ages, Quotas, changed

    if arguments.hosted_by:
        settings = replace(settings, hosted_by=arguments.hosted_by)
    if not (settings.hall or settings.public_url or arguments.quota):
        return settings
    quotas, ages = Quotas(), Ages()
    for text in arguments.quota:
        name, equals, number = text.partition("=")
        if not equals:
            raise Refusal("quota-not-a-pair", text=text)
        if name not in NAMES:
            raise Refusal("unknown-quota", name=name, known=NAMES)
        quotas, ages = changed(quotas, ages, name, whole("--quota", number, 0, 0))
    return replace(settings, quotas=quotas, ages=ages)


@contextmanager
def database_faults(named: str) -> Iterator[None]:
    """What is wrong with the database is said in one sentence, without its password."""
    from arpents.server.run import DatabaseFault, NewerDatabase

    try:
        yield
    except NewerDatabase:
        raise Refusal("database-newer") from None
    except DatabaseFault as fault:
        raise Refusal(DATABASE_FAULTS[fault.why], value=PASSWORD.sub(r"\1", named)) from None


def checked_network(option: str, text: str) -> str:
    """An address, or a network of them."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise Refusal("bad-network", option=option, value=text) from None


def checked_public_url(given: str | None) -> str:
    """What the command line names, or the environment: letters and passkeys point there."""
    url = given or os.environ.get("ARPENTS_PUBLIC_URL", "")
    if url and not url.startswith(("http://", "https://")):
        raise Refusal("bad-public-url", value=url)
    return url


def checked_traces(url: str) -> str:
    """Where traces go, if anywhere: the library is asked for only then."""
    if not url:
        return ""
    if not url.startswith(("http://", "https://")):
        raise Refusal("bad-traces", value=PASSWORD.sub(r"\1", url))

    from arpents.server.tracing import traces_known

    if not traces_known():
        raise Refusal("traces-without-library")
    return url


def checked_log(form: str | None) -> str:
    if form not in (None, "text", "json"):
        raise Refusal("bad-log", value=form)
    return form or ""


def check_free(host: str, port: int) -> None:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        with socket.socket(found[0], found[1]) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(found[4])
    except UnicodeError:  # what no name of a machine can be
        raise Refusal("port-not-free", host=host, port=str(port), why="why-no-address") from None
    except OSError as fault:
        raise Refusal("port-not-free", host=host, port=str(port), why=why(fault)) from None
