export { default } from "./++Others.svelte.ts";
export * from "./++Others.svelte.ts";
