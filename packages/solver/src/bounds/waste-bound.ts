import type { Options } from '@patience/core';
import { FACES, type Table } from '@patience/core/internals';
import type { Bound } from '../roles.js';
import type { RunEquivalence } from '../reductions/run-equivalence.js';
import { takes, type Traits } from '../rules/traits.js';

/** Number of wastes whose results are cached: a power of two. */
const REMEMBERED = 1 << 10;

/**
 * Estimates, and rejects, positions by the order of the cards in a waste that is played once. When a card leaves the waste, all cards above
 * it in the waste have left before. Some of these cards, and of the cards in the columns, can go to a foundation only after this card or
 * after a card below it, so at that moment they lie in the columns. They fill a least number of columns, because a column holds its cards
 * in order. That number guides the search. When there are too few columns at every moment until the stock is used up, the position is lost.
 */
export class WasteBound implements Bound {
  readonly #table: Table<Options>;
  readonly #waste: number;
  readonly #stock: number;
  readonly #columns: number;
  readonly #home: Ladder;
  readonly #column: Ladder;
  /** Step in the order of the foundations → step of the same faces in the order of the columns. */
  readonly #columnOf: Int8Array;
  /** Number of cards in the stock after the deal. In `#first`, by id of a card: how many cards have been turned when it is turned. */
  readonly #turns: number;
  readonly #first: Int32Array;
  /** Number of cards turned, times the number of steps, plus step → number of cards of this step that have left the stock by then. */
  readonly #turned: Uint8Array;
  readonly #goes: Int32Array;
  readonly #below: Int32Array;
  readonly #forced: Int32Array;
  readonly #cards: Int32Array;
  /**
   * Ids of the cards in the waste of the last call, from the bottom. In `#tight` and `#until`, by place in the waste: the result of {@link
   * tight} for the waste up to this card, and the number of turned cards at which this card leaves at the latest.
   */
  readonly #ids: Int32Array;
  readonly #tight: Int32Array;
  readonly #until: Int32Array;
  #seen = 0;
  /**
   * Cache of wastes. Four numbers each: the two halves of the hash, which are 0 for an empty entry; the result of {@link tight}; and the
   * number of turned cards at which the top card leaves at the latest.
   */
  readonly #wastes = new Int32Array(4 * REMEMBERED);

  private constructor(
    table: Table<Options>,
    { stocks, wastes, columns }: Traits,
    home: Ladder,
    column: Ladder,
    /** Whether the bound may reject positions: columns hold their cards in order from the beginning. */
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
   * Returns the bound; undefined when the rules have no waste that is played once, or the order of faces on foundations and in columns is
   * not clear.
   * @param ordered reduction for rules whose columns hold their cards in order; undefined for other rules, where the bound only guides
   * @param once whether the waste is played only once where columns are not in order
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

  /** Returns the sum, over all cards of the waste, of the least number of columns that are filled when that card leaves the waste. */
  tight(): number {
    return this.#table.len[this.#waste] === 0 ? 0 : this.#wastes[this.#recall() + 2]!;
  }

  /**
   * Returns whether some card can certainly never leave the waste.
   * @param acted whether the last move used the stock; the result changes only then
   */
  lost(acted = true): boolean {
    const { len } = this.#table;
    return acted && this.proves && len[this.#waste]! > 0 && this.#wastes[this.#recall() + 3]! < this.#turns - len[this.#stock]!;
  }

  /**
   * Computes the results for the present waste, or finds them in the cache. They depend only on the cards of the waste.
   * @returns index of the cache entry
   */
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

  /** Computes the results of the cards that are new in the waste since the last call. @returns the number of cards in the waste */
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

  /**
   * Returns the least number of filled columns when `turned` cards have been turned, and of these only the cards counted in `#below` are
   * still in the waste.
   */
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
    // The columns hold at least the forced cards of each step and at most all cards of it that are in play. A card that does not lie on
    // a card of the step before fills a column of its own. Unforced cards are assumed to lie in columns where they can carry others.
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

/** Faces by the cards on which they may lie: faces of one step may lie on the faces of one other step. */
interface Ladder {
  /** Face → its step. */
  readonly of: Int8Array;
  /** Step → the step on whose faces its faces may lie, which is always an earlier one; −1 for none. */
  readonly under: Int8Array;
  readonly steps: number;
}

/**
 * Returns the steps of all faces. Undefined when faces that may lie on the same faces do not carry the same faces, or when the relation has
 * a cycle.
 * @param lies whether a face may lie on another
 */
function ladderOf({ copies }: Traits, lies: (under: number, over: number) => boolean): Ladder | undefined {
  const faces = Array.from({ length: FACES }, (_, face) => face).filter((face) => copies[face]! > 0);
  const names = faces.map((face) => faces.map((other) => `${Number(lies(face, other))}${Number(lies(other, face))}`).join(''));
  const of = new Int8Array(FACES).fill(-1);
  const under: number[] = [];
  // A face gets a step as soon as all faces on which it may lie have one.
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
