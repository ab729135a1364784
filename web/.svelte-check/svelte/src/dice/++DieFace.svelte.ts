///<reference types="svelte" />
;// One side of a die. A colour is a coloured field with its symbol; a number is pips, each of them the symbol of the
// die's colour, so that dice of several colours can be told apart without seeing colours.

import { SYMBOLS } from "../board/symbols";
import { settings } from "../app/settings.svelte";
import { BLANK, type Face } from "./faces";
import { pips } from "./pips";
;

  interface Props {
    face: Face;
    colour?: string | undefined;
  };function $$render() {

  
  
  
  
  
  

  const { face, colour }: Props = $props();

  const body = $derived(colour ?? "ivory");
  const symbols = $derived(settings.chosen.symbols);
  // Optical: a ring or a star looks smaller than a full square.
  const SIZES: Record<string, number> = { red: 2.3, black: 2.9, white: 2.7, yellow: 3.2, green: 2.9, blue: 3 };
  // A single pip is a large one.
  const grown = $derived(face === 1 ? 1.5 : 1);
;
async () => {

 { svelteHTML.createElement("span", {   "class":`face`,});__sveltets_2_ensureType(String, Number, ` ${body} `);__sveltets_2_ensureType(String, Number, ` ${body} `);
   { svelteHTML.createElement("svg", {   "viewBox":`-12 -12 24 24`,"aria-hidden":`true`,});
    if(typeof face === "number"){
         for(let [x, y] of __sveltets_2_ensureArray(pips(face))){`${x} ${y}`;
        const where = `translate(${x * 11.4} ${y * 11.4})`;
        if(symbols && colour && SYMBOLS[colour]){
           { svelteHTML.createElement("path", {      "class":`mark`,"d":SYMBOLS[colour],"transform":`${where} scale(${(SIZES[colour] ?? 2.7) * grown})`,});}
        }else{
           { svelteHTML.createElement("circle", {      "class":`mark`,"transform":where,"r":2.3 * grown,});}
        }
      }
    } else if (face !== BLANK){
       { svelteHTML.createElement("g", {  });__sveltets_2_ensureType(String, Number, ` ${face} `);__sveltets_2_ensureType(String, Number, ` ${face} `);
         { svelteHTML.createElement("rect", {            "class":`field`,"x":`-9`,"y":`-9`,"width":`18`,"height":`18`,"rx":`5.5`,});}
        if(symbols && SYMBOLS[face]){ { svelteHTML.createElement("path", {      "class":`mark`,"d":SYMBOLS[face],"transform":`scale(5.4)`,});}}
       }
    } else if (symbols && colour){
       { svelteHTML.createElement("path", {      "class":`mark`,"d":SYMBOLS[colour],"transform":`scale(4.4)`,});}
    }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DieFace__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DieFace__SvelteComponent_ = ReturnType<typeof DieFace__SvelteComponent_>;
/*Ωignore_endΩ*/export default DieFace__SvelteComponent_;