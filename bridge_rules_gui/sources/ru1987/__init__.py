"""The Laws of 1987 in Russian: a book of booklet pages, read into a draft.

The file holds the pages in the order in which printed sheets want them, four streams of
them; reading begins with putting the pages in order. Then each part of the book has its
module: `contents`, `matter`, `definitions`, `body` with `tables`, `subject_index`; `book`
puts them together.
"""

from bridge_rules_gui.sources.ru1987.book import read

__all__ = ["read"]
