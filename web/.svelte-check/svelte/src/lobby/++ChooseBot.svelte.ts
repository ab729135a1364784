///<reference types="svelte" />
;// A button that becomes a choice of the bots of a game, from the weakest to the strongest.

import { t, words } from "../words/words.svelte";
import { botCharacter } from "../words/players";
import { offered } from "../net/offer.svelte";
;

  interface Props {
    game: string;
    label: string;
    choose: (bot: string) => void;
  };function $$render() {

  
  
  
  


  const { game, label, choose }: Props = $props();

  const id = $props.id();
  let open = $state(false);
  const bots = $derived(offered.botsOf(game));

  $effect(() => {
    offered.load().catch(() => undefined); // the button waits for it
  });

  function press(): void {
    if (bots.length === 1 && bots[0]) choose(bots[0]);
    else open = !open;
  }

  function take(bot: string): void {
    open = false;
    choose(bot);
  }
;
async () => {

 { svelteHTML.createElement("button", {     "disabled":!bots.length,"aria-expanded":bots.length > 1 ? open : undefined,"onclick":press,});
  label;
 }
if(open){
   { svelteHTML.createElement("span", {     "class":`bots`,"role":`group`,"aria-label":t("page-choose-bot"),});
       for(let bot of __sveltets_2_ensureArray(bots)){bot;
      const name = words.name("bot", bot);
       { svelteHTML.createElement("button", {       "class":`bot`,"aria-label":name,"aria-describedby":`${id}-${bot}`,"onclick":() => take(bot),});
        name;  { svelteHTML.createElement("small", {   "class":`faint`,"id":`${id}-${bot}`,});botCharacter(bot); }
       }
    }
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ChooseBot__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ChooseBot__SvelteComponent_ = ReturnType<typeof ChooseBot__SvelteComponent_>;
/*Ωignore_endΩ*/export default ChooseBot__SvelteComponent_;