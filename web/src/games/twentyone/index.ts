// Twenty One.

import type { GameUi } from "../game_ui";
import Picture from "./StartPicture.svelte";

export const twentyone: GameUi = {
  id: "twentyone",
  Picture,
  paper: "sheet",
  load: async () => (await import("./table_ui")).tableUiOfTwentyOne,
};
