///<reference types="svelte" />
;function $$render() {

  // A die.
;
async () => {

 { svelteHTML.createElement("svg", {   "viewBox":`-12 -12 24 24`,"aria-hidden":`true`,}); { svelteHTML.createElement("rect", {          "x":`-9`,"y":`-9`,"width":`18`,"height":`18`,"rx":`4`,});} }
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Picture__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Picture__SvelteComponent_ = InstanceType<typeof Picture__SvelteComponent_>;
/*Ωignore_endΩ*/export default Picture__SvelteComponent_;