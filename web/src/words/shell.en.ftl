# What the client itself says, whatever the game.

ui-you = you
ui-bot = bot
ui-host = host
ui-close = Close
ui-loading = One moment …
ui-empty = empty
ui-empty-seat = Empty seat
ui-more-hidden = { $count } more
ui-beside = Beside the board
ui-choose = Choose
ui-read-rule = Read the rule
ui-zoom-in = Closer
ui-zoom-out = Further away

# The table
ui-table = Table
ui-tools = Tools
ui-views = Views
ui-seats = Seats
ui-board = Table
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-only-you = Only you:
ui-chat = Chat
ui-chat-empty = Quiet so far.
ui-say-something = Say something nice, or don’t
ui-send = Send
ui-rules = Rules
ui-search-rules = Search by word or rule id
ui-no-rule-found = No rule says that.
ui-no-rules = The rulebook is not to be found. The cat may know more.
ui-theme = Day or night
ui-menu = At this table
ui-prompt = What is asked of you
ui-watching = You are watching.
ui-lit = { $count ->
    [one] One thing is lit.
   *[other] { $count } things are lit.
  }
ui-awaited = Waiting for { $who }
ui-back = Back
ui-take-back = Take back
ui-all-choices = { $count ->
    [one] One choice
   *[other] All { $count } choices
  }
ui-thinking = thinking
ui-away = away
ui-late = out of time
ui-bot-keeps = a bot keeps the seat warm
ui-days-left = { $days ->
    [one] 1 day left
   *[other] { $days } days left
  }
ui-phase-gathering = Gathering
ui-phase-playing = Playing
ui-phase-paused = Paused
ui-phase-over = Finished
ui-phase-closed = Closed
ui-reconnecting = Connection lost, try { $tries }. Your moves are safe.
ui-retry = Try now
ui-gone = Nothing to see here
ui-gone-why = This table does not exist, or it keeps its curtains closed.
ui-home = Back to the garden
ui-pause = Pause
ui-resume = Go on
ui-hand-to-bot = Hand to a bot
ui-take-seat-back = Take my seat back
ui-ask-undo = Ask to take back
ui-ask-end = Ask to end it here
ui-offer-undo = { $who } would like to take back a move.
ui-offer-skip = { $who } proposes to skip the late seat.
ui-offer-end = { $who } proposes to end the game here.
ui-offer-rematch = { $who } would like to play again.
ui-agree = Agree
ui-decline = No
ui-go-rematch = To the next game
ui-language = Language
ui-language-en = English
ui-language-de = Deutsch

# Gathering
ui-who-plays = Who plays?
ui-sit = Sit down
ui-stand = Stand up
ui-remove = Send away
ui-add-bot = Bot
ui-fill-bots = Bots for the rest
ui-start = Start the game
ui-wait-for-host = The host starts the game.
ui-take-a-seat = Take a free seat, or watch.
ui-invite = Bring a friend
ui-invite-how = Anyone with this link can join. On a phone, point the camera at the code.
ui-link = The link to this table
ui-qr = The link to this table as a QR code
ui-copy-link = Copy link
ui-copied = Copied
ui-options = House rules

# The end
ui-result = Result
ui-nobody-won = Nobody won this one.
ui-you-won = { $count ->
    [one] You won!
   *[other] You won, together.
  }
ui-won = { $count ->
    [one] { $who } wins.
   *[other] { $who } win.
  }
ui-total = Total
ui-rematch = Play again
ui-record = Save the record

# Home
ui-welcome = Pull up a toadstool.
ui-pitch = Gnome board games, one table. Bring friends, invite bots, or play against your own better judgement.
ui-new-table = New table
ui-join = Join
ui-table-code = Table code or link
ui-your-tables = Your tables
ui-games = The games
ui-open-tables = Open tables
ui-no-open-tables = No open tables. The lawn is mown, the chairs are out: somebody has to start.
ui-your-turn = Your turn
ui-who-moves = { $who } to move
ui-look = Watch
ui-your-name = Who are you?
ui-called = What should we call you?
ui-come-in = Come in
ui-main = Main

# A new table
ui-set-table = Set a new table
ui-game = Game
ui-how-many = How many play
ui-quick = Quick game with bots
ui-open-for-friends = Open for friends
ui-show-in-lobby = Show it in the lobby
ui-clock = Clock
ui-clock-none = none
ui-clock-relaxed = 5 min + 10 s
ui-clock-mail = 2 days a move
ui-spectators = Who may watch
ui-spectators-public = anyone, public things only
ui-spectators-all_at_end = anyone, everything at the end
ui-spectators-none = nobody
ui-on = on
ui-off = off
ui-players-range = { $low } to { $high } players
ui-players-exact = { $low } players
ui-real-time = real time

## Stagings

ui-parts = Parts of the table
ui-overview = Overview
ui-minimap = Small map: shows what part you see
