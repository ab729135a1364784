export { default } from "./++SeatCard.svelte.ts";
export * from "./++SeatCard.svelte.ts";
