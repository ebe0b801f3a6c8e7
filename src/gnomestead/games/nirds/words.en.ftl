# Nirds vs Gnomes: every word a player reads.

## What the table asks

prompt-trading = { $gnome ->
    [none] Swap dice, one for one, until everybody is ready.
   *[other] { NAME($gnome) } forbids all swapping. Say when you are ready.
  }
prompt-trading-solo = Your dice are on the table. Let a Scientist at them, or say you are ready.
prompt-trading-ready = You are ready. The others are still haggling.
prompt-answer = { $what ->
    [offer] { SEAT($seat) } offers a { $give } for your { $want }. Swap?
    [token] { SEAT($seat) } would like to go first. May they?
   *[several] Several friends wait for your answer.
  }
prompt-sneefle = Captain Sneefle may turn one of your dice by up to { $reach }.
prompt-turn = Your turn: attack, recruit or pass.
prompt-window = { SEAT($seat) } is busy. You may use Scientists and tactic cards meanwhile.
prompt-adjust = { $aims ->
    [space] The dice are down. Bend them, or choose a multiplier.
   *[other] The dice are down. Bend them, or name your target.
  }
prompt-dusk = Dusk: play a tactic card, or say you are done.
prompt-order = Which Gnome attacks you first?
prompt-boss = Which Boss comes round the hedge?
prompt-scout = Send one of these Gnomes home?
prompt-free = Choose a free recruit.
prompt-player = { $what ->
    [lose_life] Who loses { $n ->
        [1] a life
       *[other] { $n } lives
      }?
    [lose_nird] Who discards { $n ->
        [1] a Nird
       *[other] { $n } Nirds
      }?
    [lose_tactic] Who loses a tactic card?
    [lose_die] Who loses a die?
    [gain_life] Who gains a life?
    [wake] Who wakes one up?
    [sleep] Who puts one to sleep?
   *[other] Whom shall it be?
  }
prompt-gnome = { $what ->
    [damage] Which Gnome takes { $n } damage?
    [overflow] Which Gnome gets what is left over?
   *[other] Which Gnome?
  }
prompt-pick = { $what ->
    [lose_nird] { $kind ->
        [troop] Discard { $n ->
            [1] a Troop
           *[other] { $n } Troops
          }.
        [scientist] Discard { $n ->
            [1] a Scientist
           *[other] { $n } Scientists
          }.
       *[any] Discard { $n ->
            [1] a Nird
           *[other] { $n } Nirds
          }.
      }
    [lose_tactic] Give up { $n ->
        [1] a tactic card
       *[other] { $n } tactic cards
      }.
    [lose_die] Give up a die.
    [wake] { $kind ->
        [troop] Wake a Troop.
        [scientist] Wake a Scientist.
       *[any] Wake { $n ->
            [1] a Nird
           *[other] up to { $n } Nirds
          }.
      }
   *[sleep] { $kind ->
        [troop] Put a Troop to sleep.
        [scientist] Put a Scientist to sleep.
       *[any] Put a Nird to sleep.
      }
  }

prompt-picked = Is that your choice?

# What the next word of a move is asked with

next-attack = { $step ->
    [card] Which Troop attacks?
    [face] Which die goes on { NAME($card) }?
   *[full-stop] { NAME($card) } is loaded. Attack?
  }
next-recruit = { $step ->
    [card] Who joins you?
    [face] { NAME($card) } costs { $left } more: which die?
   *[full-stop] That pays for { NAME($card) }. Welcome aboard?
  }
next-science = { $step ->
    [card] Which Scientist?
    [unused] Which dice: the unused ones, or those of the attack?
    [face] Which die for { NAME($card) }?
    [result] What does the { $face } become?
   *[full-stop] { NAME($card) } is ready. For science?
  }
next-tactic = { $step ->
    [card] Which tactic card?
    [gnome] { NAME($card) }: which Gnome?
    [player] { NAME($card) }: which player?
    [unused] { NAME($card) }: the unused dice, or those of the attack?
    [face] { NAME($card) }: which die?
    [result] What does the { $face } become?
    [amount] { NAME($card) }: how many dice?
    [full-stop] Play { NAME($card) }?
   *[other] { NAME($card) }: which row of the Market?
  }
next-reroll = { $step ->
    [face] Which attack dice do you roll again?
   *[full-stop] Roll again?
  }
next-target = Whom do you hit?
next-space = Which multiplier do you crash into?
next-offer = { $step ->
    [player] Whose die would you like?
    [face] Which die do you give { SEAT($seat) }?
   *[wanted] Which die of { SEAT($seat) }’s for your { $face }?
  }
next-counter = { next-offer }
next-accept = Whose swap do you accept?
next-decline = Whose swap do you decline?
next-hand-token = Who shall go first?
next-grant = Who shall go first?
next-deny = Whom do you disappoint?
next-turn = { $step ->
    [face] Which die shall be turned?
   *[result] What does the { $face } become?
  }

## What a seat can say

say-attack = Attack
say-recruit = Recruit
say-science = Use a Scientist
say-tactic = Play a tactic card
say-pass = Pass for this round
say-reroll = Reroll attack dice
say-target = Name the target
say-boss = The Boss
say-space = Choose a multiplier
say-offer = Offer a swap
say-counter = Make a counter-offer
say-accept = Accept a swap
    .short = Swap
say-decline = Decline a swap
    .short = No
say-withdraw = Take the offer back
say-ask-token = Ask for the First Player token
say-hand-token = Hand over the First Player token
say-grant = Let somebody else go first
say-deny = Keep the First Player token
say-ready = Ready
say-unready = Not ready after all
say-turn = Turn a die
say-keep = Leave the dice alone
say-done = Done for today
say-none = None
say-card = { NAME($word) }
say-player = { SEAT($n) }
say-answer = { SEAT($seat) }: a { $give } for your { $want }
say-level-1 = The Level 1 row
say-level-2 = The Level 2 row
say-amount = { $n ->
    [1] One die
   *[other] { $n } dice
  }
say-unused = Unused dice
say-attack-dice = Attack dice
say-face = A { $n }
say-wanted = For a { $n }
say-result = → { $face }
say-confirm = Do it
say-aim = { NAME($word) }: { $damage } damage, { $left ->
    [0] knocked out!
   *[other] { $left } left
  }
say-confirm-attack = Attack!
say-confirm-recruit = Recruit
say-confirm-science = Do it
say-confirm-tactic = Play it

detail-target = deals { $damage }, { $left ->
    [0] knocked out!
   *[other] { $left } left
  }
    .short = { $left ->
        [0] KO
       *[other] −{ $damage }
      }
detail-attack = about { $average } damage, { $chance } % to knock something out{ $explodes ->
    [yes] , more if it explodes
   *[no] {""}
  }
detail-price = costs { $price }

warn-pass-attack = { NAME($card) } could still attack, and a pass is for the whole round.
warn-pass-recruit = Your dice could still pay a recruit; at night they are gone.
warn-overpay = You pay { $paid }, and { $enough } would do. No change is given.
warn-overkill = { $wasted } damage would be wasted. This attack could knock out { NAME($gnome) } instead.
warn-doomed = Tonight { YOU($seat) ->
    [yes] you lose your
   *[no] { SEAT($seat) } loses the
  } last life. You still hold a Distraction.

score-lives = Lives left

## Why not

refuse-effect = Wait: a card is doing its thing.
refuse-target-later = First roll the attack, then name the target.
refuse-during-attack = Finish the attack first.
refuse-attackers-choice = { SEAT($seat) } attacks, { SEAT($seat) } chooses.
refuse-minions = He hides behind his Minions. Clear them first.
refuse-space-used = You have used this one already.
refuse-trading-first = Later: dice are still being swapped.
refuse-not-yours = That one is not yours to use.
refuse-not-out = That card is not on the table.
refuse-asleep = Fast asleep. It has done its bit for today.
refuse-not-your-turn = It is { SEAT($seat) }’s turn.
refuse-no-target = There is nothing to attack.
refuse-unpayable = Your unused dice do not fit: it takes { $pattern }.
refuse-no-use = None of your dice will do: { $recipe }.
refuse-science-locked = { NAME($gnome) } forbids all science.
refuse-recruit-locked = { NAME($gnome) } forbids all recruiting.
refuse-trade-locked = { NAME($gnome) } forbids all die trading.
refuse-no-dice = A recruit costs at least one die, and you have none left.
refuse-too-dear = It costs { $price }; your unused dice make { $have }.
refuse-not-in-play = That Gnome is not in play.
refuse-guarded = A bodyguard stands in front of it.
refuse-hidden = It hides while others stand in its row.
refuse-die-used = That die has served this round.
refuse-die-fits-nothing = That die fits nothing you could do now.
refuse-die-offer = Say “offer” to ask for a friend’s die.
refuse-not-your-die = Hands off: that is somebody else’s die.
refuse-token = The First Player token moves only while dice are traded.
refuse-tactic-trading = Tactic cards wait for the Action Phase.
refuse-dusk = At dusk only tactic cards that still matter tonight can be played.
refuse-needs-attack = Wait for the right attack roll.
refuse-tactic-idle = It would do nothing right now.

## What lies on the table

place-market = Market, Level { $level }
place-row = Gnomes facing { YOU($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
  }
place-army = { YOU($seat) ->
    [yes] Your
   *[no] { SEAT($seat) }’s
  } army
place-dice = { YOU($seat) ->
    [yes] Your
   *[no] { SEAT($seat) }’s
  } unused dice
place-hand = { YOU($seat) ->
    [yes] Your
   *[no] { SEAT($seat) }’s
  } tactic cards
place-attack = { YOU($seat) ->
    [yes] You attack
   *[no] { SEAT($seat) } attacks
  }
place-boss = The Boss
place-spaces = Multipliers
place-decks = Decks
place-offers = Swaps on offer
place-scouted = Spied out: next from the Gnome deck

thing-player = { SEAT($seat) }
thing-token = First Player token
thing-die = a { $face }
thing-used-die = a used { $face }
thing-gnome-deck = Gnome deck
thing-tactic-deck = Tactic deck
thing-pile = Knock Out Pile
thing-minions = Minion pile
thing-offer = { SEAT($seat) } offers { SEAT($partner) } a { $give } for a { $want }
thing-ask = { SEAT($seat) } asks for the First Player token
goal = All win together: outlast four waves, then beat the Boss.
goal-waves = Wave
    .about = When the last Gnome has left the deck, the Boss comes.
goal-boss = Boss hurt
    .about = Damage on the Boss. When it is full, you have won.
goal-lost = Lives lost
    .about = Whoever loses the last life loses the game for all.
thing-round = Round { $round }, { $phase ->
    [sunrise] sunrise
    [trading] die trading
    [turning] a last twist
    [action] action
    [dusk] dusk
   *[night] night
  }
thing-forecast = Tonight: { $lives ->
    [0] no life
    [1] one life
   *[other] { $lives } lives
  } at risk{ $falls ->
    [yes] , and that would be the end
   *[no] {""}
  }
    .short = { $lives ->
        [0] safe tonight
       *[other] tonight −{ $lives }
      }{ $falls ->
        [yes] , falls
       *[no] {""}
      }
deck-waves = I { $one } · II { $two } · III { $three } · IV { $four }{ $die ->
    [-1] {""}
    [0] , a die with the next Gnome
    [one] , a die after one more Gnome
   *[other] , a die after { $die } more Gnomes
  }

badge-lives = Lives
badge-dice = Dice
badge-health = Health left
badge-damage = Damage taken
badge-shield = Shield
badge-price = Price
badge-wave = Wave
badge-level = Level
badge-bonus = Bonus damage
badge-boost = Boost
badge-factor = Multiplier
badge-used = Used
badge-stunned = Distracted
badge-covered = Under a tarpaulin
badge-political = Political
badge-no_recruit = No recruiting
badge-no_trade = No die trading
badge-no_science = No science
badge-guard = Bodyguard
badge-hide = Hides
badge-leader = Leader
badge-passed = Has passed
badge-ready = Ready
badge-bargain = Discount
badge-doomed = Would not survive the night
badge-locked = Locked by a Gnome

player-role = Commander

## How the browser lays the table

layout-gnomes = Gnomes
layout-army = Army
layout-market = Market
layout-desk = Trading desk
layout-quiet = Not a Gnome in sight.
layout-asleep = asleep
layout-no-dice = All dice are used.
layout-haggling = not ready yet
layout-waiting = waiting for an answer
layout-yours = your answer?
layout-theirs = not for you

## What happened

event-round = ☀ Round { $round }.
    .gesture = blaze
event-rolled = { YOU($seat) ->
    [yes] You roll
   *[no] { SEAT($seat) } rolls
  } { $faces }.
    .routine = yes
event-offered = { YOU($seat) ->
    [yes] You offer
   *[no] { SEAT($seat) } offers
  } { YOU($partner) ->
    [yes] you
   *[no] { SEAT($partner) }
  } a { $give } for a { $want }.
event-offer_dropped = { YOU($seat) ->
    [yes] Your
   *[no] { SEAT($seat) }’s
  } offer falls through: a die is gone.
event-withdrawn = { YOU($seat) ->
    [yes] You take
   *[no] { SEAT($seat) } takes
  } the offer back.
event-declined = { YOU($seat) ->
    [yes] You decline
   *[no] { SEAT($seat) } declines
  } { YOU($partner) ->
    [yes] your
   *[no] { SEAT($partner) }’s
  } offer.
event-swapped = { YOU($seat) ->
    [yes] You give
   *[no] { SEAT($seat) } gives
  } { YOU($partner) ->
    [yes] you
   *[no] { SEAT($partner) }
  } a { $give } for a { $want }. { $quip ->
    [0] Pleasure doing business.
    [1] One careful owner.
   *[other] No refunds, no returns, no eggs.
  }
    .sound = pick
    .gesture = cross dice
event-readied = { YOU($seat) ->
    [yes] You are
   *[no] { SEAT($seat) } is
  } ready.
    .routine = yes
event-unreadied = { YOU($seat) ->
    [yes] You have
   *[no] { SEAT($seat) } has
  } second thoughts.
    .routine = yes
event-trading_over = Everybody is ready. To arms!
event-token_asked = { YOU($seat) ->
    [yes] You ask
   *[no] { SEAT($seat) } asks
  } for the First Player token.
event-token_moved = { YOU($seat) ->
    [yes] You hand
   *[no] { SEAT($seat) } hands
  } the First Player token to { YOU($partner) ->
    [yes] you
   *[no] { SEAT($partner) }
  }.
event-token_denied = { YOU($seat) ->
    [yes] You keep
   *[no] { SEAT($seat) } keeps
  } the First Player token.
event-attacked = { YOU($seat) ->
    [yes] You lay
   *[no] { SEAT($seat) } lays
  } { $paid } on { NAME($card) }: attack!
    .gesture = swell card
event-attack_rolled = The attack roll: { $faces }.{ $bonus ->
    [yes] {" "}Boom, more dice: { $extras }.
   *[no] {""}
  }
event-attack_fizzled = Nothing is left to hit. The attack goes wide.
event-boosted = The attack deals { $n } more.
event-space = { YOU($seat) ->
    [yes] You crash
   *[no] { SEAT($seat) } crashes
  } into { NAME($space) }.
    .sound = crumble
    .gesture = fly space boss
    .guise = { $space }
    .tally = ×{ $factor }
# How the damage comes about; a part of 0 plays no role and is left out.
sum = { $plain ->
    [yes] {""}
   *[no] {" "}({ $dice }{ sum-added }{ sum-changed })
  }
sum-added = { $armor ->
    [0] {""}
   *[other] {" "}− { $armor } armor
  }{ $weak ->
    [0] {""}
   *[other] {" "}+ { $weak } weak spot
  }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } bonus
  }{ $leader ->
    [0] {""}
   *[other] {" "}+ { $leader } Leader
  }{ $boost ->
    [0] {""}
   *[other] {" "}+ { $boost } tactics
  }
sum-changed = { $doubled ->
    [yes] , doubled{ $shield ->
        [0] {""}
       *[other] ,
      }
   *[no] {""}
  }{ $lacks ->
    [dice] , but it takes { $need } dice
    [strength] , but less than { $need } bounces off
   *[nothing] {""}
  }{ $shield ->
    [0] {""}
   *[other] {" "}− { $shield } shield
  }{ $cap ->
    [0] {""}
   *[other] , never above { $cap }
  }{ $factor ->
    [1] {""}
   *[other] , × { $factor }
  }
event-hit = { NAME($gnome) } takes { $n ->
    [0] nothing
   *[other] { $n }
  }{ sum }{ $left ->
    [0] {""}
   *[other] , { $left } left
  }.{ $size ->
    [none] {" "}{ $quip ->
        [0] You tickled it.
        [1] The gnome thanks you for the massage.
       *[other] Let us never speak of this roll.
      }
    [big] {" "}{ $left ->
        [0] { $quip ->
            [0] That gnome is gravel.
            [1] Somebody write that number down.
           *[other] Terracotta everywhere.
          }
       *[other] { $quip ->
            [0] Ouch, says the hat.
            [1] Somebody write that number down.
           *[other] Still upright. Rude.
          }
      }
   *[some] {""}
  }
    .gesture = shake gnome
    .tally = −{ $n }
event-boss_hit = { NAME($boss) } takes { $n ->
    [0] nothing
   *[other] { $n }
  }{ sum }{ $left ->
    [0] {""}
   *[other] , { $left } left
  }.
    .gesture = shake boss
    .tally = −{ $n }
event-hurt = { NAME($gnome) } takes { $n }{ $left ->
    [0] {""}
   *[other] , { $left } left
  }.
    .gesture = shake gnome
    .tally = −{ $n }
event-knocked_out = { YOU($seat) ->
    [yes] You knock
   *[no] { SEAT($seat) } knocks
  } out { NAME($gnome) }. { $quip ->
    [0] Off to the pile.
    [1] Hat recovered.
   *[other] Bonk. Certified.
  }
    .sound = clonk
    .moment = star
    .gesture = topple gnome
event-science = { YOU($seat) ->
    [yes] You use
   *[no] { SEAT($seat) } uses
  } { NAME($card) }. { $quip ->
    [0] For science!
    [1] Results may vary. They varied.
   *[other] Do not lick the dice.
  }
    .gesture = swell card
event-dice_changed = { YOU($seat) ->
    [yes] Your
   *[no] { SEAT($seat) }’s
  } { $taken } turned into { $faces }.
event-dice_regained = { YOU($seat) ->
    [yes] You roll
   *[no] { SEAT($seat) } rolls
  } used dice again: { $faces }.
event-die_back = { YOU($seat) ->
    [yes] You get
   *[no] { SEAT($seat) } gets
  } a { $face } back.
event-die_rolled = { YOU($seat) ->
    [yes] You gain
   *[no] { SEAT($seat) } gains
  } a die and { YOU($seat) ->
    [yes] roll
   *[no] rolls
  } it: { $face }.
event-die_gained = { YOU($seat) ->
    [yes] You gain
   *[no] { SEAT($seat) } gains
  } a die: { $dice } now.
    .gesture = swell seat
event-die_lost = { YOU($seat) ->
    [yes] You lose
   *[no] { SEAT($seat) } loses
  } a die: { $dice } left.
event-life_gained = { YOU($seat) ->
    [yes] You gain
   *[no] { SEAT($seat) } gains
  } a life: ♥ { $lives }.
    .gesture = swell seat
    .tally = +1
event-life_lost = { YOU($seat) ->
    [yes] You lose
   *[no] { SEAT($seat) } loses
  } { $n ->
    [1] a life
   *[other] { $n } lives
  }: ♥ { $lives }. { $quip ->
    [0] Ow.
    [1] That was your good wing.
   *[other] Rub some seed on it.
  }
    .moment = heart
    .gesture = shake seat
    .tally = −{ $n }
event-tactic_gained = { YOU($seat) ->
    [yes] You draw
   *[no] { SEAT($seat) } draws
  } { NAME($card) }.
event-tactic_lost = { YOU($seat) ->
    [yes] You lose
   *[no] { SEAT($seat) } loses
  } { NAME($card) }.
event-tactic_played = { YOU($seat) ->
    [yes] You play
   *[no] { SEAT($seat) } plays
  } { NAME($card) }!
    .gesture = fall card
event-recruited = { NAME($card) } joins { YOU($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
  } for { $free ->
    [yes] free
   *[no] { $paid }
  }. { $quip ->
    [0] Welcome aboard. Sleep well.
    [1] Contract signed in crumbs.
   *[other] One more beak to feed.
  }
    .gesture = hop card
event-nird_lost = { YOU($seat) ->
    [yes] You lose
   *[no] { SEAT($seat) } loses
  } { NAME($card) }. { $quip ->
    [0] Gone to a farm upstate. A real one.
    [1] He was two days from pension.
   *[other] Pour one out. Water. Pour water out.
  }
    .moment = bone
    .gesture = topple card
event-woke = { NAME($card) } wakes up.
    .gesture = hop card
event-slept = { NAME($card) } falls asleep.
event-market = New in the Market: { NAME($card) }.
event-market_swept = The Level { $level } Market is swept clean.
event-gnome_entered = { $another ->
    [yes] Another{" "}
   *[no] {""}
  }{ NAME($gnome) } lines up against { YOU($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
  }.{ $political ->
    [yes] {" "}{ $quip ->
        [0] Oh no. It has a tie.
        [1] Pennigins warned us about this one.
       *[other] Motion to panic. Seconded.
      }
   *[no] {""}
  }
    .gesture = pop gnome
    .reader = { $gnome }
event-wave_begun = Wave { $wave } begins. { $quip ->
    [0] More gnomes. Also a die. Swings and roundabouts.
    [1] The hats are getting bigger.
   *[other] New wave. Not the music.
  }
    .moment = flag
    .title = Wave { $wave }
event-moved = { NAME($gnome) } now bothers { YOU($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
  }.
    .gesture = hop gnome
event-stunned = { NAME($gnome) } will not attack tonight. { $quip ->
    [0] Look! A concrete flamingo!
    [1] Is that your mother-in-lawn?
   *[other] They fell for it. They always fall for it.
  }
    .gesture = shake gnome
event-covered = { NAME($gnome) } disappears under a tarpaulin.
    .gesture = fall gnome
event-removed = { NAME($gnome) } waddles off.
    .gesture = fall gnome
event-healed = { NAME($gnome) } heals { $n }.
    .gesture = swell gnome
    .tally = +{ $n }
event-scouted = { YOU($seat) ->
    [yes] You spy out
   *[no] { SEAT($seat) } spies out
  } { $gnomes }.
event-scouted_away = { YOU($seat) ->
    [yes] You send
   *[no] { SEAT($seat) } sends
  } { NAME($gnome) } home.
    .gesture = fall gnome
event-scouted_none = { YOU($seat) ->
    [yes] You leave
   *[no] { SEAT($seat) } leaves
  } the deck as it is.
event-passed = { YOU($seat) ->
    [yes] You pass
   *[no] { SEAT($seat) } passes
  } for this round.
    .routine = yes
event-done = { YOU($seat) ->
    [yes] You are
   *[no] { SEAT($seat) } is
  } done for today.
    .routine = yes
event-dusk = Dusk. Last call for tactic cards.
event-night = ☾ Night falls.
    .sound = whisper
    .gesture = dim
    .title = Night falls
event-boss_attacks = { NAME($boss) } rustles through the dark: { $alone ->
    [yes] you lose a life and a Nird.
   *[no] one of you loses a life, everybody loses a Nird.
  }
    .gesture = swell boss
event-gnome_attacks = { NAME($gnome) } attacks { YOU($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
  }.
    .gesture = lunge gnome seat
event-upkeep = Everybody wakes up. Here comes the garden.
event-boss_enters = { NAME($boss) } enters with { $health } health. { $quip ->
    [0] All right. WHO left the big one outside?
    [1] That is not a garden ornament.
   *[other] Everybody take a breath. Not that one, it is your last.
  }
    .sound = crumble
    .moment = skull
    .gesture = dim, pop boss
    .title = { NAME($boss) }
event-minions_formed = { $n } Minions gather.
event-won = Victory in round { $round }! { $quip ->
    [0] Project E.G.G.: closed. Well done, boss.
    [1] The lawn is ours.
   *[other] Øls would like to know if there are more.
  }
    .moment = trophy
event-lost = { $cause ->
    [life] { YOU($seat) ->
        [yes] You have
       *[no] { SEAT($seat) } has
      } no lives left.
    [nird] { YOU($seat) ->
        [yes] You have
       *[no] { SEAT($seat) } has
      } no Nirds left.
    [minions] The Minion pile has run out.
    [walls] The walls still stand.
   *[winter] Winter comes, and the gnomes are still here.
  } { $quip ->
    [0] My condolences, again.
    [1] The gnomes are redecorating.
   *[other] Same time tomorrow?
  }
    .moment = skull

## Starter sets

set-froomp = Froomp’s Regulars
motto-froomp = More dice, fewer questions.
set-wompins = Wompins’ Wallopers
motto-wompins = Hit it. Hit it one more. Excellent.
set-pebbles = Pebbles’ Procurement
motto-pebbles = Never pay sticker price for a soldier.
set-sneefle = Sneefle’s Sneaks
motto-sneefle = It landed on a six. You saw it. We all saw it.

## Starters

name-froomp = General Froomp
card-froomp = Attack with 6. Leader: begin with one die more than the others and own up to 9 dice instead of 8.
flavor-froomp = Promoted for bravery. The others had simply stood further back.
name-tumble = Corporal Tumble
card-tumble = Attack with 4.
flavor-tumble = Attacks by falling off things. Trained for years to fall in the right direction.
name-fizzwick = Fizzwick
card-fizzwick = Turn a 1 into a 6.
flavor-fizzwick = Every experiment is a success if you set the bar after the explosion.
name-wompins = Lieutenant Wompins
card-wompins = Attack with 5 or 6. Leader: every attack by a Nird of this army, his own included, deals 1 extra damage.
flavor-wompins = Gives every gun a little pep talk. It works. Nobody knows why it works.
name-dinkle = Private Dinkle
card-dinkle = Attack with 1 or 2. +1 damage.
flavor-dinkle = Asked for a helmet. Got a thimble. Still asks.
name-beaksworth = Beaksworth
card-beaksworth = Turn a 3 or a 4 (one of them, not both) into a 5.
flavor-beaksworth = Rounds everything up. His age, too.
name-pebbles = Major Pebbles
card-pebbles = Attack with 3 or 4. +1 damage. Leader: each recruit costs you 2 less, whether or not Pebbles has fought this round.
flavor-pebbles = Once haggled a mountain down to a hill.
name-crumb = Quartermaster Crumb
card-crumb = Attack with 5 or 6. +1 damage.
flavor-crumb = Throws whatever is in stock. Today: forty-one left boots.
name-abacus = Abacus
card-abacus = Turn a 1 or a 2 into a 4.
flavor-abacus = Can count to four without using her feet. Show-off.
name-sneefle = Captain Sneefle
card-sneefle = Attack with 3. Leader: after trading, before the Action Phase, you may change one of your dice by at most 2, up or down.
flavor-sneefle = Look, a distraction! ... Anyway, as I was saying: six.
name-twiddle = Scout Twiddle
card-twiddle = Attack with 5 or 6. +1 damage.
flavor-twiddle = Sees everything, reports half, remembers none of it.
name-glimmer = Glimmer
card-glimmer = Flip any one die to its opposite side (1-6, 2-5, 3-4).
flavor-glimmer = Insists that upside down is just right side up with commitment issues.

## Level 1 Nirds

name-peck_recruit = Peck Recruit
name-peck_recruit-2 = { name-peck_recruit }
card-peck_recruit = Attack with 1 or 2 or 3.
flavor-peck_recruit = Basic training: here is the beak, there is the gnome.
name-ols = Øls
card-ols = Attack with any die. You may reroll the attack die once.
flavor-ols = Has not fired in eleven minutes and is starting to hum.
name-shrike_sharpshooter = Shrike Sharpshooter
name-shrike_sharpshooter-2 = { name-shrike_sharpshooter }
card-shrike_sharpshooter = Attack with 6. +1 damage, and 2 more if the attack die shows a 6.
flavor-shrike_sharpshooter = One shot, one hat.
name-bittern_bombardier = Bittern Bombardier
name-bittern_bombardier-2 = { name-bittern_bombardier }
card-bittern_bombardier = Attack with any two dice. 1 extra damage against a Gnome in another player’s row.
flavor-bittern_bombardier = Accuracy is for birds with fewer bombs.
name-twin_terns = Twin Terns
name-twin_terns-2 = { name-twin_terns }
card-twin_terns = Attack with a pair. +3 damage if the attack dice show a pair.
flavor-twin_terns = They finish each other’s salvos.
name-pike_pigeon = Pike Pigeon
name-pike_pigeon-2 = { name-pike_pigeon }
card-pike_pigeon = Attack with 3 and 4. +1 damage, and 2 more against a Gnome or Boss that already carries damage.
flavor-pike_pigeon = Statues have feared him for decades. Now it is personal.
name-odd_duck = Odd Duck
name-odd_duck-2 = { name-odd_duck }
card-odd_duck = Attack with an odd die. +1 damage if the attack die is odd.
flavor-odd_duck = Quacks in prime numbers.
name-even_egret = Even Egret
name-even_egret-2 = { name-even_egret }
card-even_egret = Attack with an even die. +1 damage if the attack die is even.
flavor-even_egret = Cannot start a fight until the picture frames hang straight.
name-moorhen_medic = Moorhen Medic
card-moorhen_medic = Attack with 5. When this attack knocks out a Gnome: gain a life.
flavor-moorhen_medic = First she does the harm. Then she does no harm.
name-scavenging_starling = Scavenging Starling
name-scavenging_starling-2 = { name-scavenging_starling }
card-scavenging_starling = Attack with 4. When this attack knocks out a Gnome: gain a tactic card.
flavor-scavenging_starling = It fell off a gnome. After she pushed it.
name-sapper_swift = Sapper Swift
card-sapper_swift = Attack with 2. +1 damage. Ignores Armor and shields.
flavor-sapper_swift = There is no wall. There was a wall. Sorry about the wall.
name-kamikaze_kiwi = Kamikaze Kiwi
card-kamikaze_kiwi = Attack with 1. +5 damage. Discard the Kiwi after its attack.
flavor-kamikaze_kiwi = Cannot fly. Will not be told.
name-conga_conures = Conga Conures
card-conga_conures = Attack with three in a row. +3 damage, and 3 more against a Political Gnome.
flavor-conga_conures = One behind the other, everybody kick! What do we want? A conga! When do we want it?
name-early_bird = Early Bird
card-early_bird = Attack with 1 or 2. Sunrise: place 1 damage on any Gnome.
flavor-early_bird = Gets the worm. Then gets the worm’s landlord.
name-plus_plover = Plus Plover
name-plus_plover-2 = { name-plus_plover }
card-plus_plover = Raise any one die by 1.
flavor-plus_plover = Her thesis: ’Slightly More: A Study’.
name-wobble_wagtail = Wobble Wagtail
card-wobble_wagtail = Move up to two dice by 1 each, up or down.
flavor-wobble_wagtail = Leans on the table. The table has opinions, the dice comply.
name-flip_finch = Flip Finch
card-flip_finch = Flip any one die to its opposite side.
flavor-flip_finch = Thinks every argument has exactly two sides and they add up to seven.
name-pair_a_keet = Pair-a-Keet
name-pair_a_keet-2 = { name-pair_a_keet }
card-pair_a_keet = Turn any pair into any two faces.
flavor-pair_a_keet = Two of a kind is merely a rough draft.
name-copycat_cuckoo = Copycat Cuckoo
card-copycat_cuckoo = Choose two dice: the second becomes a copy of the first.
flavor-copycat_cuckoo = Peer review means looking at what your peer wrote.
name-reroll_rook = Reroll Rook
card-reroll_rook = Roll up to three of your dice again.
flavor-reroll_rook = If at first you fail, deny that it was the experiment.
name-growth_goldcrest = Growth Goldcrest
card-growth_goldcrest = Turn a 1 or a 2 into a 5 or a 6.
flavor-growth_goldcrest = Smallest bird in the lab. Largest syringe.
name-dodo_docent = Dodo Docent
card-dodo_docent = Turn a 3 and a 4 (both) into two 6s.
flavor-dodo_docent = Not extinct. On sabbatical.

## Level 2 Nirds

name-heavy_heron = Heavy Heron
name-heavy_heron-2 = { name-heavy_heron }
card-heavy_heron = Attack with any two dice. +2 damage.
flavor-heavy_heron = Stands on one leg because the other one is a mortar.
name-cassowary_cannon = Cassowary Cannon
card-cassowary_cannon = Attack with a triplet. +3 damage, and 2 more for each 6. Damage left over after a knock-out hits one other Gnome.
flavor-cassowary_cannon = The bird is the cannon. We were surprised as well.
name-snipe_sniper = Snipe Sniper
name-snipe_sniper-2 = { name-snipe_sniper }
card-snipe_sniper = Attack with 6. +3 damage. Ignores Armor and shields.
flavor-snipe_sniper = Yes, people do hunt these. Once.
name-bustard_bazooka = Bustard Bazooka
card-bustard_bazooka = Attack with 5 or 6. For each 4, 5 or 6 in the first roll, roll one extra attack die.
flavor-bustard_bazooka = Warning label: ’Contains bustard.’
name-murmuration = The Murmuration
card-murmuration = Attack with any die. +1 damage for each other awake Troop in your army (at most +4).
flavor-murmuration = Four thousand starlings. One opinion. Gnomes: bad.
name-fennix = Fennix
card-fennix = Attack with 1 or 6. +1 damage. Stays awake if its attack knocks out a Gnome.
flavor-fennix = Rises from the ashes. Mostly other birds’ ashes. Please stop asking.
name-gannet_divebomber = Gannet Dive-Bomber
name-gannet_divebomber-2 = { name-gannet_divebomber }
card-gannet_divebomber = Attack with 3 or 4. Deals double against a Gnome or Boss without damage.
flavor-gannet_divebomber = Only hits things nobody else has touched. Hygiene.
name-thunder_emu = Thunder Emu
card-thunder_emu = Attack with any three dice. +2 damage, and 1 damage to every other Gnome in the target’s row.
flavor-thunder_emu = Has already won one war against a bigger species.
name-valkyrie_vulture = Valkyrie Vulture
card-valkyrie_vulture = Attack with 4 or 5. +1 damage. When this attack knocks out a Gnome: wake one of your other Troops.
flavor-valkyrie_vulture = Sings at the fallen until they get up. Anything to make it stop.
name-night_nurse = Nightjar Nurse
card-night_nurse = Attack with 2 or 3. +1 damage. When this attack knocks out a Gnome: any one player gains a life.
flavor-night_nurse = Bedside manner: excellent. Garden-side manner: horrifying.
name-mathlete_macaws = Mathlete Macaws
card-mathlete_macaws = Attack with three in a row. +3 damage, and 1 more for each Scientist in your army (at most 5 more).
flavor-mathlete_macaws = Polly wants a proof.
name-penguin_platoon = Penguin Platoon
name-penguin_platoon-2 = { name-penguin_platoon }
card-penguin_platoon = Attack with two even dice. +2 damage, and 4 more if the attack dice add up to 10 or more.
flavor-penguin_platoon = Black tie, white belly, no mercy.
name-oddball_ostrich = Oddball Ostrich
card-oddball_ostrich = Attack with two odd dice. Attack dice showing 1 are worth 6 and come back to you unused as 1s.
flavor-oddball_ostrich = Head in the sand, feet in your face.
name-last_resort_goose = Goose of Last Resort
card-last_resort_goose = Attack with any die. +1 damage, and +2 more for each life you are short of three.
flavor-last_resort_goose = In case of emergency, break glass. Then apologise to the goose.
name-pennigins = Senator Pennigins
card-pennigins = Turn any one die to any face. Your recruits cost 1 less.
flavor-pennigins = You have two minutes. I have the Senate at four and the gnomes at five.
name-professor_pelican = Professor Pelican
card-professor_pelican = Turn up to two dice to any faces.
flavor-professor_pelican = Keeps the whole periodic table in the pouch, and a sandwich.
name-quantum_quail = Quantum Quail
name-quantum_quail-2 = { name-quantum_quail }
card-quantum_quail = Turn a 1, 2 or 3 into a 6.
flavor-quantum_quail = Is both asleep and awake until somebody rotates the card.
name-clone_crane = Clone Crane
card-clone_crane = Choose up to three dice: they all become copies of the first.
flavor-clone_crane = There used to be just one of her on the payroll.
name-dawn_rooster = Dawn Rooster
card-dawn_rooster = Raise any one die by 2. Sunrise: gain a tactic card.
flavor-dawn_rooster = Everyone complains. Everyone is on time.
name-budget_bunting = Budget Bunting
card-budget_bunting = Turn a 2 into a 5. Your recruits cost 2 less.
flavor-budget_bunting = Receipts, people. RECEIPTS.
name-laser_lapwing = Laser Lapwing
card-laser_lapwing = Raise up to three dice by 1 each.
flavor-laser_lapwing = Pew. Pew. Peer-reviewed.
name-alarm_crow = Alarm Crow
name-alarm_crow-2 = { name-alarm_crow }
card-alarm_crow = Turn an odd die into a 6; then wake one of your Troops.
flavor-alarm_crow = Has no snooze button. Has had several removed.

## Gnomes

name-lawn_grunt = Lawn Grunt
name-lawn_grunt-2 = { name-lawn_grunt }
name-lawn_grunt-3 = { name-lawn_grunt }
card-lawn_grunt = At night: you lose a life. With 2+ players: shield 1.
flavor-lawn_grunt = Works for lawn clippings and the promise of more lawn.
name-wheelbarrow = Wheelbarrow Gnome
name-wheelbarrow-2 = { name-wheelbarrow }
card-wheelbarrow = At night: you lose a life. With 2+ players: shield 1. Knocked out: gain a tactic card.
flavor-wheelbarrow = Nobody has ever seen what is in the wheelbarrow. It ticks.
name-bucket_helmet = Bucket-Helmet Gnome
name-bucket_helmet-2 = { name-bucket_helmet }
card-bucket_helmet = At night: you lose a life. Armor: dice showing 1 or 2 deal nothing. Knocked out: gain a tactic card.
flavor-bucket_helmet = Protected against rain, hail and any form of good advice.
name-toadstool = Toadstool Gnome
name-toadstool-2 = { name-toadstool }
card-toadstool = At night: you lose a life. Weakness: each die showing 1 or 2 deals 2 extra. Knocked out: gain a tactic card.
flavor-toadstool = Licks his own hat when he thinks nobody is watching.
name-fishing = Fishing Gnome
name-fishing-2 = { name-fishing }
card-fishing = At night: you lose a tactic card, or a life if you have none. With 2+ players: shield 1. Knocked out: gain a tactic card.
flavor-fishing = There is no pond. He is fishing for your mail.
name-megaphone = Megaphone Gnome
card-megaphone = At night: you add a Gnome to your row. You gain a die. Knocked out: wake one of your Scientists.
flavor-megaphone = ’FREE DICE! BRING A FRIEND!’ Both statements turn out to be true.
name-gift_shop = Gift-Shop Gnome
card-gift_shop = At night: you lose a life. Knocked out: gain a life.
flavor-gift_shop = Made in a mould, sold at a loss, sworn to revenge.
name-birdhouse_bandit = Birdhouse Bandit
card-birdhouse_bandit = At night: you discard a Nird. Knocked out: recruit any Level 1 Nird from the Market for free.
flavor-birdhouse_bandit = Moves in while you are out. Redecorates. Keeps the owner.
name-lantern = Lantern Gnome
name-lantern-2 = { name-lantern }
card-lantern = At night: any one player loses a life. Knocked out: wake one of your Troops.
flavor-lantern = Points the light at whoever was hiding best.
name-tariff = Tariff Gnome
card-tariff = At night: you lose a life. Political. While visible: no die trading.
flavor-tariff = Your three is very nice. The paperwork for your three is nine pages.
name-hiring_freeze = Hiring-Freeze Gnome
card-hiring_freeze = At night: you lose a tactic card, or a life if you have none. Political. While visible: no recruiting.
flavor-hiring_freeze = We regret to inform every applicant, alphabetically.
name-rake_raider = Rake Raider
name-rake_raider-2 = { name-rake_raider }
card-rake_raider = At night: you lose a life. With 2+ players: shield 1. Knocked out: gain a tactic card.
flavor-rake_raider = Steps on his own weapon on purpose. It builds character. And a nose.
name-garden_hose = Garden-Hose Gnome
name-garden_hose-2 = { name-garden_hose }
card-garden_hose = At night: you lose a life. Two or more players: any one player loses a tactic card. With 2+ players: shield 1.
flavor-garden_hose = Never misses the one dry bird.
name-flowerpot_knight = Flowerpot Knight
name-flowerpot_knight-2 = { name-flowerpot_knight }
card-flowerpot_knight = At night: you lose a life. Three or more players: any one player loses a tactic card. Armor: dice showing 1, 2 or 3 deal nothing. Knocked out: gain a tactic card.
flavor-flowerpot_knight = Terracotta, medium. Ego, extra large.
name-bodyguard = Bodyguard Gnome
card-bodyguard = At night: you lose two tactic cards, and also a life if you cannot lose both. Other Gnomes in this row cannot be attacked. Knocked out: gain a tactic card.
flavor-bodyguard = Sunglasses at night, sunglasses in the shed, sunglasses in the shower.
name-shy = Shy Gnome
card-shy = At night: you lose a life. Cannot be attacked while another Gnome stands in this row. Knocked out: gain a life.
flavor-shy = Has been trying to leave the party since spring.
name-compost = Compost Gnome
card-compost = At night: you lose a life. Three or more players: any one player discards a Nird. Weakness: each die showing 3 deals 2 extra. Sunrise: heals 3. Knocked out: gain a tactic card.
flavor-compost = Grows back. Smells like it.
name-lab_inspector = Lab Inspector
card-lab_inspector = At night: you discard a Scientist, or lose a life if you have none. With 2+ players: shield 1. Knocked out: wake one of your Scientists.
flavor-lab_inspector = ’Is that beaker up to code?’ It was never up to code.
name-press_gang = Press-Gang Gnome
card-press_gang = At night: you discard a Troop, or lose a life if you have none. With 2+ players: shield 1. Knocked out: recruit any Level 1 Nird from the Market for free.
flavor-press_gang = Sign here, here and here, and step into this sack.
name-hedgehog_rider = Hedgehog Rider
card-hedgehog_rider = At night: you lose a life. Whoever attacks it without knocking it out loses a tactic card. Knocked out: gain two tactic cards.
flavor-hedgehog_rider = The hedgehog’s name is Cushion. It is not one.
name-piggy_bank = Piggy-Bank Gnome
card-piggy_bank = At night: you lose a die. With 2+ players: shield 1. Knocked out: gain a die.
flavor-piggy_bank = Rattles when he runs. That is your pension.
name-union_rep = Union-Rep Gnome
card-union_rep = At night: you lose a life. Political. While visible: no recruiting. With 2+ players: shield 1.
flavor-union_rep = No new birds until the old birds get chairs.
name-flat_garden = Flat-Garden Gnome
card-flat_garden = At night: you lose a life. Political. While visible: Scientists cannot be used. With 2+ players: shield 1.
flavor-flat_garden = He walked to the fence and it just stopped. Explain THAT.
name-customs = Customs Gnome
card-customs = At night: you lose a life. Political. While visible: no die trading, and recruits cost 1 more. Knocked out: gain a tactic card.
flavor-customs = Anything to declare? A four? A FOUR? Step aside, please.
name-sprinkler = Sprinkler Gnome
card-sprinkler = At night: you lose a life. Sunrise: put one of your Troops to sleep. Knocked out: wake one of your Troops.
flavor-sprinkler = Tsk tsk tsk tsk tsk tsk tsk. Wet feathers cannot fight.
name-pinwheel = Pinwheel Gnome
card-pinwheel = At night: you lose a life. Armor: odd dice deal nothing. Weakness: each die showing 6 deals 2 extra. Knocked out: gain a tactic card.
flavor-pinwheel = Spins. Only spins. Has never once been asked to stop.
name-chainsaw = Chainsaw Gnome
name-chainsaw-2 = { name-chainsaw }
card-chainsaw = At night: you lose a life. Two or more players: any one player discards a Nird. With 2+ players: shield 1. Knocked out: gain a tactic card.
flavor-chainsaw = Topiary was a cry for help.
name-stone = Stone Gnome
card-stone = At night: you lose a life. Three or more players: any one player loses a life. Shield 3.
flavor-stone = Has been standing here since before the house. Dislikes the house.
name-opera = Gnome of the Opera
card-opera = At night: any one player discards two Nirds. Everyone loses a tactic card. With 2+ players: shield 1. Knocked out: gain a tactic card.
flavor-opera = Hits a high C. And a low you.
name-mirror = Mirror-Ball Gnome
card-mirror = At night: you lose a life. No attack deals it more than 7. Weakness: each die showing 4 deals 2 extra. Knocked out: gain a life.
flavor-mirror = Reflects on your life choices. Literally, at 2700 lumens.
name-hedge_shredder = Hedge Shredder
name-hedge_shredder-2 = { name-hedge_shredder }
card-hedge_shredder = At night: you lose a life. Two or more players: you discard a Nird. With 2+ players: shield 2. Whoever attacks it with a single die loses a die. Knocked out: gain a die.
flavor-hedge_shredder = Put it in. See what comes out. Regret it.
name-drill_sergeant = Drill-Sergeant Gnome
card-drill_sergeant = At night: you lose a life. You add a Gnome to your row. Four players: everyone loses a tactic card. Other Gnomes in this row have shield 2. Knocked out: gain a tactic card.
flavor-drill_sergeant = DROP AND GIVE ME TWENTY PETUNIAS.
name-vampire = Vampire Gnome
card-vampire = At night: you lose a life. Three or more players: any one player loses a life. Sunrise: heals 4. Knocked out: gain a life.
flavor-vampire = Sunlight is supposed to hurt him. He wears a big hat. That is the whole trick.
name-foghorn = Foghorn Gnome
card-foghorn = At night: you lose a life. Three or more players: everyone loses a tactic card. Sunrise: put one of your Scientists to sleep. Knocked out: wake one of your Scientists.
flavor-foghorn = The lullaby is 140 decibels. It works, in a way.
name-censor = Censor Gnome
card-censor = At night: you discard a Nird. Political. While visible: Scientists cannot be used. Knocked out: gain a tactic card.
flavor-censor = This flavour text has been removed for your comfort.
name-senator = Senator Gnomolas
card-senator = At night: you lose a life. You lose a tactic card. Political. While visible: no recruiting and no die trading. Knocked out: recruit any Level 2 Nird from the Market for free.
flavor-senator = Pennigins cannot stand him. She sits two rows behind him, with a slingshot.
name-lawnmower = Lawnmower Gnome
name-lawnmower-2 = { name-lawnmower }
card-lawnmower = At night: you lose a life. Two or more players: you discard a Nird. Four players: any one player loses a life. With 2+ players: shield 2. Knocked out: gain a tactic card.
flavor-lawnmower = Cuts grass, corners and electricity.
name-concrete = Concrete Gnome
name-concrete-2 = { name-concrete }
card-concrete = At night: you lose a life. Two or more players: any one player loses a life. Armor: dice showing 1, 2 or 3 deal nothing.
flavor-concrete = A man of firm principles and firmer everything else.
name-gnome_alone = Gnome Alone
card-gnome_alone = At night: you lose two lives. Cannot be attacked while another Gnome stands in this row. Knocked out: gain a life.
flavor-gnome_alone = Paint tins, marbles, a blowtorch. Keep the change.
name-gnomezilla = Gnomezilla
card-gnomezilla = At night: you lose a life. Two or more players: any one player loses a life. Four players: everyone discards a Nird. With 2+ players: shield 2. Knocked out: recruit any Level 2 Nird from the Market for free.
flavor-gnomezilla = Forty centimetres tall. Refuses to hear otherwise.
name-siege_barrow = Siege Wheelbarrow
card-siege_barrow = At night: you lose a life. You lose a die. Attacks with a single die deal it nothing. With 2+ players: shield 1. Knocked out: gain a die.
flavor-siege_barrow = It was always going to be this. It was always ticking.
name-gnomenclator = The Gnomenclator
card-gnomenclator = At night: you lose a life. You discard a Scientist. With 2+ players: shield 1. Whoever attacks it without knocking it out puts one of their Scientists to sleep. Knocked out: wake one of your Scientists.
flavor-gnomenclator = Corrects your Latin until you lose consciousness.
name-prime_minigster = Prime Minigster
card-prime_minigster = At night: you lose a life. Two or more players: any one player discards two Nirds. Political. While visible: no recruiting, and Scientists cannot be used. Knocked out: gain a tactic card.
flavor-prime_minigster = Elected by a landslide. He owns the land. It slid.
name-filibuster = Filibuster Gnome
card-filibuster = At night: you lose a life. Three or more players: everyone discards a Nird. Political. While visible: no die trading. Attacks worth less than 6 deal it nothing. Knocked out: gain a tactic card.
flavor-filibuster = ...and in this nine-hundredth verse I shall once more address the mulch.
name-sundial = Sundial Gnome
card-sundial = At night: you lose a life. Three or more players: everyone discards a Nird. With 2+ players: shield 1. Sunrise: everyone loses a tactic card; with four players, any one player also puts a Troop to sleep. Knocked out: gain a tactic card.
flavor-sundial = Knows exactly what time it is. It is too late.
name-matryoshgnome = Matryoshgnome
card-matryoshgnome = At night: you lose a life. Two or more players: any one player loses a life. With 2+ players: shield 1. Knocked out: add a Gnome to your row.
flavor-matryoshgnome = Inside every problem is a smaller, angrier problem.
name-iron_beard = Ironbeard
card-iron_beard = At night: you lose a life. Two or more players: you discard a Nird. Other Gnomes in this row cannot be attacked. Shield 2. Knocked out: gain a tactic card.
flavor-iron_beard = Magnets are banned within forty feet. So is shaving.
name-jack_in_the_pot = Jack-in-the-Pot
card-jack_in_the_pot = At night: any one player loses a life, twice (the same or another player). Four players: everyone discards a Nird. With 2+ players: shield 2. Weakness: each die showing 6 deals 2 extra. Knocked out: any one player gains a life.
flavor-jack_in_the_pot = You know the tune. You know what happens at the end. You keep turning the handle.
name-topiary_titan = Topiary Titan
card-topiary_titan = At night: you lose a life. Any one player loses a life. Sunrise: heals 5. Knocked out: recruit any Level 1 Nird from the Market for free.
flavor-topiary_titan = Somebody trimmed a gnome out of a hedge. The hedge took it seriously.
name-gnomad_chief = Gnomad Chief
card-gnomad_chief = At night: you lose a life. You add a Gnome to your row. Three or more players: everyone discards a Nird. Other Gnomes in this row have shield 1. Knocked out: gain two tactic cards.
flavor-gnomad_chief = No fixed lawn. Very fixed opinions.

## Tactic cards

name-distraction = Distraction
name-distraction-2 = { name-distraction }
name-distraction-3 = { name-distraction }
name-distraction-4 = { name-distraction }
name-distraction-5 = { name-distraction }
name-distraction-6 = { name-distraction }
name-distraction-7 = { name-distraction }
name-distraction-8 = { name-distraction }
card-distraction = Choose a Gnome. It does not attack in the coming Nightfall.
flavor-distraction = ’Is that a concrete flamingo?’ It is always a concrete flamingo.
name-worm_break = Worm Break
name-worm_break-2 = { name-worm_break }
name-worm_break-3 = { name-worm_break }
card-worm_break = You gain a life.
flavor-worm_break = Fifteen minutes, one worm, no questions.
name-bigger_bullets = Bigger Bullets
name-bigger_bullets-2 = { name-bigger_bullets }
name-bigger_bullets-3 = { name-bigger_bullets }
name-bigger_bullets-4 = { name-bigger_bullets }
card-bigger_bullets = After your attack roll: your attack deals 4 more.
flavor-bigger_bullets = The science is settled: bigger.
name-covering_fire = Covering Fire
name-covering_fire-2 = { name-covering_fire }
name-covering_fire-3 = { name-covering_fire }
card-covering_fire = After anyone’s attack roll: that attack deals 3 more.
flavor-covering_fire = Technically you are covering THEM. In feathers, mostly.
name-lucky_feather = Lucky Feather
name-lucky_feather-2 = { name-lucky_feather }
name-lucky_feather-3 = { name-lucky_feather }
card-lucky_feather = Reroll any number of your unused dice, or of your attack dice.
flavor-lucky_feather = Plucked from a very unlucky bird.
name-loaded_die = Loaded Die
name-loaded_die-2 = { name-loaded_die }
name-loaded_die-3 = { name-loaded_die }
card-loaded_die = Turn one of your unused dice, or one of your attack dice, to any face.
flavor-loaded_die = It is not cheating. It is pre-rolled.
name-strong_coffee = Strong Coffee
name-strong_coffee-2 = { name-strong_coffee }
name-strong_coffee-3 = { name-strong_coffee }
card-strong_coffee = Wake one of your Nirds.
flavor-strong_coffee = Brewed by the lab. Served in a beaker. Do not ask which beaker.
name-egg_grenade = Egg Grenade
name-egg_grenade-2 = { name-egg_grenade }
name-egg_grenade-3 = { name-egg_grenade }
name-egg_grenade-4 = { name-egg_grenade }
card-egg_grenade = Place 3 damage on one Gnome.
flavor-egg_grenade = Pull pin. Throw egg. In that order, Øls.
name-carpet_bombing = Carpet Bombing
card-carpet_bombing = Place 3 damage on every Gnome.
flavor-carpet_bombing = Forty birds, forty rolls of carpet, one quiet suburb.
name-expense_account = Expense Account
name-expense_account-2 = { name-expense_account }
card-expense_account = Your next recruit this round costs 4 less.
flavor-expense_account = ’Client lunch.’ The client was a sniper.
name-job_fair = Job Fair
name-job_fair-2 = { name-job_fair }
card-job_fair = Replace a whole Market row, Level 1 or Level 2. Your next recruit this round costs 2 less.
flavor-job_fair = Free pens. Everyone came for the pens.
name-crash_course = Crash Course
card-crash_course = The next Nird you recruit this round arrives awake.
flavor-crash_course = Lesson one: everything. Lesson two: go.
name-second_wind = Second Wind
name-second_wind-2 = { name-second_wind }
card-second_wind = Roll up to two of your used dice; they are unused again.
flavor-second_wind = The first wind was bean-related. This one is morale.
name-fake_beard = Fake Beard
name-fake_beard-2 = { name-fake_beard }
card-fake_beard = Two or more players: move a Gnome to another player’s row.
flavor-fake_beard = Fellow gnome! The meeting is over THERE now.
name-tarpaulin = Tarpaulin
name-tarpaulin-2 = { name-tarpaulin }
card-tarpaulin = Cover a Gnome until Upkeep: it is not visible, so its no-recruiting, no-Scientists and tax symbols are off.
flavor-tarpaulin = If we cannot see the policy, the policy cannot see us.
name-birdseed_bribe = Birdseed Bribe
name-birdseed_bribe-2 = { name-birdseed_bribe }
card-birdseed_bribe = Remove a wave I or II Gnome. Its knock-out effect does not happen.
flavor-birdseed_bribe = He does not even eat birdseed. He just likes to be asked.
name-spy_sparrow = Spy Sparrow
card-spy_sparrow = Everyone sees the top three Gnome cards. You may put one of them on the Knock Out Pile.
flavor-spy_sparrow = Nobody suspects a sparrow. There are simply too many of them.
name-reserves = Call the Reserves
card-reserves = Recruit any Level 1 Nird from the Market for free.
flavor-reserves = The reserves were asleep. They still are.
name-dawn_chorus = Dawn Chorus
name-dawn_chorus-2 = { name-dawn_chorus }
card-dawn_chorus = Everyone wakes one of their Scientists.
flavor-dawn_chorus = Four in the morning, four-part harmony, no survivors.
name-group_hug = Group Hug
card-group_hug = Any one player gains a life.
flavor-group_hug = Careful with the pointy end. No, the other pointy end.

## Bosses

name-scarecrow = Scarecrow
card-scarecrow = Shuffle the wave III and IV Gnomes of the Knock Out Pile into a Minion pile; each player takes one. He can only be attacked while no Minion is in play. At night one player loses a life, everyone discards a Nird, then everyone takes another Minion. You lose if a Minion is missing.
flavor-scarecrow = Stuffed with straw, spite and everybody who ever called him ’decorative’.
name-invisible_walls = Invisible Walls
card-invisible_walls = You have one round. After each attack choose a multiplier space you have not used yet: the damage is multiplied, then the space’s effect happens to you. If the walls still stand when the Action Phase ends, you lose.
flavor-invisible_walls = Birds’ oldest enemy. Freshly cleaned.
name-splat = Splat
card-splat = ×0. Wake up to two of your Nirds.
flavor-splat = Everybody heard it. Everybody is awake now.
name-smudge = Smudge
card-smudge = ×1. Gain a tactic card.
flavor-smudge = A beak-shaped smudge. Finally, something to aim at.
name-echo = Echo
card-echo = ×1. Any one player wakes a Scientist.
flavor-echo = Bonk. (bonk) (bonk)
name-hairline = Hairline Crack
card-hairline = ×2. Lose a tactic card.
flavor-hairline = Progress! Or a spider.
name-ricochet = Ricochet
card-ricochet = ×2. Lose a die.
flavor-ricochet = The bullet came back. It brought friends.
name-birdprint = Bird Print
card-birdprint = ×3. Discard one of your Nirds.
flavor-birdprint = You can make out every single feather.
name-shards = Shards
card-shards = ×3. Lose a life.
flavor-shards = Invisible shards are the worst shards.
name-full_tilt = Full Tilt
card-full_tilt = ×4. Lose a life, and everyone discards a Nird.
flavor-full_tilt = Terminal velocity is just a number. A large one.

## Difficulty

change-ignore_leaders = Ignore Leaders: no Leader effect works this game.
change-add_wave4 = Add wave IV Gnomes: more wave IV cards in the Gnome deck.
change-remove_distraction = Remove Distractions: fewer Distraction cards in the tactic deck.
change-remove_wave2 = Take out wave II Gnomes: fewer wave II cards: less time to grow.
change-remove_wave4 = Remove wave IV Gnomes: fewer wave IV cards in the Gnome deck.
change-add_wave2 = Add wave II Gnomes: more wave II cards: more time to grow.
change-remove_political = Remove Political Gnomes: political Gnomes in the deck are swapped for honest ones of the same wave.
change-five_dice = Start with five dice: every player starts with one die more.
level-1 = Petting Zoo
level-2 = Garden Party
level-3 = Picket Fence
level-4 = Light Drizzle
level-5 = Standard Issue
level-6 = Weeds
level-7 = Thorns
level-8 = Lawnmower Season
level-9 = Leaderless
level-10 = Gnomageddon

# House rules
option-level = Difficulty
    .about = 1 is polite, 2 is good for a first game, 10 is all thorns. Recipe: mix your own below.
    .is-1 = 1 · { level-1 }
    .is-2 = 2 · { level-2 }
    .is-3 = 3 · { level-3 }
    .is-4 = 4 · { level-4 }
    .is-5 = 5 · { level-5 }
    .is-6 = 6 · { level-6 }
    .is-7 = 7 · { level-7 }
    .is-8 = 8 · { level-8 }
    .is-9 = 9 · { level-9 }
    .is-10 = 10 · { level-10 }
    .is-recipe = my own recipe
option-boss = The Boss
    .about = Who waits at the end of the garden.
    .is-random = a surprise
    .is-scarecrow = Scarecrow
    .is-invisible_walls = Invisible Walls
    .is-choose = we choose
option-army_1 = Army, seat 1
    .about = With which Nirds that seat starts.
    .is-random = a surprise
    .is-froomp = Froomp
    .is-wompins = Wompins
    .is-pebbles = Pebbles
    .is-sneefle = Sneefle
option-army_2 = Army, seat 2
    .about = { option-army_1.about }
    .is-random = a surprise
    .is-froomp = Froomp
    .is-wompins = Wompins
    .is-pebbles = Pebbles
    .is-sneefle = Sneefle
option-army_3 = Army, seat 3
    .about = { option-army_1.about }
    .is-random = a surprise
    .is-froomp = Froomp
    .is-wompins = Wompins
    .is-pebbles = Pebbles
    .is-sneefle = Sneefle
option-army_4 = Army, seat 4
    .about = { option-army_1.about }
    .is-random = a surprise
    .is-froomp = Froomp
    .is-wompins = Wompins
    .is-pebbles = Pebbles
    .is-sneefle = Sneefle
option-ignore_leaders = No Leaders
    .about = Harder: no Leader’s effect works.
    .is-0 = no
    .is-1 = yes
option-add_wave4 = More wave IV Gnomes
    .about = Harder: the last wave is longer.
    .is-0 = no
    .is-1 = some
    .is-2 = many
option-remove_distraction = Fewer Distractions
    .about = Harder: some Distraction cards stay in the box.
    .is-0 = no
    .is-1 = yes
option-remove_wave2 = Fewer wave II Gnomes
    .about = Harder: less time to grow.
    .is-0 = no
    .is-1 = yes
option-remove_wave4 = Fewer wave IV Gnomes
    .about = Easier: the last wave is shorter.
    .is-0 = no
    .is-1 = yes
option-add_wave2 = More wave II Gnomes
    .about = Easier: more time to grow.
    .is-0 = no
    .is-1 = some
    .is-2 = many
option-remove_political = Honest Gnomes
    .about = Easier: Political Gnomes are swapped for honest ones.
    .is-0 = no
    .is-1 = some
    .is-2 = many
option-five_dice = One more die
    .about = Easier: everybody starts with one die more.
    .is-0 = no
    .is-1 = yes

# How to play, on one page
howto-goal = Keep every bird alive through four waves of garden Gnomes, then beat the Boss who comes when the Gnome deck is empty. You all win together, or none of you does.
howto-turn-trade = Morning. Everybody rolls all their dice. Now swap freely, one die for one die, with anybody who agrees: Ada offers a 4 for Ben’s 3. Think as a team: the face that is no use to you may be just what your neighbour’s best Troop is waiting for. When all are ready, trading is over.
howto-turn-lay = Your turn: attack, recruit, or pass. To attack, lay dice on a Troop that is awake. It takes exactly the faces printed on its card: here any two dice wake the Heavy Heron’s temper. Then turns go round until everybody has passed.
howto-turn-hit = Those dice are rolled again, and this second roll is the damage. Look first, then choose one Gnome in anybody’s row; the whole attack hits that one. A bad roll can still be mended: a Scientist changes a face, a tactic card adds to it, also on somebody else’s turn. A Gnome that is knocked out may still do something spiteful, or kind; read its card.
howto-turn-recruit = Or recruit instead: pay dice whose faces add up to the price or more, no change given. Two sixes buy the Penguin Platoon. A new bird arrives asleep and helps from tomorrow. The Market fills up again at once.
howto-turn-night = Night. Every Gnome still standing attacks the player it faces, as its card says: lives, birds, dice. Then birds wake, empty places in the rows fill with new Gnomes, and each new wave brings everybody one more die.
howto-icon-health = Health
    .means = The damage it takes to knock this Gnome out. Damage stays on it from round to round.
howto-icon-bonus = Bonus damage
    .means = What this Troop adds to its roll.
howto-icon-shield = Shield
    .means = What every attack on this Gnome loses first.
howto-icon-price = Price
    .means = What your dice must add up to.
howto-icon-wave = Wave
    .means = How far the evening has got; four is the last before the Boss.
howto-icon-lives = Lives
    .means = Yours. At none, all of you have lost.
howto-icon-zzz = Asleep
    .means = A bird that has worked rests until tomorrow.
howto-end = When there is no Gnome left to fill a place, the Boss comes round the hedge: Scarecrow with his Minions, or the Invisible Walls, which must fall within one single round. Beat the Boss and you have won. If anybody runs out of lives or birds before that, the garden is lost for all.
howto-mistake-1 = Fighting only in your own row. The Gnome opposite your neighbour may cost the team more tonight, and any Troop can reach it.
howto-mistake-2 = Laying good faces and hoping. What you lay only pays for the attack; the dice are rolled again. Pay with what nobody needs.
howto-mistake-3 = Never recruiting. The army you start with is good for the first wave, not for the fourth: buy one bird a round while it is quiet.

# Bots
name-bot-sergeant = Sergeant
    .about = Swaps fairly, aims well, never panics.

# Ways to play
preset-first = First game
    .about = You and a bot, level 2. The garden is still polite.
preset-quartet = The full table
    .about = Four armies, level 5: as the book means it.
preset-alone = One bird
    .about = Nobody to swap with, nobody to blame. Level 4.
preset-thorns = Thorns
    .about = Three armies, level 8. Bring a plaster.

# Said once, when it first matters
lesson-welcome = Everyone wins together or loses together. Survive four waves of garden gnomes, then beat the Boss. If any one of you runs out of lives or of Nirds, it is over for all.
lesson-trade = These dice are fuel for your Troops. One die for one die, as often as you like, until everybody is ready.
lesson-solo = These dice are fuel for your Troops. What is left over buys new Nirds.
lesson-scientist = Each Scientist bends one roll of yours per round: your unused dice, or your attack dice after an attack roll. Then the Scientist sleeps.
lesson-turn = Attack with one Troop, or recruit one Nird, or pass. Turns go round until everyone has passed; passing is for the whole round.
lesson-attack = Two rolls: first the dice pay for the Troop, then you roll the same dice again for the damage. You pick the Gnome after you see the roll.
lesson-adjust = The whole attack hits a single Gnome, and it may be anybody’s. The number over each Gnome is what it would really take.
lesson-recruit = Pay with unused dice that add up to the price. No change is given. The newcomer sleeps until tomorrow.
lesson-tactic = Tactic cards are played at any time of the Action Phase, on your turn or not, even after passing.
lesson-dusk = Everyone has passed. This is the last moment for tactic cards before the Gnomes strike.
lesson-night = Gnomes still standing in your row attack you. The damage on them stays there for tomorrow.
lesson-wave = Each new wave brings everyone another die, up to eight. The last one comes when the Gnome deck is empty.
lesson-army = Troops fight. Scientists, on their squared paper, bend dice. A grey, tilted card is asleep; everyone wakes up at night.
lesson-leader = Your Leader is a Troop with a rule of their own. It works even while the Leader sleeps, and stops if you ever discard the Leader.
lesson-first = The First Player token decides who starts. Ask for it now if your plan needs the first turn.
lesson-shield = Shield 2 means that every attack on that Gnome deals 2 less: one big hit beats many small ones. Armor swallows the faces printed on it.
lesson-order = The Gnomes still standing in your row attack you one after another. The order is yours.
lesson-boss = The Boss plays by rules of its own: tap it and read them before you do anything brave.

## Without a move: signs, and what is quickly said

sign-hold = Wait!
    .down = Go on!
    .told = { YOU($seat) ->
        [yes] You hold a wing up: wait!
       *[no] { SEAT($seat) } holds a wing up: wait!
      }
sign-soon = About to strike
    .told = { YOU($seat) ->
        [yes] You are about to hit { $thing }.
       *[no] { SEAT($seat) } is about to hit { $thing }.
      }
sign-plan_a = Plan A
    .short = A
sign-plan_b = Plan B
    .short = B
sign-plan_c = Plan C
    .short = C
sign-keep = Please don’t ask for this one
    .told = { YOU($seat) ->
        [yes] You would rather keep { $thing }.
       *[no] { SEAT($seat) } would rather keep { $thing }.
      }
sign-need_1 = I need a 1
    .short = 1
sign-need_2 = I need a 2
    .short = 2
sign-need_3 = I need a 3
    .short = 3
sign-need_4 = I need a 4
    .short = 4
sign-need_5 = I need a 5
    .short = 5
sign-need_6 = I need a 6
    .short = 6

warn-hold = { SEAT($seat) } has a wing up. Name your target all the same?
warn-plan_a = { SEAT($seat) } has put plan A on this one. Use it all the same?
warn-plan_b = { SEAT($seat) } has put plan B on this one. Use it all the same?
warn-plan_c = { SEAT($seat) } has put plan C on this one. Use it all the same?
warn-keep = { SEAT($seat) } would rather keep that one. Ask all the same?

layout-need = I need a …
layout-last-night = Last night
layout-comers = New on the lawn

quick-mine = Leave that one to me.
quick-help = I won’t survive the night like this.
quick-weak = Weaken it, I’ll finish it.
quick-save = Let’s save the tactic cards.

# Over, and nobody has won
## The end, to each side

headline-team-won = The lawn is yours!
headline-team-lost = The gnomes keep the lawn.
headline-watched-won = The Nirds win the lawn!
headline-watched-lost = The gnomes keep the lawn.
reason-boss_defeated = { NAME($boss) }: beaten, in round { $round }.
reason-life = { YOU($seat) ->
    [yes] You have
   *[no] { SEAT($seat) } has
  } no lives left, and that is the end for all.
reason-nird = { YOU($seat) ->
    [yes] You have
   *[no] { SEAT($seat) } has
  } no Nirds left, and that is the end for all.
reason-minions = { NAME($boss) } was not beaten before the Minion pile ran out.
reason-walls = The walls still stand, and the night is over.
reason-winter = Round { $round } is over. Winter comes, and the gnomes are still here.
deed-lives = { $lives ->
    [0] You end without a life.
    [one] You end with 1 life.
   *[other] You end with { $lives } lives.
  }

