/**
 * A game's own look, by convention: `art.svg` (symbols by art id) and `theme.css` (the colours of its place)
 * in its look folder. A game without one is drawn with what we have.
 */
import * as api from "../net/api";
import type { GameInfo } from "../wire";
import { addSprite } from "./sprites.svelte";

/** Dress the page for a game; the answer undresses it. */
export async function dress(game: GameInfo): Promise<() => void> {
  const wear = async (file: string, put: (source: string) => () => void) =>
    game.look.includes(file) ? put(await api.look(game.id, file)) : () => undefined;
  const undo = await Promise.all([wear("art.svg", (source) => addSprite(source, "art-")), wear("theme.css", addStyle)]);
  return () => undo.forEach((each) => each());
}

function addStyle(css: string): () => void {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  return () => style.remove();
}
