export { default } from "./++Box.svelte.ts";
export * from "./++Box.svelte.ts";
