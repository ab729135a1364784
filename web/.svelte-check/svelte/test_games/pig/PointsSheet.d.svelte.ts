export { default } from "./++PointsSheet.svelte.ts";
export * from "./++PointsSheet.svelte.ts";
