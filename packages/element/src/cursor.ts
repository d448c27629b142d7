import type { Pile, View } from '@patience/core';
import type { Spot } from './view/scene.js';

/** Piles that lie together for the Tab key: stock and waste are one row, else each role is one. */
const rowOf = (pile: Pile): string => (pile.role === 'stock' || pile.role === 'waste' ? 'talon' : pile.role);

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** Where the keyboard is: one stop for each row of piles, arrows go on from there. */
export class Cursor {
  readonly rows: readonly (readonly string[])[];
  readonly #stops = new Map<number, Spot>();
  readonly #fans: ReadonlyMap<string, Pile['fan']>;

  constructor(
    piles: readonly Pile[],
    private readonly view: View,
  ) {
    const rows = new Map<string, string[]>();
    for (const pile of piles) rows.set(rowOf(pile), [...(rows.get(rowOf(pile)) ?? []), pile.id]);
    this.rows = [...rows.values()];
    this.#fans = new Map(piles.map((pile) => [pile.id, pile.fan]));
  }

  /** Is this card the stop of its row? */
  isStop({ pile, depth }: Spot): boolean {
    const stop = this.#stop(this.#row(pile));
    return stop.pile === pile && stop.depth === depth;
  }

  /** The keyboard has come to this card. */
  goTo(spot: Spot): void {
    this.#stops.set(this.#row(spot.pile), spot);
  }

  /** The next card in a direction; the same one at the end. */
  next({ pile, depth }: Spot, direction: Direction, mirrored = false): Spot {
    const row = this.rows[this.#row(pile)]!;
    const at = row.indexOf(pile);
    const across = mirrored ? -1 : 1;
    switch (direction) {
      case 'left':
      case 'right': {
        const to = row[at + (direction === 'right' ? across : -across)];
        return to === undefined ? { pile, depth } : { pile: to, depth: 0 };
      }
      case 'first':
        return { pile: row[0]!, depth: 0 };
      case 'last':
        return { pile: row.at(-1)!, depth: 0 };
      default: {
        const to = depth + (direction === 'up' ? 1 : -1);
        return this.#fans.get(pile) && this.view.card(pile, to) ? { pile, depth: to } : { pile, depth };
      }
    }
  }

  #row(pile: string): number {
    return this.rows.findIndex((row) => row.includes(pile));
  }

  /** A stop that has gone is replaced by the top of its pile. */
  #stop(row: number): Spot {
    const stop = this.#stops.get(row) ?? { pile: this.rows[row]![0]!, depth: 0 };
    return this.view.card(stop.pile, stop.depth) ? stop : { pile: stop.pile, depth: 0 };
  }
}
