/** The record that was brought along: kept for this tab alone, so that loading the page anew does not lose it. */
const KEY = "record";

export function bringRecord(record: string): void {
  sessionStorage.setItem(KEY, record);
}

export function broughtRecord(): string {
  return sessionStorage.getItem(KEY) ?? "";
}
