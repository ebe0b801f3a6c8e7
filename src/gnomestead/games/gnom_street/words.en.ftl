# 75 Gnom’ Street, in English.

## What a seat is asked

prompt-fight = Turn { $turn }: send one of your gnomes. Highest goes first; equal ones cancel and fly.
prompt-locked = Your gnome is ready. You may rethink while others are still at it.
prompt-throw = To the catapult at the { NAME($spot) }! The chimney is { $ahead } mm { $side ->
    [0] straight ahead
   *[other] ahead and { $side } mm to the { $hand ->
        [left] left
       *[right] right
    }
  }. { NAME($breeze) }. Aim (minus is left), then bend (0 to 40).
    .short = To the catapult! Aim, then bend, then let go.
prompt-bend = How hard do you bend it (0 to 40)? Then it flies.
    .short = Now bend it, and let go.
prompt-take = Take a Terrain (where your Mini goes) and an Action (what you may do there).
prompt-take-loser = Wooden spoon: you ask nobody this turn. Take a Terrain and an Action all the same.
prompt-action = { NAME($terrain) } it is. { $asks ->
    [yes] And what will you do there?
   *[no] And an Action: only the Cat would do you any good.
  }
prompt-early = Early Bird: take your two tokens now, before anybody else?
prompt-place = Put a Mini on { $terrain }. It is where you ask from.
prompt-place-loser = Put a Mini on { $terrain }. No question for you this turn, but you may dig.
prompt-place-anywhere = Trespasser: put a Mini on any dry space you like.
prompt-move = No Mini left at home: which of yours moves { $terrain ->
    [anywhere] to a dry space?
   *[other] to { $terrain }?
  }
prompt-move-to = { $terrain ->
    [anywhere] Where does it go? Any dry space will do.
   *[other] To which space of { $terrain }?
  }
prompt-bounce = Bouncer: throw out a rival next to you?
prompt-ask = { $action ->
    [area] Area from { $space }: whose Loot might lie here or right beside? Asked is asked.
    [line] Line of Sight from { $space }: whose Loot might lie in this row or column? Asked is asked.
   *[flower] Flower from { $space }: whom do you ask?
  }
prompt-colour = Which flower do you ask { SEAT($seat) } about? Asked is asked.
prompt-use = Snitch with the Cat token: ask any question you like, or move the Cat.
prompt-cat = Mister Biscuits awaits your instructions, in theory. Where does he go?
prompt-again = Third Degree: one more { $action ->
    [area] Area
    [line] Line of Sight
   *[flower] Flower
  } question, from any Mini of yours?
prompt-whistle = Whistle for the Cat? Say where he shall go.
prompt-dig = Dig? Pay with a card: it buys one or two tokens under your Minis.
prompt-dig-free = Your hand is empty: one or two tokens are free now.
prompt-pay = Which gnome pays for the dig? It goes to your Cemetery.
prompt-face = What do you bury, and where? Moles find Loot, Baits fool Moles.
prompt-lay = Where does the { $face ->
    [mole] Mole
   *[bait] Bait
  } go? { $beside ->
    [yes] Under a Mini of yours, or right beside one.
   *[no] Under a Mini of yours.
  }
prompt-second = Another token? It is paid for.
prompt-hole = Under which Mini of yours? There is no second try.
prompt-mole = Lay your only Mole? Right wins the set at once. Wrong loses it at once.

## What a seat can say

say-skip = Leave it
say-finish = Finish the go
say-rethink = Rethink: take the gnome back
say-later = Later, in my own go
say-fight = { $value }: { NAME($card) }
say-aim = Aim { $word }
say-bend = Bend { $word }
say-terrain = { NAME($token) }
say-action = { NAME($token) }
say-place = { $space } { NAME($space) }
say-mover = The Mini on { $space } { NAME($space) }
say-bounce = Throw { SEAT($seat) } off { $space }
say-use = { $word ->
    [area] Ask an Area question
    [line] Ask a Line of Sight question
    [flower] Ask a Flower question
   *[cat] Move the Cat
  }
say-target = Ask { SEAT($seat) }
say-colour = { $colour ->
    [blue] Blue bluebells?
    [pink] Pink peonies?
    [yellow] Yellow sunflowers?
   *[white] White daisies?
  }
say-origin = From { $space } { NAME($space) }
say-cat = { $space } { NAME($space) }
say-dig = Dig
say-pay = Pay with { $value }: { NAME($card) }
say-mole = A Mole
say-bait = A Bait
say-lay = { $height ->
    [0] Under { $space } { NAME($space) }
   *[other] On top of { $height } at { $space } { NAME($space) }
  }

## A closer look at an option

detail-fight = { $same ->
    [0] No rival holds a { $value } any more: it cannot be cancelled.
    [one] One rival still holds a { $value }.
   *[other] { $same } rivals still hold a { $value }.
  } { $ability ->
    [snitch] { ability-snitch }
    [early_bird] { ability-early_bird }
    [bouncer] { ability-bouncer }
    [trespasser] { ability-trespasser }
    [cat_caller] { ability-cat_caller }
    [grill] { ability-grill }
    [digger] { ability-digger }
   *[boss] { ability-boss }
  }
detail-terrain_grass = Your Mini goes on Grass: A4, A6, B2 or C5. { flavour-terrain_grass }
detail-terrain_wood = Your Mini goes on Wood: A1, B4, B6 or C2. { flavour-terrain_wood }
detail-terrain_gravel = Your Mini goes on Gravel: A5, B1, B3 or C6. { flavour-terrain_gravel }
detail-terrain_soil = Your Mini goes on Soil: A2, B5, C1 or C3. { flavour-terrain_soil }
detail-action_area = Is your Loot under my Mini or on a space around it? { flavour-action_area }
detail-action_line = Is your Loot in my Mini’s row or column? { flavour-action_line }
detail-action_flower = Does a colour of my space grow where your Loot lies? { flavour-action_flower }
detail-action_cat = Move the Cat; a Mini where it lands runs home. { flavour-action_cat }
detail-kick-out = { SEAT($seat) }’s Mini there is kicked out.
detail-outlook = From here your { $action ->
    [area] Area
    [line] Line of Sight
   *[flower] { $colour } Flower
  } question splits your map of { SEAT($seat) }: { $yes ->
    [one] 1 says yes,
   *[other] { $yes } say yes,
  } { $no ->
    [one] 1 says no.
   *[other] { $no } say no.
  }
    .short = { $yes } : { $no }
detail-cat-chases = { SEAT($seat) }’s Mini there runs home.
detail-quiet = Only you will hear. { $yes ->
    [-1] A flower splits best when your map has some of it and some not.
   *[other] Your map of { SEAT($seat) }: { $yes } yes, { $no } no.
  }
    .short = { $yes ->
        [-1] { "" }
       *[other] { $yes } : { $no }
      }
detail-loud = Everybody will hear, by megaphone. { $yes ->
    [-1] A flower splits best when your map has some of it and some not.
   *[other] Your map of { SEAT($seat) }: { $yes } yes, { $no } no.
  }
    .short = { $yes ->
        [-1] { "" }
       *[other] { $yes } : { $no }
      }
detail-mole = { $gangs ->
    [0] By your sheet, nobody’s Loot can lie here.
    [one] By your sheet, one rival’s Loot may lie here.
   *[other] By your sheet, the Loot of { $gangs } rivals may lie here.
  }

## Why not

why-not-your-go = It is { SEAT($seat) }’s go.
why-not-now = Not now: this moment is about something else.
why-locked = You have sent your gnome. Rethink first, while others still choose.
why-released = Your cap is in the air. No calling it back.
why-not-tied = Your gnome was not cancelled, so your cap stays on.
why-not-your-card = { NAME($card) } works for another gang.
why-card-fighting = { NAME($card) } is fighting this turn already.
why-card-used = { NAME($card) } rests in your Cemetery until all come back.
why-token-taken = { NAME($token) } is taken: better-ranked gangs choose first.
why-tokens-later = Terrain and Action tokens are taken at the start of a go.
why-token-laid = What is buried stays buried until the count.
why-mini = Minis are chosen by the space they stand on, when their moment comes.
why-cap = Caps move with the ranking, or through the air.
why-cat-alone = Nobody moves Mister Biscuits without his token or a whistle.
why-loot = Your Loot stays where it is. You may look at it as often as you like.
why-sheet = Your sheet is yours: mark it as you like, it is no part of the game.
why-pond = { $space } is a pond. Gnomes sink.
why-pond-dig = { $space } is a pond: nothing is ever buried there.
why-other-terrain = You took { $terrain }: that is where your Mini must go.
why-cat-sits = Mister Biscuits sits on { $space }. Would you?
why-guarded = The Mini on { $space } is guarded by a Boss: nobody moves it.
why-fresh = The Mini on { $space } was put down this very turn: it stays.
why-same-space = Moving means going somewhere else than { $space }.
why-nobody-near = There is no rival to bounce on { $space }.
why-cat-too-far = { $space } is more than one step away for the Cat.
why-ask-yourself = You know where your own Loot is. Hopefully.
why-no-origin = You put down no Mini this turn, so there is nowhere to ask from.
why-ranked-above = { SEAT($seat) } ranks above you: one only questions those below.
why-origin-fixed = You ask from { $space }, where your Mini was put down this turn.
why-not-your-mini = None of your Minis stands on { $space }.
why-same-question = You have just asked that from { $space }: the same question twice is once too often.
why-no-own-mini = Tokens go under your own Minis, and none stands on { $space }.

## What happened

event-gangs_dealt = The gangs: { $gangs }.
    .routine = yes
event-loot_dealt = { SEAT($seat) } hides some Loot.
    .known = Your Loot is { NAME($loot) }, under { $space } { NAME($space) }. Not a word to anybody.
    .routine = yes
event-turn_began = — Turn { $turn } —
event-hands_refilled = Somebody is out of gnomes: everybody takes all eight back.
    .gesture = blaze, fan cards
event-hand_refilled = { YOU($seat) ->
    [yes] You take
   *[no] { SEAT($seat) } takes
  } all eight gnomes back.
    .gesture = fan cards
event-last_turn = The porch light goes on. Turn { $turn } is the last!
    .sound = bell
    .moment = clock
    .gesture = dim
    .title = The last turn
event-card_locked = { YOU($seat) ->
    [yes] Your gnome is ready.
   *[no] { SEAT($seat) } is ready.
  }
    .routine = yes
event-card_taken_back = { YOU($seat) ->
    [yes] You think again.
   *[no] { SEAT($seat) } thinks again.
  }
    .routine = yes
event-cards_revealed = All gnomes step forward: { $values }! ({ $cards })
    .gesture = flip cards
event-cancelled = Great minds think alike, and count zero now. To the catapults!
    .gesture = clash cards
event-throw_opened = Gnome Throw { $number } from the { NAME($spot) }. { $breeze ->
    [-2] A stiff breeze from the right.
    [-1] A light breeze from the right.
    [0] Dead calm.
    [1] A light breeze from the left.
   *[2] A stiff breeze from the left.
  }
event-released = { YOU($seat) ->
    [yes] Your cap is in the air.
   *[no] { SEAT($seat) }’s cap is in the air.
  }
    .routine = yes
event-throw_landed = { YOU($seat) ->
    [yes] You
   *[no] { SEAT($seat) }
  } (aim { $aim }, bend { $bend }): { $distance ->
    [999] over the hedge.
   *[other] { $distance } mm off.
  } { $comment ->
    [bullseye] { comment-bullseye }
    [roof] { comment-roof }
    [gutter] { comment-gutter }
    [lawn] { comment-lawn }
    [lost] { comment-lost }
   *[hedge] { comment-hedge }
  }
    .sound = clonk
event-shuffled = Still level after all that throwing: the street draws straws.
event-ranked = { YOU($first) ->
    [yes] You go
   *[no] { SEAT($first) } goes
  } first; { YOU($last) ->
    [yes] you get
   *[no] { SEAT($last) } gets
  } the wooden spoon and the leftovers.
event-waits_for_go = { YOU($seat) ->
    [yes] You stay
   *[no] { SEAT($seat) } stays
  } in bed a little longer.
    .routine = yes
event-token_taken = { YOU($seat) ->
    [yes] You take
   *[no] { SEAT($seat) } takes
  } { NAME($terrain) } and { NAME($action) }.
    .routine = yes
event-no_room = { YOU($seat) ->
    [yes] You find
   *[no] { SEAT($seat) } finds
  } no room for a Mini.
whose-mini = { YOU($seat) ->
    [yes] Your { NAME($mini) }
   *[no] { NAME($mini) } of { SEAT($seat) }
  }
event-mini_placed = { whose-mini } goes to { $space } { NAME($space) }.
    .gesture = pop mini
event-mini_moved = { whose-mini } moves from { $start } to { $space } { NAME($space) }.
    .gesture = hop mini
event-mini_sent_back = { $cause ->
    [kick_out] { whose-mini } leaves { $space }. Head first.
    [bounce] { whose-mini } is bounced off { $space }. Mind the boot.
   *[cat] Purring. Screaming. Purring. { whose-mini } runs home from { $space }.
  }
    .sound = { $cause ->
        [cat] meow
       *[other] whoosh
      }
    .moment = { $cause ->
        [cat] cat
       *[other] {""}
      }
    .gesture = { $cause ->
        [cat] deal mini seat
       *[other] hurl mini seat
      }
event-guarded = { YOU($seat) ->
    [yes] Your
   *[no] { SEAT($seat) }’s
  } Mini on { $space } does not move for anyone.
event-asked = { YOU($asker) ->
    [yes] You ask
   *[no] { SEAT($asker) } asks
  } { YOU($target) ->
    [yes] you
   *[no] { SEAT($target) }
  }: { asked }
asked = { $action ->
    [area] is it on or around { $space }?
    [line] is it in line with { $space }?
   *[flower] does { $colour } grow there, as on { $space }?
  }
event-answered = { $style ->
    [megaphone] { YOU($target) ->
        [yes] You
       *[no] { SEAT($target) }
      }, by megaphone: { $yes ->
        [yes] “YES! I mean… what was the question?”
       *[no] “NO! And tell everyone I said so!”
      }
    [open] { YOU($target) ->
        [yes] You
       *[no] { SEAT($target) }
      }: { $yes ->
        [yes] “Yes. Satisfied?”
       *[no] “No. Keep looking.”
      }
   *[cards] A card is passed. A card is passed back. Eyebrows.
  }
    .known = { YOU($target) ->
        [yes] You show { SEAT($asker) } your card:
       *[no] { SEAT($target) } shows you a card:
      } { $yes ->
        [yes] YES.
       *[no] NO.
      }
    .sound = { $style ->
        [megaphone] megaphone
       *[other] whisper
      }
    .gesture = { $style ->
        [cards] visit target asker
       *[other] {""}
      }
    .guise = { $yes ->
        [yes] answer_yes
        [no] answer_no
       *[other] answer_back
      }
    .speaker = { $yes ->
        [yes] { $target }
        [no] { $target }
       *[other] {""}
      }
event-question_skipped = { YOU($seat) ->
    [yes] You ask
   *[no] { SEAT($seat) } asks
  } nothing. Suspicious.
event-cat_skipped = { YOU($seat) ->
    [yes] You let
   *[no] { SEAT($seat) } lets
  } the Cat sleep.
event-cat_moved = { $pond ->
    [yes] Mister Biscuits goes fishing at { $space } { NAME($space) }. Nobody breathe.
   *[no] Mister Biscuits strolls to { $space } { NAME($space) }.
  }
    .gesture = hop cat
event-card_discarded = { YOU($seat) ->
    [yes] You pay
   *[no] { SEAT($seat) } pays
  } with { $value }, { NAME($card) }.
    .gesture = fall card
event-token_laid = { $height ->
    [1] { SEAT($seat) } buries something small under { $space } { NAME($space) }.
   *[other] { SEAT($seat) } digs too: a crowd is forming under { $space } { NAME($space) }.
  }
    .known = You lay a { $face } under { $space } { NAME($space) }.
event-go_finished = { YOU($seat) ->
    [yes] You dig
   *[no] { SEAT($seat) } digs
  } nothing.
    .routine = yes
event-tokens_returned = All tokens go back to their slots.
event-loots_shown = The Loot comes to light: { $spaces }.
    .moment = loot
    .gesture = hop spaces
event-stacks_shown = Every token is turned up, the bottom ones first.
event-scored = { $part ->
    [minis] { YOU($seat) ->
        [yes] You
       *[no] { SEAT($seat) }
      }: { $points } for Minis in the garden.
    [loot] { YOU($seat) ->
        [yes] You
       *[no] { SEAT($seat) }
      } dug up the Loot at { $space }: { $points } points.
   *[bait] { YOU($seat) ->
        [yes] Your
       *[no] { SEAT($seat) }’s
      } Bait at { $space } had takers: { $points }.
  }
    .gesture = swell seat space
    .tally = +{ $points }
event-final_throw = A draw! To the catapults: first to two.
    .moment = target
    .title = A draw: first to two
event-final_throw_won = { YOU($seat) ->
    [yes] You win that throw and have
   *[no] { SEAT($seat) } wins that throw and has
  } { $wins } now.
event-set_over = { $how ->
    [right] One mole, one hole:
    [wrong] Wrong hole. Very wrong hole:
   *[throws] Two caps nearer the chimney:
  } set { $number } goes to { YOU($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
  }. The Loot lay at { $spaces }.
    .moment = flag
event-match_over = { YOU($seat) ->
    [yes] The garden is yours!
   *[no] The garden belongs to { SEAT($seat) } now.
  }
    .moment = trophy
event-game_over = { YOU($seat) ->
    [yes] All hail the new Boss Gnome of number 75: you, with { $points } points!
   *[no] All hail the new Boss Gnome of number 75: { SEAT($seat) }, with { $points } points!
  }
    .moment = trophy

## The end, to each side

headline-boss-won = All hail the new Boss Gnome: you!
headline-boss-lost = { SEAT($seat) } is the new Boss Gnome.
headline-boss-watched = { SEAT($seat) } is the new Boss Gnome.
headline-duel-won = The garden is yours!
headline-duel-lost = The garden belongs to { SEAT($seat) } now.
headline-duel-watched = The garden belongs to { SEAT($seat) } now.
reason-last-turn = Turn { $turn } was the last. Everything was turned up and counted.
reason-set-right = { YOU($seat) ->
    [yes] You dug where the Loot of { SEAT($loser) } lay.
   *[no] { SEAT($seat) } dug where { YOU($loser) ->
        [yes] your Loot
       *[no] the Loot of { SEAT($loser) }
      } lay.
  } One mole, one hole.
reason-set-wrong = { YOU($loser) ->
    [yes] You dug
   *[no] { SEAT($loser) } dug
  } in the wrong place, and that ends a set.
reason-set-throws = The turns ran out, with nothing dug up.
deed-sets = { YOU($seat) ->
    [yes] Sets: { $won } for you, { $lost } for the rival.
   *[no] { YOU($loser) ->
        [yes] Sets: { $lost } for you, { $won } for { SEAT($seat) }.
       *[no] Sets: { $won } for { SEAT($seat) }, { $lost } for { SEAT($loser) }.
      }
  }
decided-throws = { SEATS($seats) } were level at { $points } points. The catapults decided, first to two throws: { YOU($seat) ->
    [yes] you!
   *[no] { SEAT($seat) }.
  }
decided-duel = The catapults decided, first to two throws: { YOU($seat) ->
    [yes] you!
   *[no] { SEAT($seat) }.
  }

## The score sheet

score-minis = Minis in the garden
score-loot = { SEAT($owner) }’s Loot at { $space }
score-bait = Bait at { $space }
score-sets = Sets won

## The table

goal-war = Most points win. A Mole on somebody else’s Loot is worth 5, 4 or 3.
goal-duel = Win { $sets ->
    [one] a set
   *[other] { $sets } sets
  }: put your Mole on the other gang’s Loot before they find yours.
goal-sets = Sets
    .about = Sets won.
goal-turns = Turn
    .about = The last turn comes when somebody has run out of cards; this one at the latest.
goal-hunted = You hunt
    .about = Spaces where this gang’s Loot cannot be, as your sheet has it. One space left: found!
goal-hunter = After you
    .about = Spaces this gang can rule out for your Loot, from the answers it has heard.
place-turn = Number 75
turn-war-certain = Turn { $turn }, the last one is turn { $latest }
turn-war = Turn { $turn }, the last one between { $earliest } and { $latest }
turn-last = Turn { $turn }: the last!
turn-duel = Set { $set }, turn { $turn } (first to { $sets })
place-garden = The garden
space = { $space } { NAME($space) }
place-ranking = Ranking
rank = { $place }.
rank-loser = Loser:
place-slots = Tokens to take
place-gang = Gang
place-hand = Your hand
place-sheet = Your sheet: { SEAT($seat) } ({ $left ->
    [one] 1 space
   *[other] { $left } spaces
  } left; they have yours down to { $exposure })
place-log = Questions
thing = { NAME($id) }
cat-away = Mister Biscuits, asleep indoors
token-mole = Mole
token-bait = Bait
token-back = token
ready = ready!
card = { $value } { NAME($card) }, { NAME($ability) }{ $counts ->
    [0] , cancelled: counts 0
   *[other] { "" }
  }
my-card = { $value } { NAME($card) }
cards-left = Cards
hand-left = holds { $values }
cemetery = used { $values }
supply = Minis at home
sets = Sets
tokens-left = { $count ->
    [one] 1 token left
   *[other] { $count } tokens left
  }
tokens-left-mine = { $moles ->
    [one] 1 Mole
   *[other] { $moles } Moles
  }{ $baits ->
    [0] { "" }
    [one] , 1 Bait
   *[other] , { $baits } Baits
  } left
loot = { NAME($loot) }, under { $space }
picked = Off to the fight!
sheet-space = { $space }
log-line = turn { $turn } { SEAT($asker) }→{ SEAT($target) } { $action ->
    [flower] { $colour }
   *[other] { $action } { $space }
  } { $answer ->
    [yes] YES
    [no] NO
   *[unknown] ?
  }
layout-garden = Garden
layout-cards = Cards
layout-sheet = Sheet
layout-gangs = Gangs
layout-my-sheet = Your sheet
layout-inside = In the bright part: { $inside } of { $left }.
layout-outlook-none = Point at a space: what could one ask from there?
layout-outlook-pond = { $space } is a pond: no Loot in it, no questions from it.
layout-outlook = From { $space }, { SEAT($seat) }’s { $left ->
    [one] 1 space says
   *[other] { $left } spaces say
  } yes : no
layout-angle = { $angle ->
    [area] Area
    [line] Line of Sight
    [blue] Blue flowers
    [pink] Pink flowers
    [yellow] Yellow flowers
   *[white] White flowers
  }: { $yes } yes, { $no } no
layout-no-questions = No questions yet. Everybody is innocent.
layout-own-loot = Your own Loot:
layout-exposed = { SEAT($seat) } has it down to { $left }.
layout-cell = { $space }, { $state ->
    [out] crossed out
   *[open] possible
  }{ $mark ->
    [cross] , marked with a cross
    [maybe] , marked maybe
    [star] , marked with a star
   *[none] { "" }
  }
layout-answers = { $style ->
    [megaphone] You answer out loud this turn.
   *[cards] You answer quietly this turn.
  }
layout-loot = Your Loot
layout-hold = hold to peek
layout-peek = Your Loot, face down. Hold to peek.
layout-thrower = { $gone ->
    [yes] has let go
   *[no] { YOU($seat) ->
        [yes] you aim, then bend
       *[no] is taking aim
      }
  }
layout-aim = Aim
layout-aimed = { $side ->
    [ahead] Aim: straight ahead
   *[other] { $much ->
        [far] Aim: far to the { $side }
       *[little] Aim: a little to the { $side }
      }
  }
layout-set-aim = Aim there
layout-aim-again = Aim again
layout-bend = Bend
layout-hold-bend = Hold to bend
layout-let-go = Let go!
layout-prefer-sliders = Rather sliders
layout-prefer-timing = Rather timing
widget-reach = What the question is about
widget-sets = What could be asked from where
widget-throw = Gnome Throw { $number } at the { NAME($spot) }
badge-grass = ♣ grass
badge-wood = ♠ wood
badge-gravel = ∴ gravel
badge-soil = ≡ soil
badge-pond = ~ pond
badge-blue = blue
badge-pink = pink
badge-yellow = yellow
badge-white = white
badge-fresh = this turn
badge-guarded = guarded
badge-cards = whispers
badge-megaphone = shouts


## What the gnomes can do, in short and in full

power-snitch = Snitch: asks anybody, any way
power-early_bird = Early Bird: takes its tokens first
power-bouncer = Bouncer: throws out a neighbour
power-trespasser = Trespasser: stands anywhere dry
power-cat_caller = Cat Caller: moves the Cat too
power-grill = Third Degree: asks twice
power-digger = Digger: may dig beside a Mini
power-boss = Boss: its Mini stays for 2 turns

ability-snitch = May question anybody, even as the Loser; may use the Cat token for any question.
ability-early_bird = May take both tokens before the first go. The rank stays.
ability-bouncer = May send home a rival’s older Mini next to the one just put down.
ability-trespasser = May put its Mini on any dry space, whatever the Terrain token says.
ability-cat_caller = May also move the Cat, after the action.
ability-grill = May ask a second question of the same kind, from any of its Minis.
ability-digger = One token of a dig may go beside a Mini instead of under it.
ability-boss = Its Mini cannot be sent home until the end of the next turn.

## Names of things, and what is printed on them

name-red = The Rusty Rakes
name-green = The Hedge Fund
name-purple = The Velvet Slugs
name-orange = The Terracotta Mob

name-red_1 = Pip Squeal
flavour-red_1 = Knows everything about everyone. Tells everything to everyone. Alive, somehow.
name-red_2 = Early Bert
flavour-red_2 = Was already here when you arrived. Has been through your pockets since.
name-red_3 = Knuckles Fernsby
flavour-red_3 = Bounced from the rockery for excessive bouncing.
name-red_4 = Gatecrash Gus
flavour-red_4 = A fence is just a very slow suggestion.
name-red_5 = Kitty Callahan
flavour-red_5 = Two fingers, one whistle, nine lives’ worth of trouble.
name-red_6 = Two-Time Quentin
flavour-red_6 = “And now the same question, but with the lamp closer.”
name-red_7 = Spade Malloy
flavour-red_7 = Calls a spade a spade. Calls everything else a hole.
name-red_8 = Don Rastrello
flavour-red_8 = Made his fortune in leaves. Do not ask whose.
name-green_1 = Whistleblower Wyn
flavour-green_1 = Technically a compliance officer. Technically.
name-green_2 = Pre-Market Pru
flavour-green_2 = Trades before the dew is off the lawn.
name-green_3 = Takeover Olaf
flavour-green_3 = Hostile by nature, hostile by contract.
name-green_4 = Offshore Odette
flavour-green_4 = Her address is a puddle in another jurisdiction.
name-green_5 = Ledger Tabitha
flavour-green_5 = Keeps two sets of books and one cat on retainer.
name-green_6 = Audit Audrey
flavour-green_6 = “Let us go over your answer again. And your other answer.”
name-green_7 = Deep-Pockets Dill
flavour-green_7 = Diversified holdings: seven holes, all deep.
name-green_8 = Chairgnome Boxwood
flavour-green_8 = Clipped, square and impossible to see past.
name-purple_1 = Silver-Trail Simeon
flavour-purple_1 = Wherever he has been, so has the news.
name-purple_2 = Dewdrop Dot
flavour-purple_2 = Moves only at dawn. By noon it is already done.
name-purple_3 = Salty Sal
flavour-purple_3 = The only Slug nobody rubs the wrong way.
name-purple_4 = Slippery Sid
flavour-purple_4 = Locks do not open for him. They simply give up.
name-purple_5 = Madame Miaow
flavour-purple_5 = Claims the cat is her nephew. The cat has not denied it.
name-purple_6 = Inga Terrogate
flavour-purple_6 = So polite that you confess out of embarrassment.
name-purple_7 = Undermine Ursula
flavour-purple_7 = Never enters by the door, the window or the lawn.
name-purple_8 = Baroness Limax
flavour-purple_8 = She did not climb to the top. She oozed.
name-orange_1 = Crackpot Carl
flavour-orange_1 = Leaks water. Leaks secrets. Same crack.
name-orange_2 = Kiln-Hour Katya
flavour-orange_2 = Up since four, baked by six, gone by seven.
name-orange_3 = Brick Shovington
flavour-orange_3 = Has one move. It is a good move.
name-orange_4 = Potluck Polly
flavour-orange_4 = Brings a salad to every place she was not invited to.
name-orange_5 = Ginger Tomkin
flavour-orange_5 = Smells of sardines on purpose.
name-orange_6 = Hot-Lamp Lorenzo
flavour-orange_6 = Twelve hundred degrees and he has all evening.
name-orange_7 = Muddy Magda
flavour-orange_7 = Her boots have been entered in evidence twice.
name-orange_8 = Big Urn
flavour-orange_8 = Nobody knows what is inside. Somebody’s uncle, they say.

name-snitch = Snitch
name-early_bird = Early Bird
name-bouncer = Bouncer
name-trespasser = Trespasser
name-cat_caller = Cat Caller
name-grill = Third Degree
name-digger = Digger
name-boss = Boss

name-A1 = Log Pile
flavour-A1 = Nobody has burned a log here since 1994. Nobody has dared to look behind one either.
name-A2 = Rhubarb Row
flavour-A2 = Big leaves, long shadows, zero witnesses.
name-A3 = Lily Pond
flavour-A3 = Forty centimetres deep. That is four gnomes, standing on each other. It has been tested.
name-A4 = Croquet Lawn
flavour-A4 = The hoops are gates, the gates have tolls, the tolls are not optional.
name-A5 = Sundial Circle
flavour-A5 = Always half past something criminal.
name-A6 = Washing Line
flavour-A6 = One sock missing per week. The owner blames the machine.
name-B1 = Garden Path
flavour-B1 = Crunches underfoot. Professionals wear slippers.
name-B2 = Daisy Patch
flavour-B2 = He digs here, he digs here not, he digs here…
name-B3 = Birdbath Ring
flavour-B3 = Neutral ground by treaty. The treaty is under the birdbath. So is a knife.
name-B4 = Old Stump
flavour-B4 = Somebody carved a heart and two initials. Somebody else carved a price.
name-B5 = Strawberry Bed
flavour-B5 = The netting keeps birds out and gnomes in.
name-B6 = Bench Arbour
flavour-B6 = Lovers on top, ledgers underneath.
name-C1 = Compost Heap
flavour-C1 = Warm all winter. Evidence rots in eleven days.
name-C2 = Rose Trellis
flavour-C2 = Climb at your own risk; the thorns are on somebody’s payroll.
name-C3 = Cabbage Patch
flavour-C3 = Every third cabbage is hollow. Knock first.
name-C4 = Koi Pond
flavour-C4 = The fish have seen everything and, being koi, will not talk.
name-C5 = Molehill Meadow
flavour-C5 = The moles work freelance and invoice in worms.
name-C6 = Gate Apron
flavour-C6 = Last stop before the street. Walk, never run.

name-loot_a1 = Eleven Garage Clickers
flavour-loot_a1 = None of them opens anything in this street. All of them open something.
name-loot_a2 = A Brass Doorknob
flavour-loot_a2 = Still attached to the door. The door was the hard part.
name-loot_a4 = The Silver Toast Rack
flavour-loot_a4 = Holds six slices or one very small prisoner.
name-loot_a5 = A Sack of Left Gloves
flavour-loot_a5 = The right ones are held by a rival gang. Negotiations continue.
name-loot_a6 = One Hundred and Six Pegs
flavour-loot_a6 = The great laundry heist. The sheets are still in the neighbour’s pear tree.
name-loot_b1 = The Letterbox
flavour-loot_b1 = With letters. Mostly about the missing letterbox.
name-loot_b2 = The Golden Trowel
flavour-loot_b2 = First prize, Village in Bloom. Second prize never saw who hit him.
name-loot_b3 = The Diamond Duck
flavour-loot_b3 = Rubber body, diamond eyes. Squeaks under oath.
name-loot_b4 = A Stolen Accordion
flavour-loot_b4 = The whole street was grateful. Not one witness came forward.
name-loot_b5 = A Jar of Premium Worms
flavour-loot_b5 = Vintage. The moles get misty-eyed.
name-loot_b6 = Grandmother’s Good Teeth
flavour-loot_b6 = She wants them back by Sunday roast.
name-loot_c1 = The Pink Flamingo
flavour-loot_c1 = Plastic, one leg, three owners, no regrets.
name-loot_c2 = The Weathercock
flavour-loot_c2 = The village has not known which way the wind blows since.
name-loot_c3 = Nineteen Solar Lamps
flavour-loot_c3 = They glow through the soil at night. Amateurs.
name-loot_c5 = The Petty Cash Tin
flavour-loot_c5 = Very petty. Mostly buttons and a grudge.
name-loot_c6 = The Number Plate “75”
flavour-loot_c6 = The postman has been walking in circles for a week.

name-terrain_grass = Grass
flavour-terrain_grass = Soft landing, green stains, plausible deniability.
name-terrain_wood = Wood
flavour-terrain_wood = Logs, stumps, benches: everything creaks but nobody talks.
name-terrain_gravel = Gravel
flavour-terrain_gravel = Loud shoes, quiet deals.
name-terrain_soil = Soil
flavour-terrain_soil = Freshly dug. Do not ask by whom.
name-action_area = Area
flavour-action_area = Sniff left, sniff right, sniff behind the rhubarb.
name-action_line = Line of Sight
flavour-action_line = One eye shut, one thumb out, pretending to be an architect.
name-action_flower = Flower
flavour-action_flower = Stop and smell the evidence.
name-action_cat = Cat
flavour-action_cat = It is not evil. It is just bored, and you are breakable.
name-cat = Mister Biscuits
name-mini_red_1 = Brass
name-mini_red_2 = Tines
name-mini_red_3 = Crowbar Kit
name-mini_green_1 = Shears
name-mini_green_2 = Briefcase
name-mini_green_3 = Clipboard
name-mini_purple_1 = Hose
name-mini_purple_2 = Saltshaker
name-mini_purple_3 = Parasol
name-mini_orange_1 = Potter
name-mini_orange_2 = Trowel
name-mini_orange_3 = Brickbat

name-spot_gate = Garden Gate
flavour-spot_gate = Straight up the path. No excuses.
name-spot_dustbin = Dustbin Lid
flavour-spot_dustbin = Good height, bad smell.
name-spot_letterbox = Letterbox Post
flavour-spot_letterbox = Do not hit the postman. Again.
name-spot_bird_table = Bird Table
flavour-spot_bird_table = The sparrows are taking bets.
name-spot_compost = Compost Corner
flavour-spot_compost = Long shot. Soft run-up.
name-spot_wheelbarrow = Wheelbarrow
flavour-spot_wheelbarrow = So close you can hear the chimney laughing.
name-spot_hedge_gap = Gap in the Hedge
flavour-spot_hedge_gap = Elbows in.
name-spot_kennel = Empty Kennel
flavour-spot_kennel = The dog moved out. It was the cat.
name-breeze_minus_2 = Stiff breeze from the right
name-breeze_minus_1 = Light breeze from the right
name-breeze_0 = Dead calm
name-breeze_1 = Light breeze from the left
name-breeze_2 = Stiff breeze from the left
comment-bullseye = Straight down the chimney! Somewhere inside, a kettle says “ow”.
comment-roof = On the tiles, close enough to feel the smoke.
comment-gutter = Into the gutter. The gutter has opinions.
comment-lawn = Face down in the lawn, like a professional.
comment-lost = That was a different house.
comment-hedge = Over the hedge! Next door’s dog is thrilled.

warn-own-loot-mole = This is your own Loot: a Mole here { $duel ->
    [yes] loses you the set.
   *[no] scores nothing.
  }
warn-own-loot-bait = This is your own Loot: a Bait here fools nobody, it is cancelled.
warn-impossible-mole = By your sheet, nobody’s Loot can lie here.
warn-last-card = This is your last card: pay with it, and the next turn is the last one.
warn-skip-question = Your question is still unasked, and it will not keep.
warn-cat-own = Your own Mini stands there. Mister Biscuits makes no exceptions.
warn-kick-own = Your own Mini stands there: this sends it home.
warn-ask = You ask { SEAT($seat) }: { asked } Asked is asked.
warn-loud = { SEAT($seat) } answers by megaphone, for all to hear; { SEAT($quiet) } would whisper.{ $first ->
    [yes] {" "}Asked is asked.
   *[no] {""}
  }
warn-duel-mole = Your only Mole: right or wrong, it ends the set.
warn-second-mole = You have a Mole here already: a second one brings nothing more.

# House rules
option-gang_1 = Gang, seat 1
    .about = Which colour sits there. Any: whichever is left.
option-gang_2 = Gang, seat 2
    .about = { option-gang_1.about }
option-gang_3 = Gang, seat 3
    .about = { option-gang_1.about }
option-gang_4 = Gang, seat 4
    .about = { option-gang_1.about }
option-sets_to_win = Sets to win
    .about = How many sets win a duel.
option-duel_turn_cap = Longest set
    .about = After so many turns of a duel without a Mole, cap throws decide the set.
option-bait_own_moles = Bait and own Moles
    .about = Whether a Bait also scores for its owner’s own Moles above it.
option-sheet_help = Help on the sheet
    .about = How much the investigation sheet crosses out by itself.
    .is-manual = none, by hand
    .is-answers = what was answered
    .is-full = all that follows
option-throw_wobble = Wobble
    .about = How far a thrown cap strays from where you aimed it.
option-throw_bots = Bots’ aim
    .about = How well bots throw.
option-show_remaining_hands = Show cards left
    .about = Shows which cards each gang still holds. Anybody could work it out.
option-spectators_see_all = Spectators see all
    .about = Whoever watches sees every secret. Only if everybody at the table agrees.

# How to play, on one page
howto-goal = Somewhere in this garden each gang has hidden its Loot. Find out where the others’ lies, bury your Moles under it before anybody else does, and have the most points when the war is over.
howto-turn-fight = Everybody picks one gnome, secretly, and all step forward at once. The highest number goes first, the lowest is the Loser. Equal numbers cancel each other out: those gnomes count nothing, and throw their caps at the Chimney for the places left. Each gnome has an ability that works this turn, so a low one is not wasted.
howto-turn-take = In that order each takes one Terrain and one Action token of those that are left. Terrain says where you may stand, Action says what you may ask. Who comes late gets the leavings.
howto-turn-place = Put one Mini on a space of that terrain. If somebody’s Mini has stood there since an earlier turn, it goes home, head first. You ask from where you have just landed, so choose the spot for the question.
howto-turn-ask = Question one gang ranked below you: is your Loot here? The answer is always true. If the gnome they fought with shouts, the whole street hears it; if it whispers, only you do. Your sheet crosses out what cannot be. The Loser asks nobody.
howto-turn-dig = Last, if you like: bury one or two tokens under your own Minis, face down, for one card from your hand. A Mole under somebody’s Loot is what you came for. A Bait is for the greedy: at the bottom of a stack elsewhere it earns a point for every Mole on top of it.
howto-icon-action_area = Area
    .means = Is it here, or on a space around?
howto-icon-action_line = Line of Sight
    .means = Is it in this row or column?
howto-icon-action_flower = Flower
    .means = Does a colour that grows here grow there too?
howto-icon-action_cat = The Cat
    .means = Instead of asking, walk the cat: it sends a Mini home and keeps its space free.
howto-icon-cards = Whispers
    .means = Answers this gang gives this turn are for the asker alone.
howto-icon-megaphone = Shouts
    .means = Everybody hears them.
howto-icon-mole = Mole
    .means = Under another gang’s Loot: 5 points for the first player there, 4 for the second, 3 for later ones.
howto-icon-bait = Bait
    .means = Nothing on a Loot; elsewhere, at the bottom, 1 point for every Mole above it.
howto-end = When at least one gang starts a turn without a card in hand, all take their cards back and play one last turn. Then the Loot is shown and the stacks are turned up. Besides Moles and Baits, each Mini in the garden counts 1 point, and none at all costs you 1. Most points wins. With two players it is a duel: one Mole each, and whoever places it decides the set, right or wrong.
howto-mistake-1 = Always playing the 8. Others think so too, equal numbers cancel, and the little gnomes have the better tricks.
howto-mistake-2 = Waiting for certainty. The first Mole under a Loot is worth 5; the third player there gets 3.
howto-mistake-3 = Asking loudly. If a megaphone answers, you have paid for everybody’s clue. Ask those who whisper.

# Bots
name-bot-mastermind = Mastermind
    .about = Lays all its sheets side by side, and closes in.
name-bot-sleuth = Sleuth
    .about = Asks well, digs when it pays.
name-bot-rookie = Rookie
    .about = A sleuth in the making. Plays fair, judges roughly.

# Ways to play
preset-trio = First evening
    .about = Three gangs; your sheet crosses out by itself.
preset-street = The whole street
    .about = Four gangs, the book’s own game.
preset-duel = Quick duel
    .about = Two gangs, one set. One Mole each.
preset-pencil = Pencil and paper
    .about = Four gangs, sharp throwers, and you cross out yourself.

# Said once, when it first matters
lesson-goal = To win, find out where the others hide their Loot and dig there first. Finding it brings 5, 4 or 3 points, a Mini in the garden 1, and most points win. In a duel the right hole wins the set.
lesson-loot = Your Loot lies under one space of the garden; only you know which. Every rival has one too, on another space.
lesson-card = Pick a gnome. The highest value goes first and gets the best tokens, but equal values cancel to zero.
lesson-tie = Same value: those gnomes count zero and go last. The Gnome Throw decides who is less last.
lesson-throw = Aim, then bend. Whoever lands nearest to the chimney wins the tie. There is no preview: feel is learned.
lesson-take = Take one Terrain (where your Mini goes) and one Action (what you may ask).
lesson-place = Put a Mini on a space of your Terrain: you ask from there. “7 : 8” means that on your sheet 7 spaces of a rival would say yes, 8 no. Minis from earlier turns may be kicked out.
lesson-question = Ask one gang ranked below you. Cards on its gnome: only you hear the answer. A megaphone: everybody does. A question cannot be taken back.
lesson-answer = Your sheet crosses out what has become impossible. Add marks of your own where you have a hunch.
lesson-cat = The Cat lands anywhere the first time, then walks one space. Minis run home.
lesson-dig = You may lay one or two tokens face down under your own Minis. It costs one card from your hand.
lesson-stack = On Loot the first Mole is worth 5, the second 4, the rest 3. On nothing, it may be a Bait.
lesson-mole = One Mole, one try: place it right and win the set, place it wrong and lose it.
lesson-last = Last turn: everybody has all eight cards back. Play one, dig, then count.

## What is quickly said

quick-innocent = My gnomes were home all night.
quick-bluff = You are so cold.
quick-cat = Not the Cat again.
