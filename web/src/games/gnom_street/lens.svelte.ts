/** Looking at a space: what could be asked from there, and how it would split one's map of an opponent. */
import type { Hands } from "../../scene/hands.svelte";
import type { Phrase, Scene, Space } from "../../wire";
import { angleOf, anglesOf, setOf, type Angle, type Map, type Street } from "./street";

const CROSS = "cross";
const MOLE = "detail-mole";
const QUESTIONS = ["area", "line", "flower"];

export class Lens {
  /** What is pointed at, by pointer or keyboard. */
  pointed = $state("");
  /** The gang whose map lies on top of the sheet. */
  chosen = $state("");
  /** The question that one is interested in, and the one that is looked at for a moment. */
  wanted = $state("");
  tried = $state("");

  /** What is looked at closely, in a small window, or else what is pointed at. */
  readonly looked = $derived.by(() => {
    const { popup } = this.hands;
    return popup?.isClose && !popup.isPeek ? popup.thing : this.pointed;
  });
  /** The space that was looked at last. */
  #last = $state("");
  readonly space = $derived.by(() => this.#spaces.find(({ id }) => id === this.#last));
  readonly angles: readonly Angle[] = $derived.by(() => (this.space ? anglesOf(this.scene(), this.space) : []));
  readonly angle = $derived.by(() => angleOf(this.angles, this.tried || this.wanted || this.#token()));
  readonly map: Map | undefined = $derived.by(() => {
    const { maps } = this.street();
    return maps.find(({ gang }) => gang.id === this.chosen) ?? maps[0];
  });
  readonly isOnSpace = $derived.by(() => this.tried !== "" || this.#spaces.some(({ id }) => id === this.looked));

  constructor(
    private readonly hands: Hands,
    private readonly scene: () => Scene,
    private readonly street: () => Street,
  ) {}

  get #spaces(): readonly Space[] {
    return this.street().garden?.spaces ?? [];
  }

  /** What is looked at stays to be read after the pointer has gone. */
  follow(): void {
    const { looked } = this;
    if (this.#spaces.some(({ id }) => id === looked)) this.#last = looked;
  }

  /** The question that one's own Action token is good for. */
  #token(): string {
    const mine = this.street().gangs.find(({ seat }) => seat === this.hands.table.seat);
    return mine?.taken.map(({ id }) => id.replace("action_", "")).find((id) => QUESTIONS.includes(id)) ?? "";
  }

  /** The spaces that are still open on a map, those crossed out by hand left out. */
  left(map: Map): readonly string[] {
    return [...map.open].filter((space) => this.hands.table.notes.mark(markOf(map, space)) !== CROSS);
  }

  /** Whose map it is, with how many spaces are left on it. */
  name(map: Map): Phrase {
    return withArgs(map.place.name, { left: this.left(map).length });
  }

  /** What a choice would bring, counted on one's own sheet with all that was crossed out by hand. */
  amend(detail: Phrase): Phrase {
    const { about, seat, space } = detail.args;
    const { maps } = this.street();
    if (detail.key === MOLE) return withArgs(detail, { gangs: maps.filter((map) => this.left(map).includes(String(space))).length });
    const map = maps.find(({ gang }) => gang.seat === seat);
    const spaces = setOf(this.scene(), String(about));
    return map && spaces ? withArgs(detail, this.split(map, spaces)) : detail;
  }

  /** How many spaces of a map say yes to a question about these, and how many no. */
  split(map: Map, spaces: ReadonlySet<string>): { yes: number; no: number } {
    const left = this.left(map);
    const yes = left.filter((space) => spaces.has(space)).length;
    return { yes, no: left.length - yes };
  }
}

function withArgs({ key, args }: Phrase, more: Phrase["args"]): Phrase {
  return { key, args: { ...args, ...more } };
}

/** Under what name a mark on a map is kept. */
export function markOf(map: Map, space: string): string {
  return `${map.place.id}:${space}`;
}
