/**
 * Who speaks at the table. An event is speech if its words name a `.speaker`: the id of a thing, or the number of a seat.
 * If they name a `.reader` instead, that thing is read aloud: what is written on it.
 */
import type { Lexicon } from "../words/lexicon";
import type { Entry } from "./table.svelte";

export interface Speech {
  readonly n: number;
  readonly speaker: string;
  readonly text: string;
}

/** What was said after this entry of the log. */
export function speechesAfter(n: number, log: readonly Entry[], words: Lexicon, written: (id: string) => string): Speech[] {
  return log.filter((entry) => entry.n > n).flatMap((entry) => speechOf(entry, words, written) ?? []);
}

function speechOf({ n, told }: Entry, words: Lexicon, written: (id: string) => string): Speech | null {
  const named = (attribute: string) => words.attribute(`event-${told.kind}`, attribute, told.data);
  const [speaker, reader] = [named("speaker"), named("reader")];
  const text = speaker ? words.tell(told) : reader ? written(reader) : "";
  return text ? { n, speaker: speaker || reader, text } : null;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 8;

/**
 * Where to speak: above the speaker or below, else as near as can be beside what others say; in any case within the room, and
 * never over what is lit. Null: there is no such place.
 */
export function besides(speaker: Box, { width, height }: Pick<Box, "width" | "height">, others: readonly Box[], room: Box, lit: readonly Box[] = []): Box | null {
  const at = (x: number, y: number): Box => ({ x: Math.max(MARGIN, Math.min(x, room.x + room.width - width - MARGIN)), y, width, height });
  const middle = speaker.x + speaker.width / 2 - width / 2;
  const near = [at(middle, speaker.y - height - MARGIN), at(middle, speaker.y + speaker.height + MARGIN)];
  const next = others.flatMap((other) => [at(other.x + other.width + MARGIN, other.y), at(other.x - width - MARGIN, other.y), at(other.x, other.y + other.height + MARGIN)]);
  const far = (box: Box) => Math.hypot(box.x - middle, box.y - speaker.y);
  const isInside = (box: Box) => box.y >= room.y;
  const clear = [...near, ...next.sort((one, other) => far(one) - far(other))].filter((box) => !lit.some((each) => overlap(box, each)));
  return clear.find((box) => isInside(box) && !others.some((other) => overlap(box, other))) ?? clear.find(isInside) ?? clear[0] ?? null;
}

function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}
