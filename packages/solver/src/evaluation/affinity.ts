import { type Options } from '@patience/core';
import { EMPTY, FACES, type Table } from '@patience/core/search';
import { bitsOf, isIn } from '../bits.js';
import type { Evaluation, KeyReducer } from '../roles.js';
import { WORST } from './worst.js';
import type { Traits } from '../rules/traits.js';

/** Pairs of piles that are tried for each two faces, and piles for which it is tried which of them lie within reach. */
const TRIES = 8;

/**
 * For a patience in which piles are laid on piles by rules that are functions, and nothing goes home: which faces go on
 * which, and which piles on which, found by asking. A position looks the worse the more cards on top there are that go with
 * few others, since the last of them can be laid on nothing, and the better the more moves there are. It guides, no more.
 */
export class Affinity implements Evaluation, KeyReducer {
  readonly lossy = true;
  readonly #table: Table<Options>;
  readonly #found: Found;
  readonly #move: number;

  private constructor(table: Table<Options>, found: Found, move: number) {
    this.#table = table;
    this.#found = found;
    this.#move = move;
  }

  /** Undefined where the rules are not of this kind. */
  static of(table: Table<Options>, { homes, builds }: Traits): Affinity | undefined {
    const { rules, variant } = table;
    const piles = rules.targets.filter((pile) => rules.acceptFns[pile] !== undefined);
    if (homes.length > 0 || builds || variant.pair || piles.length < 2 || piles.length < rules.targets.length) return undefined;
    try {
      return new Affinity(table, find(table, piles), 0);
    } catch {
      // A rule that cannot be asked like this is not asked.
      return undefined;
    }
  }

  /** The same for another table of the same rules. @param move what a move that is possible counts */
  on(table: Table<Options>, move: number): Affinity {
    return new Affinity(table, this.#found, move);
  }

  /** Replaces a key by one of the cards on top alone. */
  reduce(key: Int32Array): void {
    const { top } = this.#table;
    const { piles } = this.#found;
    let one = 0;
    let two = 0;
    for (let i = 0; i < piles.length; i++) {
      one = Math.imul(one ^ top[piles[i]!]!, 0x9e3779b1);
      two = Math.imul(two + top[piles[i]!]!, 0x85ebca6b);
      one ^= one >>> 15;
      two ^= two >>> 13;
    }
    key[0] = one;
    key[1] = two;
  }

  /** How far the position is from being won: lower is better. */
  value(): number {
    const { top } = this.#table;
    const { piles, ways } = this.#found;
    let lo = 0;
    let hi = 0;
    for (let i = 0; i < piles.length; i++) {
      const face = top[piles[i]!]!;
      if (face >= EMPTY) continue;
      if (face < 32) lo |= 1 << face;
      else hi |= 1 << (face & 31);
    }
    let cost = 0;
    for (let face = 0; face < FACES; face++)
      if (isIn(lo, hi, face)) cost += PILE + LONELY[bitsOf(this.#found.lo[face]! & lo) + bitsOf(this.#found.hi[face]! & hi)]!;
    let moves = 0;
    for (let i = 0; i < ways.length; i += 2) {
      const over = top[ways[i]!]!;
      const under = top[ways[i + 1]!]!;
      if (over >= EMPTY || under >= EMPTY) continue;
      if ((under < 32 ? this.#found.lo[over]! : this.#found.hi[over]!) & (1 << (under & 31))) moves++;
    }
    return Math.max(0, Math.min(WORST, cost - this.#move * moves));
  }
}

/** What a card on top counts, by the number of others with which it goes, and what each counts beside: more, so that fewer are better. */
const LONELY = Uint8Array.from({ length: 65 }, (_, others) => Math.round(255 * 0.6 ** others));
const PILE = 128;

interface Found {
  readonly piles: Int32Array;
  /** Face → the faces on which it goes. */
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  /** Two piles after one another: from, to. */
  readonly ways: Uint8Array;
}

/** Asks the rules which cards and which piles go together. */
function find({ rules, cards, face, view }: Table<Options>, piles: Int32Array): Found {
  const lo = new Int32Array(64);
  const hi = new Int32Array(64);
  const asks = (over: number, under: number, to: number, from: number): boolean =>
    rules.acceptFns[to]!([cards[over]!], cards[under]!, view, rules.ids[to]!, rules.ids[from]!) === true;
  const first = piles[0]!;
  const near = [...piles.subarray(1, 1 + TRIES)];
  const pairs: [over: number, under: number][] = [];
  for (const over of cards.keys())
    for (const under of cards.keys()) {
      if (over === under || !near.some((from) => asks(over, under, first, from))) continue;
      pairs.push([over, under]);
      const onto = face[under]!;
      if (onto < 32) lo[face[over]!]! |= 1 << onto;
      else hi[face[over]!]! |= 1 << (onto & 31);
    }
  const some = pairs.slice(0, TRIES);
  const ways: number[] = [];
  for (const to of piles)
    for (const from of piles) if (from !== to && some.some(([over, under]) => asks(over, under, to, from))) ways.push(from, to);
  return { piles, lo, hi, ways: Uint8Array.from(ways) };
}
