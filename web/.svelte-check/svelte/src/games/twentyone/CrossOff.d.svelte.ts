export { default } from "./++CrossOff.svelte.ts";
export * from "./++CrossOff.svelte.ts";
