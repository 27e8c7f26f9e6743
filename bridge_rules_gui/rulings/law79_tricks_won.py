"""Law 79: agreement on the tricks won, disputes, and errors in the score.

Who disputes the number of tricks before the round ends gets what was won. Later, 1987 increases no
score, 2007 need not, and 2017 changes it for both sides only if the director is certain; else it
stands or is lowered for one side alone. An error of recording is put right until the correction
period ends (79C); after it, in 2007 where regulations allow it, in 2017 where the director has no
doubt and the organiser approves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "79A": "Количество выигранных взяток надлежит согласовать до того, как все 4 руки "
        "возвращены",
        "79B": "Никакие увеличения результата не могут производиться в случае, если судья не был "
        "вызван до окончания раунда",
        "79B call": "Если возникло несогласие, то должен быть вызван судья",
        "79C": "Ошибка при обсчёте или записи согласованного результата, сделанная игроком или "
        "счётчиком, может быть исправлена до истечения периода коррекции, указанного S.O.",
        "79C over": "до истечения периода коррекции, указанного S.O.",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "79A1": "Saglasnost o broju osvojenih štihova treba da se postigne pre nego što se sva "
        "četiri lista vrate u bord",
        "79B": "Ako dođe do nesaglasnosti mora se pozvati Direktor",
        "79B2": "Direktor sudi koji rezultat treba da se upiše",
        "79B2 late": "Ako Direktor nije pozvan pre kraja runde, on sudi prema C dole ili prema "
        "članu 87, već šta je primenljivo, ali nema obavezu da poveća rezultat neke strane",
        "79C1": "Greška u računanju ili unošenju dogovorenog rezultata, bilo da ju je načinio "
        "igrač ili skorer, može da se ispravi do kraja perioda koji je odredio Organizator turnira",
        "79C1 over": "do kraja perioda koji je odredio Organizator turnira",
        "79C2": "Propozicije mogu da dozvole, pod određenim okolnostima, ispravku i posle isteka "
        "perioda za ispravke, ako su i TD i Organizator ubeđeni da je skor neispravan",
        "79C2 only": "ako su i TD i Organizator ubeđeni da je skor neispravan",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "79A1": "Броят на спечелените взятки трябва да бъде съгласуван преди всичките четири ръце "
        "да бъдат върнати",
        "79B": "Ако възникне несъгласие, задължително е съдията да бъде повикан",
        "79B2": "Ако В1 е неприложима, съдията постановява какъв резултат да бъде записан",
        "79B3": "Ако съдията не е извикан преди края на кръга, резултатът може да бъде променен за "
        "двете страни само когато той е недвусмислено убеден за полученият по време на игра "
        "резултат",
        "79B3 otherwise": "В противен случай той следва или да разреши записаният резултат да "
        "остане, или да намали резултата за едната страна без да го увеличава за другата",
        "79C1": "Грешка при записването или изчисляването на съгласувания резултат, независимо "
        "дали е направена от играч или служебно лице, може да бъде коригирана в рамките на периода "
        "за корекции, определен от организатора на турнира",
        "79C1 over": "в рамките на периода за корекции, определен от организатора на турнира",
        "79C2": "Грешка в резултата може да бъде коригирана и след изтичане на периода за "
        "корекции, ако съдията е удовлетворен без съмнение, че записът е грешен, при условие, че "
        "турнирният организатор одобрява корекцията",
        "79C2 only": "ако съдията е удовлетворен без съмнение, че записът е грешен, при условие, "
        "че турнирният организатор одобрява корекцията",
    },
)
_TALKS_TO_PLAYERS = (
    "tells players what they may not accept; no event of a story shows that they knew"
)
_LEFT_TO_CLAIMS = "only sends a dispute after a claim or concession to Laws 69 and 71"
NOT_RULED = {
    Edition.SR_2007: {"79A2": _TALKS_TO_PLAYERS, "79B1": _LEFT_TO_CLAIMS},
    Edition.BG_2017: {"79A2": _TALKS_TO_PLAYERS, "79B1": _LEFT_TO_CLAIMS},
}

_CORRECTION = {Edition.RU_1987: RU["79C"], Edition.SR_2007: SR["79C1"], Edition.BG_2017: BG["79C1"]}
_OVER = {
    Edition.RU_1987: RU["79C over"],
    Edition.SR_2007: SR["79C1 over"],
    Edition.BG_2017: BG["79C1 over"],
}
_CALLED = {Edition.RU_1987: RU["79B call"], Edition.SR_2007: SR["79B"], Edition.BG_2017: BG["79B"]}
_AGREEING = {Edition.RU_1987: RU["79A"], Edition.SR_2007: SR["79A1"], Edition.BG_2017: BG["79A1"]}


@dataclass(frozen=True, slots=True)
class Dispute:
    """Declarer's tricks as they were agreed and as they were won, and when it was disputed.

    `certain` answers whether the director has no doubt about the result at the table; it is asked
    for only where an edition makes it decide.
    """

    agreed: int
    won: int
    after_the_round: bool
    certain: Callable[[], bool]


def in_time(edition: Edition) -> Ground:
    """Return the provision by which the director decides a dispute in time."""
    return {
        Edition.RU_1987: RU["79B call"],
        Edition.SR_2007: SR["79B2"],
        Edition.BG_2017: BG["79B2"],
    }[edition]


def rule_1987(dispute: Dispute) -> tuple[Ground, tuple[int, int]]:
    """After the round nobody's score is increased; the other side's is put right."""
    return RU["79B"], _lowered(dispute)


def rule_2007(dispute: Dispute) -> tuple[Ground, tuple[int, int]]:
    """After the round the director need not increase a score, and does not."""
    return SR["79B2 late"], _lowered(dispute)


def rule_2017(dispute: Dispute) -> tuple[Ground, tuple[int, int]]:
    """After the round the score is changed for both sides only where there is no doubt."""
    if dispute.certain():
        return BG["79B3"], (dispute.won, dispute.won)
    return BG["79B3 otherwise"], _lowered(dispute)


RULES: Mapping[Edition, Callable[[Dispute], tuple[Ground, tuple[int, int]]]] = {
    Edition.RU_1987: rule_1987,
    Edition.SR_2007: rule_2007,
    Edition.BG_2017: rule_2017,
}


def _lowered(dispute: Dispute) -> tuple[int, int]:
    """Return declarer's tricks for the score of each side when nobody's may rise."""
    return min(dispute.agreed, dispute.won), max(dispute.agreed, dispute.won)


def decided(edition: Edition, dispute: Dispute) -> tuple[Verdict, tuple[int, int]]:
    """Return the verdict on a dispute, and declarer's tricks for his side and for the defenders."""
    if dispute.after_the_round:
        law, given = RULES[edition](dispute)
    else:
        law, given = in_time(edition), (dispute.won, dispute.won)
    words = "Declarer is scored with {own} tricks."
    if given[0] != given[1]:
        words = "Declarer is scored with {own} tricks, the defenders as if he had won {others}."
    result = sentence(words, own=given[0], others=given[1])
    laws = dict.fromkeys((law, _CALLED[edition], _AGREEING[edition]))
    return Verdict(tuple(Applied(ground) for ground in laws), result), given


def correction_over(edition: Edition) -> Ground:
    """Return the words that end the time for corrections."""
    return _OVER[edition]


def recording_error(
    edition: Edition, *, too_late: bool, allowed: Callable[[], bool]
) -> tuple[Ground, bool]:
    """Return the provision on an error in the score, and whether it is put right.

    `allowed` answers, after the correction period, what the edition asks for then.
    """
    if not too_late:
        return _CORRECTION[edition], True
    if edition is Edition.RU_1987:
        return RU["79C over"], False
    book = SR if edition is Edition.SR_2007 else BG
    holds = allowed()
    return book["79C2" if holds else "79C2 only"], holds
