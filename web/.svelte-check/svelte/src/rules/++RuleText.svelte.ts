///<reference types="svelte" />
;// The text of a rule, with links to the rules that it cites, and matches of the search highlighted.

import { pieces } from "./rulebook";
;

  interface Props {
    text: string;
    query: string;
    // All rules, each with its game.
    numbers: ReadonlyMap<string, string>;
    linkTo: (number: string) => string;
  };function $$render() {

  
  

  const { text, query, numbers, linkTo }: Props = $props();

  const made = $derived(pieces(text, query, new Set(numbers.keys())));
;
async () => {

    for(let piece of __sveltets_2_ensureArray(made)){let n = 1;n;
  if(piece.kind === "rule"){
     { svelteHTML.createElement("a", { "href":linkTo(piece.text),});piece.text; }
  } else if (piece.kind === "found"){
     { svelteHTML.createElement("mark", {});piece.text; }
  }else{
    piece.text;
  }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RuleText__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RuleText__SvelteComponent_ = ReturnType<typeof RuleText__SvelteComponent_>;
/*Ωignore_endΩ*/export default RuleText__SvelteComponent_;