/** Two kinds of pages: home, and a table at `/t/<id>`. */
function tableIn(path: string): string | null {
  return /^\/t\/([\w-]{1,12})\/?$/.exec(path)?.[1] ?? null;
}

export const route = $state({ table: tableIn(location.pathname) });

export function go(path: string): void {
  history.pushState(null, "", path);
  route.table = tableIn(path);
  scrollTo(0, 0);
}

addEventListener("popstate", () => (route.table = tableIn(location.pathname)));

/** Let a plain click on a link of ours change the page without loading it anew. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}
