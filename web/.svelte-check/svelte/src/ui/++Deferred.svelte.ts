///<reference types="svelte" />
;
  const TOGETHER = Symbol("together");
;;// Draws its content in a time slice of its own while a table opens, and immediately at any other time.


import { getContext, onMount, setContext, untrack, type Snippet } from "svelte";

import { nextSlice } from "./time_slices";
;

  interface Props {
    // Draws the content in one slice, although parts of it are deferred as well.
    together?: boolean;
    ondrawn?: () => void;
    children?: Snippet;
  };function $$render() {

  
  

  

  const { together = false, ondrawn, children }: Props = $props();

  const inOneSlice = getContext<boolean>(TOGETHER) ?? false;
  const slice = inOneSlice ? undefined : nextSlice();
  if (untrack(() => together)) setContext(TOGETHER, true);

  onMount(async () => {
    await slice;
    ondrawn?.();
  });
;
async () => {



   { await (slice);;__sveltets_2_ensureSnippet(children?.());}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Deferred__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Deferred__SvelteComponent_ = ReturnType<typeof Deferred__SvelteComponent_>;
/*Ωignore_endΩ*/export default Deferred__SvelteComponent_;