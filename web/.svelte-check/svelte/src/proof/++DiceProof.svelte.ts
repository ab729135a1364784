///<reference types="svelte" />
;// One tap checks in this browser that the dice were those promised. Nothing is taken on the server's word.

import type { LogEntry, Opened, Proof } from "../protocol/types";
import { ask } from "../net/api";
import { isProven, seenIn, verify, type Checked } from "./verify";
import { Attempt } from "../net/attempt.svelte";
import ErrorMessage from "../ui/ErrorMessage.svelte";
import { t } from "../words/words.svelte";
;

  interface Props {
    table: string;
    opened: Opened;
    // The rolls of the game at least.
    log: readonly LogEntry[];
    // The number of a die's first face in the log.
    firstFace: number;
  };function $$render() {

  
  
  
  
  
  
  

  const { table, opened, log, firstFace }: Props = $props();

  const attempt = new Attempt();
  let proof = $state.raw<Proof | null>(null);
  let checked = $state.raw<Checked | null>(null);

  const lines = $derived.by(() => {
    if (!checked) return [];
    const { promised, heard, rolls, wrong } = checked;
    const said = heard === null ? [] : [{ right: heard, text: t(heard ? "page-proof-heard" : "page-proof-not-heard") }];
    return [
      { right: promised, text: t(promised ? "page-proof-promised" : "page-proof-not-promised") },
      ...said,
      {
        right: wrong === null,
        text: wrong === null ? t("page-proof-follow", { rolls }) : t("page-proof-wrong", { roll: wrong }),
      },
    ];
  });

  const check = (): Promise<boolean> =>
    attempt.run(async () => {
      proof = await ask<Proof>("GET", `api/tables/${table}/proof`);
      checked = verify(seenIn(opened, log, firstFace), proof);
    });
;
async () => {

if(opened.dice === "proven"){
   { svelteHTML.createElement("section", {});
    if(!checked){
       { svelteHTML.createElement("button", {   "disabled":attempt.busy,"onclick":check,});
         { svelteHTML.createElement("svg", {       "viewBox":`0 0 24 24`,"width":`20`,"height":`20`,"aria-hidden":`true`,});
           { svelteHTML.createElement("path", {  "d":`M12 2.5l8 3v6c0 5-3.4 8.6-8 10-4.6-1.4-8-5-8-10v-6z`,});}
           { svelteHTML.createElement("path", {  "d":`M8.2 12l2.7 2.7 5-5.4`,});}
         }
        t("page-proof");
       }
    }
     { svelteHTML.createElement("div", { "role":`status`,});
      if(checked){
         { svelteHTML.createElement("p", {  "class":`verdict`,});!isProven(checked);
          t(isProven(checked) ? "page-proof-proven" : "page-proof-not-proven");
         }
         { svelteHTML.createElement("ul", {});
             for(let { right, text } of __sveltets_2_ensureArray(lines)){text;
             { svelteHTML.createElement("li", { });!right;
               { svelteHTML.createElement("svg", {       "viewBox":`-6 -6 12 12`,"width":`18`,"height":`18`,"aria-hidden":`true`,});
                 { svelteHTML.createElement("path", {  "d":right ? "M-4 .5L-1.2 3.4 4.2-3.2" : "M-3.6-3.6L3.6 3.6M3.6-3.6L-3.6 3.6",});}
               }
              text;
             }
          }
         }
      }
     }
    if(proof){
       { svelteHTML.createElement("details", {});
         { svelteHTML.createElement("summary", {});t("page-proof-details"); }
         { svelteHTML.createElement("dl", {});
           { svelteHTML.createElement("dt", {});t("page-proof-commitment"); }
           { svelteHTML.createElement("dd", {}); { svelteHTML.createElement("code", {});opened.commitment; } }
           { svelteHTML.createElement("dt", {});t("page-proof-secret"); }
           { svelteHTML.createElement("dd", {}); { svelteHTML.createElement("code", {});proof.secret; } }
           { svelteHTML.createElement("dt", {});t("page-proof-words"); }
           { svelteHTML.createElement("dd", {});
             { svelteHTML.createElement("ol", {});
                  for(let word of __sveltets_2_ensureArray(proof.words)){let seat = 1;seat; { svelteHTML.createElement("li", {}); { svelteHTML.createElement("code", {});word; } }}
             }
           }
         }
         { svelteHTML.createElement("p", { "class":`faint`,});t("page-proof-means"); }
       }
    }
     { const $$_egasseMrorrE1C = __sveltets_2_ensureComponent(ErrorMessage); new $$_egasseMrorrE1C({ target: __sveltets_2_any(), props: {  "problem":attempt.problem,}});}
   }
}else{
   { svelteHTML.createElement("p", { "class":`faint`,});t("page-proof-typed"); }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DiceProof__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DiceProof__SvelteComponent_ = ReturnType<typeof DiceProof__SvelteComponent_>;
/*Ωignore_endΩ*/export default DiceProof__SvelteComponent_;