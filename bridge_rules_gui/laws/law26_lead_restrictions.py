"""Law 26: lead restrictions after a withdrawn call.

1987 and 2007 ask what the withdrawn call was about: named suits may be required or forbidden
(26A), after any other call any one suit may be forbidden (26B). A call about hearts and a minor
that it leaves open specified hearts in 1987. 2007 has 26A only for calls about specified suits and
no other. 2017 asks only whether a comparable call took its place; if not, any one suit the offender
has not shown may be forbidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.call import Double, Redouble
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.auction.suits import SUITS, listed, shown
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import (
    Applied,
    LeadPenalty,
    LeadRestriction,
    Option,
    Role,
    WithdrawnCall,
)

LAW = clauses(26)

BRINGS_THIS_LAW_IN = (
    "defenders_bid_or_double",
    "lead_may_be_restricted",
    "lead_may_be_restricted_after_a_double",
    "lead_may_be_restricted_after_a_refusal",
    "lead_may_be_restricted_at_another_turn",
    "lead_may_be_restricted_out_of_rotation",
    "lead_restricted",
)
"""The ideas of Laws 25 to 39 that bring this law in, each for the provision it is printed in."""


def another_call(table: Table, withdrawn: RecordedCall, final: RecordedCall) -> RecordedCall | None:
    """Return the offender's final call of a round; None where he repeats it in another meaning.

    A call repeated with a substantially different meaning is another call (footnote of 1987 and
    2007): one stated not to be comparable, or to show something else. Of meanings stated in other
    words it is asked, where the withdrawn call related to no suit; else the same suits are shown.
    """
    if table.edition is Edition.BG_2017 or final.call != withdrawn.call:
        return final
    same = final.holds("comparable")
    if same is None and _says(final) == _says(withdrawn):
        meanings = {call.facts.value("meaning") for call in (withdrawn, final)}
        question = sentence(
            "Does the repeated {call} mean substantially the same as the withdrawn one?",
            call=final.call,
        )
        is_open = len(meanings - {None}) > 1 and not withdrawn.shows
        same = table.judge("comparable", final.event, question) if is_open else True
    return final if same else None


def _says(call: RecordedCall) -> tuple[bool, frozenset[Suit]]:
    return call.is_artificial, frozenset(call.shows)


def grounds_of(table: Table, restriction: LeadRestriction) -> tuple[Ground, ...]:
    """Return what a restriction rests on: the choices it gives, when they are declarer's, and why.

    Of another law than this it rests on its own ground alone.
    """
    book, ground = LAW[table.edition], restriction.ground
    if ground == book.get("require_or_forbid_suit"):
        ideas = [
            *(["require_suit"] if restriction.require_one_of else []),
            *(["forbid_suit"] if restriction.forbid_one_of else []),
            *(["forbid_any_suit"] if restriction.of_other_calls else []),
            *("suit_specified", "another_final_call"),
        ]
    elif ground == book["forbid_any_suit"]:
        ideas = ["another_final_call"]
    else:
        return (ground,)
    because = (
        _brought_in_by(call.ground)
        for call in _restricting(table)
        if call.seat is restriction.on.partner and _restriction(table, call) is not None
    )
    return (ground, *(book[idea] for idea in ideas if idea in book), *because)


def lifted(table: Table) -> tuple[Ground, ...]:
    """Return why a lead is not restricted: all suits of the call have been shown (26A1).

    Where the partner's lead is restricted all the same, what brings this law in for the call, too.
    """
    because = dict.fromkeys(_brought_in_by(call.ground) for call in _lifting(table))
    if not because:
        return ()
    return (LAW[table.edition]["suit_shown"], *(because if restrictions(table) else ()))


def come_to_be_lifted(before: Table, table: Table) -> Table:
    """Return the table after an event, with it said of which calls all suits have been shown."""
    told = {(call.event, call.call) for call in _lifting(before)}
    for call in _lifting(table):
        if (call.event, call.call) in told:
            continue
        words = (
            "{who} has legally shown every suit of the withdrawn {call}, so it does not restrict "
            "{partner}’s lead."
        )
        said = sentence(words, who=call.seat, call=call.call, partner=call.seat.partner)
        law = Applied(LAW[table.edition]["suit_shown"], Role.RESTRICTION)
        table = table.explaining((law,), (said,))
    return table


def _lifting(table: Table) -> Iterator[WithdrawnCall]:
    """Yield the withdrawn calls that restrict no lead as their suits have been shown (26A1)."""
    if "suit_shown" not in LAW[table.edition] or not table.withdrawn:
        return
    restricted = [found.on for found in restrictions(table)]
    for call in _restricting(table):
        if (
            call.seat.partner not in restricted
            and call.shows
            and _is_final_call_other(call)
            and _is_final_call_known(table, call)
            and _bringing_in(call.ground) is not None
        ):
            yield call


def restricts(table: Table, withdrawn: WithdrawnCall) -> bool:
    """Whether a withdrawn call by itself restricts the lead of the offender's partner."""
    alone = replace(table, withdrawn=(withdrawn,))
    return bool(restrictions(alone))


def _brought_in_by(law: Ground) -> Ground:
    """Return the ground of a withdrawn call, with the words of its provision that name this law."""
    words = _bringing_in(law)
    return law if words is None else law.quoting(words)


def _bringing_in(law: Ground) -> Ground | None:
    book = clauses(law.citation.law)[law.edition]
    named = (book[idea] for idea in BRINGS_THIS_LAW_IN if idea in book)
    return next((words for words in named if words.citation == law.citation), None)


def chosen_by(option: Option) -> tuple[Ground, ...]:
    """Return what a choice rests on, with the words that its item continues from (26A2 of 2007)."""
    book, ground = LAW[option.ground.edition], option.ground
    items = (book.get("require_suit"), book.get("forbid_suit"))
    return (book["require_or_forbid_suit"], ground) if ground in items else (ground,)


def choice(restriction: LeadRestriction, name: str, suit: Suit) -> Ground:
    """Return what gives declarer one of his choices: 2007 has an item for each (26A2).

    Where several calls were withdrawn, a suit that may only be forbidden is so by 26B.
    """
    book, ground = LAW[restriction.ground.edition], restriction.ground
    specified = book.get("require_or_forbid_suit")
    if specified is None or ground not in (specified, book["forbid_any_suit"]):
        return ground
    if ground == book["forbid_any_suit"] or suit in restriction.of_other_calls:
        return book["forbid_any_suit"]
    return book.get(name, specified)


def restrictions(table: Table) -> tuple[LeadRestriction, ...]:
    """Return what declarer may ask of the offenders' partners as the auction stands.

    Told as soon as a call is withdrawn, though the call that takes its place may still change
    or lift them; nothing once the offender's side has become the declaring side. One restriction
    a player, and one more of what the final call may still change.
    """
    of_player: dict[tuple[Seat, bool], LeadRestriction] = {}
    for withdrawn in _restricting(table):
        found = _restriction(table, withdrawn)
        if found is not None:
            may_change = _may_change(table, withdrawn, found)
            found = replace(found, is_before_final_call=may_change)
            place = found.on, may_change
            of_player[place] = _together(of_player.get(place), found)
    return tuple(of_player.values())


def _is_final_call_other(withdrawn: WithdrawnCall) -> bool:
    """Whether the offender's final call of the round, as far as it is known, is another one."""
    return withdrawn.replaced_by != withdrawn.call


def _is_final_call_known(table: Table, withdrawn: WithdrawnCall) -> bool:
    """Whether the offender has made his final call in place of the withdrawn one, or must pass."""
    if withdrawn.replaced_by is not None or table.bidding.auction.is_over:
        return True
    if table.bar_on(withdrawn.seat) is not None:
        return True
    return any(call.event >= withdrawn.event for call in table.bidding.calls_of(withdrawn.seat))


def _may_change(table: Table, withdrawn: WithdrawnCall, found: LeadRestriction) -> bool:
    """Whether a restriction still depends on the offender's final call of the round.

    After a call that related to no suit (26B of 1987 and 2007) only his making it again could end
    the restriction.
    """
    if _is_final_call_known(table, withdrawn):
        return False
    if table.edition is Edition.BG_2017 or found.ground != LAW[table.edition]["forbid_any_suit"]:
        return True
    if withdrawn.ground == clauses(27)[table.edition]["double_cancelled"]:
        return False  # 27B3 cancels every double in place of an insufficient bid
    seat, auction = withdrawn.seat, table.bidding.auction
    may_become_legal = isinstance(withdrawn.call, Double | Redouble) and auction.turn is not seat
    return may_become_legal or auction.illegality(seat, withdrawn.call) is None


def suits_not_stated(table: Table, restricted: Callable[[Seat], bool]) -> Sentence | None:
    """Say of which call the suits must be stated before it is known what declarer may choose.

    `restricted` says whether a player's lead can still be restricted. None where all is known.
    """
    for withdrawn in _restricting(table):
        if not restricted(withdrawn.seat.partner):
            continue
        for call in _calls_that_matter(table, withdrawn):
            if _specifies(call) is None and _related_to_suits(table, call):
                return sentence(
                    (
                        "The suits that {who}’s {call} showed are not stated. Declarer’s choice "
                        "depends on them."
                    ),
                    who=call.seat,
                    call=call.call,
                )
    return None


def _calls_that_matter(
    table: Table, withdrawn: WithdrawnCall
) -> tuple[RecordedCall | WithdrawnCall, ...]:
    """Return the calls whose suits decide what a withdrawn call lets declarer choose from.

    A standing pass is taken to show no suit unless one is stated.
    """
    since = tuple(call for call in _calls_since(table, withdrawn) if not call.is_pass)
    if table.edition is Edition.BG_2017:
        return since
    if not _is_final_call_other(withdrawn) or not _is_under_26a(table, withdrawn):
        return ()
    left = _restriction(table, withdrawn) is not None
    return (withdrawn, *(since if left else ()))


def _specifies(call: RecordedCall | WithdrawnCall) -> tuple[Suit, ...] | None:
    return call.shows if isinstance(call, WithdrawnCall) else call.specifies


def _restricting(table: Table) -> Iterator[WithdrawnCall]:
    """Yield the withdrawn calls that restrict a lead unless the offender's side declares.

    There is none to restrict on a board passed out.
    """
    restricting = [call for call in table.withdrawn if call.penalty is not LeadPenalty.NONE]
    auction = table.bidding.auction
    if restricting and not auction.is_passed_out:
        contract = auction.contract
        for withdrawn in restricting:
            if contract is None or contract.declarer.side is not withdrawn.seat.side:
                yield withdrawn


def _together(before: LeadRestriction | None, found: LeadRestriction) -> LeadRestriction:
    """Return what declarer may choose from where several withdrawn calls restrict one player.

    A call that specified a suit goes before one that specified none: what it lets declarer do is
    more.
    """
    if before is None:
        return found
    first, second = before, found
    if found.require_one_of and not before.require_one_of:
        first, second = found, before
    alike = second.ground == first.ground
    others = set() if alike else set(second.forbid_one_of) - set(first.forbid_one_of)
    return replace(
        first,
        require_one_of=listed((*first.require_one_of, *second.require_one_of)),
        forbid_one_of=listed((*first.forbid_one_of, *second.forbid_one_of)),
        of_other_calls=listed((set(first.of_other_calls) - set(second.require_one_of)) | others),
    )


def _restriction(table: Table, withdrawn: WithdrawnCall) -> LeadRestriction | None:
    """1987 and 2007 ask which suits the withdrawn call specified (26A, 26B), 2017 does not."""
    book, partner = LAW[table.edition], withdrawn.seat.partner
    if table.edition is Edition.BG_2017:
        others = listed(set(SUITS) - _shown_since(table, withdrawn))
        law = book["forbid_any_suit"]
        return LeadRestriction(partner, law, forbid_one_of=others) if others else None
    if not _is_final_call_other(withdrawn):
        return None
    if not _is_under_26a(table, withdrawn):
        return LeadRestriction(partner, book["forbid_any_suit"], forbid_one_of=SUITS)
    suits = listed(set(withdrawn.shows or ()) - _shown_since(table, withdrawn))
    law = book["require_or_forbid_suit"]
    return LeadRestriction(partner, law, suits, suits) if suits else None


def _is_under_26a(table: Table, withdrawn: WithdrawnCall) -> bool:
    """Whether the withdrawn call related to specified suits, in 2007 to no other suit."""
    asked = withdrawn.shows is None
    if withdrawn.penalty is LeadPenalty.ANY_SUIT:
        return False
    if not (_related_to_suits(table, withdrawn) if asked else withdrawn.shows):
        return False
    if table.edition is Edition.RU_1987:
        return True
    other = table.stated_fact("unspecified_suit", withdrawn.event)
    if other is None and asked:
        question = sentence(
            "Does {who}’s {call} also relate to a suit that it does not specify?",
            who=withdrawn.seat,
            call=withdrawn.call,
        )
        other = table.judge("unspecified_suit", withdrawn.event, question)
    return not other


def _related_to_suits(table: Table, call: RecordedCall | WithdrawnCall) -> bool:
    """Whether a call of which no suits are stated related to some."""
    question = sentence(
        "Does {who}’s {call} relate to a specified suit or suits?", who=call.seat, call=call.call
    )
    return table.judge("specified_suit", call.event, question)


def _shown_since(table: Table, withdrawn: WithdrawnCall) -> frozenset[Suit]:
    """Return the suits the offender has shown in the legal auction (2007 and 2017).

    26A1 of 1987 says "позднее", later: what he showed in earlier rounds does not help him; his
    final call of the round does, also where it is the call he keeps.
    """
    return shown(_calls_since(table, withdrawn))


def _calls_since(table: Table, withdrawn: WithdrawnCall) -> tuple[RecordedCall, ...]:
    calls = table.bidding.calls_of(withdrawn.seat)
    if table.edition is not Edition.RU_1987:
        return calls
    later = [call for call in calls if call.event > withdrawn.event]
    final = [call for call in calls[-1:] if call.call == withdrawn.replaced_by]
    return (*later, *final)
