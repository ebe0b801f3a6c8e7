/** Gnomes & Wizards: an island over the starry abyss. */
import Switches from "./Switches.svelte";

export { default as Layout } from "./Layout.svelte";
export const widgets = { switches: Switches };
