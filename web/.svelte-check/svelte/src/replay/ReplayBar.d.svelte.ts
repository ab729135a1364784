export { default } from "./++ReplayBar.svelte.ts";
export * from "./++ReplayBar.svelte.ts";
