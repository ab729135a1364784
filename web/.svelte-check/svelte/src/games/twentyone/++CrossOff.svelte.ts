///<reference types="svelte" />
;// The button next to the sheet that crosses off a box.

import { t } from "../../words/words.svelte";
import Written from "./Written.svelte";
;

  interface Props {
    may: boolean;
    pencilled: boolean;
    onclick: () => void;
  };function $$render() {

  
  
  

  const { may, pencilled, onclick }: Props = $props();
;
async () => {

 { svelteHTML.createElement("button", {       "type":`button`,"aria-pressed":pencilled,"aria-disabled":!may && !pencilled,onclick,});may;pencilled;
   { svelteHTML.createElement("svg", {   "viewBox":`0 0 26 26`,"aria-hidden":`true`,});
     { svelteHTML.createElement("rect", {          "x":`3`,"y":`3`,"width":`20`,"height":`20`,"rx":`5`,});}
     { const $$_nettirW2C = __sveltets_2_ensureComponent(Written); new $$_nettirW2C({ target: __sveltets_2_any(), props: {            "text":`x`,"seed":5,"x":13,"y":13,"size":17,"by":pencilled ? "pencil" : "pen",}});}
   }
   { svelteHTML.createElement("span", {});t("page-cross-off-box"); }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CrossOff__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CrossOff__SvelteComponent_ = ReturnType<typeof CrossOff__SvelteComponent_>;
/*Ωignore_endΩ*/export default CrossOff__SvelteComponent_;