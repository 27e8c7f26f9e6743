"""The definitions: printed without their chapter's title, in an order of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.sources.document import SourceError
from bridge_rules_gui.sources.drafts import DefinitionDraft, PassageDraft
from bridge_rules_gui.sources.ledger import CharacterClass
from bridge_rules_gui.sources.sr2007.concepts import CONCEPTS
from bridge_rules_gui.sources.sr2007.labels import number_label
from bridge_rules_gui.sources.sr2007.pieces import Piece, add_words, claim, pieces

if TYPE_CHECKING:
    from bridge_rules_gui.sources.document import Document
    from bridge_rules_gui.sources.ledger import Ledger


def _passage(ledger: Ledger) -> PassageDraft:
    return PassageDraft(ledger, CharacterClass.DEFINITION)


def _open(ledger: Ledger, piece: Piece) -> DefinitionDraft:
    try:
        concept = CONCEPTS[piece.words]
    except KeyError as error:
        raise SourceError(
            f"{ledger.document.file}:{piece.line}: no concept is known for {piece.words!r}; "
            "add the headword to sources/sr2007/concepts.py"
        ) from error
    in_brackets = f" ({concept.english})"
    return DefinitionDraft(
        concept=concept.id,
        term=piece.words.removesuffix(in_brackets),
        english=concept.english,
        english_is_printed=piece.words.endswith(in_brackets),
        body=_passage(ledger),
        closing=_passage(ledger),
        label_spans=claim(ledger, piece, CharacterClass.DEFINITION),
    )


def _continue(ledger: Ledger, definition: DefinitionDraft, piece: Piece) -> None:
    """Take a piece as a numbered sense, or as words of the definition itself."""
    label = number_label(piece.words, 0)
    if label is None:
        add_words(definition.closing if definition.senses else definition.body, piece)
        return
    ledger.claim(piece.span(label.start, label.end), CharacterClass.LABEL)
    sense = _passage(ledger)
    add_words(sense, piece, label.rest)
    definition.senses.append(sense)


def read_definitions(
    document: Document, ledger: Ledger, first: int, end: int
) -> list[DefinitionDraft]:
    """Read the definitions on the lines from ``first`` up to ``end``."""
    definitions: list[DefinitionDraft] = []
    for piece in pieces(document, ledger, range(first, end)):
        if piece.is_title():
            definitions.append(_open(ledger, piece))
        else:
            _continue(ledger, definitions[-1], piece)
    return definitions
