import { mount } from "svelte";
import App from "./App.svelte";
import { isOutdated } from "./net/freshness";
import "./look/tokens.css";
import "./look/base.css";
import { loadSprites } from "./look/sprites.svelte";
import { wear } from "./settings.svelte";
import { tuneAtFirstTouch } from "./sound/sound";
import { speak } from "./words/shell.svelte";

wear();
tuneAtFirstTouch();
void loadSprites();
/** All at once, for a face that is first wanted in the middle of a move comes as a jolt. */
for (const face of document.fonts) void face.load();
addEventListener("vite:preloadError", () => void isOutdated().then((isOld) => isOld && location.reload()));
void speak();
mount(App, { target: document.getElementById("app")! });
