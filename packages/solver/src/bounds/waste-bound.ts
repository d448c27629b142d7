import type { Options } from '@patience/core';
import { FACES, type Table } from '@patience/core/search';
import type { Bound } from '../roles.js';
import type { RunEquivalence } from '../reductions/run-equivalence.js';
import { takes, type Traits } from '../rules/traits.js';

/** Number of cached wastes: a power of two. */
const REMEMBERED = 1 << 10;

/**
 * Estimates, and rejects, positions by the order of the cards in a waste that is played once. When a card leaves the waste, all cards above it
 * have left. Of these and of the cards in the columns, those that can go to a foundation only after this card, or after one below it,
 * lie in the columns at that moment. They fill a least number of columns, because a column holds its cards in order. That number
 * guides the search. When the columns do not suffice at any moment of the stock, the position is lost.
 */
export class WasteBound implements Bound {
  readonly #table: Table<Options>;
  readonly #waste: number;
  readonly #stock: number;
  readonly #columns: number;
  readonly #home: Ladder;
  readonly #column: Ladder;
  /** Step on the way home → its step in a column. */
  readonly #columnOf: Int8Array;
  /** Cards in the stock at first; and of each card, how many are turned when it is. */
  readonly #turns: number;
  readonly #first: Int32Array;
  /** Turned so many of them → cards of each step that are not in the stock. */
  readonly #turned: Uint8Array;
  readonly #goes: Int32Array;
  readonly #below: Int32Array;
  readonly #forced: Int32Array;
  readonly #cards: Int32Array;
  /** The waste when it was last looked at; per card, what {@link tight} is up to there, and when it leaves at the latest. */
  readonly #ids: Int32Array;
  readonly #tight: Int32Array;
  readonly #until: Int32Array;
  #seen = 0;
  /** Wastes that were looked at: the two halves of their hash, which are 0 where there is none, what {@link tight} is, and when the top card leaves at the latest. */
  readonly #wastes = new Int32Array(4 * REMEMBERED);

  private constructor(
    table: Table<Options>,
    { stocks, wastes, columns }: Traits,
    home: Ladder,
    column: Ladder,
    /** Columns hold their cards in order from the beginning. */
    readonly proves: boolean,
  ) {
    this.#table = table;
    this.#waste = wastes[0]!;
    this.#stock = stocks[0]!;
    this.#columns = columns.length;
    this.#home = home;
    this.#column = column;
    this.#columnOf = new Int8Array(home.steps);
    const { len, slots, shift, face, cards } = table;
    for (const id of cards.keys()) this.#columnOf[home.of[face[id]!]!] = column.of[face[id]!]!;
    const { steps } = home;
    const turns = (this.#turns = len[this.#stock]!);
    this.#first = new Int32Array(cards.length);
    this.#turned = new Uint8Array((turns + 1) * steps);
    for (const id of cards.keys()) this.#turned[home.of[face[id]!]!]!++;
    for (let i = 0; i < turns; i++) this.#turned[home.of[face[slots[(this.#stock << shift) + i]!]!]!]!--;
    for (let i = 1; i <= turns; i++) {
      const id = table.idAt(this.#stock, i - 1);
      this.#first[id] = i;
      this.#turned.copyWithin(i * steps, (i - 1) * steps, i * steps);
      this.#turned[i * steps + home.of[face[id]!]!]!++;
    }
    this.#goes = new Int32Array(steps);
    this.#below = new Int32Array(steps);
    this.#forced = new Int32Array(column.steps);
    this.#cards = new Int32Array(column.steps);
    this.#ids = new Int32Array(cards.length);
    this.#tight = new Int32Array(cards.length);
    this.#until = new Int32Array(cards.length);
  }

  /**
   * Undefined where there is no such waste, or where it is not clear what goes home and what fills a column.
   * @param once where columns are not in order, the waste is played through once: it guides
   */
  static of(table: Table<Options>, traits: Traits, ordered: RunEquivalence | undefined, once: boolean): WasteBound | undefined {
    const { rules, face, cards } = table;
    const { stocks, wastes, columns, homes, foundations } = traits;
    if (!(ordered ? ordered.once : once) || stocks.length !== 1 || wastes.length !== 1 || rules.count !== columns.length + homes.length + 2)
      return undefined;
    const home = ladderOf(traits, (under, over) => foundations.some((pile) => takes(rules, pile, under, over)));
    const column = ladderOf(traits, (under, over) => traits.wants(under, over));
    if (!home || !column) return undefined;
    const columnOf = new Map<number, number>();
    for (const id of cards.keys()) {
      const step = home.of[face[id]!]!;
      if ((columnOf.get(step) ?? column.of[face[id]!]) !== column.of[face[id]!]) return undefined;
      columnOf.set(step, column.of[face[id]!]!);
    }
    return new WasteBound(table, traits, home, column, ordered !== undefined);
  }

  /** Returns the sum, over all cards of the waste, of the least number of columns that are filled when that card leaves. */
  tight(): number {
    return this.#table.len[this.#waste] === 0 ? 0 : this.#wastes[this.#recall() + 2]!;
  }

  /** Returns whether some card can certainly never leave the waste. That changes only when the stock is used. */
  lost(acted = true): boolean {
    const { len } = this.#table;
    return acted && this.proves && len[this.#waste]! > 0 && this.#wastes[this.#recall() + 3]! < this.#turns - len[this.#stock]!;
  }

  /** Computes or recalls the numbers of the waste, which depend on its cards alone. @returns index of the cache entry */
  #recall(): number {
    const { hash1, hash2 } = this.#table;
    const [one, two] = [hash1[this.#waste]!, hash2[this.#waste]!];
    const wastes = this.#wastes;
    const place = 4 * (one & (REMEMBERED - 1));
    if (wastes[place] === one && wastes[place + 1] === two) return place;
    const top = this.#look() - 1;
    wastes[place] = one;
    wastes[place + 1] = two;
    wastes[place + 2] = this.#tight[top]!;
    wastes[place + 3] = this.#until[top]!;
    return place;
  }

  /** Computes the numbers of the cards that are new in the waste. @returns the number of cards there */
  #look(): number {
    const { slots, shift, len, face } = this.#table;
    const { of } = this.#home;
    const ids = this.#ids;
    const start = this.#waste << shift;
    const height = len[this.#waste]!;
    let same = 0;
    while (same < height && same < this.#seen && ids[same] === slots[start + same]) same++;
    if (same < height) {
      const below = this.#below.fill(0);
      for (let i = 0; i < same; i++) below[of[face[ids[i]!]!]!]!++;
      for (let i = same; i < height; i++) {
        const id = (ids[i] = slots[start + i]!);
        below[of[face[id]!]!]!++;
        const last = this.#filled(this.#turns);
        this.#tight[i] = last + (i === 0 ? 0 : this.#tight[i - 1]!);
        if (!this.proves) continue;
        let until = i === 0 ? this.#turns : this.#until[i - 1]!;
        let filled = until === this.#turns ? last : this.#filled(until);
        while (filled > this.#columns && --until >= this.#first[id]!) filled = this.#filled(until);
        this.#until[i] = until;
      }
    }
    this.#seen = height;
    return height;
  }

  /** Returns the least number of filled columns when `turned` cards are turned and only those counted in `#below` are in the waste. */
  #filled(turned: number): number {
    const goes = this.#goes;
    const below = this.#below;
    const columnOf = this.#columnOf;
    const home = this.#home;
    const forced = this.#forced.fill(0);
    const cards = this.#cards.fill(0);
    const first = turned * home.steps;
    for (let s = 0; s < home.steps; s++) {
      const under = home.under[s]!;
      const out = this.#turned[first + s]! - below[s]!;
      const most = under < 0 || goes[under]! > out ? out : goes[under]!;
      goes[s] = most;
      const step = columnOf[s]!;
      forced[step]! += out - most;
      cards[step]! += out;
    }
    // In each step lie at least those that are forced and at most those that are out: each that does not lie on a
    // card of the step before fills a column of its own. Cards that need not lie there help to carry.
    let filled = 0;
    const { under, steps } = this.#column;
    for (let s = 0; s < steps; s++) {
      const carrying = under[s]! < 0 ? 0 : cards[under[s]!]!;
      const lying = Math.max(forced[s]!, Math.min(carrying, cards[s]!));
      if (lying > carrying) filled += lying - carrying;
      cards[s] = lying;
    }
    return filled;
  }
}

/** Faces by the cards on which they lie, in the order in which they come to lie there. */
interface Ladder {
  /** Face → its step. */
  readonly of: Int8Array;
  /** Step → the step on which it lies, or −1; always an earlier one. */
  readonly under: Int8Array;
  readonly steps: number;
}

/** Returns undefined when faces that lie on the same faces do not carry the same faces, or when the relation has a circle. */
function ladderOf({ copies }: Traits, lies: (under: number, over: number) => boolean): Ladder | undefined {
  const faces = Array.from({ length: FACES }, (_, face) => face).filter((face) => copies[face]! > 0);
  const names = faces.map((face) => faces.map((other) => `${Number(lies(face, other))}${Number(lies(other, face))}`).join(''));
  const of = new Int8Array(FACES).fill(-1);
  const under: number[] = [];
  // A kind follows once all that it can lie on has a step.
  for (let before = -1; under.length > before;) {
    before = under.length;
    for (const [i, face] of faces.entries()) {
      if (of[face]! >= 0) continue;
      const on = faces.filter((other) => lies(other, face));
      if (on.some((other) => of[other]! < 0) || new Set(on.map((other) => of[other])).size > 1) continue;
      for (const [j, like] of faces.entries()) if (names[j] === names[i]) of[like] = under.length;
      under.push(on.length > 0 ? of[on[0]!]! : -1);
    }
  }
  return faces.every((face) => of[face]! >= 0) ? { of, under: Int8Array.from(under), steps: under.length } : undefined;
}
