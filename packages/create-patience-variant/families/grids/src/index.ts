import { row, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. The first value of each is the default. */
export type Options = { rows: 5 | 4 };

const PACKS = 1;
const ACROSS = 5;

/** Returns the place in the grid of a pile, from 0. */
const index = (id: string): number => Number(id.slice(1)) - 1;

/** Returns whether two piles of the grid touch at a side or at a corner. */
const touch = (a: string, b: string): boolean =>
  Math.abs((index(a) % ACROSS) - (index(b) % ACROSS)) <= 1 && Math.abs(Math.floor(index(a) / ACROSS) - Math.floor(index(b) / ACROSS)) <= 1;

/** My Patience. */
export const myPatience: Variant<Options> = {
  api: 1,
  id: 'my-patience',
  rules: 1, // raise it when an old game would replay differently
  options: { rows: [5, 4] },
  deck: () => ({ copies: PACKS }),

  // Places in card widths and heights, from the left upper corner.
  table: ({ rows }) => [
    { id: 'stock', role: 'stock', at: [ACROSS, 0] },
    { id: 'discard', role: 'discard', at: [ACROSS, 1] },
    ...row('t', ACROSS * rows, (i) => ({ role: 'tableau', at: [i % ACROSS, Math.floor(i / ACROSS)], take: 'top' })),
  ],

  deal(table) {
    for (const place of table.piles('tableau')) table.move('pack', place, { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  /** Two cards leave together when their ranks are equal and their piles touch. */
  pair: (a, b, _view, from, to) => a.rank === b.rank && touch(from, to),

  actions: {
    /** Moves the cards up into the gaps, row by row, and fills the free places from the stock. */
    gather: {
      on: 'stock',
      when(view) {
        const counts = view.piles('tableau').map((place) => view.count(place));
        const gap = counts.indexOf(0);
        return (gap >= 0 && (view.count('stock') > 0 || gap < counts.lastIndexOf(1))) || 'no-gap';
      },
      run(table) {
        const places = table.piles('tableau');
        let filled = 0;
        for (const place of places) {
          if (table.count(place) === 0) continue;
          if (place !== places[filled]) table.move(place, places[filled]!);
          filled++;
        }
        for (const place of places.slice(filled)) if (table.count('stock') > 0) table.move('stock', place, { face: 'up' });
      },
    },
  },

  about: { skill: 0.5, minutes: 5 },
  strings: { de, en },
};

export default myPatience;
