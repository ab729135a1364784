export { default } from "./++Tables.svelte.ts";
export * from "./++Tables.svelte.ts";
