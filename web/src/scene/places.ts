/** How a staging reads a scene: it takes the places it knows, and whatever nobody has taken is left over. Nothing gets lost. */
import type { Badge, Place, Scene, Space, Thing, Widget } from "../wire";

export class Places {
  readonly #left: Map<string, Place>;

  constructor(scene: Scene) {
    this.#left = new Map(scene.places.map((place) => [place.id, place]));
  }

  take(id: string): Place | undefined {
    const place = this.#left.get(id);
    this.#left.delete(id);
    return place;
  }

  /** All of a kind, in the order of the scene. */
  takeAll(isWanted: (place: Place) => boolean): Place[] {
    return this.rest.filter(isWanted).map((place) => this.take(place.id)!);
  }

  /** What has not been taken. */
  get rest(): readonly Place[] {
    return [...this.#left.values()];
  }
}

export function widgetIn(scene: Scene, kind: string): Widget | undefined {
  return scene.widgets?.find((widget) => widget.kind === kind);
}

export function badgeOf(thing: Pick<Thing | Space, "badges"> | undefined, art: string): Badge | undefined {
  return thing?.badges?.find((badge) => badge.art === art);
}

export function hasBadge(thing: Thing | undefined, art: string): boolean {
  return badgeOf(thing, art) !== undefined;
}

/** How much of these places is lit: themselves, their spaces, their things and what lies on those. */
export function litIn(hands: { isLit(id: string): boolean }, ...places: readonly (Place | undefined)[]): number {
  return places.flatMap((place) => (place ? idsIn(place) : [])).filter((id) => hands.isLit(id)).length;
}

function idsIn({ id, spaces = [], things = [] }: Place): string[] {
  return [id, ...spaces.map((space) => space.id), ...things.flatMap((thing) => [thing.id, ...(thing.holds ?? []).map((held) => held.id)])];
}
