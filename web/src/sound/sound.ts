/** Sounds, as far as the reader wants them. The instruments are fetched and tuned in a quiet moment, never during a move. */
import { settings } from "../settings.svelte";
import { captions } from "./captions.svelte";
import type { Cue } from "./synth";

/** What is still heard by those who want to hear only of their turn: it tells something that they need. */
const OF_MY_TURN: ReadonlySet<string> = new Set<Cue>(["turn", "tick", "chime", "drip"]);

let synth: typeof import("./synth") | undefined;
let isTuning = false;

export function hear(cue: string): void {
  captions.note(cue);
  if (settings.sounds === "off" || settings.volume === 0) return;
  if (settings.sounds === "turn" && !OF_MY_TURN.has(cue)) return;
  if (synth?.isCue(cue)) synth.sound(cue, settings.volume / 100);
  else if (!synth) tune();
}

/** A browser that has not been touched yet may make no sound: then nothing is lost by waiting. */
function tune(): void {
  if (isTuning || navigator.userActivation?.hasBeenActive === false) return;
  isTuning = true;
  whenIdle(async () => {
    const found = await import("./synth");
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
