///<reference types="svelte" />
;// A sheet of Twenty One: rows of coloured boxes with their entries and targets. It knows no rule. Without `ontouch` it
// is a picture.

import type { DrawnBox, SheetView, TwentyOneMaterial } from "../../protocol/types";
import type { DrawnSheetProps } from "../game_ui";
import Deferred from "../../ui/Deferred.svelte";
import { chunks } from "../../ui/time_slices";
import Adds from "./Adds.svelte";
import Box from "./Box.svelte";
import CrossOff from "./CrossOff.svelte";
import ScoreFooter from "./ScoreFooter.svelte";
import { BOX, boxX, boxY, scoreX, sheetWidth, stepTo, viewBox } from "./layout";
import { boxName, rowName, type BoxLook } from "./box_labels";
import RowScore from "./RowScore.svelte";
import { crossGoes } from "./written";
;

  interface Props extends DrawnSheetProps<TwentyOneMaterial> {
    sheet: SheetView;
    // The dice in the order of the material's letters; empty before the roll.
    dice: readonly number[];
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const NONE: ReadonlySet<number> = new Set();
  // Boxes that are drawn in one time slice.
  const HALF = 3;
  const {
    material,
    sheet,
    dice,
    label,
    pencil = NONE,
    targets = [],
    fresh = NONE,
    waiting = NONE,
    small = false,
    ontouch,
  }: Props = $props();

  const drawn = $derived(material.sheets.find(({ name }) => name === sheet.sheet));
  const rows = $derived(drawn?.rows ?? []);
  const columns = $derived(rows[0]?.length ?? 0);
  const colours = $derived(Object.keys(material.letters));
  const points = $derived(new Map(targets.flatMap((target) => target.adds.map((place) => [place, target.points]))));
  const crossing = $derived(drawn && pencil.has(material.cross_off.place) ? crossGoes(drawn, sheet) : null);

  const look = (row: number, column: number, { place, colour }: DrawnBox): BoxLook => ({
    entry: sheet.rows[row]?.entries[column] ?? null,
    die: dice[colours.indexOf(colour)] ?? null,
    points: points.get(place),
    pencilled: pencil.has(place),
    crossing: crossing === place,
  });

  // One tab stop: where the keyboard was last, or the first box that may be touched.
  let walkedTo = $state<number | null>(null);
  const tabStop = $derived(
    walkedTo ?? rows.flat().find(({ place }) => points.has(place))?.place ?? rows[sheet.current_row ?? 0]?.[0]?.place,
  );
  let picture: SVGSVGElement | undefined = $state();

  function press(event: KeyboardEvent, place: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepTo(rows, place, event.key);
    const touches = event.key === "Enter" || event.key === " ";
    if (next === null && !touches) return;
    event.preventDefault();
    if (touches && !event.repeat)
      ontouch?.(place); // a key that is held down is one touch
    else if (!touches) picture?.querySelector<SVGGElement>(`[data-place="${next}"]`)?.focus();
  }

  function leave(event: FocusEvent): void {
    if (!picture?.contains(event.relatedTarget as Node | null)) walkedTo = null;
  }
;
async () => {

 { svelteHTML.createElement("div", {  "class":`sheet`,});small;
   { const $$_svg1 = svelteHTML.createElement("svg", {        "viewBox":viewBox(rows.length, columns, small),"role":ontouch ? "group" : "img","aria-label":label,});picture = $$_svg1;
      const drawing/*Ωignore_positionΩ*/ = ()/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
          for(let boxes of __sveltets_2_ensureArray(rows)){let row = 1;row;
        const now = row === sheet.current_row;
        const view = sheet.rows[row];
         { svelteHTML.createElement("g", {   "role":ontouch && "group","aria-label":ontouch && view && rowName(row, view, now),});
          if(now){
             { svelteHTML.createElement("rect", {             "class":`band`,"x":`3`,"y":boxY(row) - 3.5,"width":sheetWidth(columns) - 6,"height":BOX.height + 7,"rx":`10`,});}
            if(!small){
               { svelteHTML.createElement("path", {      "class":`arrow`,"transform":`translate(4.6 ${boxY(row) + BOX.height / 2})`,"d":`M.5-5 5 0 .5 5z`,});}
            }
          }
              for(let some of __sveltets_2_ensureArray((chunks(boxes, HALF)))){let half = 1;half;
             { const $$_derrefeD1C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD1C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});
                  for(let box of __sveltets_2_ensureArray(some)){let n = 1;box.place;
                const column = HALF * half + n;
                const where = `translate(${boxX(column)} ${boxY(row)})`;
                const shown = look(row, column, box);
                const open = shown.points !== undefined || shown.pencilled;
                if(ontouch){
                   { svelteHTML.createElement("g", {                           "class":`touchable`,...__sveltets_2_empty({"data-place":box.place}),"role":`button`,"tabindex":box.place === tabStop ? 0 : -1,"aria-label":boxName(row, box, shown),"aria-pressed":shown.pencilled,"aria-disabled":!open,"transform":where,"onclick":() => ontouch(box.place),"onkeydown":(event) => press(event, box.place),"onfocus":() => (walkedTo = box.place),"onblur":leave,});!open;waiting.has(box.place);
                     { const $$_xoB3C = __sveltets_2_ensureComponent(Box); new $$_xoB3C({ target: __sveltets_2_any(), props: {     box,...shown,small,"fresh":fresh.has(box.place),}});}
                   }
                }else{
                   { svelteHTML.createElement("g", { "transform":where,}); { const $$_xoB3C = __sveltets_2_ensureComponent(Box); new $$_xoB3C({ target: __sveltets_2_any(), props: {     box,...shown,small,"fresh":fresh.has(box.place),}});} }
                }
                if(shown.points !== undefined && shown.die !== null && !small){
                   { svelteHTML.createElement("g", { "transform":where,}); { const $$_sddA3C = __sveltets_2_ensureComponent(Adds); new $$_sddA3C({ target: __sveltets_2_any(), props: {  "points":shown.points,}});} }
                }
              }
             Deferred}
          }
          if(view){
             { svelteHTML.createElement("g", {   "transform":`translate(${scoreX(columns)} ${boxY(row)})`,"aria-hidden":`true`,});
               { const $$_erocSwoR2C = __sveltets_2_ensureComponent(RowScore); new $$_erocSwoR2C({ target: __sveltets_2_any(), props: {        "row":view,"seed":row * 31 + 11,small,"fresh":view.complete && boxes.some(({ place }) => fresh.has(place)),}});}
             }
          }
         }
      }
      if(!small){
         { const $$_derrefeD0C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD0C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});
           { svelteHTML.createElement("g", {  "transform":`translate(0 ${boxY(rows.length)})`,}); { const $$_retooFerocS2C = __sveltets_2_ensureComponent(ScoreFooter); new $$_retooFerocS2C({ target: __sveltets_2_any(), props: {     sheet,"boxes":columns,"bonus":material.bonus,}});} }
         Deferred}
      }
    };return __sveltets_2_any(0)};
    if(small){
       { const $$_derrefeD2C = __sveltets_2_ensureComponent(Deferred); new $$_derrefeD2C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },"together":true,}});;__sveltets_2_ensureSnippet(drawing()); Deferred}
    }else{
      ;__sveltets_2_ensureSnippet(drawing());
    }
   }
  if(ontouch){
     { const $$_ffOssorC1C = __sveltets_2_ensureComponent(CrossOff); new $$_ffOssorC1C({ target: __sveltets_2_any(), props: {       "may":points.has(material.cross_off.place),"pencilled":pencil.has(material.cross_off.place),"onclick":() => ontouch(material.cross_off.place),}});}
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TwentyOneSheet__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TwentyOneSheet__SvelteComponent_ = ReturnType<typeof TwentyOneSheet__SvelteComponent_>;
/*Ωignore_endΩ*/export default TwentyOneSheet__SvelteComponent_;