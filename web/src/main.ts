import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { loadSprites } from "./look/sprites.svelte";
import { wear } from "./settings.svelte";
import { tuneAtFirstTouch } from "./sound/sound";
import { preferred, speak } from "./words/shell.svelte";

wear();
tuneAtFirstTouch();
void loadSprites();
/** All at once, for a face that is first wanted in the middle of a move comes as a jolt. */
for (const face of document.fonts) void face.load();
/** The house was built anew since this page came: what it asks for is gone, a fresh page knows what is there. */
addEventListener("vite:preloadError", () => location.reload());
void speak(preferred());
mount(App, { target: document.getElementById("app")! });
