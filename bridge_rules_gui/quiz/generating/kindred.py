"""Kindred rulings: what an edition rules on other cases about the same irregularity."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.quiz.generating.quoting import Quoting
from bridge_rules_gui.quiz.generating.situations import Situation, Situations, is_settled
from bridge_rules_gui.quiz.question import Choice

_BLANK: Final = re.compile(r"\{(\w+)\}")


class KindredRulings:
    """The rulings on the library's cases of a topic, made when a case of it is asked about."""

    def __init__(self, situations: Situations, quoting: Quoting) -> None:
        self._situations = situations
        self._quoting = quoting
        self._of_topic = cache(self._ruled)

    def wrong_for(self, situation: Situation, ruling: Ruling) -> Iterator[Choice]:
        """Yield what would be ruled in kindred cases, said of the players and calls of this one.

        Only what rests on another provision and comes to something else: so it is wrong here. Said
        of these calls it may be right nowhere (a pass is no sufficient bid), and none is called so.
        """
        # A number of the other case would not be the one of this.
        known = {name for name, value in ruling.result.filling if not _has_number(value)}
        applied = (law for laws in (ruling.laws, *(s.laws for s in ruling.steps)) for law in laws)
        governing = {law.ground.citation for law in applied}
        topic = self._situations.original(situation).topic
        for other in self._of_topic(topic, ruling.edition):
            cite = other.laws[0].ground.citation
            if (
                other.irregularity is ruling.irregularity
                and not any(law.is_within(cite) for law in governing)
                and shape(other) != shape(ruling)
                and other.result.pattern != ruling.result.pattern
                and not other.result.plural  # its words follow from a number of the other case
                and set(_BLANK.findall(other.result.pattern)) <= known
            ):
                said = Sentence(other.result.pattern, ruling.result.filling)
                yield Choice(said, self._quoting.not_applied(other))

    def _ruled(self, topic: str, edition: Edition) -> tuple[Ruling, ...]:
        recorded = self._situations.of_topic(topic)
        ruled = (self._situations.ruling(situation, edition) for situation in recorded)
        return tuple(ruling for ruling in ruled if is_settled(ruling))


def _has_number(value: object) -> bool:
    parts = value.parts() if isinstance(value, Sentence) else (value,)
    return any(type(part) is int for part in parts)


def shape(ruling: Ruling) -> tuple[object, ...]:
    """Return what a ruling comes to, whoever the players and whichever the cards.

    What is left to the lead is not said in the sentence of a ruling, and does not count.
    """
    return (
        frozenset(duration for _, duration in ruling.must_pass),
        frozenset(option.name for option in ruling.options),
        frozenset(card.rank for card in ruling.penalty_cards),
        ruling.tricks_transferred,
    )
