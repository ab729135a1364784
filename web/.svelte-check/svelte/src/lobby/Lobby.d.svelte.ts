export { default } from "./++Lobby.svelte.ts";
export * from "./++Lobby.svelte.ts";
