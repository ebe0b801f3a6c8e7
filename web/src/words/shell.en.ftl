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
ui-recap = Since your last turn
ui-recap-again = What happened?
ui-recap-none = Nothing has happened to you since your last turn.
ui-recap-show = Show it on the table once more
ui-goal = The goal, and how far everybody is
ui-goal-of = { $value } of { $most }
ui-talk = Log and chat
ui-log-empty = Nothing has happened yet.
ui-only-you = Only you:
ui-chat = Chat
ui-chat-empty = Quiet so far.
ui-say-something = Say something nice, or don’t
ui-written = That’s me
ui-send = Send
ui-rules = Rules
ui-howto = How to play
ui-howto-turn = A turn
ui-howto-icons = What the signs mean
ui-howto-end = How it ends, and who wins
ui-howto-mistakes = Three mistakes that everybody makes once
ui-howto-more = All rules
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
ui-sure = Do it all the same?
ui-not-yet = Not yet
ui-only-soon = Nothing else to do here: “{ $what }” in a moment.
ui-only-wait = Not so fast
ui-goes-on = This moment cannot be paused: the game goes on while you read.
ui-table-paused = The clocks stand still: tea time.
ui-take-back = Take back
ui-suggested = Do it like this
ui-all-choices = { $count ->
    [one] As a list
    [2] As a list
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
ui-gone-page = We looked under every toadstool. There is no page at this address.
ui-gone-gnome = A gnome who has lost his way
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
ui-agree = Agree
ui-decline = No
ui-next-laid = The next game is laid, with a seat for you.
ui-next-follow = Play along
ui-next-watch = Watch the next game
ui-language = Language
ui-language-en = English
ui-language-de = Deutsch
ui-language-lacking = { $count ->
    [one] { $games } speaks English so far.
   *[other] { $games } speak English so far.
  }

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
ui-total = Total
ui-again-same = Play again
ui-again-swap = Swap sides
ui-again-harder = One level harder
ui-again-wait = Laying the table …
ui-letter = The letter
ui-record = Save the record

# Home
ui-welcome = Pull up a toadstool.
ui-pitch = Gnome board games, one table. Bring friends, invite bots, or play against your own better judgement.
ui-new-table = New table
ui-join = Join
ui-table-code = Table code or link
ui-your-tables = Your tables
ui-with = with { $who }
ui-ended-won = You won
ui-ended-others = { $who } won
ui-ended-nobody = Nobody won
ui-clear = Off the list
ui-clear-table = Take { $game } off the list
ui-clear-finished = Clear all { $count } finished
ui-cleared = { $count ->
    [one] One table is off your list.
   *[other] { $count } tables are off your list.
  }
ui-put-back = Put back
ui-more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
  }
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
ui-grace = Time to say wait, before a move that a friend could still change
ui-grace-seconds = { $seconds } s
ui-grace-left = { $who } could still step in.
ui-grace-send = Send now
ui-grace-wait = Wait
ui-spectators = Who may watch
ui-spectators-public = anyone, public things only
ui-spectators-all_at_end = anyone, everything at the end
ui-spectators-none = nobody
ui-on = on
ui-off = off
ui-players-range = { $low } to { $high } players
ui-players-exact = { $low } players
ui-real-time = real time

## Setting a table
ui-presets = Ways to play
ui-gnome-number = Gnome { $n }
ui-who-sits = Who sits on seat { $n }
ui-which-bot = Which bot sits on seat { $n }
ui-bot-kind = bot: { $kind }
ui-sitter-bot = A bot
ui-sitter-friend = Empty seat
ui-sitter-you = you
ui-sitter-sofa = on the same sofa, this device
ui-sitter-bot-about = plays by itself
ui-sitter-friend-about = for anyone with the link
ui-sitter-here-short = Sofa
ui-sitter-bot-short = Bot
ui-sitter-friend-short = Friend
ui-seats-filled = { $filled } of { $seats } seats filled.
ui-open-table = Open the table
ui-start-playing = Start playing

## One device, passed round
ui-pass-to = Pass the screen to { $who }
ui-also-asked = { $who } may be asked something as well.
ui-pass-on = Pass the screen on
ui-admire-ceiling = Everyone else: admire the ceiling.
ui-hold = Hold: I am { $who }
ui-hold-again = Once more: I am { $who }
ui-nothing-secret = Nothing secret is on this page, not even in its source. The curtain opens only for { $who }.
ui-look-as = Look as { $who }

## The screen that everybody sees
ui-screen = Table screen
ui-screen-open = Show on a TV
ui-join-with-phone = Join with your phone
ui-nobody-awaited = One moment …
ui-they-choose = { $count ->
    [one] { $who } is choosing
   *[other] { $who } are choosing
  }

## Furniture
ui-hand = Hand
ui-settings = Settings
ui-keys = Keys
ui-theme-auto = like the device
ui-theme-light = morning
ui-theme-dark = lantern night
ui-motion = Motion
ui-motion-auto = like the device
ui-motion-full = all of it
ui-motion-reduced = hardly any
ui-sounds = Sounds
ui-sounds-off = off
ui-sounds-turn = my turn only
ui-sounds-all = all
ui-volume = Volume
ui-pace = Pace
ui-pace-about = How fast things move here, and how fast bots play at tables you open.
ui-pace-slow = slow
ui-pace-normal = normal
ui-pace-fast = fast
ui-bot-pace = How fast the bots play
ui-setting-asksAnyway = Ask me even when there is only one thing to do
ui-setting-letters = Single letters are keys
ui-setting-lessons = Explain things the first time they matter
ui-setting-warnings = Ask again before moves I may regret
ui-connected = Connected
ui-not-connected = Not connected
ui-offline = Offline. The table will wait for you.
ui-missed = { $count ->
    [one] Back again: one thing happened, it is in the log.
   *[other] Back again: { $count } things happened, they are in the log.
  }
ui-away-waits = { $count ->
    [one] { $who } is not here. The table waits, the seat is kept.
   *[other] { $who } are not here. The table waits, their seats are kept.
  }
ui-leaving = Leave a running game?
ui-leaving-why = Nobody stops the clock here: the others play on, and your seat is kept.
ui-leave = Leave
ui-leave-table = Leave for good
ui-leave-table-why = A bot takes your seat, and the game goes on without you. There is no way back.
ui-stay = Stay
ui-ask-skip = Propose to skip
ui-lag = slow line
ui-lag-about = The clock of { $who } may be { $lag } ms off, so a close call can go either way
ui-fairer = Far apart
ui-fairer-slow = { $count ->
    [one] The line to { $who } is too slow for a race that goes by a blink.
   *[other] The lines to { $who } are too slow for a race that goes by a blink.
  }
ui-fairer-lines = Your clocks agree, but not to the last blink.
ui-fairer-window = Let more of a blink count as a tie:
ui-fairer-pace = Or play so that blinks count less:
ui-fairer-host = The host can change that.
ui-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
  }
ui-seconds-left = { $seconds } s
ui-time-running-out = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
  }
ui-mute = mute
ui-unmute = listen again
ui-much-happened = { $count } things happened.
ui-title-your-turn = ● Your turn · { $game }
ui-by-the-book = By the book.
ui-as-usual = { $count ->
    [one] One more, as usual
   *[other] { $count } more, as usual
  }
ui-fair-dice = Fair dice: the seed’s hash is
ui-find = Find
ui-find-what = A card, a space, a rule …
ui-quick-words = Quick words
ui-emote-wave = wave
ui-emote-cheer = cheer
ui-emote-laugh = laugh
ui-emote-hat = raise a hat
ui-emote-oops = oops
ui-emote-hmm = hmm
ui-emote-mushroom = a mushroom
ui-emote-heart = a heart
ui-say-well-played = Well played.
ui-say-one-moment = One moment, please.
ui-say-your-turn = Your turn!
ui-say-sorry = Sorry, not sorry.
ui-key-next = next lit thing
ui-key-arrows = walk over the board, along a row
ui-key-pick = pick
ui-key-nth = that button of the prompt
ui-key-back = take back a step
ui-key-cancel = close, or take all steps back
ui-key-why = what is this, and why not?
ui-key-pass = pass
ui-key-hold = hold, raise a hand or a wing
ui-key-board = to the board
ui-key-seats = to the seats
ui-key-log = to the log
ui-key-chat = to the chat
ui-key-notes = to your notes
ui-key-rules = rules, at this step
ui-key-full = full screen
ui-key-point = point at this, for all to see
ui-key-recap = what happened to you since your last turn
ui-key-repeat = say the last line again
ui-key-find = find a card, space or rule
ui-key-help = this list
## Stagings

ui-parts = Parts of the table
ui-overview = Overview
ui-minimap = Small map: shows what part you see

## Notes
ui-notes = Notes
ui-notes-private = Only you see this
ui-notes-empty = Who has the hat? Write it down before you forget.
ui-notes-kept = Kept. It follows you to your phone.
ui-notes-keeping = Writing it down…

## Lessons
ui-lesson = The first time
ui-lesson-got-it = Got it
ui-lesson-no-more = No more of these

## Sounds
ui-joined = { $who } is here.

## More furniture
ui-bot-keeps-mine = A bot keeps your seat warm.
ui-sit-too = On this device

## After the game
ui-review = Looking back
ui-review-record = Looking at a record
ui-review-closed = The curtain is still closed
ui-review-closed-why = Looking back is for those who played here, once the game is over. Who opens a table may let everybody.
ui-link-players = Only those who played here can open this link.
ui-look-back = Look back
ui-view-result = Result
ui-view-board = Table
ui-view-story = Story
ui-view-unfinished = So far
ui-to-table = To the table
ui-score-sheet = Score sheet
ui-place = Place
ui-winner = Winner
ui-unfinished = Unfinished
ui-unfinished-why = It stops here, and nobody has won. You can play on from any move.
ui-moves-count = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
ui-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
ui-dice-count = { $count } dice
ui-replay = Replay
ui-moments = Moments
ui-luckiest = { $who }’s luckiest roll: { $faces }.
ui-unluckiest = { $who }’s unluckiest roll: { $faces }.
ui-move = Move
ui-move-of = Move { $n } of { $last }
ui-step-on = One move on
ui-step-back = One move back
ui-turn-on = To the next turn
ui-turn-back = To the turn before
ui-play-replay = Play
ui-stop-replay = Stop
ui-space = Space
ui-speed = Speed { $speed }×
ui-see-as = See it as
ui-everybody = Everybody: only what lies open
ui-taken-back = taken back
ui-play-on = Play on from here
ui-play-on-not = The game is over here. Wind back a little to play on.
ui-play-on-who = Come in first, then you can play on.
ui-link-move = Link to move

## Luck and fairness
ui-luck = Luck report
ui-pips = { $pips } pips
ui-luck-dice = { $dice } dice rolled; the dashed line is a fair share of { $fair } each.
ui-luck-even = Fair dice are at least this uneven in { $odds } of 100 games: nobody needs to blame the dice.
ui-luck-uneven = Fair dice are this uneven in only { $odds } of 100 games. It happens.
ui-luck-strange = Fair dice are hardly ever this uneven. Check the seed, then frame the score sheet.
ui-luck-seat = { $way ->
    [up] { $who } was lucky
   *[down] { $who } may complain a little
  }: fair dice stray this far in { $odds } of 100 games.
ui-fair = Fair dice
ui-fair-how = Before the first roll the table showed a promise: the hash of the rules of this game and a secret seed. Now the seed may be known, and your own browser can check that it is the one promised.
ui-fair-promise = The promise
ui-fair-seed = The seed
ui-fair-noted = Noted by this browser during the game
ui-fair-mine = Computed here
ui-fair-check = Check it here
ui-fair-holds = It holds: this seed is the one promised before the first roll.
ui-fair-broken = It does not hold: seed, options or promise were changed afterwards.
ui-fair-record = This game went on from a record, so its seed was known to whoever had the record.

## Bringing a record
ui-bring-record = Open a saved game
ui-bring-how = Every finished game can be had as a file, and played on from any move. Choose one, drop it here, or paste its text.
ui-bring-file = Choose a file
ui-bring-text = Or paste its text
ui-record-long = That is too long for a record: two million letters at most.
ui-look-at-it = Look at it
ui-play-on-from = Play on after move { $n } of { $last }
ui-play-on-move = Play on from move { $n }

## The log
ui-log-filter = Which lines
ui-log-all = Everything
ui-log-mine = Mine
ui-log-moments = Highlights
ui-log-earlier = Earlier

## Seeing, hearing and pressing as one likes
ui-setting-isBold = Large and bold: big buttons, thick outlines
ui-setting-captions = Show sounds as words
ui-voice = Shout instead of pressing
ui-voice-off = No
ui-voice-stop = Stop!
ui-voice-flower = Stop! and Flower!
ui-voice-how = For Do You Gnome Me? When Stop! is lit, one sudden shout says it. While it is still dim, two short ones (“Flow! Er!”) call Flower! The microphone is open only while such a game runs. Loudness is all that is measured; nothing is recorded, nothing leaves this device. Not for several in one room: it cannot tell voices apart.
ui-shout-listens = The microphone is open, for loudness only
ui-shout-denied = The microphone stays closed, as you wish. The button and its key work as ever.
ui-shout-none = There is no microphone to be had here: there is none, or the page came without https. The button and its key work as ever.
ui-scan = One key: light up what I may pick, one after another
ui-scan-seconds = { $seconds ->
    [0] off
   *[other] { $seconds } s each
  }
ui-keys-of-table = At every table
ui-keys-change = Press one of the framed keys below to choose another for it. They are kept in this browser.
ui-turn-round = Turn round
ui-keys-usual = The usual keys
ui-key-change = { $deed }: { $key }. Choose another key
ui-key-press = press …
ui-key-taken = { $key } is already taken, for: { $deed }. Pick another one, or move that one first.
ui-key-reserved = { $key } belongs to the browser. Pick another one, please.
ui-lesson-practise = Try it out first
ui-practice = Practice
ui-practice-waits = Nothing here counts. Your own table waits for you.
ui-practice-goes-on = Nothing here counts. Your own table goes on meanwhile.
ui-practice-back = Back to your table
ui-cue-turn = two flowerpots: it is your turn
ui-cue-pick = a click
ui-cue-back = a click, backwards
ui-cue-dice = dice
ui-cue-whisper = a whisper, for you alone
ui-cue-clonk = clonk
ui-cue-crumble = crumbling
ui-cue-megaphone = a megaphone
ui-cue-meow = miaow
ui-cue-strike = clack!
ui-cue-bell = a bell
ui-cue-tick = tick
ui-cue-joined = a gate opens
ui-cue-left = a gate closes
ui-cue-won = a fanfare
ui-cue-lost = a sad tuba
ui-cue-roll = a marble rolls
ui-cue-groan = a groan
ui-cue-whoosh = whoosh
ui-cue-chime = a chime
ui-cue-drip = a drip

## Pictures to choose by

ui-gallery = The board
ui-sample-again = Deal again
ui-sample-number = Number
ui-sample-shown = Board number { $number }
ui-choose-this = Choose this

## The codex

ui-codex = What to look up
ui-codex-howto = How to play
ui-codex-rules = All rules
ui-codex-cards = Cards
ui-codex-story = Story
ui-story = The story
ui-page-before = The page before
ui-page-next = The next page
ui-page-of = Page { $page } of { $pages }
ui-log-rule = The rule for this: { $rule }

## Talk without moves
ui-point = Show everybody
ui-to = Who reads it
ui-to-all = Everybody
ui-to-team = My side
ui-to-all-read = Everybody reads it.
ui-to-team-only = Only { $who } can read it.
ui-whisper = Whisper to { $who }
ui-team-only = to their side only
