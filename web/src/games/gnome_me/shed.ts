/** The scene of Gnome me by what lies where. */
import { Places, hasBadge, widgetIn } from "../../scene/places";
import type { Badge, Phrase, Place, Scene, Thing, Widget } from "../../wire";

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

export function shedOf(scene: Scene): Shed {
  const places = new Places(scene);
  const [mine] = places.takeAll(({ id, where }) => where === "hand" && id.startsWith("seat-"));
  const rivals = places.takeAll(({ id }) => id.startsWith("seat-"));
  const side = places.take("side");
  const figure = widgetIn(scene, "gnome-figure");
  return { device: widgetIn(scene, "gnome-device"), figure: figure && figureOf(figure), mine, rivals, side, rest: places.rest };
}

/** The round, and what is played for. */
export function courseOf(scene: Scene): readonly Phrase[] {
  const notes = scene.places.find(({ id }) => id === "side")?.things ?? [];
  return notes.filter(({ id }) => id === "round").map((note) => note.name);
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

/** The card of a slot in front of a seat. */
export function slotOf(place: Place | undefined, slot: string): Thing | undefined {
  return place?.things?.find((thing) => thing.id === slot || thing.id.endsWith(`-${slot}`));
}

/** The set that a card is of; empty: it is of none. */
export function setOf(part: string): string {
  return /^id_([a-z]+)_/.exec(part)?.[1] ?? "";
}

/** At the reveal: whether a part is right; null: nothing is compared yet. */
export function verdictOn(thing: Thing | undefined): boolean | null {
  return hasBadge(thing, "right") ? true : hasBadge(thing, "wrong") ? false : null;
}

/** Cards that lie about, upright and slot by slot, and with their signs for those who see them (GM-ACC-03). */
export function upright(place: Place, hasEmblems = false): Place {
  const slot = ({ art = "" }: Thing) => SLOTS.findIndex((each) => art.startsWith(each));
  const sign = ({ art = "" }: Thing): Badge[] => (hasEmblems ? [{ art: `emblem-${art}`, name: { key: "badge-emblem", args: {} } }] : []);
  const things = (place.things ?? []).map((thing): Thing => {
    if (slot(thing) < 0) return thing;
    return { ...thing, facing: thing.facing === "turned" ? "up" : (thing.facing ?? "up"), badges: [...(thing.badges ?? []), ...sign(thing)] };
  });
  return { ...place, things: things.toSorted((one, other) => slot(one) - slot(other)) };
}

/** Everybody plays at once, by the clock. */
export function isLive(scene: Scene): boolean {
  return widgetIn(scene, "gnome-device")?.data?.pace === "live";
}
