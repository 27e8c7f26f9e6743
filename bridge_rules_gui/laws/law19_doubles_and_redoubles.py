"""Law 19: the form of doubles and redoubles; the editions agree.

A double is the one word; the bid that is doubled is not named. Whoever names one, even another
than was made, has doubled the bid as it was made, and his side may not use what the words told.
Which doubles are allowed at all (19A1, 19B1) is ruled on in Law 36.
"""

from __future__ import annotations

from bridge_rules_gui.game.call import Bid, Double, Redouble
from bridge_rules_gui.game.story import Event
from bridge_rules_gui.game.suit import Denomination, Suit
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.spoken import SUITS, Spoken
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Unauthorised, Verdict

LAW = clauses(19)


_DENOMINATIONS = {
    Denomination.CLUBS: SUITS[Suit.CLUBS],
    Denomination.DIAMONDS: SUITS[Suit.DIAMONDS],
    Denomination.HEARTS: SUITS[Suit.HEARTS],
    Denomination.SPADES: SUITS[Suit.SPADES],
    Denomination.NOTRUMP: Spoken(
        r"\bno[ -]?trumps?\b|(?<![^\W\d])nt\b", r"\bбез коз", "", r"\bbez adut|\bbez\b"
    ),
}
_LEVELS = (
    Spoken(r"(?<!\w)1|\bone\b", r"\bедн[аои]\b|\bедин\b", r"\bодн[ау]\b", r"\bjed(?:an|na|no)\b"),
    Spoken(r"(?<!\w)2|\btwo\b", r"\bдв[ае]\b"),
    Spoken(r"(?<!\w)3|\bthree\b", r"\bтри\b"),
    Spoken(r"(?<!\w)4|\bfour\b", r"\bчетири\b", r"\bчетыре\b"),
    Spoken(r"(?<!\w)5|\bfive\b", r"\bпет\b", r"\bпять\b"),
    Spoken(r"(?<!\w)6|\bsix\b", r"\bшест\b", r"\bшесть\b"),
    Spoken(r"(?<!\w)7|\bseven\b", r"\bседем\b", r"\bсемь\b", r"\bsedam\b"),
)


def named(words: str) -> tuple[int | None, Denomination | None]:
    """Return the level and the denomination that the words with a double name, if any."""
    places = {level: name.place(words) for level, name in enumerate(_LEVELS, 1)}
    levels = {at: level for level, at in places.items() if at is not None}
    denominations = (each for each, name in _DENOMINATIONS.items() if name.is_in(words))
    return levels[min(levels)] if levels else None, next(denominations, None)


def form_of_double(table: Table, event: Event) -> Table:
    """Return the table after a double or redouble that stands, its form examined."""
    last = table.bidding.told[-1] if table.bidding.told else None
    bid = table.bidding.auction.last_bid
    if last is None or last.event != table.event or bid is None or not event.statement:
        return table
    words = named(event.statement)
    if not isinstance(last.call, Double | Redouble) or words == (None, None):
        return table
    noticed = table.noticing(Irregularity.IMPROPER_FORM, last.seat, table.event)
    return noticed.deciding(_improper(noticed, event, bid, other=not _names(words, bid)))


def _names(words: tuple[int | None, Denomination | None], bid: Bid) -> bool:
    level, denomination = words
    return level in (None, bid.level) and denomination in (None, bid.denomination)


def _improper(table: Table, event: Event, bid: Bid, *, other: bool) -> Verdict:
    """Rule on a bid named with the call (19A2, 19B2), `other` than the one made (19A3, 19B3)."""
    book, last = LAW[table.edition], table.bidding.told[-1]
    form, misheard = (
        (book["form_of_a_double"], book["doubled_as_bid"])
        if isinstance(last.call, Double)
        else (book["form_of_a_redouble"], book["redoubled_as_bid"])
    )
    if not other:
        result = sentence(
            "The call should be made with the one word; {bid} should not be named. It stands.",
            bid=bid,
        )
        return Verdict((Applied(form, Role.IRREGULARITY),), result)
    result = sentence(
        '{who} named another bid ("{words}"): the call is for {bid} as it was made, and what the '
        "words told is unauthorised for {partner}.",
        who=last.seat,
        partner=last.seat.partner,
        words=event.statement,
        bid=bid,
    )
    what = sentence('the information from the words "{words}"', words=event.statement)
    laws = (Applied(misheard), Applied(form, Role.IRREGULARITY))
    return Verdict(laws, result, (Unauthorised(last.seat.partner, what, misheard),))
