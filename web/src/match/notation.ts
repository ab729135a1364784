// How a move names dice. The server says it with the boards and sheets.

import type { Face } from "../dice/faces";
import type { LoadedGame } from "../games";

export const letterOf = ({ material }: LoadedGame, face: Face): string =>
  material.letters[String(face)] ?? String(face);
