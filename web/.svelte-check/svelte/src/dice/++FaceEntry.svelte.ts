///<reference types="svelte" />
;// Entry of real dice by tapping their faces. A tap on a filled die empties it.

import { t } from "../words/words.svelte";
import Die from "./Die.svelte";
import { empty, fill, filled, pick, written } from "./entry";
import { BLANK, type Face } from "./faces";
;

  interface Props {
    // All faces of a die, and the letters by which a record names those that are colours.
    faces: readonly Face[];
    letters: Readonly<Record<string, string>>;
    due: number;
    // Where every die has a colour: the colours and the faces by place, and the places of the dice that are thrown now.
    colours?: readonly string[];
    lying?: readonly Face[];
    falling?: readonly number[];
    onenter: (faces: string) => void;
  };function $$render() {

  
  
  
  
  

  const { faces, letters, due, colours = [], lying = [], falling = [], onenter }: Props = $props();

  const still = $derived([...lying.keys()].filter((place) => !falling.includes(place)));
  // The colours of the dice that are due; empty where dice are alike.
  const dice = $derived(falling.map((place) => colours[place] ?? ""));

  // Starts over whenever other dice are due.
  let entry = $derived(empty(due));
  const nextColour = $derived(entry.next === null ? undefined : dice[entry.next]);

  function slotName(face: Face, place: number): string {
    const number = place + 1;
    const colour = dice[place];
    if (face === BLANK) return colour ? t("page-die-empty-colour", { colour }) : t("page-die-empty", { number });
    if (typeof face === "string" || !colour) return t("page-die-colour", { number, colour: String(face), used: "no" });
    return t("page-die-pips", { colour, pips: face, used: "no" });
  }

  const stayName = (place: number): string =>
    t("page-die-stays", { colour: colours[place] ?? "", pips: Number(lying[place]) });

  function choiceName(face: Face): string {
    return typeof face === "number" ? t("page-face-pips", { pips: face }) : t("page-face-colour", { colour: face });
  }
;
async () => {

 { svelteHTML.createElement("div", {     "class":`entry`,"role":`group`,"aria-label":t("page-faces"),});
   { svelteHTML.createElement("p", { "class":`faint`,});t("page-faces-how"); }
   { svelteHTML.createElement("ul", { "class":`slots`,});
       for(let place of __sveltets_2_ensureArray(still)){place;
       { svelteHTML.createElement("li", { "class":`still`,});
          { const $$_eiD3C = __sveltets_2_ensureComponent(Die); new $$_eiD3C({ target: __sveltets_2_any(), props: {      "face":lying[place] ?? BLANK,"colour":colours[place],"label":stayName(place),"straight":true,}});}
       }
    }
        for(let face of __sveltets_2_ensureArray(entry.faces)){let place = 1;place;
       { svelteHTML.createElement("li", { });entry.next === place;
         { const $$_eiD3C = __sveltets_2_ensureComponent(Die); new $$_eiD3C({ target: __sveltets_2_any(), props: {         face,"colour":dice[place],"label":slotName(face, place),"straight":true,"onclick":() => (entry = pick(entry, place)),}});}
       }
    }
   }
   { svelteHTML.createElement("div", {     "class":`palette`,"role":`group`,"aria-label":t("page-faces-palette"),});
       for(let face of __sveltets_2_ensureArray(faces)){face;
       { const $$_eiD2C = __sveltets_2_ensureComponent(Die); new $$_eiD2C({ target: __sveltets_2_any(), props: {         face,"colour":nextColour ?? dice.at(-1),"label":choiceName(face),"straight":true,"onclick":() => (entry = fill(entry, face)),}});}
    }
   }
   { svelteHTML.createElement("button", {       "type":`button`,"class":`main`,"disabled":!filled(entry),"onclick":() => onenter(written(entry, letters)),});
    t("page-faces-enter");
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FaceEntry__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FaceEntry__SvelteComponent_ = ReturnType<typeof FaceEntry__SvelteComponent_>;
/*Ωignore_endΩ*/export default FaceEntry__SvelteComponent_;