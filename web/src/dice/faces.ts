// Faces of dice, for drawing.

// A colour or a number of pips.
export type Face = string | number;

export const PIP_FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

// A die that shows nothing yet.
export const BLANK = "";
