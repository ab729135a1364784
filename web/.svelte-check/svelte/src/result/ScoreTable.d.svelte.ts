export { default } from "./++ScoreTable.svelte.ts";
export * from "./++ScoreTable.svelte.ts";
