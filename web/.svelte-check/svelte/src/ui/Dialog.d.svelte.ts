export { default } from "./++Dialog.svelte.ts";
export * from "./++Dialog.svelte.ts";
