/**
 * Positions by the two halves of their keys, in one typed array. It doubles until its bound is reached; from then on
 * new positions overwrite old ones.
 */
export class PositionSet {
  /** Positions that were overwritten because their neighbourhood was full: they may be met again as new ones. */
  evicted = 0;
  /** Positions held now. */
  size = 0;
  #words: Int32Array;
  #mask: number;
  readonly #most: number;
  #grew = false;

  /** @param most the set holds up to 2^most positions of 8 bytes each @param bits … and has room for 2^bits at first */
  constructor(most: number, bits = most) {
    this.#most = most;
    this.#words = new Int32Array(2 << Math.min(bits, most));
    this.#mask = (1 << Math.min(bits, most)) - 1;
  }

  /** The bits of the largest set that fits into so many bytes: 10 at least, 26 at most. */
  static bitsFor(bytes: number): number {
    return Math.max(10, Math.min(26, Math.floor(Math.log2(Math.max(1, bytes / GROWING / 8)))));
  }

  /** The most bytes that a set holds at once, with the arguments of its constructor. */
  static most(most: number, bits = most): number {
    return (8 << most) * (most > bits ? GROWING : 1);
  }

  /** The most bytes held at once so far. */
  get bytes(): number {
    return this.#words.byteLength * (this.#grew ? GROWING : 1);
  }

  /** Adds a position. @returns whether it is new, as far as the set remembers */
  add(one: number, two: number): boolean {
    if (one === 0 && two === 0) one = 1;
    const words = this.#words;
    const first = spread(one, two) & this.#mask;
    for (let i = 0; i < REACH; i++) {
      const place = ((first + i) & this.#mask) << 1;
      const there = words[place]!;
      if (there === one && words[place + 1] === two) return false;
      if (there === 0 && words[place + 1] === 0) {
        words[place] = one;
        words[place + 1] = two;
        if (++this.size > this.#mask * 0.6) this.#grow();
        return true;
      }
    }
    const place = ((first + (this.evicted++ & (REACH - 1))) & this.#mask) << 1;
    words[place] = one;
    words[place + 1] = two;
    return true;
  }

  has(one: number, two: number): boolean {
    if (one === 0 && two === 0) one = 1;
    const words = this.#words;
    const first = spread(one, two) & this.#mask;
    for (let i = 0; i < REACH; i++) {
      const place = ((first + i) & this.#mask) << 1;
      if (words[place] === one && words[place + 1] === two) return true;
      if (words[place] === 0 && words[place + 1] === 0) return false;
    }
    return false;
  }

  #grow(): void {
    if (this.#mask + 1 >= 2 ** this.#most) return;
    this.#grew = true;
    const old = this.#words;
    this.#words = new Int32Array(old.length * 2);
    this.#mask = this.#mask * 2 + 1;
    this.size = 0;
    for (let i = 0; i < old.length; i += 2) if (old[i] !== 0 || old[i + 1] !== 0) this.add(old[i]!, old[i + 1]!);
  }

  clear(): void {
    if (this.size > 0) this.#words.fill(0);
    this.size = this.evicted = 0;
  }
}

/** While a set doubles, the old half is held too. */
const GROWING = 1.5;
/** How many neighbouring places a position may take: a power of two. */
const REACH = 16;

function spread(one: number, two: number): number {
  const x = Math.imul(one ^ (two >>> 11), 0x9e3779b1);
  return x ^ (x >>> 15);
}
