/** The scene of Gnomes & Wizards, sorted for the layout. */
import { Places } from "../../scene/places";
import type { Phrase, Place, Scene, Thing } from "../../wire";

/** A unit: its card, and where it stands if it does. */
export interface Unit {
  readonly id: string;
  readonly card: Thing;
  readonly piece: Thing | undefined;
  readonly status: string;
  /** How many of the tiles that could call it still stand. */
  readonly tiles: number;
}

export interface Tribe {
  readonly seat: number;
  readonly place: Place;
  /** Points, dice, kills and hidden scrolls. */
  readonly tally: Thing;
  readonly units: readonly Unit[];
  readonly hand: Place | undefined;
}

export interface War {
  readonly board: Place | undefined;
  readonly dice: Place | undefined;
  readonly drawn: Place | undefined;
  readonly choice: Place | undefined;
  /** Spells that have been heard and not yet felt. */
  readonly queue: Place | undefined;
  readonly tribes: readonly Tribe[];
  /** What lies in the middle, by its id. */
  readonly middle: ReadonlyMap<string, Thing>;
  /** Pacts, and those on offer. */
  readonly pacts: readonly Thing[];
  readonly war: Place | undefined;
  /** Places nobody has thought of. */
  readonly rest: readonly Place[];
}

export function warOf(scene: Scene): War {
  const places = new Places(scene);
  const [board, war, dice, drawn, choice, queue] = ["board", "war", "dice", "drawn", "tribes", "queue"].map((id) => places.take(id));
  const tribes = places.takeAll(({ id }) => /^tribe\d$/.test(id)).map((place) => tribeOf(place, places.take(`hand${place.seat}`), board));
  return { board, war, dice, drawn, choice, queue, tribes, middle: byId(war), pacts: (war?.things ?? []).filter(({ art }) => art === "pact"), rest: places.rest };
}

/** The round, of how many, and the step of the turn. */
export function courseOf(scene: Scene): readonly Phrase[] {
  const middle = byId(scene.places.find(({ id }) => id === "war"));
  const [round, step] = [middle.get("round"), middle.get("step")];
  return [...(round ? [roundOf(round)] : []), ...(step ? [step.name] : [])];
}

export function roundOf({ value, most }: Thing): Phrase {
  return { key: "layout-round", args: { round: value ?? 0, last: most ?? 0 } };
}

/** When the clock passes for the silent, by the game's own clock; null: never. */
export function answerBy(waits: Thing | undefined): number | null {
  const until = waits?.name.args.until;
  return until == null ? null : Number(until);
}

function byId(place: Place | undefined): ReadonlyMap<string, Thing> {
  return new Map((place?.things ?? []).map((thing) => [thing.id, thing]));
}

function tribeOf(place: Place, hand: Place | undefined, board: Place | undefined): Tribe {
  const [tally, ...cards] = place.things ?? [];
  return { seat: place.seat ?? 0, place, tally: tally!, hand, units: cards.map((card) => unitOf(card, board)) };
}

function unitOf(card: Thing, board: Place | undefined): Unit {
  const id = String(card.name.args.unit);
  const tiles = (board?.spaces ?? []).filter((space) => space.badges?.some((badge) => badge.name.key === "badge-symbol" && badge.name.args.clan === id));
  return { id, card, piece: board?.things?.find((thing) => thing.id === id), status: String(card.name.args.status), tiles: tiles.length };
}

/** The unit that a thing belongs to: a piece, its card, or the scroll it carries. */
export function unitNamed(war: War, thing: string): Unit | undefined {
  const units = war.tribes.flatMap((tribe) => tribe.units);
  return units.find((unit) => unit.id === thing.replace(/\.(card|scroll)$/, "") || unit.card.holds?.some((held) => held.id === thing));
}
