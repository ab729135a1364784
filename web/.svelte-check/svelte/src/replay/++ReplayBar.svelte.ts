///<reference types="svelte" />
;// The controls of a replay: a slider and buttons.

import { t } from "../words/words.svelte";
import type { Player } from "./player.svelte";

;type $$ComponentProps =  { player: Player; where: string };function $$render() {
 const icon/*Ωignore_positionΩ*/ = (path: string)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("svg", {       "viewBox":`0 0 24 24`,"width":`24`,"height":`24`,"aria-hidden":`true`,}); { svelteHTML.createElement("path", {  "d":path,});} }
};return __sveltets_2_any(0)};
  
  
  

  // `where`: the step in words.
  const { player, where }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  const atStart = $derived(player.step === 0);
;
async () => {



 { svelteHTML.createElement("div", { "class":`bar`,});
   { svelteHTML.createElement("input", {               "type":`range`,"min":`0`,"max":player.last,"value":player.step,"oninput":({ currentTarget }) => player.jump(currentTarget.valueAsNumber),"aria-label":t("page-replay-step"),"aria-valuetext":where,});}
   { svelteHTML.createElement("div", { "class":`buttons`,});
     { svelteHTML.createElement("button", {     "onclick":() => player.walkRounds(-1),"disabled":atStart,"aria-label":t("page-replay-round-back"),});
      ;__sveltets_2_ensureSnippet(icon("M6 5v14M19 5l-9 7 9 7z"));
     }
     { svelteHTML.createElement("button", {     "onclick":() => player.walk(-1),"disabled":atStart,"aria-label":t("page-replay-back"),});
      ;__sveltets_2_ensureSnippet(icon("M16 5l-9 7 9 7z"));
     }
     { svelteHTML.createElement("button", {       "class":`main`,"onclick":() => player.toggle(),"aria-label":t(player.playing ? "page-replay-pause" : "page-replay-play"),});
      ;__sveltets_2_ensureSnippet(icon(player.playing ? "M8 5v14M16 5v14" : "M8 4.5l11 7.5-11 7.5z"));
     }
     { svelteHTML.createElement("button", {     "onclick":() => player.walk(1),"disabled":player.atEnd,"aria-label":t("page-replay-on"),});
      ;__sveltets_2_ensureSnippet(icon("M8 5l9 7-9 7z"));
     }
     { svelteHTML.createElement("button", {     "onclick":() => player.walkRounds(1),"disabled":player.atEnd,"aria-label":t("page-replay-round-on"),});
      ;__sveltets_2_ensureSnippet(icon("M18 5v14M5 5l9 7-9 7z"));
     }
     { svelteHTML.createElement("button", {     "class":`speed`,"onclick":() => player.faster(),"aria-label":t("page-replay-speed", { times: player.speed }),});
       { svelteHTML.createElement("span", { "aria-hidden":`true`,});player.speed;  }
     }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ReplayBar__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ReplayBar__SvelteComponent_ = ReturnType<typeof ReplayBar__SvelteComponent_>;
/*Ωignore_endΩ*/export default ReplayBar__SvelteComponent_;