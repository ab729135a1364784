### Die Lektionen: ein Spiel lernen, indem man es spielt.

## Jede Lektion

lesson-another-move = Das ginge auch. Folge hier aber dem Text.
lesson-read-first = Lies zuerst den Text und drücke dann „Weiter“.

page-learn-step = Schritt { $step } von { $steps }
page-learn-finished = Das war die Lektion. Du weißt alles, was du für eine echte Partie brauchst!
page-learn-next = Weiter
page-learn-back = Zurück
page-learn-skip = Überspringen
page-learn-restart = Von vorn
page-learn-play = Eine Partie spielen
page-no-lesson = Hier gibt es keine Lektion

## The Border

lesson-border-goal = Auf deiner Tafel sind neun Gebiete, zum Beispiel oben die Villa. Jedes ist von Grenzfeldern umgeben. Kreuze die ganze Grenze eines Gebiets an, dann bringt es dir Punkte. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-border-roll = In dieser Runde bist du die aktive Person, also gehört dir die erste Aktion. Würfle mit allen fünf Würfeln.
lesson-border-keep = Du darfst bis zu dreimal würfeln. Jedes Mal entscheidest du, welche Würfel du behältst und welche du neu wirfst. Behalte den grauen und den gelben Würfel und wirf die anderen drei.
lesson-border-keep-hint = Das ginge auch. Behalte hier aber Grau und Gelb, und wirf Grün, Orange und Rot neu.
lesson-border-keep-again = Jetzt sind zwei Würfel grau. Nach jedem Wurf entscheidest du neu: Auch einen Würfel, den du behalten hast, darfst du wieder werfen. Behalte alle außer dem grünen, und wirf ihn neu. Das ist dein dritter und letzter Wurf.
lesson-border-keep-again-hint = Das ginge auch. Wirf hier aber nur den grünen Würfel neu.
lesson-border-segment = Jetzt wird angekreuzt: ein Würfel, ein Feld seiner Farbe. Zusammenhängende Felder einer Farbe sind ein Segment. In der ersten Aktion darfst du nur ganze Segmente abschließen, aber überall auf der Tafel. Schließe das graue mit drei Feldern ab. Mit Gelb und Blau geht hier nichts. Kein Würfel muss genutzt werden.
lesson-border-segment-hint = Das ginge auch. Nutze hier aber alle drei grauen Würfel für das graue Segment mit drei Feldern.
lesson-border-leftover = Der gelbe und der blaue Würfel sind übrig geblieben. In der zweiten Aktion durften alle anderen sie nutzen: alle dieselben Würfel und alle gleichzeitig. Jetzt ist die nächste Person aktiv.
lesson-border-second = Die aktive Person hat zwei gelbe Würfel übrig gelassen, und du bist mit der zweiten Aktion dran. Jedes Feld muss an ein schon angekreuztes grenzen. Die weißen Felder gelten von Anfang an als angekreuzt. Kreuze das gelbe Feld neben dem weißen an, dann das gelbe neben deinem neuen Kreuz.
lesson-border-second-hint = Das ginge auch. Kreuze hier aber beide gelben Felder an.
lesson-border-one-of-five = Diesmal hat die aktive Person alle fünf Würfel genutzt, und keiner ist übrig. Dann darf jede andere Person einen einzigen der fünf nutzen, egal welchen. Nutze einen gelben: Kreuze das nächste gelbe Feld an.
lesson-border-open = In der zweiten Aktion darf ein Segment unfertig bleiben. Nutzt die aktive Person alle fünf Würfel, darf jede andere Person einen davon nutzen. Nutzt sie keinen, haben die anderen alle fünf.
lesson-border-first-value = Einige Runden später ist an der Grenze der Villa nur noch ein Feld offen. Es ist grün, und ein grüner Würfel ist übrig. Wer ein Gebiet zuerst umschließt, bekommt den höheren seiner beiden Werte, bei der Villa 9. Kreuze dieses Feld an.
lesson-border-value-hint = Das ginge auch. Kreuze hier aber nur das Feld an, mit dem du das Gebiet umschließt.
lesson-border-together = 9 Punkte! Noch jemand hat in derselben zweiten Aktion die Villa umschlossen. Ihr seid gemeinsam die Ersten, also bekommt ihr beide den höheren Wert. Wer die Villa später umschließt, bekommt den niedrigeren Wert 4.
lesson-border-later-value = Eine andere Partie: Die aktive Person hat gerade in der ersten Aktion den Brunnen umschlossen und den höheren Wert 4 bekommen. Die zweite Aktion kommt später, also bringt dir der Brunnen nur noch den niedrigeren Wert 2. Umschließe ihn mit dem grauen Würfel.
lesson-border-scoring = 2 Punkte. Deine Wertungsleiste zeigt beide Werte jedes Gebiets: Was du bekommen hast, ist eingekreist; ein höherer Wert, den schon jemand hat, ist durchgestrichen. Ein Kreuz kann mehrere Gebiete umschließen.
lesson-border-last-round = Die Partie endet mit der Runde, in der jemand ein sechstes Gebiet umschließt. Du hast fünf, und es ist deine Runde. Würfle.
lesson-border-last-keep = Unten rechts hat ein graues Segment vier offene Felder. Behalte die drei grauen Würfel und wirf die anderen zwei.
lesson-border-last-keep-hint = Das ginge auch. Behalte hier aber die drei grauen Würfel und wirf die anderen zwei.
lesson-border-sixth = Vier graue Würfel! Ein Feld dieses Segments ist schon angekreuzt, also brauchst du nur die vier offenen. Schließe es ab.
lesson-border-end = Dein sechstes Gebiet. Die anderen hatten noch ihre zweite Aktion, und jetzt ist die Partie vorbei. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer das wertvollste einzelne Gebiet hat; ist auch das gleich, wird der Sieg geteilt.
lesson-border-free = Jetzt du: die letzten Runden gegen einen leichten Bot, der schon fünf Gebiete hat. Du führst mit einem Punkt. Spiel, wie du willst. Du erfährst jedes Mal, was möglich ist.

## Twenty One

lesson-twentyone-goal = Dein Zettel hat fünf Reihen mit je sechs Feldern. Du füllst sie von oben nach unten, eine Reihe nach der anderen, und jede bringt Punkte. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-twentyone-roll = In dieser Runde bist du die aktive Person. Würfle mit allen sechs Würfeln.
lesson-twentyone-again = Du darfst ein zweites und letztes Mal würfeln. Jede 1 bleibt liegen, alle anderen Würfel müssen neu geworfen werden. Würfle neu.
lesson-twentyone-again-hint = Du könntest die Würfel behalten. Würfle hier aber neu.
lesson-twentyone-enter = Eine Zahl kommt in das Feld ihrer Farbe, nur in deiner aktuellen Reihe und nie höher als die Zahl im Feld. Sind beide gleich, ist es ein Treffer. Trage Schwarz 1 und Blau 3 ein, beides Treffer, und Gelb 4. Weiß 4 passt nicht: Das Feld zeigt 2. Rot 1 und Grün 2 würden passen, aber du suchst die Zahlen aus.
lesson-twentyone-enter-hint = Das ginge auch, aber niedrige Zahlen bringen wenig. Trage hier nur Schwarz, Blau und Gelb ein.
lesson-twentyone-together = Alle haben dieselben Würfel genutzt, jede Person auf ihrem Zettel und alle gleichzeitig. Treffer haben ein kleines Kreuz. Jetzt ist die nächste Person aktiv und hat für alle gewürfelt.
lesson-twentyone-cross-off = Eine andere Partie: Ein Bot ist aktiv und hat für alle gewürfelt. Zwei Felder deiner Reihe sind frei. Die weiße 6 ist zu hoch für die weiße 5, und die grüne 5 für die grüne 1. In jeder Runde musst du eine Zahl eintragen oder ein Feld streichen. Wähle „Erstes freies Feld streichen“: Es ist die weiße 5.
lesson-twentyone-row = Die nächste Runde: Grün zeigt 1. Trage sie ein, dann ist deine Reihe abgeschlossen.
lesson-twentyone-row-hint = Das ginge auch. Trage hier aber die grüne 1 ein.
lesson-twentyone-row-score = 5, 4, 2, 2 und 1 sind 14; das gestrichene Feld zählt 0. Drei Zahlen sind Treffer: die 4, die zweite 2 und die 1. Ein bis sechs Treffer bringen einen Bonus von 1, 3, 6, 10, 15 oder 21. Die Reihe bringt also 14 + 6 = 20. In jeder Runde schreibst du nur in eine Reihe, also beginnt deine nächste erst in der nächsten Runde.
lesson-twentyone-fifth = Kurz vor dem Ende einer Partie: Das ist deine fünfte und letzte Reihe, und alle sechs Würfel passen. In einer Runde darfst du beliebig viele Würfel eintragen. Trage alle sechs ein.
lesson-twentyone-fifth-hint = Das ginge auch. Trage hier aber alle sechs Würfel ein.
lesson-twentyone-end = 88 Punkte! Die Partie endet mit der Runde, in der jemand die fünfte Reihe abschließt; diese Runde spielen alle zu Ende. Die anderen werten auch die angefangene Reihe, in der sie sind, mit Bonus. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
lesson-twentyone-free = Jetzt du: die letzten Runden gegen einen leichten Bot. Du führst. Spiel, wie du willst. Du erfährst jedes Mal, was möglich ist.
