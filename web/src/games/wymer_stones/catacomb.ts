/** The places of the table by what they are for. */
import type { Place, Scene, Thing } from "../../wire";

export interface Catacomb {
  readonly board?: Place;
  readonly roll?: Place;
  readonly sheets: readonly Place[];
  readonly dwarves?: Place;
  /** The villain's tiles and locks. */
  readonly stock?: Place;
  readonly decks?: Place;
  readonly clock?: Place;
  /** What is going on just now, and whatever else there is. */
  readonly rest: readonly Place[];
}

/** Sort the places; nothing gets lost. */
export function catacombOf(scene: Scene): Catacomb {
  const left = new Map(scene.places.map((place) => [place.id, place]));
  const take = (id: string) => {
    const place = left.get(id);
    left.delete(id);
    return place;
  };
  const sheets = scene.places.filter((place) => place.id.startsWith("sheet_")).map((place) => take(place.id)!);
  const stock = take("villain") ?? take("supply");
  const [board, roll, dwarves, decks, clock] = ["board", "roll", "dwarves", "decks", "clock"].map(take);
  return { board, roll, sheets, dwarves, stock, decks, clock, rest: [...left.values()] };
}

/** The hero whose turn it is: the piece with the steps on it. */
export function onTurn(board: Place | undefined): Thing | undefined {
  return board?.things?.find((thing) => thing.kind === "piece" && thing.owner != null && thing.badges?.some((badge) => badge.art === "steps"));
}

/** How many of its things are lit. */
export function litIn(isLit: (id: string) => boolean, ...places: readonly (Place | undefined)[]): number {
  return places.flatMap((place) => [...(place?.things ?? []), ...(place?.spaces ?? [])]).filter((each) => isLit(each.id)).length;
}
