import type { Options } from '@patience/core';
import type { Table } from '@patience/core/internals';
import { scramble } from '../bits.js';
import { NONE } from '../none.js';
import { PositionSet } from '../position-set.js';
import type { Refutation, RefutationResult } from '../roles.js';
import { columnKindsOf, type ColumnKinds } from '../rules/column-kinds.js';
import type { Traits } from '../rules/traits.js';

/** Base-2 logarithm of the number of states for which a new set has room. */
const BITS_AT_FIRST = 10;

/**
 * Searches for an order in which all columns can be cleared. A state of this search is only, for each column, the number of its
 * present cards that have left it. When no order leads from none to all of them, the position is lost.
 *
 * Proof: a winning line takes all these cards from their columns, from the top of what is left there: one by one where single
 * cards move, else in runs. A card that has left its column lies at one of three places. It lies on a foundation, where it does not
 * come before those that precede it. Or it lies in a cell. Or it lies on a card that wants it, above what is left in another column
 * or above a card that fills an empty column. Directly after a card has left a column, nothing lies on what is left there; where
 * single cards move, nothing lies there directly before, either. So all cards that have left must have a place, and
 * {@link ColumnClearing.#cardsInCells} never overestimates the number of those that need a cell:
 *
 * - Every card that can be on a foundation is there, and still carries other cards. Cards of reserves, stock and waste, and those
 *   that come back from foundations, are wherever they are most useful.
 * - Of each kind of card ({@link ColumnKinds}) as many lie on others as there are cards to lie on.
 * - An empty column takes one card that may fill it, and further cards along its lane, as long as some cards of the next kind do not
 *   lie on others anyway. Each card is helped by one empty column at most.
 */
export class ColumnClearing implements Refutation {
  readonly name = 'column clearing';
  positions = 0;
  opened = 0;
  readonly #kinds: ColumnKinds;
  readonly #cells: number;
  /** The cards in each column, the lowest first. */
  readonly #columns: readonly Uint8Array[];
  /** Column → number of its cards that have left it in this search. */
  readonly #gone: Int32Array;
  /** Number of cards that have not left their columns. */
  #left: number;
  #emptyColumns: number;
  /** Face → number of its cards that may be on a foundation or carry others. */
  readonly #there = new Uint8Array(64);
  /** Face → number of its cards that need a place unless they are on a foundation. */
  readonly #loose = new Uint8Array(64);
  /** Face → number of its cards that were on foundations when the search began. */
  readonly #homeAtFirst = new Uint8Array(64);
  /** Face → largest number of its cards that can be on foundations. */
  readonly #home = new Uint8Array(64);
  /** Face → number of its cards that need a place other than a foundation. */
  readonly #needs = new Uint8Array(64);
  /** Kind of card → number of its cards that may carry others. */
  readonly #cards: Int32Array;
  /** Kind of card → number of its cards that need a place. */
  readonly #need: Int32Array;
  /** Kind of card → number of cards on which its cards may lie. */
  readonly #places: Int32Array;
  /** Kind of card → number of its cards that lie on no other card. */
  readonly #over: Int32Array;
  /** Kind of card → number of its cards that lie on no other card and need a place. */
  readonly #short: Int32Array;
  readonly #helped: number[] = [];
  readonly #met: PositionSet;
  readonly #key = new Int32Array(2);
  /** Steps of this search that have not been tried yet, of all depths. */
  readonly #steps: Int32Array;
  /** Depth → index in {@link #steps} of the step to try next; the one before it led to the next depth. */
  readonly #next: Int32Array;
  /** Depth → index after the last of its steps in {@link #steps}. */
  readonly #end: Int32Array;
  #depth = -1;
  /** Whether all columns can be cleared. */
  #cleared = false;

  private constructor(table: Table<Options>, traits: Traits, kindsOfCards: ColumnKinds, bytes: number) {
    const { len, slots, shift, face, rules } = table;
    const facesOf = (pile: number): Uint8Array => Uint8Array.from({ length: len[pile]! }, (_, i) => face[slots[(pile << shift) + i]!]!);
    this.#kinds = kindsOfCards;
    this.#cells = traits.cells.length;
    this.#columns = Array.from(traits.columns, facesOf).filter((cards) => cards.length > 0);
    this.#gone = new Int32Array(this.#columns.length);
    this.#left = this.#columns.reduce((sum, cards) => sum + cards.length, 0);
    this.#emptyColumns = traits.columns.length - this.#columns.length;
    const kinds = (): Int32Array => new Int32Array(kindsOfCards.next.length);
    [this.#cards, this.#need, this.#places, this.#over, this.#short] = [kinds(), kinds(), kinds(), kinds(), kinds()];
    const depths = this.#left + 1;
    this.#steps = new Int32Array(depths * (kindsOfCards.runs ? this.#left : this.#columns.length));
    this.#next = new Int32Array(depths);
    this.#end = new Int32Array(depths);
    this.#met = new PositionSet(PositionSet.bitsFor(bytes), BITS_AT_FIRST);
    for (const pile of traits.homes) for (const card of facesOf(pile)) this.#homeAtFirst[card]!++;
    for (const pile of rules.piles.keys())
      if (!traits.columns.includes(pile)) for (const card of facesOf(pile)) this.#put(card, 1, traits.cells.includes(pile) ? 1 : 0);
    this.#open();
  }

  /**
   * Returns a refutation for a table; undefined where functions decide the rules, or where cards move in another way than the proof
   * assumes.
   * @param bytes approximate memory that it may use
   */
  static of(table: Table<Options>, traits: Traits, bytes: number): ColumnClearing | undefined {
    const kinds = columnKindsOf(traits, table);
    const hasCards = traits.columns.some((pile) => table.len[pile]! > 0);
    return kinds && hasCards && foundationsInOrder(table, traits) ? new ColumnClearing(table, traits, kinds, bytes) : undefined;
  }

  get bytes(): number {
    return this.#met.bytes + 4 * this.#steps.length;
  }

  run(until: number): RefutationResult {
    while (this.#depth >= 0 && !this.#cleared) {
      const d = this.#depth;
      if (this.#next[d] === this.#end[d]) {
        this.#back();
        continue;
      }
      if (this.positions >= until) return 'running';
      const step = this.#steps[this.#next[d]!++]!;
      this.#take(columnOf(step), countOf(step), 1);
      if (this.#left === 0) this.#cleared = true;
      else this.#open();
    }
    return this.#cleared ? 'unknown' : 'impossible';
  }

  /** Lists the steps from the present state, first those that leave the most cells free. */
  #open(): void {
    const first = this.#depth < 0 ? 0 : this.#end[this.#depth]!;
    const d = ++this.#depth;
    this.opened++;
    this.#next[d] = first;
    this.#end[d] = first;
    const { runs, wants } = this.#kinds;
    for (let c = 0; c < this.#columns.length; c++) {
      const cards = this.#columns[c]!;
      const height = cards.length - this.#gone[c]!;
      if (height === 0 || (!runs && this.#cardsInCells(c) > this.#cells)) continue;
      for (let count = 1; count <= height; count++) {
        if (count > 1 && !(runs && wants(cards[height - count]!, cards[height - count + 1]!))) break;
        this.#take(c, count, 1);
        if (!this.#met.has(this.#key[0]!, this.#key[1]!)) {
          this.positions++;
          const inCells = this.#cardsInCells(c);
          if (inCells <= this.#cells && this.#met.add(this.#key[0]!, this.#key[1]!)) this.#insert(d, (inCells << 16) | (c << 8) | count);
        }
        this.#take(c, count, -1);
      }
    }
  }

  /** Reverts the step that led to this depth. */
  #back(): void {
    if (--this.#depth < 0) return;
    const step = this.#steps[this.#next[this.#depth]! - 1]!;
    this.#take(columnOf(step), countOf(step), -1);
  }

  /** Inserts a step among the waiting steps of a depth, in rising order. */
  #insert(d: number, step: number): void {
    let place = this.#end[d]!++;
    for (; place > this.#next[d]! && this.#steps[place - 1]! > step; place--) this.#steps[place] = this.#steps[place - 1]!;
    this.#steps[place] = step;
  }

  /** Takes cards from a column, or puts them back. @param direction 1 takes, −1 puts back */
  #take(column: number, count: number, direction: 1 | -1): void {
    const cards = this.#columns[column]!;
    this.#left -= direction * count;
    for (let i = 0; i < count; i++) {
      if (direction < 0) this.#gone[column]!--;
      const word = scramble(Math.imul((column << 8) | this.#gone[column]!, 0x9e3779b1));
      this.#key[0]! += direction * word;
      this.#key[1]! += direction * scramble(word ^ 0x85ebca6b);
      this.#put(cards[cards.length - 1 - this.#gone[column]!]!, direction, direction);
      if (direction > 0) this.#gone[column]!++;
      else if (this.#gone[column] === cards.length - 1) this.#emptyColumns--;
      if (direction > 0 && this.#gone[column] === cards.length) this.#emptyColumns++;
    }
  }

  /**
   * Counts a card of a face among those that may carry others or be on foundations.
   * @param there 1 to add it, −1 to remove it
   * @param loose 1, −1 or 0: the change for the cards that need a place
   */
  #put(card: number, there: number, loose: number): void {
    const { kind, after } = this.#kinds;
    this.#there[card]! += there;
    this.#loose[card]! += loose;
    this.#cards[kind[card]!]! += there;
    for (let face = card; face !== NONE; face = after[face]!) {
      const home = this.#homeOf(face);
      if (face !== card && home === this.#home[face]) break;
      this.#home[face] = home;
      const needs = Math.max(0, this.#loose[face]! - Math.max(0, home - this.#homeAtFirst[face]!));
      this.#need[kind[face]!]! += needs - this.#needs[face]!;
      this.#needs[face] = needs;
    }
  }

  /** Returns how many cards of a face can be on foundations. */
  #homeOf(face: number): number {
    const before = this.#kinds.before[face]!;
    return before === NONE ? this.#there[face]! : Math.min(this.#there[face]!, this.#home[before]!);
  }

  /** Returns the least number of cards that must lie in cells while no card is laid on what is left in a column. */
  #cardsInCells(column: number): number {
    const { next, lanes, carries } = this.#kinds;
    const [places, over, short] = [this.#places.fill(0), this.#over, this.#short];
    for (let c = 0; c < this.#columns.length; c++) {
      const cards = this.#columns[c]!;
      const height = cards.length - this.#gone[c]!;
      if (height === 0 || c === column) continue;
      const kind = carries[cards[height - 1]!]!;
      if (kind !== NONE) places[kind]!++;
    }
    let inCells = 0;
    for (let i = 0; i < lanes.length; i++) {
      const kind = lanes[i]!;
      const lie = Math.min(this.#cards[kind]!, places[kind]!);
      if (next[kind] !== NONE) places[next[kind]!]! += lie;
      over[kind] = this.#cards[kind]! - lie;
      short[kind] = Math.max(0, this.#need[kind]! - lie);
      inCells += short[kind];
    }
    return inCells > this.#cells && this.#emptyColumns > 0 ? inCells - this.#helpOfEmptyColumns() : inCells;
  }

  /** Returns the largest number of cards that have a place on or above an empty column and have none without it. */
  #helpOfEmptyColumns(): number {
    const { next, lanes, fills } = this.#kinds;
    const helped = this.#helped;
    helped.length = 0;
    for (let i = 0; i < lanes.length; i++) {
      // Find a stretch of a lane that begins with a kind that may fill an empty column and goes on while some cards lie on no others.
      if (fills[lanes[i]!] === 0 || this.#over[lanes[i]!] === 0) continue;
      let end = i + 1;
      while (next[lanes[end - 1]!] !== NONE && this.#over[lanes[end]!]! > 0) end++;
      for (let nth = 1; nth <= this.#emptyColumns; nth++) {
        let cards = 0;
        for (let j = i; j < end; j++) if (this.#short[lanes[j]!]! >= nth) cards++;
        if (cards === 0) break;
        helped.push(cards);
      }
      i = end - 1;
    }
    helped.sort((a, b) => b - a);
    let help = 0;
    for (let nth = 0; nth < this.#emptyColumns && nth < helped.length; nth++) help += helped[nth]!;
    return help;
  }
}

const columnOf = (step: number): number => (step >> 8) & 0xff;
const countOf = (step: number): number => step & 0xff;

/** Returns whether each foundation begins with a base card and each other card of it lies on the card before it. */
const foundationsInOrder = ({ len, slots, shift, face }: Table<Options>, { homes, order, before }: Traits): boolean =>
  homes.every((pile) => {
    for (let i = 0; i < len[pile]!; i++) {
      const card = face[slots[(pile << shift) + i]!]!;
      if (i === 0 ? order[card] !== 0 : before[card] !== face[slots[(pile << shift) + i - 1]!]) return false;
    }
    return true;
  });
