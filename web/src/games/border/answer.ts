// The worth of an area, to whom, and how many of its spaces each player still has open.

import type { BorderMaterial, BorderView } from "../../protocol/types";
import { t, words } from "../../words/words.svelte";
import type { Answer, ViewOf } from "../game_ui";

// `topic`: the id of the area.
export function answer({ areas }: BorderMaterial, { position }: ViewOf<BorderView>, topic: string): Answer | null {
  const area = areas.find(({ id }) => id === topic);
  if (!area) return null;
  const { id, value, low, ring } = area;
  const late = (position.worth[id] ?? value) < value;
  return {
    title: words.title(words.name("area", id)),
    lines: [late ? t("page-area-worth-low", { low }) : t("page-area-worth", { value, low })],
    seats: position.seats.map(({ areas: scored, crossed }) => {
      const points = scored[id] ?? null;
      const open = new Set(points === null ? ring.filter((place) => !crossed.includes(place)) : []);
      const text = points === null ? t("page-border-left", { count: open.size }) : t("page-score", { score: points });
      return { text, open, done: points !== null };
    }),
  };
}
