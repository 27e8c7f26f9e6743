"""The Snowball stemmer of Russian, and the fleeting vowel it does not know."""

from __future__ import annotations

import re
from typing import Final

# взяток, заявок: the genitive plural has a vowel the other forms have not.
_FLEETING: Final = re.compile(r"(?<=[^аеиоуыэюя])(?:[ое](?=[кц]$)|е(?=н$))")

# Words of obligation, which the laws weigh, and what else no rule joins.
_IRREGULAR: Final = {
    **dict.fromkeys(("может", "могут", "мог", "могла", "могло", "могли"), "мог"),
    **dict.fromkeys(("должен", "должна", "должно", "должны"), "должн"),
    **dict.fromkeys(("запись", "записи", "записей", "записям", "записью"), "запис"),
    **dict.fromkeys(("уровень", "уровня", "уровне", "уровню"), "уровн"),
}


def stem(word: str) -> str:
    """Return what the forms of a folded word share: взяток, взятка -> взятк."""
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    from snowballstemmer.russian_stemmer import RussianStemmer  # noqa: PLC0415 - slow to come

    snowball = RussianStemmer()  # it keeps the word it works on: one for each call, each thread
    found: str = word
    while (shorter := snowball.stemWord(found)) != found:  # болвана -> болван -> болва -> болв
        found = shorter
    return _FLEETING.sub("", found) if len(found) > 3 else found
