export { default } from "./++ResumeCard.svelte.ts";
export * from "./++ResumeCard.svelte.ts";
