"""A light stemmer of Bulgarian: articles, plurals, the endings of verbs and participles."""

from __future__ import annotations

import re
from typing import Final

# The article -та, -то, -те follows a vowel or the -т, -щ a word ends in: взятка|та, but карт|а.
_ARTICLE: Final = re.compile(r"(?:(?<=[аятщ])та|(?<=[ое])то|(?<=[еия])те|(?<=...)(?:ът|ят))$")
_PLURAL: Final = re.compile(r"(?<=...)(?:[ое]вц?[еи]|ища)$")
_VERBAL: Final = re.compile(
    r"(?:"
    r"(?<=...[аяу])ва(?:[мштлнхщ]|ме|те|ше|[лнщ][аоие]|ни[яе])?"  # изигра|ва, обявя|вала
    r"|(?<=....)[аяе](?:[нлщ][аоие]?|ни[яе]|х|(?<!та)т|ме|ше)"  # изигр|ан, определ|ена
    r"|(?<=.....)ил[аои]?"  # завърш|ил, but not прав|ило
    r")$"
)
_ENDING: Final = re.compile(r"(?<=..)(?:и[яеий]|[аяоеиъьйу])$")
_AFTER: Final = re.compile(r"(?<=...)[аяуеи]$")
_FLEETING: Final = re.compile(r"(?<=[^аеиоуъюя])[еъ](?=[нлрцм]$)")
_SOFTENED: Final = re.compile(r"(?<=..[ио])ц$")


def stem(word: str) -> str:
    """Return what the forms of a folded word share: взятката, взятки -> взятк.

    Forms of a verb and the nouns made of it may meet: изиграна, изиграване -> изигр.
    """
    if len(word) < 4:
        return word
    word = _ARTICLE.sub("", word)
    word = _PLURAL.sub("", word)
    word = _VERBAL.sub("", word)
    word = _ENDING.sub("", word) if len(word) > 3 else word
    word = _FLEETING.sub("", word) if len(word) > 4 else word
    return _SOFTENED.sub("к", word)  # съотборници -> съотборник, ривоци -> ривок
