"""What a game is. A game author needs nothing else."""

from gnomestead.kernel.bot import AnyBot, Bot
from gnomestead.kernel.chance import LoadedDice, Stream, make_seed
from gnomestead.kernel.codec import decode, digest, encode
from gnomestead.kernel.errors import (
    BadContent,
    BadRecord,
    BadSetup,
    BadState,
    GnomesteadError,
    IllegalMove,
    UnknownGame,
)
from gnomestead.kernel.events import EVERYBODY, NOBODY, Audience, Event, audience, includes
from gnomestead.kernel.frame import AnyFrame, Frame
from gnomestead.kernel.game import AnyGame, Game, Setup, TableOption
from gnomestead.kernel.match import Match, verify
from gnomestead.kernel.moves import CLOCK, FULL_STOP, TICK, Blank, Move, Number, Seat, Word, Written, notation, numbers
from gnomestead.kernel.phrases import Choice, Ending, Phrase, Refusal, Result, ScoreLine, Standing, phrase
from gnomestead.kernel.plain import Plain
from gnomestead.kernel.record import Entry, Header, Record, dumps, loads
from gnomestead.kernel.scene import Badge, Goal, Place, Reach, Scene, Space, Thing, Track, Widget, everything, square
from gnomestead.kernel.signs import HERE, Sign
from gnomestead.kernel.state import State
from gnomestead.kernel.welcome import FairTime, Lesson, OptionValue, Preset, Sample

__all__ = [
    "CLOCK",
    "EVERYBODY",
    "FULL_STOP",
    "HERE",
    "NOBODY",
    "TICK",
    "AnyBot",
    "AnyFrame",
    "AnyGame",
    "Audience",
    "BadContent",
    "BadRecord",
    "BadSetup",
    "BadState",
    "Badge",
    "Blank",
    "Bot",
    "Choice",
    "Ending",
    "Entry",
    "Event",
    "FairTime",
    "Frame",
    "Game",
    "GnomesteadError",
    "Goal",
    "Header",
    "IllegalMove",
    "Lesson",
    "LoadedDice",
    "Match",
    "Move",
    "Number",
    "OptionValue",
    "Phrase",
    "Place",
    "Plain",
    "Preset",
    "Reach",
    "Record",
    "Refusal",
    "Result",
    "Sample",
    "Scene",
    "ScoreLine",
    "Seat",
    "Setup",
    "Sign",
    "Space",
    "Standing",
    "State",
    "Stream",
    "TableOption",
    "Thing",
    "Track",
    "UnknownGame",
    "Widget",
    "Word",
    "Written",
    "audience",
    "decode",
    "digest",
    "dumps",
    "encode",
    "everything",
    "includes",
    "loads",
    "make_seed",
    "notation",
    "numbers",
    "phrase",
    "square",
    "verify",
]
