// The Border.

import type { GameUi } from "../game_ui";
import Picture from "./StartPicture.svelte";

export const border: GameUi = {
  id: "border",
  Picture,
  paper: "board",
  load: async () => (await import("./table_ui")).tableUiOfBorder,
};
