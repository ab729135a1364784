///<reference types="svelte" />
;// The sheet of one seat.

import type { TwentyOneMaterial, TwentyOneView } from "../../protocol/types";
import type { SheetProps } from "../game_ui";
import TwentyOneSheet from "./TwentyOneSheet.svelte";
function $$render() {

  
  
  
  

  const { position, seat, ...rest }: SheetProps<TwentyOneMaterial, TwentyOneView> = $props();

  const sheet = $derived(position.seats[seat]);
;
async () => {

if(sheet){ { const $$_teehSenOytnewT0C = __sveltets_2_ensureComponent(TwentyOneSheet); new $$_teehSenOytnewT0C({ target: __sveltets_2_any(), props: {    sheet,"dice":position.dice,...rest,}});}}
};
return { props: {} as any as SheetProps<TwentyOneMaterial, TwentyOneView>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SheetOfSeat__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SheetOfSeat__SvelteComponent_ = ReturnType<typeof SheetOfSeat__SvelteComponent_>;
/*Ωignore_endΩ*/export default SheetOfSeat__SvelteComponent_;