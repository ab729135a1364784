// The pictures of the nine areas: our own drawings in a square of 64, each a pile of paths with the tone that fills it.

export type Tone =
  "stone" | "wall" | "roof" | "leaf" | "pine" | "wood" | "sail" | "water" | "glow" | "line" | "reed" | "beak";

// From the back to the front. "line" is not filled; everything else is filled and outlined.
export type Picture = readonly (readonly [Tone, string])[];

const GROUND = "M5 57.5C18 55.5 46 55.5 59 57.5";

export const PICTURES: Readonly<Record<string, Picture>> = {
  castle: [
    ["line", "M32 11V2.5"],
    ["roof", "M32 2.5l9 2.7-9 2.8z"],
    ["stone", "M24.5 38V21h15v17z"],
    ["roof", "M22 21.5L32 9.5l10 12z"],
    ["glow", "M30.3 32v-5a1.7 1.7 0 0 1 3.4 0v5z"],
    ["stone", "M21 57V35h4v4h4.5v-4h5v4H39v-4h4v22z"],
    ["stone", "M7 57V27l-2-2.5V16h4.2v4h3v-4h4.6v4h3v-4H24v8.5L22 27v30z"],
    ["stone", "M57 57V27l2-2.5V16h-4.2v4h-3v-4h-4.6v4h-3v-4H40v8.5l2 2.5v30z"],
    ["glow", "M13 39v-6a1.6 1.6 0 0 1 3.2 0v6zM47.8 39v-6a1.6 1.6 0 0 1 3.2 0v6z"],
    ["wood", "M26.5 57v-7.5a5.5 5.5 0 0 1 11 0V57z"],
    ["line", "M32 44.5V57"],
    ["line", GROUND],
  ],
  town: [
    ["wall", "M26 57V25h11.5v32z"],
    ["roof", "M23.5 25.5L31.7 6l8.3 19.5z"],
    ["line", "M31.7 6V2.5"],
    ["glow", "M30 36.5v-4a1.8 1.8 0 0 1 3.6 0v4z"],
    ["wall", "M6.5 57V40h21v17z"],
    ["roof", "M3.5 41.5L17 27.5l13.5 14z"],
    ["wall", "M37 57V37h21v20z"],
    ["roof", "M34 38.5L47.5 23l13.5 15.5z"],
    ["glow", "M11 45.5h4.5v4.5H11zM41.5 43h4.5v5h-4.5zM49.5 43H54v5h-4.5z"],
    ["wood", "M18.5 57v-9h5.5v9zM45 57v-5.5h5V57z"],
    ["line", GROUND],
  ],
  forest: [
    ["wood", "M43.5 57l.8-17h3.4l.8 17z"],
    [
      "leaf",
      "M45 13c6-3 12.5.5 12.5 6.5 5 2.5 5.5 9.5.5 12.5.5 6-6 9-10.5 6.5-4.5 3-11 .5-11.5-4.5-4.5-2.5-4.5-9 0-11.5.5-5 4.5-9 9-9.5z",
    ],
    ["wood", "M14.5 57v-8h4v8z"],
    ["pine", "M16.5 7l8.5 15h-4l7.5 13h-4.5L31.5 50h-30L9 35H4.5L12 22H8z"],
    ["wood", "M31.5 58.5v-5h3.5v5z"],
    ["pine", "M33.2 30l6.3 11h-3l6.5 13h-19.5l6.5-13h-3.2z"],
  ],
  villa: [
    ["pine", "M8 57C2.5 46 4 29 8.3 17 12.5 29 13.5 46 8 57zM56 57c-5.5-11-4-28 .3-40C60.5 29 61.5 46 56 57z"],
    ["wall", "M24 32V22h16v10z"],
    ["roof", "M20.5 23L32 14l11.5 9z"],
    ["glow", "M28 30v-3.5a1.5 1.5 0 0 1 3 0V30zM33 30v-3.5a1.5 1.5 0 0 1 3 0V30z"],
    ["wall", "M14 57V38h36v19z"],
    ["roof", "M10.5 39.5L18.5 30h27l8 9.5z"],
    ["glow", "M18 57V49a3.2 3.2 0 0 1 6.4 0v8zM39.6 57V49a3.2 3.2 0 0 1 6.4 0v8z"],
    ["wood", "M28.5 57v-8.5a3.5 3.5 0 0 1 7 0V57z"],
    ["line", GROUND],
  ],
  harbour: [
    ["wood", "M29.7 45V6h2.6v39z"],
    ["roof", "M29.7 6l-9 3 9 3z"],
    ["sail", "M34.5 11C46.5 15 53 25 53.5 38.5 47 36.5 41 36.5 34.5 38.5z"],
    ["sail", "M27.5 15C24.5 25 18 33 8.5 38c7-1.5 13-1 19 .5z"],
    ["wood", "M5.5 43h52.5c-2 8-6 11.5-10 13.5H17.5C11.5 54.5 7.5 50 5.5 43z"],
    ["line", "M12 48.5h39"],
    ["water", "M3 54.5c3.5-3 7-3 10.5 0s7 3 10.5 0 7-3 10.5 0 7 3 10.5 0 7-3 10.5 0c2 1.5 3.5 2 5.5 1v6H3z"],
  ],
  mill: [
    ["stone", "M22.5 57l4-31h11l4 31z"],
    ["roof", "M25 27.5C25 19 28 15.5 32 15.5s7 3.5 7 12z"],
    ["wood", "M28.5 57v-7.5a3.5 3.5 0 0 1 7 0V57z"],
    ["glow", "M30.2 41v-3.5a1.8 1.8 0 0 1 3.6 0V41z"],
    ["sail", "M36.5 19.5L49.5 6.5l5 5-13.5 13.2z"],
    ["sail", "M35.5 27.5l13 13-5 5-13-13.5z"],
    ["sail", "M27.5 26.5l-13 13-5-5L23 21.3z"],
    ["sail", "M28.5 18.5l-13-13 5-5L34 14z"],
    ["line", "M14.5 39.5L49.5 6.5M15.5 5.5l33 35"],
    ["wood", "M32 20.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6z"],
    ["line", GROUND],
  ],
  lake: [
    ["line", "M56.5 49C56 40 57 32 58.5 24M52 49c0-6-.5-9-2.5-13M60 49c0-4 .5-6 2-9"],
    ["reed", "M57.3 28.5l1-10.5a1.9 1.9 0 0 1 3.8.4l-1.2 10.3a1.8 1.8 0 0 1-3.6-.2z"],
    ["beak", "M10.5 16.5L4 21.5l7.5.5z"],
    [
      "sail",
      "M10.5 41C9 31.5 20.5 28 16.5 21.5 15 19.5 12.5 20.5 12 22.5L10 22C8.5 15 13 11 17.5 12.2 25 14.5 24 24 21 29.5c-.8 1.8.2 3 2.5 2.5C31 30 39 33 50.5 25.5 52.5 39 45.5 48.5 33 48.5H24C16 48.5 11.3 46 10.5 41z",
    ],
    ["line", "M25 38.5c6 4 14 3 19.5-2.5M14.6 16.3v.1"],
    ["water", "M3 50c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0 6-2.5 10-1.5V61H3z"],
    ["line", "M13 57.5c3-2 6-2 9 0M36 57.5c3-2 6-2 9 0"],
  ],
  tower: [
    ["leaf", "M2.5 59c3.5-8 11-9.5 17-8h25c6-1.5 13.5 0 17 8z"],
    ["stone", "M18 58l2.5-29h23L46 58z"],
    ["stone", "M15 21h34v6.5L44.5 32h-25L15 27.5z"],
    ["roof", "M10.5 22.5L32 1.5l21.5 21z"],
    ["glow", "M29.3 44.5v-5.5a2.7 2.7 0 0 1 5.4 0v5.5z"],
    ["wood", "M27 58v-6a5 5 0 0 1 10 0v6z"],
    ["line", "M24 37.5h3.5M38.5 48.5H42M22.5 47.5h3.5M37 39h4"],
  ],
  well: [
    ["wood", "M14.5 41V19h4v22zM45.5 41V19h4v22z"],
    ["roof", "M6.5 23.5L32 6l25.5 17.5z"],
    ["line", "M32 23.5V31"],
    ["stone", "M11 41h42v12.5c0 3-9 5.5-21 5.5s-21-2.5-21-5.5z"],
    ["stone", "M9 41a23 6.3 0 1 0 46 0 23 6.3 0 1 0-46 0z"],
    ["water", "M14.5 41.2a17.5 3.9 0 1 0 35 0 17.5 3.9 0 1 0-35 0z"],
    ["wood", "M27.5 30.5h9l-1.2 8.5h-6.6z"],
    ["line", "M17 50.5h7M29 53.5h8M41 50h6"],
  ],
};

// For the areas of maps that others have drawn.
export const UNKNOWN: Picture = [
  ["wood", "M21 58V8h4v50z"],
  ["roof", "M25 10c8-4 14 4 24 0v20c-10 4-16-4-24 0z"],
  ["line", GROUND],
];

// Small motifs on the land of an area, around 0, 0 in a square of about 40.
export const MOTIFS: Readonly<Record<string, string>> = {
  castle: "m-12 10q1-10-5-16m8 16q0-13 3-20m3 20q1-8 7-13",
  town: "m-13 12v-15l13-11 13 11v15zm10 0v-9h6v9",
  forest: "m0-20l11 17h-6l9 14h-28l9-14h-6zm0 31v8",
  villa: "m0 17v-13a11 11 0 1 1 .1 0",
  harbour: "m-21 2q10.5-10 21 0t21 0",
  mill: "m-15 14q6-12 6-26m6 26q6-12 6-26m6 26q6-12 6-26",
  lake: "m-21 2q10.5-10 21 0t21 0",
  tower: "m-14 8l5-12 8 3 6-7 9 16z",
  well: "m-12 10q1-10-5-16m8 16q0-13 3-20m3 20q1-8 7-13",
};
