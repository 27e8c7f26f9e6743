"""The forms of a word, and the words that only look like forms of it."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.termbase import PartOfSpeech
from bridge_rules_gui.indexes.folding import fold
from bridge_rules_gui.indexes.inflection import Forms
from bridge_rules_gui.indexes.language import Language

RU, SR, BG = Language.RUSSIAN, Language.SERBIAN, Language.BULGARIAN
NOUN, VERB, ADJECTIVE = PartOfSpeech.NOUN, PartOfSpeech.VERB, PartOfSpeech.ADJECTIVE
ADVERB = PartOfSpeech.ADVERB


def _forms(words: str, lemma: str, part: PartOfSpeech, language: Language) -> set[str]:
    folded = {fold(word, language): word for word in words.split()}
    found = Forms(folded, language).of(fold(lemma, language), part)
    return {folded[word] for word in found}


@pytest.mark.parametrize(
    ("language", "part", "lemma", "forms", "others"),
    [
        # a fleeting vowel
        (RU, NOUN, "взятка", "взятка взятки взятку взяткой взяткам взяток", "взять взятие"),
        (RU, NOUN, "уровень", "уровень уровня уровню уровней", "уравнение"),
        (SR, NOUN, "karta", "karta karte kartu kartom kartama karata", "karton"),
        # ё and е
        (RU, NOUN, "партнёр", "партнёр партнера партнёрами", "партнёрский партнёрство"),
        # nouns beside verbs and nouns of the same stem
        (RU, NOUN, "назначение", "назначение назначения назначений", "назначить назначенные"),
        (RU, NOUN, "право", "право права праве правом", "правило правил правой"),
        (RU, NOUN, "обман", "обман обмана", "обмен обманного"),
        (BG, NOUN, "обява", "обява обявата обяви обявите", "обявява обявил обявяване"),
        (SR, NOUN, "par", "par para parova parovi", "pre pri"),
        # nouns that decline like adjectives
        (RU, NOUN, "вистующий", "вистующий вистующего вистующих", "вист виста вистовать"),
        (BG, NOUN, "разиграващ", "разиграващ разиграващия разиграващият", "разиграва"),
        # articles, plurals, changed consonants
        (BG, NOUN, "играч", "играч играча играчът играчи играчите", "играта игра"),
        (BG, NOUN, "ръка", "ръка ръката ръце ръцете", "ръководство"),
        (BG, NOUN, "ривок", "ривок ривока ривокът ривоци", "ривал"),
        (BG, NOUN, "карта", "карта картата карти", "кари"),
        (BG, NOUN, "раздаване", "раздаване раздаването раздавания", "раздавани раздавана"),
        (BG, NOUN, "право", "право правото права правата", "прави"),
        (BG, NOUN, "лице", "лице лицето лица лицата", "лично"),
        (BG, NOUN, "каро", "каро кари", "карти"),
        (BG, NOUN, "време", "време времето времена", "временно"),
        (BG, NOUN, "цвят", "цвят цвета цветове цветовете", "цветен"),
        (SR, NOUN, "protivnik", "protivnik protivnika protivnici protivniku", "protivan"),
        (SR, NOUN, "štih", "štih štiha štihova štihovi štihu", "stil"),
        (SR, NOUN, "delilac", "delilac delioca deliocu", "delo"),
        (SR, NOUN, "sto", "sto stola stolu stolovi", "stotina"),
        (SR, NOUN, "dami", "dami damia damija damiju", "damast"),
        # the possessive adjective stands for a case
        (SR, NOUN, "prekršitelj", "prekršitelj prekršitelja prekršiteljev", "prekršaj"),
        # adjectives
        (RU, ADJECTIVE, "легальный", "легальный легальная легальной легально", "легализация"),
        (BG, ADJECTIVE, "валиден", "валиден валидна валидния", "валидност"),
        (BG, ADJECTIVE, "случаен", "случаен случайно случайни", "случай"),
        (SR, ADJECTIVE, "legalan", "legalan legalna legalnog legalno", "legat"),
        # verbs with their participles
        (RU, VERB, "пасовать", "пасовать пасует пасуя пасовал пасующий", "пас паса"),
        (RU, VERB, "сыграть", "сыграть сыграл сыграна сыгранная сыграв", "игра"),
        (RU, VERB, "тасовать", "тасовать тасуется тасованы", "тасование"),
        (RU, VERB, "найти", "найти найдёт найдена", "находка"),
        (RU, VERB, "утвердить", "утвердить утверждён утверждено", "утверждение"),
        (RU, VERB, "возвратить", "возвратить возвращены", "возврат"),
        (RU, VERB, "заявить", "заявить заявил заявит заявленный", "заявка"),
        (RU, VERB, "сдавать", "сдавать сдавал сдавались", "сдача"),
        (RU, VERB, "отказаться", "отказаться отказался", "отказал отказ"),
        (RU, VERB, "может", "может могут могла", "мощь"),
        (RU, VERB, "следует", "следует следовало", "следующий следующую следуя"),
        (BG, VERB, "обявя", "обявя обяви обявят обявил обявена", "обявата обявление"),
        (BG, VERB, "може", "може могат могъл могли", "мощ"),
        (BG, VERB, "избера", "избера избере избран избрала", "избор"),
        (BG, VERB, "обърна", "обърна обърне обърнато обърнат", "оборот"),
        (BG, VERB, "съглася", "съглася съгласил", "съгласно"),
        (SR, VERB, "izvesti", "izvesti izvede izveden izveo", "izvestiti izvestio"),
        (SR, VERB, "licitirati", "licitirati licitira licitirao licitirani", "licit licita"),
        (SR, VERB, "kazniti", "kazniti kazni kažnjena", "kaznena kaznenih kazna"),
        (SR, VERB, "dobiti", "dobiti dobije dobijena", "dobitak"),
        (SR, VERB, "otkriti", "otkriti otkrije otkriven", "otkup"),
        (SR, VERB, "može", "može mogu mogao", "možda"),
        # what has no forms
        (BG, ADVERB, "незабавно", "незабавно", "незабавен"),
        (SR, VERB, "će", "će", "ćeo"),
    ],
)
def test_a_form_is_told_from_another_word(
    language: Language, part: PartOfSpeech, lemma: str, forms: str, others: str
) -> None:
    assert _forms(f"{forms} {others}", lemma, part, language) == set(forms.split())


@pytest.mark.parametrize(
    ("language", "part", "word", "forms", "others"),
    [
        # any nominal word, itself declined
        (RU, NOUN, "игры", "игра игры игрой", "играть"),
        (BG, NOUN, "наказана", "наказан наказана наказаната наказани", "наказание"),
        # an infinitive is a verb also in a term called a noun
        (SR, NOUN, "pasirati", "pasira pasirao", "pas"),
        # what looks like a verb in a term that is one
        (BG, VERB, "обявя", "обяви обявил", "обявление"),
        # particles and prepositions are only themselves
        (BG, NOUN, "на", "на", "наш не"),
    ],
)
def test_a_word_of_a_phrase_has_the_forms_of_any_nominal(
    language: Language, part: PartOfSpeech, word: str, forms: str, others: str
) -> None:
    vocabulary = f"{forms} {others}".split()
    assert Forms(vocabulary, language).in_phrase(word, part) == set(forms.split())
