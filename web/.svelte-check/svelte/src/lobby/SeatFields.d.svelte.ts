export { default } from "./++SeatFields.svelte.ts";
export * from "./++SeatFields.svelte.ts";
