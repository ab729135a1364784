///<reference types="svelte" />
;function $$render<Value extends string>() {

  // One of a few, all of them in sight: radio buttons that look like one bar.
  interface Option {
    value: Value;
    label: string;
    lang?: string;
  }

  interface Props {
    legend: string;
    options: readonly Option[];
    value: Value;
    choose: (value: Value) => void;
    hint?: string;
  }

  const { legend, options, value, choose, hint = "" }: Props = $props();
  const name = $props.id();
;
async () => {

 { svelteHTML.createElement("fieldset", { "aria-describedby":hint ? `${name}-hint` : undefined,});
   { svelteHTML.createElement("legend", {});legend; }
   { svelteHTML.createElement("div", {  "class":`bar`,});options.length > 4;
       for(let option of __sveltets_2_ensureArray(options)){option.value;
       { svelteHTML.createElement("label", { "lang":option.lang,});
         { svelteHTML.createElement("input", {            "type":`radio`,"class":`hidden`,name,"value":option.value,"checked":option.value === value,"onchange":() => choose(option.value),});}
         { svelteHTML.createElement("span", {});option.label; }
       }
    }
   }
  if(hint){ { svelteHTML.createElement("p", {   "class":`faint`,"id":`${name}-hint`,});hint; }}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
class __sveltets_Render<Value extends string> {
    props(): ReturnType<typeof $$render<Value>>['props'] { return null as any; }
    events(): ReturnType<typeof $$render<Value>>['events'] { return null as any; }
    slots(): ReturnType<typeof $$render<Value>>['slots'] { return null as any; }
    bindings() { return __sveltets_$$bindings(''); }
    exports() { return {}; }
}

interface $$IsomorphicComponent {
    new <Value extends string>(options: import('svelte').ComponentConstructorOptions<ReturnType<__sveltets_Render<Value>['props']>>): import('svelte').SvelteComponent<ReturnType<__sveltets_Render<Value>['props']>, ReturnType<__sveltets_Render<Value>['events']>, ReturnType<__sveltets_Render<Value>['slots']>> & { $$bindings?: ReturnType<__sveltets_Render<Value>['bindings']> } & ReturnType<__sveltets_Render<Value>['exports']>;
    <Value extends string>(internal: unknown, props: ReturnType<__sveltets_Render<Value>['props']> & {}): ReturnType<__sveltets_Render<Value>['exports']>;
    z_$$bindings?: ReturnType<__sveltets_Render<any>['bindings']>;
}
const Choice__SvelteComponent_: $$IsomorphicComponent = null as any;
/*Ωignore_startΩ*/type Choice__SvelteComponent_<Value extends string> = InstanceType<typeof Choice__SvelteComponent_<Value>>;
/*Ωignore_endΩ*/export default Choice__SvelteComponent_;