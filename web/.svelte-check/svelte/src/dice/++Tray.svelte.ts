///<reference types="svelte" />
;// The tray: all dice by place, with those that are put aside and those that are used up.

import { untrack } from "svelte";

import { settings } from "../app/settings.svelte";
import { t } from "../words/words.svelte";
import Die from "./Die.svelte";
import { BLANK, type Face } from "./faces";
import { fallen } from "./fall";
;

  interface Props {
    // The faces that the dice show, by place; empty before the first roll.
    shown: readonly Face[];
    // All faces of a die, and how many dice there are.
    faces: readonly Face[];
    count: number;
    colours?: readonly string[];
    kept?: ReadonlySet<number>;
    // The places whose dice the next roll does not throw; by default those that are put aside.
    still?: ReadonlySet<number> | undefined;
    spent?: readonly number[];
    toggle?: ((place: number) => void) | undefined;
    throwKey: unknown;
    label: string;
  };function $$render() {

  
  

  
  
  
  
  

  const {
    shown,
    faces,
    count,
    colours = [],
    kept,
    still = kept ?? new Set(),
    spent = [],
    toggle,
    throwKey,
    label,
  }: Props = $props();

  const lying = $derived<readonly Face[]>(shown.length ? shown : Array<Face>(count).fill(BLANK));
  const hints = $derived(!!toggle && settings.chosen.keys && shown.length > 0);

  // Each die has the key of its latest roll.
  let thrown = $state.raw<readonly unknown[]>([]);
  let before = untrack(() => ({ throwKey, shown, still }));
  $effect.pre(() => {
    const now = { throwKey, shown, still };
    const last = before;
    before = now;
    if (now.throwKey === last.throwKey) return;
    const fell = fallen(last.shown, now.shown, last.still);
    thrown = untrack(() => lying.map((_, place) => (fell.has(place) ? now.throwKey : thrown[place])));
  });

  function name(face: Face, place: number): string {
    const number = place + 1;
    const colour = colours[place];
    const used = spent.includes(place) ? "yes" : "no";
    if (face === BLANK) return colour ? t("page-die-waiting-colour", { colour }) : t("page-die-waiting", { number });
    if (typeof face === "string" || !colour) return t("page-die-colour", { number, colour: String(face), used });
    return t("page-die-pips", { colour, pips: face, used });
  }
;
async () => {

 { svelteHTML.createElement("div", {       "class":`tray`,"role":`group`,"aria-label":label,});hints;__sveltets_2_ensureType(String, Number, lying.length);
   { svelteHTML.createElement("div", { "class":`floor`,});
        for(let face of __sveltets_2_ensureArray(lying)){let place = 1;place;
      const usable = toggle && face !== BLANK;
       { const $$_eiD2C = __sveltets_2_ensureComponent(Die); new $$_eiD2C({ target: __sveltets_2_any(), props: {                 face,faces,"colour":colours[place],"kept":usable || kept?.has(place) ? kept?.has(place) : undefined,"spent":spent.includes(place),"label":name(face, place),"onclick":usable ? () => toggle(place) : undefined,"throwKey":thrown[place],"hint":hints ? String(place + 1) : undefined,}});}
    }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Tray__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Tray__SvelteComponent_ = ReturnType<typeof Tray__SvelteComponent_>;
/*Ωignore_endΩ*/export default Tray__SvelteComponent_;