///<reference types="svelte" />
;// The board of one seat.

import type { BorderMaterial, BorderView } from "../../protocol/types";
import type { SheetProps } from "../game_ui";
import BorderMap from "./BorderMap.svelte";
function $$render() {

  
  
  
  

  const { position, seat, ...rest }: SheetProps<BorderMaterial, BorderView> = $props();

  const board = $derived(position.seats[seat]);
;
async () => {

if(board){ { const $$_paMredroB0C = __sveltets_2_ensureComponent(BorderMap); new $$_paMredroB0C({ target: __sveltets_2_any(), props: {    board,"worth":position.worth,...rest,}});}}
};
return { props: {} as any as SheetProps<BorderMaterial, BorderView>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BorderSheet__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BorderSheet__SvelteComponent_ = ReturnType<typeof BorderSheet__SvelteComponent_>;
/*Ωignore_endΩ*/export default BorderSheet__SvelteComponent_;