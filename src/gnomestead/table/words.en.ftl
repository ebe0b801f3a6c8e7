# What a live table says beyond the game itself.

refuse-seat-taken = Somebody sits there already.
refuse-seat-free = Nobody sits there.
refuse-not-yours = That seat is not yours.
refuse-bot-plays = A bot is playing that seat for you: take it back first.
refuse-host-only = Only the host can do that.
refuse-started = The game has already begun.
refuse-not-started = The game has not begun yet.
refuse-seats-empty = Every seat needs a person or a bot before you can start.
refuse-paused = The table is paused.
refuse-not-paused = The table is not paused.
refuse-ended = This table is closed.
refuse-not-over = The game is still going on.
refuse-offer-open = There is an offer on the table already: answer that one first.
refuse-no-offer = There is no offer to answer.
refuse-answered = You have answered already.
refuse-not-late = That seat still has time.
refuse-no-bot = There is no bot called “{ $bot }” for this game.
refuse-not-seated = Only those who sit at the table can do that.
