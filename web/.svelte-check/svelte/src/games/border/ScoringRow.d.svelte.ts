export { default } from "./++ScoringRow.svelte.ts";
export * from "./++ScoringRow.svelte.ts";
