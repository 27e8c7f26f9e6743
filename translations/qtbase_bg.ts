<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Файл %1</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Папка с файлове</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Псевдоним</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Пряк път</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Неизвестен</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Търсене в:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Файлове от &amp;вид:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Ред на страниците:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Страници на &amp;лист:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Неправилно посочени страници</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Разширени</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Някои настройки си противоречат. Поправете ги.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Набор страници:</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Двустранен печат</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Подвързване по дългата страна</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Подвързване по късата страна</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страници</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Посочете страници или поредици, разделени със запетаи. Поредицата се задава с две числа с тире между тях. Например: 3,5-7,9 отпечатва страници 3, 5, 6, 7 и 9.</translation>
    </message>
</context>
</TS>
