export { default } from "./++DieFace.svelte.ts";
export * from "./++DieFace.svelte.ts";
