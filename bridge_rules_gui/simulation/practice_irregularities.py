"""The first task of a director: what has happened, among what it could be taken for."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import chain, islice
from random import Random
from typing import Final

from bridge_rules_gui.game.scenario import CardsPlayed, Claim, Concession
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.simulation.episode import Scene
from bridge_rules_gui.simulation.frame import marks
from bridge_rules_gui.simulation.practice_task import Choice, PracticeTask, TaskKind
from bridge_rules_gui.table.irregularity import Irregularity as Key

_MOST_WRONG: Final = 3
_NEAR: Final = 5
"""Among so many that are nearest to what has happened the wrong answers are drawn."""

_PROMPT: Final = "What has happened?"
_NOTHING: Final = sentence("No irregularity")
_IN_ORDER: Final = "Every call and every card so far is in order."
_NOT_IN_ORDER: Final = "Something has gone wrong, and the director has to deal with it."

_CALLS: Final = (
    *(Key.INSUFFICIENT_BID, Key.BID_OUT_OF_ROTATION, Key.CHANGE_OF_CALL, Key.BID_ABOVE_SEVEN),
    *(Key.CALL_BY_PLAYER_REQUIRED_TO_PASS, Key.IMPROPER_FORM, Key.CALL_AFTER_FINAL_PASS),
    *(Key.AUCTION_NOT_OVER, Key.PASS_OUT_OF_ROTATION, Key.ARTIFICIAL_PASS_OUT_OF_ROTATION),
    *(Key.FORBIDDEN_DOUBLE, Key.DOUBLE_OUT_OF_ROTATION, Key.INADMISSIBLE_DOUBLE),
    *(Key.REDOUBLE_OUT_OF_ROTATION, Key.INADMISSIBLE_REDOUBLE),
)
_TALK: Final = (
    *(Key.IMPROPER_REQUEST, Key.ILLEGAL_CORRECTION, Key.MISINFORMATION),
    *(Key.HIDDEN_UNDERSTANDING, Key.EXTRANEOUS_INFORMATION, Key.MISLEADING_VARIATION),
    *(Key.CONSULTATION_WITH_PARTNER, Key.PLAYERS_APPLIED_THEIR_OWN_RECTIFICATION),
)
_LEADS: Final = (
    *(Key.OPENING_LEAD_OUT_OF_TURN, Key.LEAD_OUT_OF_TURN_DECLARER),
    *(Key.LEAD_OUT_OF_TURN_DEFENDER, Key.LEAD_BEFORE_RESTRICTION_CHOSEN, Key.PREMATURE_PLAY),
)
_CARDS: Final = (
    *(Key.EXPOSED_CARD_DEFENDER, Key.PENALTY_CARD_NOT_PLAYED, Key.PREMATURE_PLAY),
    *(Key.SIMULTANEOUS_PLAY, Key.UNABLE_TO_PLAY_AS_REQUIRED, Key.PLAY_AFTER_ILLEGAL_PLAY),
    *(Key.ILLEGAL_WITHDRAWAL, Key.FIFTH_CARD, Key.CARD_NOT_HELD, Key.REVOKE_NOT_ESTABLISHED),
)
_TRICKS: Final = (
    *(Key.REVOKE_NOT_ESTABLISHED, Key.REVOKE_ESTABLISHED, Key.REVOKE_TRICK12),
    *(Key.DEFECTIVE_TRICK, Key.FIFTH_CARD, Key.QUITTED_TRICK_INSPECTED),
    *(Key.IMPROPER_REVOKE_INQUIRY, Key.TRICK_POINTED_WRONGLY, Key.PLAYED_CARDS_MIXED),
)
_DUMMY: Final = (
    *(Key.WRONG_CARD_BY_DUMMY, Key.INCOMPLETE_DESIGNATION, Key.UNINTENDED_DESIGNATION),
    *(Key.DUMMY_LIMITS, Key.LEAD_OUT_OF_TURN_DECLARER),
)
_CLAIMS: Final = (
    *(Key.CONTESTED_CLAIM, Key.CONCESSION, Key.CONCESSION_OBJECTED, Key.AGREED_CLAIM_WITHDRAWN),
    *(Key.TRICK_COUNT_DISPUTE, Key.SCORING_ERROR, Key.REVOKE_ESTABLISHED),
    Key.QUITTED_TRICK_INSPECTED,
)
_BOARDS: Final = (
    *(Key.SEATS_CHANGED, Key.BOARD_MOVED),
    *(Key.WRONG_BOARD, Key.WRONG_BOARD_CARDS, Key.WRONG_NUMBER_OF_CARDS, Key.MISSING_CARD),
    *(Key.EXPOSED_CARD, Key.PREMATURE_LEAD, Key.EXTRANEOUS_INFORMATION),
)
TAKEN_FOR: Final[tuple[tuple[Key, ...], ...]] = (
    _CALLS,
    _TALK,
    _LEADS,
    _CARDS,
    _TRICKS,
    _DUMMY,
    _CLAIMS,
    _BOARDS,
)
"""What goes wrong with the same things, and is taken for one another: most often for what stands
next to it."""

ALSO_TRUE: Final[Mapping[Key, Collection[Key]]] = {
    Key.PASS_OUT_OF_ROTATION: {Key.AUCTION_NOT_OVER},
    Key.AUCTION_NOT_OVER: {Key.PASS_OUT_OF_ROTATION},
    Key.ARTIFICIAL_PASS_OUT_OF_ROTATION: {Key.PASS_OUT_OF_ROTATION},
    Key.MISINFORMATION: {
        *(Key.HIDDEN_UNDERSTANDING, Key.ILLEGAL_CORRECTION, Key.EXTRANEOUS_INFORMATION)
    },
    Key.HIDDEN_UNDERSTANDING: {Key.MISINFORMATION, Key.EXTRANEOUS_INFORMATION},
    Key.ILLEGAL_CORRECTION: {Key.MISINFORMATION, Key.EXTRANEOUS_INFORMATION},
    Key.IMPROPER_REQUEST: {Key.EXTRANEOUS_INFORMATION, Key.CONSULTATION_WITH_PARTNER},
    Key.MISLEADING_VARIATION: {Key.EXTRANEOUS_INFORMATION},
    Key.CONSULTATION_WITH_PARTNER: {Key.EXTRANEOUS_INFORMATION, Key.IMPROPER_REQUEST},
    Key.PLAYERS_APPLIED_THEIR_OWN_RECTIFICATION: {
        *(Key.EXTRANEOUS_INFORMATION, Key.CONSULTATION_WITH_PARTNER)
    },
    Key.EXTRANEOUS_INFORMATION: {
        *(Key.EXPOSED_CARD, Key.PREMATURE_LEAD, Key.MISLEADING_VARIATION),
        *(Key.IMPROPER_REQUEST, Key.CONSULTATION_WITH_PARTNER),
    },
    Key.EXPOSED_CARD: {Key.EXTRANEOUS_INFORMATION, Key.PREMATURE_LEAD},
    Key.PREMATURE_LEAD: {Key.EXTRANEOUS_INFORMATION, Key.EXPOSED_CARD},
    Key.WRONG_BOARD: {Key.WRONG_BOARD_CARDS},
    Key.WRONG_BOARD_CARDS: {Key.WRONG_BOARD},
    Key.WRONG_NUMBER_OF_CARDS: {Key.MISSING_CARD},
    Key.MISSING_CARD: {Key.WRONG_NUMBER_OF_CARDS},
    Key.LEAD_OUT_OF_TURN_DEFENDER: {Key.PREMATURE_PLAY},
    Key.PREMATURE_PLAY: {
        *(Key.LEAD_OUT_OF_TURN_DEFENDER, Key.SIMULTANEOUS_PLAY, Key.PLAY_AFTER_ILLEGAL_PLAY)
    },
    Key.SIMULTANEOUS_PLAY: {Key.PREMATURE_PLAY, Key.EXPOSED_CARD_DEFENDER, Key.FIFTH_CARD},
    Key.PLAY_AFTER_ILLEGAL_PLAY: {Key.PREMATURE_PLAY},
    Key.EXPOSED_CARD_DEFENDER: {Key.FIFTH_CARD, Key.ILLEGAL_WITHDRAWAL, Key.SIMULTANEOUS_PLAY},
    Key.FIFTH_CARD: {Key.EXPOSED_CARD_DEFENDER, Key.DEFECTIVE_TRICK, Key.SIMULTANEOUS_PLAY},
    Key.DEFECTIVE_TRICK: {Key.FIFTH_CARD},
    Key.PENALTY_CARD_NOT_PLAYED: {Key.UNABLE_TO_PLAY_AS_REQUIRED, Key.REVOKE_NOT_ESTABLISHED},
    Key.UNABLE_TO_PLAY_AS_REQUIRED: {Key.PENALTY_CARD_NOT_PLAYED},
    Key.ILLEGAL_WITHDRAWAL: {Key.EXPOSED_CARD_DEFENDER},
    Key.REVOKE_NOT_ESTABLISHED: {Key.REVOKE_TRICK12},
    Key.REVOKE_TRICK12: {Key.REVOKE_NOT_ESTABLISHED},
    Key.WRONG_CARD_BY_DUMMY: {Key.DUMMY_LIMITS},
    Key.DUMMY_LIMITS: {Key.WRONG_CARD_BY_DUMMY},
    Key.UNINTENDED_DESIGNATION: {Key.INCOMPLETE_DESIGNATION},
    Key.CONTESTED_CLAIM: {*(Key.CONCESSION, Key.CONCESSION_OBJECTED, Key.AGREED_CLAIM_WITHDRAWN)},
    Key.AGREED_CLAIM_WITHDRAWN: {Key.CONTESTED_CLAIM, Key.TRICK_COUNT_DISPUTE},
    Key.CONCESSION: {Key.CONTESTED_CLAIM, Key.CONCESSION_OBJECTED},
    Key.CONCESSION_OBJECTED: {Key.CONTESTED_CLAIM, Key.CONCESSION},
    Key.TRICK_COUNT_DISPUTE: {Key.SCORING_ERROR},
    Key.SCORING_ERROR: {Key.TRICK_COUNT_DISPUTE},
}
"""What may be true as well where something has happened, so that it is no wrong answer to it."""


def irregularity_task(scene: Scene) -> PracticeTask | None:
    """Return the question what has happened; the wrong answers are of the same part of the game.

    Each has for its reason what its name stands for.
    """
    about = _happened(scene)
    wrong = list(islice(_wrong(scene, about), _NEAR))
    Random(scene.simulation.scenario.identifier).shuffle(wrong)  # noqa: S311 - repeatable
    offered = (*(each for each in (about,) if each), *wrong[:_MOST_WRONG])
    named = (
        Choice(
            (sentence(each.in_words),),
            is_right=each is about,
            because=sentence(each.described),
            laws=scene.deciding,
        )
        for each in offered
    )
    nothing = Choice(
        (_NOTHING,),
        is_right=about is None,
        because=sentence(_IN_ORDER if about is None else _NOT_IN_ORDER),
        laws=scene.deciding,
    )
    choices = (*scene.shuffled(TaskKind.IRREGULARITY, named), nothing)
    return scene.task(TaskKind.IRREGULARITY, sentence(_PROMPT), choices, scene.deciding)


def _happened(scene: Scene) -> Key | None:
    """Return what is known to have happened by now; a revoke may be established only later."""
    return next((mark.key for mark in reversed(marks(scene.ruling))), scene.about)


def _wrong(scene: Scene, about: Key | None) -> Iterator[Key]:
    """Yield what has not happened, under any edition, and could be taken for what has."""
    here = {about}
    for each in (scene, *scene.elsewhere.values()):
        here.update(noticed.key for noticed in each.ruling.irregularities)
    also = set(chain.from_iterable(ALSO_TRUE.get(each, ()) for each in here if each))
    kinds = [_nearest(each, about) for each in TAKEN_FOR if about in each] or [_usual(scene)]
    for key in dict.fromkeys(chain.from_iterable(kinds)):
        if key not in here | also:
            yield key


def _nearest(kind: tuple[Key, ...], about: Key | None) -> tuple[Key, ...]:
    """Return a kind in the order of how near each is to one of it."""
    place = kind.index(about) if about in kind else 0
    return tuple(sorted(kind, key=lambda key: abs(kind.index(key) - place)))


def _usual(scene: Scene) -> tuple[Key, ...]:
    """Return what goes wrong most in the part of the game in which nothing has gone wrong."""
    acts = [event.act for event in scene.simulation.scenario.events[: scene.step]]
    if any(isinstance(act, Claim | Concession) for act in acts):
        return _CLAIMS
    return _CARDS if any(isinstance(act, CardsPlayed) for act in acts) else _CALLS
