///<reference types="svelte" />
;// The points that filling a box would add, as a tag over its lower corner. It is not part of the label of the box.

import { t } from "../../words/words.svelte";
import { BOX } from "./layout";

;type $$ComponentProps =  { points: number };function $$render() {

  
  
  

  const { points }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
;
async () => { { svelteHTML.createElement("svelte:options", {  "namespace":`svg`,});}



 { svelteHTML.createElement("g", {     "class":`tag`,"transform":`translate(${BOX.width - 11} ${BOX.height - 1})`,"aria-hidden":`true`,});
   { svelteHTML.createElement("rect", {          "x":`-13`,"y":`-7`,"width":`26`,"height":`14`,"rx":`7`,});}
   { svelteHTML.createElement("text", { "y":`4`,});t("page-box-adds", { points }); }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Adds__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Adds__SvelteComponent_ = ReturnType<typeof Adds__SvelteComponent_>;
/*Ωignore_endΩ*/export default Adds__SvelteComponent_;