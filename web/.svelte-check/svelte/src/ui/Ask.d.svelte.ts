export { default } from "./++Ask.svelte.ts";
export * from "./++Ask.svelte.ts";
