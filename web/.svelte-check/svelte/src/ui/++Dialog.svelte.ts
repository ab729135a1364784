///<reference types="svelte" />
;// A window over the page, shown as long as it is mounted. The browser's own dialog keeps the focus inside and gives
// it back afterwards.

import { onMount, type Snippet } from "svelte";

import Close from "./Close.svelte";

;type $$ComponentProps =  { title: string; close: () => void; children: Snippet };function $$render() {

  
  
  

  

  const { title, close, children }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  const id = $props.id();
  let dialog: HTMLDialogElement;

  onMount(() => {
    const before = document.activeElement;
    const shown = dialog;
    shown.showModal();
    return () => {
      shown.close();
      // Closing may have removed the element that opened it and put it back.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  });

  // A click on the dialog element itself is a click outside its content.
  function onclick(event: MouseEvent): void {
    if (event.target === dialog) close();
  }

  function oncancel(event: Event): void {
    event.preventDefault();
    close();
  }
;
async () => {

 { const $$_dialog0 = svelteHTML.createElement("dialog", {     "aria-labelledby":id,onclick,oncancel,});dialog = $$_dialog0;
   { svelteHTML.createElement("div", { "class":`paper`,});
     { svelteHTML.createElement("div", { "class":`head`,});
       { svelteHTML.createElement("h2", {id,});title; }
       { const $$_esolC3C = __sveltets_2_ensureComponent(Close); new $$_esolC3C({ target: __sveltets_2_any(), props: { close,}});}
     }
     { svelteHTML.createElement("div", { "class":`content`,});;__sveltets_2_ensureSnippet(children()); }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Dialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Dialog__SvelteComponent_ = ReturnType<typeof Dialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default Dialog__SvelteComponent_;