"""The command line: what the window does, without a window."""

from __future__ import annotations

import importlib
import os
import sys
from typing import TYPE_CHECKING

from bridge_rules_gui.cli.answers import complain
from bridge_rules_gui.cli.arguments import parsed
from bridge_rules_gui.cli.status import DONE, NOT_FOUND, UNUSABLE
from bridge_rules_gui.corpus.citation import CitationError
from bridge_rules_gui.corpus.corpus import UnknownPlaceError
from bridge_rules_gui.corpus.edition import EditionError
from bridge_rules_gui.corpus.termbase import UnknownConceptError
from bridge_rules_gui.reading.document import SourceError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status: 0 done, 1 not found or failed, 2 wrong usage."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8")
    arguments = parsed(argv)
    if sys.stdout is None:
        return complain(UNUSABLE, "there is no standard output to print on")
    try:
        status = _command(arguments.command)(arguments)
        sys.stdout.flush()
    except (UnknownPlaceError, UnknownConceptError, EditionError) as error:
        return complain(NOT_FOUND, error)
    except (CitationError, SourceError, ValueError) as error:
        return complain(UNUSABLE, error)
    except BrokenPipeError:
        _drop_output()  # the reader of the pipe has seen enough
        return DONE
    except OSError as error:
        _drop_output()
        return complain(UNUSABLE, f"the output cannot be written ({error.strerror or error})")
    except KeyboardInterrupt:
        return complain(130, "interrupted")
    return status


def _drop_output() -> None:
    """Keep the interpreter from complaining at its end about what cannot be printed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


_COMMANDS = {
    "editions": "books:editions",
    "show": "books:show",
    "dump": "books:dump",
    "check": "check:run",
    "search": "search:run",
    "compare": "compare:run",
    "terms": "terms:run",
    "rule": "rule:run",
    "export": "export:run",
    "quiz": "quiz:run",
}
"""Where each command is carried out: a module of `commands`, and its function."""


def _command(name: str) -> Callable[[argparse.Namespace], int]:
    """Return what carries a command out; each brings in only what it needs itself."""
    module, _, function = _COMMANDS[name].partition(":")
    found = importlib.import_module(f"bridge_rules_gui.cli.{module}")
    run: Callable[[argparse.Namespace], int] = getattr(found, function)
    return run
