/** The scene of Gnom' Street by what lies where. Which spaces a question is about, the table says (widget `reach`). */
import { Places, widgetIn } from "../../scene/places";
import type { Phrase, Place, Scene, Space, Thing, Widget } from "../../wire";

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
  const places = new Places(scene);
  const [turn, garden, ranking, slots, hand, log] = ["turn", "garden", "ranking", "slots", "hand", "log"].map((id) => places.take(id));
  const gangs = ranked(places.takeAll(({ id }) => id.startsWith("gang_")).map((each) => gangOf(each, ranking)), ranking);
  const maps = gangs.flatMap((gang) => mapOf(gang, places.take("sheet_" + gang.id)) ?? []).sort((a, b) => a.gang.seat - b.gang.seat);
  return { turn, garden, ranking, slots, hand, log, gangs, maps, throwing: widgetIn(scene, "catapult"), rest: places.rest };
}

/** The turn, and when the last one may be. */
export function courseOf(scene: Scene): readonly Phrase[] {
  return (scene.places.find(({ id }) => id === "turn")?.things ?? []).map((note) => note.name);
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

/** What this player has asked last, and whom. */
export function askedLast({ log }: Street, seat: number | null): Thing | undefined {
  return log?.things?.findLast(({ name }) => name.args.asker === seat);
}

/** A question that could be asked from a space: its kind or, of a Flower, the colour; and what it would be about. */
export interface Angle {
  readonly id: string;
  readonly art: string;
  readonly spaces: ReadonlySet<string>;
}

const KINDS = ["area", "line"];

/** Every question that could be asked from this space; none from a pond. */
export function anglesOf(scene: Scene, space: Space): readonly Angle[] {
  const angle = (id: string, art: string, about: string) => {
    const spaces = setOf(scene, about);
    return spaces ? [{ id, art, spaces }] : [];
  };
  const kinds = KINDS.flatMap((kind) => angle(kind, `action_${kind}`, `${kind} ${space.id}`));
  return [...kinds, ...(space.badges ?? []).flatMap(({ art }) => angle(art, art, art))];
}

/** The spaces that a question is about, by its name. */
export function setOf(scene: Scene, about: string): ReadonlySet<string> | null {
  const spaces = widgetIn(scene, "sets")?.data?.[about];
  return Array.isArray(spaces) ? new Set(spaces as string[]) : null;
}

/** The angle that is wanted; of a Flower that does not grow here, another one; else the first. */
export function angleOf(angles: readonly Angle[], wanted: string): Angle | undefined {
  const isFlower = ({ id }: Angle) => !KINDS.includes(id);
  return angles.find(({ id }) => id === wanted) ?? (wanted && !KINDS.includes(wanted) ? angles.find(isFlower) : undefined) ?? angles[0];
}

/** The spaces that the question is about, by the first of these words that decides it; null: no question is near. */
export function reachOf(scene: Scene, words: readonly string[]): ReadonlySet<string> | null {
  const data = widgetIn(scene, "reach")?.data ?? {};
  const spaces = [...words, "all"].map((word) => data[word]).find(Array.isArray);
  return spaces ? new Set(spaces as string[]) : null;
}
