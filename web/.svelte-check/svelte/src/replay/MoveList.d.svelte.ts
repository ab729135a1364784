export { default } from "./++MoveList.svelte.ts";
export * from "./++MoveList.svelte.ts";
