"""Law 79: agreement on the tricks won, disputes, and errors in the score.

Who disputes the number of tricks before the round ends gets what was won. Later, 1987 increases no
score, 2007 need not, and 2017 changes it for both sides only if the director is certain; else it
stands or is lowered for one side alone. An error of recording is put right until the correction
period ends (79C); after it, in 2007 where regulations allow it, in 2017 where the director has no
doubt and the organiser approves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, counted_sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.verdict import Applied, Verdict

LAW = clauses(79)


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


def question_of_the_result(won: int) -> Sentence:
    """Return what is asked of a result disputed when the round is over (79B3 of 2017)."""
    return counted_sentence(
        "Is the director certain that declarer won {n} trick at the table?",
        "Is the director certain that declarer won {n} tricks at the table?",
        won,
    )


def question_of_correction() -> Sentence:
    """Return what is asked of an error found after the correction period (79C)."""
    return sentence(
        "Is the score wrong beyond doubt, and may it still be corrected after the period (by "
        "the regulations or with the organiser’s consent)?"
    )


def disputed(edition: Edition, who: Seat | str) -> Verdict:
    """Return the verdict when somebody disputes the number of tricks won (79B)."""
    words = sentence("{who} disputes the number of tricks won. The director decides.", who=who)
    return Verdict((Applied(_in_time(edition)),), words)


_LEFT_TO_THE_DIRECTOR: Final[Mapping[Edition, str]] = {
    Edition.SR_2007: "The director may increase a score but need not ({law}).",
    Edition.BG_2017: "The director may also let the recorded score stand ({law}).",
}
"""What the director may do instead of lowering one side's score alone; nothing in 1987."""


def _in_time(edition: Edition) -> Ground:
    """Return the provision by which the director decides a dispute in time."""
    book = LAW[edition]
    return book.get("director_rules_on_the_result", book["director_is_called"])


def _ruled(edition: Edition, dispute: Dispute) -> tuple[Ground, tuple[int, int]]:
    """Return what decides, and declarer's tricks for his side and for the defenders (79B).

    After the round the score is changed for both sides only in 2017, where there is no doubt.
    Otherwise nobody's score is increased (1987), nor need be (2007), and the other side's is
    lowered.
    """
    book = LAW[edition]
    if not dispute.after_the_round:
        return _in_time(edition), (dispute.won, dispute.won)
    if_certain = book.get("changed_for_both_sides_if_certain")
    if if_certain is not None and dispute.certain():
        return if_certain, (dispute.won, dispute.won)
    lowered = min(dispute.agreed, dispute.won), max(dispute.agreed, dispute.won)
    return book["no_score_is_increased"], lowered


def decided(edition: Edition, dispute: Dispute) -> tuple[Verdict, tuple[int, int]]:
    """Return the verdict on a dispute, and declarer's tricks for his side and for the defenders."""
    law, given = _ruled(edition, dispute)
    result = counted_sentence(
        "Declarer is credited with {n} trick.", "Declarer is credited with {n} tricks.", given[0]
    )
    if given[0] != given[1]:
        result = counted_sentence(
            (
                "Declarer is credited with {n} trick. The defenders are scored as if declarer "
                "had won {others}."
            ),
            (
                "Declarer is credited with {n} tricks. The defenders are scored as if declarer "
                "had won {others}."
            ),
            given[0],
            others=given[1],
        )
    book = LAW[edition]
    if given[0] != given[1] and edition in _LEFT_TO_THE_DIRECTOR:
        may = sentence(_LEFT_TO_THE_DIRECTOR[edition], law=law)
        result = sentence("{result} {too}", result=result, too=may)
    laws = dict.fromkeys(
        (law, book["director_is_called"], book["tricks_agreed_before_hands_return"])
    )
    return Verdict(tuple(map(Applied, laws)), result), given


@dataclass(frozen=True, slots=True)
class RecordingError:
    """A score entered wrongly, the right one, and whether the correction period is over.

    `allowed` answers, after the period, what the edition asks for then.
    """

    recorded: int
    score: int | None
    too_late: bool
    allowed: Callable[[], bool]


def corrected(edition: Edition, error: RecordingError) -> tuple[Verdict, bool]:
    """Return the verdict on an error in the score, and whether it is corrected (79C)."""
    law, holds = _correction(edition, error)
    words = "The score was wrongly entered as {recorded}. The correct score is {score}."
    if not holds:
        words = (
            "The correction period is over. The recorded score of {recorded} stands, not {score}."
        )
    result = sentence(words, recorded=error.recorded, score=error.score)
    over = () if holds else (LAW[edition]["end_of_the_correction_period"],)
    laws = tuple(map(Applied, dict.fromkeys((law, *over))))
    return Verdict(laws, result), holds


def _correction(edition: Edition, error: RecordingError) -> tuple[Ground, bool]:
    book = LAW[edition]
    if not error.too_late:
        return book["error_may_be_corrected"], True
    if "later_correction" not in book:
        return book["end_of_the_correction_period"], False
    holds = error.allowed()
    return book["later_correction" if holds else "later_correction_only_if_certain"], holds
