# Was der Client selbst sagt, gleich bei welchem Spiel.

ui-you = du
ui-bot = Bot
ui-host = Gastgeber
ui-close = Schließen
ui-loading = Einen Moment …
ui-empty = leer
ui-empty-seat = Freier Platz
ui-more-hidden = { $count } weitere
ui-beside = Neben dem Brett
ui-choose = Wähle
ui-read-rule = Regel lesen
ui-zoom-in = Näher heran
ui-zoom-out = Weiter weg

# Der Tisch
ui-table = Tisch
ui-tools = Werkzeuge
ui-views = Ansichten
ui-seats = Plätze
ui-board = Tisch
ui-log = Verlauf
ui-log-empty = Noch ist nichts geschehen.
ui-only-you = Nur für dich:
ui-chat = Plausch
ui-chat-empty = Bisher ist es still.
ui-say-something = Sag etwas Nettes, oder auch nicht
ui-send = Senden
ui-rules = Regeln
ui-search-rules = Nach Wort oder Regelnummer suchen
ui-no-rule-found = Das sagt keine Regel.
ui-no-rules = Das Regelheft ist nicht zu finden. Vielleicht weiß die Katze mehr.
ui-theme = Tag oder Nacht
ui-menu = An diesem Tisch
ui-prompt = Was du tun sollst
ui-watching = Du schaust zu.
ui-lit = { $count ->
    [one] Ein Ding leuchtet.
   *[other] { $count } Dinge leuchten.
  }
ui-awaited = Warten auf { $who }
ui-back = Zurück
ui-take-back = Zurücknehmen
ui-all-choices = { $count ->
    [one] Eine Möglichkeit
   *[other] Alle { $count } Möglichkeiten
  }
ui-thinking = denkt nach
ui-away = nicht da
ui-late = Zeit abgelaufen
ui-bot-keeps = ein Bot hält den Platz warm
ui-days-left = { $days ->
    [one] noch 1 Tag
   *[other] noch { $days } Tage
  }
ui-phase-gathering = Wir sammeln uns
ui-phase-playing = Es wird gespielt
ui-phase-paused = Pause
ui-phase-over = Zu Ende
ui-phase-closed = Geschlossen
ui-reconnecting = Verbindung verloren, Versuch { $tries }. Deine Züge sind sicher.
ui-retry = Jetzt versuchen
ui-gone = Hier gibt es nichts zu sehen
ui-gone-why = Diesen Tisch gibt es nicht, oder seine Vorhänge sind zugezogen.
ui-home = Zurück in den Garten
ui-pause = Pause
ui-resume = Weiter
ui-hand-to-bot = Einem Bot übergeben
ui-take-seat-back = Meinen Platz zurücknehmen
ui-ask-undo = Um Zurücknehmen bitten
ui-ask-end = Ende vorschlagen
ui-offer-undo = { $who } möchte einen Zug zurücknehmen.
ui-offer-skip = { $who } schlägt vor, den säumigen Platz zu überspringen.
ui-offer-end = { $who } schlägt vor, hier aufzuhören.
ui-offer-rematch = { $who } möchte noch einmal spielen.
ui-agree = Einverstanden
ui-decline = Nein
ui-go-rematch = Zum nächsten Spiel
ui-language = Sprache
ui-language-en = English
ui-language-de = Deutsch

# Sammeln
ui-who-plays = Wer spielt mit?
ui-sit = Hinsetzen
ui-stand = Aufstehen
ui-remove = Wegschicken
ui-add-bot = Bot
ui-fill-bots = Bots für den Rest
ui-start = Spiel beginnen
ui-wait-for-host = Der Gastgeber beginnt das Spiel.
ui-take-a-seat = Nimm einen freien Platz oder schau zu.
ui-invite = Bring jemanden mit
ui-invite-how = Wer diesen Link hat, kann mitspielen. Am Telefon: Kamera auf den Code richten.
ui-link = Der Link zu diesem Tisch
ui-qr = Der Link zu diesem Tisch als QR-Code
ui-copy-link = Link kopieren
ui-copied = Kopiert
ui-options = Hausregeln

# Das Ende
ui-result = Ergebnis
ui-nobody-won = Diesmal hat niemand gewonnen.
ui-you-won = { $count ->
    [one] Du hast gewonnen!
   *[other] Ihr habt gewonnen, gemeinsam.
  }
ui-won = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen.
  }
ui-total = Summe
ui-rematch = Noch einmal
ui-record = Aufzeichnung sichern

# Zuhause
ui-welcome = Zieh dir einen Pilz heran.
ui-pitch = Wichtelspiele an einem Tisch. Bring Freunde mit, lade Bots ein, oder spiel wider besseres Wissen.
ui-new-table = Neuer Tisch
ui-join = Dazu
ui-table-code = Tischcode oder Link
ui-your-tables = Deine Tische
ui-games = Die Spiele
ui-open-tables = Offene Tische
ui-no-open-tables = Keine offenen Tische. Der Rasen ist gemäht, die Stühle stehen bereit: Jemand muss anfangen.
ui-your-turn = Du bist dran
ui-who-moves = { $who } ist dran
ui-look = Zuschauen
ui-your-name = Wer bist du?
ui-called = Wie sollen wir dich nennen?
ui-come-in = Herein
ui-main = Hauptmenü

# Ein neuer Tisch
ui-set-table = Einen neuen Tisch decken
ui-game = Spiel
ui-how-many = Wie viele spielen
ui-quick = Schnelles Spiel mit Bots
ui-open-for-friends = Für Freunde öffnen
ui-show-in-lobby = Unter den offenen Tischen zeigen
ui-clock = Uhr
ui-clock-none = keine
ui-clock-relaxed = 5 Min. + 10 s
ui-clock-mail = 2 Tage je Zug
ui-spectators = Wer zuschauen darf
ui-spectators-public = alle, nur Öffentliches
ui-spectators-all_at_end = alle, am Ende alles
ui-spectators-none = niemand
ui-on = an
ui-off = aus
ui-players-range = { $low } bis { $high } Spieler
ui-players-exact = { $low } Spieler
ui-real-time = Echtzeit

## Stagings

ui-parts = Teile des Tisches
ui-overview = Übersicht
ui-minimap = Kleine Karte: zeigt den sichtbaren Teil
