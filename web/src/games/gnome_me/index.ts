/** Do You Gnome Me?: a potting shed with a device that turns, and a gnome to put together in a hurry. */
import Device from "./Device.svelte";
import Layout from "./Layout.svelte";

export { Layout };
export { courseOf as course } from "./shed";
export const widgets = { "gnome-device": Device };
