"""Words of weight in a definition: numbers, negations, exceptions, first and last, right and duty.

Two explanations of one concept may be worded as they like, but where one says "last" and the
other "earlier", one "not" and the other nothing, somebody must read both. "One" is left out:
two of the languages say it for "a".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.indexes.analysis import folded_words
from bridge_rules_gui.indexes.language import Language

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_RUSSIAN: Final = {
    "not": r"не|ни|нет|ничего|нельзя",
    "except": r"кроме|исключ\w+|без",
    "first": r"перв\w+",
    "last": r"последн\w+",
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
    "13": r"тринадцать|тринадцати",
}
_SERBIAN: Final = {
    "not": r"ne|ni|nije|nisu|niti|nema|nece|nijed\w+",
    "except": r"osim|izuze\w+|bez",
    "first": r"prv\w+",
    "last": r"poslednj\w+|zadnj\w+",
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
    "13": r"trinaest",
}
_BULGARIAN: Final = {
    "not": r"не|ни|нито|няма|нямат|никой|никоя|никак\w+",
    "except": r"освен|изключ\w+|без",
    "first": r"първ(?:и|а|о|ия|ият|ата|ото|ите)",
    "last": r"послед(?:ен|ни?[яаот]\w*)",
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
    "6": r"шест|шестте",
    "13": r"тринадесет|тринайсет",
}


def _compiled(table: Mapping[str, str]) -> Mapping[str, re.Pattern[str]]:
    return {weight: re.compile(pattern) for weight, pattern in table.items()}


_TABLES: Final = {
    Language.RUSSIAN: _compiled(_RUSSIAN),
    Language.SERBIAN: _compiled(_SERBIAN),
    Language.BULGARIAN: _compiled(_BULGARIAN),
}


def weights(text: str, language: Language) -> tuple[str, ...]:
    """Return the words of weight of a text, in the order of the tables, numbers after them."""
    found = set(_found(text, language))
    known = [weight for weight in _TABLES[language] if weight in found]
    return (*known, *sorted(found.difference(known)))


def _found(text: str, language: Language) -> Iterator[str]:
    for word, _, _ in folded_words(text, language):
        if word.isdecimal():
            yield word
        for weight, pattern in _TABLES[language].items():
            if pattern.fullmatch(word):
                yield weight
