/** Returns a 32-bit hash of a 32-bit number: each bit of the number changes about half of the bits of the hash. */
export function scramble(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

/** Returns whether a face is in a set of faces. @param lo faces 0–31, one bit each @param hi faces 32–51 */
export const isIn = (lo: number, hi: number, face: number): boolean => (((face & 32) === 0 ? lo : hi) & (1 << (face & 31))) !== 0;

/** Returns the number of set bits of a 32-bit number. */
export function bitsOf(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
