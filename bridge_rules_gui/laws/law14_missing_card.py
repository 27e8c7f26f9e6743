"""Law 14: a hand short of cards while no other has too many.

The editions agree but for the moment that divides the two halves of the law: in 1987 the beginning
of play, later the faced opening lead. 2007 and 2017 add that the auction and play continue with no
call changed (14A3), and that the restored card is unauthorised information for partner (14C).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.scenario import Facts
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Unauthorised, Verdict

LAW = clauses(14)


class Whereabouts(StrEnum):
    """Where a missing card was found; the value is that of ``card_found`` in a case."""

    UNKNOWN = "unknown"
    NOT_FOUND = "nowhere"
    PLAYED = "played"
    ELSEWHERE = "elsewhere"


@dataclass(frozen=True, slots=True)
class ShortHand:
    """A hand short of cards: whose, where the card was, and whether the lead had been faced."""

    seats: tuple[Seat, ...]
    where: Whereabouts
    play_begun: bool


def whereabouts(facts: Facts) -> Whereabouts:
    """Return where a card was found; unknown where that is not stated."""
    found = facts.value("card_found")
    if found is None and facts.value("missing_card") is False:
        return Whereabouts.NOT_FOUND
    return Whereabouts(found) if isinstance(found, str) else Whereabouts.UNKNOWN


def noticed(table: Table, found: ShortHand) -> Table:
    """Return the table after a hand was found short, before the opening lead or after it."""
    seat = next(iter(found.seats), None)
    recorded = table.noticing(Irregularity.MISSING_CARD, seat, max(table.event, 0))
    if not found.play_begun:
        return recorded.deciding(_before_the_play(table.edition, found))
    contract = table.contract
    declares = contract is not None and seat is not None and seat.side is contract.declarer.side
    cannot_have_revoked = seat is not None and _has_followed_suit(table, seat)
    return recorded.deciding(
        _during_the_play(table.edition, found, declares=declares, innocent=cannot_have_revoked)
    )


def _has_followed_suit(table: Table, seat: Seat) -> bool:
    """Whether a player has followed suit whenever he had to, so that he cannot have revoked."""
    playing = table.playing
    if playing is None:
        return False
    return all(
        played.card.suit is trick.suit_led
        for trick in playing.period.tricks
        for played in trick.cards
        if played.seat is seat
    )


_BEFORE = {
    Whereabouts.NOT_FOUND: ("rebuilt_before_the_play",),
    Whereabouts.UNKNOWN: ("found_before_the_play", "rebuilt_before_the_play"),
}


def _before_the_play(edition: Edition, found: ShortHand) -> Verdict:
    """14A: the card is put back, or the deal rebuilt from another pack; the calls made stand."""
    book = LAW[edition]
    ideas = (*_BEFORE.get(found.where, ("found_before_the_play",)), "before_the_play")
    laws = [Applied(book[idea]) for idea in ideas]
    unchanged = book.get("no_call_changed")
    if unchanged is None:
        return _closing(edition, found, laws, _restored_1987(found.where))
    result = _restored(found.where)
    normally = sentence("The auction and play continue normally, and no call is changed.")
    verdict = _closing(edition, found, [*laws, Applied(unchanged)], result)
    return replace(verdict, trace=(result, normally))


def _restored_1987(where: Whereabouts) -> Sentence:
    """Say what becomes of the hand; only 1987 adds "насколько это возможно"."""
    if where is Whereabouts.NOT_FOUND:
        return sentence("The deal is reconstructed with another pack as far as possible.")
    if where is Whereabouts.UNKNOWN:
        return sentence(
            "The director looks for the card. If it is found, it is restored to the "
            "deficient hand. If not, the deal is reconstructed with another pack as far as "
            "possible."
        )
    return sentence("The card is restored to the deficient hand.")


def _restored(where: Whereabouts) -> Sentence:
    if where is Whereabouts.NOT_FOUND:
        return sentence("The deal is reconstructed with another pack.")
    if where is Whereabouts.UNKNOWN:
        return sentence(
            "The director looks for the card. If it is found, it is restored to the "
            "deficient hand. If not, the deal is reconstructed with another pack."
        )
    return sentence("The card is restored to the deficient hand.")


_DURING = {
    Whereabouts.PLAYED: ("among_the_played_cards",),
    Whereabouts.ELSEWHERE: ("found_elsewhere",),
    Whereabouts.NOT_FOUND: ("rebuilt_during_the_play",),
    Whereabouts.UNKNOWN: ("among_the_played_cards", "found_elsewhere", "rebuilt_during_the_play"),
}


def _during_the_play(
    edition: Edition, found: ShortHand, *, declares: bool, innocent: bool
) -> Verdict:
    """14B: among the played cards it makes a defective trick; else it was in the hand all along.

    A penalty card it can become only in a defender's hand (48A). `innocent` tells that the player
    has followed suit to every trick.
    """
    book = LAW[edition]
    laws = [Applied(book[idea]) for idea in _DURING[found.where]]
    if found.where is Whereabouts.PLAYED:
        result = sentence(
            "The card was among the played cards, so the trick was defective (Law 67)."
        )
        return Verdict((*laws, Applied(book["during_the_play"])), result)
    belongs = book["always_in_declarers_hand" if declares else "always_in_the_hand"]
    laws += [Applied(belongs), Applied(book["during_the_play"])]
    words = {
        (True, False): (
            "The card is deemed to have belonged to the deficient hand all along. Failure to "
            "play it may have been a revoke. Declarer’s side has no penalty cards."
        ),
        (False, False): (
            "The card is deemed to have belonged to the deficient hand all along. It may "
            "become a penalty card, and failure to play it may have been a revoke."
        ),
        (True, True): (
            "The card is deemed to have belonged to the deficient hand all along. So far that "
            "hand has never failed to follow suit, so there was no revoke. Declarer’s side has no "
            "penalty cards."
        ),
        (False, True): (
            "The card is deemed to have belonged to the deficient hand all along. So far that "
            "hand has never failed to follow suit, so there was no revoke, but the card may become "
            "a penalty card."
        ),
    }
    deemed = sentence(words[declares, innocent])
    result = sentence("{result} {rest}", result=_found_late(edition, found.where), rest=deemed)
    return _closing(edition, found, laws, result)


def _found_late(edition: Edition, where: Whereabouts) -> Sentence:
    """Say what becomes of the hand in the play, where the card may also lie among those played."""
    early = edition is Edition.RU_1987
    if where is not Whereabouts.UNKNOWN:
        return _restored_1987(where) if early else _restored(where)
    if early:
        return sentence(
            "The director looks for the card. Among the played cards, it makes a defective trick "
            "(Law 67). Otherwise it is restored to the deficient hand, or the deal is "
            "reconstructed with another pack as far as possible."
        )
    return sentence(
        "The director looks for the card. Among the played cards, it makes a defective trick "
        "(Law 67). Otherwise it is restored to the deficient hand, or the deal is reconstructed "
        "with another pack."
    )


def _closing(edition: Edition, found: ShortHand, laws: list[Applied], result: Sentence) -> Verdict:
    """Return a verdict with what 14C closes to partner of the short hand; not in 1987."""
    law = LAW[edition].get("restored_card_unauthorised")
    if law is None:
        return Verdict(tuple(laws), result)
    what = sentence("knowledge of the card put back")
    closed = tuple(Unauthorised(seat.partner, what, law) for seat in found.seats)
    return Verdict((*laws, Applied(law, Role.INFORMATION)), result, closed)
