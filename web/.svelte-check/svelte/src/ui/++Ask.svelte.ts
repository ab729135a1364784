///<reference types="svelte" />
;// Asks before something that cannot be undone: `if (await ask.sure(question, action)) ...`.

import { t } from "../words/words.svelte";
import Dialog from "./Dialog.svelte";
function $$render() {

  
  
  

  interface Question {
    text: string;
    action: string;
    answer(sure: boolean): void;
  }

  let asked = $state.raw<Question | null>(null);

   function sure(text: string, action: string): Promise<boolean> {
    return new Promise((answer) => (asked = { text, action, answer }));
  }

  function answer(sure: boolean): void {
    asked?.answer(sure);
    asked = null;
  }
;
async () => {

if(asked){
   { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); new $$_golaiD0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":asked.action,"close":() => answer(false),}});
     { svelteHTML.createElement("p", {});asked.text; }
     { svelteHTML.createElement("div", { "class":`row`,});
      
       { svelteHTML.createElement("button", { "autofocus":true,"onclick":() => answer(false),});t("page-cancel"); }
       { svelteHTML.createElement("button", {   "class":`grave`,"onclick":() => answer(true),});asked.action; }
     }
   Dialog}
}


};
return { props: {} as Record<string, never>, exports: {} as any as { sure: typeof sure }, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Ask__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Ask__SvelteComponent_ = ReturnType<typeof Ask__SvelteComponent_>;
/*Ωignore_endΩ*/export default Ask__SvelteComponent_;