///<reference types="svelte" />
;// The replay of a finished game. Anyone who has its address may see it.

import { onMount } from "svelte";

import { loadGame, type LoadedGame } from "../games";
import { ask } from "../net/api";
import type { Replay } from "../protocol/types";
import ReplayView from "../replay/ReplayView.svelte";
import { framesOf } from "../replay/frames";
import { Player } from "../replay/player.svelte";
import { href } from "../app/route.svelte";
import { Attempt } from "../net/attempt.svelte";
import ErrorMessage from "../ui/ErrorMessage.svelte";
import { t, words } from "../words/words.svelte";

;type $$ComponentProps =  { id: string };function $$render() {

  
  

  
  
  
  
  
  
  
  
  
  

  const { id }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  const attempt = new Attempt();
  let shown = $state.raw<{ replay: Replay; game: LoadedGame; player: Player } | null>(null);

  onMount(() => {
    void attempt.run(async () => {
      const replay = await ask<Replay>("GET", `api/tables/${id}/replay`);
      const game = await loadGame(replay.opened.game);
      shown = { replay, game, player: new Player(framesOf(replay.steps, game)) };
    });
    return () => shown?.player.pause();
  });

  $effect(() => {
    const game = shown ? words.name("game", shown.replay.opened.game) : "";
    document.title = [t("page-replay-title"), game, "Rollwright"].filter(Boolean).join(" · ");
  });
;
async () => {

 { svelteHTML.createElement("main", { "class":`replay`,});
  if(shown?.player.frames.length){
     { const $$_weiVyalpeR1C = __sveltets_2_ensureComponent(ReplayView); new $$_weiVyalpeR1C({ target: __sveltets_2_any(), props: { ...shown,}});}
  }else{
     { svelteHTML.createElement("div", { "class":`card stack`,});
       { svelteHTML.createElement("h1", {});t("page-replay-title"); }
      if(shown){
         { svelteHTML.createElement("p", {});t("page-replay-empty"); }
      } else if (attempt.busy){
         { svelteHTML.createElement("p", { "role":`status`,});t("page-connecting"); }
      }
       { const $$_egasseMrorrE2C = __sveltets_2_ensureComponent(ErrorMessage); new $$_egasseMrorrE2C({ target: __sveltets_2_any(), props: {  "problem":attempt.problem,}});}
      if(!attempt.busy){ { svelteHTML.createElement("a", {   "class":`button`,"href":href(""),});t("page-home"); }}
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Replay__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Replay__SvelteComponent_ = ReturnType<typeof Replay__SvelteComponent_>;
/*Ωignore_endΩ*/export default Replay__SvelteComponent_;