/** Sounds, as far as the reader wants them. The instruments are fetched and tuned at the first touch of the page, in a quiet moment. */
import { settings } from "../settings.svelte";
import { captions } from "./captions.svelte";
import type { Cue } from "./synth";

/** What is still heard by those who want to hear only of their turn: it tells something that they need. */
const OF_MY_TURN: ReadonlySet<string> = new Set<Cue>(["turn", "tick", "chime", "drip"]);

let synth: typeof import("./synth") | undefined;
let isTuning = false;

/** From its first touch on a page may make sounds. Usually that is not yet a move. */
export function tuneAtFirstTouch(): void {
  for (const touch of ["pointerup", "keydown"]) addEventListener(touch, () => isWanted() && tune(), { once: true, capture: true });
}

const isWanted = () => settings.sounds !== "off" && settings.volume > 0;

export function hear(cue: string): void {
  captions.note(cue);
  if (!isWanted()) return;
  if (settings.sounds === "turn" && !OF_MY_TURN.has(cue)) return;
  if (synth?.isCue(cue)) synth.sound(cue, settings.volume / 100);
  else if (!synth) tune();
}

/** A browser that has not been touched yet may make no sound: then nothing is lost by waiting. */
function tune(): void {
  if (isTuning || navigator.userActivation?.hasBeenActive === false) return;
  isTuning = true;
  whenIdle(async () => {
    const found = await import("./synth").catch(() => null); // The house may be away just now.
    isTuning = found !== null;
    if (!found) return;
    whenIdle(() => {
      found.open();
      synth = found;
    });
  });
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 300);
}
