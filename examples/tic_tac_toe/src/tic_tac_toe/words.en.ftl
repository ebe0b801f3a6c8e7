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

howto-goal = Be the first with three marks in a row.
howto-turn-mark = The seats take turns. On yours, mark one empty cell; the one in the middle is part of four lines.
howto-turn-line = Look for two of yours with an empty cell in line: a third one there wins. Look for two of theirs, too.
howto-turn-won = Three in a row, a column or a diagonal: the game is over at once.
howto-end = Three marks in a line win. A full board without a line is a draw.
howto-mistake-1 = Beginning at a side. It is part of only two lines.
howto-mistake-2 = Building your own line while theirs has two.
howto-mistake-3 = Forgetting the diagonals.
