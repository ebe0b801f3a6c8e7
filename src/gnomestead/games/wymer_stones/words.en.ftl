# Curse of the Wymer Stones: every word a player reads.

role-hero = Hero
role-villain = Villain

# What one can say

say-step = Go to { NAME($word) }
say-land = Land on { NAME($word) }
say-shift = Step aside to { NAME($word) }
say-lock = Lock { $word }
say-break-lock = the lock on { NAME($word) }
say-unlock = Open the lock on { NAME($word) }
say-reveal = Turn up { NAME($word) }
say-lay = on { $word }
say-hero = { NAME($word) }
say-pick = Play the { NAME($word) }
say-dwarf = { NAME($word) }
detail-wake = { $hearts } hearts, { $steps } steps a turn
say-wake = Wake the { NAME($word) }
say-act = Act with the { NAME($word) }
say-item = { NAME($word) }
say-return = Give back { NAME($word) }
say-lose = Let go of { NAME($word) }
say-face = { NAME($word) ->
    [trap] A trap
    [relic] A relic
   *[other] The { NAME($word) }
  }
say-region = In { NAME($word) }
say-attack = Attack
say-break = Break a lock
say-use = Use …
say-give = Hand over a relic
say-keep = Keep it
say-play = Play it now
say-swap = Swap it for
say-discard = Leave it
say-stop = Stop here
say-end = End the turn
say-pass = Pass
say-roll = { $own ->
    [yes] Roll
   *[no] Let them roll
  }
say-let-lie = Let it lie
say-done = Enough
say-stay = Stay
say-rest = Scatter the rest

detail-odds = { $chance } % for the hero ({ $modifier })
prospect-odds = { $chance } % with it
    .short = { $chance } %
prospect-sum = { $total } against { $villain }: { $won ->
    [yes] won
   *[no] still lost
  }
    .short = { $total } : { $villain }
prospect-reroll = { $wins ->
    [0] No face would win
    [1] One face of six would win
   *[other] { $wins } faces of six would win
  }
    .short = { $wins } in 6
detail-tile = A question mark lies there
detail-tile-new = A new question mark lies there: no stone, then
detail-stop = { $tiles ->
    [one] One tile
   *[other] { $tiles } tiles
  } to face, { $left ->
    [one] one heart!
   *[other] { $left } hearts
  }

# What one may regret

warn-tiles-turn = { $tiles ->
    [one] A tile turns up
   *[other] { $tiles } tiles turn up
  } when you stop here, and there is no way back.
warn-last-heart = You have one heart left, and { $tiles ->
    [one] a tile turns
   *[other] { $tiles } tiles turn
  } up as soon as you stop.
warn-dwarf-beside = The { NAME($dwarf) } stands beside you, and without your stone you cannot hit back.
warn-landing = A tile lies on { $space }: it turns up on landing.
warn-reviving = The { NAME($item) } could bring a friend back to life. Somebody may need it yet.
warn-tiles-left = { $n ->
    [one] One more tile
   *[other] { $n } more tiles
  } could be laid this turn.
warn-lock-left = You could lay a lock this turn.
warn-dwarf-rests = The { NAME($dwarf) } has not stirred this turn.
warn-last-point = The { NAME($dwarf) } is down to its last hit point, and the { NAME($hero) } carries the stone that strikes back.

# What one is asked

prompt-pick = Who will you be down there?
prompt-placement = { $left } tiles to hide. Take one, and lay it where you would hate to find it.
prompt-place-locks = { $least ->
    [0] { $placed } locks of { $most } lie. Shut one more way, or let that be enough.
   *[other] Shut at least { $least } ways, { $placed } so far: best between the heroes and the question marks.
  }
prompt-transfer = Somebody stands beside you. Hand over a relic before you set out?
prompt-give = Which relic?
prompt-give-to = Who gets the { NAME($item) }?
prompt-trade-back = Three relics, two pockets: which one goes back?
prompt-walk = { $steps ->
    [0] No steps left. Stop when you are ready; nothing turns up before.
    [one] One step left. Nothing turns up until you stop.
   *[other] { $steps } steps left. Nothing turns up until you stop.
  }
prompt-attack = Which dwarf?
prompt-break = Which lock?
prompt-use = What will you use?
prompt-after = Tiles are done. Anything else this turn?
prompt-drift = { $steps ->
    [0] No steps left.
    [one] One step left, walls included.
   *[other] { $steps } steps left, walls included.
  } Home is the { $stone ->
    [stone_blue] blue wave
    [stone_red] red flame
    [stone_gold] golden sun
   *[stone_green] green leaf
  }, on { $home }.
prompt-calm = A quiet moment: you could use a power.
prompt-declare = The { NAME($hero) } is about to roll, { $chance } % to win. Use something first?
prompt-react = { $total } against { $villain }: that would be lost. Have you anything for it?
prompt-relic = A relic: { NAME($item) }. Keep it?
prompt-swap = What makes room for the { NAME($item) }?
prompt-wake = A stone was claimed. Who wakes?
prompt-shift = Something rises under your feet. Step aside.
prompt-lose = One of your relics goes. Which?
prompt-lay = { $n ->
    [one] One more tile, if you like. Which kind?
   *[other] Up to { $n } new tiles, if you like. Which kind?
  }
prompt-lay-where = Where does the { NAME($face) } go?
prompt-lay-lock = A lock, perhaps?
prompt-choose-dwarf = { $dwarves ->
    [0] No dwarf can act now. That is all for this turn.
   *[other] Your dwarves are listening. Who acts?
  }
prompt-prowl = { NAME($dwarf) }: { $steps ->
    [0] no steps left. Stop when you are ready.
    [one] one step left, walls included.
   *[other] { $steps } steps left, walls included.
  }
prompt-strike = The { NAME($dwarf) } has somebody within reach. Strike?
prompt-prey = Whom does the { NAME($dwarf) } strike?
prompt-drag = You have the { NAME($hero) } by the hood: { $steps } steps.
prompt-damage = Who takes it?
prompt-heal = Who feels better?
prompt-draw-relic = Who finds a relic?
prompt-lose-relic = Who loses a relic?
prompt-move-mod = Whose legs?
prompt-roll-mod = Whose luck?
prompt-teleport = { $next ->
    [say-hero] Who travels?
   *[other] Where to?
  }
prompt-swap-places = Who trades places?
prompt-reveal = Which question mark? { $n } to go.
prompt-unlock = Which lock? { $n } to go.
prompt-add-lock = A free lock. Where?
prompt-revive = Who comes back?
prompt-face-trap = Who has to face the next trap?
prompt-dwarf-move = Which dwarf moves?
prompt-dwarf-attack = { $next ->
    [say-hero] Whom does it strike?
   *[say-dwarf] Which dwarf strikes?
  }
prompt-hurt-dwarf = Which dwarf is hurt?
prompt-stun-dwarf = Which dwarf sits out the next villain turn?

# Why not

refuse-turn = { SEAT($seat) } is asked just now.
refuse-wall = Heroes cannot walk into walls or chasms. (Wraiths can. Do not get ideas.)
refuse-too-far = One step goes to a space that shares a side, or through a portal.
refuse-no-steps = No steps left.
refuse-locked = It is locked. Break the lock first.
refuse-portal-taken = Somebody stands on that portal.
refuse-dwarf-in-the-way = Nobody walks through a Cursed Dwarf.
refuse-no-way-on = Somebody stands there, and you could not get off again.
refuse-lock-tried = You have failed at this lock already; next turn again.
refuse-lock-far = You must be within one space of a lock, or on a portal if it closes another.
refuse-no-corridor = A lock must close a whole corridor or a portal.
refuse-corridor-closed = This way is closed already.
refuse-lock-space-taken = No lock on a tile or under somebody’s feet.
refuse-no-locks = All locks are on the board.
refuse-too-few-locks = At least { $least } locks first.
refuse-no-tile-mark = Tiles lie only on marked spaces.
refuse-tile-space-taken = That space is taken.
refuse-not-open = One cannot be teleported into walls, locks or other people.
refuse-landing-far = That is out of reach.
refuse-dwarf-away = That dwarf is not on the board.
refuse-no-stone = Without your own Wymer Stone you cannot hurt a dwarf.
refuse-orphan-stone = The stone you carry is not your own.
refuse-dwarf-far = The dwarf must be within one space of you.
refuse-dwarf-hit = Each dwarf once a turn.
refuse-attacked-before = You attacked before moving; not again after it.
refuse-attack-later = You are on the move: attack when you have stopped.
refuse-prey-far = The target must be within one space of the dwarf.
refuse-prey-hit = Each target once a turn for each dwarf.
refuse-strike-later = It is on the move: attack when it has stopped.
refuse-dwarf-asleep = That dwarf is still inside its stone.
refuse-dwarf-beaten = That dwarf is at peace.
refuse-dwarf-stunned = That dwarf sits this turn out.
refuse-dwarf-acted = That dwarf has acted already.
refuse-moved = Your movement is over.
refuse-not-held = You do not hold that.
refuse-spent = One relic or boon a turn.
refuse-after-roll = That works after one of your rolls, if you are not winning.
refuse-before-roll = That works just before a hero rolls.
refuse-own-turn = Relics and boons wait for your own turn.
refuse-no-use = It would do nothing now.

# What happened

event-picked = { YOU($seat) ->
    [yes] You are
   *[no] { SEAT($seat) } is
  } the { NAME($hero) }.
    .rule = WS-SET-04
    .routine = yes
event-placed = The villain hides a tile on { $space }.
    .known = You hide a tile on { $space }: { NAME($face) }.
    .rule = WS-SET-12
event-scattered = { $tiles } tiles are scattered face down.
    .rule = WS-SET-10
event-locked = A lock closes { NAME($space) }.
    .rule = WS-LCK-01
event-round = { $last ->
    [0] Round { $round }.
   *[other] Round { $round } of { $last }.
  }
    .rule = WS-SET-16
event-turn = { YOU($seat) ->
    [yes] Your turn.
   *[no] { SEAT($seat) }’s turn.
  }
    .rule = WS-TRN-01
    .routine = yes
event-skips = { YOU($seat) ->
    [yes] You are held up and lose
   *[no] { SEAT($seat) } is held up and loses
  } the turn.
    .rule = WS-TRN-03
event-power = { YOU($seat) ->
    [yes] You roll
   *[no] { SEAT($seat) } rolls
  } a { $face }: { NAME($item) }.
    .rule = WS-POW-01
    .routine = yes
event-stepped = { YOU($seat) ->
    [yes] You walk
   *[no] { SEAT($seat) } walks
  } to { NAME($space) }.
    .rule = WS-MOV-01
event-drifted = { YOU($seat) ->
    [yes] You drift
   *[no] { SEAT($seat) } drifts
  } to { NAME($space) }.
    .rule = WS-WRA-04
    .gesture = fade hero
event-pulled = { YOU($seat) ->
    [yes] You are
   *[no] { SEAT($seat) } is
  } pulled to { NAME($space) }.
    .rule = WS-NOV-06
event-prowled = The { NAME($dwarf) } stalks to { NAME($space) }.
    .rule = WS-DWA-02
event-flipped = { NAME($face) ->
    [trap] { $space } turns up: a trap!
    [relic] { $space } turns up: a relic!
   *[other] { $space } turns up: the { NAME($face) }!
  }
    .rule = WS-FLP-01
    .gesture = unveil tile_{ $space }
    .guise = { $face }
event-tries_lock = { YOU($seat) ->
    [yes] You try
   *[no] { SEAT($seat) } tries
  } the lock on { NAME($space) }.
    .rule = WS-LCK-06
event-lock_broken = The lock on { NAME($space) } falls open.
    .sound = strike
    .rule = WS-LCK-07
event-lock_holds = The lock on { NAME($space) } holds.
    .rule = WS-LCK-08
event-attacks = { YOU($seat) ->
    [yes] You attack
   *[no] { SEAT($seat) } attacks
  } the { NAME($dwarf) }.
    .rule = WS-ATK-04
event-dwarf_attacks = The { NAME($dwarf) } attacks the { NAME($hero) }.
    .rule = WS-DWA-03
    .gesture = lunge dwarf hero
event-rolled = { YOU($seat) ->
    [yes] { $modifier ->
        [0] You roll { $hero } against { $villain }.
       *[other] You roll { $hero } and add { $modifier }, against { $villain }.
      }
   *[no] { $modifier ->
        [0] { SEAT($seat) } rolls { $hero } against { $villain }.
       *[other] { SEAT($seat) } rolls { $hero } and adds { $modifier }, against { $villain }.
      }
  }
    .rule = WS-ROL-01
    .lands = 1100
event-dice_changed = The dice now say { $hero } against { $villain }.
    .rule = WS-WIN-05
    .lands = 1100
event-shaken_off = { YOU($seat) ->
    [yes] You get
   *[no] { SEAT($seat) } gets
  } away with it.
    .rule = WS-DWA-04
event-trap = { NAME($card) }! The { NAME($hero) } has to face it.
    .rule = WS-TRP-01
event-trap_up = Thumbs up for { YOU($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
  }. { NAME($side) }
    .rule = WS-TRP-02
event-trap_down = Thumbs down for { YOU($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
  }. { NAME($side) }
    .rule = WS-TRP-02
event-no_trap = The trap has rusted shut.
    .rule = WS-TRP-01
event-relic = The { NAME($hero) } finds { NAME($item) }.
    .rule = WS-REL-01
    .gesture = hop item
event-no_relic = An empty box. Somebody was here before.
    .rule = WS-REL-01
event-relic_kept = { YOU($seat) ->
    [yes] You keep
   *[no] { SEAT($seat) } keeps
  } { NAME($item) }.
    .rule = WS-REL-01
event-relic_play = { YOU($seat) ->
    [yes] You play
   *[no] { SEAT($seat) } plays
  } { NAME($item) } at once.
    .rule = WS-REL-03
event-relic_discard = { YOU($seat) ->
    [yes] You leave
   *[no] { SEAT($seat) } leaves
  } { NAME($item) } behind.
    .rule = WS-REL-02
event-lost_relic = { YOU($seat) ->
    [yes] You lose
   *[no] { SEAT($seat) } loses
  } { NAME($item) }.
    .rule = WS-REL-02
event-kept = { YOU($seat) ->
    [yes] You keep
   *[no] { SEAT($seat) } keeps
  } the card: { NAME($item) }.
    .rule = WS-TRP-04
event-gave = { YOU($seat) ->
    [yes] You hand
   *[no] { SEAT($seat) } hands
  } { NAME($item) } to { YOU($to) ->
    [yes] you
   *[no] { SEAT($to) }
  }.
    .rule = WS-REL-08
event-used = { YOU($seat) ->
    [yes] You use
   *[no] { SEAT($seat) } uses
  } { NAME($item) }.
    .rule = WS-REL-05
event-extra_move = { YOU($seat) ->
    [yes] You
   *[no] { SEAT($seat) }
  } may go { $n } further.
    .rule = WS-MOV-05
event-move_mod = { YOU($seat) ->
    [yes] You get
   *[no] { SEAT($seat) } gets
  } { $n } steps on the next turn.
    .rule = WS-MOV-04
event-will_skip = { YOU($seat) ->
    [yes] You
   *[no] { SEAT($seat) }
  } will lose the next turn.
    .rule = WS-TRN-03
event-luck = { YOU($seat) ->
    [yes] You get
   *[no] { SEAT($seat) } gets
  } { $n } to all rolls.
    .rule = WS-ROL-03
event-hurt = The { NAME($hero) } takes { $n } damage.
    .rule = WS-DMG-01
    .gesture = shake hero
    .tally = −{ $n }
event-healed = The { NAME($hero) } heals { $n }.
    .rule = WS-DMG-01
    .gesture = swell hero
    .tally = +{ $n }
event-fell = The { NAME($hero) } falls, and gets up again rather see-through.
    .sound = clonk
    .moment = wraith
    .rule = WS-DMG-02
    .gesture = shake hero
event-removed = The { NAME($hero) }’s wraith is torn from the board.
    .moment = skull
    .rule = WS-WRA-06
    .gesture = topple hero
event-revived = The { NAME($hero) } lives again, on { NAME($space) }.
    .moment = heart
    .rule = WS-REV-01
    .gesture = pop hero
event-handed_over = { YOU($seat) ->
    [yes] You hand
   *[no] { SEAT($seat) } hands
  } the stone back to the { NAME($hero) }.
    .rule = WS-STN-05
event-not_yours = The { NAME($stone) } stays on { $space }, for its own hero.
    .rule = WS-STN-02
event-claimed = { YOU($seat) ->
    [yes] You claim
   *[no] { SEAT($seat) } claims
  } the { NAME($stone) }!
    .moment = gem
    .rule = WS-STN-01
    .gesture = dim, sink tile_{ $space } slot_{ $hero }
    .guise = { $stone }
    .title = { NAME($stone) }
event-woke = The { NAME($dwarf) } rises on { NAME($space) }.
    .sound = crumble
    .moment = crown
    .rule = WS-DWE-01
    .gesture = pop dwarf
event-shifted = Somebody steps aside to { NAME($space) }.
    .rule = WS-DWE-04
event-dwarf_hurt = The { NAME($dwarf) } is hurt: { $damage } of { $most }.
    .rule = WS-DMG-05
    .gesture = shake dwarf
    .tally = −1
event-dwarf_defeated = The { NAME($dwarf) } is defeated.
    .sound = clonk
    .moment = sword
    .rule = WS-DMG-05
    .gesture = topple dwarf
event-dwarf_acts = The { NAME($dwarf) } stirs.
    .rule = WS-DWA-01
    .gesture = hop dwarf
event-stunned = The { NAME($dwarf) } is lost in thought.
    .rule = WS-NOV-05
    .gesture = shake dwarf
event-laid = A new question mark on { $space }.
    .known = You lay a { NAME($face) } on { $space }.
    .rule = WS-VIL-02
event-teleported = The { NAME($hero) } is suddenly on { NAME($space) }.
    .rule = WS-POW-08
    .gesture = pop hero
event-dragged = { YOU($seat) ->
    [yes] You are
   *[no] { SEAT($seat) } is
  } dropped on { NAME($space) }.
    .rule = WS-FLP-07
event-swapped = The { NAME($hero) } and the { NAME($other) } trade places.
    .rule = WS-FLP-07
    .gesture = clash hero other
event-wraith_card = { YOU($seat) ->
    [yes] You draw
   *[no] { SEAT($seat) } draws
  } { NAME($card) }.
    .rule = WS-WRA-01
event-wraith_rolled = { YOU($seat) ->
    [yes] You roll
   *[no] { SEAT($seat) } rolls
  } a { $face }.
    .rule = WS-WRA-02
    .lands = 1100
event-wraith_good = Thumbs up for { YOU($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
  }. { NAME($path) }
    .rule = WS-WRA-02
event-wraith_bad = Thumbs down for { YOU($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
  }. { NAME($path) } { $dragged ->
    [0] { $steps ->
        [0] You do not move.
       *[other] Then move up to { $steps } spaces.
      }
   *[other] The villain moves your wraith up to { $dragged } spaces. You do not move.
  }
    .rule = WS-WRA-02
event-wraith_serves = { YOU($seat) ->
    [yes] You serve
   *[no] { SEAT($seat) } serves
  } the dwarves, from wherever torn wraiths are. { NAME($path) }
    .rule = WS-WRA-07
event-reshuffled = The discards are shuffled: { $cards } cards.
    .rule = WS-RUN-01
event-stones_call = The stones call their dwarves home.
    .moment = bell
    .rule = WS-DWA-08
    .gesture = dim
    .title = The stones call
event-called = The { NAME($dwarf) } is dragged to the { NAME($hero) }.
    .gesture = shake dwarf
    .rule = WS-DWA-08
event-stones_fail = The stones crack. Their time is up.
    .moment = skull
    .rule = WS-END-06
    .title = The stones crack
event-ended = { YOU($villain) ->
    [yes] { $letter ->
        [outcome_victorious] The heroes have won. Bother.
       *[other] The stones are yours!
      }
   *[no] { NAME($letter) }!
  }
    .moment = flag
    .rule = WS-END-03

# The table

space-floor = { NAME($space) }, in { NAME($region) }
space-wall = { $space }, a wall
space-chasm = { $space }, a chasm
space-start = { $space }, where the { NAME($hero) } starts
lock = Lock
hero-piece = { NAME($hero) }
hero-lore = { $hero ->
    [hero_wizard] Whisks friends to where they are needed.
    [hero_warrior] Hits hard, and shields a friend.
    [hero_paladin] Heals, and wards off harm.
   *[hero_ranger] Peeks under tiles and opens locks.
  } Traps: { NAME($first) } +{ $n }, { NAME($second) } +{ $m }.
wraith-piece = { NAME($hero) }’s wraith
stunned = lost in thought
steps = steps
tile-hidden = question mark
tile-fresh = new question mark
tile-new = new
tile-known = hidden { NAME($face) }
place-roll = The { NAME($hero) } against the villain’s die
place-drawn = Just found
place-offered = On offer
place-unpicked = Heroes to choose from
place-supply = The supply
place-villain = The villain’s stock
place-dwarves = Dwarves
place-decks = Decks
place-clock = The stones’ strength
place-letters = The letter is opened
roll-sum = { $total } against { $villain }
roll-odds = { $chance } % for the hero
roll-verdict = { $result ->
    [won] Beaten. { $against ->
        [trap] The trap does no harm.
        [lock] The lock will give.
       *[dwarf] That one hits.
      }
    [tie] A tie goes to the villain: { $against ->
        [trap] the trap would bite.
        [lock] the lock would hold.
       *[dwarf] it would cost a heart.
      }
   *[lost] The villain’s die is higher: { $against ->
        [trap] the trap would bite.
        [lock] the lock would hold.
       *[dwarf] it would cost a heart.
      }
  }
on-turn = on its turn, steps left
steps-away = { $n ->
    [one] step away
   *[other] steps away
  }
marks-on-the-way = { $n ->
    [one] question mark on the way
   *[other] question marks on the way
  }
die-hero = hero die
die-villain = villain die, thrown by { SEAT($seat) }
bonus-symbol = { $n } knows such traps
bonus-luck = { $n } luck
bonus-aid = { $n } helped
place-window = A moment for whoever can help
window-before = { YOU($seat) ->
    [yes] The dice wait for you: use something, or let them roll.
   *[no] The dice wait for { SEAT($seat) }.
  }
window-after = { YOU($seat) ->
    [yes] Not over yet: have you an answer to these dice?
   *[no] { SEAT($seat) } may still answer these dice.
  }
place-palette = Tiles to hide
palette = { NAME($face) } to hide
place-sealed = Sealed until the end
sealed = a sealed letter
trap-card = { NAME($card) } ({ NAME($symbol) })
side-up = If won
side-down = If lost
sheet = The { NAME($hero) }
sheet-empty = No hero yet
health = health
status-wraith = a wraith
status-removed = a wraith, torn from the board
slot-missing = stone not found
slot-found = stone found, not claimed
slot-claimed = stone claimed
carried = carries the { NAME($stone) }
card-power = { NAME($item) } (power, until the next turn)
card-relic = { NAME($item) }
card-boon = { NAME($item) } (boon)
note-luck = { $n } to rolls
note-move = { $n } steps next turn
note-skip = loses the next turn
supply-locks = { $n ->
    [one] 1 lock
   *[other] { $n } locks
  } in stock
supply-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
  } in stock
supply-traps = { $n ->
    [one] 1 trap
   *[other] { $n } traps
  } in stock
supply-relics = { $n ->
    [one] 1 relic
   *[other] { $n } relics
  } in stock
unplaced = { $n } tiles still to place
beaten = { NAME($dwarf) }, at peace
deck-traps = { $n } traps
deck-relics = { $n } relics
deck-wraiths = { $n } wraith cards
goal = { $side ->
    [heroes] Claim every stone and beat every dwarf before the rounds run out.
   *[both] Heroes claim all stones and beat all dwarves; the villain fells all heroes.
  }
goal-stones = Stones claimed
    .short = Stones
    .about = A hero claims a stone by finding it: each their own.
goal-dwarves = Dwarves beaten
    .short = Dwarves
    .about = A dwarf wakes with each stone that is claimed.
goal-fallen = Heroes fallen
    .short = Fallen
    .about = When all have fallen, the heroes have lost.
goal-rounds = Rounds
    .about = After the last one the stones’ power is gone, and the heroes have lost.
round = round
layout-round = { $last ->
    [0] Round { $round }
   *[other] Round { $round } of { $last }
  }
score-stones = Stones claimed
score-dwarves = Dwarves laid to rest

# The heroes

name-hero_wizard = Wizard
tagline-hero_wizard = Arrives precisely where somebody else meant to.
flavour-hero_wizard = The Tide Kingdom sent its best mind and its second-best hat. One of them can fold a corridor in half.
kingdom-hero_wizard = Kingdom of the Tide
name-power_fizzle = Fizzle
text-power_fizzle = A puff of lavender smoke. No power this turn.
name-power_restorative_tea = Restorative Tea
text-power_restorative_tea = Heal 1 of your own damage.
name-power_spark = Spark
text-power_spark = +1 to all your rolls this turn.
name-power_blink = Blink
text-power_blink = Teleport yourself or another hero to an open space within 6 spaces of where that hero stands.
name-power_gate = Gate
text-power_gate = Teleport yourself or another hero to any open space on the board.
name-hero_warrior = Warrior
tagline-hero_warrior = Has a plan. It is an axe.
flavour-hero_warrior = The Ember Kingdom held a contest to find its strongest arm. The contest hall has since been rebuilt.
kingdom-hero_warrior = Kingdom of the Ember
name-power_stretching = Still Stretching
text-power_stretching = You pull something. No power this turn.
name-power_walk_it_off = Walk It Off
text-power_walk_it_off = Heal 1 of your own damage.
name-power_brawn = Brawn
text-power_brawn = +1 to all your rolls this turn.
name-power_might = Might
text-power_might = +2 to all your rolls this turn.
name-power_bulwark = Bulwark
text-power_bulwark = Before any one hero's roll (yours included): that hero gets +3 to it.
name-hero_paladin = Paladin
tagline-hero_paladin = Blesses everyone, including the furniture.
flavour-hero_paladin = The Dawn Kingdom's oath has nineteen verses. The Paladin will happily bandage you through all of them.
kingdom-hero_paladin = Kingdom of the Dawn
name-power_quiet_prayer = Quiet Prayer
text-power_quiet_prayer = Very quiet. No power this turn.
name-power_mend = Mend
text-power_mend = Heal 1 damage from yourself or from another hero within 6 spaces of you.
name-power_ward = Ward
text-power_ward = Before any one hero's roll (yours included): that hero gets +2 to it.
name-power_laying_on_of_hands = Laying on of Hands
text-power_laying_on_of_hands = Heal up to 2 damage from yourself or from another hero within 6 spaces of you.
name-hero_ranger = Ranger
tagline-hero_ranger = Can track a rumour across bare stone.
flavour-hero_ranger = The Leaf Kingdom's Ranger has never been lost, only early for somewhere else.
kingdom-hero_ranger = Kingdom of the Leaf
name-power_cold_trail = Cold Trail
text-power_cold_trail = Those are your own footprints. No power this turn.
name-power_chew_on_this_root = Chew on This Root
text-power_chew_on_this_root = Heal 1 of your own damage.
name-power_keen_eye = Keen Eye
text-power_keen_eye = Turn 1 face-down tile within 6 spaces of you face up. Nobody resolves it.
name-power_pick_lock = Pick Lock
text-power_pick_lock = Destroy 1 lock within 6 spaces of you. No roll.
name-power_scout = Scout
text-power_scout = Turn up to 2 face-down tiles within 6 spaces of you face up. Nobody resolves them.
name-power_pathfinder = Pathfinder
text-power_pathfinder = Turn up to 2 face-down tiles within 8 spaces face up, and destroy 1 lock within 8 spaces. No roll, nobody resolves the tiles.

# The Cursed Dwarves

piece-dwarf_king = King (cursed)
asleep-dwarf_king = King (asleep)
name-dwarf_king = Cursed Dwarf King
flavour-dwarf_king = He forged the stones to save four kingdoms that never sent a thank-you note. He has had an age to think about that.
fate-dwarf_king = The crown slides off and rings once on the floor. Under the rust there is an old dwarf, looking surprised, then relieved. He nods to you as one nods to a guest, and the stone drinks the light where he stood.
piece-dwarf_smith = Smith (cursed)
asleep-dwarf_smith = Smith (asleep)
name-dwarf_smith = Cursed Dwarf Smith
flavour-dwarf_smith = Every hammer-fall in the deep is his. He is still working on the same nail.
fate-dwarf_smith = The hammer stops. For the first time since the curse fell the deep halls are silent, and the silence is warm, like a forge banked for the night.
piece-dwarf_warden = Warden (cursed)
asleep-dwarf_warden = Warden (asleep)
name-dwarf_warden = Cursed Dwarf Warden
flavour-dwarf_warden = Keeper of the keys. He remembers the doors, all of them, and which way each one ought to be shut.
fate-dwarf_warden = A ring of keys drops, and somewhere far off a hundred locks click open, politely, one after another. The Warden is off duty at last.
piece-dwarf_delver = Delver (cursed)
asleep-dwarf_delver = Delver (asleep)
name-dwarf_delver = Cursed Dwarf Delver
flavour-dwarf_delver = She dug the lowest tunnel, and something down there was digging up.
fate-dwarf_delver = Dust settles into the shape of a short, broad figure with a pick on her shoulder. She looks up, as if at a sky, and is gone.

# Relics

name-relic_01 = Hammer of the First Forge
text-relic_01 = After a roll against a dwarf: +3.
flavour-relic_01 = The dwarves flinch. They remember who swung it first.
name-relic_02 = Runed Whetstone
text-relic_02 = After any of your rolls: +2.
flavour-relic_02 = Sharpens blades, wits and, if licked, regrets.
name-relic_03 = Two-Headed Groat
text-relic_03 = After any of your rolls: roll your die again. The new number stands.
flavour-relic_03 = Heads, you try again. Tails is also heads.
name-relic_04 = Mirror of Opposites
text-relic_04 = After any of your rolls: swap your die with the villain's.
flavour-relic_04 = Objects in this mirror are luckier than they appear.
name-relic_05 = Grumbling Buckler
text-relic_05 = After any of your rolls: if it costs you damage, take up to 2 less.
flavour-relic_05 = Complains about every blow, but takes them.
name-relic_06 = Powder Keg, Dwarf-Sized
text-relic_06 = On your turn, if you hold your Wymer Stone: 1 damage to a dwarf within one space. No roll.
flavour-relic_06 = Stand back. No, further. No, further than that.
name-relic_07 = Moonwell Flask
text-relic_07 = Heal all your damage.
flavour-relic_07 = Tastes of silver and of the best sleep you ever had.
name-relic_08 = Horn of Homecoming
text-relic_08 = On your turn: revive any one wraith, even one whose piece has been removed.
flavour-relic_08 = One note. Everyone who ever loved you looks up.
name-relic_09 = The Skeleton's Own Key
text-relic_09 = On your turn: destroy up to 2 locks within 8 spaces. No roll.
flavour-relic_09 = He would like it back. He is in no position to insist.
name-relic_10 = Pocket Threshold
text-relic_10 = Teleport yourself to an open space within 8 spaces.
flavour-relic_10 = A small brass door. Knock first, it is shy.
name-relic_11 = Boots of the Tall Cousin
text-relic_11 = On your turn: you may move up to 4 more spaces.
flavour-relic_11 = Four sizes too big, in every direction that matters.

# Traps and the boons some of them leave behind

name-trap_01 = Bear With a Grievance
flavour-trap_01 = First it had a cave. Then dwarves. Then ghosts. Now you.
name-trap_01_up = It accepts your apology and shuffles aside. You may move up to 2 more spaces.
name-trap_01_down = It does not accept your apology. Take 1 damage.
name-trap_02 = Bat Weather
flavour-trap_02 = Partly cloudy, with a strong chance of bats.
name-trap_02_up = You hold very still and pass for a coat rack. Nothing happens.
name-trap_02_down = They pick you up by the hood. The villain moves you up to 3 spaces.
name-trap_03 = Spider's Larder
flavour-trap_03 = Everything is neatly wrapped and labelled. One label has your name on it.
name-trap_03_up = You rob the pantry. Draw a relic.
name-trap_03_down = You are put aside for later. Lose your next turn.
name-trap_04 = Eel in the Cistern
flavour-trap_04 = Long, cold and remarkably good at hugging.
name-trap_04_up = Supper. Heal 1 damage.
name-trap_04_down = You are supper, briefly. Take 1 damage.
name-trap_05 = Rats With Refined Taste
flavour-trap_05 = They turn up their noses at rations. They adore antiques.
name-trap_05_up = You follow one home. Turn 1 face-down tile within 6 spaces face up.
name-trap_05_down = They eat a relic: discard one of yours. If you have none, they eat your boots: take 1 damage.
name-trap_06 = Choir of Skulls
flavour-trap_06 = Four-part harmony. The fourth part is missing its jaw.
name-trap_06_up = They teach you the song that calls the dead back. Keep this card.
name-trap_06_down = The high note. Take 1 damage.
name-boon_requiem = Requiem, Sung Backwards
text-boon_requiem = On your turn, discard this to revive any one wraith.
name-trap_07 = The Late Bookkeeper
flavour-trap_07 = He has been waiting to close this account for nine hundred years.
name-trap_07_up = The sums come out in your favour. Draw a relic.
name-trap_07_down = He collects: discard one of your relics. If you have none, he takes it out of your hide: take 1 damage.
name-trap_08 = Hands From the Floor
flavour-trap_08 = So many people you have never met, so keen to hold on to you.
name-trap_08_up = You shake every one of them politely, and one slips you a bandage. Heal 1 damage.
name-trap_08_down = They do not let go all at once. Take 1 damage.
name-trap_09 = Lady of the Cold Hearth
flavour-trap_09 = She asks if you have eaten. She asks it every hundred years.
name-trap_09_up = You sit with her a moment, and the ache goes out of somebody. Heal 1 damage from any one hero.
name-trap_09_down = You sit with her a good deal longer. Lose your next turn.
name-trap_10 = Barrow Sentinel
flavour-trap_10 = Dead these six centuries and still the best guard in the building.
name-trap_10_up = It salutes, and hands you its shield. Keep this card.
name-trap_10_down = It does its job. Take 2 damage.
name-boon_sentinel_shield = Sentinel's Shield
text-boon_sentinel_shield = After one of your rolls, discard this for +2 to it.
name-trap_11 = Whispering Door
flavour-trap_11 = It knows a secret about every room and cannot keep any of them.
name-trap_11_up = It tells you everything. Turn up to 2 face-down tiles within 8 spaces face up.
name-trap_11_down = You open it and step out where you began. Go to your starting spot.
name-trap_12 = Staircase of Maybe
flavour-trap_12 = It goes up, unless you look.
name-trap_12_up = You stop looking and start climbing. You may move to any open portal.
name-trap_12_down = You looked. Take 1 damage.
name-trap_13 = Mirror of Regrets
flavour-trap_13 = Your reflection has done rather well for itself, considering.
name-trap_13_up = You win the staring match. Roll on your power table now and gain that power as well.
name-trap_13_down = It walks off with your place. The villain swaps you with another hero. With no other hero, nothing happens.
name-trap_14 = Idol With Your Face
flavour-trap_14 = A flattering likeness, apart from the tusks.
name-trap_14_up = You accept the offerings left for you. Draw a relic.
name-trap_14_down = It keeps a little of your luck. -1 to all your rolls until the end of your next turn.
name-trap_15 = Soul Lantern
flavour-trap_15 = Something inside is tapping on the glass, in no particular hurry.
name-trap_15_up = It agrees to light the way for someone. Keep this card.
name-trap_15_down = It wants company. Take 1 damage.
name-boon_soul_lantern = Borrowed Soul Lantern
text-boon_soul_lantern = On your turn, discard this to revive any one wraith.
name-trap_16 = Crossbow Corridor
flavour-trap_16 = Eighty small holes in the wall, and one large stain opposite.
name-trap_16_up = You count the clicks and walk between them.
name-trap_16_down = You lose count. Take 1 damage.
name-trap_17 = Portcullis Puzzle
flavour-trap_17 = Seven levers, one rhyme, and half the rhyme is missing.
name-trap_17_up = The right lever. Destroy 1 lock within 8 spaces.
name-trap_17_down = The wrong lever. The villain places a lock.
name-trap_18 = Clockwork Hound
flavour-trap_18 = Wound up generations ago. Still excited to see you.
name-trap_18_up = Good dog. Ride it: you may move up to 3 more spaces.
name-trap_18_down = It plays fetch with your leg. Take 1 damage.
name-trap_19 = The Sorting Machine
flavour-trap_19 = Ore to the left. Slag to the right. Visitors, apparently, straight on.
name-trap_19_up = You are filed under Treasury. Draw a relic.
name-trap_19_down = You are filed under Miscellaneous. Go to a random open portal.
name-trap_20 = Spike Ballet
flavour-trap_20 = The choreography is superb. The front row is not safe.
name-trap_20_up = You find the rhythm and take a bow on the far side.
name-trap_20_down = You come in early. Take 2 damage.
name-trap_21 = Ceiling With Ambitions
flavour-trap_21 = It has always wanted to be a floor.
name-trap_21_up = You are somewhere else when its dream comes true, with your feet up. Heal 1 damage.
name-trap_21_down = You help it down. Take 1 damage.
name-trap_22 = The Boulder, Naturally
flavour-trap_22 = There is always one. There is always a slope.
name-trap_22_up = You run in front of it, magnificently. You may move up to 2 more spaces.
name-trap_22_down = You run in front of it, briefly. Take 1 damage.
name-trap_23 = The River That Was Upstairs
flavour-trap_23 = It has found a shorter way to the sea and you are standing in it.
name-trap_23_up = Clean, cold and brave of you. Heal 1 damage.
name-trap_23_down = You go with the flow. The villain moves you up to 4 spaces.
name-trap_24 = Polite Sinkhole
flavour-trap_24 = It waited until you had finished your sentence.
name-trap_24_up = You finish it on the other side, to applause. Heal 1 damage from any one hero.
name-trap_24_down = Take 1 damage, and climb out slowly: 2 fewer spaces on your next turn.
name-trap_25 = The Echo That Answers Back
flavour-trap_25 = You shout hello. After a while it shouts something worse.
name-trap_25_up = You send it arguing down another tunnel. Choose one dwarf on the board: it does nothing on the next villain turn.
name-trap_25_down = It tells everyone where you are. The villain places 2 tiles.

# Wraith cards

name-wraith_01 = Dark
flavour-wraith_01 = Something has taken hold of you by the inside, and it is walking.
name-wraith_01_good = You shake it off. Take your normal turn: move up to 2 spaces.
name-wraith_01_bad = It moves your hand. Give the next trap card to another player's hero, who has to roll against it.
name-wraith_02 = Cold Draught
flavour-wraith_02 = You always wondered what drifted through old houses. It is you.
name-wraith_02_good = It blows your way. Move up to 4 spaces.
name-wraith_02_bad = It blows the other way.
name-wraith_03 = Homesick
flavour-wraith_03 = You can smell your own kitchen from here, which is odd, as you have no nose.
name-wraith_03_good = You follow the smell. Move up to 4 spaces.
name-wraith_03_bad = You weep, and something grows where it falls. The villain places a tile.
name-wraith_04 = Pale Candle
flavour-wraith_04 = It gives no warmth and very good light.
name-wraith_04_good = Turn up to 2 face-down tiles within 6 spaces face up. Then move up to 2 spaces.
name-wraith_04_bad = It gutters out, and so do you, for a bit.
name-wraith_05 = Rattling Chains
flavour-wraith_05 = They came with the position.
name-wraith_05_good = One link fits a lock. Destroy 1 lock within 8 spaces. Then move up to 2 spaces.
name-wraith_05_bad = The Warden mistakes you for a colleague. The villain places a lock.
name-wraith_06 = Second Breath
flavour-wraith_06 = You had forgotten how loud breathing is.
name-wraith_06_good = You are revived where you stand.
name-wraith_06_bad = You snatch at something warm. The villain chooses a hero, who discards a relic.
name-wraith_07 = A Hand in the Dark
flavour-wraith_07 = It is cold too, but it is holding yours.
name-wraith_07_good = Revive another wraith. If there is none, heal 1 damage from a hero. Then move up to 2 spaces.
name-wraith_07_bad = You cling to an ankle. The villain chooses a hero: 2 fewer spaces on their next turn.
name-wraith_08 = Kind Word
flavour-wraith_08 = Said softly, from nowhere, at just the right moment. Or just the wrong one.
name-wraith_08_good = Heal 1 damage from a hero. Then move up to 2 spaces.
name-wraith_08_bad = They jump out of their skin. The villain chooses a hero: 2 fewer spaces on their next turn.
name-wraith_09 = Grave Gossip
flavour-wraith_09 = The dead know where everything is. They will not stop telling you.
name-wraith_09_good = Turn up to 2 face-down tiles within 8 spaces face up. Then move up to 2 spaces.
name-wraith_09_bad = You let something slip in return. The villain places a tile.
name-wraith_10 = Door Left Ajar
flavour-wraith_10 = A line of light, the width of a thought.
name-wraith_10_good = You may slip to any portal. Then move up to 2 spaces.
name-wraith_10_bad = It slams, and you are on the wrong side.
name-wraith_11 = Whose Hammer Is That?
flavour-wraith_11 = Tap. Tap. Tap. Closer.
name-wraith_11_good = You hide it. Choose a dwarf: it does nothing on the next villain turn. Then move up to 2 spaces.
name-wraith_11_bad = You hand it back, politely. The villain moves one dwarf up to 3 spaces.
name-wraith_12 = The King Remembers
flavour-wraith_12 = For a heartbeat he knew your banner, and was ashamed.
name-wraith_12_good = Choose a dwarf: it does nothing on the next villain turn. Then move up to 2 spaces.
name-wraith_12_bad = Then he forgot again. The villain may make one attack with one dwarf.
name-wraith_13 = Old Grudge
flavour-wraith_13 = Dwarves keep them in a book. You have just found the page with the King on it.
name-wraith_13_good = Tear it out. Choose a dwarf: it takes 1 damage. Then move up to 2 spaces.
name-wraith_13_bad = Read it aloud, by mistake. The villain may make one attack with one dwarf.
name-wraith_14 = Toll of the Bell
flavour-wraith_14 = It tolls for somebody. You check. It is not you this time.
name-wraith_14_good = Choose a hero: they find a relic and draw a card. Then move up to 2 spaces.
name-wraith_14_bad = It tolls for their luggage. The villain chooses a hero, who discards a relic.
name-wraith_15 = Moth and Flame
flavour-wraith_15 = You understand moths now.
name-wraith_15_good = You look away in time. Move up to 3 spaces.
name-wraith_15_bad = So pretty.
name-wraith_16 = Borrowed Boots
flavour-wraith_16 = You left them by the door. You could swear you left them by the door.
name-wraith_16_good = You lace them onto a friend. Choose a hero: 2 more spaces on their next turn. Then move up to 2 spaces.
name-wraith_16_bad = You lace them together. The villain chooses a hero: 2 fewer spaces on their next turn.
name-wraith_17 = Through the Wall
flavour-wraith_17 = The trick is not to think about the wall. Or about the moths.
name-wraith_17_good = You do not think about it. Move up to 4 spaces.
name-wraith_17_bad = You think about it.
name-wraith_18 = Last Will
flavour-wraith_18 = You leave everything to everyone, except the relatives.
name-wraith_18_good = Choose a hero: they inherit, and draw a relic. Then move up to 2 spaces.
name-wraith_18_bad = It is contested. The villain chooses a hero, who discards a relic.
name-wraith_19 = Lullaby
flavour-wraith_19 = You only remember the second verse, and it is the sad one.
name-wraith_19_good = Somebody sleeps well for once. Heal up to 2 damage from a hero. You do not move.
name-wraith_19_bad = Somebody sleeps badly. The villain chooses a hero: -1 to their rolls until the end of their next turn.
name-wraith_20 = Unfinished Business
flavour-wraith_20 = You were in the middle of something. A sentence, possibly. Or a fight.
name-wraith_20_good = A friend finishes it for you. Choose a hero: +1 to their rolls until the end of their next turn. Then move up to 2 spaces.
name-wraith_20_bad = It was a curse. The villain chooses a hero: -1 to their rolls until the end of their next turn.
name-wraith_21 = Puppet Strings
flavour-wraith_21 = They are very fine, and they go up a long way.
name-wraith_21_good = You bite through. Take your normal turn: move up to 2 spaces.
name-wraith_21_bad = You dance. The villain chooses a hero, who must roll against the top trap card.
name-wraith_22 = Hungry Dark
flavour-wraith_22 = It asks what you would give to be warm. It does not wait for the answer.
name-wraith_22_good = Nothing of yours. Take your normal turn: move up to 2 spaces.
name-wraith_22_bad = A friend's evening. Choose another player's hero, who must roll against the top trap card.
name-wraith_23 = Candle in the Window
flavour-wraith_23 = Somebody back home never put it out.
name-wraith_23_good = You are there before you know it. Go to your starting spot, and so be revived.
name-wraith_23_bad = You watch it all night.
name-wraith_24 = Footsteps Behind
flavour-wraith_24 = Yours, presumably. You do not have feet. You do not look.
name-wraith_24_good = You hurry. Move up to 3 spaces.
name-wraith_24_bad = Not yours. The villain moves one dwarf up to 4 spaces.
name-wraith_25 = The Long Corridor
flavour-wraith_25 = At one end, a light. At the other end, also a light. Hm.
name-wraith_25_good = The right light. You may slip to any portal. Then move up to 2 spaces.
name-wraith_25_bad = A very long corridor.
name-wraith_26 = Cracked Bell
flavour-wraith_26 = It rings in a key that only hinges can hear.
name-wraith_26_good = Destroy any 1 lock on the board. Then move up to 2 spaces.
name-wraith_26_bad = It rings shut. The villain places a lock.
name-wraith_27 = Rust and Reason
flavour-wraith_27 = Given time, everything lets go. You have been given time.
name-wraith_27_good = Destroy up to 2 locks within 8 spaces. Then move up to 2 spaces.
name-wraith_27_bad = Given spite, everything holds. The villain places a lock.
name-wraith_28 = Somebody's Grandmother
flavour-wraith_28 = She is see-through and she has soup.
name-wraith_28_good = You carry a bowl to a friend. Heal 1 damage from a hero. Then move up to 2 spaces.
name-wraith_28_bad = You stay for a second helping while the halls rearrange themselves. The villain places a tile.
name-wraith_29 = Thin Places
flavour-wraith_29 = Here the world is worn as an old sleeve, and you can see the lining.
name-wraith_29_good = Turn any 1 face-down tile on the board face up. Then move up to 2 spaces.
name-wraith_29_bad = Things come through. The villain places 2 tiles.
name-wraith_30 = Name on the Wind
flavour-wraith_30 = Say it right and they will turn around. Say it wrong and something else will.
name-wraith_30_good = Revive another wraith. If there is none, heal 1 damage from a hero. Then move up to 2 spaces.
name-wraith_30_bad = Something else turns around. The villain chooses a hero, who takes 1 damage.
name-wraith_31 = Shadow Play
flavour-wraith_31 = With the right hands you can make a rabbit, a wolf, or a way home.
name-wraith_31_good = Yours is a hare. Move up to 4 spaces.
name-wraith_31_bad = Somebody follows the wrong shadow. The villain chooses a hero and sends them to their starting spot.
name-wraith_32 = The Wymer Turns Over
flavour-wraith_32 = In its sleep. For now, in its sleep.
name-wraith_32_good = It dreams of losing. Choose a dwarf: it does nothing on the next villain turn. Every hero heals 1 damage. Then move up to 2 spaces.
name-wraith_32_bad = It dreams of you. The villain places a lock, places a tile and moves one dwarf up to 2 spaces.

# Tiles and symbols

name-face_trap = trap
tile-face_trap = Trap, face up
name-face_relic = relic
tile-face_relic = Relic, face up
name-stone_blue = Tide Stone
tile-stone_blue = Tide Stone, for all to see
name-stone_red = Ember Stone
tile-stone_red = Ember Stone, for all to see
name-stone_gold = Dawn Stone
tile-stone_gold = Dawn Stone, for all to see
name-stone_green = Leaf Stone
tile-stone_green = Leaf Stone, for all to see
name-fang = Fang
text-symbol-fang = Beasts and things that bite. Warrior +2, Ranger +1.
name-bone = Bone
text-symbol-bone = The dead and the deadish. Paladin +2.
name-rune = Rune
text-symbol-rune = Magic left lying about. Wizard +2, Paladin +1.
name-gear = Gear
text-symbol-gear = Dwarf-made mechanisms. Ranger +2, Wizard +1.
name-stone = Stone
text-symbol-stone = The mountain itself. Warrior +1.

# The dungeon

name-board_catacombs = The Catacombs under the Mountain
name-O1 = O1, the Gallery Arch
name-C6 = C6, the Cellar Arch
name-F8 = F8, the West Span Arch
name-P8 = P8, the East Span Arch
name-S10 = S10, the Coal Arch
name-G15 = G15, the Scale Arch
name-region_tidewater_landing = the Tidewater Landing
flavour-region_tidewater_landing = Blue lanterns, dripping. The way down from the Tide Kingdom ends here.
name-region_bellows_hall = the Bellows Hall
flavour-region_bellows_hall = Leather lungs the size of barns. Sometimes one of them sighs.
name-region_chipped_gallery = the Chipped Gallery
flavour-region_chipped_gallery = Kings in marble, noses in a heap.
name-region_ember_landing = the Ember Landing
flavour-region_ember_landing = Red lanterns and a smell of smoke. The way down from the Ember Kingdom.
name-region_mushroom_cellar = the Mushroom Cellar
flavour-region_mushroom_cellar = They glow. They also listen.
name-region_sunken_library = the Sunken Library
flavour-region_sunken_library = The lower shelves are under water, and something is reading them.
name-region_echo_stair = the Echo Stair
flavour-region_echo_stair = Every footstep arrives twice.
name-region_ossuary = the Ossuary
flavour-region_ossuary = Sorted by size, which somebody must have enjoyed.
name-region_wymers_span = Wymer's Span
flavour-region_wymers_span = A stone bridge over the place the Wymer was dug out of.
name-region_dripping_larder = the Dripping Larder
flavour-region_dripping_larder = The hams have been hanging a very long time.
name-region_pillar_shrine = the Pillar Shrine
flavour-region_pillar_shrine = To whom, nobody wrote down.
name-region_toymakers_den = Toymaker's Den
flavour-region_toymakers_den = Half-finished soldiers, all facing the door.
name-region_coal_throne = the Coal Throne
flavour-region_coal_throne = A seat for a king who liked to see how warm his people were.
name-region_dawn_landing = the Dawn Landing
flavour-region_dawn_landing = Gold lanterns, freshly trimmed by nobody. The way down from the Dawn Kingdom.
name-region_vault_of_scales = the Vault of Scales
flavour-region_vault_of_scales = Where the gold was weighed. The scales still move.
name-region_foundry = the Foundry
flavour-region_foundry = The stones were poured here. The floor has not forgiven it.
name-region_leaf_landing = the Leaf Landing
flavour-region_leaf_landing = Green lanterns, and roots through the ceiling. The way down from the Leaf Kingdom.
name-corridor_01 = the Salt Passage
name-corridor_02 = the Bellows Throat
name-corridor_03 = the Crack Bridge
name-corridor_04 = the Tide Stair
name-corridor_05 = the Soot Stair
name-corridor_06 = the Gallery Stair
name-corridor_07 = the Ember Stair
name-corridor_08 = the Spore Passage
name-corridor_09 = the Reading Gap
name-corridor_10 = the Echo Passage
name-corridor_11 = the Library Step
name-corridor_12 = the Echo Step
name-corridor_13 = the West Sill
name-corridor_14 = Wymer's Span
name-corridor_15 = the East Sill
name-corridor_16 = the Shrine Step
name-corridor_17 = Toymaker's Step
name-corridor_18 = the Larder Passage
name-corridor_19 = the Pillar Gap
name-corridor_20 = the Coal Passage
name-corridor_21 = the Dawn Stair
name-corridor_22 = the Scale Stair
name-corridor_23 = the Foundry Stair
name-corridor_24 = the Leaf Stair
name-corridor_25 = the Rift Bridge
name-corridor_26 = the Foundry Throat
name-corridor_27 = the Root Passage

# The sealed letters, and the story

name-outcome_victorious = You Are Victorious
name-outcome_defeated = You Are Defeated
letter-victorious =
    The last of them sets down his weapon as if it had only just grown heavy. The stones in your hands are warm, then bright, then very nearly too bright, and then, all at once, they are only stones.

    Far below, something colossal turns over once, mutters, and lies still.

    You climb the long stair with a dead king's thanks ringing in your ears like a hammer on a good anvil. In four kingdoms the bells begin without anybody pulling the ropes. There will be a feast. There will be songs, most of them wrong in the details. And on every hearth in the Overwyrld somebody will set out a small cup of ale for the Dwarves, who held the dark shut until you could bring the key.
letter-fallen =
    The last lantern goes out, and nobody is left who needs one.

    The stones crack one after another, quite softly, like ice on a pond when the thaw comes. What was inside them takes a long first breath. Above, in four kingdoms, the dogs start barking and then, all together, stop.

    You find that you do not mind as much as you expected. You have joined the garrison. There are so many halls to walk, and all the time there is, and down in the dark somebody short and patient is teaching you the second verse of a song about hammers.
letter-alone =
    The lantern rolls a little way, as lanterns do, and goes out against a wall.

    Far below a stone cracks, quite softly, like ice on a pond when the thaw comes. Nobody is there to hear it but you, and you are not quite there any more. What was inside it takes a long first breath.

    The dark turns out to have benches. Somebody short and patient moves along to make room, hands you something warm, and asks whether anybody is expecting you. It is a long story, you say. That is all right. There is time.
letter-torn =
    You walked through walls to get home, and you might have managed it. Then a hand like a shovel took you by the collar, and the walls went on without you.

    There is no hearth where you are now, and no stair, only the sound of hammers keeping time. Up above, a kingdom keeps one lamp in a window a while longer than is sensible.

    They are not unkind to you. Somebody finds you a hammer your size. When the last stone cracks they stop, all together, and look at you as if you might know what happens next.
letter-waned =
    There was oil left in the lantern, and some of the way was known by now. It was the stones that could not wait.

    They do not break so much as let go, with a sound like a sigh behind a door. What was inside them stretches, and remembers how large it used to be. Above, in four kingdoms, the dogs start barking and then, all together, stop.

    The long stair is still there, and it shakes. Take it two steps at a time. Nobody will say that you were slow; there will hardly be the time to. But keep the map. Whoever goes down next will want to know which doors not to try first.

name-story_opening = How It Began
text-story_opening = Something old and hungry climbed out from under the world, and people called it the Wymer. Four kingdoms of the Overwyrld burned before their kings went, hat in hand, to the Dwarves. The Dwarves knew stone as others know their own kitchens. They cut stones that could hold a thing like that, and into those stones they shut it.
name-story_curse = What It Cost
text-story_curse = The Wymer had one trick left. It cursed the stones with its own name, and the power that held it closed on its makers too. The Dwarves have been inside the Wymer Stones with the Wymer ever since, and the stones have been lost in the catacombs of what used to be the finest realm under any mountain.
name-story_call = Why You Are Here
text-story_call = The stones are weakening. Each kingdom has sent the bravest person it could find down its own stair, to find its own stone. Bring the stones together, put the dwarves' stolen power back into them, and the dark stays shut. Fail, and there will be nobody to be angry with you.
name-story_heroes = The Heroes
text-story_heroes = One from each of the four kingdoms. None of them can do it alone: one bends distance, one mends wounds, one sees what is hidden and opens what is shut, one hits things. Nobody is asking you to like each other. It helps.
name-story_catacombs = The Catacombs
text-story_catacombs = These were bright halls once. Now the dark has been steeping in them for an age and it has gone sour. The portals that made the realm famous still work, and nobody guards them. That should worry you more than it does.
name-story_dwarves = The Cursed Dwarves
text-story_dwarves = The King paid for his gift with himself and his guard. Long unlife inside the stones has driven them mad. Each of them carries the last of one stone's power, so each must be beaten before that stone is whole. There is an old song about hammers falling silent in the deep, and about who will swing the hammer when the dark comes back. The verse ends on a question.
name-story_wymer = The Wymer
text-story_wymer = Whatever the Dwarves knew of it they took into the stones. The rest is whispers: teeth, fire, size, appetite. It is not a who. It is an end.
text-tip_hero_teamwork = Every hero does something the others cannot. Trade relics, teleport a friend out of trouble, stay patched up, and put your strongest in front.
text-tip_hero_portals = Any open portal leads to any other for one step. Walking is for people with time. Do not let a dwarf catch you without your stone.
text-tip_hero_uncover = While you are healthy, cross as many question marks as you can. Relics found now win fights later.
text-tip_hero_no_stone = Without your Wymer Stone you cannot hurt a dwarf, and it knows. Keep away from it and keep searching.
text-tip_hero_with_stone = Now you can fight back. Hunt the dwarves: they must all fall.
text-tip_hero_save_relics = You carry two relics at most, and each works once. Most are worth more at the end than now.
text-tip_hero_revive_cards = Hold on to this one. A friend may need it, and for a wraith whose piece is gone it is the only way back.
text-tip_villain_targets = Go for heroes who have not found their stone. Even if you miss, they cannot hurt you.
text-tip_villain_block = No hero walks through a dwarf. Stand in a doorway and you are a lock that bites. Use locks and dwarves together to herd heroes where you want them.
text-tip_villain_portals = Portals work for dwarves too, and locks do not stop them. Get in front of people.
text-tip_villain_avoid = Stay clear of heroes who hold their stones as long as you can: they hurt you when they hit and when you miss.
text-tip_villain_many = A dwarf may attack every hero within one space, one after another, once each.
text-tip_villain_strategic = Put relics behind locks and stones behind traps. You know where everything is. They do not.

# How the browser lays the table

layout-map = Map
layout-heroes = Heroes
layout-villain = Villain
layout-against = against
layout-last-roll = The last roll

# House rules
option-villain = Villain
    .about = Whether the last seat plays the villain. As it comes: yes, unless you are alone.
    .is-auto = as it comes
option-difficulty = Difficulty
    .about = The mix of tiles, and how much a dwarf can take. Easy needs a villain.
option-placement = Placing the tiles
    .about = Who hides what where: the shuffle, or the villain.
    .is-random = the shuffle
    .is-strategic = the villain
option-hero_pick = Heroes
    .about = Whether everybody chooses a hero or is dealt one.
    .is-choose = chosen
    .is-random = dealt
option-first_hero = Goes first
    .about = Which seat begins. Tradition says the youngest.
option-lone_hero = A lone hero
    .about = Whether the first death of a hero without friends is the end.
    .is-second_chance = gets a second chance
    .is-strict = has one life
option-round_limit = Round limit
    .about = Whether the stones fail in time. Off: take as long as you like.
option-stones_call = Stone’s Call
    .about = Whether dwarves who keep running away are dragged to the heroes, after two quiet rounds.
option-show_trap_sides = What a trap does
    .about = When both sides of a trap card are shown.
    .is-after_roll = shown after the roll
    .is-before_roll = shown before the roll

# How to play, on one page
howto-goal = Heroes: each of you finds your own Wymer Stone under a question mark, and together you beat the Cursed Dwarf that each stone wakes. Villain: turn every hero into a wraith before they have done it.
howto-turn-power = A hero’s turn starts with a roll on the hero’s own table of powers. Some work at once. Others, such as the Wizard’s Gate, may be kept until your next turn and used for a friend.
howto-turn-walk = Now walk, step by step, as far as the number on your card says; you may stop sooner. Question marks can be anything: traps, relics, stones. You may walk over them, but every one you crossed turns up when you stop, and you face them all, one after the other.
howto-turn-roll = A trap, a lock, a fight: all are settled in the same way. One die for the hero, one for the villain, higher wins, and a tie goes to the villain. Your bonuses count: signs on your hero card, a friend’s power before the dice, a relic after them. Won: read the thumb that points up. Lost: the other one.
howto-turn-lock = Locks close corridors and portals. From beside one you may roll against it during your walk, once a turn and without spending a step. It costs nothing to lose but the way.
howto-turn-dwarf = A hero who claims their own stone wakes a Cursed Dwarf. Only heroes with their stone in the bag can hurt it: stand beside it, before or after your walk, and roll. You win: it is hurt. You lose: you are. With a villain at the table, the dwarves hunt you too.
howto-icon-tile_hidden = Question mark
    .means = A trap, a relic or a stone; nobody knows before it turns up.
howto-icon-lock = Lock
    .means = No way through until somebody rolls it open. Spirits do not care.
howto-icon-portal = Portal
    .means = From one open portal you step out of any other.
howto-icon-health = Health
    .means = Three wounds make a hero a wraith.
howto-icon-steps = Steps
    .means = How many are left of this walk.
howto-icon-stone_blue = Wymer Stone
    .means = One for each hero. A stone that is not yours stays where it was found, until its owner comes.
howto-icon-wraith = Wraith
    .means = A fallen hero. It drifts through walls and can be brought back.
howto-icon-rounds = Rounds
    .means = When the last is over, the stones fail.
howto-end = The heroes win as soon as all stones are claimed and as many dwarves lie still as there are heroes. The villain wins when all heroes are wraiths; without a villain the dark wins. The stones do not wait for ever: after the last round on the clock the heroes have lost. Heroes win or lose together.
howto-mistake-1 = Running over three question marks at once. You will face all of them in one go, with the same three hearts.
howto-mistake-2 = Walking alone. Healing, wards and doors that open reach whoever is near or in need; a lone hero has only luck.
howto-mistake-3 = Saving a relic for a better day. One may be used each turn, also after you have seen the dice. A wraith loses them all.

# Bots
name-bot-heuristic = Old hand
    .about = Knows the way to the stones, and what lurks beside it.

# Ways to play
preset-first = First descent
    .about = Two heroes against a villain, on the easy tiles.
preset-fellowship = The fellowship
    .about = Four heroes, no villain: only the dark and the clock.
preset-villain = Be the villain
    .about = You mind the stones; two bots come to fetch them.
preset-alone = Alone in the dark
    .about = One hero, one lantern, no witnesses.

# Said once, when it first matters
lesson-goal = Find every hero’s Wymer Stone, then beat the dwarf that each one wakes, before the last round: so all heroes win together. If all of them are wraiths at once, all lose.
lesson-plot = You win when all heroes are wraiths at once, or when the rounds run out. Hide the stones far from the starting spots of their colour, and traps in the corridors.
lesson-locks = You win when all heroes are wraiths at once, or when the rounds run out. The gold frames are where a lock would shut a corridor or a portal: every roll at one costs the heroes time.
lesson-walk = Nothing flips until you stop: every question mark you crossed turns up then. While you are healthy, cross as many as you can.
lesson-power = Each turn begins with a power. Some help only you and only now, some can be held for a friend until your next turn.
lesson-trap = Two dice, one for you and one for the villain. The higher wins, and a tie goes to the villain.
lesson-declare = The chance stands beside the roll. Helping comes before the dice; afterwards only a few cards still can.
lesson-relic = You carry two relics at most, and each works once. Most are worth more at the end than now.
lesson-stone = This stone is somebody else’s. It stays where it lies until its own hero comes for it.
lesson-claim = A stone is claimed, and something wakes. From now on its hero can hurt dwarves; the others had better not be caught.
lesson-lock = A lock closes a corridor until somebody wins a roll against it.
lesson-death = Not out, only see-through: a wraith walks through walls and lives again when it gets home.
lesson-removed = Torn from the board, a wraith serves the dwarves, unwillingly: a card a turn, and always its worse half. A friend’s card can still bring it back.
lesson-villain = You win when all heroes are wraiths at once, or when the rounds run out. Each turn you hide tiles, shut a way and send your dwarves. Go for heroes who have not found their stone.
lesson-dwarves = Dwarves walk through walls, and no hero walks through a dwarf. Stand in a doorway and you are a lock that bites.

## Without a move: signs, and what is quickly said

sign-go = Go here
sign-danger = Danger
sign-heal = Need healing
sign-throw = Throw it!
    .told = { SEAT($seat) } throws the villain’s die.

quick-wait = Wait for me.
quick-stone = I’ll go for my stone.
quick-lure = I’ll draw them off.
quick-relic = I have a relic to spare.

# Over, and nobody has won

# The end, to each side

headline-heroes-saved = You are victorious!
headline-heroes-doomed = The stones stay below.
headline-villain-saved = They got away with it.
headline-villain-doomed = The stones are yours!
headline-watched-saved = The heroes win!
headline-watched-doomed = The stones stay below.
headline-watched-villain = The villain wins!
reason-victorious = Every Dwarf of these halls lies at rest, and the stones are in warm hands.
reason-fallen = All heroes are wraiths. Nobody is left to carry a stone up the stairs.
reason-alone = The only hero has fallen.
reason-torn = The only hero’s wraith was torn from the board before it came home.
reason-waned = Round { $round } was the last: the stones’ power has run out.
deed-hero = Your { NAME($hero) } { $claimed ->
    [yes] claimed a stone
   *[no] claimed no stone
  } and { $falls ->
    [0] never fell.
    [one] fell once.
   *[other] fell { $falls } times.
  }
deed-villain = Heroes struck down: { $falls }. Dwarves still on their feet: { $dwarves } of { $most }.
letter-villain-victorious =
    It is very quiet down here without them. You had not noticed how much of the noise was theirs: the boots, the arguing about doors, the singing.

    Somebody has swept the dice off your desk. Upstairs the bells have been at it since noon, and there is a smell of roast that comes all the way down the shaft, which is simply inconsiderate.

    You sit for a while with the last of the question marks, turning it over, and over. Next time, more traps. Fewer corridors. And nobody, but nobody, gets a lantern.
letter-villain-fallen =
    You count the lanterns as they go out, and then you count them again, for the pleasure of it.

    The stones crack one after another, quite softly. You have been practising a laugh for this, in front of a mirror, for the better part of a century. When the moment comes it is more of a giggle.

    Never mind. The Wyrm stretches, and the hall is not quite big enough, and it looks at you with one eye the size of a mill pond. You do hope somebody told it whose side you are on.
letter-villain-alone =
    One hero. They sent one. You are almost insulted, and you had laid out such a lot of traps.

    Still, it was a good lantern, and you keep it. Far below a stone cracks, quite softly, and what was inside it takes a long first breath.

    You put the kettle on. It is the little things that make a lair a home.
letter-villain-torn =
    Walking through walls! In your halls! You took that wraith by the collar yourself, more or less, and saw it to the door it had not used.

    It is quiet after that, except for the hammers, and then except for the cracking.

    You make a note on the map, in red: mend the walls. You have a feeling that nobody will get round to it now.
letter-villain-waned =
    They were good, you will give them that. Another hour and you might have had to think of something.

    But you had the one card that nobody can outrun, and you played it by sitting still. The stones let go with a sigh. What was inside them remembers how large it used to be.

    Let the heroes run up the stairs. Somebody has to tell them, up there, who won. You would hate it to be a rumour.
