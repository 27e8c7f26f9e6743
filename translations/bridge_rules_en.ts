<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>{told} · of %n rows</source>
        <translation>
            <numerusform>{told} · of %n row</numerusform>
            <numerusform>{told} · of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows changed in substance</source>
        <translation>
            <numerusform>%n row changed in substance</numerusform>
            <numerusform>%n rows changed in substance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others did not</source>
        <translation>
            <numerusform>%n other did not</numerusform>
            <numerusform>%n others did not</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>... and %n more remarks; the command line gives all of them.</source>
        <translation>
            <numerusform>... and %n more remark; the command line gives all of them.</numerusform>
            <numerusform>... and %n more remarks; the command line gives all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>... and %n more rows; the command line gives all of them.</source>
        <translation>
            <numerusform>... and %n more row; the command line gives all of them.</numerusform>
            <numerusform>... and %n more rows; the command line gives all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>... and %n more characters</source>
        <translation>
            <numerusform>... and %n more character</numerusform>
            <numerusform>... and %n more characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words differ</source>
        <translation>
            <numerusform>%n word differs</numerusform>
            <numerusform>%n words differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {form}, %n lines; encoding {encoding}, {source}.</source>
        <translation>
            <numerusform>{file}: {form}, %n line; encoding {encoding}, {source}.</numerusform>
            <numerusform>{file}: {form}, %n lines; encoding {encoding}, {source}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{same} of %n places agree word for word</source>
        <translation>
            <numerusform>{same} of %n place agrees word for word</numerusform>
            <numerusform>{same} of %n places agree word for word</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{known} of %n questions known</source>
        <translation>
            <numerusform>{known} of %n question known</numerusform>
            <numerusform>{known} of %n questions known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answers right</source>
        <translation>
            <numerusform>{right} of %n answer right</numerusform>
            <numerusform>{right} of %n answers right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} claims {own} of the %n tricks left.</source>
        <translation>
            <numerusform>{player} claims {own} of the %n trick left.</numerusform>
            <numerusform>{player} claims {own} of the %n tricks left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} concedes {own} of the %n tricks left.</source>
        <translation>
            <numerusform>{player} concedes {own} of the %n trick left.</numerusform>
            <numerusform>{player} concedes {own} of the %n tricks left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more forms</source>
        <translation>
            <numerusform>and %n more form</numerusform>
            <numerusform>and %n more forms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardsDialog</name>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparisonBar</name>
    <message numerus="yes">
        <source>{changed} of %n rows changed</source>
        <translation>
            <numerusform>{changed} of %n row changed</numerusform>
            <numerusform>{changed} of %n rows changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConceptList</name>
    <message numerus="yes">
        <source>%n concepts</source>
        <translation>
            <numerusform>%n concept</numerusform>
            <numerusform>%n concepts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExamList</name>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message numerus="yes">
        <source>%n situations</source>
        <translation>
            <numerusform>%n situation</numerusform>
            <numerusform>%n situations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessagePage</name>
    <message numerus="yes">
        <source>{name} is not handed in yet: {answered} of %n questions have an answer. If you begin another exam, it is given up.</source>
        <translation>
            <numerusform>{name} is not handed in yet: {answered} of %n question has an answer. If you begin another exam, it is given up.</numerusform>
            <numerusform>{name} is not handed in yet: {answered} of %n questions have an answer. If you begin another exam, it is given up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answers were right, in {time}.</source>
        <translation>
            <numerusform>{right} of %n answer was right, in {time}.</numerusform>
            <numerusform>{right} of %n answers were right, in {time}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnTextBar</name>
    <message numerus="yes">
        <source>%n rows differ</source>
        <translation>
            <numerusform>%n row differs</numerusform>
            <numerusform>%n rows differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticePane</name>
    <message numerus="yes">
        <source>{right} of %n questions answered correctly</source>
        <translation>
            <numerusform>{right} of %n question answered correctly</numerusform>
            <numerusform>{right} of %n questions answered correctly</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PresetDialog</name>
    <message numerus="yes">
        <source>The topics ask for {asked} of %n questions.</source>
        <translation>
            <numerusform>The topics ask for {asked} of %n question.</numerusform>
            <numerusform>The topics ask for {asked} of %n questions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SameLanguageBar</name>
    <message numerus="yes">
        <source>%n differences</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchWorkplace</name>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n best places</source>
        <translation>
            <numerusform>The %n best place</numerusform>
            <numerusform>The %n best places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for the exam</source>
        <translation>
            <numerusform>%n for the exam</numerusform>
            <numerusform>%n for the exam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n more wait for other days</source>
        <translation>
            <numerusform>; %n more waits for another day</numerusform>
            <numerusform>; %n more wait for other days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopicsView</name>
    <message numerus="yes">
        <source>%n rows changed in substance</source>
        <translation>
            <numerusform>%n row changed in substance</numerusform>
            <numerusform>%n rows changed in substance</numerusform>
        </translation>
    </message>
</context>
</TS>
