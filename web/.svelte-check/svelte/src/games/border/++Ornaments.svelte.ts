///<reference types="svelte" />
;// Ornaments in the corners of the sea: a compass rose, waves and a sea serpent.

import type { ViewBox } from "./plan";

;type $$ComponentProps =  { box: ViewBox };function $$render() {

  
  

  const { box }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  const right = $derived(box.x + box.width);
  const bottom = $derived(box.y + box.height);
;
async () => {

 { svelteHTML.createElement("g", {   "class":`rose`,"transform":`translate(${box.x + 128} ${bottom - 128})`,});
   { svelteHTML.createElement("circle", {  "r":`62`,});}
   { svelteHTML.createElement("circle", {  "r":`54`,});}
   { svelteHTML.createElement("path", {      "class":`points`,"d":`M0-50L8-8 50 0 8 8 0 50-8 8-50 0-8-8z`,"transform":`rotate(45) scale(0.72)`,});}
   { svelteHTML.createElement("path", {    "class":`points`,"d":`M0-84L11-11 72 0 11 11 0 72-11 11-72 0-11-11z`,});}
   { svelteHTML.createElement("path", {    "class":`half`,"d":`M0-84L11-11 0 0zM72 0L11 11 0 0zM0 72L-11 11 0 0zM-72 0L-11-11 0 0z`,});}
 }
 { svelteHTML.createElement("g", {   "class":`serpent`,"transform":`translate(${box.x + 44} ${box.y + 60})`,});
   { svelteHTML.createElement("path", {  "d":`M38 104C42 70 66 58 60 44 46 46 30 46 12 36 24 14 52 0 76 12 108 30 72 70 82 104z`,});}
   { svelteHTML.createElement("path", {  "d":`M104 104C108 42 168 42 172 104H148C146 78 130 78 128 104z`,});}
   { svelteHTML.createElement("path", {  "d":`M194 104C196 70 232 70 234 104z`,});}
   { svelteHTML.createElement("path", {  "d":`M250 104C252 84 262 74 280 66 276 80 280 90 290 96 278 94 272 98 270 104z`,});}
   { svelteHTML.createElement("path", {    "class":`eye`,"d":`M52 27h.1`,});}
   { svelteHTML.createElement("path", {    "class":`wave`,"d":`M0 110q18-16 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0`,});}
 }
 { svelteHTML.createElement("path", {    "class":`wave`,"d":`M${right - 140} ${box.y + 84}q18-18 36 0t36 0m-190 34q18-18 36 0t36 0`,});}
 { svelteHTML.createElement("path", {    "class":`wave`,"d":`M${right - 330} ${bottom - 66}q18-18 36 0t36 0`,});}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Ornaments__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Ornaments__SvelteComponent_ = ReturnType<typeof Ornaments__SvelteComponent_>;
/*Ωignore_endΩ*/export default Ornaments__SvelteComponent_;