/** Number of words that store the state of the random stream of shuffles. */
const CHANCE = 4;

/** Stores a number of positions of one table, to which the table can return at once: see `keep` and `goTo` of the table. */
export class Positions {
  /** Number of words that the cards of one position take. */
  readonly size: number;
  readonly cards: Uint16Array;
  readonly chance: Int32Array;
  /** The values of counters in each position; undefined where there are none. */
  readonly counters: (readonly number[] | undefined)[] = [];

  /** @param table the table whose positions will be stored @param most largest number of positions */
  constructor(table: Sized, most: number) {
    this.size = sizeOf(table);
    this.cards = new Uint16Array(this.size * most);
    this.chance = new Int32Array(CHANCE * most);
  }

  /** Returns the bytes that a number of positions of a table take. */
  static bytes(table: Sized, most: number): number {
    return most * (2 * sizeOf(table) + 4 * CHANCE);
  }
}

/** The numbers of cards and piles of a table, on which the size of a position depends. */
interface Sized {
  readonly cards: readonly unknown[];
  readonly rules: { readonly count: number };
}

const sizeOf = ({ cards, rules }: Sized): number => cards.length + rules.count;
