"""Reading of the hand-made termbase, ``content/terms/*.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Container, Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

from bridge_rules_gui.corpus.address import parse_place
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import (
    Concept,
    Context,
    EditionTerms,
    FormPlace,
    NoTerms,
    PartOfSpeech,
    Subject,
    Term,
    Termbase,
    TermKind,
    TermStatus,
)
from bridge_rules_gui.reading.tables import (
    Row,
    TableError,
    refuse_unknown_keys,
    row_reader,
    rows_of_folder,
)

_CONCEPT_KEYS = frozenset({"id", "english", "subject", "pos", "note", *(e.value for e in Edition)})
_EDITION_KEYS = frozenset({"terms", "context", "note", "absent", "commentary"})
_TERM_KEYS = frozenset(
    {"text", "status", "kind", "pos", "note", "aspects", "not_forms", "not_at", "only_at", "not_in"}
)


def read_termbase(content: Traversable) -> Termbase:
    """Read all files of ``terms``, in the order of their names; raise `TableError`."""
    concepts: dict[str, Concept] = {}
    for where, row in rows_of_folder(content, "terms", "concept"):
        concept = _concept(where, row)
        if concept.id in concepts:
            raise TableError(where, "the concept stands twice")
        concepts[concept.id] = concept
    return Termbase(tuple(concepts.values()))


@row_reader
def _concept(where: str, row: Row) -> Concept:
    refuse_unknown_keys(where, row, _CONCEPT_KEYS)
    pos = PartOfSpeech(row.get("pos", "noun"))
    return Concept(
        id=row["id"],
        english=tuple(row["english"]),
        subject=Subject(row["subject"]),
        editions={
            edition: _edition_terms(f"{where}: {edition.value}", row[edition.value], pos)
            for edition in Edition
            if edition.value in row
        },
        note=row.get("note", ""),
        part_of_speech=pos,
    )


def _edition_terms(where: str, row: Row, pos: PartOfSpeech) -> EditionTerms:
    refuse_unknown_keys(where, row, _EDITION_KEYS)
    context = row.get("context")
    return EditionTerms(
        terms=tuple(_terms(where, row.get("terms", []), pos)),
        context=Context(parse_place(context["cite"]), context["quote"]) if context else None,
        note=row.get("note", ""),
        absent=row.get("absent", ""),
        commentary=tuple(
            _term(where, term, pos, frozenset(PartOfSpeech)) for term in row.get("commentary", [])
        ),
    )


def _terms(where: str, rows: Iterable[Row | str], pos: PartOfSpeech) -> Iterator[Term]:
    """Yield the terms of an edition: the first of a part of speech is the preferred one."""
    met: set[PartOfSpeech] = set()
    for row in rows:
        term = _term(where, row, pos, met)
        met.add(term.part_of_speech)
        yield term


def _term(where: str, row: Row | str, pos: PartOfSpeech, met: Container[PartOfSpeech]) -> Term:
    """Read a term, a table or its text alone, after terms of the parts of speech met."""
    if isinstance(row, str):
        row = {"text": row}
    refuse_unknown_keys(where, row, _TERM_KEYS)
    part = PartOfSpeech(row.get("pos", pos))
    default = TermStatus.ADMITTED if part in met else TermStatus.PREFERRED
    return Term(
        text=row["text"],
        status=TermStatus(row.get("status", default)),
        kind=TermKind(row.get("kind", "full")),
        part_of_speech=part,
        note=row.get("note", ""),
        aspects=tuple(row.get("aspects", [])),
        not_forms=tuple(row.get("not_forms", [])),
        not_at=tuple(map(_form_place, row.get("not_at", []))),
        only_at=tuple(map(_form_place, row.get("only_at", []))),
        not_in=tuple(row.get("not_in", [])),
    )


def _form_place(text: str) -> FormPlace:
    """Read a place, and after a blank the one form that is meant there: ``45B стола``."""
    place, _, form = text.partition(" ")
    return FormPlace(parse_place(place), form)


_FILE: Final = "terms/function_words.toml"


def read_function_words(content: Traversable) -> Mapping[str, NoTerms]:
    """Return the words that are no terms by language code, as written; raise `TableError`."""
    path = content / "terms" / "function_words.toml"
    try:
        tables = tomllib.loads(path.read_text("utf-8"))
        return {language: _no_terms(row) for language, row in tables.items()}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise TableError(_FILE, error) from error
    except (AttributeError, KeyError, TypeError) as error:
        raise TableError(_FILE, f"every language needs one text of words ({error})") from error


def _no_terms(row: Mapping[str, Any]) -> NoTerms:
    """Read the words of a language; general words need a reason why they are no terms."""
    reviewed = row.get("reviewed", [])
    for group in reviewed:
        if not group.get("reason"):
            raise TableError(_FILE, f"say why these are no terms: {group['words']}")
    return NoTerms(
        frozenset(row["words"].split()),
        frozenset(word for group in reviewed for word in group["words"].split()),
    )
