export { default } from "./++NewTable.svelte.ts";
export * from "./++NewTable.svelte.ts";
