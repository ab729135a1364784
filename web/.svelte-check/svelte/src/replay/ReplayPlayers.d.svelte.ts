export { default } from "./++ReplayPlayers.svelte.ts";
export * from "./++ReplayPlayers.svelte.ts";
