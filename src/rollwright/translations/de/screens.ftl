### All other screens of the page: loaded with the first of them.

## Everywhere

page-language = Sprache
page-notifications = Benachrichtigungen
page-points = Punkte
page-nothing-here = Unter dieser Adresse ist nichts
page-nothing-here-how = Vielleicht fehlt ein Teil des Links. Lass ihn dir noch einmal schicken oder geh von hier aus weiter.
page-no-table = Diesen Tisch gibt es nicht
page-no-table-how = Vielleicht wurde er gelöscht, oder ein Teil des Links fehlt. Lass dir den Link noch einmal schicken.
page-no-way-in = An diesen Tisch kommt nur, wer den Link hat
page-no-way-in-how = Lass dir den Link zum Mitspielen oder zum Zuschauen schicken.
page-no-way-in-ask = Bitte { $name } um den Link zum Mitspielen oder zum Zuschauen.
page-no-way-in-later = Wenn die Partie vorbei ist, kannst du unter dieser Adresse die Wiederholung ansehen.
page-old-page = Diese Seite ist älter als der Server
page-old-page-how = Lade sie neu. Wenn das nicht hilft, schließe alle Tabs mit dieser Seite und öffne sie neu.
page-reload = Neu laden
page-replay-empty-how = Der Tisch wurde vor dem ersten Wurf geschlossen. Du kannst jederzeit einen neuen öffnen.
page-still-playing = Diese Partie ist noch nicht vorbei
page-still-playing-how = Sobald sie endet, kannst du hier die Wiederholung ansehen.
page-your-name = Dein Name

## The start page

page-game = Spiel
page-variant = Variante
page-as-in-the-box = Standardregeln
page-pace = Tempo
page-pace-live = live
page-pace-days = in Ruhe (mehrere Tage)
page-dice = Würfel
page-dice-proven = vom Server geworfen, nachprüfbar
page-dice-typed = echte Würfel, eingetippt
page-patience = Sekunden, bis ein Bot für Abwesende spielen darf
page-open = Tisch eröffnen
page-my-data = Meine Daten
page-my-data-what = Der Server erkennt diesen Browser an einem Cookie. Er speichert deine Tische, die Namen, die du dort benutzt hast, deine Züge und wann du zum ersten und zum letzten Mal hier warst. Wenn du Benachrichtigungen einschaltest, auch wohin und wann sie geschickt werden. Sonst nichts.
page-my-data-forever = Beendete Tische bleiben gespeichert, bis der Betreiber des Servers sie löscht.
page-my-data-days = { $days ->
    [one] Beendete Tische werden nach einem Tag gelöscht.
   *[other] Beendete Tische werden nach { $days } Tagen gelöscht.
  }
page-export = Daten exportieren
page-forget = Daten löschen
page-forget-sure = Alle deine Tische verlassen und deinen Namen überall entfernen?

## At a table

page-connecting = Verbinden …
page-waiting-for-players = Warten auf die anderen
page-your-roll = Du würfelst
page-your-word = Dein Wort
page-faces = Was die Würfel zeigen
page-keep = Behalten
page-undo = Rückgängig
page-pass = Passen
page-pass-no = Weiterspielen
page-pass-rolls = { $left ->
    [one] Du hast noch einen Wurf.
   *[other] Du hast noch { $left } Würfe.
  }
page-pass-could = Du könntest noch etwas markieren.
page-border-could-complete = { $count ->
    [one] Du könntest ein Segment abschließen.
   *[other] Du könntest { $count } Segmente abschließen.
  }
page-border-could-cross = Du könntest noch ein Feld ankreuzen.
page-keep-hint = Antippen: Würfel bleibt liegen
page-take-back = Zurücknehmen
page-cross-off = ein Feld streichen
page-area = Gebiet
page-worth-now = Jetzt wert
page-you = du
page-left = gegangen
page-away = nicht da
page-has-chosen = hat gewählt
page-come-back = Zurückkommen
page-leave = Verlassen
page-leave-sure = Den Tisch verlassen? Du kannst später zurückkommen.
page-hand-over = Gerät wechseln
page-let-bot-play = Bot spielen lassen
page-seat-bot = Bot hinsetzen
page-free-seat = Platz freigeben
page-free-seat-sure = Diesen Platz freigeben? Die Person, die dort sitzt, verliert ihn.
page-remove-guest = Endgültig ausschließen
page-remove-guest-sure = Diese Person endgültig vom Tisch ausschließen? Kein Link lässt sie wieder herein. Es werden neue Links erstellt; die alten sind dann nicht mehr gültig.
page-say = Etwas sagen
page-news = Verlauf
page-invitation = Zum Mitspielen
page-watching = Zum Zuschauen
page-qr = Als QR-Code zeigen
page-new-links = Neue Links
page-new-links-sure = Neue Links erstellen? Die alten sind dann nicht mehr gültig.
page-more = Mehr
page-close-table = Tisch schließen
page-close-table-sure = Die Partie für alle beenden?

## The end

page-result = Ergebnis
page-rematch = Revanche
page-to-the-rematch = Zur Revanche
page-accept-rematch = Annehmen
page-series = Siege bisher
page-at-rematch = wartet am neuen Tisch
page-waiting-at-rematch = { $count ->
    [one] { $names } wartet am neuen Tisch.
   *[other] { $names } warten am neuen Tisch.
  }
page-invited = eingeladen
page-replay = Wiederholung ansehen
page-record = Aufzeichnung
page-record-json = Aufzeichnung (JSON)
page-proof = Würfel nachprüfen
page-proof-commitment = Festlegung (von Anfang an bekannt)
page-proof-secret = Geheimnis
page-proof-words = Wörter

## The table: turns, dice and marks

page-home = Startseite
page-people = Am Tisch
page-as-text = Als Text
page-round-number = Runde { $round }
page-over = Die Partie ist vorbei
page-dice-count = { $dice ->
    [0] kein Würfel
    [one] ein Würfel
   *[other] { $dice } Würfel
  }
page-ask-done = Bestätige mit „Fertig“.
page-skip = Zum aktuellen Stand springen
page-last-round = Letzte Runde
page-maybe-last-round = Vielleicht die letzte Runde
page-missed = Du hast { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
  } verpasst.
page-border-ask-reroll = Du bist dran: Tippe an, was liegen bleibt, und würfle neu (noch { $left }), oder schließe ein Segment ab.
page-border-ask-reroll-only = Du bist dran: Noch passt kein Segment. Tippe an, was liegen bleibt, und würfle neu (noch { $left }).
page-border-ask-complete = Du bist dran: Schließe mit deinen Würfeln ein Segment ab.
page-border-ask-nothing = Du bist dran: Zu diesen Würfeln passt kein Segment. Drücke „Passen“.
page-border-ask-more = Kreuze weitere Felder an, oder drücke „Fertig“.
page-border-ask-second = { $name } lässt übrig: { $dice }. Kreuze Felder neben einem Kreuz an.
page-border-ask-one-die = { $name } hat alle fünf Würfel genutzt: Wähle einen und kreuze ein Feld neben einem Kreuz an.
page-border-ask-no-die = Kein Würfel passt neben ein Kreuz. Drücke „Passen“.
page-twentyone-ask-again = Du bist dran: Behalte die Würfel, oder wirf { $dice ->
    [one] den einen Würfel neu, der keine 1 zeigt.
   *[other] alle { $dice } Würfel neu, die keine 1 zeigen.
  }
page-twentyone-ask-enter = Trage Würfel in Reihe { $row } ein: gleiche Farbe, nicht höher als die Zahl im Feld.
page-twentyone-ask-more = Trage weitere Würfel ein, oder drücke „Fertig“.
page-twentyone-ask-cross = In Reihe { $row } passt kein Würfel: Streiche das erste freie Feld von links.
page-waiting-for-names = Warten auf { $names }
page-connection-lost = Verbindung unterbrochen. Neuer Versuch …
page-rule-number = Regel { $rule }
page-roll = Würfeln
page-roll-again = Neu würfeln
page-rolls-left = { $left ->
    [one] noch ein Wurf
   *[other] noch { $left } Würfe
  }
page-chosen-waiting = Fertig. Warten auf die anderen.
page-done-points = { $points ->
    [0] Fertig
   *[other] Fertig: +{ $points }
  }
page-score = { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
  }
page-rolls-now = würfelt
page-chooses-now = wählt
page-scores = Punktestand
page-leads = in Führung
page-active = aktiv
# Completed, of those that end the game.
page-border-areas = { $areas } von { $total } Gebieten
page-twentyone-rows = { $rows } von { $total } Reihen
page-pass-to = Gib das Gerät an { $name }
page-i-am = Ich bin { $name }
page-asked-by-name = { $name }: { $prompt }
page-players-here = An diesem Gerät

## Keys

page-keys = Tastenkürzel
page-keys-off = In den Einstellungen lassen sie sich abschalten.
page-key-roll = würfeln
page-key-dice = Würfel behalten oder freigeben
page-key-keep = alle Würfel behalten
page-key-walk = Feld wechseln
page-key-lit = zum nächsten hervorgehobenen Feld
page-key-mark = das ausgewählte Feld markieren
page-key-undo = rückgängig machen
page-key-done = fertig, oder die Wahl zurücknehmen
page-key-text = der Spielstand als Text
page-key-help = diese Liste

## Opening a table

page-new-with-friends = Neuer Tisch mit anderen
page-new-here = Neuer Tisch an diesem Gerät
page-new-here-how = Alle spielen an diesem Gerät.
page-who-plays = Wer spielt mit?
page-sitter = Wer auf Platz { $seat } sitzt
page-sitter-here = an diesem Gerät
page-sitter-link = kommt per Link
page-sitter-bot = Bot: { $bot }
page-bots-missing = Auf diesem Server nicht installiert: { $bots }. Der Betreiber kann sie installieren mit: { $command }
page-name-of-seat = Name auf Platz { $seat }
page-player-number = Spieler { $seat }
page-hidden-choices = Verdeckt wählen
page-hidden-choices-hint = Für jede Wahl gebt ihr das Gerät weiter. Sonst wählen alle auf einem Bildschirm.
page-add-seat = Platz hinzufügen
page-remove-seat = Platz { $seat } entfernen
page-no-person = Mindestens ein Platz muss für einen Menschen sein.
page-boards = Tafeln
page-sheets = Zettel
page-drawn = ausgelost
page-chosen-by-seat = gewählt
page-new-boards = neu
page-new-boards-hint = Vier neue Tafeln für diese Partie, keine besser als die andere. Dieselbe Nummer ergibt wieder dieselben Tafeln.
page-set-number = Nummer der Tafeln
page-other-number = Andere Nummer
page-made-from = Tafeln zur Nummer { $number }
page-any-board = beliebige Tafel
page-any-sheet = beliebiger Zettel
page-named-board = Tafel { $name }
page-named-sheet = Zettel { $name }
page-of-seat-board = Tafel auf Platz { $seat }
page-of-seat-sheet = Zettel auf Platz { $seat }
page-game-options = Spieloptionen
page-dice-proven-hint = Niemand kann diese Würfel verändern, auch der Server nicht: Am Ende können es alle nachprüfen.
page-dice-typed-hint = Ihr werft eigene Würfel auf den Tisch und tippt an, was sie zeigen.
page-pace-live-hint = Alle sind da. Ist jemand lange weg, darf ein Bot einspringen.
page-pace-days-hint = Alle spielen, wenn sie Zeit haben. Der Tisch wartet.

## My tables

page-my-tables = Meine Tische
page-no-tables-yet = Noch keine Tische. Sie erscheinen hier, sobald du an einem sitzt.
page-running-tables = Laufende Partien
page-finished-tables = Beendete Partien
page-watch-replay = Wiederholung ansehen

## Settings

page-settings-kept = All das wird in diesem Browser gespeichert.
page-your-name-hint = Die anderen sehen ihn am Tisch.
page-theme = Farbschema
page-theme-system = wie das System
page-theme-light = hell
page-theme-dark = dunkel
page-symbols = Symbole auf den Farben
page-symbols-hint = Jede Farbe hat ihr eigenes Symbol, sodass niemand Farben unterscheiden muss.
page-sounds = Töne
page-sounds-hint = Würfel, Stift und ein Signal, wenn du dran bist.
page-motion = Animationen
page-motion-system = wie das System
page-motion-full = alle
page-motion-reduced = wenige
page-speed = Tempo der Züge der anderen
page-speed-slow = langsam
page-speed-normal = normal
page-speed-fast = schnell
page-speed-instant = sofort
page-key-shortcuts = Tastenkürzel
page-key-shortcuts-hint = R würfelt, D ist „Fertig“, mit Ziffern behältst du Würfel. Am Tisch zeigt dir ? die ganze Liste.
page-confirm-pass = Vor dem Passen fragen
page-confirm-pass-hint = Nur wenn du noch etwas anderes tun könntest.

## Windows and links

page-cancel = Abbrechen
page-copy = Kopieren
page-copied = Kopiert.
page-copy-selected = Der Link ist ausgewählt: Kopiere ihn jetzt.
page-share = Teilen
page-qr-of = QR-Code: { $label }
page-link-local = Dieser Link funktioniert nur auf diesem Rechner. Für Handys in deinem Netz starte den Server mit --lan.

## Before the first roll

page-sit-down = Platz nehmen
page-free-here = Freier Platz
page-sit-here = Hier sitzen
page-sit-in = Auf Platz { $seat } sitzen
page-lobby-sit = Nimm Platz
page-lobby-wait = { $seats ->
    [one] Ein Platz ist noch frei
   *[other] { $seats } Plätze sind noch frei
  }
page-get-up = Aufstehen
page-lobby-begins = Alle sind da. Es geht los.
page-invite = Lade die anderen ein
page-invite-how = Alle, die diesen Link öffnen, können Platz nehmen.
page-invite-lost = Die Links wurden beim Eröffnen des Tisches gezeigt. Du kannst neue erstellen.
page-your-word-how = Es geht in die Zufallszahlen der Würfel ein, sodass niemand sie vorhersagen kann. Ein zufälliges Wort genügt.
page-watch-only = Du schaust an diesem Tisch zu.

## People at the table

page-away-since = nicht da seit { $time }
page-bot-for = { $bot } spielt weiter
page-bot-note = Bot
page-free-seat-of = Platz freigeben: { $name }
page-remove-guest-of = Endgültig ausschließen: { $name }
page-link = Link
page-hand-over-title = { $name } an einem anderen Gerät
page-hand-over-how = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät. Er funktioniert nur einmal.
page-choose-bot = Welcher Bot?
page-watchers-count = { $watchers ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $watchers } Personen schauen zu.
  }
page-host-part = Tisch verwalten

## Said by the server, before the page is there

page-not-built = Die Seite ist noch nicht gebaut. Führ „make web“ aus oder installiere das Paket mit pip neu und lade dann die Seite neu.

## The map of The Border

page-map-closer = Näher ansehen
page-map-whole = Ganze Karte zeigen
# $place: the number of the space; $colour: its colour; $state: open, crossed or pencilled.
page-space = Feld { $place }, { $colour }, { $state ->
    [crossed] angekreuzt
    [pencilled] markiert, nicht bestätigt
   *[open] offen
}.
page-space-white = Feld { $place }, weiß, von Anfang an angekreuzt.
page-space-segment = Segment mit { $length } Feldern, { $open } offen.
page-space-border = Grenze: { $areas }.
# $count: how many spaces are crossed off together; $points: what that scores.
page-space-touch = { $count ->
    [one] Kann angekreuzt werden
   *[other] { $count } Felder können zusammen angekreuzt werden
}{ $points ->
    [0] .
    [one] , für { $points } Punkt.
   *[other] , für { $points } Punkte.
}
page-space-not-now = Kann jetzt nicht angekreuzt werden.
page-space-points = +{ $points }
page-scoring-row = Wertungsleiste
page-area-values = { $area }: zuerst { $value }, später { $low }.
page-area-scored = { $area }: mit { $points } gewertet.
page-area-low = { $area }: nur { $low }, weil jemand schneller war.
page-area-worth = Bringt zuerst { $value }, später { $low }.
page-area-worth-low = Bringt nur { $low }, weil jemand schneller war.

## Dice

# $used: yes where the die is used up or of no use; no otherwise.
page-die-colour = Würfel { $number }: { $colour }{ $used ->
    [yes] , jetzt nicht nutzbar
   *[no] {""}
}
page-die-pips = Würfel { $colour }: { $pips }{ $used ->
    [yes] , jetzt nicht nutzbar
   *[no] {""}
}
page-die-waiting = Würfel { $number }, noch nicht geworfen
page-die-waiting-colour = Würfel { $colour }, noch nicht geworfen
page-die-stays = Würfel { $colour }: { $pips }, bleibt liegen
page-die-empty = Würfel { $number }: noch nichts eingegeben
page-die-empty-colour = Würfel { $colour }: noch nichts eingegeben
page-faces-how = Wirf deine eigenen Würfel und tippe dann an, was sie zeigen. Tippe einen Würfel an, um ihn zu ändern.
page-faces-palette = Würfelseite wählen
page-face-colour = { $colour }
page-face-pips = { $pips }
page-faces-enter = Würfel bestätigen

## The sheet of Twenty One

# $state: one of the messages page-box-... below.
page-box = Reihe { $row }, { $colour } { $number }: { $state }
page-box-free = frei
page-box-holds = { $entry } eingetragen
page-box-hit = { $entry } eingetragen, ein Treffer
page-box-crossed = gestrichen
page-box-could = frei, { $entry } würde passen
page-box-pencilled = { $entry } markiert, nicht bestätigt
page-box-crossing = zum Streichen markiert, nicht bestätigt
page-box-may = { $entry } passt, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# What a box that can be filled would add, on the box itself.
page-box-adds = +{ $points }
# $kind: whether the row is complete, the current one, or another.
page-sheet-row = Reihe { $row }{ $kind ->
    [complete] , abgeschlossen
    [current] , aktuelle Reihe
   *[other] {""}
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $hits } Treffer
page-sheet-total = Alle Reihen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-bonus = Bonus: { $table }
page-bonus-for = { $points } für { $hits } Treffer
page-cross-off-box = Erstes freies Feld streichen

## What happened: each in a sentence, read out by screen readers and listed in the history and the replay

# Dice and spaces by colour: “2 red”, “red 5”, “grey 16, 23”.
page-connected-again = Wieder verbunden.
page-text-dice = Die Würfel: { $dice }.

## The result and the proof of the dice

page-you-win = Du gewinnst!
page-names-win = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
  }
page-solo-score = { $score ->
    [one] Ein Punkt
   *[other] { $score } Punkte
  }
page-no-winner = Diesmal gewinnt niemand
page-total = Summe
page-border-left = { $count ->
    [one] noch ein Feld
   *[other] noch { $count } Felder
  }
page-twentyone-left = { $count ->
    [one] noch ein Feld
   *[other] noch { $count } Felder
  }
page-twentyone-bonus = Bonus für Treffer
page-twentyone-next-hit = nächster Treffer: +{ $points }
page-past = Rückblick
page-past-back = Zurück zum Spiel
page-past-news = { $count ->
    [one] ein neuer Zug
   *[other] { $count } neue Züge
  }
page-row-number = Reihe { $row }
page-hits = { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
  }
page-proof-proven = Nachgeprüft: Diese Würfel wurden nicht verändert.
page-proof-not-proven = Die Prüfung ist fehlgeschlagen: Etwas passt nicht.
page-proof-promised = Das Geheimnis passt zur Festlegung vor dem ersten Wurf.
page-proof-not-promised = Das Geheimnis passt nicht zur Festlegung vor dem ersten Wurf.
page-proof-heard = Die Wörter stimmen mit denen überein, die an diesem Tisch genannt wurden.
page-proof-not-heard = Die Wörter stimmen nicht mit denen überein, die an diesem Tisch genannt wurden.
page-proof-follow = { $rolls ->
    [one] Der einzige Wurf ergibt
   *[other] Alle { $rolls } Würfe ergeben
  } sich aus dem Geheimnis und den Wörtern, ebenso die Auslosung.
page-proof-wrong = { $roll ->
    [0] Die Auslosung ergibt
   *[other] Wurf { $roll } ergibt
  } sich nicht aus dem Geheimnis und den Wörtern.
page-proof-details = Was geprüft wurde
page-proof-means = Das hat dein Browser selbst berechnet. Es beweist, dass die Würfel nicht mehr verändert wurden, nachdem alle Wörter genannt waren. Es kann nicht beweisen, dass vorher niemand das Geheimnis kannte.
page-proof-typed = Das waren echte Würfel, eingetippt: Da gibt es nichts nachzuprüfen.

## The rulebook

page-rules-which = Welche Regeln
page-rules-both = Beide
page-rules-search = Regeln durchsuchen
page-rules-found = { $count ->
    [0] Dazu sagt keine Regel etwas.
    [one] Eine Regel.
   *[other] { $count } Regeln.
  }

## The position as text

page-text-active = Aktiv: { $name }
page-text-chosen = Schon gewählt: { $names }
page-text-pencil = Deine Markierungen (nicht bestätigt)
page-text-may = Was du markieren darfst
# Spaces or boxes, and what they would score.
page-text-places = { $points ->
    [0] { $places }
    [one] { $places }: ein Punkt
   *[other] { $places }: { $points } Punkte
  }
# A box that shows a number, and the die that would be entered: “red 4 in the 5”.
page-text-box = { $die } in die { $number }
page-text-areas = Gebiete
page-text-board = { $name }, Tafel { $sheet }
page-text-sheet = { $name }, Zettel { $sheet }
page-text-open-borders = Offene Felder jeder Grenze
page-text-segments = Segmente
page-text-crossed-off = angekreuzt
page-text-still-open = offen: { $spaces }
page-text-all-open = alle offen
page-text-current-row = aktuelle Reihe
page-text-free = frei

## Looking at a finished game again

page-replay-title = Eine beendete Partie
page-replay-empty = An diesem Tisch wurde nichts gespielt
page-replay-step = Schritt der Partie
page-replay-where = Runde { $round } · Schritt { $step } von { $steps }
page-replay-where-draw = Auslosung · Schritt { $step } von { $steps }
page-replay-draw = Auslosung
page-replay-back = Ein Schritt zurück
page-replay-on = Ein Schritt vor
page-replay-round-back = Zurück zum Anfang der Runde
page-replay-round-on = Weiter zur nächsten Runde
page-replay-speed = Tempo: { $times }-fach
page-replay-share = Teilen
page-replay-link = Link zu diesem Schritt
# Beside the buttons of the replay.
page-replay-keys = Tasten: ← → ein Schritt, ↑ ↓ eine Runde, Leertaste spielt ab
page-replay-play = Abspielen
page-replay-pause = Pause

## Lessons

page-learn = Spielend lernen
