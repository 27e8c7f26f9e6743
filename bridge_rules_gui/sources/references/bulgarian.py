"""How the Bulgarian book of 2017 writes its references.

Section letters are Latin or look-alike Cyrillic ones; the number of a law may stand
apart from its letter (``П16 С``).
"""

from __future__ import annotations

from bridge_rules_gui.sources.references.grammar import Grammar

BULGARIAN = Grammar(
    law_words=r"(?:П|Пр\.)(?=\s?\d|б\b)|(?i:правил(?:о|а|ото|ата))(?!\w)",
    # Capital "Т." and "подточка" stand in the commentary.
    unit_words=r"[Тт]\.|(?:(?:под)?точк(?:а|и)|секция)(?!\w)",
    # A preposition points to a lone section letter, never to a number ("от 13 карти"); "към"
    # points to a number with its item ("връща към 2(a)", in the commentary).
    pointers=r"(?:[Вв]иж(?:\s+(?:също|и))*|съгласно)(?!\w)|(?:от|в)(?=\s[A-HАВСДЕФГ](?!\w))"
    r"|към(?=\s\d\()|(?:отнася\s+и\s+за|синоним\s+на)(?=\s„)",
    followers=r"(?:по-горе|по-долу|от\s+това\s+правило|се\s+прилага|е\s+неприложима)(?!\w)",
    joints=r"(?:,\s+)?(?:или|и)(?!\w)|,",
    terms=r"„[^„“”]{2,40}[“”]",
    # bg2017 line 2359: "Пб" is a misprint of "П6".
    numerals=r"\d{1,2}|(?<=\bП)б",
    letters="A-HАБВГДЕФСНК",
    gap=r"\s?",
)
