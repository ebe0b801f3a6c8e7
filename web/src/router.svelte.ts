/** Kinds of pages: home, a table at `/t/<id>`, and at `/t/<id>/screen` the same table for a screen that everybody sees. */
export interface Route {
  readonly table: string | null;
  readonly isScreen: boolean;
}

function read(path: string): Route {
  const found = /^\/t\/([\w-]{1,12})(\/screen)?\/?$/.exec(path);
  return { table: found?.[1] ?? null, isScreen: found?.[2] !== undefined };
}

export const route = $state(read(location.pathname));

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
  go(event.currentTarget.pathname);
}
