import { columns, dealRows, foundations, homeFirst, KING, redeal, turn, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** What the player chooses before the deal. */
export type GrosseHarfeOptions = {
  /** Which cards may fill an empty column. */
  gaps: 'any' | 'kings';
  redeals: 0 | 'unlimited';
};

const down: Link = { step: -1, suit: 'alternate' };

/**
 * Große Harfe. Layout: juhl.de/patiencen, number 28. Any card in a gap: patiencen.org, on its page about Kleine Harfe; kings
 * only: viertreff.de. One pass: PySolFC, rule page “Big Harp”; many play it as often as they like, as Kleine Harfe.
 */
export const grosseHarfe: Variant<GrosseHarfeOptions> = {
  api: 1,
  id: 'grosse-harfe',
  rules: 1,
  options: { gaps: ['any', 'kings'], redeals: [0, 'unlimited'] },
  deck: () => ({ copies: 2 }),

  table: ({ gaps }) => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [0, 1], take: 'top' },
    ...foundations(8, (i) => ({ at: [i + 2, 0], wide: [11.5 + (i % 2), Math.floor(i / 2)] }), { from: ['waste', 'tableau'], take: 'top' }),
    ...columns(10, (i) => ({ at: [i, 1], wide: [i + 1.25, 0] }), {
      accept: { empty: gaps === 'any' ? 'any' : KING, on: down },
      take: { run: down },
      reveal: true,
    }),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 'down');
    table.move('pack', 'stock', { count: 49 });
  },

  actions: { turn, redeal: redeal(({ redeals }) => (redeals === 'unlimited' ? Infinity : redeals)) },
  rank: homeFirst,

  about: { minutes: 14 },
  strings: { de, en },
};

export default grosseHarfe;
