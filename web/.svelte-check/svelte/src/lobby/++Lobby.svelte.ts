///<reference types="svelte" />
;// Before the first roll: the players, a form to take a seat, and links to invite others.

import { ask } from "../net/api";
import { randomWord } from "../net/random";
import { settings } from "../app/settings.svelte";
import { LONGEST_NAME, LONGEST_WORD } from "../protocol/constants";
import { Attempt } from "../net/attempt.svelte";
import ErrorMessage from "../ui/ErrorMessage.svelte";
import { t, words } from "../words/words.svelte";
import ChooseBot from "./ChooseBot.svelte";
import Invitation from "./Invitation.svelte";
import type { Match } from "../match/match.svelte";
import { seatName } from "../words/players";
import SeatRow from "./SeatRow.svelte";
import { myName, sitDown } from "./open_table";

;type $$ComponentProps =  { match: Match };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { match }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  let word = $state(randomWord());
  const attempt = new Attempt();

  const view = $derived(match.view);
  const seats = $derived(view?.seats ?? []);
  const free = $derived(seats.flatMap(({ name }, seat) => (name === null ? [seat] : [])));
  const host = $derived(match.role === "host");
  const maySit = $derived(free.length > 0 && match.role !== "watcher" && !match.seats.length);
  const proven = $derived(match.opened?.dice === "proven");
  // Players who have not added a word to the dice, for example because they were away when a rematch was agreed.
  const silent = $derived(
    view && proven ? seats.flatMap(({ bot }, seat) => (!bot && !view.words[seat] ? [seatName(view, seat)] : [])) : [],
  );

  const heading = $derived.by(() => {
    if (maySit) return t("page-lobby-sit");
    if (free.length) return t("page-lobby-wait", { seats: free.length });
    return silent.length ? t("page-waiting-for-names", { names: words.list(silent) }) : t("page-lobby-begins");
  });

  const sit = (seat: number): Promise<boolean> =>
    attempt.run(() => sitDown(match.table, seat, myName(), proven ? word.trim() || randomWord() : null));

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (free[0] !== undefined) void sit(free[0]);
  }

  const seatBot = (seat: number, bot: string): Promise<boolean> =>
    attempt.run(() => ask("POST", `api/tables/${match.table}/seats/${seat}/bot`, { bot }));

  const notesOf = (seat: number): string[] => {
    const away = match.presence?.away_since[seat] != null;
    return [
      ...(match.seats.includes(seat) ? [t("page-you")] : []),
      ...(seats[seat]?.bot ? [t("page-bot-note")] : away ? [t("page-away")] : []),
    ];
  };
;
async () => {

if(view){
   { svelteHTML.createElement("section", {   "class":`card stack`,"aria-labelledby":`lobby`,});
     { svelteHTML.createElement("h2", { "id":`lobby`,});heading; }

    if(maySit){
       { svelteHTML.createElement("form", {   "class":`stack`,"onsubmit":submit,});
         { svelteHTML.createElement("label", {});
          t("page-your-name");
           { svelteHTML.createElement("input", {         "maxlength":LONGEST_NAME,"autocomplete":`nickname`,"placeholder":t("page-guest"),"bind:value":settings.chosen.name,});/*Ωignore_startΩ*/() => settings.chosen.name = __sveltets_2_any(null);/*Ωignore_endΩ*/}
         }
         { svelteHTML.createElement("button", {   "class":`main sit`,"aria-busy":attempt.busy,});t("page-sit-down"); }
        if(proven){
           { svelteHTML.createElement("details", {});
             { svelteHTML.createElement("summary", {});t("page-more"); }
             { svelteHTML.createElement("label", {});
              t("page-your-word");
               { svelteHTML.createElement("input", {        "maxlength":LONGEST_WORD,"autocomplete":`off`,"spellcheck":`false`,"bind:value":word,});/*Ωignore_startΩ*/() => word = __sveltets_2_any(null);/*Ωignore_endΩ*/}
               { svelteHTML.createElement("small", { "class":`faint`,});t("page-your-word-how"); }
             }
           }
        }
       }
    } else if (match.role === "watcher"){
       { svelteHTML.createElement("p", {});t("page-watch-only"); }
    }

     { svelteHTML.createElement("ol", {});
          for(let { name } of __sveltets_2_ensureArray(seats)){let seat = 1;seat;
         { const $$_woRtaeS2C = __sveltets_2_ensureComponent(SeatRow); new $$_woRtaeS2C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },seat,"name":name === null ? null : seatName(view, seat),"notes":notesOf(seat),"mine":match.seats.includes(seat),}});
          if(name === null){
            if(maySit && free.length > 1){
               { svelteHTML.createElement("button", {   "aria-label":t("page-sit-in", { seat: seat + 1 }),"onclick":() => sit(seat),});
                t("page-sit-here");
               }
            }
            if(host){
               { const $$_toBesoohC3C = __sveltets_2_ensureComponent(ChooseBot); new $$_toBesoohC3C({ target: __sveltets_2_any(), props: {       "game":view.position.game,"label":t("page-seat-bot"),"choose":(bot) => void seatBot(seat, bot),}});}
            }
          } else if (match.seats.includes(seat)){
             { svelteHTML.createElement("button", {   "class":`quiet`,"onclick":() => match.send({ type: "leave", seat }),});t("page-get-up"); }
          }
         SeatRow}
      }
     }
     { const $$_egasseMrorrE1C = __sveltets_2_ensureComponent(ErrorMessage); new $$_egasseMrorrE1C({ target: __sveltets_2_any(), props: {  "problem":attempt.problem ?? match.problem,}});}
   }

  if(host && free.length){
     { svelteHTML.createElement("section", {   "class":`card stack`,"aria-labelledby":`invite`,});
       { svelteHTML.createElement("h2", { "id":`invite`,});t("page-invite"); }
        { const $$_noitativnI1C = __sveltets_2_ensureComponent(Invitation); new $$_noitativnI1C({ target: __sveltets_2_any(), props: {  "table":match.table,"picture":true,}});}
     }
  }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Lobby__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Lobby__SvelteComponent_ = ReturnType<typeof Lobby__SvelteComponent_>;
/*Ωignore_endΩ*/export default Lobby__SvelteComponent_;