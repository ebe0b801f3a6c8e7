# Was jeder Tisch sagt, welches Spiel es auch sei.

player = Mit am Tisch

name-bot-random = Träumer
    .about = Tut, was ihm gerade einfällt.

prompt-choose = Du hast die Wahl.
prompt-wait = Gerade gibt es für dich nichts zu tun.
prompt-over = Das Spiel ist aus.

say-full-stop = Fertig
say-tick = Zeit vergeht

refuse-over = Das Spiel ist aus.
refuse-wait = Gerade nicht: Der Tisch wartet auf jemand anderen.
refuse-no-seat = An diesem Tisch gibt es nur { $seats } Plätze.
refuse-idle = Damit lässt sich gerade nichts anfangen.
refuse-not-offered = „{ $word }“ steht gerade nicht zur Wahl.
refuse-incomplete = „{ $said }“ ist noch nicht zu Ende: Sag den Rest.
refuse-nothing-said = Noch hast du nichts gesagt.
refuse-too-early = So weit ist die Uhr noch nicht.
refuse-too-late = Zu spät: Die Uhr des Tisches ist schon weiter.
refuse-undo = Inzwischen hat jemand etwas erfahren: Das kann nur der ganze Tisch zurücknehmen.
refuse-undo-nothing = Von dir gibt es nichts zurückzunehmen.
refuse-text-empty = Da ist noch nichts zu lesen: Schreib mindestens einen Buchstaben oder eine Ziffer.
refuse-text-long = Das hat { $length } Zeichen; höchstens { $most } passen hin.
refuse-text-sign = „{ $sign }“ kann da nicht stehen: nimm Buchstaben, Ziffern, Leerzeichen und { $signs }

sign-here = Schaut her
    .told = { YOU($seat) ->
        [yes] Du zeigst auf { $thing }.
       *[no] { SEAT($seat) } zeigt auf { $thing }.
      }

signal-shown = { YOU($seat) ->
    [yes] Du
   *[no] { SEAT($seat) }
  }: { $sign }
signal-pointed = { YOU($seat) ->
    [yes] Du zeigst
   *[no] { SEAT($seat) } zeigt
  } auf { $thing }: { $sign }
signal-marked = { YOU($seat) ->
    [yes] Du markierst
   *[no] { SEAT($seat) } markiert
  } { $thing }: { $sign }

event-missed = Einen Augenblick zu früh oder zu spät: Das zählt nicht.

event-undone = { YOU($seat) ->
    [yes] Du nimmst einen Zug zurück.
   *[no] { SEAT($seat) } nimmt einen Zug zurück.
  }

seat-number = Platz { $number }
and-last = { $others } und { $last }

# Das Ende

headline-won = { $count ->
    [one] Du hast gewonnen!
   *[other] Ihr habt gewonnen, gemeinsam!
  }
headline-others = { $count ->
    [one] { SEATS($seats) } gewinnt.
   *[other] { SEATS($seats) } gewinnen.
  }
headline-draw = Unentschieden.
headline-nobody = Diesmal hat niemand gewonnen.
deed-ahead = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $by } mehr als { SEAT($other) }.
deed-level = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, genau so viele wie { SEAT($other) }.
deed-behind = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $by } weniger als { SEAT($other) }.
