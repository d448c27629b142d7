import type { Pile, View } from '@patience/core';
import type { Spot } from './spot.js';

/** Returns the row of a pile for the Tab key: stock and waste share a row, other piles form one row for each role. */
const rowOf = (pile: Pile): string => (pile.role === 'stock' || pile.role === 'waste' ? 'talon' : pile.role);

/** Directions of the arrow keys, Home and End. */
export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** The position of the keyboard: one tab stop for each row of piles, from which the arrow keys move on. */
export class Cursor {
  readonly rows: readonly (readonly string[])[];
  /** All piles in reading and focus order, row by row. */
  readonly piles: readonly Pile[];
  readonly #stops = new Map<number, Spot>();

  constructor(
    piles: readonly Pile[],
    readonly view: View,
    /** Tells whether a pile has anything that can get the focus. */
    readonly reachable: (pile: string) => boolean,
  ) {
    const rows = new Map<string, Pile[]>();
    for (const pile of piles) rows.set(rowOf(pile), [...(rows.get(rowOf(pile)) ?? []), pile]);
    this.piles = [...rows.values()].flat();
    this.rows = [...rows.values()].map((row) => row.map((pile) => pile.id));
  }

  /** Tells whether a card or slot is the tab stop of its row. */
  isStop({ pile, depth }: Spot): boolean {
    const stop = this.#stop(this.#row(pile));
    return stop?.pile === pile && stop.depth === depth;
  }

  /** Makes a card or slot the tab stop of its row. */
  goTo(spot: Spot): void {
    this.#stops.set(this.#row(spot.pile), spot);
  }

  #row(pile: string): number {
    return this.rows.findIndex((row) => row.includes(pile));
  }

  /** Returns the tab stop of a row. One that no longer exists is replaced by the top of its pile, or by the first reachable pile. */
  #stop(row: number): Spot | undefined {
    const stop = this.#stops.get(row);
    if (stop && this.view.card(stop.pile, stop.depth)) return stop;
    const pile = stop && this.reachable(stop.pile) ? stop.pile : this.rows[row]!.find(this.reachable);
    return pile === undefined ? undefined : { pile, depth: 0 };
  }
}
