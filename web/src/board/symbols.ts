// A symbol for every colour, in a square from -1 to 1, so that colour is never the only sign.

export const SYMBOLS: Readonly<Record<string, string>> = {
  grey: "M0-.86L.78 0 0 .86-.78 0z", // a diamond
  green: "M0-.84L.86.68H-.86z", // a triangle
  blue: "M0-.9C.5-.3.68.02.68.3A.68.62 0 0 1-.68.3C-.68.02-.5-.3 0-.9z", // a drop
  red: "M-.68-.68H.68V.68H-.68z", // a square
  yellow: "M0-.95L.28-.3.95-.29.42.13.6.8 0 .42-.6.8-.42.13-.95-.29-.28-.3z", // a star
  orange: "M0-.78A.78.78 0 1 1 0 .78.78.78 0 1 1 0-.78z", // a disc
  white: "M0-.82A.82.82 0 1 1 0 .82.82.82 0 1 1 0-.82zM0-.46A.46.46 0 1 0 0 .46.46.46 0 1 0 0-.46z", // a ring
  black: "M-.28-.85H.28V-.28H.85V.28H.28V.85H-.28V.28H-.85V-.28H-.28z", // a plus
};
