<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sr" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>{told} · of %n rows</source>
        <translation>
            <numerusform>{told} · od %n reda</numerusform>
            <numerusform>{told} · od %n reda</numerusform>
            <numerusform>{told} · od %n redova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows changed in substance</source>
        <translation>
            <numerusform>suštinski promenjen %n red</numerusform>
            <numerusform>suštinski promenjena %n reda</numerusform>
            <numerusform>suštinski promenjeno %n redova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others did not</source>
        <translation>
            <numerusform>%n drugi nije</numerusform>
            <numerusform>%n druga nisu</numerusform>
            <numerusform>%n drugih nije</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>... and %n more remarks; the command line gives all of them.</source>
        <translation>
            <numerusform>... i još %n primedba; sve daje komandna linija.</numerusform>
            <numerusform>... i još %n primedbe; sve daje komandna linija.</numerusform>
            <numerusform>... i još %n primedaba; sve daje komandna linija.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>... and %n more rows; the command line gives all of them.</source>
        <translation>
            <numerusform>... i još %n red; sve daje komandna linija.</numerusform>
            <numerusform>... i još %n reda; sve daje komandna linija.</numerusform>
            <numerusform>... i još %n redova; sve daje komandna linija.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>... and %n more characters</source>
        <translation>
            <numerusform>... i još %n znak</numerusform>
            <numerusform>... i još %n znaka</numerusform>
            <numerusform>... i još %n znakova</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words differ</source>
        <translation>
            <numerusform>razlikuje se %n reč</numerusform>
            <numerusform>razlikuju se %n reči</numerusform>
            <numerusform>razlikuje se %n reči</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: {form}, %n lines; encoding {encoding}, {source}.</source>
        <translation>
            <numerusform>{file}: {form}, %n red; kodiranje {encoding}, {source}.</numerusform>
            <numerusform>{file}: {form}, %n reda; kodiranje {encoding}, {source}.</numerusform>
            <numerusform>{file}: {form}, %n redova; kodiranje {encoding}, {source}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{same} of %n places agree word for word</source>
        <translation>
            <numerusform>{same} od %n mesta slaže se od reči do reči</numerusform>
            <numerusform>{same} od %n mesta slaže se od reči do reči</numerusform>
            <numerusform>{same} od %n mesta slaže se od reči do reči</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{known} of %n questions known</source>
        <translation>
            <numerusform>Poznato {known} od %n pitanja</numerusform>
            <numerusform>Poznato {known} od %n pitanja</numerusform>
            <numerusform>Poznato {known} od %n pitanja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answers right</source>
        <translation>
            <numerusform>tačno {right} od %n odgovora</numerusform>
            <numerusform>tačno {right} od %n odgovora</numerusform>
            <numerusform>tačno {right} od %n odgovora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} claims {own} of the %n tricks left.</source>
        <translation>
            <numerusform>{player} zahteva {own} od %n preostalog štiha.</numerusform>
            <numerusform>{player} zahteva {own} od %n preostala štiha.</numerusform>
            <numerusform>{player} zahteva {own} od %n preostalih štihova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} concedes {own} of the %n tricks left.</source>
        <translation>
            <numerusform>{player} ustupa {own} od %n preostalog štiha.</numerusform>
            <numerusform>{player} ustupa {own} od %n preostala štiha.</numerusform>
            <numerusform>{player} ustupa {own} od %n preostalih štihova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more forms</source>
        <translation>
            <numerusform>i još %n oblik</numerusform>
            <numerusform>i još %n oblika</numerusform>
            <numerusform>i još %n oblika</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Bridge Rules</source>
        <translation>O programu Bridge Rules</translation>
    </message>
    <message>
        <source>Bridge Rules {version}</source>
        <translation>Bridge Rules {version}</translation>
    </message>
    <message>
        <source>A study desk for the Laws of Duplicate Bridge: 1987, 2007 and 2017.</source>
        <translation>Radni sto za proučavanje Pravila takmičarskog bridža: 1987, 2007. i 2017.</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}, PySide {pyside}</source>
        <translation>Python {python}, Qt {qt}, PySide {pyside}</translation>
    </message>
    <message>
        <source>The books</source>
        <translation>Knjige</translation>
    </message>
</context>
<context>
    <name>AccuracyChart</name>
    <message>
        <source>Accuracy of each topic over time</source>
        <translation>Tačnost po temama kroz vreme</translation>
    </message>
    <message>
        <source>{topic}: {right} of {answers} right</source>
        <translation>{topic}: tačno {right} od {answers}</translation>
    </message>
    <message>
        <source>{share} · {right} of {answers}</source>
        <translation>{share} · {right} od {answers}</translation>
    </message>
</context>
<context>
    <name>ActPanel</name>
    <message>
        <source>Who</source>
        <translation>Ko</translation>
    </message>
    <message>
        <source>(nobody)</source>
        <translation>(niko)</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Šta se dogodilo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Otkaži</translation>
    </message>
    <message>
        <source>&amp;Add to the Story</source>
        <translation>Dodaj u pri&amp;ču</translation>
    </message>
    <message>
        <source>&amp;Change the Event</source>
        <translation>Promeni doga&amp;đaj</translation>
    </message>
    <message>
        <source>Words that went with it</source>
        <translation>Reči koje su to pratile</translation>
    </message>
    <message>
        <source>Words with it</source>
        <translation>Reči uz to</translation>
    </message>
    <message>
        <source>What is known about it; leave open what is not told</source>
        <translation>Šta je o tome poznato; ono što nije rečeno ostavite otvorenim</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datoteka</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Uređivanje</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Idi</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Beleške</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Prikaz</translation>
    </message>
    <message>
        <source>&amp;Simulator</source>
        <translation>&amp;Simulator</translation>
    </message>
    <message>
        <source>&amp;Quiz</source>
        <translation>&amp;Kviz</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Jezik</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Po&amp;moć</translation>
    </message>
    <message>
        <source>&amp;Open a Text of Your Own...</source>
        <translation>&amp;Otvori sopstveni tekst...</translation>
    </message>
    <message>
        <source>&amp;Your Own Texts</source>
        <translation>Sopstveni &amp;tekstovi</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>I&amp;zvezi...</translation>
    </message>
    <message>
        <source>&amp;Export Terms...</source>
        <translation>Izvezi t&amp;ermine...</translation>
    </message>
    <message>
        <source>&amp;Import Glossary...</source>
        <translation>&amp;Uvezi rečnik...</translation>
    </message>
    <message>
        <source>&amp;Remove Glossary</source>
        <translation>Ukloni &amp;rečnik</translation>
    </message>
    <message>
        <source>Print Pre&amp;view...</source>
        <translation>Pre&amp;gled pre štampe...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Štampaj...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Izađi</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiraj</translation>
    </message>
    <message>
        <source>Copy with Ci&amp;tation</source>
        <translation>Kopiraj &amp;sa navodom</translation>
    </message>
    <message>
        <source>&amp;Find on This Page...</source>
        <translation>&amp;Nađi na ovoj strani...</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Nađi s&amp;ledeće</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>Nađi &amp;prethodno</translation>
    </message>
    <message>
        <source>&amp;Go to...</source>
        <translation>I&amp;di na...</translation>
    </message>
    <message>
        <source>&amp;Search...</source>
        <translation>P&amp;retraži...</translation>
    </message>
    <message>
        <source>&amp;Quick Find...</source>
        <translation>&amp;Brzo traženje...</translation>
    </message>
    <message>
        <source>Show the &amp;Term</source>
        <translation>Prikaži &amp;termin</translation>
    </message>
    <message>
        <source>Consistenc&amp;y Report</source>
        <translation>&amp;Izveštaj o doslednosti</translation>
    </message>
    <message>
        <source>Filter the &amp;Contents...</source>
        <translation>Filtriraj sadr&amp;žaj...</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Nazad</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>N&amp;apred</translation>
    </message>
    <message>
        <source>&amp;Previous Law</source>
        <translation>&amp;Prethodni član</translation>
    </message>
    <message>
        <source>&amp;Next Law</source>
        <translation>&amp;Sledeći član</translation>
    </message>
    <message>
        <source>&amp;Overview of Changes</source>
        <translation>Pre&amp;gled promena</translation>
    </message>
    <message>
        <source>&amp;What Changed for...</source>
        <translation>Šta se promenilo &amp;za...</translation>
    </message>
    <message>
        <source>Next C&amp;hange</source>
        <translation>Sledeća pr&amp;omena</translation>
    </message>
    <message>
        <source>Previous Ch&amp;ange</source>
        <translation>Prethodna pro&amp;mena</translation>
    </message>
    <message>
        <source>Next T&amp;erm Compared</source>
        <translation>Sledeći termin u pore&amp;đenju</translation>
    </message>
    <message>
        <source>Previous Te&amp;rm Compared</source>
        <translation>Prethodni t&amp;ermin u poređenju</translation>
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
        <translation>Č&amp;itanje</translation>
    </message>
    <message>
        <source>Co&amp;mpare This Law</source>
        <translation>&amp;Uporedi ovaj član</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Poređenje</translation>
    </message>
    <message>
        <source>Compare Word &amp;by Word</source>
        <translation>Uporedi reč po r&amp;eč</translation>
    </message>
    <message>
        <source>&amp;Terms</source>
        <translation>&amp;Termini</translation>
    </message>
    <message>
        <source>Th&amp;e Simulator</source>
        <translation>Si&amp;mulator</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>Simulator</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Sadržaj</translation>
    </message>
    <message>
        <source>&amp;On This Law</source>
        <translation>&amp;O ovom članu</translation>
    </message>
    <message>
        <source>&amp;Words of Obligation</source>
        <translation>Reči o&amp;baveze</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>S&amp;ledeće okno</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>&amp;Prethodno okno</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>U&amp;većaj</translation>
    </message>
    <message>
        <source>Zoom O&amp;ut</source>
        <translation>Um&amp;anji</translation>
    </message>
    <message>
        <source>Usual Si&amp;ze</source>
        <translation>Uobičajena veliči&amp;na</translation>
    </message>
    <message>
        <source>Lar&amp;ger Interface</source>
        <translation>Ve&amp;ći interfejs</translation>
    </message>
    <message>
        <source>Smaller Inter&amp;face</source>
        <translation>Manji inter&amp;fejs</translation>
    </message>
    <message>
        <source>Interface Size of the S&amp;ystem</source>
        <translation>Veli&amp;čina interfejsa kao u sistemu</translation>
    </message>
    <message>
        <source>Colours of the &amp;System</source>
        <translation>Bo&amp;je sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>Svetli iz&amp;gled</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Tamni izgle&amp;d</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Visoki kont&amp;rast</translation>
    </message>
    <message>
        <source>Sou&amp;rce Lines</source>
        <translation>Redovi i&amp;zvora</translation>
    </message>
    <message>
        <source>&amp;Help on This</source>
        <translation>&amp;Pomoć za ovo</translation>
    </message>
    <message>
        <source>&amp;Guides</source>
        <translation>&amp;Vodiči</translation>
    </message>
    <message>
        <source>&amp;Keyboard Map</source>
        <translation>Prečice na &amp;tastaturi</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>Obi&amp;lazak</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Dobro došli</translation>
    </message>
    <message>
        <source>&amp;Rights of the Books</source>
        <translation>P&amp;rava na knjige</translation>
    </message>
    <message>
        <source>&amp;About Bridge Rules</source>
        <translation>&amp;O programu Bridge Rules</translation>
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
        <translation>Obeleži ovo &amp;mesto</translation>
    </message>
    <message>
        <source>&amp;Note on This Provision...</source>
        <translation>&amp;Beleška uz ovu odredbu...</translation>
    </message>
    <message>
        <source>&amp;Select Words by Keyboard</source>
        <translation>Označi &amp;reči tastaturom</translation>
    </message>
    <message>
        <source>Highlight as &amp;Important</source>
        <translation>Istakni kao &amp;važno</translation>
    </message>
    <message>
        <source>Highlight as a &amp;Question</source>
        <translation>Istakni kao &amp;pitanje</translation>
    </message>
    <message>
        <source>Highlight to &amp;Learn</source>
        <translation>Istakni za uč&amp;enje</translation>
    </message>
    <message>
        <source>&amp;Remove Highlight</source>
        <translation>&amp;Ukloni isticanje</translation>
    </message>
    <message>
        <source>&amp;My Notes</source>
        <translation>Moje be&amp;leške</translation>
    </message>
    <message>
        <source>&amp;Export My Notes...</source>
        <translation>&amp;Izvezi moje beleške...</translation>
    </message>
    <message>
        <source>&amp;Forget Recent Places</source>
        <translation>&amp;Zaboravi nedavna mesta</translation>
    </message>
    <message>
        <source>Remember Recent &amp;Places</source>
        <translation>Pamti &amp;nedavna mesta</translation>
    </message>
    <message>
        <source>&amp;Today&apos;s Questions</source>
        <translation>&amp;Današnja pitanja</translation>
    </message>
    <message>
        <source>Practise My &amp;Weak Laws</source>
        <translation>Vežbaj moje &amp;slabe članove</translation>
    </message>
    <message>
        <source>Sit an E&amp;xam...</source>
        <translation>&amp;Polaži ispit...</translation>
    </message>
    <message>
        <source>&amp;Go On with the Exam</source>
        <translation>&amp;Nastavi ispit</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>S&amp;tatistika</translation>
    </message>
    <message>
        <source>&amp;Export Progress...</source>
        <translation>&amp;Izvezi napredak...</translation>
    </message>
    <message>
        <source>&amp;Import Progress...</source>
        <translation>&amp;Uvezi napredak...</translation>
    </message>
    <message>
        <source>&amp;Situations...</source>
        <translation>&amp;Situacije...</translation>
    </message>
    <message>
        <source>&amp;New Story...</source>
        <translation>&amp;Nova priča...</translation>
    </message>
    <message>
        <source>&amp;Open Story or Record...</source>
        <translation>&amp;Otvori priču ili zapis...</translation>
    </message>
    <message>
        <source>&amp;Edit This Story</source>
        <translation>&amp;Uredi ovu priču</translation>
    </message>
    <message>
        <source>Pr&amp;actise This Story</source>
        <translation>&amp;Vežbaj ovu priču</translation>
    </message>
    <message>
        <source>&amp;Play or Pause</source>
        <translation>&amp;Pusti ili zaustavi</translation>
    </message>
    <message>
        <source>Step &amp;Forward</source>
        <translation>Korak n&amp;apred</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation>Korak na&amp;zad</translation>
    </message>
    <message>
        <source>To the Beginnin&amp;g</source>
        <translation>Na poče&amp;tak</translation>
    </message>
    <message>
        <source>To the En&amp;d</source>
        <translation>Na &amp;kraj</translation>
    </message>
    <message>
        <source>To the &amp;Irregularity</source>
        <translation>Na nep&amp;ravilnost</translation>
    </message>
    <message>
        <source>To the Next Diffe&amp;rence</source>
        <translation>Na sledeću raz&amp;liku</translation>
    </message>
    <message>
        <source>&amp;Three Editions at Once</source>
        <translation>Tri iz&amp;danja odjednom</translation>
    </message>
    <message>
        <source>&amp;Why Not Another Provision?</source>
        <translation>Zašto ne dru&amp;ga odredba?</translation>
    </message>
    <message>
        <source>Export &amp;Handout...</source>
        <translation>Izvez&amp;i materijal...</translation>
    </message>
</context>
<context>
    <name>AddressBar</name>
    <message>
        <source>Go to a place in the Laws, or search</source>
        <translation>Idite na mesto u Pravilima ili pretražite</translation>
    </message>
    <message>
        <source>Type a law such as 27B1, П27В1(б) or 2007 27B, or any words, and press Enter</source>
        <translation>Upišite član, na primer 27B1, П27В1(б) ili 2007 27B, ili bilo koje reči, i pritisnite Enter</translation>
    </message>
    <message>
        <source>Go to or search: 27B1, П27В1(б), 2007 27, ривок, insufficient bid ...</source>
        <translation>Član ili reči: 27B1, П27В1(б), 2007 27, ривок, insufficient bid ...</translation>
    </message>
    <message>
        <source>Recent places (Alt+Down)</source>
        <translation>Nedavna mesta (Alt+Down)</translation>
    </message>
</context>
<context>
    <name>AuctionView</name>
    <message>
        <source>Auction</source>
        <translation>Licitacija</translation>
    </message>
    <message>
        <source>No call yet.</source>
        <translation>Još nema govora.</translation>
    </message>
    <message>
        <source>The auction is not recorded.</source>
        <translation>Licitacija nije zapisana.</translation>
    </message>
    <message>
        <source>{dealer} deals, {vulnerable}</source>
        <translation>Delitelj {dealer}, {vulnerable}</translation>
    </message>
</context>
<context>
    <name>BeginningForm</name>
    <message>
        <source>Where the story begins</source>
        <translation>Gde priča počinje</translation>
    </message>
    <message>
        <source>begins with the auction</source>
        <translation>počinje licitacijom</translation>
    </message>
    <message>
        <source>begins with the opening lead</source>
        <translation>počinje izvornim atakom</translation>
    </message>
    <message>
        <source>begins in the play</source>
        <translation>počinje u toku igre</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>contract, like 4SX</source>
        <translation>kontrakt, npr. 4SX</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Izvođač</translation>
    </message>
    <message>
        <source>On lead</source>
        <translation>Na ataku</translation>
    </message>
    <message>
        <source>Trick to be played</source>
        <translation>Štih koji se igra</translation>
    </message>
    <message>
        <source>Tricks won by North-South</source>
        <translation>Štihova Sever-Jug</translation>
    </message>
    <message>
        <source>Begin &amp;There</source>
        <translation>P&amp;očni tu</translation>
    </message>
    <message>
        <source>The story</source>
        <translation>Priča</translation>
    </message>
    <message>
        <source>by</source>
        <translation>igra</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Štih</translation>
    </message>
    <message>
        <source>on lead</source>
        <translation>na ataku</translation>
    </message>
    <message>
        <source>N-S have won</source>
        <translation>N-S imaju</translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message>
        <source>Director at the table</source>
        <translation>Direktor je za stolom</translation>
    </message>
    <message>
        <source>Trick {number} of 13</source>
        <translation>Štih {number} od 13</translation>
    </message>
    <message>
        <source>On lead: {player}</source>
        <translation>Na ataku: {player}</translation>
    </message>
    <message>
        <source>{side}&#xa0;{tricks}</source>
        <comment>a side and its tricks</comment>
        <translation>{side} {tricks}</translation>
    </message>
    <message>
        <source>Tricks: {counts}</source>
        <translation>Štihova: {counts}</translation>
    </message>
    <message>
        <source>Dealer {player}</source>
        <translation>Delitelj {player}</translation>
    </message>
</context>
<context>
    <name>BoardsDialog</name>
    <message>
        <source>Boards of a File</source>
        <translation>Bordovi iz datoteke</translation>
    </message>
    <message>
        <source>board, contract or player</source>
        <translation>bord, kontrakt ili igrač</translation>
    </message>
    <message>
        <source>Search in the boards</source>
        <translation>Traži među bordovima</translation>
    </message>
    <message>
        <source>&amp;Open the Board</source>
        <translation>&amp;Otvori bord</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bordovi</translation>
    </message>
    <message>
        <source>What is wrong with the file</source>
        <translation>Šta ne valja u datoteci</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n bord</numerusform>
            <numerusform>%n borda</numerusform>
            <numerusform>%n bordova</numerusform>
        </translation>
    </message>
    <message>
        <source>No board is like that.</source>
        <translation>Nema takvog borda.</translation>
    </message>
</context>
<context>
    <name>BoardsModel</name>
    <message>
        <source>No.</source>
        <translation>Br.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Igrači</translation>
    </message>
    <message>
        <source>To be asked</source>
        <translation>Pita se</translation>
    </message>
</context>
<context>
    <name>CallBox</name>
    <message>
        <source>Bidding box</source>
        <translation>Kutija za licitiranje</translation>
    </message>
    <message>
        <source>Click a call, or type it: 1S, 3NT, P, X, XX</source>
        <translation>Kliknite na govor ili ga upišite: 1S, 3NT, P, X, XX</translation>
    </message>
    <message>
        <source>Typed: {text} – Enter makes the call, Escape forgets it</source>
        <translation>Upisano: {text} – Enter izvodi govor, Escape odustaje</translation>
    </message>
</context>
<context>
    <name>CallButton</name>
    <message>
        <source>{call} (would be irregular)</source>
        <translation>{call} (bilo bi nepravilno)</translation>
    </message>
</context>
<context>
    <name>CallsPanel</name>
    <message>
        <source>In turn</source>
        <translation>Po redu</translation>
    </message>
    <message>
        <source>as a change of his last call</source>
        <translation>kao promena poslednjeg govora</translation>
    </message>
    <message>
        <source>The next call is by {who}</source>
        <translation>Sledeći govor izvodi {who}</translation>
    </message>
    <message>
        <source>Call by</source>
        <translation>Govori</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Govori</translation>
    </message>
    <message>
        <source>{who} is to call.</source>
        <translation>Na redu da govori: {who}.</translation>
    </message>
    <message>
        <source>{who} is to play; click any card at the table.</source>
        <translation>Na redu da igra: {who}; kliknite na bilo koju kartu na stolu.</translation>
    </message>
    <message>
        <source>The auction or the play is over.</source>
        <translation>Licitacija ili igra je završena.</translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message>
        <source>Dealer</source>
        <translation>Delitelj</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>U zoni</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Obračun</translation>
    </message>
    <message>
        <source>Hand of {who}</source>
        <translation>List igrača {who}</translation>
    </message>
    <message>
        <source>unknown; type KT7.A5.QJ93.8642</source>
        <translation>nepoznat; upišite KT7.A5.QJ93.8642</translation>
    </message>
    <message>
        <source>&amp;Random Deal</source>
        <translation>Nasumi&amp;čna podela</translation>
    </message>
    <message>
        <source>Deal all four hands anew</source>
        <translation>Podeli iznova sva četiri lista</translation>
    </message>
    <message>
        <source>De&amp;al the Rest</source>
        <translation>Pode&amp;li ostalo</translation>
    </message>
    <message>
        <source>Deal the cards nobody holds to the hands that lack some</source>
        <translation>Podeli karte koje niko nema listovima kojima nedostaju</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Okreni</translation>
    </message>
    <message>
        <source>Give each hand to the next player</source>
        <translation>Daj svaki list sledećem igraču</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>Ispra&amp;zni</translation>
    </message>
    <message>
        <source>Make all hands unknown</source>
        <translation>Učini sve listove nepoznatim</translation>
    </message>
    <message>
        <source>A card clicked at the table</source>
        <translation>Karta na koju se klikne</translation>
    </message>
    <message>
        <source>is played</source>
        <translation>igra se</translation>
    </message>
    <message>
        <source>moves to {who}</source>
        <translation>prelazi: {who}</translation>
    </message>
    <message>
        <source>{count} of {full}</source>
        <translation>{count} od {full}</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>Mark all that are right: press their numbers, then Enter.</source>
        <translation>Označite sve tačne: pritisnite njihove brojeve, pa Enter.</translation>
    </message>
    <message>
        <source>Press the number of your answer, then Enter.</source>
        <translation>Pritisnite broj odgovora, pa Enter.</translation>
    </message>
</context>
<context>
    <name>ColumnHeads</name>
    <message>
        <source>Edition in column {number}</source>
        <translation>Izdanje u koloni {number}</translation>
    </message>
    <message>
        <source>No third edition</source>
        <translation>Bez trećeg izdanja</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>1987 · Russian</source>
        <translation>1987 · ruski</translation>
    </message>
    <message>
        <source>2007 · Serbian</source>
        <translation>2007 · srpski</translation>
    </message>
    <message>
        <source>2017 · Bulgarian</source>
        <translation>2017 · bugarski</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Svi redovi</translation>
    </message>
    <message>
        <source>Only changes</source>
        <translation>Samo promene</translation>
    </message>
    <message>
        <source>Only substance</source>
        <translation>Samo suštinske</translation>
    </message>
    <message>
        <source>Only moved</source>
        <translation>Samo premešteno</translation>
    </message>
    <message>
        <source>same</source>
        <translation>isto</translation>
    </message>
    <message>
        <source>reworded</source>
        <translation>preformulisano</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>premešteno</translation>
    </message>
    <message>
        <source>split</source>
        <translation>podeljeno</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>spojeno</translation>
    </message>
    <message>
        <source>new</source>
        <translation>novo</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>izostavljeno</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>bez promene</translation>
    </message>
    <message>
        <source>change of substance</source>
        <translation>suštinska promena</translation>
    </message>
    <message>
        <source>wording only</source>
        <translation>samo izraz</translation>
    </message>
    <message>
        <source>translation only</source>
        <translation>samo prevod</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>neodlučeno</translation>
    </message>
    <message>
        <source>Worked examples in the commentary ({count}): {title}</source>
        <translation>Primeri iz komentara ({count}): {title}</translation>
    </message>
    <message>
        <source>– no longer in {year}</source>
        <translation>– više ne postoji u {year}</translation>
    </message>
    <message>
        <source>– not yet in {year}</source>
        <translation>– još ne postoji u {year}</translation>
    </message>
    <message>
        <source>– not in {year}</source>
        <translation>– ne postoji u {year}</translation>
    </message>
    <message>
        <source>{citation} (in Law {law})</source>
        <translation>{citation} (u Članu {law})</translation>
    </message>
    <message>
        <source>No row of this law is of that kind between these editions.</source>
        <translation>Nijedan red ovog člana nije te vrste između ovih izdanja.</translation>
    </message>
    <message>
        <source>How much each law changed</source>
        <translation>Koliko se koji član promenio</translation>
    </message>
    <message>
        <source>Counted are rows of provisions that correspond, each in the law it has in the newer edition of the step (in the older one if dropped). Of substance: a director would rule otherwise. Other: new wording or place only.</source>
        <translation>Broje se redovi odredaba koje odgovaraju jedna drugoj, svaki u članu u kome je u novijem izdanju (u starijem ako je izostavljen). Suštinski: direktor bi presudio drugačije. Ostalo: samo nov izraz ili mesto.</translation>
    </message>
    <message>
        <source>All laws</source>
        <translation>Svi članovi</translation>
    </message>
    <message>
        <source>Chapter {number} · {title}</source>
        <translation>Poglavlje {number} · {title}</translation>
    </message>
    <message>
        <source>{count} of substance</source>
        <translation>suštinskih: {count}</translation>
    </message>
    <message>
        <source>{count} other</source>
        <translation>ostalih: {count}</translation>
    </message>
    <message>
        <source>Law {number} · {title}</source>
        <translation>Član {number} · {title}</translation>
    </message>
    <message>
        <source>Nothing of substance changed here.</source>
        <translation>Ovde se suštinski ništa nije promenilo.</translation>
    </message>
    <message>
        <source>Refers to {value} in {present}, only to {parts} in {absent}</source>
        <translation>Upućuje na {value} u {present}, samo na {parts} u {absent}</translation>
    </message>
    <message>
        <source>{told}, to neither in {absent}</source>
        <translation>{told}, ni na jedno u {absent}</translation>
    </message>
    <message>
        <source>Number {value} in {present}, not in {absent}</source>
        <translation>Broj {value} u {present}, a ne i u {absent}</translation>
    </message>
    <message>
        <source>Refers to {value} in {present}, not in {absent}</source>
        <translation>Upućuje na {value} u {present}, a ne i u {absent}</translation>
    </message>
    <message>
        <source>Obligation {value} in {present}, not in {absent}</source>
        <translation>Obaveza {value} u {present}, a ne i u {absent}</translation>
    </message>
    <message>
        <source>Term {value} in {present}, not in {absent}</source>
        <translation>Termin {value} u {present}, a ne i u {absent}</translation>
    </message>
    <message>
        <source>likely a change of edition</source>
        <translation>verovatno promena izdanja</translation>
    </message>
    <message>
        <source>perhaps only translation</source>
        <translation>možda samo prevod</translation>
    </message>
    <message>
        <source>“{concept}” in {present}</source>
        <translation>„{concept}“ u {present}</translation>
    </message>
    <message>
        <source>“{concept}” in {present}; no such word in {absent}</source>
        <translation>„{concept}“ u {present}; takve reči nema u {absent}</translation>
    </message>
</context>
<context>
    <name>ComparisonBar</name>
    <message>
        <source>&amp;Overview</source>
        <translation>P&amp;regled</translation>
    </message>
    <message>
        <source>How much each law changed (Alt+Home)</source>
        <translation>Koliko se koji član promenio (Alt+Home)</translation>
    </message>
    <message>
        <source>&amp;What changed for ...</source>
        <translation>Šta se promenilo &amp;za ...</translation>
    </message>
    <message>
        <source>What changed, by subject (Alt+End)</source>
        <translation>Šta se promenilo, po temama (Alt+End)</translation>
    </message>
    <message>
        <source>Previous change (Alt+Up)</source>
        <translation>Prethodna promena (Alt+Up)</translation>
    </message>
    <message>
        <source>Next change (Alt+Down)</source>
        <translation>Sledeća promena (Alt+Down)</translation>
    </message>
    <message>
        <source>Law </source>
        <translation>Član </translation>
    </message>
    <message>
        <source>Law compared</source>
        <translation>Poređeni član</translation>
    </message>
    <message numerus="yes">
        <source>{changed} of %n rows changed</source>
        <translation>
            <numerusform>Promenjeno {changed} od %n reda</numerusform>
            <numerusform>Promenjeno {changed} od %n reda</numerusform>
            <numerusform>Promenjeno {changed} od %n redova</numerusform>
        </translation>
    </message>
    <message>
        <source>No row changed</source>
        <translation>Nema promenjenih redova</translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation>Prikazani redovi</translation>
    </message>
    <message>
        <source>Between {first} and {last}; {count} of them in substance</source>
        <translation>Između {first} i {last}; suštinskih: {count}</translation>
    </message>
</context>
<context>
    <name>ComparisonWorkplace</name>
    <message>
        <source>Getting the comparison ready ...</source>
        <translation>Poređenje se priprema ...</translation>
    </message>
    <message>
        <source>Comparing the texts word by word ...</source>
        <translation>Tekstovi se porede reč po reč ...</translation>
    </message>
    <message>
        <source>There is no second text beside these books.</source>
        <translation>Pored ovih knjiga nema drugog teksta.</translation>
    </message>
</context>
<context>
    <name>ConceptList</name>
    <message>
        <source>Filter in any language</source>
        <translation>Filter na bilo kom jeziku</translation>
    </message>
    <message>
        <source>Filter the concepts in any language</source>
        <translation>Filtriraj pojmove na bilo kom jeziku</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Oblast</translation>
    </message>
    <message>
        <source>All subjects</source>
        <translation>Sve oblasti</translation>
    </message>
    <message>
        <source>Concepts</source>
        <translation>Pojmovi</translation>
    </message>
    <message numerus="yes">
        <source>%n concepts</source>
        <translation>
            <numerusform>%n pojam</numerusform>
            <numerusform>%n pojma</numerusform>
            <numerusform>%n pojmova</numerusform>
        </translation>
    </message>
    <message>
        <source>No concept has these words</source>
        <translation>Nijedan pojam nema te reči</translation>
    </message>
</context>
<context>
    <name>ConceptsModel</name>
    <message>
        <source>{term} (your glossary)</source>
        <translation>{term} (vaš rečnik)</translation>
    </message>
</context>
<context>
    <name>ConcordanceModel</name>
    <message>
        <source>Place</source>
        <translation>Mesto</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Pre</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Reč</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Posle</translation>
    </message>
</context>
<context>
    <name>ConcordanceView</name>
    <message>
        <source>Book of the lines</source>
        <translation>Knjiga redova</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Sve knjige</translation>
    </message>
    <message>
        <source>Order of the lines</source>
        <translation>Redosled redova</translation>
    </message>
    <message>
        <source>by place</source>
        <translation>po mestu</translation>
    </message>
    <message>
        <source>by the word before</source>
        <translation>po reči pre</translation>
    </message>
    <message>
        <source>by the word after</source>
        <translation>po reči posle</translation>
    </message>
    <message>
        <source>Places in their context</source>
        <translation>Mesta u kontekstu</translation>
    </message>
    <message>
        <source>In context · {count}</source>
        <translation>U kontekstu · {count}</translation>
    </message>
    <message>
        <source>In context · nowhere in the text</source>
        <translation>U kontekstu · nigde u tekstu</translation>
    </message>
</context>
<context>
    <name>ContentsModel</name>
    <message>
        <source>This book prints no chapters. The name in brackets is not from it.</source>
        <translation>Ova knjiga nema poglavlja. Naziv u zagradama nije iz nje.</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definicije</translation>
    </message>
    <message>
        <source>Subject index</source>
        <translation>Predmetni registar</translation>
    </message>
</context>
<context>
    <name>ContentsTree</name>
    <message>
        <source>Contents</source>
        <translation>Sadržaj</translation>
    </message>
</context>
<context>
    <name>ContentsView</name>
    <message>
        <source>Filter by number or words</source>
        <translation>Filter po broju ili rečima</translation>
    </message>
    <message>
        <source>Filter the contents by number or words</source>
        <translation>Filtriraj sadržaj po broju ili rečima</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Prikaži sve</translation>
    </message>
    <message>
        <source>Nothing in the contents has “{words}” in its number or title.</source>
        <translation>Ništa u sadržaju nema „{words}“ u broju ili naslovu.</translation>
    </message>
</context>
<context>
    <name>DoubtBox</name>
    <message>
        <source>It happened so, and nobody said a word</source>
        <translation>Tako se dogodilo i niko ništa nije rekao</translation>
    </message>
    <message>
        <source>It happened so, and was accepted</source>
        <translation>Tako se dogodilo i prihvaćeno je</translation>
    </message>
    <message>
        <source>It was put right</source>
        <translation>Ispravljeno je</translation>
    </message>
    <message>
        <source>The record is wrong here: let the story end before it</source>
        <translation>Zapis ovde nije tačan: neka se priča završi pre toga</translation>
    </message>
    <message>
        <source>card played instead, such as H5</source>
        <translation>umesto toga igrana karta, npr. H5</translation>
    </message>
    <message>
        <source>call made instead, such as 2C</source>
        <translation>umesto toga izveden govor, npr. 2C</translation>
    </message>
</context>
<context>
    <name>DoubtsDialog</name>
    <message>
        <source>What Happened Here?</source>
        <translation>Šta se ovde dogodilo?</translation>
    </message>
    <message>
        <source>The record holds what a table must have dealt with, and cannot say how. Nothing is guessed: say what happened.</source>
        <translation>Zapis sadrži nešto čime je sto morao da se bavi, a ne kaže kako. Ništa se ne nagađa: recite šta se dogodilo.</translation>
    </message>
    <message>
        <source>Choose an answer for each, or cancel.</source>
        <translation>Izaberite odgovor za svako, ili otkažite.</translation>
    </message>
</context>
<context>
    <name>EditionBanner</name>
    <message>
        <source>Definitions</source>
        <translation>Definicije</translation>
    </message>
    <message>
        <source>Subject index</source>
        <translation>Predmetni registar</translation>
    </message>
</context>
<context>
    <name>EditionColumn</name>
    <message>
        <source>Found in {edition}</source>
        <translation>Nađeno u {edition}</translation>
    </message>
    <message>
        <source>Nothing in this book.</source>
        <translation>U ovoj knjizi ništa.</translation>
    </message>
</context>
<context>
    <name>EditionRow</name>
    <message>
        <source>&amp;Why not ...?</source>
        <translation>&amp;Zašto ne ...?</translation>
    </message>
    <message>
        <source>Show what was considered and excluded</source>
        <translation>Prikaži šta je razmotreno i isključeno</translation>
    </message>
    <message>
        <source>The provision that decides</source>
        <translation>Odredba koja odlučuje</translation>
    </message>
    <message>
        <source>&amp;Three editions</source>
        <translation>&amp;Tri izdanja</translation>
    </message>
    <message>
        <source>Table: {year}</source>
        <translation>Sto: {year}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>1S, 2NT, P, X or XX</source>
        <translation>1S, 2NT, P, X ili XX</translation>
    </message>
    <message>
        <source>click a card, or type SQ</source>
        <translation>kliknite na kartu ili upišite SQ</translation>
    </message>
    <message>
        <source>all that are left</source>
        <translation>svi preostali</translation>
    </message>
    <message>
        <source>matchpoints</source>
        <translation>meč poeni</translation>
    </message>
    <message>
        <source>international matchpoints</source>
        <translation>internacionalni meč poeni</translation>
    </message>
    <message>
        <source>total points</source>
        <translation>ukupni poeni</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Govori</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Zahtevi</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Reči</translation>
    </message>
    <message>
        <source>Director and choices</source>
        <translation>Direktor i izbori</translation>
    </message>
    <message>
        <source>makes a call</source>
        <translation>izvodi govor</translation>
    </message>
    <message>
        <source>changes his last call</source>
        <translation>menja svoj poslednji govor</translation>
    </message>
    <message>
        <source>accepts, or does not accept</source>
        <translation>prihvata, ili ne prihvata</translation>
    </message>
    <message>
        <source>plays a card, or several stuck together</source>
        <translation>igra kartu, ili više slepljenih</translation>
    </message>
    <message>
        <source>drops or shows a card</source>
        <translation>ispušta ili pokazuje kartu</translation>
    </message>
    <message>
        <source>leads face down</source>
        <translation>atakira zatvoreno</translation>
    </message>
    <message>
        <source>holds a card so that it can be seen</source>
        <translation>drži kartu tako da se vidi</translation>
    </message>
    <message>
        <source>touches a card</source>
        <translation>dodiruje kartu</translation>
    </message>
    <message>
        <source>names a card as the one to be played</source>
        <translation>imenuje kartu koja se igra</translation>
    </message>
    <message>
        <source>takes a card back</source>
        <translation>povlači kartu</translation>
    </message>
    <message>
        <source>calls for a card of dummy</source>
        <translation>poziva kartu sa stola</translation>
    </message>
    <message>
        <source>claims tricks</source>
        <translation>zahteva štihove</translation>
    </message>
    <message>
        <source>concedes tricks</source>
        <translation>ustupa štihove</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>slaže se</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>prigovara</translation>
    </message>
    <message>
        <source>draws attention to it</source>
        <translation>skreće pažnju na to</translation>
    </message>
    <message>
        <source>asks</source>
        <translation>pita</translation>
    </message>
    <message>
        <source>says something, or makes a gesture</source>
        <translation>nešto kaže, ili čini gest</translation>
    </message>
    <message>
        <source>explains partner&apos;s call</source>
        <translation>objašnjava partnerov govor</translation>
    </message>
    <message>
        <source>takes an option of the ruling</source>
        <translation>koristi opciju iz presude</translation>
    </message>
    <message>
        <source>the director comes or rules</source>
        <translation>direktor dolazi ili presuđuje</translation>
    </message>
    <message>
        <source>something comes to its end</source>
        <translation>nešto se završava</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Govor</translation>
    </message>
    <message>
        <source>New call</source>
        <translation>Novi govor</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Prihvaćeno</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>It is a lead</source>
        <translation>To je atak</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Kako</translation>
    </message>
    <message>
        <source>His words</source>
        <translation>Njegove reči</translation>
    </message>
    <message>
        <source>Tricks claimed</source>
        <translation>Zahtevani štihovi</translation>
    </message>
    <message>
        <source>Tricks conceded</source>
        <translation>Ustupljeni štihovi</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>Pitanje</translation>
    </message>
    <message>
        <source>The words</source>
        <translation>Reči</translation>
    </message>
    <message>
        <source>The explanation</source>
        <translation>Objašnjenje</translation>
    </message>
    <message>
        <source>Of the call</source>
        <translation>Za govor</translation>
    </message>
    <message>
        <source>It is correct</source>
        <translation>Ispravno je</translation>
    </message>
    <message>
        <source>It puts right</source>
        <translation>Ispravlja</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opcija</translation>
    </message>
    <message>
        <source>Suit, card or call</source>
        <translation>Boja, karta ili govor</translation>
    </message>
    <message>
        <source>The director</source>
        <translation>Direktor</translation>
    </message>
    <message>
        <source>The end of</source>
        <translation>Kraj čega</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>da</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>dummy himself, undirected</source>
        <translation>sam dami, bez uputstva</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>ispala</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>pokazana</translation>
    </message>
    <message>
        <source>led</source>
        <translation>atakirana</translation>
    </message>
    <message>
        <source>faces his hand</source>
        <translation>izlaže svoj list</translation>
    </message>
    <message>
        <source>held out as played</source>
        <translation>držana kao odigrana</translation>
    </message>
    <message>
        <source>a slip of the hand</source>
        <translation>omaška ruke</translation>
    </message>
    <message>
        <source>a slip of the tongue</source>
        <translation>omaška u govoru</translation>
    </message>
    <message>
        <source>a change or slip of mind</source>
        <translation>predomišljanje ili pad koncentracije</translation>
    </message>
    <message>
        <source>his own explanation</source>
        <translation>sopstveno objašnjenje</translation>
    </message>
    <message>
        <source>his partner&apos;s explanation</source>
        <translation>partnerovo objašnjenje</translation>
    </message>
    <message>
        <source>is called</source>
        <translation>pozvan je</translation>
    </message>
    <message>
        <source>rules, and it is carried out</source>
        <translation>presuđuje, i to se izvršava</translation>
    </message>
    <message>
        <source>the play</source>
        <translation>igra</translation>
    </message>
    <message>
        <source>the round</source>
        <translation>runda</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>bord</translation>
    </message>
    <message>
        <source>the correction period</source>
        <translation>period ispravke</translation>
    </message>
    <message>
        <source>to have it explained</source>
        <translation>da dobije objašnjenje</translation>
    </message>
    <message>
        <source>to have the auction reviewed</source>
        <translation>da dobije pregled licitacije</translation>
    </message>
    <message>
        <source>to have part of the auction reviewed</source>
        <translation>da dobije deo pregleda licitacije</translation>
    </message>
    <message>
        <source>to hear a call not heard</source>
        <translation>da čuje govor koji nije čuo</translation>
    </message>
    <message>
        <source>to learn who leads</source>
        <translation>da sazna ko je na ataku</translation>
    </message>
    <message>
        <source>for partner&apos;s sake</source>
        <translation>zbog partnera</translation>
    </message>
    <message>
        <source>to mislead</source>
        <translation>da zavara</translation>
    </message>
    <message>
        <source>his own card</source>
        <translation>sopstvena karta</translation>
    </message>
    <message>
        <source>to consult with partner</source>
        <translation>da se konsultuje sa partnerom</translation>
    </message>
    <message>
        <source>to settle it without the director</source>
        <translation>da se reši bez direktora</translation>
    </message>
    <message>
        <source>a possible revoke</source>
        <translation>mogući renons</translation>
    </message>
    <message>
        <source>the current trick</source>
        <translation>tekući štih</translation>
    </message>
    <message>
        <source>a quitted trick</source>
        <translation>odigrani štih</translation>
    </message>
    <message>
        <source>a card pointed the wrong way</source>
        <translation>pogrešno okrenuta karta</translation>
    </message>
    <message>
        <source>mixed cards</source>
        <translation>pomešane karte</translation>
    </message>
    <message>
        <source>Is the call artificial?</source>
        <translation>Da li je govor veštački?</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Šta znači</translation>
    </message>
    <message>
        <source>Suits it shows</source>
        <translation>Boje koje pokazuje</translation>
    </message>
    <message>
        <source>Did he intend this call?</source>
        <translation>Da li je želeo ovaj govor?</translation>
    </message>
    <message>
        <source>If not, what was it?</source>
        <translation>Ako ne, koji je želeo?</translation>
    </message>
    <message>
        <source>Comparable with the withdrawn call? (2017)</source>
        <translation>Uporediv sa povučenim govorom? (2017)</translation>
    </message>
    <message>
        <source>Same or more precise meaning? (2007)</source>
        <translation>Isto ili preciznije značenje? (2007)</translation>
    </message>
    <message>
        <source>Did he pause for thought before it?</source>
        <translation>Da li je pre toga zastao da razmisli?</translation>
    </message>
    <message>
        <source>Could misinformation have led to it?</source>
        <translation>Da li je uzrok mogla biti pogrešna informacija?</translation>
    </message>
    <message>
        <source>Was it suggested by unauthorised information?</source>
        <translation>Da li ga je sugerisala neovlašćena informacija?</translation>
    </message>
    <message>
        <source>Was the other side damaged?</source>
        <translation>Da li je druga strana oštećena?</translation>
    </message>
    <message>
        <source>Could he have known it might do damage?</source>
        <translation>Da li je mogao da zna da može da nanese štetu?</translation>
    </message>
    <message>
        <source>Was it deliberate?</source>
        <translation>Da li je bilo namerno?</translation>
    </message>
    <message>
        <source>His own misunderstanding?</source>
        <translation>Sopstveno pogrešno razumevanje?</translation>
    </message>
    <message>
        <source>An understanding not disclosed?</source>
        <translation>Neobelodanjen sporazum?</translation>
    </message>
    <message>
        <source>Does he deviate from his system?</source>
        <translation>Da li odstupa od svog sistema?</translation>
    </message>
    <message>
        <source>Was it made in an improper form?</source>
        <translation>Da li je izveden u neispravnom obliku?</translation>
    </message>
    <message>
        <source>Is partner aware of the deviation?</source>
        <translation>Da li partner zna za odstupanje?</translation>
    </message>
    <message>
        <source>Was it unintended?</source>
        <translation>Da li je bilo neželjeno?</translation>
    </message>
    <message>
        <source>Which card showed</source>
        <translation>Koja se karta videla</translation>
    </message>
    <message>
        <source>Does he hold the suit led?</source>
        <translation>Da li ima boju ataka?</translation>
    </message>
    <message>
        <source>Was dummy faced already?</source>
        <translation>Da li je dami već izložen?</translation>
    </message>
    <message>
        <source>At once, without pause?</source>
        <translation>Odmah, bez pauze?</translation>
    </message>
    <message>
        <source>Could partner see its face?</source>
        <translation>Da li je partner mogao da joj vidi lice?</translation>
    </message>
    <message>
        <source>Held as a card that is played?</source>
        <translation>Držana kao karta koja se igra?</translation>
    </message>
    <message>
        <source>Did he mean to claim?</source>
        <translation>Da li je nameravao da izvede zahtev?</translation>
    </message>
    <message>
        <source>About the current trick only?</source>
        <translation>Samo o tekućem štihu?</translation>
    </message>
    <message>
        <source>Did he mean another card, beyond doubt?</source>
        <translation>Da li je nesumnjivo mislio na drugu kartu?</translation>
    </message>
    <message>
        <source>Does he always mean the highest?</source>
        <translation>Da li uvek misli na najvišu?</translation>
    </message>
    <message>
        <source>Do the tricks claimed hold?</source>
        <translation>Da li zahtevani štihovi stoje?</translation>
    </message>
    <message>
        <source>Does no normal play lose them?</source>
        <translation>Da li ih nijedna normalna igra ne gubi?</translation>
    </message>
    <message>
        <source>Is he aware of the trump outstanding?</source>
        <translation>Da li je svestan preostalog aduta?</translation>
    </message>
    <message>
        <source>Does he say that he draws trumps?</source>
        <translation>Da li kaže da izvlači adute?</translation>
    </message>
    <message>
        <source>Does he say that he finesses?</source>
        <translation>Da li kaže da impasira?</translation>
    </message>
    <message>
        <source>The line he states, card by card</source>
        <translation>Linija koju navodi, karta po karta</translation>
    </message>
    <message>
        <source>Is there evidence for it?</source>
        <translation>Ima li dokaza za to?</translation>
    </message>
    <message>
        <source>Does it give the contract away?</source>
        <translation>Da li poklanja kontrakt?</translation>
    </message>
    <message>
        <source>Would another line be irrational?</source>
        <translation>Da li bi druga linija bila iracionalna?</translation>
    </message>
    <message>
        <source>Tricks the claim comes to</source>
        <translation>Štihovi koje zahtev donosi</translation>
    </message>
    <message>
        <source>Would they likely have won more?</source>
        <translation>Da li bi verovatno osvojili više?</translation>
    </message>
    <message>
        <source>Do all four agree?</source>
        <translation>Da li se slažu sva četvorica?</translation>
    </message>
    <message>
        <source>Tricks won already</source>
        <translation>Već osvojeni štihovi</translation>
    </message>
    <message>
        <source>Tricks in dispute</source>
        <translation>Sporni štihovi</translation>
    </message>
    <message>
        <source>Tricks agreed on</source>
        <translation>Dogovoreni štihovi</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Radi čega</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>O čemu je</translation>
    </message>
    <message>
        <source>Is his own card turned face down?</source>
        <translation>Da li je njegova karta okrenuta licem na dole?</translation>
    </message>
    <message>
        <source>Could it suggest a call or play?</source>
        <translation>Da li je mogla da sugeriše govor ili igru?</translation>
    </message>
    <message>
        <source>Is it the director who says it?</source>
        <translation>Da li to kaže direktor?</translation>
    </message>
    <message>
        <source>Can the facts be established?</source>
        <translation>Mogu li se činjenice utvrditi?</translation>
    </message>
    <message>
        <source>Does it fit the hand?</source>
        <translation>Da li odgovara listu?</translation>
    </message>
    <message>
        <source>When it was noticed</source>
        <translation>Kada je primećeno</translation>
    </message>
    <message>
        <source>All four agree</source>
        <translation>Sva četvorica se slažu</translation>
    </message>
    <message>
        <source>It does no harm</source>
        <translation>Ne nanosi štetu</translation>
    </message>
    <message>
        <source>A player saw another&apos;s card</source>
        <translation>Igrač je video tuđu kartu</translation>
    </message>
    <message>
        <source>A card of another pack</source>
        <translation>Karta iz drugog špila</translation>
    </message>
    <message>
        <source>Where the missing card was</source>
        <translation>Gde je bila karta koja nedostaje</translation>
    </message>
    <message>
        <source>Hands that do not hold 13 cards</source>
        <translation>Listovi koji nemaju 13 karata</translation>
    </message>
    <message>
        <source>The wrong board was played</source>
        <translation>Igran je pogrešan bord</translation>
    </message>
    <message>
        <source>Who has cards of another board</source>
        <translation>Ko ima karte iz drugog borda</translation>
    </message>
    <message>
        <source>They have played the board before</source>
        <translation>Već su igrali ovaj bord</translation>
    </message>
    <message>
        <source>The opening lead was faced</source>
        <translation>Izvorni atak je otvoren</translation>
    </message>
    <message>
        <source>Dummy was seen</source>
        <translation>Dami je viđen</translation>
    </message>
    <message>
        <source>Something was overheard</source>
        <translation>Nešto se čulo</translation>
    </message>
    <message>
        <source>Who has shown out of which suit</source>
        <translation>Ko nema koju boju</translation>
    </message>
    <message>
        <source>Declarer&apos;s tricks without it</source>
        <translation>Izvođačevi štihovi bez toga</translation>
    </message>
    <message>
        <source>What the director finds</source>
        <translation>Šta direktor utvrđuje</translation>
    </message>
    <message>
        <source>Tricks won by declarer</source>
        <translation>Štihovi izvođača</translation>
    </message>
    <message>
        <source>Tricks won by declarer in the play</source>
        <translation>Štihovi izvođača u igri</translation>
    </message>
    <message>
        <source>Who won the revoke trick</source>
        <translation>Ko je osvojio renonsni štih</translation>
    </message>
    <message>
        <source>Later tricks of the offenders</source>
        <translation>Kasniji štihovi prekršitelja</translation>
    </message>
    <message>
        <source>A later trick won with the suit</source>
        <translation>Kasniji štih osvojen tom bojom</translation>
    </message>
    <message>
        <source>Scores of North-South</source>
        <translation>Rezultati za Sever-Jug</translation>
    </message>
    <message>
        <source>The own score</source>
        <translation>Sopstveni rezultat</translation>
    </message>
    <message>
        <source>The kind of contest</source>
        <translation>Vrsta takmičenja</translation>
    </message>
    <message>
        <source>Which adjusted score</source>
        <translation>Koji prilagođeni rezultat</translation>
    </message>
    <message>
        <source>Possible outcomes</source>
        <translation>Mogući ishodi</translation>
    </message>
    <message>
        <source>Who is at fault</source>
        <translation>Ko je kriv</translation>
    </message>
    <message>
        <source>Percentages of the session</source>
        <translation>Procenti sa sednice</translation>
    </message>
    <message>
        <source>How the board was fouled</source>
        <translation>Kako je bord postao neispravan</translation>
    </message>
    <message>
        <source>Fault of procedure</source>
        <translation>Greška u postupku</translation>
    </message>
    <message>
        <source>Score of the other table</source>
        <translation>Rezultat drugog stola</translation>
    </message>
    <message>
        <source>Score of this table</source>
        <translation>Rezultat ovog stola</translation>
    </message>
    <message>
        <source>Saved, but LIN cannot hold all of this story.</source>
        <translation>Sačuvano, ali LIN ne može da primi celu ovu priču.</translation>
    </message>
    <message>
        <source>What happened: {events}.</source>
        <translation>Šta se desilo: {events}.</translation>
    </message>
    <message>
        <source>Facts: {facts}.</source>
        <translation>Činjenice: {facts}.</translation>
    </message>
    <message>
        <source>Also: {parts}.</source>
        <translation>Takođe: {parts}.</translation>
    </message>
    <message>
        <source>Keep it as TOML too.</source>
        <translation>Sačuvajte je i kao TOML.</translation>
    </message>
    <message>
        <source>the contract, told without an auction</source>
        <translation>kontrakt, ispričan bez licitacije</translation>
    </message>
    <message>
        <source>the tricks before the story begins</source>
        <translation>štihovi pre početka priče</translation>
    </message>
    <message>
        <source>the scoring</source>
        <translation>obračun</translation>
    </message>
    <message>
        <source>the story in words</source>
        <translation>priča rečima</translation>
    </message>
</context>
<context>
    <name>EditorBar</name>
    <message>
        <source>New</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Otvori...</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sačuvaj</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>Sačuvaj kao...</translation>
    </message>
    <message>
        <source>Export as PBN...</source>
        <translation>Izvezi kao PBN...</translation>
    </message>
    <message>
        <source>Export as LIN...</source>
        <translation>Izvezi kao LIN...</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Opozovi</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponovi</translation>
    </message>
    <message>
        <source>Step Thro&amp;ugh It</source>
        <translation>Korak po korak</translation>
    </message>
    <message>
        <source>Step through this story with the law beside it</source>
        <translation>Prođite kroz ovu priču sa članom pored nje</translation>
    </message>
    <message>
        <source>‹ Situations</source>
        <translation>‹ Situacije</translation>
    </message>
    <message>
        <source>Back to the situations; the story stays as it is</source>
        <translation>Nazad na situacije; priča ostaje kakva je</translation>
    </message>
    <message>
        <source>A story without a title</source>
        <translation>Priča bez naslova</translation>
    </message>
    <message>
        <source>{name} · not saved</source>
        <translation>{name} · nije sačuvano</translation>
    </message>
</context>
<context>
    <name>EditorPanes</name>
    <message>
        <source>Call and &amp;play</source>
        <translation>Go&amp;vor i igra</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Š&amp;ta se dogodilo</translation>
    </message>
    <message>
        <source>Car&amp;ds</source>
        <translation>K&amp;arte</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>P&amp;riča</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Go On with It</source>
        <translation>Nastavi rad na njoj</translation>
    </message>
    <message>
        <source> (and {count} more)</source>
        <translation> (i još {count})</translation>
    </message>
    <message>
        <source>The story cannot be ruled on as it stands ({reason}); undo the last edit.</source>
        <translation>O priči kakva je sada ne može da se presudi ({reason}); opozovite poslednju izmenu.</translation>
    </message>
</context>
<context>
    <name>EntranceBar</name>
    <message>
        <source>&amp;Overview</source>
        <translation>Pre&amp;gled</translation>
    </message>
    <message>
        <source>How much each law changed (Alt+Home)</source>
        <translation>Koliko se koji član promenio (Alt+Home)</translation>
    </message>
    <message>
        <source>&amp;What changed for ...</source>
        <translation>Šta se promenilo &amp;za ...</translation>
    </message>
    <message>
        <source>What changed, by subject (Alt+End)</source>
        <translation>Šta se promenilo, po temama (Alt+End)</translation>
    </message>
    <message>
        <source>Back to the law compared (Esc)</source>
        <translation>Nazad na poređeni član (Esc)</translation>
    </message>
    <message>
        <source>Back to Law {number}</source>
        <translation>Nazad na Član {number}</translation>
    </message>
</context>
<context>
    <name>EventsList</name>
    <message>
        <source>What happened so far</source>
        <translation>Šta se dosad dogodilo</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Promeni</translation>
    </message>
    <message>
        <source>Change this event</source>
        <translation>Promeni ovaj događaj</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Izbriši</translation>
    </message>
    <message>
        <source>Take this event out</source>
        <translation>Ukloni ovaj događaj</translation>
    </message>
    <message>
        <source>Let it happen earlier</source>
        <translation>Neka se dogodi ranije</translation>
    </message>
    <message>
        <source>Let it happen later</source>
        <translation>Neka se dogodi kasnije</translation>
    </message>
    <message>
        <source>At Once</source>
        <translation>Odjednom</translation>
    </message>
    <message>
        <source>Let it and the next happen at the same time, or no longer</source>
        <translation>Neka se ovaj i sledeći dogode istovremeno, ili više ne</translation>
    </message>
</context>
<context>
    <name>EventsModel</name>
    <message>
        <source>The beginning</source>
        <translation>Početak</translation>
    </message>
</context>
<context>
    <name>ExamList</name>
    <message>
        <source>Go On with the Exa&amp;m</source>
        <translation>&amp;Nastavi ispit</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Ispiti</translation>
    </message>
    <message>
        <source>Sit the E&amp;xam</source>
        <translation>Pola&amp;ži ispit</translation>
    </message>
    <message>
        <source>E&amp;dit...</source>
        <translation>Ur&amp;edi...</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>Novi...</translation>
    </message>
    <message>
        <source>Reports of exams</source>
        <translation>Izveštaji o ispitima</translation>
    </message>
    <message>
        <source>No exams have been taken yet.</source>
        <translation>Još niste polagali nijedan ispit.</translation>
    </message>
    <message>
        <source>{name}: {questions}, {minutes}, pass at {mark}%, {book}</source>
        <translation>{name}: {questions}, {minutes}, prolaz {mark}%, {book}</translation>
    </message>
    <message>
        <source>open book</source>
        <translation>otvorena knjiga</translation>
    </message>
    <message>
        <source>closed book</source>
        <translation>zatvorena knjiga</translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <translation>
            <numerusform>%n pitanje</numerusform>
            <numerusform>%n pitanja</numerusform>
            <numerusform>%n pitanja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuta</numerusform>
        </translation>
    </message>
    <message>
        <source>{day} · {name}: {percent}%, {verdict}</source>
        <translation>{day} · {name}: {percent}%, {verdict}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>položen</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>nije položen</translation>
    </message>
</context>
<context>
    <name>ExamPage</name>
    <message>
        <source>&amp;Previous</source>
        <translation>Pre&amp;thodno</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Slede&amp;će</translation>
    </message>
    <message>
        <source>Fl&amp;ag</source>
        <translation>Obe&amp;leži</translation>
    </message>
    <message>
        <source>Mark the question, to come back to it (F)</source>
        <translation>Obeleži pitanje za povratak na njega (F)</translation>
    </message>
    <message>
        <source>&amp;Open the Book</source>
        <translation>Ot&amp;vori knjigu</translation>
    </message>
    <message>
        <source>Hand &amp;In</source>
        <translation>P&amp;redaj</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>&amp;Napusti</translation>
    </message>
    <message>
        <source>The exam is kept; go on with it later (Escape)</source>
        <translation>Ispit se čuva; nastavite kasnije (Escape)</translation>
    </message>
    <message>
        <source>The exam is kept; its report will tell that it was left (Escape)</source>
        <translation>Ispit se čuva; u izveštaju će stajati da je napušten (Escape)</translation>
    </message>
    <message>
        <source>{name} · question {number} of {count}</source>
        <translation>{name} · pitanje {number} od {count}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>preostalo {time}</translation>
    </message>
    <message>
        <source>Hand &amp;in? Without an answer: {count}</source>
        <translation>P&amp;redati? Bez odgovora: {count}</translation>
    </message>
    <message>
        <source>This exam is sat with closed books. You may leave it and go on with it later, but its report will say so.</source>
        <translation>Ovaj ispit se polaže sa zatvorenim knjigama. Možete da ga napustite i nastavite kasnije, ali će to stajati u izveštaju.</translation>
    </message>
    <message>
        <source>Closed Books</source>
        <translation>Zatvorene knjige</translation>
    </message>
    <message>
        <source>This exam is sat with closed books. You may leave it, but its report will say so, and its time goes on.</source>
        <translation>Ovaj ispit se polaže sa zatvorenim knjigama. Možete da ga napustite, ali će to stajati u izveštaju, a vreme teče.</translation>
    </message>
    <message>
        <source>Sta&amp;y</source>
        <translation>&amp;Ostajem</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Izvoz</translation>
    </message>
    <message>
        <source>Also provisions that &amp;moved, split or merged</source>
        <translation>I &amp;premeštene, podeljene ili spojene odredbe</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Izvezi</translation>
    </message>
    <message>
        <source>The editions are not translations of one another: each book was translated from the English text of its own year. Segments may differ in substance.</source>
        <translation>Izdanja nisu prevodi jedno drugog: svaka knjiga je prevedena sa engleskog teksta iz svoje godine. Segmenti mogu suštinski da se razlikuju.</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>Š&amp;ta:</translation>
    </message>
    <message>
        <source>&amp;Part:</source>
        <translation>&amp;Deo:</translation>
    </message>
    <message>
        <source>Editions:</source>
        <translation>Izdanja:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>Fil&amp;e:</source>
        <translation>Datote&amp;ka:</translation>
    </message>
    <message>
        <source>Choose an edition.</source>
        <translation>Izaberite izdanje.</translation>
    </message>
    <message>
        <source>Choose two or three editions.</source>
        <translation>Izaberite dva ili tri izdanja.</translation>
    </message>
    <message>
        <source>A map of alignment has two columns: two editions.</source>
        <translation>Mapa poravnanja ima dve kolone: dva izdanja.</translation>
    </message>
    <message>
        <source>The file exists and will be replaced.</source>
        <translation>Datoteka postoji i biće zamenjena.</translation>
    </message>
</context>
<context>
    <name>ExportProgress</name>
    <message>
        <source>Progress of the export</source>
        <translation>Napredak izvoza</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Otkaži</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Prekini izvoz</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Prikaži u fascikli</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Zatvori ovu poruku</translation>
    </message>
    <message>
        <source>Exporting {file}</source>
        <translation>Izvozi se {file}</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Sačuvano: {file}</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Editions side by side</source>
        <translation>Izdanja jedno pored drugog</translation>
    </message>
    <message>
        <source>Concordance of provisions</source>
        <translation>Konkordanca odredaba</translation>
    </message>
    <message>
        <source>Segments for translators</source>
        <translation>Segmenti za prevodioce</translation>
    </message>
    <message>
        <source>Text of the books</source>
        <translation>Tekst knjiga</translation>
    </message>
    <message>
        <source>TMX translation memory</source>
        <translation>TMX prevodilačka memorija</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV tabela</translation>
    </message>
    <message>
        <source>Map of alignment</source>
        <translation>Mapa poravnanja</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>HTML strana</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF dokument</translation>
    </message>
    <message>
        <source>Akoma Ntoso XML</source>
        <translation>Akoma Ntoso XML</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>JSON podaci</translation>
    </message>
    <message>
        <source>Markdown text</source>
        <translation>Markdown tekst</translation>
    </message>
    <message>
        <source>Laws of Duplicate Bridge: the editions side by side</source>
        <translation>Pravila takmičarskog bridža: izdanja jedno pored drugog</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sadržaj</translation>
    </message>
    <message>
        <source>Underlined signs were lost in print and put back by the editors; what stands in [ ] behind a reference is theirs too.</source>
        <translation>Podvučeni znakovi izgubljeni su u štampi i vratili su ih urednici; njihovo je i ono što stoji u [ ] iza upućivanja.</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Član {number}</translation>
    </message>
</context>
<context>
    <name>FailurePage</name>
    <message>
        <source>The books cannot be read</source>
        <translation>Knjige ne mogu da se pročitaju</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <translation>Poku&amp;šaj ponovo</translation>
    </message>
</context>
<context>
    <name>FeltView</name>
    <message>
        <source>Card table</source>
        <translation>Sto za igru</translation>
    </message>
    <message>
        <source>Card table: {card}, {player}</source>
        <translation>Sto za igru: {card}, {player}</translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>&amp;Browse...</source>
        <translation>P&amp;regledaj...</translation>
    </message>
    <message>
        <source>Name the file.</source>
        <translation>Imenujte datoteku.</translation>
    </message>
    <message>
        <source>This is a folder; name a file in it.</source>
        <translation>Ovo je fascikla; navedite datoteku u njoj.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Takva fascikla ne postoji.</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Izvezi u</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this page</source>
        <translation>Nađi na ovoj strani</translation>
    </message>
    <message>
        <source>Previous (Shift+Enter)</source>
        <translation>Prethodno (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Sledeće (Enter)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zatvori (Esc)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nije nađeno</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} od {1}</translation>
    </message>
</context>
<context>
    <name>ForecastChart</name>
    <message>
        <source>Questions due on the days ahead</source>
        <translation>Pitanja na redu narednih dana</translation>
    </message>
    <message>
        <source>{day}: {count} due</source>
        <translation>{day}: na redu {count}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>danas</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>How well each law is known</source>
        <translation>Koliko se koji član zna</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Pomoć</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Strane pomoći</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Nazad</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>N&amp;apred</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zatvori</translation>
    </message>
    <message>
        <source>{title} · Help</source>
        <translation>{title} · Pomoć</translation>
    </message>
</context>
<context>
    <name>InterfaceSize</name>
    <message>
        <source>A larger window would not fit on this screen.</source>
        <translation>Veći prozor ne bi stao na ovaj ekran.</translation>
    </message>
    <message>
        <source>This is the smallest size.</source>
        <translation>Ovo je najmanja veličina.</translation>
    </message>
    <message>
        <source>When the program starts again, its size will be {size}%.</source>
        <translation>Pri sledećem pokretanju veličina programa biće {size}%.</translation>
    </message>
    <message>
        <source>Start Again Now</source>
        <translation>Pokreni ponovo sada</translation>
    </message>
</context>
<context>
    <name>LawPane</name>
    <message>
        <source>Why, and what follows</source>
        <translation>Zašto, i šta sledi</translation>
    </message>
    <message>
        <source>The three editions side by side</source>
        <translation>Tri izdanja jedno pored drugog</translation>
    </message>
    <message>
        <source>Rows of the law</source>
        <translation>Redovi člana</translation>
    </message>
    <message>
        <source>No further change in this law</source>
        <translation>U ovom članu nema dalje promene</translation>
    </message>
</context>
<context>
    <name>LawView</name>
    <message>
        <source>Law text</source>
        <translation>Tekst člana</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Getting the situations ready ...</source>
        <translation>Situacije se pripremaju ...</translation>
    </message>
    <message>
        <source>What happened? A word, a law, a topic</source>
        <translation>Šta se dogodilo? Reč, član, tema</translation>
    </message>
    <message>
        <source>Look for a situation</source>
        <translation>Potraži situaciju</translation>
    </message>
    <message>
        <source>Order of the situations</source>
        <translation>Redosled situacija</translation>
    </message>
    <message>
        <source>Situations</source>
        <translation>Situacije</translation>
    </message>
    <message>
        <source>Ne&amp;w Story...</source>
        <translation>&amp;Nova priča...</translation>
    </message>
    <message>
        <source>Set up a deal, call and play, and see the ruling</source>
        <translation>Postavite podelu, licitirajte i igrajte, i vidite presudu</translation>
    </message>
    <message>
        <source>&amp;Open File...</source>
        <translation>O&amp;tvori datoteku...</translation>
    </message>
    <message>
        <source>A scenario, a PBN or a LIN file</source>
        <translation>Scenario, PBN ili LIN datoteka</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Poslednje otvarano</translation>
    </message>
    <message numerus="yes">
        <source>%n situations</source>
        <translation>
            <numerusform>%n situacija</numerusform>
            <numerusform>%n situacije</numerusform>
            <numerusform>%n situacija</numerusform>
        </translation>
    </message>
    <message>
        <source>No situation has these words</source>
        <translation>Nijedna situacija nema te reči</translation>
    </message>
</context>
<context>
    <name>LitLawView</name>
    <message>
        <source>The law that decides</source>
        <translation>Član koji odlučuje</translation>
    </message>
</context>
<context>
    <name>LoadingPage</name>
    <message>
        <source>Opening the books</source>
        <translation>Knjige se otvaraju</translation>
    </message>
    <message>
        <source>They are read once and remembered: the next start is quicker.</source>
        <translation>Čitaju se jednom i pamte: sledeće pokretanje je brže.</translation>
    </message>
    <message>
        <source>The books are being read</source>
        <translation>Knjige se čitaju</translation>
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
        <translation>Knjige se pripremaju za pretragu</translation>
    </message>
    <message>
        <source>This takes a few seconds, once. Your search is answered as soon as it can be.</source>
        <translation>Ovo traje nekoliko sekundi, jednom. Odgovor na vašu pretragu stiže čim bude moguće.</translation>
    </message>
    <message>
        <source>There is no filter “{typed}”</source>
        <translation>Filter „{typed}“ ne postoji</translation>
    </message>
    <message>
        <source>The filters are:</source>
        <translation>Filteri su:</translation>
    </message>
    <message>
        <source>The laws are {first} to {last}; a part of one is typed like 27B1(a).</source>
        <translation>Članovi su od {first} do {last}; deo člana upisuje se kao 27B1(a).</translation>
    </message>
    <message>
        <source>Looked for:</source>
        <translation>Traženo:</translation>
    </message>
    <message>
        <source>Only some of the books or kinds of places were searched.</source>
        <translation>Pretražene su samo neke knjige ili vrste mesta.</translation>
    </message>
    <message>
        <source>Try the beginning of the word with an asterisk (взят*), a term of any of the languages, or the number of a law.</source>
        <translation>Probajte početak reči sa zvezdicom (взят*), termin na bilo kom od jezika ili broj člana.</translation>
    </message>
    <message>
        <source>Nothing found for “{words}”</source>
        <translation>Za „{words}“ nije nađeno ništa</translation>
    </message>
    <message>
        <source>Search Everything</source>
        <translation>Pretraži sve</translation>
    </message>
    <message>
        <source>in {language}, {why}: {words}</source>
        <translation>na jeziku: {language}, {why}: {words}</translation>
    </message>
    <message>
        <source>Getting the questions ready ...</source>
        <translation>Pitanja se pripremaju ...</translation>
    </message>
    <message>
        <source>They are made from the books, the termbase and the situations.</source>
        <translation>Sastavljaju se iz knjiga, baze termina i situacija.</translation>
    </message>
    <message>
        <source>Choosing questions ...</source>
        <translation>Biraju se pitanja ...</translation>
    </message>
    <message>
        <source>There is nothing to be asked here</source>
        <translation>Ovde nema šta da se pita</translation>
    </message>
    <message>
        <source>No question fits all these wishes, or no law is weak yet. Leave one of the wishes out, or answer some other questions first.</source>
        <translation>Nijedno pitanje ne odgovara svim ovim željama, ili nijedan član još nije slab. Izostavite neku želju ili prvo odgovorite na druga pitanja.</translation>
    </message>
    <message>
        <source>&amp;Back to the Quiz</source>
        <translation>&amp;Nazad na kviz</translation>
    </message>
    <message>
        <source>Go &amp;On with It</source>
        <translation>N&amp;astavi ga</translation>
    </message>
    <message>
        <source>G&amp;ive It Up, and Begin the Other</source>
        <translation>&amp;Odustani i počni drugi</translation>
    </message>
    <message>
        <source>An exam is unfinished</source>
        <translation>Jedan ispit nije završen</translation>
    </message>
    <message numerus="yes">
        <source>{name} is not handed in yet: {answered} of %n questions have an answer. If you begin another exam, it is given up.</source>
        <translation>
            <numerusform>Ispit {name} još nije predat: odgovoreno je na {answered} od %n pitanja. Ako počnete drugi, od ovog se odustaje.</numerusform>
            <numerusform>Ispit {name} još nije predat: odgovoreno je na {answered} od %n pitanja. Ako počnete drugi, od ovog se odustaje.</numerusform>
            <numerusform>Ispit {name} još nije predat: odgovoreno je na {answered} od %n pitanja. Ako počnete drugi, od ovog se odustaje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n answers were right, in {time}.</source>
        <translation>
            <numerusform>Tačno {right} od %n odgovora, za {time}.</numerusform>
            <numerusform>Tačno {right} od %n odgovora, za {time}.</numerusform>
            <numerusform>Tačno {right} od %n odgovora, za {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was wrong will be asked again when it is due.</source>
        <translation>Ono što je bilo netačno pitaće se ponovo kada dođe na red.</translation>
    </message>
    <message>
        <source>Every answer was right.</source>
        <translation>Svaki odgovor je bio tačan.</translation>
    </message>
    <message>
        <source>&amp;Practise What Was Wrong</source>
        <translation>&amp;Vežbaj što je bilo netačno</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistika</translation>
    </message>
    <message>
        <source>The session is over</source>
        <translation>Sesija je završena</translation>
    </message>
    <message>
        <source>{path} was written by a newer version of the program and is left as it is. Install the newer version.</source>
        <translation>{path} je zapisala novija verzija programa i ostaje kakav je. Instalirajte noviju verziju.</translation>
    </message>
    <message>
        <source>This cannot be done</source>
        <translation>To ne može da se uradi</translation>
    </message>
    <message>
        <source>Ba&amp;ck</source>
        <translation>Na&amp;zad</translation>
    </message>
    <message>
        <source>Start &amp;Anew</source>
        <translation>Po&amp;čni iznova</translation>
    </message>
    <message>
        <source>&amp;Restore the Backup</source>
        <translation>Vrati &amp;rezervnu kopiju</translation>
    </message>
    <message>
        <source>{path} is damaged ({reason}). The newest good backup is {backup}. Restore it, or start anew; the damaged file is kept aside.</source>
        <translation>{path} je oštećen ({reason}). Najnovija ispravna rezervna kopija je {backup}. Vratite je ili počnite iznova; oštećena datoteka se čuva sa strane.</translation>
    </message>
    <message>
        <source>{path} is damaged ({reason}), and there is no good backup. Start anew; the damaged file is kept aside.</source>
        <translation>{path} je oštećen ({reason}), a ispravne rezervne kopije nema. Počnite iznova; oštećena datoteka se čuva sa strane.</translation>
    </message>
    <message>
        <source>Your progress cannot be read</source>
        <translation>Vaš napredak ne može da se pročita</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>prazan je</translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation>nema ga</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Note · {place}</source>
        <translation>Beleška · {place}</translation>
    </message>
    <message>
        <source>What you type is kept by itself. Ctrl+Enter or Esc closes.</source>
        <translation>Što upišete čuva se samo. Ctrl+Enter ili Esc zatvara.</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Vaša beleška</translation>
    </message>
    <message>
        <source>Write what you want to remember here.</source>
        <translation>Upišite ovde ono što želite da zapamtite.</translation>
    </message>
    <message>
        <source>Put Back as It Was</source>
        <translation>Vrati kako je bilo</translation>
    </message>
    <message>
        <source>Too long: only the first {number} characters are kept.</source>
        <translation>Predugo: čuva se samo prvih {number} znakova.</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>this place is not in the book any more</source>
        <translation>tog mesta više nema u knjizi</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Važno</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pitanje</translation>
    </message>
    <message>
        <source>To learn</source>
        <translation>Za učenje</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Obeleživač</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Beleška</translation>
    </message>
    <message>
        <source>these words are not in the text any more</source>
        <translation>tih reči više nema u tekstu</translation>
    </message>
    <message>
        <source>My notes on the Laws</source>
        <translation>Moje beleške o Pravilima</translation>
    </message>
    <message>
        <source>This place is not in the book any more.</source>
        <translation>Tog mesta više nema u knjizi.</translation>
    </message>
</context>
<context>
    <name>NotebookController</name>
    <message>
        <source>Export My Notes</source>
        <translation>Izvoz mojih beležaka</translation>
    </message>
    <message>
        <source>Markdown (*.md);;All files (*)</source>
        <translation>Markdown (*.md);;Sve datoteke (*)</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Sačuvano: {file}</translation>
    </message>
    <message>
        <source>Bookmarked: {place}</source>
        <translation>Obeleženo: {place}</translation>
    </message>
    <message>
        <source>The arrows move the caret, with Shift they select; Escape ends it.</source>
        <translation>Strelice pomeraju kursor, sa Shift označavaju; Escape završava.</translation>
    </message>
    <message>
        <source>Select words of the law text first (F4: by the keyboard).</source>
        <translation>Prvo označite reči teksta člana (F4: tastaturom).</translation>
    </message>
    <message>
        <source>Highlighted: {kind}</source>
        <translation>Istaknuto: {kind}</translation>
    </message>
    <message>
        <source>Select highlighted words, or click into them, first.</source>
        <translation>Prvo označite istaknute reči ili kliknite u njih.</translation>
    </message>
    <message>
        <source>Your last notes could not be saved: {reason}

Save all notes in another file, or close without them?</source>
        <translation>Vaše poslednje beleške nisu mogle da se sačuvaju: {reason}

Sačuvati sve beleške u drugoj datoteci ili zatvoriti bez njih?</translation>
    </message>
    <message>
        <source>Notes Not Saved</source>
        <translation>Beleške nisu sačuvane</translation>
    </message>
</context>
<context>
    <name>NotebookDialog</name>
    <message>
        <source>My Notes</source>
        <translation>Moje beleške</translation>
    </message>
    <message>
        <source>Search my notes</source>
        <translation>Pretraži moje beleške</translation>
    </message>
    <message>
        <source>Search in notes, highlighted words and places</source>
        <translation>Traži u beleškama, istaknutim rečima i mestima</translation>
    </message>
    <message>
        <source>Bookmarks, notes and highlights</source>
        <translation>Obeleživači, beleške i isticanja</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otvori</translation>
    </message>
    <message>
        <source>&amp;Change...</source>
        <translation>&amp;Promeni...</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Ukloni</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Opo&amp;zovi</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Izvezi...</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Štampaj...</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Z&amp;atvori</translation>
    </message>
    <message>
        <source>Nothing is here yet. Ctrl+D marks the place you are reading, Ctrl+Shift+N writes a note on it, Ctrl+H highlights the words you have selected.</source>
        <translation>Ovde još nema ničega. Ctrl+D obeležava mesto koje čitate, Ctrl+Shift+N piše belešku uz njega, Ctrl+H ističe reči koje ste označili.</translation>
    </message>
    <message>
        <source>No entry has all these words.</source>
        <translation>Nijedna stavka nema sve te reči.</translation>
    </message>
    <message>
        <source>Entries: {number}</source>
        <translation>Stavki: {number}</translation>
    </message>
</context>
<context>
    <name>NotebookNotice</name>
    <message>
        <source>Removed from your notes: {number}</source>
        <translation>Uklonjeno iz beležaka: {number}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Opozovi</translation>
    </message>
    <message>
        <source>Your notes cannot be read: {reason}</source>
        <translation>Vaše beleške ne mogu da se pročitaju: {reason}</translation>
    </message>
    <message>
        <source>Your notes are not saved yet: {reason}</source>
        <translation>Vaše beleške još nisu sačuvane: {reason}</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Pokušaj ponovo</translation>
    </message>
    <message>
        <source>Notes that cannot be shown, but stay in the file: {number} ({first})</source>
        <translation>Beleške koje ne mogu da se prikažu, ali ostaju u datoteci: {number} ({first})</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Zatvori ovu poruku</translation>
    </message>
</context>
<context>
    <name>NumberStrip</name>
    <message>
        <source>answered</source>
        <translation>odgovoreno</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>još bez odgovora</translation>
    </message>
</context>
<context>
    <name>NumberedLines</name>
    <message>
        <source>Lines of the source document</source>
        <translation>Redovi izvornog dokumenta</translation>
    </message>
</context>
<context>
    <name>ObligationMarks</name>
    <message>
        <source>Words of obligation:</source>
        <translation>Reči obaveze:</translation>
    </message>
</context>
<context>
    <name>OnThisLawPanel</name>
    <message>
        <source>On this law</source>
        <translation>O ovom članu</translation>
    </message>
    <message>
        <source>Other editions</source>
        <translation>Ostala izdanja</translation>
    </message>
    <message>
        <source>On the laws</source>
        <translation>O Pravilima</translation>
    </message>
    <message>
        <source>Not in the Laws of {0}</source>
        <translation>Nema u pravilima iz {0}. godine</translation>
    </message>
    <message>
        <source>Not defined in the Laws of {0}</source>
        <translation>Nije definisano u pravilima iz {0}. godine</translation>
    </message>
    <message>
        <source>Nearest place:</source>
        <translation>Najbliže mesto:</translation>
    </message>
    <message>
        <source>Beginning of the book:</source>
        <translation>Početak knjige:</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definicije</translation>
    </message>
    <message>
        <source>Same number:</source>
        <translation>Isti broj:</translation>
    </message>
    <message>
        <source>Cited by ({0})</source>
        <translation>Navodi se u ({0})</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Fusnote</translation>
    </message>
    <message>
        <source>Commentary</source>
        <translation>Komentar</translation>
    </message>
    <message>
        <source>Source lines</source>
        <translation>Redovi izvora</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Prava</translation>
    </message>
    <message>
        <source>My notes</source>
        <translation>Moje beleške</translation>
    </message>
</context>
<context>
    <name>OrderingList</name>
    <message>
        <source>Press the numbers in the right order, then Enter; a number once more takes it back.</source>
        <translation>Pritisnite brojeve pravim redom, pa Enter; isti broj još jednom ga vraća.</translation>
    </message>
    <message>
        <source>▸ step {number}</source>
        <translation>▸ korak {number}</translation>
    </message>
    <message>
        <source>step {number}. {why}</source>
        <translation>korak {number}. {why}</translation>
    </message>
</context>
<context>
    <name>OverviewModel</name>
    <message>
        <source>Law</source>
        <translation>Član</translation>
    </message>
    <message>
        <source>{step}: rows changed</source>
        <translation>{step}: promenjenih redova</translation>
    </message>
</context>
<context>
    <name>OverviewView</name>
    <message>
        <source>How much each law changed</source>
        <translation>Koliko se koji član promenio</translation>
    </message>
</context>
<context>
    <name>OwnText</name>
    <message>
        <source>only in {year}</source>
        <translation>samo u {year}</translation>
    </message>
    <message>
        <source>only in your text</source>
        <translation>samo u vašem tekstu</translation>
    </message>
    <message>
        <source>no words of its own</source>
        <translation>bez sopstvenih reči</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>uporedo</translation>
    </message>
    <message>
        <source>Refers to {value}: there is no such place in {year}</source>
        <translation>Upućuje na {value}: u {year} nema takvog mesta</translation>
    </message>
    <message>
        <source>Number {value} in your text, not in {year}</source>
        <translation>Broj {value} u vašem tekstu, a ne i u {year}</translation>
    </message>
    <message>
        <source>Number {value} in {year}, not in your text</source>
        <translation>Broj {value} u {year}, a ne i u vašem tekstu</translation>
    </message>
    <message>
        <source>Refers to Law {value} in your text, not in {year}</source>
        <translation>Upućuje na Član {value} u vašem tekstu, a ne i u {year}</translation>
    </message>
    <message>
        <source>Refers to Law {value} in {year}, not in your text</source>
        <translation>Upućuje na Član {value} u {year}, a ne i u vašem tekstu</translation>
    </message>
    <message>
        <source>Obligation “{value}” in your text, not in {year}</source>
        <translation>Obaveza „{value}“ u vašem tekstu, a ne i u {year}</translation>
    </message>
    <message>
        <source>Obligation “{value}” in {year}, not in your text</source>
        <translation>Obaveza „{value}“ u {year}, a ne i u vašem tekstu</translation>
    </message>
    <message>
        <source>likely a change of edition</source>
        <translation>verovatno promena izdanja</translation>
    </message>
    <message>
        <source>perhaps only translation</source>
        <translation>možda samo prevod</translation>
    </message>
    <message>
        <source>– not in {year}</source>
        <translation>– ne postoji u {year}</translation>
    </message>
    <message>
        <source>– not found in your text</source>
        <translation>– nije nađeno u vašem tekstu</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>red {line}</translation>
    </message>
    <message>
        <source>lines {first}-{last}</source>
        <translation>redovi {first}-{last}</translation>
    </message>
    <message>
        <source>number counted by the list</source>
        <translation>broj određen po spisku</translation>
    </message>
    <message>
        <source>Nothing in this law differs. Untick “Only differences” to read it all.</source>
        <translation>U ovom članu se ništa ne razlikuje. Isključite „Samo razlike“ da pročitate sve.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Gde</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Šta</translation>
    </message>
    <message>
        <source>Words in no provision</source>
        <translation>Reči ni u jednoj odredbi</translation>
    </message>
    <message>
        <source>Every line was understood.</source>
        <translation>Svaki red je shvaćen.</translation>
    </message>
    <message>
        <source>same words</source>
        <translation>iste reči</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>običan tekst</translation>
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
        <translation>kažu prvi bajtovi</translation>
    </message>
    <message>
        <source>declared in the file</source>
        <translation>navedeno u datoteci</translation>
    </message>
    <message>
        <source>valid from end to end</source>
        <translation>važeće od početka do kraja</translation>
    </message>
    <message>
        <source>guessed from the letters</source>
        <translation>pogođeno po slovima</translation>
    </message>
    <message>
        <source>Understood: laws {laws}, provisions {provisions}.</source>
        <translation>Shvaćenih članova: {laws}, odredaba: {provisions}.</translation>
    </message>
    <message>
        <source>{share} of the characters are words of laws.</source>
        <translation>{share} znakova su reči članova.</translation>
    </message>
    <message>
        <source>Characters left out: {parts}.</source>
        <translation>Izostavljeni znakovi: {parts}.</translation>
    </message>
    <message>
        <source>The language is that of the book beside it: words are compared one by one.</source>
        <translation>Jezik je isti kao u knjizi pored: reči se porede jedna po jedna.</translation>
    </message>
    <message>
        <source>The language ({code}) is not that of the book beside it: numbers and references are compared, words stand side by side.</source>
        <translation>Jezik ({code}) nije jezik knjige pored: porede se brojevi i upućivanja, reči stoje uporedo.</translation>
    </message>
    <message>
        <source>The language is not known: numbers and references are compared, words stand side by side.</source>
        <translation>Jezik nije poznat: porede se brojevi i upućivanja, reči stoje uporedo.</translation>
    </message>
    <message>
        <source>You say it is of {year}; its numbering agrees with {shares}.</source>
        <translation>Kažete da je iz {year}; numeracija se slaže sa {shares}.</translation>
    </message>
    <message>
        <source>By its numbering it is of {year} ({shares}).</source>
        <translation>Po numeraciji je iz {year} ({shares}).</translation>
    </message>
    <message>
        <source>Its numbering does not tell the editions apart; {year} is assumed ({shares}).</source>
        <translation>Numeracija ne razlikuje izdanja; pretpostavlja se {year} ({shares}).</translation>
    </message>
    <message>
        <source>Law missing</source>
        <translation>Član nedostaje</translation>
    </message>
    <message>
        <source>No edition has a law of this number</source>
        <translation>Nijedno izdanje nema član s tim brojem</translation>
    </message>
    <message>
        <source>Law a second time, not compared</source>
        <translation>Član po drugi put, ne poredi se</translation>
    </message>
    <message>
        <source>Jumbled pages, read in the order of their numbers</source>
        <translation>Ispreturane strane, čitane redom brojeva</translation>
    </message>
    <message>
        <source>Law out of order</source>
        <translation>Član van redosleda</translation>
    </message>
    <message>
        <source>Law without words</source>
        <translation>Član bez reči</translation>
    </message>
    <message>
        <source>Odd label</source>
        <translation>Neobična oznaka</translation>
    </message>
    <message>
        <source>Labels missing before this one</source>
        <translation>Pre ove oznake nedostaju druge</translation>
    </message>
    <message>
        <source>List of contents, not compared</source>
        <translation>Spisak sadržaja, ne poredi se</translation>
    </message>
    <message>
        <source>Outside the laws, not compared</source>
        <translation>Van članova, ne poredi se</translation>
    </message>
    <message>
        <source>Note, not compared</source>
        <translation>Napomena, ne poredi se</translation>
    </message>
    <message>
        <source>Damaged characters</source>
        <translation>Oštećeni znakovi</translation>
    </message>
    <message>
        <source>markup</source>
        <translation>oznake za uređivanje</translation>
    </message>
    <message>
        <source>border</source>
        <translation>okvir</translation>
    </message>
    <message>
        <source>page numbers</source>
        <translation>brojevi strana</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>linije</translation>
    </message>
    <message>
        <source>hyphens at ends of lines</source>
        <translation>crtice na kraju reda</translation>
    </message>
    <message>
        <source>footnote marks</source>
        <translation>oznake fusnota</translation>
    </message>
    <message>
        <source>repeated titles</source>
        <translation>ponovljeni naslovi</translation>
    </message>
    <message>
        <source>scripts, styles and embedded pages, never run</source>
        <translation>skripte, stilovi i umetnute strane, nikada se ne izvršavaju</translation>
    </message>
</context>
<context>
    <name>OwnTextBar</name>
    <message>
        <source>Law compared</source>
        <translation>Poređeni član</translation>
    </message>
    <message>
        <source>Edition your text is of</source>
        <translation>Izdanje kome pripada vaš tekst</translation>
    </message>
    <message>
        <source>Edition it is compared with</source>
        <translation>Izdanje sa kojim se poredi</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>Samo &amp;razlike</translation>
    </message>
    <message>
        <source>What Was &amp;Understood</source>
        <translation>Š&amp;ta je shvaćeno</translation>
    </message>
    <message>
        <source>Previous difference (Alt+Up)</source>
        <translation>Prethodna razlika (Alt+Up)</translation>
    </message>
    <message>
        <source>Next difference (Alt+Down)</source>
        <translation>Sledeća razlika (Alt+Down)</translation>
    </message>
    <message>
        <source>Your text is of</source>
        <translation>Vaš tekst je iz</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>poredi se sa</translation>
    </message>
    <message>
        <source>{year}, by its numbering</source>
        <translation>{year}, po numeraciji</translation>
    </message>
    <message>
        <source>same</source>
        <translation>isto</translation>
    </message>
    <message numerus="yes">
        <source>%n rows differ</source>
        <translation>
            <numerusform>razlikuje se %n red</numerusform>
            <numerusform>razlikuju se %n reda</numerusform>
            <numerusform>razlikuje se %n redova</numerusform>
        </translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Član {number}</translation>
    </message>
    <message>
        <source>To the Co&amp;mparison</source>
        <translation>Na poređe&amp;nje</translation>
    </message>
</context>
<context>
    <name>OwnTextList</name>
    <message>
        <source>Your texts</source>
        <translation>Vaši tekstovi</translation>
    </message>
    <message>
        <source>Open &amp;a Text...</source>
        <translation>&amp;Otvori tekst...</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Pr&amp;eimenuj</translation>
    </message>
    <message>
        <source>Give the text another name (F2)</source>
        <translation>Daj tekstu drugo ime (F2)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ukloni</translation>
    </message>
    <message>
        <source>Take the text away; its own file stays (Del)</source>
        <translation>Ukloni tekst; sama datoteka ostaje (Del)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Opozo&amp;vi</translation>
    </message>
    <message>
        <source>“{name}” is removed.</source>
        <translation>„{name}“ je uklonjen.</translation>
    </message>
</context>
<context>
    <name>OwnTextPane</name>
    <message>
        <source>Your text beside the book</source>
        <translation>Vaš tekst pored knjige</translation>
    </message>
</context>
<context>
    <name>OwnTextWaiting</name>
    <message>
        <source>Progress of reading</source>
        <translation>Napredak čitanja</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Otkaži</translation>
    </message>
    <message>
        <source>Open a text of the Laws of your own - plain text, Markdown or HTML, any edition, any language - or drop it here. It is compared with the books and stays in your own folder.</source>
        <translation>Otvorite sopstveni tekst Pravila - običan tekst, Markdown ili HTML, bilo koje izdanje, bilo koji jezik - ili ga prevucite ovamo. Poredi se sa knjigama i ostaje u vašoj fascikli.</translation>
    </message>
    <message>
        <source>Reading {file} ...</source>
        <translation>Čita se {file} ...</translation>
    </message>
</context>
<context>
    <name>OwnTextsView</name>
    <message>
        <source>Open a Text of Your Own</source>
        <translation>Otvaranje sopstvenog teksta</translation>
    </message>
    <message>
        <source>Texts (*.txt *.text *.md *.markdown *.html *.htm *.xhtml);;All files (*)</source>
        <translation>Tekstovi (*.txt *.text *.md *.markdown *.html *.htm *.xhtml);;Sve datoteke (*)</translation>
    </message>
    <message>
        <source>Kept in your own folder: {name}</source>
        <translation>Sačuvano u vašoj fascikli: {name}</translation>
    </message>
</context>
<context>
    <name>PartChoice</name>
    <message>
        <source>One law</source>
        <translation>Jedan član</translation>
    </message>
    <message>
        <source>Chapter {number}: {title}</source>
        <translation>Poglavlje {number}: {title}</translation>
    </message>
    <message>
        <source>All laws</source>
        <translation>Svi članovi</translation>
    </message>
    <message>
        <source>Number of the law</source>
        <translation>Broj člana</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Definition: {term}</source>
        <translation>Definicija: {term}</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definicija</translation>
    </message>
    <message>
        <source>Commentary {number}</source>
        <translation>Komentar {number}</translation>
    </message>
    <message>
        <source>{place} ({year})</source>
        <translation>{place} ({year})</translation>
    </message>
    <message>
        <source>Preliminaries</source>
        <translation>Uvod</translation>
    </message>
    <message>
        <source>Preparation and Progression</source>
        <translation>Priprema i tok</translation>
    </message>
    <message>
        <source>Irregularities in General</source>
        <translation>Opšta pravila koja regulišu nepravilnosti</translation>
    </message>
    <message>
        <source>The Auction</source>
        <translation>Licitacija</translation>
    </message>
    <message>
        <source>The Play</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Proprieties</source>
        <translation>Norme ponašanja</translation>
    </message>
    <message>
        <source>The Score</source>
        <translation>Obračun</translation>
    </message>
    <message>
        <source>Tournament Sponsorship</source>
        <translation>Organizacija turnira</translation>
    </message>
    <message>
        <source>Tournament Director</source>
        <translation>Direktor turnira</translation>
    </message>
    <message>
        <source>Appeals</source>
        <translation>Žalbe</translation>
    </message>
    <message>
        <source>Preface</source>
        <translation>Predgovor</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>Uvod</translation>
    </message>
    <message>
        <source>Scope of the Laws</source>
        <translation>Delokrug pravila</translation>
    </message>
    <message>
        <source>Subject index</source>
        <translation>Predmetni registar</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definicije</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Hands seen</source>
        <translation>Vidljivi listovi</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Brzina</translation>
    </message>
    <message>
        <source>&amp;Move cards</source>
        <translation>Pom&amp;eranje karata</translation>
    </message>
    <message>
        <source>Let cards be seen moving to the table</source>
        <translation>Neka se vidi kako karte prelaze na sto</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Na početak (Home)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Jedan korak nazad (Left)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Pusti ili zaustavi (Space)</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>Jedan korak napred (Right)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Na kraj (End)</translation>
    </message>
    <message>
        <source>To the irregularity (I)</source>
        <translation>Na nepravilnost (I)</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Svi listovi</translation>
    </message>
    <message>
        <source>Dummy only</source>
        <translation>Samo dami</translation>
    </message>
    <message>
        <source>Hands hidden</source>
        <translation>Skriveni listovi</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Veoma sporo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Sporo</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Brzo</translation>
    </message>
    <message>
        <source>Very quick</source>
        <translation>Veoma brzo</translation>
    </message>
</context>
<context>
    <name>PracticeForm</name>
    <message>
        <source>any edition</source>
        <translation>bilo koje izdanje</translation>
    </message>
    <message>
        <source>any law</source>
        <translation>bilo koji član</translation>
    </message>
    <message>
        <source>Law {law}</source>
        <translation>Član {law}</translation>
    </message>
    <message>
        <source>all kinds but drills</source>
        <translation>sve vrste osim vežbi</translation>
    </message>
    <message>
        <source>Drill: {kind}</source>
        <translation>Vežba: {kind}</translation>
    </message>
    <message>
        <source>&amp;Only what changed from the edition before</source>
        <translation>Samo &amp;što se promenilo od prethodnog izdanja</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Vežbaj</translation>
    </message>
    <message>
        <source>My &amp;Weak Laws</source>
        <translation>Moji sl&amp;abi članovi</translation>
    </message>
    <message>
        <source>Edition:</source>
        <translation>Izdanje:</translation>
    </message>
    <message>
        <source>Topic:</source>
        <translation>Tema:</translation>
    </message>
    <message>
        <source>Chapter:</source>
        <translation>Poglavlje:</translation>
    </message>
    <message>
        <source>Law:</source>
        <translation>Član:</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>Vrsta:</translation>
    </message>
    <message>
        <source>Questions:</source>
        <translation>Pitanja:</translation>
    </message>
    <message>
        <source>any topic</source>
        <translation>bilo koja tema</translation>
    </message>
    <message>
        <source>{number} {title} ({first}-{last})</source>
        <translation>{number} {title} ({first}-{last})</translation>
    </message>
    <message>
        <source>any chapter</source>
        <translation>bilo koje poglavlje</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>&amp;Answer</source>
        <translation>&amp;Odgovori</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ha&amp;rd</source>
        <translation>&amp;Teško</translation>
    </message>
    <message>
        <source>It came hard (H)</source>
        <translation>Bilo je teško (H)</translation>
    </message>
    <message>
        <source>Eas&amp;y</source>
        <translation>&amp;Lako</translation>
    </message>
    <message>
        <source>It came at once (E)</source>
        <translation>Išlo je odmah (E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Opo&amp;zovi</translation>
    </message>
    <message>
        <source>Take the last answer back (U)</source>
        <translation>Povuci poslednji odgovor (U)</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Obele&amp;ži</translation>
    </message>
    <message>
        <source>Mark the question for later (F)</source>
        <translation>Obeleži pitanje za kasnije (F)</translation>
    </message>
    <message>
        <source>As&amp;k Under Another Edition</source>
        <translation>Pitaj po d&amp;rugom izdanju</translation>
    </message>
    <message>
        <source>The same question is asked under other Laws at the end of the session</source>
        <translation>Isto pitanje se na kraju sesije postavlja po drugim Pravilima</translation>
    </message>
    <message>
        <source>How did it come?</source>
        <translation>Kako je išlo?</translation>
    </message>
    <message>
        <source>Ne&amp;xt Question</source>
        <translation>Slede&amp;će pitanje</translation>
    </message>
    <message>
        <source>Summ&amp;ary</source>
        <translation>Pre&amp;gled</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Stop the clock and cover the question (P)</source>
        <translation>Zaustavi sat i pokrij pitanje (P)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Kraj</translation>
    </message>
    <message>
        <source>End the session; every answer is kept (Escape)</source>
        <translation>Završi sesiju; svaki odgovor se čuva (Escape)</translation>
    </message>
    <message>
        <source>Question {number} of {count} · {right} right</source>
        <translation>Pitanje {number} od {count} · tačnih {right}</translation>
    </message>
    <message>
        <source>Question {number} of {count}, asked again · {right} right</source>
        <translation>Pitanje {number} od {count}, ponovo · tačnih {right}</translation>
    </message>
    <message>
        <source>Paused: the clock stands still.</source>
        <translation>Pauza: sat stoji.</translation>
    </message>
    <message>
        <source>Go &amp;On</source>
        <translation>&amp;Nastavi</translation>
    </message>
    <message>
        <source>Another answer was given since: this one stays as it is.</source>
        <translation>Otada je dat drugi odgovor: ovaj ostaje kakav je.</translation>
    </message>
    <message>
        <source>The answer to this question is not known under those Laws.</source>
        <translation>Odgovor na ovo pitanje po tim Pravilima nije poznat.</translation>
    </message>
    <message>
        <source>It is asked under the Laws of {year} at the end of the session.</source>
        <translation>Na kraju sesije postavlja se po Pravilima iz {year}. godine.</translation>
    </message>
</context>
<context>
    <name>PracticePane</name>
    <message>
        <source>&amp;Closed book</source>
        <translation>&amp;Zatvorena knjiga</translation>
    </message>
    <message>
        <source>Hide the law until the question is answered</source>
        <translation>Sakrij član dok se ne odgovori na pitanje</translation>
    </message>
    <message>
        <source>&amp;Once More</source>
        <translation>Jo&amp;š jednom</translation>
    </message>
    <message>
        <source>Working out the questions ...</source>
        <translation>Pitanja se pripremaju ...</translation>
    </message>
    <message>
        <source>&amp;Answer</source>
        <translation>&amp;Odgovori</translation>
    </message>
    <message>
        <source>Question {number} of {count} · {kind}</source>
        <translation>Pitanje {number} od {count} · {kind}</translation>
    </message>
    <message>
        <source>Several answers may be right: press their numbers, then Enter.</source>
        <translation>Može biti tačno više odgovora: pritisnite njihove brojeve, pa Enter.</translation>
    </message>
    <message>
        <source>Press the number of your answer, then Enter.</source>
        <translation>Pritisnite broj odgovora, pa Enter.</translation>
    </message>
    <message>
        <source>Right. The words that decide are lit.</source>
        <translation>Tačno. Reči koje odlučuju su istaknute.</translation>
    </message>
    <message>
        <source>Not right. Press an answer to see its words in the book.</source>
        <translation>Nije tačno. Pritisnite odgovor da vidite njegove reči u knjizi.</translation>
    </message>
    <message>
        <source>Summ&amp;ary</source>
        <translation>Pre&amp;gled</translation>
    </message>
    <message>
        <source>Ne&amp;xt Question</source>
        <translation>S&amp;ledeće pitanje</translation>
    </message>
    <message>
        <source>✓ right: {because}</source>
        <translation>✓ tačno: {because}</translation>
    </message>
    <message>
        <source>✗ wrong: {because}</source>
        <translation>✗ netačno: {because}</translation>
    </message>
    <message>
        <source>! missed: {because}</source>
        <translation>! propušteno: {because}</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Pregled</translation>
    </message>
    <message>
        <source>There is nothing to be asked about this story.</source>
        <translation>O ovoj priči nema šta da se pita.</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n questions answered correctly</source>
        <translation>
            <numerusform>Tačno odgovoreno: {right} od %n pitanja</numerusform>
            <numerusform>Tačno odgovoreno: {right} od %n pitanja</numerusform>
            <numerusform>Tačno odgovoreno: {right} od %n pitanja</numerusform>
        </translation>
    </message>
    <message>
        <source>Step &amp;Through the Story</source>
        <translation>Kr&amp;oz priču po koracima</translation>
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
        <translation>Sastavljanje ispita</translation>
    </message>
    <message>
        <source>The book may be &amp;opened</source>
        <translation>Knjiga sme da se &amp;otvori</translation>
    </message>
    <message>
        <source>Clear the &amp;Topics</source>
        <translation>&amp;Isprazni teme</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Naziv:</translation>
    </message>
    <message>
        <source>Number of &amp;questions:</source>
        <translation>Broj &amp;pitanja:</translation>
    </message>
    <message>
        <source>&amp;Minutes:</source>
        <translation>&amp;Minuta:</translation>
    </message>
    <message>
        <source>&amp;Pass mark:</source>
        <translation>P&amp;rolaz:</translation>
    </message>
    <message>
        <source>&amp;Hardest question:</source>
        <translation>Na&amp;jteže pitanje:</translation>
    </message>
    <message>
        <source>Laws:</source>
        <translation>Pravila:</translation>
    </message>
    <message>
        <source>&amp;As at First</source>
        <translation>&amp;Kao na početku</translation>
    </message>
    <message>
        <source>&amp;Forget It</source>
        <translation>&amp;Zaboravi ga</translation>
    </message>
    <message>
        <source>At least so many on a topic; the rest on any:</source>
        <translation>Najmanje toliko o temi; ostatak o bilo kojoj:</translation>
    </message>
    <message numerus="yes">
        <source>The topics ask for {asked} of %n questions.</source>
        <translation>
            <numerusform>Teme traže {asked} od %n pitanja.</numerusform>
            <numerusform>Teme traže {asked} od %n pitanja.</numerusform>
            <numerusform>Teme traže {asked} od %n pitanja.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the exam a name.</source>
        <translation>Dajte ispitu naziv.</translation>
    </message>
    <message>
        <source>Another exam has this name; give this one a name of its own.</source>
        <translation>Drugi ispit ima taj naziv; dajte ovom sopstveni.</translation>
    </message>
    <message>
        <source>Choose at least one edition.</source>
        <translation>Izaberite bar jedno izdanje.</translation>
    </message>
    <message>
        <source>The topics ask for more questions than the exam has: {asked} instead of {count}. Ask for fewer on some topics, or for none.</source>
        <translation>Teme traže više pitanja nego što ih ispit ima: {asked} umesto {count}. Tražite manje o nekim temama, ili nijedno.</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>… Click the link, or press Enter on it, to read on.</source>
        <translation>… Kliknite na vezu ili pritisnite Enter na njoj da čitate dalje.</translation>
    </message>
    <message>
        <source>This label is lost in print. It follows from its neighbours.</source>
        <translation>Ova oznaka je izgubljena u štampi. Sledi iz susednih.</translation>
    </message>
    <message>
        <source>Lost in print, restored by the editors.</source>
        <translation>Izgubljeno u štampi, vratili urednici.</translation>
    </message>
    <message>
        <source>Damaged in print (“{0}”), restored by the editors.</source>
        <translation>Oštećeno u štampi („{0}“), vratili urednici.</translation>
    </message>
    <message>
        <source>There is no {0} in this edition.</source>
        <translation>U ovom izdanju nema {0}.</translation>
    </message>
    <message>
        <source>{0} stands here, but cannot be meant.</source>
        <translation>Ovde stoji {0}, ali to ne može biti mišljeno.</translation>
    </message>
    <message>
        <source>{0} is meant.</source>
        <translation>Misli se na {0}.</translation>
    </message>
    <message>
        <source>Pages as they would be printed</source>
        <translation>Strane kako bi bile odštampane</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>This page cannot be printed. You can print a law, a comparison, a term, a situation, an exam report, statistics and the list of your notes; use Export for the rest.</source>
        <translation>Ova strana ne može da se odštampa. Mogu da se odštampaju član, poređenje, termin, situacija, izveštaj o ispitu, statistika i spisak vaših beležaka; za ostalo služi „Izvezi“.</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>&amp;Yes</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>N&amp;o</source>
        <translation>&amp;Ne</translation>
    </message>
    <message>
        <source>Take the Answer &amp;Back</source>
        <translation>Povuci od&amp;govor</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Question</source>
        <translation>Pitanje</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Tačno.</translation>
    </message>
    <message>
        <source>✗ Not right.</source>
        <translation>✗ Nije tačno.</translation>
    </message>
</context>
<context>
    <name>QuickFind</name>
    <message>
        <source>Law {number}</source>
        <translation>Član {number}</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Idi na</translation>
    </message>
    <message>
        <source>Visited</source>
        <translation>Posećeno</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Član</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Komanda</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Termin</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Situacija</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoć</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pretraga</translation>
    </message>
</context>
<context>
    <name>QuickFinding</name>
    <message>
        <source>Search the books for “{words}”</source>
        <translation>Pretraži knjige za „{words}“</translation>
    </message>
</context>
<context>
    <name>QuickSheet</name>
    <message>
        <source>Find a law, a term, a situation or a command</source>
        <translation>Nađi član, termin, situaciju ili komandu</translation>
    </message>
    <message>
        <source>A law, a term, a situation, a command (27B, revoke, compare ...)</source>
        <translation>Član, termin, situacija, komanda (27B, renons, uporedi ...)</translation>
    </message>
    <message>
        <source>Up and Down choose · Enter opens · Esc closes · &gt; commands only · ? help only</source>
        <translation>Gore i dole biraju · Enter otvara · Esc zatvara · &gt; samo komande · ? samo pomoć</translation>
    </message>
    <message>
        <source>Nothing is called so. Try fewer letters, or another language.</source>
        <translation>Ništa se tako ne zove. Probajte manje slova ili drugi jezik.</translation>
    </message>
    <message>
        <source>What is found</source>
        <translation>Šta je nađeno</translation>
    </message>
</context>
<context>
    <name>Quiz</name>
    <message>
        <source>not asked yet</source>
        <translation>još nije pitano</translation>
    </message>
    <message>
        <source>hardly known</source>
        <translation>jedva poznat</translation>
    </message>
    <message>
        <source>known in part</source>
        <translation>delimično poznat</translation>
    </message>
    <message>
        <source>known well</source>
        <translation>dobro poznat</translation>
    </message>
    <message>
        <source>mastered</source>
        <translation>savladan</translation>
    </message>
    <message>
        <source>Law {law}: {level}</source>
        <translation>Član {law}: {level}</translation>
    </message>
    <message>
        <source>✓ right: {why}</source>
        <translation>✓ tačno: {why}</translation>
    </message>
    <message>
        <source>✗ wrong: {why}</source>
        <translation>✗ netačno: {why}</translation>
    </message>
    <message>
        <source>! right, and not chosen: {why}</source>
        <translation>! tačno, a nije izabrano: {why}</translation>
    </message>
    <message>
        <source>Cases and questions</source>
        <translation>Slučajevi i pitanja</translation>
    </message>
    <message>
        <source>What does the director rule?</source>
        <translation>Kako direktor presuđuje?</translation>
    </message>
    <message>
        <source>Which law governs?</source>
        <translation>Koji član važi?</translation>
    </message>
    <message>
        <source>What changed?</source>
        <translation>Šta se promenilo?</translation>
    </message>
    <message>
        <source>The order of steps</source>
        <translation>Redosled koraka</translation>
    </message>
    <message>
        <source>Which law says so?</source>
        <translation>Koji član to kaže?</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Obračun</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termini</translation>
    </message>
    <message>
        <source>Cross-references</source>
        <translation>Unakrsna upućivanja</translation>
    </message>
    <message>
        <source>Complete the sentence</source>
        <translation>Dopuni rečenicu</translation>
    </message>
    <message>
        <source>Must, should, may</source>
        <translation>Mora, treba, sme</translation>
    </message>
    <message>
        <source>Laws of {year}</source>
        <translation>Pravila iz {year}</translation>
    </message>
    <message>
        <source>Club director</source>
        <translation>Klupski direktor</translation>
    </message>
    <message>
        <source>National director</source>
        <translation>Nacionalni direktor</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>✓ Passed</source>
        <translation>✓ Položeno</translation>
    </message>
    <message>
        <source>✗ Not passed</source>
        <translation>✗ Nije položeno</translation>
    </message>
    <message>
        <source>{name}: {right} of {count} right, {percent}%; the pass mark is {mark}%.</source>
        <translation>{name}: tačno {right} od {count}, {percent}%; prolaz je {mark}%.</translation>
    </message>
    <message>
        <source>It took {time} of {allowed}.</source>
        <translation>Trajalo je {time} od {allowed}.</translation>
    </message>
    <message>
        <source>The books stayed closed: the exam was not left on the way.</source>
        <translation>Knjige su ostale zatvorene: ispit nije napuštan.</translation>
    </message>
    <message>
        <source>The books were to stay closed. Times the exam was left: {count}.</source>
        <translation>Knjige je trebalo da ostanu zatvorene. Koliko puta je ispit napušten: {count}.</translation>
    </message>
    <message>
        <source>Law {law} of {year}</source>
        <translation>Član {law} iz {year}</translation>
    </message>
    <message>
        <source>{count} wrong</source>
        <translation>netačnih: {count}</translation>
    </message>
    <message>
        <source>By topic, the weakest first</source>
        <translation>Po temama, najslabije prve</translation>
    </message>
    <message>
        <source>{right} of {count}</source>
        <translation>{right} od {count}</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>Netačni odgovori</translation>
    </message>
    <message>
        <source>What was right</source>
        <translation>Tačni odgovori</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>bez odgovora</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <translation>Vaš odgovor: {answer}</translation>
    </message>
    <message>
        <source>Right: {answer}</source>
        <translation>Tačno: {answer}</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Ispit</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>položen</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>nije položen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>Prolaz</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Vreme</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Knjiga</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otvorena</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zatvorena</translation>
    </message>
    <message>
        <source>times left on the way</source>
        <translation>broj napuštanja</translation>
    </message>
    <message>
        <source>By topic</source>
        <translation>Po temama</translation>
    </message>
    <message>
        <source>Laws to read again</source>
        <translation>Članovi koje treba ponovo pročitati</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Sva pitanja</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Vaš odgovor</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Tačan odgovor</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nema</translation>
    </message>
    <message>
        <source>right</source>
        <translation>tačno</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>netačno</translation>
    </message>
    <message>
        <source>Laws by mastery</source>
        <translation>Članovi po savladanosti</translation>
    </message>
</context>
<context>
    <name>QuizWorkplace</name>
    <message>
        <source>This exam keeps its editions; what you begin next is asked under the Laws of {year}.</source>
        <translation>Ovaj ispit ostaje pri svojim izdanjima; ono što sledeće počnete postavlja se po Pravilima iz {year}. godine.</translation>
    </message>
    <message>
        <source>What you begin next is asked under the Laws of {year}.</source>
        <translation>Ono što sledeće počnete postavlja se po Pravilima iz {year}. godine.</translation>
    </message>
    <message>
        <source>My exam</source>
        <translation>Moj ispit</translation>
    </message>
    <message>
        <source>Export Progress</source>
        <translation>Izvoz napretka</translation>
    </message>
    <message>
        <source>Progress ({pattern})</source>
        <translation>Napredak ({pattern})</translation>
    </message>
    <message>
        <source>Progress ({pattern});;All files (*)</source>
        <translation>Napredak ({pattern});;Sve datoteke (*)</translation>
    </message>
    <message>
        <source>Import Progress</source>
        <translation>Uvoz napretka</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Sačuvano: {file}</translation>
    </message>
    <message>
        <source>New answers taken in: {count}.</source>
        <translation>Novih odgovora preuzeto: {count}.</translation>
    </message>
</context>
<context>
    <name>ReadingController</name>
    <message>
        <source>A newer version wrote the settings: changes made here are not kept.</source>
        <translation>Podešavanja je upisala novija verzija: promene načinjene ovde se ne čuvaju.</translation>
    </message>
    <message>
        <source>Subject index</source>
        <translation>Predmetni registar</translation>
    </message>
    <message>
        <source>Open {place}</source>
        <translation>Otvori {place}</translation>
    </message>
    <message>
        <source>{asked} corresponds to {shown} in the Laws of {edition}.</source>
        <translation>{asked}: odgovara {shown} u pravilima iz {edition}. godine.</translation>
    </message>
    <message>
        <source>{asked}: not defined in the Laws of {edition}. These are its definitions.</source>
        <translation>{asked}: nema je u pravilima iz {edition}. godine. Ovo su njihove definicije.</translation>
    </message>
    <message>
        <source>{asked}: not in the Laws of {edition}. This is the beginning of the book.</source>
        <translation>{asked}: nema u pravilima iz {edition}. godine. Ovo je početak knjige.</translation>
    </message>
    <message>
        <source>{asked}: not in the Laws of {edition}. The nearest place is {shown}.</source>
        <translation>{asked}: nema u pravilima iz {edition}. godine. Najbliže mesto je {shown}.</translation>
    </message>
    <message>
        <source>Copied, with its address</source>
        <translation>Kopirano, sa adresom</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <translation>Veličina teksta {percent} %</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <source>Recent searches</source>
        <translation>Nedavne pretrage</translation>
    </message>
</context>
<context>
    <name>RecentPage</name>
    <message>
        <source>Recent searches</source>
        <translation>Nedavne pretrage</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Isprazni</translation>
    </message>
    <message>
        <source>Forget the recent searches</source>
        <translation>Zaboravi nedavne pretrage</translation>
    </message>
</context>
<context>
    <name>RecentPlaces</name>
    <message>
        <source>Recent P&amp;laces</source>
        <translation>Ne&amp;davna mesta</translation>
    </message>
    <message>
        <source>No places yet</source>
        <translation>Još nema mesta</translation>
    </message>
    <message>
        <source>The recent places are forgotten.</source>
        <translation>Nedavna mesta su zaboravljena.</translation>
    </message>
    <message>
        <source>Places are remembered.</source>
        <translation>Mesta se pamte.</translation>
    </message>
    <message>
        <source>Places are no longer remembered.</source>
        <translation>Mesta se više ne pamte.</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Kind of finding</source>
        <translation>Vrsta nalaza</translation>
    </message>
    <message>
        <source>The finding and its places</source>
        <translation>Nalaz i njegova mesta</translation>
    </message>
    <message>
        <source>Consistency of the terms</source>
        <translation>Doslednost termina</translation>
    </message>
    <message>
        <source>Back to the Concept</source>
        <translation>Nazad na pojam</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Nalazi</translation>
    </message>
    <message>
        <source>Report of the exam</source>
        <translation>Izveštaj o ispitu</translation>
    </message>
    <message>
        <source>&amp;Practise What Was Wrong</source>
        <translation>&amp;Vežbaj što je bilo netačno</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>I&amp;zvezi...</translation>
    </message>
    <message>
        <source>Ba&amp;ck to the Quiz</source>
        <translation>&amp;Nazad na kviz</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV, for spreadsheets (*.csv)</source>
        <translation>CSV, za tabele (*.csv)</translation>
    </message>
    <message>
        <source>Export the Report</source>
        <translation>Izvoz izveštaja</translation>
    </message>
    <message>
        <source>Law {number} ({year})</source>
        <translation>Član {number} ({year})</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Sačuvano: {file}</translation>
    </message>
</context>
<context>
    <name>Rights</name>
    <message>
        <source>The texts of the laws belong to the World Bridge Federation and to their translators. Their notices stand here as the books give them.</source>
        <translation>Tekstovi pravila pripadaju Svetskoj bridž federaciji i svojim prevodiocima. Napomene o pravima stoje ovde onako kako ih knjige daju.</translation>
    </message>
</context>
<context>
    <name>RightsDialog</name>
    <message>
        <source>Rights of the Books</source>
        <translation>Prava na knjige</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Ovaj program</translation>
    </message>
    <message>
        <source>The licence of the program&apos;s code does not cover the texts of the books.</source>
        <translation>Licenca za kôd programa ne obuhvata tekstove knjiga.</translation>
    </message>
</context>
<context>
    <name>RulingPanel</name>
    <message>
        <source>Edition that rules</source>
        <translation>Izdanje po kome se presuđuje</translation>
    </message>
    <message>
        <source>The ruling as the story stands</source>
        <translation>Presuda za priču kakva je sada</translation>
    </message>
    <message>
        <source>Options the ruling gives</source>
        <translation>Opcije koje presuda daje</translation>
    </message>
    <message>
        <source> (and {count} more)</source>
        <translation> (i još {count})</translation>
    </message>
    <message>
        <source>Not finished: {problem}; {remedy}</source>
        <translation>Nije dovršeno: {problem}; {remedy}</translation>
    </message>
    <message>
        <source>{option}, if: {when}</source>
        <translation>{option}, ako: {when}</translation>
    </message>
    <message>
        <source>Let the story go on with this</source>
        <translation>Neka se priča nastavi time</translation>
    </message>
</context>
<context>
    <name>SameLanguage</name>
    <message>
        <source>1987 · the damaged fragment</source>
        <translation>1987 · oštećeni fragment</translation>
    </message>
    <message>
        <source>2017 · law quoted in the commentary</source>
        <translation>2017 · pravila navedena u komentaru</translation>
    </message>
    <message>
        <source>1987 · the book</source>
        <translation>1987 · knjiga</translation>
    </message>
    <message>
        <source>the fragment, restored in brackets</source>
        <translation>fragment, dopunjen u zagradama</translation>
    </message>
    <message>
        <source>2017 · the book</source>
        <translation>2017 · knjiga</translation>
    </message>
    <message>
        <source>the commentary</source>
        <translation>komentar</translation>
    </message>
    <message>
        <source>All places</source>
        <translation>Sva mesta</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Samo razlike</translation>
    </message>
    <message>
        <source>Only substance</source>
        <translation>Samo suštinske</translation>
    </message>
    <message>
        <source>difference of substance</source>
        <translation>suštinska razlika</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>izgubljeno</translation>
    </message>
    <message>
        <source>other order</source>
        <translation>drugi redosled</translation>
    </message>
    <message>
        <source>wording</source>
        <translation>izraz</translation>
    </message>
    <message>
        <source>form or misprint</source>
        <translation>oblik ili štamparska greška</translation>
    </message>
    <message>
        <source>print only</source>
        <translation>samo štampa</translation>
    </message>
    <message>
        <source>Negation: {book} in the book, {other} here</source>
        <translation>Negacija: {book} u knjizi, {other} ovde</translation>
    </message>
    <message>
        <source>Number: {book} in the book, {other} here</source>
        <translation>Broj: {book} u knjizi, {other} ovde</translation>
    </message>
    <message>
        <source>Citation: {book} in the book, {other} here</source>
        <translation>Navod: {book} u knjizi, {other} ovde</translation>
    </message>
    <message>
        <source>Obligation: {book} in the book, {other} here</source>
        <translation>Obaveza: {book} u knjizi, {other} ovde</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Strana {number}</translation>
    </message>
    <message>
        <source>Page {number} (its number is lost, the book gives it)</source>
        <translation>Strana {number} (broj je izgubljen, daje ga knjiga)</translation>
    </message>
    <message>
        <source>word for word</source>
        <translation>od reči do reči</translation>
    </message>
    <message>
        <source>{words} cannot be meant; {meant} is.</source>
        <translation>{words} ne može biti mišljeno; misli se na {meant}.</translation>
    </message>
    <message>
        <source>Restored from the book: {words}</source>
        <translation>Dopunjeno iz knjige: {words}</translation>
    </message>
    <message>
        <source>In the book these words stand at {place}.</source>
        <translation>U knjizi ove reči stoje na mestu {place}.</translation>
    </message>
    <message>
        <source>A matter of print only.</source>
        <translation>Stvar same štampe.</translation>
    </message>
    <message>
        <source>– on a page the fragment lacks</source>
        <translation>– na strani koje fragment nema</translation>
    </message>
    <message>
        <source>– not quoted</source>
        <translation>– nije navedeno</translation>
    </message>
    <message>
        <source>{place} is quoted too; there is no text of it in this language.</source>
        <translation>I {place} se navodi; teksta toga na ovom jeziku nema.</translation>
    </message>
    <message>
        <source>line {first}</source>
        <translation>red {first}</translation>
    </message>
    <message>
        <source>lines {first}-{last}</source>
        <translation>redovi {first}-{last}</translation>
    </message>
    <message>
        <source>No negation, number, citation or word of obligation differs here.</source>
        <translation>Ovde se ne razlikuje nijedna negacija, broj, navod ni reč obaveze.</translation>
    </message>
    <message>
        <source>The two texts agree word for word.</source>
        <translation>Dva teksta se slažu od reči do reči.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nema</translation>
    </message>
</context>
<context>
    <name>SameLanguageBar</name>
    <message>
        <source>Text beside the book</source>
        <translation>Tekst pored knjige</translation>
    </message>
    <message>
        <source>Places shown</source>
        <translation>Prikazana mesta</translation>
    </message>
    <message>
        <source>Previous difference (Alt+Up)</source>
        <translation>Prethodna razlika (Alt+Up)</translation>
    </message>
    <message>
        <source>Next difference (Alt+Down)</source>
        <translation>Sledeća razlika (Alt+Down)</translation>
    </message>
    <message numerus="yes">
        <source>%n differences</source>
        <translation>
            <numerusform>%n razlika</numerusform>
            <numerusform>%n razlike</numerusform>
            <numerusform>%n razlika</numerusform>
        </translation>
    </message>
    <message>
        <source>difference {number} of {total}</source>
        <translation>razlika {number} od {total}</translation>
    </message>
</context>
<context>
    <name>SameLanguageView</name>
    <message>
        <source>{place} is not in the text beside the book; this is its beginning.</source>
        <translation>{place} ne postoji u tekstu pored knjige; ovo je njegov početak.</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>citation</source>
        <translation>navod</translation>
    </message>
    <message>
        <source>term</source>
        <translation>termin</translation>
    </message>
    <message>
        <source>translated term</source>
        <translation>preveden termin</translation>
    </message>
    <message>
        <source>text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>cognate</source>
        <translation>srodna reč</translation>
    </message>
    <message>
        <source>similar word</source>
        <translation>slična reč</translation>
    </message>
    <message>
        <source>subject index</source>
        <translation>predmetni registar</translation>
    </message>
    <message>
        <source>What you typed is its citation.</source>
        <translation>Ono što ste upisali je navod tog mesta.</translation>
    </message>
    <message>
        <source>It has the term you typed, in one of its forms.</source>
        <translation>Ima termin koji ste upisali, u nekom obliku.</translation>
    </message>
    <message>
        <source>It has this book&apos;s term for what you typed.</source>
        <translation>Ima termin ove knjige za ono što ste upisali.</translation>
    </message>
    <message>
        <source>It has the words you typed, in one of their forms.</source>
        <translation>Ima reči koje ste upisali, u nekom obliku.</translation>
    </message>
    <message>
        <source>It has words that sound like those you typed.</source>
        <translation>Ima reči koje zvuče kao upisane.</translation>
    </message>
    <message>
        <source>It has words spelt nearly as you typed.</source>
        <translation>Ima reči koje se pišu gotovo kao upisane.</translation>
    </message>
    <message>
        <source>counterpart</source>
        <translation>odgovarajuća odredba</translation>
    </message>
    <message>
        <source>The provision of another edition that corresponds has what you typed.</source>
        <translation>Odgovarajuća odredba drugog izdanja sadrži ono što ste upisali.</translation>
    </message>
    <message>
        <source>The book&apos;s own subject index has it.</source>
        <translation>Ima ga predmetni registar same knjige.</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Članovi</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definicije</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Fusnote</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Naslovi</translation>
    </message>
    <message>
        <source>Prefaces and introductions</source>
        <translation>Predgovori i uvodi</translation>
    </message>
    <message>
        <source>Commentary</source>
        <translation>Komentar</translation>
    </message>
    <message>
        <source>Subject index</source>
        <translation>Predmetni registar</translation>
    </message>
    <message>
        <source>There is no Law {citation}</source>
        <translation>Ne postoji Član {citation}</translation>
    </message>
    <message>
        <source>There is no Law {citation} in {edition}</source>
        <translation>U {edition} ne postoji Član {citation}</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>ruski</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>srpski</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>bugarski</translation>
    </message>
    <message>
        <source>English</source>
        <translation>engleski</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Registar</translation>
    </message>
    <message>
        <source>{citation} footnote</source>
        <translation>{citation} fusnota</translation>
    </message>
</context>
<context>
    <name>SearchFilters</name>
    <message>
        <source>Kind of place</source>
        <translation>Vrsta mesta</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Sve vrste</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Poglavlje</translation>
    </message>
    <message>
        <source>All chapters</source>
        <translation>Sva poglavlja</translation>
    </message>
    <message>
        <source>Search in {edition}</source>
        <translation>Pretraži u {edition}</translation>
    </message>
    <message>
        <source>Back to reading (Esc)</source>
        <translation>Nazad na čitanje (Esc)</translation>
    </message>
    <message>
        <source>Back to reading</source>
        <translation>Nazad na čitanje</translation>
    </message>
    <message>
        <source>Did you mean “{words}”?</source>
        <translation>Da li ste mislili „{words}“?</translation>
    </message>
</context>
<context>
    <name>SearchResultsModel</name>
    <message>
        <source>Also {places}</source>
        <translation>I {places}</translation>
    </message>
</context>
<context>
    <name>SearchWorkplace</name>
    <message>
        <source>Enter opens · ↑ ↓ walk · Tab, ← → between the books · Esc back</source>
        <translation>Enter otvara · ↑ ↓ kretanje · Tab, ← → između knjiga · Esc nazad</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n mesto</numerusform>
            <numerusform>%n mesta</numerusform>
            <numerusform>%n mesta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n best places</source>
        <translation>
            <numerusform>%n najbolje mesto</numerusform>
            <numerusform>%n najbolja mesta</numerusform>
            <numerusform>%n najboljih mesta</numerusform>
        </translation>
    </message>
    <message>
        <source>The search did not work</source>
        <translation>Pretraga nije uspela</translation>
    </message>
    <message>
        <source>Search in all the books at once</source>
        <translation>Pretraži sve knjige odjednom</translation>
    </message>
    <message>
        <source>Type a term or any words, in Bulgarian, Russian, Serbian or with the English terms of the Laws: ривок, renons, insufficient bid. “Words in quotation marks” stand together, взят* is the beginning of a word, -word leaves places out.</source>
        <translation>Upišite termin ili bilo koje reči na bugarskom, ruskom, srpskom ili engleske termine Pravila: ривок, renons, insufficient bid. „Reči pod navodnicima“ stoje zajedno, взят* je početak reči, -reč izostavlja mesta.</translation>
    </message>
    <message>
        <source>Getting the search ready ...</source>
        <translation>Pretraga se priprema ...</translation>
    </message>
</context>
<context>
    <name>Simulator</name>
    <message>
        <source>What it is</source>
        <translation>Šta je to</translation>
    </message>
    <message>
        <source>Governing law</source>
        <translation>Odredba koja važi</translation>
    </message>
    <message>
        <source>Ruling, if the director comes now</source>
        <translation>Presuda, ako direktor sada dođe</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>the editions differ</source>
        <translation>izdanja se razlikuju</translation>
    </message>
    <message>
        <source>Considered and excluded</source>
        <translation>Razmotreno i isključeno</translation>
    </message>
    <message>
        <source>Nothing else of this law was considered.</source>
        <translation>Ništa drugo iz ovog člana nije razmatrano.</translation>
    </message>
    <message>
        <source>Why not {law}?</source>
        <translation>Zašto ne {law}?</translation>
    </message>
    <message>
        <source>({sentence})</source>
        <translation>({sentence})</translation>
    </message>
    <message>
        <source>By law</source>
        <translation>Po članu</translation>
    </message>
    <message>
        <source>By topic</source>
        <translation>Po temama</translation>
    </message>
    <message>
        <source>By difficulty</source>
        <translation>Po težini</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>lako</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>srednje</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>teško</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Licitacija</translation>
    </message>
    <message>
        <source>Boards and hands</source>
        <translation>Bordovi i listovi</translation>
    </message>
    <message>
        <source>Calls out of rotation</source>
        <translation>Govori preko reda</translation>
    </message>
    <message>
        <source>Changes of call</source>
        <translation>Promene govora</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Zahtevi</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Dami</translation>
    </message>
    <message>
        <source>Exposed cards</source>
        <translation>Izložene karte</translation>
    </message>
    <message>
        <source>Inadmissible calls</source>
        <translation>Nemogući govori</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Informacije</translation>
    </message>
    <message>
        <source>Insufficient bids</source>
        <translation>Nedovoljni liciti</translation>
    </message>
    <message>
        <source>Leads out of turn</source>
        <translation>Ataci preko reda</translation>
    </message>
    <message>
        <source>Penalty cards</source>
        <translation>Kaznene karte</translation>
    </message>
    <message>
        <source>Revokes</source>
        <translation>Renonsi</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Obračun</translation>
    </message>
    <message>
        <source>The play</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Štihovi</translation>
    </message>
    <message>
        <source>Withdrawn calls</source>
        <translation>Povučeni govori</translation>
    </message>
    <message>
        <source>Law {number}</source>
        <translation>Član {number}</translation>
    </message>
    <message>
        <source>procedure</source>
        <translation>postupak</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>nepravilnost</translation>
    </message>
    <message>
        <source>right</source>
        <translation>pravo</translation>
    </message>
    <message>
        <source>rectification</source>
        <translation>ispravka</translation>
    </message>
    <message>
        <source>restriction</source>
        <translation>ograničenje</translation>
    </message>
    <message>
        <source>score</source>
        <translation>rezultat</translation>
    </message>
    <message>
        <source>information</source>
        <translation>informacija</translation>
    </message>
    <message>
        <source>Before the first event</source>
        <translation>Pre prvog događaja</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>U redu</translation>
    </message>
    <message>
        <source>The law at work</source>
        <translation>Član koji važi</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Jer</translation>
    </message>
    <message>
        <source>If the director comes now</source>
        <translation>Ako direktor sada dođe</translation>
    </message>
    <message>
        <source>A question is open; until it is answered this goes on as if it were: no.</source>
        <translation>Pitanje je otvoreno; dok se na njega ne odgovori, nastavlja se kao da je odgovor „ne“.</translation>
    </message>
    <message>
        <source>Not covered:</source>
        <translation>Nije obuhvaćeno:</translation>
    </message>
    <message>
        <source>Which law?</source>
        <translation>Koji član?</translation>
    </message>
    <message>
        <source>What do you ask?</source>
        <translation>Šta pitate?</translation>
    </message>
    <message>
        <source>What do you explain?</source>
        <translation>Šta objašnjavate?</translation>
    </message>
    <message>
        <source>Which options?</source>
        <translation>Koje opcije?</translation>
    </message>
    <message>
        <source>Who must pass?</source>
        <translation>Ko mora da pasira?</translation>
    </message>
    <message>
        <source>Which penalty cards?</source>
        <translation>Koje kaznene karte?</translation>
    </message>
    <message>
        <source>Which leads are restricted?</source>
        <translation>Koji su ataci ograničeni?</translation>
    </message>
    <message>
        <source>How many tricks?</source>
        <translation>Koliko štihova?</translation>
    </message>
    <message>
        <source>Which score?</source>
        <translation>Koji rezultat?</translation>
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
        <translation>Veb strana (*.html)</translation>
    </message>
    <message>
        <source>Export Handout</source>
        <translation>Izvoz materijala</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Sačuvano: {file}</translation>
    </message>
    <message>
        <source>Open Story or Record</source>
        <translation>Otvaranje priče ili zapisa</translation>
    </message>
    <message>
        <source>Stories (*.toml *.json *.pbn *.lin);;All files (*)</source>
        <translation>Priče (*.toml *.json *.pbn *.lin);;Sve datoteke (*)</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>Source</source>
        <translation>Izvor</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Sledeći deo</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>red {0}</translation>
    </message>
    <message>
        <source>lines {0}</source>
        <translation>redovi {0}</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Quiz</source>
        <translation>Kviz</translation>
    </message>
    <message>
        <source>&amp;Begin Today&apos;s Questions</source>
        <translation>Po&amp;čni današnja pitanja</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistika</translation>
    </message>
    <message>
        <source>&amp;I sit an exam on</source>
        <translation>Po&amp;lažem ispit dana</translation>
    </message>
    <message>
        <source>Answers a day at most</source>
        <translation>Najviše odgovora dnevno</translation>
    </message>
    <message>
        <source>New questions a day</source>
        <translation>Novih pitanja dnevno</translation>
    </message>
    <message>
        <source>Exams</source>
        <translation>Ispiti</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Vežbanje</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Danas</translation>
    </message>
    <message>
        <source>A day:</source>
        <translation>Dnevno:</translation>
    </message>
    <message>
        <source>answers at most,</source>
        <translation>odgovora najviše,</translation>
    </message>
    <message>
        <source>new</source>
        <translation>novih</translation>
    </message>
    <message>
        <source>Days in a row with an answer: {days}.</source>
        <translation>Dana zaredom sa odgovorom: {days}.</translation>
    </message>
    <message>
        <source>Answer a question a day: the days in a row are counted here.</source>
        <translation>Odgovorite na jedno pitanje dnevno: ovde se broje dani zaredom.</translation>
    </message>
    <message>
        <source>Fl&amp;agged ({count})</source>
        <translation>&amp;Obeležena ({count})</translation>
    </message>
    <message>
        <source>Nothing is due: today is done. Practise below what you like.</source>
        <translation>Ništa nije na redu: današnje je gotovo. Niže vežbajte šta želite.</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n na redu</numerusform>
            <numerusform>%n na redu</numerusform>
            <numerusform>%n na redu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for the exam</source>
        <translation>
            <numerusform>%n za ispit</numerusform>
            <numerusform>%n za ispit</numerusform>
            <numerusform>%n za ispit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n novo</numerusform>
            <numerusform>%n nova</numerusform>
            <numerusform>%n novih</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n more wait for other days</source>
        <translation>
            <numerusform>; još %n čeka druge dane</numerusform>
            <numerusform>; još %n čekaju druge dane</numerusform>
            <numerusform>; još %n čeka druge dane</numerusform>
        </translation>
    </message>
    <message>
        <source>Today: {parts}.</source>
        <translation>Danas: {parts}.</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Izdanje</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Sva izdanja</translation>
    </message>
    <message>
        <source>&amp;Back to the Quiz</source>
        <translation>&amp;Nazad na kviz</translation>
    </message>
    <message>
        <source>Laws by mastery: click one to read or practise it</source>
        <translation>Članovi po savladanosti: kliknite na neki da ga pročitate ili vežbate</translation>
    </message>
    <message>
        <source>Questions due in the next 30 days</source>
        <translation>Pitanja na redu u narednih 30 dana</translation>
    </message>
    <message>
        <source>Topics over time, the weakest first: click one to practise it</source>
        <translation>Teme kroz vreme, prvo najslabije: kliknite na neku da je vežbate</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Još nema šta da se prikaže</translation>
    </message>
    <message>
        <source>Answer a few questions, and this page shows which laws you know.</source>
        <translation>Odgovorite na nekoliko pitanja, i ova strana pokazuje koje članove znate.</translation>
    </message>
    <message>
        <source>Begin &amp;with Today&apos;s Questions</source>
        <translation>Počni &amp;od današnjih pitanja</translation>
    </message>
    <message>
        <source>Days in a row: {days}</source>
        <translation>Dana zaredom: {days}</translation>
    </message>
    <message>
        <source>longest: {days}</source>
        <translation>najduže: {days}</translation>
    </message>
    <message>
        <source>Answers: {count}</source>
        <translation>Odgovora: {count}</translation>
    </message>
    <message>
        <source>in {time}</source>
        <translation>za {time}</translation>
    </message>
    <message>
        <source>Right: {share}</source>
        <translation>Tačno: {share}</translation>
    </message>
    <message>
        <source>{right} of {answers}</source>
        <translation>{right} od {answers}</translation>
    </message>
    <message>
        <source>Laws asked: {count} of {all}</source>
        <translation>Pitani članovi: {count} od {all}</translation>
    </message>
    <message>
        <source>due today: {count}</source>
        <translation>danas na redu: {count}</translation>
    </message>
    <message>
        <source>&amp;Read Law {law}</source>
        <translation>Pročitaj &amp;Član {law}</translation>
    </message>
    <message>
        <source>&amp;Practise Law {law}</source>
        <translation>&amp;Vežbaj Član {law}</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Address of the place</source>
        <translation>Adresa mesta</translation>
    </message>
    <message>
        <source>Show these lines of the source file</source>
        <translation>Prikaži ove redove izvorne datoteke</translation>
    </message>
    <message>
        <source>Show the full notice of rights</source>
        <translation>Prikaži celo obaveštenje o pravima</translation>
    </message>
    <message>
        <source>source line {lines}</source>
        <translation>red izvora {lines}</translation>
    </message>
    <message>
        <source>source lines {lines}</source>
        <translation>redovi izvora {lines}</translation>
    </message>
    <message>
        <source>© World Bridge Federation</source>
        <translation>© World Bridge Federation</translation>
    </message>
    <message>
        <source>transl. {name}</source>
        <translation>prev. {name}</translation>
    </message>
</context>
<context>
    <name>StoryCard</name>
    <message>
        <source>Step &amp;Through It</source>
        <translation>Ko&amp;rak po korak</translation>
    </message>
    <message>
        <source>&amp;Practise as Director</source>
        <translation>&amp;Vežbaj kao direktor</translation>
    </message>
    <message>
        <source>In the &amp;Commentary</source>
        <translation>U k&amp;omentaru</translation>
    </message>
    <message>
        <source>Situations at the table</source>
        <translation>Situacije za stolom</translation>
    </message>
    <message>
        <source>Choose one at the left, by words, by law or by topic, or tell your own.</source>
        <translation>Izaberite neku levo, po rečima, članu ili temi, ili ispričajte svoju.</translation>
    </message>
    <message>
        <source>Law {law} · {topic} · {difficulty}</source>
        <translation>Član {law} · {topic} · {difficulty}</translation>
    </message>
</context>
<context>
    <name>StoryCommands</name>
    <message>
        <source>Change a hand</source>
        <translation>Promeni list</translation>
    </message>
    <message>
        <source>Random deal</source>
        <translation>Nasumična podela</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <translation>Podeli ostalo</translation>
    </message>
    <message>
        <source>Turn the hands</source>
        <translation>Okreni listove</translation>
    </message>
    <message>
        <source>Clear the hands</source>
        <translation>Isprazni listove</translation>
    </message>
    <message>
        <source>Change the dealer</source>
        <translation>Promeni delitelja</translation>
    </message>
    <message>
        <source>Change the vulnerability</source>
        <translation>Promeni zonalnost</translation>
    </message>
    <message>
        <source>Change the scoring</source>
        <translation>Promeni obračun</translation>
    </message>
    <message>
        <source>Begin elsewhere</source>
        <translation>Počni drugde</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Promeni naslov</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Promeni ime</translation>
    </message>
    <message>
        <source>Change the words</source>
        <translation>Promeni reči</translation>
    </message>
    <message>
        <source>Change topic and grade</source>
        <translation>Promeni temu i stepen</translation>
    </message>
    <message>
        <source>Change a fact</source>
        <translation>Promeni činjenicu</translation>
    </message>
    <message>
        <source>Move {card}</source>
        <translation>Pomeri {card}</translation>
    </message>
    <message>
        <source>{who} plays {card}</source>
        <translation>{who} igra {card}</translation>
    </message>
    <message>
        <source>{who} calls {call}</source>
        <translation>{who} govori: {call}</translation>
    </message>
    <message>
        <source>{who} changes his call to {call}</source>
        <translation>{who} menja govor u {call}</translation>
    </message>
    <message>
        <source>Add an event</source>
        <translation>Dodaj događaj</translation>
    </message>
    <message>
        <source>Change an event</source>
        <translation>Promeni događaj</translation>
    </message>
    <message>
        <source>Take an option</source>
        <translation>Iskoristi opciju</translation>
    </message>
    <message>
        <source>Answer a question</source>
        <translation>Odgovori na pitanje</translation>
    </message>
    <message>
        <source>Take events apart</source>
        <translation>Razdvoji događaje</translation>
    </message>
    <message>
        <source>Delete an event</source>
        <translation>Izbriši događaj</translation>
    </message>
    <message>
        <source>Move an event</source>
        <translation>Pomeri događaj</translation>
    </message>
    <message>
        <source>At the same time</source>
        <translation>Istovremeno</translation>
    </message>
</context>
<context>
    <name>StoryFiles</name>
    <message>
        <source>Open a Story</source>
        <translation>Otvaranje priče</translation>
    </message>
    <message>
        <source>Stories and records (*.toml *.json *.pbn *.lin);;All files (*)</source>
        <translation>Priče i zapisi (*.toml *.json *.pbn *.lin);;Sve datoteke (*)</translation>
    </message>
    <message>
        <source>Story (*.toml)</source>
        <translation>Priča (*.toml)</translation>
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
        <translation>Čuvanje priče</translation>
    </message>
    <message>
        <source>Saved. Other programs see what stood in the end ({remarks}); the whole story is in lines they pass over.</source>
        <translation>Sačuvano. Drugi programi vide ono što je na kraju ostalo ({remarks}); cela priča je u redovima koje oni preskaču.</translation>
    </message>
    <message>
        <source>Unsaved Story</source>
        <translation>Nesačuvana priča</translation>
    </message>
    <message>
        <source>“{title}” has not been saved.</source>
        <translation>„{title}“ nije sačuvana.</translation>
    </message>
    <message>
        <source>A story without a title has not been saved.</source>
        <translation>Priča bez naslova nije sačuvana.</translation>
    </message>
    <message>
        <source>Save it before it is closed?</source>
        <translation>Sačuvati pre zatvaranja?</translation>
    </message>
</context>
<context>
    <name>StoryHead</name>
    <message>
        <source>‹ S&amp;ituations</source>
        <translation>‹ Situa&amp;cije</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Vežbaj</translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>U&amp;redi</translation>
    </message>
    <message>
        <source>A story without a title</source>
        <translation>Priča bez naslova</translation>
    </message>
    <message>
        <source>{step} of {last}</source>
        <translation>{step} od {last}</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Facts of the whole story</source>
        <translation>Činjenice cele priče</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Činjenica</translation>
    </message>
    <message>
        <source>What the fact says</source>
        <translation>Šta činjenica kaže</translation>
    </message>
    <message>
        <source>true, 9, words, [420, -50]</source>
        <translation>true, 9, reči, [420, -50]</translation>
    </message>
    <message>
        <source>Se&amp;t</source>
        <translation>P&amp;ostavi</translation>
    </message>
    <message>
        <source>Ta&amp;ke Out</source>
        <translation>Uk&amp;loni</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>Naslov</translation>
    </message>
    <message>
        <source>Na&amp;me of the file</source>
        <translation>Im&amp;e datoteke</translation>
    </message>
    <message>
        <source>Topic and grade</source>
        <translation>Tema i stepen</translation>
    </message>
    <message>
        <source>In &amp;words</source>
        <translation>Re&amp;čima</translation>
    </message>
</context>
<context>
    <name>StorySaving</name>
    <message>
        <source>Exported to {file}</source>
        <translation>Izvezeno u {file}</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Sačuvano kao {file}</translation>
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
        <translation>nepravilno</translation>
    </message>
    <message>
        <source>The director is at the table.</source>
        <translation>Direktor je za stolom.</translation>
    </message>
    <message>
        <source>{player} is to play.</source>
        <translation>Na redu da igra: {player}.</translation>
    </message>
    <message>
        <source>{player} is to call.</source>
        <translation>Na redu da govori: {player}.</translation>
    </message>
    <message>
        <source>{player} has an opening lead lying face down.</source>
        <translation>{player} ima izvorni atak licem na dole.</translation>
    </message>
    <message>
        <source>Before {player}: {card}, {why}.</source>
        <translation>Ispred igrača {player}: {card}, {why}.</translation>
    </message>
    <message>
        <source>Tricks won: {ns_side} {ns}, {ew_side} {ew}.</source>
        <translation>Osvojeni štihovi: {ns_side} {ns}, {ew_side} {ew}.</translation>
    </message>
    <message>
        <source>Trick {number} has not begun. On lead: {player}.</source>
        <translation>Štih {number} nije počeo. Na ataku: {player}.</translation>
    </message>
    <message>
        <source>{player} holds {cards}.</source>
        <translation>{player} ima {cards}.</translation>
    </message>
    <message>
        <source>Contract: {contract}.</source>
        <translation>Kontrakt: {contract}.</translation>
    </message>
    <message>
        <source>Dealer: {player}.</source>
        <translation>Delitelj: {player}.</translation>
    </message>
    <message>
        <source>Vulnerability: {who}.</source>
        <translation>Zonalnost: {who}.</translation>
    </message>
    <message>
        <source>Auction: {calls}</source>
        <translation>Licitacija: {calls}</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Sever</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Istok</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Jug</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Zapad</translation>
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
        <translation>Sever-Jug</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Istok-Zapad</translation>
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
        <translation>niko u zoni</translation>
    </message>
    <message>
        <source>North-South vulnerable</source>
        <translation>Sever-Jug u zoni</translation>
    </message>
    <message>
        <source>East-West vulnerable</source>
        <translation>Istok-Zapad u zoni</translation>
    </message>
    <message>
        <source>all vulnerable</source>
        <translation>svi u zoni</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tref</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>herc</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>club</source>
        <translation>tref</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>herc</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>after 2, 3 or 4</comment>
        <translation>tref</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>after 2, 3 or 4</comment>
        <translation>karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>after 2, 3 or 4</comment>
        <translation>herc</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>after 2, 3 or 4</comment>
        <translation>pik</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kralj</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>pub</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>bezadut</translation>
    </message>
    <message>
        <source>{level} {suit}</source>
        <translation>{level} {suit}</translation>
    </message>
    <message>
        <source>double</source>
        <translation>kontra</translation>
    </message>
    <message>
        <source>redouble</source>
        <translation>rekontra</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>NT</translation>
    </message>
    <message>
        <source>{contract} by {declarer}</source>
        <translation>{contract}, igra {declarer}</translation>
    </message>
    <message>
        <source>exposed</source>
        <translation>izložena</translation>
    </message>
    <message>
        <source>major</source>
        <translation>velika</translation>
    </message>
    <message>
        <source>minor</source>
        <translation>mala</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>čeka</translation>
    </message>
    <message>
        <source>exposed card</source>
        <translation>izložena karta</translation>
    </message>
    <message>
        <source>major penalty card</source>
        <translation>velika kaznena karta</translation>
    </message>
    <message>
        <source>minor penalty card</source>
        <translation>mala kaznena karta</translation>
    </message>
    <message>
        <source>played out of turn, not yet dealt with</source>
        <translation>odigrana preko reda, još nije razmotrena</translation>
    </message>
    <message>
        <source>not yet dealt with</source>
        <translation>još nije razmotreno</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>povučeno</translation>
    </message>
    <message>
        <source>Nobody has agreed or objected yet.</source>
        <translation>Niko se još nije složio ni prigovorio.</translation>
    </message>
    <message>
        <source>Contested: the director has to decide.</source>
        <translation>Osporeno: odlučuje direktor.</translation>
    </message>
    <message>
        <source>Agreed.</source>
        <translation>Prihvaćeno.</translation>
    </message>
    <message>
        <source>Agreed, and established.</source>
        <translation>Prihvaćeno i utvrđeno.</translation>
    </message>
    <message>
        <source>Decided by the director.</source>
        <translation>Odlučio direktor.</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>whose turn it is</comment>
        <translation>igra</translation>
    </message>
    <message>
        <source>to call</source>
        <comment>whose turn it is</comment>
        <translation>govori</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>izvođač</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>dami</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>delitelj</translation>
    </message>
    <message>
        <source>Opening lead, face down</source>
        <translation>Izvorni atak, licem na dole</translation>
    </message>
    <message>
        <source>A card nobody may see</source>
        <translation>Karta koju niko ne sme da vidi</translation>
    </message>
    <message>
        <source>{card}, {player}</source>
        <translation>{card}, {player}</translation>
    </message>
    <message>
        <source>wins the trick</source>
        <translation>osvaja štih</translation>
    </message>
    <message>
        <source>{player} {card}</source>
        <translation>{player} {card}</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}.</source>
        <translation>Štih {number}: {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: {cards}; won by {winner}.</source>
        <translation>Štih {number}: {cards}; osvaja {winner}.</translation>
    </message>
</context>
<context>
    <name>TableAndLaw</name>
    <message>
        <source>&amp;Table</source>
        <translation>Sto</translation>
    </message>
    <message>
        <source>Sho&amp;w at the Table</source>
        <translation>Prik&amp;aži za stolom</translation>
    </message>
    <message>
        <source>Open the story in the simulator, step by step</source>
        <translation>Otvori priču u simulatoru, korak po korak</translation>
    </message>
    <message>
        <source>Open in the &amp;Book</source>
        <translation>Otvori u knjizi</translation>
    </message>
    <message>
        <source>Read the law whole; Back leads to the question again</source>
        <translation>Pročitajte ceo član; Nazad vraća na pitanje</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>equipment</source>
        <translation>oprema</translation>
    </message>
    <message>
        <source>persons</source>
        <translation>osobe</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>licitacija</translation>
    </message>
    <message>
        <source>play</source>
        <translation>igra</translation>
    </message>
    <message>
        <source>information</source>
        <translation>informacija</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>nepravilnost</translation>
    </message>
    <message>
        <source>rectification</source>
        <translation>ispravka</translation>
    </message>
    <message>
        <source>score</source>
        <translation>rezultat</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>turnir</translation>
    </message>
    <message>
        <source>obligation</source>
        <translation>obaveza</translation>
    </message>
    <message>
        <source>general</source>
        <translation>opšte</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation>preporučeno</translation>
    </message>
    <message>
        <source>also used</source>
        <translation>takođe u upotrebi</translation>
    </message>
    <message>
        <source>a slip, not to be used</source>
        <translation>omaška, ne koristiti</translation>
    </message>
    <message>
        <source>noun</source>
        <translation>imenica</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>glagol</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>pridev</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>prilog</translation>
    </message>
    <message>
        <source>other</source>
        <translation>drugo</translation>
    </message>
    <message>
        <source>Several terms for one concept</source>
        <translation>Više termina za jedan pojam</translation>
    </message>
    <message>
        <source>The commentary says another word</source>
        <translation>Komentar koristi drugu reč</translation>
    </message>
    <message>
        <source>One term for several concepts</source>
        <translation>Jedan termin za više pojmova</translation>
    </message>
    <message>
        <source>Not defined in every edition</source>
        <translation>Nije definisano u svakom izdanju</translation>
    </message>
    <message>
        <source>Definitions that may contradict</source>
        <translation>Definicije koje možda protivreče</translation>
    </message>
    <message>
        <source>This book has several words for the concept.</source>
        <translation>Ova knjiga ima više reči za pojam.</translation>
    </message>
    <message>
        <source>The commentary says another word than its book, or prefers another.</source>
        <translation>Komentar koristi drugu reč nego njegova knjiga, ili daje prednost drugoj.</translation>
    </message>
    <message>
        <source>This book has the same word for several concepts.</source>
        <translation>Ova knjiga ima istu reč za više pojmova.</translation>
    </message>
    <message>
        <source>Not every edition defines the concept.</source>
        <translation>Pojam nije definisan u svakom izdanju.</translation>
    </message>
    <message>
        <source>The explanations differ in numbers, negations or other words of weight. Whether they contradict is for a reader to judge.</source>
        <translation>Objašnjenja se razlikuju u brojevima, negacijama ili drugim važnim rečima. Protivreče li, prosuđuje čitalac.</translation>
    </message>
    <message>
        <source>short form</source>
        <translation>kratak oblik</translation>
    </message>
    <message>
        <source>×{0}</source>
        <translation>×{0}</translation>
    </message>
    <message>
        <source>Also counted under {0}</source>
        <translation>Broje se i kao: {0}</translation>
    </message>
    <message>
        <source>not in the text</source>
        <translation>nije u tekstu</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definicija</translation>
    </message>
    <message>
        <source>Open in the book</source>
        <translation>Otvori u knjizi</translation>
    </message>
    <message>
        <source>No definition in this book.</source>
        <translation>U ovoj knjizi nema definicije.</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>U upotrebi</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Napomena</translation>
    </message>
    <message>
        <source>In the commentary, by article</source>
        <translation>U komentaru, po člancima</translation>
    </message>
    <message>
        <source>No term for it in this book.</source>
        <translation>U ovoj knjizi nema termina za to.</translation>
    </message>
    <message>
        <source>Your glossary</source>
        <translation>Vaš rečnik</translation>
    </message>
    <message>
        <source>commentary</source>
        <translation>komentar</translation>
    </message>
    <message>
        <source>counted in all senses, also:</source>
        <translation>broji se u svim značenjima, i:</translation>
    </message>
    <message>
        <source>no explanation</source>
        <translation>bez objašnjenja</translation>
    </message>
    <message>
        <source>Words of weight only here or missing elsewhere: {0}</source>
        <translation>Važne reči samo ovde ili izostale drugde: {0}</translation>
    </message>
    <message>
        <source>need not</source>
        <translation>ne mora</translation>
    </message>
    <message>
        <source>may</source>
        <translation>sme</translation>
    </message>
    <message>
        <source>does</source>
        <translation>čini</translation>
    </message>
    <message>
        <source>should</source>
        <translation>trebalo bi</translation>
    </message>
    <message>
        <source>shall</source>
        <translation>treba</translation>
    </message>
    <message>
        <source>must</source>
        <translation>mora</translation>
    </message>
    <message>
        <source>should not</source>
        <translation>ne bi trebalo</translation>
    </message>
    <message>
        <source>shall not</source>
        <translation>ne treba</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>ne može</translation>
    </message>
    <message>
        <source>must not</source>
        <translation>ne sme</translation>
    </message>
    <message>
        <source>Finding the terms in the books ...</source>
        <translation>Traže se termini u knjigama ...</translation>
    </message>
    <message>
        <source>Terms of the glossary in other languages are left out: {languages}</source>
        <translation>Izostavljeni su termini rečnika na drugim jezicima: {languages}</translation>
    </message>
</context>
<context>
    <name>TermsWorkplace</name>
    <message>
        <source>The concept in the three editions</source>
        <translation>Pojam u tri izdanja</translation>
    </message>
    <message>
        <source>Consistency Report</source>
        <translation>Izveštaj o doslednosti</translation>
    </message>
    <message>
        <source>Finding the terms in the books ...</source>
        <translation>Traže se termini u knjigama ...</translation>
    </message>
    <message>
        <source>This word is no term of the termbase.</source>
        <translation>Ova reč nije termin u bazi termina.</translation>
    </message>
    <message>
        <source>TBX, version 3 (*.tbx)</source>
        <translation>TBX, verzija 3 (*.tbx)</translation>
    </message>
    <message>
        <source>TBX, version 2 (*.tbx)</source>
        <translation>TBX, verzija 2 (*.tbx)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>OmegaT glossary (*.txt)</source>
        <translation>OmegaT rečnik (*.txt)</translation>
    </message>
    <message>
        <source>Export Terms</source>
        <translation>Izvoz termina</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Sačuvano: {file}</translation>
    </message>
    <message>
        <source>Import Glossary</source>
        <translation>Uvoz rečnika</translation>
    </message>
    <message>
        <source>Glossaries (*.csv *.tbx *.xml);;All files (*)</source>
        <translation>Rečnici (*.csv *.tbx *.xml);;Sve datoteke (*)</translation>
    </message>
</context>
<context>
    <name>TextsPane</name>
    <message>
        <source>Two texts side by side</source>
        <translation>Dva teksta jedan pored drugog</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Before the first event</source>
        <translation>Pre prvog događaja</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Korak {step} od {steps}</translation>
    </message>
    <message>
        <source>{step}: {event}</source>
        <translation>{step}: {event}</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Vremenska linija</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Navigation</source>
        <translation>Kretanje</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Izdanje</translation>
    </message>
</context>
<context>
    <name>TopicPane</name>
    <message>
        <source>What changed for the topic</source>
        <translation>Šta se promenilo za temu</translation>
    </message>
</context>
<context>
    <name>TopicsView</name>
    <message>
        <source>What changed for ...</source>
        <translation>Šta se promenilo za ...</translation>
    </message>
    <message numerus="yes">
        <source>%n rows changed in substance</source>
        <translation>
            <numerusform>suštinski promenjen %n red</numerusform>
            <numerusform>suštinski promenjena %n reda</numerusform>
            <numerusform>suštinski promenjeno %n redova</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>End &amp;the Tour</source>
        <translation>&amp;Završi obilazak</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Nazad</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>S&amp;ledeće</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} od {all}</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Gotovo</translation>
    </message>
    <message>
        <source>One line for everything</source>
        <translation>Jedan red za sve</translation>
    </message>
    <message>
        <source>Type a law as you would say it (27B1, П27В1(б), Član 27) and press Enter. Anything else is searched in all three books, in any of their languages or in English. {go_to} brings you here.</source>
        <translation>Upišite član kako biste ga izgovorili (27B1, П27В1(б), Član 27) i pritisnite Enter. Sve drugo se traži u sve tri knjige, na bilo kom od njihovih jezika ili na engleskom. {go_to} vas dovodi ovamo.</translation>
    </message>
    <message>
        <source>Three editions</source>
        <translation>Tri izdanja</translation>
    </message>
    <message>
        <source>One press shows the same law in another book: {first}, {second}, {third}.</source>
        <translation>Jedan pritisak pokazuje isti član u drugoj knjizi: {first}, {second}, {third}.</translation>
    </message>
    <message>
        <source>The workplaces</source>
        <translation>Radni prostori</translation>
    </message>
    <message>
        <source>Read the books, compare the law you read, look up its terms, study with questions, and rule at the table. {read} always leads back to the book.</source>
        <translation>Čitajte knjige, uporedite član koji čitate, potražite njegove termine, učite uz pitanja i presuđujte za stolom. {read} uvek vraća na knjigu.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sadržaj</translation>
    </message>
    <message>
        <source>All laws with their sections. Type into the filter to find one by its words; {contents} puts the contents away.</source>
        <translation>Svi članovi sa svojim stavovima. Pišite u filter da neki nađete po rečima; {contents} sklanja sadržaj.</translation>
    </message>
    <message>
        <source>The law</source>
        <translation>Član</translation>
    </message>
    <message>
        <source>Every reference is a link; rest on it to see where it leads. {back} goes back. Click a word twice to see it as a term in three languages.</source>
        <translation>Svako upućivanje je veza; zadržite se na njoj da vidite kuda vodi. {back} vraća nazad. Dvaput kliknite na reč da je vidite kao termin na tri jezika.</translation>
    </message>
    <message>
        <source>On this law</source>
        <translation>O ovom članu</translation>
    </message>
    <message>
        <source>The same law in the other editions, what refers to it, footnotes and the commentary. {panel} puts the panel away.</source>
        <translation>Isti član u drugim izdanjima, ono što na njega upućuje, fusnote i komentar. {panel} sklanja okno.</translation>
    </message>
    <message>
        <source>When you are looking for something</source>
        <translation>Kada nešto tražite</translation>
    </message>
    <message>
        <source>{find} finds laws, terms, situations and commands by a few letters. {help} explains what you have before you. The tour is in the menu Help.</source>
        <translation>{find} po nekoliko slova nalazi članove, termine, situacije i komande. {help} objašnjava ono što je pred vama. Obilazak je u meniju Pomoć.</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The disk is full. Make room and try again; nothing kept is lost.</source>
        <translation>Disk je pun. Oslobodite mesto i pokušajte ponovo; ništa sačuvano nije izgubljeno.</translation>
    </message>
    <message>
        <source>The file or its folder may not be read or written. Allow it, or choose another one.</source>
        <translation>Datoteka ili njena fascikla ne može da se čita ili upisuje. Dozvolite to ili izaberite drugu.</translation>
    </message>
    <message>
        <source>The file or its folder is not there. Check the name, or choose another one.</source>
        <translation>Datoteka ili njena fascikla ne postoji. Proverite ime ili izaberite drugu.</translation>
    </message>
    <message>
        <source>Another window is writing. Wait a moment and try again.</source>
        <translation>Drugi prozor upisuje. Sačekajte malo i pokušajte ponovo.</translation>
    </message>
    <message>
        <source>The disk does not answer as it should. Try again, or choose another place.</source>
        <translation>Disk ne odgovara kako treba. Pokušajte ponovo ili izaberite drugo mesto.</translation>
    </message>
</context>
<context>
    <name>UncaughtErrors</name>
    <message>
        <source>Something went wrong ({what}). Details are in {file}.</source>
        <translation>Nešto nije pošlo kako treba ({what}). Pojedinosti su u {file}.</translation>
    </message>
    <message>
        <source>Something went wrong ({what}).</source>
        <translation>Nešto nije pošlo kako treba ({what}).</translation>
    </message>
</context>
<context>
    <name>UnsavedOffer</name>
    <message>
        <source>The story “{title}” was not saved when the program last ended.</source>
        <translation>Priča „{title}“ nije bila sačuvana kada se program poslednji put završio.</translation>
    </message>
    <message>
        <source>A story without a title was not saved when the program last ended (dealer {dealer}, last changed {when}).</source>
        <translation>Priča bez naslova nije bila sačuvana kada se program poslednji put završio (deli {dealer}, poslednja izmena {when}).</translation>
    </message>
    <message>
        <source>The story “{title}” is open in a window already, or has been saved or thrown away since.</source>
        <translation>Priča „{title}“ je već otvorena u nekom prozoru ili je u međuvremenu sačuvana ili odbačena.</translation>
    </message>
    <message>
        <source>This story is open in a window already, or has been saved or thrown away since.</source>
        <translation>Ova priča je već otvorena u nekom prozoru ili je u međuvremenu sačuvana ili odbačena.</translation>
    </message>
    <message>
        <source>Go On with It</source>
        <translation>Nastavi rad na njoj</translation>
    </message>
</context>
<context>
    <name>WelcomeSheet</name>
    <message>
        <source>Welcome</source>
        <translation>Dobro došli</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>Šta biste želeli?</translation>
    </message>
    <message>
        <source>The Laws of Duplicate Bridge of 1987, 2007 and 2017, side by side.</source>
        <translation>Pravila takmičarskog bridža iz 1987, 2007. i 2017, jedna pored drugih.</translation>
    </message>
    <message>
        <source>Read and search</source>
        <translation>Čitanje i pretraga</translation>
    </message>
    <message>
        <source>Open a law by its number, or search in any of the languages. Every reference is a link.</source>
        <translation>Otvorite član po broju ili pretražite na bilo kom jeziku. Svako upućivanje je veza.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Poređenje</translation>
    </message>
    <message>
        <source>See one law in three editions: what changed in substance, what only moved.</source>
        <translation>Pogledajte jedan član u tri izdanja: šta se suštinski promenilo, a šta je samo premešteno.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Vežbanje</translation>
    </message>
    <message>
        <source>Answer questions and be the director at the table. Every answer shows the words it rests on.</source>
        <translation>Odgovarajte na pitanja i budite direktor za stolom. Svaki odgovor pokazuje reči na kojima počiva.</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>Kreni u &amp;obilazak</translation>
    </message>
    <message>
        <source>Guides &amp;of five minutes</source>
        <translation>&amp;Vodiči od pet minuta</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>P&amp;reskoči</translation>
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
        <translation>Radni prostori</translation>
    </message>
</context>
</TS>
