/**
 * The promises this browser was shown while the games were played. Whoever could change a seed afterwards
 * could change the promise along with it, but not what was noted here before.
 */
const KEY = "promises";
const KEPT = 100;

type Noted = Readonly<Record<string, string>>;

/** Note a table's promise, the first time we are shown one. */
export function notePromise(table: string, promise: string): void {
  const noted = read();
  if (table in noted) return;
  const all = [...Object.entries(noted), [table, promise] as const].slice(-KEPT);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
}

/** The promise that was noted then; undefined: we were not there. */
export function notedPromise(table: string): string | undefined {
  return read()[table];
}

function read(): Noted {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Noted;
  } catch {
    return {};
  }
}
