///<reference types="svelte" />
;// The fields of a new table for its seats, one row per seat.

import { gameUi } from "../games";
import { LONGEST_NAME } from "../protocol/constants";
import type { GameInfo } from "../protocol/types";
import { botCharacter } from "../words/players";
import { seatFor, type SeatForm, type Sitter, type TableForm } from "./table_form";
import { t, words } from "../words/words.svelte";
;

  interface Props {
    form: TableForm;
    game: GameInfo;
    bots: readonly string[];
    // The kind of seat that the button adds.
    more: Sitter;
  };function $$render() {

  
  
  
  
  
  
  


  const { form, game, bots, more }: Props = $props();

  const { paper } = $derived(gameUi(game.game));
  const taken = (sheet: string, by: SeatForm): boolean =>
    form.seats.some((seat) => seat.key !== by.key && seat.sheet === sheet);
;
async () => {

 { svelteHTML.createElement("ol", {});
      for(let seat of __sveltets_2_ensureArray(form.seats)){let n = 1;seat.key;
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("span", {   "class":`number`,"aria-hidden":`true`,});words.number(n + 1); }
       { svelteHTML.createElement("div", { "class":`fields`,});
         { svelteHTML.createElement("select", {   "aria-label":t("page-sitter", { seat: n + 1 }),"bind:value":seat.sitter,});/*Ωignore_startΩ*/() => seat.sitter = __sveltets_2_any(null);/*Ωignore_endΩ*/
           { svelteHTML.createElement("option", { "value":`here`,});t("page-sitter-here"); }
           { svelteHTML.createElement("option", { "value":`link`,});t("page-sitter-link"); }
             for(let bot of __sveltets_2_ensureArray(bots)){bot;
             { svelteHTML.createElement("option", { "value":`bot ${bot}`,});t("page-sitter-bot", { bot: words.name("bot", bot) }); }
          }
         }
        if(seat.sitter === "here"){
           { svelteHTML.createElement("input", {           "aria-label":t("page-name-of-seat", { seat: n + 1 }),"placeholder":t("page-player-number", { seat: n + 1 }),"maxlength":LONGEST_NAME,"autocomplete":`off`,"bind:value":seat.name,});/*Ωignore_startΩ*/() => seat.name = __sveltets_2_any(null);/*Ωignore_endΩ*/}
        }
        if(seat.sitter.startsWith("bot ")){ { svelteHTML.createElement("small", { "class":`faint`,});botCharacter(seat.sitter.slice(4)); }}
        if(form.chosen && paper){
           { svelteHTML.createElement("select", {   "aria-label":t(`page-of-seat-${paper}`, { seat: n + 1 }),"bind:value":seat.sheet,});/*Ωignore_startΩ*/() => seat.sheet = __sveltets_2_any(null);/*Ωignore_endΩ*/
             { svelteHTML.createElement("option", {"value":"",});t(`page-any-${paper}`); }
               for(let sheet of __sveltets_2_ensureArray(game.sheets)){sheet;
               { svelteHTML.createElement("option", {   "value":sheet,"disabled":taken(sheet, seat),});
                t(`page-named-${paper}`, { name: sheet });
               }
            }
           }
        }
       }
      if(game.seats.includes(form.seats.length - 1)){
         { svelteHTML.createElement("button", {         "type":`button`,"class":`quiet`,"aria-label":t("page-remove-seat", { seat: n + 1 }),"onclick":() => form.seats.splice(n, 1),});
           { svelteHTML.createElement("svg", {       "viewBox":`-6 -6 12 12`,"width":`16`,"height":`16`,"aria-hidden":`true`,}); { svelteHTML.createElement("path", {  "d":`M-4-4L4 4M4-4L-4 4`,});} }
         }
      }
     }
  }
 }
if(game.seats.includes(form.seats.length + 1)){
   { svelteHTML.createElement("button", {     "type":`button`,"class":`add`,"onclick":() => form.seats.push(seatFor(more)),});
     { svelteHTML.createElement("svg", {       "viewBox":`-6 -6 12 12`,"width":`16`,"height":`16`,"aria-hidden":`true`,}); { svelteHTML.createElement("path", {  "d":`M0-5V5M-5 0H5`,});} }
    t("page-add-seat");
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SeatFields__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SeatFields__SvelteComponent_ = ReturnType<typeof SeatFields__SvelteComponent_>;
/*Ωignore_endΩ*/export default SeatFields__SvelteComponent_;