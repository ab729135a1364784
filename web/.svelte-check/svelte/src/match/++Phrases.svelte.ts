///<reference types="svelte" />
;// Phrases that every player reads in their own language. The latest ones float over the table.

import { onMount, untrack } from "svelte";

import type { Phrase } from "../protocol/types";
import Dialog from "../ui/Dialog.svelte";
import { t } from "../words/words.svelte";
import { Bubbles } from "./bubbles.svelte";
import type { Match } from "./match.svelte";
import { seatName } from "../words/players";
import { offered } from "../net/offer.svelte";

;type $$ComponentProps =  { match: Match; small?: boolean };function $$render() {

  
  

  
  
  
  
  
  
  

  // `small`: only an icon.
  const { match, small = false }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  const bubbles = new Bubbles();
  let open = $state(false);
  const phrases = $derived((offered.now?.phrases ?? []) as Phrase[]);

  onMount(() => {
    offered.load().catch(() => undefined); // without it there is nothing to say, and all else works
    return () => bubbles.close();
  });

  $effect(() => {
    const { latest } = match;
    untrack(() => bubbles.hear(latest));
  });

  function say(phrase: Phrase): void {
    open = false;
    if (match.seat !== null) void match.send({ type: "say", seat: match.seat, phrase });
  }
;
async () => {

if(match.view && bubbles.shown.length){
   { svelteHTML.createElement("ul", {   "class":`bubbles`,"aria-hidden":`true`,});
       for(let { n, seat, phrase } of __sveltets_2_ensureArray(bubbles.shown)){n;
       { svelteHTML.createElement("li", {}); { svelteHTML.createElement("strong", {});seatName(match.view, seat); } t(phrase); }
    }
   }
}

if(match.seat !== null && phrases.length){
   { svelteHTML.createElement("button", {         "class":`quiet`,"aria-haspopup":`dialog`,"aria-label":small ? t("page-say") : undefined,"onclick":() => (open = true),});
     { svelteHTML.createElement("svg", {       "viewBox":`0 0 24 24`,"width":`22`,"height":`22`,"aria-hidden":`true`,});
       { svelteHTML.createElement("path", {   "d":`M4 5h16a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H11l-5 4v-4H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 5z`,});}
     }
    if(!small){t("page-say");}
   }
}
if(open){
   { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); new $$_golaiD0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t("page-say"),"close":() => (open = false),}});
     { svelteHTML.createElement("div", { "class":`phrases`,});
         for(let phrase of __sveltets_2_ensureArray(phrases)){phrase;
         { svelteHTML.createElement("button", { "onclick":() => say(phrase),});t(phrase); }
      }
     }
   Dialog}
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Phrases__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Phrases__SvelteComponent_ = ReturnType<typeof Phrases__SvelteComponent_>;
/*Ωignore_endΩ*/export default Phrases__SvelteComponent_;