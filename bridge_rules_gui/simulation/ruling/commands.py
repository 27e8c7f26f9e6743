"""What the command ``rule`` answers: JSON documents, plain text, complaints, and the coverage."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.director.watching import Watch, moments
from bridge_rules_gui.exchange.files import ExchangeError, read_whole
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.language.phrasebook import ENGLISH, Phrasebook
from bridge_rules_gui.laws.clause import ruled_editions
from bridge_rules_gui.notation.files import read_scenarios
from bridge_rules_gui.notation.lin_writer import contract_lost, write_lin
from bridge_rules_gui.notation.pbn_writer import write_pbn
from bridge_rules_gui.notation.problems import NotationError
from bridge_rules_gui.notation.scenario_writer import scenario_toml
from bridge_rules_gui.simulation.differences import Difference, Differences, differences_of
from bridge_rules_gui.simulation.handout import HandoutFormat, handout, written_handout
from bridge_rules_gui.simulation.ruling.documents import (
    Document,
    Say,
    document_words,
    scenario_ruling_document,
)
from bridge_rules_gui.simulation.ruling.text import plain_comparison, plain_ruling
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.simulation.what_if import Change, changes

ALL = "all"
HANDOUTS: Final = {"html": HandoutFormat.HTML, "pdf": HandoutFormat.PDF}
"""The formats of a page to hand out."""

_SENTENCES: Final = frozenset({"result", "not_covered"})
"""The fields whose values are sentences."""


@dataclass(frozen=True, slots=True)
class RulingReply:
    """The JSON document, the same as plain text, and what there is to say of the files.

    `complaints` tell of files that cannot be read, `notes` of what was read as far as it goes
    or must be asked; a line each.
    """

    document: Any
    text: str
    complaints: tuple[str, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Ruled:
    """One case of a file: its document and text, or the complaint why it cannot be read."""

    document: Any
    text: str = ""
    complaint: str = ""
    notes: tuple[str, ...] = ()


def reply(
    paths: Sequence[str], edition: str, *, what_if: bool = False, phrasebook: Phrasebook = ENGLISH
) -> RulingReply:
    """Rule on the cases of files under one edition, or under `ALL`, in a language.

    With `what_if` each ruling says also what would change it.
    One case gives its document, several a list; a file that cannot be read is a
    ``{"file", "error"}`` in the list. Raise `EditionError`, and `ValueError` for an edition
    without rules, which `ALL` leaves out.
    """
    asked = tuple(Edition) if edition == ALL else (Edition.parse(edition),)
    editions = tuple(each for each in asked if each in ruled_editions())
    if not editions:
        raise ValueError(f"{edition} has no rules yet; content/laws has none of its words")
    ruling = partial(_ruled, editions=editions, what_if=what_if, phrasebook=phrasebook)
    ruled = [each for path in paths for each in _of_file(path, ruling)]
    single = len(paths) == 1 and len(ruled) == 1
    documents = [each.document for each in ruled]
    return RulingReply(
        documents[0] if single else documents,
        "\n\n".join(each.text for each in ruled if each.text),
        tuple(each.complaint for each in ruled if each.complaint),
        tuple(dict.fromkeys(note for each in ruled for note in each.notes)),
    )


def _of_file(path: str, ruling: Callable[[Scenario], _Ruled]) -> Iterator[_Ruled]:
    try:
        result = read_scenarios(read_whole(Path(path)), path)
    except (ExchangeError, NotationError) as error:
        yield _unreadable(path, str(error))
    else:
        notes = tuple(map(str, result.problems))
        for scenario in result.scenarios:
            yield replace(ruling(scenario), notes=notes)


@dataclass(frozen=True, slots=True)
class Rewritten:
    """Cases in another notation, and a line for each about what it cannot hold of them."""

    content: bytes
    notes: tuple[str, ...] = ()


def rewritten(paths: Sequence[str], form: str) -> Rewritten:
    """Return the cases of files in another notation: ``pbn``, ``lin`` or ``toml``.

    Raise `ValueError` for another format, for several cases where one is requested, and what
    reading raises.
    """
    if form not in _WRITERS:
        known = ", ".join((*_WRITERS, *HANDOUTS))
        raise ValueError(f"scenario cannot be written as {form}; formats are {known}")
    scenarios = _scenarios(paths)
    lost = ((s.identifier, contract_lost(s)) for s in scenarios if form == "lin")
    notes = tuple(f"{name}: {what}; write pbn or toml to keep it" for name, what in lost if what)
    return Rewritten(_WRITERS[form](scenarios), notes)


def handed_out(
    paths: Sequence[str], form: str, corpus: Corpus, fonts: Path, phrasebook: Phrasebook = ENGLISH
) -> bytes:
    """Return the page of one case ruled under all editions: ``html`` or ``pdf``.

    Raise what `rewritten` raises.
    """
    (scenario,) = _single(_scenarios(paths), form)
    return written_handout(handout(Simulation(corpus, scenario), phrasebook), HANDOUTS[form], fonts)


def _scenarios(paths: Sequence[str]) -> list[Scenario]:
    return [s for path in paths for s in read_scenarios(read_whole(Path(path)), path).scenarios]


def _single(scenarios: Sequence[Scenario], form: str) -> tuple[Scenario]:
    if len(scenarios) != 1:
        raise ValueError(f"{len(scenarios)} cases; {form} holds one; write pbn or lin")
    return (scenarios[0],)


def _as_toml(scenarios: Sequence[Scenario]) -> bytes:
    (scenario,) = _single(scenarios, "toml")
    return scenario_toml(scenario).encode()


_WRITERS: Final = {"pbn": write_pbn, "lin": write_lin, "toml": _as_toml}


def _unreadable(path: str, complaint: str) -> _Ruled:
    return _Ruled({"file": path, "error": complaint}, complaint=complaint)


def _ruled(
    scenario: Scenario, editions: tuple[Edition, ...], *, what_if: bool, phrasebook: Phrasebook
) -> _Ruled:
    scenario = replace(scenario, title=phrasebook.text(scenario.title))
    say = document_words(phrasebook)
    rulings = {edition: rule(scenario, edition) for edition in editions}
    others = {each: changes(Watch(scenario, each)) for each in editions} if what_if else {}
    documents = {
        edition: scenario_ruling_document(scenario, ruling, say)
        | _what_if(others.get(edition), say)
        for edition, ruling in rulings.items()
    }
    if len(rulings) == 1:
        (ruling,), (document,) = rulings.values(), documents.values()
        return _Ruled(document, plain_ruling(scenario, ruling, others, phrasebook.say))
    differences = differences_of(moments(scenario))
    return _Ruled(
        _comparison(scenario, documents, differences, say),
        plain_comparison(scenario, rulings, differences, others, phrasebook.say),
    )


def _what_if(found: Sequence[Change] | None, say: Say) -> Document:
    """Return what would change a ruling; nothing where nobody asked."""
    if found is None:
        return {}
    documents = [
        {
            "change": say(each.condition),
            "law": None if each.ground is None else str(each.ground),
            "effect": [say(said) for said in each.effect],
        }
        for each in found
    ]
    return {"what_if": documents}


def _comparison(
    scenario: Scenario,
    documents: Mapping[Edition, Document],
    differences: Differences,
    say: Say,
) -> Document:
    """Return the document of one case ruled under several editions, from those of each."""
    return {
        "id": scenario.identifier,
        "title": scenario.title,
        "editions": _by_edition(documents.items()),
        "divergence": [
            {
                "step": each.step,
                "about": each.difference.field,
                "editions": _by_edition(_values(each.difference, say)),
                **_answers(each.difference),
            }
            for each in differences.divergence
        ],
        "differences": [
            {"field": each.field, "values": _by_edition(_values(each, say)), **_answers(each)}
            for each in differences.final
        ],
    }


def _by_edition(values: Iterable[tuple[Edition, object]]) -> Document:
    return {edition.value: value for edition, value in values}


def _values(difference: Difference, say: Say) -> Iterator[tuple[Edition, object]]:
    """Yield the values of a difference, what is said in a sentence in the reader's language."""
    if difference.field not in _SENTENCES:
        yield from difference.values
        return
    said = {str(each): say(each) for _, words in difference.words for each in words}
    for edition, value in difference.values:
        yield edition, _in_language(value, said)


def _in_language(value: object, said: Mapping[str, str]) -> object:
    """Return a sentence, or those that answers to a question lead to."""
    if isinstance(value, dict):
        return {key: _in_language(each, said) for key, each in value.items()}
    return said.get(value, value) if isinstance(value, str) else value


def _answers(difference: Difference) -> Document:
    """Return the answers to open questions on which a difference depends, if any."""
    given = [
        {"fact": judgement.fact, "event": judgement.event, "answer": holds}
        for judgement, holds in difference.answers
    ]
    return {"if": given} if given else {}
