import { type Options } from '@patience/core';
import { EMPTY, FACES, type Table } from '@patience/core/internals';
import { bitsOf, isIn } from '../bits.js';
import type { Evaluation } from '../roles.js';
import { WORST } from './worst.js';
import type { Traits } from '../rules/traits.js';

/** Number of piles with which each pair of cards is tried, and number of pairs of cards with which each pair of piles is tried. */
const TRIES = 8;

/**
 * Evaluates positions of games in which whole piles are laid on piles by functions, and no pile is a foundation, such as Accordion.
 * Calling the functions shows which cards match. A position is worse the more exposed cards match few others, since the last of
 * them can be laid on nothing; it is better the more moves there are. The value is an estimate and proves nothing.
 */
export class Affinity implements Evaluation {
  readonly #table: Table<Options>;
  readonly #matches: Matches;
  readonly #move: number;

  private constructor(table: Table<Options>, matches: Matches, move: number) {
    this.#table = table;
    this.#matches = matches;
    this.#move = move;
  }

  /** Returns the evaluation; undefined when it does not apply to the rules. */
  static of(table: Table<Options>, { homes, builds }: Traits): Affinity | undefined {
    const { rules, variant } = table;
    const piles = rules.targets.filter((pile) => rules.acceptFns[pile] !== undefined);
    if (homes.length > 0 || builds || variant.pair || piles.length < 2 || piles.length < rules.targets.length) return undefined;
    try {
      return new Affinity(table, findMatches(table, piles), 0);
    } catch {
      // A function that fails when it is called like this cannot be used.
      return undefined;
    }
  }

  /** The piles that are laid on one another. */
  get piles(): Int32Array {
    return this.#matches.piles;
  }

  /** Returns an evaluation for another table with the same rules. @param move value of each possible move */
  on(table: Table<Options>, move: number): Affinity {
    return new Affinity(table, this.#matches, move);
  }

  value(): number {
    const { top } = this.#table;
    const { piles, ways } = this.#matches;
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
      if (isIn(lo, hi, face)) cost += PILE + LONELY[bitsOf(this.#matches.lo[face]! & lo) + bitsOf(this.#matches.hi[face]! & hi)]!;
    let moves = 0;
    for (let i = 0; i < ways.length; i += 2) {
      const over = top[ways[i]!]!;
      const under = top[ways[i + 1]!]!;
      if (over >= EMPTY || under >= EMPTY) continue;
      if ((under < 32 ? this.#matches.lo[over]! : this.#matches.hi[over]!) & (1 << (under & 31))) moves++;
    }
    return Math.max(0, Math.min(WORST, cost - this.#move * moves));
  }
}

/** Cost of an exposed card, by the number of other exposed cards that it matches. */
const LONELY = Uint8Array.from({ length: 65 }, (_, others) => Math.round(255 * 0.6 ** others));
/** Cost of each face among the exposed cards, so that fewer piles are better. */
const PILE = 128;

/** Cards that match each other, and piles that may be laid on one another. */
interface Matches {
  readonly piles: Int32Array;
  /** By face: the faces on which it may be laid, as a set of bits. Bits 0–31 are here, bits 32–51 in `hi`. */
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  /** Pairs of piles, as a flat list: the pile that is laid, and the pile onto which it is laid. */
  readonly ways: Uint8Array;
}

/** Calls the variant's functions to find out which cards and piles match. */
function findMatches({ rules, cards, face, view }: Table<Options>, piles: Int32Array): Matches {
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
