import { homeFirst, type Tx, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

const WIDTH = 8;
const head = (i: number): string => `t${i + 1}`;
const tail = (i: number): string => `t${i + 1 + WIDTH}`;
const COLUMNS = Array.from({ length: WIDTH }, (_, i) => i);
/** Is the first row the only one so far? */
const isFirstRow = (view: View): boolean => view.counter('rows') === 0;

/** Fills the gaps of the first row from the stock; once a second row is dealt, a column closes up instead. */
function closeUp(table: Tx): void {
  for (const i of COLUMNS) {
    if (table.count(head(i)) > 0) continue;
    if (isFirstRow(table)) {
      if (table.count('stock') > 0) table.move('stock', head(i), { face: 'up' });
    } else if (table.count(tail(i)) > 0) table.move(tail(i), head(i), { take: 'bottom' });
  }
}

/** Labyrinth. Rules: GNOME AisleRiot, “Labyrinth”. A column is written as two piles: its upper end, and the cards below it. */
export const labyrinth: Variant = {
  api: 1,
  id: 'labyrinth',
  rules: 1,
  options: {},
  deck: { first: ['AC', 'AD', 'AH', 'AS'] },
  table: {
    stock: { at: [0, 0] },
    'f1-4': { at: [3, 0] },
    't1-8': { at: [0, 1.15], fan: false, group: false, take: 'top' },
    't9-16': { at: [0, 2.2], group: false, take: 'top' },
  },
  deal: [{ to: 'f1-4' }, { to: 't1-8' }, { to: 'stock', rest: true }],

  actions: {
    deal: {
      on: 'stock',
      when: (view) => view.count('stock') > 0 || 'stock-empty',
      run(table) {
        for (const i of COLUMNS)
          if (table.count('stock') > 0) table.move('stock', table.count(head(i)) > 0 ? tail(i) : head(i), { face: 'up' });
        if (isFirstRow(table)) table.set('rows', 1);
      },
    },
  },

  after: closeUp,
  rank: homeFirst,
  about: { skill: 0.2, minutes: 4 },
  source: 'GNOME AisleRiot, “Labyrinth”',
  strings: { de, en },
};

export default labyrinth;
