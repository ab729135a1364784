///<reference types="svelte" />
;// A die, slightly rotated after a roll; straight and pinned when it is put aside; it tumbles when it is rolled.

import { untrack } from "svelte";

import { settings } from "../app/settings.svelte";
import { nextFrame } from "../ui/time_slices";
import DieFace from "./DieFace.svelte";
import { BLANK, type Face } from "./faces";
import { restAngle, sides, tumble } from "./tumble";
;

  interface Props {
    face: Face;
    // All faces of the die, for the sides that are seen while it tumbles.
    faces?: readonly Face[];
    colour?: string | undefined;
    kept?: boolean | undefined;
    spent?: boolean;
    label: string;
    onclick?: (() => void) | undefined;
    throwKey?: unknown;
    // Not rotated, as a button of a palette.
    straight?: boolean;
    // The key that does the same as a tap.
    hint?: string | undefined;
  };function $$render() {

  
  

  
  
  
  
  

  const {
    face,
    faces = [],
    colour,
    kept,
    spent = false,
    label,
    onclick,
    throwKey,
    straight = false,
    hint,
  }: Props = $props();

  const id = $props.id();
  const SIDES = ["front", "back", "right", "left", "top", "bottom"];

  let throws = $state(0);
  let tumbling = $state(false);
  // Whether all six sides are there: only while it turns.
  let cubic = $state(false);
  let flight: HTMLElement | undefined = $state();
  let cube: HTMLElement | undefined = $state();
  let shadow: HTMLElement | undefined = $state();

  const blank = $derived(face === BLANK);
  const seed = $derived(`${id} ${throws}`);
  const angle = $derived(straight || kept || blank ? 0 : restAngle(seed));
  const seen = $derived(cubic && !blank ? sides(face, faces) : [face]);

  let lastThrow = untrack(() => throwKey);
  $effect(() => {
    if (throwKey === lastThrow) return;
    lastThrow = throwKey;
    untrack(() => {
      throws += 1;
      tumbling = face !== BLANK && !settings.still && typeof Element.prototype.animate === "function";
    });
  });

  // It starts out of sight, so the browser first paints the other changes of a roll, and then the other five sides.
  $effect(() => {
    if (!tumbling || !flight || !cube || !shadow) return;
    const { delay, duration, path, turning, shade } = tumble(seed);
    const timing: KeyframeAnimationOptions = { delay, duration, fill: "backwards" };
    const moving = [flight.animate(path, timing), shadow.animate(shade, timing), cube.animate(turning, timing)];
    void nextFrame().then(() => (cubic = tumbling));
    void Promise.all(moving.map(({ finished }) => finished)).then(
      () => (tumbling = cubic = false),
      () => {}, // cancelled: thrown again, or gone
    );
    return () => moving.forEach((one) => one.cancel());
  });
;
async () => {


  { svelteHTML.createElement("button", {                  "type":`button`,"class":`die`,"aria-label":label,"aria-pressed":kept,"aria-disabled":!onclick,"tabindex":onclick ? 0 : -1,"onclick":() => onclick?.(),});kept;spent;blank;cubic;
   { const $$_span1 = svelteHTML.createElement("span", {  "class":`shadow`,});shadow = $$_span1; }
  if(hint){ { svelteHTML.createElement("kbd", { "aria-hidden":`true`,});hint; }}
   { svelteHTML.createElement("span", {  "class":`lying`,});__sveltets_2_ensureType(String, Number, `${angle} `);
     { const $$_span2 = svelteHTML.createElement("span", {  "class":`flight`,});flight = $$_span2;
       { svelteHTML.createElement("span", { "class":`depth`,});
         { const $$_span4 = svelteHTML.createElement("span", {   "class":`cube`,});tumbling;cube = $$_span4;
              for(let side of __sveltets_2_ensureArray(seen)){let n = 1;n;
             { svelteHTML.createElement("span", { "class":`side ${SIDES[n]}`,}); { const $$_ecaFeiD6C = __sveltets_2_ensureComponent(DieFace); new $$_ecaFeiD6C({ target: __sveltets_2_any(), props: {   "face":side,colour,}});} }
          }
         }
       }
     }
    if(spent){
       { svelteHTML.createElement("svg", {     "class":`struck`,"viewBox":`-12 -12 24 24`,"aria-hidden":`true`,}); { svelteHTML.createElement("path", {  "d":`M-10 7.5C-4 3.5 3-2.5 10.4-8`,});} }
    }
   }
  if(kept){
     { svelteHTML.createElement("svg", {     "class":`pin`,"viewBox":`-6 -6 12 12`,"aria-hidden":`true`,});
       { svelteHTML.createElement("circle", {  "r":`5`,});}
       { svelteHTML.createElement("path", {  "d":`M-2.4.1-.7 2 2.6-1.9`,});}
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Die__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Die__SvelteComponent_ = ReturnType<typeof Die__SvelteComponent_>;
/*Ωignore_endΩ*/export default Die__SvelteComponent_;