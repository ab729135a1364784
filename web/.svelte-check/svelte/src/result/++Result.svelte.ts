///<reference types="svelte" />
;// The end of a game: the winners, the scores, the proof of the dice, and links onward.

import type { OutcomeView, PublicView, Rematch } from "../protocol/types";
import { ask } from "../net/api";
import { urlOf } from "../net/root";
import { href, router } from "../app/route.svelte";
import { Attempt } from "../net/attempt.svelte";
import ErrorMessage from "../ui/ErrorMessage.svelte";
import { t } from "../words/words.svelte";
import type { Match } from "../match/match.svelte";
import DiceProof from "../proof/DiceProof.svelte";
import ScoreTable from "./ScoreTable.svelte";
import Verdict from "./Verdict.svelte";

;type $$ComponentProps =  { match: Match };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const { match }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  const attempt = new Attempt();
  const view = $derived<PublicView | null>(match.view);
  const outcome = $derived<OutcomeView | null>(view?.outcome ?? null);
  const begun = $derived((view?.position.seats.length ?? 0) > 0);
  const record = (form: string): string => urlOf(`api/tables/${match.table}/record?form=${form}`).href;

  const playAgain = (): Promise<boolean> =>
    attempt.run(async () => {
      const { table } = await ask<Rematch>("POST", `api/tables/${match.table}/rematch`);
      router.go(`table/${table}`);
    });
;
async () => {

if(view && outcome){
   { svelteHTML.createElement("section", {   "class":`card result`,"aria-label":t("page-result"),});
     { const $$_tcidreV1C = __sveltets_2_ensureComponent(Verdict); new $$_tcidreV1C({ target: __sveltets_2_any(), props: {    view,outcome,"mine":match.seats,}});}
    if(begun && match.game){
       { const $$_elbaTerocS1C = __sveltets_2_ensureComponent(ScoreTable); new $$_elbaTerocS1C({ target: __sveltets_2_any(), props: {    view,outcome,"game":match.game,}});}
    }
     { svelteHTML.createElement("div", {});
       { svelteHTML.createElement("div", { "class":`row`,});
        if(view.rematch){
           { svelteHTML.createElement("a", {   "class":`button main`,"href":href(`table/${view.rematch}`),});t("page-to-the-rematch"); }
        } else if (match.seats.length || match.role === "host"){
           { svelteHTML.createElement("button", {     "class":`main`,"disabled":attempt.busy,"onclick":playAgain,});t("page-rematch"); }
        }
        if(begun){ { svelteHTML.createElement("a", {   "class":`button`,"href":href(`replay/${match.table}`),});t("page-replay"); }}
       }
       { const $$_egasseMrorrE2C = __sveltets_2_ensureComponent(ErrorMessage); new $$_egasseMrorrE2C({ target: __sveltets_2_any(), props: {  "problem":attempt.problem,}});}
     }
    if(begun){
      if(match.opened && match.game){
        const { firstFace } = match.game.ui;
         { const $$_foorPeciD1C = __sveltets_2_ensureComponent(DiceProof); new $$_foorPeciD1C({ target: __sveltets_2_any(), props: {       "table":match.table,"opened":match.opened,"log":match.entries,firstFace,}});}
      }
       { svelteHTML.createElement("div", { "class":`row`,});
         { svelteHTML.createElement("a", {    "class":`button`,"href":record("text"),"download":true,});t("page-record"); }
         { svelteHTML.createElement("a", {    "class":`button`,"href":record("json"),"download":true,});t("page-record-json"); }
       }
    }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Result__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Result__SvelteComponent_ = ReturnType<typeof Result__SvelteComponent_>;
/*Ωignore_endΩ*/export default Result__SvelteComponent_;