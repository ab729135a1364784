///<reference types="svelte" />
;// A table, from the lobby to the result.

import { onMount } from "svelte";

import type { Admission } from "../protocol/types";
import { ask, RequestError } from "../net/api";
import { checkServerVersion, reloadIfNewer } from "../app/server_version";
import { href, router } from "../app/route.svelte";
import { PAUSES, settings } from "../app/settings.svelte";
import Announcer from "../match/Announcer.svelte";
import Complaint from "../match/Complaint.svelte";
import Controls from "../match/Controls.svelte";
import TableSounds from "../match/TableSounds.svelte";
import HandOver from "../match/HandOver.svelte";
import KeyList from "../match/KeyList.svelte";
import { press } from "../match/keys";
import Lobby from "../lobby/Lobby.svelte";
import { Match } from "../match/match.svelte";
import { sheetLabel } from "../games";
import { seatName } from "../words/players";
import Others from "../match/Others.svelte";
import People from "../lobby/People.svelte";
import Phrases from "../match/Phrases.svelte";
import Result from "../result/Result.svelte";
import Status from "../match/Status.svelte";
import TextView from "../text/TextView.svelte";
import Deferred from "../ui/Deferred.svelte";
import Dialog from "../ui/Dialog.svelte";
import { keepFocus } from "../ui/focus";
import { startTimeSlicing } from "../ui/time_slices";
import { t, words } from "../words/words.svelte";

;type $$ComponentProps =  { id: string };function $$render() {

  
  

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { id }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  let match = $state.raw<Match | null>(null);
  let open = $state<"people" | "text" | "keys" | null>(null);

  const view = $derived(match?.view ?? null);
  const seats = $derived(view?.position.seats ?? []);
  const dealt = $derived(seats.length > 0);
  // A spectator sees the sheet of the active player.
  const shown = $derived(match?.seat ?? view?.position.active ?? 0);
  const handOver = $derived(match && !view?.outcome ? match.handOverTo : null);

  onMount(() => {
    void enter();
    return () => match?.close();
  });

  // The token of a link is exchanged once for a cookie, so that the address can be shown to anyone.
  async function enter(): Promise<void> {
    startTimeSlicing();
    setTimeout(() => words.list(["", ""])); // the first list is slow in browsers, so it is made while nothing else runs
    const token = /^(?:join|watch|seat)=([\w-]+)$/.exec(router.now.hash)?.[1];
    if (token) {
      router.forgetHash();
      await ask<Admission>("POST", `api/tables/${id}/keys`, { token }).catch((error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
      });
    }
    match = new Match(id, () => PAUSES[settings.chosen.bots]);
  }

  // A browser without a seat at a finished table may still see its replay.
  $effect(() => {
    if (match?.refusal?.code === "not-allowed") {
      ask("GET", `api/tables/${id}/replay`).then(
        () => router.go(`replay/${id}`),
        () => undefined,
      );
    }
  });

  $effect(() => {
    if (match?.version) reloadIfNewer(match.version);
    if (match?.refusal?.code === "other-protocol") void checkServerVersion();
  });

  // The sheet loses the focus when the game ends; the result takes it.
  let result = $state<HTMLElement>();
  $effect(() => {
    if (view?.outcome && document.activeElement === document.body) result?.focus();
  });

  function onkeydown(event: KeyboardEvent): void {
    if (event.repeat && event.key === "Enter") event.preventDefault(); // a key that is held down would press the buttons of later turns
    if (!match || !settings.chosen.keys || open || handOver !== null) return;
    if (event.key.toLowerCase() === "t" && !event.ctrlKey && !event.metaKey) open = "text";
    else if (!press(event, { match, help: () => (open = "keys") })) return;
    event.preventDefault();
  }
;
async () => {

 { svelteHTML.createElement("svelte:window", { onkeydown,});}

 { svelteHTML.createElement("div", {  "class":`table`,});dealt && !view?.outcome;
   { svelteHTML.createElement("header", { "class":`row`,});
     { svelteHTML.createElement("a", {     "class":`home`,"href":href(""),"aria-label":t("page-home"),});
       { svelteHTML.createElement("svg", {       "viewBox":`0 0 24 24`,"width":`22`,"height":`22`,"aria-hidden":`true`,});
         { svelteHTML.createElement("path", {          "d":`M15 5l-7 7 7 7`,"fill":`none`,"stroke":`currentColor`,"stroke-width":`2.5`,"stroke-linecap":`round`,});}
       }
     }
     { svelteHTML.createElement("div", { "class":`about`,});
       { svelteHTML.createElement("h1", {});
        if(view){
           { svelteHTML.createElement("span", { });dealt;words.name("game", view.position.game); dealt ? "·" : ""; }
          if(dealt){ { svelteHTML.createElement("small", {});t("page-round-number", { round: view.position.round }); }}
        }else{ }
       }
      if(match && !match.refusal){ { const $$_sutatS3C = __sveltets_2_ensureComponent(Status); new $$_sutatS3C({ target: __sveltets_2_any(), props: { match,}});}}
     }
    if(match && view){
        { const $$_sesarhP2C = __sveltets_2_ensureComponent(Phrases); new $$_sesarhP2C({ target: __sveltets_2_any(), props: { match,"small":true,}});}
       { svelteHTML.createElement("button", {       "class":`quiet`,"onclick":() => (open = "text"),"aria-label":t("page-as-text"),"title":t("page-as-text"),});
         { svelteHTML.createElement("svg", {       "viewBox":`0 0 24 24`,"width":`24`,"height":`24`,"aria-hidden":`true`,}); { svelteHTML.createElement("path", {  "d":`M5 6h14M5 11h14M5 16h9`,});} }
       }
       { svelteHTML.createElement("button", {       "class":`quiet`,"onclick":() => (open = "people"),"aria-label":t("page-people"),"title":t("page-people"),});
         { svelteHTML.createElement("svg", {       "viewBox":`0 0 24 24`,"width":`24`,"height":`24`,"aria-hidden":`true`,});
           { svelteHTML.createElement("circle", {      "cx":`9`,"cy":`8`,"r":`3.5`,});}
           { svelteHTML.createElement("path", {  "d":`M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 5a3.5 3.5 0 0 1 0 6.6M18 14.6c2.3.8 3.5 2.7 3.5 5.4`,});}
         }
       }
    }
   }

  if(match?.refusal){
     { svelteHTML.createElement("main", { "class":`card stack`,});
       { svelteHTML.createElement("p", { "role":`alert`,});words.problem(match.refusal); }
       { svelteHTML.createElement("a", {   "class":`button main`,"href":href(""),});t("page-home"); }
     }
  } else if (match && view){
     { svelteHTML.createElement("main", {  "tabindex":-1,[Symbol("@attach")]:keepFocus(".board button.main, .hand button.main"),});
      if(!view.turn && !view.outcome){
         { svelteHTML.createElement("div", { "class":`lobby`,}); { const $$_ybboL3C = __sveltets_2_ensureComponent(Lobby); new $$_ybboL3C({ target: __sveltets_2_any(), props: { match,}});} }
      } else if (handOver !== null){
         { svelteHTML.createElement("div", { "class":`board`,}); { const $$_revOdnaH3C = __sveltets_2_ensureComponent(HandOver); new $$_revOdnaH3C({ target: __sveltets_2_any(), props: {    "name":seatName(view, handOver),"take":() => match?.handOver(),}});} }
      }else{
        if(dealt && match.game){
          const { ui, material } = match.game;
           { svelteHTML.createElement("div", { "class":`board card`,});
             { svelteHTML.createElement("div", { "class":`fit`,});
               { const $$_teehS_iu4C = __sveltets_2_ensureComponent(ui.Sheet); new $$_teehS_iu4C({ target: __sveltets_2_any(), props: {                 material,"position":view.position,"seat":shown,"label":sheetLabel(view, shown),"pencil":match.pencil,"targets":match.busy ? [] : match.targets,"waiting":match.touched,"fresh":match.fresh[shown] ?? new Set(),...match.seat === null || view.outcome ? {} : { ontouch: (place: number) => void match?.touch(place) },}});}
             }
            if(ui.SheetFooter){
               { svelteHTML.createElement("div", { "class":`scoring`,});
                 { const $$_derrefeD4C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD4C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}}); { const $$_retooFteehS_iu5C = __sveltets_2_ensureComponent(ui.SheetFooter); new $$_retooFteehS_iu5C({ target: __sveltets_2_any(), props: {     material,"position":view.position,"seat":shown,}});} Deferred}
               }
            }
           }
        }
         { svelteHTML.createElement("div", { "class":`side`,});
           { const $$_srehtO3C = __sveltets_2_ensureComponent(Others); new $$_srehtO3C({ target: __sveltets_2_any(), props: {   match,"shown":dealt ? shown : null,}});}
          
          if(view.outcome && (match.game || !dealt)){
             { const $$_div3 = svelteHTML.createElement("div", {    "class":`end`,"tabindex":-1,});result = $$_div3; { const $$_tluseR4C = __sveltets_2_ensureComponent(Result); new $$_tluseR4C({ target: __sveltets_2_any(), props: { match,}});} }
          }
         }
        if(!view.outcome && match.game){
           { const $$_derrefeD2C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD2C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});
             { svelteHTML.createElement("div", { "class":`hand card`,});
               { const $$_tnialpmoC4C = __sveltets_2_ensureComponent(Complaint); new $$_tnialpmoC4C({ target: __sveltets_2_any(), props: {       "problem":match.problem,"game":view.position.game,"close":() => match && (match.problem = null),}});}
               { const $$_slortnoC4C = __sveltets_2_ensureComponent(Controls); new $$_slortnoC4C({ target: __sveltets_2_any(), props: { match,}});}
             }
           Deferred}
        }
      }
     }
     { const $$_recnuonnA1C = __sveltets_2_ensureComponent(Announcer); new $$_recnuonnA1C({ target: __sveltets_2_any(), props: { match,}});}
     { const $$_sdnuoSelbaT1C = __sveltets_2_ensureComponent(TableSounds); new $$_sdnuoSelbaT1C({ target: __sveltets_2_any(), props: { match,}});}
    if(open === "people"){
       { const $$_golaiD1C = __sveltets_2_ensureComponent(Dialog); new $$_golaiD1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t("page-people"),"close":() => (open = null),}}); { const $$_elpoeP2C = __sveltets_2_ensureComponent(People); new $$_elpoeP2C({ target: __sveltets_2_any(), props: { match,}});} Dialog}
    } else if (open === "text"){
       { const $$_golaiD1C = __sveltets_2_ensureComponent(Dialog); new $$_golaiD1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t("page-as-text"),"close":() => (open = null),}}); { const $$_weiVtxeT2C = __sveltets_2_ensureComponent(TextView); new $$_weiVtxeT2C({ target: __sveltets_2_any(), props: { match,}});} Dialog}
    } else if (open === "keys"){
       { const $$_tsiLyeK1C = __sveltets_2_ensureComponent(KeyList); new $$_tsiLyeK1C({ target: __sveltets_2_any(), props: {  "close":() => (open = null),}});}
    }
  }else{
     { svelteHTML.createElement("main", {}); { svelteHTML.createElement("p", {   "class":`card`,"role":`status`,});t("page-connecting"); } }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Table__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Table__SvelteComponent_ = ReturnType<typeof Table__SvelteComponent_>;
/*Ωignore_endΩ*/export default Table__SvelteComponent_;