import type { Pile, View } from '@patience/core';
import type { Spot } from './spot.js';

/** Piles that lie together for the Tab key: stock and waste are one row, else each role is one. */
const rowOf = (pile: Pile): string => (pile.role === 'stock' || pile.role === 'waste' ? 'talon' : pile.role);

/** Where an arrow key, Home or End leads. */
export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** Where the keyboard is: one stop for each row of piles, arrows go on from there. */
export class Cursor {
  readonly rows: readonly (readonly string[])[];
  /** All piles, row by row: the order in which they are read and reached. */
  readonly piles: readonly Pile[];
  readonly #stops = new Map<number, Spot>();
  readonly #fans: ReadonlyMap<string, Pile['fan']>;

  constructor(
    piles: readonly Pile[],
    private readonly view: View,
    /** Is there anything to stand on? */
    private readonly reachable: (pile: string) => boolean,
  ) {
    const rows = new Map<string, Pile[]>();
    for (const pile of piles) rows.set(rowOf(pile), [...(rows.get(rowOf(pile)) ?? []), pile]);
    this.piles = [...rows.values()].flat();
    this.rows = [...rows.values()].map((row) => row.map((pile) => pile.id));
    this.#fans = new Map(piles.map((pile) => [pile.id, pile.fan]));
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

  /** The next card in a direction; the same one at the end. */
  next({ pile, depth }: Spot, direction: Direction, mirrored = false): Spot {
    if (direction === 'up' || direction === 'down') {
      const to = depth + (direction === 'up' ? 1 : -1);
      if (this.#fans.get(pile)) return this.view.card(pile, to) ? { pile, depth: to } : { pile, depth };
      const beyond = this.#beyond(pile, direction);
      return beyond === undefined ? { pile, depth } : { pile: beyond, depth: 0 };
    }
    const row = this.rows[this.#row(pile)]!.filter((id) => id === pile || this.reachable(id));
    const step = (direction === 'right') === mirrored ? -1 : 1;
    const to = direction === 'first' ? row[0] : direction === 'last' ? row.at(-1) : row[row.indexOf(pile) + step];
    return to === undefined || to === pile ? { pile, depth } : { pile: to, depth: 0 };
  }

  /** The nearest place of the same kind that lies above or below, as in a grid. */
  #beyond(pile: string, direction: 'up' | 'down'): string | undefined {
    const [x, y] = this.piles.find(({ id }) => id === pile)!.at;
    const sign = direction === 'up' ? -1 : 1;
    const row = this.rows[this.#row(pile)]!;
    const way = ({ at: [u, v] }: Pile): number => (v - y) * sign + Math.abs(u - x);
    return this.piles
      .filter(({ id, at: [u, v] }) => row.includes(id) && (v - y) * sign > 0 && Math.abs(u - x) < 1 && this.reachable(id))
      .sort((a, b) => way(a) - way(b))[0]?.id;
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
