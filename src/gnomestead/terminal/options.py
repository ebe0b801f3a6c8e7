"""Table options as people write them: by the names and values that the new-table dialog shows, or by their ids."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from gnomestead.kernel import AnyGame, BadSetup, OptionValue
from gnomestead.kernel.game import TableOption, spoken
from gnomestead.kernel.lexicon import Lexicon


def option_label(option: TableOption, words: Lexicon) -> str:
    """What an option is called."""
    return words.attribute(f"option-{option.name}", "", {}) or option.name


def value_label(option: TableOption, value: OptionValue, words: Lexicon) -> str:
    """What a value of an option is called."""
    named = words.attribute(f"option-{option.name}", f"is-{spoken(value)}", {})
    return named or spoken(value).replace("_", " ")


def legal_labels(option: TableOption, words: Lexicon) -> str:
    """What an option may be, in the words that are shown."""
    numbers = [f"1 to {option.most}"] if option.most else []
    return ", ".join([*(value_label(option, value, words) for value in option.values), *numbers])


def read_value(option: TableOption, text: str, words: Lexicon) -> OptionValue:
    """The value that is called this, or written so."""
    for value in option.values:
        if text.casefold() == value_label(option, value, words).casefold():
            return value
    return option.parse(text)


def table_options(game: AnyGame, given: Sequence[str]) -> dict[str, OptionValue]:
    """The options that `NAME=VALUE` stands for, each by its id or by what it is called."""
    words = Lexicon(game)
    chosen: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"--option {text}: write it as NAME=VALUE")
        option = _option_called(game, name.strip(), words)
        chosen[option.name] = read_value(option, value.strip(), words)
    return chosen


def _option_called(game: AnyGame, name: str, words: Lexicon) -> TableOption:
    for option in game.options:
        if name == option.name or name.casefold() == option_label(option, words).casefold():
            return option
    known = [option.name for option in game.options]
    close = get_close_matches(name, known, 1, 0.5)
    hint = f" (did you mean {close[0]!r}?)" if close else ""
    raise BadSetup(f"{game.id} has no option {name!r}{hint}; it has: {', '.join(known) or 'none'}")
