"""What goes wrong in the play and is then dealt with: leads out of turn, revokes, bad tricks."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.verdict import PenaltyCard


@dataclass(frozen=True, slots=True)
class WrongLead:
    """A lead out of turn waiting to be accepted or taken back.

    `seat` is the hand it came from, `turn_of` the one whose lead it was. `corrected` is a card
    declarer has played since from that hand, nobody having asked him to, at `corrected_at`:
    `is_led` tells that he led it, or played it to this lead; None where that is not known.
    `spared_by` is what takes
    the penalty away where dummy pointed it out (43B2(a) of 1987).
    """

    key: Irregularity
    seat: Seat
    card: Card
    turn_of: Seat
    event: int
    incident: int
    corrected: Card | None = None
    corrected_at: int = -1
    is_led: bool | None = None
    spared_by: Ground | None = None


@dataclass(frozen=True, slots=True)
class Revoke:
    """A card that should have been another: who, in which trick, and the suit he owed.

    `suit` is None where only certain suits were forbidden. `faced` tells that a card of dummy's
    or a penalty card was owed; `penalty_card` is the card itself where it lay as one before.
    `established_by` is the event that established it, `route` the item of Law 63 that says so.
    `corrected` tells that the card was taken back, at the event `corrected_at`, `as_if` that it
    counts as established all the same (43B2); `taken_back` are hands whose later card went with
    it. `partners` is the card declarer has chosen for the offender's partner (62D2 of 1987).
    `spared_by` is what takes the penalty away where dummy pointed it out (43B2(a) of 1987).
    `asked_by` is the partner who asked about the revoke, as he may (61B3 of 2007 and 2017),
    `inquiry` the incident of a question about it that nobody might ask. `disobeyed` tells that he
    could follow no suit and did not play or lead as declarer had required. `legal` are the cards
    of his known hand that he might have played.
    """

    seat: Seat
    card: Card
    trick: int
    suit: Suit | None
    event: int
    incident: int
    faced: bool = False
    penalty_card: PenaltyCard | None = None
    established_by: int | None = None
    route: Ground | None = None
    corrected: bool = False
    corrected_at: int = -1
    as_if: bool = False
    taken_back: tuple[Seat, ...] = ()
    partners: Card | None = None
    spared_by: Ground | None = None
    asked_by: Seat | None = None
    inquiry: int | None = None
    disobeyed: bool = False
    legal: tuple[Card, ...] | None = None

    @property
    def is_open(self) -> bool:
        """Whether it can still be put right."""
        return self.established_by is None and not self.corrected

    @property
    def is_established(self) -> bool:
        """Whether it has been established and stands."""
        return self.established_by is not None and (self.as_if or not self.corrected)


@dataclass(frozen=True, slots=True)
class Defect:
    """A trick to which a hand has contributed no card, or several.

    `late` tells that both sides had played to the next trick when it was dealt with, `deemed`
    that the hand counts as having revoked in it, in the `suit` led to it, `ruled` that the director
    has dealt with it, `settled` that the cards are in order again.
    `owner` is the hand that won the trick as it was: what is put right later does not change it.
    `again` is the card of an earlier trick that the hand played to it once more.
    """

    seat: Seat
    trick: int
    event: int
    incident: int
    too_many: bool = False
    late: bool = False
    deemed: bool = False
    suit: Suit | None = None
    ruled: bool = False
    settled: bool = False
    owner: Seat | None = None
    again: Card | None = None

    @property
    def is_established(self) -> bool:
        """Whether it counts as an established revoke."""
        return self.deemed
