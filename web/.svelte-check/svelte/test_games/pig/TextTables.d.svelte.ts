export { default } from "./++TextTables.svelte.ts";
export * from "./++TextTables.svelte.ts";
