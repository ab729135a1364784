export { default } from "./++ScoreFooter.svelte.ts";
export * from "./++ScoreFooter.svelte.ts";
