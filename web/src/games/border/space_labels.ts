// The labels of spaces for screen readers: place, state, and whether the space is a target.

import type { TargetView } from "../../protocol/types";
import { t, words } from "../../words/words.svelte";
import type { Segment, Space } from "./plan";

export interface Marks {
  readonly crossed: ReadonlySet<number>;
  readonly pencil: ReadonlySet<number>;
  // Empty where nothing may be touched now.
  readonly targets: readonly TargetView[];
}

// The areas that each space borders. Many spaces share them, and formatting is slow, so it is done once.
export function borderNames(spaces: readonly Space[]): readonly string[] {
  const known = new Map<string, string>();
  return spaces.map(({ areas }) => {
    const id = areas.join();
    const name = known.get(id) ?? borderName(areas);
    known.set(id, name);
    return name;
  });
}

function borderName(areas: readonly string[]): string {
  return t("page-space-border", { areas: words.list(areas.map((area) => words.name("area", area))) });
}

export function spaceName({ place, text }: Space, border: string, segment: Segment, marks: Marks): string {
  const { crossed, pencil, targets } = marks;
  if (segment.colour === null) return `${t("page-space-white", { place: text })} ${border}`;
  const state = crossed.has(place) ? "crossed" : pencil.has(place) ? "pencilled" : "open";
  const said = [t("page-space", { place: text, colour: segment.colour, state })];
  const target = targets.find(({ adds }) => adds.includes(place));
  if (target) said.push(t("page-space-touch", { count: target.adds.length, points: target.points }));
  else if (state === "open" && targets.length) said.push(t("page-space-not-now"));
  const open = segment.places.filter((one) => !crossed.has(one)).length;
  said.push(t("page-space-segment", { length: segment.places.length, open }), border);
  return said.join(" ");
}
