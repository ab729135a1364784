///<reference types="svelte" />
;// The text of an error, read out as soon as it appears.

import { words } from "../words/words.svelte";

;type $$ComponentProps =  { problem: Parameters<typeof words.problem>[0] | null };function $$render() {

  
  

  const { problem }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
;
async () => {

 { svelteHTML.createElement("div", { "role":`alert`,});
  if(problem){ { svelteHTML.createElement("p", {});words.problem(problem); }}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ErrorMessage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ErrorMessage__SvelteComponent_ = ReturnType<typeof ErrorMessage__SvelteComponent_>;
/*Ωignore_endΩ*/export default ErrorMessage__SvelteComponent_;