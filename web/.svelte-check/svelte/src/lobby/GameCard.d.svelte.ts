export { default } from "./++GameCard.svelte.ts";
export * from "./++GameCard.svelte.ts";
