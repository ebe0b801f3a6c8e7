/** Names for gnomes who have not thought of one, and for bots. */
import { hash } from "../look/tint";
import type { ChairInfo } from "../wire";

const FIRST = ["Mossy", "Barnaby", "Twig", "Hazel", "Pip", "Bramble", "Fennel", "Odo", "Clover", "Nettle", "Tansy", "Wilf"];
const LAST = ["Acorn", "Puddle", "Thistle", "Lantern", "Mushroom", "Wellington", "Bumble", "Trowel", "Turnip", "Marrow"];
const BOTS = ["Sprocket", "Rivet", "Cuckoo", "Kettle", "Cogwheel", "Weathervane", "Pendulum", "Ratchet"];

export function gnomeName(random: () => number = Math.random): string {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)]!;
  return `${pick(FIRST)} ${pick(LAST)}`;
}

/** What the bot on a seat is called: another name on every seat, the same for everybody at the table. */
export function botName(table: string, seat: number): string {
  return BOTS[(hash(table) + seat) % BOTS.length]!;
}

/** Who sits at a table, seat by seat; an empty chair has no name. */
export function namesAt(table: string, chairs: readonly ChairInfo[]): string[] {
  return chairs.map((chair, seat) => chair.name || (chair.bot ? botName(table, seat) : ""));
}
