///<reference types="svelte" />
;// A position of Twenty One as tables, one per sheet.

import type { TwentyOneMaterial, TwentyOneView } from "../../protocol/types";
import { t, words } from "../../words/words.svelte";
import { seatName } from "../../words/players";
import type { TextTablesProps } from "../game_ui";
function $$render() {

  
  
  
  
  

  const { view, material }: TextTablesProps<TwentyOneMaterial, TwentyOneView> = $props();
;
async () => {

    for(let { sheet, rows, current_row: current, score } of __sveltets_2_ensureArray(view.position.seats)){let seat = 1;seat;
  const drawn = material.sheets.find(({ name }) => name === sheet)?.rows ?? [];
  const title = t("page-text-sheet", { name: seatName(view, seat), sheet });
   { svelteHTML.createElement("section", {});
     { svelteHTML.createElement("h3", {});title; }
    
     { svelteHTML.createElement("div", {       "class":`wide`,"role":`region`,"aria-label":title,"tabindex":0,});
       { svelteHTML.createElement("table", {});
         { svelteHTML.createElement("tbody", {});
              for(let boxes of __sveltets_2_ensureArray(drawn)){let n = 1;n;
            const played = rows[n];
             { svelteHTML.createElement("tr", { });n === current;
               { svelteHTML.createElement("th", { "scope":`row`,});
                t("page-row-number", { row: n + 1 });
                if(n === current){ { svelteHTML.createElement("span", { "class":`hidden`,});t("page-text-current-row"); }}
               }
                  for(let { colour, number, place } of __sveltets_2_ensureArray(boxes)){let b = 1;place;
                const entry = played?.entries[b] ?? null;
                 { svelteHTML.createElement("td", {});
                   { svelteHTML.createElement("span", { "class":`box`,});t("page-colour-number", { colour, number }); }
                   { svelteHTML.createElement("span", { "class":`entry`,});
                    if(entry === null){
                       { svelteHTML.createElement("span", { "class":`faint`,});t("page-text-free"); }
                    } else if (entry === 0){
                      t("page-box-crossed");
                    }else{
                       { svelteHTML.createElement("strong", {});words.number(entry); }
                    }
                   }
                 }
              }
               { svelteHTML.createElement("td", {});
                 { svelteHTML.createElement("strong", {});t("page-score", { score: played?.score ?? 0 }); }
                 { svelteHTML.createElement("span", { "class":`entry`,});t("page-hits", { hits: played?.hits ?? 0 }); }
               }
             }
          }
         }
         { svelteHTML.createElement("tfoot", {});
           { svelteHTML.createElement("tr", {});
             { svelteHTML.createElement("th", { "scope":`row`,});t("page-total"); }
             { svelteHTML.createElement("td", { "colspan":drawn[0]?.length ?? 1,}); }
             { svelteHTML.createElement("td", {}); { svelteHTML.createElement("strong", {});t("page-score", { score }); } }
           }
         }
       }
     }
   }
}


};
return { props: {} as any as TextTablesProps<TwentyOneMaterial, TwentyOneView>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TextTables__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TextTables__SvelteComponent_ = ReturnType<typeof TextTables__SvelteComponent_>;
/*Ωignore_endΩ*/export default TextTables__SvelteComponent_;