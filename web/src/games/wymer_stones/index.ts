/** Curse of the Wymer Stones: a catacomb by torchlight. */
export { default as Layout } from "./Layout.svelte";
export { courseOf as course } from "./catacomb";
