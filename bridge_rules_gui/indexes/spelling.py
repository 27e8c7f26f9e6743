"""Words nobody knows, and the known words they may be slips of."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from bridge_rules_gui.indexes.analysis import analyzed, words
from bridge_rules_gui.indexes.folding import fold, in_serbian_cyrillic
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.similarity import LikeWords, edits, skeleton

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bridge_rules_gui.indexes.documents import Document
    from bridge_rules_gui.indexes.lexicon import Lexicon
    from bridge_rules_gui.indexes.vocabularies import Vocabularies

_SHORT: Final = 5
"""A word shorter than this may hold one slip only."""
_SHORTEST: Final = 4
_CANDIDATES: Final = 80
"""Exchanged neighbours leave few pairs of letters alike, so many words are looked at."""
_CYRILLIC: Final = re.compile(r"[\u0400-\u04ff]")


class _Slip(NamedTuple):
    """A known word, and what lies between it and the one typed; the least is the likeliest."""

    edits: int
    unlike_start: int
    word: str


class Spelling:
    """Proposes known words for unknown ones."""

    def __init__(self, vocabularies: Vocabularies, documents: Sequence[Document]) -> None:
        self._vocabularies = vocabularies
        self._documents = documents
        self._nearest = lru_cache(maxsize=1024)(self._worked_out)
        self.is_unknown = lru_cache(maxsize=8192)(self._no_language_knows)

    def corrected(self, words: Sequence[str]) -> dict[str, str]:
        """Return, for every word that no language knows or says, the known word nearest to it.

        All are words of one language, in the script that was typed: the language that
        accounts for most of the words, those known too, with the fewest slips.
        """
        unknown = [
            w for w in dict.fromkeys(words) if self.is_unknown(w) and not self._is_table_word(w)
        ]
        if not unknown:
            return {}
        is_cyrillic = bool(_CYRILLIC.search("".join(unknown)))
        languages = (
            (Language.RUSSIAN, Language.BULGARIAN, Language.SERBIAN)
            if is_cyrillic
            else (Language.SERBIAN, Language.ENGLISH)
        )
        language = max(languages, key=lambda language: self._fit(words, unknown, language))
        slips = ((word, self._nearest(word, language)) for word in unknown)
        return {
            word: self._as_printed(slip.word, language, is_cyrillic=is_cyrillic)
            for word, slip in slips
            if slip
        }

    def _is_table_word(self, word: str) -> bool:
        return any(self._vocabularies.is_table_word(word, language) for language in Language)

    def _no_language_knows(self, word: str) -> bool:
        """Tell whether no language knows a word, one long enough to be told by its letters."""
        is_word = len(word) >= _SHORTEST and not any(letter.isdigit() for letter in word)
        return is_word and not any(self._vocabularies.knows(word, code) for code in Language)

    def _fit(
        self, words: Sequence[str], unknown: Sequence[str], language: Language
    ) -> tuple[float, int, int]:
        """Return how well a language accounts for words, those it lacks put right."""
        slips = [slip for word in unknown if (slip := self._nearest(word, language))]
        known = sum(self._vocabularies.knows(w, language) > 0 for w in words if w not in unknown)
        return (
            known + len(slips),
            -sum(slip.edits for slip in slips),
            -sum(slip.unlike_start for slip in slips),
        )

    def _worked_out(self, word: str, language: Language) -> _Slip | None:
        """Return the word of a language with the fewest slips, None where all are too far."""
        folded = fold(word, language)
        most = 1 if len(folded) < _SHORT else 2
        like: LikeWords = self._vocabularies.like_forms(language)
        slips = (
            _Slip(edits(folded, other, most), len(folded) - _common_start(folded, other), other)
            for other, _ in like.candidates(skeleton(folded), _CANDIDATES)
        )
        return min((slip for slip in slips if slip.edits <= most), default=None)

    def _as_printed(self, folded: str, language: Language, *, is_cyrillic: bool) -> str:
        """Return a folded word as a book prints it, with its accents: stih -> štih."""
        printed = next(
            (
                text[word.start : word.end].lower()
                for document in self._documents
                if document.language is language
                for text in (document.heading, *document.texts)
                for word in words(text, language)
                if word.folded == folded
            ),
            folded,
        )
        is_latin_book = language is Language.SERBIAN
        return in_serbian_cyrillic(printed) if is_cyrillic and is_latin_book else printed


def _common_start(one: str, other: str) -> int:
    """Return how many letters two words begin with alike: slips are rare at the beginning."""
    count = 0
    for letter, opposite in zip(one, other, strict=False):
        if letter != opposite:
            break
        count += 1
    return count


_IN_CYRILLIC: Final = (Language.RUSSIAN, Language.BULGARIAN)
_LEAST_LIKE: Final = 0.75
"""How alike an English name must sound: матч and match differ in a letter that is not heard."""
_ONE_SOUND: Final = re.compile(r"shch|sht|sh|ch|zh|kh|ts|[yj](?=[aou])")
"""Several Latin letters for one Cyrillic letter; й before a vowel is part of я, ю, ё."""
_SOUNDS: Final = {"shch": "s", "sh": "s", "sht": "s", "ch": "c", "zh": "z", "kh": "h", "ts": "c"}


class Respelling:
    """Finds the known words that unknown ones are when they are written in other letters."""

    def __init__(self, vocabularies: Vocabularies, lexicon: Lexicon, spelling: Spelling) -> None:
        self._vocabularies = vocabularies
        self._lexicon = lexicon
        self._spelling = spelling
        self._by_sound = cache(self._forms_by_sound)
        self._known_word = lru_cache(maxsize=1024)(self._worked_out)

    def respelt(self, words: Sequence[str]) -> dict[str, str]:
        """Return the words that no language knows as typed, with the word each of them is."""
        unknown = (word for word in dict.fromkeys(words) if self._spelling.is_unknown(word))
        found = ((word, self._known_word(word)) for word in unknown)
        return {word: other for word, other in found if other}

    def _worked_out(self, word: str) -> str:
        if _CYRILLIC.search(word):
            return self._in_english(word)
        forms = list(dict.fromkeys(self._in_cyrillic(word)))
        return max(forms, key=self._names_something, default=("", None))[0]

    def _in_cyrillic(self, word: str) -> Iterator[tuple[str, Language]]:
        """Yield the forms that sound exactly as a word in Latin letters."""
        folded = fold(word, Language.SERBIAN)
        short = _ONE_SOUND.sub(lambda found: _SOUNDS.get(found[0], ""), folded)
        for language in _IN_CYRILLIC:
            known = self._by_sound(language)
            for sound in (skeleton(folded), skeleton(short)):
                if sound in known:
                    yield known[sound], language

    def _names_something(self, form: tuple[str, Language]) -> bool:
        word, language = form
        return self._lexicon.has_stem(analyzed(word, language)[1], language)

    def _in_english(self, word: str) -> str:
        """Return the English name that sounds like a word that is no slip of a known one."""
        if self._spelling.corrected((word,)):
            return ""
        like = self._vocabularies.like_forms(Language.ENGLISH)
        sound = skeleton(fold(word, Language.RUSSIAN))
        return next((other for other, _ in like.like(sound, _LEAST_LIKE, 1)), "")

    def _forms_by_sound(self, language: Language) -> Mapping[str, str]:
        """Return the words of a language by their sound, those of names before others."""
        forms = sorted(self._vocabularies.forms[language])
        forms.sort(key=lambda form: self._names_something((form, language)))
        return {skeleton(form): form for form in forms}
