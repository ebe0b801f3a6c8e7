goal = Three of your marks in a row win.
goal-marked = Cells marked
board = The board
cell = Cell { $cell }
mark = { SEAT($seat) }’s mark
say-cell = Mark { $word }
prompt-mark = Your turn: mark an empty cell.
not-your-turn = It is { SEAT($seat) }’s turn.
taken = { $cell } is already marked.
event-marked = { SEAT($seat) } marks { $cell }.
event-won = { SEAT($seat) } has three in a row!
event-drawn = The board is full: a draw.

preset-quick = Against a bot
    .about = It has seen this game before.
preset-sofa = On one sofa
    .about = Two people, one screen, nothing to hide.
