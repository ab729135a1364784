### The rules of both games, in our own words. `rule-B14` is rule B14; `heading-…` begins a part of the rulebook;
### `overview-…` is the game in short; `illustration-BE1` is the caption of an illustration.

rulebook-marks = „(Hausregel)“ kennzeichnet unsere eigene Auslegung oder Ergänzung, wo die gedruckte Spielregel schweigt. „(bekannt)“ kennzeichnet, was nicht im Text der Spielregel steht, aber vom gedruckten Spiel bekannt ist.

# The text alternative of an illustration is made of these.

illustration-dice = Würfel: { $dice }.
illustration-roll = Wurf { $number }: { $dice }.
illustration-kept = Liegen bleiben: { $dice }.
illustration-used = Genutzt: { $dice }.
illustration-board = Tafel { $name }.
illustration-sheet = Zettel { $name }.
illustration-row = Reihe { $row }: { $boxes }.
illustration-crossed = Jetzt angekreuzt: { $places }.
illustration-highlighted = Hervorgehoben: { $places }.
illustration-refused = Nicht erlaubt: { $places }.

heading-border = The Border

heading-border-overview = Kurz gesagt
overview-border-about = Deine Tafel ist eine Karte mit neun Gebieten. Kreuze alle Grenzfelder um ein Gebiet an, dann bringt es dir Punkte. Beeil dich: Wer ein Gebiet zuerst umschließt, bekommt etwa doppelt so viel wie alle, die später kommen.
overview-border-step-1 = Die aktive Person wirft alle fünf Würfel und darf bis zu zweimal beliebige davon neu werfen.
overview-border-step-2 = Erste Aktion: Mit jedem Würfel kreuzt die aktive Person ein Feld seiner Farbe an, aber sie darf nur ganze Segmente abschließen, egal wo auf der Tafel.
overview-border-step-3 = Zweite Aktion: Alle anderen nutzen gleichzeitig die übrigen Würfel; jeder Person stehen sie alle zur Verfügung. Jedes neue Kreuz kommt neben ein Kreuz; Segmente müssen nicht abgeschlossen werden. Ist kein Würfel übrig, wählen sie je einen der fünf.
overview-border-step-4 = Im Uhrzeigersinn wird die nächste Person aktiv.
overview-border-scoring = Wertung: Ein Gebiet zählt, sobald seine ganze Grenze angekreuzt ist. Wer es zuerst umschließt, bekommt den höheren Wert, alle danach den niedrigeren.
overview-border-end = Ende: Die Partie ist nach der Runde vorbei, in der jemand ein sechstes Gebiet umschließt. Wer die meisten Punkte hat, gewinnt.

heading-border-material = Das Material
rule-B1 = 2 bis 4 Personen ab 8 Jahren, etwa 30 Minuten.
rule-B2 = Pro Person eine Tafel und ein abwischbarer Stift, vier verschiedene Tafeln; 5 gleiche Würfel, jeder mit sechs farbigen Seiten: grau, grün, blau, rot, gelb, orange (bekannt). Keine Seite ist ein Joker (bekannt).
rule-B3 = Eine Tafel ist eine Karte aus Sechsecken (bekannt) mit 9 Gebieten. Jedes Gebiet ist von einem Ring aus Grenzfeldern umgeben, ein Sechseck breit. Benachbarte Gebiete teilen sich Grenzfelder: Ein Feld kann zur Grenze von einem, zwei oder drei Gebieten gehören.
illustration-B3 = Die Grenze der Villa. Einige dieser Felder gehören auch zu den Nachbargebieten.
rule-B4 = Die Gebiete und die Grenzfelder sind auf allen vier Tafeln gleich. Nur die Anordnung der Farbsegmente ist verschieden. Auf unseren eigenen vier Tafeln haben die Segmente dieselben Formen und nur andere Farben, damit keine Tafel besser ist als eine andere (Hausregel).
rule-B5 = Ein Segment ist eine zusammenhängende Kette von 2 bis 5 Grenzfeldern einer Farbe. Auf jeder Tafel hat jede der sechs Farben genau vier Segmente: je eins mit 2, 3, 4 und 5 Feldern (bekannt). Das ergibt 24 Segmente und 84 farbige Felder; mit den beiden weißen (B6) hat eine Tafel 86 Grenzfelder. Zwei Segmente einer Farbe berühren sich nie (Hausregel), darum ist ein Segment schon am Bild zu erkennen.
illustration-B5 = Die vier roten Segmente dieser Tafel mit 2, 3, 4 und 5 Feldern.
rule-B6 = Zwei Grenzfelder sind weiß, eins oben links und eins unten rechts. Sie tragen ein aufgedrucktes Kreuz: Sie gelten von Anfang an als angekreuzt, für Grenzen ebenso wie für die Nachbarschaft, und gehören zu keinem Segment.
illustration-B6 = Die beiden weißen Felder mit ihrem aufgedruckten Kreuz.
rule-B7 = Jedes Gebiet hat zwei Werte. Wer die Villa, oben auf der Karte, zuerst umschließt, bekommt 9 Punkte; beim Brunnen sind es 4, später 2. Die höheren Werte sind 12, 11, 10, 9, 8, 7, 6, 5, 4, jeder für ein Gebiet; der niedrigere ist die Hälfte des höheren, abgerundet: 6, 5, 5, 4, 4, 3, 3, 2, 2; je größer das Gebiet, desto mehr ist es wert (bekannt). Die Namen der anderen sieben Gebiete sind von uns.

heading-border-round = Eine Runde
rule-B8 = Wer zuerst die aktive Person ist, entscheidet das Los. Danach wechselt die Rolle Runde für Runde im Uhrzeigersinn.
rule-B9 = Eine Runde besteht aus der ersten Aktion, nur für die aktive Person, und dann der zweiten Aktion, für alle anderen.

heading-border-first-action-roll = Erste Aktion: würfeln
rule-B10 = Zu Beginn der Runde wirft die aktive Person alle fünf Würfel; dieser Wurf darf nicht ausgelassen werden.
rule-B11 = Nach dem ersten und nach dem zweiten Wurf darf sie aufhören oder beliebige Würfel neu werfen, einen bis fünf. Höchstens drei Würfe.
illustration-B11 = Drei Würfe. Die Würfel mit Häkchen bleiben liegen, die anderen werden neu geworfen.
rule-B12 = Ein Würfel, der nach einem Wurf liegen bleibt, darf nach dem nächsten neu geworfen werden: Die Wahl ist jedes Mal frei.

heading-border-first-action-cross-off = Erste Aktion: ankreuzen
rule-B13 = Mit einem Würfel wird ein Feld seiner Farbe angekreuzt, das noch kein Kreuz hat. Jeder Würfel wird einmal genutzt.
rule-B14 = Würfel dürfen nur genutzt werden, um Segmente abzuschließen: In jedem Segment, in dem angekreuzt wird, müssen in derselben Aktion alle offenen Felder angekreuzt werden. Ein Segment darf nicht begonnen oder erweitert werden, ohne es abzuschließen.
illustration-B14 = Links: Drei graue Würfel schließen das graue Segment ab. Rechts: Mit zwei Kreuzen bliebe es offen.
rule-B15 = Das Segment muss an nichts angrenzen: Jede Stelle der Tafel ist recht.
rule-B16 = Ein Segment, das schon teilweise angekreuzt ist, braucht nur Würfel für die noch offenen Felder.
illustration-B16 = Drei der fünf Felder waren schon angekreuzt, also genügen zwei gelbe Würfel.
rule-B17 = Die Würfel dürfen auf mehrere Segmente verteilt werden, von derselben Farbe oder von verschiedenen.
rule-B18 = Niemand muss Würfel nutzen: Die aktive Person darf weniger Segmente abschließen, als sie könnte, oder gar keins.

heading-border-second-action = Zweite Aktion
rule-B19 = Alle anderen dürfen jetzt jeden Würfel nutzen, den die aktive Person nicht genutzt hat: Dieselben übrigen Würfel stehen ihnen allen vollzählig zur Verfügung. Ein Würfel, ein Feld seiner Farbe, das noch kein Kreuz hat; beliebig viele der Würfel oder keiner.
rule-B20 = Jedes Feld, das angekreuzt wird, muss an ein schon angekreuztes Feld grenzen (eine Sechseckseite mit ihm teilen). Ein Feld, das früher in derselben Aktion angekreuzt wurde, zählt mit (Hausregel: Die Kreuze werden nacheinander gemacht).
illustration-B20 = Links: Jedes Kreuz grenzt an ein anderes, angefangen beim weißen Feld. Rechts: Diese beiden grenzen an kein Kreuz.
rule-B21 = Segmente dürfen begonnen, erweitert oder abgeschlossen werden: Abschließen ist keine Pflicht.
rule-B22 = Hat die aktive Person alle fünf Würfel genutzt, dürfen alle anderen je einen der fünf wählen und damit ein Feld ankreuzen (es muss angrenzen).
rule-B23 = Hat die aktive Person keinen genutzt, freiwillig oder nicht, haben die anderen alle fünf.
rule-B24 = Die zweite Aktion läuft gleichzeitig: Niemand muss auf die anderen warten, und kein Kreuz beeinflusst, was die anderen dürfen. Aufgedeckt wird gemeinsam, wenn alle fertig sind (Hausregel).

heading-border-scoring = Wertung
rule-B25 = Ein Gebiet ist umschlossen, wenn alle Felder seiner Grenze angekreuzt sind, gleich in welcher Aktion. Ein einziges Kreuz kann mehrere Gebiete umschließen. Gewertet wird sofort, und alle am Tisch erfahren es.
rule-B26 = Wer ein Gebiet zuerst umschließt, nimmt sich den höheren Wert und kreist ihn in der eigenen Wertungsleiste ein; alle anderen streichen diesen Wert durch.
illustration-B26 = Wer zuerst da war, kreist die 9 der Villa ein; die andere Person streicht sie durch.
rule-B27 = Wer es in einer späteren Aktion oder Runde umschließt, bekommt den niedrigeren Wert. Die zweite Aktion kommt nach der ersten: Ein Gebiet, das die aktive Person in der ersten Aktion umschließt, bringt den anderen in der zweiten Aktion derselben Runde nur den niedrigeren Wert.
rule-B28 = Umschließen mehrere dasselbe Gebiet in derselben zweiten Aktion als Erste, bekommen sie alle den höheren Wert.

heading-border-end = Ende
rule-B29 = Die Partie endet mit der Runde, in der eine Person ein sechstes Gebiet umschlossen hat. Geschieht das in der ersten Aktion, führen die anderen noch ihre zweite Aktion aus.
rule-B30 = Jedes umschlossene Gebiet zählt, auch ein siebtes oder achtes, das in der letzten Aktion umschlossen wird.
rule-B31 = Wer die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, gewinnt von ihnen, wer das wertvollste einzelne Gebiet hat (den höchsten Wert, der wirklich erzielt wurde). Steht es dann noch gleich, wird der Sieg geteilt (Hausregel).
rule-B32 = Nach zehn Runden in Folge, in denen niemand etwas angekreuzt hat, endet die Partie mit dem aktuellen Punktestand (Hausregel: Alle dürfen passen, und eine Partie muss enden).
rule-B33 = Alle Tafeln sind jederzeit für alle einsehbar (Hausregel).

heading-border-examples = Beispiele
rule-BE1 = Villa: Eine Person kreuzt als Erste das letzte Feld der Grenze um die Villa an und bekommt 9 Punkte.
illustration-BE1 = Das neue Kreuz schließt die Grenze um die Villa: 9 Punkte.
rule-BE2 = Dritter Wurf: 3 graue, 1 gelber, 1 blauer. Die aktive Person schließt ein graues Segment mit 3 Feldern ab; sie hätte stattdessen zwei der drei grauen Würfel für ein graues Segment mit 2 Feldern weiter rechts nutzen können. Der gelbe und der blaue Würfel können nicht genutzt werden: Mit ihnen lässt sich nichts abschließen.
illustration-BE2 = Die drei grauen Würfel gehen in das Segment mit 3 Feldern. Das Segment mit 2 Feldern, das auch möglich war, ist umrandet.
rule-BE3 = Nach BE2 sind 1 gelber und 1 blauer Würfel übrig. Zwei Personen kreuzen auf ihren noch unberührten Tafeln je ein gelbes und ein blaues Feld neben ihren weißen Feldern an; eine dritte kann nur ein blaues ankreuzen, denn auf ihrer Tafel grenzt kein gelbes Feld an ein weißes.
illustration-BE3 = Dieselben zwei Würfel auf drei Tafeln. Auf der letzten grenzt kein gelbes Feld an ein weißes.
rule-BE4 = Zweiter Wurf: 4 gelbe, 1 roter; die aktive Person hört auf. Mit allen fünf Würfeln schließt sie drei Segmente ab: ein gelbes mit 5 Feldern links, ein gelbes mit 4 und ein rotes mit 3 Feldern rechts (alle waren schon teilweise angekreuzt). Die anderen wählen dann je einen der fünf Würfel: Zwei kreuzen ein rotes Feld an, eine Person ein gelbes.
illustration-BE4 = Die fünf neuen Kreuze schließen drei Segmente ab.
illustration-BE4-others = Alle anderen nutzen je einen der fünf Würfel: zweimal den roten, einmal einen gelben.
rule-BE5 = Der Brunnen: Wer ihn zuerst umschließt, bekommt 4 Punkte; wer ihn in einer späteren Aktion oder Runde umschließt, bekommt 2.
illustration-BE5 = Links: Die aktive Person ist die Erste und bekommt 4. Rechts: In der zweiten Aktion gibt es nur noch 2.
rule-BE6 = Die aktive Person umschließt in der ersten Aktion ein sechstes Gebiet. Die anderen führen noch ihre zweite Aktion aus; dann ist die Partie vorbei. Die aktive Person war in drei Gebieten die Erste, in den anderen drei nicht: 33 Punkte insgesamt.
illustration-BE6 = Das grüne Segment umschließt die Stadt, das sechste Gebiet. Die Wertungsleiste ergibt 33.

heading-border-ours = Unsere Ergänzungen
rule-B40 = Tafeln werden in Dateien gespeichert, die jeder schreiben kann. Eine Datei ist spielbar, wenn sie neun umringte Gebiete mit je zwei Werten hat, dazu Segmente aus 2 bis 5 zusammenhängenden Feldern, auf die in höchstens sechs Farben alle farbigen Felder verteilt sind, und mindestens ein weißes Feld; sie ist Standard, wenn sie B3 bis B7 ganz einhält. So lässt sich auch das gedruckte Spiel eingeben, gleich welche Zahlen es hat.
rule-B41 = Kopien (Hausregel): Jeder Platz hat eine andere Tafel (B2), es sei denn, die Einrichtung des Tisches erlaubt Kopien (für Besitzer des Spiels, die nur eine Tafel eingegeben haben); der Kopf der Aufzeichnung sagt es. Aufzeichnungen aus der Zeit vor dieser Regel werden gelesen, als erlaubten sie Kopien.

heading-twentyone = Twenty One

heading-twentyone-overview = Kurz gesagt
overview-twentyone-about = Alle füllen mit denselben Würfeln ihren eigenen Zettel aus, Reihe für Reihe. Große Zahlen bringen mehr, und genaue Treffer geben einen Bonus.
overview-twentyone-step-1 = Die aktive Person wirft alle sechs Würfel und darf noch einmal würfeln. Jede 1 bleibt liegen; alle anderen Würfel müssen neu geworfen werden.
overview-twentyone-step-2 = Alle nutzen diese Würfel gleichzeitig. Du trägst beliebig viele Zahlen in deine aktuelle Reihe ein, jede in das Feld in der Farbe des Würfels und nie höher als die Zahl im Feld.
overview-twentyone-step-3 = Wenn du nichts eintragen kannst oder willst, streichst du stattdessen das erste freie Feld von links in der Reihe.
overview-twentyone-step-4 = Ist eine Reihe voll, geht es in der folgenden Runde mit der nächsten Reihe weiter. Im Uhrzeigersinn wird die nächste Person aktiv.
overview-twentyone-scoring = Wertung: Eine abgeschlossene Reihe bringt die Summe ihrer Zahlen und einen Bonus für ihre Treffer, also für Zahlen, die genau der Zahl im Feld entsprechen.
overview-twentyone-end = Ende: Die Partie ist nach der Runde vorbei, in der jemand die fünfte Reihe abschließt. Wer die meisten Punkte hat, gewinnt.

heading-twentyone-material = Das Material
rule-T1 = 2 bis 6 Personen ab 8 Jahren, etwa 15 Minuten (bekannt). (Allein zu spielen ist unsere Erweiterung: T30.)
rule-T2 = Sechs Würfel, je einer in Weiß, Schwarz, Rot, Blau, Gelb und Grün, mit den Augenzahlen 1 bis 6.
rule-T3 = Sechs verschiedene Zettel mit den Buchstaben A bis F. Jede Person nimmt einen anderen.
rule-T4 = Ein Zettel hat 5 Reihen. Eine Reihe hat 6 Felder, eins in jeder Farbe, und jedes zeigt eine Zahl.
illustration-T4 = Ein Zettel: fünf Reihen, in jeder ein Feld von jeder Farbe.
rule-T5 = Die Zahlen sind auf allen Zetteln gleich und stehen an denselben Stellen; nur die Reihenfolge der Farben ist verschieden.
rule-T6 = In einer Reihe steigen die Zahlen von links nach rechts nie an, und die erste Reihe ist 6 5 4 3 2 1 (bekannt). Die vier Reihen darunter sind von uns: 5 5 4 3 2 1, dann 5 4 4 3 2 1, dann 5 4 3 3 2 1, dann 5 4 3 2 2 1.
rule-T7 = Reihenfolge der Farben (Hausregel): Innerhalb einer Reihe haben keine zwei der sechs Zettel an derselben Stelle dieselbe Farbe; auf einem Zettel kommt in den fünf Reihen keine Farbe zweimal an derselben Stelle vor. Zettel werden in Dateien gespeichert: Wer den gedruckten Block besitzt, kann eigene eingeben.
rule-T8 = Alle Zettel sind jederzeit für alle einsehbar.

heading-twentyone-round = Eine Runde
rule-T9 = Wer zuerst die aktive Person ist, entscheidet das Los. Danach wechselt die Rolle Runde für Runde im Uhrzeigersinn.
rule-T10 = Die aktive Person wirft alle sechs Würfel und darf dann ein zweites und letztes Mal würfeln.
rule-T11 = Beim zweiten Wurf werden alle Würfel geworfen, die keine 1 zeigen, nicht mehr und nicht weniger: Eine 1 bleibt liegen, alle übrigen müssen neu geworfen werden. Bei sechs Einsen gibt es keinen zweiten Wurf (Hausregel).
rule-T12 = Dann nutzen alle, auch die aktive Person, dieselben Würfel, und zwar gleichzeitig (Hausregel). Aufgedeckt wird gemeinsam, wenn alle fertig sind (Hausregel).
rule-T13 = Alle müssen in jeder Runde entweder mindestens eine Zahl eintragen oder ein Feld streichen (T18).
rule-T14 = Eine Zahl kommt nur in die eigene aktuelle Reihe, und zwar in das Feld in der Farbe des Würfels, wenn es frei ist und die Zahl nicht höher ist als die Zahl im Feld.
illustration-T14 = Die gepunktet gezeichneten Zahlen passen. Die weiße 4 ist höher als die 2 im weißen Feld.
rule-T15 = Von den sechs Würfeln dürfen in einer Runde beliebig viele eingetragen werden, in dieser einen Reihe. Die Auswahl ist frei.
rule-T16 = Eine Zahl, die genau der Zahl im Feld entspricht, ist ein Treffer und wird mit einem kleinen Kreuz markiert.
rule-T17 = Eine Reihe, die in dieser Runde voll wird, ist für diese Runde fertig: Die nächste Reihe beginnt in der nächsten Runde. Niemand schreibt in einer Runde in zwei Reihen.
illustration-T17 = Die erste Reihe ist abgeschlossen. Die zweite beginnt in der nächsten Runde.
rule-T18 = Wer keine Zahl eintragen kann oder will, streicht das erste freie Feld von links in der aktuellen Reihe.
rule-T19 = Nie beides: Wer eine Zahl einträgt, streicht nichts. In einer Runde wird höchstens ein Feld gestrichen.

heading-twentyone-scoring = Wertung
rule-T20 = Eine Reihe ist abgeschlossen, wenn ihre sechs Felder ausgefüllt oder gestrichen sind. Sie bringt die Summe ihrer Zahlen (ein gestrichenes Feld zählt 0) und den Bonus für ihre Treffer: 0, 1, 3, 6, 10, 15, 21 für 0 bis 6 Treffer (bekannt; der Text der Spielregel nennt 6 für drei).
rule-T21 = Die Reihen werden streng von oben nach unten gespielt; dabei können alle in verschiedenen Reihen sein.

heading-twentyone-end = Ende
rule-T22 = Die Partie endet mit der Runde, in der eine Person die fünfte Reihe abschließt. An dieser Runde nehmen alle noch voll teil (Hausregel).
rule-T23 = Die anderen werten dann die angefangene Reihe, in der sie sind, in ihrem aktuellen Stand: Summe und Bonus (Hausregel: Der Bonus zählt). Nicht begonnene Reihen bringen nichts.
rule-T24 = Wer in allen Reihen zusammen die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt (Hausregel).

heading-twentyone-examples = Beispiele
rule-TE1 = Erster Wurf 6, 4, 3, 3, 1, 1. Die aktive Person würfelt noch einmal: Die beiden Einsen bleiben liegen, die anderen vier Würfel werden geworfen.
illustration-TE1 = Die beiden Einsen mit Häkchen bleiben liegen, die anderen vier Würfel werden neu geworfen.
rule-TE2 = Würfel: Schwarz 1, Blau 3, Gelb 4, Rot 1, Grün 2, Weiß 4. Eine Person trägt die schwarze 1 in das schwarze Feld mit der 1 ein (ein Treffer), die blaue 3 in das blaue Feld mit der 3 (ein Treffer) und die gelbe 4 in das gelbe Feld (es zeigt mehr als 4, also kein Treffer); auf die rote 1 und die grüne 2, die passen würden, verzichtet sie. Die weiße 4 passt nicht: Das weiße Feld zeigt weniger.
illustration-TE2 = Oben: drei Zahlen, zwei davon Treffer mit ihrem kleinen Kreuz. Unten: Die weiße 4 passt nicht.
rule-TE3 = Eine Person hat in der ersten Reihe vier Felder ausgefüllt; die weiße 5 und das grüne Feld sind frei. Der grüne Würfel zeigt 5, der weiße 6: Keiner passt. Die weiße 5, das erste freie Feld von links, muss gestrichen werden.
illustration-TE3 = Nichts passt, also wird die weiße 5 gestrichen.
rule-TE4 = Die erste Reihe ist abgeschlossen mit 5, gestrichen, 4, 2, 2, 1: 14 Punkte und 3 Treffer (die 4, die zweite 2 und die 1), Bonus 6. Die Reihe bringt 20.
illustration-TE4 = 14 Punkte und ein Bonus von 6 für drei Treffer: 20.
rule-TE5 = Eine Person schließt die fünfte Reihe ab; die Partie endet mit dieser Runde; die fünf Reihen ergeben zusammen 88.
illustration-TE5 = Mit der fünften Reihe ist der Zettel voll: 88 Punkte.

heading-twentyone-ours = Unsere Ergänzungen
rule-T30 = Allein: Eine Person, immer aktiv, versucht, auf einem Zettel das beste Ergebnis zu erreichen. Dieses Spiel lässt sich exakt lösen.
rule-T31 = Umgekehrt: die fünf Reihen von unten nach oben, sodass die Zahlen im Lauf der Partie wachsen.
rule-T32 = Zettel werden in Dateien gespeichert, die jeder schreiben kann. Eine Datei ist spielbar, wenn sie fünf Reihen mit sechs Feldern hat, in jeder Reihe ein Feld jeder Farbe, mit den Zahlen 1 bis 6; ein Satz Zettel ist Standard, wenn er T5 bis T7 ganz einhält.
rule-T33 = Kopien (Hausregel): Jeder Platz hat einen anderen Zettel (T3), es sei denn, die Einrichtung des Tisches erlaubt Kopien; wie B41 in The Border.
