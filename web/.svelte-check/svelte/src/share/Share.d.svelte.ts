export { default } from "./++Share.svelte.ts";
export * from "./++Share.svelte.ts";
