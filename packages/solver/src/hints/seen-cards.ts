import type { Options } from '@patience/core';
import type { Table } from '@patience/core/internals';

/** The cards whose faces the player has seen since the last shuffle. */
export class SeenCards {
  /** Card id → 1 when the player has seen its face. */
  seen: Uint8Array;

  constructor(table: Table<Options>) {
    this.seen = Uint8Array.from(table.up);
  }

  /**
   * Adds the cards of a position. Call it once after each move.
   * @param shuffled whether the move shuffled a pile: the player no longer knows which face-down card is which
   */
  look({ up }: Table<Options>, shuffled: boolean): void {
    if (shuffled) this.seen.fill(0);
    for (let id = 0; id < this.seen.length; id++) if (up[id]) this.seen[id] = 1;
  }
}
