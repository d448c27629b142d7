import type { Pile } from '../../contract.js';
import { dealFor, demand, type Law } from '../law.js';

/** Places on the table fit a screen, and no pile lies on another unless cards cover each other there. */
export const layout: Law = {
  name: 'piles lie inside the table and apart from each other',
  each: 'options',
  check(trial) {
    for (let seed = 0; seed < 5; seed++) {
      const { piles } = dealFor(trial, seed).table.rules;
      for (const where of ['at', 'wide'] as const) {
        const placed = piles.flatMap((pile) => (pile[where] ? [{ pile, x: pile[where][0], y: pile[where][1] }] : []));
        for (const { pile, x, y } of placed)
          demand(x <= 24 && y <= 12, trial, `table: ${pile.id}.${where}`, `[${x}, ${y}] is outside of a table of 25 × 13 cards`);
        for (const [i, one] of placed.entries())
          for (const two of placed.slice(i + 1)) {
            const apart = Math.abs(one.x - two.x) >= 0.99 || Math.abs(one.y - two.y) >= 0.99;
            demand(apart || covering(one.pile, two.pile), trial, `table: ${one.pile.id}.${where}`, `overlaps ${two.pile.id}`);
          }
      }
    }
  },
};

/** Piles of an arrangement in which cards cover each other, such as a pyramid, may overlap. */
const covering = (one: Pile, two: Pile): boolean => one.role === two.role && (one.coveredBy ?? two.coveredBy) !== undefined;
