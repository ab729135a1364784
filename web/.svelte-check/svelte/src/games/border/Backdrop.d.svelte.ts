export { default } from "./++Backdrop.svelte.ts";
export * from "./++Backdrop.svelte.ts";
