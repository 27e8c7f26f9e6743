"""A story and its rulings under several editions as a page to hand out and print."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.exchange.html_page import page, text
from bridge_rules_gui.rulings.course.divergence import in_words
from bridge_rules_gui.rulings.course.telling import parts, told

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bridge_rules_gui.bridge.story import Event, Scenario
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.rulings.course.divergence import Divergence
    from bridge_rules_gui.rulings.course.ruling import Ruling
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.verdict import Applied

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
        *_divergence(parted),
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
    key = ruling.irregularity
    yield f"<p><strong>{text(key.value.replace('_', ' ') if key else 'in order')}</strong></p>"
    yield f"<p>{text(str(ruling.result))}</p>"
    for ground in _grounds(ruling.laws):
        yield (
            f'<p class="cite">{text(str(ground.citation))}</p>'
            f'<blockquote lang="{ground.edition.language}">{text(ground.words)}</blockquote>'
        )
    said = list(_consequences(ruling))
    if said:
        yield f"<ul>{''.join(f'<li>{text(line)}</li>' for line in said)}</ul>"


def _grounds(laws: Iterable[Applied]) -> list[Ground]:
    return list(dict.fromkeys(applied.ground for applied in laws))


def _consequences(ruling: Ruling) -> Iterator[str]:
    for option in ruling.options:
        name = option.name.replace("_", " ")
        yield f"{option.who} may: {name} {option.value}".rstrip() + f" ({option.ground})"
    for seat, duration in ruling.must_pass:
        yield f"{seat} must pass {duration.value}"
    for card in ruling.penalty_cards:
        when = f", if {card.condition.replace('_', ' ')}" if card.condition else ""
        yield f"{card.card}: {card.rank.value} penalty card{when} ({card.ground})"
    for each in ruling.lead_restrictions:
        require = " ".join(map(str, each.require_one_of)) or "none"
        forbid = " ".join(map(str, each.forbid_one_of)) or "none"
        yield f"{each.on}'s lead: require one of {require}, forbid one of {forbid} ({each.ground})"
    if ruling.tricks_transferred is not None:
        yield f"tricks transferred: {ruling.tricks_transferred}"
    if ruling.score is not None:
        yield f"score: {ruling.score}"
    for needed in ruling.facts_needed:
        yield str(needed.judgement.question)
        for alternative in needed.alternatives:
            yield f"{'yes' if alternative.holds else 'no'}: {alternative.ruling.result}"


def _divergence(parted: Iterable[Divergence]) -> Iterator[str]:
    found = list(parted)
    if not found:
        yield "<p>The editions agree.</p>\n"
    for each in found:
        about = each.about.replace("_", " ")
        said = "; ".join(f"{edition.year}: {in_words(what)}" for edition, what in each.editions)
        line = f"The editions part at event {each.step + 1} about {about}: {said}"
        yield f"<p>{text(line)}</p>\n"
