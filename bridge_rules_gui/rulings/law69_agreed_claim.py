"""Law 69: agreement with an opponent's claim or concession.

Agreement is established unless the side objects before it calls on the next board or the round
ends; until then an objection makes the claim a contested one (Law 70). Afterwards, within the
correction period of 79C, it may be withdrawn for a trick the side had won, or (1987) could not have
lost by any normal play of the remaining cards, (2007) would most likely, (2017) likely have won.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.law68_claim import agreed_ground
from bridge_rules_gui.rulings.law79_tricks_won import correction_over
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.claims.claiming import StandingClaim
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "69A": "Сдача обсчитывается так, как будто взятки, к которым относилась претензия или "
        "уступка, были выиграны или потеряны в ходе игры",
        "69A in time": "не возражает до того, как его сторона сделает заявку в следующей сдаче или "
        "до окончания раунда",
        "69B": "участник может отменить принятие претензии оппонента, но только если он согласился "
        "с потерей взятки, которая в действительности была им выиграна, или не могла, по "
        "заключению судьи, быть потеряна в ходе любой нормальной игры оставшихся карт; сдача "
        "пересчитывается с присуждением этой взятки стороне, ранее принявшей претензию",
        "69B only": "только если он согласился с потерей взятки, которая в действительности была "
        "им выиграна, или не могла, по заключению судьи, быть потеряна в ходе любой нормальной "
        "игры оставшихся карт",
        "69B period": "В течение периода коррекции,определённого по правилу 79C, участник может "
        "отменить принятие претензии оппонента",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "69A": "Bord se obračunava kao da su zahtevani ili ustupljeni štihovi bili osvojeni ili "
        "izgubljeni u igri",
        "69A in time": "ne prigovori na njega dok njegova strana ne govori u sledećem bordu ili "
        "pre kraja runde",
        "69B": "Saglasnost sa zahtevom i ustupkom (vidi A) može se povući … Bord se ponovo "
        "obračunava i takav štih se prenosi strani koja je dala saglasnost",
        "69B period": "Saglasnost sa zahtevom i ustupkom (vidi A) može se povući u okviru Perioda "
        "Ispravke prema članu 79C",
        "69B1": "ako se igrač složio sa gubitkom štiha koga, ustvari dobio",
        "69B2": "ako se igrač složio sa gubitkom štiha koga bi njegova strana najverovatnije "
        "dobila da se igra nastavila",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "69A": "Резултатът от раздаването се записва, все едно че взятките, за които има претенция "
        "или отказ, са били спечелени или изгубени по време на разиграването",
        "69A in time": "не възрази срещу него преди да е направила обява за следващото "
        "разиграване или преди края на кръга",
        "69B": "Съгласието с претенция или отказ (виж А) може да бъде оттеглено … Резултатът от "
        "раздаването се променя с всяка подобна взятка, присъдена на неговата страна",
        "69B period": "Съгласието с претенция или отказ (виж А) може да бъде оттеглено в рамките "
        "на периода за корекции, установен в П79С",
        "69B1": "Ако играч се е съгласил със загуба на взятка, която неговата страна фактически е "
        "спечелила",
        "69B2": "Ако играч се е съгласил със загуба на взятка, която неговата страна вероятно би "
        "спечелила, ако играта би продължила",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

_WON = {Edition.RU_1987: RU["69B"], Edition.SR_2007: SR["69B1"], Edition.BG_2017: BG["69B1"]}
_WOULD_WIN = {Edition.RU_1987: RU["69B"], Edition.SR_2007: SR["69B2"], Edition.BG_2017: BG["69B2"]}


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """What is found when a side withdraws its agreement: tricks given back, and why.

    `won` are tricks it had agreed to have lost but had won, `would_win` further ones of the rest.
    `too_late` tells that the correction period is over.
    """

    won: int = 0
    would_win: int = 0
    too_late: bool = False

    @property
    def back(self) -> int:
        """The tricks given back."""
        return 0 if self.too_late else self.won + self.would_win


def agreement(edition: Edition) -> Ground:
    """Return the provision on established agreement."""
    return _BOOKS[edition]["69A"]


def in_time(edition: Edition) -> Ground:
    """Return the words by which agreement is not established while an objection is in time."""
    return _BOOKS[edition]["69A in time"]


def agreed(edition: Edition, claim: StandingClaim) -> Verdict:
    """Return the verdict on a claim or concession that is agreed: it is scored as if played."""
    laws = (
        Applied(agreement(edition), Role.SCORE),
        Applied(agreed_ground(edition), Role.PROCEDURE),
    )
    words = "{who}'s claim is agreed: {side} get {own} of the last {left} tricks."
    if claim.own == 1:
        words = "{who}'s claim is agreed: {side} get one of the last {left} tricks."
    result = sentence(
        words,
        who=claim.seat,
        own=claim.own,
        left=claim.left,
        side=claim.side,
    )
    return Verdict(laws, result)


def asks_for_normal_play(edition: Edition) -> bool:
    """Whether a trick comes back only if no normal play could lose it; later, if it was likely."""
    return edition is Edition.RU_1987


def withdrawn(edition: Edition, claim: StandingClaim, found: Withdrawal) -> Verdict:
    """Return the verdict on the withdrawal of an agreement that was established."""
    book = _BOOKS[edition]
    items = () if edition is Edition.RU_1987 else (_WON[edition], _WOULD_WIN[edition])
    if found.too_late:
        laws = (book["69B period"], correction_over(edition))
    elif found.back:
        laws = (_WON[edition] if found.won else _WOULD_WIN[edition], book["69B"])
    else:
        laws = (book.get("69B only", book["69B period"]), *items)
    words = "{side} get back {back} tricks that they agreed to lose."
    if found.back == 1:
        words = "{side} get back a trick that they agreed to lose."
    if not found.back:
        words = "The agreement of {side} stands: no trick that they agreed to lose is given back."
    if found.too_late:
        words = "The correction period is over: the agreement of {side} stands."
    result = sentence(words, side=claim.side.opponents, back=found.back)
    first, *others = dict.fromkeys(laws)
    more = (Applied(law, Role.PROCEDURE) for law in others)
    return Verdict((Applied(first), *more), result)
