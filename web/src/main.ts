import "./theme.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { watchForMissingParts } from "./lib/newer";
import { registerOffline } from "./lib/offline";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words/words.svelte";

// What the head names stays where it is, wherever the address goes from here.
for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel~=icon], link[rel=manifest]")) {
  link.href = String(new URL(link.href));
}

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
await words.speak(settings.language);
mount(App, { target });
watchForMissingParts();
registerOffline();
