"""Words typed in the letters of another language: rivok is ривок, матчпойнт is matchpoint."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.indexes.analysis import analyzed
from bridge_rules_gui.indexes.folding import fold
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.similarity import skeleton

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bridge_rules_gui.indexes.lexicon import Lexicon
    from bridge_rules_gui.indexes.spelling import Spelling
    from bridge_rules_gui.indexes.vocabularies import Vocabularies

_IN_CYRILLIC: Final = (Language.RUSSIAN, Language.BULGARIAN)
_LEAST_LIKE: Final = 0.75
"""How alike an English name must sound: матч and match differ in a letter that is not heard."""
_ONE_SOUND: Final = re.compile(r"shch|sht|sh|ch|zh|kh|ts|[yj](?=[aou])")
"""Several Latin letters for one Cyrillic letter; й before a vowel is part of я, ю, ё."""
_SOUNDS: Final = {"shch": "s", "sh": "s", "sht": "s", "ch": "c", "zh": "z", "kh": "h", "ts": "c"}
_CYRILLIC: Final = re.compile(r"[\u0400-\u04ff]")


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
