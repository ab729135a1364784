// Games that exist only in tests. A build for tests replaces this file, see vite.config.ts; the shipped page has none.

import type { GameUi } from "./game_ui";

export const EXTRA_GAMES: readonly GameUi[] = [];
