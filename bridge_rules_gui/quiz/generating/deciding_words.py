"""Which words decide: the passages of a provision, of which some must be picked out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.quiz.generating.prompt import Arrangement, printed, shown
from bridge_rules_gui.quiz.question import Choice, QuestionKind
from bridge_rules_gui.rulings.ground import passages

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.corpus.provision import Provision
    from bridge_rules_gui.quiz.generating.cases import Case, Cases
    from bridge_rules_gui.quiz.generating.material import Material
    from bridge_rules_gui.quiz.generating.prompt import Prompt
    from bridge_rules_gui.quiz.question import Question

_ASKED = "{story} Which words of {cite} decide under the Laws of {year}? Mark all of them."
_CUT: Final = re.compile(
    r"(?:(?<=[.!?])\s+(?![a-zа-яёčćšžđ\d])|(?<=;)\s+|\n)"
    r"(?!\(|(?i:тогда|в этом случае|tada|u tom slučaju|тогава|в този случай)\b)"
)
"""After a stop, unless it belongs to an abbreviation: what follows is then small or a number.

A condition and what it leads to are never parted: both decide.
"""
_OR: Final = re.compile(r"(?:ili|или)\b")
_FEWEST, _MOST = 3, 9
_DIFFICULTY = 3
_SHORTEST = 12
"""Characters a passage has at least; shorter ones belong to what stands before them."""


class WordsQuestions:
    """The words of the deciding provision that decide a situation, among all its words."""

    kind = QuestionKind.WORDS

    def __init__(self, material: Material, cases: Cases) -> None:
        self._corpus = material.corpus
        self._cases = cases

    def prompts(self) -> Iterator[Prompt]:
        """Yield a question for each situation and edition."""
        return self._cases.prompts(self.kind, self._question)

    def _question(self, case: Case) -> Question | None:
        ruling = case.ruling
        citation = ruling.laws[0].ground.citation
        grounds = (a.ground for a in ruling.laws if a.ground.citation == citation)
        words = [passage for ground in grounds for passage in passages(ground.words)]
        cut = passages_around(self._corpus.provision(case.edition, citation), words)
        decide = [decides for _, decides in cut]
        if ruling.irregularity is None or not _FEWEST <= len(cut) <= _MOST or all(decide):
            return None
        texts = [printed(words) for words, _ in cut]
        if len(set(map(shown, texts))) < len(texts) or _has_alternatives(cut):
            return None
        choices = [
            Choice(text, _RIGHT if decides else _WRONG)
            for text, decides in zip(texts, decide, strict=True)
        ]
        right = [place for place, decides in enumerate(decide) if decides]
        placed = Arrangement(tuple(choices), tuple(right))
        return case.question(_ASKED, placed, difficulty=_DIFFICULTY, cite=citation)


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
    """Yield where the passages of a text stand; a short one is with the next, a bracket whole."""
    start = 0
    for cut in _CUT.finditer(text):
        passage = text[start : cut.start()]
        if len(passage.strip()) >= _SHORTEST and passage.count("(") <= passage.count(")"):
            yield start, cut.start()
            start = cut.end()
    if text[start:].strip():
        yield start, len(text)
