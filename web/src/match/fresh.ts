// The places that were written on between two positions, per seat: they are drawn as just written.

import type { LoadedGame } from "../games";
import type { Position } from "../games/game_ui";

export function freshMarks(game: LoadedGame | null, before: Position | null, after: Position): Set<number>[] {
  return after.seats.map((_, seat) => {
    if (!game || !before?.seats[seat]) return new Set();
    const { ui, material } = game;
    const known = new Set(ui.writtenPlaces(material, before, seat));
    return new Set(ui.writtenPlaces(material, after, seat).filter((place) => !known.has(place)));
  });
}
