// Which games the player may want to learn.

import { settings } from "../app/settings.svelte";
import { offered } from "../net/offer.svelte";
import type { PublicView } from "../protocol/types";

// Remembers that a game is played in this browser, if one of its seats is here and the first roll was made. While
// players wait for the others, they still have time for the lesson.
export function rememberPlaying({ turn, position: { game } }: PublicView, seats: readonly number[]): void {
  const { chosen } = settings;
  if (turn && seats.length && !chosen.begun.includes(game)) chosen.begun = [...chosen.begun, game];
}

// Whether a game has a lesson; undefined until the server has said so.
export const hasLesson = (game: string): boolean | undefined =>
  offered.now ? (offered.now.games.find((one) => one.game === game)?.lesson ?? false) : undefined;

// Whether the lesson of a game is offered: the game has one, was not played here before, and the lesson was neither
// finished nor declined. `played`: whether the player is known to have played the game elsewhere.
export function lessonOffered(game: string, played = false): boolean {
  const { begun, lessons } = settings.chosen;
  const progress = lessons[game];
  if (progress?.finished || progress?.step === null) return false;
  if (!hasLesson(game)) return false;
  return (progress?.step ?? 0) > 0 || (!played && !begun.includes(game));
}
