///<reference types="svelte" />
;// The dice and the buttons: roll on the left, Done on the right, apart from each other.

import { onDestroy } from "svelte";

import FaceEntry from "../dice/FaceEntry.svelte";
import Tray from "../dice/Tray.svelte";
import { t } from "../words/words.svelte";
import type { Match } from "./match.svelte";
import { otherPlaces, spentSlots } from "../dice/slots";

;type $$ComponentProps =  { match: Match };function $$render() {

  
  

  
  
  
  
  

  const { match }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  const position = $derived(match.view?.position);
  const ui = $derived(match.game?.ui);
  const colours = $derived(match.game?.ui.dieColours?.(match.game.material));
  const falling = $derived(position && ui?.falling?.(position));
  const left = $derived(position?.rolls_left ?? 0);
  const points = $derived(match.own?.points ?? 0);
  const marked = $derived(match.pencil.size > 0);
  const entering = $derived(match.typed && match.throwDue);
  const usable = $derived(
    match.own?.moves.includes("mark") ? match.own.dice : position ? (ui?.leftover?.(position) ?? null) : null,
  );
  // While an answer is awaited, the buttons stay in their places and do nothing.
  const offered = $derived(match.own?.moves ?? []);
  const throwing = $derived(!match.typed && match.seat !== null && match.view?.roller === match.seat);
  const spent = $derived(usable && position ? spentSlots(match.dice.slots, usable, colours) : []);

  // Milliseconds within which a second tap belongs to a double tap. It would hit the control that has taken the place of
  // the first: Pass where Done was, Roll again where Roll was. A key has no place, so keys are not held back.
  const DOUBLE_TAP = 250;
  let tapped = $state(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onDestroy(() => clearTimeout(timer));

  function holdTaps(): void {
    tapped = true;
    clearTimeout(timer);
    timer = setTimeout(() => (tapped = false), DOUBLE_TAP);
  }

  function decide(event: MouseEvent, act: () => unknown): void {
    const byKey = event.detail === 0;
    if (!byKey && tapped) return;
    if (!byKey) holdTaps();
    act();
  }

  function enter(faces: string): void {
    holdTaps();
    void match.enterFaces(faces);
  }
;
async () => {

if(position && match.game && ui){
  const { material } = match.game;
  const again = ui.rollAgain?.move ?? "";
   { svelteHTML.createElement("div", {   "class":`controls`,"aria-busy":tapped || match.waiting,});
    if(entering){
      
      match.view?.turn; {
         { const $$_yrtnEecaF1C = __sveltets_2_ensureComponent(FaceEntry); new $$_yrtnEecaF1C({ target: __sveltets_2_any(), props: {          "faces":ui.faces(material),"letters":material.letters,"due":match.view?.dice_due ?? 0,...colours && falling ? { colours, falling, lying: position.dice } : {},"onenter":enter,}});}
      }
    }else{
       { const $$_yarT1C = __sveltets_2_ensureComponent(Tray); new $$_yarT1C({ target: __sveltets_2_any(), props: {                  "shown":match.dice.slots,"faces":ui.faces(material),"count":ui.diceCount,...colours ? { colours } : {},"kept":match.dice.kept,"still":falling && otherPlaces(position.dice, falling),spent,...match.mayChooseDice && !marked ? { toggle: (place: number) => match.toggle(place) } : {},"throwKey":`${position.round}.${position.rolls}`,"label":t("page-dice"),}});}
    }
    if(match.own?.choice){
       { svelteHTML.createElement("div", { "class":`acts`,});
         { svelteHTML.createElement("p", {});t("page-chosen-waiting"); }
         { svelteHTML.createElement("button", {    "aria-disabled":tapped,"onclick":(event) => decide(event, () => match.takeBack()),});t("page-take-back"); }
       }
    } else if (match.myTurn && !entering){
       { svelteHTML.createElement("div", { "class":`acts`,});
        if(throwing || offered.includes(again)){
           { svelteHTML.createElement("button", {       "class":`main roll`,"aria-disabled":tapped || !match.mayRoll,"onclick":(event) => decide(event, () => match.roll()),});
            t(throwing ? "page-roll" : "page-roll-again");
             { svelteHTML.createElement("small", {});t("page-rolls-left", { left }); }
           }
        }
         { svelteHTML.createElement("span", { "class":`apart`,}); }
        if(marked){
           { svelteHTML.createElement("button", {   "aria-disabled":!match.mayUndo,"onclick":() => match.undo(),});t("page-undo"); }
        }
        if(ui.stopRolling && offered.includes(ui.stopRolling.move)){
           { svelteHTML.createElement("button", {      "class":`main`,"aria-disabled":tapped || !match.may(ui.stopRolling.move),"onclick":(event) => decide(event, () => match.stopRolling()),});ui.stopRolling.label(); }
        }
        if(offered.includes("mark") || offered.includes("pass")){
           { svelteHTML.createElement("button", {        "class":`done`,"aria-disabled":tapped || !match.mayDone,"onclick":(event) => decide(event, () => match.done()),});marked;
            marked || !offered.includes("pass") ? t("page-done-points", { points }) : t("page-pass");
           }
        }
       }
    }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Controls__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Controls__SvelteComponent_ = ReturnType<typeof Controls__SvelteComponent_>;
/*Ωignore_endΩ*/export default Controls__SvelteComponent_;