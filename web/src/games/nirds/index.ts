/** Nirds vs Gnomes: the front lawn. */
export { default as Layout } from "./Layout.svelte";
