"""Law 25B: changes of call that were meant, waiting to be accepted, refused, or chosen again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.law25_change_of_call import BOOKS, RU, withdrawn
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Bar,
    Consequence,
    Duration,
    LeadPenalty,
    Option,
    Role,
    Verdict,
)

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground


@dataclass(frozen=True, slots=True)
class ChangedCall:
    """A deliberate change of call waiting for the left-hand opponent, or for another choice.

    `first` stands in the auction until the change is accepted, unless it was `illegal` itself;
    `because` is the provision that treats a call out of rotation as a change.
    """

    first: ToldCall
    second: ToldCall
    matter: int
    because: Ground | None = None
    refused: bool = False
    illegal: bool = False

    @property
    def opponent(self) -> Seat:
        """The player who may accept the change."""
        return self.first.seat.left_hand_opponent


def may_be_accepted(table: Table, changed: ChangedCall, *reasons: Sentence) -> Verdict:
    """The left-hand opponent may accept the change (25B1); he has not yet said or called."""
    book = BOOKS[table.edition]
    result = sentence(
        "{who} has changed {first} to {second}; {opponent} may accept the change.",
        who=changed.first.seat,
        first=changed.first.call,
        second=changed.second.call,
        opponent=changed.opponent,
    )
    laws = (Applied(book["25B1"], Role.RIGHT), Applied(book["25B2"]), *_sent_from(changed))
    option = Option(changed.opponent, "accept_call", book["25B1"])
    return Verdict(laws, result, (option,), (*(reasons or _meant(table, changed)), result))


def _meant(table: Table, changed: ChangedCall) -> tuple[Sentence, ...]:
    law = RU["25A"] if table.edition is Edition.RU_1987 else BOOKS[table.edition]["25A1"]
    return (
        sentence(
            "{law} does not apply because {who} meant {first}.",
            law=law,
            who=changed.first.seat,
            first=changed.first.call,
        ),
    )


def _sent_from(changed: ChangedCall) -> tuple[Applied, ...]:
    return () if changed.because is None else (Applied(changed.because, Role.IRREGULARITY),)


def accepted(table: Table, changed: ChangedCall) -> Verdict:
    """The opponent has called after the change, or accepts it by word.

    sr2007 25B1 has "licitira", bids, where the other books let any call accept; a pass is taken
    for acceptance there too, as everywhere else in that book.
    """
    law = BOOKS[table.edition]["25B1"]
    result = sentence(
        "{opponent} has accepted the change: {second} stands and {first} is withdrawn.",
        opponent=changed.opponent,
        first=changed.first.call,
        second=changed.second.call,
    )
    # Only 2017 says that Law 26 may apply when the change is accepted. 1987 goes on "without
    # penalty": the "(B1) and (B2)" of its 25B2(c) are the two choices of 25B2(b).
    later = table.edition is Edition.BG_2017
    penalty = LeadPenalty.BY_MEANING if later else LeadPenalty.NONE
    gone = withdrawn(changed.first, law, penalty, changed.second)
    return Verdict((Applied(law), *_information(table), *_sent_from(changed)), result, (gone,))


def _information(table: Table) -> tuple[Applied, ...]:
    if table.edition is Edition.RU_1987:
        return ()
    return (Applied(BOOKS[table.edition]["25B3"]),)


def meant_for_the_first(changed: ChangedCall) -> Verdict:
    """1987: the opponent's call was meant for the first call; the change stands unpenalised."""
    law = RU["25B1 meant for the first"]
    result = sentence(
        "{opponent} called over {first}: {second} stands without penalty, and {opponent} may "
        "withdraw his call.",
        opponent=changed.opponent,
        first=changed.first.call,
        second=changed.second.call,
    )
    option = Option(changed.opponent, "withdraw_call", law)
    gone = withdrawn(changed.first, law, LeadPenalty.NONE, changed.second)
    return Verdict((Applied(law), *_sent_from(changed)), result, (option, gone))


def refused(table: Table, changed: ChangedCall) -> Verdict:
    """The change was not accepted: 1987 lets the offender choose, later the first call stands."""
    if changed.illegal:
        return _first_illegal(table, changed)
    if table.edition is Edition.RU_1987:
        return _choice_1987(changed)
    book = BOOKS[table.edition]
    laws = (Applied(book["25B2"]), Applied(book["25B3"]), *_sent_from(changed))
    result = sentence(
        "{second} is cancelled; {who}'s {first} stands and the auction goes on.",
        second=changed.second.call,
        who=changed.first.seat,
        first=changed.first.call,
    )
    later = table.edition is Edition.BG_2017
    penalty = LeadPenalty.BY_MEANING if later else LeadPenalty.NONE
    gone = withdrawn(changed.second, book["25B2"], penalty, changed.first)
    return Verdict(laws, result, (gone,))


def _first_illegal(table: Table, changed: ChangedCall) -> Verdict:
    """The first call was out of order itself: its own law deals with it (1987: 25B2(a))."""
    early = table.edition is Edition.RU_1987
    book = BOOKS[table.edition]
    laws = (RU["25B2(a)"], RU["25B2"]) if early else (book["25B2"], book["25B3"])
    result = sentence(
        "{second} is cancelled, and {who}'s {first} is dealt with by its own law.",
        second=changed.second.call,
        who=changed.first.seat,
        first=changed.first.call,
    )
    restricted = table.edition is not Edition.SR_2007
    penalty = LeadPenalty.BY_MEANING if restricted else LeadPenalty.NONE
    gone = withdrawn(changed.second, laws[0], penalty, None)
    return Verdict(tuple(map(Applied, laws)), result, (gone,))


def _choice_1987(changed: ChangedCall) -> Verdict:
    """Keep the first call, partner passes once; or any other, and he passes throughout."""
    who = changed.first.seat
    result = sentence(
        "{second} is cancelled. {who} may keep {first}, and {partner} must pass at his next turn; "
        "or make any other legal call, and {partner} must pass throughout.",
        second=changed.second.call,
        who=who,
        first=changed.first.call,
        partner=who.partner,
    )
    options: tuple[Consequence, ...] = (
        Option(who, "keep_first_call", RU["25B2(b)(1)"]),
        Option(who, "any_legal_call", RU["25B2(b)(2)"]),
        withdrawn(changed.second, RU["25B2"], LeadPenalty.NONE, None),
    )
    laws = (Applied(RU["25B2(b)"]), Applied(RU["25B2"]), Applied(RU["25B2(c)"]))
    return Verdict((*laws, *_sent_from(changed)), result, options)


def first_call_kept(changed: ChangedCall) -> Verdict:
    """1987: the offender keeps his first call, and partner passes once."""
    law, partner = RU["25B2(b)(1)"], changed.first.seat.partner
    result = sentence(
        "{who} keeps {first}, and {partner} must pass at his next turn.",
        who=changed.first.seat,
        first=changed.first.call,
        partner=partner,
    )
    gone = withdrawn(changed.second, RU["25B2(c)"], LeadPenalty.BY_MEANING, changed.first)
    return Verdict(_chosen(law, changed), result, (Bar(partner, Duration.ONCE, law), gone))


def another_call_chosen(changed: ChangedCall, told: ToldCall) -> Verdict:
    """1987: the offender calls something else, and partner passes throughout."""
    law, partner = RU["25B2(b)(2)"], changed.first.seat.partner
    result = sentence(
        "{who} calls {call}, and {partner} must pass throughout.",
        who=told.seat,
        call=told.call,
        partner=partner,
    )
    cancelled = (
        withdrawn(changed.first, RU["25B2(c)"], LeadPenalty.BY_MEANING, told),
        withdrawn(changed.second, RU["25B2(c)"], LeadPenalty.BY_MEANING, told),
    )
    bar = Bar(partner, Duration.THROUGHOUT, law)
    return Verdict(_chosen(law, changed), result, (bar, *cancelled))


def _chosen(law: Ground, changed: ChangedCall) -> tuple[Applied, ...]:
    return (
        Applied(law),
        Applied(RU["25B2(b)"]),
        Applied(RU["25B2(c)"]),
        *_sent_from(changed),
    )
