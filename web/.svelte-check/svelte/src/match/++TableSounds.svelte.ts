///<reference types="svelte" />
;// The sounds of a table: dice, pens, and the player's turn.

import { untrack } from "svelte";

import { sounds } from "./sounds";
import type { Match } from "./match.svelte";

;type $$ComponentProps =  { match: Match };function $$render() {

  
  

  
  

  const { match }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  $effect(() => {
    const kinds = new Set(match.latest.map(({ entry }) => entry.type));
    if (kinds.has("rolled")) sounds.dice();
    if (kinds.has("played") || kinds.has("marked")) sounds.pen();
  });

  let mine = untrack(() => match.myTurn);
  $effect(() => {
    if (match.myTurn && !mine) sounds.turn();
    mine = match.myTurn;
  });
;
async () => {
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TableSounds__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TableSounds__SvelteComponent_ = ReturnType<typeof TableSounds__SvelteComponent_>;
/*Ωignore_endΩ*/export default TableSounds__SvelteComponent_;