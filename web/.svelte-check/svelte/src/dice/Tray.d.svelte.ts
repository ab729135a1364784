export { default } from "./++Tray.svelte.ts";
export * from "./++Tray.svelte.ts";
