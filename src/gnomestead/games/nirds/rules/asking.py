"""What the next word of a half-said move is asked with; the words are `next-…`."""

from __future__ import annotations

from collections.abc import Sequence

from gnomestead.games.nirds.moves import FaceWord, GnomeWord, NirdWord, PlayerWord, ResultWord, TacticWord
from gnomestead.kernel.moves import FULL_STOP, Move, Word
from gnomestead.kernel.phrases import Phrase, phrase


def ask_next(said: Move, menu: Sequence[Word], left: int = 0) -> Phrase:
    """By the verb and by what may follow, with the card, the partner and the die named last; `left` is still owed."""
    card, seat, face = "", 0, 0
    for word in said:
        if isinstance(word, NirdWord | TacticWord):
            card = word.text
        elif isinstance(word, PlayerWord):
            seat = word.value
        elif isinstance(word, FaceWord):
            face = word.value
    return phrase("next-" + said[0].text, step=_step(menu), card=card, seat=seat, face=face, left=left)


def _step(menu: Sequence[Word]) -> str:
    """What kind of word is wanted: a die, what it becomes, a Gnome…; `full-stop`: nothing more."""
    word: Word = FULL_STOP
    for each in menu:
        if isinstance(each, ResultWord):
            return "result"
        if word is FULL_STOP:
            word = each
    return "gnome" if isinstance(word, GnomeWord) else word.label.removeprefix("say-")
