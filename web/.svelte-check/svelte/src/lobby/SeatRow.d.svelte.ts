export { default } from "./++SeatRow.svelte.ts";
export * from "./++SeatRow.svelte.ts";
