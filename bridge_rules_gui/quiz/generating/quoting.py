"""Reasons in the words of the books: what provisions say, each quotation readable by itself.

A rule rests on the few words that decide. Whoever reads them alone needs the whole sentence, the
head that breaks off before an item ("declarer may:"), and all that is quoted of a provision in one
piece, as it follows in print.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import Passage
from bridge_rules_gui.corpus.provision import Provision
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.quiz.generating.prompt import quotation
from bridge_rules_gui.quiz.question import Source
from bridge_rules_gui.table.ground import OMISSION, Ground, passages
from bridge_rules_gui.table.verdict import Role

_BESIDE: Final = frozenset({Role.IRREGULARITY, Role.INFORMATION, Role.PROCEDURE})
"""What stands beside what decides a ruling, unless it is the first."""
_SENTENCE_END: Final = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_a-zа-яёčćđšžђјљњћџ])|\n")
_ENDED: Final = re.compile(r"[.!?][\"”“»)]*$")
_FEW_WORDS: Final = 4
"""A sentence of fewer words ("He may:") says nothing without the one before it."""
_NO_HEAD: Final = re.compile(
    "(?:Кроме того|Pored toga|Takođe|Също така):"
    "|Если оно относится к предстоящим взяткам|Ako se odnosi na buduće štihove"
)
"""Leads over to the items of a list, each of which is read without it."""
_OPEN: Final = re.compile(
    r"(?:\b(?:ако|если|ako|когато|когда|kada|или|ili|либо|то|тогава|онда|onda|tada|да|da"
    r"|може|может|može|случаях)\s*:?|избере:)$"
)
"""Ends a head that says nothing without its items."""
_ONLY_SENDS: Final = re.compile(r"(?:Vidi član|Виж П|См\. правило)\s*\S+$")
"""All the words of a provision that says nothing of its own."""
_SHORT_END: Final = 10
_BUT: Final = re.compile(r",\s+(?:но|ali)\s+(?!только|до того|samo|pre |само|преди)")
"""Joins the halves of a contrast; what follows is no condition of what goes before."""
_WHOLE_SENTENCE_END: Final = re.compile(
    r"(?<=[.!?])\s+(?=[^\W\d_a-zа-яёčćđšžђјљњћџ]|[(\"“„«])|\n|(?<=[а-яё]\.)(?=[А-ЯЁ][а-яё])"
)
_CLAUSE_END: Final = re.compile(rf"{_WHOLE_SENTENCE_END.pattern}|(?<=;)\s+")
_BRACKETED: Final = re.compile(r"\((?:[^()]|\([^()]*\))*\)")
"""Stays in one piece: no clause ends in it."""
_SHORT: Final = 600
"""Letters of a provision that is soon read."""
_LAST_STOP: Final = re.compile(r"(?:[\s,;.]|\b(?:или|ili)$)+$")


def deciding(ruling: Ruling) -> tuple[Ground, ...]:
    """Return the grounds that decide a ruling together, the head of a provision before its items.

    A head alone says only when it applies, an item alone only what follows (25B2(b) of 1987,
    30B1 of 2017, 70C). A provision that only sends to another one is read with that (56 of 2007).
    """
    first = ruling.laws[0].ground
    laws = (law.ground for law in ruling.laws if law.role not in _BESIDE)
    grounds = (first, *laws, *(option.ground for option in ruling.options))
    near = {
        ground.citation: ground
        for ground in reversed(grounds)
        if ground.citation.is_within(first.citation) or first.citation.is_within(ground.citation)
    }
    decides = tuple(sorted(near.values(), key=lambda ground: ground.citation.labels))
    sends = len(ruling.laws) > 1 and _ONLY_SENDS.match(first.words)
    return (*decides, ruling.laws[1].ground) if sends else decides


def _lit(ruling: Ruling) -> Mapping[Citation, Ground]:
    """Return what a ruling and its steps rest on, what introduces it too, each provision once."""
    rests_on = [
        *(law.ground for law in ruling.laws),
        *(bar.ground for bar in ruling.bars),
        *(option.ground for option in ruling.options),
        *(restriction.ground for restriction in ruling.lead_restrictions),
        *(card.ground for card in ruling.penalty_cards),
        *(learnt.ground for learnt in ruling.unauthorised),
        *(call.ground for call in ruling.withdrawn),
        *(law.ground for step in reversed(ruling.steps) for law in step.laws),
    ]
    found: dict[Citation, Ground] = {}
    for ground in rests_on:
        for each in (ground, *ground.under):
            found.setdefault(each.citation, each)
    return found


class Quoting:
    """Quotes the provisions that rulings rest on."""

    def __init__(self, corpus: Corpus) -> None:
        self._corpus = corpus

    def because(self, ruling: Ruling) -> Sentence:
        """Return why a ruling is right: the provision and the words of it that decide."""
        return self.quoted(ruling, *deciding(ruling))

    def so_where(self, ruling: Ruling) -> Sentence:
        """Return where something would be ruled that is not ruled here."""
        grounds = self.whole(ruling, deciding(ruling))
        if len(grounds) == 1:
            (ground,) = grounds
            words = "That is right where {cite} applies: “{words}”"
            return sentence(words, cite=ground.citation, words=ground.words)
        cite = ruling.laws[0].ground.citation
        quoted = self.quoted(ruling, *grounds)
        return sentence("That is right where {cite} applies. {said}", cite=cite, said=quoted)

    def not_applied(self, ruling: Ruling, here: Ruling) -> Sentence:
        """Return why a ruling on another case is not one on this: another provision decides."""
        cite, own = (each.laws[0].ground.citation for each in (ruling, here))
        quoted = self.quoted(ruling, *deciding(ruling))
        words = "Here {own} decides, and {cite} does not apply. {said}"
        return sentence(words, own=own, cite=cite, said=quoted)

    def quoted(self, ruling: Ruling, *grounds: Ground) -> Sentence:
        """Return what provisions of a ruling say, in the words of them that decide."""
        return quotations(self.whole(ruling, grounds))

    def whole(self, ruling: Ruling, grounds: Iterable[Ground]) -> tuple[Ground, ...]:
        """Return grounds of a ruling so that each can be read: one a provision, its heads first.

        A head is a condition, and quoted where the ruling rests on it too. A ground to which
        another section sends follows that section instead, not the heads it is printed under
        (31B2 of 2017 sends to 31A2, 16D3 to 16D2).
        """
        found: dict[Citation, Ground] = {}
        lit = _lit(ruling)
        for ground in grounds:
            for each in (*self._led_in_by(ground, lit), ground):
                known = found.get(each.citation)
                found[each.citation] = each if known is None else known.quoting(each)
        complete = {
            each.citation: each
            for ground in found.values()
            for each in (ground, *self._items_led_to(ground, found))
        }
        read = [self._read_whole(each, complete) for each in complete.values()]
        return tuple(_heads_first(read))

    def sources(self, sources: Iterable[Source]) -> tuple[Source, ...]:
        """Return places with all that bears on an answer, heads behind what hangs on them.

        A condition, an exception and what follows from them often stand in clauses or sentences
        of their own: so a short provision is quoted whole, in whole sentences a long one and one
        with a table. The heads of an item to which another of the places sends are left out.
        """
        given = tuple(sources)
        named = [source.address for source in given]
        found: dict[Address, Source] = {}
        for each in given:
            sent = any(self._sends(sender, each.address) for sender in named)
            for source in (each, *(() if sent else self._heads_of(each))):
                found.setdefault(source.address, source)
        places = [address.place for address in found]
        quoted = [place for place in places if isinstance(place, Citation)]
        return tuple(self._source_read_whole(each, quoted) for each in found.values())

    def _heads_of(self, source: Source) -> Iterator[Source]:
        place = source.address.place
        if isinstance(place, Citation):
            provision = self._corpus.provision(source.address.edition, place)
            for above, words in reversed(self._breaking_off(provision)):
                yield Source(Address(source.address.edition, above), words)

    def _source_read_whole(self, source: Source, quoted: Sequence[Citation]) -> Source:
        place = source.address.place
        if not isinstance(place, Citation) or not source.words:
            return source
        ground = Ground(source.address.edition, place, source.words)
        provision = self._corpus.provision(ground.edition, place)
        text = provision.body.text
        leads_on = provision.children and not any(
            each.is_within(item) for item in provision.children for each in quoted
        )
        cut = any(
            _is_of_another_case(ground, text.rpartition(words)[2])
            for words in passages(ground.words)
        )
        is_short = len(text) <= _SHORT and not (leads_on or cut or provision.tables)
        if is_short and all(words in text for words in passages(ground.words)):
            return Source(ground.address, _LAST_STOP.sub("", text))
        ground = self._read_whole(ground, quoted, _WHOLE_SENTENCE_END)
        return Source(ground.address, ground.words)

    def clause(self, edition: Edition, citation: Citation) -> str:
        """Return what a provision first says, from the head it hangs on to its first full stop."""
        provision = self._corpus.provision(edition, citation)
        heads = (words for _, words in self._breaking_off(provision))
        text = OMISSION.join((*heads, *self._first_words(provision)))
        return _LAST_STOP.sub("", text)

    def _first_words(self, provision: Provision) -> Iterator[str]:
        """Yield the first sentence of a provision, with its first item where it breaks off."""
        first = next(iter(_sentences(provision.body.text)), "")
        if first:
            yield first
        if provision.children and not _ENDED.search(first):
            below = self._corpus.provision(provision.edition, provision.children[0])
            yield from self._first_words(below)
        elif not first:
            yield provision.heading.text

    def _items_led_to(self, ground: Ground, quoted: Iterable[Citation]) -> Iterator[Ground]:
        """Yield the items of a head whose last quoted word asks for them, where none is quoted."""
        provision = self._corpus.provision(ground.edition, ground.citation)
        last = provision.body.text.rpartition(passages(ground.words)[-1])
        leads_on = _OPEN.search(last[1] + last[2]) and not last[2].startswith(".")
        if not last[1] or not leads_on or len(last[2]) > _SHORT_END:
            return
        if any(each.is_within(item) for item in provision.children for each in quoted):
            return
        for item in provision.children:
            body = self._corpus.provision(ground.edition, item).body.text
            if _sentences(body):
                yield Ground(ground.edition, item, _sentences(body)[0])

    def _led_in_by(self, ground: Ground, lit: Mapping[Citation, Ground]) -> Iterator[Ground]:
        """Yield what a ground hangs on where these are lit: heads that break off, or what sends."""
        provision = self._corpus.provision(ground.edition, ground.citation)
        heads = self._breaking_off(provision)
        if any(place not in lit for place, _ in heads):
            for sender in lit.values():
                if self._sends(sender.address, ground.address):
                    yield from (*self._led_in_by(sender, lit), sender)
        yield from (Ground(ground.edition, place, words) for place, words in heads if place in lit)

    def _sends(self, sender: Address, place: Address) -> bool:
        """Whether a provision refers to another one of its law, in which neither stands."""
        here, there = sender.place, place.place
        if not isinstance(here, Citation) or not isinstance(there, Citation):
            return False
        if here.law != there.law or here.is_within(there) or there.is_within(here):
            return False
        references = self._corpus.provision(sender.edition, here).body.references
        return any(reference.target == there for reference in references)

    def _breaking_off(self, provision: Provision) -> Sequence[tuple[Citation, str]]:
        """Return the heads that a provision is an item of, the outermost first."""
        found: list[tuple[Citation, str]] = []
        for above in provision.citation.ancestors():
            head = self._corpus.provision(provision.edition, above)
            words = breaking_off(head.body.text)
            if words:
                found.append((above, words))
        return found[::-1]

    def _read_whole(
        self, ground: Ground, quoted: Iterable[Citation], ending: re.Pattern[str] = _CLAUSE_END
    ) -> Ground:
        """Return a ground with the clauses its passages stand in, as they follow in print.

        `ending` is found between two of them, or between what is quoted instead.
        Where none of its items is `quoted` with it, it ends before what leads over to them.
        """
        texts = self._texts(ground)
        here = ground.citation
        items = self._corpus.provision(ground.edition, here).children
        leads_on = bool(items) and not any(
            each.is_within(item) for item in items for each in quoted
        )
        spans: dict[tuple[int, int, int], None] = {}
        for words in passages(ground.words):
            number = next((n for n, text in enumerate(texts) if words in text), None)
            if number is None:  # in a table
                return ground
            start, end = _clause_around(texts[number], words, ending)
            own_end = texts[number].find(words) + len(words)
            if leads_on and end == len(texts[number]) and breaking_off(texts[number]):
                end = own_end
            in_brackets = _in_brackets(texts[number], own_end)
            if not in_brackets and _is_of_another_case(ground, texts[number][own_end:end]):
                end = own_end
            spans[number, start, end] = None
        read = [texts[number][start:end] for number, start, end in _run_together(sorted(spans))]
        return replace(ground, words=OMISSION.join(_LAST_STOP.sub("", each) for each in read))

    def _texts(self, ground: Ground) -> Sequence[str]:
        provision = self._corpus.provision(ground.edition, ground.citation)
        notes = self._corpus.books[ground.edition].footnotes
        below = [note.body for note in notes if ground.citation in note.on]
        read: tuple[Passage, ...] = (provision.body, provision.closing, *below, provision.heading)
        return [passage.text for passage in read]


def _is_of_another_case(ground: Ground, rest: str) -> bool:
    """Whether what follows in a clause is the other half of a contrast, and another idea's words.

    "As fair as possible, but doubtful points against the claimer" (70A): where only one half is
    quoted, the ruling is not by the other one.
    """
    contrast = _BUT.match(rest)
    if contrast is None or not ground.citation.law:
        return False
    book = clauses(ground.citation.law)[ground.edition]
    others = (book[idea] for idea in book)
    starts = (passages(each.words)[0] for each in others if each.citation == ground.citation)
    return any(rest[contrast.end() :].startswith(words) for words in starts)


def quotations(grounds: Iterable[Ground]) -> Sentence:
    """Return what provisions say, one after the other."""
    quoted = [quotation(each.citation, each.words) for each in grounds]
    return quoted[0] if len(quoted) == 1 else sentence("{sentences}", sentences=quoted)


def _heads_first(grounds: Sequence[Ground]) -> Iterator[Ground]:
    """Yield grounds in their order, each head just before the first of its items."""
    met: set[Citation] = set()
    for ground in grounds:
        above = [g for g in grounds if ground.citation.is_within(g.citation)]
        for each in sorted(above, key=lambda each: len(each.citation.labels)):
            if each.citation not in met:
                met.add(each.citation)
                yield each


def _sentences(text: str) -> list[str]:
    return [words for words in _SENTENCE_END.split(text) if words.strip()]


def breaking_off(text: str) -> str:
    """Return the end of a head that breaks off before its items, "" where it does not."""
    sentences = _sentences(text)
    if not sentences or _ENDED.search(sentences[-1].rstrip()) or _NO_HEAD.match(sentences[-1]):
        return ""
    requested = 2 if len(sentences[-1].split()) < _FEW_WORDS else 1
    first = text.rfind(sentences[-requested]) if len(sentences) >= requested else 0
    return text[first:].strip()


def _clause_around(text: str, words: str, ending: re.Pattern[str]) -> tuple[int, int]:
    """Return where the clauses start and end that some words of a text stand in."""
    start = text.find(words)
    end = start + len(words)
    found = (each.span() for each in ending.finditer(text))
    breaks = [(before, after) for before, after in found if not _in_brackets(text, before)]
    first = max((after for _, after in breaks if after <= start), default=0)
    last = min((before for before, _ in breaks if before >= end - 1), default=len(text))
    return first, max(last, end)


def _in_brackets(text: str, place: int) -> bool:
    return any(found.start() < place < found.end() for found in _BRACKETED.finditer(text))


def _run_together(spans: Iterable[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Return the stretches of texts that spans in their order make up."""
    found: list[tuple[int, int, int]] = []
    for number, start, end in spans:
        if found and found[-1][0] == number and start <= found[-1][2] + 1:
            found[-1] = (number, found[-1][1], max(end, found[-1][2]))
        else:
            found.append((number, start, end))
    return found
