"""Which words decide: the passages of a provision, of which some must be picked out."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.generating.prompt import Prompt, printed, shown
from bridge_rules_gui.quiz.generating.situations import asked, because, is_settled, sources
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind
from bridge_rules_gui.rulings.sentence import sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.corpus.provision import Provision
    from bridge_rules_gui.quiz.generating.material import Material
    from bridge_rules_gui.quiz.generating.situations import Situation, Situations

_ASKED = "{story} Which words of {cite} decide under the Laws of {year}? Mark all of them."
_CUT: Final = re.compile(r"(?<=[.!?])\s+(?![a-zа-яёčćšžđ\d])|(?<=[;:])\s+|(?<=,)\s+(?=\S{2,})|\n")
"""After a stop, unless it belongs to an abbreviation: what follows is then small or a number."""
_OR: Final = re.compile(r"(?:ili|или)\b")
_FEWEST, _MOST = 3, 9
_SHORTEST = 12
"""Characters a passage has at least; shorter ones belong to what stands before them."""


class WordsQuestions:
    """The words of the deciding provision that decide a situation, among all its words."""

    kind = QuestionKind.WORDS

    def __init__(self, material: Material, situations: Situations) -> None:
        self._material = material
        self._situations = situations

    def prompts(self) -> Iterator[Prompt]:
        """Yield a question for each situation and edition."""
        for situation in self._situations:
            name = str(situation)
            for edition in Edition:
                identifier = f"words:{name}@{edition}"
                make = partial(self._question, identifier, situation, edition)
                place = partial(self._situations.place, situation, edition)
                yield Prompt(identifier, self.kind, edition, place, make, situation.is_variant)

    def _question(self, identifier: str, situation: Situation, edition: Edition) -> Question | None:
        ruling = self._situations.ruling(situation, edition)
        if not is_settled(ruling) or ruling.irregularity is None:
            return None
        citation = ruling.laws[0].ground.citation
        provision = self._material.corpus.provision(edition, citation)
        words = [a.ground.words for a in ruling.laws if a.ground.citation == citation]
        cut = passages_around(provision, words)
        if not _FEWEST <= len(cut) <= _MOST or all(decides for _, decides in cut):
            return None
        texts = [printed(words) for words, _ in cut]
        if len(set(map(shown, texts))) < len(texts) or _has_alternatives(cut):
            return None
        told = self._situations.told(situation)
        return Question(
            identifier,
            self.kind,
            edition,
            asked(told, edition, _ASKED, cite=citation),
            tuple(
                Choice(text, _RIGHT if decides else _WRONG)
                for text, (_, decides) in zip(texts, cut, strict=True)
            ),
            tuple(place for place, (_, decides) in enumerate(cut) if decides),
            sources(ruling),
            because(ruling),
            self._material.topic(provision.address),
            3,
            told.scenario,
        )


_RIGHT = sentence("The ruling rests on these words.")
_WRONG = sentence("These words stand there too; they do not decide here.")


def passages_around(provision: Provision, words: Sequence[str]) -> tuple[tuple[str, bool], ...]:
    """Return the passages of the text that some words stand in, with whether they decide.

    `words` are all those of the provision that decide, the first ones first. Empty where these
    stand in a heading or a footnote.
    """
    for text in (provision.body.text, provision.closing.text):
        if words[0] in text:
            found = [(text.find(each), len(each)) for each in words if each in text]
            return tuple(
                (
                    text[first:last].strip(),
                    any(first < at + length and last > at for at, length in found),
                )
                for first, last in _spans(text)
            )
    return ()


def _has_alternatives(cut: Sequence[tuple[str, bool]]) -> bool:
    """Tell whether words that decide begin with "or": only one side of it is of the story."""
    return any(decides and _OR.match(text) for text, decides in cut)


def _spans(text: str) -> Iterator[tuple[int, int]]:
    """Yield where the passages of a text stand; a short one is one with the next."""
    start = 0
    for cut in _CUT.finditer(text):
        if len(text[start : cut.start()].strip()) >= _SHORTEST:
            yield start, cut.start()
            start = cut.end()
    if text[start:].strip():
        yield start, len(text)
