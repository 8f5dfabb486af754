"""`arpents COMMAND ...`: finds the command, and says in one sentence what is wrong with bad input."""

from __future__ import annotations

import errno
import importlib
import os
import sys
from collections.abc import Sequence

from arpents.cli.parser import Parser
from arpents.cli.words import Refusal, Words, language_of
from arpents.engine.errors import ArpentsError
from arpents.research.workplace import WorkFailed
from arpents.speech.locale import locale_language
from arpents.version import VERSION

COMMANDS = (
    "games",
    "army",
    "play",
    "worker",
    "upgrade",
    "admin",
    "learn",
    "simulate",
    "match",
    "ladder",
    "fit",
    "pieces",
    "check",
    "replay",
    "tournament",
    "analyse",
    "draw",
    "rules",
    "observe",
    "bench",
    "environments",
)
NO_ROOM = (errno.ENOSPC, errno.EDQUOT)
FINE, FAILED, BAD_INPUT, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    words = Words(locale_language())
    try:
        words = Words(language_of(given))
        code = run(given, words)
        sys.stdout.flush()
    except Refusal as refusal:
        return complain(words.refusal(refusal))
    except WorkFailed as failure:
        complain(words.error(failure))
        return FAILED
    except ArpentsError as error:
        return complain(words.error(error))
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads what is left
        return BROKEN_PIPE
    except OSError as fault:
        if fault.errno not in NO_ROOM:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left has no place either
        complain(words.refusal(Refusal("output-unwritable", why="why-full")))
        return FAILED
    return code


def complain(sentence: str) -> int:
    sys.stdout.flush()
    print(f"arpents: {sentence}", file=sys.stderr)
    return BAD_INPUT


def run(given: list[str], words: Words) -> int:
    command = next((word for word in without_language(given) if not word.startswith("-")), None)
    if command is None:
        return without_command(given, words)
    if command not in COMMANDS:
        raise Refusal("unknown-command", command=command, known=COMMANDS)
    given.remove(command)
    module = importlib.import_module(f"arpents.cli.commands.{command}")
    parser = Parser(words, command)
    module.options(parser)
    arguments = parser.read(given)
    if arguments.help:
        print(parser.format_help(), end="")
        return FINE
    code = module.run(arguments, words)
    assert isinstance(code, int)
    return code


def without_language(given: list[str]) -> list[str]:
    found = list(given)
    while "--lang" in found:
        at = found.index("--lang")
        del found[at : at + 2]
    return found


def without_command(given: list[str], words: Words) -> int:
    parser = Parser(words, "")
    parser.flag("--version")
    arguments = parser.read(given)
    if arguments.version:
        from arpents.research.bench import mode

        print(words.text("version", {"version": VERSION, "mode": words.text(f"mode-{mode()}")}))
        return FINE
    print(parser.format_help())
    print(words.text("heading-commands"))
    for command in COMMANDS:
        print(f"  {command:<12} {words.text(f'help-{command}')}")
    return FINE if arguments.help else BAD_INPUT


if __name__ == "__main__":
    sys.exit(main())
