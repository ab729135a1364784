export { default } from "./++Complaint.svelte.ts";
export * from "./++Complaint.svelte.ts";
