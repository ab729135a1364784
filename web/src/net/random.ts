// Random words and numbers. `randomUUID` is missing on plain http addresses; `getRandomValues` is not.

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

export const randomWord = (length = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join("");

// A number from 0 up to, and without, the limit.
export const randomBelow = (limit: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % limit;
