import type { Pile, View } from '@patience/core';
import type { Spot } from './spot.js';

/** Piles that lie together for the Tab key: stock and waste are one row, else each role is one. */
const rowOf = (pile: Pile): string => (pile.role === 'stock' || pile.role === 'waste' ? 'talon' : pile.role);

/** Directions of the arrow keys, Home and End. */
export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** The place of the keyboard: one stop for each row of piles, from which the arrow keys go on. */
export class Cursor {
  readonly rows: readonly (readonly string[])[];
  /** All piles, row by row: the order in which they are read and reached. */
  readonly piles: readonly Pile[];
  readonly #stops = new Map<number, Spot>();

  constructor(
    piles: readonly Pile[],
    readonly view: View,
    /** Tells whether a pile has anything on which the keyboard can stand. */
    readonly reachable: (pile: string) => boolean,
  ) {
    const rows = new Map<string, Pile[]>();
    for (const pile of piles) rows.set(rowOf(pile), [...(rows.get(rowOf(pile)) ?? []), pile]);
    this.piles = [...rows.values()].flat();
    this.rows = [...rows.values()].map((row) => row.map((pile) => pile.id));
  }

  /** Is this card the stop of its row? */
  isStop({ pile, depth }: Spot): boolean {
    const stop = this.#stop(this.#row(pile));
    return stop?.pile === pile && stop.depth === depth;
  }

  /** The keyboard has come to this card. */
  goTo(spot: Spot): void {
    this.#stops.set(this.#row(spot.pile), spot);
  }

  #row(pile: string): number {
    return this.rows.findIndex((row) => row.includes(pile));
  }

  /** A stop that has gone is replaced by the top of its pile, or by the first pile that is left. */
  #stop(row: number): Spot | undefined {
    const stop = this.#stops.get(row);
    if (stop && this.view.card(stop.pile, stop.depth)) return stop;
    const pile = stop && this.reachable(stop.pile) ? stop.pile : this.rows[row]!.find(this.reachable);
    return pile === undefined ? undefined : { pile, depth: 0 };
  }
}
