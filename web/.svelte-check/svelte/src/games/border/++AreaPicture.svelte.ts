///<reference types="svelte" />
;// The picture of an area: on its own in the page, or at a place of a larger drawing.

import { PICTURES, UNKNOWN } from "./area_pictures";
;

  interface Props {
    id: string;
    // Its centre in a larger drawing, and its width there.
    x?: number;
    y?: number;
    size?: number;
  };function $$render() {

  
  


  const { id, x, y, size }: Props = $props();
  const layers = $derived(PICTURES[id] ?? UNKNOWN);
  const corner = (middle: number | undefined): number | undefined =>
    size === undefined ? undefined : (middle ?? 0) - size / 2;
;
async () => {

 { svelteHTML.createElement("svg", {           "viewBox":`0 0 64 64`,"aria-hidden":`true`,"x":corner(x),"y":corner(y),"width":size,"height":size,});
      for(let [tone, path] of __sveltets_2_ensureArray(layers)){let index = 1;index;
     { svelteHTML.createElement("path", {    "class":tone,"d":path,});}
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const AreaPicture__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type AreaPicture__SvelteComponent_ = ReturnType<typeof AreaPicture__SvelteComponent_>;
/*Ωignore_endΩ*/export default AreaPicture__SvelteComponent_;