"""Which law changed so: asked of the sentences of the notes on what changed."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.quiz.generating.book_sentences import BLANK
from bridge_rules_gui.quiz.generating.prompt import Prompt, arranged, printed
from bridge_rules_gui.quiz.generating.wording import digest, sentences
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind, Source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.corpus.changes import ChangeNote
    from bridge_rules_gui.corpus.provision import Law
    from bridge_rules_gui.quiz.generating.material import Material

_ASKED = "This changed from {older} to {newer}. In which law of {newer}? “{words}”"
_ASIDE: Final = re.compile(rf"\s*\([^()]*{BLANK}[^()]*\)")
"""Brackets that name places, when these are hidden."""
_ADDRESS: Final = re.compile(r"`[^`]*`")
_SAYS_NOTHING: Final = re.compile(r"^No(?:thing)?\b|translat|Russian|Serbian|Bulgarian")
"""Tells that nothing changed, or of a translation."""
_MOST_HIDDEN: Final = 2
_NAMES_A_LAW: Final = re.compile(r"\b(?:Law|section)\s+\d|\b\d{1,2}[A-Z]\d?\b")
_LEANS_BACK: Final = re.compile(
    r"(?:It|They|He|This|These|Those|Both|Otherwise|Then|Also|In both|In exchange|New in it)\b"
    r"|(?:After|At|By|For|In|On|Under)\b[^,:;]*? (?:it|they|he) "
)
"""Begins what has its subject in the sentence before it, and says nothing alone."""
_SHORTEST, _LONGEST = 60, 320
_NEAREST: Final = 8


class NoteQuestions:
    """Sentences on what changed, to be given to their law."""

    kind = QuestionKind.CHANGE

    def __init__(self, material: Material) -> None:
        self._material = material

    def prompts(self) -> Iterator[Prompt]:
        """Yield a question for each sentence that only one note has."""
        met = Counter(words for note in self._material.notes for words in sentences(note.text))
        for note in self._material.notes:
            for english, words in self._told_sentences(note):
                if met[english] == 1 and _is_telling(_hidden(english)):
                    yield self._prompt(note, _hidden(english), _hidden(words))

    def _told_sentences(self, note: ChangeNote) -> Iterator[tuple[str, str]]:
        """Yield the sentences of a note, each with what it is in the reader's language.

        A note that is not told sentence by sentence has none: no two could be given to each other.
        """
        told = self._material.told.get((note.step, note.law), note.text)
        pairs = list(zip_longest(sentences(note.text), sentences(told), fillvalue=""))
        places = [tuple(_ADDRESS.findall(text) for text in pair) for pair in pairs]
        if all(own == other for own, other in places) and all(map(all, pairs)):
            yield from pairs

    def _prompt(self, note: ChangeNote, english: str, words: str) -> Prompt:
        edition = note.step.newer
        identifier = f"change:{note.law}:{note.step}:note:{digest(english)}@{edition}"
        make = partial(self._question, identifier, note, words)
        place = Address(edition, Citation(note.law))
        return Prompt(identifier, self.kind, edition, place, make)

    def _question(self, identifier: str, note: ChangeNote, words: str) -> Question | None:
        edition = note.step.newer
        laws = self._material.corpus.books[edition].laws
        near = sorted(laws, key=lambda law: abs(law.citation.law - note.law))[: _NEAREST + 1]
        own, *others = near
        why = sentence("So it is told of Law {law}.", law=note.law)
        wrong = [
            Choice(_title(other), sentence("That is not told of Law {law}.", law=other.citation))
            for other in others
        ]
        placed = arranged(identifier, (Choice(_title(own), why),), wrong)
        if placed is None or own.citation.law != note.law:
            return None
        address = Address(edition, Citation(note.law))
        return Question(
            identifier,
            self.kind,
            edition,
            sentence(_ASKED, older=note.step.older.year, newer=edition.year, words=words),
            placed.choices,
            placed.answer,
            (Source(address),),
            why,
            self._material.topic(address),
            2,
        )


def _hidden(words: str) -> str:
    """Return a sentence without the places it names, which would give its law away."""
    return _ASIDE.sub("", _ADDRESS.sub(BLANK, words))


def _is_telling(words: str) -> bool:
    """Tell whether a sentence says enough of a change, and does not name its law."""
    return (
        _SHORTEST <= len(words) <= _LONGEST
        and words.count(BLANK) <= _MOST_HIDDEN
        and not _NAMES_A_LAW.search(words)
        and not _SAYS_NOTHING.search(words)
        and not _LEANS_BACK.match(words)
    )


def _title(law: Law) -> Sentence:
    return printed(f"{law.citation}. {law.heading.text}")
