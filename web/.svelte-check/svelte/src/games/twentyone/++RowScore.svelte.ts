///<reference types="svelte" />
;// The points of a row: in pen if it is complete, otherwise in pencil; with a small cross per hit.

import type { RowView } from "../../protocol/types";
import Hits from "./Hits.svelte";
import { BOX, SCORE } from "./layout";
import Written from "./Written.svelte";
;

  interface Props {
    row: RowView;
    seed: number;
    small?: boolean;
    fresh?: boolean;
  };function $$render() {

  
  
  
  
  

  const { row, seed, small = false, fresh = false }: Props = $props();

  const begun = $derived(row.complete || row.entries.some((entry) => entry !== null));
  const by = $derived(row.complete ? "pen" : "pencil");
  const middle = SCORE.width / 2;
;
async () => { { svelteHTML.createElement("svelte:options", {  "namespace":`svg`,});}



 { svelteHTML.createElement("rect", {           "class":`field`,"y":`3`,"width":SCORE.width,"height":BOX.height - 14,"rx":`9`,});row.complete;}
if(begun){
  row.score; {
     { const $$_nettirW0C = __sveltets_2_ensureComponent(Written); new $$_nettirW0C({ target: __sveltets_2_any(), props: {            "text":String(row.score),"seed":seed + row.score,"x":middle,"y":22,"size":small ? 23 : 20,by,fresh,}});}
  }
  if(!small){ { const $$_stiH0C = __sveltets_2_ensureComponent(Hits); new $$_stiH0C({ target: __sveltets_2_any(), props: {        "hits":row.hits,"x":middle,"y":BOX.height - 4,seed,by,}});}}
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RowScore__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RowScore__SvelteComponent_ = ReturnType<typeof RowScore__SvelteComponent_>;
/*Ωignore_endΩ*/export default RowScore__SvelteComponent_;