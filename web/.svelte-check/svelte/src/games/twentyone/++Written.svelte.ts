///<reference types="svelte" />
;// Something written by hand, around a point: with a pen, with a pencil, or as dots to be traced.

import { handwriting, HEIGHT } from "./digits";
;

  interface Props {
    text: string;
    seed: number;
    x: number;
    y: number;
    // The height of a digit.
    size: number;
    by: "pen" | "pencil" | "dots" | "print";
    fresh?: boolean;
  };function $$render() {

  
  

  const { text, seed, x, y, size, by, fresh = false }: Props = $props();

  const strokes = $derived(handwriting(text, seed));
  // The same pen for small and for large writing.
  const width = $derived((HEIGHT / size) * (size < 12 ? 1.15 : 2.1));
;
async () => { { svelteHTML.createElement("svelte:options", {  "namespace":`svg`,});}



 { svelteHTML.createElement("g", {       "class":by,"transform":`translate(${x} ${y}) scale(${size / HEIGHT})`,"stroke-width":width,"aria-hidden":`true`,});fresh;
      for(let d of __sveltets_2_ensureArray(strokes)){let n = 1;n;
     { svelteHTML.createElement("path", {     d,"pathLength":by === "dots" ? undefined : 1,"class":`stroke-${Math.min(n, 3)}`,});}
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Written__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Written__SvelteComponent_ = ReturnType<typeof Written__SvelteComponent_>;
/*Ωignore_endΩ*/export default Written__SvelteComponent_;