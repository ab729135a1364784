export { default } from "./++Targets.svelte.ts";
export * from "./++Targets.svelte.ts";
