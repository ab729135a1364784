///<reference types="svelte" />
;// Whose turn it is, always visible, and the title of the page.

import { t, words } from "../words/words.svelte";
import type { Match } from "./match.svelte";
import { seatName } from "../words/players";
import { askedFor } from "./asked_for";

;type $$ComponentProps =  { match: Match };function $$render() {

  
  
  
  
  

  const { match }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  const text = $derived.by(() => {
    const { view, due } = match;
    if (!view) return t("page-connecting");
    if (view.outcome) return t("page-over");
    if (!view.turn) return t("page-waiting-for-players");
    const asked = askedFor(match);
    if (asked) return t(asked);
    return t("page-waiting-for-names", { names: words.list(due.map((one) => seatName(view, one))) });
  });

  $effect(() => {
    document.title = `${text} · Rollwright`;
  });
;
async () => {

 { svelteHTML.createElement("p", { });match.myTurn && !match.view?.outcome;
  if(!match.online && match.view){
     { svelteHTML.createElement("span", { "class":`lost`,});t("page-connection-lost"); }
  }else{
    text;
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Status__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Status__SvelteComponent_ = ReturnType<typeof Status__SvelteComponent_>;
/*Ωignore_endΩ*/export default Status__SvelteComponent_;