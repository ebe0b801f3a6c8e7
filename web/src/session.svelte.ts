/** This browser's visit: its one connection, who it is, and the games there are. */
import * as api from "./net/api";
import { Connection, dialHome, type Line } from "./net/connection.svelte";
import type { GameInfo, Me } from "./wire";

export class Session {
  games = $state.raw<readonly GameInfo[]>([]);
  /** Something the page could not do, in one line. */
  trouble = $state("");
  readonly connection: Connection;
  /** Who the server takes us for; null: a stranger, or not yet known. */
  readonly me: Me | null = $derived.by(() => {
    const { person: id, name } = this.connection;
    return id ? { id, name } : null;
  });

  constructor(dial: () => Line = dialHome) {
    this.connection = new Connection(dial);
    addEventListener("online", this.connection.hurry);
    addEventListener("focus", this.connection.hurry);
    addEventListener("pageshow", this.connection.wake);
    document.addEventListener("visibilitychange", this.connection.wake);
  }

  async begin(): Promise<void> {
    await this.attempt(async () => {
      const link = /^#link=(.+)$/.exec(location.hash)?.[1];
      if (link) await this.#arriveBy(link);
      this.games = await api.games();
    });
  }

  /** Come in under this name, or take it on. */
  async enter(name: string): Promise<void> {
    if (this.me?.name === name) return;
    await (this.me ? api.rename(name) : api.comeIn(name));
    await this.connection.restart();
  }

  /** Do something; what goes wrong is shown instead of thrown. */
  async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    this.trouble = "";
    try {
      return await work();
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      return undefined;
    }
  }

  async #arriveBy(link: string): Promise<void> {
    history.replaceState(null, "", location.pathname);
    await api.useLink(link);
    await this.connection.restart();
  }
}
