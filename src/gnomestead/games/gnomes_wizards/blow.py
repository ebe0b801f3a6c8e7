"""An attack that has been declared and is not yet struck."""

from __future__ import annotations

from gnomestead.kernel.plain import Plain


class Blow(Plain):
    """A declared base attack, and what answers have made of it."""

    __slots__ = ("answers", "attacker", "cancelled", "guard", "moved", "target")

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.target = target
        self.guard = 0
        self.cancelled = False
        self.moved = False
        """Redirected: attacker and target need not share a tile."""
        self.answers: list[tuple[int, int]] = []
        """Retaliations to come: performer, power."""

    def copy(self) -> Blow:
        twin = Blow(self.attacker, self.target)
        twin.guard, twin.cancelled, twin.moved = self.guard, self.cancelled, self.moved
        twin.answers = self.answers.copy()
        return twin
