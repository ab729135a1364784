///<reference types="svelte" />
;
import { href, router } from "./app/route.svelte";
import { settings } from "./app/settings.svelte";
import { t } from "./words/words.svelte";
import Start from "./screens/Start.svelte";
function $$render() {

  
  
  
  

  // The start page is part of the first load; every other screen is loaded when it is opened.
  const SCREENS = {
    table: () => import("./screens/Table.svelte"),
    replay: () => import("./screens/Replay.svelte"),
    rules: () => import("./screens/Rules.svelte"),
    settings: () => import("./screens/Settings.svelte"),
    tables: () => import("./screens/Tables.svelte"),
    new: () => import("./screens/NewTable.svelte"),
  };

  $effect(() => settings.apply());

  const screen = $derived(router.now.screen as keyof typeof SCREENS);
  const load = $derived(SCREENS[screen]);
  const atTable = $derived(screen === "table");

  // The focus moves to the new screen: the element that had it is gone, or outside the screen.
  let arrived = false;
  function arrive(place: HTMLElement): void {
    const main = arrived ? place.querySelector("main") : null;
    arrived = true;
    main?.setAttribute("tabindex", "-1");
    main?.focus({ preventScroll: true });
  }
;
async () => {

if(!atTable){
   { svelteHTML.createElement("header", { "class":`row`,});
     { svelteHTML.createElement("a", {   "class":`home`,"href":href(""),});
       { svelteHTML.createElement("svg", {       "viewBox":`0 0 32 32`,"width":`28`,"height":`28`,"aria-hidden":`true`,});
         { svelteHTML.createElement("rect", {          "x":`2`,"y":`2`,"width":`28`,"height":`28`,"rx":`7`,});}
         { svelteHTML.createElement("path", {  "d":`M9 9l14 14M23 9L9 23`,});}
       }
       { svelteHTML.createElement("span", {});  }
     }
     { svelteHTML.createElement("nav", {   "class":`row`,"aria-label":t("page-menu"),});
       { svelteHTML.createElement("a", { "href":href("tables"),});t("page-my-tables"); }
       { svelteHTML.createElement("a", { "href":href("rules"),});t("page-rules"); }
       { svelteHTML.createElement("a", { "href":href("settings"),});t("page-settings"); }
     }
   }
}

 { svelteHTML.createElement("svelte:boundary", {  "onerror":(error) => console.error(error),failed:() => { async ()/*Ωignore_positionΩ*/ => {
     { svelteHTML.createElement("main", { "class":`page`,}); { svelteHTML.createElement("p", {   "role":`alert`,"class":`card`,});t("page-broken"); } }
  };return __sveltets_2_any(0)},});if(load){
        { try { const $$_value = await (load());{ const { default: Screen } = $$_value; 
      router.now.id; {
         { svelteHTML.createElement("div", {  "class":`screen`,[Symbol("@attach")]:arrive,}); { const $$_neercS2C = __sveltets_2_ensureComponent(Screen); new $$_neercS2C({ target: __sveltets_2_any(), props: {  "id":router.now.id ?? "",}});} }
      }
    }} catch($$_e) { 
       { svelteHTML.createElement("main", { "class":`page`,}); { svelteHTML.createElement("p", {   "role":`alert`,"class":`card`,});t("page-unreachable"); } }
    }}
  }else{
     { svelteHTML.createElement("div", {  "class":`screen`,[Symbol("@attach")]:arrive,}); { const $$_tratS2C = __sveltets_2_ensureComponent(Start); new $$_tratS2C({ target: __sveltets_2_any(), props: {}});} }
  }
  
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const App__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type App__SvelteComponent_ = ReturnType<typeof App__SvelteComponent_>;
/*Ωignore_endΩ*/export default App__SvelteComponent_;