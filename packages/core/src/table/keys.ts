/**
 * Position keys (Zobrist): two 32-bit halves. A pile's own hash is the XOR of one random word per (face, side up,
 * place). Where the order of the cards does not matter, it is the sum of one word per (face, side up). The key of a
 * position is the sum of the piles' mixed hashes, so that interchangeable piles may change places.
 */

/** Random words for codes (a face, or a face and `codes` / 2 when face down) × places, the two halves side by side. @param codes a power of two */
export function pileWords(placeBits: number, codes: number): Int32Array {
  let words = cache.get(codes << placeBits);
  if (!words) {
    words = new Int32Array((codes << placeBits) * 2);
    let x = 0x2545f491;
    for (let i = 0; i < words.length; i++) {
      x = (x + 0x9e3779b9) | 0;
      words[i] = scramble(x);
    }
    cache.set(codes << placeBits, words);
  }
  return words;
}
const cache = new Map<number, Int32Array>();

/** Returns the first half of the mixed hash of a pile. */
export function mix1(hash: number, salt: number): number {
  const x = Math.imul(hash ^ salt, 0x85ebca6b);
  return x ^ (x >>> 15);
}

/** Returns the second half of the mixed hash of a pile. Its constants differ from those of {@link mix1}. */
export function mix2(hash: number, salt: number): number {
  const x = Math.imul(hash + salt, 0xc2b2ae35 | 0);
  return x ^ (x >>> 13);
}

/** Returns the word that a counter adds to each half of the position's key; 0 when the counter is 0. */
export const counterWord = (salt: number, value: number): number => (value === 0 ? 0 : scramble(salt ^ Math.imul(value, 0x9e3779b1)));

/** Returns the number by which a name enters hashes. */
export function nameSalt(name: string): number {
  let x = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) x = Math.imul(x ^ name.charCodeAt(i), 0x01000193);
  return x;
}

function scramble(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}
