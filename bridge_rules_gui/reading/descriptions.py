"""Reading of what is said at the table: sayings, questions written by hand, and situations.

``content/spoken/<language>.toml`` has the sayings: under the citation of a law of 2017, as
``27`` or ``"72C"``, what players say when it is needed. Questions and situations are written
in English, and said in the other languages by the catalogues.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bridge_rules_gui.corpus.address import Address, parse_place
from bridge_rules_gui.corpus.described import Description, Example
from bridge_rules_gui.corpus.edition import NEWEST
from bridge_rules_gui.language.catalogue import PHRASES, read_catalogue
from bridge_rules_gui.reading.questions import read_questions
from bridge_rules_gui.reading.tables import TableError

_SITUATION: Final = re.compile(r"law(\d+)-")
_ENGLISH: Final = "en"
_FOLDER: Final = "spoken"

_Written = tuple[str, tuple[Address, ...], Example]
"""A text in English, the places that decide, and what it is of."""


def read_descriptions(content: Path, translations: Path) -> tuple[Description, ...]:
    """Read all of it, in every language there is; raise `TableError`."""
    written = (*_questions(content), *_situations(content))
    found = [Description(_ENGLISH, *each) for each in written]
    found += read_sayings(content)
    for folder in sorted(each for each in translations.iterdir() if each.is_dir()):
        catalogue = read_catalogue(folder, PHRASES)
        if catalogue:
            for text, places, example in written:
                if said := catalogue.text(text):
                    found.append(Description(folder.name, said, places, example))
    return tuple(found)


def _questions(content: Path) -> Iterator[_Written]:
    """Yield each question written by hand with the place that decides in each edition."""
    for question in read_questions(content):
        answers = question.answers.values()
        places = tuple(answer.sources[0][0] for answer in answers)
        yield question.text, places, Example(f"quiz:question/{question.identifier}", question.text)


def _situations(content: Path) -> Iterator[_Written]:
    """Yield the case and the title of each situation with the law it teaches."""
    for path in sorted((content / "scenarios").glob("law*.toml")):
        situation = _table(path)
        law = _SITUATION.match(path.name)
        places = (Address(NEWEST, parse_place(law[1])),) if law else ()
        example = Example(f"scenario:{path.stem}", str(situation.get("title", "")))
        for key in ("story", "title"):
            if key in situation:
                yield str(situation[key]), places, example


def read_sayings(content: Path) -> Iterator[Description]:
    """Yield what players say, in the order of the files; raise `TableError`."""
    for path in sorted((content / _FOLDER).glob("*.toml")):
        for cite, said in _table(path).items():
            try:
                places = (Address(NEWEST, parse_place(cite)),)
            except ValueError as error:
                raise TableError(f"{_FOLDER}/{path.name}", error) from error
            if not isinstance(said, list):
                raise TableError(f"{_FOLDER}/{path.name}", f"{cite}: write a list of texts")
            yield from (Description(path.stem, str(text), places) for text in said)


def _table(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (ValueError, OSError) as error:
        raise TableError(f"{path.parent.name}/{path.name}", error) from error
