"""Frames: one step of a case under one edition, with the law that applies to it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.simulation.position import Position
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.verdict import Role


class PartOfProvision(StrEnum):
    """In which of a provision's words something stands."""

    TEXT = "text"
    CLOSING = "closing"
    HEADING = "heading"
    TABLE = "table"
    FOOTNOTE = "footnote"


@dataclass(frozen=True, slots=True)
class LitWords:
    """The characters of a provision that decide: `start` to `end` of one of its parts.

    `marker` is the footnote's where `part` is one, and the table's number where it is one.
    """

    part: PartOfProvision
    start: int
    end: int
    marker: str = ""


@dataclass(frozen=True, slots=True)
class LitLaw:
    """A provision at work: its place, what it does there, and its deciding words.

    `lit` are the places of their passages.
    """

    address: Address
    role: Role
    words: str
    lit: tuple[LitWords, ...]


@dataclass(frozen=True, slots=True)
class TraceLine:
    """A sentence that explains, and the places it rests on; each can be opened."""

    sentence: Sentence
    laws: tuple[Address, ...] = ()


@dataclass(frozen=True, slots=True)
class Mark:
    """An irregularity on the timeline: the step after which it stands, its name, whose it is."""

    step: int
    key: Irregularity
    offender: Seat | None


@dataclass(frozen=True, slots=True)
class Frame:
    """A case after so many events: step 0 is before the first, step n after event n - 1.

    `laws` are the provisions at work in this step, the deciding one first; `ruling` is what the
    director rules if he comes now and the case goes no further. Where `is_provisional`, an
    earlier judgement is open and has been taken as no.
    """

    step: int
    edition: Edition
    happened: tuple[Sentence, ...]
    position: Position
    irregularity: Irregularity | None
    laws: tuple[LitLaw, ...]
    trace: tuple[TraceLine, ...]
    ruling: Ruling
    is_provisional: bool = False
