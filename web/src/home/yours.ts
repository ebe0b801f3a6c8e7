/** One's own tables in words: when, with whom, and how it stands or ended. */
import type { TableInfo } from "../wire";
import { seatsOf } from "../table/seats";
import { language, listed, t } from "../words/shell.svelte";

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]];

export function isFinished({ phase }: TableInfo): boolean {
  return phase === "over" || phase === "closed";
}

/** What is still played comes first, what was touched last before the rest. */
export function inOrder(tables: readonly TableInfo[]): readonly TableInfo[] {
  return [...tables.filter((table) => !isFinished(table)), ...tables.filter(isFinished)];
}

/** How long ago, in the largest unit that fits. */
export function when(created: number, now: number): string {
  const [unit, length] = UNITS.find(([, each]) => now - created >= each) ?? ["minute", 60_000];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.floor((now - created) / length), unit);
}

/** All others at the table, bots among them; nobody: one plays alone. */
export function company(table: TableInfo, me: string): string {
  const mine = seatsOf(table, me);
  const names = table.chairs.flatMap(({ name }, seat) => (name && !mine.includes(seat) ? [name] : []));
  return names.length ? t("ui-with", { who: listed(names) }) : "";
}

export function status(table: TableInfo, me: string): string {
  if (table.result) return outcome(table, me);
  if (table.phase !== "playing") return t(`ui-phase-${table.phase}`);
  const awaited = table.awaited ?? [];
  if (isMyTurn(table, me)) return t("ui-your-turn");
  const who = listed(awaited.map((seat) => table.chairs[seat]?.name ?? ""));
  return who ? t("ui-who-moves", { who, count: awaited.length }) : t("ui-phase-playing");
}

export function isMyTurn(table: TableInfo, me: string): boolean {
  return table.phase === "playing" && (table.awaited ?? []).some((seat) => table.chairs[seat]?.person === me && !table.chairs[seat]?.bot);
}

function outcome({ result, chairs }: TableInfo, me: string): string {
  const winners = (result ?? []).filter(({ won }) => won).map(({ seat }) => seat);
  if (winners.length === 0) return t("ui-ended-nobody");
  if (winners.some((seat) => chairs[seat]?.person === me)) return t("ui-ended-won");
  return t("ui-ended-others", { who: listed(winners.map((seat) => chairs[seat]?.name ?? "")), count: winners.length });
}
