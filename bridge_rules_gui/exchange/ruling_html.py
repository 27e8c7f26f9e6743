"""A story and its rulings under several editions as a page to hand out and print."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.exchange.html_page import page, text
from bridge_rules_gui.rulings.course.plain_words import (
    consequence_lines,
    grounds,
    in_words,
    irregularity_words,
    parting_line,
)
from bridge_rules_gui.rulings.course.telling import parts, told

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bridge_rules_gui.bridge.story import Event, Scenario
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.rulings.course.divergence import Divergence
    from bridge_rules_gui.rulings.course.ruling import Ruling

_STYLE: Final = """
td.edition { width: 33%; } blockquote { margin: .1rem 0 .5rem; padding-left: .7rem;
  border-left: 3px solid #8a6d1a; } .cite { font-weight: bold; }
ol.story { columns: 2; } ol.story li { break-inside: avoid; }
ul { margin: .2rem 0 .5rem; padding-left: 1.2rem; } tr { break-inside: auto; }
"""


def write_ruling_html(
    scenario: Scenario,
    rulings: Mapping[Edition, Ruling],
    parted: Iterable[Divergence],
    rights: Iterable[str],
) -> bytes:
    """Return one self-contained page: what happened, and what each edition says of it."""
    names = "".join(f'<th scope="col">{e.year} ({e.language})</th>' for e in rulings)
    columns = "".join(
        f'<td class="edition" lang="en">{"".join(_ruling(ruling))}</td>'
        for ruling in rulings.values()
    )
    body = [
        f"<h1>{text(scenario.title)}</h1>\n",
        f"<p>{text(scenario.story)}</p>\n" if scenario.story else "",
        f"<p>{text(_setting(scenario))}</p>\n",
        '<ol class="story">',
        *(_event(event) for event in scenario.events),
        "</ol>\n<table><thead><tr>",
        f"{names}</tr></thead><tbody><tr>{columns}</tr></tbody></table>\n",
        *_divergence(parted, len(scenario.events)),
        *(f'<p class="rights">{text(notice)}</p>\n' for notice in rights),
    ]
    return page(scenario.title, "en", "".join(body), _STYLE)


def _setting(scenario: Scenario) -> str:
    said = [f"Vulnerable: {scenario.vulnerable}"]
    if scenario.dealer is not None:
        said.insert(0, f"Dealer: {scenario.dealer}")
    if scenario.contract is not None:
        said.append(f"Contract: {scenario.contract} by {scenario.contract.declarer}")
    if scenario.deal is not None:
        said.append(f"Deal: {scenario.deal}")
    return " · ".join(said)


def _event(event: Event) -> str:
    lines = [str(told(each)) for each in parts(event)]
    return f"<li>{text('; '.join(lines))}</li>"


def _ruling(ruling: Ruling) -> Iterator[str]:
    yield f"<p><strong>{text(irregularity_words(ruling))}</strong></p>"
    yield f"<p>{text(str(ruling.result))}</p>"
    for ground in grounds(ruling.laws):
        yield (
            f'<p class="cite">{text(str(ground.citation))}</p>'
            f'<blockquote lang="{ground.edition.language}">{text(ground.words)}</blockquote>'
        )
    said = [f"<li>{text(line.lstrip())}</li>" for line in consequence_lines(ruling)]
    if said:
        yield f"<ul>{''.join(said)}</ul>"


def _divergence(parted: Iterable[Divergence], events: int) -> Iterator[str]:
    found = list(parted)
    if not found:
        yield "<p>The editions agree.</p>\n"
    for each in found:
        said = "; ".join(f"{edition.year}: {in_words(what)}" for edition, what in each.editions)
        yield f"<p>{text(f'{parting_line(each, events)}: {said}')}</p>\n"
