// Random words. `randomUUID` is missing on plain http addresses; `getRandomValues` is not.

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

export const randomWord = (length = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join("");
