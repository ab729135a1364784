export { default } from "./++Deferred.svelte.ts";
export * from "./++Deferred.svelte.ts";
