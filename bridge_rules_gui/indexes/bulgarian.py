"""A light stemmer of Bulgarian: articles, plurals, the endings of verbs and participles."""

from __future__ import annotations

import re
from typing import Final

# The article -та, -то, -те follows a vowel or the -т, -щ a word ends in: взятка|та, but карт|а.
_ARTICLE: Final = re.compile(
    r"(?:(?<!резулта)(?<=[аятщ])та|(?<=[ое])то|(?<=[еия])те|(?<=...)(?:ът|ят))$"
)
_PLURAL: Final = re.compile(r"(?<=...)(?:[ое]ве|овци|ища)$")
_VERBAL: Final = re.compile(
    r"(?:"
    r"(?<=...[аяу])ва(?:[мштлнхщ]|ме|те|ше|[лнщ][аоие]|ни[яе])?"  # изигра|ва, обявя|вала
    r"|(?<=....)[ая](?:[нлщ][аоие]?|ни[яе]|х|(?<!лта)т|ме|ше|м)"  # изигр|ан, изигр|ала
    r"|(?<=.....)е(?:[нщ][аоие]?|ни[яе]|х|т|ме|ше)"  # определ|ена
    r"|(?<=....)(?<!прав)ил[аои]?"  # завърш|ил, but not прав|ило
    r")$"
)
_ENDING: Final = re.compile(r"(?<=..)(?:и[яеий]|[аяоеиъьйу])$")
_AFTER: Final = re.compile(r"(?<=...)[аяуеи]$")
_ADJECTIVE: Final = re.compile(r"(?<=....)(?<=[^аеиоуъюя])н$")  # легалн|а, as легал|ен
_ALTERNATING: Final = re.compile(r"(?<=[^аеиоуъюя])я(?=[^аеиоуъюя]$)")  # цвят, цвета
_FLEETING: Final = re.compile(r"(?<=[^аеиоуъюя])[еъ](?=[нлрцм]$)")
_SOFTENED: Final = re.compile(r"(?<=..[ио])ц$")

_IRREGULAR: Final = {
    **dict.fromkeys(("може", "могат", "могъл", "могла", "могло", "могли"), "мог"),
    **dict.fromkeys(("ръка", "ръката", "ръце", "ръцете"), "рък"),
}


def stem(word: str) -> str:
    """Return what the forms of a folded word share: взятката, взятки -> взятк.

    Forms of a verb and the nouns made of it may meet: изиграна, изиграване -> изигр.
    """
    if len(word) < 4 or word in _IRREGULAR:
        return _IRREGULAR.get(word, word)
    word = _ARTICLE.sub("", word)
    word = _PLURAL.sub("", word)
    word = _VERBAL.sub("", word)
    word = _ENDING.sub("", word) if len(word) > 3 else word
    word = _ALTERNATING.sub("е", _ADJECTIVE.sub("", word))
    word = _FLEETING.sub("", word) if len(word) > 4 else word
    return _SOFTENED.sub("к", word)  # съотборници -> съотборник, ривоци -> ривок
