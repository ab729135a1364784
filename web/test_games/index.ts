// The games that exist only in tests. A build with ROLLWRIGHT_EXTRA_GAMES=test_games/index.ts has them.

import type { GameUi } from "../src/games/game_ui";
import { pig } from "./pig";

export const EXTRA_GAMES: readonly GameUi[] = [pig];
