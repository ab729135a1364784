// How a move names dice; the server says it with the boards and sheets.

import type { Material } from "../../protocol/types";
import type { Face } from "./slots";

export const letterOf = (material: Material | null, face: Face): string =>
  material?.letters[String(face)] ?? String(face);
