/** What this browser has seen of how its people play: a new table is set accordingly, where its game has an option for that. */
import type { GameInfo, OptionInfo } from "./wire";

const KEY = "habits";
/** The last few count, so that whoever gets better is followed. */
const KEPT = 5;

type Noted = Readonly<Record<string, readonly number[]>>;

/** Note one more value that an option of a game would have fitted. */
export function noteHabit(game: string, option: string, value: number): void {
  const noted = read();
  const name = `${game}.${option}`;
  localStorage.setItem(KEY, JSON.stringify({ ...noted, [name]: [...(noted[name] ?? []), value].slice(-KEPT) }));
}

/** The options of a game that fit what was noted: of their values the nearest to the usual one. */
export function habitsOf({ id, options }: Pick<GameInfo, "id" | "options">): Record<string, OptionInfo["default"]> {
  const noted = read();
  const known = options.flatMap(({ name, values }) => {
    const value = nearest(values, noted[`${id}.${name}`]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}

function nearest(values: readonly OptionInfo["default"][], seen: unknown): number | undefined {
  if (!Array.isArray(seen) || seen.length === 0) return undefined;
  const usual = seen.map(Number).toSorted((one, other) => one - other)[Math.floor(seen.length / 2)]!;
  const away = (value: number) => Math.abs(value - usual);
  return values.filter((value) => typeof value === "number").toSorted((one, other) => away(one) - away(other))[0];
}

/** (Whatever else may lie there: nothing was noted.) */
function read(): Noted {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return noted !== null && typeof noted === "object" ? (noted as Noted) : {};
  } catch {
    return {};
  }
}
