export { default } from "./++Announcer.svelte.ts";
export * from "./++Announcer.svelte.ts";
