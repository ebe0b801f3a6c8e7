import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { loadSprites } from "./look/sprites.svelte";
import { applyTheme } from "./theme";
import { preferred, speak } from "./words/shell.svelte";

applyTheme();
void loadSprites();
void speak(preferred());
mount(App, { target: document.getElementById("app")! });
