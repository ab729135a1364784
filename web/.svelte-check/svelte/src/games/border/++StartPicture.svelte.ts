///<reference types="svelte" />
;// The Border on the start page: two areas, their borders half crossed off, and two dice.

import { SYMBOLS } from "../../board/symbols";
import { cross, HEXAGON, hexagons } from "./start_picture";
function $$render() {

  
  
  

  const KINDS = {
    a: "grey",
    g: "green",
    b: "blue",
    r: "red",
    y: "yellow",
    o: "orange",
    "-": "land",
    "~": "lake",
  };
  const MAP = ["GGGBBByyooggr", "a------Y~~~~r", "a------Y~~~~r", "AAOOOOOBBrryy"];
  const drawn = hexagons(MAP, KINDS);
;
async () => {

 { svelteHTML.createElement("svg", {     "viewBox":`8 -19 362 116`,"preserveAspectRatio":`xMidYMid slice`,"aria-hidden":`true`,});
      for(let { x, y, kind, crossed } of __sveltets_2_ensureArray(drawn)){let n = 1;n;
     { svelteHTML.createElement("g", { "transform":`translate(${x} ${y})`,});
       { svelteHTML.createElement("path", {      "d":HEXAGON,"class":kind,"fill":SYMBOLS[kind] ? `var(--c-${kind})` : undefined,});}
      if(SYMBOLS[kind]){
         { svelteHTML.createElement("path", {        "class":`symbol`,"d":SYMBOLS[kind],"transform":`scale(5.5)`,"fill":`var(--on-${kind})`,});}
      }
      if(crossed){ { svelteHTML.createElement("path", {    "class":`pen`,"d":cross(7.5, n),});}}
     }
  }
  
   { svelteHTML.createElement("g", { "transform":`translate(112 41)`,});
     { svelteHTML.createElement("path", {    "class":`wall`,"d":`M-21 17V-13h6v5h5v-5h6v5h8v-5h6v5h5v-5h6V17H5V9a5 5 0 0 0-10 0v8z`,});}
     { svelteHTML.createElement("path", {    "class":`flag`,"d":`M0-8V-27l12 4-12 4`,});}
   }
   { svelteHTML.createElement("g", { "transform":`translate(167 39)`,});
     { svelteHTML.createElement("path", {       "class":`value`,"transform":`translate(-9.5 -7)`,"d":`M2.5 4L5 1 4.6 13M9.5 4C10 .5 15.5 .5 15 4 14.6 7.5 10.5 9 9.5 12.6L16 12.2`,});}
     { svelteHTML.createElement("path", {    "class":`ring`,"d":`M-17 2C-16-14 14-17 17-3 20 13-9 19-16 7-19 0-12-9-4-13`,});}
   }
   { svelteHTML.createElement("g", {   "class":`water`,"transform":`translate(292 33)`,});
     { svelteHTML.createElement("path", {  "d":`M-24-6q6-6 12 0t12 0 12 0M-14 6q6-6 12 0t12 0 12 0`,});}
   }
   { svelteHTML.createElement("g", {   "class":`die`,"transform":`translate(222 60) rotate(-14)`,});
     { svelteHTML.createElement("rect", {            "x":`-17`,"y":`-17`,"width":`34`,"height":`34`,"rx":`8`,"fill":`var(--c-green)`,});}
     { svelteHTML.createElement("path", {      "d":SYMBOLS["green"],"transform":`scale(9)`,"fill":`var(--on-green)`,});}
   }
   { svelteHTML.createElement("g", {   "class":`die`,"transform":`translate(262 65) rotate(11)`,});
     { svelteHTML.createElement("rect", {            "x":`-17`,"y":`-17`,"width":`34`,"height":`34`,"rx":`8`,"fill":`var(--c-yellow)`,});}
     { svelteHTML.createElement("path", {      "d":SYMBOLS["yellow"],"transform":`scale(9.5)`,"fill":`var(--on-yellow)`,});}
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const StartPicture__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type StartPicture__SvelteComponent_ = InstanceType<typeof StartPicture__SvelteComponent_>;
/*Ωignore_endΩ*/export default StartPicture__SvelteComponent_;