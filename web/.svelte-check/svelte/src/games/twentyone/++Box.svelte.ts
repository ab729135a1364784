///<reference types="svelte" />
;// One box: a coloured tab with its symbol and number, and paper below it to write on.

import type { DrawnBox } from "../../protocol/types";
import { settings } from "../../app/settings.svelte";
import { SYMBOLS } from "../../board/symbols";
import { BOX, STEP } from "./layout";
import Written from "./Written.svelte";
import { CROSSED } from "./written";
;

  interface Props {
    box: DrawnBox;
    entry: number | null;
    // The number on the die of its colour; null before the roll.
    die: number | null;
    // The points that filling it would add; undefined if it may not be filled.
    points?: number | undefined;
    pencilled?: boolean;
    // In pencil: crossed off.
    crossing?: boolean;
    fresh?: boolean;
    small?: boolean;
  };function $$render() {

  
  
  
  
  
  
  

  const { box, entry, die, points, pencilled, crossing, fresh = false, small }: Props = $props();

  const lit = $derived(points !== undefined && die !== null);
  const shown = $derived(entry ?? (pencilled ? die : null));
  const hit = $derived(shown === box.number);
  const { width, height, tab } = BOX;
  const middle = tab + (height - tab) / 2;
;
async () => { { svelteHTML.createElement("svelte:options", {  "namespace":`svg`,});}



  { svelteHTML.createElement("g", {        "aria-hidden":`true`,"class":`box`,});lit;pencilled || crossing;__sveltets_2_ensureType(String, Number, ` ${box.colour} `);__sveltets_2_ensureType(String, Number, ` ${box.colour} `);
   { svelteHTML.createElement("rect", {          "class":`target`,"x":(BOX.width - STEP.x) / 2,"y":(BOX.height - STEP.y) / 2,"width":STEP.x,"height":STEP.y,});}
   { svelteHTML.createElement("rect", {      "class":`paper`,width,height,"rx":`7`,});}
   { svelteHTML.createElement("path", {    "class":`tab`,"d":`M0 ${tab}V7A7 7 0 0 1 7 0H${width - 7}A7 7 0 0 1 ${width} 7V${tab}z`,});}
   { svelteHTML.createElement("rect", {      "class":`edge`,width,height,"rx":`7`,});}
  if(settings.chosen.symbols && SYMBOLS[box.colour]){
     { svelteHTML.createElement("path", {      "class":`symbol`,"d":SYMBOLS[box.colour],"transform":`translate(${width - 12} ${tab / 2}) scale(5)`,});}
     { svelteHTML.createElement("text", {     "class":`number`,"x":`12.5`,"y":tab / 2 + 5.6,});box.number; }
  }else{
     { svelteHTML.createElement("text", {     "class":`number`,"x":width / 2,"y":tab / 2 + 5.6,});box.number; }
  }

  if(entry === CROSSED){
     { const $$_nettirW1C = __sveltets_2_ensureComponent(Written); new $$_nettirW1C({ target: __sveltets_2_any(), props: {             "text":`x`,"seed":box.place,"x":width / 2,"y":middle,"size":24,"by":`pen`,fresh,}});}
  } else if (entry !== null){
     { const $$_nettirW1C = __sveltets_2_ensureComponent(Written); new $$_nettirW1C({ target: __sveltets_2_any(), props: {             "text":String(entry),"seed":box.place * 7 + entry,"x":15,"y":middle - 0.5,"size":22.5,"by":`pen`,fresh,}});}
  } else if (crossing){
     { const $$_nettirW1C = __sveltets_2_ensureComponent(Written); new $$_nettirW1C({ target: __sveltets_2_any(), props: {            "text":`x`,"seed":box.place,"x":width / 2,"y":middle,"size":24,"by":`pencil`,}});}
  } else if (pencilled && die !== null){
     { const $$_nettirW1C = __sveltets_2_ensureComponent(Written); new $$_nettirW1C({ target: __sveltets_2_any(), props: {            "text":String(die),"seed":box.place * 7 + die,"x":15,"y":middle - 0.5,"size":22.5,"by":`pencil`,}});}
  } else if (lit){
     { const $$_nettirW1C = __sveltets_2_ensureComponent(Written); new $$_nettirW1C({ target: __sveltets_2_any(), props: {            "text":String(die),"seed":box.place * 7 + (die ?? 0),"x":15,"y":middle - 0.5,"size":22.5,"by":`dots`,}});}
  }

  if(!small && entry !== CROSSED && !crossing){
     { svelteHTML.createElement("circle", {        "class":`ring`,"cx":width - 8.5,"cy":tab + 8,"r":`4.4`,});}
  }
  if(hit){
     { const $$_nettirW1C = __sveltets_2_ensureComponent(Written); new $$_nettirW1C({ target: __sveltets_2_any(), props: {              "text":`x`,"seed":box.place + 3,"x":width - 8.5,"y":tab + 8,"size":small ? 12 : 10.5,"by":entry === null ? "pencil" : "pen",fresh,}});}
  }
   { svelteHTML.createElement("rect", {            "class":`focus`,"x":`-2.5`,"y":`-2.5`,"width":width + 5,"height":height + 5,"rx":`9`,});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Box__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Box__SvelteComponent_ = ReturnType<typeof Box__SvelteComponent_>;
/*Ωignore_endΩ*/export default Box__SvelteComponent_;