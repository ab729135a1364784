export { default } from "./++Ornaments.svelte.ts";
export * from "./++Ornaments.svelte.ts";
