# Every word of Do You Gnome Me?

# What is asked ------------------------------------------------------------------------------------

prompt-colour = Choose your colour. May the quickest finger win.
prompt-ready = Somebody is behind that card. Ready?
prompt-ready-calls = Somebody is behind that card, perhaps with a red flower or a rain cloud. Ready?
prompt-release = The marble is yours. Let it go from the top of the ramp (8 to 10); lower down the device likes to stick.
    .short = The marble is yours: let it go from the golden part of the ramp.
prompt-spin = Eyes up!
prompt-wait = Hands off for a moment.
prompt-assemble = Go on then. Which shoes? Take a stack.
prompt-armed = All four touched. Shout Stop!, or have another look.
prompt-gather = Grab what you saw, one card at a time.
prompt-complete = Four cards on: shout Stop!, or swap one.
prompt-holding = Put it on your gnome, or drop it.
prompt-leaf = Leaf until it is the one you saw. Then the next stack.
prompt-leaf-armed = Leaf on, or shout Stop! What you look at counts.
prompt-team = Your stacks only: take one, and tell the others what you saw.
prompt-team-leaf = Leaf to the one you saw, or to what they shout.
prompt-say-part = Which { $slot } did you see?
prompt-say-tone = { NAME($part) }: how sure are you?
prompt-contest = Somebody was quick. Were you just as quick?
prompt-grace = Stop was called with a card in your paw: use it, or leave it?
prompt-next = There is the little rascal.
prompt-title = You have won! How shall they call you?
prompt-title-line = The pen is yours: who are you from now on?
prompt-run = { YOU($seat) ->
    [yes] Your run: the device turns for you alone, and your clock starts with it.
   *[no] You may run: the device turns for you alone. On one screen it is { SEAT($seat) }’s turn first.
  }
prompt-look = Take your look. Once.
prompt-beat = Beat { $number }: one thing each, in secret.
prompt-set = Which { $slot } shall it be?
prompt-grab = Which { $slot } do you grab?
prompt-team-beat = Set your stacks, and say when you are done.

# What can be said ---------------------------------------------------------------------------------

say-colour = Take { NAME($of) }
say-ready = Ready
say-release = Let the marble go from { $of }
say-take = Take the { $of }
say-flip-next = Next card
say-flip-prev = Card before
say-put = Put it down
say-stop = Stop!
say-flower = Flower!
say-hand = Hand on the table
say-grab = Grab { NAME($of) }
say-place = Put it on your gnome
say-drop = Drop it
say-back = Give back the { $of }
say-use = Use the card
say-leave = Leave the card
say-say = Say something about the { $of }
say-part = { NAME($word) }
say-sure = … I am sure!
say-maybe = … I think?
say-not = … NOT that one!
say-next = Next gnome
say-title = { $of ->
    [own] Let the table find one
   *[other] Be hailed: { NAME($of) }
  }
say-write-title = Write a title of your own …
say-title-line = Your title, up to { $most } characters
say-run = Start your run
say-done = Done
say-look = Look
say-set = Set the { $of }
say-pass = Let this beat pass
say-void = Call the round off

# What happened ------------------------------------------------------------------------------------

event-wanted = { YOU($seat) ->
    [yes] You reach for { NAME($set) }.
   *[no] { SEAT($seat) } reaches for { NAME($set) }.
  }
event-coloured = { YOU($seat) ->
    [yes] { NAME($set) } is yours.
   *[no] { SEAT($seat) } plays { NAME($set) }.
  }
event-loaded = Round { $round }: somebody is behind that card.
    .short = Round { $round }
event-loaded-twins = Round { $round }: { $name } stares at you. Build the other one.
    .short = Round { $round }
event-spread = { $cards } cards lie in the middle. One set too few.
event-ready = { YOU($seat) ->
    [yes] You are ready.
   *[no] { SEAT($seat) } is ready.
  }
event-house-hand = The house gnome takes over the marble for this one.
event-released = { YOU($seat) ->
    [yes] You let the marble go from { $height }.
   *[no] { SEAT($seat) } lets the marble go from { $height }.
  }
event-struck = Flick! Round it goes.
    .sound = strike
event-shown = There! … and gone.
event-calls-open = From now on a shout counts.
event-past-half = … and on it turns.
event-hidden = Was that a gnome or a draught?
event-opened = The device stops: build!
event-stuck = { YOU($seat) ->
    [yes] Stuck! It was { $name }, and it counts for nothing. Same hands, once more.
   *[no] Stuck, { SEAT($seat) }! It was { $name }, and it counts for nothing. Same hands, once more.
  }
    .sound = groan
    .gesture = shake seat
event-voided = The round is off. Nobody scores; a new card, please.
event-took = { YOU($seat) ->
    [yes] You take the { $slot }.
   *[no] { SEAT($seat) } takes the { $slot }.
  }
    .known = You take the { $slot }: { NAME($part) } lies on top.
event-flipped = { NAME($part) }
event-put = { YOU($seat) ->
    [yes] You put down the { $slot }.
   *[no] { SEAT($seat) } puts down the { $slot }.
  }
    .known = You put down { NAME($part) }.
event-set = { YOU($seat) ->
    [yes] You set { NAME($part) }.
   *[no] { SEAT($seat) } sets { NAME($part) }.
  }
event-reached = { YOU($seat) ->
    [yes] You reach for { NAME($card) }.
   *[no] { SEAT($seat) } reaches for { NAME($card) }.
  }
event-grabbed = { $rivals ->
    [0] { YOU($seat) ->
        [yes] You have
       *[no] { SEAT($seat) } has
      } { NAME($card) }.
   *[other] Paws collide over { NAME($card) }: by nose order it is { YOU($seat) ->
        [yes] yours
       *[no] { SEAT($seat) }’s
      }.
  }
    .sound = { $rivals ->
        [0] pick
       *[other] clonk
      }
    .gesture = { $rivals ->
        [0] {""}
       *[other] shake card
      }
event-placed = { YOU($seat) ->
    [yes] You put { NAME($card) } on your gnome.
   *[no] { SEAT($seat) } puts { NAME($card) } on the gnome.
  }
event-returned = { YOU($seat) ->
    [yes] { NAME($card) } goes back to the middle.
   *[no] { SEAT($seat) } gives back { NAME($card) }.
  }
event-too-few = { YOU($seat) ->
    [yes] No { NAME($part) } left for you.
   *[no] No { NAME($part) } left for { SEAT($seat) }.
  }
event-called-out = { $tone ->
    [sure] { YOU($seat) ->
        [yes] You
       *[no] { SEAT($seat) }
      }: “{ NAME($part) }, I am sure!”
    [maybe] { YOU($seat) ->
        [yes] You
       *[no] { SEAT($seat) }
      }: “{ NAME($part) }… I think?”
   *[not] { YOU($seat) ->
        [yes] You
       *[no] { SEAT($seat) }
      }: “NOT { NAME($part) }!”
  }
event-stop = { YOU($seat) ->
    [yes] You shout: Stop!
   *[no] { SEAT($seat) } shouts: Stop! Hands off, beards down.
  }
    .sound = bell
    .moment = bell
    .gesture = swell seat
event-missed = A heartbeat too early or too late: that does not count.
event-contest-closed = { $rivals ->
    [0] { YOU($seat) ->
        [yes] You were first.
       *[no] { SEAT($seat) } was first.
      }
    [1] Both within { $window } ms: nose order says { YOU($seat) ->
        [yes] you
       *[no] { SEAT($seat) }
      }.
   *[other] All within { $window } ms: nose order says { YOU($seat) ->
        [yes] you
       *[no] { SEAT($seat) }
      }.
  }
event-call-true = { $call ->
    [flower] { YOU($seat) ->
        [yes] You
       *[no] { SEAT($seat) }
      }: Flower! And quick about it.
   *[hand] { YOU($seat) ->
        [yes] You
       *[no] { SEAT($seat) }
      }: splat! Hand down first.
  }
    .sound = bell
    .moment = flower
event-call-false = { $call ->
    [flower] { YOU($seat) ->
        [yes] You
       *[no] { SEAT($seat) }
      }: Flower! That was no red flower.
   *[hand] { YOU($seat) ->
        [yes] You slap
       *[no] { SEAT($seat) } slaps
      } the table. Not a drop of rain.
  }
    .sound = clonk
    .gesture = shake seat
event-call-no = { $call ->
    [flower] No: that was no red flower.
   *[hand] No: not a drop of rain.
  }
event-lost = { YOU($seat) ->
    [yes] You give one card back, please.
   *[no] { SEAT($seat) } gives one card back.
  }
event-team-lost = The team gives one card back: { $cards } in the jar.
event-out = { YOU($seat) ->
    [yes] You have no card to lose: out of this round.
   *[no] { SEAT($seat) } has no card to lose and is out of this round.
  }
event-capped = Nobody shouted. The round ends by itself.
event-chosen = Your choice is sealed.
event-revealed = There is the little rascal: { $name }.
event-compared = { YOU($seat) ->
    [yes] You have { $right } right.
   *[no] { SEAT($seat) } has { $right } right.
  }
    .after = 2200
event-team-compared = The team's gnome has { $right } right.
    .after = 2200
event-verdict = { $result ->
    [sole_best] { why-sole_best }
    [tie_with_stopper] { why-tie_with_stopper }
    [tie_without_stopper] { why-tie_without_stopper }
    [called] { why-called }
    [coop_called] { why-coop_called }
    [spoiled] { why-spoiled }
    [capped_tie] { why-capped_tie }
    [capped_sole] { why-capped_sole }
    [forfeited] { why-forfeited }
    [coop_hit] { why-coop_hit }
    [coop_miss] { why-coop_miss }
    [lone_miss] { why-lone_miss }
   *[nothing_right] { why-nothing_right }
  }
    .sound = clonk
why-sole_best = Most parts right: { YOU($seat) ->
    [yes] you take
   *[no] { SEAT($seat) } takes
  } the card.
why-tie_with_stopper = A tie, and { YOU($seat) ->
    [yes] you shouted: the card is yours
   *[no] the one who shouted is in it: the card goes to { SEAT($seat) }
  }. Mr. Fast!
why-tie_without_stopper = A tie without the one who shouted: { YOU($seat) ->
    [yes] you take
   *[no] { SEAT($seat) } takes
  } the card, and { YOU($stopper) ->
    [yes] you pay
   *[no] { SEAT($stopper) } pays
  } the others. Mr. Hasty!
why-called = The call was right: { YOU($seat) ->
    [yes] you take
   *[no] { SEAT($seat) } takes
  } the card.
why-coop_called = The call was right: into the jar it goes.
why-spoiled = There was something to call, and nobody called it. The card goes away.
why-capped_tie = Nobody shouted, and nobody is ahead. The card goes away.
why-capped_sole = Nobody shouted. { YOU($seat) ->
    [yes] You have most parts right and take
   *[no] { SEAT($seat) } has most parts right and takes
  } the card.
why-forfeited = False alarms all round. The card goes away.
why-coop_hit = All four! Into the jar.
why-coop_miss = Close, but he has slipped off. Stacks to the left!
why-lone_miss = Alone in the round, and not all four: the card goes away.
why-nothing_right = Not one part right. The card goes away.
event-awarded = { YOU($seat) ->
    [yes] The card is yours.
   *[no] { SEAT($seat) } takes the card.
  }
    .moment = trophy
event-banked = Into the jar: { $cards } now.
    .moment = gem
event-gave = { YOU($seat) ->
    [yes] You pay
   *[no] { SEAT($seat) } pays
  } { YOU($taker) ->
    [yes] you
   *[no] { SEAT($taker) }
  } a card.
event-gifted = { YOU($seat) ->
    [yes] You get
   *[no] { SEAT($seat) } gets
  } a card from the deck.
event-no-gift = The deck is empty: nothing left for { YOU($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
  }.
event-discarded = The card goes to the discard pile.
event-sits-out = { YOU($seat) ->
    [yes] Shouted too soon: one round on the bench for you. You may hold the marble.
   *[no] { SEAT($seat) } shouted too soon: one round on the bench.
  }
event-passed = Stacks to the left!
    .sound = whoosh
event-reshuffled = The discards are shuffled into a new deck.
event-clock-over = Time! Put down the beards.
event-gnome-off = Dead level. One last gnome decides.
    .moment = star
event-next = { YOU($seat) ->
    [yes] You are done looking.
   *[no] { SEAT($seat) } is done looking.
  }
event-game-over = The game is over.
    .moment = flag
event-team-result = { $cards } in the jar: you are the { NAME($rank) }.
event-titled = { $title ->
    [own] { YOU($seat) ->
        [yes] You leave it to the table: how do they call you?
       *[no] All hail { SEAT($seat) }! What shall we call such a gnome?
      }
   *[other] { YOU($seat) ->
        [yes] Hail yourself: { NAME($title) }!
       *[no] All hail { SEAT($seat) }, { NAME($title) }!
      }
  }
event-hailed = { YOU($seat) ->
    [yes] Hail yourself: { $title }!
   *[no] All hail { SEAT($seat) }, { $title }!
  }
event-takes-pen = { YOU($seat) ->
    [yes] You reach for the pen.
   *[no] { SEAT($seat) } reaches for the pen.
  }
event-run = { YOU($seat) ->
    [yes] Your run begins.
   *[no] { SEAT($seat) } is running. Do not peek.
  }
event-run-over = { YOU($seat) ->
    [yes] Your run is over.
   *[no] { SEAT($seat) } is back.
  }
event-run-stop = You stop your clock.
event-hushed = “Stop!”, from an earlier run. Hands off.
event-done = { YOU($seat) ->
    [yes] You are done.
   *[no] { SEAT($seat) } is done.
  }
event-charged = That took { $spent } ms; { $bank } ms are left.
event-looks = { YOU($seat) ->
    [yes] You look.
   *[no] { SEAT($seat) } looks.
  }
event-looked = { YOU($seat) ->
    [yes] You have looked.
   *[no] { SEAT($seat) } has looked.
  }
event-beat = Beat { $number }: all at once.

# Why not ------------------------------------------------------------------------------------------

refuse-colour-taken = { SEAT($seat) } already plays that one.
refuse-not-open = Not yet: hands off until the device has stopped.
refuse-bench = You sit this round out. You may hold the marble.
refuse-not-operator = The marble is with { SEAT($seat) }.
refuse-call-early = Nobody reacts that fast: calls count a moment after the portrait appears.
refuse-stuck = The device is stuck; this one counts for nothing.
refuse-frozen = Everything is frozen: somebody was first.
refuse-not-armed = Your Stop! was not ready when the other one came.
refuse-out = You are out of this round.
refuse-called = You have made that call, or there are no calls at this table.
refuse-not-touched = Touch every stack first: { $left } to go.
refuse-not-holder = That stack is with { SEAT($seat) }.
refuse-in-hand = That stack is in your hand already.
refuse-nothing-in-hand = You have no stack in your hand.
refuse-not-yours = { SEAT($seat) } has it, and keeps it.
refuse-reaching = Your paw is already on its way.
refuse-hand-full = One card at a time: place it or drop it first.
refuse-hand-empty = There is nothing of yours to move there.
refuse-incomplete-gnome = You can only stop with four cards in place and an empty hand.
refuse-between-rounds = Between rounds the stacks stay as they are.
refuse-ran = You have run, or somebody else is running.
refuse-looked = You have had your look.
refuse-beat-stop = Stop! is possible from beat { $number } on.

# What lies on the table ---------------------------------------------------------------------------

device = { $front ->
    [portrait] There he is!
    [stuck] Stuck half-way
    [decoy] The wrong twin
    [out] The portrait
   *[screen] Who is it?
  }
figure = Your gnome
balloon-stop = Stop!
balloon-flower = Flower!
balloon-hand = Splat!
balloon-stuck = Butterfingers!
balloon-level = { $count ->
    [1] Both within { $window } ms
   *[other] All within { $window } ms
  }: nose order
keys-alone = In the shed
keys-left = Two at one keyboard: left hand
keys-right = Two at one keyboard: right hand
key-cap = Take the caps
key-face = Take the faces
key-beard = Take the beards
key-feet = Take the feet
layout-late = { $ms } ms after the Stop!
layout-right = { $count } of 4
layout-caption-chime = A chime rings
layout-caption-drip = A drip drops
layout-caption-roll = The marble rolls …
layout-seen = There he went! Visible for { $seconds } s.
layout-slot = { $slot ->
    [cap] Cap
    [face] Face
    [beard] Beard
   *[feet] Feet
  }
layout-in-hand = In your hand: { $slot ->
    [cap] caps
    [face] faces
    [beard] beards
   *[feet] feet
  }
layout-part = The { $slot } { $slot ->
    [feet] are
   *[other] is
  } { $right ->
    [yes] right
   *[no] wrong
  }.
layout-take = Tap a part of your gnome to take its stack: cap, face, beard or feet.
layout-take-keys = The keys { $keys } do it, too.
layout-set = Tap a part of your gnome, and choose what it shall be.
layout-grab = Grab a card from the middle. One at a time.
layout-wait = This is your gnome. When the device stops, make it the one you saw.
layout-over = All gnomes are home. The shed is closed.
layout-covered = Nobody peeks: your gnome comes out when your run begins.
layout-third = One more stack, and Stop! lights up. Guesses are fine.
layout-goes-on = { $seconds } s
    .about = The table goes on by itself in { $seconds } s.
layout-call-out = Call out
layout-on-table = What lies on the table
layout-more = More below
layout-how-sure = How sure are you?
layout-touched = { $count } of 4 stacks touched
layout-height = How high the marble is
layout-hold-marble = Hold the marble
layout-let-go = Let go!
place-box = Identification sets
place-middle = The middle of the table
place-mine = Your gnome
place-seat = { SEAT($seat) }
place-side = The table
hidden-part = Hidden { $slot }
held = In the paw: { NAME($card) }
reaching = Reaching for { NAME($card) }
trophies = { $cards ->
    [one] 1 card won
   *[other] { $cards } cards won
  }
deck = Deck: { $cards }
discard = Discard pile: { $cards }
goal-five = Win five portraits: the gnome with the most right parts takes the card.
goal-most = Win the most portraits, until the deck is empty.
goal-team = Win portraits together: five before the clock runs out, or more.
goal-cards = Cards
    .about = Portraits won.
round-note = { $round ->
    [0] Before the first round
   *[other] Round { $round }
  }, { $mode ->
    [basic] every gnome for himself
    [cooperative] together
   *[all_in] all-in
  }
jar = The jar: { $cards } ({ NAME($rank) })
clock = { $seconds } s left
built-him = { YOU($seat) ->
    [yes] You built him to a hair.
   *[no] { SEAT($seat) } built him to a hair.
  }
built-brother = { YOU($seat) ->
    [yes] You built his brother, { NAME($portrait) }.
   *[no] { SEAT($seat) } built his brother, { NAME($portrait) }.
  }
built-other = { YOU($seat) ->
    [yes] You built somebody else: { NAME($portrait) }.
   *[no] { SEAT($seat) } built somebody else: { NAME($portrait) }.
  }
built-nearly = { YOU($seat) ->
    [yes] Yours has { NAME($part) }; he has { NAME($wanted) }.
   *[no] { SEAT($seat) } put { NAME($part) } where he has { NAME($wanted) }.
  }
built-nobody = { $right ->
    [0] Nobody’s gnome. His mother would not know him.
    [1] A distant cousin, perhaps.
   *[other] He has an uncle like that.
  }
revealed-note = It was { NAME($portrait) }
score-cards = Portrait cards

headline-team-won = You caught enough of them!
headline-team-lost = Too many gnomes got away this time.
headline-watched-won = They caught enough of them!
headline-watched-lost = Too many gnomes got away this time.
reason-clock = The clock ran out.
reason-bank = The bank of time is empty.
reason-beats = All { $rounds } rounds are played.
reason-all-won = Not a card is left to win.
reason-five = Somebody has { $goal } cards, and that ends it.
reason-deck = The deck is empty.
reason-rounds = { $rounds } rounds are played, and nobody got to five. Enough for one evening.
deed-jar = { $cards } in the jar, { $goal } were wanted. That makes you the { NAME($rank) }.
deed-watched-jar = { $cards } in the jar, { $goal } were wanted. That makes them the { NAME($rank) }.
deed-cards = { $cards ->
    [0] No card for you this time.
    [one] 1 card for you.
   *[other] { $cards } cards for you.
  }
decided-shared = { SEATS($seats) } were level, and this table shares the win.
decided-off = Level at the top. { $offs ->
    [one] A gnome-off
   *[other] { $offs } gnome-offs
  } decided, for { YOU($seat) ->
    [yes] you.
   *[no] { SEAT($seat) }.
  }
decided-offs-shared = Level at the top, and after { $offs } gnome-offs still. { SEATS($seats) } share the win.

badge-in-hand = in the hand
badge-touched = touched
badge-taken = taken by { SEAT($seat) }
badge-right = right
badge-wrong = wrong
badge-operator = has the marble
badge-ready = ready
badge-butterfingers = Butterfingers!
badge-paw = { SEAT($seat) } reaches for it
badge-emblem = with its sign
badge-benched = on the bench
badge-out = out of the round
badge-emblems = sees emblems
badge-flat = sees it flat
badge-long-look = looks longer
badge-winner = { $title ->
    [none] the winner
    [own] the winner, whom the table names
   *[other] the winner, { NAME($title) }
  }
badge-hailed = the winner, { $title }
badge-set_moss = Moss
badge-set_plum = Plum
badge-set_honey = Honey
badge-set_sky = Sky
said-sure = “{ NAME($part) }, I am sure!”
said-maybe = “{ NAME($part) }… I think?”
said-not = “NOT { NAME($part) }!”

# Names --------------------------------------------------------------------------------------------

name-set_moss = Moss
name-set_plum = Plum
name-set_honey = Honey
name-set_sky = Sky
name-cap_barber = Barber's Steeple
name-cap_toadstool = Toadstool Spire
name-cap_nightcap = Burglar's Nightcap
name-cap_ladybird = Ladybird Flop
name-face_spud = Startled Spud
name-face_snowman = Startled Snowman
name-face_dozer = Shifty Dozer
name-face_heron = Shifty Heron
name-beard_sheep = Sunday Sheep
name-beard_waterfall = The Waterfall
name-beard_ram = Battering Ram
name-beard_swallow = Swallowtail
name-feet_jester = Jester Slippers
name-feet_genie = Genie Slippers
name-feet_bumblebee = Bumblebee Clogs
name-feet_baker = Baker's Clogs
spoken-cap_barber = Barber
spoken-cap_toadstool = Toadstool
spoken-cap_nightcap = Nightcap
spoken-cap_ladybird = Ladybird
spoken-face_spud = Spud
spoken-face_snowman = Snowman
spoken-face_dozer = Dozer
spoken-face_heron = Heron
spoken-beard_sheep = Sheep
spoken-beard_waterfall = Waterfall
spoken-beard_ram = Ram
spoken-beard_swallow = Swallow
spoken-feet_jester = Jester
spoken-feet_genie = Genie
spoken-feet_bumblebee = Bumblebee
spoken-feet_baker = Baker
name-id_moss_cap_barber = Barber's Steeple
name-id_moss_cap_toadstool = Toadstool Spire
name-id_moss_cap_nightcap = Burglar's Nightcap
name-id_moss_cap_ladybird = Ladybird Flop
name-id_moss_face_spud = Startled Spud
name-id_moss_face_snowman = Startled Snowman
name-id_moss_face_dozer = Shifty Dozer
name-id_moss_face_heron = Shifty Heron
name-id_moss_beard_sheep = Sunday Sheep
name-id_moss_beard_waterfall = The Waterfall
name-id_moss_beard_ram = Battering Ram
name-id_moss_beard_swallow = Swallowtail
name-id_moss_feet_jester = Jester Slippers
name-id_moss_feet_genie = Genie Slippers
name-id_moss_feet_bumblebee = Bumblebee Clogs
name-id_moss_feet_baker = Baker's Clogs
name-id_plum_cap_barber = Barber's Steeple
name-id_plum_cap_toadstool = Toadstool Spire
name-id_plum_cap_nightcap = Burglar's Nightcap
name-id_plum_cap_ladybird = Ladybird Flop
name-id_plum_face_spud = Startled Spud
name-id_plum_face_snowman = Startled Snowman
name-id_plum_face_dozer = Shifty Dozer
name-id_plum_face_heron = Shifty Heron
name-id_plum_beard_sheep = Sunday Sheep
name-id_plum_beard_waterfall = The Waterfall
name-id_plum_beard_ram = Battering Ram
name-id_plum_beard_swallow = Swallowtail
name-id_plum_feet_jester = Jester Slippers
name-id_plum_feet_genie = Genie Slippers
name-id_plum_feet_bumblebee = Bumblebee Clogs
name-id_plum_feet_baker = Baker's Clogs
name-id_honey_cap_barber = Barber's Steeple
name-id_honey_cap_toadstool = Toadstool Spire
name-id_honey_cap_nightcap = Burglar's Nightcap
name-id_honey_cap_ladybird = Ladybird Flop
name-id_honey_face_spud = Startled Spud
name-id_honey_face_snowman = Startled Snowman
name-id_honey_face_dozer = Shifty Dozer
name-id_honey_face_heron = Shifty Heron
name-id_honey_beard_sheep = Sunday Sheep
name-id_honey_beard_waterfall = The Waterfall
name-id_honey_beard_ram = Battering Ram
name-id_honey_beard_swallow = Swallowtail
name-id_honey_feet_jester = Jester Slippers
name-id_honey_feet_genie = Genie Slippers
name-id_honey_feet_bumblebee = Bumblebee Clogs
name-id_honey_feet_baker = Baker's Clogs
name-id_sky_cap_barber = Barber's Steeple
name-id_sky_cap_toadstool = Toadstool Spire
name-id_sky_cap_nightcap = Burglar's Nightcap
name-id_sky_cap_ladybird = Ladybird Flop
name-id_sky_face_spud = Startled Spud
name-id_sky_face_snowman = Startled Snowman
name-id_sky_face_dozer = Shifty Dozer
name-id_sky_face_heron = Shifty Heron
name-id_sky_beard_sheep = Sunday Sheep
name-id_sky_beard_waterfall = The Waterfall
name-id_sky_beard_ram = Battering Ram
name-id_sky_beard_swallow = Swallowtail
name-id_sky_feet_jester = Jester Slippers
name-id_sky_feet_genie = Genie Slippers
name-id_sky_feet_bumblebee = Bumblebee Clogs
name-id_sky_feet_baker = Baker's Clogs
name-P01a = Biscuit Bartleby
name-P01b = Nib Underlog
name-P02a = Old Fennimore
name-P02b = Wick Tumbledown
name-P03a = Thimble Jack
name-P03b = Mortimer Moss
name-P04a = Pockets O'Dell
name-P04b = Humphrey Hush
name-P05a = Gaffer Glint
name-P05b = Barnaby Bramble
name-P06a = Twiggy Malone
name-P06b = Figgis the Lesser
name-P07a = Dandel Lyon
name-P07b = Grumbold
name-P08a = Sprocket
name-P08b = Fergus Fern
name-P09a = Uncle Puddle
name-P09b = Percival Peck
name-P10a = Lumley
name-P10b = Quill Nettleby
name-P11a = Tobias Toadstep
name-P11b = Ezra Eggcup
name-P12a = Bumble Wren
name-P12b = Corker
name-P13a = Roland Root
name-P13b = Hazelnut Hal
name-P14a = Marmaduke Mulch
name-P14b = Sir Snuffleton
name-P15a = Tick Tockett
name-P15b = Gooseberry Gus
name-P16a = Wobbles
name-P16b = Clement Clod
name-P17a = Pip Pepperpot
name-P17b = Hob Lanternjaw
name-P18a = Dibber Dan
name-P18b = Oswin Oatcake
name-P19a = Rascal Reed
name-P19b = Somebody's Cousin
name-P20a = Burdock Bill
name-P20b = Nodkin
name-P21a = Cobweb Colin
name-P21b = Peat Moffat
name-P22a = Mildew Max
name-P22b = Acorn Archie
name-P23a = Snickett
name-P23b = Yarrow Yates
name-P24a = Gadfly Gilbert
name-P24b = Zebedee Zest
name-P01 = card 01
name-P02 = card 02
name-P03 = card 03
name-P04 = card 04
name-P05 = card 05
name-P06 = card 06
name-P07 = card 07
name-P08 = card 08
name-P09 = card 09
name-P10 = card 10
name-P11 = card 11
name-P12 = card 12
name-P13 = card 13
name-P14 = card 14
name-P15 = card 15
name-P16 = card 16
name-P17 = card 17
name-P18 = card 18
name-P19 = card 19
name-P20 = card 20
name-P21 = card 21
name-P22 = card 22
name-P23 = card 23
name-P24 = card 24
name-gnome_catcher = Gnome-catcher
name-gnomin_hood = Gnomin Hood
name-eagle_eye = Eagle Eye
name-baron_beard = Baron of Beards
name-cap_tain = Cap-tain of the Guard
name-cookie_marshal = Cookie Marshal
name-toe_sleuth = Toe-print Sleuth
name-sherlock_gnomes = Sherlock of Gnomes
name-garden_sheriff = Sheriff of the Flower Bed
name-own = Your own title
name-crumbs = Crumb Inspectors
name-caught = Night Watch
name-patrol = Cookie Patrol
name-bureau = Bureau of Beards
name-legend = Legends of the Lawn
name-flower = Small red flower
name-rain_cloud = Rain cloud
name-bluebell = Bluebell
name-fluffy_cloud = Fluffy cloud
name-cookie = Your cookie
name-none = No mark

# Options ------------------------------------------------------------------------------------------


option-mode = Way to play
    .about = Each against all, all against the clock, or all at one heap that is a set short.
    .is-basic = each for themselves
    .is-cooperative = together
    .is-all_in = one set short
option-upside_down = Upside Down
    .about = The portrait stands on its head.
option-twins = Twins
    .about = A second portrait instead of the screen card.
option-flower_rain_cloud = Flower & Rain Cloud
    .about = Calls for the red flower and the rain cloud. Good when all players are grown up.
option-goal = The end
    .about = At somebody’s fifth card, or when the deck is empty.
    .is-five = five cards
    .is-full_deck = the whole deck
option-pace = Pace
    .about = All at once; one after the other on the same portrait; or without a clock, one action a beat.
    .is-live = all at once
    .is-relay = one by one
    .is-beats = in beats
option-exposure = The glimpse
    .about = How long the portrait faces you: from a quarter of a second to nearly a whole one.
    .is-custom = my own
option-exposure_ms = A glimpse of my own
    .about = In thousandths of a second, if the glimpse is your own.
option-misfires = Misfires
    .about = Skill: it depends on the height of the marble. Rare: two in a hundred. One by one and in beats there are none.
    .is-off = never
option-operator = The marble
    .about = The seats take turns at releasing it, or it goes by itself when all are ready.
    .is-rotate = in turns
    .is-auto = by itself
option-first_operator = First at the marble
    .about = Which seat starts with it.
    .is-0 = seat 1
    .is-1 = seat 2
    .is-2 = seat 3
    .is-3 = seat 4
option-stop_arming = When Stop! may be called
    .about = Once each of your four stacks was in your hand, two and a half seconds after the portrait stands still, or at once.
    .is-touch_all = all stacks touched
    .is-floor = after a moment
    .is-free = at once
option-hold_min_ms = Least time in the hand
    .about = A stack stays in the hand at least this long, in thousandths of a second.
    .is-0 = none
option-tie_window_ms = What counts as together
    .about = Calls this close together are simultaneous, in thousandths of a second.
option-round_cap_s = Longest round
    .about = A round that nobody stops ends by itself.
    .is-30 = 30 s
    .is-60 = 60 s
    .is-120 = 120 s
option-no_hurry = No hurry
    .about = Nothing runs while you read: colours, the marble and the next round wait until all are ready. Only the race has its clock.
option-your_seconds = Your own speed
    .about = Seconds you take from the flash to Stop! Bots at your own speed take about as long; this device learns it from your rounds.
option-zero_wins = All wrong may win
    .about = Whether the best gnome wins even with no part right. Otherwise the portrait is put aside.
option-final_tie = Tie for first place
    .about = Play it off, or share the win.
    .is-gnome_off = a gnome-off
option-lone_round = Alone in a round
    .about = What somebody who plays a round alone needs for the card: all four parts right, or just a whole gnome.
    .is-perfect = all four right
    .is-any = a whole gnome
option-open_tables = Open tables
    .about = Everybody sees the others’ gnomes change.
option-coop_deal = Stacks, together
    .about = Who starts with which stack when all play together.
option-coop_clock_s = Clock, together
    .about = How long all have when they play together. 120 seconds is the book; records are kept for each.
    .is-90 = 90 s
    .is-120 = 120 s
    .is-180 = 180 s
option-callouts = Call-outs
    .about = When all play together, they may name parts to each other.
option-relay_hush = Hush
    .about = One by one: later runs are cut off at the earliest Stop! so far.
option-decoy_marks = Scenery
    .about = Bluebells, fluffy clouds and cookies are drawn, too.
option-assists = Helping hands
    .about = Whether seats may have a longer look.
option-audio_portrait = Spoken portrait
    .about = The parts are spoken at the turn; building begins for all when the voice is done.
option-look_factor_0 = Longer look, seat 1
    .about = The portrait stays in sight so many times as long.
    .is-1-0 = as usual
    .is-1-5 = 1½ ×
    .is-2-0 = 2 ×
    .is-3-0 = 3 ×
    .is-5-0 = 5 ×
option-look_factor_1 = Longer look, seat 2
    .about = { option-look_factor_0.about }
    .is-1-0 = as usual
    .is-1-5 = 1½ ×
    .is-2-0 = 2 ×
    .is-3-0 = 3 ×
    .is-5-0 = 5 ×
option-look_factor_2 = Longer look, seat 3
    .about = { option-look_factor_0.about }
    .is-1-0 = as usual
    .is-1-5 = 1½ ×
    .is-2-0 = 2 ×
    .is-3-0 = 3 ×
    .is-5-0 = 5 ×
option-look_factor_3 = Longer look, seat 4
    .about = { option-look_factor_0.about }
    .is-1-0 = as usual
    .is-1-5 = 1½ ×
    .is-2-0 = 2 ×
    .is-3-0 = 3 ×
    .is-5-0 = 5 ×
option-easy_release_0 = Easy release, seat 1
    .about = The marble always goes from the best height.
option-easy_release_1 = Easy release, seat 2
    .about = { option-easy_release_0.about }
option-easy_release_2 = Easy release, seat 3
    .about = { option-easy_release_0.about }
option-easy_release_3 = Easy release, seat 4
    .about = { option-easy_release_0.about }
option-auto_ready_0 = Ready by itself, seat 1
    .about = Ready as soon as the card is in.
option-auto_ready_1 = Ready by itself, seat 2
    .about = { option-auto_ready_0.about }
option-auto_ready_2 = Ready by itself, seat 3
    .about = { option-auto_ready_0.about }
option-auto_ready_3 = Ready by itself, seat 4
    .about = { option-auto_ready_0.about }
option-reduced_motion_0 = Still picture, seat 1
    .about = A flat picture instead of a turn, for two thirds of the time.
option-reduced_motion_1 = Still picture, seat 2
    .about = { option-reduced_motion_0.about }
option-reduced_motion_2 = Still picture, seat 3
    .about = { option-reduced_motion_0.about }
option-reduced_motion_3 = Still picture, seat 4
    .about = { option-reduced_motion_0.about }
option-low_vision_0 = Big and bold, seat 1
    .about = A big portrait, thick outlines, a number on every part. The table sees a badge.
option-low_vision_1 = Big and bold, seat 2
    .about = { option-low_vision_0.about }
option-low_vision_2 = Big and bold, seat 3
    .about = { option-low_vision_0.about }
option-low_vision_3 = Big and bold, seat 4
    .about = { option-low_vision_0.about }

# How to play, on one page
howto-goal = A gnome whirls past for less than a second. Rebuild him from memory, better than the others or sooner, and be the first to win five portraits.
howto-turn-release = When everybody is ready, one of you lets the marble go. From the top of the ramp, please: let go too low and the device sticks half-way, and all that is left is a good laugh.
howto-turn-look = The device turns once. For a blink you see the portrait: a cap, a face, a beard, a pair of feet. Do not try to see everything twice; say the four parts to yourself.
howto-turn-build = As soon as it stands still, all build at once. In front of you lie four stacks of four cards: caps, faces, beards, feet. Take one into your hand, leaf until you see the part you remember, and go on to the next stack; what you were looking at stays on top. You do not see what the others are making.
howto-turn-stop = When you think your gnome is right, shout “Stop!”. You may as soon as each stack was in your hand once. Everything freezes, for everybody, and there is no taking it back.
howto-turn-compare = The portrait comes out and is compared, part by part. Most right parts win the card, whoever shouted. If several are level and the one who shouted is among them, the card is theirs. If not, it goes to one of the others, and the shouter pays each of the rest with a card won earlier.
howto-icon-cap_nightcap = Cap
    .means = One of four, and so on down.
howto-icon-face_spud = Face
    .means = Eyes and nose: the part that people mix up.
howto-icon-beard_ram = Beard
    .means = Curls, waves, forks; look at its end.
howto-icon-feet_bumblebee = Feet
    .means = The first thing to be forgotten.
howto-icon-set_moss = Your colour
    .means = The back of your own cards; it has nothing to do with the portrait.
howto-icon-tick = Touched
    .means = This stack was in your hand. With all four you may shout.
howto-end = The first to hold five portraits wins, and chooses the title to be hailed by. Other tables play until the deck is empty. If you play together against the clock, you build one gnome with your stacks shared out, two minutes for as many portraits as you can, and only perfect ones count. In the all-in game everybody grabs from one heap in the middle that is one set short.
howto-mistake-1 = Shouting first with nothing right. Nobody gets the card for shouting; it only settles ties, and it can cost you one.
howto-mistake-2 = Building three parts well and forgetting to touch the fourth. Without it you cannot say “Stop!”.
howto-mistake-3 = Looking only at the face. Everybody remembers the face; the card goes to whoever has the feet as well. Start with the part that you would forget first.

# Bots
name-bot-yours = Your own speed
    .about = About as fast as you were in your last rounds on this device.
name-bot-easy = Sleepy eyes
    .about = First time at the table: 14 to 20 seconds, and honest mistakes.
name-bot-steady = Steady eyes
    .about = Knows the rules and looks twice: about 10 seconds.
name-bot-normal = Keen eyes
    .about = Has played before: about 7 seconds.
name-bot-sharp = Sharp eyes
    .about = Sees much, does not dawdle: about 5 seconds.
name-bot-eagle = Eagle eyes
    .about = As fast as hands can be: three and a half seconds.
name-bot-patient = Patient eyes
    .about = Builds along and never shouts: the round ends when you are done.
name-bot-mossback = Old Mossback
    .about = Remembers the winter of the great turnip. Not the gnome from just now.
name-bot-scramble = Pip Scramble
    .about = Shouts Stop! and then reads the question.
name-bot-brindle = Brindle Bright
    .about = Tidy stacks, tidy mind, untidy shoes.
name-bot-quickthumb = Tansy Quickthumb
    .about = Once flipped a whole deck while you blinked. You blinked again.
name-bot-loupe = Professor Loupe
    .about = Waits for your mistake with a small, polite cough.
name-bot-hazel = Hawkeye Hazel
    .about = Saw you look at your cards just now. Saw the cards, too.

# Ways to play
preset-garden = First garden
    .about = A gentle turn, one bot at your own speed, and nothing runs while you read.
preset-standard = Standard
    .about = Three seats, seven tenths of a second.
preset-grownups = Grown-ups’ table
    .about = Four seats, and red flowers and rain clouds to call before anybody else.
preset-together = Two minutes together
    .about = You and a bot build the same gnome against the clock.
preset-short = One set short
    .about = All cards in the middle, one set too few. Grab before they do.
preset-practice = Practice round
    .about = A gentle turn, and a bot that waits until you are done. Nothing to lose.
preset-keyboard = Two at one keyboard
    .about = Side by side on one screen: you on the left keys, a friend on the right ones.
preset-relay = One phone, passed round
    .about = Two people, one after the other, on the same portrait.
preset-total = Total gnomage
    .about = One set short, upside down, twins, flowers and rain. Good luck.

# Said once, when it first matters
lesson-glimpse = You will see him for less than a second. Look at the middle of the window; hat and shoes come by themselves.
lesson-look = Press Look when your eyes are ready: he is to be seen once, for less than a second. After that nothing hurries you.
lesson-beat = One thing a beat: make one part the one you saw, or let the beat pass. All choices open together. From beat 4 on you may shout Stop!
lesson-calls = A red flower: shout Flower! A rain cloud: hand on the table! First call takes the card; bluebells and fluffy clouds are bait. A false call costs a card, or the round.
lesson-marble = Let the marble go from the top of the ramp. Lower down the device likes to stick.
lesson-assemble = Take a stack, leaf to the part you saw, put it down, take the next. Guesses are fine.
lesson-stop = Stop! lights up when each of your four stacks has been in your hand. First to shout wins ties.
lesson-tie = Most right parts takes the card. In a tie it goes to whoever shouted, if that one is in it.
lesson-gather = One card at a time, from the middle, and there is one set too few.
lesson-team = Your stacks only: talk about what you saw.
lesson-talk = One gnome for all. Set the stacks that are yours, and tell the others what theirs must be: aloud, or with Call out. Only all four right count.
lesson-run = Everybody builds the same gnome, one after the other. Your clock starts when you do.

## What is quickly said

quick-again = I blinked.
quick-beard = It was the beard.
quick-close = So close!
