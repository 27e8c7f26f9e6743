<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>{told} · of %n rows</source>
        <translation>
            <numerusform>{told} · из %n строки</numerusform>
            <numerusform>{told} · из %n строк</numerusform>
            <numerusform>{told} · из %n строк</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows changed in substance</source>
        <translation>
            <numerusform>по существу изменилась %n строка</numerusform>
            <numerusform>по существу изменились %n строки</numerusform>
            <numerusform>по существу изменились %n строк</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others did not</source>
        <translation>
            <numerusform>%n другая — нет</numerusform>
            <numerusform>%n другие — нет</numerusform>
            <numerusform>%n других — нет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>... and %n more remarks; the command line gives all of them.</source>
        <translation>
            <numerusform>... и ещё %n замечание; все их даёт командная строка.</numerusform>
            <numerusform>... и ещё %n замечания; все их даёт командная строка.</numerusform>
            <numerusform>... и ещё %n замечаний; все их даёт командная строка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>... and %n more rows; the command line gives all of them.</source>
        <translation>
            <numerusform>... и ещё %n строка; все их даёт командная строка.</numerusform>
            <numerusform>... и ещё %n строки; все их даёт командная строка.</numerusform>
            <numerusform>... и ещё %n строк; все их даёт командная строка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>... and %n more characters</source>
        <translation>
            <numerusform>... и ещё %n символ</numerusform>
            <numerusform>... и ещё %n символа</numerusform>
            <numerusform>... и ещё %n символов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words differ</source>
        <translation>
            <numerusform>отличается %n слово</numerusform>
            <numerusform>отличаются %n слова</numerusform>
            <numerusform>отличаются %n слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {form}, %n lines; encoding {encoding}, {source}.</source>
        <translation>
            <numerusform>{file}: {form}, %n строка; кодировка {encoding}, {source}.</numerusform>
            <numerusform>{file}: {form}, %n строки; кодировка {encoding}, {source}.</numerusform>
            <numerusform>{file}: {form}, %n строк; кодировка {encoding}, {source}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{same} of %n places agree word for word</source>
        <translation>
            <numerusform>Слово в слово совпадают {same} из %n места</numerusform>
            <numerusform>Слово в слово совпадают {same} из %n мест</numerusform>
            <numerusform>Слово в слово совпадают {same} из %n мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{known} of %n questions known</source>
        <translation>
            <numerusform>известно: {known} из %n вопроса</numerusform>
            <numerusform>известно: {known} из %n вопросов</numerusform>
            <numerusform>известно: {known} из %n вопросов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answers right</source>
        <translation>
            <numerusform>верно: {right} из %n ответа</numerusform>
            <numerusform>верно: {right} из %n ответов</numerusform>
            <numerusform>верно: {right} из %n ответов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} claims {own} of the %n tricks left.</source>
        <translation>
            <numerusform>{player} претендует на {own} из %n оставшейся взятки.</numerusform>
            <numerusform>{player} претендует на {own} из %n оставшихся взяток.</numerusform>
            <numerusform>{player} претендует на {own} из %n оставшихся взяток.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} concedes {own} of the %n tricks left.</source>
        <translation>
            <numerusform>{player} уступает {own} из %n оставшейся взятки.</numerusform>
            <numerusform>{player} уступает {own} из %n оставшихся взяток.</numerusform>
            <numerusform>{player} уступает {own} из %n оставшихся взяток.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more forms</source>
        <translation>
            <numerusform>и ещё %n форма</numerusform>
            <numerusform>и ещё %n формы</numerusform>
            <numerusform>и ещё %n форм</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Bridge Rules</source>
        <translation>О программе Bridge Rules</translation>
    </message>
    <message>
        <source>Bridge Rules {version}</source>
        <translation>Bridge Rules {version}</translation>
    </message>
    <message>
        <source>A study desk for the Laws of Duplicate Bridge: 1987, 2007 and 2017.</source>
        <translation>Рабочий стол для изучения Правил спортивного бриджа 1987, 2007 и 2017 годов.</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}, PySide {pyside}</source>
        <translation>Python {python}, Qt {qt}, PySide {pyside}</translation>
    </message>
    <message>
        <source>The books</source>
        <translation>Книги</translation>
    </message>
</context>
<context>
    <name>AccuracyChart</name>
    <message>
        <source>Accuracy of each topic over time</source>
        <translation>Точность по темам с течением времени</translation>
    </message>
    <message>
        <source>{topic}: {right} of {answers} right</source>
        <translation>{topic}: верно {right} из {answers}</translation>
    </message>
    <message>
        <source>{share} · {right} of {answers}</source>
        <translation>{share} · {right} из {answers}</translation>
    </message>
</context>
<context>
    <name>ActPanel</name>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>(nobody)</source>
        <translation>(никто)</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>&amp;Add to the Story</source>
        <translation>&amp;Добавить в историю</translation>
    </message>
    <message>
        <source>&amp;Change the Event</source>
        <translation>Измени&amp;ть событие</translation>
    </message>
    <message>
        <source>Words that went with it</source>
        <translation>Слова, сказанные при этом</translation>
    </message>
    <message>
        <source>Words with it</source>
        <translation>Слова при этом</translation>
    </message>
    <message>
        <source>What is known about it; leave open what is not told</source>
        <translation>Что об этом известно; чего история не говорит, оставьте открытым</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>П&amp;ереход</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>За&amp;метки</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Simulator</source>
        <translation>&amp;Симулятор</translation>
    </message>
    <message>
        <source>&amp;Quiz</source>
        <translation>В&amp;опросы</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Сп&amp;равка</translation>
    </message>
    <message>
        <source>&amp;Open a Text of Your Own...</source>
        <translation>&amp;Открыть свой текст...</translation>
    </message>
    <message>
        <source>&amp;Your Own Texts</source>
        <translation>&amp;Свои тексты</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>&amp;Экспорт...</translation>
    </message>
    <message>
        <source>&amp;Export Terms...</source>
        <translation>Экспорт &amp;терминов...</translation>
    </message>
    <message>
        <source>&amp;Import Glossary...</source>
        <translation>&amp;Импорт глоссария...</translation>
    </message>
    <message>
        <source>&amp;Remove Glossary</source>
        <translation>&amp;Убрать глоссарий</translation>
    </message>
    <message>
        <source>Print Pre&amp;view...</source>
        <translation>Прос&amp;мотр печати...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Печать...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy with Ci&amp;tation</source>
        <translation>Копировать со ссы&amp;лкой</translation>
    </message>
    <message>
        <source>&amp;Find on This Page...</source>
        <translation>&amp;Найти на этой странице...</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Найти &amp;далее</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>Найти &amp;ранее</translation>
    </message>
    <message>
        <source>&amp;Go to...</source>
        <translation>П&amp;ерейти к...</translation>
    </message>
    <message>
        <source>&amp;Search...</source>
        <translation>По&amp;иск...</translation>
    </message>
    <message>
        <source>&amp;Quick Find...</source>
        <translation>&amp;Быстрый поиск...</translation>
    </message>
    <message>
        <source>Show the &amp;Term</source>
        <translation>По&amp;казать термин</translation>
    </message>
    <message>
        <source>Consistenc&amp;y Report</source>
        <translation>Отчёт о со&amp;гласованности</translation>
    </message>
    <message>
        <source>Filter the &amp;Contents...</source>
        <translation>&amp;Фильтр оглавления...</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Вперёд</translation>
    </message>
    <message>
        <source>&amp;Previous Law</source>
        <translation>&amp;Предыдущее правило</translation>
    </message>
    <message>
        <source>&amp;Next Law</source>
        <translation>&amp;Следующее правило</translation>
    </message>
    <message>
        <source>&amp;Overview of Changes</source>
        <translation>&amp;Обзор изменений</translation>
    </message>
    <message>
        <source>&amp;What Changed for...</source>
        <translation>&amp;Что изменилось для...</translation>
    </message>
    <message>
        <source>Next C&amp;hange</source>
        <translation>Следующее и&amp;зменение</translation>
    </message>
    <message>
        <source>Previous Ch&amp;ange</source>
        <translation>Предыдущее из&amp;менение</translation>
    </message>
    <message>
        <source>Next T&amp;erm Compared</source>
        <translation>Следующий &amp;термин в сравнении</translation>
    </message>
    <message>
        <source>Previous Te&amp;rm Compared</source>
        <translation>Предыдущий те&amp;рмин в сравнении</translation>
    </message>
    <message>
        <source>&amp;1987 RU</source>
        <translation>&amp;1987 RU</translation>
    </message>
    <message>
        <source>&amp;2007 SR</source>
        <translation>&amp;2007 SR</translation>
    </message>
    <message>
        <source>2&amp;017 BG</source>
        <translation>2&amp;017 BG</translation>
    </message>
    <message>
        <source>Re&amp;ad</source>
        <translation>&amp;Чтение</translation>
    </message>
    <message>
        <source>Co&amp;mpare This Law</source>
        <translation>&amp;Сравнить это правило</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Compare Word &amp;by Word</source>
        <translation>Сравнить по с&amp;ловам</translation>
    </message>
    <message>
        <source>&amp;Terms</source>
        <translation>&amp;Термины</translation>
    </message>
    <message>
        <source>Th&amp;e Simulator</source>
        <translation>Симул&amp;ятор</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>Симулятор</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>О&amp;главление</translation>
    </message>
    <message>
        <source>&amp;On This Law</source>
        <translation>Об &amp;этом правиле</translation>
    </message>
    <message>
        <source>&amp;Words of Obligation</source>
        <translation>Слова &amp;долженствования</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>Следу&amp;ющая панель</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>&amp;Предыдущая панель</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>У&amp;величить</translation>
    </message>
    <message>
        <source>Zoom O&amp;ut</source>
        <translation>У&amp;меньшить</translation>
    </message>
    <message>
        <source>Usual Si&amp;ze</source>
        <translation>Обычный ра&amp;змер</translation>
    </message>
    <message>
        <source>Lar&amp;ger Interface</source>
        <translation>Интер&amp;фейс крупнее</translation>
    </message>
    <message>
        <source>Smaller Inter&amp;face</source>
        <translation>Интерфейс м&amp;ельче</translation>
    </message>
    <message>
        <source>Interface Size of the S&amp;ystem</source>
        <translation>Размер интерфейса &amp;как в системе</translation>
    </message>
    <message>
        <source>Colours of the &amp;System</source>
        <translation>Цвета с&amp;истемы</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>Светл&amp;ая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Тём&amp;ная</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Высоки&amp;й контраст</translation>
    </message>
    <message>
        <source>Sou&amp;rce Lines</source>
        <translation>Ст&amp;роки источника</translation>
    </message>
    <message>
        <source>&amp;Help on This</source>
        <translation>&amp;Справка об этом</translation>
    </message>
    <message>
        <source>&amp;Guides</source>
        <translation>&amp;Руководства</translation>
    </message>
    <message>
        <source>&amp;Keyboard Map</source>
        <translation>Сочетания &amp;клавиш</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Экскурсия</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Приветствие</translation>
    </message>
    <message>
        <source>&amp;Rights of the Books</source>
        <translation>Права на к&amp;ниги</translation>
    </message>
    <message>
        <source>&amp;About Bridge Rules</source>
        <translation>&amp;О программе Bridge Rules</translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation>&amp;English</translation>
    </message>
    <message>
        <source>&amp;Български</source>
        <translation>&amp;Български</translation>
    </message>
    <message>
        <source>&amp;Русский</source>
        <translation>&amp;Русский</translation>
    </message>
    <message>
        <source>&amp;Srpski (latinica)</source>
        <translation>&amp;Srpski (latinica)</translation>
    </message>
    <message>
        <source>&amp;Српски (ћирилица)</source>
        <translation>&amp;Српски (ћирилица)</translation>
    </message>
    <message>
        <source>&amp;Bookmark This Place</source>
        <translation>&amp;Закладка на этом месте</translation>
    </message>
    <message>
        <source>&amp;Note on This Provision...</source>
        <translation>За&amp;метка к положению...</translation>
    </message>
    <message>
        <source>&amp;Select Words by Keyboard</source>
        <translation>Выбрать &amp;слова с клавиатуры</translation>
    </message>
    <message>
        <source>Highlight as &amp;Important</source>
        <translation>Выделить как &amp;важное</translation>
    </message>
    <message>
        <source>Highlight as a &amp;Question</source>
        <translation>Выделить как воп&amp;рос</translation>
    </message>
    <message>
        <source>Highlight to &amp;Learn</source>
        <translation>Выделить для изу&amp;чения</translation>
    </message>
    <message>
        <source>&amp;Remove Highlight</source>
        <translation>&amp;Убрать выделение</translation>
    </message>
    <message>
        <source>&amp;My Notes</source>
        <translation>Мои з&amp;аметки</translation>
    </message>
    <message>
        <source>&amp;Export My Notes...</source>
        <translation>&amp;Экспорт заметок...</translation>
    </message>
    <message>
        <source>&amp;Forget Recent Places</source>
        <translation>Забы&amp;ть недавние места</translation>
    </message>
    <message>
        <source>Remember Recent &amp;Places</source>
        <translation>Запоминать &amp;недавние места</translation>
    </message>
    <message>
        <source>&amp;Today&apos;s Questions</source>
        <translation>&amp;Вопросы на сегодня</translation>
    </message>
    <message>
        <source>Practise My &amp;Weak Laws</source>
        <translation>Слабые &amp;правила</translation>
    </message>
    <message>
        <source>Sit an E&amp;xam...</source>
        <translation>С&amp;дать экзамен...</translation>
    </message>
    <message>
        <source>&amp;Go On with the Exam</source>
        <translation>Продол&amp;жить экзамен</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Статистика</translation>
    </message>
    <message>
        <source>&amp;Export Progress...</source>
        <translation>&amp;Экспорт прогресса...</translation>
    </message>
    <message>
        <source>&amp;Import Progress...</source>
        <translation>&amp;Импорт прогресса...</translation>
    </message>
    <message>
        <source>&amp;Situations...</source>
        <translation>&amp;Ситуации...</translation>
    </message>
    <message>
        <source>&amp;New Story...</source>
        <translation>&amp;Новая история...</translation>
    </message>
    <message>
        <source>&amp;Open Story or Record...</source>
        <translation>&amp;Открыть историю или запись...</translation>
    </message>
    <message>
        <source>&amp;Edit This Story</source>
        <translation>&amp;Править эту историю</translation>
    </message>
    <message>
        <source>Pr&amp;actise This Story</source>
        <translation>&amp;Тренироваться на этой истории</translation>
    </message>
    <message>
        <source>&amp;Play or Pause</source>
        <translation>&amp;Воспроизведение или пауза</translation>
    </message>
    <message>
        <source>Step &amp;Forward</source>
        <translation>&amp;Шаг вперёд</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation>Шаг на&amp;зад</translation>
    </message>
    <message>
        <source>To the Beginnin&amp;g</source>
        <translation>К на&amp;чалу</translation>
    </message>
    <message>
        <source>To the En&amp;d</source>
        <translation>К кон&amp;цу</translation>
    </message>
    <message>
        <source>To the &amp;Irregularity</source>
        <translation>К нар&amp;ушению</translation>
    </message>
    <message>
        <source>To the Next Diffe&amp;rence</source>
        <translation>К следующему &amp;различию</translation>
    </message>
    <message>
        <source>&amp;Three Editions at Once</source>
        <translation>Три ре&amp;дакции сразу</translation>
    </message>
    <message>
        <source>&amp;Why Not Another Provision?</source>
        <translation>Почему не друго&amp;е положение?</translation>
    </message>
    <message>
        <source>Export &amp;Handout...</source>
        <translation>Экспорт раздаточного &amp;листа...</translation>
    </message>
</context>
<context>
    <name>AddressBar</name>
    <message>
        <source>Go to a place in the Laws, or search</source>
        <translation>Перейти к месту в правилах или искать</translation>
    </message>
    <message>
        <source>Type a law such as 27B1, П27В1(б) or 2007 27B, or any words, and press Enter</source>
        <translation>Введите правило, например 27B1, П27В1(б) или 2007 27B, или любые слова и нажмите Enter</translation>
    </message>
    <message>
        <source>Go to or search: 27B1, П27В1(б), 2007 27, ривок, insufficient bid ...</source>
        <translation>Перейти или искать: 27B1, П27В1(б), 2007 27, фальшренонс, insufficient bid ...</translation>
    </message>
    <message>
        <source>Recent places (Alt+Down)</source>
        <translation>Недавние места (Alt+Down)</translation>
    </message>
</context>
<context>
    <name>AuctionView</name>
    <message>
        <source>Auction</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>No call yet.</source>
        <translation>Заявок ещё нет.</translation>
    </message>
    <message>
        <source>The auction is not recorded.</source>
        <translation>Торговля не записана.</translation>
    </message>
    <message>
        <source>{dealer} deals, {vulnerable}</source>
        <translation>Сдавал {dealer}, {vulnerable}</translation>
    </message>
</context>
<context>
    <name>BeginningForm</name>
    <message>
        <source>Where the story begins</source>
        <translation>Где начинается история</translation>
    </message>
    <message>
        <source>begins with the auction</source>
        <translation>начинается с торговли</translation>
    </message>
    <message>
        <source>begins with the opening lead</source>
        <translation>начинается с первого хода</translation>
    </message>
    <message>
        <source>begins in the play</source>
        <translation>начинается в розыгрыше</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>contract, like 4SX</source>
        <translation>контракт, например 4SX</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Разыгрывающий</translation>
    </message>
    <message>
        <source>On lead</source>
        <translation>При ходе</translation>
    </message>
    <message>
        <source>Trick to be played</source>
        <translation>Играется взятка</translation>
    </message>
    <message>
        <source>Tricks won by North-South</source>
        <translation>Взяток у Север–Юг</translation>
    </message>
    <message>
        <source>Begin &amp;There</source>
        <translation>Начать здесь</translation>
    </message>
    <message>
        <source>The story</source>
        <translation>История</translation>
    </message>
    <message>
        <source>by</source>
        <translation>играет</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Взятка</translation>
    </message>
    <message>
        <source>on lead</source>
        <translation>при ходе</translation>
    </message>
    <message>
        <source>N-S have won</source>
        <translation>У N-S взяток</translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message>
        <source>Director at the table</source>
        <translation>Судья за столом</translation>
    </message>
    <message>
        <source>Trick {number} of 13</source>
        <translation>Взятка {number} из 13</translation>
    </message>
    <message>
        <source>On lead: {player}</source>
        <translation>Ход: {player}</translation>
    </message>
    <message>
        <source>{side}&#xa0;{tricks}</source>
        <comment>a side and its tricks</comment>
        <translation>{side}&#xa0;{tricks}</translation>
    </message>
    <message>
        <source>Tricks: {counts}</source>
        <translation>Взятки: {counts}</translation>
    </message>
    <message>
        <source>Dealer {player}</source>
        <translation>Сдавал {player}</translation>
    </message>
</context>
<context>
    <name>BoardsDialog</name>
    <message>
        <source>Boards of a File</source>
        <translation>Сдачи из файла</translation>
    </message>
    <message>
        <source>board, contract or player</source>
        <translation>сдача, контракт или игрок</translation>
    </message>
    <message>
        <source>Search in the boards</source>
        <translation>Искать среди сдач</translation>
    </message>
    <message>
        <source>&amp;Open the Board</source>
        <translation>&amp;Открыть сдачу</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>What is wrong with the file</source>
        <translation>Что в файле не так</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n сдача</numerusform>
            <numerusform>%n сдачи</numerusform>
            <numerusform>%n сдач</numerusform>
        </translation>
    </message>
    <message>
        <source>No board is like that.</source>
        <translation>Такой сдачи нет.</translation>
    </message>
</context>
<context>
    <name>BoardsModel</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>To be asked</source>
        <translation>Что выяснить</translation>
    </message>
</context>
<context>
    <name>CallBox</name>
    <message>
        <source>Bidding box</source>
        <translation>Bidding-box</translation>
    </message>
    <message>
        <source>Click a call, or type it: 1S, 3NT, P, X, XX</source>
        <translation>Щёлкните заявку или введите её: 1S, 3NT, P, X, XX</translation>
    </message>
    <message>
        <source>Typed: {text} – Enter makes the call, Escape forgets it</source>
        <translation>Введено: {text} – Enter делает заявку, Escape стирает</translation>
    </message>
</context>
<context>
    <name>CallButton</name>
    <message>
        <source>{call} (would be irregular)</source>
        <translation>{call} (было бы нарушением)</translation>
    </message>
</context>
<context>
    <name>CallsPanel</name>
    <message>
        <source>In turn</source>
        <translation>По очереди</translation>
    </message>
    <message>
        <source>as a change of his last call</source>
        <translation>заменой его последней заявки</translation>
    </message>
    <message>
        <source>The next call is by {who}</source>
        <translation>Следующую заявку делает {who}</translation>
    </message>
    <message>
        <source>Call by</source>
        <translation>Заявку делает</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Заявки</translation>
    </message>
    <message>
        <source>{who} is to call.</source>
        <translation>Заявку делает {who}.</translation>
    </message>
    <message>
        <source>{who} is to play; click any card at the table.</source>
        <translation>Играет {who}; щёлкните любую карту на столе.</translation>
    </message>
    <message>
        <source>The auction or the play is over.</source>
        <translation>Торговля или розыгрыш окончены.</translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message>
        <source>Dealer</source>
        <translation>Сдававший</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Зона</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Обсчёт</translation>
    </message>
    <message>
        <source>Hand of {who}</source>
        <translation>Рука: {who}</translation>
    </message>
    <message>
        <source>unknown; type KT7.A5.QJ93.8642</source>
        <translation>неизвестна; введите KT7.A5.QJ93.8642</translation>
    </message>
    <message>
        <source>&amp;Random Deal</source>
        <translation>С&amp;лучайная сдача</translation>
    </message>
    <message>
        <source>Deal all four hands anew</source>
        <translation>Сдать заново все четыре руки</translation>
    </message>
    <message>
        <source>De&amp;al the Rest</source>
        <translation>С&amp;дать остальное</translation>
    </message>
    <message>
        <source>Deal the cards nobody holds to the hands that lack some</source>
        <translation>Сдать карты, которых нет ни у кого, в неполные руки</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>Поверну&amp;ть</translation>
    </message>
    <message>
        <source>Give each hand to the next player</source>
        <translation>Передать каждую руку следующему игроку</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Make all hands unknown</source>
        <translation>Сделать все руки неизвестными</translation>
    </message>
    <message>
        <source>A card clicked at the table</source>
        <translation>Щелчок по карте на столе</translation>
    </message>
    <message>
        <source>is played</source>
        <translation>играет ею</translation>
    </message>
    <message>
        <source>moves to {who}</source>
        <translation>передаёт её: {who}</translation>
    </message>
    <message>
        <source>{count} of {full}</source>
        <translation>{count} из {full}</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Mark all that are right: press their numbers, then Enter.</source>
        <translation>Отметьте все верные: нажмите их номера, затем Enter.</translation>
    </message>
    <message>
        <source>Press the number of your answer, then Enter.</source>
        <translation>Нажмите номер ответа, затем Enter.</translation>
    </message>
</context>
<context>
    <name>ColumnHeads</name>
    <message>
        <source>Edition in column {number}</source>
        <translation>Редакция в столбце {number}</translation>
    </message>
    <message>
        <source>No third edition</source>
        <translation>Без третьей редакции</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>1987 · Russian</source>
        <translation>1987 · русский</translation>
    </message>
    <message>
        <source>2007 · Serbian</source>
        <translation>2007 · сербский</translation>
    </message>
    <message>
        <source>2017 · Bulgarian</source>
        <translation>2017 · болгарский</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Все строки</translation>
    </message>
    <message>
        <source>Only changes</source>
        <translation>Только изменения</translation>
    </message>
    <message>
        <source>Only substance</source>
        <translation>Только по существу</translation>
    </message>
    <message>
        <source>Only moved</source>
        <translation>Только перемещённое</translation>
    </message>
    <message>
        <source>same</source>
        <translation>то же</translation>
    </message>
    <message>
        <source>reworded</source>
        <translation>иные слова</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>перемещено</translation>
    </message>
    <message>
        <source>split</source>
        <translation>разделено</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>объединено</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новое</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>исчезло</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>change of substance</source>
        <translation>изменение по существу</translation>
    </message>
    <message>
        <source>wording only</source>
        <translation>только формулировка</translation>
    </message>
    <message>
        <source>translation only</source>
        <translation>только перевод</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>не решено</translation>
    </message>
    <message>
        <source>Worked examples in the commentary ({count}): {title}</source>
        <translation>Разобранные примеры в комментарии ({count}): {title}</translation>
    </message>
    <message>
        <source>– no longer in {year}</source>
        <translation>– больше нет в {year}</translation>
    </message>
    <message>
        <source>– not yet in {year}</source>
        <translation>– ещё нет в {year}</translation>
    </message>
    <message>
        <source>– not in {year}</source>
        <translation>– нет в {year}</translation>
    </message>
    <message>
        <source>{citation} (in Law {law})</source>
        <translation>{citation} (в правиле {law})</translation>
    </message>
    <message>
        <source>No row of this law is of that kind between these editions.</source>
        <translation>Между этими редакциями такой строки в правиле нет.</translation>
    </message>
    <message>
        <source>How much each law changed</source>
        <translation>Насколько изменилось каждое правило</translation>
    </message>
    <message>
        <source>Counted are rows of provisions that correspond, each in the law it has in the newer edition of the step (in the older one if dropped). Of substance: a director would rule otherwise. Other: new wording or place only.</source>
        <translation>Считаются строки соответствующих положений, каждая — в правиле более новой редакции шага (исчезнувшая — в более старой). По существу: судья решил бы иначе. Прочее: только новые слова или место.</translation>
    </message>
    <message>
        <source>All laws</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>Chapter {number} · {title}</source>
        <translation>Глава {number} · {title}</translation>
    </message>
    <message>
        <source>{count} of substance</source>
        <translation>по существу: {count}</translation>
    </message>
    <message>
        <source>{count} other</source>
        <translation>прочих: {count}</translation>
    </message>
    <message>
        <source>Law {number} · {title}</source>
        <translation>Правило {number} · {title}</translation>
    </message>
    <message>
        <source>Nothing of substance changed here.</source>
        <translation>По существу здесь ничего не изменилось.</translation>
    </message>
    <message>
        <source>Refers to {value} in {present}, only to {parts} in {absent}</source>
        <translation>Ссылка на {value} в {present}, только на {parts} в {absent}</translation>
    </message>
    <message>
        <source>{told}, to neither in {absent}</source>
        <translation>{told}, ни на то, ни на другое в {absent}</translation>
    </message>
    <message>
        <source>Number {value} in {present}, not in {absent}</source>
        <translation>Число {value} в {present}, но не в {absent}</translation>
    </message>
    <message>
        <source>Refers to {value} in {present}, not in {absent}</source>
        <translation>Ссылка на {value} в {present}, но не в {absent}</translation>
    </message>
    <message>
        <source>Obligation {value} in {present}, not in {absent}</source>
        <translation>Слово долженствования {value} в {present}, но не в {absent}</translation>
    </message>
    <message>
        <source>Term {value} in {present}, not in {absent}</source>
        <translation>Термин {value} в {present}, но не в {absent}</translation>
    </message>
    <message>
        <source>likely a change of edition</source>
        <translation>вероятно, изменение редакции</translation>
    </message>
    <message>
        <source>perhaps only translation</source>
        <translation>возможно, только перевод</translation>
    </message>
    <message>
        <source>“{concept}” in {present}</source>
        <translation>«{concept}» в {present}</translation>
    </message>
    <message>
        <source>“{concept}” in {present}; no such word in {absent}</source>
        <translation>«{concept}» в {present}; такого слова нет в {absent}</translation>
    </message>
</context>
<context>
    <name>ComparisonBar</name>
    <message>
        <source>&amp;Overview</source>
        <translation>О&amp;бзор</translation>
    </message>
    <message>
        <source>How much each law changed (Alt+Home)</source>
        <translation>Насколько изменилось каждое правило (Alt+Home)</translation>
    </message>
    <message>
        <source>&amp;What changed for ...</source>
        <translation>&amp;Что изменилось для ...</translation>
    </message>
    <message>
        <source>What changed, by subject (Alt+End)</source>
        <translation>Что изменилось, по предметам (Alt+End)</translation>
    </message>
    <message>
        <source>Previous change (Alt+Up)</source>
        <translation>Предыдущее изменение (Alt+Up)</translation>
    </message>
    <message>
        <source>Next change (Alt+Down)</source>
        <translation>Следующее изменение (Alt+Down)</translation>
    </message>
    <message>
        <source>Law </source>
        <translation>Правило </translation>
    </message>
    <message>
        <source>Law compared</source>
        <translation>Сравниваемое правило</translation>
    </message>
    <message numerus="yes">
        <source>{changed} of %n rows changed</source>
        <translation>
            <numerusform>Изменено {changed} из %n строки</numerusform>
            <numerusform>Изменено {changed} из %n строк</numerusform>
            <numerusform>Изменено {changed} из %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>No row changed</source>
        <translation>Изменённых строк нет</translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation>Показанные строки</translation>
    </message>
    <message>
        <source>Between {first} and {last}; {count} of them in substance</source>
        <translation>Между {first} и {last}; из них по существу: {count}</translation>
    </message>
</context>
<context>
    <name>ComparisonWorkplace</name>
    <message>
        <source>Getting the comparison ready ...</source>
        <translation>Готовится сравнение ...</translation>
    </message>
    <message>
        <source>Comparing the texts word by word ...</source>
        <translation>Тексты сравниваются слово за словом ...</translation>
    </message>
    <message>
        <source>There is no second text beside these books.</source>
        <translation>Второго текста рядом с этими книгами нет.</translation>
    </message>
</context>
<context>
    <name>ConceptList</name>
    <message>
        <source>Filter in any language</source>
        <translation>Фильтр на любом языке</translation>
    </message>
    <message>
        <source>Filter the concepts in any language</source>
        <translation>Отобрать понятия на любом языке</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Предмет</translation>
    </message>
    <message>
        <source>All subjects</source>
        <translation>Все предметы</translation>
    </message>
    <message>
        <source>Concepts</source>
        <translation>Понятия</translation>
    </message>
    <message numerus="yes">
        <source>%n concepts</source>
        <translation>
            <numerusform>%n понятие</numerusform>
            <numerusform>%n понятия</numerusform>
            <numerusform>%n понятий</numerusform>
        </translation>
    </message>
    <message>
        <source>No concept has these words</source>
        <translation>Понятия с такими словами нет</translation>
    </message>
</context>
<context>
    <name>ConceptsModel</name>
    <message>
        <source>{term} (your glossary)</source>
        <translation>{term} (ваш глоссарий)</translation>
    </message>
</context>
<context>
    <name>ConcordanceModel</name>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>До</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Слово</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
    </message>
</context>
<context>
    <name>ConcordanceView</name>
    <message>
        <source>Book of the lines</source>
        <translation>Книга строк</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Все книги</translation>
    </message>
    <message>
        <source>Order of the lines</source>
        <translation>Порядок строк</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>по месту</translation>
    </message>
    <message>
        <source>by the word before</source>
        <translation>по слову до</translation>
    </message>
    <message>
        <source>by the word after</source>
        <translation>по слову после</translation>
    </message>
    <message>
        <source>Places in their context</source>
        <translation>Места в контексте</translation>
    </message>
    <message>
        <source>In context · {count}</source>
        <translation>В контексте · {count}</translation>
    </message>
    <message>
        <source>In context · nowhere in the text</source>
        <translation>В контексте · нигде в тексте</translation>
    </message>
</context>
<context>
    <name>ContentsModel</name>
    <message>
        <source>This book prints no chapters. The name in brackets is not from it.</source>
        <translation>В этой книге нет глав. Название в скобках взято не из неё.</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Определения</translation>
    </message>
    <message>
        <source>Subject index</source>
        <translation>Предметный указатель</translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>Оглавление</translation>
    </message>
</context>
<context>
    <name>ContentsView</name>
    <message>
        <source>Filter by number or words</source>
        <translation>Фильтр: номер или слова</translation>
    </message>
    <message>
        <source>Filter the contents by number or words</source>
        <translation>Отобрать оглавление по номеру или словам</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Показать всё</translation>
    </message>
    <message>
        <source>Nothing in the contents has “{words}” in its number or title.</source>
        <translation>В номерах и заголовках оглавления нет «{words}».</translation>
    </message>
</context>
<context>
    <name>DoubtBox</name>
    <message>
        <source>It happened so, and nobody said a word</source>
        <translation>Так и было, и никто ничего не сказал</translation>
    </message>
    <message>
        <source>It happened so, and was accepted</source>
        <translation>Так и было, и это приняли</translation>
    </message>
    <message>
        <source>It was put right</source>
        <translation>Это исправили</translation>
    </message>
    <message>
        <source>The record is wrong here: let the story end before it</source>
        <translation>Запись здесь неверна: закончить историю до этого</translation>
    </message>
    <message>
        <source>card played instead, such as H5</source>
        <translation>сыгранная вместо неё карта, например H5</translation>
    </message>
    <message>
        <source>call made instead, such as 2C</source>
        <translation>заявка вместо этой, например 2C</translation>
    </message>
</context>
<context>
    <name>DoubtsDialog</name>
    <message>
        <source>What Happened Here?</source>
        <translation>Что здесь произошло?</translation>
    </message>
    <message>
        <source>The record holds what a table must have dealt with, and cannot say how. Nothing is guessed: say what happened.</source>
        <translation>В записи есть то, с чем за столом должны были разобраться, но как — она не говорит. Ничего не угадывается: скажите, что произошло.</translation>
    </message>
    <message>
        <source>Choose an answer for each, or cancel.</source>
        <translation>Выберите ответ для каждого случая или отмените.</translation>
    </message>
</context>
<context>
    <name>EditionBanner</name>
    <message>
        <source>Definitions</source>
        <translation>Определения</translation>
    </message>
    <message>
        <source>Subject index</source>
        <translation>Предметный указатель</translation>
    </message>
</context>
<context>
    <name>EditionColumn</name>
    <message>
        <source>Found in {edition}</source>
        <translation>Найдено в {edition}</translation>
    </message>
    <message>
        <source>Nothing in this book.</source>
        <translation>В этой книге ничего нет.</translation>
    </message>
</context>
<context>
    <name>EditionRow</name>
    <message>
        <source>&amp;Why not ...?</source>
        <translation>По&amp;чему не ...?</translation>
    </message>
    <message>
        <source>Show what was considered and excluded</source>
        <translation>Показать, что рассмотрено и исключено</translation>
    </message>
    <message>
        <source>The provision that decides</source>
        <translation>Решающее положение</translation>
    </message>
    <message>
        <source>&amp;Three editions</source>
        <translation>Три сра&amp;зу</translation>
    </message>
    <message>
        <source>Table: {year}</source>
        <translation>Стол: {year}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>1S, 2NT, P, X or XX</source>
        <translation>1S, 2NT, P, X или XX</translation>
    </message>
    <message>
        <source>click a card, or type SQ</source>
        <translation>щёлкните карту или введите SQ</translation>
    </message>
    <message>
        <source>all that are left</source>
        <translation>все оставшиеся</translation>
    </message>
    <message>
        <source>matchpoints</source>
        <translation>MP</translation>
    </message>
    <message>
        <source>international matchpoints</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>total points</source>
        <translation>Total Points</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Заявки</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Претензии</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Director and choices</source>
        <translation>Судья и выбор</translation>
    </message>
    <message>
        <source>makes a call</source>
        <translation>делает заявку</translation>
    </message>
    <message>
        <source>changes his last call</source>
        <translation>меняет последнюю заявку</translation>
    </message>
    <message>
        <source>accepts, or does not accept</source>
        <translation>принимает или не принимает</translation>
    </message>
    <message>
        <source>plays a card, or several stuck together</source>
        <translation>играет картой или несколькими слипшимися</translation>
    </message>
    <message>
        <source>drops or shows a card</source>
        <translation>роняет или показывает карту</translation>
    </message>
    <message>
        <source>leads face down</source>
        <translation>ходит закрытой картой</translation>
    </message>
    <message>
        <source>holds a card so that it can be seen</source>
        <translation>держит карту так, что её видно</translation>
    </message>
    <message>
        <source>touches a card</source>
        <translation>касается карты</translation>
    </message>
    <message>
        <source>names a card as the one to be played</source>
        <translation>называет карту, которой играет</translation>
    </message>
    <message>
        <source>takes a card back</source>
        <translation>берёт карту назад</translation>
    </message>
    <message>
        <source>calls for a card of dummy</source>
        <translation>называет карту болвана</translation>
    </message>
    <message>
        <source>claims tricks</source>
        <translation>делает претензию на взятки</translation>
    </message>
    <message>
        <source>concedes tricks</source>
        <translation>уступает взятки</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>соглашается</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>возражает</translation>
    </message>
    <message>
        <source>draws attention to it</source>
        <translation>привлекает внимание к этому</translation>
    </message>
    <message>
        <source>asks</source>
        <translation>спрашивает</translation>
    </message>
    <message>
        <source>says something, or makes a gesture</source>
        <translation>говорит или делает жест</translation>
    </message>
    <message>
        <source>explains partner&apos;s call</source>
        <translation>объясняет заявку партнёра</translation>
    </message>
    <message>
        <source>takes an option of the ruling</source>
        <translation>выбирает возможность из решения</translation>
    </message>
    <message>
        <source>the director comes or rules</source>
        <translation>приходит или решает судья</translation>
    </message>
    <message>
        <source>something comes to its end</source>
        <translation>что-то заканчивается</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Заявка</translation>
    </message>
    <message>
        <source>New call</source>
        <translation>Новая заявка</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Принято</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Сыграл</translation>
    </message>
    <message>
        <source>It is a lead</source>
        <translation>Это ход</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Как</translation>
    </message>
    <message>
        <source>His words</source>
        <translation>Его слова</translation>
    </message>
    <message>
        <source>Tricks claimed</source>
        <translation>Претензия на взятки</translation>
    </message>
    <message>
        <source>Tricks conceded</source>
        <translation>Уступлено взяток</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>The words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>The explanation</source>
        <translation>Объяснение</translation>
    </message>
    <message>
        <source>Of the call</source>
        <translation>О заявке</translation>
    </message>
    <message>
        <source>It is correct</source>
        <translation>Оно верно</translation>
    </message>
    <message>
        <source>It puts right</source>
        <translation>Оно исправляет</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Suit, card or call</source>
        <translation>Масть, карта или заявка</translation>
    </message>
    <message>
        <source>The director</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>The end of</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>dummy himself, undirected</source>
        <translation>сам болван, без указания</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>обронена</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>показана</translation>
    </message>
    <message>
        <source>led</source>
        <translation>ходом</translation>
    </message>
    <message>
        <source>faces his hand</source>
        <translation>открывает свою руку</translation>
    </message>
    <message>
        <source>held out as played</source>
        <translation>держит как играемую</translation>
    </message>
    <message>
        <source>a slip of the hand</source>
        <translation>механическая оплошность</translation>
    </message>
    <message>
        <source>a slip of the tongue</source>
        <translation>оговорка</translation>
    </message>
    <message>
        <source>a change or slip of mind</source>
        <translation>передумал или отвлёкся</translation>
    </message>
    <message>
        <source>his own explanation</source>
        <translation>собственное объяснение</translation>
    </message>
    <message>
        <source>his partner&apos;s explanation</source>
        <translation>объяснение партнёра</translation>
    </message>
    <message>
        <source>is called</source>
        <translation>вызван</translation>
    </message>
    <message>
        <source>rules, and it is carried out</source>
        <translation>решает, и решение исполняют</translation>
    </message>
    <message>
        <source>the play</source>
        <translation>розыгрыша</translation>
    </message>
    <message>
        <source>the round</source>
        <translation>раунда</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>сдачи</translation>
    </message>
    <message>
        <source>the correction period</source>
        <translation>периода коррекции</translation>
    </message>
    <message>
        <source>to have it explained</source>
        <translation>чтобы заявку объяснили</translation>
    </message>
    <message>
        <source>to have the auction reviewed</source>
        <translation>чтобы повторили торговлю</translation>
    </message>
    <message>
        <source>to have part of the auction reviewed</source>
        <translation>чтобы повторили часть торговли</translation>
    </message>
    <message>
        <source>to hear a call not heard</source>
        <translation>чтобы расслышать заявку</translation>
    </message>
    <message>
        <source>to learn who leads</source>
        <translation>чтобы узнать, кто ходит</translation>
    </message>
    <message>
        <source>for partner&apos;s sake</source>
        <translation>ради партнёра</translation>
    </message>
    <message>
        <source>to mislead</source>
        <translation>чтобы ввести в заблуждение</translation>
    </message>
    <message>
        <source>his own card</source>
        <translation>о собственной карте</translation>
    </message>
    <message>
        <source>to consult with partner</source>
        <translation>чтобы посоветоваться с партнёром</translation>
    </message>
    <message>
        <source>to settle it without the director</source>
        <translation>чтобы уладить без судьи</translation>
    </message>
    <message>
        <source>a possible revoke</source>
        <translation>о возможном фальшренонсе</translation>
    </message>
    <message>
        <source>the current trick</source>
        <translation>о текущей взятке</translation>
    </message>
    <message>
        <source>a quitted trick</source>
        <translation>о сыгранной взятке</translation>
    </message>
    <message>
        <source>a card pointed the wrong way</source>
        <translation>о карте, положенной не туда</translation>
    </message>
    <message>
        <source>mixed cards</source>
        <translation>о смешанных картах</translation>
    </message>
    <message>
        <source>Is the call artificial?</source>
        <translation>Заявка искусственная?</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Что она означает</translation>
    </message>
    <message>
        <source>Suits it shows</source>
        <translation>Масти, которые показывает</translation>
    </message>
    <message>
        <source>Did he intend this call?</source>
        <translation>Хотел ли он сделать эту заявку?</translation>
    </message>
    <message>
        <source>If not, what was it?</source>
        <translation>Если нет, то какую?</translation>
    </message>
    <message>
        <source>Comparable with the withdrawn call? (2017)</source>
        <translation>Сопоставима с отменённой? (2017)</translation>
    </message>
    <message>
        <source>Same or more precise meaning? (2007)</source>
        <translation>То же или более точное значение? (2007)</translation>
    </message>
    <message>
        <source>Did he pause for thought before it?</source>
        <translation>Была ли перед этим пауза для раздумья?</translation>
    </message>
    <message>
        <source>Could misinformation have led to it?</source>
        <translation>Могла ли повлиять дезинформация?</translation>
    </message>
    <message>
        <source>Was it suggested by unauthorised information?</source>
        <translation>Подсказана ли нелегальной информацией?</translation>
    </message>
    <message>
        <source>Was the other side damaged?</source>
        <translation>Понесла ли другая сторона ущерб?</translation>
    </message>
    <message>
        <source>Could he have known it might do damage?</source>
        <translation>Мог ли он знать об ущербе?</translation>
    </message>
    <message>
        <source>Was it deliberate?</source>
        <translation>Намеренно ли это?</translation>
    </message>
    <message>
        <source>His own misunderstanding?</source>
        <translation>Его собственное непонимание?</translation>
    </message>
    <message>
        <source>An understanding not disclosed?</source>
        <translation>Нераскрытое соглашение?</translation>
    </message>
    <message>
        <source>Does he deviate from his system?</source>
        <translation>Отступает ли он от системы?</translation>
    </message>
    <message>
        <source>Was it made in an improper form?</source>
        <translation>Сделана в ненадлежащей форме?</translation>
    </message>
    <message>
        <source>Is partner aware of the deviation?</source>
        <translation>Знает ли партнёр об отступлении?</translation>
    </message>
    <message>
        <source>Was it unintended?</source>
        <translation>Неумышленно ли это?</translation>
    </message>
    <message>
        <source>Which card showed</source>
        <translation>Какая карта была видна</translation>
    </message>
    <message>
        <source>Does he hold the suit led?</source>
        <translation>Есть ли у него масть хода?</translation>
    </message>
    <message>
        <source>Was dummy faced already?</source>
        <translation>Открыт ли уже болван?</translation>
    </message>
    <message>
        <source>At once, without pause?</source>
        <translation>Сразу, без паузы?</translation>
    </message>
    <message>
        <source>Could partner see its face?</source>
        <translation>Мог ли партнёр видеть лицевую сторону?</translation>
    </message>
    <message>
        <source>Held as a card that is played?</source>
        <translation>Держал как играемую карту?</translation>
    </message>
    <message>
        <source>Did he mean to claim?</source>
        <translation>Хотел ли он сделать претензию?</translation>
    </message>
    <message>
        <source>About the current trick only?</source>
        <translation>Только о текущей взятке?</translation>
    </message>
    <message>
        <source>Did he mean another card, beyond doubt?</source>
        <translation>Несомненно ли имел в виду другую?</translation>
    </message>
    <message>
        <source>Does he always mean the highest?</source>
        <translation>Всегда ли он имеет в виду старшую?</translation>
    </message>
    <message>
        <source>Do the tricks claimed hold?</source>
        <translation>Верна ли претензия?</translation>
    </message>
    <message>
        <source>Does no normal play lose them?</source>
        <translation>Нельзя отдать их нормальной игрой?</translation>
    </message>
    <message>
        <source>Is he aware of the trump outstanding?</source>
        <translation>Знает ли он о недобранном козыре?</translation>
    </message>
    <message>
        <source>Does he say that he draws trumps?</source>
        <translation>Говорит ли, что добирает козырей?</translation>
    </message>
    <message>
        <source>Does he say that he finesses?</source>
        <translation>Говорит ли, что делает импас?</translation>
    </message>
    <message>
        <source>The line he states, card by card</source>
        <translation>Названная линия, карта за картой</translation>
    </message>
    <message>
        <source>Is there evidence for it?</source>
        <translation>Есть ли этому свидетельство?</translation>
    </message>
    <message>
        <source>Does it give the contract away?</source>
        <translation>Отдаёт ли это контракт?</translation>
    </message>
    <message>
        <source>Would another line be irrational?</source>
        <translation>Неразумна ли другая линия?</translation>
    </message>
    <message>
        <source>Tricks the claim comes to</source>
        <translation>Взяток по претензии</translation>
    </message>
    <message>
        <source>Would they likely have won more?</source>
        <translation>Взяли бы они, вероятно, больше?</translation>
    </message>
    <message>
        <source>Do all four agree?</source>
        <translation>Согласны ли все четверо?</translation>
    </message>
    <message>
        <source>Tricks won already</source>
        <translation>Уже выигранные взятки</translation>
    </message>
    <message>
        <source>Tricks in dispute</source>
        <translation>Спорные взятки</translation>
    </message>
    <message>
        <source>Tricks agreed on</source>
        <translation>Согласованные взятки</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Зачем</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>О чём</translation>
    </message>
    <message>
        <source>Is his own card turned face down?</source>
        <translation>Перевернул ли он свою карту?</translation>
    </message>
    <message>
        <source>Could it suggest a call or play?</source>
        <translation>Могло ли это подсказать действие?</translation>
    </message>
    <message>
        <source>Is it the director who says it?</source>
        <translation>Говорит ли это судья?</translation>
    </message>
    <message>
        <source>Can the facts be established?</source>
        <translation>Можно ли установить факты?</translation>
    </message>
    <message>
        <source>Does it fit the hand?</source>
        <translation>Соответствует ли это руке?</translation>
    </message>
    <message>
        <source>When it was noticed</source>
        <translation>Когда это заметили</translation>
    </message>
    <message>
        <source>All four agree</source>
        <translation>Все четверо согласны</translation>
    </message>
    <message>
        <source>It does no harm</source>
        <translation>Вреда не наносит</translation>
    </message>
    <message>
        <source>A player saw another&apos;s card</source>
        <translation>Игрок видел чужую карту</translation>
    </message>
    <message>
        <source>A card of another pack</source>
        <translation>Карта из другой колоды</translation>
    </message>
    <message>
        <source>Where the missing card was</source>
        <translation>Где была отсутствующая карта</translation>
    </message>
    <message>
        <source>Hands that do not hold 13 cards</source>
        <translation>Руки, в которых не 13 карт</translation>
    </message>
    <message>
        <source>The wrong board was played</source>
        <translation>Сыграна неправильная сдача</translation>
    </message>
    <message>
        <source>Who has cards of another board</source>
        <translation>У кого карты другой сдачи</translation>
    </message>
    <message>
        <source>They have played the board before</source>
        <translation>Они уже играли эту сдачу</translation>
    </message>
    <message>
        <source>The opening lead was faced</source>
        <translation>Карта первого хода открыта</translation>
    </message>
    <message>
        <source>Dummy was seen</source>
        <translation>Болвана видели</translation>
    </message>
    <message>
        <source>Something was overheard</source>
        <translation>Что-то было подслушано</translation>
    </message>
    <message>
        <source>Who has shown out of which suit</source>
        <translation>У кого какой масти больше нет</translation>
    </message>
    <message>
        <source>Declarer&apos;s tricks without it</source>
        <translation>Взятки разыгрывающего без этого</translation>
    </message>
    <message>
        <source>What the director finds</source>
        <translation>Что установил судья</translation>
    </message>
    <message>
        <source>Tricks won by declarer</source>
        <translation>Взяток у разыгрывающего</translation>
    </message>
    <message>
        <source>Tricks won by declarer in the play</source>
        <translation>Взяток у разыгрывающего в игре</translation>
    </message>
    <message>
        <source>Who won the revoke trick</source>
        <translation>Кто выиграл взятку фальшренонса</translation>
    </message>
    <message>
        <source>Later tricks of the offenders</source>
        <translation>Последующие взятки нарушителей</translation>
    </message>
    <message>
        <source>A later trick won with the suit</source>
        <translation>Позже выиграна взятка этой мастью</translation>
    </message>
    <message>
        <source>Scores of North-South</source>
        <translation>Результаты Север–Юг</translation>
    </message>
    <message>
        <source>The own score</source>
        <translation>Собственный результат</translation>
    </message>
    <message>
        <source>The kind of contest</source>
        <translation>Вид соревнования</translation>
    </message>
    <message>
        <source>Which adjusted score</source>
        <translation>Какой присуждённый результат</translation>
    </message>
    <message>
        <source>Possible outcomes</source>
        <translation>Возможные исходы</translation>
    </message>
    <message>
        <source>Who is at fault</source>
        <translation>Кто виновен</translation>
    </message>
    <message>
        <source>Percentages of the session</source>
        <translation>Проценты за сессию</translation>
    </message>
    <message>
        <source>How the board was fouled</source>
        <translation>Чем испорчена сдача</translation>
    </message>
    <message>
        <source>Fault of procedure</source>
        <translation>Ошибка в процедуре</translation>
    </message>
    <message>
        <source>Score of the other table</source>
        <translation>Результат за другим столом</translation>
    </message>
    <message>
        <source>Score of this table</source>
        <translation>Результат за этим столом</translation>
    </message>
    <message>
        <source>Saved, but LIN cannot hold all of this story.</source>
        <translation>Сохранено, но LIN не вмещает всю эту историю.</translation>
    </message>
    <message>
        <source>What happened: {events}.</source>
        <translation>Что произошло: {events}.</translation>
    </message>
    <message>
        <source>Facts: {facts}.</source>
        <translation>Факты: {facts}.</translation>
    </message>
    <message>
        <source>Also: {parts}.</source>
        <translation>Также: {parts}.</translation>
    </message>
    <message>
        <source>Keep it as TOML too.</source>
        <translation>Сохраните её и как TOML.</translation>
    </message>
    <message>
        <source>the contract, told without an auction</source>
        <translation>контракт, названный без торговли</translation>
    </message>
    <message>
        <source>the tricks before the story begins</source>
        <translation>взятки до начала истории</translation>
    </message>
    <message>
        <source>the scoring</source>
        <translation>обсчёт</translation>
    </message>
    <message>
        <source>the story in words</source>
        <translation>история словами</translation>
    </message>
</context>
<context>
    <name>EditorBar</name>
    <message>
        <source>New</source>
        <translation>Новая</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Открыть...</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>Сохранить как...</translation>
    </message>
    <message>
        <source>Export as PBN...</source>
        <translation>Экспорт в PBN...</translation>
    </message>
    <message>
        <source>Export as LIN...</source>
        <translation>Экспорт в LIN...</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Step Thro&amp;ugh It</source>
        <translation>По &amp;шагам</translation>
    </message>
    <message>
        <source>Step through this story with the law beside it</source>
        <translation>Пройти историю по шагам рядом с правилом</translation>
    </message>
    <message>
        <source>‹ Situations</source>
        <translation>‹ Ситуации</translation>
    </message>
    <message>
        <source>Back to the situations; the story stays as it is</source>
        <translation>Назад к ситуациям; история остаётся как есть</translation>
    </message>
    <message>
        <source>A story without a title</source>
        <translation>История без названия</translation>
    </message>
    <message>
        <source>{name} · not saved</source>
        <translation>{name} · не сохранено</translation>
    </message>
</context>
<context>
    <name>EditorPanes</name>
    <message>
        <source>Call and &amp;play</source>
        <translation>&amp;Заявки и игра</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>&amp;Что произошло</translation>
    </message>
    <message>
        <source>Car&amp;ds</source>
        <translation>&amp;Карты</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>&amp;История</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Go On with It</source>
        <translation>Продолжить её</translation>
    </message>
    <message>
        <source> (and {count} more)</source>
        <translation> (и ещё {count})</translation>
    </message>
    <message>
        <source>The story cannot be ruled on as it stands ({reason}); undo the last edit.</source>
        <translation>По истории в таком виде решить нельзя ({reason}); отмените последнюю правку.</translation>
    </message>
</context>
<context>
    <name>EntranceBar</name>
    <message>
        <source>&amp;Overview</source>
        <translation>О&amp;бзор</translation>
    </message>
    <message>
        <source>How much each law changed (Alt+Home)</source>
        <translation>Насколько изменилось каждое правило (Alt+Home)</translation>
    </message>
    <message>
        <source>&amp;What changed for ...</source>
        <translation>&amp;Что изменилось для ...</translation>
    </message>
    <message>
        <source>What changed, by subject (Alt+End)</source>
        <translation>Что изменилось, по предметам (Alt+End)</translation>
    </message>
    <message>
        <source>Back to the law compared (Esc)</source>
        <translation>Назад к сравниваемому правилу (Esc)</translation>
    </message>
    <message>
        <source>Back to Law {number}</source>
        <translation>Назад к правилу {number}</translation>
    </message>
</context>
<context>
    <name>EventsList</name>
    <message>
        <source>What happened so far</source>
        <translation>Что произошло до сих пор</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Change this event</source>
        <translation>Изменить это событие</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Take this event out</source>
        <translation>Убрать это событие</translation>
    </message>
    <message>
        <source>Let it happen earlier</source>
        <translation>Сделать событие более ранним</translation>
    </message>
    <message>
        <source>Let it happen later</source>
        <translation>Сделать событие более поздним</translation>
    </message>
    <message>
        <source>At Once</source>
        <translation>Одновременно</translation>
    </message>
    <message>
        <source>Let it and the next happen at the same time, or no longer</source>
        <translation>Сделать это и следующее событие одновременными или снова раздельными</translation>
    </message>
</context>
<context>
    <name>EventsModel</name>
    <message>
        <source>The beginning</source>
        <translation>Начало</translation>
    </message>
</context>
<context>
    <name>ExamList</name>
    <message>
        <source>Go On with the Exa&amp;m</source>
        <translation>Продол&amp;жить экзамен</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Экзамены</translation>
    </message>
    <message>
        <source>Sit the E&amp;xam</source>
        <translation>С&amp;дать экзамен</translation>
    </message>
    <message>
        <source>E&amp;dit...</source>
        <translation>&amp;Изменить...</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>&amp;Новый...</translation>
    </message>
    <message>
        <source>Reports of exams</source>
        <translation>Отчёты об экзаменах</translation>
    </message>
    <message>
        <source>No exams have been taken yet.</source>
        <translation>Вы ещё не сдавали экзаменов.</translation>
    </message>
    <message>
        <source>{name}: {questions}, {minutes}, pass at {mark}%, {book}</source>
        <translation>{name}: {questions}, {minutes}, порог {mark}%, {book}</translation>
    </message>
    <message>
        <source>open book</source>
        <translation>книга открыта</translation>
    </message>
    <message>
        <source>closed book</source>
        <translation>книга закрыта</translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n вопрос</numerusform>
            <numerusform>%n вопроса</numerusform>
            <numerusform>%n вопросов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>{day} · {name}: {percent}%, {verdict}</source>
        <translation>{day} · {name}: {percent}%, {verdict}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>сдан</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>не сдан</translation>
    </message>
</context>
<context>
    <name>ExamPage</name>
    <message>
        <source>&amp;Previous</source>
        <translation>Предыду&amp;щий</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Следующи&amp;й</translation>
    </message>
    <message>
        <source>Fl&amp;ag</source>
        <translation>Ф&amp;лажок</translation>
    </message>
    <message>
        <source>Mark the question, to come back to it (F)</source>
        <translation>Отметить вопрос, чтобы вернуться к нему (F)</translation>
    </message>
    <message>
        <source>&amp;Open the Book</source>
        <translation>О&amp;ткрыть книгу</translation>
    </message>
    <message>
        <source>Hand &amp;In</source>
        <translation>С&amp;дать</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>В&amp;ыйти</translation>
    </message>
    <message>
        <source>The exam is kept; go on with it later (Escape)</source>
        <translation>Экзамен сохраняется; продолжите его позже (Escape)</translation>
    </message>
    <message>
        <source>The exam is kept; its report will tell that it was left (Escape)</source>
        <translation>Экзамен сохранится; в отчёте будет указано, что он прерван (Escape)</translation>
    </message>
    <message>
        <source>{name} · question {number} of {count}</source>
        <translation>{name} · вопрос {number} из {count}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>осталось {time}</translation>
    </message>
    <message>
        <source>Hand &amp;in? Without an answer: {count}</source>
        <translation>С&amp;дать? Без ответа: {count}</translation>
    </message>
    <message>
        <source>This exam is sat with closed books. You may leave it and go on with it later, but its report will say so.</source>
        <translation>Этот экзамен сдают с закрытыми книгами. Его можно прервать и продолжить позже, но это будет указано в отчёте.</translation>
    </message>
    <message>
        <source>Closed Books</source>
        <translation>Книги закрыты</translation>
    </message>
    <message>
        <source>This exam is sat with closed books. You may leave it, but its report will say so, and its time goes on.</source>
        <translation>Этот экзамен сдают с закрытыми книгами. Прервать его можно, но это будет указано в отчёте, а время идёт.</translation>
    </message>
    <message>
        <source>Sta&amp;y</source>
        <translation>Остат&amp;ься</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Also provisions that &amp;moved, split or merged</source>
        <translation>И пере&amp;мещённые, разделённые и объединённые положения</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Экспорт</translation>
    </message>
    <message>
        <source>The editions are not translations of one another: each book was translated from the English text of its own year. Segments may differ in substance.</source>
        <translation>Редакции — не переводы друг друга: каждую книгу переводили с английского текста её года. Сегменты могут расходиться по существу.</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Что:</translation>
    </message>
    <message>
        <source>&amp;Part:</source>
        <translation>Ча&amp;сть:</translation>
    </message>
    <message>
        <source>Editions:</source>
        <translation>Редакции:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Формат:</translation>
    </message>
    <message>
        <source>Fil&amp;e:</source>
        <translation>Фай&amp;л:</translation>
    </message>
    <message>
        <source>Choose an edition.</source>
        <translation>Выберите редакцию.</translation>
    </message>
    <message>
        <source>Choose two or three editions.</source>
        <translation>Выберите две или три редакции.</translation>
    </message>
    <message>
        <source>A map of alignment has two columns: two editions.</source>
        <translation>В карте соответствий два столбца: две редакции.</translation>
    </message>
    <message>
        <source>The file exists and will be replaced.</source>
        <translation>Файл существует и будет заменён.</translation>
    </message>
</context>
<context>
    <name>ExportProgress</name>
    <message>
        <source>Progress of the export</source>
        <translation>Ход экспорта</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Отменить экспорт</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Показать в папке</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Закрыть это сообщение</translation>
    </message>
    <message>
        <source>Exporting {file}</source>
        <translation>Экспортируется {file}</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Editions side by side</source>
        <translation>Редакции рядом</translation>
    </message>
    <message>
        <source>Concordance of provisions</source>
        <translation>Соответствие положений</translation>
    </message>
    <message>
        <source>Segments for translators</source>
        <translation>Сегменты для переводчиков</translation>
    </message>
    <message>
        <source>Text of the books</source>
        <translation>Текст книг</translation>
    </message>
    <message>
        <source>TMX translation memory</source>
        <translation>Память переводов TMX</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Таблица CSV</translation>
    </message>
    <message>
        <source>Map of alignment</source>
        <translation>Карта соответствий</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>Страница HTML</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Документ PDF</translation>
    </message>
    <message>
        <source>Akoma Ntoso XML</source>
        <translation>Akoma Ntoso XML</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>Данные JSON</translation>
    </message>
    <message>
        <source>Markdown text</source>
        <translation>Текст Markdown</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge: the editions side by side</source>
        <translation>Правила спортивного бриджа: редакции рядом</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Оглавление</translation>
    </message>
    <message>
        <source>Underlined signs were lost in print and put back by the editors; what stands in [ ] behind a reference is theirs too.</source>
        <translation>Подчёркнутые знаки утрачены в печати и восстановлены редакторами; то, что стоит в [ ] после ссылки, тоже добавлено ими.</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Правило {number}</translation>
    </message>
</context>
<context>
    <name>FailurePage</name>
    <message>
        <source>The books cannot be read</source>
        <translation>Книги не читаются</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <translation>Попро&amp;бовать снова</translation>
    </message>
</context>
<context>
    <name>FeltView</name>
    <message>
        <source>Card table</source>
        <translation>Карточный стол</translation>
    </message>
    <message>
        <source>Card table: {card}, {player}</source>
        <translation>Карточный стол: {card}, {player}</translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>&amp;Browse...</source>
        <translation>О&amp;бзор...</translation>
    </message>
    <message>
        <source>Name the file.</source>
        <translation>Назовите файл.</translation>
    </message>
    <message>
        <source>This is a folder; name a file in it.</source>
        <translation>Это папка; назовите файл в ней.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Такой папки нет.</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Экспортировать в</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this page</source>
        <translation>Найти на этой странице</translation>
    </message>
    <message>
        <source>Previous (Shift+Enter)</source>
        <translation>Предыдущее (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Следующее (Enter)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найдено</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} из {1}</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>Questions due on the days ahead</source>
        <translation>Вопросы к повторению на ближайшие дни</translation>
    </message>
    <message>
        <source>{day}: {count} due</source>
        <translation>{day}: к повторению {count}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>сегодня</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>How well each law is known</source>
        <translation>Насколько известно каждое правило</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Страницы справки</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Вперёд</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>{title} · Help</source>
        <translation>{title} · Справка</translation>
    </message>
</context>
<context>
    <name>InterfaceSize</name>
    <message>
        <source>A larger window would not fit on this screen.</source>
        <translation>Более крупное окно не поместится на этом экране.</translation>
    </message>
    <message>
        <source>This is the smallest size.</source>
        <translation>Это самый мелкий размер.</translation>
    </message>
    <message>
        <source>When the program starts again, its size will be {size}%.</source>
        <translation>При следующем запуске размер интерфейса будет {size}%.</translation>
    </message>
    <message>
        <source>Start Again Now</source>
        <translation>Перезапустить сейчас</translation>
    </message>
</context>
<context>
    <name>LawPane</name>
    <message>
        <source>Why, and what follows</source>
        <translation>Почему и что следует</translation>
    </message>
    <message>
        <source>The three editions side by side</source>
        <translation>Три редакции рядом</translation>
    </message>
    <message>
        <source>Rows of the law</source>
        <translation>Строки правила</translation>
    </message>
    <message>
        <source>No further change in this law</source>
        <translation>Больше изменений в этом правиле нет</translation>
    </message>
</context>
<context>
    <name>LawView</name>
    <message>
        <source>Law text</source>
        <translation>Текст правила</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Getting the situations ready ...</source>
        <translation>Ситуации готовятся ...</translation>
    </message>
    <message>
        <source>What happened? A word, a law, a topic</source>
        <translation>Что произошло? Слово, правило, тема</translation>
    </message>
    <message>
        <source>Look for a situation</source>
        <translation>Искать ситуацию</translation>
    </message>
    <message>
        <source>Order of the situations</source>
        <translation>Порядок ситуаций</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>Ситуации</translation>
    </message>
    <message>
        <source>Ne&amp;w Story...</source>
        <translation>&amp;Новая история...</translation>
    </message>
    <message>
        <source>Set up a deal, call and play, and see the ruling</source>
        <translation>Составить расклад, сделать заявки, сыграть и увидеть решение</translation>
    </message>
    <message>
        <source>&amp;Open File...</source>
        <translation>Открыть фа&amp;йл...</translation>
    </message>
    <message>
        <source>A scenario, a PBN or a LIN file</source>
        <translation>Сценарий, файл PBN или LIN</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Недавно открытые</translation>
    </message>
    <message numerus="yes">
        <source>%n situations</source>
        <translation>
            <numerusform>%n ситуация</numerusform>
            <numerusform>%n ситуации</numerusform>
            <numerusform>%n ситуаций</numerusform>
        </translation>
    </message>
    <message>
        <source>No situation has these words</source>
        <translation>Ситуации с такими словами нет</translation>
    </message>
</context>
<context>
    <name>LitLawView</name>
    <message>
        <source>The law that decides</source>
        <translation>Решающее правило</translation>
    </message>
</context>
<context>
    <name>LoadingPage</name>
    <message>
        <source>Opening the books</source>
        <translation>Открываются книги</translation>
    </message>
    <message>
        <source>They are read once and remembered: the next start is quicker.</source>
        <translation>Они читаются один раз и запоминаются: следующий запуск будет быстрее.</translation>
    </message>
    <message>
        <source>The books are being read</source>
        <translation>Читаются книги</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Bridge Rules</source>
        <translation>Bridge Rules</translation>
    </message>
</context>
<context>
    <name>MessagePage</name>
    <message>
        <source>The books are being made ready to be searched</source>
        <translation>Книги готовятся к поиску</translation>
    </message>
    <message>
        <source>This takes a few seconds, once. Your search is answered as soon as it can be.</source>
        <translation>Это занимает несколько секунд, один раз. Ответ на запрос появится, как только будет готов.</translation>
    </message>
    <message>
        <source>There is no filter “{typed}”</source>
        <translation>Фильтра «{typed}» нет</translation>
    </message>
    <message>
        <source>The filters are:</source>
        <translation>Фильтры:</translation>
    </message>
    <message>
        <source>The laws are {first} to {last}; a part of one is typed like 27B1(a).</source>
        <translation>Правила — от {first} до {last}; часть правила вводится так: 27B1(a).</translation>
    </message>
    <message>
        <source>Looked for:</source>
        <translation>Искали:</translation>
    </message>
    <message>
        <source>Only some of the books or kinds of places were searched.</source>
        <translation>Поиск шёл лишь в некоторых книгах или видах мест.</translation>
    </message>
    <message>
        <source>Try the beginning of the word with an asterisk (взят*), a term of any of the languages, or the number of a law.</source>
        <translation>Попробуйте начало слова со звёздочкой (взят*), термин на любом из языков или номер правила.</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”</source>
        <translation>По «{words}» ничего не найдено</translation>
    </message>
    <message>
        <source>Search Everything</source>
        <translation>Искать везде</translation>
    </message>
    <message>
        <source>in {language}, {why}: {words}</source>
        <translation>{language}, {why}: {words}</translation>
    </message>
    <message>
        <source>Getting the questions ready ...</source>
        <translation>Вопросы готовятся ...</translation>
    </message>
    <message>
        <source>They are made from the books, the termbase and the situations.</source>
        <translation>Они составляются по книгам, терминам и ситуациям.</translation>
    </message>
    <message>
        <source>Choosing questions ...</source>
        <translation>Вопросы выбираются ...</translation>
    </message>
    <message>
        <source>There is nothing to be asked here</source>
        <translation>Здесь спросить нечего</translation>
    </message>
    <message>
        <source>No question fits all these wishes, or no law is weak yet. Leave one of the wishes out, or answer some other questions first.</source>
        <translation>Всем этим пожеланиям не отвечает ни один вопрос, или слабых правил ещё нет. Снимите одно из пожеланий или сначала ответьте на другие вопросы.</translation>
    </message>
    <message>
        <source>&amp;Back to the Quiz</source>
        <translation>&amp;Назад к вопросам</translation>
    </message>
    <message>
        <source>Go &amp;On with It</source>
        <translation>Про&amp;должить его</translation>
    </message>
    <message>
        <source>G&amp;ive It Up, and Begin the Other</source>
        <translation>Оставить его &amp;и начать другой</translation>
    </message>
    <message>
        <source>An exam is unfinished</source>
        <translation>Есть незаконченный экзамен</translation>
    </message>
    <message numerus="yes">
        <source>{name} is not handed in yet: {answered} of %n questions have an answer. If you begin another exam, it is given up.</source>
        <translation>
            <numerusform>Экзамен {name} ещё не завершён: ответы есть на {answered} из %n вопроса. Если начать другой, этот будет оставлен насовсем.</numerusform>
            <numerusform>Экзамен {name} ещё не завершён: ответы есть на {answered} из %n вопросов. Если начать другой, этот будет оставлен насовсем.</numerusform>
            <numerusform>Экзамен {name} ещё не завершён: ответы есть на {answered} из %n вопросов. Если начать другой, этот будет оставлен насовсем.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answers were right, in {time}.</source>
        <translation>
            <numerusform>Верно: {right} из %n ответа, время {time}.</numerusform>
            <numerusform>Верно: {right} из %n ответов, время {time}.</numerusform>
            <numerusform>Верно: {right} из %n ответов, время {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was wrong will be asked again when it is due.</source>
        <translation>Неверное будет задано снова в свой срок.</translation>
    </message>
    <message>
        <source>Every answer was right.</source>
        <translation>Все ответы верны.</translation>
    </message>
    <message>
        <source>&amp;Practise What Was Wrong</source>
        <translation>Повторит&amp;ь неверное</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>С&amp;татистика</translation>
    </message>
    <message>
        <source>The session is over</source>
        <translation>Занятие окончено</translation>
    </message>
    <message>
        <source>{path} was written by a newer version of the program and is left as it is. Install the newer version.</source>
        <translation>{path} записан более новой версией программы и оставлен как есть. Установите более новую версию.</translation>
    </message>
    <message>
        <source>This cannot be done</source>
        <translation>Это сделать нельзя</translation>
    </message>
    <message>
        <source>Ba&amp;ck</source>
        <translation>На&amp;зад</translation>
    </message>
    <message>
        <source>Start &amp;Anew</source>
        <translation>На&amp;чать заново</translation>
    </message>
    <message>
        <source>&amp;Restore the Backup</source>
        <translation>Восстановить из &amp;копии</translation>
    </message>
    <message>
        <source>{path} is damaged ({reason}). The newest good backup is {backup}. Restore it, or start anew; the damaged file is kept aside.</source>
        <translation>{path} повреждён ({reason}). Самая новая исправная резервная копия — {backup}. Восстановите её или начните заново; повреждённый файл сохранён отдельно.</translation>
    </message>
    <message>
        <source>{path} is damaged ({reason}), and there is no good backup. Start anew; the damaged file is kept aside.</source>
        <translation>{path} повреждён ({reason}), и исправной резервной копии нет. Начните заново; повреждённый файл сохранён отдельно.</translation>
    </message>
    <message>
        <source>Your progress cannot be read</source>
        <translation>Ваш прогресс не читается</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>он пуст</translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation>его нет</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Note · {place}</source>
        <translation>Заметка · {place}</translation>
    </message>
    <message>
        <source>What you type is kept by itself. Ctrl+Enter or Esc closes.</source>
        <translation>Введённое сохраняется само. Ctrl+Enter или Esc закрывает.</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Ваша заметка</translation>
    </message>
    <message>
        <source>Write what you want to remember here.</source>
        <translation>Напишите здесь, что хотите запомнить.</translation>
    </message>
    <message>
        <source>Put Back as It Was</source>
        <translation>Вернуть как было</translation>
    </message>
    <message>
        <source>Too long: only the first {number} characters are kept.</source>
        <translation>Слишком длинно: сохраняется только начало, символов: {number}.</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>this place is not in the book any more</source>
        <translation>этого места в книге больше нет</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Важное</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>To learn</source>
        <translation>Выучить</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Закладка</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>these words are not in the text any more</source>
        <translation>этих слов в тексте больше нет</translation>
    </message>
    <message>
        <source>My notes on the Laws</source>
        <translation>Мои заметки к правилам</translation>
    </message>
    <message>
        <source>This place is not in the book any more.</source>
        <translation>Этого места в книге больше нет.</translation>
    </message>
</context>
<context>
    <name>NotebookController</name>
    <message>
        <source>Export My Notes</source>
        <translation>Экспорт моих заметок</translation>
    </message>
    <message>
        <source>Markdown (*.md);;All files (*)</source>
        <translation>Markdown (*.md);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message>
        <source>Bookmarked: {place}</source>
        <translation>Закладка: {place}</translation>
    </message>
    <message>
        <source>The arrows move the caret, with Shift they select; Escape ends it.</source>
        <translation>Стрелки двигают курсор, с Shift выбирают; Escape завершает.</translation>
    </message>
    <message>
        <source>Select words of the law text first (F4: by the keyboard).</source>
        <translation>Сначала выберите слова текста правила (F4: с клавиатуры).</translation>
    </message>
    <message>
        <source>Highlighted: {kind}</source>
        <translation>Выделено: {kind}</translation>
    </message>
    <message>
        <source>Select highlighted words, or click into them, first.</source>
        <translation>Сначала выберите выделенные слова или щёлкните по ним.</translation>
    </message>
    <message>
        <source>Your last notes could not be saved: {reason}

Save all notes in another file, or close without them?</source>
        <translation>Последние заметки не удалось сохранить: {reason}

Сохранить все заметки в другом файле или закрыть без них?</translation>
    </message>
    <message>
        <source>Notes Not Saved</source>
        <translation>Заметки не сохранены</translation>
    </message>
</context>
<context>
    <name>NotebookDialog</name>
    <message>
        <source>My Notes</source>
        <translation>Мои заметки</translation>
    </message>
    <message>
        <source>Search my notes</source>
        <translation>Искать в моих заметках</translation>
    </message>
    <message>
        <source>Search in notes, highlighted words and places</source>
        <translation>Искать в заметках, выделенных словах и местах</translation>
    </message>
    <message>
        <source>Bookmarks, notes and highlights</source>
        <translation>Закладки, заметки и выделения</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Change...</source>
        <translation>&amp;Изменить...</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>О&amp;тменить</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Экспорт...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Печать...</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Nothing is here yet. Ctrl+D marks the place you are reading, Ctrl+Shift+N writes a note on it, Ctrl+H highlights the words you have selected.</source>
        <translation>Здесь пока ничего нет. Ctrl+D отмечает место, которое вы читаете, Ctrl+Shift+N пишет к нему заметку, Ctrl+H выделяет выбранные слова.</translation>
    </message>
    <message>
        <source>No entry has all these words.</source>
        <translation>Записи со всеми этими словами нет.</translation>
    </message>
    <message>
        <source>Entries: {number}</source>
        <translation>Записей: {number}</translation>
    </message>
</context>
<context>
    <name>NotebookNotice</name>
    <message>
        <source>Removed from your notes: {number}</source>
        <translation>Убрано из ваших заметок: {number}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Your notes cannot be read: {reason}</source>
        <translation>Ваши заметки не читаются: {reason}</translation>
    </message>
    <message>
        <source>Your notes are not saved yet: {reason}</source>
        <translation>Ваши заметки ещё не сохранены: {reason}</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Notes that cannot be shown, but stay in the file: {number} ({first})</source>
        <translation>Заметки, которые нельзя показать, но остаются в файле: {number} ({first})</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Закрыть это сообщение</translation>
    </message>
</context>
<context>
    <name>NumberStrip</name>
    <message>
        <source>answered</source>
        <translation>отвечено</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>ответа ещё нет</translation>
    </message>
</context>
<context>
    <name>NumberedLines</name>
    <message>
        <source>Lines of the source document</source>
        <translation>Строки исходного документа</translation>
    </message>
</context>
<context>
    <name>ObligationMarks</name>
    <message>
        <source>Words of obligation:</source>
        <translation>Слова долженствования:</translation>
    </message>
</context>
<context>
    <name>OnThisLawPanel</name>
    <message>
        <source>On this law</source>
        <translation>Об этом правиле</translation>
    </message>
    <message>
        <source>Other editions</source>
        <translation>Другие редакции</translation>
    </message>
    <message>
        <source>On the laws</source>
        <translation>О правилах</translation>
    </message>
    <message>
        <source>Not in the Laws of {0}</source>
        <translation>Нет в правилах {0} года</translation>
    </message>
    <message>
        <source>Not defined in the Laws of {0}</source>
        <translation>Не определено в правилах {0} года</translation>
    </message>
    <message>
        <source>Nearest place:</source>
        <translation>Ближайшее место:</translation>
    </message>
    <message>
        <source>Beginning of the book:</source>
        <translation>Начало книги:</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Определения</translation>
    </message>
    <message>
        <source>Same number:</source>
        <translation>Тот же номер:</translation>
    </message>
    <message>
        <source>Cited by ({0})</source>
        <translation>Ссылаются сюда ({0})</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Сноски</translation>
    </message>
    <message>
        <source>Commentary</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Source lines</source>
        <translation>Строки источника</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Права</translation>
    </message>
    <message>
        <source>My notes</source>
        <translation>Мои заметки</translation>
    </message>
</context>
<context>
    <name>OrderingList</name>
    <message>
        <source>Press the numbers in the right order, then Enter; a number once more takes it back.</source>
        <translation>Нажмите номера в верном порядке, затем Enter; номер ещё раз отменяет его.</translation>
    </message>
    <message>
        <source>▸ step {number}</source>
        <translation>▸ шаг {number}</translation>
    </message>
    <message>
        <source>step {number}. {why}</source>
        <translation>шаг {number}. {why}</translation>
    </message>
</context>
<context>
    <name>OverviewModel</name>
    <message>
        <source>Law</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>{step}: rows changed</source>
        <translation>{step}: изменилось строк</translation>
    </message>
</context>
<context>
    <name>OverviewView</name>
    <message>
        <source>How much each law changed</source>
        <translation>Насколько изменилось каждое правило</translation>
    </message>
</context>
<context>
    <name>OwnText</name>
    <message>
        <source>only in {year}</source>
        <translation>только в {year}</translation>
    </message>
    <message>
        <source>only in your text</source>
        <translation>только в вашем тексте</translation>
    </message>
    <message>
        <source>no words of its own</source>
        <translation>своих слов нет</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>рядом</translation>
    </message>
    <message>
        <source>Refers to {value}: there is no such place in {year}</source>
        <translation>Ссылается на {value}: в {year} такого места нет</translation>
    </message>
    <message>
        <source>Number {value} in your text, not in {year}</source>
        <translation>Число {value} в вашем тексте, но не в {year}</translation>
    </message>
    <message>
        <source>Number {value} in {year}, not in your text</source>
        <translation>Число {value} в {year}, но не в вашем тексте</translation>
    </message>
    <message>
        <source>Refers to Law {value} in your text, not in {year}</source>
        <translation>Ссылка на правило {value} в вашем тексте, но не в {year}</translation>
    </message>
    <message>
        <source>Refers to Law {value} in {year}, not in your text</source>
        <translation>Ссылка на правило {value} в {year}, но не в вашем тексте</translation>
    </message>
    <message>
        <source>Obligation “{value}” in your text, not in {year}</source>
        <translation>Слово долженствования «{value}» в вашем тексте, но не в {year}</translation>
    </message>
    <message>
        <source>Obligation “{value}” in {year}, not in your text</source>
        <translation>Слово долженствования «{value}» в {year}, но не в вашем тексте</translation>
    </message>
    <message>
        <source>likely a change of edition</source>
        <translation>вероятно, изменение редакции</translation>
    </message>
    <message>
        <source>perhaps only translation</source>
        <translation>возможно, только перевод</translation>
    </message>
    <message>
        <source>– not in {year}</source>
        <translation>– нет в {year}</translation>
    </message>
    <message>
        <source>– not found in your text</source>
        <translation>– в вашем тексте не найдено</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>строка {line}</translation>
    </message>
    <message>
        <source>lines {first}-{last}</source>
        <translation>строки {first}-{last}</translation>
    </message>
    <message>
        <source>number counted by the list</source>
        <translation>номер посчитан по списку</translation>
    </message>
    <message>
        <source>Nothing in this law differs. Untick “Only differences” to read it all.</source>
        <translation>В этом правиле отличий нет. Снимите «Только отличия», чтобы прочесть его целиком.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Words in no provision</source>
        <translation>Слова вне положений</translation>
    </message>
    <message>
        <source>Every line was understood.</source>
        <translation>Понята каждая строка.</translation>
    </message>
    <message>
        <source>same words</source>
        <translation>те же слова</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>простой текст</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>said by its first bytes</source>
        <translation>по первым байтам</translation>
    </message>
    <message>
        <source>declared in the file</source>
        <translation>объявлена в файле</translation>
    </message>
    <message>
        <source>valid from end to end</source>
        <translation>верна от начала до конца</translation>
    </message>
    <message>
        <source>guessed from the letters</source>
        <translation>угадана по буквам</translation>
    </message>
    <message>
        <source>Understood: laws {laws}, provisions {provisions}.</source>
        <translation>Понято правил: {laws}, положений в них: {provisions}.</translation>
    </message>
    <message>
        <source>{share} of the characters are words of laws.</source>
        <translation>Слова правил — {share} символов.</translation>
    </message>
    <message>
        <source>Characters left out: {parts}.</source>
        <translation>Опущено символов: {parts}.</translation>
    </message>
    <message>
        <source>The language is that of the book beside it: words are compared one by one.</source>
        <translation>Язык тот же, что у книги рядом: слова сравниваются одно за другим.</translation>
    </message>
    <message>
        <source>The language ({code}) is not that of the book beside it: numbers and references are compared, words stand side by side.</source>
        <translation>Язык ({code}) не тот, что у книги рядом: сравниваются числа и ссылки, слова стоят рядом.</translation>
    </message>
    <message>
        <source>The language is not known: numbers and references are compared, words stand side by side.</source>
        <translation>Язык неизвестен: сравниваются числа и ссылки, слова стоят рядом.</translation>
    </message>
    <message>
        <source>You say it is of {year}; its numbering agrees with {shares}.</source>
        <translation>Вы говорите, что это {year}; нумерация совпадает с {shares}.</translation>
    </message>
    <message>
        <source>By its numbering it is of {year} ({shares}).</source>
        <translation>По нумерации это {year} ({shares}).</translation>
    </message>
    <message>
        <source>Its numbering does not tell the editions apart; {year} is assumed ({shares}).</source>
        <translation>По нумерации редакций не различить; предполагается {year} ({shares}).</translation>
    </message>
    <message>
        <source>Law missing</source>
        <translation>Нет правила</translation>
    </message>
    <message>
        <source>No edition has a law of this number</source>
        <translation>Правила с таким номером нет ни в одной редакции</translation>
    </message>
    <message>
        <source>Law a second time, not compared</source>
        <translation>Правило второй раз, не сравнивается</translation>
    </message>
    <message>
        <source>Jumbled pages, read in the order of their numbers</source>
        <translation>Страницы перепутаны, прочтены по номерам</translation>
    </message>
    <message>
        <source>Law out of order</source>
        <translation>Правило не по порядку</translation>
    </message>
    <message>
        <source>Law without words</source>
        <translation>Правило без слов</translation>
    </message>
    <message>
        <source>Odd label</source>
        <translation>Странное обозначение</translation>
    </message>
    <message>
        <source>Labels missing before this one</source>
        <translation>Перед этим обозначением недостаёт других</translation>
    </message>
    <message>
        <source>List of contents, not compared</source>
        <translation>Оглавление, не сравнивается</translation>
    </message>
    <message>
        <source>Outside the laws, not compared</source>
        <translation>Вне правил, не сравнивается</translation>
    </message>
    <message>
        <source>Note, not compared</source>
        <translation>Сноска, не сравнивается</translation>
    </message>
    <message>
        <source>Damaged characters</source>
        <translation>Повреждённые символы</translation>
    </message>
    <message>
        <source>markup</source>
        <translation>разметка</translation>
    </message>
    <message>
        <source>border</source>
        <translation>рамка</translation>
    </message>
    <message>
        <source>page numbers</source>
        <translation>номера страниц</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>линейки</translation>
    </message>
    <message>
        <source>hyphens at ends of lines</source>
        <translation>переносы в концах строк</translation>
    </message>
    <message>
        <source>footnote marks</source>
        <translation>знаки сносок</translation>
    </message>
    <message>
        <source>repeated titles</source>
        <translation>повторённые заголовки</translation>
    </message>
    <message>
        <source>scripts, styles and embedded pages, never run</source>
        <translation>скрипты, стили и встроенные страницы, никогда не выполняемые</translation>
    </message>
</context>
<context>
    <name>OwnTextBar</name>
    <message>
        <source>Law compared</source>
        <translation>Сравниваемое правило</translation>
    </message>
    <message>
        <source>Edition your text is of</source>
        <translation>Редакция вашего текста</translation>
    </message>
    <message>
        <source>Edition it is compared with</source>
        <translation>Редакция для сравнения</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>&amp;Только отличия</translation>
    </message>
    <message>
        <source>What Was &amp;Understood</source>
        <translation>Что по&amp;нято</translation>
    </message>
    <message>
        <source>Previous difference (Alt+Up)</source>
        <translation>Предыдущее отличие (Alt+Up)</translation>
    </message>
    <message>
        <source>Next difference (Alt+Down)</source>
        <translation>Следующее отличие (Alt+Down)</translation>
    </message>
    <message>
        <source>Your text is of</source>
        <translation>Ваш текст:</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>сравнивается с</translation>
    </message>
    <message>
        <source>{year}, by its numbering</source>
        <translation>{year}, по нумерации</translation>
    </message>
    <message>
        <source>same</source>
        <translation>то же</translation>
    </message>
    <message numerus="yes">
        <source>%n rows differ</source>
        <translation>
            <numerusform>отличается %n строка</numerusform>
            <numerusform>отличаются %n строки</numerusform>
            <numerusform>отличаются %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Правило {number}</translation>
    </message>
    <message>
        <source>To the Co&amp;mparison</source>
        <translation>К срав&amp;нению</translation>
    </message>
</context>
<context>
    <name>OwnTextList</name>
    <message>
        <source>Your texts</source>
        <translation>Ваши тексты</translation>
    </message>
    <message>
        <source>Open &amp;a Text...</source>
        <translation>От&amp;крыть текст...</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Переиме&amp;новать</translation>
    </message>
    <message>
        <source>Give the text another name (F2)</source>
        <translation>Дать тексту другое имя (F2)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Take the text away; its own file stays (Del)</source>
        <translation>Убрать текст; его файл остаётся (Del)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>О&amp;тменить</translation>
    </message>
    <message>
        <source>“{name}” is removed.</source>
        <translation>«{name}» убран.</translation>
    </message>
</context>
<context>
    <name>OwnTextPane</name>
    <message>
        <source>Your text beside the book</source>
        <translation>Ваш текст рядом с книгой</translation>
    </message>
</context>
<context>
    <name>OwnTextWaiting</name>
    <message>
        <source>Progress of reading</source>
        <translation>Ход чтения</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Open a text of the Laws of your own - plain text, Markdown or HTML, any edition, any language - or drop it here. It is compared with the books and stays in your own folder.</source>
        <translation>Откройте свой текст правил — простой текст, Markdown или HTML, любая редакция, любой язык — или перетащите его сюда. Он сравнивается с книгами и остаётся в вашей папке.</translation>
    </message>
    <message>
        <source>Reading {file} ...</source>
        <translation>Читается {file} ...</translation>
    </message>
</context>
<context>
    <name>OwnTextsView</name>
    <message>
        <source>Open a Text of Your Own</source>
        <translation>Открыть свой текст</translation>
    </message>
    <message>
        <source>Texts (*.txt *.text *.md *.markdown *.html *.htm *.xhtml);;All files (*)</source>
        <translation>Тексты (*.txt *.text *.md *.markdown *.html *.htm *.xhtml);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Kept in your own folder: {name}</source>
        <translation>Хранится в вашей папке: {name}</translation>
    </message>
</context>
<context>
    <name>PartChoice</name>
    <message>
        <source>One law</source>
        <translation>Одно правило</translation>
    </message>
    <message>
        <source>Chapter {number}: {title}</source>
        <translation>Глава {number}: {title}</translation>
    </message>
    <message>
        <source>All laws</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>Number of the law</source>
        <translation>Номер правила</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Definition: {term}</source>
        <translation>Определение: {term}</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Определение</translation>
    </message>
    <message>
        <source>Commentary {number}</source>
        <translation>Комментарий {number}</translation>
    </message>
    <message>
        <source>{place} ({year})</source>
        <translation>{place} ({year})</translation>
    </message>
    <message>
        <source>Preliminaries</source>
        <translation>Предварительные замечания</translation>
    </message>
    <message>
        <source>Preparation and Progression</source>
        <translation>Приготовление и продвижение карт</translation>
    </message>
    <message>
        <source>Irregularities in General</source>
        <translation>Основные правила о нарушениях</translation>
    </message>
    <message>
        <source>The Auction</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>The Play</source>
        <translation>Розыгрыш</translation>
    </message>
    <message>
        <source>Proprieties</source>
        <translation>Приличия</translation>
    </message>
    <message>
        <source>The Score</source>
        <translation>Обсчёт</translation>
    </message>
    <message>
        <source>Tournament Sponsorship</source>
        <translation>Организация турнира</translation>
    </message>
    <message>
        <source>Tournament Director</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Appeals</source>
        <translation>Апелляции</translation>
    </message>
    <message>
        <source>Preface</source>
        <translation>Предисловие</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>Введение</translation>
    </message>
    <message>
        <source>Scope of the Laws</source>
        <translation>Сфера применения правил</translation>
    </message>
    <message>
        <source>Subject index</source>
        <translation>Предметный указатель</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Определения</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Hands seen</source>
        <translation>Видимые руки</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>&amp;Move cards</source>
        <translation>&amp;Двигать карты</translation>
    </message>
    <message>
        <source>Let cards be seen moving to the table</source>
        <translation>Показывать, как карты движутся на стол</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>К началу (Home)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Шаг назад (Left)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Воспроизведение или пауза (Space)</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>Шаг вперёд (Right)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>К концу (End)</translation>
    </message>
    <message>
        <source>To the irregularity (I)</source>
        <translation>К нарушению (I)</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Все руки</translation>
    </message>
    <message>
        <source>Dummy only</source>
        <translation>Только болван</translation>
    </message>
    <message>
        <source>Hands hidden</source>
        <translation>Руки закрыты</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Очень медленно</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Very quick</source>
        <translation>Очень быстро</translation>
    </message>
</context>
<context>
    <name>PracticeForm</name>
    <message>
        <source>any edition</source>
        <translation>любая редакция</translation>
    </message>
    <message>
        <source>any law</source>
        <translation>любое правило</translation>
    </message>
    <message>
        <source>Law {law}</source>
        <translation>Правило {law}</translation>
    </message>
    <message>
        <source>all kinds but drills</source>
        <translation>все виды, кроме упражнений</translation>
    </message>
    <message>
        <source>Drill: {kind}</source>
        <translation>Упражнение: {kind}</translation>
    </message>
    <message>
        <source>&amp;Only what changed from the edition before</source>
        <translation>&amp;Только изменённое по сравнению с прежней редакцией</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>Трениров&amp;аться</translation>
    </message>
    <message>
        <source>My &amp;Weak Laws</source>
        <translation>Мои сла&amp;бые правила</translation>
    </message>
    <message>
        <source>Edition:</source>
        <translation>Редакция:</translation>
    </message>
    <message>
        <source>Topic:</source>
        <translation>Тема:</translation>
    </message>
    <message>
        <source>Chapter:</source>
        <translation>Глава:</translation>
    </message>
    <message>
        <source>Law:</source>
        <translation>Правило:</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>Вид:</translation>
    </message>
    <message>
        <source>Questions:</source>
        <translation>Вопросов:</translation>
    </message>
    <message>
        <source>any topic</source>
        <translation>любая тема</translation>
    </message>
    <message>
        <source>{number} {title} ({first}-{last})</source>
        <translation>{number} {title} ({first}-{last})</translation>
    </message>
    <message>
        <source>any chapter</source>
        <translation>любая глава</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>&amp;Answer</source>
        <translation>Ответ&amp;ить</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ha&amp;rd</source>
        <translation>&amp;Трудно</translation>
    </message>
    <message>
        <source>It came hard (H)</source>
        <translation>Далось трудно (H)</translation>
    </message>
    <message>
        <source>Eas&amp;y</source>
        <translation>&amp;Легко</translation>
    </message>
    <message>
        <source>It came at once (E)</source>
        <translation>Далось сразу (E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Отме&amp;нить</translation>
    </message>
    <message>
        <source>Take the last answer back (U)</source>
        <translation>Взять последний ответ назад (U)</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Фла&amp;жок</translation>
    </message>
    <message>
        <source>Mark the question for later (F)</source>
        <translation>Отметить вопрос на потом (F)</translation>
    </message>
    <message>
        <source>As&amp;k Under Another Edition</source>
        <translation>Спросить по &amp;другой редакции</translation>
    </message>
    <message>
        <source>The same question is asked under other Laws at the end of the session</source>
        <translation>Тот же вопрос по другим правилам будет задан в конце занятия</translation>
    </message>
    <message>
        <source>How did it come?</source>
        <translation>Как это далось?</translation>
    </message>
    <message>
        <source>Ne&amp;xt Question</source>
        <translation>Следующ&amp;ий вопрос</translation>
    </message>
    <message>
        <source>Summ&amp;ary</source>
        <translation>&amp;Итог</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Stop the clock and cover the question (P)</source>
        <translation>Остановить часы и закрыть вопрос (P)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>End the session; every answer is kept (Escape)</source>
        <translation>Закончить занятие; все ответы сохраняются (Escape)</translation>
    </message>
    <message>
        <source>Question {number} of {count} · {right} right</source>
        <translation>Вопрос {number} из {count} · верно {right}</translation>
    </message>
    <message>
        <source>Question {number} of {count}, asked again · {right} right</source>
        <translation>Вопрос {number} из {count}, повторно · верно {right}</translation>
    </message>
    <message>
        <source>Paused: the clock stands still.</source>
        <translation>Пауза: часы стоят.</translation>
    </message>
    <message>
        <source>Go &amp;On</source>
        <translation>Продолжит&amp;ь</translation>
    </message>
    <message>
        <source>Another answer was given since: this one stays as it is.</source>
        <translation>С тех пор дан другой ответ: этот остаётся как есть.</translation>
    </message>
    <message>
        <source>The answer to this question is not known under those Laws.</source>
        <translation>По тем правилам ответ на этот вопрос неизвестен.</translation>
    </message>
    <message>
        <source>It is asked under the Laws of {year} at the end of the session.</source>
        <translation>По правилам {year} он будет задан в конце занятия.</translation>
    </message>
</context>
<context>
    <name>PracticePane</name>
    <message>
        <source>&amp;Closed book</source>
        <translation>&amp;Закрытая книга</translation>
    </message>
    <message>
        <source>Hide the law until the question is answered</source>
        <translation>Скрыть правило, пока нет ответа</translation>
    </message>
    <message>
        <source>&amp;Once More</source>
        <translation>Е&amp;щё раз</translation>
    </message>
    <message>
        <source>Working out the questions ...</source>
        <translation>Составляются вопросы ...</translation>
    </message>
    <message>
        <source>&amp;Answer</source>
        <translation>Ответ&amp;ить</translation>
    </message>
    <message>
        <source>Question {number} of {count} · {kind}</source>
        <translation>Вопрос {number} из {count} · {kind}</translation>
    </message>
    <message>
        <source>Several answers may be right: press their numbers, then Enter.</source>
        <translation>Верных ответов может быть несколько: нажмите их номера, затем Enter.</translation>
    </message>
    <message>
        <source>Press the number of your answer, then Enter.</source>
        <translation>Нажмите номер ответа, затем Enter.</translation>
    </message>
    <message>
        <source>Right. The words that decide are lit.</source>
        <translation>Верно. Решающие слова подсвечены.</translation>
    </message>
    <message>
        <source>Not right. Press an answer to see its words in the book.</source>
        <translation>Неверно. Нажмите ответ, чтобы увидеть его слова в книге.</translation>
    </message>
    <message>
        <source>Summ&amp;ary</source>
        <translation>&amp;Итог</translation>
    </message>
    <message>
        <source>Ne&amp;xt Question</source>
        <translation>Следующ&amp;ий вопрос</translation>
    </message>
    <message>
        <source>✓ right: {because}</source>
        <translation>✓ Верно. {because}</translation>
    </message>
    <message>
        <source>✗ wrong: {because}</source>
        <translation>✗ Неверно. {because}</translation>
    </message>
    <message>
        <source>! missed: {because}</source>
        <translation>! Пропущено. {because}</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>There is nothing to be asked about this story.</source>
        <translation>Об этой истории спросить нечего.</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n questions answered correctly</source>
        <translation>
            <numerusform>Верных ответов: {right} на %n вопрос</numerusform>
            <numerusform>Верных ответов: {right} на %n вопроса</numerusform>
            <numerusform>Верных ответов: {right} на %n вопросов</numerusform>
        </translation>
    </message>
    <message>
        <source>Step &amp;Through the Story</source>
        <translation>&amp;История по шагам</translation>
    </message>
    <message>
        <source>✓ {kind} ({law})</source>
        <translation>✓ {kind} ({law})</translation>
    </message>
    <message>
        <source>✗ {kind} ({law})</source>
        <translation>✗ {kind} ({law})</translation>
    </message>
</context>
<context>
    <name>PresetDialog</name>
    <message>
        <source>Set an Exam</source>
        <translation>Составить экзамен</translation>
    </message>
    <message>
        <source>The book may be &amp;opened</source>
        <translation>Книгу можно &amp;открывать</translation>
    </message>
    <message>
        <source>Clear the &amp;Topics</source>
        <translation>О&amp;чистить темы</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Название:</translation>
    </message>
    <message>
        <source>Number of &amp;questions:</source>
        <translation>Ч&amp;исло вопросов:</translation>
    </message>
    <message>
        <source>&amp;Minutes:</source>
        <translation>&amp;Минуты:</translation>
    </message>
    <message>
        <source>&amp;Pass mark:</source>
        <translation>П&amp;роходной балл:</translation>
    </message>
    <message>
        <source>&amp;Hardest question:</source>
        <translation>Самый &amp;трудный вопрос:</translation>
    </message>
    <message>
        <source>Laws:</source>
        <translation>Правила:</translation>
    </message>
    <message>
        <source>&amp;As at First</source>
        <translation>&amp;Как вначале</translation>
    </message>
    <message>
        <source>&amp;Forget It</source>
        <translation>&amp;Забыть его</translation>
    </message>
    <message>
        <source>At least so many on a topic; the rest on any:</source>
        <translation>Не меньше по темам; остальные — по любым:</translation>
    </message>
    <message numerus="yes">
        <source>The topics ask for {asked} of %n questions.</source>
        <translation>
            <numerusform>По темам: {asked} из %n вопроса.</numerusform>
            <numerusform>По темам: {asked} из %n вопросов.</numerusform>
            <numerusform>По темам: {asked} из %n вопросов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the exam a name.</source>
        <translation>Дайте экзамену название.</translation>
    </message>
    <message>
        <source>Another exam has this name; give this one a name of its own.</source>
        <translation>Так называется другой экзамен; дайте этому своё название.</translation>
    </message>
    <message>
        <source>Choose at least one edition.</source>
        <translation>Выберите хотя бы одну редакцию.</translation>
    </message>
    <message>
        <source>The topics ask for more questions than the exam has: {asked} instead of {count}. Ask for fewer on some topics, or for none.</source>
        <translation>По темам требуется больше вопросов, чем есть в экзамене: {asked} вместо {count}. Задайте меньше по некоторым темам или ни одного.</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>… Click the link, or press Enter on it, to read on.</source>
        <translation>… Щёлкните по ссылке или нажмите на ней Enter, чтобы читать дальше.</translation>
    </message>
    <message>
        <source>This label is lost in print. It follows from its neighbours.</source>
        <translation>Это обозначение утрачено в печати. Оно следует из соседних.</translation>
    </message>
    <message>
        <source>Lost in print, restored by the editors.</source>
        <translation>Утрачено в печати, восстановлено редакторами.</translation>
    </message>
    <message>
        <source>Damaged in print (“{0}”), restored by the editors.</source>
        <translation>Повреждено в печати («{0}»), восстановлено редакторами.</translation>
    </message>
    <message>
        <source>There is no {0} in this edition.</source>
        <translation>В этой редакции нет {0}.</translation>
    </message>
    <message>
        <source>{0} stands here, but cannot be meant.</source>
        <translation>Здесь стоит {0}, но иметься в виду не может.</translation>
    </message>
    <message>
        <source>{0} is meant.</source>
        <translation>Имеется в виду {0}.</translation>
    </message>
    <message>
        <source>Pages as they would be printed</source>
        <translation>Страницы, какими они будут напечатаны</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>This page cannot be printed. You can print a law, a comparison, a term, a situation, an exam report, statistics and the list of your notes; use Export for the rest.</source>
        <translation>Эту страницу напечатать нельзя. Можно напечатать правило, сравнение, термин, ситуацию, отчёт об экзамене, статистику и список ваших заметок; для остального служит «Экспорт».</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>&amp;Yes</source>
        <translation>Д&amp;а</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <translation>&amp;Нет</translation>
    </message>
    <message>
        <source>Take the Answer &amp;Back</source>
        <translation>Взят&amp;ь ответ назад</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Question</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Верно.</translation>
    </message>
    <message>
        <source>✗ Not right.</source>
        <translation>✗ Неверно.</translation>
    </message>
</context>
<context>
    <name>QuickFind</name>
    <message>
        <source>Law {number}</source>
        <translation>Правило {number}</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>Visited</source>
        <translation>Посещённое</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Термин</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Ситуация</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
</context>
<context>
    <name>QuickFinding</name>
    <message>
        <source>Search the books for “{words}”</source>
        <translation>Искать в книгах «{words}»</translation>
    </message>
</context>
<context>
    <name>QuickSheet</name>
    <message>
        <source>Find a law, a term, a situation or a command</source>
        <translation>Найти правило, термин, ситуацию или команду</translation>
    </message>
    <message>
        <source>A law, a term, a situation, a command (27B, revoke, compare ...)</source>
        <translation>Правило, термин, ситуация, команда (27B, фальшренонс, сравнить ...)</translation>
    </message>
    <message>
        <source>Up and Down choose · Enter opens · Esc closes · &gt; commands only · ? help only</source>
        <translation>Вверх и вниз выбирают · Enter открывает · Esc закрывает · &gt; только команды · ? только справка</translation>
    </message>
    <message>
        <source>Nothing is called so. Try fewer letters, or another language.</source>
        <translation>Такого названия нет. Попробуйте меньше букв или другой язык.</translation>
    </message>
    <message>
        <source>What is found</source>
        <translation>Что найдено</translation>
    </message>
</context>
<context>
    <name>Quiz</name>
    <message>
        <source>Cases and questions</source>
        <translation>Случаи и вопросы</translation>
    </message>
    <message>
        <source>What does the director rule?</source>
        <translation>Что решает судья?</translation>
    </message>
    <message>
        <source>Which law governs?</source>
        <translation>Какое правило действует?</translation>
    </message>
    <message>
        <source>What changed?</source>
        <translation>Что изменилось?</translation>
    </message>
    <message>
        <source>The order of steps</source>
        <translation>Порядок шагов</translation>
    </message>
    <message>
        <source>Which law says so?</source>
        <translation>В каком правиле так сказано?</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Обсчёт</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Термины</translation>
    </message>
    <message>
        <source>Cross-references</source>
        <translation>Перекрёстные ссылки</translation>
    </message>
    <message>
        <source>Complete the sentence</source>
        <translation>Дополните предложение</translation>
    </message>
    <message>
        <source>Must, should, may</source>
        <translation>Должен, следует, может</translation>
    </message>
    <message>
        <source>Laws of {year}</source>
        <translation>Правила {year}</translation>
    </message>
    <message>
        <source>Club director</source>
        <translation>Клубный судья</translation>
    </message>
    <message>
        <source>National director</source>
        <translation>Национальный судья</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Экзамен</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>сдан</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>не сдан</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>Проходной балл</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Книга</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыта</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>закрыта</translation>
    </message>
    <message>
        <source>times left on the way</source>
        <translation>сколько раз прерван</translation>
    </message>
    <message>
        <source>By topic</source>
        <translation>По темам</translation>
    </message>
    <message>
        <source>Laws to read again</source>
        <translation>Правила, которые надо перечитать</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Все вопросы</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ваш ответ</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Верный ответ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>неверно</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>ещё не спрошено</translation>
    </message>
    <message>
        <source>hardly known</source>
        <translation>почти не известно</translation>
    </message>
    <message>
        <source>known in part</source>
        <translation>известно отчасти</translation>
    </message>
    <message>
        <source>known well</source>
        <translation>известно хорошо</translation>
    </message>
    <message>
        <source>mastered</source>
        <translation>освоено</translation>
    </message>
    <message>
        <source>Law {law}: {level}</source>
        <translation>Правило {law}: {level}</translation>
    </message>
    <message>
        <source>✓ right: {why}</source>
        <translation>✓ Верно. {why}</translation>
    </message>
    <message>
        <source>✗ wrong: {why}</source>
        <translation>✗ Неверно. {why}</translation>
    </message>
    <message>
        <source>! right, and not chosen: {why}</source>
        <translation>! Верно, но не выбрано. {why}</translation>
    </message>
    <message>
        <source>✓ Passed</source>
        <translation>✓ Сдан</translation>
    </message>
    <message>
        <source>✗ Not passed</source>
        <translation>✗ Не сдан</translation>
    </message>
    <message>
        <source>{name}: {right} of {count} right, {percent}%; the pass mark is {mark}%.</source>
        <translation>{name}: верно {right} из {count}, {percent}%; проходной балл {mark}%.</translation>
    </message>
    <message>
        <source>It took {time} of {allowed}.</source>
        <translation>Время: {time} из {allowed}.</translation>
    </message>
    <message>
        <source>The books stayed closed: the exam was not left on the way.</source>
        <translation>Книги оставались закрытыми: экзамен не прерывался.</translation>
    </message>
    <message>
        <source>The books were to stay closed. Times the exam was left: {count}.</source>
        <translation>Книги должны были оставаться закрытыми. Сколько раз экзамен был прерван: {count}.</translation>
    </message>
    <message>
        <source>Law {law} of {year}</source>
        <translation>Правило {law}, {year} год</translation>
    </message>
    <message>
        <source>{count} wrong</source>
        <translation>неверно: {count}</translation>
    </message>
    <message>
        <source>By topic, the weakest first</source>
        <translation>По темам, слабейшие сверху</translation>
    </message>
    <message>
        <source>{right} of {count}</source>
        <translation>{right} из {count}</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>Неверные ответы</translation>
    </message>
    <message>
        <source>What was right</source>
        <translation>Верные ответы</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>нет ответа</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <translation>Ваш ответ: {answer}</translation>
    </message>
    <message>
        <source>Right: {answer}</source>
        <translation>Верно: {answer}</translation>
    </message>
    <message>
        <source>Laws by mastery</source>
        <translation>Правила по степени знания</translation>
    </message>
</context>
<context>
    <name>QuizWorkplace</name>
    <message>
        <source>This exam keeps its editions; what you begin next is asked under the Laws of {year}.</source>
        <translation>Этот экзамен идёт по прежним изданиям; то, что вы начнёте следующим, будет задано по правилам {year}.</translation>
    </message>
    <message>
        <source>What you begin next is asked under the Laws of {year}.</source>
        <translation>То, что вы начнёте следующим, будет задано по правилам {year}.</translation>
    </message>
    <message>
        <source>My exam</source>
        <translation>Мой экзамен</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>Экспорт прогресса</translation>
    </message>
    <message>
        <source>Progress ({pattern})</source>
        <translation>Прогресс ({pattern})</translation>
    </message>
    <message>
        <source>Progress ({pattern});;All files (*)</source>
        <translation>Прогресс ({pattern});;Все файлы (*)</translation>
    </message>
    <message>
        <source>Import Progress</source>
        <translation>Импорт прогресса</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message>
        <source>New answers taken in: {count}.</source>
        <translation>Принято новых ответов: {count}.</translation>
    </message>
</context>
<context>
    <name>ReadingController</name>
    <message>
        <source>A newer version wrote the settings: changes made here are not kept.</source>
        <translation>Настройки записаны более новой версией: сделанные здесь изменения не сохранятся.</translation>
    </message>
    <message>
        <source>Subject index</source>
        <translation>Предметный указатель</translation>
    </message>
    <message>
        <source>Open {place}</source>
        <translation>Открыть {place}</translation>
    </message>
    <message>
        <source>{asked} corresponds to {shown} in the Laws of {edition}.</source>
        <translation>{asked}: соответствует {shown} в правилах {edition} года.</translation>
    </message>
    <message>
        <source>{asked}: not defined in the Laws of {edition}. These are its definitions.</source>
        <translation>{asked}: нет в правилах {edition} года. Вот их определения.</translation>
    </message>
    <message>
        <source>{asked}: not in the Laws of {edition}. This is the beginning of the book.</source>
        <translation>{asked}: нет в правилах {edition} года. Это начало книги.</translation>
    </message>
    <message>
        <source>{asked}: not in the Laws of {edition}. The nearest place is {shown}.</source>
        <translation>{asked}: нет в правилах {edition} года. Ближайшее место: {shown}.</translation>
    </message>
    <message>
        <source>Copied, with its address</source>
        <translation>Скопировано с адресом</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <translation>Размер текста {percent} %</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent searches</source>
        <translation>Недавние запросы</translation>
    </message>
</context>
<context>
    <name>RecentPage</name>
    <message>
        <source>Recent searches</source>
        <translation>Недавние запросы</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Forget the recent searches</source>
        <translation>Забыть недавние запросы</translation>
    </message>
</context>
<context>
    <name>RecentPlaces</name>
    <message>
        <source>Recent P&amp;laces</source>
        <translation>Не&amp;давние места</translation>
    </message>
    <message>
        <source>No places yet</source>
        <translation>Мест пока нет</translation>
    </message>
    <message>
        <source>The recent places are forgotten.</source>
        <translation>Недавние места забыты.</translation>
    </message>
    <message>
        <source>Places are remembered.</source>
        <translation>Места запоминаются.</translation>
    </message>
    <message>
        <source>Places are no longer remembered.</source>
        <translation>Места больше не запоминаются.</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Kind of finding</source>
        <translation>Вид замечания</translation>
    </message>
    <message>
        <source>The finding and its places</source>
        <translation>Замечание и его места</translation>
    </message>
    <message>
        <source>Consistency of the terms</source>
        <translation>Согласованность терминов</translation>
    </message>
    <message>
        <source>Back to the Concept</source>
        <translation>Назад к понятию</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Замечания</translation>
    </message>
    <message>
        <source>Report of the exam</source>
        <translation>Отчёт об экзамене</translation>
    </message>
    <message>
        <source>&amp;Practise What Was Wrong</source>
        <translation>Пов&amp;торить неверное</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>&amp;Экспорт...</translation>
    </message>
    <message>
        <source>Ba&amp;ck to the Quiz</source>
        <translation>&amp;Назад к вопросам</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV, for spreadsheets (*.csv)</source>
        <translation>CSV, для таблиц (*.csv)</translation>
    </message>
    <message>
        <source>Export the Report</source>
        <translation>Экспорт отчёта</translation>
    </message>
    <message>
        <source>Law {number} ({year})</source>
        <translation>Правило {number} ({year})</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
</context>
<context>
    <name>Rights</name>
    <message>
        <source>The texts of the laws belong to the World Bridge Federation and to their translators. Their notices stand here as the books give them.</source>
        <translation>Тексты правил принадлежат Всемирной федерации бриджа и их переводчикам. Сведения о правах приведены здесь так, как они даны в книгах.</translation>
    </message>
</context>
<context>
    <name>RightsDialog</name>
    <message>
        <source>Rights of the Books</source>
        <translation>Права на книги</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Эта программа</translation>
    </message>
    <message>
        <source>The licence of the program&apos;s code does not cover the texts of the books.</source>
        <translation>Лицензия программы не распространяется на тексты книг.</translation>
    </message>
</context>
<context>
    <name>RulingPanel</name>
    <message>
        <source>Edition that rules</source>
        <translation>Редакция, по которой решают</translation>
    </message>
    <message>
        <source>The ruling as the story stands</source>
        <translation>Решение по истории в этом виде</translation>
    </message>
    <message>
        <source>Options the ruling gives</source>
        <translation>Возможности, которые даёт решение</translation>
    </message>
    <message>
        <source> (and {count} more)</source>
        <translation> (и ещё {count})</translation>
    </message>
    <message>
        <source>Not finished: {problem}; {remedy}</source>
        <translation>Не закончено: {problem}; {remedy}</translation>
    </message>
    <message>
        <source>{option}, if: {when}</source>
        <translation>{option}, если: {when}</translation>
    </message>
    <message>
        <source>Let the story go on with this</source>
        <translation>Продолжить историю этим выбором</translation>
    </message>
</context>
<context>
    <name>SameLanguage</name>
    <message>
        <source>1987 · the damaged fragment</source>
        <translation>1987 · повреждённый фрагмент</translation>
    </message>
    <message>
        <source>2017 · law quoted in the commentary</source>
        <translation>2017 · правила, приведённые в комментарии</translation>
    </message>
    <message>
        <source>1987 · the book</source>
        <translation>1987 · книга</translation>
    </message>
    <message>
        <source>the fragment, restored in brackets</source>
        <translation>фрагмент, восстановленное в скобках</translation>
    </message>
    <message>
        <source>2017 · the book</source>
        <translation>2017 · книга</translation>
    </message>
    <message>
        <source>the commentary</source>
        <translation>комментарий</translation>
    </message>
    <message>
        <source>All places</source>
        <translation>Все места</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Только отличия</translation>
    </message>
    <message>
        <source>Only substance</source>
        <translation>Только по существу</translation>
    </message>
    <message>
        <source>difference of substance</source>
        <translation>отличие по существу</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>утрачено</translation>
    </message>
    <message>
        <source>other order</source>
        <translation>иной порядок</translation>
    </message>
    <message>
        <source>wording</source>
        <translation>формулировка</translation>
    </message>
    <message>
        <source>form or misprint</source>
        <translation>форма или опечатка</translation>
    </message>
    <message>
        <source>print only</source>
        <translation>только печать</translation>
    </message>
    <message>
        <source>Negation: {book} in the book, {other} here</source>
        <translation>Отрицание: {book} в книге, {other} здесь</translation>
    </message>
    <message>
        <source>Number: {book} in the book, {other} here</source>
        <translation>Число: {book} в книге, {other} здесь</translation>
    </message>
    <message>
        <source>Citation: {book} in the book, {other} here</source>
        <translation>Ссылка: {book} в книге, {other} здесь</translation>
    </message>
    <message>
        <source>Obligation: {book} in the book, {other} here</source>
        <translation>Слово долженствования: {book} в книге, {other} здесь</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Страница {number}</translation>
    </message>
    <message>
        <source>Page {number} (its number is lost, the book gives it)</source>
        <translation>Страница {number} (номер утрачен, его даёт книга)</translation>
    </message>
    <message>
        <source>word for word</source>
        <translation>слово в слово</translation>
    </message>
    <message>
        <source>{words} cannot be meant; {meant} is.</source>
        <translation>{words} иметься в виду не может; имеется в виду {meant}.</translation>
    </message>
    <message>
        <source>Restored from the book: {words}</source>
        <translation>Восстановлено по книге: {words}</translation>
    </message>
    <message>
        <source>In the book these words stand at {place}.</source>
        <translation>В книге эти слова стоят в {place}.</translation>
    </message>
    <message>
        <source>A matter of print only.</source>
        <translation>Дело только в печати.</translation>
    </message>
    <message>
        <source>– on a page the fragment lacks</source>
        <translation>– на странице, которой нет во фрагменте</translation>
    </message>
    <message>
        <source>– not quoted</source>
        <translation>– не приведено</translation>
    </message>
    <message>
        <source>{place} is quoted too; there is no text of it in this language.</source>
        <translation>Приведено и {place}; его текста на этом языке нет.</translation>
    </message>
    <message>
        <source>line {first}</source>
        <translation>строка {first}</translation>
    </message>
    <message>
        <source>lines {first}-{last}</source>
        <translation>строки {first}-{last}</translation>
    </message>
    <message>
        <source>No negation, number, citation or word of obligation differs here.</source>
        <translation>Отрицания, числа, ссылки и слова долженствования здесь не отличаются.</translation>
    </message>
    <message>
        <source>The two texts agree word for word.</source>
        <translation>Оба текста совпадают слово в слово.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>SameLanguageBar</name>
    <message>
        <source>Text beside the book</source>
        <translation>Текст рядом с книгой</translation>
    </message>
    <message>
        <source>Places shown</source>
        <translation>Показанные места</translation>
    </message>
    <message>
        <source>Previous difference (Alt+Up)</source>
        <translation>Предыдущее отличие (Alt+Up)</translation>
    </message>
    <message>
        <source>Next difference (Alt+Down)</source>
        <translation>Следующее отличие (Alt+Down)</translation>
    </message>
    <message numerus="yes">
        <source>%n differences</source>
        <translation>
            <numerusform>%n отличие</numerusform>
            <numerusform>%n отличия</numerusform>
            <numerusform>%n отличий</numerusform>
        </translation>
    </message>
    <message>
        <source>difference {number} of {total}</source>
        <translation>отличие {number} из {total}</translation>
    </message>
</context>
<context>
    <name>SameLanguageView</name>
    <message>
        <source>{place} is not in the text beside the book; this is its beginning.</source>
        <translation>В тексте рядом с книгой {place} нет; показано его начало.</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>citation</source>
        <translation>ссылка</translation>
    </message>
    <message>
        <source>term</source>
        <translation>термин</translation>
    </message>
    <message>
        <source>translated term</source>
        <translation>перевод</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>cognate</source>
        <translation>родственное слово</translation>
    </message>
    <message>
        <source>similar word</source>
        <translation>похожее слово</translation>
    </message>
    <message>
        <source>subject index</source>
        <translation>предметный указатель</translation>
    </message>
    <message>
        <source>What you typed is its citation.</source>
        <translation>Введённое — его номер.</translation>
    </message>
    <message>
        <source>It has the term you typed, in one of its forms.</source>
        <translation>Здесь введённый термин в одной из его форм.</translation>
    </message>
    <message>
        <source>It has this book&apos;s term for what you typed.</source>
        <translation>Здесь термин этой книги для введённого.</translation>
    </message>
    <message>
        <source>It has the words you typed, in one of their forms.</source>
        <translation>Здесь введённые слова в одной из их форм.</translation>
    </message>
    <message>
        <source>It has words that sound like those you typed.</source>
        <translation>Здесь слова, звучащие как введённые.</translation>
    </message>
    <message>
        <source>It has words spelt nearly as you typed.</source>
        <translation>Здесь слова, написанные почти как введённые.</translation>
    </message>
    <message>
        <source>counterpart</source>
        <translation>соответствие</translation>
    </message>
    <message>
        <source>The provision of another edition that corresponds has what you typed.</source>
        <translation>Введённое есть в соответствующем положении другой редакции.</translation>
    </message>
    <message>
        <source>The book&apos;s own subject index has it.</source>
        <translation>Оно есть в предметном указателе книги.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Определения</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Сноски</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Заголовки</translation>
    </message>
    <message>
        <source>Prefaces and introductions</source>
        <translation>Предисловия и введения</translation>
    </message>
    <message>
        <source>Commentary</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Subject index</source>
        <translation>Предметный указатель</translation>
    </message>
    <message>
        <source>There is no Law {citation}</source>
        <translation>Правила {citation} нет</translation>
    </message>
    <message>
        <source>There is no Law {citation} in {edition}</source>
        <translation>В {edition} нет правила {citation}</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>русский</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>сербский</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>болгарский</translation>
    </message>
    <message>
        <source>English</source>
        <translation>английский</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Указатель</translation>
    </message>
    <message>
        <source>{citation} footnote</source>
        <translation>{citation}, сноска</translation>
    </message>
</context>
<context>
    <name>SearchFilters</name>
    <message>
        <source>Kind of place</source>
        <translation>Вид места</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Все виды</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Глава</translation>
    </message>
    <message>
        <source>All chapters</source>
        <translation>Все главы</translation>
    </message>
    <message>
        <source>Search in {edition}</source>
        <translation>Искать в {edition}</translation>
    </message>
    <message>
        <source>Back to reading (Esc)</source>
        <translation>Назад к чтению (Esc)</translation>
    </message>
    <message>
        <source>Back to reading</source>
        <translation>Назад к чтению</translation>
    </message>
    <message>
        <source>Did you mean “{words}”?</source>
        <translation>Может быть, «{words}»?</translation>
    </message>
</context>
<context>
    <name>SearchResultsModel</name>
    <message>
        <source>Also {places}</source>
        <translation>Также {places}</translation>
    </message>
</context>
<context>
    <name>SearchWorkplace</name>
    <message>
        <source>Enter opens · ↑ ↓ walk · Tab, ← → between the books · Esc back</source>
        <translation>Enter открывает · ↑ ↓ по списку · Tab, ← → между книгами · Esc назад</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n место</numerusform>
            <numerusform>%n места</numerusform>
            <numerusform>%n мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n best places</source>
        <translation>
            <numerusform>%n лучшее место</numerusform>
            <numerusform>%n лучших места</numerusform>
            <numerusform>%n лучших мест</numerusform>
        </translation>
    </message>
    <message>
        <source>The search did not work</source>
        <translation>Поиск не удался</translation>
    </message>
    <message>
        <source>Search in all the books at once</source>
        <translation>Искать сразу во всех книгах</translation>
    </message>
    <message>
        <source>Type a term or any words, in Bulgarian, Russian, Serbian or with the English terms of the Laws: ривок, renons, insufficient bid. “Words in quotation marks” stand together, взят* is the beginning of a word, -word leaves places out.</source>
        <translation>Введите термин или любые слова по-болгарски, по-русски, по-сербски или английские термины правил: фальшренонс, ривок, renons, insufficient bid. «Слова в кавычках» стоят рядом, взят* — начало слова, -слово исключает места.</translation>
    </message>
    <message>
        <source>Getting the search ready ...</source>
        <translation>Готовится поиск ...</translation>
    </message>
</context>
<context>
    <name>Simulator</name>
    <message>
        <source>What it is</source>
        <translation>Что это</translation>
    </message>
    <message>
        <source>Governing law</source>
        <translation>Действующее правило</translation>
    </message>
    <message>
        <source>Ruling, if the director comes now</source>
        <translation>Решение, если судья придёт сейчас</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>the editions differ</source>
        <translation>редакции расходятся</translation>
    </message>
    <message>
        <source>Considered and excluded</source>
        <translation>Рассмотрено и исключено</translation>
    </message>
    <message>
        <source>Nothing else of this law was considered.</source>
        <translation>Ничего другого из этого правила не рассмотрено.</translation>
    </message>
    <message>
        <source>Why not {law}?</source>
        <translation>Почему не {law}?</translation>
    </message>
    <message>
        <source>({sentence})</source>
        <translation>({sentence})</translation>
    </message>
    <message>
        <source>By law</source>
        <translation>По правилам</translation>
    </message>
    <message>
        <source>By topic</source>
        <translation>По темам</translation>
    </message>
    <message>
        <source>By difficulty</source>
        <translation>По трудности</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>легко</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>средне</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>трудно</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>Boards and hands</source>
        <translation>Сдачи и руки</translation>
    </message>
    <message>
        <source>Calls out of rotation</source>
        <translation>Заявки вне очереди</translation>
    </message>
    <message>
        <source>Changes of call</source>
        <translation>Изменения заявки</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Претензии</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Болван</translation>
    </message>
    <message>
        <source>Exposed cards</source>
        <translation>Показанные карты</translation>
    </message>
    <message>
        <source>Inadmissible calls</source>
        <translation>Неприемлемые заявки</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Информация</translation>
    </message>
    <message>
        <source>Insufficient bids</source>
        <translation>Недостаточные назначения</translation>
    </message>
    <message>
        <source>Leads out of turn</source>
        <translation>Ходы вне очереди</translation>
    </message>
    <message>
        <source>Penalty cards</source>
        <translation>Штрафные карты</translation>
    </message>
    <message>
        <source>Revokes</source>
        <translation>Фальшренонсы</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Обсчёт</translation>
    </message>
    <message>
        <source>The play</source>
        <translation>Розыгрыш</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Withdrawn calls</source>
        <translation>Отменённые заявки</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Правило {number}</translation>
    </message>
    <message>
        <source>procedure</source>
        <translation>процедура</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>нарушение</translation>
    </message>
    <message>
        <source>right</source>
        <translation>право</translation>
    </message>
    <message>
        <source>rectification</source>
        <translation>ректификация</translation>
    </message>
    <message>
        <source>restriction</source>
        <translation>ограничение</translation>
    </message>
    <message>
        <source>score</source>
        <translation>обсчёт</translation>
    </message>
    <message>
        <source>information</source>
        <translation>информация</translation>
    </message>
    <message>
        <source>Before the first event</source>
        <translation>До первого события</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Нарушений нет</translation>
    </message>
    <message>
        <source>The law at work</source>
        <translation>Действующее правило</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Потому что</translation>
    </message>
    <message>
        <source>If the director comes now</source>
        <translation>Если судья придёт сейчас</translation>
    </message>
    <message>
        <source>A question is open; until it is answered this goes on as if it were: no.</source>
        <translation>Вопрос открыт; пока нет ответа, считается, что ответ: нет.</translation>
    </message>
    <message>
        <source>Not covered:</source>
        <translation>Не охвачено:</translation>
    </message>
    <message>
        <source>Which law?</source>
        <translation>Какое правило?</translation>
    </message>
    <message>
        <source>What do you ask?</source>
        <translation>Что вы спросите?</translation>
    </message>
    <message>
        <source>What do you explain?</source>
        <translation>Что вы объясните?</translation>
    </message>
    <message>
        <source>Which options?</source>
        <translation>Какие возможности?</translation>
    </message>
    <message>
        <source>Who must pass?</source>
        <translation>Кто должен пасовать?</translation>
    </message>
    <message>
        <source>Which penalty cards?</source>
        <translation>Какие карты штрафные?</translation>
    </message>
    <message>
        <source>Which leads are restricted?</source>
        <translation>Какие ходы ограничены?</translation>
    </message>
    <message>
        <source>How many tricks?</source>
        <translation>Сколько взяток?</translation>
    </message>
    <message>
        <source>Which score?</source>
        <translation>Какой результат?</translation>
    </message>
</context>
<context>
    <name>SimulatorWorkplace</name>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Веб-страница (*.html)</translation>
    </message>
    <message>
        <source>Export Handout</source>
        <translation>Экспорт раздаточного листа</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message>
        <source>Open Story or Record</source>
        <translation>Открыть историю или запись</translation>
    </message>
    <message>
        <source>Stories (*.toml *.json *.pbn *.lin);;All files (*)</source>
        <translation>Истории (*.toml *.json *.pbn *.lin);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Следующая часть</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>строка {0}</translation>
    </message>
    <message>
        <source>lines {0}</source>
        <translation>строки {0}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Quiz</source>
        <translation>Вопросы</translation>
    </message>
    <message>
        <source>&amp;Begin Today&apos;s Questions</source>
        <translation>Вопросы на се&amp;годня</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>Статисти&amp;ка</translation>
    </message>
    <message>
        <source>&amp;I sit an exam on</source>
        <translation>Мой &amp;экзамен</translation>
    </message>
    <message>
        <source>Answers a day at most</source>
        <translation>Ответов в день, не больше</translation>
    </message>
    <message>
        <source>New questions a day</source>
        <translation>Новых вопросов в день</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Экзамены</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Тренироваться</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>A day:</source>
        <translation>В день не больше:</translation>
    </message>
    <message>
        <source>answers at most,</source>
        <translation>ответов, из них</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новых</translation>
    </message>
    <message>
        <source>Days in a row with an answer: {days}.</source>
        <translation>Дней подряд с ответом: {days}.</translation>
    </message>
    <message>
        <source>Answer a question a day: the days in a row are counted here.</source>
        <translation>Отвечайте на вопрос в день: здесь считаются дни подряд.</translation>
    </message>
    <message>
        <source>Fl&amp;agged ({count})</source>
        <translation>С ф&amp;лажком ({count})</translation>
    </message>
    <message>
        <source>Nothing is due: today is done. Practise below what you like.</source>
        <translation>На сегодня всё сделано. Ниже тренируйтесь в чём угодно.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n к повторению</numerusform>
            <numerusform>%n к повторению</numerusform>
            <numerusform>%n к повторению</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for the exam</source>
        <translation>
            <numerusform>%n к экзамену</numerusform>
            <numerusform>%n к экзамену</numerusform>
            <numerusform>%n к экзамену</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n новый</numerusform>
            <numerusform>%n новых</numerusform>
            <numerusform>%n новых</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n more wait for other days</source>
        <translation>
            <numerusform>; ещё %n ждёт других дней</numerusform>
            <numerusform>; ещё %n ждут других дней</numerusform>
            <numerusform>; ещё %n ждут других дней</numerusform>
        </translation>
    </message>
    <message>
        <source>Today: {parts}.</source>
        <translation>Сегодня: {parts}.</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Редакция</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Все редакции</translation>
    </message>
    <message>
        <source>&amp;Back to the Quiz</source>
        <translation>&amp;Назад к вопросам</translation>
    </message>
    <message>
        <source>Laws by mastery: click one to read or practise it</source>
        <translation>Правила по степени знания: щёлкните, чтобы читать или тренироваться</translation>
    </message>
    <message>
        <source>Questions due in the next 30 days</source>
        <translation>Вопросы к повторению на 30 дней</translation>
    </message>
    <message>
        <source>Topics over time, the weakest first: click one to practise it</source>
        <translation>Темы во времени, слабейшие сверху: щёлкните, чтобы тренироваться</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Показывать пока нечего</translation>
    </message>
    <message>
        <source>Answer a few questions, and this page shows which laws you know.</source>
        <translation>Ответьте на несколько вопросов, и эта страница покажет, какие правила вы знаете.</translation>
    </message>
    <message>
        <source>Begin &amp;with Today&apos;s Questions</source>
        <translation>Нача&amp;ть с вопросов на сегодня</translation>
    </message>
    <message>
        <source>Days in a row: {days}</source>
        <translation>Дней подряд: {days}</translation>
    </message>
    <message>
        <source>longest: {days}</source>
        <translation>рекорд: {days}</translation>
    </message>
    <message>
        <source>Answers: {count}</source>
        <translation>Ответов: {count}</translation>
    </message>
    <message>
        <source>in {time}</source>
        <translation>за {time}</translation>
    </message>
    <message>
        <source>Right: {share}</source>
        <translation>Верно: {share}</translation>
    </message>
    <message>
        <source>{right} of {answers}</source>
        <translation>{right} из {answers}</translation>
    </message>
    <message>
        <source>Laws asked: {count} of {all}</source>
        <translation>Затронуто правил: {count} из {all}</translation>
    </message>
    <message>
        <source>due today: {count}</source>
        <translation>к повторению сегодня: {count}</translation>
    </message>
    <message>
        <source>&amp;Read Law {law}</source>
        <translation>&amp;Читать правило {law}</translation>
    </message>
    <message>
        <source>&amp;Practise Law {law}</source>
        <translation>Вопросы по прави&amp;лу {law}</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Address of the place</source>
        <translation>Адрес места</translation>
    </message>
    <message>
        <source>Show these lines of the source file</source>
        <translation>Показать эти строки исходного файла</translation>
    </message>
    <message>
        <source>Show the full notice of rights</source>
        <translation>Показать полное указание прав</translation>
    </message>
    <message>
        <source>source line {lines}</source>
        <translation>строка источника {lines}</translation>
    </message>
    <message>
        <source>source lines {lines}</source>
        <translation>строки источника {lines}</translation>
    </message>
    <message>
        <source>© World Bridge Federation</source>
        <translation>© World Bridge Federation</translation>
    </message>
    <message>
        <source>transl. {name}</source>
        <translation>пер. {name}</translation>
    </message>
</context>
<context>
    <name>StoryCard</name>
    <message>
        <source>Step &amp;Through It</source>
        <translation>По &amp;шагам</translation>
    </message>
    <message>
        <source>&amp;Practise as Director</source>
        <translation>&amp;Тренироваться судьёй</translation>
    </message>
    <message>
        <source>In the &amp;Commentary</source>
        <translation>В &amp;комментарии</translation>
    </message>
    <message>
        <source>Situations at the table</source>
        <translation>Ситуации за столом</translation>
    </message>
    <message>
        <source>Choose one at the left, by words, by law or by topic, or tell your own.</source>
        <translation>Выберите ситуацию слева по словам, правилу или теме или расскажите свою.</translation>
    </message>
    <message>
        <source>Law {law} · {topic} · {difficulty}</source>
        <translation>Правило {law} · {topic} · {difficulty}</translation>
    </message>
</context>
<context>
    <name>StoryCommands</name>
    <message>
        <source>Change a hand</source>
        <translation>Изменить руку</translation>
    </message>
    <message>
        <source>Random deal</source>
        <translation>Случайная сдача</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <translation>Сдать остальное</translation>
    </message>
    <message>
        <source>Turn the hands</source>
        <translation>Повернуть руки</translation>
    </message>
    <message>
        <source>Clear the hands</source>
        <translation>Очистить руки</translation>
    </message>
    <message>
        <source>Change the dealer</source>
        <translation>Изменить сдававшего</translation>
    </message>
    <message>
        <source>Change the vulnerability</source>
        <translation>Изменить зональность</translation>
    </message>
    <message>
        <source>Change the scoring</source>
        <translation>Изменить обсчёт</translation>
    </message>
    <message>
        <source>Begin elsewhere</source>
        <translation>Начать в другом месте</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Изменить название</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Изменить имя</translation>
    </message>
    <message>
        <source>Change the words</source>
        <translation>Изменить слова</translation>
    </message>
    <message>
        <source>Change topic and grade</source>
        <translation>Изменить тему и трудность</translation>
    </message>
    <message>
        <source>Change a fact</source>
        <translation>Изменить факт</translation>
    </message>
    <message>
        <source>Move {card}</source>
        <translation>Переместить {card}</translation>
    </message>
    <message>
        <source>{who} plays {card}</source>
        <translation>{who} играет {card}</translation>
    </message>
    <message>
        <source>{who} calls {call}</source>
        <translation>{who} заявляет {call}</translation>
    </message>
    <message>
        <source>{who} changes his call to {call}</source>
        <translation>{who} меняет свою заявку на {call}</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>Добавить событие</translation>
    </message>
    <message>
        <source>Change an event</source>
        <translation>Изменить событие</translation>
    </message>
    <message>
        <source>Take an option</source>
        <translation>Сделать выбор</translation>
    </message>
    <message>
        <source>Answer a question</source>
        <translation>Ответить на вопрос</translation>
    </message>
    <message>
        <source>Take events apart</source>
        <translation>Разделить события</translation>
    </message>
    <message>
        <source>Delete an event</source>
        <translation>Удалить событие</translation>
    </message>
    <message>
        <source>Move an event</source>
        <translation>Переместить событие</translation>
    </message>
    <message>
        <source>At the same time</source>
        <translation>Одновременно</translation>
    </message>
</context>
<context>
    <name>StoryFiles</name>
    <message>
        <source>Open a Story</source>
        <translation>Открыть историю</translation>
    </message>
    <message>
        <source>Stories and records (*.toml *.json *.pbn *.lin);;All files (*)</source>
        <translation>Истории и записи (*.toml *.json *.pbn *.lin);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Story (*.toml)</source>
        <translation>История (*.toml)</translation>
    </message>
    <message>
        <source>Portable Bridge Notation (*.pbn)</source>
        <translation>Portable Bridge Notation (*.pbn)</translation>
    </message>
    <message>
        <source>LIN (*.lin)</source>
        <translation>LIN (*.lin)</translation>
    </message>
    <message>
        <source>Save the Story</source>
        <translation>Сохранить историю</translation>
    </message>
    <message>
        <source>Saved. Other programs see what stood in the end ({remarks}); the whole story is in lines they pass over.</source>
        <translation>Сохранено. Другие программы видят то, что получилось в конце ({remarks}); вся история — в строках, которые они пропускают.</translation>
    </message>
    <message>
        <source>Unsaved Story</source>
        <translation>Несохранённая история</translation>
    </message>
    <message>
        <source>“{title}” has not been saved.</source>
        <translation>История «{title}» не сохранена.</translation>
    </message>
    <message>
        <source>A story without a title has not been saved.</source>
        <translation>История без названия не сохранена.</translation>
    </message>
    <message>
        <source>Save it before it is closed?</source>
        <translation>Сохранить её перед закрытием?</translation>
    </message>
</context>
<context>
    <name>StoryHead</name>
    <message>
        <source>‹ S&amp;ituations</source>
        <translation>‹ Ситуа&amp;ции</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Тренироваться</translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>Прав&amp;ка</translation>
    </message>
    <message>
        <source>A story without a title</source>
        <translation>История без названия</translation>
    </message>
    <message>
        <source>{step} of {last}</source>
        <translation>{step} из {last}</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Facts of the whole story</source>
        <translation>Факты всей истории</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Факт</translation>
    </message>
    <message>
        <source>What the fact says</source>
        <translation>Что говорит факт</translation>
    </message>
    <message>
        <source>true, 9, words, [420, -50]</source>
        <translation>true, 9, слова, [420, -50]</translation>
    </message>
    <message>
        <source>Se&amp;t</source>
        <translation>За&amp;дать</translation>
    </message>
    <message>
        <source>Ta&amp;ke Out</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Na&amp;me of the file</source>
        <translation>Имя фа&amp;йла</translation>
    </message>
    <message>
        <source>Topic and grade</source>
        <translation>Тема и трудность</translation>
    </message>
    <message>
        <source>In &amp;words</source>
        <translation>С&amp;ловами</translation>
    </message>
</context>
<context>
    <name>StorySaving</name>
    <message>
        <source>Exported to {file}</source>
        <translation>Экспортировано в {file}</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Сохранено как {file}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{player}: {call}</source>
        <translation>{player}: {call}</translation>
    </message>
    <message>
        <source>{player} {call}: {fate}</source>
        <translation>{player} {call}: {fate}</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>нарушение</translation>
    </message>
    <message>
        <source>The director is at the table.</source>
        <translation>Судья за столом.</translation>
    </message>
    <message>
        <source>{player} is to play.</source>
        <translation>Играет {player}.</translation>
    </message>
    <message>
        <source>{player} is to call.</source>
        <translation>Заявку делает {player}.</translation>
    </message>
    <message>
        <source>{player} has an opening lead lying face down.</source>
        <translation>Закрытый первый ход: {player}.</translation>
    </message>
    <message>
        <source>Before {player}: {card}, {why}.</source>
        <translation>Перед игроком {player}: {card}, {why}.</translation>
    </message>
    <message>
        <source>Tricks won: {ns_side} {ns}, {ew_side} {ew}.</source>
        <translation>Выиграно взяток: {ns_side} {ns}, {ew_side} {ew}.</translation>
    </message>
    <message>
        <source>Trick {number} has not begun. On lead: {player}.</source>
        <translation>Взятка {number} ещё не началась. Ход: {player}.</translation>
    </message>
    <message>
        <source>{player} holds {cards}.</source>
        <translation>У игрока {player}: {cards}.</translation>
    </message>
    <message>
        <source>Contract: {contract}.</source>
        <translation>Контракт: {contract}.</translation>
    </message>
    <message>
        <source>Dealer: {player}.</source>
        <translation>Сдавал: {player}.</translation>
    </message>
    <message>
        <source>Vulnerability: {who}.</source>
        <translation>Зональность: {who}.</translation>
    </message>
    <message>
        <source>Auction: {calls}</source>
        <translation>Торговля: {calls}</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Север</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Восток</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Юг</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Запад</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the player North</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <comment>letter of the player East</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the player South</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <comment>letter of the player West</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Север–Юг</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Восток–Запад</translation>
    </message>
    <message>
        <source>NS</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>EW</translation>
    </message>
    <message>
        <source>none vulnerable</source>
        <translation>никто не в зоне</translation>
    </message>
    <message>
        <source>North-South vulnerable</source>
        <translation>Север–Юг в зоне</translation>
    </message>
    <message>
        <source>East-West vulnerable</source>
        <translation>Восток–Запад в зоне</translation>
    </message>
    <message>
        <source>all vulnerable</source>
        <translation>все в зоне</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>треф</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубен</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>черв</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пик</translation>
    </message>
    <message>
        <source>club</source>
        <translation>трефа</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>бубна</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>черва</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>пика</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>after 2, 3 or 4</comment>
        <translation>трефы</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>after 2, 3 or 4</comment>
        <translation>бубны</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>after 2, 3 or 4</comment>
        <translation>червы</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>after 2, 3 or 4</comment>
        <translation>пики</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>туз</translation>
    </message>
    <message>
        <source>king</source>
        <translation>король</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>валет</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>без козыря</translation>
    </message>
    <message>
        <source>{level} {suit}</source>
        <translation>{level} {suit}</translation>
    </message>
    <message>
        <source>double</source>
        <translation>контра</translation>
    </message>
    <message>
        <source>redouble</source>
        <translation>реконтра</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>NT</translation>
    </message>
    <message>
        <source>{contract} by {declarer}</source>
        <translation>{contract}, {declarer}</translation>
    </message>
    <message>
        <source>exposed</source>
        <translation>показана</translation>
    </message>
    <message>
        <source>major</source>
        <translation>старшая</translation>
    </message>
    <message>
        <source>minor</source>
        <translation>младшая</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>ждёт</translation>
    </message>
    <message>
        <source>exposed card</source>
        <translation>показанная карта</translation>
    </message>
    <message>
        <source>major penalty card</source>
        <translation>старшая штрафная карта</translation>
    </message>
    <message>
        <source>minor penalty card</source>
        <translation>младшая штрафная карта</translation>
    </message>
    <message>
        <source>played out of turn, not yet dealt with</source>
        <translation>сыграна вне очереди, ещё не разобрана</translation>
    </message>
    <message>
        <source>not yet dealt with</source>
        <translation>ещё не разобрана</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>отменена</translation>
    </message>
    <message>
        <source>Nobody has agreed or objected yet.</source>
        <translation>Никто ещё не согласился и не возразил.</translation>
    </message>
    <message>
        <source>Contested: the director has to decide.</source>
        <translation>Оспорена: решает судья.</translation>
    </message>
    <message>
        <source>Agreed.</source>
        <translation>Принята.</translation>
    </message>
    <message>
        <source>Agreed, and established.</source>
        <translation>Принята, и согласие установлено.</translation>
    </message>
    <message>
        <source>Decided by the director.</source>
        <translation>Решил судья.</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>whose turn it is</comment>
        <translation>играет</translation>
    </message>
    <message>
        <source>to call</source>
        <comment>whose turn it is</comment>
        <translation>заявляет</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>разыгрывающий</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>болван</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>сдавал</translation>
    </message>
    <message>
        <source>Opening lead, face down</source>
        <translation>Первый ход, закрытой картой</translation>
    </message>
    <message>
        <source>A card nobody may see</source>
        <translation>Карта, которую никто не вправе видеть</translation>
    </message>
    <message>
        <source>{card}, {player}</source>
        <translation>{card}, {player}</translation>
    </message>
    <message>
        <source>wins the trick</source>
        <translation>берёт взятку</translation>
    </message>
    <message>
        <source>{player} {card}</source>
        <translation>{player} {card}</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}.</source>
        <translation>Взятка {number}: {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}; won by {winner}.</source>
        <translation>Взятка {number}: {cards}; взял {winner}.</translation>
    </message>
</context>
<context>
    <name>TableAndLaw</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;За столом</translation>
    </message>
    <message>
        <source>Sho&amp;w at the Table</source>
        <translation>Пок&amp;азать за столом</translation>
    </message>
    <message>
        <source>Open the story in the simulator, step by step</source>
        <translation>Открыть историю в симуляторе, шаг за шагом</translation>
    </message>
    <message>
        <source>Open in the &amp;Book</source>
        <translation>Открыть в &amp;книге</translation>
    </message>
    <message>
        <source>Read the law whole; Back leads to the question again</source>
        <translation>Прочесть правило целиком; «Назад» вернёт к вопросу</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>equipment</source>
        <translation>оборудование</translation>
    </message>
    <message>
        <source>persons</source>
        <translation>лица</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>торговля</translation>
    </message>
    <message>
        <source>play</source>
        <translation>розыгрыш</translation>
    </message>
    <message>
        <source>information</source>
        <translation>информация</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>нарушение</translation>
    </message>
    <message>
        <source>rectification</source>
        <translation>ректификация</translation>
    </message>
    <message>
        <source>score</source>
        <translation>обсчёт</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>турнир</translation>
    </message>
    <message>
        <source>obligation</source>
        <translation>обязанность</translation>
    </message>
    <message>
        <source>general</source>
        <translation>общее</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation>предпочтительный</translation>
    </message>
    <message>
        <source>also used</source>
        <translation>употребляется также</translation>
    </message>
    <message>
        <source>a slip, not to be used</source>
        <translation>оплошность, не употреблять</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>существительное</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>глагол</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>прилагательное</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>наречие</translation>
    </message>
    <message>
        <source>other</source>
        <translation>прочее</translation>
    </message>
    <message>
        <source>Several terms for one concept</source>
        <translation>Несколько терминов для одного понятия</translation>
    </message>
    <message>
        <source>The commentary says another word</source>
        <translation>Комментарий говорит другое слово</translation>
    </message>
    <message>
        <source>One term for several concepts</source>
        <translation>Один термин для нескольких понятий</translation>
    </message>
    <message>
        <source>Not defined in every edition</source>
        <translation>Определено не во всех редакциях</translation>
    </message>
    <message>
        <source>Definitions that may contradict</source>
        <translation>Возможно противоречивые определения</translation>
    </message>
    <message>
        <source>This book has several words for the concept.</source>
        <translation>В этой книге для понятия несколько слов.</translation>
    </message>
    <message>
        <source>The commentary says another word than its book, or prefers another.</source>
        <translation>Комментарий говорит не то слово, что его книга, или предпочитает другое.</translation>
    </message>
    <message>
        <source>This book has the same word for several concepts.</source>
        <translation>В этой книге одно слово для нескольких понятий.</translation>
    </message>
    <message>
        <source>Not every edition defines the concept.</source>
        <translation>Понятие определено не в каждой редакции.</translation>
    </message>
    <message>
        <source>The explanations differ in numbers, negations or other words of weight. Whether they contradict is for a reader to judge.</source>
        <translation>Объяснения расходятся в числах, отрицаниях или других весомых словах. Противоречат ли они друг другу, судить читателю.</translation>
    </message>
    <message>
        <source>short form</source>
        <translation>краткая форма</translation>
    </message>
    <message>
        <source>×{0}</source>
        <translation>×{0}</translation>
    </message>
    <message>
        <source>Also counted under {0}</source>
        <translation>Учтены также в понятиях: {0}</translation>
    </message>
    <message>
        <source>not in the text</source>
        <translation>нет в тексте</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Определение</translation>
    </message>
    <message>
        <source>Open in the book</source>
        <translation>Открыть в книге</translation>
    </message>
    <message>
        <source>No definition in this book.</source>
        <translation>В этой книге определения нет.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Употребление</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>In the commentary, by article</source>
        <translation>В комментарии, по статьям</translation>
    </message>
    <message>
        <source>No term for it in this book.</source>
        <translation>В этой книге термина для этого нет.</translation>
    </message>
    <message>
        <source>Your glossary</source>
        <translation>Ваш глоссарий</translation>
    </message>
    <message>
        <source>commentary</source>
        <translation>комментарий</translation>
    </message>
    <message>
        <source>counted in all senses, also:</source>
        <translation>посчитано во всех значениях, также:</translation>
    </message>
    <message>
        <source>no explanation</source>
        <translation>без объяснения</translation>
    </message>
    <message>
        <source>Words of weight only here or missing elsewhere: {0}</source>
        <translation>Весомые слова, которые есть только здесь или которых нет в других: {0}</translation>
    </message>
    <message>
        <source>need not</source>
        <translation>не обязан</translation>
    </message>
    <message>
        <source>may</source>
        <translation>может</translation>
    </message>
    <message>
        <source>does</source>
        <translation>делает</translation>
    </message>
    <message>
        <source>should</source>
        <translation>следует</translation>
    </message>
    <message>
        <source>shall</source>
        <translation>надлежит</translation>
    </message>
    <message>
        <source>must</source>
        <translation>должен</translation>
    </message>
    <message>
        <source>should not</source>
        <translation>не следует</translation>
    </message>
    <message>
        <source>shall not</source>
        <translation>не надлежит</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>не может</translation>
    </message>
    <message>
        <source>must not</source>
        <translation>не должен</translation>
    </message>
    <message>
        <source>Finding the terms in the books ...</source>
        <translation>Термины ищутся в книгах ...</translation>
    </message>
    <message>
        <source>Terms of the glossary in other languages are left out: {languages}</source>
        <translation>Термины глоссария на других языках опущены: {languages}</translation>
    </message>
</context>
<context>
    <name>TermsWorkplace</name>
    <message>
        <source>The concept in the three editions</source>
        <translation>Понятие в трёх редакциях</translation>
    </message>
    <message>
        <source>Consistency Report</source>
        <translation>Отчёт о согласованности</translation>
    </message>
    <message>
        <source>Finding the terms in the books ...</source>
        <translation>Термины ищутся в книгах ...</translation>
    </message>
    <message>
        <source>This word is no term of the termbase.</source>
        <translation>Этого слова нет среди терминов.</translation>
    </message>
    <message>
        <source>TBX, version 3 (*.tbx)</source>
        <translation>TBX, версия 3 (*.tbx)</translation>
    </message>
    <message>
        <source>TBX, version 2 (*.tbx)</source>
        <translation>TBX, версия 2 (*.tbx)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>OmegaT glossary (*.txt)</source>
        <translation>Глоссарий OmegaT (*.txt)</translation>
    </message>
    <message>
        <source>Export Terms</source>
        <translation>Экспорт терминов</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message>
        <source>Import Glossary</source>
        <translation>Импорт глоссария</translation>
    </message>
    <message>
        <source>Glossaries (*.csv *.tbx *.xml);;All files (*)</source>
        <translation>Глоссарии (*.csv *.tbx *.xml);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>TextsPane</name>
    <message>
        <source>Two texts side by side</source>
        <translation>Два текста рядом</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Before the first event</source>
        <translation>До первого события</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Шаг {step} из {steps}</translation>
    </message>
    <message>
        <source>{step}: {event}</source>
        <translation>{step}: {event}</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Ход событий</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Navigation</source>
        <translation>Навигация</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Редакция</translation>
    </message>
</context>
<context>
    <name>TopicPane</name>
    <message>
        <source>What changed for the topic</source>
        <translation>Что изменилось по этой теме</translation>
    </message>
</context>
<context>
    <name>TopicsView</name>
    <message>
        <source>What changed for ...</source>
        <translation>Что изменилось для ...</translation>
    </message>
    <message numerus="yes">
        <source>%n rows changed in substance</source>
        <translation>
            <numerusform>по существу изменилась %n строка</numerusform>
            <numerusform>по существу изменились %n строки</numerusform>
            <numerusform>по существу изменились %n строк</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>End &amp;the Tour</source>
        <translation>&amp;Закончить экскурсию</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Далее</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} из {all}</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>One line for everything</source>
        <translation>Одна строка для всего</translation>
    </message>
    <message>
        <source>Type a law as you would say it (27B1, П27В1(б), Član 27) and press Enter. Anything else is searched in all three books, in any of their languages or in English. {go_to} brings you here.</source>
        <translation>Введите правило так, как говорите (27B1, П27В1(б), Član 27), и нажмите Enter. Всё остальное ищется в трёх книгах, на любом из их языков или по-английски. Сюда ведёт {go_to}.</translation>
    </message>
    <message>
        <source>Three editions</source>
        <translation>Три редакции</translation>
    </message>
    <message>
        <source>One press shows the same law in another book: {first}, {second}, {third}.</source>
        <translation>Одно нажатие показывает то же правило в другой книге: {first}, {second}, {third}.</translation>
    </message>
    <message>
        <source>The workplaces</source>
        <translation>Рабочие места</translation>
    </message>
    <message>
        <source>Read the books, compare the law you read, look up its terms, study with questions, and rule at the table. {read} always leads back to the book.</source>
        <translation>Читайте книги, сравнивайте правило, которое читаете, смотрите его термины, учитесь на вопросах и решайте за столом. К книге всегда возвращает {read}.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Оглавление</translation>
    </message>
    <message>
        <source>All laws with their sections. Type into the filter to find one by its words; {contents} puts the contents away.</source>
        <translation>Все правила с их разделами. Введите в фильтр слова, чтобы найти правило; {contents} убирает оглавление.</translation>
    </message>
    <message>
        <source>The law</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Every reference is a link; rest on it to see where it leads. {back} goes back. Click a word twice to see it as a term in three languages.</source>
        <translation>Каждая ссылка ведёт к месту; задержите на ней указатель, чтобы увидеть куда. {back} возвращает назад. Двойной щелчок по слову показывает его как термин на трёх языках.</translation>
    </message>
    <message>
        <source>On this law</source>
        <translation>Об этом правиле</translation>
    </message>
    <message>
        <source>The same law in the other editions, what refers to it, footnotes and the commentary. {panel} puts the panel away.</source>
        <translation>То же правило в других редакциях, ссылки на него, сноски и комментарий. {panel} убирает панель.</translation>
    </message>
    <message>
        <source>When you are looking for something</source>
        <translation>Когда вы что-то ищете</translation>
    </message>
    <message>
        <source>{find} finds laws, terms, situations and commands by a few letters. {help} explains what you have before you. The tour is in the menu Help.</source>
        <translation>{find} находит правила, термины, ситуации и команды по нескольким буквам. {help} объясняет то, что перед вами. Экскурсия — в меню «Справка».</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The disk is full. Make room and try again; nothing kept is lost.</source>
        <translation>Диск переполнен. Освободите место и повторите попытку; ничего из сохранённого не потеряно.</translation>
    </message>
    <message>
        <source>The file or its folder may not be read or written. Allow it, or choose another one.</source>
        <translation>Файл или его папку нельзя прочитать или записать. Разрешите это или выберите другой.</translation>
    </message>
    <message>
        <source>The file or its folder is not there. Check the name, or choose another one.</source>
        <translation>Файла или его папки нет. Проверьте имя или выберите другой.</translation>
    </message>
    <message>
        <source>Another window is writing. Wait a moment and try again.</source>
        <translation>Запись ведёт другое окно. Подождите немного и повторите попытку.</translation>
    </message>
    <message>
        <source>The disk does not answer as it should. Try again, or choose another place.</source>
        <translation>Диск не отвечает как следует. Повторите попытку или выберите другое место.</translation>
    </message>
</context>
<context>
    <name>UncaughtErrors</name>
    <message>
        <source>Something went wrong ({what}). Details are in {file}.</source>
        <translation>Что-то пошло не так ({what}). Подробности в {file}.</translation>
    </message>
    <message>
        <source>Something went wrong ({what}).</source>
        <translation>Что-то пошло не так ({what}).</translation>
    </message>
</context>
<context>
    <name>UnsavedOffer</name>
    <message>
        <source>The story “{title}” was not saved when the program last ended.</source>
        <translation>При последнем закрытии программы история «{title}» не была сохранена.</translation>
    </message>
    <message>
        <source>A story without a title was not saved when the program last ended (dealer {dealer}, last changed {when}).</source>
        <translation>При последнем закрытии программы не была сохранена история без названия (сдаёт {dealer}, последнее изменение {when}).</translation>
    </message>
    <message>
        <source>The story “{title}” is open in a window already, or has been saved or thrown away since.</source>
        <translation>История «{title}» уже открыта в одном из окон либо за это время была сохранена или отброшена.</translation>
    </message>
    <message>
        <source>This story is open in a window already, or has been saved or thrown away since.</source>
        <translation>Эта история уже открыта в одном из окон либо за это время была сохранена или отброшена.</translation>
    </message>
    <message>
        <source>Go On with It</source>
        <translation>Продолжить её</translation>
    </message>
</context>
<context>
    <name>WelcomeSheet</name>
    <message>
        <source>Welcome</source>
        <translation>Добро пожаловать</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>Что бы вы хотели сделать?</translation>
    </message>
    <message>
        <source>The Laws of Duplicate Bridge of 1987, 2007 and 2017, side by side.</source>
        <translation>Правила спортивного бриджа 1987, 2007 и 2017 годов рядом.</translation>
    </message>
    <message>
        <source>Read and search</source>
        <translation>Читать и искать</translation>
    </message>
    <message>
        <source>Open a law by its number, or search in any of the languages. Every reference is a link.</source>
        <translation>Откройте правило по номеру или ищите на любом из языков. Каждая ссылка ведёт к месту.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>See one law in three editions: what changed in substance, what only moved.</source>
        <translation>Одно правило в трёх редакциях: что изменилось по существу, а что лишь перемещено.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Тренироваться</translation>
    </message>
    <message>
        <source>Answer questions and be the director at the table. Every answer shows the words it rests on.</source>
        <translation>Отвечайте на вопросы и будьте судьёй за столом. Каждый ответ показывает слова, на которых он основан.</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Экскурсия</translation>
    </message>
    <message>
        <source>Guides &amp;of five minutes</source>
        <translation>Руководства &amp;на пять минут</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Пропус&amp;тить</translation>
    </message>
</context>
<context>
    <name>WindowParts</name>
    <message>
        <source>{title} · Bridge Rules</source>
        <translation>{title} · Bridge Rules</translation>
    </message>
</context>
<context>
    <name>WorkplaceBar</name>
    <message>
        <source>Workplaces</source>
        <translation>Рабочие места</translation>
    </message>
</context>
</TS>
