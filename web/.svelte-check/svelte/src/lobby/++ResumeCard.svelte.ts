///<reference types="svelte" />
;// The table that waits for this player next, always visible at the bottom of the page.

import type { MyTable } from "../protocol/types";
import { href } from "../app/route.svelte";
import { t, words } from "../words/words.svelte";
import { company, statusOf } from "./my_tables";

;type $$ComponentProps =  { next: MyTable; count: number };function $$render() {

  
  
  
  
  

  // `count`: how many tables are in play.
  const { next, count }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
;
async () => {

 { svelteHTML.createElement("section", {   "class":`go-on`,"aria-labelledby":`go-on`,});
   { svelteHTML.createElement("h2", {   "id":`go-on`,"class":`hidden`,});t("page-go-on"); }
   { svelteHTML.createElement("a", {    "class":`table`,"href":href(`table/${next.table}`),});next.your_turn;
     { svelteHTML.createElement("span", {});
       { svelteHTML.createElement("strong", {});words.name("game", next.game); }
       { svelteHTML.createElement("small", {});company(next); }
     }
     { svelteHTML.createElement("span", { "class":`status`,});
      statusOf(next);
       { svelteHTML.createElement("svg", {       "viewBox":`0 0 24 24`,"width":`18`,"height":`18`,"aria-hidden":`true`,}); { svelteHTML.createElement("path", {  "d":`M9 5l7 7-7 7`,});} }
     }
   }
  if(count > 1){
     { svelteHTML.createElement("a", {   "class":`all`,"href":href("tables"),});t("page-all-my-tables"); words.number(count);  }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ResumeCard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ResumeCard__SvelteComponent_ = ReturnType<typeof ResumeCard__SvelteComponent_>;
/*Ωignore_endΩ*/export default ResumeCard__SvelteComponent_;