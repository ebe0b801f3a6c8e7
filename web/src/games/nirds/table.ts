/** The places of the table by what they are for, and the few signs that the layout shows in its own way. */
import type { Badge, Place, Scene, Thing } from "../../wire";

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

/** Sort the places; nothing gets lost. */
export function lawnOf(scene: Scene): Lawn {
  const left = new Map(scene.places.map((place) => [place.id, place]));
  const take = (id: string) => {
    const place = left.get(id);
    left.delete(id);
    return place;
  };
  const takeAll = (...ids: string[]) => ids.flatMap((id) => take(id) ?? []);
  const seats = [...new Set(scene.places.flatMap((place) => place.seat ?? []))].sort((a, b) => a - b);
  const camps = seats.map((seat) => ({ seat, row: take(`row-${seat}`), army: take(`army-${seat}`), dice: take(`dice-${seat}`), hand: take(`hand-${seat}`) }));
  const markets = takeAll("market-1", "market-2");
  const boss = takeAll("boss", "spaces");
  const [attack, offers, decks] = [take("attack"), take("offers"), take("decks")];
  return { camps, markets, boss, attack, offers, decks, rest: [...left.values()] };
}

/** The value of a badge, if the thing has it. */
export function valueOf(thing: Thing | undefined, art: string): number | undefined {
  return thing?.badges?.find((badge) => badge.art === art)?.value ?? undefined;
}

export function has(thing: Thing | undefined, art: string): boolean {
  return thing?.badges?.some((badge) => badge.art === art) ?? false;
}

/** The badges of a thing that are not shown in another way. */
export function others(thing: Thing, ...shown: readonly string[]): readonly Badge[] {
  return (thing.badges ?? []).filter((badge) => !shown.includes(badge.art));
}
