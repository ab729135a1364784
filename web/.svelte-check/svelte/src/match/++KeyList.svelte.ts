///<reference types="svelte" />
;// The list of keys.

import Dialog from "../ui/Dialog.svelte";
import { t } from "../words/words.svelte";
import { KEYS } from "./keys";

;type $$ComponentProps =  { close: () => void };function $$render() {

  
  
  
  

  const { close }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
;
async () => {

 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); new $$_golaiD0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"title":t("page-keys"),close,}});
   { svelteHTML.createElement("dl", {});
       for(let [keys, message] of __sveltets_2_ensureArray(KEYS)){message;
       { svelteHTML.createElement("dt", {}); { svelteHTML.createElement("kbd", {});keys; } }
       { svelteHTML.createElement("dd", {});t(message); }
    }
   }
   { svelteHTML.createElement("p", { "class":`faint`,});t("page-keys-off"); }
 Dialog}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const KeyList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type KeyList__SvelteComponent_ = ReturnType<typeof KeyList__SvelteComponent_>;
/*Ωignore_endΩ*/export default KeyList__SvelteComponent_;