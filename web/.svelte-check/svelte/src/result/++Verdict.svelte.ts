///<reference types="svelte" />
;// Who has won, and why.

import type { OutcomeView, PublicView } from "../protocol/types";
import { t, words } from "../words/words.svelte";
import { seatName } from "../words/players";
;

  interface Props {
    view: PublicView;
    outcome: OutcomeView;
    // The seats of this browser.
    mine?: readonly number[];
  };function $$render() {

  
  
  
  

  const { view, outcome, mine = [] }: Props = $props();

  // Two leaves of the wreath, and where the pairs grow from its twig: x, y, turned by.
  const LEAVES = "M0 0C-5-1-6-5-5-8-1-7 1-4 0 0zM0 0C4-2 6-4 6-8 2-8 0-4 0 0z";
  const PAIRS = [
    [-9, 15, 60],
    [-15, 9, 30],
    [-18, 1, 5],
    [-17.5, -7, -18],
    [-14, -14, -38],
  ];

  const headline = $derived.by(() => {
    const { winners } = outcome;
    if (!winners.length) return t("page-no-winner");
    const [only] = mine;
    // With several players at one device none of them is "you"; a solo player has no one to win against.
    if (view.seats.length === 1) return t("page-solo-score", { score: outcome.scores[0] ?? 0 });
    if (winners.length === 1 && mine.length === 1 && winners[0] === only) return t("page-you-win");
    const names = words.list(winners.map((seat) => seatName(view, seat)));
    return t("page-names-win", { names, count: winners.length });
  });
;
async () => {

 { svelteHTML.createElement("div", { "class":`verdict`,});
  if(outcome.winners.length){
    
     { svelteHTML.createElement("svg", {       "viewBox":`-24 -22 48 44`,"width":`64`,"height":`58`,"aria-hidden":`true`,});
       { svelteHTML.createElement("path", {    "class":`twig`,"d":`M-4 18C-17 15-21 2-15-13M4 18C17 15 21 2 15-13`,});}
         for(let side of __sveltets_2_ensureArray(([-1, 1]))){side;
         { svelteHTML.createElement("g", { "transform":`scale(${side} 1)`,});
             for(let [x, y, turn] of __sveltets_2_ensureArray(PAIRS)){y;
             { svelteHTML.createElement("path", {      "class":`leaf`,"transform":`translate(${x} ${y}) rotate(${turn})`,"d":LEAVES,});}
          }
         }
      }
       { svelteHTML.createElement("path", {    "class":`star`,"d":`M0-9.5L2.7-3.1 9.5-2.6 4.3 1.8 6 8.6 0 4.9-6 8.6-4.3 1.8-9.5-2.6-2.7-3.1z`,});}
     }
  }
   { svelteHTML.createElement("div", {});
     { svelteHTML.createElement("h2", {});headline; }
     { svelteHTML.createElement("p", { "class":`faint`,});t("page-tell-over", { reason: t(outcome.reason) }); }
    if(outcome.tie_break){ { svelteHTML.createElement("p", {});t("page-tell-tie", { tie: t(outcome.tie_break) }); }}
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Verdict__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Verdict__SvelteComponent_ = ReturnType<typeof Verdict__SvelteComponent_>;
/*Ωignore_endΩ*/export default Verdict__SvelteComponent_;