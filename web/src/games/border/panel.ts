// A board of the rulebook's illustrations.

import type { BoardView, BorderMaterial } from "../../protocol/types";
import type { Panel } from "../illustrations";
import { boxAround, boxOf, type ViewBox } from "./plan";

export interface BorderPanel extends Panel {
  readonly sheet: BoardView;
  readonly worth: Record<string, number>;
  // The spaces that are shown; null for the whole map.
  readonly around: readonly number[] | null;
  // Whether only the scoring row is shown.
  readonly row: boolean;
}

export function frameOf(material: BorderMaterial, { around }: BorderPanel): ViewBox {
  if (!around) return boxOf(material);
  return boxAround(around.flatMap((place) => material.spaces[place] ?? []));
}
