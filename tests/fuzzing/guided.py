"""Files made by atheris, which keeps those that reach new code and changes them further."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Final

from tests.fuzzing.reader import Reader
from tests.fuzzing.readers import scratch
from tests.fuzzing.trial import tried

_LONGEST: Final = 8192


class FoundFaultError(Exception):
    """Raised at the first fault; atheris then keeps the file."""


def guide(reader: Reader, inputs: int, seed: int) -> int:
    """Try so many files; the process ends with a status other than 0 at the first fault."""
    try:
        atheris = importlib.import_module("atheris")
    except ImportError:
        print("--guided needs atheris, which is not installed here: pip install atheris (Linux)")
        return 2
    atheris.instrument_all()

    def one(content: bytes) -> None:
        if fault := tried(reader, content):
            raise FoundFaultError(f"{fault.reader}: {fault.what}\n{fault.details}")

    with scratch() as folder:
        for number, good in enumerate(reader.seeds):
            (Path(folder) / str(number)).write_bytes(good)
        options = [f"-runs={inputs}", f"-seed={seed}", f"-max_len={_LONGEST}", "-rss_limit_mb=4000"]
        atheris.Setup([sys.argv[0], *options, folder], one)
        atheris.Fuzz()  # it ends the process
    return 0
