/**
 * Kinds of pages: home; a table at `/t/<id>`; at `/t/<id>/screen` the same table for a screen that everybody sees; its
 * review at `/t/<id>/review`, and at `/review` that of a record. Any other address is nowhere.
 */
export interface Route {
  table: string | null;
  isScreen: boolean;
  isReview: boolean;
  /** Whether the address is none of these. */
  isMissing: boolean;
}

export function read(path: string): Route {
  const found = /^(?:\/t\/([\w-]{1,12}))?(\/screen|\/review)?\/?$/.exec(path.split("?")[0]!);
  const [, table = null, kind] = found ?? [];
  return { table, isScreen: kind === "/screen", isReview: kind === "/review", isMissing: !found || (kind === "/screen" && table === null) };
}

export const route: Route = $state(read(location.pathname));

export function go(path: string): void {
  history.pushState(null, "", path);
  Object.assign(route, read(path));
  scrollTo(0, 0);
}

addEventListener("popstate", () => Object.assign(route, read(location.pathname)));

/** Let a plain click on a link of ours change the page without loading it anew. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(event.currentTarget.pathname + event.currentTarget.search);
}
