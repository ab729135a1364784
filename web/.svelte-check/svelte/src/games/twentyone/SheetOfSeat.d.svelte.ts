export { default } from "./++SheetOfSeat.svelte.ts";
export * from "./++SheetOfSeat.svelte.ts";
