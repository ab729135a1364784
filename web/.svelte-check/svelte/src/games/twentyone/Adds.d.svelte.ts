export { default } from "./++Adds.svelte.ts";
export * from "./++Adds.svelte.ts";
