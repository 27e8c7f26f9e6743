"""The inflected forms of a term's words: what a list of attested forms needs.

A stem that serves the search joins too much for it: the call and calling it, the rule and
the right. Here two words belong together only when one paradigm of their part of speech
has both their endings. Words are compared folded.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from bridge_rules_gui.corpus.termbase import PartOfSpeech
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.paradigms import ADJECTIVES, NOUNS, VERBS, Paradigm

_VERB_FORMS: Final[Mapping[Language, re.Pattern[str]]] = {
    Language.RUSSIAN: re.compile(r".*(?:ть|ти|чь|[еиуюая]т)(?:ся|сь)?"),
    Language.SERBIAN: re.compile(r".*(?:ti|ci|[aei])"),
    Language.BULGARIAN: re.compile(r".*(?:[аяеи]|[ая]м|[ая]т)"),
}
_SURE_VERBS: Final[Mapping[Language, re.Pattern[str]]] = {
    Language.RUSSIAN: re.compile(r".*(?:ть|ти|чь)(?:ся|сь)?"),
    Language.SERBIAN: re.compile(r".*ti"),
    Language.BULGARIAN: re.compile(r".*...[ая]м"),
}
"""Forms that cannot well be of anything but a verb, also in a term called a noun."""
_Alternation = tuple[re.Pattern[str], str]
_ALTERNATIONS: Final[Mapping[Language, Sequence[_Alternation]]] = {
    Language.RUSSIAN: (
        (re.compile(r"(?<=.[^аеиоуыэюя])[ое](?=[кцнрлмвтг]ь?$)"), ""),  # взяток: взятк
        (re.compile(r"жд(?=ен)"), "д"),  # утвердить: утвержден
        (re.compile(r"щ(?=ен)"), "т"),  # возвратить: возвращен
        (re.compile(r"нн"), "н"),  # сыгранная: сыграна
    ),
    Language.BULGARIAN: (
        (re.compile(r"(?<=.[^аеиоуъюя])[еъ](?=[нлрцмк]$)"), ""),  # валиден: валидн
        (re.compile(r"(?<=[аоу])е(?=н$)"), "й"),  # краен: крайн
        (re.compile(r"(?<=.)бер(?=[аеия])"), "бр"),  # избера: избран
        (re.compile(r"ц(?=и(?:те)?$)"), "к"),  # ривоци: ривоки
        (re.compile(r"^ръце(?:те)?$"), "ръка"),
        (re.compile(r"^кари(?:те)?$"), "каро"),
        (re.compile(r"з(?=и(?:те)?$)"), "г"),  # залози: залоги
        (re.compile(r"ж(?=е[мш]?$)"), "г"),  # може: моге
        (re.compile(r"я(?=[бвгджзклмнпрстфхцчшщ]+[аоеи]?$)"), "е"),  # цвят: цвет
    ),
    Language.SERBIAN: (
        (re.compile(r"(?<=.[^aeiou])a(?=[^aeiou]$)"), ""),  # dobar: dobr
        (re.compile(r"(?<=.[^aeiou])a(?=[^aeiou]a$)"), ""),  # karata: karta
        (re.compile(r"c(?=i(?:ma)?$)"), "k"),  # protivnici: protivniki
        (re.compile(r"z(?=i(?:ma)?$)"), "g"),  # razlozi: razlogi
        (re.compile(r"(?<=i)oc(?=[aeiu])"), "lc"),  # delioca: delilca
        (re.compile(r"^sto$"), "stol"),  # sto, stola
    ),
}
_REFLEXIVE: Final = re.compile(r"(?<=...)(?:ся|сь)$")
_FINITE: Final = re.compile(r".*[еиуюая]т(?:ся)?")
_PARTICIPLE: Final = re.compile(r"(?:[уюая]щ|вш)[а-я]{2,3}(?:ся)?$|уя$")
"""A Russian verb named by its third person has no participles: следует is not следующий."""
_NOTHING: Final = re.compile(r"(?!)")
_INVARIABLE: Final[Mapping[Language, frozenset[str]]] = {
    Language.RUSSIAN: frozenset({"согласно"}),
    Language.BULGARIAN: frozenset({"да", "съгласно"}),
    Language.SERBIAN: frozenset({"da"}),
}
"""Prepositions and particles that look like a form of something: съгласно is not съглася."""
_VOWELS: Final = "аеиоуъыэюя"
_LEAST_BASE: Final = 2
_NO_HEADWORD: Final = "та"
"""An ending no term has: карта is no "кар" with its article."""

_Base = tuple[PartOfSpeech, int, str]
"""A paradigm, by part of speech and number, and what a word is without its ending in it."""


class Forms:
    """The words of a vocabulary by what they are forms of."""

    def __init__(self, vocabulary: Iterable[str], language: Language) -> None:
        self._language = language
        self._vocabulary = frozenset(vocabulary)
        self._by_base: defaultdict[_Base, set[str]] = defaultdict(set)
        for word in self._vocabulary:
            for base in _bases(word, language):
                self._by_base[base].add(word)
            if language is Language.RUSSIAN and _REFLEXIVE.search(word):
                for base in _verbal_bases(_REFLEXIVE.sub("", word), language):
                    self._by_base[base].add(word)

    def of(self, lemma: str, part: PartOfSpeech) -> frozenset[str]:
        """Return the forms of a term of one word."""
        return self._forms(lemma, frozenset({part}))

    def in_phrase(self, word: str, part: PartOfSpeech) -> frozenset[str]:
        """Return the words that may stand for one word of a longer term.

        What part of speech the single word is, is not known; its neighbours make good for it.
        """
        parts = {PartOfSpeech.NOUN, PartOfSpeech.ADJECTIVE}
        sure = _SURE_VERBS.get(self._language)
        if part is PartOfSpeech.VERB or (sure is not None and sure.fullmatch(word)):
            parts.add(PartOfSpeech.VERB)
        return self._forms(word, frozenset(parts))

    def _forms(self, lemma: str, parts: frozenset[PartOfSpeech]) -> frozenset[str]:
        found = {lemma} & self._vocabulary
        if len(lemma) <= _LEAST_BASE:
            return frozenset(found)
        for base in _bases(lemma, self._language):
            part, _, stem = base
            if part in parts and lemma != stem + _NO_HEADWORD:
                found |= self._of_base(base, lemma)
        if PartOfSpeech.VERB in parts and self._is_reflexive(lemma):
            for base in _verbal_bases(_REFLEXIVE.sub("", lemma), self._language):
                found |= {form for form in self._by_base[base] if _REFLEXIVE.search(form)}
        return frozenset(found - _INVARIABLE.get(self._language, frozenset()) | {lemma} & found)

    def _of_base(self, base: _Base, lemma: str) -> set[str]:
        if base[0] is PartOfSpeech.VERB:
            headword = _VERB_FORMS.get(self._language)
            if headword is None or not headword.fullmatch(lemma):
                return set()
            excluded = self._no_verb(base, lemma)
            if self._is_infinitive_cut_short(base, lemma):
                return set()
            return {f for f in self._by_base.get(base, ()) if not excluded.search(f)}
        return self._by_base.get(base, set())

    def _is_infinitive_cut_short(self, base: _Base, lemma: str) -> bool:
        """Tell whether a Serbian infinitive is taken for a form that ends in its last letter.

        izvesti is not the third person of izvestiti.
        """
        is_infinitive = self._language is Language.SERBIAN and lemma.endswith("ti")
        return is_infinitive and len(lemma) - len(base[2]) < len("ti")

    def _no_verb(self, base: _Base, lemma: str) -> re.Pattern[str]:
        """Return what the forms of a verb do not look like, though their endings would fit."""
        if self._language is Language.RUSSIAN and _FINITE.fullmatch(lemma):
            return _PARTICIPLE
        if self._language is Language.SERBIAN and lemma.endswith("niti"):
            return re.compile(f"^{base[2]}en")  # kazniti: kaznjen, but kaznena karta
        return _NOTHING

    def _is_reflexive(self, lemma: str) -> bool:
        """Tell whether a lemma is reflexive in itself: отказаться is not отказать."""
        return self._language is Language.RUSSIAN and bool(_REFLEXIVE.search(lemma))


@cache
def _endings(language: Language) -> Mapping[str, Sequence[tuple[PartOfSpeech, int]]]:
    """Return by ending the paradigms that have it."""
    found: defaultdict[str, list[tuple[PartOfSpeech, int]]] = defaultdict(list)
    tables = (
        (PartOfSpeech.NOUN, NOUNS),
        (PartOfSpeech.ADJECTIVE, ADJECTIVES),
        (PartOfSpeech.VERB, VERBS),
    )
    for part, table in tables:
        paradigms: Sequence[Paradigm] = table.get(language, ())
        for number, paradigm in enumerate(paradigms):
            for ending in paradigm:
                found[ending].append((part, number))
    return found


@cache
def _bases(word: str, language: Language) -> frozenset[_Base]:
    """Return what a word is without each ending it may have, in each paradigm."""
    return frozenset(
        (part, number, variant[:length])
        for variant in _variants(word, language)
        for length in range(_LEAST_BASE, len(variant) + 1)
        for part, number in _endings(language).get(variant[length:], ())
        if length > _LEAST_BASE or not _is_adjectival(part, number, language)
        if not _is_bare_vowel(variant, length, part, language)
    )


@cache
def _is_adjectival(part: PartOfSpeech, number: int, language: Language) -> bool:
    """Tell whether a paradigm is that of adjectives: štih is not "št" with the ending of dežurnih.

    Nouns that decline like adjectives have their endings, which are too many for a short base.
    """
    if part is PartOfSpeech.ADJECTIVE:
        return True
    nouns: Sequence[Paradigm] = NOUNS.get(language, ())
    adjectives: Sequence[Paradigm] = ADJECTIVES.get(language, ())
    return part is PartOfSpeech.NOUN and any(nouns[number] <= other for other in adjectives)


def _is_bare_vowel(word: str, length: int, part: PartOfSpeech, language: Language) -> bool:
    """Tell whether a noun would be without an ending after a vowel.

    Serbian has such nouns (dami, damia); a Russian or Bulgarian one is игра and not игра|я.
    """
    is_noun = part is PartOfSpeech.NOUN and language is not Language.SERBIAN
    return is_noun and length == len(word) and word[-1] in _VOWELS


def _verbal_bases(word: str, language: Language) -> Iterator[_Base]:
    return (base for base in _bases(word, language) if base[0] is PartOfSpeech.VERB)


def _variants(word: str, language: Language) -> Iterable[str]:
    """Return a word and what it is without each of its alternations of sound."""
    changed = (pattern.sub(to, word) for pattern, to in _ALTERNATIONS.get(language, ()))
    return dict.fromkeys((word, *changed))
