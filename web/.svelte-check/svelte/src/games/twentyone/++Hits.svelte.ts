///<reference types="svelte" />
;// As many small crosses in a row as there are hits, around a point.

import Written from "./Written.svelte";
;

  interface Props {
    hits: number;
    x: number;
    y: number;
    seed: number;
    by: "pen" | "pencil" | "print";
  };function $$render() {

  
  

  const { hits, x, y, seed, by }: Props = $props();

  const STEP = 5.9;
  const places = $derived(Array.from({ length: hits }, (_, n) => x + (n - (hits - 1) / 2) * STEP));
;
async () => { { svelteHTML.createElement("svelte:options", {  "namespace":`svg`,});}



    for(let at of __sveltets_2_ensureArray(places)){let n = 1;n; { const $$_nettirW0C = __sveltets_2_ensureComponent(Written); new $$_nettirW0C({ target: __sveltets_2_any(), props: {          "text":`x`,"seed":seed + n,"x":at,y,"size":4.8,by,}});}}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Hits__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Hits__SvelteComponent_ = ReturnType<typeof Hits__SvelteComponent_>;
/*Ωignore_endΩ*/export default Hits__SvelteComponent_;