export { default } from "./++KeyList.svelte.ts";
export * from "./++KeyList.svelte.ts";
