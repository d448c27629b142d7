import type { Options } from '@patience/core';
import { EMPTY, ROW, TAKE_ANY, TAKE_NONE, TAKE_TOP, type Table } from '@patience/core/internals';
import { observed } from '../rules/observed-functions.js';
import { takes, takeSingles, type Traits } from '../rules/traits.js';
import type { SubsetGame } from './subset.js';

/** Fact about a card: it no longer lies on the card on which it lies now. */
const LEFT = 1;
/** Fact about a card: it is on a foundation. */
const HOME = 2;
/** Fact about a card: it is in an empty column or a cell, because it has no better place yet. */
const PARKED = 4;

/** A pile whose cards lie on one another. */
interface Stack {
  /** Number of the pile. */
  readonly pile: number;
  /** Ids of the cards of the pile, the lowest first. */
  readonly ids: readonly number[];
  /** Whether the emptied pile can take a card for a while: a column or a cell. */
  readonly parks: boolean;
  readonly isColumn: boolean;
}

/**
 * The subset game of patiences whose cards are built up on foundations. Facts about the cards of the subset only become true: a card that
 * left its place has left it for good. So the game is easier than the real one, and what is lost in it is lost.
 *
 * - A card can be lifted when no card of the subset lies on it, or, where runs are taken, when the cards of the subset on it form a run.
 * - It goes to a foundation when a card that may lie under it is there or is outside the subset.
 * - It goes onto a card that accepts it and is uncovered, or that is outside the subset.
 * - Else it can be parked in an empty column or cell. Each place holds one card, until that card has a better place.
 *
 * All cards of stock and waste can be lifted at any time.
 */
export class BuildingGame implements SubsetGame {
  readonly cards: readonly number[];
  /** By card: the cards of which one must be on a foundation before it. A card that opens a foundation has none. */
  readonly before: readonly (readonly number[])[];
  /** By card: the cards on which columns accept it. */
  readonly onto: readonly (readonly number[])[];
  /** By card: 1 when an empty foundation accepts it. */
  readonly opens: Uint8Array;
  /** By card: 1 when an empty column or a cell accepts it. */
  readonly #parks: Uint8Array;
  readonly #stacks: readonly Stack[];
  /** By card: its stack; undefined for a card that can be lifted at any time. */
  readonly #stackOf: readonly (Stack | undefined)[];
  /** By card: 1 when it can be lifted together with the card on it, if that card can be lifted. */
  readonly #together: Uint8Array;
  /** By card: the next card of the subset above it in its stack; −1 for none. */
  readonly #above: Int16Array;
  readonly #facts: Uint8Array;
  #inSubset: Uint8Array = new Uint8Array(0);
  #left = 0;
  readonly #known = new Set<string>();

  private constructor(table: Table<Options>, traits: Traits) {
    const { rules, cards, face, len, slots, shift } = table;
    const { homes, foundations, columns, cells, reserves, stocks, wastes } = traits;
    const cardsIn = (pile: number): number[] => Array.from({ length: len[pile]! }, (_, i) => slots[(pile << shift) + i]!);
    const home = new Set([...homes].flatMap(cardsIn));
    this.cards = [...cards.keys()].filter((id) => !home.has(id));
    const targets = rules.targets.filter((pile) => !homes.includes(pile));
    const accepts = (piles: Iterable<number>, under: number, id: number): boolean =>
      [...piles].some((pile) => takes(rules, pile, under, face[id]!));
    const returns = homes.some((pile) => rules.sources.includes(pile));
    this.before = cards.map((_, id) => [...cards.keys()].filter((under) => accepts(foundations, face[under]!, id)));
    this.onto = cards.map((_, id) =>
      [...cards.keys()].filter((under) => under !== id && (returns || !home.has(under)) && accepts(targets, face[under]!, id)),
    );
    this.opens = Uint8Array.from(cards, (_, id) => Number(accepts(foundations, EMPTY, id)));
    const piles = [...rules.piles.keys()].filter((pile) => ![homes, stocks, wastes].some((others) => others.includes(pile)));
    const isPlace = (pile: number): boolean => columns.includes(pile) || cells.includes(pile);
    this.#stacks = piles.map((pile) => ({
      pile,
      ids: cardsIn(pile),
      parks: isPlace(pile),
      isColumn: columns.includes(pile),
    }));
    this.#together = Uint8Array.from(cards, (_, id) => Number(home.has(id) || this.#liftsWithNext(table, id)));
    this.#stackOf = cards.map((_, id) => this.#stacks.find(({ ids }) => ids.includes(id)));
    const filling = observed(table).fromReserve ? new Set([...reserves].flatMap(cardsIn)) : new Set<number>();
    this.#parks = Uint8Array.from(cards, (_, id) => Number(filling.has(id) || accepts(targets, EMPTY, id)));
    this.#above = new Int16Array(cards.length);
    this.#facts = new Uint8Array(cards.length);
    for (const id of home) this.#facts[id] = LEFT | HOME;
  }

  /** Returns the game; undefined for rules of another kind, about which it would prove nothing. */
  static of(table: Table<Options>, traits: Traits): BuildingGame | undefined {
    const { variant, rules } = table;
    if (!rules.readable || traits.onlyHome || variant.pair || variant.status || traits.foundations.length === 0) return undefined;
    if (!takeSingles(rules, traits.homes) || traits.homes.length > traits.foundations.length) return undefined;
    const seen = observed(table);
    // Automatic moves that fill gaps from a reserve, with actions that use only stock and waste; or only such actions.
    if (variant.after ? !seen.fromReserve : variant.actions && !seen.still && !seen.deals) return undefined;
    if (rules.anyCovered || traits.cells.some((pile) => rules.take[pile] === TAKE_NONE)) return undefined;
    return new BuildingGame(table, traits);
  }

  lost(inSubset: Uint8Array, most: number): boolean {
    this.#inSubset = inSubset;
    this.#left = most;
    this.#known.clear();
    for (const id of this.cards) this.#facts[id] = inSubset[id] === 1 ? 0 : LEFT | HOME;
    for (const { ids } of this.#stacks) {
      let above = -1;
      for (let i = ids.length - 1; i >= 0; i--)
        if (inSubset[ids[i]!] === 1) {
          this.#above[ids[i]!] = above;
          above = ids[i]!;
        }
    }
    return !this.#ends();
  }

  /** Returns the nearest card of the subset of the last search that lies on a card; −1 for none. */
  aboveOf(id: number): number {
    return this.#stackOf[id] ? this.#above[id]! : -1;
  }

  /** Returns whether a card of the subset of the last search could be parked at once. */
  hasRoom(): boolean {
    for (const id of this.cards) this.#facts[id] = this.#inSubset[id] === 1 ? 0 : LEFT | HOME;
    this.#close();
    return this.#places() > 0 && this.cards.some((id) => this.#canPark(id));
  }

  /** Returns whether all cards of the subset get to foundations; true also when the limit of positions is reached. */
  #ends(): boolean {
    const facts = this.#facts;
    this.#close();
    if (this.cards.every((id) => (facts[id]! & HOME) !== 0)) return true;
    if (this.#left-- <= 0) return true;
    const key = String.fromCharCode(...facts);
    if (this.#known.has(key)) return false;
    this.#known.add(key);
    if (this.#places() <= 0) return false;
    const before = facts.slice();
    for (const id of this.cards) {
      if (!this.#canPark(id)) continue;
      facts[id]! |= LEFT | PARKED;
      if (this.#ends()) return true;
      facts.set(before);
    }
    return false;
  }

  #canPark(id: number): boolean {
    return (this.#facts[id]! & LEFT) === 0 && this.#parks[id] === 1 && this.#lifts(id);
  }

  /**
   * Returns the number of empty columns and cells, without those in which cards are parked.
   * @param columns counts only columns, and those with parked cards too
   */
  #places(columns = false): number {
    const facts = this.#facts;
    let places = 0;
    for (const { ids, parks, isColumn } of this.#stacks) {
      if (columns ? !isColumn : !parks) continue;
      const lowest = ids.find((id) => this.#inSubset[id] === 1);
      if (lowest === undefined || (facts[lowest]! & LEFT) !== 0) places++;
    }
    if (!columns) for (const id of this.cards) if ((facts[id]! & PARKED) !== 0) places--;
    return places;
  }

  /** Adds all facts that follow without parking another card. */
  #close(): void {
    const facts = this.#facts;
    for (let changed = true; changed;) {
      changed = false;
      for (const id of this.cards) {
        const fact = facts[id]!;
        if ((fact & HOME) !== 0) continue;
        if (this.#isUncovered(id) && (this.opens[id] === 1 || this.before[id]!.some((under) => (facts[under]! & HOME) !== 0))) {
          facts[id] = LEFT | HOME;
          changed = true;
        } else if ((fact & (LEFT | PARKED)) !== LEFT && this.#goesOnto(id)) {
          facts[id] = (fact | LEFT) & ~PARKED;
          changed = true;
        }
      }
    }
  }

  /** Returns whether a card can be lifted and laid on another card. */
  #goesOnto(id: number): boolean {
    return (
      ((this.#facts[id]! & LEFT) !== 0 || this.#lifts(id)) &&
      this.onto[id]!.some((under) => this.#carries(under) && !this.#liesOn(under, id))
    );
  }

  /** Returns whether another card may be laid on a card: it is uncovered in a column, or lies in another column by now. */
  #carries(id: number): boolean {
    const fact = this.#facts[id]!;
    if ((fact & PARKED) !== 0) return this.#places(true) > 0;
    return (fact & LEFT) !== 0 || (this.#stackOf[id]?.isColumn === true && this.#isUncovered(id));
  }

  /** Returns whether a card lies on another one, and none between them has left. */
  #liesOn(over: number, id: number): boolean {
    const stack = this.#stackOf[id];
    if (!stack || this.#stackOf[over] !== stack || this.#inSubset[over] === 0) return false;
    for (let next = this.#above[id]!; next >= 0 && (this.#facts[next]! & LEFT) === 0; next = this.#above[next]!)
      if (next === over) return true;
    return false;
  }

  #isUncovered(id: number): boolean {
    if (!this.#stackOf[id] || this.#inSubset[id] === 0) return true;
    const above = this.#above[id]!;
    return above < 0 || (this.#facts[above]! & LEFT) !== 0;
  }

  #lifts(id: number): boolean {
    if (this.#isUncovered(id)) return true;
    const above = this.#above[id]!;
    const { ids } = this.#stackOf[id]!;
    // The cards between the two have not moved, because the upper one has not.
    for (let i = ids.indexOf(id); ids[i] !== above; i++) if (this.#together[ids[i]!] === 0) return false;
    return this.#lifts(above);
  }

  /** Returns whether a pile lets a card be lifted together with the card that lies on it now. */
  #liftsWithNext({ rules, face, up }: Table<Options>, id: number): boolean {
    const stack = this.#stacks.find(({ ids }) => ids.includes(id));
    const over = stack?.ids[stack.ids.indexOf(id) + 1];
    if (!stack || over === undefined) return false;
    const { pile } = stack;
    if (rules.take[pile]! <= TAKE_TOP) return false;
    if (rules.take[pile] === TAKE_ANY) return up[id] === 1;
    const link = rules.runOf[pile]!;
    return link < 0 || (up[id] === 1 && rules.links[link + face[id]! * ROW + face[over]!] === 1);
  }
}
