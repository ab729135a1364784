export { default } from "./++History.svelte.ts";
export * from "./++History.svelte.ts";
