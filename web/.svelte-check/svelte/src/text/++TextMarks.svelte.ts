///<reference types="svelte" />
;// The pencil marks of a seat, and the targets as a list of buttons.

import type { LoadedGame } from "../games";
import { placesText } from "../games/places_text";
import { t } from "../words/words.svelte";
import type { Match } from "../match/match.svelte";

;type $$ComponentProps =  { match: Match; game: LoadedGame; seat: number };function $$render() {

  
  
  
  
  

  const { match, game, seat }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  const position = $derived(match.view?.position);
  function said(places: readonly number[], points: number): string {
    if (!position) return "";
    const names = places.map((place) => game.ui.placeName(game.material, position, seat, place));
    return t("page-text-places", { places: placesText(names), points });
  }
  const marks = $derived([...match.pencil].sort((one, other) => one - other));
;
async () => {

if(position && (marks.length || match.targets.length)){
   { svelteHTML.createElement("section", {});
    if(marks.length){
       { svelteHTML.createElement("h3", {});t("page-text-pencil"); }
       { svelteHTML.createElement("p", {});said(marks, match.own?.points ?? 0); }
    }
    if(match.targets.length){
       { svelteHTML.createElement("h3", {});t("page-text-may"); }
       { svelteHTML.createElement("ul", {});
           for(let { adds, points } of __sveltets_2_ensureArray(match.targets)){adds.join();
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("button", {   "aria-disabled":match.busy,"onclick":() => match.touch(adds[0] ?? -1),});
              said(adds, points);
             }
           }
        }
       }
    }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TextMarks__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TextMarks__SvelteComponent_ = ReturnType<typeof TextMarks__SvelteComponent_>;
/*Ωignore_endΩ*/export default TextMarks__SvelteComponent_;