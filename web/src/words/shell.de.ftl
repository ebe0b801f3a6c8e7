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
ui-recap = Seit deinem letzten Zug
ui-recap-again = Was war los?
ui-recap-none = Seit deinem letzten Zug ist dir nichts geschehen.
ui-recap-show = Auf dem Tisch noch einmal zeigen
ui-goal = Das Ziel, und wer wie weit ist
ui-goal-of = { $value } von { $most }
ui-talk = Verlauf und Plausch
ui-log-empty = Noch ist nichts geschehen.
ui-only-you = Nur für dich:
ui-chat = Plausch
ui-chat-empty = Bisher ist es still.
ui-say-something = Sag etwas Nettes, oder auch nicht
ui-written = Das bin ich
ui-send = Senden
ui-rules = Regeln
ui-howto = So wird gespielt
ui-howto-turn = Ein Zug
ui-howto-icons = Was die Zeichen bedeuten
ui-howto-end = Wie es endet, und wer gewinnt
ui-howto-mistakes = Drei Fehler, die jeder einmal macht
ui-howto-more = Alle Regeln
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
ui-sure = Trotzdem?
ui-not-yet = Noch nicht
ui-only-soon = Sonst gibt es hier nichts zu tun: gleich „{ $what }“.
ui-only-wait = Nicht so schnell
ui-goes-on = Dieser Moment lässt sich nicht anhalten: das Spiel geht weiter, während du liest.
ui-table-paused = Die Uhren stehen still: Teepause.
ui-take-back = Zurücknehmen
ui-suggested = Genau so
ui-all-choices = { $count ->
    [one] Als Liste
    [2] Als Liste
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
ui-gone-page = Wir haben unter jedem Fliegenpilz nachgesehen. Unter dieser Adresse gibt es keine Seite.
ui-gone-gnome = Ein Zwerg, der sich verlaufen hat
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
ui-agree = Einverstanden
ui-decline = Nein
ui-next-laid = Das nächste Spiel ist gedeckt, mit einem Platz für dich.
ui-next-follow = Wieder mitspielen
ui-next-watch = Beim nächsten Spiel zuschauen
ui-language = Sprache
ui-language-en = English
ui-language-de = Deutsch
ui-language-lacking = { $count ->
    [one] { $games } spricht bisher nur Englisch.
   *[other] { $games } sprechen bisher nur Englisch.
  }

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
ui-total = Summe
ui-again-same = Noch einmal
ui-again-swap = Seiten tauschen
ui-again-harder = Eine Stufe schwerer
ui-again-wait = Der Tisch wird gedeckt …
ui-letter = Der Brief
ui-record = Aufzeichnung sichern

# Zuhause
ui-welcome = Nimm dir einen Pilz.
ui-pitch = Wichtelspiele an einem Tisch. Bring Freunde mit, lade Bots ein, oder spiel wider besseres Wissen.
ui-new-table = Neuer Tisch
ui-join = Mitmachen
ui-table-code = Tischcode oder Link
ui-your-tables = Deine Tische
ui-with = mit { $who }
ui-ended-won = Du hast gewonnen
ui-ended-others = { $count ->
    [one] { $who } hat gewonnen
   *[other] { $who } haben gewonnen
  }
ui-ended-nobody = Niemand hat gewonnen
ui-clear = Von der Liste nehmen
ui-clear-table = { $game } von der Liste nehmen
ui-clear-finished = Alle { $count } beendeten wegräumen
ui-cleared = { $count ->
    [one] Ein Tisch steht nicht mehr auf deiner Liste.
   *[other] { $count } Tische stehen nicht mehr auf deiner Liste.
  }
ui-put-back = Zurück auf die Liste
ui-more-tables = { $count ->
    [one] Noch ein Tisch
   *[other] Noch { $count } Tische
  }
ui-games = Die Spiele
ui-open-tables = Offene Tische
ui-no-open-tables = Keine offenen Tische. Der Rasen ist gemäht, die Stühle stehen bereit: Jemand muss anfangen.
ui-your-turn = Du bist dran
ui-who-moves = { $count ->
    [one] { $who } ist dran
   *[other] { $who } sind dran
  }
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
ui-grace = Zeit für ein „Halt!“ vor Zügen, in die andere noch eingreifen könnten
ui-grace-seconds = { $seconds } s
ui-grace-left = Noch kann eingreifen: { $who }.
ui-grace-send = Jetzt
ui-grace-wait = Warten
ui-spectators = Wer zuschauen darf
ui-spectators-public = alle, nur Öffentliches
ui-spectators-all_at_end = alle, am Ende alles
ui-spectators-none = niemand
ui-on = an
ui-off = aus
ui-players-range = { $low } bis { $high } Spieler
ui-players-exact = { $low } Spieler
ui-real-time = Echtzeit

## Setting a table
ui-presets = Spielweisen
ui-gnome-number = Wichtel { $n }
ui-who-sits = Wer auf Platz { $n } sitzt
ui-which-bot = Welcher Bot auf Platz { $n } sitzt
ui-bot-kind = Bot: { $kind }
ui-sitter-bot = Ein Bot
ui-sitter-friend = Freier Platz
ui-sitter-you = du
ui-sitter-sofa = auf demselben Sofa, an diesem Gerät
ui-sitter-bot-about = spielt von allein
ui-sitter-friend-about = für alle mit dem Link
ui-sitter-here-short = Sofa
ui-sitter-bot-short = Bot
ui-sitter-friend-short = Freund
ui-seats-filled = { $filled } von { $seats } Plätzen besetzt.
ui-open-table = Tisch öffnen
ui-start-playing = Losspielen

## One device, passed round
ui-pass-to = Gib das Gerät an { $who }
ui-also-asked = Auch { $who } wird vielleicht etwas gefragt.
ui-pass-on = Gerät weitergeben
ui-admire-ceiling = Alle anderen bewundern die Zimmerdecke.
ui-hold = Halten: Ich bin { $who }
ui-hold-again = Noch einmal: Ich bin { $who }
ui-nothing-secret = Auf dieser Seite ist nichts Geheimes, auch nicht im Quelltext. Der Vorhang öffnet sich nur für { $who }.
ui-look-as = Als { $who } schauen

## The screen that everybody sees
ui-screen = Tischbildschirm
ui-screen-open = Auf dem Fernseher zeigen
ui-join-with-phone = Mit dem Handy mitspielen
ui-nobody-awaited = Einen Moment …
ui-they-choose = { $count ->
    [one] { $who } überlegt
   *[other] { $who } überlegen
  }

## Furniture
ui-hand = Hand
ui-settings = Einstellungen
ui-keys = Tasten
ui-theme-auto = wie das Gerät
ui-theme-light = Morgen
ui-theme-dark = Laternennacht
ui-motion = Bewegung
ui-motion-auto = wie das Gerät
ui-motion-full = alles
ui-motion-reduced = kaum
ui-sounds = Klänge
ui-sounds-off = aus
ui-sounds-turn = nur mein Zug
ui-sounds-all = alle
ui-volume = Lautstärke
ui-pace = Tempo
ui-pace-about = Wie schnell sich hier alles bewegt und wie schnell Bots an deinen Tischen spielen.
ui-pace-slow = langsam
ui-pace-normal = normal
ui-pace-fast = schnell
ui-bot-pace = Wie schnell die Bots spielen
ui-setting-asksAnyway = Auch fragen, wenn es nur eines zu tun gibt
ui-setting-letters = Einzelne Buchstaben sind Tasten
ui-setting-lessons = Dinge erklären, wenn sie zum ersten Mal wichtig sind
ui-setting-warnings = Vor Zügen nachfragen, die ich bereuen könnte
ui-connected = Verbunden
ui-not-connected = Nicht verbunden
ui-offline = Offline. Der Tisch wartet auf dich.
ui-missed = { $count ->
    [one] Wieder da: Etwas ist passiert, es steht im Verlauf.
   *[other] Wieder da: { $count } Dinge sind passiert, sie stehen im Verlauf.
  }
ui-away-waits = { $count ->
    [one] { $who } ist nicht da. Der Tisch wartet, der Platz bleibt erhalten.
   *[other] { $who } sind nicht da. Der Tisch wartet, die Plätze bleiben erhalten.
  }
ui-leaving = Aus dem laufenden Spiel gehen?
ui-leaving-why = Hier hält niemand die Uhr an: Die anderen spielen weiter, und dein Platz bleibt dir.
ui-leave = Gehen
ui-leave-table = Für immer gehen
ui-leave-table-why = Ein Bot nimmt deinen Platz ein, und das Spiel geht ohne dich weiter. Einen Weg zurück gibt es nicht.
ui-stay = Bleiben
ui-ask-skip = Überspringen vorschlagen
ui-lag = lange Leitung
ui-lag-about = Die Uhr von { $who } geht vielleicht um { $lag } ms anders, da kann ein knapper Ruf so oder so ausgehen
ui-fairer = Weit auseinander
ui-fairer-slow = { $count ->
    [one] Die Leitung zu { $who } ist zu lang für ein Rennen um einen Wimpernschlag.
   *[other] Die Leitungen zu { $who } sind zu lang für ein Rennen um einen Wimpernschlag.
  }
ui-fairer-lines = Eure Uhren gehen gleich, aber nicht auf den Wimpernschlag.
ui-fairer-window = Zählt etwas mehr als gleichzeitig:
ui-fairer-pace = Oder spielt so, dass es nicht auf Wimpernschläge ankommt:
ui-fairer-host = Das kann der Gastgeber ändern.
ui-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Leute schauen zu
  }
ui-seconds-left = { $seconds } s
ui-time-running-out = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
  }
ui-mute = stumm
ui-unmute = wieder hören
ui-much-happened = { $count } Dinge sind passiert.
ui-title-your-turn = ● Du bist dran · { $game }
ui-by-the-book = Wie im Buch.
ui-as-usual = { $count ->
    [one] Eine weitere, wie üblich
   *[other] { $count } weitere, wie üblich
  }
ui-fair-dice = Ehrliche Würfel: Der Hash des Startwerts ist
ui-find = Suchen
ui-find-what = Eine Karte, ein Feld, eine Regel …
ui-quick-words = Schnelle Worte
ui-emote-wave = winken
ui-emote-cheer = jubeln
ui-emote-laugh = lachen
ui-emote-hat = Hut ziehen
ui-emote-oops = ups
ui-emote-hmm = hm
ui-emote-mushroom = ein Pilz
ui-emote-heart = ein Herz
ui-say-well-played = Gut gespielt.
ui-say-one-moment = Einen Moment, bitte.
ui-say-your-turn = Du bist dran!
ui-say-sorry = Tut mir fast leid.
ui-key-next = nächstes leuchtendes Ding
ui-key-arrows = über das Brett, eine Reihe entlang
ui-key-pick = nehmen
ui-key-nth = dieser Knopf der Frage
ui-key-back = einen Schritt zurück
ui-key-cancel = schließen oder alle Schritte zurück
ui-key-why = Was ist das, und warum nicht?
ui-key-pass = passen
ui-key-hold = halten, Hand heben
ui-key-board = zum Brett
ui-key-seats = zu den Plätzen
ui-key-log = zum Verlauf
ui-key-chat = zum Chat
ui-key-notes = zu deinen Notizen
ui-key-rules = Regeln, zu diesem Schritt
ui-key-full = ganzer Bildschirm
ui-key-point = darauf zeigen, für alle sichtbar
ui-key-recap = was dir seit deinem letzten Zug geschehen ist
ui-key-repeat = letzte Zeile wiederholen
ui-key-find = Karte, Feld oder Regel suchen
ui-key-help = diese Liste
## Stagings

ui-parts = Teile des Tisches
ui-overview = Übersicht
ui-minimap = Kleine Karte: zeigt den sichtbaren Teil

## Notes
ui-notes = Notizen
ui-notes-private = Das siehst nur du
ui-notes-empty = Wer hat den Hut? Schreib es auf, bevor du es vergisst.
ui-notes-kept = Aufgehoben. Es folgt dir aufs Telefon.
ui-notes-keeping = Wird aufgeschrieben …

## Lessons
ui-lesson = Beim ersten Mal
ui-lesson-got-it = Verstanden
ui-lesson-no-more = Keine mehr davon

## Sounds
ui-joined = { $who } ist da.

## More furniture
ui-bot-keeps-mine = Ein Bot hält deinen Platz warm.
ui-sit-too = An diesem Gerät

## After the game
ui-review = Rückblick
ui-review-record = Eine Aufzeichnung
ui-review-closed = Der Vorhang ist noch zu
ui-review-closed-why = Zurückblicken dürfen alle, die hier gespielt haben, sobald das Spiel vorbei ist. Wer einen Tisch eröffnet, kann es allen erlauben.
ui-link-players = Diesen Link können nur die öffnen, die hier gespielt haben.
ui-look-back = Rückblick
ui-view-result = Ergebnis
ui-view-board = Tisch
ui-view-story = Verlauf
ui-view-unfinished = Bis hier
ui-to-table = Zum Tisch
ui-score-sheet = Wertung
ui-place = Platz
ui-winner = Gewonnen
ui-unfinished = Nicht zu Ende gespielt
ui-unfinished-why = Hier hört es auf, und niemand hat gewonnen. Ihr könnt von jedem Zug aus weiterspielen.
ui-moves-count = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
  }
ui-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
ui-dice-count = { $count } Würfel
ui-replay = Wiedergabe
ui-moments = Augenblicke
ui-luckiest = Der glücklichste Wurf von { $who }: { $faces }.
ui-unluckiest = Der unglücklichste Wurf von { $who }: { $faces }.
ui-move = Zug
ui-move-of = Zug { $n } von { $last }
ui-step-on = Einen Zug vor
ui-step-back = Einen Zug zurück
ui-turn-on = Zur nächsten Runde
ui-turn-back = Zur Runde davor
ui-play-replay = Abspielen
ui-stop-replay = Anhalten
ui-space = Leertaste
ui-speed = Tempo { $speed }×
ui-see-as = Gesehen von
ui-everybody = Allen: nur, was offen liegt
ui-taken-back = zurückgenommen
ui-play-on = Ab hier weiterspielen
ui-play-on-not = Hier ist das Spiel vorbei. Zum Weiterspielen ein Stück zurückspulen.
ui-play-on-who = Komm erst herein, dann kannst du weiterspielen.
ui-link-move = Link zum Zug

## Luck and fairness
ui-luck = Glücksbericht
ui-pips = { $pips } Augen
ui-luck-dice = { $dice } Würfel fielen; die gestrichelte Linie ist der gerechte Anteil von je { $fair }.
ui-luck-even = So ungleich fallen ehrliche Würfel in { $odds } von 100 Spielen: Niemand muss auf die Würfel schimpfen.
ui-luck-uneven = So ungleich fallen ehrliche Würfel nur in { $odds } von 100 Spielen. Es kommt vor.
ui-luck-strange = So ungleich fallen ehrliche Würfel fast nie. Prüfe den Startwert, dann rahme die Wertung ein.
ui-luck-seat = { $way ->
    [up] { $who } hatte Glück
   *[down] { $who } darf ein wenig murren
  }: So weit weichen ehrliche Würfel in { $odds } von 100 Spielen ab.
ui-fair = Ehrliche Würfel
ui-fair-how = Vor dem ersten Wurf zeigte der Tisch ein Versprechen: die Prüfsumme aus den Regeln dieses Spiels und einem geheimen Startwert. Jetzt darf der Startwert bekannt sein, und dein eigener Browser kann prüfen, ob es der versprochene ist.
ui-fair-promise = Das Versprechen
ui-fair-seed = Der Startwert
ui-fair-noted = Von diesem Browser im Spiel notiert
ui-fair-mine = Hier berechnet
ui-fair-check = Hier prüfen
ui-fair-holds = Es hält: Dieser Startwert wurde vor dem ersten Wurf versprochen.
ui-fair-broken = Es hält nicht: Startwert, Optionen oder Versprechen wurden nachträglich geändert.
ui-fair-record = Dieses Spiel begann mit einer Aufzeichnung; wer sie hatte, kannte den Startwert.

## Bringing a record
ui-bring-record = Gespeichertes Spiel öffnen
ui-bring-how = Jedes beendete Spiel gibt es als Datei, und von jedem Zug an lässt es sich weiterspielen. Wähle eine, zieh sie hierher oder füge ihren Text ein.
ui-bring-file = Datei wählen
ui-bring-text = Oder den Text einfügen
ui-record-long = Das ist zu lang für eine Aufzeichnung: höchstens zwei Millionen Zeichen.
ui-look-at-it = Ansehen
ui-play-on-from = Weiterspielen nach Zug { $n } von { $last }
ui-play-on-move = Ab Zug { $n } weiterspielen

## The log
ui-log-filter = Welche Zeilen
ui-log-all = Alles
ui-log-mine = Meine
ui-log-moments = Höhepunkte
ui-log-earlier = Früher

## Seeing, hearing and pressing as one likes
ui-setting-isBold = Groß und kräftig: große Knöpfe, dicke Umrisse
ui-setting-captions = Klänge als Wörter zeigen
ui-voice = Rufen statt drücken
ui-voice-off = Nein
ui-voice-stop = Stopp!
ui-voice-flower = Stopp! und Blume!
ui-voice-how = Für „Do You Gnome Me?“. Leuchtet Stopp!, genügt ein plötzlicher Ruf. Solange der Knopf noch dunkel ist, heißen zwei kurze Rufe („Blu! Me!“) Blume! Das Mikrofon ist nur offen, solange so ein Spiel läuft. Gemessen wird allein die Lautstärke; nichts wird aufgenommen, nichts verlässt dieses Gerät. Nichts für mehrere in einem Raum: Stimmen kann die Seite nicht unterscheiden.
ui-shout-listens = Das Mikrofon ist offen, nur für die Lautstärke
ui-shout-denied = Das Mikrofon bleibt zu, ganz wie du willst. Der Knopf und seine Taste gehen wie immer.
ui-shout-none = Hier ist kein Mikrofon zu haben: Es gibt keins, oder die Seite kam ohne https. Der Knopf und seine Taste gehen wie immer.
ui-scan = Eine Taste: der Reihe nach aufleuchten lassen, was ich wählen darf
ui-scan-seconds = { $seconds ->
    [0] aus
   *[other] je { $seconds } s
  }
ui-keys-of-table = An jedem Tisch
ui-keys-change = Drück eine der gerahmten Tasten unten, um eine andere für sie zu wählen. Dieser Browser merkt sich das.
ui-turn-round = Umdrehen
ui-keys-usual = Die üblichen Tasten
ui-key-change = { $deed }: { $key }. Eine andere Taste wählen
ui-key-press = drück …
ui-key-taken = { $key } ist schon vergeben, und zwar für: { $deed }. Nimm eine andere, oder verleg erst die.
ui-key-reserved = { $key } gehört dem Browser. Nimm bitte eine andere.
ui-lesson-practise = Erst einmal ausprobieren
ui-practice = Übung
ui-practice-waits = Hier zählt nichts. Dein Tisch wartet auf dich.
ui-practice-goes-on = Hier zählt nichts. An deinem Tisch geht es inzwischen weiter.
ui-practice-back = Zurück an deinen Tisch
ui-cue-turn = zwei Blumentöpfe: Du bist dran
ui-cue-pick = ein Klick
ui-cue-back = ein Klick, rückwärts
ui-cue-dice = Würfel
ui-cue-whisper = ein Flüstern, nur für dich
ui-cue-clonk = klonk
ui-cue-crumble = Bröckeln
ui-cue-megaphone = ein Megafon
ui-cue-meow = miau
ui-cue-strike = klack!
ui-cue-bell = eine Glocke
ui-cue-tick = tick
ui-cue-joined = ein Tor geht auf
ui-cue-left = ein Tor geht zu
ui-cue-won = eine Fanfare
ui-cue-lost = eine traurige Tuba
ui-cue-roll = eine Murmel rollt
ui-cue-groan = ein Stöhnen
ui-cue-whoosh = wusch
ui-cue-chime = ein Glöckchen
ui-cue-drip = ein Tropfen

## Pictures to choose by

ui-gallery = Das Spielbrett
ui-sample-again = Neu auslegen
ui-sample-number = Nummer
ui-sample-shown = Brett Nummer { $number }
ui-choose-this = Das nehmen

## The codex

ui-codex = Was nachgeschlagen wird
ui-codex-howto = So geht’s
ui-codex-rules = Alle Regeln
ui-codex-cards = Karten
ui-codex-story = Geschichte
ui-story = Die Geschichte
ui-page-before = Vorige Seite
ui-page-next = Nächste Seite
ui-page-of = Seite { $page } von { $pages }
ui-log-rule = Die Regel dazu: { $rule }

## Talk without moves
ui-point = Allen zeigen
ui-to = Wer es liest
ui-to-all = Alle
ui-to-team = Meine Seite
ui-to-all-read = Alle lesen es.
ui-to-team-only = Nur für { $who } zu lesen.
ui-whisper = { $who } etwas zuflüstern
ui-team-only = nur an die eigene Seite
