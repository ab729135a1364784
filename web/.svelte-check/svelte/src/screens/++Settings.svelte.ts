///<reference types="svelte" />
;// The settings of this browser; every change takes effect immediately.

import { settings } from "../app/settings.svelte";
import { LANGUAGES, LONGEST_NAME } from "../protocol/constants";
import Choice from "../ui/Choice.svelte";
import { sounds } from "../match/sounds";
import Switch from "../ui/Switch.svelte";
import { t } from "../words/words.svelte";

;type $$ComponentProps =  { id: string };function $$render() {

  
  
  
  
  
  
  

  const {}:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props(); // eslint-disable-line no-empty-pattern -- every screen is given an id
  const { chosen } = settings;

  // The name of a language in that language; of European and Brazilian Portuguese with the region.
  function ownName(language: string): string {
    const tag = language === "pt" ? "pt-PT" : language;
    const name = new Intl.DisplayNames([tag], { type: "language", languageDisplay: "standard" }).of(tag) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  }

  const labelled = <const Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));

  $effect(() => {
    document.title = `${t("page-settings")} · Rollwright`;
  });
;
async () => {

 { svelteHTML.createElement("main", { "class":`page`,});
   { svelteHTML.createElement("h1", {});t("page-settings"); }
   { svelteHTML.createElement("div", { "class":`card stack`,});
     { svelteHTML.createElement("label", {});
      t("page-your-name");
       { svelteHTML.createElement("input", {        "maxlength":LONGEST_NAME,"autocomplete":`nickname`,"placeholder":t("page-guest"),"bind:value":chosen.name,});/*Ωignore_startΩ*/() => chosen.name = __sveltets_2_any(null);/*Ωignore_endΩ*/}
       { svelteHTML.createElement("small", { "class":`faint`,});t("page-your-name-hint"); }
     }
     { const $$_eciohC2C = __sveltets_2_ensureComponent(Choice); new $$_eciohC2C({ target: __sveltets_2_any(), props: {         "legend":t("page-language"),"options":LANGUAGES.map((language) => ({ value: language, label: ownName(language), lang: language })),"value":settings.language,"choose":(language) => (chosen.language = language),}});}
   }

   { svelteHTML.createElement("div", { "class":`card stack`,});
     { const $$_eciohC2C = __sveltets_2_ensureComponent(Choice); new $$_eciohC2C({ target: __sveltets_2_any(), props: {         "legend":t("page-theme"),"options":labelled(["system", "light", "dark"], (value) => t(`page-theme-${value}`)),"value":chosen.theme,"choose":(theme) => (chosen.theme = theme),}});}
     { const $$_hctiwS2C = __sveltets_2_ensureComponent(Switch); new $$_hctiwS2C({ target: __sveltets_2_any(), props: {         "label":t("page-symbols"),"hint":t("page-symbols-hint"),"on":chosen.symbols,"turn":(on) => (chosen.symbols = on),}});}
     { const $$_eciohC2C = __sveltets_2_ensureComponent(Choice); new $$_eciohC2C({ target: __sveltets_2_any(), props: {         "legend":t("page-motion"),"options":labelled(["system", "full", "reduced"], (value) => t(`page-motion-${value}`)),"value":chosen.motion,"choose":(motion) => (chosen.motion = motion),}});}
   }

   { svelteHTML.createElement("div", { "class":`card stack`,});
     { const $$_eciohC2C = __sveltets_2_ensureComponent(Choice); new $$_eciohC2C({ target: __sveltets_2_any(), props: {         "legend":t("page-bot-speed"),"options":labelled(["calm", "brisk", "instant"], (value) => t(`page-bots-${value}`)),"value":chosen.bots,"choose":(speed) => (chosen.bots = speed),}});}
     { const $$_hctiwS2C = __sveltets_2_ensureComponent(Switch); new $$_hctiwS2C({ target: __sveltets_2_any(), props: {         "label":t("page-sounds"),"hint":t("page-sounds-hint"),"on":chosen.sounds,"turn":(on) => {
        chosen.sounds = on;
        sounds.turn();
      },}});}
     { const $$_hctiwS2C = __sveltets_2_ensureComponent(Switch); new $$_hctiwS2C({ target: __sveltets_2_any(), props: {         "label":t("page-key-shortcuts"),"hint":t("page-key-shortcuts-hint"),"on":chosen.keys,"turn":(on) => (chosen.keys = on),}});}
   }
   { svelteHTML.createElement("p", { "class":`faint`,});t("page-settings-kept"); }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Settings__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Settings__SvelteComponent_ = ReturnType<typeof Settings__SvelteComponent_>;
/*Ωignore_endΩ*/export default Settings__SvelteComponent_;