/**
 * A set of positions by the two halves of their keys, in one typed array. The array doubles when it is filled or a position finds no place,
 * until its largest size; from then on new positions overwrite old ones. With marks, each position has up to 64 marks and counts as new
 * while some of them are new.
 */
export class PositionSet {
  /** Number of positions that were overwritten because their neighbourhood was full. The search may meet them again as new. */
  evicted = 0;
  /** Number of positions in the set. */
  size = 0;
  /** The marks of the last added position that it did not have before, as bits. */
  lo = 0;
  hi = 0;
  #words: Int32Array;
  #marks: Int32Array | undefined;
  #mask: number;
  readonly #most: number;
  #grew = false;

  /**
   * @param most the set holds at most 2^most positions of 8 bytes each, or of 16 bytes with marks
   * @param bits the set has room for 2^bits positions at first
   * @param marks whether positions have marks
   */
  constructor(most: number, bits = most, marks = false) {
    this.#most = most;
    this.#words = new Int32Array(2 << Math.min(bits, most));
    if (marks) this.#marks = new Int32Array(this.#words.length);
    this.#mask = (1 << Math.min(bits, most)) - 1;
  }

  /** Returns the binary logarithm of the size of the largest set that fits into a number of bytes: 10 to 26. */
  static bitsFor(bytes: number, marks = false): number {
    return Math.max(10, Math.min(26, Math.floor(Math.log2(Math.max(1, bytes / GROWING / (marks ? 16 : 8))))));
  }

  /** Returns the largest number of bytes that a set holds at once, for the arguments of its constructor. */
  static most(most: number, bits = most, marks = false): number {
    return ((marks ? 16 : 8) << most) * (most > bits ? GROWING : 1);
  }

  /** Largest number of bytes held at once so far. */
  get bytes(): number {
    return this.#words.byteLength * (this.#marks ? 2 : 1) * (this.#grew ? GROWING : 1);
  }

  /** Adds a position, or marks to it. @returns whether the position or some of the marks are new, as far as the set remembers */
  add(one: number, two: number, lo = 0, hi = 0): boolean {
    if (one === 0 && two === 0) one = 1;
    const words = this.#words;
    const first = spread(one, two) & this.#mask;
    for (let i = 0; i < REACH; i++) {
      const place = ((first + i) & this.#mask) << 1;
      const there = words[place]!;
      if (there === one && words[place + 1] === two) return this.#mark(place, lo, hi);
      if (there === 0 && words[place + 1] === 0) {
        words[place] = one;
        words[place + 1] = two;
        this.#mark(place, lo, hi);
        if (++this.size > this.#mask * 0.6) this.#grow();
        return true;
      }
    }
    if (this.#grow()) return this.add(one, two, lo, hi);
    const place = ((first + (this.evicted++ & (REACH - 1))) & this.#mask) << 1;
    words[place] = one;
    words[place + 1] = two;
    if (this.#marks) this.#marks[place] = this.#marks[place + 1] = 0;
    this.#mark(place, lo, hi);
    return true;
  }

  /** Adds marks to a position. @returns whether some of the marks are new */
  #mark(place: number, lo: number, hi: number): boolean {
    const marks = this.#marks;
    if (!marks) return false;
    this.lo = lo & ~marks[place]!;
    this.hi = hi & ~marks[place + 1]!;
    marks[place]! |= lo;
    marks[place + 1]! |= hi;
    return this.lo !== 0 || this.hi !== 0;
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

  /** Doubles the set. @returns whether there was room for it */
  #grow(): boolean {
    if (this.#mask + 1 >= 2 ** this.#most) return false;
    this.#grew = true;
    const [old, marks, { lo, hi }] = [this.#words, this.#marks, this];
    this.#words = new Int32Array(old.length * 2);
    if (marks) this.#marks = new Int32Array(old.length * 2);
    this.#mask = this.#mask * 2 + 1;
    this.size = 0;
    for (let i = 0; i < old.length; i += 2)
      if (old[i] !== 0 || old[i + 1] !== 0) this.add(old[i]!, old[i + 1]!, marks?.[i], marks?.[i + 1]);
    this.lo = lo;
    this.hi = hi;
    return true;
  }

  clear(): void {
    if (this.size > 0) {
      this.#words.fill(0);
      this.#marks?.fill(0);
    }
    this.size = this.evicted = 0;
  }
}

/** Memory factor while a set doubles: the old table and the new one exist together. */
const GROWING = 1.5;
/** Number of neighbouring places that are tried for a position: a power of two. */
const REACH = 16;

function spread(one: number, two: number): number {
  const x = Math.imul(one ^ (two >>> 11), 0x9e3779b1);
  return x ^ (x >>> 15);
}
