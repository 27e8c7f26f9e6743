"""The play under an edition: what lies on the table, and what is still to be dealt with."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import NO_HANDS
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.play import PlayPeriod, TricksWon
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.claims.claiming import StandingClaim
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.play.offences import Defect, Revoke, WrongLead
from bridge_rules_gui.table.play.waiting_plays import (
    PlayOrder,
    PrematurePlay,
    SettledLead,
    StuckCards,
)

_TRICKS = 13


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card that stands in a trick (its number, 1 to 13), and the event at which it was played."""

    seat: Seat
    card: Card
    trick: int
    event: int


@dataclass(frozen=True, slots=True)
class LeadOrder:
    """What declarer has asked of a defender's lead: a suit required, or suits forbidden.

    `lasting` tells that a prohibition continues while the defender keeps the lead; `picked_up` are
    the penalty cards that went back to his partner's hand for it.
    """

    on: Seat
    ground: Ground
    require: Suit | None = None
    forbid: tuple[Suit, ...] = ()
    lasting: bool = True
    picked_up: tuple[Card, ...] = ()

    def allows(self, card: Card) -> bool:
        """Whether a card may be led under the order."""
        if self.require is not None:
            return card.suit is self.require
        return card.suit not in self.forbid

    def can_be_obeyed(self, hand: Hand | None) -> bool:
        """Whether the defender holds a card that obeys; unknown cards are taken to."""
        return hand is None or any(self.allows(card) for card in hand)


@dataclass(frozen=True, slots=True)
class FaceDownLead:
    """An opening lead that lies face down: whose, which card, at which event."""

    seat: Seat
    card: Card
    event: int


@dataclass(frozen=True, slots=True)
class UnplayedPenaltyCard:
    """A card a defender played where he had to play a penalty card; declarer may accept it.

    `due` are the cards of which he had to play one.
    """

    seat: Seat
    card: Card
    due: tuple[Card, ...]
    trick: int
    event: int
    incident: int


@dataclass(frozen=True, slots=True)
class Called:
    """Declarer's last designation of a card of dummy's.

    `card` is None while someone has still to say which card it is: one of `choosers`, who may
    name one of `among`. `in_place` tells that dummy has put the card in the trick.
    """

    event: int
    card: Card | None
    choosers: tuple[Seat, ...] = ()
    among: tuple[Card, ...] = ()
    in_place: bool = False


@dataclass(frozen=True, slots=True)
class Misplaced:
    """A card dummy put in a trick although declarer had named another (`named`) or none.

    `revoke` is what it is besides where dummy could have followed suit.
    """

    card: Card
    named: Card | None
    trick: int
    event: int
    incident: int
    revoke: Revoke | None = None


@dataclass(frozen=True)  # no slots: see changing.py
class Playing:
    """The play as far as it has gone under an edition.

    `period` holds the hands and tricks as they stand; `played` every card with its event.
    `wrong_lead` waits to be accepted or not. `chosen_for` is the number of the trick for which
    declarer has already said what he wants of the lead. `early_lead` was made before he had
    said it. `designated` is the penalty card he wants played in this trick, `passed_over` tells
    where another was played than he owed and nobody noticed. `breached` is what
    dummy has done against 43A2, by the idea of the law that forbids it; `chosen_hand` the hand a
    defender has declarer lead from after it. `play_orders` bind a hand in the trick in progress;
    `settled_lead`, `premature` and `stuck` are irregular plays with something left to deal with.
    `unseen` are cards that left a hand under another one. `claim` is a claim or concession that
    stands.
    """

    period: PlayPeriod
    played: tuple[PlayedCard, ...] = ()
    wrong_lead: WrongLead | None = None
    revokes: tuple[Revoke, ...] = ()
    defects: tuple[Defect, ...] = ()
    orders: tuple[LeadOrder, ...] = ()
    chosen_for: int = 0
    early_lead: WrongLead | None = None
    designated: Card | None = None
    unplayed: UnplayedPenaltyCard | None = None
    passed_over: tuple[UnplayedPenaltyCard, ...] = ()
    face_down: FaceDownLead | None = None
    called: Called | None = None
    misplaced: Misplaced | None = None
    breached: str = ""
    claim: StandingClaim | None = None
    chosen_hand: Seat | None = None
    settled_lead: SettledLead | None = None
    premature: PrematurePlay | None = None
    play_orders: tuple[PlayOrder, ...] = ()
    stuck: StuckCards | None = None
    unseen: tuple[StuckCards, ...] = ()

    @property
    def contract(self) -> Contract:
        """The contract played."""
        return self.period.contract

    @property
    def turn(self) -> Seat | None:
        """The hand to play, None when the play is over; on lead, one a defender has chosen."""
        if self.chosen_hand is not None and self.period.is_lead_due:
            return self.chosen_hand
        return None if self.period.is_over else self.period.turn

    @property
    def waiting(self) -> tuple[int, ...]:
        """The incidents in which something played still waits for a choice."""
        corrected = (each.incident for each in self._being_corrected())
        return (*self._undecided(), *corrected)

    @property
    def to_be_settled(self) -> tuple[int, ...]:
        """The incidents in which a choice must still be made, or a card replaced, in order.

        Where dummy's words have changed what is to be done (43B2), his incident says it.
        """
        missing = {
            (each.seat, each.trick): each.incident
            for each in self.revokes
            if self.waits_for_a_card(each) and not each.as_if
        }
        spared = self.wrong_lead is not None and self.wrong_lead.spared_by is not None
        choices = () if spared else self._undecided()
        return tuple(sorted({*choices, *missing.values()}))

    def _undecided(self) -> tuple[int, ...]:
        asked = self.premature if self.premature is not None and self.premature.choice else None
        waiting = (self.wrong_lead, asked, self.stuck, self.unplayed)
        return tuple(each.incident for each in waiting if each is not None)

    def waits_for_a_card(self, revoke: Revoke) -> bool:
        """Whether a revoke card has been taken back and no other has taken its place."""
        place, tricks = revoke.trick - self.period.won_before.total - 1, self.period.tricks
        return revoke.corrected and (place >= len(tricks) or revoke.seat in tricks[place].missing)

    def _being_corrected(self) -> tuple[Revoke, ...]:
        """Return the revokes taken back after which nobody has played to another trick since."""
        return tuple(
            revoke
            for revoke in self.revokes
            if revoke.corrected
            and not any(
                played.trick > revoke.trick and played.event > revoke.corrected_at
                for played in self.played
            )
        )

    def with_card(self, seat: Seat, card: Card, event: int, trick: int | None = None) -> Playing:
        """Return the play with a card that stands, legal or not; in a trick of this number."""
        number = self.period.trick_number if trick is None else trick
        played = PlayedCard(seat, card, number, event)
        period = self.period.place(seat, card, trick)
        return replace(self, period=period, played=(*self.played, played))

    def without_card(self, seat: Seat, card: Card) -> Playing:
        """Return the play with a card taken back into its hand; no revoke in it is left open."""
        left = tuple(p for p in self.played if (p.seat, p.card) != (seat, card))
        revokes = tuple(r for r in self.revokes if r.corrected or (r.seat, r.card) != (seat, card))
        period = self.period.withdraw(seat, card)
        return replace(self, period=period, played=left, revokes=revokes)

    @property
    def tricks_left(self) -> int:
        """How many tricks are not yet complete, the current one among them."""
        return _TRICKS - self.period.tricks_won.total

    @property
    def claimed_for_declarer(self) -> int | None:
        """Declarer's tricks in all where a claim has been settled, else None."""
        claim = self.claim
        if claim is None or not claim.is_settled:
            return None
        own = self.contract.declarer.side
        rest = claim.worth if claim.side is own else claim.left - claim.worth
        return self.period.tricks_won.of(own) + rest

    def is_defender(self, seat: Seat) -> bool:
        """Whether a player defends."""
        return seat.side is not self.contract.declarer.side

    def player_of(self, hand: Seat) -> Seat:
        """Return who plays from a hand: declarer from dummy's, each other from his own."""
        return self.contract.declarer if hand is self.contract.dummy else hand


def begun(scenario: Scenario, contract: Contract) -> Playing:
    """Return the play before its first card, or where a case that begins in it begins."""
    deal = scenario.deal or NO_HANDS
    start = scenario.start
    if start is None:
        return Playing(PlayPeriod.begun(contract, deal))
    won = TricksWon(start.tricks_ns, start.tricks_ew)
    return Playing(PlayPeriod(contract, deal, start.on_lead, won))
