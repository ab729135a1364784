///<reference types="svelte" />
;// The latest entries of this table in words, the newest first.

import type { LogEntry } from "../protocol/types";
import { t } from "../words/words.svelte";
import type { Match } from "./match.svelte";
import { tellPast } from "../narration/news";

;type $$ComponentProps =  { match: Match };function $$render() {

  
  
  
  
  

  const { match }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  const FAR_BACK = 60;

  const lines = $derived.by(() => {
    const { entries, view, game } = match;
    if (!view || !game) return [];
    const deal = entries.find(({ entry }) => entry.type === "rolled");
    const told = (one: LogEntry) =>
      tellPast(one.entry, one === deal, view, game).map((text, n) => ({ key: `${one.n}.${n}`, text }));
    return entries.slice(-FAR_BACK).flatMap(told).reverse();
  });
;
async () => {

if(lines.length){
   { svelteHTML.createElement("section", {});
     { svelteHTML.createElement("h3", {});t("page-news"); }
     { svelteHTML.createElement("ul", {});
         for(let { key, text } of __sveltets_2_ensureArray(lines)){key; { svelteHTML.createElement("li", {});text; }}
     }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const History__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type History__SvelteComponent_ = ReturnType<typeof History__SvelteComponent_>;
/*Ωignore_endΩ*/export default History__SvelteComponent_;