// The data that the illustrations of a rulebook are drawn from.

import { GAMES, loadGame, type LoadedGame } from "../games";
import type { Illustration, Illustrations } from "../games/illustrations";

export interface IllustratedGame extends LoadedGame {
  readonly illustrations: Illustrations;
}

// Null if the page has no illustrations for this game. Raises RequestError if the server does not answer.
export async function loadIllustrations(game: string): Promise<IllustratedGame | null> {
  if (!GAMES.some(({ id }) => id === game)) return null;
  const loaded = await loadGame(game, []);
  const illustrations = await loaded.ui.illustrations?.();
  return illustrations ? { ...loaded, illustrations } : null;
}

export const shownWith = (game: IllustratedGame | null | undefined, rule: string): readonly Illustration[] =>
  game?.illustrations.all.filter(({ rules }) => rules.includes(rule)) ?? [];

export const inOverview = (game: IllustratedGame | null | undefined, part: string): readonly Illustration[] =>
  game?.illustrations.all.filter(({ overview }) => overview === part) ?? [];
