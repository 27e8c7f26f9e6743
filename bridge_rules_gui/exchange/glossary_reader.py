"""A user's own glossary read from its file, a table (CSV) or TBX."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bridge_rules_gui.exchange.files import ExchangeError, read_whole
from bridge_rules_gui.exchange.glossary import LANGUAGES, Glossary
from bridge_rules_gui.exchange.glossary_csv import entries_of_csv
from bridge_rules_gui.exchange.glossary_tbx import entries_of_tbx
from bridge_rules_gui.language.sentence import sentence

_LARGEST: Final = 16_000_000
"""How many bytes of a glossary are read: more would stand in the way of every keystroke."""


def read_glossary(path: Path) -> Glossary:
    """Read a CSV or TBX file; raise `ExchangeError` with file and line where it is bad."""
    content, where = read_whole(path, _LARGEST), str(path)
    begin = content[:64].lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n\0")
    others: Counter[str] = Counter()
    is_xml = begin.startswith(b"<")
    entries = entries_of_tbx(content, where, others) if is_xml else entries_of_csv(content, where)
    if not entries and others:
        known = ", ".join(LANGUAGES)
        raise ExchangeError(
            sentence(
                "{where}:1: no term is in one of {known}, but {others}",
                where=where,
                known=known,
                others=_listed(others),
            )
        )
    if not entries:
        raise ExchangeError(sentence("{where}:1: there is no term in this file", where=where))
    return Glossary(path.name, entries, tuple(others.most_common()))


def _listed(languages: Mapping[str, int]) -> str:
    return ", ".join(f"{language} {count}" for language, count in languages.items())
