export { default } from "./++Spaces.svelte.ts";
export * from "./++Spaces.svelte.ts";
