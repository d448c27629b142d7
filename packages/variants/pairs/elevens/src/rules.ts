import { JACK, fillGaps, row, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

/** Places of a jack, a queen and a king, the first of each; fewer when one is missing. */
const court = (view: View): string[] =>
  [JACK, JACK + 1, JACK + 2].flatMap((rank) => view.piles('tableau').find((place) => view.card(place)?.rank === rank) ?? []);

/** Elevens. Rules: PySolFC, rule page “Elevens”; the three court cards leave together from the places, as is usual with cards. */
export const elevens: Variant = {
  api: 1,
  id: 'elevens',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...row('t', 9, (i) => ({ role: 'tableau', at: [i % 3, Math.floor(i / 3)], take: 'top' })),
    { id: 'stock', role: 'stock', at: [3.5, 0] },
    { id: 'discard', role: 'discard', at: [3.5, 2] },
  ],

  deal(table) {
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  pair: { cards: (a, b) => a.rank + b.rank === JACK },

  actions: {
    court: {
      on: 'discard',
      when: (view) => court(view).length === 3 || 'no-court',
      run(table) {
        for (const place of court(table)) table.move(place, 'discard');
      },
    },
  },

  /** Empty places are filled from the stock at once. */
  after(table) {
    fillGaps(table, table.piles('tableau'), 'stock');
  },

  about: { skill: 0.1, minutes: 2 },
  source: 'PySolFC, “Elevens”',
  strings: { de, en },
};

export default elevens;
