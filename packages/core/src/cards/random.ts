/**
 * Random stream of a deal: sfc32, with 128 bits of state. A seed must give the same deal for ever, so the algorithm, its constants and the
 * order of draws never change; test vectors check that.
 */
export class Random {
  /** The four words of the state; they are stored for undo. */
  readonly state = new Int32Array(4);

  /** @param seed any unsigned 32-bit number, or any text */
  constructor(seed: number | string) {
    const words = typeof seed === 'number' ? [seed, 0x9e3779b9, 0x243f6a88, 0xb7e15162] : hashText(seed);
    this.state.set(words);
    for (let i = 0; i < 16; i++) this.next();
  }

  /** Returns a copy of the stream, which continues independently. */
  copy(): Random {
    const copy = new Random(0);
    copy.state.set(this.state);
    return copy;
  }

  /** Returns the next number, 0 to 2³² − 1. */
  next(): number {
    const s = this.state;
    const t = (s[0]! + s[1]! + s[3]!) | 0;
    s[3] = s[3]! + 1;
    s[0] = s[1]! ^ (s[1]! >>> 9);
    s[1] = s[2]! + (s[2]! << 3);
    s[2] = (s[2]! << 21) | (s[2]! >>> 11);
    s[2] = s[2] + t;
    return t >>> 0;
  }

  /** Returns an unbiased integer from 0 to n − 1: numbers beyond the last multiple of n are drawn again. */
  below(n: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let x = this.next();
    while (x >= limit) x = this.next();
    return x % n;
  }
}

/** Shuffles `count` elements from index `start` on, in place (Fisher–Yates, from the end). */
export function shuffle(cards: { [index: number]: number }, start: number, count: number, random: Random): void {
  for (let i = count - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = cards[start + i]!;
    cards[start + i] = cards[start + j]!;
    cards[start + j] = card;
  }
}

/** Returns four 32-bit words from the UTF-16 units of a text (four interleaved multiplicative hashes). */
function hashText(text: string): [number, number, number, number] {
  let a = 0x6a09e667,
    b = 0xbb67ae85,
    c = 0x3c6ef372,
    d = 0xa54ff53a;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 0x238f13af);
    b = c ^ Math.imul(b ^ unit, 0x7e3d1a55);
    c = d ^ Math.imul(c ^ unit, 0x4cf5ad43);
    d = a ^ Math.imul(d ^ unit, 0x2745937f);
  }
  return [a, b, c, d];
}

/** A seed: a number from 0 to 2³² − 1, or a text. A text of digits that write such a number means the number. */
export type Seed = number | string;

/** Reads a seed from an attribute, an address or a command line. @returns undefined when the value is no seed, such as an empty text or one of more than 200 characters */
export function parseSeed(value: unknown): Seed | undefined {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value <= 0xffffffff ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().normalize('NFC');
  if (text === '' || text.length > 200) return undefined;
  if (/^(0|[1-9]\d{0,9})$/.test(text) && Number(text) <= 0xffffffff) return Number(text);
  return text;
}
