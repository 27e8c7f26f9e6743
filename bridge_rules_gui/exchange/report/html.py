"""A report as one file of HTML: loads nothing, prints well, works without any script."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.exchange.html_page import page, text
from bridge_rules_gui.exchange.report.content import LineStyle, RunStyle, no_progress

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bridge_rules_gui.exchange.report.content import (
        Advance,
        ChangeText,
        Line,
        Report,
        ReportCell,
        ReportLaw,
        ReportRow,
        ReportRun,
    )

_ELEMENTS: Final = {
    RunStyle.EMPHASIS: ("<em>", "</em>"),
    RunStyle.STRONG: ("<strong>", "</strong>"),
    RunStyle.NOTE_CALL: ("<sup>", "</sup>"),
    RunStyle.RESTORED: ('<span class="restored">', "</span>"),
    RunStyle.EDITORIAL: ('<span class="editorial">', "</span>"),
}
_STYLE: Final = """
table.diagram { width: auto; margin: .6rem 0; }
table.diagram td { border: none; padding: .1rem 1rem .1rem 0; white-space: nowrap; }
table.rows { table-layout: fixed; }
tr.badges td { border-bottom: none; padding-bottom: .1rem; break-after: avoid; }
tr.told td { background: #f6f5f1; }
tr.badges.changed td { border-top: 3px solid #333; }
.badge { font-size: .8rem; border: 1px solid #777; border-radius: .6rem; padding: 0 .5rem;
  margin-right: .4rem; white-space: nowrap; }
.badge.substance { background: #2f2f2f; color: #fff; border-color: #2f2f2f; }
p.place { font-size: .85rem; color: #4a4a4a; margin-bottom: .1rem; }
p.heading { font-weight: bold; } p.note, p.mark { font-size: .88rem; color: #4a4a4a; }
p.blank { color: #595959; font-style: italic; } .restored { text-decoration: underline; }
.editorial { color: #595959; } .step { font-weight: bold; }
.change { max-width: 46rem; } td table td, td table th { padding: .1rem .35rem; font-size: .88rem; }
nav ol { columns: 18rem; list-style: none; padding: 0; } nav li { break-inside: avoid; }
@media print { .law { break-before: page; } .law:first-of-type { break-before: auto; }
  .badge { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
"""


def write_report_html(report: Report, advance: Advance = no_progress) -> bytes:
    """Return the report as a page."""
    parts = [_head(report)]
    for done, law in enumerate(report.laws, start=1):
        parts.append(_law(report, law))
        advance(done, len(report.laws))
    return page(report.title, report.language, "".join(parts), _STYLE)


def _head(report: Report) -> str:
    rights = "".join(f'<p class="rights">{text(notice)}</p>\n' for notice in report.rights)
    legend = f'<p class="hint">{text(report.legend)}</p>\n' if report.legend else ""
    told = "".join(map(_change, report.told))
    named = f"<h1>{text(report.title)}</h1>\n<p>{text(report.subtitle)}</p>\n"
    head = f"{named}{_diagram(report)}{told}{rights}{legend}"
    if len(report.laws) < 2:
        return head
    laws = "".join(
        f'<li><a href="#{law.anchor}">{text(f"{law.name} · {law.title}")}</a></li>\n'
        for law in report.laws
    )
    name = escape(report.contents)
    return f'{head}<nav aria-label="{name}"><h2>{name}</h2><ol>\n{laws}</ol></nav>\n'


def _diagram(report: Report) -> str:
    rows = ("".join(f"<td>{text(cell)}</td>" for cell in row) for row in report.diagram)
    lines = "".join(f"<tr>{row}</tr>\n" for row in rows)
    return f'<table class="diagram">\n{lines}</table>\n' if lines else ""


def _law(report: Report, law: ReportLaw) -> str:
    heads = "".join(f'<th scope="col">{text(head)}</th>' for head in report.heads)
    rows = "".join(line for row in law.rows for line in _row(row))
    return (
        f'<section class="law" id="{law.anchor}">\n<h2>{text(f"{law.name} · {law.title}")}</h2>\n'
        f"{''.join(map(_change, law.changes))}"
        f'<table class="rows">\n<thead><tr>{heads}</tr></thead>\n'
        f"<tbody>\n{rows}</tbody>\n</table>\n</section>\n"
    )


def _change(change: ChangeText) -> str:
    paragraphs = "".join(f"<p>{_runs(runs)}</p>\n" for runs in change.paragraphs)
    return f'<div class="change"><h3>{text(change.step)}</h3>\n{paragraphs}</div>\n'


def _row(row: ReportRow) -> Iterator[str]:
    whole = f' colspan="{len(row.cells)}"'
    kind = f'<span class="badge {row.style}">{text(row.kind)}</span>' if row.kind else ""
    badges = f'<span class="badge">{text(row.relation)}</span>{kind}'
    style = "badges changed" if row.is_changed else "badges"
    yield f'<tr class="{style}"><td{whole}>{badges}</td></tr>\n'
    yield f"<tr>{''.join(map(_cell, row.cells))}</tr>\n"
    told = [
        f'<p class="note"><span class="step">{text(step)}</span> {text(words)}</p>'
        for step, words in row.notes
    ]
    told += [f'<p class="mark">{text(mark)}</p>' for mark in row.marks]
    if told:
        yield f'<tr class="told"><td{whole}>{"".join(told)}</td></tr>\n'


def _cell(cell: ReportCell) -> str:
    blocks = (_table(b) if isinstance(b, Table) else _line(b) for b in cell.blocks)
    return f'<td lang="{escape(cell.language)}">{"".join(blocks)}</td>'


def _line(line: Line) -> str:
    anchor = f' id="{escape(line.anchor)}"' if line.anchor else ""
    style = "" if line.style is LineStyle.WORDS else f' class="{line.style.value}"'
    return f"<p{style}{anchor}>{_runs(line.runs)}</p>"


def _runs(runs: Iterable[ReportRun]) -> str:
    return "".join(map(_run, runs))


def _run(run: ReportRun) -> str:
    before, after = _ELEMENTS.get(run.style, ("", ""))
    words = f"{before}{text(run.text)}{after}"
    return f'<a href="#{escape(run.target)}">{words}</a>' if run.target else words


def _table(table: Table) -> str:
    lines = []
    for number, row in enumerate(table.rows):
        name = "th" if number < table.header else "td"
        cells = (
            f"<{name}>{_restored(words) if (number, n) in table.restored else text(words)}</{name}>"
            for n, words in enumerate(row)
        )
        lines.append(f"<tr>{''.join(cells)}</tr>\n")
    caption = f"<caption>{text(table.caption)}</caption>" if table.caption else ""
    return f"<table>{caption}\n{''.join(lines)}</table>\n"


def _restored(words: str) -> str:
    before, after = _ELEMENTS[RunStyle.RESTORED]
    return f"{before}{text(words)}{after}"
