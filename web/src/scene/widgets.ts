/** Special things that deserve a drawing of their own, by kind. Whatever is not here is shown by its name and numbers. */
import type { Component } from "svelte";
import type { Widget } from "../wire";

export type WidgetComponent = Component<{ widget: Widget }>;
type Load = () => Promise<{ default: WidgetComponent }>;

const registry = new Map<string, Load>();

/** Draw widgets of this kind with this component, fetched when first needed. */
export function register(kind: string, load: Load): void {
  registry.set(kind, load);
}

export async function widgetFor(kind: string): Promise<WidgetComponent> {
  const load = registry.get(kind) ?? (() => import("./PlainWidget.svelte"));
  return (await load()).default;
}
