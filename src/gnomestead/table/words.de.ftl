# Was Tische sagen, an denen gespielt wird, welches Spiel es auch sei.

event-table-sat = { $name } setzt sich.
event-table-bot = { SEAT($seat) } nimmt Platz ({ NAME($what) }).
event-table-kept = { YOU($seat) ->
    [yes] Ein Bot hält deinen Platz warm
   *[no] Ein Bot hält den Platz von { SEAT($seat) } warm
  } ({ NAME($what) }).
event-table-stood = Ein Platz ist wieder frei.
event-table-started = Los geht’s!
event-table-options = { $name } ändert die Hausregeln.
event-table-pace = { $name } bittet die Bots, { $what ->
    [slow] sich Zeit zu lassen.
    [fast] sich zu beeilen.
   *[normal] im üblichen Tempo zu spielen.
  }
event-table-offered = { $name } { $what ->
    [undo] würde gern einen Zug zurücknehmen.
    [skip] würde gern weiterspielen, ohne zu warten.
   *[end] würde gern Schluss machen.
  }
event-table-agreed = { $name } ist einverstanden.
event-table-declined = { $name } möchte lieber nicht.
event-table-ended = Der Tisch macht Schluss für heute.
event-table-again = { $name } spielt noch einmal: { $what ->
    [swap] mit getauschten Seiten.
    [harder] eine Stufe schwerer.
   *[same] dasselbe von vorn.
  }
event-table-follows = { $name } spielt wieder mit.
event-table-paused = { $name } hält die Uhren an. Tee!
event-table-resumed = { $name } ist zurück: Es geht weiter.
event-table-late = { YOU($seat) ->
    [yes] Deine Zeit ist um.
   *[no] Die Zeit von { SEAT($seat) } ist um.
  }

refuse-no-sign = Ein Zeichen „{ $sign }“ gibt es hier nicht; es gibt: { $signs }.
refuse-not-public = Das sehen nicht alle: Zeigen kann man nur auf das, was offen auf dem Tisch liegt.
refuse-own-only = Dieses Zeichen ist für eigene Sachen.
refuse-sign-elsewhere = Dieses Zeichen gehört woandershin.
refuse-sign-alone = Dieses Zeichen hält man für sich hoch, nicht an eine Sache.
refuse-many-signs = { $most } Zeichen sind genug für einen Wichtel: Nimm erst welche weg.
refuse-too-fast = Langsam, langsam: So schnell kann niemand schauen.
refuse-no-team = Du hast niemanden zum Flüstern: Auf deiner Seite ist sonst keiner, oder du spielst für beide.

refuse-ended = Der Tisch hat Schluss gemacht.
refuse-not-yours = Das ist der Platz von jemand anderem.
refuse-not-late = Dort ist niemand zu spät.
refuse-barred = An diesen Tisch lässt dich der Gastgeber nicht mehr.
refuse-seat-taken = Dort sitzt schon jemand.
refuse-seat-free = Dort sitzt niemand.
refuse-host-only = Das kann nur der Gastgeber.
refuse-no-bot = Einen Bot namens „{ $bot }“ gibt es für dieses Spiel nicht.
refuse-started = Das Spiel hat schon begonnen.
refuse-seats-empty = Noch sind Plätze leer: Warte, oder ruf Bots dazu.
refuse-offer-open = Eine Frage nach der anderen: Noch ist ein Vorschlag offen.
refuse-not-over = Erst dieses Spiel, dann das nächste.
refuse-follows-already = Du bist schon auf dem Weg zum nächsten Spiel.
refuse-no-way = Auf diese Art lässt sich hier nicht noch einmal spielen.
refuse-which-seat = Wessen Platz meinst du?
refuse-no-offer = Es gibt nichts zu beantworten.
refuse-answered = Dazu hast du dich schon geäußert.
refuse-not-seated = Das können nur die, die am Tisch sitzen.
refuse-no-pause = Nicht mitten im Rennen: Warte, bis diese Runde vorbei ist.
refuse-not-paused = Niemand hat die Uhren angehalten.
refuse-not-started = Das Spiel hat noch nicht begonnen.
refuse-paused = Der Tisch trinkt Tee: Erst weitermachen.
refuse-bot-plays = Ein Bot spielt für dich: Hol dir erst deinen Platz zurück.
refuse-changed = Gerade eben ist etwas geschehen: Schau noch einmal hin.
refuse-stranger = Sag uns erst deinen Namen.
refuse-too-many-watched = Du schaust an zu vielen Tischen gleichzeitig zu.
refuse-so = Das geht nicht: { $why }
refuse-broken = Bei uns ist etwas entzweigegangen. Es ist notiert; bitte versuch es noch einmal.
