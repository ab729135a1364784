///<reference types="svelte" />
;// The picture and the two values of an area, circled or struck out in pen.

import AreaPicture from "./AreaPicture.svelte";
import { scaled, type Point } from "./geometry";
import { circle, seedOf, strike } from "../../board/pen";
import type { Area } from "./plan";
import { areaValues } from "./area_values";
;

  interface Props {
    area: Area;
    scored: number | null;
    worth: number | undefined;
    small: boolean;
    hatch: string;
  };function $$render() {

  
  
  
  
  
  


  const { area, scored, worth, small, hatch }: Props = $props();
  const values = $derived(areaValues(area, scored, worth));
  const seed = $derived(seedOf(area.id));
  const emblem = $derived(area.emblem);
  const at = ({ x, y }: Point): string => `translate(${scaled(x)} ${scaled(y)})`;
  // Around a number of this size; two digits are wider than one.
  const ring = (points: number, size: number): string => circle(seed, size * (points > 9 ? 0.8 : 0.6), size * 0.58);
  // A thumbnail shows only one number.
  const only = $derived(small ? (values.find(({ mark }) => mark !== "struck") ?? values[0]) : null);
;
async () => {

if(scored !== null){ { svelteHTML.createElement("path", {      "class":`hatched`,"d":area.land,"fill":`url(#${hatch})`,});}}
if(only){
  const size = Math.min(170, Math.max(105, scaled(emblem.picture.size) * 0.66));
   { svelteHTML.createElement("g", { "transform":at(area.middle),});
     { svelteHTML.createElement("text", {     "class":`high`,"font-size":size,"dy":`.35em`,});only.points; }
    if(only.mark === "circled"){ { svelteHTML.createElement("path", {      "class":`pen`,"d":ring(only.points, size),"stroke-width":`13`,});}}
   }
}else{
   { const $$_erutciPaerA0C = __sveltets_2_ensureComponent(AreaPicture); new $$_erutciPaerA0C({ target: __sveltets_2_any(), props: {         "id":area.id,"x":scaled(emblem.picture.x),"y":scaled(emblem.picture.y),"size":scaled(emblem.picture.size),}});}
     for(let { kind, points, mark } of __sveltets_2_ensureArray(values)){kind;
    const place = emblem[kind];
    const size = scaled(place.size);
     { svelteHTML.createElement("g", {   "transform":at(place),"class":mark,});
       { svelteHTML.createElement("text", {     "class":kind,"font-size":size,"dy":`.35em`,});points; }
      if(mark === "circled"){
         { svelteHTML.createElement("path", {        "class":`pen`,"d":ring(points, size),"pathLength":`1`,"stroke-width":`7`,});}
      } else if (mark === "struck"){
         { svelteHTML.createElement("path", {        "class":`pen`,"d":strike(seed, size * (points > 9 ? 1.35 : 0.95), size),"pathLength":`1`,"stroke-width":`6`,});}
      }
     }
  }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AreaMark__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AreaMark__SvelteComponent_ = ReturnType<typeof AreaMark__SvelteComponent_>;
/*Ωignore_endΩ*/export default AreaMark__SvelteComponent_;