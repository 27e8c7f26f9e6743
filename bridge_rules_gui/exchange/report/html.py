"""A report as one file of HTML: loads nothing, prints well, works without any script."""

from __future__ import annotations

from collections.abc import Iterator

from bridge_rules_gui.exchange.html_page import page
from bridge_rules_gui.exchange.report.content import Advance, Report, ReportLaw, no_progress


def write_report_html(report: Report, advance: Advance = no_progress) -> bytes:
    """Return the report as a page."""

    def laws() -> Iterator[ReportLaw]:
        for done, law in enumerate(report.laws, start=1):
            yield law
            advance(done, len(report.laws))

    return page(
        "report.html", title=report.title, language=report.language, report=report, laws=laws()
    )
