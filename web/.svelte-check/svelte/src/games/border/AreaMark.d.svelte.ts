export { default } from "./++AreaMark.svelte.ts";
export * from "./++AreaMark.svelte.ts";
