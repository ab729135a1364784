///<reference types="svelte" />
;// The spaces as controls: invisible hexagons over the drawing, one tab stop for them all, walked with the arrow keys.

import type { TargetView } from "../../protocol/types";
import Deferred from "../../ui/Deferred.svelte";
import { chunks } from "../../ui/time_slices";
import { scaled } from "./geometry";
import { borderNames, spaceName } from "./space_labels";
import { around, type Plan, type Segment } from "./plan";
import { leap, walk } from "./walk";
;

  interface Props {
    plan: Plan;
    segments: readonly Segment[];
    crossed: ReadonlySet<number>;
    pencil: ReadonlySet<number>;
    targets: readonly TargetView[];
    waiting: ReadonlySet<number>;
    ontouch: (place: number) => void;
    onfocus: (place: number) => void;
    // Escape was pressed; returns whether it was handled.
    onleave: () => boolean;
  };function $$render() {

  
  
  
  
  
  
  
  


  const { plan, segments, crossed, pencil, targets, waiting, ontouch, onfocus, onleave }: Props = $props();

  let walked = $state<number | null>(null);
  let focused = $state<number | null>(null);
  const lit = $derived(targets.flatMap(({ adds }) => adds));
  // Until the arrow keys are used, the tab stop is the first target.
  const stop = $derived(walked ?? (lit.length ? Math.min(...lit) : 0));
  const segmentAt = $derived(new Map(segments.flatMap((segment) => segment.places.map((place) => [place, segment]))));
  const borders = $derived(borderNames(plan.spaces));
  const first = $derived(plan.spaces[0]);
  const hexagon = $derived(first ? around(plan, [first.place], 0.04) : "");

  let group: SVGGElement;

  // The place of the space that an event is for: the group handles the events of all spaces.
  const placeOf = ({ target }: Event): number => Number((target as SVGElement).dataset["place"]);

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = placeOf(event);
    if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) ontouch(place); // a key that is held down is one touch
    } else if (event.key === "Escape") {
      if (!onleave()) return;
    } else {
      const far = event.key === "PageDown" ? leap(lit, place, 1) : event.key === "PageUp" ? leap(lit, place, -1) : null;
      const to = far ?? walk(plan.spaces, place, event.key);
      if (to === null) {
        if (!/^(Arrow|Page)/.test(event.key)) return;
      } else group.querySelector<SVGElement>(`[data-place="${to}"]`)?.focus();
    }
    event.preventDefault();
  }

  function enter(event: FocusEvent): void {
    walked = placeOf(event);
    focused = (event.target as Element).matches(":focus-visible") ? walked : null;
    if (focused !== null) onfocus(focused);
  }
;
async () => {

if(focused !== null){
   { svelteHTML.createElement("path", {    "class":`focus under`,"d":around(plan, [focused], 0.06),});}
   { svelteHTML.createElement("path", {    "class":`focus`,"d":around(plan, [focused], 0.06),});}
}
 { const $$_g0 = svelteHTML.createElement("g", {        "role":`presentation`,"onkeydown":press,"onfocusin":enter,"onfocusout":() => (focused = null),});group = $$_g0;
      for(let some of __sveltets_2_ensureArray((chunks(plan.spaces, 24)))){let n = 1;n;
     { const $$_derrefeD1C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD1C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});
         for(let space of __sveltets_2_ensureArray(some)){space.place;
        const { place } = space;
        const segment = segmentAt.get(place);
        if(segment && first){
           { svelteHTML.createElement("path", {                  "class":`space`,"role":`button`,"tabindex":place === stop ? 0 : -1,"aria-label":spaceName(space, borders[place] ?? "", segment, { crossed, pencil, targets }),"aria-pressed":pencil.has(place),...__sveltets_2_empty({"data-place":place}),"d":hexagon,"transform":`translate(${scaled(space.x - first.x)} ${scaled(space.y - first.y)})`,});waiting.has(place);}
        }
      }
     Deferred}
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Spaces__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Spaces__SvelteComponent_ = ReturnType<typeof Spaces__SvelteComponent_>;
/*Ωignore_endΩ*/export default Spaces__SvelteComponent_;