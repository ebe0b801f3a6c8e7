/** The game that is played at a table: its description, its words and its look. */
import { dress } from "../look/look";
import type { Session } from "../session.svelte";
import type { GameInfo } from "../wire";
import { gameWords } from "../words/game";
import { language } from "../words/shell.svelte";

export class Playing {
  /** Word files; none until they have come. */
  sources = $state.raw<readonly string[]>([]);
  readonly game: GameInfo | undefined = $derived.by(() => this.session.games.find((each) => each.id === this.id()));

  constructor(
    private readonly session: Session,
    private readonly id: () => string | undefined,
  ) {
    $effect(() => {
      const game = this.id();
      if (game) void gameWords(game, language()).then((text) => (this.sources = [text]));
    });
    $effect(() => {
      if (!this.game) return;
      const undress = dress(this.game);
      return () => void undress.then((undo) => undo());
    });
  }
}
