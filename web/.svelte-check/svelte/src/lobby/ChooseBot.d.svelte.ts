export { default } from "./++ChooseBot.svelte.ts";
export * from "./++ChooseBot.svelte.ts";
