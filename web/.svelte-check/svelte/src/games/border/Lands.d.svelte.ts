export { default } from "./++Lands.svelte.ts";
export * from "./++Lands.svelte.ts";
