"""Small books and corpora for tests, in the words of the real ones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from bridge_rules_gui.corpus.address import NamedPlace, parse_place
from bridge_rules_gui.corpus.book import Book, Definition, Footnote, IndexEntry, Matter
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Concordance, Correspondence, Relation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import (
    CrossReference,
    FootnoteMark,
    Passage,
    ReferenceStatus,
    Restoration,
)
from bridge_rules_gui.corpus.provision import (
    Division,
    DivisionKind,
    Law,
    Provision,
    Section,
    SourceLines,
    Table,
)

BG, RU, SR = Edition.BG_2017, Edition.RU_1987, Edition.SR_2007
DANGLING, SUSPECT = ReferenceStatus.DANGLING, ReferenceStatus.SUSPECT


@dataclass(frozen=True, slots=True)
class Refers:
    """Words of a passage that refer to places, found by their quote."""

    quote: str
    targets: tuple[str, ...]
    status: ReferenceStatus = ReferenceStatus.RESOLVED
    meant: str = ""
    reason: str = ""
    after: str = ""

    def in_text(self, text: str) -> Iterable[CrossReference]:
        """Yield a reference for each target."""
        start = text.index(self.after + self.quote) + len(self.after)
        for target in self.targets:
            yield CrossReference(
                self.quote,
                start,
                start + len(self.quote),
                parse_place(target),
                self.status,
                parse_place(self.meant) if self.meant else None,
                self.reason,
            )


def refers(quote: str, *targets: str, **more: Any) -> Refers:
    """Return words that refer to places."""
    return Refers(quote, targets, **more)


def passage(text: str, *references: Refers, restored: Iterable[int] = ()) -> Passage:
    """Return a passage; ``^0`` in the text calls the footnote number 0."""
    marks: list[FootnoteMark] = []
    while "^" in text:
        at = text.index("^")
        marks.append(FootnoteMark(int(text[at + 1]), at))
        text = text[:at] + text[at + 2 :]
    found = sorted((r for q in references for r in q.in_text(text)), key=lambda r: r.start)
    restorations = tuple(Restoration(at, "?", text[at]) for at in restored)
    return Passage(text, tuple(found), tuple(marks), restorations)


def provision(
    edition: Edition, cite: str, body: Passage | str = "", *, line: int = 1, **more: Any
) -> Provision:
    """Return a law or a section; its children are filled in by `book`."""
    citation = Citation.parse(cite)
    heading = more.pop("heading", "")
    label = more.pop("label", citation.labels[-1].lstrip(".") if citation.labels else cite)
    made = Section if citation.labels else Law
    return made(
        edition=edition,
        citation=citation,
        printed_label=label,
        heading=_passage(heading),
        body=_passage(body),
        closing=_passage(more.pop("closing", "")),
        source=SourceLines(f"{edition.value}.txt", ((line, line + 1),)),
        **more,
    )


def _passage(words: Passage | str) -> Passage:
    return words if isinstance(words, Passage) else passage(words)


def book(edition: Edition, provisions: Iterable[Provision] = (), **more: Any) -> Book:
    """Return a book; the children of its provisions follow from their citations."""
    listed = tuple(provisions)
    with_children = tuple(
        replace(p, children=tuple(c.citation for c in listed if c.citation.parent() == p.citation))
        for p in listed
    )
    fields: dict[str, Any] = {
        "title": f"Laws {edition.year}",
        "translator": "T. Translator",
        "published": "Somewhere",
        "rights": f"Laws {edition.year} © World Bridge Federation",
        "file": f"{edition.value}.txt",
        "definitions": (),
        "footnotes": (),
        "matter": (),
        "contents": (),
        "subject_index": (),
        "problems": (),
    }
    return Book(edition=edition, provisions=with_children, **{**fields, **more})


def corpus(*books: Book) -> Corpus:
    """Return a corpus of these books; an edition not given has an empty one."""
    given = {made.edition: made for made in books}
    return Corpus({edition: given.get(edition) or book(edition) for edition in Edition})


def definition(concept: str, term: str, body: Passage | str, **more: Any) -> Definition:
    return Definition(
        concept=concept,
        term=term,
        english=more.pop("english", concept.replace("-", " ")),
        body=_passage(body),
        source=SourceLines("book.txt", ((5, 6),)),
        **more,
    )


def _bulgarian_book() -> Book:
    """Law 27 with references of every status, shared labels, closing words; definitions."""
    auction = Division(DivisionKind.CHAPTER, "V", "НАДДАВАНЕ")
    return book(
        BG,
        [
            provision(BG, "23", label="ПРАВИЛО 23", heading="ПОДОБНА ПО ЗНАЧЕНИЕ ОБЯВА"),
            provision(BG, "23A", "Обява, която замества оттеглена обява.", heading="Определение"),
            provision(
                BG,
                "27",
                label="ПРАВИЛО 27",
                heading="НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ",
                divisions=(auction,),
                line=1063,
            ),
            provision(BG, "27A", heading="Приемане на недостатъчната декларация", line=1065),
            provision(
                BG,
                "27A1",
                "Всяка недостатъчна декларация може да бъде приета <легално> & по избор^0.",
                line=1067,
            ),
            provision(
                BG,
                "27A2",
                passage("Извън реда се прилага П31.", refers("П31", "31")),
                line=1068,
            ),
            provision(
                BG,
                "27B",
                passage(
                    "Ако не е приета (виж А), тя се поправя.\nТогава:",
                    refers("А", "27A", after="виж "),
                ),
                heading="Недостатъчната декларация не е приета",
                closing=passage("Виж и П16Ж.", refers("П16Ж", "16G", status=DANGLING)),
                line=1070,
            ),
            provision(BG, "27B1", line=1076),
            provision(
                BG,
                "27B1(a)",
                passage(
                    "Подобна обява (виж П23А) от 1♥ до 2♠; виж и П23Б.",
                    refers("П23А", "23A"),
                    refers(
                        "П23Б", "23B", status=SUSPECT, meant="23A", reason="23B speaks of leads"
                    ),
                ),
                label="а",
                line=1076,
            ),
            provision(BG, "27B1(b)", "С изключение на това.", label="б", line=1077),
            provision(
                BG,
                "27B2",
                passage("Предписанията на П30-31.", refers("П30-31", "30", "31")),
                inferred=True,
                line=1078,
            ),
            provision(BG, "30", "Пас извън реда.", label="ПРАВИЛО 30"),
            provision(BG, "31", "Декларация извън реда.", label="ПРАВИЛО 31"),
        ],
        footnotes=(
            Footnote(
                "2",
                passage("Кратка бележка, виж П30.", refers("П30", "30")),
                (Citation.parse("27A1"),),
                SourceLines("bg2017.txt", ((1090, 1090),)),
            ),
        ),
        definitions=(
            definition("call", "Обява", passage("Вид реплика, виж П27.", refers("П27", "27"))),
            definition(
                "double",
                "Контра (Double)",
                "Обява:",
                senses=(Passage("след противникова декларация"), Passage("удвояваща")),
                closing=Passage("Край."),
            ),
        ),
    )


def _russian_book() -> Book:
    """Restored suit symbols, an asterisk note called in a title, a subject index."""
    return book(
        RU,
        [
            provision(RU, "1", "Колода: ♠, ♥.", label="Правило 1"),
            provision(RU, "27", label="Правило 27", heading=passage("Недостаточная заявка^0")),
            provision(
                RU,
                "27A",
                passage("Масти ♠ ♥ ♦ ♣ по старшинству.", restored=(6, 8, 10, 12)),
                label="А",
            ),
            provision(
                RU, "27B", passage("См. правило 27А.", refers("правило 27А", "27A")), label="Б"
            ),
        ],
        footnotes=(
            Footnote(
                "(*)",
                Passage("Примечание."),
                (Citation(27),),
                SourceLines("ru1987.txt", ((9, 9),)),
            ),
        ),
        matter=(
            Matter(
                NamedPlace("preface"),
                "Предисловие",
                Passage("Первый абзац.\nВторой."),
                SourceLines("ru1987.txt", ((3, 4),)),
            ),
        ),
        subject_index=(
            IndexEntry("Заявка", (27, 1), (), 1),
            IndexEntry("Торговля", (), ("Заявка", "Нет такой"), 2),
        ),
    )


def _serbian_book() -> Book:
    """A table below words, with a heading that stands over several columns."""
    rows = (
        ("", "Van zone", "", "U zoni", ""),
        ("", "Pas", "Kontra", "Pas", "Kontra"),
        ("Za prvi pad ♥", "50", "100", "100", "200"),
    )
    body = "Štihovi koji nedostaju.\nAko sva četiri igrača pasiraju."
    return book(
        SR,
        [
            provision(SR, "27", "Nedovoljan licit.", label="Član 27", heading="Nedovoljan licit"),
            provision(
                SR,
                "77",
                body,
                label="Član 77",
                heading="Obračunska tablica",
                tables=(Table(23, rows, header=2, caption="PADOVI"),),
            ),
        ],
    )


def small_corpus() -> Corpus:
    """Return three little books that hold one of everything a page can show.

    The concordance knows a law that has kept its number, a section that has another one, and
    two that became one.
    """
    books = corpus(_russian_book(), _serbian_book(), _bulgarian_book())
    return replace(books, read_concordance=_small_concordance)


def _small_concordance() -> Concordance:
    rows: tuple[dict[Edition, tuple[str, ...]], ...] = (
        {RU: ("27",), SR: ("27",), BG: ("27",)},
        {RU: ("27A",), SR: ("27",), BG: ("27A",)},
        {RU: ("27B",), BG: ("27A1", "27B")},
        {BG: ("23",)},
        {SR: ("77",)},
    )
    return Concordance(
        tuple(
            Correspondence(
                {edition: tuple(map(Citation.parse, cites)) for edition, cites in row.items()},
                Relation.SAME,
                ChangeKind.NONE,
            )
            for row in rows
        )
    )
