export { default } from "./++StartPicture.svelte.ts";
export * from "./++StartPicture.svelte.ts";
