export { default } from "./++Status.svelte.ts";
export * from "./++Status.svelte.ts";
