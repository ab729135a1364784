///<reference types="svelte" />
;// The map of The Border: the board of one player with its marks. It knows no rule: the server names the targets.

import { untrack } from "svelte";

import type { BoardView, BorderMaterial } from "../../protocol/types";
import type { DrawnSheetProps } from "../game_ui";
import Deferred from "../../ui/Deferred.svelte";
import { chunks } from "../../ui/time_slices";
import { t } from "../../words/words.svelte";
import AreaMark from "./AreaMark.svelte";
import Backdrop from "./Backdrop.svelte";
import Crosses from "./Crosses.svelte";
import { gestures } from "./gestures";
import { UNIT, type Point } from "./geometry";
import Lands from "./Lands.svelte";
import Targets from "./Targets.svelte";
import { pick } from "./pick";
import { areaOf, boxOf, middle, planOf, segmentsOf } from "./plan";
import Segments from "./Segments.svelte";
import Spaces from "./Spaces.svelte";
import { Zoom } from "./zoom.svelte";
;

  interface Props extends DrawnSheetProps<BorderMaterial> {
    board: BoardView;
    worth: Record<string, number>;
  };function $$render() {
  const picture/*Ωignore_positionΩ*/ = ()/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("defs", {});
     { svelteHTML.createElement("pattern", {         "id":hatch,"width":`26`,"height":`26`,"patternUnits":`userSpaceOnUse`,"patternTransform":`rotate(48)`,});
       { svelteHTML.createElement("path", {    "class":`hatch`,"d":`M0 13H26`,});}
     }
   }
   { const $$_derrefeD0C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD0C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}}); { const $$_pordkcaB1C = __sveltets_2_ensureComponent(Backdrop); new $$_pordkcaB1C({ target: __sveltets_2_any(), props: {  plan,small,}});} Deferred}
      for(let some of __sveltets_2_ensureArray(areas)){let n = 1;n;
     { const $$_derrefeD0C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD0C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}}); { const $$_sdnaL1C = __sveltets_2_ensureComponent(Lands); new $$_sdnaL1C({ target: __sveltets_2_any(), props: {   "areas":some.map((area) => areaOf(material, area)),small,}});} Deferred}
  }
      for(let some of __sveltets_2_ensureArray(areas)){let n = 1;n;
     { const $$_derrefeD0C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD0C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});
         for(let drawn of __sveltets_2_ensureArray(some)){drawn.id;
        const area = areaOf(material, drawn);
         { const $$_kraMaerA1C = __sveltets_2_ensureComponent(AreaMark); new $$_kraMaerA1C({ target: __sveltets_2_any(), props: {       area,"scored":board.areas[area.id] ?? null,"worth":worth[area.id],small,hatch,}});}
      }
     Deferred}
  }
   { const $$_derrefeD0C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD0C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});
    if(!small){ { svelteHTML.createElement("path", {      "class":`shade`,"d":outlines,"transform":`translate(0 7)`,});}}
        for(let some of __sveltets_2_ensureArray((chunks(segments, 8)))){let n = 1;n;
       { const $$_derrefeD1C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD1C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}}); { const $$_stnemgeS2C = __sveltets_2_ensureComponent(Segments); new $$_stnemgeS2C({ target: __sveltets_2_any(), props: {       plan,"segments":some,crossed,pencil,lit,small,}});} Deferred}
    }
   Deferred}
   { const $$_derrefeD0C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD0C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});
     { const $$_sessorC1C = __sveltets_2_ensureComponent(Crosses); new $$_sessorC1C({ target: __sveltets_2_any(), props: {         plan,"hand":board.board,"crossed":board.crossed,printed,pencil,fresh,small,}});}
   Deferred}
};return __sveltets_2_any(0)};
  
  

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  


  const NONE: ReadonlySet<number> = new Set();
  const {
    material,
    board,
    worth,
    label,
    pencil = NONE,
    targets = [],
    fresh = NONE,
    waiting = NONE,
    small = false,
    ontouch,
  }: Props = $props();

  const hatch = $props.id();
  const plan = $derived(planOf(material));
  const areas = $derived(chunks(material.areas, 3));
  const segments = $derived(segmentsOf(material, board.board));
  const printed = $derived(new Set(segments.flatMap(({ colour, places }) => (colour === null ? places : []))));
  const outlines = $derived(segments.map(({ outline }) => outline).join(""));
  const crossed = $derived(new Set(board.crossed));
  const lit = $derived(ontouch ? new Set(targets.flatMap(({ adds }) => adds)) : null);
  const box = $derived(boxOf(material));
  // Hidden until all of it is drawn: a browser paints a map slowly, and would do it after each time slice.
  let drawn = $state(false);

  // Touching

  // The width of a hexagon in pixels that a thumb can hit, and from which no zoom is needed.
  const THUMB = 48;
  const WIDE_ENOUGH = 44;
  const zoom = new Zoom(() => box);
  let drawing = $state<SVGSVGElement>();
  // Measured after layout: an earlier measurement would cause a second layout.
  let measured = $state.raw<DOMRectReadOnly>();
  const width = $derived(measured?.width ?? 0);
  let hovered = $state<number | null>(null);
  let dragging = $state(false);
  // Whether the zoom ends with the next touch, because an ambiguous touch began it.
  let fleeting = false;
  const hexagon = $derived((width / box.width) * UNIT);
  const narrow = $derived(width > 0 && hexagon < WIDE_ENOUGH);
  // No target left, or none too small for a thumb: the whole map again.
  const done = $derived(!narrow || (!targets.length && !pencil.size));
  $effect(() => {
    if (done) untrack(() => zoom.out());
  });

  // Pencil marks are touched to remove them, so they attract a finger as well.
  const touchable = $derived([...targets.map(({ adds }) => adds), ...[...pencil].map((place) => [place])]);

  function found(at: Point, finger: boolean): ReturnType<typeof pick> {
    const screen = drawing?.getScreenCTM();
    if (!screen) return null;
    const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(screen.inverse());
    const point = zoom.through({ x, y });
    const reach = { hexagon: hexagon * zoom.scale, finger };
    return pick(plan.spaces, touchable, { x: point.x / UNIT, y: point.y / UNIT }, reach);
  }

  function touch(place: number): void {
    ontouch?.(place);
    if (fleeting) zoom.out();
    fleeting = false;
  }

  function tap(at: Point, finger: boolean, place: number | null): void {
    const picked = place === null ? found(at, finger) : { place };
    if (!picked) return;
    if ("place" in picked) touch(picked.place);
    else {
      fleeting = true;
      look({ x: picked.closer.x * UNIT, y: picked.closer.y * UNIT });
    }
  }

  function look(at: Point): void {
    zoom.into(THUMB / hexagon, at);
  }

  function hover(at: Point | null): void {
    const picked = at && found(at, false);
    hovered = picked && "place" in picked ? picked.place : null;
  }

  function drag(dx: number, dy: number): boolean {
    if (!zoom.close) return false;
    dragging = true;
    zoom.pan((dx / hexagon) * UNIT, (dy / hexagon) * UNIT);
    return true;
  }

  const handle = gestures({ tap, hover, drag, drop: () => (dragging = false) });

  function toggle(): void {
    fleeting = false;
    if (zoom.close) zoom.out();
    else {
      const wanted = targets.length ? targets.flatMap(({ adds }) => adds) : plan.spaces.map(({ place }) => place);
      const { x, y } = middle(wanted.flatMap((place) => plan.spaces[place] ?? []));
      look({ x: x * UNIT, y: y * UNIT });
    }
  }

  function show(place: number): void {
    const { x, y } = plan.spaces[place] ?? { x: 0, y: 0 };
    if (zoom.close) zoom.show({ x: x * UNIT, y: y * UNIT }, UNIT);
  }

  function leave(): boolean {
    if (!zoom.close) return false;
    zoom.out();
    return true;
  }
;
async () => {



if(ontouch){
   { svelteHTML.createElement("div", {   "class":`map`,});zoom.close;measured= /*Ωignore_startΩ*/null as DOMRectReadOnly/*Ωignore_endΩ*/;
     { const $$_svg1 = svelteHTML.createElement("svg", {          "viewBox":`${box.x} ${box.y} ${box.width} ${box.height}`,"role":`group`,"aria-label":label,[Symbol("@attach")]:handle,});drawing = $$_svg1;__sveltets_2_ensureType(String, Number, drawn ? undefined : "hidden");
       { svelteHTML.createElement("g", {   "class":`world`,});dragging;__sveltets_2_ensureType(String, Number, zoom.transform);
         { svelteHTML.createElement("g", { "aria-hidden":`true`,});
          ;__sveltets_2_ensureSnippet(picture());
           { const $$_derrefeD4C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD4C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}}); { const $$_stegraT5C = __sveltets_2_ensureComponent(Targets); new $$_stegraT5C({ target: __sveltets_2_any(), props: {   plan,targets,hovered,}});} Deferred}
         }
         { const $$_secapS3C = __sveltets_2_ensureComponent(Spaces); new $$_secapS3C({ target: __sveltets_2_any(), props: {             plan,segments,crossed,pencil,targets,waiting,"ontouch":touch,"onfocus":show,"onleave":leave,}});}
        
         { const $$_derrefeD3C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD3C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}}); { const $$_derrefeD4C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD4C({ target: __sveltets_2_any(), props: {  "ondrawn":() => (drawn = true),}});} Deferred}
       }
     }
    if(narrow){
      const way = zoom.close ? "page-map-whole" : "page-map-closer";
       { svelteHTML.createElement("button", {       "class":`look`,"type":`button`,"aria-label":t(way),"onclick":toggle,});
         { svelteHTML.createElement("svg", {   "viewBox":`0 0 24 24`,"aria-hidden":`true`,});
           { svelteHTML.createElement("path", {  "d":`M16 16l5 5M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zM7.5 10.5h6`,});}
          if(!zoom.close){ { svelteHTML.createElement("path", {  "d":`M10.5 7.5v6`,});}}
         }
       }
    }
   }
}else{
   { svelteHTML.createElement("svg", {       "class":`picture`,"viewBox":`${box.x} ${box.y} ${box.width} ${box.height}`,"role":`img`,"aria-label":label,});small;
    if(small){
       { const $$_derrefeD1C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD1C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },"together":true,}});;__sveltets_2_ensureSnippet(picture()); Deferred}
    }else{
      ;__sveltets_2_ensureSnippet(picture());
    }
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BorderMap__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BorderMap__SvelteComponent_ = ReturnType<typeof BorderMap__SvelteComponent_>;
/*Ωignore_endΩ*/export default BorderMap__SvelteComponent_;