### Gnomes & Wizards: every word a player reads. Names and texts of cards come last.

## Roles

role-gnome = Gnomes
role-wizard = Wizards
role-tribe = A tribe of its own
gnome = Gnomes
wizard = Wizards
tribe = A tribe of its own

## Places and things

place-board = The battlefield
place-war = The war so far
place-dice = Dice
place-tribe = { NAME($tribe) } ({ SEAT($seat) })
place-hand = { YOU($seat) ->
    [yes] Your scrolls
   *[no] Scrolls of { SEAT($seat) }
  }
place-tribes = Tribes to lead
place-drawn = Drawn scrolls: keep one
place-queue = Spells on their way, the quickest first
thing-spell = { NAME($ability) } ({ SEAT($seat) })
name-chasm = the chasm

space-tile = { NAME($tile) }, sign of the { NAME($clan) }, layer { $layer }
space-mine = { NAME($tile) }, a crystal mine, sign of the { NAME($clan) }
space-chasm = crumbled: pass through only
badge-symbol = calls the { NAME($clan) }
badge-mine = crystal mine
badge-falling = falls soon
badge-creaks = creaks, and is about to fall
badge-blockade = blockade of { SEAT($seat) }
badge-start = start space
badge-steps = { $n ->
    [one] step away
   *[other] steps away
  }
badge-fight = { $n ->
    [one] step away, then stop and fight
   *[other] steps away, then stop and fight
  }
badge-leader = leader
badge-acting = acts now
badge-quake = the ground shakes from round { $round }
badge-hp = HP
badge-defense = defense
badge-speed = move
badge-power = attack
badge-counter = { NAME($counter) }, until { SEAT($seat) }’s turn
badge-acted = has acted
badge-die = { NAME($face) }
name-unit = { NAME($unit) } of { SEAT($seat) }
name-card = { NAME($unit) }{ $status ->
    [inactive] , not called yet
    [dead] , fallen
   *[active] { "" }
  }
text-leader = Leads the tribe: it has no spell of its own, brings no die, and many a scroll does more in its hands. Its fall costs you 12 points and gives its slayer 30.
name-ability = { NAME($ability) }
name-tribe = { NAME($tribe) }
goal = Most points win: 20 a clan, 30 a leader you fell, 1 for each HP you keep.
goal-points = Points
    .about = Every clan you lose takes 7 away, your leader 12.
goal-rounds = Rounds
    .about = After the last one the points count. Or stand alone before it.
thing-round = Round
thing-turn = { YOU($seat) ->
    [yes] Your turn
   *[no] { SEAT($seat) }’s turn
  }
thing-step = { $step ->
    [flip] Tiles fall
    [roll] Roll
    [assign] Hand out dice
    [act] Move and attack
    [call] Call to War
   *[collect] Collect
  }
thing-reserve = Crystals in the reserve
thing-horns = Horns set aside
thing-deck-horns = Horns for the deck
thing-deck = Scroll deck
thing-reactions = The table waits for reactions
thing-blow = { NAME($by) } { MANY($by) ->
    [yes] attack
   *[no] attacks
  } { NAME($target) }
thing-pact = Pact: { SEAT($seat) } and { SEAT($other) }
pact-term = { $term ->
    [0] for this turn
    [1] for one round
   *[2] until one of you has had enough
  }
thing-offer = { YOU($other) ->
    [yes] { SEAT($seat) } offers you a pact: { pact-term }
   *[no] { YOU($seat) ->
        [yes] You offer { SEAT($other) } a pact
       *[no] { SEAT($seat) } offers { SEAT($other) } a pact
      }
  }
thing-die = { NAME($face) }
thing-tally = { $points } points · rolls { $rolls } · took { $clans } clans, { $leaders } leaders · { $hidden } hidden scrolls

## How the table is laid out

layout-horns = What the horns are for
layout-horns-call = to call
layout-horns-draw = to draw scrolls
layout-queue = Spells on their way

epithet = { $tribe ->
    [turquefoss] Forest Gnomes
    [achrinnolder] Beast Conjurers
    [dunderhollow] Tinker Gnomes
    [imblasham] Storm Callers
    [betrumour] Whisper Coven
   *[quavermoor] Star Readers
  }
layout-board = Board
layout-tribe = Tribe
layout-others = Others
layout-units = Your units
layout-uncalled = Still to be called
layout-fallen = fallen
layout-tiles = { $n ->
    [0] no tile left
    [one] one tile left
   *[other] { $n } tiles stand
  }
layout-round = Round { $round } of { $last }
layout-quaking = tiles fall
layout-quake = quake in { $n }
layout-seconds = { $n } s
layout-raise = Raise a hand
layout-hand-up = Hand is up
layout-switches = The table waits for me when…
tally-points = { $n } points
tally-rolls = rolls { $n } dice
tally-clans = { $n } enemy clans taken
tally-leaders = { $n } enemy leaders taken
tally-hidden = { $n } hidden { $n ->
    [one] scroll
   *[other] scrolls
  }

## Prompts

prompt-watch = { SEAT($seat) } is thinking.
prompt-tribe = Which tribe will you lead?
prompt-vote = A good board? Keep it, or ask for another deal.
prompt-leader = Place your leader on the edge. Look where your symbols lie: you will want to walk there.
prompt-mine = Which of its mines does your last clan hold?
prompt-reenter = Nobody of yours is left on the board. Which clan carries on?
prompt-reenter-at = Where do the { NAME($unit) } appear?
prompt-flip = { $left ->
    [0] It is not over yet: name a second tile.
   *[other] The ground shakes: name a tile of the outer layer.
  }
prompt-retreat = The ground is gone! Where { MANY($unit) ->
    [yes] do
   *[no] does
  } { NAME($unit) } run?
prompt-watch-retreat = { NAME($unit) } { MANY($unit) ->
    [yes] run
   *[no] runs
  } for solid ground.
prompt-reroll = Mark dice to roll again, or stop. Re-rolls left: { $left }.
prompt-marked = { $n ->
    [one] One die marked.
   *[other] { $n } dice marked.
  } Any more?
prompt-final-dice = The dice are final. Any spell for them?
prompt-assign = Who gets the { NAME($face) }?
prompt-assign-horns = What are the horns for?
prompt-assigned = All handed out. Shall it be so?
prompt-unit = Who acts next?
prompt-act = { NAME($unit) }: { $left ->
    [0] no steps left
    [one] one step left
   *[other] { $left } steps left
  }{ $foes ->
    [0] .
    [one] , and an enemy to strike.
   *[other] , and enemies to strike.
  }
prompt-call = Call to War! { $horns ->
    [0] No horns to call with. Anything else?
    [one] One horn is set aside.
   *[other] { $horns } horns are set aside.
  }
prompt-call-call = Which clan do the horns call?
prompt-call-charge = Which ability do the horns fill?
prompt-call-attach = Which scroll?
prompt-call-carrier = Who shall study “{ NAME($card) }”?
prompt-keep = Keep one scroll; the others go under the deck.
prompt-crystal = { $left ->
    [one] One crystal
   *[other] { $left } crystals
  } to place: on which ability?
prompt-discard = Too many scrolls: discard down to { $limit }.
prompt-journey = Steer { NAME($unit) }: up to { $left } more { $left ->
    [one] step
   *[other] steps
  }.
prompt-watch-journey = { NAME($unit) } { MANY($unit) ->
    [yes] are
   *[no] is
  } on the move.
prompt-place = Where { MANY($unit) ->
    [yes] do
   *[no] does
  } { NAME($unit) } appear?
prompt-strike = { NAME($unit) } { MANY($unit) ->
    [yes] have
   *[no] has
  } landed among foes: strike one?
prompt-watch-strike = { NAME($unit) } { MANY($unit) ->
    [yes] look
   *[no] looks
  } for somebody to hit.
prompt-split = Which ability? { $left } to go.
prompt-turn-dice = Turn a die to any face. { $left } to go.
prompt-turn-to = What shall the { NAME($face) } become?
prompt-omen = Choose up to { $left } dice to be rolled again.
prompt-omen-more = { $left ->
    [0] Roll them again?
   *[other] Another one? Up to { $left } more.
  }
prompt-cast = Which spell?
prompt-cast-actor = { NAME($ability) }: who casts it?
prompt-cast-aim = { NAME($ability) }: { $who ->
    [tile] which tile?
    [seat_enemy] whose scrolls?
    [enemy] which enemy?
    [own] which of yours?
    [unit] who?
   *[ally] which friend?
  }
prompt-cast-again = { NAME($ability) }: { $who ->
    [tile] another tile?
   *[unit] anybody else?
  }
prompt-cast-confirm = Cast { NAME($ability) }?
prompt-settings = When shall the table wait for you?
prompt-offered = { SEAT($seat) } offers you a pact, { pact-term }. Touch the chip to answer.
prompt-pact = A pact? With whom?
prompt-pact-term = A pact with { SEAT($seat) }: for how long?
prompt-pact-offer = Whose offer?
prompt-pact-break = With whom do you break?
prompt-reactions = The table waits for reactions.
prompt-attacked = { NAME($by) } { MANY($by) ->
    [yes] attack
   *[no] attacks
  } { NAME($target) }. Your spells come before the blow.
prompt-react-join = { SEAT($seat) } casts { NAME($ability) }{ $more ->
    [0] .
    [1] , and another spell follows.
   *[other] , and { $more } more spells follow.
  } You may be quicker.
prompt-react-turn_start = A turn begins. Anything to cast?
prompt-react-flip = { NAME($tile) } is about to fall. Anything to cast?
prompt-react-dice = The dice are final. Anything to cast?
prompt-react-assigned = The dice are handed out. Anything to cast?
prompt-react-attack = An attack! Anything to cast?
prompt-react-struck = The blow has fallen. Anything to cast?
prompt-react-act_end = A unit has finished. Anything to cast?
prompt-react-call = A call goes out. Anything to cast?
prompt-react-turn_end = The turn is about to end. Anything to cast?
prompt-react-open = A spell is on its way. Anything to cast?

## What one can say

say-tribe = Lead the { NAME($word) }
say-keep-board = Keep this board
say-redeal = Deal again
say-leader = Start at { NAME($tile) }
say-mine = Hold the mine at { NAME($tile) }
say-reenter = Send the { NAME($word) }
say-reenter-at = At { NAME($tile) }
say-flip = Drop { NAME($tile) }
say-retreat = Run to { NAME($tile) }
say-mark = Mark the { NAME($word) }
say-roll = Roll the marked dice
say-stop = Keep these dice
say-go_on = Go on
say-give = { $face ->
    [0] Boots
    [1] Blade
    [2] { $use ->
        [0] As boots
       *[1] As a blade
      }
   *[3] Shield
  } for { NAME($unit) }
say-take = First the { NAME($word) }
say-horns = { $deck ->
    [0] All horns to call
   *[other] { $deck } to draw scrolls, the rest to call
  }
say-hand-out = Hand them out
say-confirm = Cast it
say-act = { NAME($word) } { MANY($word) ->
    [yes] act
   *[no] acts
  }
say-end = { $last ->
    [yes] End the turn
   *[no] Everybody has done enough
  }
say-step = Step to { $tile ->
    [chasm] the chasm of { NAME($was) }
   *[other] { NAME($tile) }
  }
say-attack = Attack { NAME($unit) }
say-finish = { $last ->
    [yes] Stop here and end the turn
   *[no] Stop here
  }
say-call = Call a clan
say-called = The { NAME($word) }
say-charge = Charge an ability
say-charged = Fill up { NAME($word) }
say-draw = Draw scrolls
say-attach = Attach a scroll
say-attached = { NAME($word) }
say-carrier = To { NAME($word) }
say-done = End the turn
say-keep = Keep { NAME($word) }
say-crystal = On { NAME($word) }
say-discard = Discard { NAME($word) }
say-cast = Cast a spell
say-ability = { NAME($word) }
say-actor = By { NAME($word) }
say-aim = At { NAME($word) }
say-aim-tile = At { NAME($tile) }
say-aim-seat = From { SEAT($seat) }
say-pass = No spell now
say-pass_all = No spell for the rest of this turn
say-stay = Stay here
say-place = To { NAME($tile) }
say-strike = Strike { NAME($word) }
say-no-strike = Strike nobody
say-split = { NAME($word) }
say-turn = Turn the { NAME($word) }
say-turn-to = … to { NAME($word) }
say-omen = The { NAME($word) }
say-set = Settings
widget-switches = When to ask me
switch-attack_own = my unit is attacked
switch-attack_ally = an ally is attacked
switch-attack_other = anybody else is attacked
switch-attack_answered = my attack is answered
switch-flip_own = a tile falls under me
switch-flip_other = any other tile falls
switch-join_own = a spell names me, or on my turn
switch-join_other = any spell I outrank
switch-dice_enemy = others’ dice are final
switch-assigned = others’ dice are assigned
switch-struck = a blow has fallen
switch-act_end = an enemy unit has finished
switch-call = an enemy calls, charges or draws
switch-turn_start = another turn begins
switch-turn_end = another turn is about to end
switch-raise_hand = at the very next beat: my hand is up
say-hold = { $on ->
    [1] Stop waiting
   *[0] Wait
  } for me: { $word ->
    [attack_own] { switch-attack_own }
    [attack_ally] { switch-attack_ally }
    [attack_other] { switch-attack_other }
    [attack_answered] { switch-attack_answered }
    [flip_own] { switch-flip_own }
    [flip_other] { switch-flip_other }
    [join_own] { switch-join_own }
    [join_other] { switch-join_other }
    [dice_enemy] { switch-dice_enemy }
    [assigned] { switch-assigned }
    [struck] { switch-struck }
    [act_end] { switch-act_end }
    [call] { switch-call }
    [turn_start] { switch-turn_start }
   *[turn_end] { switch-turn_end }
  }
say-raise_hand = Raise a hand: ask me at the next beat
say-lower_hand = Lower the hand
say-pact = Pacts
say-offer = Offer one to { SEAT($seat) }
say-this_turn = for this turn
say-one_round = for one round
say-open_ended = until one of us has had enough
say-accept = Shake hands
say-decline = Decline
say-break = Break the pact
say-partner = { SEAT($seat) }

detail-attack = { $power } against { $defense }: { $loss } damage{ $wear ->
    [0] { "" }
   *[other] , shield { $defense } to { $worn }
  }, { $hp ->
    [0] which fells them
   *[other] { $hp } HP left
  }
detail-flip = { NAME($unit) }{ $more ->
    [0] { "" }
    [one] {" "}and somebody else
   *[other] {" "}and { $more } others
  } would fall for { $loss } HP and run to { NAME($tile) }{ $others ->
    [0] { "" }
    [one] {" "}or one tile as near
   *[other] {" "}or { $others } tiles as near
  }
detail-horns = { $calls ->
    [0] { $deck ->
        [0] Too few horns for a call
        [1] A scroll to keep
       *[other] One scroll to keep, out of { $deck }
      }
   *[other] { $clans ->
        [0] No clan of yours is within reach
        [one] Within reach this turn: { NAME($clan) }
       *[other] Within reach this turn: { NAME($clan) } and { $more ->
            [one] one more clan
           *[other] { $more } more clans
          }
      }
  }
detail-must-stop = must stop to fight
detail-chasm = a chasm: no stopping
detail-mine = a mine: one crystal
detail-replaces = replaces { NAME($card) }

warn-idle = { NAME($unit) } could still strike the enemy beside them.
warn-halved = Against { NAME($unit) } with defense { $defense }, power { $power } does only { $loss } damage.
warn-horns-idle = { $horns ->
    [1] Nobody can be called this turn: kept for that, this horn is lost. It could find you a scroll.
   *[other] Nobody can be called this turn: kept for that, these { $horns } horns are lost. They could find you a scroll.
  }
warn-horns-spare = { $horns ->
    [1] One horn is left over after the call, and lost. It could find you a scroll.
   *[other] { $horns } horns are left over after the call, and lost. They could find you a scroll.
  }
warn-horns-call = With these horns you could call { NAME($unit) } this turn.
warn-attach = { NAME($card) } lies there with { $crystals ->
    [1] a crystal
   *[other] { $crystals } crystals
  }. All that would be lost.
warn-flip-own = Your own { NAME($unit) } would fall with that tile.
warn-shaky = { NAME($unit) } would stand on a tile that the next player may drop.

## What happened

hp-left = { $hp ->
    [0] { "" }
   *[other] , { $hp } HP left
  }
crystals = { $n ->
    [0] no crystal
    [one] one crystal
   *[other] { $n } crystals
  }
crystals-placed = { crystals }{ $n ->
    [0] { "" }
   *[other] : { $on }
  }{ $lost ->
    [0] { "" }
   *[other] . No room for { $lost }
  }

event-tribe = { YOU($seat) ->
    [yes] You lead
   *[no] { SEAT($seat) } leads
  } the { NAME($tribe) }.
    .rule = GW-SET-03
    .routine = yes
event-horns_rolled = { YOU($seat) ->
    [yes] You roll
   *[no] { SEAT($seat) } rolls
  } for the first turn: { $fresh }. { $n ->
    [0] No horn
    [one] One horn
   *[other] { $n } horns
  }.
    .rule = GW-SET-04
    .routine = yes
event-first_player = { YOU($seat) ->
    [yes] You blow
   *[no] { SEAT($seat) } blows
  } the first horn.
    .rule = GW-SET-04
    .routine = yes
event-dealt = { $tiles } tiles are dealt: the battlefield lies open.
    .rule = GW-SET-06
event-voted = The vote: { $keep } to keep the board, { $redeal } for another.
    .rule = GW-SET-09
event-leader = { NAME($unit) } takes a stand at { NAME($tile) }.
    .rule = GW-SET-12
event-turn = { YOU($seat) ->
    [yes] Round { $round }: your turn.
   *[no] Round { $round }: { SEAT($seat) }’s turn.
  }
    .rule = GW-TURN-01
    .routine = yes
event-reentered = The { NAME($unit) } carry on at { NAME($tile) }.
    .rule = GW-DTH-06
    .gesture = pop unit
event-names_tile = { YOU($seat) ->
    [yes] You point
   *[no] { SEAT($seat) } points
  } at { NAME($tile) }. It creaks under { $units }.
    .rule = GW-FLIP-02
event-flipped = { YOU($seat) ->
    [yes] You send
   *[no] { SEAT($seat) } sends
  } { NAME($tile) } down into the dark.
    .sound = crumble
    .rule = GW-FLIP-04
    .gesture = crumble space
    .guise = { $ground }
event-fell = { NAME($unit) } { MANY($unit) ->
    [yes] fall
   *[no] falls
  }: −{ $loss } HP, { $hp } left.
    .rule = GW-FLIP-05
    .gesture = shake unit
    .tally = −{ $loss }
event-retreated = { NAME($unit) } { MANY($unit) ->
    [yes] run
   *[no] runs
  } to { NAME($tile) }.
    .rule = GW-FLIP-08
    .gesture = hop unit
event-rolled = { YOU($seat) ->
    [yes] You roll
   *[no] { SEAT($seat) } rolls
  }{ $again ->
    [0] { "" }
    [one] {" "}one die again
   *[other] {" "}{ $again } dice again
  }: { $fresh }.
    .rule = GW-ROLL-01
    .gesture = tumble rolled
    .routine = yes
event-turned_die = { YOU($seat) ->
    [yes] You turn
   *[no] { SEAT($seat) } turns
  } a die: { NAME($old) } → { NAME($new) }.
    .rule = GW-ROLL-03
    .gesture = flip die
event-crystal_dice = { $n ->
    [one] One crystal
   *[other] { $n } crystals
  } for the reserve.
    .rule = GW-ROLL-04
    .gesture = fly dice reserve
    .guise = crystal
    .tally = +{ $n }
    .routine = yes
event-assigned = { YOU($seat) ->
    [yes] You { $n ->
        [0] have no dice to hand out
       *[other] hand out dice
      }
   *[no] { SEAT($seat) } { $n ->
        [0] has no dice to hand out
       *[other] hands out dice
      }
  }{ $moves ->
    [0] { "" }
   *[other] {" · "}boots: { $boots }
  }{ $attacks ->
    [0] { "" }
   *[other] {" · "}blades: { $blades }
  }{ $defenses ->
    [0] { "" }
   *[other] {" · "}shields: { $shields }
  }{ $horns ->
    [0] { "" }
   *[other] {" · "}horns to call: { $horns }
  }{ $deck ->
    [0] { "" }
   *[other] {" · "}horns to draw: { $deck }
  }.
    .rule = GW-ASG-01
    .gesture = deal dice units
    .routine = yes
event-stepped = { NAME($unit) } → { $tile ->
    [chasm] the chasm of { NAME($was) }
   *[other] { NAME($tile) }
  }.
    .rule = GW-MOV-03
event-mined = { NAME($unit) } { MANY($unit) ->
    [yes] find
   *[no] finds
  } a crystal at { NAME($tile) }.
    .rule = GW-CRY-03
    .gesture = fly unit reserve
    .guise = crystal
    .tally = +1
event-attacks = { NAME($by) } { MANY($by) ->
    [yes] attack
   *[no] attacks
  } { NAME($target) }!
    .rule = GW-ATK-01
event-struck = { NAME($by) } { MANY($by) ->
    [yes] hit
   *[no] hits
  } { NAME($target) }: { $power } against { $defense }{ $guard ->
    [0] { "" }
   *[other] , { $guard } held off
  }, { $loss } damage{ hp-left }.
    .rule = GW-ATK-03
    .gesture = lunge by target
    .tally = −{ $loss }
event-sneaked = { NAME($by) } { MANY($by) ->
    [yes] sneak
   *[no] sneaks
  } up on { NAME($target) }: { $loss } damage{ hp-left }.
    .rule = GW-CAST-11
    .gesture = lunge by target
    .tally = −{ $loss }
event-lapsed = The attack on { NAME($target) } comes to nothing.
    .rule = GW-ATK-05
event-redirected = { NAME($unit) } { MANY($unit) ->
    [yes] take
   *[no] takes
  } it personally.
    .rule = GW-CAST-08
    .gesture = hop unit
event-ambush = { NAME($unit) } { MANY($unit) ->
    [yes] have
   *[no] has
  } walked into an ambush at { NAME($tile) }.
    .moment = bolt
    .rule = GW-AMB-01
    .gesture = shake unit
event-guarded = { NAME($unit) } will lose { $n } HP less.
    .rule = GW-ATK-03
    .gesture = swell unit
event-hurt = { NAME($unit) } { MANY($unit) ->
    [yes] lose
   *[no] loses
  } { $loss } HP{ hp-left }.
    .rule = GW-STAT-03
    .gesture = shake unit
    .tally = −{ $loss }
event-lingers = It still stings: { NAME($unit) } { MANY($unit) ->
    [yes] lose
   *[no] loses
  } { $loss } HP{ hp-left }.
    .rule = GW-TOK-05
    .gesture = shake unit
    .tally = −{ $loss }
event-died = { NAME($unit) } { MANY($unit) ->
    [yes] have
   *[no] has
  } fallen{ $scores ->
    [yes] , to { YOU($seat) ->
        [yes] you
       *[no] { SEAT($seat) }
      }
   *[no] { "" }
  }.
    .sound = clonk
    .moment = skull
    .rule = GW-DTH-01
    .gesture = { $scores ->
        [yes] topple unit, fly unit seat
       *[no] topple unit
      }
    .guise = { $unit }
event-card_lost = { NAME($card) } goes under the deck.
    .rule = GW-DTH-04
event-eliminated = { YOU($seat) ->
    [yes] Your
   *[no] { SEAT($seat) }’s
  } tribe is no more.
    .moment = skull
    .rule = GW-DTH-09
    .gesture = dim
event-counter = { NAME($unit) }: { $counter ->
    [0] flying
    [1] asleep
    [2] poisoned
    [3] cannot attack
   *[4] cannot move
  }.
    .rule = GW-TOK-01
    .gesture = shake unit
event-counter_gone = { NAME($unit) } { MANY($unit) ->
    [yes] are
   *[no] is
  } { $counter ->
    [0] back on the ground
    [1] awake again
    [2] over the poison
    [3] fit to fight again
   *[4] free to walk again
  }.
    .rule = GW-TOK-01
event-healed = { NAME($unit) } { MANY($unit) ->
    [yes] feel
   *[no] feels
  } better: +{ $n } HP, { $hp } now.
    .rule = GW-STAT-03
    .gesture = swell unit
event-shielded = { NAME($unit) } { MANY($unit) ->
    [yes] stand
   *[no] stands
  } at defense { $defense }.
    .rule = GW-STAT-02
    .gesture = swell unit
event-boosted = { NAME($unit) }: { $more ->
    [yes] +
   *[no] −
  }{ $n } { $stat ->
    [move] movement
   *[attack] attack
  } this turn.
    .rule = GW-TURN-06
    .gesture = swell unit
event-readied = { NAME($unit) } { MANY($unit) ->
    [yes] are
   *[no] is
  } ready again.
    .rule = GW-MOV-01
    .gesture = hop unit
event-charged_up = { NAME($unit) } { MANY($unit) ->
    [yes] hum
   *[no] hums
  } with { crystals }.
    .rule = GW-CRY-01
    .gesture = swell unit
event-drained = { NAME($unit) } { MANY($unit) ->
    [yes] lose
   *[no] loses
  } { crystals }.
    .rule = GW-CRY-05
    .gesture = shake unit
event-gained = { YOU($seat) ->
    [yes] You gain
   *[no] { SEAT($seat) } gains
  } { crystals-placed }.
    .rule = GW-CRY-02
    .gesture = swell abilities
event-horns = { $n ->
    [one] One more horn
   *[other] { $n } more horns
  } for { YOU($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
  }.
    .rule = GW-ASG-03
event-placed = { NAME($unit) } { MANY($unit) ->
    [yes] appear
   *[no] appears
  } at { NAME($tile) }.
    .rule = GW-CAST-06
    .gesture = pop unit
event-swapped = { NAME($one) } and { NAME($other) } change places.
    .rule = GW-CAST-06
    .gesture = clash one other
event-blocked = A blockade goes up at { NAME($tile) }.
    .rule = GW-CAST-12
event-cast = { YOU($seat) ->
    [yes] You cast
   *[no] { SEAT($seat) } casts
  } { NAME($ability) }{ $aimed ->
    [yes] : { $named }
   *[no] { "" }
  }{ $spies ->
    [yes] {" "}on { YOU($victim) ->
        [yes] you
       *[no] { SEAT($victim) }
      }
   *[no] { "" }
  }.
    .rule = GW-CAST-04
    .gesture = lunge performer targets
event-sealed = You will cast { NAME($ability) }. Nobody knows yet.
    .rule = GW-TIME-04
    .routine = yes
event-fizzled = { NAME($ability) } fizzles.
    .rule = GW-CAST-05
event-drew = { YOU($seat) ->
    [yes] You draw
   *[no] { SEAT($seat) } draws
  } { $n ->
    [one] a scroll
   *[other] { $n } scrolls
  }.
    .known = { YOU($seat) ->
        [yes] You draw
       *[no] { SEAT($seat) } draws
      } { $cards }.
    .rule = GW-CALL-06
event-kept = { YOU($seat) ->
    [yes] You keep
   *[no] { SEAT($seat) } keeps
  } one.
    .known = { YOU($seat) ->
        [yes] You keep
       *[no] { SEAT($seat) } keeps
      } { NAME($card) }.
    .rule = GW-CALL-06
event-stole = { YOU($seat) ->
    [yes] You take
   *[no] { SEAT($seat) } takes
  } a scroll from { YOU($victim) ->
    [yes] you
   *[no] { SEAT($victim) }
  }.
    .known = { YOU($seat) ->
        [yes] You take
       *[no] { SEAT($seat) } takes
      } { NAME($card) } from { YOU($victim) ->
        [yes] you
       *[no] { SEAT($victim) }
      }.
    .moment = hand
    .rule = GW-SCR-02
event-peeked = { YOU($seat) ->
    [yes] You look
   *[no] { SEAT($seat) } looks
  } at { YOU($victim) ->
    [yes] your
   *[no] { SEAT($victim) }’s
  } scrolls.
    .known = { SEAT($victim) } holds { $cards }.
    .rule = GW-SCR-02
event-discarded = { YOU($seat) ->
    [yes] You discard
   *[no] { SEAT($seat) } discards
  } a scroll.
    .known = { YOU($seat) ->
        [yes] You discard
       *[no] { SEAT($seat) } discards
      } { NAME($card) }.
    .rule = GW-SCR-02
event-attached = { NAME($unit) } { MANY($unit) ->
    [yes] study
   *[no] studies
  } “{ NAME($card) }”.
    .rule = GW-SCR-03
event-charged = { NAME($unit) } { MANY($unit) ->
    [yes] fill
   *[no] fills
  } { NAME($ability) } to the brim: { crystals }.
    .rule = GW-CALL-04
    .gesture = swell unit
event-called = The { NAME($unit) } answer the call at { NAME($tile) }!
    .sound = joined
    .moment = horn
    .rule = GW-CALL-02
    .gesture = pop unit
event-collected = { YOU($seat) ->
    [yes] You place
   *[no] { SEAT($seat) } places
  } { crystals-placed }.
    .rule = GW-CRY-04
    .gesture = fly reserve abilities
    .guise = crystal
    .routine = yes
event-placed_crystal = { YOU($seat) ->
    [yes] You place
   *[no] { SEAT($seat) } places
  } a crystal: { NAME($on) }, { $has } of { $cost }.
    .rule = GW-CRY-04
    .gesture = fly reserve ability
    .guise = crystal
event-settings = Your settings are changed.
    .rule = GW-TIME-08
    .routine = yes
event-pact_offered = { YOU($seat) ->
    [yes] You offer
   *[no] { SEAT($seat) } offers
  } { YOU($other) ->
    [yes] you
   *[no] { SEAT($other) }
  } a pact.
    .rule = GW-PACT-01
event-pact_made = { YOU($seat) ->
    [yes] You
   *[no] { SEAT($seat) }
  } and { YOU($other) ->
    [yes] you
   *[no] { SEAT($other) }
  } shake hands.
    .rule = GW-PACT-02
event-pact_declined = { YOU($seat) ->
    [yes] You decline
   *[no] { SEAT($seat) } declines
  } { YOU($other) ->
    [yes] your
   *[no] { SEAT($other) }’s
  } pact.
    .rule = GW-PACT-01
event-pact_broken = { YOU($seat) ->
    [yes] You break
   *[no] { SEAT($seat) } breaks
  } the pact with { YOU($other) ->
    [yes] you
   *[no] { SEAT($other) }
  }. One click, no shame.
    .moment = bolt
    .rule = GW-PACT-03
event-fight_on = All even! The war goes on: round { $round }.
    .rule = GW-END-04
    .gesture = blaze
    .title = Round { $round }: the war goes on
event-score = { YOU($seat) ->
    [yes] You
   *[no] { SEAT($seat) }
  }: { $points } points.
    .rule = GW-END-02
event-draw = A draw. Rematch?
    .rule = GW-END-04
event-dice_final = { YOU($seat) ->
    [yes] You keep
   *[no] { SEAT($seat) } keeps
  } the dice: { $faces }.
    .rule = GW-ROLL-02
    .routine = yes
event-call_step = { $open ->
    [yes] { YOU($seat) ->
        [yes] You turn
       *[no] { SEAT($seat) } turns
      } to the Call to War.
   *[no] No horns for { YOU($seat) ->
        [yes] you
       *[no] { SEAT($seat) }
      } this time.
  }
    .rule = GW-CALL-08
    .routine = yes
event-beat_over = { $join ->
    [yes] { $quicker ->
        [0] Nobody has a quicker spell.
        [one] One spell is quicker.
       *[other] { $quicker } spells are quicker.
      }
   *[no] Everybody has had a say.
  }
    .rule = GW-TIME-03
event-victory = The war is won.
    .moment = trophy
    .rule = GW-END-02
event-bicker = { NAME($unit) }: “{ $line ->
    [any_collect_2] { $n ->
        [one] One crystal
       *[other] { $n } crystals
      }, and who carried them? My back did.
    [any_collect_3] Always the shiny ones for { NAME($other) }, I notice.
    [any_call_2] { NAME($unit) } reporting. Is there lunch?
    [betr_collect] I heard { NAME($other) } kept one. I am not saying who told me. It was me.
    [quav_collect] I foresaw { $n }. I foresaw { $n } and a sandwich.
   *[other] { NAME($line) }
  }”
    .speaker = { $unit }
    .routine = yes

headline-lost = { $count ->
    [one] { SEATS($seats) } wins the war.
   *[other] { SEATS($seats) } win the war.
  }
reason-routed = Only one side is left on the board. That ended it in round { $round }.
reason-rounds = Round { $round } was the last.
deed-sides = { $points } points for your side, { $others } for { SEATS($seats) }.
decided-hp = Level at { $points } points. HP decided: { $most } against { $less }.
decided-crystals = Level at { $points } points, and in HP. Crystals decided: { $most } against { $less }.
decided-nothing = Level at { $points } points, { $hp } HP and { $crystals } crystals. Nothing parts the best.

score-hp = HP still standing
score-clans = Enemy clans felled
score-leaders = Enemy leaders felled
score-lost-clans = Own clans lost
score-lost-leader = Own leader lost

## Why not

why-not-your-turn = It is { SEAT($seat) }’s turn.
why-not-closest = { NAME($thing) } is not among the closest solid tiles.
why-not-this-step = The spell does not lead to { NAME($thing) }.
why-not-this-place = The spell does not reach { NAME($thing) }, or somebody is in the way.
why-not-reenter = One of your uncalled clans, on a start space of your side while one is left.
why-tribe-taken = { NAME($thing) } is already at the table.
why-other-race = Seats take turns: gnomes, wizards, gnomes, wizards.
why-not-start = { NAME($thing) } is not a start space of yours.
why-not-own-mine = { NAME($thing) } is not a mine of your tribe.
why-no-slot = No open crystal slot of yours there.
why-other-step = This step is not about { NAME($thing) }.
why-dice-later = Dice are marked while you may re-roll, and handed out afterwards.
why-not-in-hand = You do not hold { NAME($thing) }.
why-attach-first = { NAME($thing) } must be attached to a unit and charged first.
why-not-your-ability = { NAME($thing) } is not yours to cast.
why-clan-inactive = That clan is not on the board.
why-not-full = { NAME($thing) } is not fully charged.
why-no-attack = A No Attack counter forbids it.
why-asleep = Shh. Asleep.
why-rooted = A No Movement counter forbids it.
why-mid-movement = An enemy unit is in the middle of its movement.
why-no-interrupt = Not in the middle of this. Spells have their moment again when it is done.
why-nothing-ready = You have no spell that is ready.
why-nobody-in-reach = Your spells find nobody within reach.
why-moment-over = That moment is over. Your spells wait for the next one, and nothing is spent.
why-no-target = Nobody within reach that { NAME($thing) } could be cast at.
why-other-window = { NAME($thing) } waits for another moment: { $window ->
    [2] your own turn, up to the Call to War
    [4] an attack
    [8] your final dice
   *[16] an enemy’s final dice
  }.
why-not-your-unit = { NAME($thing) } takes no orders from you.
why-dead = { NAME($thing) } has fallen.
why-inactive = { NAME($thing) } has not been called.
why-has-acted = { NAME($thing) } has acted this turn.
why-nothing-to-do = { NAME($thing) } can neither move nor attack now.
why-not-adjacent = That tile is not next to the acting unit.
why-no-movement-left = No movement left.
why-stopped = There is an enemy here: fight first.
why-blockade = A blockade stands there.
why-chasm = A chasm, and no solid ground within reach behind it.
why-ally = { NAME($thing) } is on your side.
why-other-tile = { NAME($thing) } is on another tile.
why-flying = Flyers and walkers cannot fight each other.
why-has-attacked = One attack a turn.
why-mine = Mines never fall.
why-flipped = That tile has fallen already.
why-inner-layer = The outer layer falls first.
why-few-horns = Not enough horns set aside.
why-symbols-gone = Both tiles of { NAME($thing) } have fallen.
why-no-symbol = None of your units stands on the symbol of { NAME($thing) }.

## Tribes and units

name-turquefoss = Gnome Tribe of Turquefoss, the Forest Gnomes
text-turquefoss = Stall, root, nap and nibble. Weak alone, maddening together. They asked the trees before declaring war. The trees are still thinking about it.
name-turq_leader = Tansy Underbough
text-turq_leader = Has never raised her voice. Has raised several hedges.
name-turq_slingers = Acorn Slingers
    .many = yes
text-turq_slingers = Every squirrel for miles is furious.
name-turq_owls = Owl Riders
    .many = yes
text-turq_owls = The owls do the thinking.
name-turq_brambles = Bramble Wardens
    .many = yes
text-turq_brambles = Hug them once, remember it forever.
name-turq_menders = Mushroom Menders
    .many = yes
text-turq_menders = Ninety-nine cures and one very exciting mistake.
name-turq_pipers = Dreamcap Pipers
    .many = yes
text-turq_pipers = One tune. Nobody has heard the end of it.
name-turq_roots = Rootspeakers
    .many = yes
text-turq_roots = They talk to roots. The roots mostly complain about worms.
name-achrinnolder = Gnome Tribe of Achrinnolder, the Beast Conjurers
text-achrinnolder = Fast, loud and bitey. Brings friends to the fight by the collar. Every one of them has lost a finger and made a friend.
name-achr_leader = Hrodi Nine-Collars
text-achr_leader = The tenth collar is in the wash. So is what wears it.
name-achr_wargs = Warg Riders
    .many = yes
text-achr_wargs = Who is a good boy? Nobody has dared to say.
name-achr_vipers = Viper Tamers
    .many = yes
text-achr_vipers = Tame is a strong word. Acquainted.
name-achr_badgers = Badger Chargers
    .many = yes
text-achr_badgers = They have one plan and it is downhill.
name-achr_hawks = Hawk Masters
    .many = yes
text-achr_hawks = Thick gloves, thin patience.
name-achr_boars = Boar Drummers
    .many = yes
text-achr_boars = The rhythm section nobody auditions for.
name-achr_bears = Bear Shamans
    .many = yes
text-achr_bears = Awake from spring to about half past autumn.
name-dunderhollow = Gnome Tribe of Dunderhollow, the Tinker Gnomes
text-dunderhollow = Gadgets, plating and holes where the floor was. Warranty void on contact with the enemy.
name-dund_leader = Pibble Wrenchworth
text-dund_leader = The previous Chief Tinker is still coming down.
name-dund_powder = Powder Monkeys
    .many = yes
text-dund_powder = Eyebrows issued on Fridays.
name-dund_sappers = Tunnel Sappers
    .many = yes
text-dund_sappers = If you can see daylight, you have dug the wrong way.
name-dund_lenses = Lens Grinders
    .many = yes
text-dund_lenses = They saw you coming last Wednesday.
name-dund_springs = Spring-Boot Couriers
    .many = yes
text-dund_springs = Delivered in one bounce or your money back.
name-dund_fitters = Crystal Fitters
    .many = yes
text-dund_fitters = It hums because it is happy. Probably.
name-dund_golems = Golemwrights
    .many = yes
text-dund_golems = Some assembly required. Some disassembly expected.
name-imblasham = Wizard Tribe of Imblasham, the Storm Callers
text-imblasham = Reach out and shock someone. Strong at arm’s length. They control the weather the way a cat controls a curtain.
name-imbl_leader = Oswin Drizzle
text-imbl_leader = A small cloud follows him. It is his aunt.
name-imbl_gales = Gale Runners
    .many = yes
text-imbl_gales = First to arrive, last to find their hats.
name-imbl_thunder = Thunder Adepts
    .many = yes
text-imbl_thunder = Exams are outdoors, on the hill, holding a spoon.
name-imbl_hail = Hailmongers
    .many = yes
text-imbl_hail = Fresh, cold, and slightly larger than your head.
name-imbl_mist = Mist Veilers
    .many = yes
text-imbl_mist = After you. No, after you. No, really.
name-imbl_static = Static Monks
    .many = yes
text-imbl_static = Vowed to silence, wool socks and revenge.
name-imbl_lodestone = Lodestone Keepers
    .many = yes
text-imbl_lodestone = Everything comes to them in the end, mostly cutlery.
name-betrumour = Wizard Tribe of Betrumour, the Whisper Coven
text-betrumour = Steals, swaps and spoils. Wins other people’s battles. You did not hear it from them. You did, though.
name-betr_leader = Dame Murmura Hush
text-betr_leader = Knows what you did. Knows what you will say you did.
name-betr_ears = Eavesdroppers
    .many = yes
text-betr_ears = Walls have ears. Rented.
name-betr_slander = Slander Smiths
    .many = yes
text-betr_slander = Hand-forged insults, sharpened while you wait.
name-betr_tailors = Hex Tailors
    .many = yes
text-betr_tailors = A stitch in time. In your boot. In the floor.
name-betr_doubles = Doppelgossips
    .many = yes
text-betr_doubles = One of them is real. They have forgotten which.
name-betr_grudges = Grudge Bearers
    .many = yes
text-betr_grudges = Volume nine is mostly about soup.
name-betr_leeches = Leech Scribes
    .many = yes
text-betr_leeches = The ink has to come from somewhere.
name-quavermoor = Wizard Tribe of Quavermoor, the Star Readers
text-quavermoor = Bends dice, time and distance. Plans for things that already happened. They knew you would read this. They are unimpressed by the pace.
name-quav_leader = Hume Tarry
text-quav_leader = Always arrives exactly when he said he had.
name-quav_comets = Comet Couriers
    .many = yes
text-quav_comets = Only seen once every seventy-six parcels.
name-quav_duellists = Hourglass Duellists
    .many = yes
text-quav_duellists = At dawn. At dawn again. At dawn.
name-quav_augurs = Dice Augurs
    .many = yes
text-quav_augurs = They read entrails too, but only for board games.
name-quav_nurses = Moon Nurses
    .many = yes
text-quav_nurses = Visiting hours: waxing.
name-quav_gravity = Gravity Wardens
    .many = yes
text-quav_gravity = Strictly against levity.
name-quav_prophets = Prophets of Doom
    .many = yes
text-quav_prophets = Cheerful in person, once you get past the placards.

## Abilities

name-hail_of_acorns = Hail of Acorns
text-hail_of_acorns = Attack one enemy on this tile or a bordering tile with power 3.
flavour-hail_of_acorns = Aim for the hat.
name-silent_wings = Silent Wings
text-silent_wings = The Owl Riders gain Flying, then may move up to 2 spaces.
flavour-silent_wings = You do not hear them leave. You do hear the pellets land.
name-sudden_hedge = Sudden Hedge
text-sudden_hedge = Put a blockade on an empty tile within 2. The Bramble Wardens gain 2 defense.
flavour-sudden_hedge = It was a path this morning.
name-second_breakfast = Second Breakfast
text-second_breakfast = An ally within 2 regains 4 HP.
flavour-second_breakfast = Eat it while it still glows.
name-spore_lullaby = Spore Lullaby
text-spore_lullaby = An enemy within 2 falls asleep.
flavour-spore_lullaby = Side effects: drooling, surrender.
name-ankle_roots = Ankle Roots
text-ankle_roots = Attack one enemy within 2 with power 2; if it survives it gets a No Movement counter.
flavour-ankle_roots = Stay a while. Stay all day.
name-by_the_scruff = By the Scruff
text-by_the_scruff = Bring an ally within 4 to the Warg Riders’ tile or an adjacent one. If it lands among enemies it may attack one of them at once with its base attack instead of being attacked.
flavour-by_the_scruff = The grip is gentle. The landing is not.
name-slow_venom = Slow Venom
text-slow_venom = Lingering attack on an enemy within 1: power 3 now, power 2 when the round has come full circle.
flavour-slow_venom = It is only the second bite that stings. And the first.
name-head_down = Head Down
text-head_down = Move up to 2 spaces. On running into enemies the Badger Chargers stop and attack one of them at once with their base attack; they are not attacked for arriving.
flavour-head_down = The door was open. There are two doors now.
name-borrowed_wings = Borrowed Wings
text-borrowed_wings = An ally within 3 gains Flying and +1 movement this turn.
flavour-borrowed_wings = Return them fed.
name-thunder_of_trotters = Thunder of Trotters
text-thunder_of_trotters = On your turn: each of your active units gets +1 movement and +1 attack this turn.
flavour-thunder_of_trotters = Boom. Boom. Oink.
name-bearskin = Bearskin
text-bearskin = An ally within 1 gains 3 defense and regains 2 HP.
flavour-bearskin = One size fits all who survive the fitting.
name-short_fuse = Short Fuse
text-short_fuse = Choose this tile or an adjacent one holding an enemy. Every other unit there, friend or foe, loses 3 HP; defense does not help.
flavour-short_fuse = Please stand back. Further. No, further.
name-undermine = Undermine
text-undermine = Flip a tile within 2 that is not a crystal mine. Units on it suffer the usual fall.
flavour-undermine = Who needs floors?
name-glint = Glint
text-glint = Sneak attack on an enemy within 3 that shares its tile with none of its foes.
flavour-glint = A small warm dot on the back of the neck.
name-boing = Boing!
text-boing = The Couriers jump to a tile within 4 that holds no enemy, and gain 1 defense.
flavour-boing = What goes up must sign for the parcel.
name-overclock = Overclock
text-overclock = Put up to 4 Power Crystals from the general pile on the abilities of an ally within 3.
flavour-overclock = Turn it past the red bit. The other red bit.
name-bolt_on_plating = Bolt-On Plating
text-bolt_on_plating = Up to two allies within 2 gain 2 defense each.
flavour-bolt_on_plating = You may rattle. Rattling is normal.
name-tailwind = Tailwind
text-tailwind = An ally within 2 may move up to 3 spaces; its own player steers.
flavour-tailwind = Mind the weathervane.
name-forked_lightning = Forked Lightning
text-forked_lightning = Attack one enemy within 2 with power 4, then a different enemy within 2 with power 2.
flavour-forked_lightning = One for you, and one for whoever laughed.
name-hailstorm = Hailstorm
text-hailstorm = Attack every enemy on this tile and all bordering tiles with power 2.
flavour-hailstorm = Umbrellas sold separately. Umbrellas sold out.
name-fog_of_manners = Fog of Manners
text-fog_of_manners = An enemy within 2 gets a No Attack counter.
flavour-fog_of_manners = It would be terribly rude to hit someone you cannot see.
name-charged_beard = Charged Beard
text-charged_beard = When an ally within 1 is attacked: it loses 2 HP less, and the attacker is then attacked with power 3.
flavour-charged_beard = Do not pet the monks.
name-lodestone = Lodestone
text-lodestone = An enemy within 2 must move 2 spaces, each one bringing it nearer to the Keepers. Landing among enemies it is attacked by all of them.
flavour-lodestone = Should not have worn the good armour.
name-keyhole = Ear to the Keyhole
text-keyhole = Look at an enemy player’s hidden cards, then take one of them at random.
flavour-keyhole = Say that again, a little slower, for the minutes.
name-cutting_remark = Cutting Remark
text-cutting_remark = An enemy within 1 loses up to 3 added defense, then is attacked with power 4.
flavour-cutting_remark = It is not what they said. It is that it was true.
name-stitched_boots = Stitched Boots
text-stitched_boots = Attack an enemy within 2 with power 1; if it survives it gets a No Movement counter.
flavour-stitched_boots = Hand-finished. Foot-finished too.
name-mistaken_identity = Case of Mistaken Identity
text-mistaken_identity = The Doppelgossips gain 1 defense, then two units within 3, of any side, change places. Whoever lands among enemies is attacked by them.
flavour-mistaken_identity = You are him. He is you. Everybody hit somebody.
name-take_it_personally = Take It Personally
text-take_it_personally = When another ally within 1 is attacked: the Grudge Bearers gain 3 defense and become the target instead.
flavour-take_it_personally = Write that one down. Underline it.
name-fine_print = Fine Print
text-fine_print = Take up to 3 Power Crystals off the abilities of an enemy within 3 and put them on your own.
flavour-fine_print = See clause four. See clause four move.
name-shortcut_through_tuesday = Shortcut Through Tuesday
text-shortcut_through_tuesday = An ally within 2 (or the Couriers) appears on a tile within 5 that holds no enemy.
flavour-shortcut_through_tuesday = It was raining on Tuesday. It is always raining on Tuesday.
name-again_sooner = Again, Sooner
text-again_sooner = On your turn: one of your units within 1 may attack once more this turn, and forgets its fatigue.
flavour-again_sooner = The rematch is before the match.
name-reread_the_omens = Reread the Omens
text-reread_the_omens = After your last re-roll: turn up to 2 of your dice to any face.
flavour-reread_the_omens = On closer inspection that is clearly a horn.
name-wax_and_wane = Wax and Wane
text-wax_and_wane = Every ally within 1 regains 3 HP and sheds its bad counters.
flavour-wax_and_wane = Take two tides and call them in the morning.
name-heavy_sky = Heavy Sky
text-heavy_sky = An enemy within 2 loses Flying and 2 movement this turn, and is attacked with power 3.
flavour-heavy_sky = The sky is not falling. It is being pulled.
name-i_told_you_so = I Told You So
text-i_told_you_so = Draw 3 scrolls, keep 1, put the others under the deck. The Prophets gain 1 defense.
flavour-i_told_you_so = They say it before, during and after.

## Scrolls

name-firebrand_formula = Firebrand Formula
text-firebrand_formula = Attack an enemy within 1 with power 4. On a leader: Range 2 instead of 1.
flavour-firebrand_formula = Step one: fire. Step two: see step one.
name-stoneskin_stew = Stoneskin Stew
text-stoneskin_stew = The carrier gains 3 defense. On a leader: The leader also regains 2 HP.
flavour-stoneskin_stew = Chew thoroughly. Then chisel.
name-humming_cure = Humming Cure
text-humming_cure = An ally within 1 regains 3 HP. On a leader: 5 HP, within 2.
flavour-humming_cure = In tune if possible. Loud if not.
name-catfoot_trick = Catfoot Trick
text-catfoot_trick = Sneak attack on an enemy within 2. On a leader: Range 3, and the leader may then move 1 space.
flavour-catfoot_trick = Nobody looks up. Nobody looks down either.
name-feather_charm = Feather Charm
text-feather_charm = The carrier gains Flying. On a leader: One other ally within 1 may fly too.
flavour-feather_charm = The bird wants it back.
name-sandmans_pinch = Sandman’s Pinch
text-sandmans_pinch = An enemy within 1 falls asleep. On a leader: Range 3.
flavour-sandmans_pinch = Between finger and thumb, under the nose, and run.
name-tangle_rune = Tangle Rune
text-tangle_rune = An enemy within 2 gets a No Movement counter. On a leader: Up to two enemies within 2.
flavour-tangle_rune = Spells ’bootlace’ in a very old alphabet.
name-butterfinger_curse = Butterfinger Curse
text-butterfinger_curse = An enemy within 2 gets a No Attack counter. On a leader: It also loses up to 2 added defense.
flavour-butterfinger_curse = There goes the sword. There goes the other sword.
name-creeping_rot = Creeping Rot
text-creeping_rot = Lingering attack on an enemy within 1.
flavour-creeping_rot = Best before: last week.
name-ward_posts = Ward Posts
text-ward_posts = Put a blockade on an empty adjacent tile. On a leader: Up to two blockades, on empty tiles within 2.
flavour-ward_posts = No trespassing. No passing either.
name-ground_tremor = Ground Tremor
text-ground_tremor = Flip an adjacent tile that is not a crystal mine.
flavour-ground_tremor = Stamp twice for emphasis.
name-crystal_tongue = Crystal Tongue
text-crystal_tongue = Gain 3 Power Crystals at once, on your other abilities. On a leader: 4 instead of 3.
flavour-crystal_tongue = Ask nicely. Ask in quartz.
name-brass_lungs = Brass Lungs
text-brass_lungs = On your turn, before Call to War ends: add 1 horn to your Call to War dice. On a leader: 2 horns instead of 1.
flavour-brass_lungs = Sound from both ends is bad form.
name-speed_reading = Speed-Reading
text-speed_reading = Draw 2 scrolls, keep 1. On a leader: Draw 4, keep 1.
flavour-speed_reading = Skip to the bit with the explosion.
name-sevenstep_sandals = Sevenstep Sandals
text-sevenstep_sandals = The carrier gets +2 movement this turn. On a leader: All your units on the leader’s tile get it too.
flavour-sevenstep_sandals = The eighth step is the embarrassing one.
name-berserk_brew = Berserk Brew
text-berserk_brew = The carrier gets +2 attack this turn. On a leader: +3 instead of +2.
flavour-berserk_brew = Notes of oak, moss and regret.
name-shove_off = Shove Off!
text-shove_off = An enemy on the carrier’s tile must move 2 spaces away. On a leader: An enemy within 1 must move 3 spaces away.
flavour-shove_off = Firm, two-handed, with feeling.
name-mirror_door = Mirror Door
text-mirror_door = The carrier changes places with an ally within 4.
flavour-mirror_door = Please knock before appearing.
name-spite_glass = Spite Glass
text-spite_glass = When the carrier is attacked: once that attack is done, the attacker is attacked with power 4.
flavour-spite_glass = It shows you yourself, coming the other way.
name-clean_slate = Clean Slate
text-clean_slate = Remove all counters from an ally within 2. On a leader: That ally also regains 2 HP.
flavour-clean_slate = Wipe with the sleeve you like least.
name-ambush = Behind You!
text-ambush = One of your units attacks an enemy on its tile at once, with base attack +1. This is extra to its attack of the turn.
flavour-ambush = The oldest trick. Still in print.
name-bottled_bravado = Bottled Bravado
text-bottled_bravado = One of your units gets +2 attack this turn.
flavour-bottled_bravado = Do not mix with wisdom.
name-lucky_acorn = Lucky Acorn
text-lucky_acorn = After your last re-roll: turn one of your dice to any face.
flavour-lucky_acorn = Unlucky for the oak.
name-emergency_umbrella = Emergency Umbrella
text-emergency_umbrella = When an ally is attacked: it loses up to 4 HP less.
flavour-emergency_umbrella = Works on rain, rocks and reviews.
name-not_today = Not Today, Thank You
text-not_today = When one of your units is attacked: the attack is called off and used up.
flavour-not_today = Closed for lunch. Lunch is until spring.
name-borrowed_horn = Borrowed Horn
text-borrowed_horn = On your turn, before Call to War ends: add 1 horn to your Call to War dice.
flavour-borrowed_horn = The cow would like a word.
name-smoke_and_slippers = Smoke and Slippers
text-smoke_and_slippers = One of your units moves up to 2 spaces.
flavour-smoke_and_slippers = Cough quietly.
name-sticky_fingers = Sticky Fingers
text-sticky_fingers = Take a random hidden card from an enemy player.
flavour-sticky_fingers = Honey. Definitely honey.
name-pocket_quartz = Pocket Quartz
text-pocket_quartz = Gain 2 Power Crystals at once.
flavour-pocket_quartz = Found in the wash, still glowing.
name-field_dressing = Field Dressing
text-field_dressing = An ally anywhere regains 3 HP.
flavour-field_dressing = Ranch or vinaigrette?
name-banana_peel = Banana Peel
text-banana_peel = An enemy gets -3 movement this turn (never below 0).
flavour-banana_peel = Nobody knows where gnomes get bananas.
name-loose_cobble = Loose Cobble
text-loose_cobble = Flip one empty tile of the outermost layer still standing.
flavour-loose_cobble = It was loose before the war. It is freer now.
name-sudden_feathers = Sudden Feathers
text-sudden_feathers = One of your units gains Flying.
flavour-sudden_feathers = Itchy, but airborne.
name-cork_in_the_staff = Cork in the Staff
text-cork_in_the_staff = Remove up to 3 Power Crystals from the abilities of one enemy.
flavour-cork_in_the_staff = Pop.
name-dirty_trick = Dirty Trick
text-dirty_trick = One of your units makes a sneak attack on an enemy within 1.
flavour-dirty_trick = Clean tricks are in the other scroll.
name-bad_omen = Bad Omen
text-bad_omen = After an enemy’s last re-roll: choose up to 2 of that player’s dice; they are rolled again.
flavour-bad_omen = A black cat. Juggling. On a ladder.

## Tiles and symbols

name-tile_turq_slingers_a = Nutfall Ledge
name-tile_turq_slingers_b = Squirrel’s Regret
name-tile_turq_owls_a = Hoot Hollow
name-tile_turq_owls_b = Pellet Perch
name-tile_turq_brambles_a = Ouch Thicket
name-tile_turq_brambles_b = The Prickly Stile
name-tile_turq_menders_a = Porridge Ring
name-tile_turq_menders_b = Spoonwood
name-tile_turq_pipers_a = Yawning Glade
name-tile_turq_pipers_b = Pillow Moss
name-tile_turq_roots_a = Rootglow Mine
name-tile_turq_roots_b = Mumbling Shaft
name-tile_achr_wargs_a = Kennel Rock
name-tile_achr_wargs_b = Bitemark Bluff
name-tile_achr_vipers_a = Hiss Steps
name-tile_achr_vipers_b = The Warm Stone
name-tile_achr_badgers_a = Headbutt Hill
name-tile_achr_badgers_b = Stripe Sett
name-tile_achr_hawks_a = Mews Crag
name-tile_achr_hawks_b = Glove Tor
name-tile_achr_boars_a = Trotter’s Stage
name-tile_achr_boars_b = Mudbeat Wallow
name-tile_achr_bears_a = Honeyquartz Den
name-tile_achr_bears_b = Wintersleep Pit
name-tile_dund_powder_a = Blackthumb Yard
name-tile_dund_powder_b = The Crater, Formerly a Shed
name-tile_dund_sappers_a = Propless Gallery
name-tile_dund_sappers_b = Creaking Floor
name-tile_dund_lenses_a = Squint Tower
name-tile_dund_lenses_b = Glare Flats
name-tile_dund_springs_a = Bounce Court
name-tile_dund_springs_b = Landing, Hopefully
name-tile_dund_fitters_a = Hum Workshop
name-tile_dund_fitters_b = Spare Parts Row
name-tile_dund_golems_a = Rivet Lode
name-tile_dund_golems_b = Boltvein
name-tile_imbl_gales_a = Hatless Ridge
name-tile_imbl_gales_b = Whistling Gap
name-tile_imbl_thunder_a = Scorched Lectern
name-tile_imbl_thunder_b = The Singed Oak
name-tile_imbl_hail_a = Dented Roof
name-tile_imbl_hail_b = Icebucket Ford
name-tile_imbl_mist_a = After-You Marsh
name-tile_imbl_mist_b = Polite Fen
name-tile_imbl_static_a = Crackle Cloister
name-tile_imbl_static_b = Woolsock Walk
name-tile_imbl_lodestone_a = Needle’s Home
name-tile_imbl_lodestone_b = The Cling
name-tile_betr_ears_a = Keyhole Arch
name-tile_betr_ears_b = Thinwall Lane
name-tile_betr_slander_a = Barb Forge
name-tile_betr_slander_b = Sharptongue Spit
name-tile_betr_tailors_a = Hem’s End
name-tile_betr_tailors_b = Pincushion Green
name-tile_betr_doubles_a = Mirror Mews
name-tile_betr_doubles_b = Who’s-That Corner
name-tile_betr_grudges_a = Ledger Stone
name-tile_betr_grudges_b = Last Tuesday’s Insult
name-tile_betr_leeches_a = Inkwell Mine
name-tile_betr_leeches_b = The Red Margin
name-tile_quav_comets_a = Tail-End Heath
name-tile_quav_comets_b = Late Arrival
name-tile_quav_duellists_a = Quarter-Past Court
name-tile_quav_duellists_b = Sandfall Ring
name-tile_quav_augurs_a = Snake-Eye Knoll
name-tile_quav_augurs_b = Six-Sided Barrow
name-tile_quav_nurses_a = Halfmoon Ward
name-tile_quav_nurses_b = Tidy Crescent
name-tile_quav_gravity_a = Heavy Meadow
name-tile_quav_gravity_b = Falling-Apple Field
name-tile_quav_prophets_a = Told-You-So Pit
name-tile_quav_prophets_b = Endnigh Shaft

## Counters and dice

name-flying = Flying
text-flying = Cannot attack or be attacked, except by and against flying units. Crosses blockades. Cannot stop on flipped tiles.
name-sleeping = Sleeping
text-sleeping = Cannot attack or move. Wakes when attacked or affected by an ability. Still counts for calling; may cast what neither attacks nor moves it.
name-lingering = Lingering Attack
text-lingering = Was attacked with power 3; is attacked with power 2 when the counter runs out.
name-no_attack = No Attack
text-no_attack = Cannot attack nor perform attack or damage abilities.
name-no_movement = No Movement
text-no_movement = Cannot move nor be moved, except by a falling tile.
name-move = boots
name-attack = blade
name-flex = boots-or-blade
name-defense = shield
name-horn = horn
name-crystal = crystal

## Bickering

name-any_collect_1 = Count them again. Slower. With your hands where I can see them.
name-any_collect_0 = Nothing? We marched all day for nothing? Splendid.
name-any_waste_1 = We are throwing crystals away now. Very posh.
name-any_call_1 = Who blew that? I was in the bath.
name-any_fall_1 = The floor has resigned.
name-any_fall_2 = I was standing on that!
name-any_half_1 = Tickles.
name-any_miss_1 = I hit exactly where they were.
name-any_wake_1 = I was resting my eyes. And my legs. And my face.
name-any_pact_1 = Friends, then. Until it is inconvenient.
name-any_pact_2 = It is inconvenient.
name-turq_collect = One for the moss, one for the owl, and the owl wants two.
name-turq_kill = Compost is compost.
name-turq_death = Plant something tall on me.
name-turq_cast = The forest sends its regards and several thorns.
name-turq_win = Back to the trees. Wipe your feet.
name-achr_collect = Do not let the boar lick that. It is a crystal. It was a crystal.
name-achr_kill = Down, boy. Down. All right, finish up.
name-achr_death = Feed the badgers on Thursdays...
name-achr_cast = He only bites people he meets.
name-achr_win = Who is a good pack? All of you. Stop fighting about it.
name-dund_collect = Sign here, here and here. Crystal received in one piece. Two pieces.
name-dund_kill = Working as designed.
name-dund_death = Note for version two...
name-dund_cast = Nobody touch anything. I touched something.
name-dund_win = Victory, pending inspection.
name-imbl_collect = Keep them dry. No, I do not see the irony.
name-imbl_kill = Brightening up from the west.
name-imbl_death = Tell my cloud... to move in with my sister.
name-imbl_cast = Chance of lightning: certain.
name-imbl_win = Fair skies at last. How dull.
name-betr_kill = They are saying you died. I started it.
name-betr_death = Make it sound braver when you tell it.
name-betr_cast = Lean closer. Closer. There.
name-betr_win = History is written by whoever whispers last.
name-quav_kill = You were on the list. It is a long list.
name-quav_death = Ah. Tuesday.
name-quav_cast = This already happened. Do keep up.
name-quav_win = As predicted, eventually.
says-line = “{ NAME($line) }”
name-any_tapped_1 = Do you mind? I am being menacing.
name-any_tapped_2 = I had the last turn off. I want the next one as well.
name-any_tapped_3 = My feet hurt. Yes, both. Yes, still.
name-any_tapped_4 = Nobody said anything about hills.
name-any_asleep_1 = Zzz. Mine. Zzz. That one also mine. Zzz.
name-turq_tapped = Mind the hat. Something is nesting in it.
name-achr_tapped = Careful. One of us bites. I forget which.
name-dund_tapped = Please keep your fingers outside the machinery.
name-imbl_tapped = My knee says rain. My knee is usually the cause.
name-betr_tapped = I have heard things about that finger.
name-quav_tapped = I knew you would do that.

# House rules
option-mode = Sides
    .about = Gnomes against wizards, or every tribe for itself. An odd number always fights for itself.
    .is-teams = gnomes against wizards
    .is-every_tribe = every tribe for itself
option-length = Length
    .about = Normal: ten rounds, and tiles fall from round 6. Short: six rounds, one clan is already out, and tiles fall from round 3.
option-pacts = Pacts
    .about = Enemies may agree to be friends for a while, and break it whenever they like. For three or more.
option-shape = Shape of the board
    .about = The usual board, one of the ready-made ones, or one that grew wild. Best once you know the game.
    .is-default = usual
    .is-preset = ready-made
option-shape_id = Ready-made board
    .about = Which one, if the board is ready-made.
    .is-p2_hexagon = { sample-p2_hexagon }
    .is-p2_hourglass = { sample-p2_hourglass }
    .is-p2_causeway = { sample-p2_causeway }
    .is-p3_trihex = { sample-p3_trihex }
    .is-p3_trillium = { sample-p3_trillium }
    .is-p3_great_triangle = { sample-p3_great_triangle }
    .is-p4_barrel = { sample-p4_barrel }
    .is-p4_star = { sample-p4_star }
    .is-p4_causeway = { sample-p4_causeway }
    .is-p5_cog = { sample-p5_cog }
    .is-p5_belt = { sample-p5_belt }
    .is-p5_twin_crowns = { sample-p5_twin_crowns }
    .is-p6_anvil = { sample-p6_anvil }
    .is-p6_gear = { sample-p6_gear }
    .is-p6_belt = { sample-p6_belt }
option-wild_board = Wild board
    .about = The wild board of this number, or one that nobody has ever seen.
    .is-surprise = a surprise
option-tribe_pick = Tribes
    .about = Whether everybody chooses a tribe in turn or is dealt one.
    .is-choose = chosen
    .is-random = dealt
option-board_balance = Balance
    .about = Even: every tribe has as many clans with both tiles on the edge. Loose: the first deal stands.
option-board_vote = Voting the board away
    .about = How often the table may vote for another deal.
    .is-0 = never
    .is-1 = once
    .is-3 = three times
option-horns_to_call = Horns for a Call to War
    .about = Three is the book; two is a Lively Muster.
option-hand_limit = Hand limit
    .about = Hidden scrolls you may hold at the end of your turn.
option-team_hands = Team-mates’ scrolls
    .about = Whether team-mates see each other’s hidden scrolls.
option-final_tie = A tie at the end
    .about = Up to three extra rounds break it, or it stands.
    .is-fight_on = fight on
    .is-draw = a draw
option-reaction_seconds = Time to react
    .about = After so many seconds the clock passes for a silent seat.
    .is-0 = for ever
    .is-10 = 10 s
    .is-20 = 20 s
    .is-45 = 45 s
option-bicker = Bickering
    .about = Units comment on the war. Only for fun.

# How to play, on one page
howto-goal = Two peoples, ten rounds, and a board that falls away from the edge. The side with the most points at the end wins: points for who is still standing on yours, and for whom you have sent home on theirs.
howto-turn-roll = On your turn you roll four black dice and a pink one for every clan of yours on the board. Mark those you do not like and roll them again, twice at most.
howto-turn-assign = Then hand them out. Boots, blades and shields go to your units: steps, strength and protection for this turn. A shield stays until blows wear it off. A die that shows boots and blade is one or the other, as you choose. Crystals go to the reserve. Horns you keep, for the end of the turn.
howto-turn-fight = Now your units act, one after another: walk over the triangles, and attack once, an enemy on the same tile. Strength is the unit’s own and its blades. If the target’s shields are at least as many, it loses only half of that, rounded down; otherwise all of it. While things happen, others may answer: a full ability can be cast at almost any time.
howto-turn-call = Three horns are a Call to War. If one of your units stands on the symbol of a clan that is still at home, that clan appears there, and from your next turn you roll a die more. Or charge the spell of a clan that is already out, to the brim. Fewer horns can still draw a scroll. Last, the crystals of the reserve go on your abilities.
howto-turn-flip = From round 6 every turn begins with two tiles of the outermost ring falling into the dark (in a short game from round 7). Who stands on one takes 2 damage and runs to the nearest tile that is left, into an ambush if enemies are there. In the end only the mines remain.
howto-icon-boots = Boots
    .means = One step further this turn.
howto-icon-blade = Blade
    .means = One stronger in this turn’s attack.
howto-icon-shield = Shield
    .means = Protection; each blow wears one off.
howto-icon-black-flex = Boots or blade
    .means = Either, not both.
howto-icon-black-horn = Horn
    .means = Three call a clan or charge a spell; any number can draw scrolls.
howto-icon-crystal = Crystal
    .means = Fills abilities. Mines give one to whoever walks in.
howto-icon-heart = HP
    .means = At none, the unit is gone.
howto-icon-crack = The ground
    .means = From this round on tiles fall.
howto-end = After round 10 count: 1 point for each HP left on your units, 20 for each clan and 30 for each leader you have felled; 7 off for a clan you lost, 12 off for your leader. Teams add up. If one side is wiped out, it is over at once.
howto-mistake-1 = Calling nobody. Every clan is another die each turn, all game long. Go and stand on your symbols early, while they are still there.
howto-mistake-2 = Poking at shields. Half of 3, rounded down, is 1. Gather blades on one unit and strike once, properly.
howto-mistake-3 = Camping on the edge. It is the edge that falls, and whoever falls lands in somebody’s arms.

# Bots
name-bot-general = General
    .about = Plans, holds the edge, remembers who started it.

# Ways to play
preset-skirmish = First skirmish
    .about = Rounds 5 to 10, tribes dealt, one clan each already out.
preset-war = The whole war
    .about = Two tribes, ten rounds, and the ground gives way at six.
preset-teams = Two against two
    .about = Gnomes against wizards, with a bot at your side.
preset-brawl = Every tribe for itself
    .about = Three tribes, a short war, and pacts made to be broken.

name-story_war = How it came to this
text-story_war = Gnomes and wizards once shared their magic and kept the hordes out together. Then somebody dug up the Power Crystals, both peoples found their spells grew with them, and neighbours turned into tribes at war. The crystals are cracking, the ground has begun to shake, and ten rounds from now only the mines will be left to stand on.

## Boards to choose from

place-plan = { $spaces } spaces, { $mines } of them mines
space-bare = { $kind ->
    [mine] crystal mine
    [start] start space
    [filler] crumbled
   *[plain] open ground
  }
sample-p2_hexagon = The Hexagon
    .about = Six sides, two grudges, one very busy middle.
sample-p2_hourglass = The Hourglass
    .about = Wide ends, pinched waist: nobody crosses without stepping in a mine.
sample-p2_causeway = The Causeway
    .about = Long and thin. Bring snacks, and a shield for the corridor.
sample-p3_trihex = The Three-Corner Hexagon
    .about = A hole in the middle that was there before the war.
sample-p3_trillium = The Trillium
    .about = Three broad petals around a hole. Each hangs on by a single crystal mine.
sample-p3_great_triangle = The Great Triangle
    .about = Three sharp corners, all of them a bad place to be in round 6.
sample-p4_barrel = The Barrel
    .about = Staves bulging at the waist, crystals at the heart.
sample-p4_star = The Six-Point Star
    .about = Half the battlefield is points, and points crumble first.
sample-p4_causeway = The High Causeway
    .about = A marching war: four rows a side before the mines.
sample-p5_cog = The Cog
    .about = Six teeth for five tribes. Somebody always gets the spare.
sample-p5_belt = The Broad Belt
    .about = A wide strip: fast flanks, crowded buckle.
sample-p5_twin_crowns = The Twin Crowns
    .about = Two crowned ends that fall off first.
sample-p6_anvil = The Anvil
    .about = Broad as an anvil and about as comfortable to be hammered on.
sample-p6_gear = The Gear
    .about = Eighteen teeth. Count them while you still can.
sample-p6_belt = The Giant’s Belt
    .about = Twelve wide, six deep, no room for apologies.
sample-wild = A wild board
    .about = Grown from a number: nobody has walked it, and nobody vouches for it.

# Said once, when it first matters
lesson-goal = Most points after the last round wins: 20 for each enemy clan and 30 for each leader you finish off, 1 for every HP your units have left.
lesson-tribe = Six tribes, each with a leader and seven clans. Touch one to see what it does best; no choice is wrong.
lesson-roll = Roll, then re-roll any dice, twice at most. Three horns call a clan; boots and blades make units faster and stronger; shields stay until worn down; crystals charge abilities.
lesson-assign = Give each boot, blade and shield to a unit. Horns either wait for a Call to War or go to the scrolls: this choice is final.
lesson-act = Move and attack in any order, one attack per unit. Entering a tile with an enemy stops you. Moving after attacking costs one movement extra.
lesson-strike = Attack above the target’s defense: full damage. Equal or below: half, rounded down. Every attack wears one added shield off.
lesson-call = Stand on a clan’s symbol with three horns waiting: that clan joins you there, and from next turn you roll one more die.
lesson-mines = Each mine tile a unit walks through puts a crystal in the reserve. Whoever’s turn it is collects the whole reserve.
lesson-charge = Fill an ability completely to be able to cast it. Crystals that fit nowhere are lost.
lesson-cast = A full ability can be cast almost any time, even on another player’s turn, except while an enemy unit is walking.
lesson-react = You are under attack and may answer. Your spells come before the blow. Pass to let it land.
lesson-scrolls = Learned scrolls are attached to a unit and charged; secret ones are free and work once. Others see how many you hold, not which.
lesson-flip = Pick two tiles of the outer layer. Whoever stands on one takes 2 damage and runs. Mines never fall.
lesson-pacts = You may offer any enemy a pact: you count as allies until one of you breaks it, which takes one click and no shame.
lesson-reentry = No unit left on the board? Pick a clan to carry on with. Only when all seven are dead are you out.

## What is quickly said

quick-pact = Peace, you and me? Just for now.
quick-common = Look who is winning. Shall we?
quick-mercy = Hit somebody your own size.
quick-promise = I won’t touch you this turn. Probably.
quick-revenge = I will remember that.
