/** What of a table is one's own. */
import type { Place, Scene } from "../wire";

export function ownPlaces(scene: Scene | null, seat: number | null): readonly Place[] {
  if (seat === null) return [];
  return (scene?.places ?? []).filter((place) => place.where === "hand" || (place.where === "seat" && place.seat === seat));
}
