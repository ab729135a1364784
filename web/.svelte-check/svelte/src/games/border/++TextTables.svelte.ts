///<reference types="svelte" />
;// A position of The Border as tables: the areas with their points, then every board by segments.

import type { BorderMaterial, BorderView } from "../../protocol/types";
import { segmentsOf } from "./plan";
import { t, words } from "../../words/words.svelte";
import { seatName } from "../../words/players";
import type { TextTablesProps } from "../game_ui";
import { inRow } from "../places_text";
function $$render() {

  
  
  
  
  
  
  

  const { view, material, mine }: TextTablesProps<BorderMaterial, BorderView> = $props();

  const position = $derived(view.position);

  const areas = $derived([...material.areas].sort((one, other) => other.value - one.value));
  const texts = (places: readonly number[]): string =>
    inRow(places.map((place) => material.spaces[place]?.text ?? String(place)));
  const open = (places: readonly number[], crossed: readonly number[]): number[] =>
    places.filter((place) => !crossed.includes(place));
;
async () => {

if(position.seats.length){
   { svelteHTML.createElement("section", {});
     { svelteHTML.createElement("h3", {});t("page-text-areas"); }
    
     { svelteHTML.createElement("div", {       "class":`wide`,"role":`region`,"aria-label":t("page-text-areas"),"tabindex":0,});
       { svelteHTML.createElement("table", {});
         { svelteHTML.createElement("thead", {});
           { svelteHTML.createElement("tr", {});
             { svelteHTML.createElement("th", { "scope":`col`,});t("page-area"); }
             { svelteHTML.createElement("th", { "scope":`col`,});t("page-worth-now"); }
                for(let _ of __sveltets_2_ensureArray(position.seats)){let seat = 1;seat; { svelteHTML.createElement("th", { "scope":`col`,});seatName(view, seat); }}
           }
         }
         { svelteHTML.createElement("tbody", {});
             for(let { id, ring } of __sveltets_2_ensureArray(areas)){id;
             { svelteHTML.createElement("tr", {});
               { svelteHTML.createElement("th", { "scope":`row`,});words.name("area", id); }
               { svelteHTML.createElement("td", {});words.number(position.worth[id] ?? 0); }
                  for(let board of __sveltets_2_ensureArray(position.seats)){let seat = 1;seat;
                const points = board.areas[id] ?? null;
                 { svelteHTML.createElement("td", {});
                  if(points === null){
                     { svelteHTML.createElement("span", { "class":`faint`,});t("page-text-open", { count: open(ring, board.crossed).length }); }
                  }else{
                     { svelteHTML.createElement("strong", {});words.number(points); }
                  }
                 }
              }
             }
          }
         }
         { svelteHTML.createElement("tfoot", {});
           { svelteHTML.createElement("tr", {});
             { svelteHTML.createElement("th", { "scope":`row`,});t("page-total"); }
             { svelteHTML.createElement("td", {}); }
                for(let { score } of __sveltets_2_ensureArray(position.seats)){let seat = 1;seat; { svelteHTML.createElement("td", {}); { svelteHTML.createElement("strong", {});words.number(score); } }}
           }
         }
       }
     }
   }

      for(let board of __sveltets_2_ensureArray(position.seats)){let seat = 1;seat;
     { svelteHTML.createElement("details", { "open":mine.includes(seat),});
       { svelteHTML.createElement("summary", {});t("page-text-board", { name: seatName(view, seat), sheet: board.board }); }
       { svelteHTML.createElement("h4", {});t("page-text-open-borders"); }
       { svelteHTML.createElement("dl", {});
           for(let { id, ring } of __sveltets_2_ensureArray(areas.filter(({ id }) => board.areas[id] == null))){id;
           { svelteHTML.createElement("dt", {});words.name("area", id); }
           { svelteHTML.createElement("dd", {});texts(open(ring, board.crossed)); }
        }
       }
       { svelteHTML.createElement("h4", {});t("page-text-segments"); }
       { svelteHTML.createElement("dl", {});
           for(let { colour, places } of __sveltets_2_ensureArray((segmentsOf(material, board.board)))){places.join();
          if(colour !== null){
            const left = open(places, board.crossed);
             { svelteHTML.createElement("dt", {});t("page-colour-spaces", { colour, spaces: texts(places) }); }
             { svelteHTML.createElement("dd", {});
              if(!left.length){
                t("page-text-crossed-off");
              } else if (left.length < places.length){
                t("page-text-still-open", { spaces: texts(left) });
              }else{
                t("page-text-all-open");
              }
             }
          }
        }
       }
     }
  }
}


};
return { props: {} as any as TextTablesProps<BorderMaterial, BorderView>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TextTables__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TextTables__SvelteComponent_ = ReturnType<typeof TextTables__SvelteComponent_>;
/*Ωignore_endΩ*/export default TextTables__SvelteComponent_;