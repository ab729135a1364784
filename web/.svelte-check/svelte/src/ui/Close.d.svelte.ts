export { default } from "./++Close.svelte.ts";
export * from "./++Close.svelte.ts";
