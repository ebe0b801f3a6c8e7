"""Frames of the WebSocket protocol, as far as whole text messages need them."""

from __future__ import annotations

from struct import pack, unpack_from
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

_TEXT: Final = 0x81
_MASKED: Final = 0x80
_MASK: Final = 4
_TWO_MORE: Final = 126
_EIGHT_MORE: Final = 127
"""Sizes that stand for a size in the bytes that follow."""


def text_frame(message: bytes) -> bytes:
    """A text message as a server sends it."""
    size = len(message)
    if size < _TWO_MORE:
        return pack("!BB", _TEXT, size) + message
    if size < 65_536:
        return pack("!BBH", _TEXT, _TWO_MORE, size) + message
    return pack("!BBQ", _TEXT, _EIGHT_MORE, size) + message


def whole_frames(data: bytes, largest: int) -> tuple[list[tuple[bool, bytes]], bytes]:
    """Take apart what a browser has sent: text messages, other frames as they came, and what is not whole yet.

    A frame that is larger than allowed is given out at once, as far as it has come.
    """
    frames: list[tuple[bool, bytes]] = []
    at = 0
    while (body := _body(data, at)) is not None:
        start, end = body
        is_huge = end - start > largest
        if end > len(data) and not is_huge:
            break
        if data[at] == _TEXT and data[at + 1] & _MASKED and not is_huge:
            frames.append((True, apply_mask(data[start:end], data[start - _MASK : start])))
        else:
            frames.append((False, data[at:end]))
        at = end
    return frames, data[at:]


def _body(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the body of the frame that begins here lies; None: the head is not whole yet."""
    rest = len(data) - at
    if rest < 2:
        return None
    size, start = data[at + 1] & 0x7F, at + 2
    if size == _TWO_MORE:
        if rest < 4:
            return None
        (size,), start = unpack_from("!H", data, start), start + 2
    elif size == _EIGHT_MORE:
        if rest < 10:
            return None
        (size,), start = unpack_from("!Q", data, start), start + 8
    if data[at + 1] & _MASKED:
        start += _MASK
    return start, start + size
