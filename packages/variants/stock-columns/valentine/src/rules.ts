import { row, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

const COLUMNS = ['t1', 't2', 't3', 't4'];
const hasGap = (view: View): boolean => COLUMNS.some((column) => view.count(column) === 0);

/** Valentine. Rules: GNOME AisleRiot, “Valentine”. */
export const valentine: Variant = {
  api: 1,
  id: 'valentine',
  rules: 1,
  options: {},

  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [1, 0], take: 'top' },
    ...row('t', 4, (i) => ({
      role: 'tableau',
      at: [i, 1.15],
      wide: [i + 2.25, 0],
      fan: 'down',
      accept: { on: { step: -1, suit: 'same' } },
      take: 'top',
    })),
  ],
  deal: [{ to: 't1-4' }, { to: 'stock', rest: true }],

  actions: {
    /** The waste fills the first empty column, the stock the others. */
    fill: {
      on: 'stock',
      when: (view) => (hasGap(view) ? view.count('stock') + view.count('waste') > 0 || 'stock-empty' : 'no-gap'),
      run(table) {
        for (const column of COLUMNS) {
          const from = table.count('waste') > 0 ? 'waste' : 'stock';
          if (table.count(column) === 0 && table.count(from) > 0) table.move(from, column, { face: 'up' });
        }
      },
    },
    turn: {
      on: 'stock',
      when(view) {
        if (hasGap(view)) return 'gap-first';
        return view.count('waste') > 0 ? 'waste-taken' : view.count('stock') > 0 || 'stock-empty';
      },
      run: (table) => table.move('stock', 'waste', { face: 'up' }),
    },
    /** The columns go below the stock, the first one lowest, each with its lowest card to be dealt first. */
    gather: {
      on: 'stock',
      when: (view) => (hasGap(view) && 'gap-first') || view.count('waste') > 0 || 'waste-empty',
      run(table) {
        for (const column of COLUMNS.toReversed())
          table.move(column, 'stock', { count: table.count(column), face: 'down', turn: true, lay: 'bottom' });
        table.move('waste', COLUMNS[0]!);
        for (const column of COLUMNS.slice(1)) table.move('stock', column, { face: 'up' });
      },
    },
  },

  status: { empty: ['stock', 'waste'] },
  rank: [{ onto: 'card', from: 'tableau' }, { onto: 'card' }],
  about: { skill: 0.1, minutes: 20 },
  source: 'GNOME AisleRiot, “Valentine”',
  strings: { de, en },
};

export default valentine;
