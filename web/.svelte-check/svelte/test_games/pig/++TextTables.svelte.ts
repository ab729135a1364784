///<reference types="svelte" />
;// The points of all seats.

import type { TextTablesProps } from "../../src/games/game_ui";
import { seatName } from "../../src/words/players";
import { t } from "../../src/words/words.svelte";
function $$render() {

  
  
  
  

  const { view }: TextTablesProps = $props();
;
async () => {

 { svelteHTML.createElement("dl", {});
      for(let { score } of __sveltets_2_ensureArray(view.position.seats)){let seat = 1;seat;
     { svelteHTML.createElement("dt", {});seatName(view, seat); }
     { svelteHTML.createElement("dd", {});t("page-score", { score }); }
  }
 }
};
return { props: {} as any as TextTablesProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TextTables__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TextTables__SvelteComponent_ = ReturnType<typeof TextTables__SvelteComponent_>;
/*Ωignore_endΩ*/export default TextTables__SvelteComponent_;