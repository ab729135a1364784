///<reference types="svelte" />
;// A replay: the sheets and dice as at the table, the moves, and the controls.

import { untrack } from "svelte";

import { otherPlaces } from "../dice/slots";
import Tray from "../dice/Tray.svelte";
import { sheetLabel, type LoadedGame } from "../games";
import { urlOf } from "../net/root";
import { href, router } from "../app/route.svelte";
import { settings } from "../app/settings.svelte";
import { tell } from "../narration/news";
import DiceProof from "../proof/DiceProof.svelte";
import type { Replay } from "../protocol/types";
import ScoreTable from "../result/ScoreTable.svelte";
import TextView from "../text/TextView.svelte";
import Verdict from "../result/Verdict.svelte";
import Dialog from "../ui/Dialog.svelte";
import Share from "../share/Share.svelte";
import { t, words } from "../words/words.svelte";
import ReplayBar from "./ReplayBar.svelte";
import ReplayPlayers from "./ReplayPlayers.svelte";
import { press } from "./keys";
import type { Player } from "./player.svelte";
import MoveList from "./MoveList.svelte";

;type $$ComponentProps =  { replay: Replay; game: LoadedGame; player: Player };function $$render() {

  
  

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { replay, game, player }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  const end = $derived(replay.steps.at(-1)?.view);
  const outcome = $derived(end?.outcome ?? null);
  const { ui, material } = $derived(game);
  const colours = $derived(ui.dieColours?.(material));
  const lines = $derived(
    replay.steps.map(({ entry, view }, n) => tell([entry], player.frames[n]?.before ?? null, view, game)),
  );
  let picked = $state<number | null>(null);
  let open = $state<"share" | "text" | null>(null);

  const where = $derived.by(() => {
    const round = player.frame?.round ?? 0;
    const said = { step: player.step + 1, steps: player.frames.length, round };
    return t(round ? "page-replay-where" : "page-replay-where-draw", said);
  });
  // The sheet of the winner at first.
  const large = $derived(picked ?? outcome?.winners[0] ?? 0);
  const address = $derived(href(`replay/${replay.table}#${player.step + 1}`));
  const record = (form: string): string => urlOf(`api/tables/${replay.table}/record?form=${form}`).href;

  // The hash of the address is the step, counted from 1.
  $effect(() => {
    const { hash } = router.now;
    if (/^\d+$/.test(hash)) untrack(() => player.jump(Number(hash) - 1));
  });

  // The address leads to this step, also after a reload.
  $effect(() => {
    const { href: now } = new URL(address);
    const later = setTimeout(() => history.replaceState(history.state, "", now), 250);
    return () => clearTimeout(later);
  });

  function onkeydown(event: KeyboardEvent): void {
    if (settings.chosen.keys && !open && press(event, player)) event.preventDefault();
  }
;
async () => {

 { svelteHTML.createElement("svelte:window", { onkeydown,});}

if(player.frame){
  const { view, slots, kept, spent, fresh } = player.frame;
  const falling = ui.falling?.(view.position);
   { svelteHTML.createElement("div", { "class":`stage`,});
     { svelteHTML.createElement("header", { "class":`row`,});
       { svelteHTML.createElement("h1", {});words.name("game", replay.opened.game);  { svelteHTML.createElement("small", {});where; } }
       { svelteHTML.createElement("button", {   "class":`quiet`,"onclick":() => (open = "text"),});t("page-as-text"); }
       { svelteHTML.createElement("button", {   "class":`quiet`,"onclick":() => (open = "share"),});t("page-replay-share"); }
     }
     { svelteHTML.createElement("div", { "class":`company`,});
       { const $$_sreyalPyalpeR2C = __sveltets_2_ensureComponent(ReplayPlayers); new $$_sreyalPyalpeR2C({ target: __sveltets_2_any(), props: {       view,game,fresh,"shown":large,"pick":(seat) => (picked = seat),}});}
     }
     { svelteHTML.createElement("div", { "class":`dice`,});
       { const $$_yarT2C = __sveltets_2_ensureComponent(Tray); new $$_yarT2C({ target: __sveltets_2_any(), props: {                "shown":slots,"faces":ui.faces(material),"count":ui.diceCount,...colours ? { colours } : {},kept,"still":falling && otherPlaces(view.position.dice, falling),spent,"throwKey":player.thrown,"label":t("page-dice"),}});}
     }
     { svelteHTML.createElement("div", {  "class":`sheet card`,});__sveltets_2_ensureType(String, Number, ui.sheetRatio);
       { const $$_teehS_iu2C = __sveltets_2_ensureComponent(ui.Sheet); new $$_teehS_iu2C({ target: __sveltets_2_any(), props: {          material,"position":view.position,"seat":large,"label":sheetLabel(view, large),"fresh":fresh[large] ?? new Set(),}});}
     }
     { svelteHTML.createElement("div", { "class":`now card`,});
      
       { svelteHTML.createElement("div", {         "class":`news`,"tabindex":0,"role":`region`,"aria-label":where,"aria-live":player.playing ? "off" : "polite",});
            for(let line of __sveltets_2_ensureArray(lines[player.step] ?? [])){let n = 1;n; { svelteHTML.createElement("p", {});line; }}
       }
       { const $$_raByalpeR2C = __sveltets_2_ensureComponent(ReplayBar); new $$_raByalpeR2C({ target: __sveltets_2_any(), props: {  player,where,}});}
      if(settings.chosen.keys){ { svelteHTML.createElement("p", { "class":`keys faint`,});t("page-replay-keys"); }}
     }
     { svelteHTML.createElement("div", { "class":`side`,});
      if(player.atEnd && outcome && end){
         { svelteHTML.createElement("section", {   "class":`card end`,"aria-label":t("page-result"),});
           { const $$_tcidreV3C = __sveltets_2_ensureComponent(Verdict); new $$_tcidreV3C({ target: __sveltets_2_any(), props: {   "view":end,outcome,}});}
           { const $$_elbaTerocS3C = __sveltets_2_ensureComponent(ScoreTable); new $$_elbaTerocS3C({ target: __sveltets_2_any(), props: {    "view":end,outcome,game,}});}
           { const $$_foorPeciD3C = __sveltets_2_ensureComponent(DiceProof); new $$_foorPeciD3C({ target: __sveltets_2_any(), props: {         "table":replay.table,"opened":replay.opened,"log":replay.steps.map(({ entry }) => entry),"firstFace":ui.firstFace,}});}
           { svelteHTML.createElement("div", { "class":`row`,});
             { svelteHTML.createElement("a", {    "class":`button`,"href":record("text"),"download":true,});t("page-record"); }
             { svelteHTML.createElement("a", {    "class":`button`,"href":record("json"),"download":true,});t("page-record-json"); }
           }
         }
      }
       { svelteHTML.createElement("section", { "class":`card`,});
         { svelteHTML.createElement("h2", {});t("page-news"); }
         { const $$_tsiLevoM3C = __sveltets_2_ensureComponent(MoveList); new $$_tsiLevoM3C({ target: __sveltets_2_any(), props: {  player,lines,}});}
       }
     }
   }

  if(open === "share"){
     { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); new $$_golaiD0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t("page-replay-share"),"close":() => (open = null),}});
       { const $$_erahS1C = __sveltets_2_ensureComponent(Share); new $$_erahS1C({ target: __sveltets_2_any(), props: {    "url":address,"label":t("page-replay-link"),}});}
     Dialog}
  } else if (open === "text"){
     { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); new $$_golaiD0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t("page-as-text"),"close":() => (open = null),}}); { const $$_weiVtxeT1C = __sveltets_2_ensureComponent(TextView); new $$_weiVtxeT1C({ target: __sveltets_2_any(), props: {  view,game,}});} Dialog}
  }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ReplayView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ReplayView__SvelteComponent_ = ReturnType<typeof ReplayView__SvelteComponent_>;
/*Ωignore_endΩ*/export default ReplayView__SvelteComponent_;