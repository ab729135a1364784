///<reference types="svelte" />
;// The position as text, for screen readers and for players who prefer text. The game can be played from it.

import type { LoadedGame } from "../games";
import type { PublicView } from "../protocol/types";
import { t, words } from "../words/words.svelte";
import Controls from "../match/Controls.svelte";
import History from "../match/History.svelte";
import type { Match } from "../match/match.svelte";
import { seatName } from "../words/players";
import TextMarks from "./TextMarks.svelte";
;

  // Either a match, or a position of a replay.
  interface Props {
    match?: Match;
    view?: PublicView;
    game?: LoadedGame;
  };function $$render() {

  
  
  
  
  
  
  
  
  

  const { match, view: shown, game: loaded }: Props = $props();

  const view = $derived(shown ?? match?.view ?? null);
  const game = $derived(loaded ?? match?.game ?? null);
  const names = (seats: readonly number[]): string =>
    words.list(seats.map((seat) => (view ? seatName(view, seat) : "")));
;
async () => {

if(view && game){
  const { ui, material } = game;
  const { position, outcome } = view;
   { svelteHTML.createElement("div", { "class":`text`,});
     { svelteHTML.createElement("section", {});
       { svelteHTML.createElement("h3", {});t("page-round-number", { round: position.round }); }
       { svelteHTML.createElement("ul", {});
        if(outcome){
           { svelteHTML.createElement("li", {});t("page-tell-over", { reason: t(outcome.reason) }); }
        } else if (position.seats.length){
           { svelteHTML.createElement("li", {});t("page-text-active", { name: names([position.active]) }); }
        }
        if(position.dice.length){ { svelteHTML.createElement("li", {});t("page-tell-dice", { dice: ui.diceText(material, position) }); }}
           for(let note of __sveltets_2_ensureArray((ui.notes?.(material, position) ?? []))){note; { svelteHTML.createElement("li", {});note; }}
        if(match?.due.length){ { svelteHTML.createElement("li", {});t("page-waiting-for-names", { names: names(match.due) }); }}
        if(view.chosen.length){ { svelteHTML.createElement("li", {});t("page-text-chosen", { names: names(view.chosen) }); }}
       }
     }
    if(match && match.seat !== null && !outcome && match.handOverTo === null){
       { const $$_skraMtxeT1C = __sveltets_2_ensureComponent(TextMarks); new $$_skraMtxeT1C({ target: __sveltets_2_any(), props: {    match,game,"seat":match.seat,}});}
       { const $$_slortnoC1C = __sveltets_2_ensureComponent(Controls); new $$_slortnoC1C({ target: __sveltets_2_any(), props: { match,}});}
    }
     { const $$_selbaTtxeT_iu1C = __sveltets_2_ensureComponent(ui.TextTables); new $$_selbaTtxeT_iu1C({ target: __sveltets_2_any(), props: {    view,material,"mine":match?.seats ?? [],}});}
    if(match){ { const $$_yrotsiH1C = __sveltets_2_ensureComponent(History); new $$_yrotsiH1C({ target: __sveltets_2_any(), props: { match,}});}}
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TextView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TextView__SvelteComponent_ = ReturnType<typeof TextView__SvelteComponent_>;
/*Ωignore_endΩ*/export default TextView__SvelteComponent_;