/** The places of the table by what they are for. */
import { Places, hasBadge } from "../../scene/places";
import type { Phrase, Place, Scene, Thing } from "../../wire";

export interface Catacomb {
  readonly board?: Place;
  readonly roll?: Place;
  readonly sheets: readonly Place[];
  readonly dwarves?: Place;
  /** The villain's tiles and locks. */
  readonly stock?: Place;
  readonly decks?: Place;
  readonly clock?: Place;
  /** Somebody may help or answer, and all wait for that. */
  readonly window?: Place;
  /** The tiles a villain has still to hide. */
  readonly palette?: Place;
  /** Two letters, sealed until the end. */
  readonly letters?: Place;
  /** What is going on just now, and whatever else there is. */
  readonly rest: readonly Place[];
}

export function catacombOf(scene: Scene): Catacomb {
  const places = new Places(scene);
  const sheets = places.takeAll(({ id }) => id.startsWith("sheet_"));
  const stock = places.take("villain") ?? places.take("supply");
  const [board, roll, dwarves, decks, clock, window, palette, letters] = ["board", "roll", "dwarves", "decks", "clock", "window", "palette", "letters"].map((id) => places.take(id));
  return { board, roll, sheets, dwarves, stock, decks, clock, window, palette, letters, rest: places.rest };
}

/** The round, of how many; 0: without a limit. */
export function courseOf(scene: Scene): readonly Phrase[] {
  const rounds = scene.places.find(({ id }) => id === "clock")?.things?.[0];
  return rounds ? [{ key: "layout-round", args: { round: rounds.value ?? 0, last: rounds.most ?? 0 } }] : [];
}

/** Whose turn it is, hero or dwarf: the piece with the steps on it. */
export function onTurn(board: Place | undefined): Thing | undefined {
  return board?.things?.find((thing) => thing.kind === "piece" && hasBadge(thing, "steps"));
}
