///<reference types="svelte" />
;// The moves of the whole game, round by round; a tap on a line shows that step.

import { t } from "../words/words.svelte";
import type { Player } from "./player.svelte";

;type $$ComponentProps =  { player: Player; lines: readonly (readonly string[])[] };function $$render() {

  
  
  

  // `lines`: the sentences of each step.
  const { player, lines }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  let list: HTMLElement;

  const rounds = $derived(
    player.rounds.map((start, n) => ({ ...start, end: player.rounds[n + 1]?.step ?? player.frames.length })),
  );

  // Scrolls the list to the line of this step, but not the page.
  $effect(() => {
    const line = list.querySelector<HTMLElement>(`[data-step="${player.step}"]`);
    if (!line) return;
    const top = line.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + line.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 3;
    }
  });
;
async () => {


 { const $$_div0 = svelteHTML.createElement("div", {        "class":`story`,"role":`region`,"aria-label":t("page-news"),"tabindex":0,});list = $$_div0;
     for(let { round, step: start, end } of __sveltets_2_ensureArray(rounds)){round;
     { svelteHTML.createElement("section", {});
       { svelteHTML.createElement("h3", {});round ? t("page-round-number", { round }) : t("page-replay-draw"); }
       { svelteHTML.createElement("ol", {});
            for(let texts of __sveltets_2_ensureArray((lines.slice(start, end)))){let n = 1;n;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("button", {         "class":`quiet`,...__sveltets_2_empty({"data-step":start + n}),"aria-current":player.step === start + n ? "step" : undefined,"onclick":() => player.jump(start + n),});
               { svelteHTML.createElement("span", { });    for(let text of __sveltets_2_ensureArray(texts)){let line = 1;line; { svelteHTML.createElement("span", { "class":`line`,});text; }
                } }
             }
           }
        }
       }
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const MoveList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type MoveList__SvelteComponent_ = ReturnType<typeof MoveList__SvelteComponent_>;
/*Ωignore_endΩ*/export default MoveList__SvelteComponent_;