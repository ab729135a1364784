export { default } from "./++TableSounds.svelte.ts";
export * from "./++TableSounds.svelte.ts";
