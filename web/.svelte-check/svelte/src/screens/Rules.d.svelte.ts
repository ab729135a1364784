export { default } from "./++Rules.svelte.ts";
export * from "./++Rules.svelte.ts";
