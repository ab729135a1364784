///<reference types="svelte" />
;;
  // On or off.
  interface Props {
    label: string;
    on: boolean;
    turn: (on: boolean) => void;
    hint?: string;
  };function $$render() {



  const { label, on, turn, hint = "" }: Props = $props();
  const id = $props.id();
;
async () => {

 { svelteHTML.createElement("label", {});
   { svelteHTML.createElement("span", { "class":`words`,});
     { svelteHTML.createElement("span", {});label; }
    if(hint){ { svelteHTML.createElement("small", {   "class":`faint`,"id":`${id}-hint`,});hint; }}
   }
   { svelteHTML.createElement("input", {             "type":`checkbox`,"role":`switch`,"class":`hidden`,"checked":on,"aria-describedby":hint ? `${id}-hint` : undefined,"onchange":(event) => turn(event.currentTarget.checked),});}
   { svelteHTML.createElement("svg", {       "viewBox":`0 0 52 30`,"width":`52`,"height":`30`,"aria-hidden":`true`,});
     { svelteHTML.createElement("rect", {          "x":`1`,"y":`1`,"width":`50`,"height":`28`,"rx":`14`,});}
     { svelteHTML.createElement("circle", {      "cx":`15`,"cy":`15`,"r":`10`,});}
     { svelteHTML.createElement("path", {  "d":`M10.5 15.5l3 3 6-7`,});}
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Switch__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Switch__SvelteComponent_ = ReturnType<typeof Switch__SvelteComponent_>;
/*Ωignore_endΩ*/export default Switch__SvelteComponent_;