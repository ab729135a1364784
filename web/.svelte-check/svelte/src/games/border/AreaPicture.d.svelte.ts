export { default } from "./++AreaPicture.svelte.ts";
export * from "./++AreaPicture.svelte.ts";
