///<reference types="svelte" />
;// A game on the start page: how it looks, and the three ways to play it.

import type { GameUi } from "../games/game_ui";
import { href } from "../app/route.svelte";
import { t, words } from "../words/words.svelte";

;type $$ComponentProps =  { ui: GameUi; busy: boolean; play: () => void };function $$render() {

  
  
  
  

  // `busy`: a table is being opened.
  const { ui, busy, play }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  const game = $derived(ui.id);
;
async () => {

 { svelteHTML.createElement("section", {   "class":`game`,"aria-labelledby":`game-${game}`,});
   { svelteHTML.createElement("div", { "class":`picture`,}); { const $$_erutciP_iu2C = __sveltets_2_ensureComponent(ui.Picture); new $$_erutciP_iu2C({ target: __sveltets_2_any(), props: {}});} }
   { svelteHTML.createElement("div", { "class":`about`,});
     { svelteHTML.createElement("h2", { "id":`game-${game}`,});words.name("game", game); }
     { svelteHTML.createElement("p", {});t(`page-tagline-${game}`); }
     { svelteHTML.createElement("p", { "class":`faint facts`,});t(`page-facts-${game}`); }
   }
   { svelteHTML.createElement("div", { "class":`ways`,});
     { svelteHTML.createElement("button", {       "class":`main play`,"aria-describedby":`game-${game}`,"aria-busy":busy,"onclick":play,});
       { svelteHTML.createElement("svg", {       "viewBox":`0 0 24 24`,"width":`30`,"height":`30`,"aria-hidden":`true`,});
         { svelteHTML.createElement("rect", {          "x":`2.5`,"y":`2.5`,"width":`19`,"height":`19`,"rx":`5`,});}
         { svelteHTML.createElement("circle", {      "cx":`8`,"cy":`8`,"r":`1.9`,});} { svelteHTML.createElement("circle", {      "cx":`16`,"cy":`16`,"r":`1.9`,});} { svelteHTML.createElement("circle", {      "cx":`12`,"cy":`12`,"r":`1.9`,});}
       }
       { svelteHTML.createElement("span", {});
        t("page-play");
         { svelteHTML.createElement("small", {});t("page-play-against"); }
       }
     }
     { svelteHTML.createElement("a", {     "class":`button`,"href":href(`new/${game}`),"aria-describedby":`game-${game}`,});t("page-with-friends"); }
     { svelteHTML.createElement("a", {     "class":`button`,"href":href(`new/${game}#here`),"aria-describedby":`game-${game}`,});
      t("page-on-this-device");
     }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const GameCard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type GameCard__SvelteComponent_ = ReturnType<typeof GameCard__SvelteComponent_>;
/*Ωignore_endΩ*/export default GameCard__SvelteComponent_;