"""Declarer's words for a card of dummy's: which suit, which rank, or what he wants of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from bridge_rules_gui.game.card import Card, Rank
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.table.spoken import SUITS, Spoken

_SUITS = {
    word: suit
    for suit, name in zip(Suit, ("club", "diamond", "heart", "spade"), strict=True)
    for word in (name, f"{name}s", str(suit).lower(), suit.symbol)
}
_NAMES = (
    *("two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "jack", "queen", "king", "ace"),
)
# A lone "a" is an article ("a heart"); as a rank it is written out, or in a card: "HA".
_RANKS = (
    dict(zip(_NAMES, Rank, strict=True))
    | {str(rank.value): rank for rank in Rank if rank <= Rank.TEN}
    | {str(rank).lower(): rank for rank in Rank if Rank.TEN <= rank < Rank.ACE}
    | {"deuce": Rank.TWO, "knave": Rank.JACK}
)

_RANK_NAMES = {
    Rank.TWO: Spoken(r"\bдвойк", "", "", r"\bdvojk"),
    Rank.THREE: Spoken(r"\bтройк", "", "", r"\btrojk"),
    Rank.FOUR: Spoken(r"\bчетворк", "", r"\bчетв[её]рк"),
    Rank.FIVE: Spoken(r"\bпетица", "", r"\bпят[её]рк", r"\bpetic"),
    Rank.SIX: Spoken(r"\bшестица", "", r"\bшест[её]рк", r"\bšestic"),
    Rank.SEVEN: Spoken(r"\bседмица", "", r"\bсем[её]рк", r"\bsedmic"),
    Rank.EIGHT: Spoken(r"\bосмица", "", r"\bвосьм[её]рк", r"\bosmic"),
    Rank.NINE: Spoken(r"\bдеветк", "", r"\bдевятк", r"\bdevetk"),
    Rank.TEN: Spoken(r"\bдесетк", "", r"\bдесятк", r"\bdesetk"),
    Rank.JACK: Spoken(r"\bвале", "", "", r"\b(?:žanda|pub)"),
    Rank.QUEEN: Spoken(r"\bдам(?:а|у|ата)\b"),
    Rank.KING: Spoken(r"\b(?:рига|поп)\b", "", r"\bкорол", r"\bkralj"),
    Rank.ACE: Spoken(r"\bасо\b", "", r"\bтуз", r"\b(?:kec|as(?= (?:pik|herc|karo|tref)))"),
}


class Wish(Enum):
    """What declarer asks of the card where he names no rank; the value is the words for it."""

    HIGH = Spoken(
        r"\b(?:high|highest|top|big)\b",
        r"\b(?:най-)?(?:висок|голям)",
        r"\bстарш",
        r"\b(?:visok|najviš|najjač|velik)",
    )
    WIN = Spoken(
        r"\b(?:win|take|cover)\b",
        r"\b(?:вземи|взимай|покрий)\b",
        r"\b(?:бери|возьми|бей|побей|покрой)\b",
        r"\b(?:uzmi|nosi|pokrij)\b",
    )
    LOW = Spoken(
        r"\b(?:low|lowest|small|smallest|little)\b",
        r"\b(?:най-)?(?:малк|ниск)",
        r"\b(?:маленьк|младш|мелк|низк)",
        r"\b(?:mal[aou]\b|najmanj|nisk|najniž)",
    )
    ANY = Spoken(
        r"\b(?:anything|any|whatever|something)\b",
        r"\b(?:каквато и да е|коя да е|все едно|произволна|без значение)\b",
        r"\b(?:люб(?:ую|ая|ой)|какую угодно|что угодно|вс[её] равно)\b",
        r"\b(?:bilo (?:šta|koj[aue])|svejedno|nebitno)\b",
    )


@dataclass(frozen=True, slots=True)
class Words:
    """What declarer's words name; None for what they leave out."""

    suit: Suit | None = None
    rank: Rank | None = None
    wish: Wish | None = None


def understood(words: str) -> Words:
    """Return what words for a card of dummy's name: ``HQ``, ``queen of hearts``, ``low club``."""
    text = words.strip()
    try:
        card = Card.parse(text.upper().replace("10", "T"))
    except BridgeError:
        return _word_by_word(text.lower())
    return Words(card.suit, card.rank)


def _word_by_word(text: str) -> Words:
    found = re.findall(r"[^\W\d_]+|\d+|[♣♦♥♠]", text)
    suits = [_SUITS[word] for word in found if word in _SUITS]
    suits += [suit for suit, name in SUITS.items() if name.is_in(text)]
    ranks = [_RANKS[word] for word in found if word in _RANKS]
    ranks += [rank for rank, name in _RANK_NAMES.items() if name.is_in(text)]
    wishes = [wish for wish in Wish if wish.value.is_in(text)]
    return Words(
        suits[0] if suits else None,
        ranks[0] if ranks else None,
        wishes[0] if wishes and not ranks else None,
    )
