///<reference types="svelte" />
;// The coloured segments and the white spaces: each segment one thing with one outline.

import { settings } from "../../app/settings.svelte";
import { SYMBOLS } from "../../board/symbols";
import { scaled } from "./geometry";
import { around, type Plan, type Segment } from "./plan";
;

  interface Props {
    plan: Plan;
    segments: readonly Segment[];
    crossed: ReadonlySet<number>;
    pencil: ReadonlySet<number>;
    // The places that may be touched; null where nothing can be touched at all.
    lit: ReadonlySet<number> | null;
    small: boolean;
  };function $$render() {

  
  
  
  
  


  const { plan, segments, crossed, pencil, lit, small }: Props = $props();

  const resting = ({ colour, places }: Segment): boolean =>
    colour !== null && !!lit?.size && !places.some((place) => lit.has(place) || pencil.has(place));
  const written = $derived(new Set([...crossed, ...pencil]));
  const marked = (place: number): boolean => written.has(place);
  // Hexagons are alike: one path, moved to each space.
  const hexagon = $derived.by(() => {
    const first = plan.spaces[0];
    return first ? { path: around(plan, [first.place], -0.012), x: first.x, y: first.y } : null;
  });
  const put = (place: number, from = { x: 0, y: 0 }): string => {
    const { x, y } = plan.spaces[place] ?? from;
    return `translate(${scaled(x - from.x)} ${scaled(y - from.y)})`;
  };
;
async () => {

   for(let segment of __sveltets_2_ensureArray(segments)){segment.places[0];
  const colour = segment.colour ?? "white";
   { svelteHTML.createElement("g", {     });resting(segment);segment.colour === null;__sveltets_2_ensureType(String, Number, ` ${colour} `);__sveltets_2_ensureType(String, Number, ` ${colour} `);
     { svelteHTML.createElement("path", {    "class":`body`,"d":segment.outline,});}
    if(segment.colour === null){
       { svelteHTML.createElement("path", {      "class":`printed`,"d":`M-22-22L22 22M22-22L-22 22`,"transform":put(segment.places[0] ?? 0),});}
    }else{
      if(!small){ { svelteHTML.createElement("path", {    "class":`seams`,"d":segment.seams,});}}
         for(let place of __sveltets_2_ensureArray(segment.places.filter(marked))){place;
        if(hexagon){ { svelteHTML.createElement("path", {      "class":`spent`,"d":hexagon.path,"transform":put(place, hexagon),});}}
      }
      if(settings.chosen.symbols && !small){
           for(let place of __sveltets_2_ensureArray(segment.places)){place;
           { svelteHTML.createElement("path", {       "class":`symbol`,"d":SYMBOLS[colour],"transform":`${put(place)} scale(21)`,});marked(place);}
        }
      }
    }
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Segments__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Segments__SvelteComponent_ = ReturnType<typeof Segments__SvelteComponent_>;
/*Ωignore_endΩ*/export default Segments__SvelteComponent_;