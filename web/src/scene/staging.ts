/**
 * How a game is staged: its own layout of the places, and drawings for its special widgets. Stagings live in
 * `games/<id>/index.ts` and are fetched when a table of that game opens; a game without one is laid out plainly.
 */
import type { Component } from "svelte";
import type { Phrase, Scene, Widget } from "../wire";
import PlainLayout from "./PlainLayout.svelte";
import PlainWidget from "./PlainWidget.svelte";

export type WidgetComponent = Component<{ widget: Widget }>;
export type LayoutComponent = Component<{ scene: Scene; seat: number | null }>;

/** The context that holds the staging of the table shown. */
export const STAGING = Symbol("staging");

export interface Staging {
  readonly Layout?: LayoutComponent;
  /** Drawings by the widget's kind. */
  readonly widgets?: Readonly<Record<string, WidgetComponent>>;
  /** Which cap each seat wears, where a game's factions have colours of their own. */
  readonly caps?: (scene: Scene) => readonly number[];
  /** How far the game has got, in a few words: its round, its phase. */
  readonly course?: (scene: Scene) => readonly Phrase[];
  /** The keys that the game hears itself. */
  readonly keys?: readonly KeyGroup[];
  /** Whether the seats of one device play side by side, all at once: everybody is in a hurry, and nobody peeks. */
  readonly isSideBySide?: (scene: Scene) => boolean;
}

/** Keys for one pair of hands: each usual key, and the key of the words that say what it does. */
export interface KeyGroup {
  readonly title: string;
  readonly keys: Readonly<Record<string, string>>;
}

const stagings = import.meta.glob<Staging>("../games/*/index.ts");

/** A game's own staging, or an empty one. */
export async function stagingOf(game: string): Promise<Staging> {
  return (await stagings[`../games/${game}/index.ts`]?.()) ?? {};
}

export function layoutOf(staging: Staging): LayoutComponent {
  return staging.Layout ?? PlainLayout;
}

export function widgetOf(staging: Staging, kind: string): WidgetComponent {
  return staging.widgets?.[kind] ?? PlainWidget;
}
