/** Gnomes & Wizards: an island over the starry abyss. */
import Switches from "./Switches.svelte";

export { default as Layout } from "./Layout.svelte";
export { courseOf as course } from "./war";
export const widgets = { switches: Switches };
