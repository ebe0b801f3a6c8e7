/** Three kinds of pages: home, a table at `/t/<id>`, and the review of one at `/t/<id>/review` (`/review`: of a record). */
interface Route {
  table: string | null;
  isReview: boolean;
}

function read(path: string): Route {
  const [, table, review] = /^(?:\/t\/([\w-]{1,12}))?(\/review)?\/?$/.exec(path.split("?")[0]!) ?? [];
  return { table: table ?? null, isReview: review !== undefined };
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
