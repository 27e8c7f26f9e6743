<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>{told} · of %n rows</source>
        <translation>
            <numerusform>{told} · от %n ред</numerusform>
            <numerusform>{told} · от %n реда</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows changed in substance</source>
        <translation>
            <numerusform>%n ред е променен по същество</numerusform>
            <numerusform>%n реда са променени по същество</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others did not</source>
        <translation>
            <numerusform>%n друг не е</numerusform>
            <numerusform>%n други не са</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>... and %n more remarks; the command line gives all of them.</source>
        <translation>
            <numerusform>... и още %n забележка; командният ред дава всички.</numerusform>
            <numerusform>... и още %n забележки; командният ред дава всички.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>... and %n more rows; the command line gives all of them.</source>
        <translation>
            <numerusform>... и още %n ред; командният ред дава всички.</numerusform>
            <numerusform>... и още %n реда; командният ред дава всички.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>... and %n more characters</source>
        <translation>
            <numerusform>... и още %n знак</numerusform>
            <numerusform>... и още %n знака</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words differ</source>
        <translation>
            <numerusform>%n дума се различава</numerusform>
            <numerusform>%n думи се различават</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {form}, %n lines; encoding {encoding}, {source}.</source>
        <translation>
            <numerusform>{file}: {form}, %n ред; кодировка {encoding}, {source}.</numerusform>
            <numerusform>{file}: {form}, %n реда; кодировка {encoding}, {source}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{same} of %n places agree word for word</source>
        <translation>
            <numerusform>{same} от %n място съвпада дума по дума</numerusform>
            <numerusform>{same} от %n места съвпадат дума по дума</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{known} of %n questions known</source>
        <translation>
            <numerusform>познати: {known} от %n въпрос</numerusform>
            <numerusform>познати: {known} от %n въпроса</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answers right</source>
        <translation>
            <numerusform>верни: {right} от %n отговор</numerusform>
            <numerusform>верни: {right} от %n отговора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} claims {own} of the %n tricks left.</source>
        <translation>
            <numerusform>{player} прави претенция за {own} от оставащата %n взятка.</numerusform>
            <numerusform>{player} прави претенция за {own} от оставащите %n взятки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} concedes {own} of the %n tricks left.</source>
        <translation>
            <numerusform>{player} се отказва от {own} от оставащата %n взятка.</numerusform>
            <numerusform>{player} се отказва от {own} от оставащите %n взятки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more forms</source>
        <translation>
            <numerusform>и още %n форма</numerusform>
            <numerusform>и още %n форми</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Bridge Rules</source>
        <translation>За Bridge Rules</translation>
    </message>
    <message>
        <source>Bridge Rules {version}</source>
        <translation>Bridge Rules {version}</translation>
    </message>
    <message>
        <source>A study desk for the Laws of Duplicate Bridge: 1987, 2007 and 2017.</source>
        <translation>Работно място за изучаване на Правилника по спортен бридж: 1987, 2007 и 2017.</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}, PySide {pyside}</source>
        <translation>Python {python}, Qt {qt}, PySide {pyside}</translation>
    </message>
    <message>
        <source>The books</source>
        <translation>Книгите</translation>
    </message>
</context>
<context>
    <name>AccuracyChart</name>
    <message>
        <source>Accuracy of each topic over time</source>
        <translation>Точност по теми във времето</translation>
    </message>
    <message>
        <source>{topic}: {right} of {answers} right</source>
        <translation>{topic}: {right} верни от {answers}</translation>
    </message>
    <message>
        <source>{share} · {right} of {answers}</source>
        <translation>{share} · {right} от {answers}</translation>
    </message>
</context>
<context>
    <name>ActPanel</name>
    <message>
        <source>Who</source>
        <translation>Кой</translation>
    </message>
    <message>
        <source>(nobody)</source>
        <translation>(никой)</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Какво стана</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>&amp;Add to the Story</source>
        <translation>&amp;Добавяне към историята</translation>
    </message>
    <message>
        <source>&amp;Change the Event</source>
        <translation>Про&amp;мяна на събитието</translation>
    </message>
    <message>
        <source>Words that went with it</source>
        <translation>Придружаващи думи</translation>
    </message>
    <message>
        <source>Words with it</source>
        <translation>Думи към това</translation>
    </message>
    <message>
        <source>What is known about it; leave open what is not told</source>
        <translation>Какво се знае за това; неказаното остава празно</translation>
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
        <translation>&amp;Редактиране</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Отиване</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Бележки</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Изглед</translation>
    </message>
    <message>
        <source>&amp;Simulator</source>
        <translation>&amp;Симулатор</translation>
    </message>
    <message>
        <source>&amp;Quiz</source>
        <translation>&amp;Тест</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Език</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Помощ</translation>
    </message>
    <message>
        <source>&amp;Open a Text of Your Own...</source>
        <translation>&amp;Отваряне на собствен текст...</translation>
    </message>
    <message>
        <source>&amp;Your Own Texts</source>
        <translation>&amp;Собствени текстове</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>&amp;Експорт...</translation>
    </message>
    <message>
        <source>&amp;Export Terms...</source>
        <translation>Експорт на &amp;термини...</translation>
    </message>
    <message>
        <source>&amp;Import Glossary...</source>
        <translation>&amp;Импорт на речник...</translation>
    </message>
    <message>
        <source>&amp;Remove Glossary</source>
        <translation>Премахване на &amp;речник</translation>
    </message>
    <message>
        <source>Print Pre&amp;view...</source>
        <translation>Преглед преди пе&amp;чат...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Печат...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Из&amp;ход</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копиране</translation>
    </message>
    <message>
        <source>Copy with Ci&amp;tation</source>
        <translation>Копиране с &amp;адрес</translation>
    </message>
    <message>
        <source>&amp;Find on This Page...</source>
        <translation>&amp;Търсене в страницата...</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Търсене на &amp;следващото</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>Търсене на &amp;предишното</translation>
    </message>
    <message>
        <source>&amp;Go to...</source>
        <translation>&amp;Отиване на...</translation>
    </message>
    <message>
        <source>&amp;Search...</source>
        <translation>&amp;Търсене...</translation>
    </message>
    <message>
        <source>&amp;Quick Find...</source>
        <translation>&amp;Бързо намиране...</translation>
    </message>
    <message>
        <source>Show the &amp;Term</source>
        <translation>Показване на тер&amp;мина</translation>
    </message>
    <message>
        <source>Consistenc&amp;y Report</source>
        <translation>От&amp;чет за единството</translation>
    </message>
    <message>
        <source>Filter the &amp;Contents...</source>
        <translation>&amp;Филтър на съдържанието...</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>Нап&amp;ред</translation>
    </message>
    <message>
        <source>&amp;Previous Law</source>
        <translation>&amp;Предишно правило</translation>
    </message>
    <message>
        <source>&amp;Next Law</source>
        <translation>&amp;Следващо правило</translation>
    </message>
    <message>
        <source>&amp;Overview of Changes</source>
        <translation>Пре&amp;глед на промените</translation>
    </message>
    <message>
        <source>&amp;What Changed for...</source>
        <translation>&amp;Какво се промени при...</translation>
    </message>
    <message>
        <source>Next C&amp;hange</source>
        <translation>Следващ&amp;а промяна</translation>
    </message>
    <message>
        <source>Previous Ch&amp;ange</source>
        <translation>Пре&amp;дишна промяна</translation>
    </message>
    <message>
        <source>Next T&amp;erm Compared</source>
        <translation>Следващ сравняван т&amp;ермин</translation>
    </message>
    <message>
        <source>Previous Te&amp;rm Compared</source>
        <translation>Предишен сравняван терм&amp;ин</translation>
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
        <translation>&amp;Четене</translation>
    </message>
    <message>
        <source>Co&amp;mpare This Law</source>
        <translation>&amp;Сравняване на правилото</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравняване</translation>
    </message>
    <message>
        <source>Compare Word &amp;by Word</source>
        <translation>Сравняване &amp;дума по дума</translation>
    </message>
    <message>
        <source>&amp;Terms</source>
        <translation>Терм&amp;ини</translation>
    </message>
    <message>
        <source>Th&amp;e Simulator</source>
        <translation>Симу&amp;латор</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>Симулатор</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>Съдър&amp;жание</translation>
    </message>
    <message>
        <source>&amp;On This Law</source>
        <translation>&amp;За това правило</translation>
    </message>
    <message>
        <source>&amp;Words of Obligation</source>
        <translation>Думи за зад&amp;ължение</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>Следващ &amp;панел</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>Предишен п&amp;анел</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Увеличаване</translation>
    </message>
    <message>
        <source>Zoom O&amp;ut</source>
        <translation>&amp;Намаляване</translation>
    </message>
    <message>
        <source>Usual Si&amp;ze</source>
        <translation>&amp;Обичаен размер</translation>
    </message>
    <message>
        <source>Lar&amp;ger Interface</source>
        <translation>По-&amp;голям интерфейс</translation>
    </message>
    <message>
        <source>Smaller Inter&amp;face</source>
        <translation>По-малък интер&amp;фейс</translation>
    </message>
    <message>
        <source>Interface Size of the S&amp;ystem</source>
        <translation>Размер на интерфейса &amp;като в системата</translation>
    </message>
    <message>
        <source>Colours of the &amp;System</source>
        <translation>&amp;Цветове на системата</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветли</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Тъ&amp;мни</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Висок конт&amp;раст</translation>
    </message>
    <message>
        <source>Sou&amp;rce Lines</source>
        <translation>Р&amp;едове на източника</translation>
    </message>
    <message>
        <source>&amp;Help on This</source>
        <translation>&amp;Помощ за това</translation>
    </message>
    <message>
        <source>&amp;Guides</source>
        <translation>&amp;Ръководства</translation>
    </message>
    <message>
        <source>&amp;Keyboard Map</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Обиколка</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Добре дошли</translation>
    </message>
    <message>
        <source>&amp;Rights of the Books</source>
        <translation>Пра&amp;ва върху книгите</translation>
    </message>
    <message>
        <source>&amp;About Bridge Rules</source>
        <translation>&amp;За Bridge Rules</translation>
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
        <translation>&amp;Отметка на това място</translation>
    </message>
    <message>
        <source>&amp;Note on This Provision...</source>
        <translation>&amp;Бележка към разпоредбата...</translation>
    </message>
    <message>
        <source>&amp;Select Words by Keyboard</source>
        <translation>Избор на &amp;думи с клавиатурата</translation>
    </message>
    <message>
        <source>Highlight as &amp;Important</source>
        <translation>Маркиране като &amp;важно</translation>
    </message>
    <message>
        <source>Highlight as a &amp;Question</source>
        <translation>Маркиране като в&amp;ъпрос</translation>
    </message>
    <message>
        <source>Highlight to &amp;Learn</source>
        <translation>Маркиране за &amp;учене</translation>
    </message>
    <message>
        <source>&amp;Remove Highlight</source>
        <translation>&amp;Премахване на маркирането</translation>
    </message>
    <message>
        <source>&amp;My Notes</source>
        <translation>&amp;Моите бележки</translation>
    </message>
    <message>
        <source>&amp;Export My Notes...</source>
        <translation>&amp;Експорт на бележките...</translation>
    </message>
    <message>
        <source>&amp;Forget Recent Places</source>
        <translation>&amp;Забравяне на последните места</translation>
    </message>
    <message>
        <source>Remember Recent &amp;Places</source>
        <translation>Запомня&amp;не на последните места</translation>
    </message>
    <message>
        <source>&amp;Today&apos;s Questions</source>
        <translation>&amp;Въпросите за днес</translation>
    </message>
    <message>
        <source>Practise My &amp;Weak Laws</source>
        <translation>Упражняване на &amp;слабите правила</translation>
    </message>
    <message>
        <source>Sit an E&amp;xam...</source>
        <translation>&amp;Явяване на изпит...</translation>
    </message>
    <message>
        <source>&amp;Go On with the Exam</source>
        <translation>Про&amp;дължаване на изпита</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>С&amp;татистика</translation>
    </message>
    <message>
        <source>&amp;Export Progress...</source>
        <translation>&amp;Експорт на напредъка...</translation>
    </message>
    <message>
        <source>&amp;Import Progress...</source>
        <translation>&amp;Импорт на напредъка...</translation>
    </message>
    <message>
        <source>&amp;Situations...</source>
        <translation>&amp;Ситуации...</translation>
    </message>
    <message>
        <source>&amp;New Story...</source>
        <translation>&amp;Нова история...</translation>
    </message>
    <message>
        <source>&amp;Open Story or Record...</source>
        <translation>&amp;Отваряне на история или запис...</translation>
    </message>
    <message>
        <source>&amp;Edit This Story</source>
        <translation>&amp;Редактиране на историята</translation>
    </message>
    <message>
        <source>Pr&amp;actise This Story</source>
        <translation>&amp;Упражняване на историята</translation>
    </message>
    <message>
        <source>&amp;Play or Pause</source>
        <translation>&amp;Пускане или пауза</translation>
    </message>
    <message>
        <source>Step &amp;Forward</source>
        <translation>Стъпка н&amp;апред</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation>Стъпка на&amp;зад</translation>
    </message>
    <message>
        <source>To the Beginnin&amp;g</source>
        <translation>Към нача&amp;лото</translation>
    </message>
    <message>
        <source>To the En&amp;d</source>
        <translation>Към &amp;края</translation>
    </message>
    <message>
        <source>To the &amp;Irregularity</source>
        <translation>Към нере&amp;дността</translation>
    </message>
    <message>
        <source>To the Next Diffe&amp;rence</source>
        <translation>Към след&amp;ващата разлика</translation>
    </message>
    <message>
        <source>&amp;Three Editions at Once</source>
        <translation>&amp;Трите издания заедно</translation>
    </message>
    <message>
        <source>&amp;Why Not Another Provision?</source>
        <translation>За&amp;що не друга разпоредба?</translation>
    </message>
    <message>
        <source>Export &amp;Handout...</source>
        <translation>&amp;Експорт на разпечатка...</translation>
    </message>
</context>
<context>
    <name>AddressBar</name>
    <message>
        <source>Go to a place in the Laws, or search</source>
        <translation>Отидете на място в правилника или търсете</translation>
    </message>
    <message>
        <source>Type a law such as 27B1, П27В1(б) or 2007 27B, or any words, and press Enter</source>
        <translation>Въведете правило, например 27B1, П27В1(б) или 2007 27B, или произволни думи и натиснете Enter</translation>
    </message>
    <message>
        <source>Go to or search: 27B1, П27В1(б), 2007 27, ривок, insufficient bid ...</source>
        <translation>Отиване или търсене: 27B1, П27В1(б), 2007 27, ривок, insufficient bid ...</translation>
    </message>
    <message>
        <source>Recent places (Alt+Down)</source>
        <translation>Последни места (Alt+Надолу)</translation>
    </message>
</context>
<context>
    <name>AuctionView</name>
    <message>
        <source>Auction</source>
        <translation>Наддаване</translation>
    </message>
    <message>
        <source>No call yet.</source>
        <translation>Още няма обява.</translation>
    </message>
    <message>
        <source>The auction is not recorded.</source>
        <translation>Наддаването не е записано.</translation>
    </message>
    <message>
        <source>{dealer} deals, {vulnerable}</source>
        <translation>Раздава {dealer}, {vulnerable}</translation>
    </message>
</context>
<context>
    <name>BeginningForm</name>
    <message>
        <source>Where the story begins</source>
        <translation>Къде започва историята</translation>
    </message>
    <message>
        <source>begins with the auction</source>
        <translation>започва с наддаването</translation>
    </message>
    <message>
        <source>begins with the opening lead</source>
        <translation>започва с първоначалната атака</translation>
    </message>
    <message>
        <source>begins in the play</source>
        <translation>започва по време на разиграването</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Договор</translation>
    </message>
    <message>
        <source>contract, like 4SX</source>
        <translation>договор, например 4SX</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Декларант</translation>
    </message>
    <message>
        <source>On lead</source>
        <translation>За атака</translation>
    </message>
    <message>
        <source>Trick to be played</source>
        <translation>Взятка, която се играе</translation>
    </message>
    <message>
        <source>Tricks won by North-South</source>
        <translation>Спечелени от Север-Юг взятки</translation>
    </message>
    <message>
        <source>Begin &amp;There</source>
        <translation>&amp;Започване оттук</translation>
    </message>
    <message>
        <source>The story</source>
        <translation>Историята</translation>
    </message>
    <message>
        <source>by</source>
        <translation>от</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Взятка</translation>
    </message>
    <message>
        <source>on lead</source>
        <translation>за атака</translation>
    </message>
    <message>
        <source>N-S have won</source>
        <translation>N-S са спечелили</translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message>
        <source>Director at the table</source>
        <translation>Съдията е на масата</translation>
    </message>
    <message>
        <source>Trick {number} of 13</source>
        <translation>Взятка {number} от 13</translation>
    </message>
    <message>
        <source>On lead: {player}</source>
        <translation>На ход: {player}</translation>
    </message>
    <message>
        <source>{side}&#xa0;{tricks}</source>
        <comment>a side and its tricks</comment>
        <translation>{side} {tricks}</translation>
    </message>
    <message>
        <source>Tricks: {counts}</source>
        <translation>Взятки: {counts}</translation>
    </message>
    <message>
        <source>Dealer {player}</source>
        <translation>Раздава {player}</translation>
    </message>
</context>
<context>
    <name>BoardsDialog</name>
    <message>
        <source>Boards of a File</source>
        <translation>Раздавания от файл</translation>
    </message>
    <message>
        <source>board, contract or player</source>
        <translation>раздаване, договор или играч</translation>
    </message>
    <message>
        <source>Search in the boards</source>
        <translation>Търсене в раздаванията</translation>
    </message>
    <message>
        <source>&amp;Open the Board</source>
        <translation>&amp;Отваряне на раздаването</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Раздавания</translation>
    </message>
    <message>
        <source>What is wrong with the file</source>
        <translation>Какво не е наред във файла</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n раздаване</numerusform>
            <numerusform>%n раздавания</numerusform>
        </translation>
    </message>
    <message>
        <source>No board is like that.</source>
        <translation>Няма такова раздаване.</translation>
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
        <translation>Раздаване</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Договор</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>To be asked</source>
        <translation>За уточняване</translation>
    </message>
</context>
<context>
    <name>CallBox</name>
    <message>
        <source>Bidding box</source>
        <translation>Кутия за наддаване</translation>
    </message>
    <message>
        <source>Click a call, or type it: 1S, 3NT, P, X, XX</source>
        <translation>Щракнете върху обява или я въведете: 1S, 3NT, P, X, XX</translation>
    </message>
    <message>
        <source>Typed: {text} – Enter makes the call, Escape forgets it</source>
        <translation>Въведено: {text} – Enter прави обявата, Escape я отказва</translation>
    </message>
</context>
<context>
    <name>CallButton</name>
    <message>
        <source>{call} (would be irregular)</source>
        <translation>{call} (би била нередовна)</translation>
    </message>
</context>
<context>
    <name>CallsPanel</name>
    <message>
        <source>In turn</source>
        <translation>Наред</translation>
    </message>
    <message>
        <source>as a change of his last call</source>
        <translation>като смяна на последната му обява</translation>
    </message>
    <message>
        <source>The next call is by {who}</source>
        <translation>Следващата обява е на {who}</translation>
    </message>
    <message>
        <source>Call by</source>
        <translation>Обявява</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Обяви</translation>
    </message>
    <message>
        <source>{who} is to call.</source>
        <translation>Да обявява е наред {who}.</translation>
    </message>
    <message>
        <source>{who} is to play; click any card at the table.</source>
        <translation>Да играе е наред {who}; щракнете върху карта на масата.</translation>
    </message>
    <message>
        <source>The auction or the play is over.</source>
        <translation>Наддаването или разиграването е приключило.</translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message>
        <source>Dealer</source>
        <translation>Раздаващ</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>В зона</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Изчисляване</translation>
    </message>
    <message>
        <source>Hand of {who}</source>
        <translation>Ръка на {who}</translation>
    </message>
    <message>
        <source>unknown; type KT7.A5.QJ93.8642</source>
        <translation>неизвестна; въведете KT7.A5.QJ93.8642</translation>
    </message>
    <message>
        <source>&amp;Random Deal</source>
        <translation>Слу&amp;чайно раздаване</translation>
    </message>
    <message>
        <source>Deal all four hands anew</source>
        <translation>Раздава наново четирите ръце</translation>
    </message>
    <message>
        <source>De&amp;al the Rest</source>
        <translation>Раз&amp;даване на останалите</translation>
    </message>
    <message>
        <source>Deal the cards nobody holds to the hands that lack some</source>
        <translation>Раздава картите, които никой не държи, на непълните ръце</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Завъртане</translation>
    </message>
    <message>
        <source>Give each hand to the next player</source>
        <translation>Дава всяка ръка на следващия играч</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>Изчистване</translation>
    </message>
    <message>
        <source>Make all hands unknown</source>
        <translation>Прави всички ръце неизвестни</translation>
    </message>
    <message>
        <source>A card clicked at the table</source>
        <translation>Карта, върху която се щракне,</translation>
    </message>
    <message>
        <source>is played</source>
        <translation>се изиграва</translation>
    </message>
    <message>
        <source>moves to {who}</source>
        <translation>отива у {who}</translation>
    </message>
    <message>
        <source>{count} of {full}</source>
        <translation>{count} от {full}</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Mark all that are right: press their numbers, then Enter.</source>
        <translation>Отбележете всички верни: натиснете номерата им, после Enter.</translation>
    </message>
    <message>
        <source>Press the number of your answer, then Enter.</source>
        <translation>Натиснете номера на отговора, после Enter.</translation>
    </message>
</context>
<context>
    <name>ColumnHeads</name>
    <message>
        <source>Edition in column {number}</source>
        <translation>Издание в колона {number}</translation>
    </message>
    <message>
        <source>No third edition</source>
        <translation>Без трето издание</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>1987 · Russian</source>
        <translation>1987 · руски</translation>
    </message>
    <message>
        <source>2007 · Serbian</source>
        <translation>2007 · сръбски</translation>
    </message>
    <message>
        <source>2017 · Bulgarian</source>
        <translation>2017 · български</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Всички редове</translation>
    </message>
    <message>
        <source>Only changes</source>
        <translation>Само промени</translation>
    </message>
    <message>
        <source>Only substance</source>
        <translation>Само по същество</translation>
    </message>
    <message>
        <source>Only moved</source>
        <translation>Само преместени</translation>
    </message>
    <message>
        <source>same</source>
        <translation>същото</translation>
    </message>
    <message>
        <source>reworded</source>
        <translation>преформулирано</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>преместено</translation>
    </message>
    <message>
        <source>split</source>
        <translation>разделено</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>обединено</translation>
    </message>
    <message>
        <source>new</source>
        <translation>ново</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>отпаднало</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>без промяна</translation>
    </message>
    <message>
        <source>change of substance</source>
        <translation>промяна по същество</translation>
    </message>
    <message>
        <source>wording only</source>
        <translation>само формулировка</translation>
    </message>
    <message>
        <source>translation only</source>
        <translation>само превод</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>нерешено</translation>
    </message>
    <message>
        <source>Worked examples in the commentary ({count}): {title}</source>
        <translation>Примери от коментара ({count}): {title}</translation>
    </message>
    <message>
        <source>– no longer in {year}</source>
        <translation>– вече няма през {year}</translation>
    </message>
    <message>
        <source>– not yet in {year}</source>
        <translation>– още няма през {year}</translation>
    </message>
    <message>
        <source>– not in {year}</source>
        <translation>– няма през {year}</translation>
    </message>
    <message>
        <source>{citation} (in Law {law})</source>
        <translation>{citation} (в Правило {law})</translation>
    </message>
    <message>
        <source>No row of this law is of that kind between these editions.</source>
        <translation>В това правило няма такъв ред между тези издания.</translation>
    </message>
    <message>
        <source>How much each law changed</source>
        <translation>Колко се промени всяко правило</translation>
    </message>
    <message>
        <source>Counted are rows of provisions that correspond, each in the law it has in the newer edition of the step (in the older one if dropped). Of substance: a director would rule otherwise. Other: new wording or place only.</source>
        <translation>Броят се редовете от съответстващи разпоредби, всеки в правилото, в което е в по-новото издание на стъпката (в по-старото, ако е отпаднал). По същество: съдията би решил другояче. Други: само нова формулировка или място.</translation>
    </message>
    <message>
        <source>All laws</source>
        <translation>Всички правила</translation>
    </message>
    <message>
        <source>Chapter {number} · {title}</source>
        <translation>Глава {number} · {title}</translation>
    </message>
    <message>
        <source>{count} of substance</source>
        <translation>по същество: {count}</translation>
    </message>
    <message>
        <source>{count} other</source>
        <translation>други: {count}</translation>
    </message>
    <message>
        <source>Law {number} · {title}</source>
        <translation>Правило {number} · {title}</translation>
    </message>
    <message>
        <source>Nothing of substance changed here.</source>
        <translation>Тук нищо съществено не се е променило.</translation>
    </message>
    <message>
        <source>Refers to {value} in {present}, only to {parts} in {absent}</source>
        <translation>Препраща към {value} в {present}, в {absent} – само към {parts}</translation>
    </message>
    <message>
        <source>{told}, to neither in {absent}</source>
        <translation>{told}, в {absent} – към нито едно</translation>
    </message>
    <message>
        <source>Number {value} in {present}, not in {absent}</source>
        <translation>Число {value} в {present}, няма го в {absent}</translation>
    </message>
    <message>
        <source>Refers to {value} in {present}, not in {absent}</source>
        <translation>Препраща към {value} в {present}, не и в {absent}</translation>
    </message>
    <message>
        <source>Obligation {value} in {present}, not in {absent}</source>
        <translation>Задължение {value} в {present}, няма го в {absent}</translation>
    </message>
    <message>
        <source>Term {value} in {present}, not in {absent}</source>
        <translation>Термин {value} в {present}, няма го в {absent}</translation>
    </message>
    <message>
        <source>likely a change of edition</source>
        <translation>вероятно промяна в изданието</translation>
    </message>
    <message>
        <source>perhaps only translation</source>
        <translation>може би само превод</translation>
    </message>
    <message>
        <source>“{concept}” in {present}</source>
        <translation>„{concept}“ в {present}</translation>
    </message>
    <message>
        <source>“{concept}” in {present}; no such word in {absent}</source>
        <translation>„{concept}“ в {present}; няма такава дума в {absent}</translation>
    </message>
</context>
<context>
    <name>ComparisonBar</name>
    <message>
        <source>&amp;Overview</source>
        <translation>Об&amp;щ преглед</translation>
    </message>
    <message>
        <source>How much each law changed (Alt+Home)</source>
        <translation>Колко се промени всяко правило (Alt+Home)</translation>
    </message>
    <message>
        <source>&amp;What changed for ...</source>
        <translation>&amp;Какво се промени при ...</translation>
    </message>
    <message>
        <source>What changed, by subject (Alt+End)</source>
        <translation>Какво се промени, по теми (Alt+End)</translation>
    </message>
    <message>
        <source>Previous change (Alt+Up)</source>
        <translation>Предишна промяна (Alt+Нагоре)</translation>
    </message>
    <message>
        <source>Next change (Alt+Down)</source>
        <translation>Следваща промяна (Alt+Надолу)</translation>
    </message>
    <message>
        <source>Law </source>
        <translation>Правило </translation>
    </message>
    <message>
        <source>Law compared</source>
        <translation>Сравнявано правило</translation>
    </message>
    <message numerus="yes">
        <source>{changed} of %n rows changed</source>
        <translation>
            <numerusform>Променени: {changed} от %n ред</numerusform>
            <numerusform>Променени: {changed} от %n реда</numerusform>
        </translation>
    </message>
    <message>
        <source>No row changed</source>
        <translation>Няма променен ред</translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation>Показани редове</translation>
    </message>
    <message>
        <source>Between {first} and {last}; {count} of them in substance</source>
        <translation>Между {first} и {last}; {count} от тях по същество</translation>
    </message>
</context>
<context>
    <name>ComparisonWorkplace</name>
    <message>
        <source>Getting the comparison ready ...</source>
        <translation>Подготвя се сравнението ...</translation>
    </message>
    <message>
        <source>Comparing the texts word by word ...</source>
        <translation>Текстовете се сравняват дума по дума ...</translation>
    </message>
    <message>
        <source>There is no second text beside these books.</source>
        <translation>До тези книги няма втори текст.</translation>
    </message>
</context>
<context>
    <name>ConceptList</name>
    <message>
        <source>Filter in any language</source>
        <translation>Филтър на всеки език</translation>
    </message>
    <message>
        <source>Filter the concepts in any language</source>
        <translation>Филтриране на понятията на всеки език</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Област</translation>
    </message>
    <message>
        <source>All subjects</source>
        <translation>Всички области</translation>
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
        </translation>
    </message>
    <message>
        <source>No concept has these words</source>
        <translation>Няма понятие с тези думи</translation>
    </message>
</context>
<context>
    <name>ConceptsModel</name>
    <message>
        <source>{term} (your glossary)</source>
        <translation>{term} (вашият речник)</translation>
    </message>
</context>
<context>
    <name>ConcordanceModel</name>
    <message>
        <source>Place</source>
        <translation>Място</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Преди</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Дума</translation>
    </message>
    <message>
        <source>After</source>
        <translation>След</translation>
    </message>
</context>
<context>
    <name>ConcordanceView</name>
    <message>
        <source>Book of the lines</source>
        <translation>Книга на редовете</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Всички книги</translation>
    </message>
    <message>
        <source>Order of the lines</source>
        <translation>Подредба на редовете</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>по място</translation>
    </message>
    <message>
        <source>by the word before</source>
        <translation>по думата преди</translation>
    </message>
    <message>
        <source>by the word after</source>
        <translation>по думата след</translation>
    </message>
    <message>
        <source>Places in their context</source>
        <translation>Места в контекст</translation>
    </message>
    <message>
        <source>In context · {count}</source>
        <translation>В контекст · {count}</translation>
    </message>
    <message>
        <source>In context · nowhere in the text</source>
        <translation>В контекст · никъде в текста</translation>
    </message>
</context>
<context>
    <name>ContentsModel</name>
    <message>
        <source>This book prints no chapters. The name in brackets is not from it.</source>
        <translation>Тази книга няма глави. Названието в скоби не е от нея.</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Дефиниции</translation>
    </message>
    <message>
        <source>Subject index</source>
        <translation>Азбучен указател</translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>Съдържание</translation>
    </message>
</context>
<context>
    <name>ContentsView</name>
    <message>
        <source>Filter by number or words</source>
        <translation>Филтър по номер или думи</translation>
    </message>
    <message>
        <source>Filter the contents by number or words</source>
        <translation>Филтриране на съдържанието по номер или думи</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Показване на всичко</translation>
    </message>
    <message>
        <source>Nothing in the contents has “{words}” in its number or title.</source>
        <translation>Нищо в съдържанието няма „{words}“ в номера или заглавието си.</translation>
    </message>
</context>
<context>
    <name>DoubtBox</name>
    <message>
        <source>It happened so, and nobody said a word</source>
        <translation>Така стана и никой не каза дума</translation>
    </message>
    <message>
        <source>It happened so, and was accepted</source>
        <translation>Така стана и беше прието</translation>
    </message>
    <message>
        <source>It was put right</source>
        <translation>Беше поправено</translation>
    </message>
    <message>
        <source>The record is wrong here: let the story end before it</source>
        <translation>Записът тук греши: нека историята свърши преди това</translation>
    </message>
    <message>
        <source>card played instead, such as H5</source>
        <translation>картата, изиграна вместо нея, например H5</translation>
    </message>
    <message>
        <source>call made instead, such as 2C</source>
        <translation>обявата, направена вместо нея, например 2C</translation>
    </message>
</context>
<context>
    <name>DoubtsDialog</name>
    <message>
        <source>What Happened Here?</source>
        <translation>Какво стана тук?</translation>
    </message>
    <message>
        <source>The record holds what a table must have dealt with, and cannot say how. Nothing is guessed: say what happened.</source>
        <translation>Записът съдържа нещо, с което на масата сигурно са се занимавали, но не казва как. Нищо не се предполага: кажете какво стана.</translation>
    </message>
    <message>
        <source>Choose an answer for each, or cancel.</source>
        <translation>Изберете отговор за всяко или се откажете.</translation>
    </message>
</context>
<context>
    <name>EditionBanner</name>
    <message>
        <source>Definitions</source>
        <translation>Дефиниции</translation>
    </message>
    <message>
        <source>Subject index</source>
        <translation>Азбучен указател</translation>
    </message>
</context>
<context>
    <name>EditionColumn</name>
    <message>
        <source>Found in {edition}</source>
        <translation>Намерено в {edition}</translation>
    </message>
    <message>
        <source>Nothing in this book.</source>
        <translation>Нищо в тази книга.</translation>
    </message>
</context>
<context>
    <name>EditionRow</name>
    <message>
        <source>&amp;Why not ...?</source>
        <translation>&amp;Защо не ...?</translation>
    </message>
    <message>
        <source>Show what was considered and excluded</source>
        <translation>Показва какво е разгледано и изключено</translation>
    </message>
    <message>
        <source>The provision that decides</source>
        <translation>Решаващата разпоредба</translation>
    </message>
    <message>
        <source>&amp;Three editions</source>
        <translation>Три изд&amp;ания</translation>
    </message>
    <message>
        <source>Table: {year}</source>
        <translation>Маса: {year}</translation>
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
        <translation>щракнете върху карта или въведете SQ</translation>
    </message>
    <message>
        <source>all that are left</source>
        <translation>всички останали</translation>
    </message>
    <message>
        <source>matchpoints</source>
        <translation>мач-точки</translation>
    </message>
    <message>
        <source>international matchpoints</source>
        <translation>международни мач-точки</translation>
    </message>
    <message>
        <source>total points</source>
        <translation>тотални точки</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Обяви</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Претенции</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Думи</translation>
    </message>
    <message>
        <source>Director and choices</source>
        <translation>Съдия и избори</translation>
    </message>
    <message>
        <source>makes a call</source>
        <translation>обявява</translation>
    </message>
    <message>
        <source>changes his last call</source>
        <translation>сменя последната си обява</translation>
    </message>
    <message>
        <source>accepts, or does not accept</source>
        <translation>приема или не приема</translation>
    </message>
    <message>
        <source>plays a card, or several stuck together</source>
        <translation>играе карта или няколко залепнали</translation>
    </message>
    <message>
        <source>drops or shows a card</source>
        <translation>изтърва или показва карта</translation>
    </message>
    <message>
        <source>leads face down</source>
        <translation>атакува със закрита карта</translation>
    </message>
    <message>
        <source>holds a card so that it can be seen</source>
        <translation>държи карта така, че може да се види</translation>
    </message>
    <message>
        <source>touches a card</source>
        <translation>докосва карта</translation>
    </message>
    <message>
        <source>names a card as the one to be played</source>
        <translation>назовава карта за изиграване</translation>
    </message>
    <message>
        <source>takes a card back</source>
        <translation>връща си карта</translation>
    </message>
    <message>
        <source>calls for a card of dummy</source>
        <translation>назовава карта от мора</translation>
    </message>
    <message>
        <source>claims tricks</source>
        <translation>прави претенция за взятки</translation>
    </message>
    <message>
        <source>concedes tricks</source>
        <translation>отказва се от взятки</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>съгласява се</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>възразява</translation>
    </message>
    <message>
        <source>draws attention to it</source>
        <translation>обръща внимание на това</translation>
    </message>
    <message>
        <source>asks</source>
        <translation>пита</translation>
    </message>
    <message>
        <source>says something, or makes a gesture</source>
        <translation>казва нещо или прави жест</translation>
    </message>
    <message>
        <source>explains partner&apos;s call</source>
        <translation>обяснява обява на партньора</translation>
    </message>
    <message>
        <source>takes an option of the ruling</source>
        <translation>избира възможност от решението</translation>
    </message>
    <message>
        <source>the director comes or rules</source>
        <translation>съдията идва или решава</translation>
    </message>
    <message>
        <source>something comes to its end</source>
        <translation>нещо приключва</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Обява</translation>
    </message>
    <message>
        <source>New call</source>
        <translation>Нова обява</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Приета</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Изиграна от</translation>
    </message>
    <message>
        <source>It is a lead</source>
        <translation>Това е атака</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Как</translation>
    </message>
    <message>
        <source>His words</source>
        <translation>Думите му</translation>
    </message>
    <message>
        <source>Tricks claimed</source>
        <translation>Взятки по претенцията</translation>
    </message>
    <message>
        <source>Tricks conceded</source>
        <translation>Взятки по отказа</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>Въпросът</translation>
    </message>
    <message>
        <source>The words</source>
        <translation>Думите</translation>
    </message>
    <message>
        <source>The explanation</source>
        <translation>Обяснението</translation>
    </message>
    <message>
        <source>Of the call</source>
        <translation>На обявата</translation>
    </message>
    <message>
        <source>It is correct</source>
        <translation>Вярно е</translation>
    </message>
    <message>
        <source>It puts right</source>
        <translation>Поправя</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Възможност</translation>
    </message>
    <message>
        <source>Suit, card or call</source>
        <translation>Цвят, карта или обява</translation>
    </message>
    <message>
        <source>The director</source>
        <translation>Съдията</translation>
    </message>
    <message>
        <source>The end of</source>
        <translation>Краят на</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>не</translation>
    </message>
    <message>
        <source>dummy himself, undirected</source>
        <translation>самият мор, без указание</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>изтървана</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>показана</translation>
    </message>
    <message>
        <source>led</source>
        <translation>атакувана</translation>
    </message>
    <message>
        <source>faces his hand</source>
        <translation>открива ръката си</translation>
    </message>
    <message>
        <source>held out as played</source>
        <translation>държана като изиграна</translation>
    </message>
    <message>
        <source>a slip of the hand</source>
        <translation>механична грешка</translation>
    </message>
    <message>
        <source>a slip of the tongue</source>
        <translation>грешка на езика</translation>
    </message>
    <message>
        <source>a change or slip of mind</source>
        <translation>премисляне или разсеяност</translation>
    </message>
    <message>
        <source>his own explanation</source>
        <translation>собственото му обяснение</translation>
    </message>
    <message>
        <source>his partner&apos;s explanation</source>
        <translation>обяснението на партньора му</translation>
    </message>
    <message>
        <source>is called</source>
        <translation>е повикан</translation>
    </message>
    <message>
        <source>rules, and it is carried out</source>
        <translation>решава и решението се изпълнява</translation>
    </message>
    <message>
        <source>the play</source>
        <translation>разиграването</translation>
    </message>
    <message>
        <source>the round</source>
        <translation>кръга</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>раздаването</translation>
    </message>
    <message>
        <source>the correction period</source>
        <translation>периода за корекции</translation>
    </message>
    <message>
        <source>to have it explained</source>
        <translation>за да му бъде обяснена</translation>
    </message>
    <message>
        <source>to have the auction reviewed</source>
        <translation>за преглед на наддаването</translation>
    </message>
    <message>
        <source>to have part of the auction reviewed</source>
        <translation>за преглед на част от наддаването</translation>
    </message>
    <message>
        <source>to hear a call not heard</source>
        <translation>за да чуе нечута обява</translation>
    </message>
    <message>
        <source>to learn who leads</source>
        <translation>за да разбере кой атакува</translation>
    </message>
    <message>
        <source>for partner&apos;s sake</source>
        <translation>заради партньора</translation>
    </message>
    <message>
        <source>to mislead</source>
        <translation>за да заблуди</translation>
    </message>
    <message>
        <source>his own card</source>
        <translation>за собствената си карта</translation>
    </message>
    <message>
        <source>to consult with partner</source>
        <translation>за да се консултира с партньора</translation>
    </message>
    <message>
        <source>to settle it without the director</source>
        <translation>за да се уреди без съдията</translation>
    </message>
    <message>
        <source>a possible revoke</source>
        <translation>за възможен ривок</translation>
    </message>
    <message>
        <source>the current trick</source>
        <translation>за текущата взятка</translation>
    </message>
    <message>
        <source>a quitted trick</source>
        <translation>за приключила взятка</translation>
    </message>
    <message>
        <source>a card pointed the wrong way</source>
        <translation>за грешно насочена карта</translation>
    </message>
    <message>
        <source>mixed cards</source>
        <translation>за разбъркани карти</translation>
    </message>
    <message>
        <source>Is the call artificial?</source>
        <translation>Изкуствена ли е обявата?</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Какво означава</translation>
    </message>
    <message>
        <source>Suits it shows</source>
        <translation>Показани цветове</translation>
    </message>
    <message>
        <source>Did he intend this call?</source>
        <translation>Това ли е възнамеряваната обява?</translation>
    </message>
    <message>
        <source>If not, what was it?</source>
        <translation>Ако не, коя?</translation>
    </message>
    <message>
        <source>Comparable with the withdrawn call? (2017)</source>
        <translation>Подобна по значение на оттеглената? (2017)</translation>
    </message>
    <message>
        <source>Same or more precise meaning? (2007)</source>
        <translation>Същото или по-точно значение? (2007)</translation>
    </message>
    <message>
        <source>Did he pause for thought before it?</source>
        <translation>Пауза за размисъл преди това?</translation>
    </message>
    <message>
        <source>Could misinformation have led to it?</source>
        <translation>Възможно ли е поради дезинформация?</translation>
    </message>
    <message>
        <source>Was it suggested by unauthorised information?</source>
        <translation>Подсказана от неразрешена информация?</translation>
    </message>
    <message>
        <source>Was the other side damaged?</source>
        <translation>Ощетена ли е другата страна?</translation>
    </message>
    <message>
        <source>Could he have known it might do damage?</source>
        <translation>Би ли могъл да знае, че може да ощети?</translation>
    </message>
    <message>
        <source>Was it deliberate?</source>
        <translation>Умишлено ли беше?</translation>
    </message>
    <message>
        <source>His own misunderstanding?</source>
        <translation>Собствено неразбиране?</translation>
    </message>
    <message>
        <source>An understanding not disclosed?</source>
        <translation>Неразкрито споразумение?</translation>
    </message>
    <message>
        <source>Does he deviate from his system?</source>
        <translation>Отклонява ли се от системата си?</translation>
    </message>
    <message>
        <source>Was it made in an improper form?</source>
        <translation>В неправилна форма ли беше?</translation>
    </message>
    <message>
        <source>Is partner aware of the deviation?</source>
        <translation>Знае ли партньорът за отклонението?</translation>
    </message>
    <message>
        <source>Was it unintended?</source>
        <translation>Неумишлено ли беше?</translation>
    </message>
    <message>
        <source>Which card showed</source>
        <translation>Коя карта се видя</translation>
    </message>
    <message>
        <source>Does he hold the suit led?</source>
        <translation>Има ли от атакувания цвят?</translation>
    </message>
    <message>
        <source>Was dummy faced already?</source>
        <translation>Беше ли морът вече открит?</translation>
    </message>
    <message>
        <source>At once, without pause?</source>
        <translation>Веднага, без пауза?</translation>
    </message>
    <message>
        <source>Could partner see its face?</source>
        <translation>Можеше ли партньорът да види лицето ѝ?</translation>
    </message>
    <message>
        <source>Held as a card that is played?</source>
        <translation>Държана като изиграна карта?</translation>
    </message>
    <message>
        <source>Did he mean to claim?</source>
        <translation>Имаше ли предвид претенция?</translation>
    </message>
    <message>
        <source>About the current trick only?</source>
        <translation>Само за текущата взятка?</translation>
    </message>
    <message>
        <source>Did he mean another card, beyond doubt?</source>
        <translation>Безспорно ли има предвид друга карта?</translation>
    </message>
    <message>
        <source>Does he always mean the highest?</source>
        <translation>Винаги ли има предвид най-високата?</translation>
    </message>
    <message>
        <source>Do the tricks claimed hold?</source>
        <translation>Издържат ли взятките по претенцията?</translation>
    </message>
    <message>
        <source>Does no normal play lose them?</source>
        <translation>Никоя нормална игра ли не ги губи?</translation>
    </message>
    <message>
        <source>Is he aware of the trump outstanding?</source>
        <translation>Знае ли за неизтегления коз?</translation>
    </message>
    <message>
        <source>Does he say that he draws trumps?</source>
        <translation>Казва ли, че тегли козове?</translation>
    </message>
    <message>
        <source>Does he say that he finesses?</source>
        <translation>Казва ли, че импасира?</translation>
    </message>
    <message>
        <source>The line he states, card by card</source>
        <translation>Изложената линия, карта по карта</translation>
    </message>
    <message>
        <source>Is there evidence for it?</source>
        <translation>Има ли доказателство за това?</translation>
    </message>
    <message>
        <source>Does it give the contract away?</source>
        <translation>Отстъпва ли договора?</translation>
    </message>
    <message>
        <source>Would another line be irrational?</source>
        <translation>Би ли била друга линия безразсъдна?</translation>
    </message>
    <message>
        <source>Tricks the claim comes to</source>
        <translation>Колко взятки дава претенцията</translation>
    </message>
    <message>
        <source>Would they likely have won more?</source>
        <translation>Щяха ли вероятно да спечелят повече?</translation>
    </message>
    <message>
        <source>Do all four agree?</source>
        <translation>Съгласни ли са и четиримата?</translation>
    </message>
    <message>
        <source>Tricks won already</source>
        <translation>Вече спечелени взятки</translation>
    </message>
    <message>
        <source>Tricks in dispute</source>
        <translation>Спорни взятки</translation>
    </message>
    <message>
        <source>Tricks agreed on</source>
        <translation>Съгласувани взятки</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>За какво</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>За какво се отнася</translation>
    </message>
    <message>
        <source>Is his own card turned face down?</source>
        <translation>Обърната ли е картата му с лицето надолу?</translation>
    </message>
    <message>
        <source>Could it suggest a call or play?</source>
        <translation>Може ли да внушава обява или ход?</translation>
    </message>
    <message>
        <source>Is it the director who says it?</source>
        <translation>Съдията ли го казва?</translation>
    </message>
    <message>
        <source>Can the facts be established?</source>
        <translation>Могат ли да се установят фактите?</translation>
    </message>
    <message>
        <source>Does it fit the hand?</source>
        <translation>Отговаря ли на ръката?</translation>
    </message>
    <message>
        <source>When it was noticed</source>
        <translation>Кога е забелязано</translation>
    </message>
    <message>
        <source>All four agree</source>
        <translation>И четиримата са съгласни</translation>
    </message>
    <message>
        <source>It does no harm</source>
        <translation>Не причинява щета</translation>
    </message>
    <message>
        <source>A player saw another&apos;s card</source>
        <translation>Играч е видял чужда карта</translation>
    </message>
    <message>
        <source>A card of another pack</source>
        <translation>Карта от друга колода</translation>
    </message>
    <message>
        <source>Where the missing card was</source>
        <translation>Къде беше липсващата карта</translation>
    </message>
    <message>
        <source>Hands that do not hold 13 cards</source>
        <translation>Ръце, които не държат 13 карти</translation>
    </message>
    <message>
        <source>The wrong board was played</source>
        <translation>Играно е грешно раздаване</translation>
    </message>
    <message>
        <source>Who has cards of another board</source>
        <translation>Кой има карти от друг контейнер</translation>
    </message>
    <message>
        <source>They have played the board before</source>
        <translation>Играли са раздаването преди</translation>
    </message>
    <message>
        <source>The opening lead was faced</source>
        <translation>Първоначалната атака е открита</translation>
    </message>
    <message>
        <source>Dummy was seen</source>
        <translation>Морът е видян</translation>
    </message>
    <message>
        <source>Something was overheard</source>
        <translation>Нещо е било чуто</translation>
    </message>
    <message>
        <source>Who has shown out of which suit</source>
        <translation>Кой в кой цвят не е отговорил</translation>
    </message>
    <message>
        <source>Declarer&apos;s tricks without it</source>
        <translation>Взятки на декларанта без това</translation>
    </message>
    <message>
        <source>What the director finds</source>
        <translation>Какво установява съдията</translation>
    </message>
    <message>
        <source>Tricks won by declarer</source>
        <translation>Взятки, спечелени от декларанта</translation>
    </message>
    <message>
        <source>Tricks won by declarer in the play</source>
        <translation>Взятки на декларанта при разиграването</translation>
    </message>
    <message>
        <source>Who won the revoke trick</source>
        <translation>Кой спечели взятката на ривока</translation>
    </message>
    <message>
        <source>Later tricks of the offenders</source>
        <translation>Следващи взятки на нарушителите</translation>
    </message>
    <message>
        <source>A later trick won with the suit</source>
        <translation>Следваща взятка, спечелена с цвета</translation>
    </message>
    <message>
        <source>Scores of North-South</source>
        <translation>Резултати на Север-Юг</translation>
    </message>
    <message>
        <source>The own score</source>
        <translation>Собственият резултат</translation>
    </message>
    <message>
        <source>The kind of contest</source>
        <translation>Видът на състезанието</translation>
    </message>
    <message>
        <source>Which adjusted score</source>
        <translation>Кой административен резултат</translation>
    </message>
    <message>
        <source>Possible outcomes</source>
        <translation>Възможни резултати</translation>
    </message>
    <message>
        <source>Who is at fault</source>
        <translation>Кой е виновен</translation>
    </message>
    <message>
        <source>Percentages of the session</source>
        <translation>Проценти за сесията</translation>
    </message>
    <message>
        <source>How the board was fouled</source>
        <translation>Как е изопачено раздаването</translation>
    </message>
    <message>
        <source>Fault of procedure</source>
        <translation>Процедурна грешка</translation>
    </message>
    <message>
        <source>Score of the other table</source>
        <translation>Резултат на другата маса</translation>
    </message>
    <message>
        <source>Score of this table</source>
        <translation>Резултат на тази маса</translation>
    </message>
    <message>
        <source>Saved, but LIN cannot hold all of this story.</source>
        <translation>Запазено, но LIN не може да побере цялата тази история.</translation>
    </message>
    <message>
        <source>What happened: {events}.</source>
        <translation>Какво се случи: {events}.</translation>
    </message>
    <message>
        <source>Facts: {facts}.</source>
        <translation>Факти: {facts}.</translation>
    </message>
    <message>
        <source>Also: {parts}.</source>
        <translation>Също: {parts}.</translation>
    </message>
    <message>
        <source>Keep it as TOML too.</source>
        <translation>Запазете я и като TOML.</translation>
    </message>
    <message>
        <source>the contract, told without an auction</source>
        <translation>контрактът, разказан без наддаване</translation>
    </message>
    <message>
        <source>the tricks before the story begins</source>
        <translation>взятките преди началото на историята</translation>
    </message>
    <message>
        <source>the scoring</source>
        <translation>изчисляването</translation>
    </message>
    <message>
        <source>the story in words</source>
        <translation>историята с думи</translation>
    </message>
</context>
<context>
    <name>EditorBar</name>
    <message>
        <source>New</source>
        <translation>Нова</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Отваряне...</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Запис</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>Запис като...</translation>
    </message>
    <message>
        <source>Export as PBN...</source>
        <translation>Експорт като PBN...</translation>
    </message>
    <message>
        <source>Export as LIN...</source>
        <translation>Експорт като LIN...</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмяна</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторение</translation>
    </message>
    <message>
        <source>Step Thro&amp;ugh It</source>
        <translation>Прег&amp;лед по стъпки</translation>
    </message>
    <message>
        <source>Step through this story with the law beside it</source>
        <translation>Преминава историята стъпка по стъпка с правилото до нея</translation>
    </message>
    <message>
        <source>‹ Situations</source>
        <translation>‹ Ситуации</translation>
    </message>
    <message>
        <source>Back to the situations; the story stays as it is</source>
        <translation>Връща към ситуациите; историята остава, както е</translation>
    </message>
    <message>
        <source>A story without a title</source>
        <translation>История без заглавие</translation>
    </message>
    <message>
        <source>{name} · not saved</source>
        <translation>{name} · незаписана</translation>
    </message>
</context>
<context>
    <name>EditorPanes</name>
    <message>
        <source>Call and &amp;play</source>
        <translation>Обява и &amp;ход</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>&amp;Какво стана</translation>
    </message>
    <message>
        <source>Car&amp;ds</source>
        <translation>К&amp;арти</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Истори&amp;я</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Go On with It</source>
        <translation>Продължаване с нея</translation>
    </message>
    <message>
        <source> (and {count} more)</source>
        <translation> (и още {count})</translation>
    </message>
    <message>
        <source>The story cannot be ruled on as it stands ({reason}); undo the last edit.</source>
        <translation>За историята не може да се реши, както е сега ({reason}); отменете последната промяна.</translation>
    </message>
</context>
<context>
    <name>EntranceBar</name>
    <message>
        <source>&amp;Overview</source>
        <translation>Об&amp;щ преглед</translation>
    </message>
    <message>
        <source>How much each law changed (Alt+Home)</source>
        <translation>Колко се промени всяко правило (Alt+Home)</translation>
    </message>
    <message>
        <source>&amp;What changed for ...</source>
        <translation>&amp;Какво се промени при ...</translation>
    </message>
    <message>
        <source>What changed, by subject (Alt+End)</source>
        <translation>Какво се промени, по теми (Alt+End)</translation>
    </message>
    <message>
        <source>Back to the law compared (Esc)</source>
        <translation>Назад към сравняваното правило (Esc)</translation>
    </message>
    <message>
        <source>Back to Law {number}</source>
        <translation>Назад към Правило {number}</translation>
    </message>
</context>
<context>
    <name>EventsList</name>
    <message>
        <source>What happened so far</source>
        <translation>Какво стана дотук</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Промяна</translation>
    </message>
    <message>
        <source>Change this event</source>
        <translation>Променя това събитие</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Изтриване</translation>
    </message>
    <message>
        <source>Take this event out</source>
        <translation>Премахва това събитие</translation>
    </message>
    <message>
        <source>Let it happen earlier</source>
        <translation>Премества го по-рано</translation>
    </message>
    <message>
        <source>Let it happen later</source>
        <translation>Премества го по-късно</translation>
    </message>
    <message>
        <source>At Once</source>
        <translation>Едновременно</translation>
    </message>
    <message>
        <source>Let it and the next happen at the same time, or no longer</source>
        <translation>То и следващото стават едновременно или вече не</translation>
    </message>
</context>
<context>
    <name>EventsModel</name>
    <message>
        <source>The beginning</source>
        <translation>Началото</translation>
    </message>
</context>
<context>
    <name>ExamList</name>
    <message>
        <source>Go On with the Exa&amp;m</source>
        <translation>Про&amp;дължаване на изпита</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Изпити</translation>
    </message>
    <message>
        <source>Sit the E&amp;xam</source>
        <translation>&amp;Явяване на изпит</translation>
    </message>
    <message>
        <source>E&amp;dit...</source>
        <translation>Про&amp;мяна...</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>Но&amp;в...</translation>
    </message>
    <message>
        <source>Reports of exams</source>
        <translation>Отчети за изпити</translation>
    </message>
    <message>
        <source>No exams have been taken yet.</source>
        <translation>Още не сте полагали изпити.</translation>
    </message>
    <message>
        <source>{name}: {questions}, {minutes}, pass at {mark}%, {book}</source>
        <translation>{name}: {questions}, {minutes}, праг {mark}%, {book}</translation>
    </message>
    <message>
        <source>open book</source>
        <translation>отворена книга</translation>
    </message>
    <message>
        <source>closed book</source>
        <translation>затворена книга</translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n въпрос</numerusform>
            <numerusform>%n въпроса</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минути</numerusform>
        </translation>
    </message>
    <message>
        <source>{day} · {name}: {percent}%, {verdict}</source>
        <translation>{day} · {name}: {percent}%, {verdict}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>издържан</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>неиздържан</translation>
    </message>
</context>
<context>
    <name>ExamPage</name>
    <message>
        <source>&amp;Previous</source>
        <translation>Пре&amp;дишен</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>След&amp;ващ</translation>
    </message>
    <message>
        <source>Fl&amp;ag</source>
        <translation>Ф&amp;лагче</translation>
    </message>
    <message>
        <source>Mark the question, to come back to it (F)</source>
        <translation>Отбелязва въпроса, за да се върнете към него (F)</translation>
    </message>
    <message>
        <source>&amp;Open the Book</source>
        <translation>Отваряне &amp;на книгата</translation>
    </message>
    <message>
        <source>Hand &amp;In</source>
        <translation>Предаване</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Излизане</translation>
    </message>
    <message>
        <source>The exam is kept; go on with it later (Escape)</source>
        <translation>Изпитът се запазва; продължете го по-късно (Escape)</translation>
    </message>
    <message>
        <source>The exam is kept; its report will tell that it was left (Escape)</source>
        <translation>Изпитът се запазва; отчетът ще отбележи, че е напускан (Escape)</translation>
    </message>
    <message>
        <source>{name} · question {number} of {count}</source>
        <translation>{name} · въпрос {number} от {count}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>остават {time}</translation>
    </message>
    <message>
        <source>Hand &amp;in? Without an answer: {count}</source>
        <translation>Предаване? Без от&amp;говор: {count}</translation>
    </message>
    <message>
        <source>This exam is sat with closed books. You may leave it and go on with it later, but its report will say so.</source>
        <translation>Този изпит се държи със затворени книги. Можете да го напуснете и да го продължите по-късно, но отчетът ще го отбележи.</translation>
    </message>
    <message>
        <source>Closed Books</source>
        <translation>Затворени книги</translation>
    </message>
    <message>
        <source>This exam is sat with closed books. You may leave it, but its report will say so, and its time goes on.</source>
        <translation>Този изпит се държи със затворени книги. Можете да го напуснете, но отчетът ще го отбележи, а времето тече.</translation>
    </message>
    <message>
        <source>Sta&amp;y</source>
        <translation>Остава&amp;м</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Експорт</translation>
    </message>
    <message>
        <source>Also provisions that &amp;moved, split or merged</source>
        <translation>И &amp;преместени, разделени или обединени разпоредби</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Експорт</translation>
    </message>
    <message>
        <source>The editions are not translations of one another: each book was translated from the English text of its own year. Segments may differ in substance.</source>
        <translation>Изданията не са преводи едно на друго: всяка книга е преведена от английския текст от своята година. Сегментите може да се различават по същество.</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Какво:</translation>
    </message>
    <message>
        <source>&amp;Part:</source>
        <translation>&amp;Част:</translation>
    </message>
    <message>
        <source>Editions:</source>
        <translation>Издания:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Формат:</translation>
    </message>
    <message>
        <source>Fil&amp;e:</source>
        <translation>Фа&amp;йл:</translation>
    </message>
    <message>
        <source>Choose an edition.</source>
        <translation>Изберете издание.</translation>
    </message>
    <message>
        <source>Choose two or three editions.</source>
        <translation>Изберете две или три издания.</translation>
    </message>
    <message>
        <source>A map of alignment has two columns: two editions.</source>
        <translation>Картата на съответствията има две колони: две издания.</translation>
    </message>
    <message>
        <source>The file exists and will be replaced.</source>
        <translation>Файлът съществува и ще бъде заменен.</translation>
    </message>
</context>
<context>
    <name>ExportProgress</name>
    <message>
        <source>Progress of the export</source>
        <translation>Ход на експорта</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Прекъсва експорта</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Показване в папката</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Затваря това съобщение</translation>
    </message>
    <message>
        <source>Exporting {file}</source>
        <translation>Експортира се {file}</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Запазено: {file}</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Editions side by side</source>
        <translation>Изданията едно до друго</translation>
    </message>
    <message>
        <source>Concordance of provisions</source>
        <translation>Съответствие на разпоредбите</translation>
    </message>
    <message>
        <source>Segments for translators</source>
        <translation>Сегменти за преводачи</translation>
    </message>
    <message>
        <source>Text of the books</source>
        <translation>Текст на книгите</translation>
    </message>
    <message>
        <source>TMX translation memory</source>
        <translation>Преводна памет TMX</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Таблица CSV</translation>
    </message>
    <message>
        <source>Map of alignment</source>
        <translation>Карта на съответствията</translation>
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
        <translation>Данни JSON</translation>
    </message>
    <message>
        <source>Markdown text</source>
        <translation>Текст Markdown</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge: the editions side by side</source>
        <translation>Правилник по спортен бридж: изданията едно до друго</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Съдържание</translation>
    </message>
    <message>
        <source>Underlined signs were lost in print and put back by the editors; what stands in [ ] behind a reference is theirs too.</source>
        <translation>Подчертаните знаци са изгубени при печата и възстановени от редакторите; това, което стои в [ ] след препратка, също е тяхно.</translation>
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
        <translation>Книгите не могат да бъдат прочетени</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <translation>&amp;Нов опит</translation>
    </message>
</context>
<context>
    <name>FeltView</name>
    <message>
        <source>Card table</source>
        <translation>Маса за игра</translation>
    </message>
    <message>
        <source>Card table: {card}, {player}</source>
        <translation>Маса за игра: {card}, {player}</translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>&amp;Browse...</source>
        <translation>П&amp;реглед...</translation>
    </message>
    <message>
        <source>Name the file.</source>
        <translation>Въведете име на файла.</translation>
    </message>
    <message>
        <source>This is a folder; name a file in it.</source>
        <translation>Това е папка; въведете файл в нея.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Няма такава папка.</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Експорт в</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this page</source>
        <translation>Търсене в тази страница</translation>
    </message>
    <message>
        <source>Previous (Shift+Enter)</source>
        <translation>Предишно (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Следващо (Enter)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Затваряне (Esc)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>няма</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} от {1}</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>Questions due on the days ahead</source>
        <translation>Дължими въпроси в следващите дни</translation>
    </message>
    <message>
        <source>{day}: {count} due</source>
        <translation>{day}: {count} дължими</translation>
    </message>
    <message>
        <source>today</source>
        <translation>днес</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>How well each law is known</source>
        <translation>Колко добре се знае всяко правило</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Помощ</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Страници на помощта</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>На&amp;пред</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Затваряне</translation>
    </message>
    <message>
        <source>{title} · Help</source>
        <translation>{title} · Помощ</translation>
    </message>
</context>
<context>
    <name>InterfaceSize</name>
    <message>
        <source>A larger window would not fit on this screen.</source>
        <translation>По-голям прозорец не би се побрал на този екран.</translation>
    </message>
    <message>
        <source>This is the smallest size.</source>
        <translation>Това е най-малкият размер.</translation>
    </message>
    <message>
        <source>When the program starts again, its size will be {size}%.</source>
        <translation>При следващото пускане програмата ще бъде с размер {size}%.</translation>
    </message>
    <message>
        <source>Start Again Now</source>
        <translation>Рестартиране сега</translation>
    </message>
</context>
<context>
    <name>LawPane</name>
    <message>
        <source>Why, and what follows</source>
        <translation>Защо и какво следва</translation>
    </message>
    <message>
        <source>The three editions side by side</source>
        <translation>Трите издания едно до друго</translation>
    </message>
    <message>
        <source>Rows of the law</source>
        <translation>Редове на правилото</translation>
    </message>
    <message>
        <source>No further change in this law</source>
        <translation>Няма следваща промяна в това правило</translation>
    </message>
</context>
<context>
    <name>LawView</name>
    <message>
        <source>Law text</source>
        <translation>Текст на правилото</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Getting the situations ready ...</source>
        <translation>Ситуациите се подготвят ...</translation>
    </message>
    <message>
        <source>What happened? A word, a law, a topic</source>
        <translation>Какво стана? Дума, правило, тема</translation>
    </message>
    <message>
        <source>Look for a situation</source>
        <translation>Търсене на ситуация</translation>
    </message>
    <message>
        <source>Order of the situations</source>
        <translation>Подредба на ситуациите</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>Ситуации</translation>
    </message>
    <message>
        <source>Ne&amp;w Story...</source>
        <translation>&amp;Нова история...</translation>
    </message>
    <message>
        <source>Set up a deal, call and play, and see the ruling</source>
        <translation>Съставете раздаване, обявявайте и играйте и вижте решението</translation>
    </message>
    <message>
        <source>&amp;Open File...</source>
        <translation>От&amp;варяне на файл...</translation>
    </message>
    <message>
        <source>A scenario, a PBN or a LIN file</source>
        <translation>Ситуация, файл PBN или LIN</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Последно отваряни</translation>
    </message>
    <message numerus="yes">
        <source>%n situations</source>
        <translation>
            <numerusform>%n ситуация</numerusform>
            <numerusform>%n ситуации</numerusform>
        </translation>
    </message>
    <message>
        <source>No situation has these words</source>
        <translation>Няма ситуация с тези думи</translation>
    </message>
</context>
<context>
    <name>LitLawView</name>
    <message>
        <source>The law that decides</source>
        <translation>Решаващото правило</translation>
    </message>
</context>
<context>
    <name>LoadingPage</name>
    <message>
        <source>Opening the books</source>
        <translation>Отварят се книгите</translation>
    </message>
    <message>
        <source>They are read once and remembered: the next start is quicker.</source>
        <translation>Те се четат веднъж и се запомнят: следващият старт е по-бърз.</translation>
    </message>
    <message>
        <source>The books are being read</source>
        <translation>Книгите се четат</translation>
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
        <translation>Книгите се подготвят за търсене</translation>
    </message>
    <message>
        <source>This takes a few seconds, once. Your search is answered as soon as it can be.</source>
        <translation>Това отнема няколко секунди, само веднъж. На търсенето ви ще се отговори възможно най-скоро.</translation>
    </message>
    <message>
        <source>There is no filter “{typed}”</source>
        <translation>Няма филтър „{typed}“</translation>
    </message>
    <message>
        <source>The filters are:</source>
        <translation>Филтрите са:</translation>
    </message>
    <message>
        <source>The laws are {first} to {last}; a part of one is typed like 27B1(a).</source>
        <translation>Правилата са от {first} до {last}; част от правило се въвежда като 27B1(a).</translation>
    </message>
    <message>
        <source>Looked for:</source>
        <translation>Търсено:</translation>
    </message>
    <message>
        <source>Only some of the books or kinds of places were searched.</source>
        <translation>Претърсени са само някои от книгите или видовете места.</translation>
    </message>
    <message>
        <source>Try the beginning of the word with an asterisk (взят*), a term of any of the languages, or the number of a law.</source>
        <translation>Опитайте с началото на думата и звездичка (взят*), с термин на някой от езиците или с номер на правило.</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”</source>
        <translation>Нищо не е намерено за „{words}“</translation>
    </message>
    <message>
        <source>Search Everything</source>
        <translation>Търсене навсякъде</translation>
    </message>
    <message>
        <source>in {language}, {why}: {words}</source>
        <translation>на {language}, {why}: {words}</translation>
    </message>
    <message>
        <source>Getting the questions ready ...</source>
        <translation>Въпросите се подготвят ...</translation>
    </message>
    <message>
        <source>They are made from the books, the termbase and the situations.</source>
        <translation>Те се съставят от книгите, терминологичната база и ситуациите.</translation>
    </message>
    <message>
        <source>Choosing questions ...</source>
        <translation>Избират се въпроси ...</translation>
    </message>
    <message>
        <source>There is nothing to be asked here</source>
        <translation>Тук няма какво да се пита</translation>
    </message>
    <message>
        <source>No question fits all these wishes, or no law is weak yet. Leave one of the wishes out, or answer some other questions first.</source>
        <translation>Никой въпрос не отговаря на всички тези желания или още няма слабо правило. Махнете някое от желанията или първо отговорете на други въпроси.</translation>
    </message>
    <message>
        <source>&amp;Back to the Quiz</source>
        <translation>&amp;Назад към теста</translation>
    </message>
    <message>
        <source>Go &amp;On with It</source>
        <translation>Про&amp;дължаване</translation>
    </message>
    <message>
        <source>G&amp;ive It Up, and Begin the Other</source>
        <translation>Отказване и &amp;започване на другия</translation>
    </message>
    <message>
        <source>An exam is unfinished</source>
        <translation>Има незавършен изпит</translation>
    </message>
    <message numerus="yes">
        <source>{name} is not handed in yet: {answered} of %n questions have an answer. If you begin another exam, it is given up.</source>
        <translation>
            <numerusform>Изпитът {name} още не е предаден: отговорени са {answered} от %n въпрос. Ако започнете друг, този ще бъде изоставен.</numerusform>
            <numerusform>Изпитът {name} още не е предаден: отговорени са {answered} от %n въпроса. Ако започнете друг, този ще бъде изоставен.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answers were right, in {time}.</source>
        <translation>
            <numerusform>Верни: {right} от %n отговор, за {time}.</numerusform>
            <numerusform>Верни: {right} от %n отговора, за {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was wrong will be asked again when it is due.</source>
        <translation>Грешните ще бъдат зададени отново, когато им дойде ред.</translation>
    </message>
    <message>
        <source>Every answer was right.</source>
        <translation>Всички отговори бяха верни.</translation>
    </message>
    <message>
        <source>&amp;Practise What Was Wrong</source>
        <translation>&amp;Упражняване на грешките</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>Статисти&amp;ка</translation>
    </message>
    <message>
        <source>The session is over</source>
        <translation>Сесията приключи</translation>
    </message>
    <message>
        <source>{path} was written by a newer version of the program and is left as it is. Install the newer version.</source>
        <translation>{path} е записан от по-нова версия на програмата и остава непроменен. Инсталирайте по-новата версия.</translation>
    </message>
    <message>
        <source>This cannot be done</source>
        <translation>Това не може да се направи</translation>
    </message>
    <message>
        <source>Ba&amp;ck</source>
        <translation>Н&amp;азад</translation>
    </message>
    <message>
        <source>Start &amp;Anew</source>
        <translation>Запо&amp;чване отначало</translation>
    </message>
    <message>
        <source>&amp;Restore the Backup</source>
        <translation>&amp;Възстановяване от копието</translation>
    </message>
    <message>
        <source>{path} is damaged ({reason}). The newest good backup is {backup}. Restore it, or start anew; the damaged file is kept aside.</source>
        <translation>{path} е повреден ({reason}). Най-новото добро резервно копие е {backup}. Възстановете го или започнете отначало; повреденият файл се запазва отделно.</translation>
    </message>
    <message>
        <source>{path} is damaged ({reason}), and there is no good backup. Start anew; the damaged file is kept aside.</source>
        <translation>{path} е повреден ({reason}) и няма добро резервно копие. Започнете отначало; повреденият файл се запазва отделно.</translation>
    </message>
    <message>
        <source>Your progress cannot be read</source>
        <translation>Напредъкът ви не може да бъде прочетен</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>празен е</translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation>няма го</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Note · {place}</source>
        <translation>Бележка · {place}</translation>
    </message>
    <message>
        <source>What you type is kept by itself. Ctrl+Enter or Esc closes.</source>
        <translation>Написаното се запазва автоматично. Ctrl+Enter или Esc затваря.</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Вашата бележка</translation>
    </message>
    <message>
        <source>Write what you want to remember here.</source>
        <translation>Напишете тук какво искате да запомните.</translation>
    </message>
    <message>
        <source>Put Back as It Was</source>
        <translation>Връщане на предишното</translation>
    </message>
    <message>
        <source>Too long: only the first {number} characters are kept.</source>
        <translation>Твърде дълго: запазват се само първите {number} знака.</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>this place is not in the book any more</source>
        <translation>това място вече го няма в книгата</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Важно</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Въпрос</translation>
    </message>
    <message>
        <source>To learn</source>
        <translation>За учене</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Отметка</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Бележка</translation>
    </message>
    <message>
        <source>these words are not in the text any more</source>
        <translation>тези думи вече ги няма в текста</translation>
    </message>
    <message>
        <source>My notes on the Laws</source>
        <translation>Моите бележки към правилника</translation>
    </message>
    <message>
        <source>This place is not in the book any more.</source>
        <translation>Това място вече го няма в книгата.</translation>
    </message>
</context>
<context>
    <name>NotebookController</name>
    <message>
        <source>Export My Notes</source>
        <translation>Експорт на бележките</translation>
    </message>
    <message>
        <source>Markdown (*.md);;All files (*)</source>
        <translation>Markdown (*.md);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Запазено: {file}</translation>
    </message>
    <message>
        <source>Bookmarked: {place}</source>
        <translation>С отметка: {place}</translation>
    </message>
    <message>
        <source>The arrows move the caret, with Shift they select; Escape ends it.</source>
        <translation>Стрелките движат курсора, с Shift избират; Escape приключва.</translation>
    </message>
    <message>
        <source>Select words of the law text first (F4: by the keyboard).</source>
        <translation>Първо изберете думи от текста на правилото (F4: с клавиатурата).</translation>
    </message>
    <message>
        <source>Highlighted: {kind}</source>
        <translation>Маркирано: {kind}</translation>
    </message>
    <message>
        <source>Select highlighted words, or click into them, first.</source>
        <translation>Първо изберете маркирани думи или щракнете в тях.</translation>
    </message>
    <message>
        <source>Your last notes could not be saved: {reason}

Save all notes in another file, or close without them?</source>
        <translation>Последните ви бележки не можаха да бъдат записани: {reason}

Да се запишат ли всички бележки в друг файл, или да се затвори без тях?</translation>
    </message>
    <message>
        <source>Notes Not Saved</source>
        <translation>Незаписани бележки</translation>
    </message>
</context>
<context>
    <name>NotebookDialog</name>
    <message>
        <source>My Notes</source>
        <translation>Моите бележки</translation>
    </message>
    <message>
        <source>Search my notes</source>
        <translation>Търсене в бележките ми</translation>
    </message>
    <message>
        <source>Search in notes, highlighted words and places</source>
        <translation>Търсене в бележки, маркирани думи и места</translation>
    </message>
    <message>
        <source>Bookmarks, notes and highlights</source>
        <translation>Отметки, бележки и маркирания</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Отваряне</translation>
    </message>
    <message>
        <source>&amp;Change...</source>
        <translation>&amp;Промяна...</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Пре&amp;махване</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>О&amp;тмяна</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Експорт...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>Пе&amp;чат...</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Затваряне</translation>
    </message>
    <message>
        <source>Nothing is here yet. Ctrl+D marks the place you are reading, Ctrl+Shift+N writes a note on it, Ctrl+H highlights the words you have selected.</source>
        <translation>Тук още няма нищо. Ctrl+D отбелязва мястото, което четете, Ctrl+Shift+N пише бележка към него, Ctrl+H маркира избраните думи.</translation>
    </message>
    <message>
        <source>No entry has all these words.</source>
        <translation>Няма запис с всички тези думи.</translation>
    </message>
    <message>
        <source>Entries: {number}</source>
        <translation>Записи: {number}</translation>
    </message>
</context>
<context>
    <name>NotebookNotice</name>
    <message>
        <source>Removed from your notes: {number}</source>
        <translation>Премахнати от бележките ви: {number}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмяна</translation>
    </message>
    <message>
        <source>Your notes cannot be read: {reason}</source>
        <translation>Бележките ви не могат да бъдат прочетени: {reason}</translation>
    </message>
    <message>
        <source>Your notes are not saved yet: {reason}</source>
        <translation>Бележките ви още не са записани: {reason}</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Нов опит</translation>
    </message>
    <message>
        <source>Notes that cannot be shown, but stay in the file: {number} ({first})</source>
        <translation>Бележки, които не могат да се покажат, но остават във файла: {number} ({first})</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Затваря това съобщение</translation>
    </message>
</context>
<context>
    <name>NumberStrip</name>
    <message>
        <source>answered</source>
        <translation>с отговор</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>още без отговор</translation>
    </message>
</context>
<context>
    <name>NumberedLines</name>
    <message>
        <source>Lines of the source document</source>
        <translation>Редове на изходния документ</translation>
    </message>
</context>
<context>
    <name>ObligationMarks</name>
    <message>
        <source>Words of obligation:</source>
        <translation>Думи за задължение:</translation>
    </message>
</context>
<context>
    <name>OnThisLawPanel</name>
    <message>
        <source>On this law</source>
        <translation>За това правило</translation>
    </message>
    <message>
        <source>Other editions</source>
        <translation>Други издания</translation>
    </message>
    <message>
        <source>On the laws</source>
        <translation>За правилата</translation>
    </message>
    <message>
        <source>Not in the Laws of {0}</source>
        <translation>Няма го в правилата от {0} г.</translation>
    </message>
    <message>
        <source>Not defined in the Laws of {0}</source>
        <translation>Няма дефиниция в правилата от {0} г.</translation>
    </message>
    <message>
        <source>Nearest place:</source>
        <translation>Най-близко място:</translation>
    </message>
    <message>
        <source>Beginning of the book:</source>
        <translation>Начало на книгата:</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Дефиниции</translation>
    </message>
    <message>
        <source>Same number:</source>
        <translation>Същият номер:</translation>
    </message>
    <message>
        <source>Cited by ({0})</source>
        <translation>Цитирано от ({0})</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Бележки под линия</translation>
    </message>
    <message>
        <source>Commentary</source>
        <translation>Коментар</translation>
    </message>
    <message>
        <source>Source lines</source>
        <translation>Редове на източника</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Права</translation>
    </message>
    <message>
        <source>My notes</source>
        <translation>Моите бележки</translation>
    </message>
</context>
<context>
    <name>OrderingList</name>
    <message>
        <source>Press the numbers in the right order, then Enter; a number once more takes it back.</source>
        <translation>Натиснете номерата в правилния ред, после Enter; повторен номер го връща.</translation>
    </message>
    <message>
        <source>▸ step {number}</source>
        <translation>▸ стъпка {number}</translation>
    </message>
    <message>
        <source>step {number}. {why}</source>
        <translation>стъпка {number}. {why}</translation>
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
        <translation>{step}: променени редове</translation>
    </message>
</context>
<context>
    <name>OverviewView</name>
    <message>
        <source>How much each law changed</source>
        <translation>Колко се промени всяко правило</translation>
    </message>
</context>
<context>
    <name>OwnText</name>
    <message>
        <source>only in {year}</source>
        <translation>само в {year}</translation>
    </message>
    <message>
        <source>only in your text</source>
        <translation>само във вашия текст</translation>
    </message>
    <message>
        <source>no words of its own</source>
        <translation>без собствени думи</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>едно до друго</translation>
    </message>
    <message>
        <source>Refers to {value}: there is no such place in {year}</source>
        <translation>Препраща към {value}: в {year} няма такова място</translation>
    </message>
    <message>
        <source>Number {value} in your text, not in {year}</source>
        <translation>Число {value} във вашия текст, няма го в {year}</translation>
    </message>
    <message>
        <source>Number {value} in {year}, not in your text</source>
        <translation>Число {value} в {year}, няма го във вашия текст</translation>
    </message>
    <message>
        <source>Refers to Law {value} in your text, not in {year}</source>
        <translation>Препраща към Правило {value} във вашия текст, не и в {year}</translation>
    </message>
    <message>
        <source>Refers to Law {value} in {year}, not in your text</source>
        <translation>Препраща към Правило {value} в {year}, не и във вашия текст</translation>
    </message>
    <message>
        <source>Obligation “{value}” in your text, not in {year}</source>
        <translation>Задължение „{value}“ във вашия текст, няма го в {year}</translation>
    </message>
    <message>
        <source>Obligation “{value}” in {year}, not in your text</source>
        <translation>Задължение „{value}“ в {year}, няма го във вашия текст</translation>
    </message>
    <message>
        <source>likely a change of edition</source>
        <translation>вероятно промяна в изданието</translation>
    </message>
    <message>
        <source>perhaps only translation</source>
        <translation>може би само превод</translation>
    </message>
    <message>
        <source>– not in {year}</source>
        <translation>– няма през {year}</translation>
    </message>
    <message>
        <source>– not found in your text</source>
        <translation>– не е намерено във вашия текст</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>ред {line}</translation>
    </message>
    <message>
        <source>lines {first}-{last}</source>
        <translation>редове {first}-{last}</translation>
    </message>
    <message>
        <source>number counted by the list</source>
        <translation>номер, преброен по списъка</translation>
    </message>
    <message>
        <source>Nothing in this law differs. Untick “Only differences” to read it all.</source>
        <translation>Нищо в това правило не се различава. Махнете отметката „Само разлики“, за да прочетете всичко.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Къде</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Какво</translation>
    </message>
    <message>
        <source>Words in no provision</source>
        <translation>Думи извън разпоредби</translation>
    </message>
    <message>
        <source>Every line was understood.</source>
        <translation>Всеки ред е разбран.</translation>
    </message>
    <message>
        <source>same words</source>
        <translation>същите думи</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>обикновен текст</translation>
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
        <translation>личи от първите байтове</translation>
    </message>
    <message>
        <source>declared in the file</source>
        <translation>обявено във файла</translation>
    </message>
    <message>
        <source>valid from end to end</source>
        <translation>валидно от край до край</translation>
    </message>
    <message>
        <source>guessed from the letters</source>
        <translation>предположено по буквите</translation>
    </message>
    <message>
        <source>Understood: laws {laws}, provisions {provisions}.</source>
        <translation>Разбрани правила: {laws}, разпоредби в тях: {provisions}.</translation>
    </message>
    <message>
        <source>{share} of the characters are words of laws.</source>
        <translation>{share} от знаците са думи на правила.</translation>
    </message>
    <message>
        <source>Characters left out: {parts}.</source>
        <translation>Пропуснати знаци: {parts}.</translation>
    </message>
    <message>
        <source>The language is that of the book beside it: words are compared one by one.</source>
        <translation>Езикът е този на книгата до него: думите се сравняват една по една.</translation>
    </message>
    <message>
        <source>The language ({code}) is not that of the book beside it: numbers and references are compared, words stand side by side.</source>
        <translation>Езикът ({code}) не е този на книгата до него: сравняват се числата и препратките, а думите стоят една до друга.</translation>
    </message>
    <message>
        <source>The language is not known: numbers and references are compared, words stand side by side.</source>
        <translation>Езикът е неизвестен: сравняват се числата и препратките, а думите стоят една до друга.</translation>
    </message>
    <message>
        <source>You say it is of {year}; its numbering agrees with {shares}.</source>
        <translation>Казвате, че е от {year}; номерацията му съвпада с {shares}.</translation>
    </message>
    <message>
        <source>By its numbering it is of {year} ({shares}).</source>
        <translation>По номерацията си е от {year} ({shares}).</translation>
    </message>
    <message>
        <source>Its numbering does not tell the editions apart; {year} is assumed ({shares}).</source>
        <translation>Номерацията му не различава изданията; приема се {year} ({shares}).</translation>
    </message>
    <message>
        <source>Law missing</source>
        <translation>Липсващо правило</translation>
    </message>
    <message>
        <source>No edition has a law of this number</source>
        <translation>Никое издание няма правило с този номер</translation>
    </message>
    <message>
        <source>Law a second time, not compared</source>
        <translation>Правило за втори път, не се сравнява</translation>
    </message>
    <message>
        <source>Jumbled pages, read in the order of their numbers</source>
        <translation>Разбъркани страници, прочетени по реда на номерата</translation>
    </message>
    <message>
        <source>Law out of order</source>
        <translation>Правило не на мястото си</translation>
    </message>
    <message>
        <source>Law without words</source>
        <translation>Правило без думи</translation>
    </message>
    <message>
        <source>Odd label</source>
        <translation>Странен етикет</translation>
    </message>
    <message>
        <source>Labels missing before this one</source>
        <translation>Липсват етикети преди този</translation>
    </message>
    <message>
        <source>List of contents, not compared</source>
        <translation>Съдържание, не се сравнява</translation>
    </message>
    <message>
        <source>Outside the laws, not compared</source>
        <translation>Извън правилата, не се сравнява</translation>
    </message>
    <message>
        <source>Note, not compared</source>
        <translation>Бележка, не се сравнява</translation>
    </message>
    <message>
        <source>Damaged characters</source>
        <translation>Повредени знаци</translation>
    </message>
    <message>
        <source>markup</source>
        <translation>маркировка</translation>
    </message>
    <message>
        <source>border</source>
        <translation>рамка</translation>
    </message>
    <message>
        <source>page numbers</source>
        <translation>номера на страници</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>линии</translation>
    </message>
    <message>
        <source>hyphens at ends of lines</source>
        <translation>дефиси в края на редовете</translation>
    </message>
    <message>
        <source>footnote marks</source>
        <translation>знаци за бележки</translation>
    </message>
    <message>
        <source>repeated titles</source>
        <translation>повторени заглавия</translation>
    </message>
    <message>
        <source>scripts, styles and embedded pages, never run</source>
        <translation>скриптове, стилове и вградени страници, никога не се изпълняват</translation>
    </message>
</context>
<context>
    <name>OwnTextBar</name>
    <message>
        <source>Law compared</source>
        <translation>Сравнявано правило</translation>
    </message>
    <message>
        <source>Edition your text is of</source>
        <translation>Издание, към което е текстът ви</translation>
    </message>
    <message>
        <source>Edition it is compared with</source>
        <translation>Издание, с което се сравнява</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>Са&amp;мо разлики</translation>
    </message>
    <message>
        <source>What Was &amp;Understood</source>
        <translation>Как&amp;во е разбрано</translation>
    </message>
    <message>
        <source>Previous difference (Alt+Up)</source>
        <translation>Предишна разлика (Alt+Нагоре)</translation>
    </message>
    <message>
        <source>Next difference (Alt+Down)</source>
        <translation>Следваща разлика (Alt+Надолу)</translation>
    </message>
    <message>
        <source>Your text is of</source>
        <translation>Текстът ви е от</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>сравнен с</translation>
    </message>
    <message>
        <source>{year}, by its numbering</source>
        <translation>{year}, по номерацията</translation>
    </message>
    <message>
        <source>same</source>
        <translation>същото</translation>
    </message>
    <message numerus="yes">
        <source>%n rows differ</source>
        <translation>
            <numerusform>%n ред се различава</numerusform>
            <numerusform>%n реда се различават</numerusform>
        </translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Правило {number}</translation>
    </message>
    <message>
        <source>To the Co&amp;mparison</source>
        <translation>Към сра&amp;внението</translation>
    </message>
</context>
<context>
    <name>OwnTextList</name>
    <message>
        <source>Your texts</source>
        <translation>Вашите текстове</translation>
    </message>
    <message>
        <source>Open &amp;a Text...</source>
        <translation>Отваряне &amp;на текст...</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Преи&amp;менуване</translation>
    </message>
    <message>
        <source>Give the text another name (F2)</source>
        <translation>Дава на текста друго име (F2)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Премахване</translation>
    </message>
    <message>
        <source>Take the text away; its own file stays (Del)</source>
        <translation>Премахва текста; файлът му остава (Del)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Отм&amp;яна</translation>
    </message>
    <message>
        <source>“{name}” is removed.</source>
        <translation>„{name}“ е премахнат.</translation>
    </message>
</context>
<context>
    <name>OwnTextPane</name>
    <message>
        <source>Your text beside the book</source>
        <translation>Вашият текст до книгата</translation>
    </message>
</context>
<context>
    <name>OwnTextWaiting</name>
    <message>
        <source>Progress of reading</source>
        <translation>Ход на четенето</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Open a text of the Laws of your own - plain text, Markdown or HTML, any edition, any language - or drop it here. It is compared with the books and stays in your own folder.</source>
        <translation>Отворете собствен текст на правилника – обикновен текст, Markdown или HTML, всяко издание, всеки език – или го пуснете тук. Той се сравнява с книгите и остава в собствената ви папка.</translation>
    </message>
    <message>
        <source>Reading {file} ...</source>
        <translation>Чете се {file} ...</translation>
    </message>
</context>
<context>
    <name>OwnTextsView</name>
    <message>
        <source>Open a Text of Your Own</source>
        <translation>Отваряне на собствен текст</translation>
    </message>
    <message>
        <source>Texts (*.txt *.text *.md *.markdown *.html *.htm *.xhtml);;All files (*)</source>
        <translation>Текстове (*.txt *.text *.md *.markdown *.html *.htm *.xhtml);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Kept in your own folder: {name}</source>
        <translation>Запазено в собствената ви папка: {name}</translation>
    </message>
</context>
<context>
    <name>PartChoice</name>
    <message>
        <source>One law</source>
        <translation>Едно правило</translation>
    </message>
    <message>
        <source>Chapter {number}: {title}</source>
        <translation>Глава {number}: {title}</translation>
    </message>
    <message>
        <source>All laws</source>
        <translation>Всички правила</translation>
    </message>
    <message>
        <source>Number of the law</source>
        <translation>Номер на правилото</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Definition: {term}</source>
        <translation>Дефиниция: {term}</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Дефиниция</translation>
    </message>
    <message>
        <source>Commentary {number}</source>
        <translation>Коментар {number}</translation>
    </message>
    <message>
        <source>{place} ({year})</source>
        <translation>{place} ({year})</translation>
    </message>
    <message>
        <source>Preliminaries</source>
        <translation>Предварителни положения</translation>
    </message>
    <message>
        <source>Preparation and Progression</source>
        <translation>Подготовка и движение</translation>
    </message>
    <message>
        <source>Irregularities in General</source>
        <translation>Нередности – общи положения</translation>
    </message>
    <message>
        <source>The Auction</source>
        <translation>Наддаване</translation>
    </message>
    <message>
        <source>The Play</source>
        <translation>Разиграване</translation>
    </message>
    <message>
        <source>Proprieties</source>
        <translation>Етика и поведение</translation>
    </message>
    <message>
        <source>The Score</source>
        <translation>Резултатът</translation>
    </message>
    <message>
        <source>Tournament Sponsorship</source>
        <translation>Организация на турнира</translation>
    </message>
    <message>
        <source>Tournament Director</source>
        <translation>Съдия</translation>
    </message>
    <message>
        <source>Appeals</source>
        <translation>Контестации</translation>
    </message>
    <message>
        <source>Preface</source>
        <translation>Предговор</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>Въведение</translation>
    </message>
    <message>
        <source>Scope of the Laws</source>
        <translation>Обхват на правилата</translation>
    </message>
    <message>
        <source>Subject index</source>
        <translation>Азбучен указател</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Дефиниции</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Hands seen</source>
        <translation>Видими ръце</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорост</translation>
    </message>
    <message>
        <source>&amp;Move cards</source>
        <translation>&amp;Движи картите</translation>
    </message>
    <message>
        <source>Let cards be seen moving to the table</source>
        <translation>Показва как картите се движат към масата</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>В началото (Home)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Една стъпка назад (Наляво)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Пускане или пауза (Интервал)</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>Една стъпка напред (Надясно)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>В края (End)</translation>
    </message>
    <message>
        <source>To the irregularity (I)</source>
        <translation>Към нередността (I)</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Всички ръце</translation>
    </message>
    <message>
        <source>Dummy only</source>
        <translation>Само морът</translation>
    </message>
    <message>
        <source>Hands hidden</source>
        <translation>Скрити ръце</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Много бавно</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Бавно</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Бързо</translation>
    </message>
    <message>
        <source>Very quick</source>
        <translation>Много бързо</translation>
    </message>
</context>
<context>
    <name>PracticeForm</name>
    <message>
        <source>any edition</source>
        <translation>всяко издание</translation>
    </message>
    <message>
        <source>any law</source>
        <translation>всяко правило</translation>
    </message>
    <message>
        <source>Law {law}</source>
        <translation>Правило {law}</translation>
    </message>
    <message>
        <source>all kinds but drills</source>
        <translation>всички видове без упражненията</translation>
    </message>
    <message>
        <source>Drill: {kind}</source>
        <translation>Упражнение: {kind}</translation>
    </message>
    <message>
        <source>&amp;Only what changed from the edition before</source>
        <translation>Само промененото спрямо преди&amp;шното издание</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Упражняване</translation>
    </message>
    <message>
        <source>My &amp;Weak Laws</source>
        <translation>Моите сл&amp;аби правила</translation>
    </message>
    <message>
        <source>Edition:</source>
        <translation>Издание:</translation>
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
        <translation>Въпроси:</translation>
    </message>
    <message>
        <source>any topic</source>
        <translation>всяка тема</translation>
    </message>
    <message>
        <source>{number} {title} ({first}-{last})</source>
        <translation>{number} {title} ({first}-{last})</translation>
    </message>
    <message>
        <source>any chapter</source>
        <translation>всяка глава</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>&amp;Answer</source>
        <translation>От&amp;говор</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ha&amp;rd</source>
        <translation>Труд&amp;но</translation>
    </message>
    <message>
        <source>It came hard (H)</source>
        <translation>Беше трудно (H)</translation>
    </message>
    <message>
        <source>Eas&amp;y</source>
        <translation>&amp;Лесно</translation>
    </message>
    <message>
        <source>It came at once (E)</source>
        <translation>Беше веднага ясно (E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>От&amp;мяна</translation>
    </message>
    <message>
        <source>Take the last answer back (U)</source>
        <translation>Връща последния отговор (U)</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Флаг&amp;че</translation>
    </message>
    <message>
        <source>Mark the question for later (F)</source>
        <translation>Отбелязва въпроса за по-късно (F)</translation>
    </message>
    <message>
        <source>As&amp;k Under Another Edition</source>
        <translation>Питане по &amp;друго издание</translation>
    </message>
    <message>
        <source>The same question is asked under other Laws at the end of the session</source>
        <translation>Същият въпрос се задава по други правила в края на сесията</translation>
    </message>
    <message>
        <source>How did it come?</source>
        <translation>Как ви се отдаде?</translation>
    </message>
    <message>
        <source>Ne&amp;xt Question</source>
        <translation>Следващ &amp;въпрос</translation>
    </message>
    <message>
        <source>Summ&amp;ary</source>
        <translation>Обоб&amp;щение</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Stop the clock and cover the question (P)</source>
        <translation>Спира часовника и закрива въпроса (P)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Край</translation>
    </message>
    <message>
        <source>End the session; every answer is kept (Escape)</source>
        <translation>Приключва сесията; всички отговори се запазват (Escape)</translation>
    </message>
    <message>
        <source>Question {number} of {count} · {right} right</source>
        <translation>Въпрос {number} от {count} · {right} верни</translation>
    </message>
    <message>
        <source>Question {number} of {count}, asked again · {right} right</source>
        <translation>Въпрос {number} от {count}, зададен отново · {right} верни</translation>
    </message>
    <message>
        <source>Paused: the clock stands still.</source>
        <translation>Пауза: часовникът е спрян.</translation>
    </message>
    <message>
        <source>Go &amp;On</source>
        <translation>Продъл&amp;жаване</translation>
    </message>
    <message>
        <source>Another answer was given since: this one stays as it is.</source>
        <translation>Междувременно е даден друг отговор: този остава, както е.</translation>
    </message>
    <message>
        <source>The answer to this question is not known under those Laws.</source>
        <translation>Отговорът на този въпрос не е известен по тези правила.</translation>
    </message>
    <message>
        <source>It is asked under the Laws of {year} at the end of the session.</source>
        <translation>В края на сесията ще бъде зададен по правилата от {year} г.</translation>
    </message>
</context>
<context>
    <name>PracticePane</name>
    <message>
        <source>&amp;Closed book</source>
        <translation>&amp;Затворена книга</translation>
    </message>
    <message>
        <source>Hide the law until the question is answered</source>
        <translation>Скрива правилото, докато се отговори на въпроса</translation>
    </message>
    <message>
        <source>&amp;Once More</source>
        <translation>Още &amp;веднъж</translation>
    </message>
    <message>
        <source>Working out the questions ...</source>
        <translation>Съставят се въпросите ...</translation>
    </message>
    <message>
        <source>&amp;Answer</source>
        <translation>От&amp;говор</translation>
    </message>
    <message>
        <source>Question {number} of {count} · {kind}</source>
        <translation>Въпрос {number} от {count} · {kind}</translation>
    </message>
    <message>
        <source>Several answers may be right: press their numbers, then Enter.</source>
        <translation>Може да са верни няколко отговора: натиснете номерата им, после Enter.</translation>
    </message>
    <message>
        <source>Press the number of your answer, then Enter.</source>
        <translation>Натиснете номера на отговора, после Enter.</translation>
    </message>
    <message>
        <source>Right. The words that decide are lit.</source>
        <translation>Вярно. Решаващите думи са осветени.</translation>
    </message>
    <message>
        <source>Not right. Press an answer to see its words in the book.</source>
        <translation>Не е вярно. Натиснете отговор, за да видите думите му в книгата.</translation>
    </message>
    <message>
        <source>Summ&amp;ary</source>
        <translation>Обоб&amp;щение</translation>
    </message>
    <message>
        <source>Ne&amp;xt Question</source>
        <translation>Следва&amp;щ въпрос</translation>
    </message>
    <message>
        <source>✓ right: {because}</source>
        <translation>✓ вярно: {because}</translation>
    </message>
    <message>
        <source>✗ wrong: {because}</source>
        <translation>✗ грешно: {because}</translation>
    </message>
    <message>
        <source>! missed: {because}</source>
        <translation>! пропуснато: {because}</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Обобщение</translation>
    </message>
    <message>
        <source>There is nothing to be asked about this story.</source>
        <translation>За тази история няма какво да се пита.</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n questions answered correctly</source>
        <translation>
            <numerusform>Вярно отговорени: {right} от %n въпрос</numerusform>
            <numerusform>Вярно отговорени: {right} от %n въпроса</numerusform>
        </translation>
    </message>
    <message>
        <source>Step &amp;Through the Story</source>
        <translation>Пре&amp;глед на историята по стъпки</translation>
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
        <translation>Настройка на изпит</translation>
    </message>
    <message>
        <source>The book may be &amp;opened</source>
        <translation>Книгата може да се &amp;отваря</translation>
    </message>
    <message>
        <source>Clear the &amp;Topics</source>
        <translation>&amp;Изчистване на темите</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>Им&amp;е:</translation>
    </message>
    <message>
        <source>Number of &amp;questions:</source>
        <translation>Брой &amp;въпроси:</translation>
    </message>
    <message>
        <source>&amp;Minutes:</source>
        <translation>&amp;Минути:</translation>
    </message>
    <message>
        <source>&amp;Pass mark:</source>
        <translation>&amp;Праг за успех:</translation>
    </message>
    <message>
        <source>&amp;Hardest question:</source>
        <translation>&amp;Най-висока трудност:</translation>
    </message>
    <message>
        <source>Laws:</source>
        <translation>Правила:</translation>
    </message>
    <message>
        <source>&amp;As at First</source>
        <translation>&amp;Както отначало</translation>
    </message>
    <message>
        <source>&amp;Forget It</source>
        <translation>И&amp;зтриване</translation>
    </message>
    <message>
        <source>At least so many on a topic; the rest on any:</source>
        <translation>Поне толкова по тема; останалите по всякакви:</translation>
    </message>
    <message numerus="yes">
        <source>The topics ask for {asked} of %n questions.</source>
        <translation>
            <numerusform>Темите искат {asked} от %n въпрос.</numerusform>
            <numerusform>Темите искат {asked} от %n въпроса.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the exam a name.</source>
        <translation>Дайте име на изпита.</translation>
    </message>
    <message>
        <source>Another exam has this name; give this one a name of its own.</source>
        <translation>Друг изпит има това име; дайте на този собствено.</translation>
    </message>
    <message>
        <source>Choose at least one edition.</source>
        <translation>Изберете поне едно издание.</translation>
    </message>
    <message>
        <source>The topics ask for more questions than the exam has: {asked} instead of {count}. Ask for fewer on some topics, or for none.</source>
        <translation>Темите искат повече въпроси, отколкото има изпитът: {asked} вместо {count}. Поискайте по-малко по някои теми или нито един.</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>… Click the link, or press Enter on it, to read on.</source>
        <translation>… Щракнете върху препратката или натиснете Enter върху нея, за да четете нататък.</translation>
    </message>
    <message>
        <source>This label is lost in print. It follows from its neighbours.</source>
        <translation>Този етикет е изгубен при печата. Той следва от съседните.</translation>
    </message>
    <message>
        <source>Lost in print, restored by the editors.</source>
        <translation>Изгубено при печата, възстановено от редакторите.</translation>
    </message>
    <message>
        <source>Damaged in print (“{0}”), restored by the editors.</source>
        <translation>Повредено при печата („{0}“), възстановено от редакторите.</translation>
    </message>
    <message>
        <source>There is no {0} in this edition.</source>
        <translation>{0} го няма в това издание.</translation>
    </message>
    <message>
        <source>{0} stands here, but cannot be meant.</source>
        <translation>Тук стои {0}, но това не може да се има предвид.</translation>
    </message>
    <message>
        <source>{0} is meant.</source>
        <translation>Има се предвид {0}.</translation>
    </message>
    <message>
        <source>Pages as they would be printed</source>
        <translation>Страниците, както ще се отпечатат</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>This page cannot be printed. You can print a law, a comparison, a term, a situation, an exam report, statistics and the list of your notes; use Export for the rest.</source>
        <translation>Тази страница не може да се отпечата. Могат да се отпечатат правило, сравнение, термин, ситуация, отчет от изпит, статистика и списъкът на бележките ви; за останалото използвайте „Експорт“.</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>&amp;Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <translation>&amp;Не</translation>
    </message>
    <message>
        <source>Take the Answer &amp;Back</source>
        <translation>&amp;Връщане на отговора</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Question</source>
        <translation>Въпрос</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Вярно.</translation>
    </message>
    <message>
        <source>✗ Not right.</source>
        <translation>✗ Не е вярно.</translation>
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
        <translation>Отиване</translation>
    </message>
    <message>
        <source>Visited</source>
        <translation>Посетени</translation>
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
        <translation>Помощ</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Търсене</translation>
    </message>
</context>
<context>
    <name>QuickFinding</name>
    <message>
        <source>Search the books for “{words}”</source>
        <translation>Търсене на „{words}“ в книгите</translation>
    </message>
</context>
<context>
    <name>QuickSheet</name>
    <message>
        <source>Find a law, a term, a situation or a command</source>
        <translation>Намиране на правило, термин, ситуация или команда</translation>
    </message>
    <message>
        <source>A law, a term, a situation, a command (27B, revoke, compare ...)</source>
        <translation>Правило, термин, ситуация, команда (27B, ривок, сравняване ...)</translation>
    </message>
    <message>
        <source>Up and Down choose · Enter opens · Esc closes · &gt; commands only · ? help only</source>
        <translation>Стрелките избират · Enter отваря · Esc затваря · &gt; само команди · ? само помощ</translation>
    </message>
    <message>
        <source>Nothing is called so. Try fewer letters, or another language.</source>
        <translation>Нищо не се нарича така. Опитайте с по-малко букви или на друг език.</translation>
    </message>
    <message>
        <source>What is found</source>
        <translation>Намереното</translation>
    </message>
</context>
<context>
    <name>Quiz</name>
    <message>
        <source>not asked yet</source>
        <translation>още непитано</translation>
    </message>
    <message>
        <source>hardly known</source>
        <translation>почти непознато</translation>
    </message>
    <message>
        <source>known in part</source>
        <translation>отчасти познато</translation>
    </message>
    <message>
        <source>known well</source>
        <translation>добре познато</translation>
    </message>
    <message>
        <source>mastered</source>
        <translation>овладяно</translation>
    </message>
    <message>
        <source>Law {law}: {level}</source>
        <translation>Правило {law}: {level}</translation>
    </message>
    <message>
        <source>✓ right: {why}</source>
        <translation>✓ вярно: {why}</translation>
    </message>
    <message>
        <source>✗ wrong: {why}</source>
        <translation>✗ грешно: {why}</translation>
    </message>
    <message>
        <source>! right, and not chosen: {why}</source>
        <translation>! вярно, но неизбрано: {why}</translation>
    </message>
    <message>
        <source>Cases and questions</source>
        <translation>Казуси и въпроси</translation>
    </message>
    <message>
        <source>What does the director rule?</source>
        <translation>Какво решава съдията?</translation>
    </message>
    <message>
        <source>Which law governs?</source>
        <translation>Кое правило важи?</translation>
    </message>
    <message>
        <source>What changed?</source>
        <translation>Какво се промени?</translation>
    </message>
    <message>
        <source>The order of steps</source>
        <translation>Редът на стъпките</translation>
    </message>
    <message>
        <source>Which law says so?</source>
        <translation>Кое правило казва това?</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Изчисляване</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Термини</translation>
    </message>
    <message>
        <source>Cross-references</source>
        <translation>Препратки</translation>
    </message>
    <message>
        <source>Complete the sentence</source>
        <translation>Допълнете изречението</translation>
    </message>
    <message>
        <source>Must, should, may</source>
        <translation>Длъжен, следва, може</translation>
    </message>
    <message>
        <source>Laws of {year}</source>
        <translation>Правила от {year} г.</translation>
    </message>
    <message>
        <source>Club director</source>
        <translation>Клубен съдия</translation>
    </message>
    <message>
        <source>National director</source>
        <translation>Национален съдия</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>✓ Passed</source>
        <translation>✓ Издържан</translation>
    </message>
    <message>
        <source>✗ Not passed</source>
        <translation>✗ Неиздържан</translation>
    </message>
    <message>
        <source>{name}: {right} of {count} right, {percent}%; the pass mark is {mark}%.</source>
        <translation>{name}: {right} от {count} верни, {percent}%; прагът за успех е {mark}%.</translation>
    </message>
    <message>
        <source>It took {time} of {allowed}.</source>
        <translation>Отне {time} от {allowed}.</translation>
    </message>
    <message>
        <source>The books stayed closed: the exam was not left on the way.</source>
        <translation>Книгите останаха затворени: изпитът не беше напускан.</translation>
    </message>
    <message>
        <source>The books were to stay closed. Times the exam was left: {count}.</source>
        <translation>Книгите трябваше да останат затворени. Изпитът беше напускан, пъти: {count}.</translation>
    </message>
    <message>
        <source>Law {law} of {year}</source>
        <translation>Правило {law} от {year} г.</translation>
    </message>
    <message>
        <source>{count} wrong</source>
        <translation>грешни: {count}</translation>
    </message>
    <message>
        <source>By topic, the weakest first</source>
        <translation>По теми, най-слабите отгоре</translation>
    </message>
    <message>
        <source>{right} of {count}</source>
        <translation>{right} от {count}</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>Грешни отговори</translation>
    </message>
    <message>
        <source>What was right</source>
        <translation>Верни отговори</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>без отговор</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <translation>Вашият отговор: {answer}</translation>
    </message>
    <message>
        <source>Right: {answer}</source>
        <translation>Верен: {answer}</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Изпит</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>издържан</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>неиздържан</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>Праг за успех</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Книга</translation>
    </message>
    <message>
        <source>open</source>
        <translation>отворена</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>затворена</translation>
    </message>
    <message>
        <source>times left on the way</source>
        <translation>брой напускания</translation>
    </message>
    <message>
        <source>By topic</source>
        <translation>По теми</translation>
    </message>
    <message>
        <source>Laws to read again</source>
        <translation>Правила за препрочитане</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Всички въпроси</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Вашият отговор</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Верен отговор</translation>
    </message>
    <message>
        <source>none</source>
        <translation>няма</translation>
    </message>
    <message>
        <source>right</source>
        <translation>вярно</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>грешно</translation>
    </message>
    <message>
        <source>Laws by mastery</source>
        <translation>Правила по овладяване</translation>
    </message>
</context>
<context>
    <name>QuizWorkplace</name>
    <message>
        <source>This exam keeps its editions; what you begin next is asked under the Laws of {year}.</source>
        <translation>Този изпит си остава по своите издания; което започнете след това, ще бъде по правилата от {year} г.</translation>
    </message>
    <message>
        <source>What you begin next is asked under the Laws of {year}.</source>
        <translation>Което започнете след това, ще бъде по правилата от {year} г.</translation>
    </message>
    <message>
        <source>My exam</source>
        <translation>Моят изпит</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>Експорт на напредъка</translation>
    </message>
    <message>
        <source>Progress ({pattern})</source>
        <translation>Напредък ({pattern})</translation>
    </message>
    <message>
        <source>Progress ({pattern});;All files (*)</source>
        <translation>Напредък ({pattern});;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Import Progress</source>
        <translation>Импорт на напредъка</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Запазено: {file}</translation>
    </message>
    <message>
        <source>New answers taken in: {count}.</source>
        <translation>Приети нови отговори: {count}.</translation>
    </message>
</context>
<context>
    <name>ReadingController</name>
    <message>
        <source>A newer version wrote the settings: changes made here are not kept.</source>
        <translation>Настройките са записани от по-нова версия: промените тук не се запазват.</translation>
    </message>
    <message>
        <source>Subject index</source>
        <translation>Азбучен указател</translation>
    </message>
    <message>
        <source>Open {place}</source>
        <translation>Отваряне на {place}</translation>
    </message>
    <message>
        <source>{asked} corresponds to {shown} in the Laws of {edition}.</source>
        <translation>{asked}: съответства {shown} в правилата от {edition} г.</translation>
    </message>
    <message>
        <source>{asked}: not defined in the Laws of {edition}. These are its definitions.</source>
        <translation>{asked}: няма такава в правилата от {edition} г. Това са техните дефиниции.</translation>
    </message>
    <message>
        <source>{asked}: not in the Laws of {edition}. This is the beginning of the book.</source>
        <translation>{asked}: няма го в правилата от {edition} г. Това е началото на книгата.</translation>
    </message>
    <message>
        <source>{asked}: not in the Laws of {edition}. The nearest place is {shown}.</source>
        <translation>{asked}: няма го в правилата от {edition} г. Най-близкото място е {shown}.</translation>
    </message>
    <message>
        <source>Copied, with its address</source>
        <translation>Копирано с адреса</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <translation>Размер на текста {percent} %</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent searches</source>
        <translation>Последни търсения</translation>
    </message>
</context>
<context>
    <name>RecentPage</name>
    <message>
        <source>Recent searches</source>
        <translation>Последни търсения</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Изчистване</translation>
    </message>
    <message>
        <source>Forget the recent searches</source>
        <translation>Забравя последните търсения</translation>
    </message>
</context>
<context>
    <name>RecentPlaces</name>
    <message>
        <source>Recent P&amp;laces</source>
        <translation>Пос&amp;ледни места</translation>
    </message>
    <message>
        <source>No places yet</source>
        <translation>Още няма места</translation>
    </message>
    <message>
        <source>The recent places are forgotten.</source>
        <translation>Последните места са забравени.</translation>
    </message>
    <message>
        <source>Places are remembered.</source>
        <translation>Местата се запомнят.</translation>
    </message>
    <message>
        <source>Places are no longer remembered.</source>
        <translation>Местата вече не се запомнят.</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Kind of finding</source>
        <translation>Вид констатация</translation>
    </message>
    <message>
        <source>The finding and its places</source>
        <translation>Констатацията и местата ѝ</translation>
    </message>
    <message>
        <source>Consistency of the terms</source>
        <translation>Единство на термините</translation>
    </message>
    <message>
        <source>Back to the Concept</source>
        <translation>Назад към понятието</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Констатации</translation>
    </message>
    <message>
        <source>Report of the exam</source>
        <translation>Отчет за изпита</translation>
    </message>
    <message>
        <source>&amp;Practise What Was Wrong</source>
        <translation>&amp;Упражняване на грешките</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>Експорт...</translation>
    </message>
    <message>
        <source>Ba&amp;ck to the Quiz</source>
        <translation>&amp;Назад към теста</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV, for spreadsheets (*.csv)</source>
        <translation>CSV, за електронни таблици (*.csv)</translation>
    </message>
    <message>
        <source>Export the Report</source>
        <translation>Експорт на отчета</translation>
    </message>
    <message>
        <source>Law {number} ({year})</source>
        <translation>Правило {number} ({year})</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Запазено: {file}</translation>
    </message>
</context>
<context>
    <name>Rights</name>
    <message>
        <source>The texts of the laws belong to the World Bridge Federation and to their translators. Their notices stand here as the books give them.</source>
        <translation>Текстовете на правилата принадлежат на Световната бридж федерация и на преводачите им. Бележките за правата стоят тук, както ги дават книгите.</translation>
    </message>
</context>
<context>
    <name>RightsDialog</name>
    <message>
        <source>Rights of the Books</source>
        <translation>Права върху книгите</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Тази програма</translation>
    </message>
    <message>
        <source>The licence of the program&apos;s code does not cover the texts of the books.</source>
        <translation>Лицензът на кода на програмата не обхваща текстовете на книгите.</translation>
    </message>
</context>
<context>
    <name>RulingPanel</name>
    <message>
        <source>Edition that rules</source>
        <translation>Издание, което решава</translation>
    </message>
    <message>
        <source>The ruling as the story stands</source>
        <translation>Решението при сегашното състояние на историята</translation>
    </message>
    <message>
        <source>Options the ruling gives</source>
        <translation>Възможности от решението</translation>
    </message>
    <message>
        <source> (and {count} more)</source>
        <translation> (и още {count})</translation>
    </message>
    <message>
        <source>Not finished: {problem}; {remedy}</source>
        <translation>Недовършено: {problem}; {remedy}</translation>
    </message>
    <message>
        <source>{option}, if: {when}</source>
        <translation>{option}, ако: {when}</translation>
    </message>
    <message>
        <source>Let the story go on with this</source>
        <translation>Историята продължава с това</translation>
    </message>
</context>
<context>
    <name>SameLanguage</name>
    <message>
        <source>1987 · the damaged fragment</source>
        <translation>1987 · повреденият фрагмент</translation>
    </message>
    <message>
        <source>2017 · law quoted in the commentary</source>
        <translation>2017 · правило, цитирано в коментара</translation>
    </message>
    <message>
        <source>1987 · the book</source>
        <translation>1987 · книгата</translation>
    </message>
    <message>
        <source>the fragment, restored in brackets</source>
        <translation>фрагментът, възстановеното в скоби</translation>
    </message>
    <message>
        <source>2017 · the book</source>
        <translation>2017 · книгата</translation>
    </message>
    <message>
        <source>the commentary</source>
        <translation>коментарът</translation>
    </message>
    <message>
        <source>All places</source>
        <translation>Всички места</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Само разлики</translation>
    </message>
    <message>
        <source>Only substance</source>
        <translation>Само по същество</translation>
    </message>
    <message>
        <source>difference of substance</source>
        <translation>разлика по същество</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>изгубено</translation>
    </message>
    <message>
        <source>other order</source>
        <translation>друг ред</translation>
    </message>
    <message>
        <source>wording</source>
        <translation>формулировка</translation>
    </message>
    <message>
        <source>form or misprint</source>
        <translation>форма или печатна грешка</translation>
    </message>
    <message>
        <source>print only</source>
        <translation>само в печата</translation>
    </message>
    <message>
        <source>Negation: {book} in the book, {other} here</source>
        <translation>Отрицание: {book} в книгата, {other} тук</translation>
    </message>
    <message>
        <source>Number: {book} in the book, {other} here</source>
        <translation>Число: {book} в книгата, {other} тук</translation>
    </message>
    <message>
        <source>Citation: {book} in the book, {other} here</source>
        <translation>Препратка: {book} в книгата, {other} тук</translation>
    </message>
    <message>
        <source>Obligation: {book} in the book, {other} here</source>
        <translation>Задължение: {book} в книгата, {other} тук</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Страница {number}</translation>
    </message>
    <message>
        <source>Page {number} (its number is lost, the book gives it)</source>
        <translation>Страница {number} (номерът ѝ е изгубен, дава го книгата)</translation>
    </message>
    <message>
        <source>word for word</source>
        <translation>дума по дума</translation>
    </message>
    <message>
        <source>{words} cannot be meant; {meant} is.</source>
        <translation>{words} не може да се има предвид; има се предвид {meant}.</translation>
    </message>
    <message>
        <source>Restored from the book: {words}</source>
        <translation>Възстановено от книгата: {words}</translation>
    </message>
    <message>
        <source>In the book these words stand at {place}.</source>
        <translation>В книгата тези думи стоят в {place}.</translation>
    </message>
    <message>
        <source>A matter of print only.</source>
        <translation>Различава се само печатът.</translation>
    </message>
    <message>
        <source>– on a page the fragment lacks</source>
        <translation>– на страница, която липсва във фрагмента</translation>
    </message>
    <message>
        <source>– not quoted</source>
        <translation>– не е цитирано</translation>
    </message>
    <message>
        <source>{place} is quoted too; there is no text of it in this language.</source>
        <translation>Цитирано е и {place}; няма негов текст на този език.</translation>
    </message>
    <message>
        <source>line {first}</source>
        <translation>ред {first}</translation>
    </message>
    <message>
        <source>lines {first}-{last}</source>
        <translation>редове {first}-{last}</translation>
    </message>
    <message>
        <source>No negation, number, citation or word of obligation differs here.</source>
        <translation>Тук не се различава отрицание, число, препратка или дума за задължение.</translation>
    </message>
    <message>
        <source>The two texts agree word for word.</source>
        <translation>Двата текста съвпадат дума по дума.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>няма</translation>
    </message>
</context>
<context>
    <name>SameLanguageBar</name>
    <message>
        <source>Text beside the book</source>
        <translation>Текст до книгата</translation>
    </message>
    <message>
        <source>Places shown</source>
        <translation>Показани места</translation>
    </message>
    <message>
        <source>Previous difference (Alt+Up)</source>
        <translation>Предишна разлика (Alt+Нагоре)</translation>
    </message>
    <message>
        <source>Next difference (Alt+Down)</source>
        <translation>Следваща разлика (Alt+Надолу)</translation>
    </message>
    <message numerus="yes">
        <source>%n differences</source>
        <translation>
            <numerusform>%n разлика</numerusform>
            <numerusform>%n разлики</numerusform>
        </translation>
    </message>
    <message>
        <source>difference {number} of {total}</source>
        <translation>разлика {number} от {total}</translation>
    </message>
</context>
<context>
    <name>SameLanguageView</name>
    <message>
        <source>{place} is not in the text beside the book; this is its beginning.</source>
        <translation>{place} го няма в текста до книгата; това е началото му.</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>citation</source>
        <translation>адрес</translation>
    </message>
    <message>
        <source>term</source>
        <translation>термин</translation>
    </message>
    <message>
        <source>translated term</source>
        <translation>преведен термин</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>cognate</source>
        <translation>сродна дума</translation>
    </message>
    <message>
        <source>similar word</source>
        <translation>подобна дума</translation>
    </message>
    <message>
        <source>subject index</source>
        <translation>азбучен указател</translation>
    </message>
    <message>
        <source>What you typed is its citation.</source>
        <translation>Въведеното е неговият адрес.</translation>
    </message>
    <message>
        <source>It has the term you typed, in one of its forms.</source>
        <translation>Съдържа въведения термин в някоя от формите му.</translation>
    </message>
    <message>
        <source>It has this book&apos;s term for what you typed.</source>
        <translation>Съдържа термина на тази книга за въведеното.</translation>
    </message>
    <message>
        <source>It has the words you typed, in one of their forms.</source>
        <translation>Съдържа въведените думи в някоя от формите им.</translation>
    </message>
    <message>
        <source>It has words that sound like those you typed.</source>
        <translation>Съдържа думи, които звучат като въведените.</translation>
    </message>
    <message>
        <source>It has words spelt nearly as you typed.</source>
        <translation>Съдържа думи, изписани почти като въведените.</translation>
    </message>
    <message>
        <source>counterpart</source>
        <translation>съответствие</translation>
    </message>
    <message>
        <source>The provision of another edition that corresponds has what you typed.</source>
        <translation>Съответстващата разпоредба от друго издание съдържа въведеното.</translation>
    </message>
    <message>
        <source>The book&apos;s own subject index has it.</source>
        <translation>Има го в азбучния указател на книгата.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Дефиниции</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Бележки под линия</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Заглавия</translation>
    </message>
    <message>
        <source>Prefaces and introductions</source>
        <translation>Предговори и въведения</translation>
    </message>
    <message>
        <source>Commentary</source>
        <translation>Коментар</translation>
    </message>
    <message>
        <source>Subject index</source>
        <translation>Азбучен указател</translation>
    </message>
    <message>
        <source>There is no Law {citation}</source>
        <translation>Няма Правило {citation}</translation>
    </message>
    <message>
        <source>There is no Law {citation} in {edition}</source>
        <translation>Няма Правило {citation} в {edition}</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>руски</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>сръбски</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>български</translation>
    </message>
    <message>
        <source>English</source>
        <translation>английски</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Указател</translation>
    </message>
    <message>
        <source>{citation} footnote</source>
        <translation>{citation}, бележка</translation>
    </message>
</context>
<context>
    <name>SearchFilters</name>
    <message>
        <source>Kind of place</source>
        <translation>Вид място</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Всички видове</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Глава</translation>
    </message>
    <message>
        <source>All chapters</source>
        <translation>Всички глави</translation>
    </message>
    <message>
        <source>Search in {edition}</source>
        <translation>Търсене в {edition}</translation>
    </message>
    <message>
        <source>Back to reading (Esc)</source>
        <translation>Назад към четенето (Esc)</translation>
    </message>
    <message>
        <source>Back to reading</source>
        <translation>Назад към четенето</translation>
    </message>
    <message>
        <source>Did you mean “{words}”?</source>
        <translation>„{words}“ ли имате предвид?</translation>
    </message>
</context>
<context>
    <name>SearchResultsModel</name>
    <message>
        <source>Also {places}</source>
        <translation>Също {places}</translation>
    </message>
</context>
<context>
    <name>SearchWorkplace</name>
    <message>
        <source>Enter opens · ↑ ↓ walk · Tab, ← → between the books · Esc back</source>
        <translation>Enter отваря · ↑ ↓ избират · Tab, ← → между книгите · Esc назад</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n място</numerusform>
            <numerusform>%n места</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n best places</source>
        <translation>
            <numerusform>Най-доброто %n място</numerusform>
            <numerusform>Най-добрите %n места</numerusform>
        </translation>
    </message>
    <message>
        <source>The search did not work</source>
        <translation>Търсенето не успя</translation>
    </message>
    <message>
        <source>Search in all the books at once</source>
        <translation>Търсене във всички книги наведнъж</translation>
    </message>
    <message>
        <source>Type a term or any words, in Bulgarian, Russian, Serbian or with the English terms of the Laws: ривок, renons, insufficient bid. “Words in quotation marks” stand together, взят* is the beginning of a word, -word leaves places out.</source>
        <translation>Въведете термин или думи на български, руски, сръбски или с английските термини на правилника: ривок, renons, insufficient bid. „Думи в кавички“ стоят заедно, взят* е началото на дума, -дума изключва места.</translation>
    </message>
    <message>
        <source>Getting the search ready ...</source>
        <translation>Търсенето се подготвя ...</translation>
    </message>
</context>
<context>
    <name>Simulator</name>
    <message>
        <source>What it is</source>
        <translation>Какво е</translation>
    </message>
    <message>
        <source>Governing law</source>
        <translation>Приложимо правило</translation>
    </message>
    <message>
        <source>Ruling, if the director comes now</source>
        <translation>Решението, ако съдията дойде сега</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>the editions differ</source>
        <translation>изданията се различават</translation>
    </message>
    <message>
        <source>Considered and excluded</source>
        <translation>Разгледано и изключено</translation>
    </message>
    <message>
        <source>Nothing else of this law was considered.</source>
        <translation>Нищо друго от това правило не е разгледано.</translation>
    </message>
    <message>
        <source>Why not {law}?</source>
        <translation>Защо не {law}?</translation>
    </message>
    <message>
        <source>({sentence})</source>
        <translation>({sentence})</translation>
    </message>
    <message>
        <source>By law</source>
        <translation>По правило</translation>
    </message>
    <message>
        <source>By topic</source>
        <translation>По тема</translation>
    </message>
    <message>
        <source>By difficulty</source>
        <translation>По трудност</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>лесна</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>обичайна</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>трудна</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Наддаване</translation>
    </message>
    <message>
        <source>Boards and hands</source>
        <translation>Контейнери и ръце</translation>
    </message>
    <message>
        <source>Calls out of rotation</source>
        <translation>Обяви извън реда</translation>
    </message>
    <message>
        <source>Changes of call</source>
        <translation>Смяна на обяви</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Претенции</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Мор</translation>
    </message>
    <message>
        <source>Exposed cards</source>
        <translation>Показани карти</translation>
    </message>
    <message>
        <source>Inadmissible calls</source>
        <translation>Недопустими обяви</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Информация</translation>
    </message>
    <message>
        <source>Insufficient bids</source>
        <translation>Недостатъчни декларации</translation>
    </message>
    <message>
        <source>Leads out of turn</source>
        <translation>Атаки извън реда</translation>
    </message>
    <message>
        <source>Penalty cards</source>
        <translation>Наказани карти</translation>
    </message>
    <message>
        <source>Revokes</source>
        <translation>Ривоци</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Изчисляване</translation>
    </message>
    <message>
        <source>The play</source>
        <translation>Разиграване</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Withdrawn calls</source>
        <translation>Оттеглени обяви</translation>
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
        <translation>нередност</translation>
    </message>
    <message>
        <source>right</source>
        <translation>право</translation>
    </message>
    <message>
        <source>rectification</source>
        <translation>поправка</translation>
    </message>
    <message>
        <source>restriction</source>
        <translation>ограничение</translation>
    </message>
    <message>
        <source>score</source>
        <translation>резултат</translation>
    </message>
    <message>
        <source>information</source>
        <translation>информация</translation>
    </message>
    <message>
        <source>Before the first event</source>
        <translation>Преди първото събитие</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Редовно</translation>
    </message>
    <message>
        <source>The law at work</source>
        <translation>Действащото правило</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Защото</translation>
    </message>
    <message>
        <source>If the director comes now</source>
        <translation>Ако съдията дойде сега</translation>
    </message>
    <message>
        <source>A question is open; until it is answered this goes on as if it were: no.</source>
        <translation>Има открит въпрос; докато не получи отговор, продължава се, сякаш е „не“.</translation>
    </message>
    <message>
        <source>Not covered:</source>
        <translation>Не е обхванато:</translation>
    </message>
    <message>
        <source>Which law?</source>
        <translation>Кое правило?</translation>
    </message>
    <message>
        <source>What do you ask?</source>
        <translation>Какво питате?</translation>
    </message>
    <message>
        <source>What do you explain?</source>
        <translation>Какво обяснявате?</translation>
    </message>
    <message>
        <source>Which options?</source>
        <translation>Кои възможности?</translation>
    </message>
    <message>
        <source>Who must pass?</source>
        <translation>Кой е длъжен да пасува?</translation>
    </message>
    <message>
        <source>Which penalty cards?</source>
        <translation>Кои са наказаните карти?</translation>
    </message>
    <message>
        <source>Which leads are restricted?</source>
        <translation>Кои атаки са ограничени?</translation>
    </message>
    <message>
        <source>How many tricks?</source>
        <translation>Колко взятки?</translation>
    </message>
    <message>
        <source>Which score?</source>
        <translation>Какъв резултат?</translation>
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
        <translation>Уеб страница (*.html)</translation>
    </message>
    <message>
        <source>Export Handout</source>
        <translation>Експорт на разпечатка</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Запазено: {file}</translation>
    </message>
    <message>
        <source>Open Story or Record</source>
        <translation>Отваряне на история или запис</translation>
    </message>
    <message>
        <source>Stories (*.toml *.json *.pbn *.lin);;All files (*)</source>
        <translation>Истории (*.toml *.json *.pbn *.lin);;Всички файлове (*)</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>Source</source>
        <translation>Източник</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Следваща част</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>ред {0}</translation>
    </message>
    <message>
        <source>lines {0}</source>
        <translation>редове {0}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Quiz</source>
        <translation>Тест</translation>
    </message>
    <message>
        <source>&amp;Begin Today&apos;s Questions</source>
        <translation>&amp;Начало на въпросите за днес</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>Статисти&amp;ка</translation>
    </message>
    <message>
        <source>&amp;I sit an exam on</source>
        <translation>Имам и&amp;зпит на</translation>
    </message>
    <message>
        <source>Answers a day at most</source>
        <translation>Отговори на ден най-много</translation>
    </message>
    <message>
        <source>New questions a day</source>
        <translation>Нови въпроси на ден</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Изпити</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Упражняване</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Днес</translation>
    </message>
    <message>
        <source>A day:</source>
        <translation>На ден:</translation>
    </message>
    <message>
        <source>answers at most,</source>
        <translation>отговора най-много,</translation>
    </message>
    <message>
        <source>new</source>
        <translation>нови</translation>
    </message>
    <message>
        <source>Days in a row with an answer: {days}.</source>
        <translation>Дни подред с отговор: {days}.</translation>
    </message>
    <message>
        <source>Answer a question a day: the days in a row are counted here.</source>
        <translation>Отговаряйте на въпрос всеки ден: тук се броят дните подред.</translation>
    </message>
    <message>
        <source>Fl&amp;agged ({count})</source>
        <translation>С ф&amp;лагче ({count})</translation>
    </message>
    <message>
        <source>Nothing is due: today is done. Practise below what you like.</source>
        <translation>Няма дължими въпроси: за днес е всичко. По-долу упражнявайте каквото искате.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n дължим</numerusform>
            <numerusform>%n дължими</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for the exam</source>
        <translation>
            <numerusform>%n за изпита</numerusform>
            <numerusform>%n за изпита</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n нов</numerusform>
            <numerusform>%n нови</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n more wait for other days</source>
        <translation>
            <numerusform>; още %n чака друг ден</numerusform>
            <numerusform>; още %n чакат други дни</numerusform>
        </translation>
    </message>
    <message>
        <source>Today: {parts}.</source>
        <translation>Днес: {parts}.</translation>
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
        <translation>Издание</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Всички издания</translation>
    </message>
    <message>
        <source>&amp;Back to the Quiz</source>
        <translation>&amp;Назад към теста</translation>
    </message>
    <message>
        <source>Laws by mastery: click one to read or practise it</source>
        <translation>Правила по овладяване: щракнете върху някое, за да го прочетете или упражните</translation>
    </message>
    <message>
        <source>Questions due in the next 30 days</source>
        <translation>Дължими въпроси в следващите 30 дни</translation>
    </message>
    <message>
        <source>Topics over time, the weakest first: click one to practise it</source>
        <translation>Темите във времето, най-слабата първа: щракнете върху някоя, за да я упражните</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Още няма какво да се покаже</translation>
    </message>
    <message>
        <source>Answer a few questions, and this page shows which laws you know.</source>
        <translation>Отговорете на няколко въпроса и тази страница ще покаже кои правила знаете.</translation>
    </message>
    <message>
        <source>Begin &amp;with Today&apos;s Questions</source>
        <translation>Начало с &amp;въпросите за днес</translation>
    </message>
    <message>
        <source>Days in a row: {days}</source>
        <translation>Дни подред: {days}</translation>
    </message>
    <message>
        <source>longest: {days}</source>
        <translation>най-много: {days}</translation>
    </message>
    <message>
        <source>Answers: {count}</source>
        <translation>Отговори: {count}</translation>
    </message>
    <message>
        <source>in {time}</source>
        <translation>за {time}</translation>
    </message>
    <message>
        <source>Right: {share}</source>
        <translation>Верни: {share}</translation>
    </message>
    <message>
        <source>{right} of {answers}</source>
        <translation>{right} от {answers}</translation>
    </message>
    <message>
        <source>Laws asked: {count} of {all}</source>
        <translation>Срещнати правила: {count} от {all}</translation>
    </message>
    <message>
        <source>due today: {count}</source>
        <translation>дължими днес: {count}</translation>
    </message>
    <message>
        <source>&amp;Read Law {law}</source>
        <translation>&amp;Четене на Правило {law}</translation>
    </message>
    <message>
        <source>&amp;Practise Law {law}</source>
        <translation>&amp;Упражняване на Правило {law}</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Address of the place</source>
        <translation>Адрес на мястото</translation>
    </message>
    <message>
        <source>Show these lines of the source file</source>
        <translation>Показва тези редове от изходния файл</translation>
    </message>
    <message>
        <source>Show the full notice of rights</source>
        <translation>Показва пълното уведомление за правата</translation>
    </message>
    <message>
        <source>source line {lines}</source>
        <translation>изходен ред {lines}</translation>
    </message>
    <message>
        <source>source lines {lines}</source>
        <translation>изходни редове {lines}</translation>
    </message>
    <message>
        <source>© World Bridge Federation</source>
        <translation>© Световна бридж федерация</translation>
    </message>
    <message>
        <source>transl. {name}</source>
        <translation>прев. {name}</translation>
    </message>
</context>
<context>
    <name>StoryCard</name>
    <message>
        <source>Step &amp;Through It</source>
        <translation>По ст&amp;ъпки</translation>
    </message>
    <message>
        <source>&amp;Practise as Director</source>
        <translation>&amp;Упражняване като съдия</translation>
    </message>
    <message>
        <source>In the &amp;Commentary</source>
        <translation>В &amp;коментара</translation>
    </message>
    <message>
        <source>Situations at the table</source>
        <translation>Ситуации на масата</translation>
    </message>
    <message>
        <source>Choose one at the left, by words, by law or by topic, or tell your own.</source>
        <translation>Изберете някоя отляво, по думи, правило или тема, или разкажете своя.</translation>
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
        <translation>Промяна на ръка</translation>
    </message>
    <message>
        <source>Random deal</source>
        <translation>Случайно раздаване</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <translation>Раздаване на останалите</translation>
    </message>
    <message>
        <source>Turn the hands</source>
        <translation>Завъртане на ръцете</translation>
    </message>
    <message>
        <source>Clear the hands</source>
        <translation>Изчистване на ръцете</translation>
    </message>
    <message>
        <source>Change the dealer</source>
        <translation>Смяна на раздаващия</translation>
    </message>
    <message>
        <source>Change the vulnerability</source>
        <translation>Смяна на зоните</translation>
    </message>
    <message>
        <source>Change the scoring</source>
        <translation>Смяна на изчисляването</translation>
    </message>
    <message>
        <source>Begin elsewhere</source>
        <translation>Друго начало</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Промяна на заглавието</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Промяна на името</translation>
    </message>
    <message>
        <source>Change the words</source>
        <translation>Промяна на думите</translation>
    </message>
    <message>
        <source>Change topic and grade</source>
        <translation>Промяна на темата и трудността</translation>
    </message>
    <message>
        <source>Change a fact</source>
        <translation>Промяна на факт</translation>
    </message>
    <message>
        <source>Move {card}</source>
        <translation>Преместване на {card}</translation>
    </message>
    <message>
        <source>{who} plays {card}</source>
        <translation>{who} играе {card}</translation>
    </message>
    <message>
        <source>{who} calls {call}</source>
        <translation>{who} обявява {call}</translation>
    </message>
    <message>
        <source>{who} changes his call to {call}</source>
        <translation>{who} сменя обявата си с {call}</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>Добавяне на събитие</translation>
    </message>
    <message>
        <source>Change an event</source>
        <translation>Промяна на събитие</translation>
    </message>
    <message>
        <source>Take an option</source>
        <translation>Избор на възможност</translation>
    </message>
    <message>
        <source>Answer a question</source>
        <translation>Отговор на въпрос</translation>
    </message>
    <message>
        <source>Take events apart</source>
        <translation>Разделяне на събития</translation>
    </message>
    <message>
        <source>Delete an event</source>
        <translation>Изтриване на събитие</translation>
    </message>
    <message>
        <source>Move an event</source>
        <translation>Преместване на събитие</translation>
    </message>
    <message>
        <source>At the same time</source>
        <translation>Едновременно</translation>
    </message>
</context>
<context>
    <name>StoryFiles</name>
    <message>
        <source>Open a Story</source>
        <translation>Отваряне на история</translation>
    </message>
    <message>
        <source>Stories and records (*.toml *.json *.pbn *.lin);;All files (*)</source>
        <translation>Истории и записи (*.toml *.json *.pbn *.lin);;Всички файлове (*)</translation>
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
        <translation>Запис на историята</translation>
    </message>
    <message>
        <source>Saved. Other programs see what stood in the end ({remarks}); the whole story is in lines they pass over.</source>
        <translation>Запазено. Други програми виждат крайното състояние ({remarks}); цялата история е в редове, които те прескачат.</translation>
    </message>
    <message>
        <source>Unsaved Story</source>
        <translation>Незаписана история</translation>
    </message>
    <message>
        <source>“{title}” has not been saved.</source>
        <translation>„{title}“ не е записана.</translation>
    </message>
    <message>
        <source>A story without a title has not been saved.</source>
        <translation>История без заглавие не е запазена.</translation>
    </message>
    <message>
        <source>Save it before it is closed?</source>
        <translation>Да се запише ли, преди да се затвори?</translation>
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
        <translation>&amp;Упражняване</translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>Реда&amp;ктиране</translation>
    </message>
    <message>
        <source>A story without a title</source>
        <translation>История без заглавие</translation>
    </message>
    <message>
        <source>{step} of {last}</source>
        <translation>{step} от {last}</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Facts of the whole story</source>
        <translation>Факти за цялата история</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Факт</translation>
    </message>
    <message>
        <source>What the fact says</source>
        <translation>Какво казва фактът</translation>
    </message>
    <message>
        <source>true, 9, words, [420, -50]</source>
        <translation>true, 9, думи, [420, -50]</translation>
    </message>
    <message>
        <source>Se&amp;t</source>
        <translation>&amp;Задаване</translation>
    </message>
    <message>
        <source>Ta&amp;ke Out</source>
        <translation>Пре&amp;махване</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>За&amp;главие</translation>
    </message>
    <message>
        <source>Na&amp;me of the file</source>
        <translation>Име на фа&amp;йла</translation>
    </message>
    <message>
        <source>Topic and grade</source>
        <translation>Тема и трудност</translation>
    </message>
    <message>
        <source>In &amp;words</source>
        <translation>С &amp;думи</translation>
    </message>
</context>
<context>
    <name>StorySaving</name>
    <message>
        <source>Exported to {file}</source>
        <translation>Експортирано в {file}</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Записано като {file}</translation>
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
        <translation>нередовна</translation>
    </message>
    <message>
        <source>The director is at the table.</source>
        <translation>Съдията е на масата.</translation>
    </message>
    <message>
        <source>{player} is to play.</source>
        <translation>Да играе е наред {player}.</translation>
    </message>
    <message>
        <source>{player} is to call.</source>
        <translation>Да обявява е наред {player}.</translation>
    </message>
    <message>
        <source>{player} has an opening lead lying face down.</source>
        <translation>{player} има първоначална атака, лежаща закрита.</translation>
    </message>
    <message>
        <source>Before {player}: {card}, {why}.</source>
        <translation>Пред {player}: {card}, {why}.</translation>
    </message>
    <message>
        <source>Tricks won: {ns_side} {ns}, {ew_side} {ew}.</source>
        <translation>Спечелени взятки: {ns_side} {ns}, {ew_side} {ew}.</translation>
    </message>
    <message>
        <source>Trick {number} has not begun. On lead: {player}.</source>
        <translation>Взятка {number} не е започнала. На ход: {player}.</translation>
    </message>
    <message>
        <source>{player} holds {cards}.</source>
        <translation>{player} държи {cards}.</translation>
    </message>
    <message>
        <source>Contract: {contract}.</source>
        <translation>Договор: {contract}.</translation>
    </message>
    <message>
        <source>Dealer: {player}.</source>
        <translation>Раздаващ: {player}.</translation>
    </message>
    <message>
        <source>Vulnerability: {who}.</source>
        <translation>Зони: {who}.</translation>
    </message>
    <message>
        <source>Auction: {calls}</source>
        <translation>Наддаване: {calls}</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Север</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Изток</translation>
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
        <translation>Север-Юг</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Изток-Запад</translation>
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
        <translation>никой не е в зона</translation>
    </message>
    <message>
        <source>North-South vulnerable</source>
        <translation>Север-Юг в зона</translation>
    </message>
    <message>
        <source>East-West vulnerable</source>
        <translation>Изток-Запад в зона</translation>
    </message>
    <message>
        <source>all vulnerable</source>
        <translation>всички в зона</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>трефи</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>кари</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>купи</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пики</translation>
    </message>
    <message>
        <source>club</source>
        <translation>трефа</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>каро</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>купа</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>пика</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>after 2, 3 or 4</comment>
        <translation>трефи</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>after 2, 3 or 4</comment>
        <translation>кари</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>after 2, 3 or 4</comment>
        <translation>купи</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>after 2, 3 or 4</comment>
        <translation>пики</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>асо</translation>
    </message>
    <message>
        <source>king</source>
        <translation>рига</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>вале</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} от {suit}</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>без коз</translation>
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
        <translation>{contract}, декларант {declarer}</translation>
    </message>
    <message>
        <source>exposed</source>
        <translation>показана</translation>
    </message>
    <message>
        <source>major</source>
        <translation>съществена</translation>
    </message>
    <message>
        <source>minor</source>
        <translation>маловажна</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>изчаква</translation>
    </message>
    <message>
        <source>exposed card</source>
        <translation>показана карта</translation>
    </message>
    <message>
        <source>major penalty card</source>
        <translation>съществена наказана карта</translation>
    </message>
    <message>
        <source>minor penalty card</source>
        <translation>маловажна наказана карта</translation>
    </message>
    <message>
        <source>played out of turn, not yet dealt with</source>
        <translation>изиграна извън реда, още неразгледана</translation>
    </message>
    <message>
        <source>not yet dealt with</source>
        <translation>още неразгледана</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>оттеглена</translation>
    </message>
    <message>
        <source>Nobody has agreed or objected yet.</source>
        <translation>Още никой не се е съгласил или възразил.</translation>
    </message>
    <message>
        <source>Contested: the director has to decide.</source>
        <translation>Оспорена: съдията трябва да реши.</translation>
    </message>
    <message>
        <source>Agreed.</source>
        <translation>Има съгласие.</translation>
    </message>
    <message>
        <source>Agreed, and established.</source>
        <translation>Има съгласие и то е утвърдено.</translation>
    </message>
    <message>
        <source>Decided by the director.</source>
        <translation>Решено от съдията.</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>whose turn it is</comment>
        <translation>на ход</translation>
    </message>
    <message>
        <source>to call</source>
        <comment>whose turn it is</comment>
        <translation>да обявява</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>декларант</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>мор</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>раздаващ</translation>
    </message>
    <message>
        <source>Opening lead, face down</source>
        <translation>Първоначална атака, закрита</translation>
    </message>
    <message>
        <source>A card nobody may see</source>
        <translation>Карта, която никой не може да види</translation>
    </message>
    <message>
        <source>{card}, {player}</source>
        <translation>{card}, {player}</translation>
    </message>
    <message>
        <source>wins the trick</source>
        <translation>печели взятката</translation>
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
        <translation>Взятка {number}: {cards}; спечели {winner}.</translation>
    </message>
</context>
<context>
    <name>TableAndLaw</name>
    <message>
        <source>&amp;Table</source>
        <translation>М&amp;аса</translation>
    </message>
    <message>
        <source>Sho&amp;w at the Table</source>
        <translation>Пока&amp;зване на масата</translation>
    </message>
    <message>
        <source>Open the story in the simulator, step by step</source>
        <translation>Отваря историята в симулатора, стъпка по стъпка</translation>
    </message>
    <message>
        <source>Open in the &amp;Book</source>
        <translation>Отваряне в &amp;книгата</translation>
    </message>
    <message>
        <source>Read the law whole; Back leads to the question again</source>
        <translation>Четене на цялото правило; „Назад“ връща към въпроса</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>equipment</source>
        <translation>инвентар</translation>
    </message>
    <message>
        <source>persons</source>
        <translation>лица</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>наддаване</translation>
    </message>
    <message>
        <source>play</source>
        <translation>разиграване</translation>
    </message>
    <message>
        <source>information</source>
        <translation>информация</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>нередност</translation>
    </message>
    <message>
        <source>rectification</source>
        <translation>поправка</translation>
    </message>
    <message>
        <source>score</source>
        <translation>резултат</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>турнир</translation>
    </message>
    <message>
        <source>obligation</source>
        <translation>задължение</translation>
    </message>
    <message>
        <source>general</source>
        <translation>общи</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation>предпочитан</translation>
    </message>
    <message>
        <source>also used</source>
        <translation>използва се също</translation>
    </message>
    <message>
        <source>a slip, not to be used</source>
        <translation>грешка, да не се използва</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>съществително</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>глагол</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>прилагателно</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>наречие</translation>
    </message>
    <message>
        <source>other</source>
        <translation>друго</translation>
    </message>
    <message>
        <source>Several terms for one concept</source>
        <translation>Няколко термина за едно понятие</translation>
    </message>
    <message>
        <source>The commentary says another word</source>
        <translation>Коментарът казва друга дума</translation>
    </message>
    <message>
        <source>One term for several concepts</source>
        <translation>Един термин за няколко понятия</translation>
    </message>
    <message>
        <source>Not defined in every edition</source>
        <translation>Не е определено във всяко издание</translation>
    </message>
    <message>
        <source>Definitions that may contradict</source>
        <translation>Дефиниции, които може да си противоречат</translation>
    </message>
    <message>
        <source>This book has several words for the concept.</source>
        <translation>Тази книга има няколко думи за понятието.</translation>
    </message>
    <message>
        <source>The commentary says another word than its book, or prefers another.</source>
        <translation>Коментарът казва друга дума от книгата си или предпочита друга.</translation>
    </message>
    <message>
        <source>This book has the same word for several concepts.</source>
        <translation>Тази книга има една и съща дума за няколко понятия.</translation>
    </message>
    <message>
        <source>Not every edition defines the concept.</source>
        <translation>Не всяко издание определя понятието.</translation>
    </message>
    <message>
        <source>The explanations differ in numbers, negations or other words of weight. Whether they contradict is for a reader to judge.</source>
        <translation>Обясненията се различават по числа, отрицания или други думи с тежест. Дали си противоречат, преценява читателят.</translation>
    </message>
    <message>
        <source>short form</source>
        <translation>кратка форма</translation>
    </message>
    <message>
        <source>×{0}</source>
        <translation>×{0}</translation>
    </message>
    <message>
        <source>Also counted under {0}</source>
        <translation>Броят се и към: {0}</translation>
    </message>
    <message>
        <source>not in the text</source>
        <translation>няма го в текста</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Дефиниция</translation>
    </message>
    <message>
        <source>Open in the book</source>
        <translation>Отваряне в книгата</translation>
    </message>
    <message>
        <source>No definition in this book.</source>
        <translation>Няма дефиниция в тази книга.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>В употреба</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Бележка</translation>
    </message>
    <message>
        <source>In the commentary, by article</source>
        <translation>В коментара, по статии</translation>
    </message>
    <message>
        <source>No term for it in this book.</source>
        <translation>Няма термин за това в тази книга.</translation>
    </message>
    <message>
        <source>Your glossary</source>
        <translation>Вашият речник</translation>
    </message>
    <message>
        <source>commentary</source>
        <translation>коментар</translation>
    </message>
    <message>
        <source>counted in all senses, also:</source>
        <translation>броено във всички значения, също:</translation>
    </message>
    <message>
        <source>no explanation</source>
        <translation>без обяснение</translation>
    </message>
    <message>
        <source>Words of weight only here or missing elsewhere: {0}</source>
        <translation>Думи с тежест само тук или липсващи другаде: {0}</translation>
    </message>
    <message>
        <source>need not</source>
        <translation>не е длъжен</translation>
    </message>
    <message>
        <source>may</source>
        <translation>може</translation>
    </message>
    <message>
        <source>does</source>
        <translation>извършва</translation>
    </message>
    <message>
        <source>should</source>
        <translation>следва да</translation>
    </message>
    <message>
        <source>shall</source>
        <translation>трябва</translation>
    </message>
    <message>
        <source>must</source>
        <translation>длъжен</translation>
    </message>
    <message>
        <source>should not</source>
        <translation>не следва да</translation>
    </message>
    <message>
        <source>shall not</source>
        <translation>не бива</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>не може</translation>
    </message>
    <message>
        <source>must not</source>
        <translation>не трябва</translation>
    </message>
    <message>
        <source>Finding the terms in the books ...</source>
        <translation>Термините се търсят в книгите ...</translation>
    </message>
    <message>
        <source>Terms of the glossary in other languages are left out: {languages}</source>
        <translation>Термините от речника на други езици са пропуснати: {languages}</translation>
    </message>
</context>
<context>
    <name>TermsWorkplace</name>
    <message>
        <source>The concept in the three editions</source>
        <translation>Понятието в трите издания</translation>
    </message>
    <message>
        <source>Consistency Report</source>
        <translation>Отчет за единството</translation>
    </message>
    <message>
        <source>Finding the terms in the books ...</source>
        <translation>Термините се търсят в книгите ...</translation>
    </message>
    <message>
        <source>This word is no term of the termbase.</source>
        <translation>Тази дума не е термин от терминологичната база.</translation>
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
        <translation>Речник на OmegaT (*.txt)</translation>
    </message>
    <message>
        <source>Export Terms</source>
        <translation>Експорт на термини</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Запазено: {file}</translation>
    </message>
    <message>
        <source>Import Glossary</source>
        <translation>Импорт на речник</translation>
    </message>
    <message>
        <source>Glossaries (*.csv *.tbx *.xml);;All files (*)</source>
        <translation>Речници (*.csv *.tbx *.xml);;Всички файлове (*)</translation>
    </message>
</context>
<context>
    <name>TextsPane</name>
    <message>
        <source>Two texts side by side</source>
        <translation>Два текста един до друг</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Before the first event</source>
        <translation>Преди първото събитие</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Стъпка {step} от {steps}</translation>
    </message>
    <message>
        <source>{step}: {event}</source>
        <translation>{step}: {event}</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Ход на събитията</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Navigation</source>
        <translation>Придвижване</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Издание</translation>
    </message>
</context>
<context>
    <name>TopicPane</name>
    <message>
        <source>What changed for the topic</source>
        <translation>Какво се промени по темата</translation>
    </message>
</context>
<context>
    <name>TopicsView</name>
    <message>
        <source>What changed for ...</source>
        <translation>Какво се промени при ...</translation>
    </message>
    <message numerus="yes">
        <source>%n rows changed in substance</source>
        <translation>
            <numerusform>%n ред е променен по същество</numerusform>
            <numerusform>%n реда са променени по същество</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>End &amp;the Tour</source>
        <translation>&amp;Край на обиколката</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Напре&amp;д</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} от {all}</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>One line for everything</source>
        <translation>Един ред за всичко</translation>
    </message>
    <message>
        <source>Type a law as you would say it (27B1, П27В1(б), Član 27) and press Enter. Anything else is searched in all three books, in any of their languages or in English. {go_to} brings you here.</source>
        <translation>Въведете правило, както бихте го казали (27B1, П27В1(б), Član 27), и натиснете Enter. Всичко друго се търси в трите книги на всеки от езиците им или на английски. {go_to} ви води тук.</translation>
    </message>
    <message>
        <source>Three editions</source>
        <translation>Три издания</translation>
    </message>
    <message>
        <source>One press shows the same law in another book: {first}, {second}, {third}.</source>
        <translation>С едно натискане виждате същото правило в друга книга: {first}, {second}, {third}.</translation>
    </message>
    <message>
        <source>The workplaces</source>
        <translation>Работните места</translation>
    </message>
    <message>
        <source>Read the books, compare the law you read, look up its terms, study with questions, and rule at the table. {read} always leads back to the book.</source>
        <translation>Четете книгите, сравнявайте правилото, което четете, търсете термините му, учете с въпроси и решавайте на масата. {read} винаги връща към книгата.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Съдържание</translation>
    </message>
    <message>
        <source>All laws with their sections. Type into the filter to find one by its words; {contents} puts the contents away.</source>
        <translation>Всички правила със секциите им. Пишете във филтъра, за да намерите правило по думите му; {contents} прибира съдържанието.</translation>
    </message>
    <message>
        <source>The law</source>
        <translation>Правилото</translation>
    </message>
    <message>
        <source>Every reference is a link; rest on it to see where it leads. {back} goes back. Click a word twice to see it as a term in three languages.</source>
        <translation>Всяка препратка е връзка; задръжте показалеца върху нея, за да видите накъде води. {back} връща назад. Щракнете два пъти върху дума, за да я видите като термин на три езика.</translation>
    </message>
    <message>
        <source>On this law</source>
        <translation>За това правило</translation>
    </message>
    <message>
        <source>The same law in the other editions, what refers to it, footnotes and the commentary. {panel} puts the panel away.</source>
        <translation>Същото правило в другите издания, кой препраща към него, бележките и коментарът. {panel} прибира панела.</translation>
    </message>
    <message>
        <source>When you are looking for something</source>
        <translation>Когато търсите нещо</translation>
    </message>
    <message>
        <source>{find} finds laws, terms, situations and commands by a few letters. {help} explains what you have before you. The tour is in the menu Help.</source>
        <translation>{find} намира правила, термини, ситуации и команди по няколко букви. {help} обяснява това пред вас. Обиколката е в меню „Помощ“.</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The disk is full. Make room and try again; nothing kept is lost.</source>
        <translation>Дискът е пълен. Освободете място и опитайте отново; нищо запазено не е загубено.</translation>
    </message>
    <message>
        <source>The file or its folder may not be read or written. Allow it, or choose another one.</source>
        <translation>Файлът или папката му не може да се чете или записва. Разрешете го или изберете друг.</translation>
    </message>
    <message>
        <source>The file or its folder is not there. Check the name, or choose another one.</source>
        <translation>Файлът или папката му липсва. Проверете името или изберете друг.</translation>
    </message>
    <message>
        <source>Another window is writing. Wait a moment and try again.</source>
        <translation>Друг прозорец записва. Изчакайте малко и опитайте отново.</translation>
    </message>
    <message>
        <source>The disk does not answer as it should. Try again, or choose another place.</source>
        <translation>Дискът не отговаря както трябва. Опитайте отново или изберете друго място.</translation>
    </message>
</context>
<context>
    <name>UncaughtErrors</name>
    <message>
        <source>Something went wrong ({what}). Details are in {file}.</source>
        <translation>Нещо се обърка ({what}). Подробностите са в {file}.</translation>
    </message>
    <message>
        <source>Something went wrong ({what}).</source>
        <translation>Нещо се обърка ({what}).</translation>
    </message>
</context>
<context>
    <name>UnsavedOffer</name>
    <message>
        <source>The story “{title}” was not saved when the program last ended.</source>
        <translation>Историята „{title}“ не беше записана, когато програмата приключи последния път.</translation>
    </message>
    <message>
        <source>A story without a title was not saved when the program last ended (dealer {dealer}, last changed {when}).</source>
        <translation>История без заглавие не беше записана, когато програмата приключи последния път (раздава {dealer}, последна промяна {when}).</translation>
    </message>
    <message>
        <source>The story “{title}” is open in a window already, or has been saved or thrown away since.</source>
        <translation>Историята „{title}“ вече е отворена в някой прозорец или междувременно е била записана или изоставена.</translation>
    </message>
    <message>
        <source>This story is open in a window already, or has been saved or thrown away since.</source>
        <translation>Тази история вече е отворена в някой прозорец или междувременно е била записана или изоставена.</translation>
    </message>
    <message>
        <source>Go On with It</source>
        <translation>Продължаване с нея</translation>
    </message>
</context>
<context>
    <name>WelcomeSheet</name>
    <message>
        <source>Welcome</source>
        <translation>Добре дошли</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>Какво искате да направите?</translation>
    </message>
    <message>
        <source>The Laws of Duplicate Bridge of 1987, 2007 and 2017, side by side.</source>
        <translation>Правилникът по спортен бридж от 1987, 2007 и 2017 г.: трите издания едно до друго.</translation>
    </message>
    <message>
        <source>Read and search</source>
        <translation>Четене и търсене</translation>
    </message>
    <message>
        <source>Open a law by its number, or search in any of the languages. Every reference is a link.</source>
        <translation>Отворете правило по номер или търсете на всеки от езиците. Всяка препратка е връзка.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравняване</translation>
    </message>
    <message>
        <source>See one law in three editions: what changed in substance, what only moved.</source>
        <translation>Вижте едно правило в три издания: какво се е променило по същество и какво само е преместено.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Упражняване</translation>
    </message>
    <message>
        <source>Answer questions and be the director at the table. Every answer shows the words it rests on.</source>
        <translation>Отговаряйте на въпроси и бъдете съдията на масата. Всеки отговор показва думите, на които се основава.</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>Оби&amp;колка</translation>
    </message>
    <message>
        <source>Guides &amp;of five minutes</source>
        <translation>Ръководства &amp;за пет минути</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Пропуска&amp;не</translation>
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
        <translation>Работни места</translation>
    </message>
</context>
</TS>
