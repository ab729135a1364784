export { default } from "./++ErrorMessage.svelte.ts";
export * from "./++ErrorMessage.svelte.ts";
