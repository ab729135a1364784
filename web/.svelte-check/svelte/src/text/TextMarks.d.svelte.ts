export { default } from "./++TextMarks.svelte.ts";
export * from "./++TextMarks.svelte.ts";
