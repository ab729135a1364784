///<reference types="svelte" />
;// A table for friends, or for several people at this device.

import { onMount } from "svelte";

import { router } from "../app/route.svelte";
import { PATIENCE } from "../protocol/constants";
import { gameUi } from "../games";
import { settings } from "../app/settings.svelte";
import { offered } from "../net/offer.svelte";
import { openTable } from "../lobby/open_table";
import { requestOf, newForm, fitted, hasPerson, sittingHere } from "../lobby/table_form";
import { Attempt } from "../net/attempt.svelte";
import Choice from "../ui/Choice.svelte";
import SeatFields from "../lobby/SeatFields.svelte";
import ErrorMessage from "../ui/ErrorMessage.svelte";
import { t, words } from "../words/words.svelte";

;type $$ComponentProps =  { id: string };function $$render() {

  
  

  
  
  
  
  
  
  
  
  
  
  
  

  const { id }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  // The hash of the address says whether all players are at this device.
  const here = router.now.hash === "here";
  const title = here ? "page-new-here" : "page-new-with-friends";
  const form = $state(newForm(settings.chosen.name, here));
  const attempt = new Attempt();
  // svelte-ignore state_referenced_locally (the screen is made anew for another id)
  let chosen = $state(id);

  const games = $derived(offered.now?.games ?? []);
  const game = $derived(games.find((one) => one.game === chosen) ?? games[0]);
  const paper = $derived(game ? gameUi(game.game).paper : null);
  const missing = $derived(words.list((game?.bots_missing ?? []).map((bot) => words.name("bot", bot))));

  onMount(() => void attempt.run(() => offered.load()));

  $effect(() => {
    document.title = `${t(title)} · Rollwright`;
  });

  function choose(name: string): void {
    chosen = name;
    const other = games.find((one) => one.game === name);
    if (other) form.seats = fitted(form.seats, other);
  }

  async function open(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { seats } = form;
    await attempt.run(async () => {
      if (!game) return;
      const names = sittingHere(form, (seat) => t("page-player-number", { seat: seat + 1 }));
      const first = seats[0];
      if (first?.sitter === "here" && first.name.trim()) settings.chosen.name = first.name.trim();
      router.go(`table/${await openTable(requestOf(form, game), names)}`);
    });
  }
;
async () => {

 { svelteHTML.createElement("main", { "class":`page`,});
   { svelteHTML.createElement("h1", {});t(title); }
  if(here){ { svelteHTML.createElement("p", {});t("page-new-here-how"); }}

  if(game){
     { svelteHTML.createElement("form", {   "class":`stack`,"onsubmit":open,});
       { svelteHTML.createElement("div", { "class":`card`,});
         { const $$_eciohC3C = __sveltets_2_ensureComponent(Choice); new $$_eciohC3C({ target: __sveltets_2_any(), props: {        "legend":t("page-game"),"options":games.map((one) => ({ value: one.game, label: words.name("game", one.game) })),"value":game.game,choose,}});}
       }

       { svelteHTML.createElement("section", {   "class":`card`,"aria-labelledby":`who`,});
         { svelteHTML.createElement("h2", { "id":`who`,});t("page-who-plays"); }
         { const $$_sdleiFtaeS3C = __sveltets_2_ensureComponent(SeatFields); new $$_sdleiFtaeS3C({ target: __sveltets_2_any(), props: {      form,game,"bots":game.bots,"more":here ? "here" : "link",}});}
        if(missing){
           { svelteHTML.createElement("p", { "class":`faint`,});t("page-bots-missing", { bots: missing, command: "pip install rollwright[bots]" }); }
        }
       }

       { svelteHTML.createElement("details", { "class":`card`,});
         { svelteHTML.createElement("summary", {}); { svelteHTML.createElement("h2", {});t("page-how-to-play"); } }
         { svelteHTML.createElement("div", { "class":`stack`,});
           { const $$_eciohC4C = __sveltets_2_ensureComponent(Choice); new $$_eciohC4C({ target: __sveltets_2_any(), props: {           "legend":t("page-dice"),"options":[
              { value: "proven", label: t("page-dice-proven") },
              { value: "typed", label: t("page-dice-typed") },
            ],"value":form.dice,"choose":(dice) => (form.dice = dice),"hint":t(`page-dice-${form.dice}-hint`),}});}
          if(paper){
             { const $$_eciohC4C = __sveltets_2_ensureComponent(Choice); new $$_eciohC4C({ target: __sveltets_2_any(), props: {         "legend":t(paper === "board" ? "page-boards" : "page-sheets"),"options":[
                { value: "drawn", label: t("page-drawn") },
                { value: "chosen", label: t("page-chosen-by-seat") },
              ],"value":form.chosen ? "chosen" : "drawn","choose":(how) => (form.chosen = how === "chosen"),}});}
          }
          if(game.variants.length){
             { const $$_eciohC4C = __sveltets_2_ensureComponent(Choice); new $$_eciohC4C({ target: __sveltets_2_any(), props: {         "legend":t("page-variant"),"options":[
                { value: "", label: t("page-as-in-the-box") },
                ...game.variants.map((one) => ({ value: one, label: words.name("variant", one) })),
              ],"value":form.variant,"choose":(variant) => (form.variant = variant),}});}
          }
           { const $$_eciohC4C = __sveltets_2_ensureComponent(Choice); new $$_eciohC4C({ target: __sveltets_2_any(), props: {           "legend":t("page-pace"),"options":[
              { value: "live", label: t("page-pace-live") },
              { value: "days", label: t("page-pace-days") },
            ],"value":form.pace,"choose":(pace) => (form.pace = pace),"hint":t(`page-pace-${form.pace}-hint`),}});}
          if(form.pace === "live"){
             { svelteHTML.createElement("label", {});
              t("page-patience");
               { svelteHTML.createElement("input", {           "type":`number`,"min":PATIENCE.least,"max":PATIENCE.most,"inputmode":`numeric`,"bind:value":form.patience,});/*Ωignore_startΩ*/() => form.patience = __sveltets_2_any(null);/*Ωignore_endΩ*/}
             }
          }
         }
       }

       { const $$_egasseMrorrE2C = __sveltets_2_ensureComponent(ErrorMessage); new $$_egasseMrorrE2C({ target: __sveltets_2_any(), props: {  "problem":attempt.problem,}});}
      if(!hasPerson(form)){ { svelteHTML.createElement("p", {   "role":`alert`,"class":`lack`,});t("page-no-person"); }}
       { svelteHTML.createElement("div", { "class":`open`,});
         { svelteHTML.createElement("button", {     "class":`main`,"disabled":!hasPerson(form),"aria-busy":attempt.busy,});t("page-open"); }
       }
     }
  }else{
     { const $$_egasseMrorrE1C = __sveltets_2_ensureComponent(ErrorMessage); new $$_egasseMrorrE1C({ target: __sveltets_2_any(), props: {  "problem":attempt.problem,}});}
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const NewTable__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type NewTable__SvelteComponent_ = ReturnType<typeof NewTable__SvelteComponent_>;
/*Ωignore_endΩ*/export default NewTable__SvelteComponent_;