import type { Link } from '../../contract.js';
import type { Variant } from '../../variant.js';
import { row } from '../../shared/row.js';
import { words } from './words.js';

const around: Link = { step: 'either', suit: 'same', wrap: true };

/** Chessboard: a patience like Fortress in which the first card on a foundation sets the rank on which all foundations begin. */
export const chessboard: Variant = {
  api: 1,
  id: 'chessboard-in-short',
  rules: 1,
  options: {},
  deck: () => ({}),
  table: () => [
    ...row('f', 4, (i) => ({
      role: 'foundation',
      at: [i, 0],
      accept: { empty: { like: 'families' }, on: { step: 1, suit: 'same', wrap: true }, max: 1 },
      limit: 13,
      group: 'families',
    })),
    ...row('t', 10, (i) => ({
      role: 'tableau',
      at: [i, 1],
      fan: 'down',
      accept: { empty: 'any', on: around },
      take: 'top',
      group: 'columns',
    })),
  ],
  deal(table) {
    for (const [i, column] of table.piles('tableau').entries())
      table.move('pack', column, { count: Math.min(i < 2 ? 6 : 5, table.count('pack')), face: 'up', turn: true });
  },
  strings: words('Chessboard'),
};
