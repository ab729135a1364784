export { default } from "./++Phrases.svelte.ts";
export * from "./++Phrases.svelte.ts";
