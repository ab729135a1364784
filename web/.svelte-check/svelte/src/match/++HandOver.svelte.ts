///<reference types="svelte" />
;// Several players at one device: between two of them nothing is shown, so that choices stay hidden.

import { t } from "../words/words.svelte";

;type $$ComponentProps =  { name: string; take: () => void };function $$render() {

  
  

  const { name, take }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
;
async () => {

 { svelteHTML.createElement("section", {   "class":`card stack`,"aria-live":`polite`,});
   { svelteHTML.createElement("svg", {       "viewBox":`0 0 64 40`,"width":`128`,"height":`80`,"aria-hidden":`true`,});
     { svelteHTML.createElement("rect", {          "x":`22`,"y":`4`,"width":`20`,"height":`32`,"rx":`4`,});}
     { svelteHTML.createElement("path", {  "d":`M4 20h12m-5-5 5 5-5 5M48 20h12m-5-5 5 5-5 5`,});}
   }
   { svelteHTML.createElement("h2", {});t("page-pass-to", { name }); }
   { svelteHTML.createElement("button", {   "class":`main`,"onclick":take,});t("page-i-am", { name }); }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HandOver__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HandOver__SvelteComponent_ = ReturnType<typeof HandOver__SvelteComponent_>;
/*Ωignore_endΩ*/export default HandOver__SvelteComponent_;