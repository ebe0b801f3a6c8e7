# What every table says, whatever the game.

player = Player

name-bot-random = Daydreamer
    .about = Does whatever comes to mind.

prompt-choose = Your choice.
prompt-wait = Nothing for you to do right now.
prompt-over = The game is over.

say-full-stop = Done
say-tick = Time passes

refuse-over = The game is over.
refuse-wait = Not just now: the table waits for somebody else.
refuse-no-seat = There are only { $seats } seats at this table.
refuse-idle = Nothing can be done with this right now.
refuse-not-offered = “{ $word }” is not on offer right now.
refuse-incomplete = “{ $said }” is not finished yet: say the rest.
refuse-nothing-said = You have not said anything yet.
refuse-too-early = The clock is not there yet.
refuse-too-late = Too late: the table’s clock is past that moment.
refuse-undo = Somebody has learned something since: only the whole table can take that back.
refuse-undo-nothing = There is nothing of yours to take back.
refuse-text-empty = There is nothing to read yet: write at least one letter or digit.
refuse-text-long = That has { $length } characters; at most { $most } fit.
refuse-text-sign = “{ $sign }” cannot stand there: use letters, digits, blanks and { $signs }

sign-here = Look here
    .told = { YOU($seat) ->
        [yes] You point at { $thing }.
       *[no] { SEAT($seat) } points at { $thing }.
      }

signal-shown = { YOU($seat) ->
    [yes] You
   *[no] { SEAT($seat) }
  }: { $sign }
signal-pointed = { YOU($seat) ->
    [yes] You point
   *[no] { SEAT($seat) } points
  } at { $thing }: { $sign }
signal-marked = { YOU($seat) ->
    [yes] You mark
   *[no] { SEAT($seat) } marks
  } { $thing }: { $sign }

event-missed = A moment too early or too late: that does not count.

event-undone = { YOU($seat) ->
    [yes] You take back a move.
   *[no] { SEAT($seat) } takes back a move.
  }

seat-number = Seat { $number }
and-last = { $others } and { $last }

# The end

headline-won = { $count ->
    [one] You won!
   *[other] You won, together!
  }
headline-others = { $count ->
    [one] { SEATS($seats) } wins.
   *[other] { SEATS($seats) } win.
  }
headline-draw = A draw.
headline-nobody = Nobody won this one.
deed-ahead = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $by } more than { SEAT($other) }.
deed-level = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, exactly as many as { SEAT($other) }.
deed-behind = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $by } fewer than { SEAT($other) }.
