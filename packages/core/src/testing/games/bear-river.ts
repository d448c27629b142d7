import type { Accept, Link } from '../../contract.js';
import type { Variant } from '../../variant.js';
import { row } from '../../shared/row.js';
import { words } from './words.js';

const around: Link = { step: 'either', suit: 'same', wrap: true };
const isHole = (i: number): boolean => i % 6 === 5;

/** Bear River: fans have room for three cards, and only the empty fans at the right end are filled again. */
export const bearRiver: Variant = {
  api: 1,
  id: 'bear-river-in-short',
  rules: 1,
  options: {},
  deck: () => ({}),
  table: () => [
    ...row('f', 4, (i) => ({
      role: 'foundation',
      at: [8 + i, 0],
      accept: { empty: { like: 'families' }, on: { step: 1, suit: 'same', wrap: true }, max: 1 },
      limit: 13,
      group: 'families',
    })),
    ...row('t', 18, (i) => {
      const accept: Accept = isHole(i) ? { empty: 'any', on: around } : { on: around };
      return {
        role: 'tableau',
        at: [(i % 6) * 2, 1 + Math.floor(i / 6)],
        fan: 'right',
        accept,
        limit: 3,
        take: 'top',
        group: isHole(i) ? 'holes' : 'fans',
      };
    }),
  ],
  deal(table) {
    table.move('pack', 'f1', { face: 'up' });
    for (const [i, fan] of table.piles('tableau').entries())
      table.move('pack', fan, { count: Math.min(isHole(i) ? 2 : 3, table.count('pack')), face: 'up', turn: true });
  },
  strings: words('Bear River'),
};
