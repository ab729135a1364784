export { default } from "./++Invitation.svelte.ts";
export * from "./++Invitation.svelte.ts";
