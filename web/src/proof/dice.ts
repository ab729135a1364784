// Dice that follow from a secret and words, as docs/record.md describes them: roll by roll, byte by byte.

import { hmacSha256, joined } from "./sha256";

const TAG = "rollwright dice 1";
const text = new TextEncoder();

function number(value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, value);
  return new Uint8Array(bytes.buffer);
}

// The bytes of roll `roll`, as many as are asked for; the deal is roll 0.
export function* rollBytes(secret: Uint8Array, roll: number, words: readonly string[]): Generator<number> {
  for (let block = 0; ; block += 1) {
    const said = words.map((word) => text.encode(word));
    const parts = [text.encode(TAG), number(roll), number(block), ...said];
    yield* hmacSha256(secret, joined(parts.flatMap((part) => [number(part.length), part])));
  }
}

// How dice with these numbers of faces fall, counted from 0; a byte that would favour some faces is passed over.
export function fall(dice: readonly number[], bytes: Iterator<number>): number[] {
  return dice.map((faces) => {
    const limit = 256 - (256 % faces);
    let byte = limit;
    while (byte >= limit) byte = bytes.next().value as number;
    return byte % faces;
  });
}

export const rollOf = (secret: Uint8Array, roll: number, words: readonly string[], dice: readonly number[]): number[] =>
  fall(dice, rollBytes(secret, roll, words));
