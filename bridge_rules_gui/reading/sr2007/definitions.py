"""The definitions: printed without their chapter's title, in an order of their own."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.reading.document import Document, SourceError
from bridge_rules_gui.reading.drafts import DefinitionDraft, PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.sr2007.labels import number_label
from bridge_rules_gui.reading.sr2007.pieces import Piece, add_words, claim, pieces


def _passage(ledger: Ledger) -> PassageDraft:
    return PassageDraft(ledger, CharacterClass.DEFINITION)


def _open(ledger: Ledger, piece: Piece) -> DefinitionDraft:
    try:
        concept = CONCEPTS[piece.words]
    except KeyError as error:
        raise SourceError(
            f"{ledger.document.file}:{piece.line}: no concept is known for {piece.words!r}; "
            "add the headword to CONCEPTS in sources/sr2007/definitions.py"
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


@dataclass(frozen=True, slots=True)
class Concept:
    """The concept id and the English term of a headword.

    The book itself prints an English term in brackets behind four headwords only
    (dealer, RHO, LHO, dummy); the others are supplied from the English Laws of 2007.
    """

    id: str
    english: str


CONCEPTS = {
    "Adut": Concept("trump", "trump"),
    "Alert": Concept("alert", "alert"),
    "Atak": Concept("lead", "lead"),
    "Blef": Concept("psychic-call", "psychic call"),
    "Boja": Concept("suit", "suit"),
    "Bord": Concept("board", "board"),
    "Govor": Concept("call", "call"),
    "Delitelj (dealer)": Concept("dealer", "dealer"),
    "Deljenje": Concept("deal", "deal"),
    "Imenovanje": Concept("denomination", "denomination"),
    "Direktor turnira (sudija, DT)": Concept("director", "Director"),
    "DP (RHO)": Concept("rho", "RHO"),
    "Zonalnost": Concept("vulnerability", "vulnerability"),
    "Igra": Concept("play", "play"),
    "Igrač odbrane": Concept("defender", "defender"),
    "Izvođač": Concept("declarer", "declarer"),
    "Izvorni atak": Concept("opening-lead", "opening lead"),
    "Internacionalni meč poeni (IMP)": Concept(
        "international-matchpoint", "international matchpoint (IMP)"
    ),
    "Ispravka": Concept("rectification", "rectification"),
    "Konvencija": Concept("convention", "convention"),
    "Kontra": Concept("double", "double"),
    "Kontrakt": Concept("contract", "contract"),
    "List": Concept("hand", "hand"),
    "Licit": Concept("bid", "bid"),
    "Licitacija": Concept("auction", "auction"),
    "LP (LHO)": Concept("lho", "LHO"),
    "Manša": Concept("game", "game"),
    "Meč poen": Concept("matchpoint", "matchpoint"),
    "Nagradni poeni (bonus)": Concept("premium-points", "premium points"),
    "Nepravilnost": Concept("irregularity", "irregularity"),
    "Odgovaranje na boju": Concept("follow-suit", "follow suit"),
    "Oner": Concept("honour", "honour"),
    "Pad": Concept("undertrick", "undertrick"),
    "Parcijalni rezultat (part-skor)": Concept("partscore", "partscore"),
    "Partner": Concept("partner", "partner"),
    "Pas": Concept("pass", "pass"),
    "Prekoštih": Concept("overtrick", "overtrick"),
    "Prilagođeni rezultat": Concept("adjusted-score", "adjusted score"),
    "Protivnik": Concept("opponent", "opponent"),
    "Red (biti na redu)": Concept("turn", "turn"),
    "Rekontra": Concept("redouble", "redouble"),
    "Renons": Concept("revoke", "revoke"),
    "Runda (kolo)": Concept("round", "round"),
    "DAMI (dummy)": Concept("dummy", "dummy"),
    "Sednica": Concept("session", "session"),
    "Slem": Concept("slam", "slam"),
    "Strana": Concept("side", "side"),
    "Takmičar": Concept("contestant", "contestant"),
    "Tim": Concept("team", "team"),
    "Turnir": Concept("event", "event"),
    "Špil": Concept("pack", "pack"),
    "Štih": Concept("trick", "trick"),
    "Štihovski poeni": Concept("trick-points", "trick points"),
}
"""By the headword as printed."""
