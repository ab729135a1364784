///<reference types="svelte" />
;// The sheets of the other players as thumbnails; a tap shows one large.

import type { Match } from "./match.svelte";
import Dialog from "../ui/Dialog.svelte";
import { t } from "../words/words.svelte";
import { sheetLabel } from "../games";
import SeatCard from "./SeatCard.svelte";

;type $$ComponentProps =  { match: Match; shown: number | null };function $$render() {

  
  
  
  
  
  

  const { match, shown }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  let large = $state<number | null>(null);

  const view = $derived(match.view);
  const seats = $derived(view ? view.seats.map((_, seat) => seat).filter((seat) => seat !== shown) : []);

  function note(seat: number): string {
    if (!view) return "";
    const { left, bot } = view.seats[seat] ?? {};
    if (left && !bot) return t("page-left");
    if (match.presence?.away_since[seat] != null && !bot) return t("page-away");
    if (view.chosen.includes(seat)) return t("page-has-chosen");
    if (match.due.includes(seat)) return t(view.roller === seat ? "page-rolls-now" : "page-chooses-now");
    return "";
  }
;
async () => {

if(view && match.game && view.position.seats.length){
  const { ui, material } = match.game;
   { svelteHTML.createElement("ul", { "class":`others`,});
       for(let seat of __sveltets_2_ensureArray(seats)){seat;
       { svelteHTML.createElement("li", {});
         { const $$_draCtaeS2C = __sveltets_2_ensureComponent(SeatCard); new $$_draCtaeS2C({ target: __sveltets_2_any(), props: {           view,"game":match.game,seat,"fresh":match.fresh[seat],"note":note(seat),"onclick":() => (large = seat),}});}
       }
    }
   }
  if(large !== null){
    const label = sheetLabel(view, large);
     { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); new $$_golaiD0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":label,"close":() => (large = null),}});
       { const $$_teehS_iu1C = __sveltets_2_ensureComponent(ui.Sheet); new $$_teehS_iu1C({ target: __sveltets_2_any(), props: {        material,"position":view.position,"seat":large,label,"fresh":match.fresh[large] ?? new Set(),}});}
     Dialog}
  }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Others__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Others__SvelteComponent_ = ReturnType<typeof Others__SvelteComponent_>;
/*Ωignore_endΩ*/export default Others__SvelteComponent_;