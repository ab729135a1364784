// Pig: one die, and the moves `roll` and `hold`. It has no boards, and its players only count points.

import type { GameUi } from "../../src/games/game_ui";
import Picture from "./Picture.svelte";

export const pig: GameUi = {
  id: "pig",
  Picture,
  paper: null,
  load: async () => (await import("./table_ui")).tableUiOfPig,
};
