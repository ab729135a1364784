///<reference types="svelte" />
;// Twenty One on the start page: two rows of boxes, some of them filled in pen, and two dice.

import { SYMBOLS } from "../../board/symbols";
import { DIGITS, pips } from "./start_picture";
function $$render() {

  
  
  

  interface PictureBox {
    colour: string;
    most: number;
    written?: number;
  }

  const ROWS: readonly (readonly PictureBox[])[] = [
    [
      { colour: "yellow", most: 6, written: 4 },
      { colour: "red", most: 5, written: 5 },
      { colour: "green", most: 4, written: 2 },
      { colour: "blue", most: 3, written: 3 },
      { colour: "white", most: 2, written: 2 },
      { colour: "black", most: 1, written: 1 },
    ],
    [
      { colour: "blue", most: 5, written: 5 },
      { colour: "green", most: 5, written: 3 },
      { colour: "black", most: 4 },
      { colour: "white", most: 3 },
      { colour: "yellow", most: 2 },
      { colour: "red", most: 1, written: 1 },
    ],
  ];

  const DICE = [
    { x: 142, y: 84, turn: -13, colour: "green", face: 5 },
    { x: 187, y: 86, turn: 12, colour: "yellow", face: 2 },
  ];
;
async () => {

 { svelteHTML.createElement("svg", {   "viewBox":`10 2 300 110`,"aria-hidden":`true`,});
      for(let row of __sveltets_2_ensureArray(ROWS)){let r = 1;r;
        for(let { colour, most, written } of __sveltets_2_ensureArray(row)){let n = 1;n;
       { svelteHTML.createElement("g", { "transform":`translate(${16 + 49 * n} ${8 + 52 * r})`,});
         { svelteHTML.createElement("rect", {          "class":`box`,"width":`43`,"height":`46`,"rx":`7`,"fill":`var(--c-${colour})`,});}
         { svelteHTML.createElement("rect", {            "class":`paper`,"x":`5`,"y":`17`,"width":`33`,"height":`24`,"rx":`4`,});}
         { svelteHTML.createElement("path", {        "class":`printed`,"d":DIGITS[most],"transform":`translate(6 3.5) scale(.8)`,"stroke":`var(--on-${colour})`,});}
         { svelteHTML.createElement("path", {        "class":`symbol`,"d":SYMBOLS[colour],"transform":`translate(34 9) scale(4.6)`,"fill":`var(--on-${colour})`,});}
        if(written){
           { svelteHTML.createElement("path", {      "class":`pen`,"d":DIGITS[written],"transform":`translate(${written === most ? 9 : 14} 20) scale(1.35)`,});}
        }
        if(written === most){ { svelteHTML.createElement("path", {    "class":`pen`,"d":`M27 27l7 8M34 26l-7 9`,});}}
       }
    }
  }
     for(let die of __sveltets_2_ensureArray(DICE)){die.colour;
     { svelteHTML.createElement("g", {   "class":`die`,"transform":`translate(${die.x} ${die.y}) rotate(${die.turn})`,});
       { svelteHTML.createElement("rect", {            "x":`-18`,"y":`-18`,"width":`36`,"height":`36`,"rx":`8`,"fill":`var(--c-${die.colour})`,});}
         for(let [x, y] of __sveltets_2_ensureArray(pips(die.face))){`${x} ${y}`;
         { svelteHTML.createElement("circle", {        "cx":9 * x,"cy":9 * y,"r":`3.6`,"fill":`var(--on-${die.colour})`,});}
      }
     }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const StartPicture__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type StartPicture__SvelteComponent_ = InstanceType<typeof StartPicture__SvelteComponent_>;
/*Ωignore_endΩ*/export default StartPicture__SvelteComponent_;