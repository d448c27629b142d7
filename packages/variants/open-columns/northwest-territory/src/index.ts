import { columns, foundations, KING, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'alternate' };

/** Northwest Territory. Rules: PySolFC and Solvitaire; cards may come back from their families, as in Solvitaire. */
export const northwestTerritory: Variant = {
  api: 1,
  id: 'northwest-territory',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...foundations(4, (i) => ({ at: [i + 2, 0], wide: [8.25, i] }), { from: ['reserve', 'tableau'], take: 'top' }),
    ...row('r', 16, (i) => ({
      role: 'reserve',
      group: 'reserve',
      at: [i % 8, 1 + Math.floor(i / 8)],
      wide: [9.5 + (i % 4), Math.floor(i / 4)],
      take: 'top',
    })),
    ...columns(8, (i) => ({ at: [i, 3], wide: [i, 0] }), { accept: { empty: KING, on: down }, take: { run: down }, reveal: true }),
  ],

  deal(table) {
    for (let first = 1; first <= 8; first++) for (let column = first; column <= 8; column++) table.move('pack', `t${column}`);
    for (const place of table.piles('reserve')) table.move('pack', place, { face: 'up' });
  },

  /** Home first, then what turns a card up, then the reserve; a card comes back only when nothing else is left. */
  rank(view, move) {
    if (move.kind !== 'cards' || move.from.startsWith('f')) return 0;
    if (move.to.startsWith('f')) return 4;
    if (move.from.startsWith('r')) return 2;
    return view.count(move.from) > move.count && view.card(move.from, move.count) === null ? 3 : 1;
  },

  about: { skill: 0.3, minutes: 8 },
  strings: { de, en },
};

export default northwestTerritory;
