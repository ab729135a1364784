///<reference types="svelte" />
;// The rulebook: every rule under its number, to read, to search, and to be linked to.

import { tick } from "svelte";

import { href, router } from "../app/route.svelte";
import { booksOf, matches } from "../rules/rulebook";
import RuleText from "../rules/RuleText.svelte";
import { settings } from "../app/settings.svelte";
import { t, words } from "../words/words.svelte";

;type $$ComponentProps =  { id: string };function $$render() {

  
  

  
  
  
  
  

  // The game whose rules are shown; without it all rulebooks.
  const { id }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  let query = $state("");
  let page: HTMLElement;
  let gone = ""; // the rule that was gone to last

  $effect(() => {
    if (words.language) void words.also("rules");
  });

  $effect(() => {
    document.title = `${t("page-rules")} · Rollwright`;
  });

  const books = $derived(booksOf(words.ids));
  const games = $derived(books.map(({ game }) => game));
  // Every rule, with the game it belongs to.
  const places = $derived(
    new Map(
      books.flatMap(({ game, chapters }) =>
        chapters.flatMap(({ rules }) => rules.map(({ number }): [string, string] => [number, game])),
      ),
    ),
  );
  const choices = $derived([
    { game: "", text: t("page-rules-both") },
    ...books.map(({ game, message }) => ({ game, text: t(message) })),
  ]);
  // A search covers all rulebooks.
  const shown = $derived(
    books
      .filter(({ game }) => query.trim() || !games.includes(id) || game === id)
      .map(({ game, message, chapters }) => ({
        game,
        message,
        chapters: chapters
          .map((chapter) => ({
            ...chapter,
            rules: chapter.rules.filter((rule) => matches(query, rule.number, t(rule.message))),
          }))
          .filter(({ rules }) => rules.length),
      }))
      .filter(({ chapters }) => chapters.length),
  );
  const found = $derived(
    shown.reduce((sum, { chapters }) => sum + chapters.reduce((rules, one) => rules + one.rules.length, 0), 0),
  );
  const linked = $derived(router.now.hash);

  // A link to a rule shows the rule, whatever was searched for before.
  $effect(() => {
    if (linked === gone || !places.has(linked)) return;
    gone = linked;
    query = "";
    void tick().then(() => {
      const rule = page.querySelector<HTMLElement>(`#${CSS.escape(linked)}`);
      rule?.scrollIntoView({ block: "center", behavior: settings.still ? "instant" : "smooth" });
      rule?.focus({ preventScroll: true });
    });
  });

  const bookOf = (number: string): string => (games.includes(id) ? (places.get(number) ?? id) : "");
  const linkTo = (number: string): string => href(`rules${bookOf(number) && `/${bookOf(number)}`}#${number}`);
;
async () => {

 { const $$_main0 = svelteHTML.createElement("main", {  "class":`page`,});page = $$_main0;
   { svelteHTML.createElement("div", { "class":`top`,});
     { svelteHTML.createElement("div", { "class":`row`,});
       { svelteHTML.createElement("h1", {});t("page-rules"); }
       { svelteHTML.createElement("p", {   "role":`status`,"class":`faint`,});query.trim() ? t("page-rules-found", { count: found }) : ""; }
     }
     { svelteHTML.createElement("nav", {   "class":`row`,"aria-label":t("page-rules-which"),});
         for(let { game, text } of __sveltets_2_ensureArray(choices)){game;
         { svelteHTML.createElement("a", {     "class":`button`,"href":href(game ? `rules/${game}` : "rules"),"aria-current":game === id ? "page" : undefined,});
          text;
         }
      }
     }
     { svelteHTML.createElement("label", {});
       { svelteHTML.createElement("span", { "class":`hidden`,});t("page-rules-search"); }
       { svelteHTML.createElement("input", {           "type":`search`,"bind:value":query,"placeholder":t("page-rules-search"),"autocomplete":`off`,"spellcheck":`false`,});/*Ωignore_startΩ*/() => query = __sveltets_2_any(null);/*Ωignore_endΩ*/}
     }
   }

     for(let book of __sveltets_2_ensureArray(shown)){book.game;
     { svelteHTML.createElement("article", { "class":`card`,});
       { svelteHTML.createElement("h2", {});t(book.message); }
      if(!query.trim()){
         { svelteHTML.createElement("p", { "class":`faint`,});t("rulebook-marks"); }
         { svelteHTML.createElement("ul", { "class":`chapters`,});
             for(let { message } of __sveltets_2_ensureArray(book.chapters)){message;
             { svelteHTML.createElement("li", {}); { svelteHTML.createElement("a", { "href":`#${message}`,});t(message); } }
          }
         }
      }
         for(let chapter of __sveltets_2_ensureArray(book.chapters)){chapter.message;
         { svelteHTML.createElement("section", {});
           { svelteHTML.createElement("h3", { "id":chapter.message,});t(chapter.message); }
           { svelteHTML.createElement("dl", {});
               for(let { number, message } of __sveltets_2_ensureArray(chapter.rules)){number;
               { svelteHTML.createElement("div", {      "class":`rule`,"id":number,"tabindex":-1,});linked === number;
                 { svelteHTML.createElement("dt", {}); { svelteHTML.createElement("a", { "href":linkTo(number),});number; } }
                 { svelteHTML.createElement("dd", {}); { const $$_txeTeluR6C = __sveltets_2_ensureComponent(RuleText); new $$_txeTeluR6C({ target: __sveltets_2_any(), props: {      "text":t(message),query,"numbers":places,linkTo,}});} }
               }
            }
           }
         }
      }
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Rules__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Rules__SvelteComponent_ = ReturnType<typeof Rules__SvelteComponent_>;
/*Ωignore_endΩ*/export default Rules__SvelteComponent_;