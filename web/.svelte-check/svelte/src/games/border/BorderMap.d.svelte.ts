export { default } from "./++BorderMap.svelte.ts";
export * from "./++BorderMap.svelte.ts";
