### The server: its commands, and what it tells clients. `core/errors.py` has the codes.

## Commands and their options

help-serve = Tische auf diesem Rechner oder im Netz bereitstellen.
help-host = Adresse, an der der Server lauscht. Ohne Angabe nur dieser Rechner.
help-lan = Im ganzen lokalen Netz lauschen und einen QR-Code für Handys zeigen.
help-port = An diesem Port lauschen; 0 nimmt irgendeinen freien.
help-database = Die Datenbank: eine Datei oder eine Adresse. Ohne Angabe eine in deinem Datenordner.
help-root-path = Der Pfad, unter dem ein Proxy Rollwright bereitstellt.
help-browser = Die Seite im Browser öffnen.
help-trusted-proxies = Adressen von Proxys, deren weitergereichten Kopfzeilen vertraut wird, durch Kommas getrennt.
help-allowed-host = Auch unter diesem Hostnamen antworten, wie ihn ein Proxy weitergibt; „*“ ist jeder Name. Mehrfach möglich.
help-limit = Ein Limit ändern: NAME=ZAHL. Mehrfach möglich.
help-extra-bot = Einen weiteren Bot anbieten: ID=MODUL:KLASSE. Mehrfach möglich.
help-bot-workers = Prozesse, in denen die Bots nachdenken; sonst einer je zwei Kerne.
help-log = Das Log in diese Datei schreiben; „-“ ist die Fehlerausgabe.
help-check = Den Server starten, prüfen, ob alles funktioniert, und beenden.
help-backup = Die Datenbank in eine Datei kopieren, auch während ein Server sie nutzt.
help-backup-file = Die Datei der Sicherung.
help-restore = Die Datenbank durch eine Sicherung ersetzen. Beende vorher den Server.
help-overwrite-database = Die vorhandene Datenbank ersetzen.
help-migrate-database = Alles in eine andere, leere Datenbank kopieren. Beende vorher den Server.
help-migrate-from = Die Datenbank, die kopiert wird: eine Datei oder eine Adresse.
help-migrate-to = Die neue Datenbank: eine Datei oder eine Adresse.
help-keep-finished = Beendete Tische nach dieser Zahl von Tagen löschen. Ohne Angabe bleiben sie für immer gespeichert.
help-public-url = Adresse, unter der die Spieler den Server erreichen, für Links in Benachrichtigungen: https://…
help-smtp = Mailserver für Benachrichtigungen: smtps://NAME:PASSWORT@HOST:PORT. Besser in der Variablen ROLLWRIGHT_SMTP, die andere Benutzer nicht sehen.
help-mail-from = Absender der E-Mails.
help-allow-private-addresses = Private Adressen und einfaches http für Webhooks und Push-Dienste erlauben.
help-archive = Beendete Tische archivieren. Schreibt ihre Aufzeichnungen in Dateien und löscht diese Tische, auch während ein Server läuft.
help-older-than = Nur Tische, an denen seit dieser Zahl von Tagen nichts geschehen ist.
help-archive-folder = Der Ordner der Aufzeichnungen. Ohne Angabe „archive“ neben der Datenbank.
help-dry-run = Nur anzeigen, was geschehen würde.
help-forget = Einen Tisch oder die Daten eines Gastes löschen, auch während ein Server läuft.
help-forget-what = Die Kennung eines Tisches (das Ende seines Links) oder eines Gastes („guest“ im Export seiner Daten).
help-forget-seat = Den Gast auf diesem Platz des Tisches löschen, nicht den Tisch.
help-yes = Nicht nachfragen.

serve-address = Die Tische findest du unter { $url }
serve-phones = Für Handys im selben Netz:
serve-how-to-stop = Drück Strg+C, um den Server zu beenden.
serve-stopped = Der Server ist beendet. Alle Partien sind gespeichert.
check-done = Alles funktioniert.
backup-done = Die Sicherung liegt in { $file }.
restore-done = Die Datenbank stammt jetzt aus { $file }.
migrate-progress = Kopieren und vergleichen
migrate-done = Kopiert und verglichen: { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
}.
archive-progress = Tische werden archiviert
archive-would = { $count ->
    [0] Es gibt nichts zu archivieren.
    [one] Ein Tisch würde in { $folder } archiviert.
   *[other] { $count } Tische würden in { $folder } archiviert.
  }
archive-done = { $count ->
    [0] Es gab nichts zu archivieren.
    [one] Ein Tisch wurde in { $folder } archiviert.
   *[other] { $count } Tische wurden in { $folder } archiviert.
  }
archive-not-played = { $count ->
    [one] Ein Tisch, an dem nie gespielt wurde, wurde gelöscht.
   *[other] { $count } Tische, an denen nie gespielt wurde, wurden gelöscht.
  }
archive-unreadable = { $name } ließ sich nach dem Schreiben nicht wieder einlesen. Der Tisch wurde nicht gelöscht.
forget-table = Tisch { $table }: { $game }, eröffnet am { $day }, { $status }
forget-seat = Platz { $seat }: { $name }
forget-seat-guest = Platz { $seat }: { $name }, Gast { $guest }
forget-guest = { $count ->
    [one] Gast { $guest } gehört zu einem Tisch.
   *[other] Gast { $guest } gehört zu { $count } Tischen.
  }
forget-table-sure = Diesen Tisch endgültig löschen? Tippe zur Bestätigung „{ $yes }“.
forget-guest-sure = Die Namen und Kennungen dieses Gastes an allen Tischen endgültig löschen? Tippe zur Bestätigung „{ $yes }“.
forget-yes = ja
forget-table-done = { $count ->
    [one] Der Tisch wurde mit einem Eintrag gelöscht.
   *[other] Der Tisch wurde mit { $count } Einträgen gelöscht.
  }
forget-guest-done = Der Gast wurde gelöscht. Entfernte Namen: { $names }; Einträge jetzt ohne seine Kennung: { $count }.
forget-erased-later = Ein anderes Programm liest noch in der Datenbank. Sobald es fertig ist, entfernt der Server den Rest aus den Dateien.
forget-unknown = „{ $text }“ ist weder ein Tisch noch ein Gast in dieser Datenbank.
forget-seat-empty = Platz { $seat } an diesem Tisch gehört keinem Gast.
forget-needs-yes = Hier kann niemand um Bestätigung gebeten werden: Füge --yes hinzu.
forget-not-confirmed = Nicht bestätigt. Nichts wurde gelöscht.

host-and-lan = --host und --lan gehen nicht zusammen: Nimm eins davon.
cannot-listen = Auf { $host }, Port { $port } kann der Server nicht lauschen: { $reason }. Läuft dort schon ein anderer? Versuch es mit --port.
check-failed = Der Server funktioniert nicht, wie er soll: { $reason }
limit-unknown = „{ $text }“ ist kein Limit. Schreib NAME=ZAHL; die Namen sind { $known }.
root-path-unusable = „{ $text }“ lässt sich nicht als Pfad verwenden.
public-url-unusable = „{ $text }“ ist keine Adresse wie https://…
smtp-unreadable = Schreib den Mailserver als smtps://NAME:PASSWORT@HOST:PORT oder smtp://HOST.
smtp-needs-more = Für E-Mails sind auch --mail-from und --public-url nötig.
mail-from-unusable = „{ $text }“ ist keine E-Mail-Adresse.
bot-option-unreadable = „{ $text }“ ist kein Bot. Schreib ID=MODUL:KLASSE.

## Errors, by their code

error-bad-message = Der Server konnte diese Nachricht nicht lesen ({ $where }: { $reason }).
error-stale = Die Partie ist inzwischen weitergegangen. Sieh dir den Stand an und versuch es noch einmal.
error-not-your-seat = Platz { $seat } gehört dir nicht.
error-not-allowed = Das darfst du hier nicht.
error-not-found = Unter dieser Adresse ist nichts.
error-wrong-origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
error-wrong-host = Der Server antwortet nicht unter dem Namen „{ $host }“. Wenn der Name stimmt, muss der Betreiber den Server mit { $option } und diesem Namen starten.
error-hello-first = Die erste Nachricht muss „hello“ sein.
error-other-protocol = Der Server verwendet Version { $protocol } des Protokolls. Lade die Seite neu.
error-too-large = Die Anfrage ist zu groß.
error-head-too-large = Die Anfrage hat zu viele oder zu lange Kopfzeilen.
error-too-fast = Zu viele Anfragen. Warte einen Moment.
error-too-many = Zu viele Verbindungen. Schließ ein paar davon.
error-too-slow = Deine Verbindung war zu langsam. Neuer Versuch …
error-request-too-slow = Die Anfrage hat zu lange gebraucht. Versuch es noch einmal.
error-server-full = Der Server hat gerade zu viele Verbindungen. Versuch es gleich noch einmal.
error-too-many-offences = Zu viele unlesbare Nachrichten. Die Verbindung wird getrennt.
error-stopping = Der Server wird beendet. Alle Partien sind gespeichert.
server-older = Der Server wird gerade aktualisiert. Versuch es gleich noch einmal.
table-unreadable = An diesem Tisch wurde mit einer neueren Version des Servers weitergespielt. Versuch es gleich noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen. Du kannst nichts dafür.
message-not-text = Der Server nimmt nur Textnachrichten an.
hello-twice = Die Nachricht „hello“ kann nur einmal gesendet werden.

## The store

database-says = { $database }: { $said }
store-disk-full = Nichts wurde gespeichert: Die Festplatte des Servers ist voll.
store-read-only = Nichts wurde gespeichert: Die Datenbank lässt sich nicht beschreiben.
store-unavailable = Nichts wurde gespeichert: Die Datenbank ist nicht erreichbar.
store-busy = Für diesen Tisch wird gerade zu viel auf einmal gespeichert. Versuch es noch einmal.
store-newer-database = Diese Datenbank stammt von einer neueren Version von Rollwright. Verwende die neuere Version.
store-foreign-database = Das ist keine Datenbank von Rollwright.
store-database-in-use = Ein anderes Programm nutzt die Datenbank: Beende es zuerst.
store-file-exists = So eine Datei gibt es schon: Wähle einen anderen Namen.
store-no-such-file = So eine Datei gibt es nicht.
store-damaged-database = Die Datenbank ist beschädigt.
store-database-not-empty = Diese Datenbank ist nicht leer.
store-copy-differs = Die Kopie stimmt nicht mit dem Original überein. Es wurde nichts gespeichert.
store-unsupported = Das geht mit dieser Art von Datenbank nicht.

## Tables

too-many-tables = Du hast { $most ->
    [one] schon einen offenen Tisch. Schließ ihn zuerst.
   *[other] schon { $most } offene Tische. Schließ zuerst einen davon.
  }
phrases-used-up = Du hast an diesem Tisch schon { $most ->
    [one] einen Satz gesagt.
   *[other] { $most } Sätze gesagt.
  } Mehr sind nicht erlaubt.
too-fast-wait = Das ist zu schnell. Versuch es wieder in { $seconds ->
    [one] einer Sekunde.
   *[other] { $seconds } Sekunden.
  }
table-removed = Dieser Tisch wurde gelöscht.
guest-forgotten = Die Daten dieses Browsers wurden gelöscht. Er gehört nicht mehr zu diesem Tisch.
exports-busy = Gerade läuft ein anderer Export. Versuch es gleich noch einmal.
seats-no-person = Mindestens ein Platz muss für einen Menschen sein.
sheets-and-set = Gib entweder die Namen von Tafeln oder Zetteln an oder eine Nummer, aus der sie erzeugt werden, nicht beides.
bot-unknown = Einen Bot „{ $text }“ gibt es nicht; es gibt { $bots }.
link-used-up = Dieser Link ist nicht mehr gültig.
removed-from-table = Du wurdest von diesem Tisch ausgeschlossen.
host-stays = Die Person, die den Tisch eröffnet hat, kann nicht ausgeschlossen werden.
watchers-do-not-sit = Mit diesem Link kannst du zuschauen. Wer den Tisch eröffnet hat, kann dich zum Mitspielen einladen.
bot-plays-here = Auf Platz { $seat } spielt ein Bot. Nimm zuerst deinen Platz wieder ein.
player-is-here = Die Person auf Platz { $seat } ist da.
table-waits-for-days = An diesem Tisch wird über mehrere Tage gespielt, also wartet er auf Abwesende. Wer ihn eröffnet hat, kann Platz { $seat } freigeben.
not-away-long-enough = Auf Platz { $seat } darf ein Bot in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } weiterspielen.

## Notifications

address-unusable = Diese Adresse kann nicht verwendet werden.
address-not-https = Die Adresse muss mit https:// beginnen.
address-not-public = Diese Adresse liegt nicht im öffentlichen Internet.
push-keys-unusable = Die Schlüssel des Browsers für Benachrichtigungen sind unbrauchbar. Schalte die Benachrichtigungen aus und wieder ein.
push-unavailable = Dieser Server bietet keine Benachrichtigungen im Browser an.
mail-unavailable = Dieser Server verschickt keine E-Mails.
mail-address-unusable = Diese E-Mail-Adresse kann nicht verwendet werden.
mail-failed = Die E-Mail konnte nicht verschickt werden. Versuch es später noch einmal.
too-many-channels = Du wirst schon auf { $most } Wegen benachrichtigt. Entferne erst einen davon.
time-zone-unknown = Der Server kennt die Zeitzone „{ $text }“ nicht.

## In the page, before its script runs

page-needs-script = Diese Seite braucht JavaScript.
page-description = Zwei Würfelspiele zum Ankreuzen und Eintragen, The Border und Twenty One: mit anderen überall, an einem Gerät oder gegen Bots.
