"""In which language a text is, recognised by its commonest words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final

from bridge_rules_gui.indexes.folding import fold
from bridge_rules_gui.indexes.language import Language

_WORD: Final = re.compile(r"[^\W\d_]+")
_SAMPLE: Final = 20_000  # words
_LEAST: Final = 0.04  # of all words, for a language to be believed
_MARGIN: Final = 1.15  # by how much it must be ahead of the next

# Words that the neighbours of a language do not have, or have far more seldom.
_COMMON: Final[Mapping[str, str]] = {
    "en": "the of to and is a in or that by not be if may his player any as for with",
    "ru": "и в не на что или если его при то быть из этого который может он как для также во",
    "bg": "и да се на за не от ако е при си то са или който може по му след той бъде",
    "sr": "i da se je u na za ne ako ili od koji ovaj bude on su kada iz može nije član",
    "mk": "и да се на за не од ако е или што со кој може по во тој биде неговиот",
    "uk": "і в не на що або якщо його при то бути з цього який може він як для також та у",
    "de": "der die das und ist oder nicht ein eine zu den wenn er mit auf von kann des im",
    "fr": "le la les et est ou de un une si il du par que ne pas en peut des son dans",
    "es": "el la los y es o de un una si que no en por su se puede del al con jugador",
    "it": "il la e è o di un una se che non in per suo si può del al con giocatore",
    "pt": "o a os e é ou de um uma se que não em por seu pode do ao com jogador",
    "nl": "de het een en is of niet van dat als door zijn kan in op die te met speler",
    "pl": "i w nie na że lub jeśli jego się jest do z może przez jak gracz albo po o",
    "cs": "a v ne na že nebo jestliže jeho se je do z může hráč podle jako pro po být",
    "sl": "in v ne na da ali če njegov se je do iz lahko igralec po kot za ki bi",
    "sv": "och att en ett är eller inte om som han på av för med kan det den spelare",
    "hu": "a az és nem vagy ha hogy egy is meg kell akkor ez játékos lehet minden",
    "tr": "ve bir bu veya için ise ile oyuncu değil olarak kadar da de eğer",
}
_TABLES: Final = {language: frozenset(words.split()) for language, words in _COMMON.items()}


# Cyrillic letters that the alphabet of a language lacks; neighbours that share their short words
# (bg with mk and sr, ru with uk) are distinguished by them.
_FOREIGN_LETTERS: Final[Mapping[str, frozenset[str]]] = {
    "ru": frozenset("іїєґјљњћђџѓќѕ"),
    "bg": frozenset("ыэёіїєґјљњћђџѓќѕ"),
    "mk": frozenset("щъьюяйыэёіїєґћђ"),
    "sr": frozenset("щъьюяйыэёіїєґѓќѕ"),
    "uk": frozenset("ъыэёјљњћђџѓќѕ"),
}
_STRAY: Final = 0.01  # of the letters: what a name or a misprint may bring in


def language_of(text: str) -> str:
    """Return the code of the language a text is likely in, empty where none is likely.

    Serbian is ``sr`` in either script; its neighbours that share its words count as Serbian.
    """
    words = [match[0].casefold() for match in _WORD.finditer(text)][:_SAMPLE]
    if not words:
        return ""
    excluded = _excluded("".join(words))
    counts = {language: 0 for language in _TABLES if language not in excluded}
    for word in words:
        latin = fold(word, Language.SERBIAN) if not word.isascii() else word
        for language in counts:
            counts[language] += word in _TABLES[language] or (
                language == "sr" and latin in _SERBIAN_FOLDED
            )
    ranked = sorted(counts, key=lambda language: -counts[language])
    best, next_best = counts[ranked[0]], counts[ranked[1]]
    is_likely = best >= _LEAST * len(words) and best >= _MARGIN * next_best
    return ranked[0] if is_likely else ""


def _excluded(letters: str) -> set[str]:
    """Return the languages in whose alphabet a text cannot be written."""
    tally = Counter(letters)
    return {
        language
        for language, foreign in _FOREIGN_LETTERS.items()
        if sum(tally[letter] for letter in foreign) > _STRAY * len(letters)
    }


_SERBIAN_FOLDED: Final = frozenset(fold(word, Language.SERBIAN) for word in _TABLES["sr"])
