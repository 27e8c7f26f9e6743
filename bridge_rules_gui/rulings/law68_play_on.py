"""Law 68D2 of 2017: a claim is doubted, and all four players may agree to play on.

1987 and 2007 know no play after a claim.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Option, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.claims.claiming import StandingClaim

BG = grounds(
    Edition.BG_2017,
    {
        "68D2": "Ако има съмнения от който и да е играч (включително мора)",
        "68D2(a)": "Съдията може да бъде извикан незабавно и никакво действие не следва да бъде "
        "предприемано",
        "68D2(b)": "По искане на непретендиращата или неотказващата се страна играта може да "
        "продължи",
        "68D2(b)(i)": "Всичките четирима играчи задължително са съгласни; в противен случай се "
        "вика съдията",
        "68D2(b)(ii)": "Предходната претенция или отказ са невалидни и не подлежат на съдийско "
        "присъждане. П16 и П50 не се прилагат, и резултатът, получен впоследствие, остава",
    },
)
DOUBTED = (BG["68D2(a)"], BG["68D2"])
"""What there is to do about a claim that somebody doubts: the director is called."""


def is_possible(edition: Edition) -> bool:
    """Whether play may go on after a claim if all four players agree: only 2017 says so."""
    return edition is Edition.BG_2017


def choices(
    edition: Edition, claim: StandingClaim, dummy: Seat | None = None
) -> tuple[Option, ...]:
    """Return the right of the other side to ask that play go on; only 2017 gives it."""
    if not is_possible(edition):
        return ()
    others = (claim.seat.left_hand_opponent, claim.seat.right_hand_opponent)
    return tuple(Option(who, "play_on", BG["68D2(b)"]) for who in others if who is not dummy)


def asked(claim: StandingClaim) -> Verdict:
    """Return the verdict on a request to play on (2017): everybody must agree."""
    result = sentence(
        "{side} ask to play on; play continues if all four players agree.",
        side=claim.side.opponents,
    )
    laws = (Applied(BG["68D2(b)"], Role.RIGHT), Applied(BG["68D2(b)(i)"], Role.PROCEDURE))
    return Verdict(laws, result)


def agreed(claim: StandingClaim) -> Verdict:
    """Return the verdict when all four have agreed to play on (2017): the claim is void."""
    result = sentence(
        "All four players agree to play on: {who}'s claim is void and the result of the play "
        "stands.",
        who=claim.seat,
    )
    laws = (Applied(BG["68D2(b)(ii)"]), Applied(BG["68D2(b)"], Role.RIGHT))
    return Verdict(laws, result)


def refused(claim: StandingClaim) -> Verdict:
    """Return the verdict when somebody does not want to play on (2017)."""
    result = sentence(
        "Not everybody agrees to play on: the director decides on {who}'s claim.", who=claim.seat
    )
    laws = (Applied(BG["68D2(b)(i)"], Role.PROCEDURE), Applied(BG["68D2(a)"], Role.PROCEDURE))
    return Verdict(laws, result)
