/** Nirds vs Gnomes: the front lawn. */
export { default as Layout } from "./Layout.svelte";
export { courseOf as course } from "./table";
