import { KING, redeal, row, turn, type Action, type Pile, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type PyramidOptions = {
  redeals: 2 | 0;
  /** The cards that have to be cleared to win. */
  goal: 'pyramid' | 'all';
};

const ROWS = 7;
const CARDS = 28;
const again: Action<PyramidOptions> = redeal(({ redeals }) => redeals);

/** Card i of the pyramid, counted from its top: the two cards below it cover it. */
function place(i: number): Omit<Pile, 'id'> {
  const line = Math.floor((Math.sqrt(8 * i + 1) - 1) / 2);
  const x = i - (line * (line + 1)) / 2 + (ROWS - 1 - line) / 2;
  const below = i + line + 2;
  return {
    role: 'tableau',
    at: [x, line / 2],
    wide: [x, line * 0.4],
    take: 'top',
    ...(line < ROWS - 1 && { coveredBy: [`t${below}`, `t${below + 1}`] }),
  };
}

/** Pyramid. Rules: GNOME AisleRiot’s “Thirteen”, which knows no redeals. */
export const pyramid: Variant<PyramidOptions> = {
  api: 1,
  id: 'pyramid',
  rules: 1,
  options: { redeals: [2, 0], goal: ['pyramid', 'all'] },
  deck: () => ({}),

  table: () => [
    ...row('t', CARDS, place),
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'open', role: 'reserve', at: [1, 0], wide: [1, 0], take: 'top' },
    { id: 'waste', role: 'waste', at: [0, 1], wide: [0, 1], take: 'top' },
    { id: 'discard', role: 'discard', at: [6, 0], wide: [6, 0], accept: { cards: ([card]) => card!.rank === KING || 'no-king' } },
  ],

  deal(table) {
    for (const pile of table.piles('tableau')) table.move('pack', pile, { face: 'up' });
    table.move('pack', 'stock', { count: 52 - CARDS });
  },

  pair: { cards: (a, b) => a.rank + b.rank === 13 },

  actions: {
    turn: {
      ...turn,
      when: (view) => view.count('open') > 0 || 'stock-empty',
      run(table) {
        table.move('open', 'waste');
      },
    },
    redeal: { ...again, when: (view, options, pile) => (view.count('open') > 0 ? 'stock-left' : again.when(view, options, pile)) },
  },

  /** One card of the stock always lies open. */
  after(table) {
    if (table.count('open') === 0 && table.count('stock') > 0) table.move('stock', 'open', { face: 'up' });
  },

  /** The top of the pyramid goes last. */
  status: (view, { goal }) => (view.count(goal === 'all' ? 'discard' : 't1') === (goal === 'all' ? 52 : 0) ? 'won' : 'playing'),

  /** A king is free; a pair is better the more of it comes from the pyramid. */
  rank(_view, move) {
    if (move.kind === 'action') return 0;
    return move.kind === 'cards' ? 4 : 1 + Number(move.from.startsWith('t')) + Number(move.to.startsWith('t'));
  },

  about: { skill: 0.6, minutes: 2 },
  strings: { de, en },
};

export default pyramid;
