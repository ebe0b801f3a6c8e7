/** Small news without a place of their own: at most two at a time, four seconds each. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly icon: string;
}

const MOST = 2;
const SHOWN = 4000;

let last = 0;
export const toasts = $state<{ shown: readonly Toast[] }>({ shown: [] });

export function toast(text: string, icon = "bell"): void {
  const id = ++last;
  toasts.shown = [...toasts.shown, { id, text, icon }].slice(-MOST);
  setTimeout(() => (toasts.shown = toasts.shown.filter((each) => each.id !== id)), SHOWN);
}
