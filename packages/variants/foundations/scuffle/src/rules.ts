import { dealRow, homeFirst, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

const REDEALS = 2;
const isLaid = (view: View): boolean => view.piles('tableau').some((pile) => view.count(pile) > 0);

/** Scuffle. Rules: GNOME AisleRiot, “Scuffle”, and PySolFC, “Scuffle”. */
export const scuffle: Variant = {
  api: 1,
  id: 'scuffle',
  rules: 1,
  options: {},
  deck: { first: ['AC', 'AD', 'AH', 'AS'] },
  table: {
    stock: { at: [0, 0] },
    'f1-4': { at: [1.25, 0], accept: { on: 'up any' } },
    't1-4': { at: [1.25, 1.1], fan: false, group: false, take: 'top' },
  },
  deal: [{ to: 'f1-4' }, { to: 'stock', rest: true }],

  actions: {
    deal: dealRow('allowed'),
    redeal: {
      on: 'stock',
      when: (view) =>
        (view.count('stock') > 0 && 'stock-left') || (view.counter('redeals') >= REDEALS && 'no-redeal') || isLaid(view) || 'unchanged',
      run(table) {
        for (const pile of table.piles('tableau'))
          if (table.count(pile) > 0) table.move(pile, 'stock', { count: table.count(pile), face: 'down' });
        table.shuffle('stock');
        table.set('redeals', table.counter('redeals') + 1);
      },
    },
  },

  rank: homeFirst,
  about: { skill: 0.2, minutes: 4 },
  source: 'GNOME AisleRiot, “Scuffle”; PySolFC, “Scuffle”',
  strings: { de, en },
};

export default scuffle;
