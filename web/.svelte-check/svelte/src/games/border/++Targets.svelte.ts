///<reference types="svelte" />
;// The targets, highlighted, with the points that each would score.

import type { TargetView } from "../../protocol/types";
import { t } from "../../words/words.svelte";
import { scaled } from "./geometry";
import { around, middle, type Plan } from "./plan";
;

  interface Props {
    plan: Plan;
    targets: readonly TargetView[];
    // The place under the pointer.
    hovered: number | null;
  };function $$render() {

  
  
  
  
  


  const { plan, targets, hovered }: Props = $props();

  // The number is next to the space nearest to the middle.
  function badge({ adds }: TargetView): string {
    const spaces = adds.flatMap((place) => plan.spaces[place] ?? []);
    const { x, y } = middle(spaces);
    const far = (space: { x: number; y: number }): number => Math.hypot(space.x - x, space.y - y);
    const nearest = spaces.reduce((best, space) => (far(space) < far(best) ? space : best));
    return `translate(${scaled(nearest.x + 0.34)} ${scaled(nearest.y - 0.4)})`;
  }
;
async () => {

   for(let target of __sveltets_2_ensureArray(targets)){target.adds.join();
  const path = around(plan, target.adds, 0.035);
   { svelteHTML.createElement("g", {  "class":`target`,});hovered !== null && target.adds.includes(hovered);
     { svelteHTML.createElement("path", {    "class":`halo`,"d":path,});}
     { svelteHTML.createElement("path", {    "class":`ring`,"d":path,});}
   }
}
   for(let target of __sveltets_2_ensureArray(targets.filter(({ points }) => points > 0))){target.adds.join();
  const wide = target.points > 9 ? 98 : 74;
   { svelteHTML.createElement("g", {   "class":`badge`,"transform":badge(target),});
     { svelteHTML.createElement("rect", {          "x":-wide / 2,"y":`-27`,"width":wide,"height":`54`,"rx":`27`,});}
     { svelteHTML.createElement("text", { "dy":`.35em`,});t("page-space-points", { points: target.points }); }
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Targets__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Targets__SvelteComponent_ = ReturnType<typeof Targets__SvelteComponent_>;
/*Ωignore_endΩ*/export default Targets__SvelteComponent_;