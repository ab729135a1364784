///<reference types="svelte" />
;// The crosses: in pen when confirmed, in pencil until Done. Each space has a wobble of its own.

import { scaled } from "./geometry";
import { cross, seedOf } from "../../board/pen";
import type { Plan } from "./plan";
;

  interface Props {
    plan: Plan;
    // Whose hand: no two boards have the same crosses.
    hand: string;
    crossed: readonly number[];
    printed: ReadonlySet<number>;
    pencil: ReadonlySet<number>;
    fresh: ReadonlySet<number>;
    small: boolean;
  };function $$render() {

  
  
  
  


  const { plan, hand, crossed, printed, pencil, fresh, small }: Props = $props();
  const seed = $derived(seedOf(hand) % 1000);
  function strokes(place: number, size: number, again = 0): readonly [string, string] {
    const { x, y } = plan.spaces[place] ?? { x: 0, y: 0 };
    return cross(seed + place * 7 + again, size, scaled(x), scaled(y));
  }
  const written = $derived(crossed.filter((place) => !printed.has(place)));
  // Older crosses are one path: there are many, and they are not animated.
  const dry = $derived(
    written
      .filter((place) => !fresh.has(place))
      .flatMap((place) => strokes(place, 27))
      .join(""),
  );
  const wet = $derived(written.filter((place) => fresh.has(place)));
  const drawn = $derived([...pencil].filter((place) => !crossed.includes(place)));
;
async () => {

 { svelteHTML.createElement("g", { });small;
   { svelteHTML.createElement("path", {    "class":`pen`,"d":dry,});}
     for(let place of __sveltets_2_ensureArray(wet)){place;
    const [first, second] = strokes(place, 27);
     { svelteHTML.createElement("path", {      "class":`pen fresh`,"d":first,"pathLength":`1`,});}
     { svelteHTML.createElement("path", {      "class":`pen fresh second`,"d":second,"pathLength":`1`,});}
  }
     for(let place of __sveltets_2_ensureArray(drawn)){place;
    const [first, second] = strokes(place, 25);
    const [again] = strokes(place, 22, 3);
     { svelteHTML.createElement("path", {      "class":`pencil`,"d":first,"pathLength":`1`,});}
     { svelteHTML.createElement("path", {      "class":`pencil`,"d":second,"pathLength":`1`,});}
     { svelteHTML.createElement("path", {    "class":`pencil again`,"d":again,});}
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Crosses__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Crosses__SvelteComponent_ = ReturnType<typeof Crosses__SvelteComponent_>;
/*Ωignore_endΩ*/export default Crosses__SvelteComponent_;