import type { Pile } from '../../contract.js';
import { dealFor, demand, type Law } from '../law.js';

/** Places on the table fit a screen, and no pile lies on another unless one covers the other or may overlap. */
export const layout: Law = {
  name: 'piles lie inside the table and apart from each other',
  each: 'options',
  check(trial) {
    for (let seed = 0; seed < 5; seed++) {
      const { piles, index } = dealFor(trial, seed).table.rules;
      /** Does a pile cover another, or one that covers it? */
      const covers = (upper: Pile, lower: Pile): boolean =>
        lower.coveredBy?.some((id) => id === upper.id || covers(upper, piles[index.get(id)!]!)) ?? false;
      for (const where of ['at', 'wide'] as const) {
        const placed = piles.flatMap((pile) => (pile[where] ? [{ pile, x: pile[where][0], y: pile[where][1] }] : []));
        for (const { pile, x, y } of placed)
          demand(x <= 24 && y <= 12, trial, `table: ${pile.id}.${where}`, `[${x}, ${y}] is outside of a table of 25 × 13 cards`);
        for (const [i, one] of placed.entries())
          for (const two of placed.slice(i + 1)) {
            const apart = Math.abs(one.x - two.x) >= 0.99 || Math.abs(one.y - two.y) >= 0.99;
            demand(
              apart || one.pile.overlaps === true || two.pile.overlaps === true || covers(one.pile, two.pile) || covers(two.pile, one.pile),
              trial,
              `table: ${one.pile.id}.${where}`,
              `overlaps ${two.pile.id}, which neither covers it nor has a permission (\`overlaps\`)`,
            );
          }
      }
    }
  },
};
