///<reference types="svelte" />
;// A seat in a list: its number, its player, notes and buttons.

import type { Snippet } from "svelte";

import { t, words } from "../words/words.svelte";
;

  interface Props {
    seat: number;
    // Null: the seat is free.
    name: string | null;
    notes?: readonly string[];
    mine?: boolean;
    children?: Snippet;
  };function $$render() {

  
  

  


  const { seat, name, notes = [], mine = false, children }: Props = $props();
;
async () => {

 { svelteHTML.createElement("li", {  });mine;name === null;
   { svelteHTML.createElement("span", {   "class":`number`,"aria-hidden":`true`,});words.number(seat + 1); }
   { svelteHTML.createElement("span", { "class":`who`,});
     { svelteHTML.createElement("span", { "class":`name`,});name ?? t("page-free-here"); }
    if(notes.length){ { svelteHTML.createElement("small", { "class":`faint`,});notes.join(" · "); }}
   }
   { svelteHTML.createElement("span", { "class":`acts`,});;__sveltets_2_ensureSnippet(children?.()); }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SeatRow__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SeatRow__SvelteComponent_ = ReturnType<typeof SeatRow__SvelteComponent_>;
/*Ωignore_endΩ*/export default SeatRow__SvelteComponent_;