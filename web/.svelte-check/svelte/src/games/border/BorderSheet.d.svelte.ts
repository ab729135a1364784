export { default } from "./++BorderSheet.svelte.ts";
export * from "./++BorderSheet.svelte.ts";
