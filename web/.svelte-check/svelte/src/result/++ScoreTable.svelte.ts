///<reference types="svelte" />
;// The scores as a table: one line per area or row, one column per player, the winners first.

import type { LoadedGame } from "../games";
import type { OutcomeView, PublicView } from "../protocol/types";
import { t, words } from "../words/words.svelte";
import { seatName } from "../words/players";
import { ranking } from "./ranking";
;

  interface Props {
    view: PublicView;
    outcome: OutcomeView;
    game: LoadedGame;
  };function $$render() {

  
  
  
  
  
  

  const { view, outcome, game }: Props = $props();

  const { ui, material } = $derived(game);
  const order = $derived(ranking(outcome));
  const won = $derived(new Set(outcome.winners));
;
async () => {


 { svelteHTML.createElement("div", {       "class":`wide`,"role":`region`,"aria-label":t("page-points"),"tabindex":0,});
   { svelteHTML.createElement("table", {  });ui.ScoreIcon;__sveltets_2_ensureType(String, Number, order.length);
     { svelteHTML.createElement("thead", {});
       { svelteHTML.createElement("tr", {});
         { svelteHTML.createElement("td", {}); }
           for(let seat of __sveltets_2_ensureArray(order)){seat;
           { svelteHTML.createElement("th", {  "scope":`col`,});won.has(seat);
             { svelteHTML.createElement("span", { "class":`name`,});seatName(view, seat); }
           }
        }
       }
     }
     { svelteHTML.createElement("tbody", {});
         for(let { id, name, scores } of __sveltets_2_ensureArray((ui.scoreLines(material, view.position, order)))){id;
         { svelteHTML.createElement("tr", {});
           { svelteHTML.createElement("th", { "scope":`row`,});
            if(ui.ScoreIcon){
               { svelteHTML.createElement("span", { "class":`named`,}); { svelteHTML.createElement("span", { "class":`picture`,}); { const $$_nocIerocS_iu7C = __sveltets_2_ensureComponent(ui.ScoreIcon); new $$_nocIerocS_iu7C({ target: __sveltets_2_any(), props: { id,}});} }name; }
            }else{
              name;
            }
           }
              for(let { points, first, note } of __sveltets_2_ensureArray(scores)){let n = 1;order[n];
             { svelteHTML.createElement("td", { });won.has(order[n] ?? -1);
              if(points === null){
                 { svelteHTML.createElement("span", {   "class":`none`,"aria-hidden":`true`,});  }
              }else{
                 { svelteHTML.createElement("span", {  "class":`points`,});first;words.number(points); }
                if(note !== undefined){
                   { svelteHTML.createElement("small", {});
                    if(note){
                       { svelteHTML.createElement("span", { "aria-hidden":`true`,});note.shown; } { svelteHTML.createElement("span", { "class":`hidden`,});note.spoken; }
                    }
                   }
                }
              }
             }
          }
         }
      }
     }
     { svelteHTML.createElement("tfoot", {});
       { svelteHTML.createElement("tr", {});
         { svelteHTML.createElement("th", { "scope":`row`,});t("page-total"); }
           for(let seat of __sveltets_2_ensureArray(order)){seat;
           { svelteHTML.createElement("td", { });won.has(seat);words.number(outcome.scores[seat] ?? 0); }
        }
       }
     }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ScoreTable__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ScoreTable__SvelteComponent_ = ReturnType<typeof ScoreTable__SvelteComponent_>;
/*Ωignore_endΩ*/export default ScoreTable__SvelteComponent_;