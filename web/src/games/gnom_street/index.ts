/** 75 Gnom' Street: the garden from above, one's own sheet in violet, and a catapult. */
import Catapult from "./Catapult.svelte";
import Layout from "./Layout.svelte";

export { Layout };
export { capsOf as caps, courseOf as course } from "./street";
export const widgets = { catapult: Catapult };
