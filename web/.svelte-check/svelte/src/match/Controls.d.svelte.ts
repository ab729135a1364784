export { default } from "./++Controls.svelte.ts";
export * from "./++Controls.svelte.ts";
