"""Why no rule cites a provision: the laws of equipment, conduct and tournaments, one by one.

A reason for a provision holds for everything below it that has none of its own. Laws some module
rules on say the same for their own provisions, in a table `NOT_RULED` of that module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition

if TYPE_CHECKING:
    from collections.abc import Mapping

_PREPARED = "says how cards, boards or tables are prepared; no event of a story is about it"
_DEALT = "is done before a story begins; whether a board may be dealt again is ruled in Law 86"
_MANNER = "a story tells what is called, played and said, not in which manner or tempo"
_COURTESY = "tells players how to behave; an offence can bring a procedural penalty (Law 90)"
_SPECTATORS = "is about spectators; no event of a story is theirs"
_ORGANISED = "is about who organises and regulates a tournament; a story has no regulations"
_OFFICE = "tells the director's office; his rulings rest on the laws he applies"
_APPEALS = "is about appeals, which come after the ruling"
_UNDISPUTED = "what a story tells is taken for established; what it leaves open is asked"

_NO_PENALTY = "sends to a score adjusted where no law has a penalty, which is ruled in Law 12"

_ALL_EDITIONS = {
    "1": "is kept by the game: 52 cards, the ranks of cards and suits",
    "2": "is kept by the game: dealer and vulnerability are told with the story",
    "3": _PREPARED,
    "4": "is kept by the game: four seats, two sides",
    "5": "is about seats and moves between tables; a story stays at one table",
    "6": _DEALT,
    "6E": "leaves to the director who deals, and how",
    "6F": _PREPARED,
    "7A": _PREPARED,
    "7B": "is done before a story begins; a wrong number of cards is ruled in Laws 13 and 14",
    "7C": "is done after the play; cards put back wrongly are ruled in Laws 13, 87 and 90",
    "7D": "names who is responsible for conditions at the table; nothing is ruled by it",
    "8A": "is about moves between tables; a story stays at one table",
    "8B": "says when a round ends; a story tells it, and other laws say what is then too late",
    "8C": "says when a session ends; no law of the table counts from it",
    "73A": _MANNER,
    "73B": "what passes between partners is ruled as extraneous information in Law 16",
    "73C": "what partner may not use is ruled as extraneous information in Law 16",
    "73D": _MANNER,
    "73E": "allows deception by calls and plays, from which nothing follows",
    "73F": _MANNER,
    "74": _COURTESY,
    "74C4": "remarks in the play are ruled in Laws 42, 43 and 16",
    "75": "applies Laws 16, 21 and 40 to mistaken explanations and calls, which are ruled there",
    "76": _SPECTATORS,
    "80": _ORGANISED,
    "81": _OFFICE,
    "82": "is about mistakes in running a tournament, which no event of a story tells",
    "83": _APPEALS,
    "84": "tells the director to apply the law and the choices it gives; every ruling does",
    "84D": "is about doubtful points, which are asked and ruled for each answer",
    "85": _UNDISPUTED,
    "91": "is about suspending or disqualifying players, which no event of a story calls for",
    "92": _APPEALS,
    "93": _APPEALS,
}

_OF_ONE_EDITION: Mapping[Edition, Mapping[str, str]] = {
    Edition.RU_1987: {
        "73F1": "a choice suggested by partner's extraneous information is ruled in Law 16",
        "75A": "tells which agreements must be open to opponents; a breach is ruled in Law 40",
        "75B": "allows departing from an agreement, from which nothing follows",
        "75C": "tells what an explanation must contain; a wrong one is ruled in Law 21",
        "84E": _NO_PENALTY,
    },
    Edition.SR_2007: {
        "84E": _NO_PENALTY,
    },
    Edition.BG_2017: {
        "1B": _PREPARED,
        "1C": _PREPARED,
        "73C2": "allows a penalty besides, which is left to the director (Law 90)",
        "73E2": "a false inference from an opponent's manner; a story does not tell manners",
    },
}

REASONS: Mapping[Edition, Mapping[str, str]] = {
    edition: _ALL_EDITIONS | dict(_OF_ONE_EDITION[edition]) for edition in Edition
}
"""The reason why no rule cites a provision, by edition and citation."""
