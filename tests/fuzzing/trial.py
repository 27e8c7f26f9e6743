"""One file given to one reader: within its time, in its memory, read or refused in one line."""

from __future__ import annotations

import signal
import sys
import traceback
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Final

from tests.fuzzing.reader import Reader

SECONDS: Final = 5.0
"""How much time of the processor a reader has for a file, however busy the machine is."""

LONGEST_MESSAGE: Final = 1000
"""How many characters a refusal may have: it is one line for a person."""


class _TooLongError(BaseException):
    """Raised in the middle of reading; no reader catches it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What a reader did wrong with a file; ``what`` is one line, ``details`` the whole of it."""

    reader: str
    content: bytes
    what: str
    details: str = ""


def tried(reader: Reader, content: bytes) -> Fault | None:
    """Give a file to a reader; return what went wrong, None when it was read or refused well."""
    try:
        with _bounded(), warnings.catch_warnings():
            warnings.simplefilter("error")
            reader.read(content)
    except _TooLongError:
        what = f"more than {SECONDS:g} s"
        return Fault(reader.name, content, what, traceback.format_exc())
    except reader.refusals as error:
        said = str(error)
        if len(said.splitlines()) == 1 and len(said) <= LONGEST_MESSAGE:
            return None
        return Fault(reader.name, content, f"no one line: {said[:200]!r}")
    except Exception as error:
        what = f"{type(error).__name__}: {error}"[:200]
        return Fault(reader.name, content, what, traceback.format_exc())
    return None


@contextmanager
def _bounded() -> Iterator[None]:
    """Stop what takes too long, where the platform can."""
    if sys.platform == "win32":
        yield
        return

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise _TooLongError

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
