///<reference types="svelte" />
;// The start page: one tap starts a game.

import { onMount } from "svelte";

import type { MyTable, MyTables } from "../protocol/types";
import { ask } from "../net/api";
import { GAMES, gameUi } from "../games";
import { router } from "../app/route.svelte";
import { settings } from "../app/settings.svelte";
import { botCharacter } from "../words/players";
import { offered } from "../net/offer.svelte";
import { myName, openTable } from "../lobby/open_table";
import { Attempt } from "../net/attempt.svelte";
import GameCard from "../lobby/GameCard.svelte";
import ResumeCard from "../lobby/ResumeCard.svelte";
import { inOrder, isRunning } from "../lobby/my_tables";
import ErrorMessage from "../ui/ErrorMessage.svelte";
import { t, words } from "../words/words.svelte";
function $$render() {

  
  

  
  
  
  
  
  
  
  
  
  
  
  
  
  

  let running = $state.raw<readonly MyTable[]>([]);
  let begun = $state("");
  const attempt = new Attempt();
  const next = $derived(running[0]);
  const { chosen } = settings;
  // Until the offer is loaded, the opponent that was chosen last.
  const bots = $derived(offered.now ? [...new Set(GAMES.flatMap(({ id }) => offered.botsOf(id)))] : [chosen.opponent]);
  const opponent = $derived(bots.includes(chosen.opponent) ? chosen.opponent : bots.at(-1));

  onMount(() => {
    document.title = "Rollwright";
    // Both are optional: a game can be started without them, and then shows the error.
    offered.load().catch(() => undefined);
    ask<MyTables>("GET", "api/me/tables").then(
      ({ tables }) => (running = inOrder(tables.filter(isRunning))),
      () => undefined,
    );
  });

  const play = (game: string): Promise<boolean> => {
    begun = game;
    // On their way while the table is being opened.
    void import("./Table.svelte").catch(() => undefined);
    gameUi(game)
      .load()
      .catch(() => undefined);
    return attempt.run(async () => {
      await offered.load();
      // A bot that this game does not have is replaced by its strongest.
      const playing = offered.botsOf(game);
      const bot = opponent && playing.includes(opponent) ? opponent : (playing.at(-1) ?? null);
      router.go(`table/${await openTable({ game, seats: [null, bot] }, new Map([[0, myName()]]))}`);
    });
  };
;
async () => {

 { svelteHTML.createElement("main", { "class":`page`,});
   { svelteHTML.createElement("h1", {});t("page-welcome"); }
   { const $$_egasseMrorrE1C = __sveltets_2_ensureComponent(ErrorMessage); new $$_egasseMrorrE1C({ target: __sveltets_2_any(), props: {  "problem":attempt.problem,}});}

   { svelteHTML.createElement("div", { "class":`games`,});
       for(let ui of __sveltets_2_ensureArray(GAMES)){ui.id;
       { const $$_draCemaG2C = __sveltets_2_ensureComponent(GameCard); new $$_draCemaG2C({ target: __sveltets_2_any(), props: {     ui,"busy":attempt.busy && begun === ui.id,"play":() => play(ui.id),}});}
    }
   }

  if(opponent){
     { svelteHTML.createElement("p", { "class":`opponent`,});
       { svelteHTML.createElement("label", { "for":`opponent`,});t("page-opponent"); }
       { svelteHTML.createElement("select", {    "id":`opponent`,"bind:value":__sveltets_2_get_set_binding(() => opponent,(bot) => (chosen.opponent = bot)),});
           for(let bot of __sveltets_2_ensureArray(bots)){bot; { svelteHTML.createElement("option", { "value":bot,});words.name("bot", bot); }}
       }
       { svelteHTML.createElement("small", { "class":`faint`,});botCharacter(opponent); }
     }
  }

   { svelteHTML.createElement("p", { "class":`faint promise`,});t("page-promise"); }

  if(next){
     { const $$_draCemuseR1C = __sveltets_2_ensureComponent(ResumeCard); new $$_draCemuseR1C({ target: __sveltets_2_any(), props: {   next,"count":running.length,}});}
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Start__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Start__SvelteComponent_ = ReturnType<typeof Start__SvelteComponent_>;
/*Ωignore_endΩ*/export default Start__SvelteComponent_;