"""Words that are a form of a noun and of a verb: which it is, as the words before it tell.

Bulgarian "обяви" is calls, or he calls; Serbian "igra" the play, or he plays. After a
particle or a conjunction that a verb follows it is the verb, else the noun.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.indexes.language import Language

if TYPE_CHECKING:
    from collections.abc import Mapping

_BEFORE_A_VERB: Final[Mapping[Language, str]] = {
    Language.BULGARIAN: " да ще се си не го я му им ги който която което които играч партньорът ",
    Language.SERBIAN: " da ne se ce koji koja koje ko igrac protivnik partner on ga mu je ",
    Language.RUSSIAN: " не он она который которая игрок чтобы ",
}


def is_verb_here(before: str, language: Language) -> bool:
    """Tell whether the word after a folded word is rather a verb than a noun."""
    return f" {before} " in _BEFORE_A_VERB.get(language, "")
