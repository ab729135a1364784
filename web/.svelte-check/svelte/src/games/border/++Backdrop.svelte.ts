///<reference types="svelte" />
;// The sea and the island. They do not change during a game.

import Ornaments from "./Ornaments.svelte";
import type { Plan } from "./plan";
;

  interface Props {
    plan: Plan;
    small: boolean;
  };function $$render() {

  
  
  


  const { plan, small }: Props = $props();
  const box = $derived(plan.box);

  // Lines along the coast, as on old charts: broad strokes under narrower ones, from the sea to the land.
  const SHALLOWS = [168, 118, 72, 34];
;
async () => {

 { svelteHTML.createElement("rect", {            "class":`sea`,"x":box.x,"y":box.y,"width":box.width,"height":box.height,"rx":small ? 60 : 34,});}
if(!small){
      for(let width of __sveltets_2_ensureArray(SHALLOWS)){let index = 1;width;
     { svelteHTML.createElement("path", {        "class":`line`,"d":plan.island,"stroke-width":width + 5,"stroke-opacity":0.35 + index * 0.2,});}
     { svelteHTML.createElement("path", {      "class":`shallow`,"d":plan.island,"stroke-width":width,});}
  }
   { const $$_stnemanrO0C = __sveltets_2_ensureComponent(Ornaments); new $$_stnemanrO0C({ target: __sveltets_2_any(), props: { box,}});}
}
 { svelteHTML.createElement("path", {    "class":`island`,"d":plan.island,});}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Backdrop__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Backdrop__SvelteComponent_ = ReturnType<typeof Backdrop__SvelteComponent_>;
/*Ωignore_endΩ*/export default Backdrop__SvelteComponent_;