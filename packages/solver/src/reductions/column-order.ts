import type { Options } from '@patience/core';
import { maskAt, type Table } from '@patience/core/internals';
import { scramble } from '../bits.js';
import type { KeyReducer } from '../roles.js';
import { perTraits } from '../rules/per-traits.js';
import { Traits } from '../rules/traits.js';

/**
 * Merges positions that differ only in the order of columns under equal rules. It is used for hints alone: an action may treat such columns
 * differently, as dealing a row does, but a player who does not know the cards of the stock cannot use that.
 */
export class ColumnOrder implements KeyReducer {
  readonly lossy = true;
  readonly #table: Table<Options>;
  readonly #columns: Int32Array;

  constructor(table: Table<Options>) {
    this.#table = table;
    this.#columns = alike(Traits.of(table), table);
  }

  /** Makes the key independent of the order of the columns. */
  reduce(key: Int32Array): void {
    const { hash1, hash2, mixed1, mixed2 } = this.#table;
    const columns = this.#columns;
    for (let i = 0; i < columns.length; i++) {
      const pile = columns[i]!;
      key[0]! += scramble(hash1[pile]! ^ ONE) - mixed1[pile]!;
      key[1]! += scramble(hash2[pile]! ^ TWO) - mixed2[pile]!;
    }
  }
}

const ONE = 0x3c6ef372;
const TWO = 0x2545f491;

/** Returns the columns whose data rules equal those of the first one. */
const alike = perTraits((traits, { rules }: Table<Options>): Int32Array => {
  const { masks, acceptFns, acceptCards, takeFns, coveredBy, limit, likeOf, reveal, piles } = rules;
  const read = traits.columns.filter(
    (pile) => !acceptFns[pile] && !acceptCards[pile] && !takeFns[pile] && !coveredBy[pile] && limit[pile] === 0xffff && likeOf[pile]! < 0,
  );
  const nameOf = (pile: number): string =>
    `${masks.subarray(maskAt(pile, 0), maskAt(pile + 1, 0)).join()} ${reveal.includes(pile)} ${JSON.stringify(piles[pile]!.take)}`;
  return read.filter((pile) => nameOf(pile) === nameOf(read[0]!));
});
