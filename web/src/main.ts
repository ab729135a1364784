import "./theme.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { watchForMissingChunks } from "./app/server_version";
import { registerOffline } from "./app/offline";
import { settings } from "./app/settings.svelte";
import { OF_START_PAGE, words } from "./words/words.svelte";

// Links in the head are relative to the first address; they must not change with it.
for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel~=icon], link[rel=manifest]")) {
  link.href = String(new URL(link.href));
}

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
await words.speak(settings.language, OF_START_PAGE);
mount(App, { target });
watchForMissingChunks();
registerOffline();
