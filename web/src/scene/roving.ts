/** Arrow keys walk along a row of things, lit or not; a board of spaces has arrows of its own. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function walkRows(root: HTMLElement): () => void {
  const walk = (event: KeyboardEvent) => {
    const from = (event.target as Element).closest<HTMLElement>("button[data-touch]");
    const step = STEPS[event.key];
    const row = from?.closest("[data-place]");
    if (!from || !step || !row || event.defaultPrevented) return;
    const things = [...row.querySelectorAll<HTMLElement>("button[data-touch]")];
    const to = things[things.indexOf(from) + step];
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  root.addEventListener("keydown", walk);
  return () => root.removeEventListener("keydown", walk);
}
