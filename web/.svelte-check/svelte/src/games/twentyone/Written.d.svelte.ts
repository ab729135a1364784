export { default } from "./++Written.svelte.ts";
export * from "./++Written.svelte.ts";
