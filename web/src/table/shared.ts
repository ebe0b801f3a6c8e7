/** What is as before stays the same object, so that nobody need look at it again. */

type JsonRecord = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

/** `now`, with every part of it that equals its part of `before` taken from there. Items of a list belong together by their ids. */
export function shared<T>(before: unknown, now: T): T {
  if (isList(before) && isList(now)) return sharedList(before, now) as T;
  return (isRecord(before) && isRecord(now) ? sharedRecord(before, now) : now) as T;
}

function sharedList(before: List, now: List): List {
  const twins = new Map(before.map((each, i) => [idOf(each) ?? i, each]));
  const parts = now.map((each, i) => shared(twins.get(idOf(each) ?? i), each));
  return parts.length === before.length && parts.every((part, i) => part === before[i]) ? before : parts;
}

function sharedRecord(before: JsonRecord, now: JsonRecord): JsonRecord {
  const parts: Record<string, unknown> = {};
  let isSame = true;
  for (const key in now) {
    parts[key] = shared(before[key], now[key]);
    isSame &&= parts[key] === before[key];
  }
  return isSame && sizeOf(before) === sizeOf(now) ? before : parts;
}

const sizeOf = (record: JsonRecord) => Object.keys(record).length;
const isList = (value: unknown): value is List => Array.isArray(value);
const isRecord = (value: unknown): value is JsonRecord => typeof value === "object" && value !== null && !isList(value);
const idOf = (value: unknown): unknown => (isRecord(value) ? value.id : undefined);
