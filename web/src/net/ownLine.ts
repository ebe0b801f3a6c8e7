/** A line that does not leave the page: what is said over it is answered here. So a table can show what no server is asked about. */
import type { FromBrowser, FromServer } from "../wire";
import type { Line } from "./connection.svelte";

export class OwnLine implements Line {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(private readonly hear: (message: FromBrowser) => void) {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    this.hear(JSON.parse(text) as FromBrowser);
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.onclose?.();
  }
}
