### Die Lektionen: ein Spiel lernen, indem man es spielt.

## Jede Lektion

lesson-another-move = Das ginge auch. Folge hier aber dem Text.
lesson-incomplete = Bis hierher richtig, aber es fehlt noch etwas. Tu alles, was im Text steht, und tippe dann auf „Fertig“.
lesson-read-first = Lies zuerst den Text und drücke dann „Weiter“.

page-learn-step = Schritt { $step } von { $steps }
page-learn-finished = Das war die Lektion. Du weißt alles, was du für eine echte Partie brauchst!
page-learn-next = Weiter
page-learn-back = Zurück
page-learn-skip = Überspringen
page-learn-restart = Von vorn
page-learn-jump = Eine andere Partie
page-learn-play = Eine Partie spielen
page-no-lesson = Hier gibt es keine Lektion

## The Border

lesson-border-goal = Deine Tafel hat neun Gebiete. Kreuze alle Grenzfelder um ein Gebiet an, dann bringt es Punkte. Wer die meisten hat, gewinnt. Du bist die aktive Person: Tippe auf „Würfeln“.
lesson-border-keep = Du darfst bis zu dreimal würfeln und wählst jedes Mal, was liegen bleibt. Tippe auf den grauen und den gelben Würfel, um sie zu behalten, dann auf „Neu würfeln“.
lesson-border-keep-hint = Das ginge auch. Behalte hier aber Grau und Gelb, und wirf Grün, Orange und Rot neu.
lesson-border-segment = Je Würfel ein Feld seiner Farbe. In der ersten Aktion darfst du nur ganze Segmente abschließen. Tippe auf das leuchtende graue (das nimmt alle drei Felder), dann auf „Fertig“.
lesson-border-segment-hint = Das ginge auch. Nutze hier aber alle drei grauen Würfel für das graue Segment mit drei Feldern.
lesson-border-second = Übrige Würfel sind für alle anderen da: zwei gelbe. Jedes Kreuz muss an ein Kreuz oder weißes Feld grenzen. Tippe auf das leuchtende gelbe Feld, aufs nächste, dann auf „Fertig“.
lesson-border-second-hint = Das ginge auch. Kreuze hier aber beide gelben Felder an.
lesson-border-one-of-five = Die aktive Person hat alle fünf Würfel genutzt. Alle anderen dürfen dann je einen davon nutzen, egal welchen. Tippe auf das leuchtende gelbe Feld, dann auf „Fertig“.
lesson-border-open = In der zweiten Aktion darf ein Segment unfertig bleiben, wie dein gelbes. Nutzt die aktive Person gar keinen Würfel, haben die anderen alle fünf.
lesson-border-first-value = Der Grenze der Villa fehlt noch ein Feld. Wer ein Gebiet zuerst umschließt, bekommt den höheren seiner beiden Werte, hier 9. Tippe auf das leuchtende grüne Feld, dann auf „Fertig“.
lesson-border-value-hint = Das ginge auch. Kreuze hier aber nur das Feld an, mit dem du das Gebiet umschließt.
lesson-border-together = 9 Punkte! Noch jemand hat in derselben zweiten Aktion die Villa umschlossen: Ihr seid gemeinsam die Ersten und bekommt beide 9. Später gibt es nur noch den niedrigeren Wert, 4.
lesson-border-later-value = Die aktive Person hat den Brunnen in der ersten Aktion umschlossen, für 4 Punkte. In der zweiten bekommst du nur noch 2. Tippe auf das leuchtende graue Feld, dann auf „Fertig“.
lesson-border-scoring = 2 Punkte. In deiner Wertungsleiste ist eingekreist, was du bekommen hast; ein höherer Wert, den schon jemand hat, ist durchgestrichen. Ein Kreuz kann mehrere Gebiete umschließen.
lesson-border-sixth = Du hast fünf Gebiete; ein sechstes beendet die Partie mit dieser Runde. Dem grauen Segment unten rechts fehlen nur noch vier Felder. Tippe darauf, dann auf „Fertig“.
lesson-border-end = Sechs Gebiete! Die anderen hatten noch ihre zweite Aktion. Die höchste Punktzahl gewinnt, bei Gleichstand das wertvollste Gebiet; ist auch das gleich, wird der Sieg geteilt.
lesson-border-free = Jetzt du: die letzten Runden gegen einen leichten Bot mit fünf Gebieten. Du führst mit einem Punkt. Die Zeile über den Würfeln sagt dir, was du tun kannst.

## Twenty One

lesson-twentyone-goal = Dein Zettel hat fünf Reihen mit je sechs Feldern. Du füllst sie von oben nach unten, jede bringt Punkte. Wer die meisten hat, gewinnt. Du bist die aktive Person: Tippe auf „Würfeln“.
lesson-twentyone-again = Du darfst ein zweites und letztes Mal würfeln. Jede 1 bleibt liegen, alle anderen Würfel müssen neu geworfen werden. Tippe auf „Neu würfeln“.
lesson-twentyone-again-hint = Du könntest die Würfel behalten. Würfle hier aber neu.
lesson-twentyone-enter = Eine Zahl passt ins Feld ihrer Farbe in deiner Reihe, wenn sie nicht höher ist als das Feld. Gleich ist ein Treffer. Du wählst: Tippe auf Schwarz, Blau und Gelb, dann auf „Fertig“.
lesson-twentyone-enter-hint = Das ginge auch, aber niedrige Zahlen bringen wenig. Trage hier nur Schwarz, Blau und Gelb ein.
lesson-twentyone-together = Alle haben gleichzeitig dieselben Würfel genutzt, jede Person auf ihrem Zettel. Deine zwei Treffer haben ein kleines Kreuz und bringen einen Bonus, wenn die Reihe abgeschlossen ist.
lesson-twentyone-cross-off = Weiß 6 und Grün 5 sind zu hoch für deine freien Felder. Wer nichts eintragen kann oder will, streicht ein Feld: Tippe auf „Erstes freies Feld streichen“, dann auf „Fertig“.
lesson-twentyone-row = Die nächste Runde: Grün zeigt 1. Tippe auf das grüne Feld, dann auf „Fertig“, und deine Reihe ist abgeschlossen.
lesson-twentyone-row-hint = Das ginge auch. Trage hier aber die grüne 1 ein.
lesson-twentyone-row-score = 5, 4, 2, 2 und 1 sind 14; das gestrichene Feld zählt 0. Drei Treffer bringen einen Bonus von 6: 20 Punkte. Unter den Reihen siehst du jeden Bonus. Nächste Runde, nächste Reihe.
lesson-twentyone-fifth = Deine fünfte und letzte Reihe, und alle sechs Würfel passen. In einer Runde darfst du beliebig viele Würfel eintragen. Tippe auf alle sechs Felder, dann auf „Fertig“.
lesson-twentyone-fifth-hint = Das ginge auch. Trage hier aber alle sechs Würfel ein.
lesson-twentyone-end = 88 Punkte! Die Partie endet mit der Runde, in der jemand die fünfte Reihe abschließt. Die anderen werten auch ihre angefangene Reihe, mit Bonus. Bei Gleichstand teilt ihr den Sieg.
lesson-twentyone-free = Jetzt du: die letzten Runden gegen einen leichten Bot. Du führst. +4 an einem Feld heißt: So viel bringt es dir. Die Zeile über den Würfeln sagt dir, was du tun kannst.
