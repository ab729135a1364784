///<reference types="svelte" />
;// The scoring row: the areas by value; scored values are circled, lost ones struck out.

import type { BorderMaterial, BorderView } from "../../protocol/types";
import { t } from "../../words/words.svelte";
import type { FooterProps } from "../game_ui";
import AreaPicture from "./AreaPicture.svelte";
import { circle, seedOf, strike } from "../../board/pen";
import { areaValues } from "./area_values";
function $$render() {

  
  
  
  
  
  
  

  const { material, position, seat }: FooterProps<BorderMaterial, BorderView> = $props();

  const scored = $derived(position.seats[seat]?.areas ?? {});
  const worth = $derived(position.worth);
  const areas = $derived([...material.areas].sort((one, other) => other.value - one.value || other.low - one.low));

  function said({ id, value, low }: BorderMaterial["areas"][number]): string {
    const points = scored[id] ?? null;
    if (points !== null) return t("page-area-scored", { area: id, points });
    const late = areaValues({ value, low }, null, worth[id])[0]?.mark === "struck";
    return late ? t("page-area-low", { area: id, low }) : t("page-area-values", { area: id, value, low });
  }
;
async () => {

 { svelteHTML.createElement("ul", { "aria-label":t("page-scoring-row"),});
     for(let area of __sveltets_2_ensureArray(areas)){area.id;
    const points = scored[area.id] ?? null;
     { svelteHTML.createElement("li", { });points !== null;
       { svelteHTML.createElement("span", { "class":`hidden`,});said(area); }
       { svelteHTML.createElement("div", { "class":`picture`,}); { const $$_erutciPaerA3C = __sveltets_2_ensureComponent(AreaPicture); new $$_erutciPaerA3C({ target: __sveltets_2_any(), props: {  "id":area.id,}});} }
       { svelteHTML.createElement("svg", {     "class":`values`,"viewBox":`0 0 60 84`,"aria-hidden":`true`,});
           for(let { kind, points: value, mark } of __sveltets_2_ensureArray((areaValues(area, points, worth[area.id])))){kind;
           { svelteHTML.createElement("g", {   "transform":`translate(30 ${kind === 'high' ? 27 : 66})`,"class":mark,});
             { svelteHTML.createElement("text", {   "class":kind,"dy":`.36em`,});value; }
            if(mark === "circled"){
               { svelteHTML.createElement("path", {    "d":circle(seedOf(area.id + kind), 25, kind === "high" ? 21 : 16),"pathLength":`1`,});}
            } else if (mark === "struck"){
               { svelteHTML.createElement("path", {    "d":strike(seedOf(area.id + kind), 44, 30),"pathLength":`1`,});}
            }
           }
        }
       }
     }
  }
 }


};
return { props: {} as any as FooterProps<BorderMaterial, BorderView>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ScoringRow__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ScoringRow__SvelteComponent_ = ReturnType<typeof ScoringRow__SvelteComponent_>;
/*Ωignore_endΩ*/export default ScoringRow__SvelteComponent_;