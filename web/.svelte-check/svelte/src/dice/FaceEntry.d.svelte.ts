export { default } from "./++FaceEntry.svelte.ts";
export * from "./++FaceEntry.svelte.ts";
