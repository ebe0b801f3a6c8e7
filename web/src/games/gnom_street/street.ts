/** The scene of Gnom' Street by what lies where. Which spaces a question is about, the table says (widget `reach`). */
import type { Place, Scene, Thing, Widget } from "../../wire";

export interface Gang {
  readonly id: string;
  readonly seat: number;
  readonly place: Place;
  /** The gang's own token: whom one asks. */
  readonly token: Thing | undefined;
  /** Its marker in the ranking, and which place that is. */
  readonly marker: Thing | undefined;
  readonly fought: Thing | undefined;
  /** The Terrain and Action tokens it has taken. */
  readonly taken: readonly Thing[];
  readonly loot: Thing | undefined;
  /** All else: what it holds and has used, Minis at home, tokens left. */
  readonly rest: readonly Thing[];
}

/** My map of one opponent. */
export interface Map {
  readonly gang: Gang;
  readonly place: Place;
  readonly open: ReadonlySet<string>;
  readonly exposure: number;
}

export interface Street {
  readonly turn: Place | undefined;
  readonly garden: Place | undefined;
  readonly ranking: Place | undefined;
  readonly slots: Place | undefined;
  /** In the order of the ranking. */
  readonly gangs: readonly Gang[];
  readonly hand: Place | undefined;
  readonly maps: readonly Map[];
  readonly log: Place | undefined;
  readonly throwing: Widget | undefined;
  /** Places that this layout has never heard of. */
  readonly rest: readonly Place[];
}

/** A gang wears the cap of its colour. */
const CAPS: Readonly<Record<string, number>> = { red: 0, orange: 2, green: 3, purple: 4 };

export function capOf(gang: string): number {
  return CAPS[gang] ?? 0;
}

/** Which cap each seat wears. */
export function capsOf(scene: Scene): readonly number[] {
  const caps: number[] = [];
  for (const { id, seat } of scene.places) if (id.startsWith("gang_") && seat != null) caps[seat] = capOf(id.slice("gang_".length));
  return caps;
}

export function streetOf(scene: Scene): Street {
  const place = (id: string) => scene.places.find((each) => each.id === id);
  const ranking = place("ranking");
  const gangs = ranked(scene.places.filter(({ id }) => id.startsWith("gang_")).map((each) => gangOf(each, ranking)), ranking);
  const maps = gangs.flatMap((gang) => mapOf(gang, place("sheet_" + gang.id)) ?? []).sort((a, b) => a.gang.seat - b.gang.seat);
  const known = { turn: place("turn"), garden: place("garden"), ranking, slots: place("slots"), hand: place("hand"), log: place("log") };
  const shown = new Set([...Object.values(known), ...gangs.map((gang) => gang.place), ...maps.map((map) => map.place)]);
  return {
    ...known,
    gangs,
    maps,
    throwing: scene.widgets?.find(({ kind }) => kind === "catapult"),
    rest: scene.places.filter((each) => !shown.has(each)),
  };
}

function gangOf(place: Place, ranking: Place | undefined): Gang {
  const id = place.id.slice("gang_".length);
  const things = place.things ?? [];
  const token = things.find((thing) => thing.id === id);
  const fought = things.find((thing) => thing.kind === "card" && thing.id.startsWith(id + "_"));
  const loot = things.find((thing) => thing.id.startsWith("loot_"));
  const taken = things.filter((thing) => /^(terrain|action)_/.test(thing.id));
  const named = new Set([token, fought, loot, ...taken]);
  const marker = ranking?.things?.find((thing) => thing.id === "gnome_token_" + id);
  return { id, seat: place.seat ?? 0, place, token, marker, fought, taken, loot, rest: things.filter((thing) => !named.has(thing)) };
}

function ranked(gangs: Gang[], ranking: Place | undefined): Gang[] {
  const order = (ranking?.things ?? []).map((thing) => thing.id);
  const rank = ({ id, seat }: Gang) => (order.length ? order.indexOf("gnome_token_" + id) : seat);
  return gangs.sort((a, b) => rank(a) - rank(b));
}

function mapOf(gang: Gang, place: Place | undefined): Map | undefined {
  if (!place) return undefined;
  const prefix = place.id + "_";
  const open = new Set((place.things ?? []).map((thing) => thing.id.slice(prefix.length)));
  return { gang, place, open, exposure: Number(place.name.args.exposure ?? 0) };
}

/** The spaces that the question is about, by the first of these words that decides it; null: no question is near. */
export function reachOf(scene: Scene, words: readonly string[]): ReadonlySet<string> | null {
  const data = scene.widgets?.find(({ kind }) => kind === "reach")?.data ?? {};
  const spaces = [...words, "all"].map((word) => data[word]).find(Array.isArray);
  return spaces ? new Set(spaces as string[]) : null;
}
