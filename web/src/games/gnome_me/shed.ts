/** The scene of Gnome me by what lies where. */
import type { Place, Scene, Thing, Widget } from "../../wire";

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
  const mine = scene.places.find((place) => place.where === "hand" && place.id.startsWith("seat-"));
  const rivals = scene.places.filter((place) => place.id.startsWith("seat-") && place !== mine);
  const side = scene.places.find((place) => place.id === "side");
  const known = new Set([mine, side, ...rivals]);
  const figure = scene.widgets?.find((widget) => widget.kind === "gnome-figure");
  return {
    device: scene.widgets?.find((widget) => widget.kind === "gnome-device"),
    figure: figure && figureOf(figure),
    mine,
    rivals,
    side,
    rest: scene.places.filter((place) => !known.has(place)),
  };
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

export function hasBadge(thing: Thing | undefined, art: string): boolean {
  return thing?.badges?.some((badge) => badge.art === art) ?? false;
}

/** At the reveal: whether a part is right; null: nothing is compared yet. */
export function verdictOn(thing: Thing | undefined): boolean | null {
  return hasBadge(thing, "right") ? true : hasBadge(thing, "wrong") ? false : null;
}
