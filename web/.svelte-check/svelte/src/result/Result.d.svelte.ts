export { default } from "./++Result.svelte.ts";
export * from "./++Result.svelte.ts";
