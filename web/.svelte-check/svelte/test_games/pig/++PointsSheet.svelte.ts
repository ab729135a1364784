///<reference types="svelte" />
;// The points of one seat.

import type { SheetProps } from "../../src/games/game_ui";
import { t } from "../../src/words/words.svelte";
function $$render() {

  
  
  

  const { position, seat, label }: SheetProps = $props();
;
async () => {

 { svelteHTML.createElement("p", {     "role":`img`,"aria-label":label,"class":`pig-points`,});t("page-score", { score: position.seats[seat]?.score ?? 0 }); }
};
return { props: {} as any as SheetProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PointsSheet__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PointsSheet__SvelteComponent_ = ReturnType<typeof PointsSheet__SvelteComponent_>;
/*Ωignore_endΩ*/export default PointsSheet__SvelteComponent_;