"""Pictures of every view: `python -m tests.screenshots FOLDER`, in every language and two sizes.

With `--readme` the pictures of README that show no student's progress are taken again.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from bridge_rules_gui import resources

LANGUAGES: Final = ("en", "bg", "ru", "sr", "sr-Cyrl")
SIZES: Final = ("1280x800", "1024x640")
VIEWS: Final = {
    "read": "bg2017/27",
    "commentary": "bg2017/commentary:2",
    "search": "search:ривок",
    "terms": "terms:penalty-card",
    "consistency": "terms:report",
    "compare": "compare:64",
    "overview": "compare:",
    "topics": "compare:topics/claims",
    "witness": "compare:witness",
    "quotations": "compare:commentary",
    "own-texts": "compare:own",
    "situations": "scenario:",
    "table": "scenario:law64-revoke-trick-won-by-offender#12/2017",
    "three-editions": "scenario:law64-winner-of-the-suit#18/all",
    "practice": "scenario:law27-lowest-sufficient-same-suit#2/practice",
    "editor": "scenario:new",
    "quiz": "quiz",
    "question": "quiz:law/27",
    "exam": "quiz:exam",
    "statistics": "quiz:statistics",
    "notebook": "notebook",
    "welcome": "welcome",
    "tour": "tour:3",
    "help": "help:director",
    "find": "find:revoke",
}
README: Final = {
    "law27-2017": "bg2017/27",
    "law77-1987": "ru1987/77",
    "law40-2007": "sr2007/40",
    "search": "search:ривок",
    "compare64": "compare:64",
    "compare27": "compare:27",
    "overview": "compare:",
    "topics": "compare:topics/claims",
    "terms": "terms:penalty-card",
    "simulator-revoke": "scenario:law64-revoke-trick-won-by-offender#12/2017",
    "simulator64": "scenario:law64-winner-of-the-suit#18/all",
    "practice": "scenario:law27-lowest-sufficient-same-suit#2/practice",
    "quick-find": "find:revoke",
    "welcome": "welcome",
}
_OFFSCREEN: Final = "This plugin does not support"


def take(place: str, language: str, size: str, file: Path) -> str:
    """Take a picture of a place; return what the program complained of."""
    command = [sys.executable, "-m", "bridge_rules_gui", "--open", place, "--language", language]
    ended = subprocess.run(
        [*command, "--screenshot", str(file), "--size", size],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    found = [line for line in ended.stderr.splitlines() if not line.startswith(_OFFSCREEN)]
    return f"{file.name}: {' '.join(found)}" if ended.returncode or found else ""


def _requested(
    folder: Path, languages: Sequence[str], *, for_readme: bool
) -> Iterator[tuple[str, str, str, Path]]:
    if for_readme:
        pictures = resources.assets() / "screenshots"
        yield from ((place, "en", SIZES[0], pictures / f"{n}.png") for n, place in README.items())
        return
    for language in languages:
        for size in SIZES:
            for name, place in VIEWS.items():
                yield place, language, size, folder / f"{name}-{language}-{size}.png"


def main(argv: Sequence[str] | None = None) -> int:
    """Take the pictures; return 1 when the program complained."""
    parser = argparse.ArgumentParser(description="Take pictures of every view.")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("pictures"))
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--readme", action="store_true", help="take the pictures of README")
    options = parser.parse_args(argv)
    if not options.readme:
        options.folder.mkdir(parents=True, exist_ok=True)
    requested = list(
        _requested(options.folder, options.language or LANGUAGES, for_readme=options.readme)
    )
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        complaints = list(filter(None, pool.map(lambda each: take(*each), requested)))
    print("\n".join((*complaints, f"{len(requested)} pictures, {len(complaints)} complaints")))
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
