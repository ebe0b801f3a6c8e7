"""Live tables: who sits where, whose clock runs, what was agreed. No network, no database.

A table is a game of its own: a pure state machine over acts. `judge` turns what a person asks into
an act or a refusal and changes nothing; `apply` carries an act out. Whoever stores the acts in
between has the whole table: loading is replaying.
"""
