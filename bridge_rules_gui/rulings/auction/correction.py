"""What can be seen of the correction of an insufficient bid, before Law 27 rules on it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import BIDS, Bid, Double, Pass, Redouble
from bridge_rules_gui.rulings.auction.detection import is_inadmissible
from bridge_rules_gui.rulings.irregularity import Irregularity

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.auction.told import ToldCall


class Kind(Enum):
    """What the offender puts in place of his insufficient bid."""

    LOWEST_SAME = "the lowest sufficient bid in the same denomination"
    OTHER_SUFFICIENT = "another sufficient bid"
    PASS = "a pass"
    DOUBLE = "a double or redouble"
    INSUFFICIENT = "another insufficient bid"


@dataclass(frozen=True, slots=True)
class Correction:
    """What can be seen of a correction: the bid, the substitute, and how they compare.

    `original` is the first insufficient bid where several followed one another.
    `specifies_the_same` says that both calls relate to the same denomination or suits.
    `admissible` is false for a double or redouble that Law 19 does not allow.
    """

    original: ToldCall
    substitute: ToldCall
    kind: Kind
    same_named: bool
    specifies_the_same: bool
    both_natural: bool
    admissible: bool
    silenced: bool
    premature: bool


def correction(offence: IrregularCall, substitute: ToldCall) -> Correction:
    """Read off the auction what a substitute is."""
    original = _original(offence)
    same_named = (
        isinstance(substitute.call, Bid)
        and isinstance(original.call, Bid)
        and substitute.call.denomination is original.call.denomination
    )
    return Correction(
        original=original,
        substitute=substitute,
        kind=_kind(offence, original, substitute),
        same_named=same_named,
        specifies_the_same=_specifies_the_same(original, substitute, same_named=same_named),
        both_natural=not original.is_artificial and not substitute.is_artificial,
        admissible=not is_inadmissible(offence.auction, substitute.seat, substitute.call),
        silenced=offence.silenced,
        premature=offence.premature is not None,
    )


def _original(offence: IrregularCall) -> ToldCall:
    earlier = offence.earlier
    if earlier is None or earlier.key is not Irregularity.INSUFFICIENT_BID:
        return offence.told
    return _original(earlier)


def _specifies_the_same(original: ToldCall, substitute: ToldCall, *, same_named: bool) -> bool:
    """Whether two bids specify the same denominations (27B1(a) of 2017).

    Natural bids specify what they name, artificial ones what they show (29C). Of two artificial
    bids of which nothing is told, no more is known than what they name, which 18A calls
    specifying as well ("определя ... наименованието").
    """
    if original.is_artificial is not substitute.is_artificial:
        return original.shows == substitute.shows != ()
    if not original.is_artificial or _nothing_told(original, substitute):
        return same_named
    return original.shows == substitute.shows != ()


def _nothing_told(*calls: ToldCall) -> bool:
    return not any("shows" in call.facts or "meaning" in call.facts for call in calls)


def _kind(offence: IrregularCall, original: ToldCall, substitute: ToldCall) -> Kind:
    call, last = substitute.call, offence.auction.last_bid
    match call:
        case Pass():
            return Kind.PASS
        case Double() | Redouble():
            return Kind.DOUBLE
        case Bid() if last is not None and call <= last:
            return Kind.INSUFFICIENT
        case Bid() if call == _lowest(offence, call):
            same = isinstance(original.call, Bid) and (
                call.denomination is original.call.denomination
            )
            shown = substitute.shows == original.shows != ()
            return Kind.LOWEST_SAME if same or shown else Kind.OTHER_SUFFICIENT
        case _:
            return Kind.OTHER_SUFFICIENT


def _lowest(offence: IrregularCall, bid: Bid) -> Bid | None:
    """Return the lowest sufficient bid in the denomination of a bid."""
    last = offence.auction.last_bid
    higher = (b for b in BIDS if b.denomination is bid.denomination and (last is None or b > last))
    return next(higher, None)
