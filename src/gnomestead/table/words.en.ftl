# What live tables say, whatever the game.

event-table-sat = { $name } sits down.
event-table-bot = { SEAT($seat) } takes a seat ({ NAME($what) }).
event-table-kept = { YOU($seat) ->
    [yes] A bot keeps your seat warm
   *[no] A bot keeps the seat of { SEAT($seat) } warm
  } ({ NAME($what) }).
event-table-stood = A seat is free of its gnome.
event-table-started = Here we go!
event-table-options = { $name } changes the house rules.
event-table-pace = { $name } { $what ->
    [slow] asks the bots to take their time.
    [fast] asks the bots to hurry.
   *[normal] asks the bots to play at their usual pace.
  }
event-table-offered = { $name } { $what ->
    [undo] would like to take a move back.
    [skip] would like to go on without waiting.
   *[end] would like to call it a day.
  }
event-table-agreed = { $name } agrees.
event-table-declined = { $name } would rather not.
event-table-ended = The table calls it a day.
event-table-again = { $name } plays again: { $what ->
    [swap] with the sides swapped.
    [harder] one level harder.
   *[same] the same once more.
  }
event-table-follows = { $name } plays along.
event-table-paused = { $name } stops the clocks. Tea!
event-table-resumed = { $name } is back: the game goes on.
event-table-late = { YOU($seat) ->
    [yes] Your time is up.
   *[no] { SEAT($seat) } has run out of time.
  }

refuse-no-sign = There is no sign “{ $sign }” here; there are: { $signs }.
refuse-not-public = Not everybody sees that: you can only point at what lies open on the table.
refuse-own-only = That mark is for things of your own.
refuse-sign-elsewhere = That sign belongs somewhere else.
refuse-sign-alone = That sign is held up by itself, not at a thing.
refuse-many-signs = { $most } marks are enough for one gnome: take some down first.
refuse-too-fast = Slowly, slowly: nobody can look that fast.
refuse-no-team = You have no team-mates to whisper to: nobody else is on your side, or you play for both.

refuse-ended = The table has called it a day.
refuse-not-yours = That is somebody else’s seat.
refuse-not-late = Nobody is late there.
refuse-barred = The host has asked you to leave this table.
refuse-seat-taken = Somebody sits there already.
refuse-seat-free = Nobody sits there.
refuse-host-only = Only the host can do that.
refuse-no-bot = There is no bot called “{ $bot }” for this game.
refuse-started = The game has already begun.
refuse-seats-empty = Some seats are still empty: wait, or call in bots.
refuse-offer-open = One question at a time: somebody’s offer is still open.
refuse-not-over = First the game, then the next one.
refuse-follows-already = You are on your way to the next game already.
refuse-no-way = This game cannot be played again that way.
refuse-which-seat = Whose seat do you mean?
refuse-no-offer = There is nothing to answer.
refuse-answered = You have had your say on that.
refuse-not-seated = Only those who sit at the table can do that.
refuse-no-pause = Not in the middle of a race: wait until this round is over.
refuse-not-paused = Nobody has stopped the clocks.
refuse-not-started = The game has not begun yet.
refuse-paused = The table is having tea: go on first.
refuse-bot-plays = A bot is playing for you: take your seat back first.
refuse-changed = Something happened just before you: look again.
refuse-stranger = Tell us your name first.
refuse-too-many-watched = You are looking at too many tables at once.
refuse-so = Not possible: { $why }
refuse-broken = Something broke on our side. It is written down; please try again.
