export { default } from "./++DiceProof.svelte.ts";
export * from "./++DiceProof.svelte.ts";
