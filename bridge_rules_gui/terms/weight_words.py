"""Words of weight in a definition: numbers, negations, exceptions, first and last, right and duty.

Two explanations of one concept may be worded as they like, but where one says "last" and the
other "earlier", one "not" and the other nothing, somebody must read both. "One" is left out:
two of the languages say it for "a". Idioms are read first: "at least" is no comparison, "not
more than 90" is the same as "90 or less", and a contract without a double excepts nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bridge_rules_gui.indexes.analysis import folded_words
from bridge_rules_gui.indexes.language import Language

_RUSSIAN: Final = {
    "not": r"не|ни|нет|ничего|нельзя",
    "except": r"кроме|помимо|исключ\w+|без",
    "first": r"перв\w+",
    "last": r"последн\w+|финальн\w+",
    "earlier": r"ранее|раньше|предыдущ\w+|предшеств\w+|прежн\w+",
    "later": r"позже|позднее|последующ\w+|следующ\w+",
    "more": r"более|больше|свыше|превыша\w+",
    "less": r"менее|меньше|мень\w+",
    "all": r"все|всех|всем|всеми|весь|вся|всей|кажд\w+|люб\w+",
    "only": r"только|лишь",
    "right": r"прав[оае]|правом|может|могут|вправе",
    "duty": r"долж\w+|обяз\w+|надлежит|следует",
    "2": r"два|две|двух|двумя|оба|обе|обоих|обеих|дважды",
    "3": r"три|трех|третий|трижды",
    "4": r"четыре|четырех|четверо",
    "5": r"пять|пяти",
    "6": r"шесть|шести|шестью",
    "7": r"семь|семи|семью",
    "10": r"десять|десяти|десятка",
    "13": r"тринадцать|тринадцати",
}
_SERBIAN: Final = {
    "not": r"ne|ni|nije|nisu|niti|nema|nece|nijed\w+",
    "except": r"osim|izuze\w+|bez",
    "first": r"prv\w+",
    "last": r"poslednj\w+|zadnj\w+|zavrsn\w+",
    "earlier": r"ranij\w+|pretho\w+",
    "later": r"kasnij\w+|sledec\w+",
    "more": r"vise|visi\w*|vece\w*|preko",
    "less": r"manje|manji\w*",
    "all": r"sve|svi|svih|svim|svak\w+|bilo",
    "only": r"samo|jedino",
    "right": r"prav[oau]|moze|mogu",
    "duty": r"mora|moraju|duzan\w*|obavez\w+|treba",
    "2": r"dva|dve|dvoje|oba|obe|dvostruk\w+",
    "3": r"tri|trec\w+",
    "4": r"cetiri|cetvoro",
    "5": r"pet",
    "6": r"sest",
    "7": r"sedam",
    "10": r"deset|desetka",
    "13": r"trinaest",
}
_BULGARIAN: Final = {
    "not": r"не|ни|нито|няма|нямат|никой|никоя|никак\w+",
    "except": r"освен|изключ\w+|без",
    "first": r"първ(?:и|а|о|ия|ият|ата|ото|ите)",
    "last": r"послед(?:ен|ни?[яаот]\w*)|краен|крайн\w+",
    "earlier": r"предишн\w+|предход\w+",
    "later": r"следващ\w+|последващ\w+|впоследствие",
    "more": r"повече|над",
    "less": r"малко|под",
    "all": r"вс[еи]ки|всяк\w+|всичк\w+",
    "only": r"само|единствен\w+",
    "right": r"право|правото|може|могат",
    "duty": r"длъж\w+|задълж\w+|трябва|следва",
    "2": r"два|две|двама|двамата|двете|двата|двойн\w+",
    "3": r"три|трима|трет\w+",
    "4": r"четири|четирим\w+|четирите",
    "5": r"пет",
    "6": r"шест|шестте|шестата",
    "7": r"седем|седемте",
    "10": r"десет|десетка",
    "13": r"тринадесет|тринайсет",
}


def _compiled(table: Mapping[str, str]) -> Mapping[str, re.Pattern[str]]:
    return {weight: re.compile(pattern) for weight, pattern in table.items()}


_TABLES: Final = {
    Language.RUSSIAN: _compiled(_RUSSIAN),
    Language.SERBIAN: _compiled(_SERBIAN),
    Language.BULGARIAN: _compiled(_BULGARIAN),
}


_IDIOMS: Final[Mapping[Language, Sequence[tuple[re.Pattern[str], str]]]] = {
    Language.RUSSIAN: (
        (re.compile(r"по меньшей мере|не менее|или более", re.IGNORECASE), "at least"),
        (re.compile(r"не более|или менее", re.IGNORECASE), "at most"),
        (re.compile(r"без контр\w+|может быть|тем самым", re.IGNORECASE), ""),
    ),
    Language.SERBIAN: (
        (re.compile(r"najmanje|ne manje od|ili više", re.IGNORECASE), "at least"),
        (re.compile(r"ne više od|ili manje", re.IGNORECASE), "at most"),
        (re.compile(r"bez kontre|može (?:da bude|biti)|je moguće", re.IGNORECASE), ""),
    ),
    Language.BULGARIAN: (
        (re.compile(r"\bпоне\b|най-малко|или повече", re.IGNORECASE), "at least"),
        (re.compile(r"не повече от|или по-малко", re.IGNORECASE), "at most"),
        (re.compile(r"различн\w+ от", re.IGNORECASE), "except"),
        (re.compile(r"без контра|без коз|може да бъде|крайн\w+ договор", re.IGNORECASE), ""),
    ),
}
"""Phrases with a weight of their own, or with none, whatever their words weigh."""
_LIGHT: Final = frozenset({"all", "more", "later"})
"""Weights that languages add or leave out freely: "every call", "over", "then"."""


def is_heavy(weight: str) -> bool:
    """Tell whether a difference in this word alone makes two explanations worth reading."""
    return weight not in _LIGHT


def weights(text: str, language: Language) -> tuple[str, ...]:
    """Return the words of weight of a text, in the order of the tables, numbers after them."""
    idioms = set[str]()
    for pattern, weight in _IDIOMS[language]:
        if weight and pattern.search(text):
            idioms.add(weight)
        text = pattern.sub(" ", text)
    found = set(_found(text, language)) | idioms
    known = [weight for weight in _TABLES[language] if weight in found]
    return (*known, *sorted(found.difference(known)))


def _found(text: str, language: Language) -> Iterator[str]:
    for word, _, _ in folded_words(text, language):
        if word.isdecimal():
            yield word
        for weight, pattern in _TABLES[language].items():
            if pattern.fullmatch(word):
                yield weight
