import type { Options } from '@patience/core';
import { cardsMove, isCovered, type Move, type Table } from '@patience/core/internals';
import type { PairingBound } from '../bounds/pairing-bound.js';
import { NONE } from '../none.js';
import type { SafeMoves } from '../roles.js';

/**
 * Discards cards of the tableau that may be discarded alone and are the partner of no other card. Leaving such a card gains nothing: it
 * only covers others, and where {@link PairingBound} applies, no function reads the tableau or the discard pile.
 */
export class UnpairedCards implements SafeMoves {
  readonly #table: Table<Options>;
  readonly #tableau: Int32Array;
  /** Id → the pile to which the card may go alone at any time when it has no partner; NONE otherwise. */
  readonly #homes: Int16Array;

  constructor(table: Table<Options>, { tableau, unpairedHomes }: PairingBound) {
    this.#table = table;
    this.#tableau = tableau;
    this.#homes = unpairedHomes;
  }

  find(): Move {
    const { len, up } = this.#table;
    for (let t = 0; t < this.#tableau.length; t++) {
      const pile = this.#tableau[t]!;
      if (len[pile] === 0) continue;
      const id = this.#table.idAt(pile, 0);
      if (this.#homes[id]! >= 0 && up[id] && !isCovered(this.#table, pile)) return cardsMove(pile, this.#homes[id]!, 1);
    }
    return NONE;
  }
}
