"""Law 40: partnership understandings.

A player may make any call, also a misleading one, that does not rest on a hidden understanding with
partner (40A; 2007 and 2017: 40A3), and depart from his system (40C1; 1987: 75B). 1987 forbids the
call that does rest on one (40B) and lets the director adjust the score (40C); the later ones adjust
it for damage by what was not disclosed (2007: 40B4, 40C1; 2017: 40B3(a), 40C1).
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(40)


def hidden_understanding(edition: Edition, call: RecordedCall, *, by_deviating: bool) -> Verdict:
    """Return what follows when a call rests on an understanding the opponents do not know.

    `by_deviating` says that it has grown from deviations partner has come to expect (40C1).
    """
    book = LAW[edition]
    forbidden = "call_on_a_special_understanding" in book
    laws: tuple[Ground, ...] = (
        book["call_on_a_special_understanding" if forbidden else "any_call_without_notice"],
        book["damaged_by_nondisclosure"],
    )
    if by_deviating:
        grown = _of_deviations(edition, "repeated_deviations")
        laws = (*laws, grown) if forbidden else (grown, *laws)
    words = (
        (
            "{who}’s {call} is based on an understanding that the opponents do not know. The "
            "auction and play continue, and the director may adjust the score if they were "
            "damaged."
        )
        if edition is Edition.RU_1987
        else (
            "{who}’s {call} is based on an understanding that the opponents do not know. The "
            "auction and play continue, and the score is adjusted if they were damaged."
        )
    )
    result = sentence(words, who=call.seat, call=call.call)
    broken, *others = laws
    return Verdict((Applied(broken, Role.IRREGULARITY), *map(Applied, others)), result)


def free_to_deviate(edition: Edition, who: Seat) -> tuple[tuple[Applied, ...], Sentence]:
    """Return what lets a player deviate from his system if it surprises partner as well."""
    grounds = (
        _of_deviations(edition, "deviation_from_system"),
        LAW[edition]["any_call_without_notice"],
        _of_deviations(edition, "deviation_not_disclosed"),
    )
    laws = tuple(Applied(ground, Role.PROCEDURE) for ground in grounds)
    return laws, sentence("{who} may deviate from the system without announcing it.", who=who)


def _of_deviations(edition: Edition, idea: str) -> Ground:
    """Return what a book says of departing from one's system (40C; 1987: 75B)."""
    return clauses(75 if edition is Edition.RU_1987 else 40)[edition][idea]


def incomplete_explanation(edition: Edition) -> tuple[Applied, ...]:
    """Return what an explanation that kept something back falls short of (1987: 75C)."""
    books = (LAW[edition], clauses(75)[edition])
    ideas = ("all_special_information", "damaged_by_an_incomplete_explanation")
    return tuple(Applied(book[idea]) for idea in ideas for book in books if idea in book)
