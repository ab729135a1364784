export { default } from "./++TwentyOneSheet.svelte.ts";
export * from "./++TwentyOneSheet.svelte.ts";
