///<reference types="svelte" />
;// The sheet of a seat as a thumbnail, with its name, its points and a note.

import { sheetLabel, type LoadedGame } from "../games";
import type { PublicView } from "../protocol/types";
import { t } from "../words/words.svelte";
import { seatName } from "../words/players";
;

  interface Props {
    view: PublicView;
    game: LoadedGame;
    seat: number;
    fresh: ReadonlySet<number> | undefined;
    note: string;
    // Whether it is shown large. Without it the card is not a choice.
    pressed?: boolean;
    onclick: () => void;
  };function $$render() {

  
  
  
  
  

  const { view, game, seat, fresh = new Set(), note, pressed, onclick }: Props = $props();

  const { ui, material } = $derived(game);
  const name = $derived(seatName(view, seat));
  const score = $derived(view.position.seats[seat]?.score ?? 0);
;
async () => {

 { svelteHTML.createElement("button", {    "aria-pressed":pressed,onclick,});pressed ?? view.position.active === seat;
   { svelteHTML.createElement("span", { "class":`thumb`,});
      { const $$_teehS_iu2C = __sveltets_2_ensureComponent(ui.Sheet); new $$_teehS_iu2C({ target: __sveltets_2_any(), props: {       material,"position":view.position,seat,"label":sheetLabel(view, seat),fresh,"small":true,}});}
   }
   { svelteHTML.createElement("span", { "class":`about`,});
     { svelteHTML.createElement("span", { "class":`name`,});name; }
     { svelteHTML.createElement("span", { "class":`note`,});[t("page-score", { score }), note].filter(Boolean).join(" · "); }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SeatCard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SeatCard__SvelteComponent_ = ReturnType<typeof SeatCard__SvelteComponent_>;
/*Ωignore_endΩ*/export default SeatCard__SvelteComponent_;