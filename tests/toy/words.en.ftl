# Mushroom Market

name-morel = morel
name-cep = cep
name-chanterelle = chanterelle
name-truffle = truffle

goal = Most coins win.
goal-rounds = Rounds
goal-coins = Coins
stall = The stall
heap = The heap
deck = The forest
shelf = { SEAT($seat) }’s shelf
hand = { SEAT($seat) }’s basket
coins = { $count } coins
token = Snatching token
token-says = “Quick fingers, anybody?”
mushroom = { NAME($kind) }
worth = A { NAME($kind) } sells for { $coins } today.

option-rounds = Rounds
    .about = How many there are.
option-limit = Hand limit
    .about = How many mushrooms a hand may hold.
option-snatching = Snatching
    .about = One snatching token each.

sign-psst = Psst!

warn-demand = Everybody wants { NAME($kind) } today, and you have some.

say-baskets = Take { $word } { $word ->
    [1] basket
   *[other] baskets
  }
say-sell = Sell
say-sold = a { NAME($word) }
say-swap = Swap
say-given = give a { NAME($word) }
say-taken = take the { NAME($word) }
say-snatch = Snatch
say-home = Go home
say-dropped = Drop a { NAME($word) }

prompt-baskets = How many baskets do you carry today? Fewer go first.
prompt-turn = Your stall is open. Today everybody wants { NAME($kind) }.
prompt-swap = What do you give away?
prompt-swap-for = What would you like for a { NAME($kind) }?
prompt-snatch = You could snatch something before the others notice.
prompt-drop = Too much to carry: drop down to { $limit }.

chosen-already = Your baskets are packed; wait for the others.
baskets-first = First say how many baskets you carry.
not-your-turn = { SEAT($seat) } is at the stall.
you-have-none = You have no { NAME($kind) }.
somebody-drops = { SEAT($seat) } has dropped things everywhere: first that.

score-coins = Coins
score-shelf = On the shelf

event-stall = Round { $round }: { $count ->
    [0] the stall is empty.
   *[other] on the stall lie { $stall }.
  }
event-chose = { YOU($seat) ->
    [yes] You have packed.
   *[no] { SEAT($seat) } has packed.
  }
event-opened = Baskets, seat by seat: { $baskets }.
event-demand = The die shows { $face }: everybody wants { NAME($kind) }.
event-drew = { SEAT($seat) } comes back with { $count } mushrooms.
    .known = { $count ->
        [0] You found nothing.
       *[other] You found: { $kinds }.
      }
event-sold = { SEAT($seat) } sells { $count } × { NAME($kind) } for { $coins }.
event-swapped = { SEAT($seat) } swaps a { NAME($given) } for a { NAME($taken) }.
event-snatched = { SEAT($seat) } snatches a { NAME($kind) }!
event-went-home = { SEAT($seat) } goes home.
event-dropped = { SEAT($seat) } drops a { NAME($kind) }.
event-closed = The market closes.

preset-quick = Market morning
    .about = Two baskets, two rounds.
preset-long = Market day
    .about = Two friends on one bench against a bot.
lesson-baskets = You choose before you know what sells.
lesson-snatching = One token, one snatch. It comes back to nobody.
