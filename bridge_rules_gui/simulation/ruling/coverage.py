"""Which provisions the simulator's rules cite, and why the others are cited by none."""

from __future__ import annotations

from typing import Any

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Provision
from bridge_rules_gui.laws import index

_HEADING_ONLY = "has no words of its own; its parts are cited"
_OPEN = "no rule cites it yet"


def coverage_document(corpus: Corpus, edition: str) -> dict[str, Any]:
    """Return, by edition, each provision with the modules that cite it, or the reason why none.

    `edition` is one edition or ``all``. Raise `EditionError`.
    """
    editions = tuple(Edition) if edition == "all" else (Edition.parse(edition),)
    return {each.value: _of_edition(corpus, each) for each in editions}


def _of_edition(corpus: Corpus, edition: Edition) -> dict[str, Any]:
    provisions = corpus.books[edition].provisions
    rows = [_row(edition, provision) for provision in provisions]
    return {
        "provisions": len(rows),
        "cited": sum(bool(row["modules"]) for row in rows),
        "reasoned": sum(bool(row["reason"]) for row in rows),
        "rows": rows,
    }


def _row(edition: Edition, provision: Provision) -> dict[str, Any]:
    modules = index.cited(edition).get(provision.citation, ())
    why = "" if modules else _why(edition, provision)
    return {"cite": str(provision.citation), "modules": list(modules), "reason": why}


def _why(edition: Edition, provision: Provision) -> str:
    recorded = index.reason(edition, provision.citation)
    if recorded:
        return recorded
    return _HEADING_ONLY if not provision.body.text and provision.children else ""


def plain_coverage(document: dict[str, Any]) -> str:
    """Return the coverage as text: a summary an edition, then what no rule cites and why."""
    lines: list[str] = []
    for edition, found in document.items():
        count = f"{found['cited']} cited, {found['reasoned']} not and why"
        lines.append(f"{edition}: {found['provisions']} provisions, {count}")
        for row in found["rows"]:
            said = ", ".join(row["modules"]) or row["reason"] or _OPEN
            lines.append(f"  {row['cite']}: {said}")
    return "\n".join(lines)
