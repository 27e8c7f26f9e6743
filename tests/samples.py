"""Random sentences of one place, to be read aloud: `python -m tests.samples --place labels`.

The same seed draws the same sentences as long as no text changes. Each should be one that a bridge
director of that language would say.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from bridge_rules_gui import resources
from translations import make

CATALOGUES: Final = {
    "labels": ("labels",),
    "rulings": ("rulings", "simulation", "names"),
    "errors": ("errors",),
    "concordance": ("notes",),
    "terms": ("terms",),
    "situations": ("situations",),
    "questions": ("questions", "quiz"),
}
"""The catalogues of each place whose texts are in catalogues."""
PAGES: Final = {"help": "help/{language}/*.md", "changes": "changes/*/*.{language}.md"}
"""The pages of each place that has a page for each language."""
PLACES: Final = (*CATALOGUES, *PAGES)
_CLOSED: Final = r"(?<=[.!?…])", r"(?<=[.!?…][”“»)*])"
_OPENED: Final = r"\s+(?=[“„«(*`]*[A-ZÀ-ŽА-ЯЁЂ-Џ{])"
_END: Final = re.compile("|".join(closed + _OPENED for closed in _CLOSED))
_MARKS_OF_A_LINE: Final = re.compile(r"^\s*(?:#+|[-*]|\d+\.)\s+")


def sentences(place: str, language: str) -> list[str]:
    """Return all sentences of a place in a language, each of them once, in a fixed order."""
    texts = _in_catalogues(place, language) if place in CATALOGUES else _on_pages(place, language)
    found = (part.strip() for text in texts for part in _END.split(text))
    return sorted({sentence for sentence in found if any(map(str.isalpha, sentence))})


def _in_catalogues(place: str, language: str) -> Iterator[str]:
    for subject in CATALOGUES[place]:
        catalogue = "bg" if language == "en" else language  # each of them has the English as keys
        for message in make.read(resources.translations() / catalogue / f"{subject}.po"):
            if message.id and language == "en":
                yield from [message.id] if isinstance(message.id, str) else message.id
            elif message.id:
                yield from make.forms_of(message)


def _on_pages(place: str, language: str) -> Iterator[str]:
    for page in sorted(resources.content().glob(PAGES[place].format(language=language))):
        yield from _paragraphs(page)


def _paragraphs(page: Path) -> Iterator[str]:
    """Yield what a page of Markdown says, without what makes headings, lists and tables."""
    for block in re.split(r"\n\s*\n|\n(?=\s*(?:[-*|#]|\d+\.)\s*)", page.read_text("utf-8")):
        for cell in block.split("|"):
            yield _MARKS_OF_A_LINE.sub("", " ".join(cell.split()))


def main(argv: Sequence[str] | None = None) -> int:
    """Print the sentences drawn, one on each line."""
    parser = argparse.ArgumentParser(prog="python -m tests.samples", description=__doc__)
    parser.add_argument("--language", choices=("en", *make.LANGUAGES), default="en")
    parser.add_argument("--place", choices=PLACES, action="append", help="default: every place")
    parser.add_argument("--count", type=int, default=17, help="sentences of each place")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    for place in options.place or PLACES:
        found = sentences(place, options.language)
        chance = random.Random(f"{options.seed} {place}")  # noqa: S311 - nothing is secret here
        drawn = chance.sample(found, min(options.count, len(found)))
        print(f"# {place}, {options.language}, {len(drawn)} of {len(found)}")
        print("\n".join(drawn), end="\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
