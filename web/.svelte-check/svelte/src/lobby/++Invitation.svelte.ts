///<reference types="svelte" />
;// The links to this table. Only the host has them, and can make new ones.

import type { TableLinks } from "../protocol/types";
import { ask } from "../net/api";
import Ask from "../ui/Ask.svelte";
import { Attempt } from "../net/attempt.svelte";
import Share from "../share/Share.svelte";
import ErrorMessage from "../ui/ErrorMessage.svelte";
import { t } from "../words/words.svelte";
import { keepLinks, keptLinks } from "./open_table";

;type $$ComponentProps =  { table: string; picture?: boolean };function $$render() {

  
  
  
  
  
  
  
  
  

  // `picture`: show the QR code without being asked.
  const { table, picture = false }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  // svelte-ignore state_referenced_locally (a table keeps its id)
  let links = $state.raw(keptLinks(table));
  let question: Ask;
  const attempt = new Attempt();

  async function renew(): Promise<void> {
    if (links && !(await question.sure(t("page-new-links-sure"), t("page-new-links")))) return;
    await attempt.run(async () => {
      links = await ask<TableLinks>("POST", `api/tables/${table}/links`);
      keepLinks(table, links);
    });
  }
;
async () => {

 { svelteHTML.createElement("div", { "class":`stack`,});
  if(links){
     { svelteHTML.createElement("p", {});t("page-invite-how"); }
     { const $$_erahS1C = __sveltets_2_ensureComponent(Share); new $$_erahS1C({ target: __sveltets_2_any(), props: {     "url":links.invitation.url,"label":t("page-invitation"),picture,}});}
     { svelteHTML.createElement("details", {});
       { svelteHTML.createElement("summary", {});t("page-more"); }
       { svelteHTML.createElement("div", { "class":`stack`,});
         { const $$_erahS3C = __sveltets_2_ensureComponent(Share); new $$_erahS3C({ target: __sveltets_2_any(), props: {    "url":links.watching.url,"label":t("page-watching"),}});}
         { svelteHTML.createElement("button", { "onclick":renew,});t("page-new-links"); }
       }
     }
  }else{
     { svelteHTML.createElement("p", {});t("page-invite-lost"); }
     { svelteHTML.createElement("button", { "onclick":renew,});t("page-new-links"); }
  }
   { const $$_egasseMrorrE1C = __sveltets_2_ensureComponent(ErrorMessage); new $$_egasseMrorrE1C({ target: __sveltets_2_any(), props: {  "problem":attempt.problem,}});}
 }
 { const $$_ksA0C = __sveltets_2_ensureComponent(Ask); const $$_ksA0 = new $$_ksA0C({ target: __sveltets_2_any(), props: {  }});question = $$_ksA0;}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Invitation__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Invitation__SvelteComponent_ = ReturnType<typeof Invitation__SvelteComponent_>;
/*Ωignore_endΩ*/export default Invitation__SvelteComponent_;