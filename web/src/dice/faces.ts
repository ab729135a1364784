// What the dice of each game can show, and how many lie in the tray: for drawing, not for counting.

export type Face = string | number;
export type Game = "border" | "twentyone";

export const BORDER_FACES = ["grey", "green", "blue", "red", "yellow", "orange"] as const;
export const PIP_FACES = [1, 2, 3, 4, 5, 6] as const;

// How many places the tray has while no dice have fallen.
export const PLACES: Readonly<Record<Game, number>> = { border: 5, twentyone: 6 };

// A die that shows nothing yet.
export const BLANK = "";

export const facesLike = (face: Face): readonly Face[] => (typeof face === "number" ? PIP_FACES : BORDER_FACES);
