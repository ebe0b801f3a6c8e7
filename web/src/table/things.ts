/** Walking over everything in a scene that has a name. */
import type { Place, Scene, Space, Thing } from "../wire";

export type Named = Place | Space | Thing;

export function* everything(scene: Scene | null): Iterable<Named> {
  for (const place of scene?.places ?? []) {
    yield place;
    yield* place.spaces ?? [];
    yield* held(place.things ?? []);
  }
}

function* held(things: readonly Thing[]): Iterable<Thing> {
  for (const thing of things) {
    yield thing;
    yield* held(thing.holds ?? []);
  }
}
