"""Positions: the table after an event as anyone could see it, ready to be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.play import TricksWon
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.table.claims.claiming import ClaimStage


class CallState(StrEnum):
    """What has become of a call."""

    STANDS = "stands"
    PENDING = "pending"
    """Irregular, and not yet dealt with."""
    WITHDRAWN = "withdrawn"
    """Taken back, replaced or cancelled."""


@dataclass(frozen=True, slots=True)
class CallOnTable:
    """A call as it was made, in the order of the case, and what has become of it.

    `event` is the index of the event, `meaning` what was stated of it. A pass the laws put in
    place of a call, or of a player's skipped turn, stands at the event at which they did.
    """

    seat: Seat
    call: Call
    event: int
    state: CallState = CallState.STANDS
    is_irregular: bool = False
    meaning: str = ""


class Facing(StrEnum):
    """Why a card lies face up although it was not played."""

    EXPOSED = "exposed"
    MAJOR = "major"
    """A major penalty card."""
    MINOR = "minor"
    """A minor penalty card."""
    WAITING = "waiting"
    """Led or played out of turn, and neither accepted nor taken back yet."""


@dataclass(frozen=True, slots=True)
class FacedCard:
    """A card that lies face up before its player, still his to play."""

    seat: Seat
    card: Card
    facing: Facing


@dataclass(frozen=True, slots=True)
class CardOnTable:
    """A card in a trick and the event at which it was played; `is_irregular` as it was noticed."""

    seat: Seat
    card: Card
    event: int
    is_irregular: bool = False


@dataclass(frozen=True, slots=True)
class TrickOnTable:
    """A trick: its number (1 to 13), its cards in the order played, and its winner if complete."""

    number: int
    leader: Seat
    cards: tuple[CardOnTable, ...]
    winner: Seat | None = None


@dataclass(frozen=True, slots=True)
class ClaimOnTable:
    """A claim or concession: whose, the tricks he gave his side of those left, his words.

    The tricks are those he spoke of, also where the director has decided otherwise.
    """

    seat: Seat
    own: int
    left: int
    is_concession: bool
    stage: ClaimStage
    statement: str = ""


@dataclass(frozen=True, slots=True)
class Position:
    """The table after an event, under one edition (editions part over what stands).

    `hands` are the cards still held, highest first in each suit; None where a hand is unknown.
    `dummy` is the hand that lies face up, None before the opening lead has been faced.
    `trick` is the one in progress or just completed, `quitted` those before it.
    `face_down` is who has an opening lead lying face down.
    """

    dealer: Seat | None
    vulnerable: Vulnerability
    hands: Mapping[Seat, tuple[Card, ...] | None]
    turn: Seat | None
    auction: tuple[CallOnTable, ...] = ()
    contract: Contract | None = None
    dummy: Seat | None = None
    trick: TrickOnTable | None = None
    quitted: tuple[TrickOnTable, ...] = ()
    tricks_won: TricksWon | None = None
    faced: tuple[FacedCard, ...] = ()
    face_down: Seat | None = None
    claim: ClaimOnTable | None = None
    is_director_present: bool = False
