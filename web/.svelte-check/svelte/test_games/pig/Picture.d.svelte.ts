export { default } from "./++Picture.svelte.ts";
export * from "./++Picture.svelte.ts";
