"""HTML in a text of the reader's own is words or nothing: it runs nothing and loads nothing."""

from __future__ import annotations

from bridge_rules_gui.reading.own_text.reader import read_content

HOSTILE = """<html><head><link rel="stylesheet" href="http://example.org/a.css">
<style>@import url(file:///etc/passwd);</style><script>alert(1)</script></head><body>
<h2>Law 1</h2><p onclick="alert(2)">The pack <img src="file:///etc/passwd" alt="x">has cards
<a href="javascript:alert(3)">of suits</a> &lt;img src=1&gt;.</p>
<iframe src="http://example.org/"></iframe><object data="http://example.org/"></object></body></html>
"""


def test_only_words_of_html_become_words_of_a_law() -> None:
    own = read_content(HOSTILE.encode(), "hostile.html", "hostile.html")
    words = " ".join(" ".join(f"{p.heading} {p.text}" for p in own.provisions).split())
    assert "The pack" in words
    assert "has cards of suits <img src=1>." in words
    for part in ("alert", "example.org", "passwd", "<p", "<script", "<a"):
        assert part not in words
