/** What of a scene is new, put together with what was there before. */
import type { Place, Scene, Space, Update } from "../wire";
import { shared } from "./shared";

/** What of a scene can be new. */
export type SceneNews = Partial<Pick<Update, "scene" | "order" | "places" | "things" | "spaces" | "widgets" | "goal">>;

/** The scene after an update: a new one, or the old one with some of it changed. */
export function changedScene(scene: Scene | null, news: SceneNews): Scene | null {
  if (news.scene) return shared(scene, news.scene);
  if (!scene || !(news.order || news.places || news.things || news.spaces || news.widgets || news.goal)) return scene;
  const [before, places, goal] = [byId(scene.places), byId(news.places ?? []), news.goal ?? scene.goal];
  const now = (id: string): Place => {
    const place = (places.get(id) ?? before.get(id))!;
    const things = news.things?.[id] ?? place.things;
    const spaces = withNews(place.spaces ?? before.get(id)?.spaces, news.spaces?.[id]);
    return { ...place, ...(things && { things }), ...(spaces && { spaces }) };
  };
  return shared(scene, { places: (news.order ?? [...before.keys()]).map(now), widgets: news.widgets ?? scene.widgets ?? [], ...(goal && { goal }) });
}

function withNews(spaces: readonly Space[] | undefined, news: readonly Space[] | undefined): readonly Space[] | undefined {
  const changed = news && byId(news);
  return changed ? spaces?.map((space) => changed.get(space.id) ?? space) : spaces;
}

function byId<T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((each) => [each.id, each]));
}
