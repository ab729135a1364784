///<reference types="svelte" />
;// The sheets of all players as thumbnails, with their points; a tap shows one large.

import type { LoadedGame } from "../games";
import type { PublicView } from "../protocol/types";
import SeatCard from "../match/SeatCard.svelte";
import { t } from "../words/words.svelte";
;

  interface Props {
    view: PublicView;
    game: LoadedGame;
    fresh: readonly ReadonlySet<number>[];
    shown: number;
    pick: (seat: number) => void;
  };function $$render() {

  
  
  
  
  

  const { view, game, fresh, shown, pick }: Props = $props();
;
async () => {

 { svelteHTML.createElement("ul", {});
     for(let seat of __sveltets_2_ensureArray(view.position.seats.keys())){seat;
     { svelteHTML.createElement("li", {});
       { const $$_draCtaeS2C = __sveltets_2_ensureComponent(SeatCard); new $$_draCtaeS2C({ target: __sveltets_2_any(), props: {            view,game,seat,"fresh":fresh[seat],"note":view.position.active === seat ? t("page-replay-active") : "","pressed":seat === shown,"onclick":() => pick(seat),}});}
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ReplayPlayers__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ReplayPlayers__SvelteComponent_ = ReturnType<typeof ReplayPlayers__SvelteComponent_>;
/*Ωignore_endΩ*/export default ReplayPlayers__SvelteComponent_;