///<reference types="svelte" />
;// The players at the table, and the actions on their seats.

import type { HandoverLink, TableLinks } from "../protocol/types";
import { ask } from "../net/api";
import { randomWord } from "../net/random";
import Ask from "../ui/Ask.svelte";
import { Attempt } from "../net/attempt.svelte";
import Dialog from "../ui/Dialog.svelte";
import Share from "../share/Share.svelte";
import ErrorMessage from "../ui/ErrorMessage.svelte";
import { t, words } from "../words/words.svelte";
import ChooseBot from "./ChooseBot.svelte";
import Invitation from "./Invitation.svelte";
import type { Match } from "../match/match.svelte";
import { seatName } from "../words/players";
import SeatRow from "./SeatRow.svelte";
import { keepLinks, myName, sitDown } from "./open_table";

;type $$ComponentProps =  { match: Match };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { match }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  let handover = $state.raw<{ seat: number; url: string } | null>(null);
  // How often new links were made here: the invitation is redrawn with them.
  let linksMade = $state(0);
  let question: Ask;
  const attempt = new Attempt();

  const view = $derived(match.view);
  const host = $derived(match.role === "host");
  const running = $derived(!!view && !view.outcome);
  const at = (path: string): string => `api/tables/${match.table}/${path}`;
  const awaySince = (seat: number): number | null => match.presence?.away_since[seat] ?? null;

  function notesOf(seat: number): string[] {
    const { name = null, bot = null, left = false } = view?.seats[seat] ?? {};
    const since = awaySince(seat);
    const notes: string[] = [];
    if (match.seats.includes(seat)) notes.push(t("page-you"));
    if (bot && name?.startsWith(bot)) notes.push(t("page-bot-note"));
    else if (bot) notes.push(t("page-bot-for", { bot: words.name("bot", bot) }));
    if (left) notes.push(t("page-left"));
    else if (since !== null) notes.push(t("page-away-since", { time: words.time(since) }));
    if (view?.chosen.includes(seat)) notes.push(t("page-has-chosen"));
    return notes;
  }

  const sit = (seat: number): Promise<boolean> =>
    attempt.run(() => sitDown(match.table, seat, myName(), view?.turn || match.typed ? null : randomWord()));

  const seatBot = (seat: number, bot: string): Promise<boolean> =>
    attempt.run(() => ask("POST", at(`seats/${seat}/bot`), { bot }));

  async function leave(seat: number): Promise<void> {
    if (await question.sure(t("page-leave-sure"), t("page-leave"))) await match.send({ type: "leave", seat });
  }

  async function freeSeat(seat: number): Promise<void> {
    if (!(await question.sure(t("page-free-seat-sure"), t("page-free-seat")))) return;
    await attempt.run(() => ask("DELETE", at(`seats/${seat}`)));
  }

  async function removeGuest(seat: number): Promise<void> {
    if (!(await question.sure(t("page-remove-guest-sure"), t("page-remove-guest")))) return;
    await attempt.run(async () => {
      keepLinks(match.table, await ask<TableLinks>("DELETE", at(`seats/${seat}/guest`)));
      linksMade += 1;
    });
  }

  async function closeTable(): Promise<void> {
    if (!(await question.sure(t("page-close-table-sure"), t("page-close-table")))) return;
    await attempt.run(() => ask("POST", at("close")));
  }

  const handOver = (seat: number): Promise<boolean> =>
    attempt.run(async () => {
      const { url } = await ask<HandoverLink>("POST", at(`seats/${seat}/handover`));
      handover = { seat, url };
    });
;
async () => {

if(view){
   { svelteHTML.createElement("div", { "class":`stack`,});
     { svelteHTML.createElement("ol", {});
          for(let { name, bot, left } of __sveltets_2_ensureArray(view.seats)){let seat = 1;seat;
        const mine = match.seats.includes(seat);
         { const $$_woRtaeS2C = __sveltets_2_ensureComponent(SeatRow); new $$_woRtaeS2C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },seat,"name":name === null ? null : seatName(view, seat),"notes":notesOf(seat),mine,}});
          if(!running){
            
          } else if (mine){
            if(left || bot){
               { svelteHTML.createElement("button", {   "class":`main`,"onclick":() => match.send({ type: "come-back", seat }),});
                t("page-come-back");
               }
            }else{
               { svelteHTML.createElement("button", { "onclick":() => handOver(seat),});t("page-hand-over"); }
               { svelteHTML.createElement("button", { "onclick":() => leave(seat),});t("page-leave"); }
            }
          } else if (name === null){
            if(match.role !== "watcher"){
               { svelteHTML.createElement("button", {   "onclick":() => sit(seat),"aria-label":t("page-sit-in", { seat: seat + 1 }),});
                t("page-sit-here");
               }
            }
            if(host){
               { const $$_toBesoohC3C = __sveltets_2_ensureComponent(ChooseBot); new $$_toBesoohC3C({ target: __sveltets_2_any(), props: {       "game":view.position.game,"label":t("page-seat-bot"),"choose":(one) => void seatBot(seat, one),}});}
            }
          }else{
            if(!bot && (left || awaySince(seat) !== null) && match.seats.length){
               { const $$_toBesoohC3C = __sveltets_2_ensureComponent(ChooseBot); new $$_toBesoohC3C({ target: __sveltets_2_any(), props: {       "game":view.position.game,"label":t("page-let-bot-play"),"choose":(one) => void match.send({ type: "take-over", seat, bot: one }),}});}
            }
            if(host){
               { svelteHTML.createElement("button", {       "class":`quiet`,"aria-label":t("page-free-seat-of", { name: seatName(view, seat) }),"onclick":() => freeSeat(seat),});
                t("page-free-seat");
               }
            }
          }
          if(host && !mine && name !== null && !(bot && name.startsWith(bot))){
             { svelteHTML.createElement("button", {       "class":`quiet`,"aria-label":t("page-remove-guest-of", { name: seatName(view, seat) }),"onclick":() => removeGuest(seat),});
              t("page-remove-guest");
             }
          }
         SeatRow}
      }
     }
     { svelteHTML.createElement("p", { "class":`faint`,});t("page-watchers-count", { watchers: match.presence?.watchers ?? 0 }); }
     { const $$_egasseMrorrE1C = __sveltets_2_ensureComponent(ErrorMessage); new $$_egasseMrorrE1C({ target: __sveltets_2_any(), props: {  "problem":attempt.problem ?? match.problem,}});}

    if(host && running){
       { svelteHTML.createElement("section", {   "class":`stack`,"aria-labelledby":`host-part`,});
         { svelteHTML.createElement("h3", { "id":`host-part`,});t("page-host-part"); }
        linksMade; { { const $$_noitativnI2C = __sveltets_2_ensureComponent(Invitation); new $$_noitativnI2C({ target: __sveltets_2_any(), props: {  "table":match.table,}});}}
         { svelteHTML.createElement("button", {   "class":`grave`,"onclick":closeTable,});t("page-close-table"); }
       }
    }
   }
  if(handover){
     { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); new $$_golaiD0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t("page-hand-over-title", { name: seatName(view, handover.seat) }),"close":() => (handover = null),}});
       { svelteHTML.createElement("div", { "class":`stack`,});
         { svelteHTML.createElement("p", {});t("page-hand-over-how"); }
          { const $$_erahS2C = __sveltets_2_ensureComponent(Share); new $$_erahS2C({ target: __sveltets_2_any(), props: {    "url":handover.url,"label":t("page-link"),"picture":true,}});}
       }
     Dialog}
  }
}
 { const $$_ksA0C = __sveltets_2_ensureComponent(Ask); const $$_ksA0 = new $$_ksA0C({ target: __sveltets_2_any(), props: {  }});question = $$_ksA0;}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const People__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type People__SvelteComponent_ = ReturnType<typeof People__SvelteComponent_>;
/*Ωignore_endΩ*/export default People__SvelteComponent_;