export { default } from "./++People.svelte.ts";
export * from "./++People.svelte.ts";
