export { default } from "./++ReplayView.svelte.ts";
export * from "./++ReplayView.svelte.ts";
