///<reference types="svelte" />
;// Below the rows: the letter of the sheet, the bonus table, with the hits of the current row
// circled in pencil, and all points together.

import type { SheetView } from "../../protocol/types";
import { t, words } from "../../words/words.svelte";
import { circle } from "../../board/pen";
import Hits from "./Hits.svelte";
import { BOX, boxX, LEFT, SCORE, scoreX } from "./layout";
import Written from "./Written.svelte";
;

  interface Props {
    sheet: SheetView;
    bonus: readonly number[];
    boxes: number;
  };function $$render() {

  
  
  
  
  
  
  
  

  const { sheet, bonus, boxes }: Props = $props();

  const current = $derived(sheet.current_row === null ? undefined : sheet.rows[sheet.current_row]);
  const table = $derived(words.list(bonus.map((points, n) => t("page-bonus-for", { hits: n + 1, points }))));
  const middle = BOX.width / 2;
;
async () => { { svelteHTML.createElement("svelte:options", {  "namespace":`svg`,});}



 { svelteHTML.createElement("text", {       "class":`letter`,"x":LEFT / 2 + 1,"y":`24`,"aria-hidden":`true`,});sheet.sheet; }
 { svelteHTML.createElement("g", {   "role":`img`,"aria-label":t("page-bonus", { table }),});
   { svelteHTML.createElement("rect", {            "class":`strip`,"x":LEFT,"y":`2`,"width":boxX(boxes) - LEFT - 4,"height":`36`,"rx":`8`,});}
      for(let points of __sveltets_2_ensureArray(bonus)){let n = 1;n;
     { svelteHTML.createElement("g", { "transform":`translate(${boxX(n)} 0)`,});
      if(n > 0){ { svelteHTML.createElement("path", {    "class":`rule`,"d":`M-2 8V32`,});}}
       { const $$_stiH2C = __sveltets_2_ensureComponent(Hits); new $$_stiH2C({ target: __sveltets_2_any(), props: {          "hits":n + 1,"x":middle,"y":12,"seed":40 + n * 7,"by":`print`,}});}
       { svelteHTML.createElement("text", {     "class":`bonus`,"x":middle,"y":`31`,}); points; }
      if(current && current.hits === n + 1){
         { svelteHTML.createElement("path", {      "class":`circled`,"transform":`translate(${middle} 20)`,"d":circle(n + 1, 20, 17),});}
      }
     }
  }
 }
 { svelteHTML.createElement("g", {     "role":`img`,"aria-label":t("page-sheet-total", { points: sheet.score }),"transform":`translate(${scoreX(boxes)} 0)`,});
   { svelteHTML.createElement("rect", {        "class":`total`,"width":SCORE.width,"height":`40`,"rx":`9`,});}
   { svelteHTML.createElement("rect", {            "class":`inner`,"x":`2.5`,"y":`2.5`,"width":SCORE.width - 5,"height":`35`,"rx":`7`,});}
  sheet.score; {
     { const $$_nettirW1C = __sveltets_2_ensureComponent(Written); new $$_nettirW1C({ target: __sveltets_2_any(), props: {             "text":String(sheet.score),"seed":90 + sheet.score,"x":SCORE.width / 2,"y":20,"size":sheet.score > 99 ? 15 : 20,"by":sheet.current_row === null ? "pen" : "pencil",}});}
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ScoreFooter__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ScoreFooter__SvelteComponent_ = ReturnType<typeof ScoreFooter__SvelteComponent_>;
/*Ωignore_endΩ*/export default ScoreFooter__SvelteComponent_;