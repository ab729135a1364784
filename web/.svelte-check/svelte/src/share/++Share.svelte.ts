///<reference types="svelte" />
;// A link to hand on: copied, shared by the system where it can, or photographed from the screen.

import { untrack } from "svelte";

import { askText } from "../net/api";
import { t } from "../words/words.svelte";
import { Attempt } from "../net/attempt.svelte";
import { copyFrom, isLocal } from "./copy";
import ErrorMessage from "../ui/ErrorMessage.svelte";

;type $$ComponentProps =  { url: string; label: string; picture?: boolean };function $$render() {

  
  

  
  
  
  
  

  // `picture`: show the QR code without being asked, if another device can open it.
  const { url, label, picture = false }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  let field: HTMLInputElement;
  let said = $state("");
  let code = $state("");
  const attempt = new Attempt();
  const mayShare = typeof navigator.share === "function";

  // Another link: its code is another one.
  $effect(() => {
    code = said = "";
    if (picture && !isLocal(url)) untrack(() => void show());
  });

  async function copy(): Promise<void> {
    said = t((await copyFrom(field)) ? "page-copied" : "page-copy-selected");
  }

  async function share(): Promise<void> {
    await navigator.share({ title: "Rollwright", url }).catch(() => undefined); // the person thought better of it
  }

  const show = (): Promise<boolean> =>
    attempt.run(async () => {
      const shown = url;
      const drawn = await askText("POST", "api/qr", { text: shown });
      if (shown === url) code = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
    });
;
async () => {

 { svelteHTML.createElement("div", { "class":`share`,});
  if(code){
     { svelteHTML.createElement("img", {        "src":code,"alt":t("page-qr-of", { label }),"width":`168`,"height":`168`,});}
  }
   { svelteHTML.createElement("div", { "class":`stack`,});
     { svelteHTML.createElement("label", {});
      label;
       { const $$_input3 = svelteHTML.createElement("input", {      "readonly":true,"value":url,"onfocus":() => field.select(),});field = $$_input3;}
     }
     { svelteHTML.createElement("div", { "class":`row`,});
       { svelteHTML.createElement("button", {   "class":`main`,"onclick":copy,});t("page-copy"); }
      if(mayShare){ { svelteHTML.createElement("button", { "onclick":share,});t("page-share"); }}
      if(!code){ { svelteHTML.createElement("button", { "onclick":show,});t("page-qr"); }}
       { svelteHTML.createElement("span", { "role":`status`,});said; }
     }
    if(isLocal(url)){ { svelteHTML.createElement("p", { "class":`faint`,});t("page-link-local"); }}
     { const $$_egasseMrorrE2C = __sveltets_2_ensureComponent(ErrorMessage); new $$_egasseMrorrE2C({ target: __sveltets_2_any(), props: {  "problem":attempt.problem,}});}
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Share__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Share__SvelteComponent_ = ReturnType<typeof Share__SvelteComponent_>;
/*Ωignore_endΩ*/export default Share__SvelteComponent_;