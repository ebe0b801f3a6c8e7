/** The game that is played at a table: its description, its words and its look. */
import { dress } from "../look/look";
import { stagingOf, type KeyGroup, type Staging } from "../scene/staging";
import type { Session } from "../session.svelte";
import type { GameInfo, Phrase, Scene } from "../wire";
import { gameWords } from "../words/game";
import { language, speaksWith } from "../words/shell.svelte";

export class Playing {
  /** Word files; none until they have come. */
  sources = $state.raw<readonly string[]>([]);
  #staging = $state.raw<Staging>({});
  /** Derived, for what is fetched depends on the game alone: the table tells much else with every move. */
  readonly #id: string | undefined = $derived.by(() => this.played());
  readonly game: GameInfo | undefined = $derived.by(() => this.session.games.find((each) => each.id === this.#id));

  constructor(
    private readonly session: Session,
    /** The id of the game, once it is known. */
    private readonly played: () => string | undefined,
  ) {
    speaksWith(() => this.game);
    $effect(() => {
      const game = this.#id;
      if (game) void gameWords(game, language()).then((text) => (this.sources = [text]));
    });
    $effect(() => {
      const game = this.#id;
      if (game) void stagingOf(game).then((staging) => (this.#staging = staging));
    });
    $effect(() => {
      if (!this.game) return;
      const undress = dress(this.game);
      return () => void undress.then((undo) => undo());
    });
  }

  /** Which cap each seat wears; a seat that is not listed wears its own. */
  caps(scene: Scene | null): readonly number[] {
    return (scene && this.#staging.caps?.(scene)) ?? [];
  }

  /** The keys that the game hears itself. */
  get keys(): readonly KeyGroup[] {
    return this.#staging.keys ?? [];
  }

  /** Whether seats of one device play side by side. */
  isSideBySide(scene: Scene | null): boolean {
    return (scene && this.#staging.isSideBySide?.(scene)) ?? false;
  }

  /** How far the game has got: its round, its phase. */
  course(scene: Scene | null): readonly Phrase[] {
    return (scene && this.#staging.course?.(scene)) ?? [];
  }
}
