/** The places of the table by what they are for, and the few signs that the layout shows in its own way. */
import { Places, badgeOf, hasBadge } from "../../scene/places";
import type { Badge, Phrase, Place, Scene, Thing } from "../../wire";
import type { Lexicon } from "../../words/lexicon";

export interface Camp {
  readonly seat: number;
  readonly row?: Place;
  readonly army?: Place;
  readonly dice?: Place;
  readonly hand?: Place;
}

export interface Lawn {
  readonly camps: readonly Camp[];
  readonly markets: readonly Place[];
  readonly boss: readonly Place[];
  readonly attack?: Place;
  readonly offers?: Place;
  readonly decks?: Place;
  /** Whatever else there is. */
  readonly rest: readonly Place[];
}

export function lawnOf(scene: Scene): Lawn {
  const places = new Places(scene);
  const take = (id: string) => places.take(id);
  const takeAll = (...ids: string[]) => ids.flatMap((id) => take(id) ?? []);
  const seats = [...new Set(scene.places.flatMap((place) => place.seat ?? []))].sort((a, b) => a - b);
  const camps = seats.map((seat) => ({ seat, row: take(`row-${seat}`), army: take(`army-${seat}`), dice: take(`dice-${seat}`), hand: take(`hand-${seat}`) }));
  const markets = takeAll("market-1", "market-2");
  const boss = takeAll("boss", "spaces");
  const [attack, offers, decks] = [take("attack"), take("offers"), take("decks")];
  return { camps, markets, boss, attack, offers, decks, rest: places.rest };
}

/** The note that says which round it is, and which phase. */
export function roundOf(decks: Place | undefined): Phrase | undefined {
  return decks?.things?.find((thing) => thing.id === "round")?.name;
}

export function courseOf(scene: Scene): readonly Phrase[] {
  const round = roundOf(scene.places.find(({ id }) => id === "decks"));
  return round ? [round] : [];
}

/** The Gnome whose sign forbids something to the whole table. */
export function lockOf({ camps }: Lawn, sign: string): Thing | undefined {
  return camps.flatMap(({ row }) => row?.things ?? []).find((gnome) => hasBadge(gnome, sign));
}

/** The value of a badge, if the thing has it. */
export function valueOf(thing: Thing | undefined, art: string): number | undefined {
  return badgeOf(thing, art)?.value ?? undefined;
}

/** What such a badge counts, for whoever hovers over the number alone. */
export function meaningOf(words: Lexicon, art: string): string {
  return words.say({ key: `badge-${art}`, args: {} });
}

/** The badges of a thing that are not shown in another way. */
export function others(thing: Thing, ...shown: readonly string[]): readonly Badge[] {
  return (thing.badges ?? []).filter((badge) => !shown.includes(badge.art));
}
