// A sheet of the rulebook's illustrations.

import type { SheetView } from "../../protocol/types";
import type { Panel } from "../illustrations";

export interface TwentyOnePanel extends Panel {
  readonly sheet: SheetView;
  readonly dice: readonly number[];
  // The only row that is shown; null for the whole sheet.
  readonly row: number | null;
}
