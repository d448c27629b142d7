import { foundations, redeal, row, turnSome, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type CanfieldOptions = {
  /** Cards turned at once. */
  draw: 3 | 1;
  redeals: 'unlimited' | 2 | 0;
};

const down: Link = { step: -1, suit: 'alternate', wrap: true };
const RESERVE = 13;

/** Canfield, the Demon. Rules: GNOME AisleRiot’s “Canfield”; single cards and counted redeals are house rules. */
export const canfield: Variant<CanfieldOptions> = {
  api: 1,
  id: 'canfield',
  rules: 1,
  options: { draw: [3, 1], redeals: ['unlimited', 2, 0] },
  deck: () => ({}),

  /** The card after the reserve opens the first foundation, and its rank all others. */
  table: ({ draw }, pack) => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [1, 0], take: 'top', ...(draw > 1 && { fan: 'right', fanned: draw }) },
    { id: 'r1', role: 'reserve', at: [0, 1], wide: [0, 1], take: 'top', reveal: true },
    ...foundations(4, (i) => ({ at: [i + 3, 0], wide: [7.5 + (i % 2), Math.floor(i / 2)] }), { base: pack[RESERVE]!.rank }),
    ...row('t', 4, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [i + 3, 1],
      wide: [i + 3, 0],
      fan: 'down',
      accept: [
        { on: down, from: ['waste', 'reserve'] },
        { on: down, whole: true },
        { empty: 'any', from: ['waste'] },
      ],
      take: { run: down },
    })),
  ],

  deal(table) {
    table.move('pack', 'r1', { count: RESERVE, turn: true });
    for (const pile of ['f1', ...table.piles('tableau')]) table.move('pack', pile, { face: 'up' });
    table.move('pack', 'stock', { count: 34 });
  },

  actions: {
    turn: turnSome(({ draw }) => draw),
    redeal: redeal(({ redeals }) => (redeals === 'unlimited' ? Infinity : redeals)),
  },

  /** The reserve fills a gap at once, as long as it lasts. */
  after(table) {
    for (const column of table.piles('tableau'))
      if (table.count(column) === 0 && table.count('r1') > 0) table.move('r1', column, { face: 'up' });
  },

  /** Home first, then the reserve, then what opens a column for it, then the waste. */
  rank(view, move) {
    if (move.kind !== 'cards') return 1;
    if (move.to.startsWith('f')) return 5;
    if (move.from === 'r1') return 4;
    if (move.from === 'waste') return 2;
    return view.count(move.from) === move.count ? 3 : 0;
  },

  about: { skill: 0.4, minutes: 8 },
  strings: { de, en },
};

export default canfield;
