/**
 * Pictures are SVG symbols, fetched once and put into the page, so that they take the colours of whatever
 * holds them. Ours have their ids as they are; a game's get the prefix `art-`.
 */
import { SvelteMap } from "svelte/reactivity";
import gnomes from "./gnomes.svg?url";
import icons from "./icons.svg?url";

/** Words that games use for what an icon of ours shows. */
const ALIASES: Readonly<Record<string, string>> = {
  health: "heart", hp: "heart", life: "heart", lives: "heart", locked: "lock", ready: "check", done: "check", passed: "zzz",
  asleep: "zzz", deck: "cards", hand: "cards", raise: "hand", points: "star", score: "star", winner: "trophy", price: "acorn", cost: "acorn",
  attack: "sword", damage: "sword", defense: "shield", armor: "shield", round: "sun", player: "gnome", target: "target",
};

/** The frame of each symbol, by its id. */
const known = new SvelteMap<string, Frame>();

/** Fetch our own icons, caps and gnome parts. */
export async function loadSprites(): Promise<void> {
  await Promise.all([icons, gnomes].map(async (url) => addSprite(await (await fetch(url)).text())));
}

/** Put a file of symbols into the page; the answer takes it out again. */
export function addSprite(source: string, prefix = ""): () => void {
  const sheet = document.importNode(new DOMParser().parseFromString(source, "image/svg+xml").documentElement, true);
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("style", "display: none");
  const symbols = [...sheet.querySelectorAll("symbol")];
  for (const symbol of symbols) {
    symbol.id = prefix + symbol.id;
    known.set(symbol.id, frameOf(symbol));
  }
  document.body.append(sheet);
  return () => {
    sheet.remove();
    symbols.forEach((symbol) => known.delete(symbol.id));
  };
}

/** What a symbol shows of itself, and how that fits where it hangs. */
interface Frame {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly fit: string | undefined;
}

function frameOf(symbol: SVGSymbolElement): Frame {
  const [x = 0, y = 0, width = 0, height = 0] = (symbol.getAttribute("viewBox") ?? "").split(" ").map(Number);
  return { box: [x, y, width, height], fit: symbol.getAttribute("preserveAspectRatio") ?? undefined };
}

export interface Picture extends Frame {
  readonly id: string;
  /** A line icon of ours on a 24 grid; otherwise a picture of the game's. */
  readonly isIcon: boolean;
}

/** The symbol that pictures an art id (or else a word of it): the game's own, or an icon of ours. */
export function pictureOf(art: string, face: number | null = null): Picture | null {
  const words = art.split(" ");
  const whole = art.toLowerCase().replace(/[^a-z0-9_-]/g, "-");
  const own = [`${whole}-${face}`, whole, ...words].find((word) => known.has("art-" + word));
  if (own) return { id: "art-" + own, isIcon: false, ...known.get("art-" + own)! };
  const icon = words.map((word) => "i-" + (ALIASES[word] ?? word)).find((id) => known.has(id));
  return icon ? { id: icon, isIcon: true, ...known.get(icon)! } : null;
}
