export { default } from "./++TextView.svelte.ts";
export * from "./++TextView.svelte.ts";
