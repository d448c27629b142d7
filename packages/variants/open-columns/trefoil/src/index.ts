import { ACE, dealPackets, gather, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'same' };
const up: Link = { step: 1, suit: 'same' };
/** So often the fans are gathered, shuffled and dealt again. */
const REDEALS = 2;

/** Trefoil. Rules: PySolFC. */
export const trefoil: Variant = {
  api: 1,
  id: 'trefoil',
  rules: 1,
  options: {},
  deck: () => ({ first: [ACE] }),

  table: () => [
    { id: 'stock', role: 'stock', at: [5, 0], wide: [8.25, 0] },
    ...row('f', 4, (i) => ({ role: 'foundation', group: 'foundations', at: [i, 0], wide: [9.35, i], accept: { on: up, max: 1 } })),
    ...row('t', 16, (i) => ({
      role: 'tableau',
      at: [(i % 6) + (i < 12 ? 0 : 1), 1 + Math.floor(i / 6) * 1.9],
      wide: [i % 8, Math.floor(i / 8) * 2],
      fan: 'down',
      accept: { on: down, max: 1 },
      take: 'top',
    })),
  ],

  deal(table) {
    for (const family of table.piles('foundation')) table.move('pack', family, { face: 'up' });
    for (let i = 0; i < 48; i++) table.move('pack', `t${Math.floor(i / 3) + 1}`, { face: 'up' });
  },

  actions: {
    redeal: {
      on: 'stock',
      when: (view) => view.counter('redeals') < REDEALS || 'no-redeal',
      run(table) {
        gather(table);
        table.shuffle('stock');
        dealPackets(table, 3);
        table.set('redeals', table.counter('redeals') + 1);
      },
    },
  },

  about: { skill: 0.6, minutes: 8 },
  strings: { de, en },
};

export default trefoil;
