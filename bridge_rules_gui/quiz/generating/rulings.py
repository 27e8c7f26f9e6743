"""What the director rules: asked of a story, answered by the simulator."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.story import CallMade, CardsHandled, CardsPlayed
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.generating.consequences import (
    CONSEQUENCES,
    Asked,
    Other,
    substance,
    which_rights,
)
from bridge_rules_gui.quiz.generating.kindred import KindredRulings
from bridge_rules_gui.quiz.generating.prompt import MOST_CHOICES, Prompt, arranged
from bridge_rules_gui.quiz.generating.situations import asked, because, is_settled, sources
from bridge_rules_gui.quiz.generating.varied import branches
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind
from bridge_rules_gui.rulings.sentence import sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from bridge_rules_gui.bridge.story import Scenario
    from bridge_rules_gui.quiz.generating.consequences import Asking, Others
    from bridge_rules_gui.quiz.generating.material import Material
    from bridge_rules_gui.quiz.generating.situations import Situation, Situations
    from bridge_rules_gui.rulings.course.ruling import Ruling

_RULING = "{story} What does the director rule under the Laws of {year}?"


class RulingQuestions:
    """The ruling on a situation, and each of its consequences, asked for one by one."""

    kind = QuestionKind.RULING

    def __init__(self, material: Material, situations: Situations) -> None:
        self._material = material
        self._situations = situations
        self._kindred = KindredRulings(situations)
        rights = partial(which_rights, say=material.right_in_words)
        self._asked: Mapping[str, Asking] = {_WHOLE: _whole, "rights": rights, **CONSEQUENCES}

    def prompts(self) -> Iterator[Prompt]:
        """Yield all that can be asked of all situations under all editions."""
        for situation in self._situations:
            name = str(situation)
            story = self._situations.story(situation)
            asked_of = [about for about, fits in _FITS.items() if fits(story)]
            for edition in Edition:
                place = partial(self._situations.place, situation, edition)
                for about in asked_of:
                    identifier = f"ruling:{name}:{about}@{edition}"
                    make = partial(self._question, identifier, situation, edition, about)
                    yield Prompt(identifier, self.kind, edition, place, make, situation.is_variant)

    def _question(
        self, identifier: str, situation: Situation, edition: Edition, about: str
    ) -> Question | None:
        ruling = self._situations.ruling(situation, edition)
        if not is_settled(ruling) or ruling.irregularity is None:
            return None
        others = cache(lambda: tuple(self._others(situation, edition)))
        found = self._asked[about](ruling, others)
        if found is None:
            return None
        wrong = list(found.wrong)
        if about == _WHOLE and len({str(choice.text) for choice in wrong}) < MOST_CHOICES - 1:
            wrong += self._kindred.wrong_for(situation, ruling)
        placed = arranged(identifier, found.right, wrong)
        if placed is None:
            return None
        told, places = self._situations.told(situation), sources(ruling)
        return Question(
            identifier,
            self.kind,
            edition,
            asked(told, edition, found.pattern),
            placed.choices,
            placed.answer,
            places,
            because(ruling),
            self._material.topic(places[0].address),
            told.scenario.difficulty or 2,
            told.scenario,
            found.asks_all,
        )

    def _others(self, situation: Situation, edition: Edition) -> Iterator[Other]:
        """Yield the rulings of other editions, then those on other ways the story could go."""
        if situation.branch:
            ruling = self._situations.ruling(situation.as_told, edition)
            if is_settled(ruling):
                yield Other(ruling, sentence("That is the ruling on the story as it was told."))
        for other in Edition:
            ruling = self._situations.ruling(situation, other)
            if other is not edition and is_settled(ruling):
                cite = ruling.laws[0].ground.citation
                why = sentence("That is what {year} says ({cite}).", year=other.year, cite=cite)
                yield Other(ruling, why)
        for branch in self._situations.told(situation).branches:
            ruling = self._situations.ruling(situation, edition, branch.name)
            if is_settled(ruling):
                why = sentence("It would be so otherwise. {supposed}", supposed=branch.supposed)
                yield Other(ruling, why)


def _whole(ruling: Ruling, others: Others) -> Asked | None:
    """Ask for the ruling itself; the wrong ones are really different ones."""
    own = substance(ruling)
    wrong = [
        Choice(other.ruling.result, other.why)
        for other in others()
        if substance(other.ruling) != own and str(other.ruling.result) != str(ruling.result)
    ]
    return Asked(_RULING, (Choice(ruling.result, because(ruling)),), tuple(wrong))


def _has_cards(story: Scenario) -> bool:
    return any(isinstance(event.act, CardsPlayed | CardsHandled) for event in story.events)


def _is_of_the_auction(story: Scenario) -> bool:
    return story.contract is None and any(isinstance(e.act, CallMade) for e in story.events)


_WHOLE: Final = "result"
_FITS: Final[Mapping[str, Callable[[Scenario], bool]]] = {
    # Without another way to go there are seldom enough other rulings to offer.
    _WHOLE: lambda story: any(branches(story)),
    "pass": _is_of_the_auction,
    "card": _has_cards,
    "tricks": lambda story: story.topic in ("revokes", "tricks"),
    "rights": lambda _: True,
    "claim": lambda story: story.topic == "claims",
}
"""Of which stories a consequence can be asked at all."""
