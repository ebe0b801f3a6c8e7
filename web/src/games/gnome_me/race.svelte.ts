/** Moves in a race: said at the moment of the press, with nobody waiting for the last one's answer. */
import type { Pressed } from "./shed";
import type { Table } from "../../table/table.svelte";

/** What changes the stack in the hand must wait until that one is ripe (GM-ASM-11); leafing need not. */
const CHANGES = /^(take:|put|stop)/;
/** The longest that a table can ask for: however far off our clock is, no press is kept back for more. */
const LONGEST_HOLD_MS = 700;

export class Race {
  #early: ReturnType<typeof setTimeout> | undefined;

  /** When something was last said, by the game's clock. */
  pressedAt = 0;
  /** What the table has not answered yet. */
  pressed = $state.raw<readonly Pressed[]>([]);

  constructor(private readonly table: Table) {}

  /** The game's own time. */
  now(): number {
    return this.table.connection.now() - (this.table.clock.zero ?? 0);
  }

  /** Say it now; one press that comes too early is kept, and said at the first moment that counts. */
  press(move: string, ripe = 0): void {
    clearTimeout(this.#early);
    const wait = CHANGES.test(move) ? Math.min(ripe - this.now(), LONGEST_HOLD_MS) : 0;
    if (wait > 0) this.#early = setTimeout(() => void this.#say(move), wait + 1);
    else void this.#say(move);
  }

  /** Until it is answered, and the answer shown, it is among what was `pressed`. */
  async #say(move: string): Promise<void> {
    const press = { move, at: this.now() };
    this.pressedAt = press.at;
    this.pressed = [...this.pressed, press];
    await this.table.press(move);
    await this.table.settled();
    this.pressed = this.pressed.filter((each) => each !== press);
  }
}
