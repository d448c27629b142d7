/** Words of chance, the stream that shuffles. */
const CHANCE = 4;

/** Room for positions of one table, to which it can come back at once: see `keep` and `goTo` of the table. */
export class Positions {
  /** Words that the cards of one position take, and those of all positions. */
  readonly size: number;
  readonly cards: Uint16Array;
  readonly chance: Int32Array;
  /** Values of counters, where there are any. */
  readonly counters: (readonly number[] | undefined)[] = [];

  /**
   * @param table whose positions they will be
   * @param most how many there is room for
   */
  constructor(table: Sized, most: number) {
    this.size = sizeOf(table);
    this.cards = new Uint16Array(this.size * most);
    this.chance = new Int32Array(CHANCE * most);
  }

  /** Bytes of room for so many positions of a table. */
  static bytes(table: Sized, most: number): number {
    return most * (2 * sizeOf(table) + 4 * CHANCE);
  }
}

/** The figures on which the size of the table of positions depends. */
interface Sized {
  readonly cards: readonly unknown[];
  readonly rules: { readonly count: number };
}

const sizeOf = ({ cards, rules }: Sized): number => cards.length + rules.count;
