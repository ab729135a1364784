///<reference types="svelte" />
;// Why an action was refused, with the rule.

import type { Problem } from "../protocol/types";
import { href } from "../app/route.svelte";
import Close from "../ui/Close.svelte";
import { t, words } from "../words/words.svelte";

;type $$ComponentProps =  { problem: Problem | null; game: string; close: () => void };function $$render() {

  
  
  
  
  

  const { problem, game, close }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
;
async () => {

 { svelteHTML.createElement("div", { "role":`alert`,});
  if(problem){
     { svelteHTML.createElement("div", { "class":`card row`,});
       { svelteHTML.createElement("p", {});
        words.problem(problem);
        if(problem.rule){
           { svelteHTML.createElement("a", {     "href":href(`rules/${game}#${problem.rule}`),"target":`_blank`,"rel":`noopener`,});
            t("page-rule-number", { rule: problem.rule });
           }
        }
       }
       { const $$_esolC2C = __sveltets_2_ensureComponent(Close); new $$_esolC2C({ target: __sveltets_2_any(), props: { close,}});}
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Complaint__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Complaint__SvelteComponent_ = ReturnType<typeof Complaint__SvelteComponent_>;
/*Ωignore_endΩ*/export default Complaint__SvelteComponent_;