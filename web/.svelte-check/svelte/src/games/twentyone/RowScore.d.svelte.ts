export { default } from "./++RowScore.svelte.ts";
export * from "./++RowScore.svelte.ts";
