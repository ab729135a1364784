///<reference types="svelte" />
;// The live region of the table: moves, whose turn it is, and who connects or leaves.

import { untrack } from "svelte";

import type { Presence, PublicView } from "../protocol/types";
import { t } from "../words/words.svelte";
import { nextRound } from "../narration/changes";
import type { Match } from "./match.svelte";
import { seatName } from "../words/players";
import { tell } from "../narration/news";
import { askedFor } from "./asked_for";

;type $$ComponentProps =  { match: Match };function $$render() {

  
  

  
  
  
  
  
  
  

  const { match }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

  // Older lines have been read out.
  const KEPT = 12;

  let lines = $state.raw<readonly { key: number; text: string }[]>([]);
  let count = 0;
  let known = 0;
  let before: PublicView | null = null;
  let status: string | null = null;
  let presence: Presence | null = null;
  let online: boolean | null = null;

  function say(texts: readonly string[]): void {
    if (texts.length) lines = [...lines, ...texts.map((text) => ({ key: (count += 1), text }))].slice(-KEPT);
  }

  function turn(): string[] {
    const now = askedFor(match);
    const same = now === status;
    status = now;
    return same || !now ? [] : [t(now)];
  }

  // Several updates may come together, so it counts the entries that were not announced yet.
  $effect(() => {
    const { entries, view, game } = match;
    if (!view || !game) return;
    untrack(() => {
      const fresh = before ? entries.slice(known) : [];
      const news = tell(fresh, before, view, game);
      // After a roll it is clear that a round has begun.
      const rolled = fresh.at(-1)?.entry.type === "rolled";
      const round = before && !rolled ? nextRound(before, view) : [];
      known = entries.length;
      before = view;
      say([...news, ...round, ...turn()]);
    });
  });

  $effect(() => {
    const now = match.presence;
    untrack(() => {
      const { view } = match;
      if (view && presence && now) say(comings(view, presence, now));
      presence = now;
    });
  });

  $effect(() => {
    const now = match.online;
    untrack(() => {
      if (online !== null && now !== online) say([t(now ? "page-tell-connected" : "page-connection-lost")]);
      online = now;
    });
  });

  function comings(view: PublicView, old: Presence, now: Presence): string[] {
    return now.away_since.flatMap((since, seat) => {
      const was = old.away_since[seat] ?? null;
      if ((since === null) === (was === null) || match.seats.includes(seat) || view.seats[seat]?.left) return [];
      return [t(since === null ? "page-tell-here" : "page-tell-away", { name: seatName(view, seat) })];
    });
  }
;
async () => {

 { svelteHTML.createElement("div", {         "class":`hidden`,"role":`log`,"aria-live":`polite`,"aria-relevant":`additions`,"aria-label":t("page-news"),});
     for(let { key, text } of __sveltets_2_ensureArray(lines)){key;
     { svelteHTML.createElement("p", {});text; }
  }
 }
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Announcer__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Announcer__SvelteComponent_ = ReturnType<typeof Announcer__SvelteComponent_>;
/*Ωignore_endΩ*/export default Announcer__SvelteComponent_;