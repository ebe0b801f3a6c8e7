/** What was just to be heard, for those who read it instead. */
const STAYS = 1600;

class Captions {
  /** The cue that sounds now; empty: silence. */
  cue = $state("");
  #fading: ReturnType<typeof setTimeout> | undefined;

  note(cue: string): void {
    clearTimeout(this.#fading);
    this.cue = cue;
    this.#fading = setTimeout(() => (this.cue = ""), STAYS);
  }
}

export const captions = new Captions();
