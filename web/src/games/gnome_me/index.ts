/** Do You Gnome Me?: a potting shed with a device that turns, and a gnome to put together in a hurry. */
import Device from "./Device.svelte";
import Layout from "./Layout.svelte";

export { Layout };
export { courseOf as course, isLive as isSideBySide } from "./shed";
export const widgets = { "gnome-device": Device };
export const keys = [
  { title: "keys-alone", keys: { "1": "key-cap", "2": "key-face", "3": "key-beard", "4": "key-feet", ArrowLeft: "say-flip-prev", ArrowRight: "say-flip-next", Enter: "say-put", Space: "say-stop", f: "say-flower", h: "say-hand" } },
  { title: "keys-left", keys: { "1": "key-cap", "2": "key-face", "3": "key-beard", "4": "key-feet", q: "say-flip-prev", e: "say-flip-next", Tab: "say-put", ShiftLeft: "say-stop", f: "say-flower", g: "say-hand" } },
  { title: "keys-right", keys: { "7": "key-cap", "8": "key-face", "9": "key-beard", "0": "key-feet", u: "say-flip-prev", o: "say-flip-next", Backspace: "say-put", Enter: "say-stop", k: "say-flower", l: "say-hand" } },
];
