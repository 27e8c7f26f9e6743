"""Clauses: an idea of a law, and where each book says it, in the book's own words.

`content/laws/lawNN.toml` has a table for each idea, in it for each edition that has the idea the
citation of the provision and the passages of it that decide. So the three books stand beside each
other where a translator can read them, and a rule names the idea and not its number in a book.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW, Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.table.ground import OMISSION, Ground

NO_RULE: Final = "no_rule"
"""The table of a law's file with the reasons why no rule rests on a provision; it is no idea."""

HEADS: Final = "heads"
"""The table of a law's file with the words that introduce items and are a condition of them."""


class Clauses(dict[Edition, dict[str, Ground]]):
    """The grounds of a law, by edition and idea; its file is read when one is first asked for.

    Most rulings touch a few laws, and reading the files of all takes longer than ruling.
    """

    def __init__(self, law: int) -> None:
        super().__init__()
        self.law = law

    def __missing__(self, edition: Edition) -> dict[str, Ground]:
        self.update(
            {book: dict(_grounds(book, contents(self.law))) for book in Edition},
        )
        return self[edition]


@cache
def clauses(law: int) -> Clauses:
    """Return the clauses of a law, 1 to 93."""
    return Clauses(law)


@cache
def ruled_editions() -> tuple[Edition, ...]:
    """Return the editions that have rules: those whose words an idea of a law has."""
    return tuple(edition for edition in Edition if any(_books_with(edition)))


def _books_with(edition: Edition) -> Iterator[bool]:
    """Yield for each idea whether an edition has it; a file is read when its turn comes."""
    for law in range(FIRST_LAW, LAST_LAW + 1):
        yield from (edition.value in books for books in contents(law).values())


@cache
def contents(law: int) -> Mapping[str, Mapping[str, Any]]:
    """Return the tables of a law's file, by idea and edition; empty where it has none.

    Raises `tomllib.TOMLDecodeError` where the file is not TOML.
    """
    path = resources.content() / "laws" / f"law{law:02}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def _grounds(
    edition: Edition, ideas: Mapping[str, Mapping[str, Any]]
) -> Iterator[tuple[str, Ground]]:
    for idea, books in ideas.items():
        if idea not in {NO_RULE, HEADS} and edition.value in books:
            cite, *passages = books[edition.value]
            citation = Citation.parse(cite)
            under = tuple(_heads(edition, citation))
            yield idea, Ground(edition, citation, OMISSION.join(passages), under=under)


def _heads(edition: Edition, citation: Citation) -> Iterator[Ground]:
    """Yield the conditions in the words that introduce a provision, the nearest last."""
    of_book = contents(citation.law).get(HEADS, {}).get(edition.value, {})
    for cite, words in of_book.items():
        if str(citation).startswith(cite) and str(citation) != cite:
            yield Ground(edition, Citation.parse(cite), words)
