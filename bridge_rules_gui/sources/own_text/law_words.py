"""What a law may be called in a text: known words of many languages, and what is none."""

from __future__ import annotations

from typing import Final

_LAWS: Final = """
    law rule article section § §§
    правило закон член члан чл статья параграф пар стаття правіла članak clanak član clan čl cl
    člen clen zakon pravilo
    gesetz regel artikel art paragraph paragraf lag lov wet spelregel bud
    loi règle regle ley regla artículo articulo legge articolo regola lei artigo regra lege
    articolul articol regula
    prawo przepis artykuł artykul zákon pravidlo článok
    törvény szabály cikk laki sääntö pykälä seadus reegel paragrahv likums pants
    įstatymas taisyklė straipsnis
    第 kural madde yasa νόμος κανόνας άρθρο ligj rregull neni
"""
_DIVISIONS: Final = """
    chapter part section глава раздел часть част дял poglavlje glava deo dio odeljak odjeljak
    kapitel teil abschnitt chapitre partie titre capítulo capitulo parte sección seccion capitolo
    sezione rozdział część dział rozdíl kapitola časť část fejezet rész luku osa hoofdstuk deel
    afdeling kapittel del
"""
_OTHERS: Final = """
    page p pp стр страница strana str seite сторінка figure table fig tab пример таблица tablica
    tabela board no № note round version
"""

LAW_WORDS: Final = frozenset(_LAWS.split())
"""Words before (or behind) the number of a law, in small letters, without the full stop."""

DIVISION_WORDS: Final = frozenset(_DIVISIONS.split())
"""Words that name a part of a book above its laws."""

OTHER_WORDS: Final = DIVISION_WORDS | frozenset(_OTHERS.split())
"""Words that are numbered too and name something else: pages, chapters, tables."""
