export { default } from "./++RuleText.svelte.ts";
export * from "./++RuleText.svelte.ts";
