export { default } from "./++Crosses.svelte.ts";
export * from "./++Crosses.svelte.ts";
