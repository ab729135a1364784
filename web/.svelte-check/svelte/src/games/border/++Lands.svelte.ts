///<reference types="svelte" />
;// The land of the areas with its vegetation. It does not change during a game.

import { scaled } from "./geometry";
import { random, seedOf } from "../../board/pen";
import { MOTIFS } from "./area_pictures";
import type { Area } from "./plan";
;

  interface Props {
    areas: readonly Area[];
    small: boolean;
  };function $$render() {

  
  
  
  
  


  const { areas, small }: Props = $props();

  const KNOWN = ["castle", "town", "forest", "villa", "harbour", "mill", "lake", "tower", "well"];
  const tint = (id: string): string => `var(--land-${KNOWN.includes(id) ? id : "other"})`;

  function growth({ id, free }: Area): string {
    const next = random(seedOf(id));
    const motif = MOTIFS[id];
    if (!motif) return "";
    const stray = (at: number): number => scaled(at + (next() - 0.5) * 0.3);
    return free.map(({ x, y }) => `M${stray(x)} ${stray(y)}${motif}`).join("");
  }
;
async () => {

   for(let area of __sveltets_2_ensureArray(areas)){area.id;
   { svelteHTML.createElement("g", { });__sveltets_2_ensureType(String, Number, tint(area.id));
     { svelteHTML.createElement("path", {    "class":`land`,"d":area.land,});}
    if(!small){ { svelteHTML.createElement("path", {    "class":`growth`,"d":growth(area),});}}
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Lands__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Lands__SvelteComponent_ = ReturnType<typeof Lands__SvelteComponent_>;
/*Ωignore_endΩ*/export default Lands__SvelteComponent_;