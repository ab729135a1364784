### Die Regeln von Pig.

heading-pig = Pig

heading-pig-round = Eine Runde

rule-P1 = Pig ist für 1 bis 8 Personen. Es gibt nichts zum Ausfüllen.
rule-P2 = Wer anfängt, wird ausgelost. Nach jeder Runde ist die nächste Person links an der Reihe.
rule-P3 = Wer an der Reihe ist, würfelt.
rule-P4 = Zeigt der Würfel eine 1, bringt diese Runde nichts, und sie ist zu Ende.
rule-P5 = Jede andere Zahl zählt zu den Punkten der Runde. Danach heißt es: noch einmal würfeln oder aufhören.
rule-P6 = Wer aufhört, bekommt die Punkte der Runde, und sie ist zu Ende.

heading-pig-end = Ende

rule-P7 = Wer als Erste oder Erster mindestens 50 Punkte hat, gewinnt, und das Spiel ist zu Ende.
rule-P8 = Variante mit zwei Würfeln: Beide werden geworfen. Eine 1 auf einem davon beendet die Runde ohne Punkte; sonst zählt die Summe.
