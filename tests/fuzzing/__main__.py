"""Files by the thousand for every reader: `python -m tests.fuzzing --inputs 20000`.

Each reader works in a process of its own, which may have one gigabyte more than it began with. A
file on which it fails is kept in the folder of ``--keep`` and told; the status is 1 then. The same
``--seed`` makes the same files. With ``--guided`` the files are made by atheris, which looks for
those that lead to code no other has reached; it is installed with ``pip install atheris``.
"""

from __future__ import annotations

import argparse
import faulthandler
import subprocess
import sys
import time
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

import psutil

from tests.fuzzing.mutations import mutated
from tests.fuzzing.reader import Reader
from tests.fuzzing.readers import readers, scratch
from tests.fuzzing.trial import Fault, tried

NAMES: Final = (
    *("toml", "json", "pbn", "lin", "unnamed"),
    *("own-text", "glossary", "progress"),
    *("unsaved", "shelf", "notes", "sitting", "student", "settings", "cache", "index"),
)
_ROOM: Final = 1_000_000_000
_MOST_FAULTS: Final = 10
_HANG: Final = 120.0


def main(argv: Sequence[str] | None = None) -> int:
    """Try the readers asked for, all without names; return 1 if one of them fails."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzzing", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="READER", help=", ".join(NAMES))
    parser.add_argument("--inputs", type=int, default=1000, help="files for each reader")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path("fuzzing-faults"))
    parser.add_argument("--guided", action="store_true", help="made by atheris")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(argv)
    if strange := set(options.names) - set(NAMES):
        parser.error(f"no reader {', '.join(sorted(strange))}; there are {', '.join(NAMES)}")
    if options.here:
        return _try_here(options)
    given = list(sys.argv[1:] if argv is None else argv)
    arguments = [word for word in given if word not in options.names]
    return max(_run(name, arguments) for name in options.names or NAMES)


def _run(name: str, arguments: Sequence[str]) -> int:
    """Try a reader in a process of its own: even a crash of the interpreter is a finding."""
    command = [sys.executable, "-m", "tests.fuzzing", "--here", *arguments, name]
    status = subprocess.run(command, check=False).returncode
    if status not in (0, 1):
        print(f"{name}: the process ended with {status}", flush=True)
    return min(abs(status), 1)


def _try_here(options: argparse.Namespace) -> int:
    with scratch() as folder:
        (reader,) = (one for one in readers(Path(folder)) if one.name == options.names[0])
        if options.guided:
            from tests.fuzzing.guided import guide

            return guide(reader, options.inputs, options.seed)
        return _try_many(reader, options)


def _try_many(reader: Reader, options: argparse.Namespace) -> int:
    _bound_memory()
    lots, begun, slowest = Random(f"{reader.name} {options.seed}"), time.monotonic(), 0.0  # noqa: S311
    faults: dict[str, Fault] = {}
    for _ in range(options.inputs):
        content = mutated(lots, reader.seeds)
        faulthandler.dump_traceback_later(_HANG, exit=True)  # what no signal can stop
        started = time.process_time()
        if fault := tried(reader, content):
            faults.setdefault(fault.what, fault)
        slowest = max(slowest, time.process_time() - started)
        if len(faults) >= _MOST_FAULTS:
            break
    faulthandler.cancel_dump_traceback_later()
    memory = psutil.Process().memory_info()
    most = getattr(memory, "peak_wset", memory.rss) // 1_000_000
    print(
        f"{reader.name}: {options.inputs} files, {len(faults)} faults; slowest {slowest:.2f} s, "
        f"{most} MB, {time.monotonic() - begun:.0f} s",
        flush=True,
    )
    for fault in faults.values():
        _report(fault, options.keep)
    return 1 if faults else 0


def _bound_memory() -> None:
    """Let the process have only so much more than it has, where the platform can bound it."""
    if sys.platform == "linux":
        import resource

        most = psutil.Process().memory_info().vms + _ROOM
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _report(fault: Fault, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{fault.reader}-{sha256(fault.content).hexdigest()[:12]}"
    file.write_bytes(fault.content)
    print(f"  {fault.what}  [{file}]\n{fault.details}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
