export { default } from "./++Replay.svelte.ts";
export * from "./++Replay.svelte.ts";
