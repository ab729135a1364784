///<reference types="svelte" />
;// The small cross that closes something.

import { t } from "../words/words.svelte";

;type $$ComponentProps =  { close: () => void };function $$render() {

  
  

  const { close }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
;
async () => {

 { svelteHTML.createElement("button", {     "class":`quiet`,"onclick":close,"aria-label":t("page-close"),});
   { svelteHTML.createElement("svg", {       "viewBox":`-6 -6 12 12`,"width":`16`,"height":`16`,"aria-hidden":`true`,});
     { svelteHTML.createElement("path", {          "d":`M-4-4L4 4M4-4L-4 4`,"fill":`none`,"stroke":`currentColor`,"stroke-width":`2`,"stroke-linecap":`round`,});}
   }
 }
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Close__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Close__SvelteComponent_ = ReturnType<typeof Close__SvelteComponent_>;
/*Ωignore_endΩ*/export default Close__SvelteComponent_;