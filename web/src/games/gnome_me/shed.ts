/** The scene of Gnome me by what lies where. */
import { Places, hasBadge, widgetIn } from "../../scene/places";
import type { Choice, Phrase, Place, Scene, Thing, Widget } from "../../wire";

/** One's own gnome, as its widget tells it. */
export interface Figure {
  readonly parts: readonly string[];
  /** Which stack is in the hand, counted from the cap; -1: none. */
  readonly hand: number;
  readonly touched: readonly boolean[];
  /** From when on the stack in the hand may be put down, by the game's clock. */
  readonly ripe: number;
}

export interface Shed {
  readonly device: Widget | undefined;
  readonly figure: Figure | undefined;
  readonly mine: Place | undefined;
  readonly rivals: readonly Place[];
  readonly side: Place | undefined;
  /** Sets to choose from, cards in the middle, and whatever else there may be. */
  readonly rest: readonly Place[];
}

export const SLOTS = ["cap", "face", "beard", "feet"] as const;

/** How the shed is laid out: for somebody who builds, with or without cards in the middle, perhaps large; or for onlookers. */
export type Plan = "usual" | "middle" | "large" | "large-middle" | "choosing" | "watching" | "watching-middle";

export function planOf({ figure, rest }: Shed, isBold: boolean): Plan {
  if (!figure) return rest.length ? "watching-middle" : "watching";
  if (rest.some(({ id }) => id === "box")) return "choosing";
  if (rest.length) return isBold ? "large-middle" : "middle";
  return isBold ? "large" : "usual";
}

/** One's own gnome is not to be seen yet: one after the other, and the screen goes round (GM-REL-07). */
export function isCovered({ figure, rest }: Shed): boolean {
  return rest.length === 0 && !figure?.parts.some(Boolean);
}

export function shedOf(scene: Scene): Shed {
  const places = new Places(scene);
  const [mine] = places.takeAll(({ id, where }) => where === "hand" && id.startsWith("seat-"));
  const rivals = places.takeAll(({ id }) => id.startsWith("seat-"));
  const side = places.take("side");
  const figure = widgetIn(scene, "gnome-figure");
  return { device: widgetIn(scene, "gnome-device"), figure: figure && figureOf(figure), mine, rivals, side, rest: places.rest };
}

/** The round, the mode and the variants. */
export function courseOf(scene: Scene): readonly Phrase[] {
  const notes = scene.places.find(({ id }) => id === "side")?.things ?? [];
  return notes.filter(({ id }) => id === "round" || id.startsWith("variant-")).map((note) => note.name);
}

function figureOf({ data = {} }: Widget): Figure {
  const list = (key: string) => (Array.isArray(data[key]) ? (data[key] as readonly unknown[]) : []);
  return {
    parts: list("parts").map(String),
    hand: Number(data.hand ?? -1),
    touched: list("touched").map(Boolean),
    ripe: Number(data.ripe ?? 0),
  };
}

/** Something pressed that the table has not answered yet. */
export interface Pressed {
  readonly move: string;
  /** By the game's clock. */
  readonly at: number;
}

/** GM-TIM-13: one's own gnome with what was just pressed, as far as that can be known; leafing shows what only the table knows. */
export function withPressed(figure: Figure, pressed: readonly Pressed[], hold: number): Figure {
  return pressed.reduce((now, { move, at }) => {
    const slot = SLOTS.findIndex((each) => move === `take:${each}`);
    if (slot >= 0 && slot !== now.hand) return { ...now, hand: slot, touched: now.touched.map((was, i) => was || i === slot), ripe: at + hold };
    return move === "put" ? { ...now, hand: -1, ripe: 0 } : now;
  }, figure);
}

/** What may be pressed before the table has answered: a stack just taken is leafed through or put down, one just put down is taken. */
export function openAhead(figure: Figure | undefined, shown: Figure | undefined): readonly string[] {
  if (!figure || !shown || figure.hand === shown.hand) return [];
  const leafing = shown.hand >= 0 ? ["flip:next", "flip:prev", "put"] : [];
  return figure.hand >= 0 ? [...leafing, `take:${SLOTS[figure.hand]}`] : leafing;
}

/** The card of a slot in front of a seat. */
export function slotOf(place: Place | undefined, slot: string): Thing | undefined {
  return place?.things?.find((thing) => thing.id === slot || thing.id.endsWith(`-${slot}`));
}

/** Whether a word names a part of a gnome; it is called like its picture. */
export function isPart(word: string): boolean {
  return SLOTS.some((slot) => word.startsWith(`${slot}_`));
}

/** What the nth number key means where parts are chosen in two words: the nth slot, then the nth part. */
export function numbered(nth: number, choices: readonly Choice[]): Choice | undefined {
  const parts = choices.filter(({ word }) => isPart(word));
  return parts.length ? parts[nth] : choices.find(({ word }) => word === `set:${SLOTS[nth]}` || word === `grab:${SLOTS[nth]}`);
}

/** The set that a card is of; empty: it is of none. */
export function setOf(part: string): string {
  return /^id_([a-z]+)_/.exec(part)?.[1] ?? "";
}

/** At the reveal: whether a part is right; null: nothing is compared yet. */
export function verdictOn(thing: Thing | undefined): boolean | null {
  return hasBadge(thing, "right") ? true : hasBadge(thing, "wrong") ? false : null;
}

/** At the reveal: whether what lies here is held against the portrait. */
export function isCompared(place: Place): boolean {
  return SLOTS.some((slot) => verdictOn(slotOf(place, slot)) !== null);
}

/** Where a card lies in the middle, and how: shifted in percent of itself, turned by degrees. */
export interface Spot {
  readonly thing: Thing | null;
  readonly shift: readonly [number, number];
  readonly turn: number;
}

/** The middle as it was spread; where a card was taken from there is a gap, so that no other moves under a finger. */
export function spotsOf(place: Place, lines: readonly string[], cells: number): readonly Spot[] {
  const spots = Array.from({ length: cells }, (): Spot => ({ thing: null, shift: [0, 0], turn: 0 }));
  for (const line of lines) {
    const [id, cell = 0, x = 0, y = 0, turn = 0] = line.split(" ").map((word, i) => (i ? Number(word) : word)) as [string, ...number[]];
    const thing = place.things?.find((each) => each.id === id);
    if (thing) spots[cell] = { thing, shift: [x, y], turn };
  }
  return spots;
}

/** For those who see them badly: upright, slot by slot and equal ones side by side (GM-ACC-03); `known` are all that ever lay here. */
export function uprightSpots(place: Place, known: readonly Thing[]): readonly Spot[] {
  const rank = ({ id, art = "" }: Thing) => `${SLOTS.findIndex((each) => art.startsWith(each))} ${art} ${id}`;
  const here = new Map(place.things?.map((thing) => [thing.id, thing]));
  return known
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
    .map(({ id }) => ({ thing: here.get(id) ?? null, shift: [0, 0], turn: 0 }));
}

/** Whoever has a paw on a card, as the table tells it. */
export function pawsOn(thing: Thing): readonly number[] {
  return (thing.badges ?? []).filter(({ art }) => art === "paw").map(({ value }) => Number(value) - 1);
}

/** Everybody plays at once, by the clock. */
export function isLive(scene: Scene): boolean {
  return widgetIn(scene, "gnome-device")?.data?.pace === "live";
}
