///<reference types="svelte" />
;// The tables of this browser, and the data that the server has about it.

import { onMount } from "svelte";

import type { MyTable, MyTables } from "../protocol/types";
import { ask } from "../net/api";
import { urlOf } from "../net/root";
import { href } from "../app/route.svelte";
import { offered } from "../net/offer.svelte";
import Ask from "../ui/Ask.svelte";
import { Attempt } from "../net/attempt.svelte";
import { company, inOrder, isRunning, statusOf } from "../lobby/my_tables";
import ErrorMessage from "../ui/ErrorMessage.svelte";
import { t, words } from "../words/words.svelte";

;type $$ComponentProps =  { id: string };function $$render() {
 const line/*Ωignore_positionΩ*/ = (one: MyTable)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("li", {});
     { svelteHTML.createElement("a", {      "class":`card`,"href":href(isRunning(one) ? `table/${one.table}` : `replay/${one.table}`),});one.your_turn;
       { svelteHTML.createElement("span", { "class":`what`,});
         { svelteHTML.createElement("strong", {});words.name("game", one.game); }
        if(company(one)){ { svelteHTML.createElement("span", {});company(one); }}
         { svelteHTML.createElement("small", { "class":`faint`,});words.date(one.created); }
       }
       { svelteHTML.createElement("span", { "class":`status`,});isRunning(one) ? statusOf(one) : t("page-watch-replay"); }
       { svelteHTML.createElement("svg", {       "viewBox":`0 0 24 24`,"width":`18`,"height":`18`,"aria-hidden":`true`,}); { svelteHTML.createElement("path", {  "d":`M9 5l7 7-7 7`,});} }
     }
   }
};return __sveltets_2_any(0)};
  
  

  
  
  
  
  
  
  
  
  
  

  const {}:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props(); // eslint-disable-line no-empty-pattern -- every screen is given an id

  let tables = $state.raw<readonly MyTable[] | null>(null);
  let question: Ask;
  const attempt = new Attempt();

  const running = $derived(tables?.filter(isRunning) ?? []);
  const finished = $derived(tables?.filter((one) => !isRunning(one)) ?? []);

  onMount(() => {
    offered.load().catch(() => undefined); // only one sentence about the data needs it
    void attempt.run(async () => {
      tables = inOrder((await ask<MyTables>("GET", "api/me/tables")).tables);
    });
  });

  $effect(() => {
    document.title = `${t("page-my-tables")} · Rollwright`;
  });

  async function forget(): Promise<void> {
    if (!(await question.sure(t("page-forget-sure"), t("page-forget")))) return;
    const done = await attempt.run(() => ask("DELETE", "api/me"));
    if (!done) return;
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // storage is switched off
    }
    location.assign(href(""));
  }
;
async () => {



 { svelteHTML.createElement("main", { "class":`page`,});
   { svelteHTML.createElement("h1", {});t("page-my-tables"); }
   { const $$_egasseMrorrE1C = __sveltets_2_ensureComponent(ErrorMessage); new $$_egasseMrorrE1C({ target: __sveltets_2_any(), props: {  "problem":attempt.problem,}});}

  if(tables && !tables.length){
     { svelteHTML.createElement("div", { "class":`card none`,});
       { svelteHTML.createElement("svg", {       "viewBox":`0 0 80 60`,"width":`120`,"height":`90`,"aria-hidden":`true`,});
         { svelteHTML.createElement("path", {  "d":`M10 34h60M16 34l-4 20M64 34l4 20M24 34V20h14v14zM44 34l3-13 13 3-2 10`,});}
         { svelteHTML.createElement("circle", {      "cx":`31`,"cy":`27`,"r":`1.5`,});} { svelteHTML.createElement("circle", {      "cx":`50`,"cy":`27`,"r":`1.5`,});} { svelteHTML.createElement("circle", {      "cx":`55`,"cy":`30`,"r":`1.5`,});}
       }
       { svelteHTML.createElement("p", {});t("page-no-tables-yet"); }
       { svelteHTML.createElement("a", {   "class":`button main`,"href":href(""),});t("page-play"); }
     }
  }
  if(running.length){
     { svelteHTML.createElement("section", {   "class":`stack`,"aria-labelledby":`running`,});
       { svelteHTML.createElement("h2", { "id":`running`,});t("page-running-tables"); }
       { svelteHTML.createElement("ul", {});
           for(let one of __sveltets_2_ensureArray(running)){one.table;;__sveltets_2_ensureSnippet(line(one));}
       }
     }
  }
  if(finished.length){
     { svelteHTML.createElement("section", {   "class":`stack`,"aria-labelledby":`finished`,});
       { svelteHTML.createElement("h2", { "id":`finished`,});t("page-finished-tables"); }
       { svelteHTML.createElement("ul", {});
           for(let one of __sveltets_2_ensureArray(finished)){one.table;;__sveltets_2_ensureSnippet(line(one));}
       }
     }
  }

   { svelteHTML.createElement("section", {   "class":`card stack data`,"aria-labelledby":`data`,});
     { svelteHTML.createElement("h2", { "id":`data`,});t("page-my-data"); }
     { svelteHTML.createElement("p", {});t("page-my-data-what"); }
    if(offered.now){
      const days = offered.now.keep_finished;
       { svelteHTML.createElement("p", {});days === null ? t("page-my-data-forever") : t("page-my-data-days", { days }); }
    }
     { svelteHTML.createElement("div", { "class":`row`,});
       { svelteHTML.createElement("a", {     "class":`button`,"href":urlOf("api/me/data").href,"download":`rollwright.json`,});t("page-export"); }
       { svelteHTML.createElement("button", {   "class":`grave`,"onclick":forget,});t("page-forget"); }
     }
   }
   { const $$_ksA1C = __sveltets_2_ensureComponent(Ask); const $$_ksA1 = new $$_ksA1C({ target: __sveltets_2_any(), props: {  }});question = $$_ksA1;}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Tables__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Tables__SvelteComponent_ = ReturnType<typeof Tables__SvelteComponent_>;
/*Ωignore_endΩ*/export default Tables__SvelteComponent_;