import { KING, row, turn, type Accept, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type GolfOptions = {
  /** Cards that may be laid on a king. */
  kings: 'queen' | 'nothing' | 'ace';
};

const NEXT: Readonly<Record<GolfOptions['kings'], Accept>> = {
  queen: { on: { step: 'either', suit: 'any' } },
  nothing: ([card], onto) => (onto!.rank === KING ? 'king-ends' : Math.abs(card!.rank - onto!.rank) === 1 || 'not-next'),
  ace: { on: { step: 'either', suit: 'any', wrap: true } },
};

/** Golf. Rules: GNOME AisleRiot’s “Golf”; what may lie on a king differs from house to house. */
export const golf: Variant<GolfOptions> = {
  api: 1,
  id: 'golf',
  rules: 1,
  options: { kings: ['queen', 'nothing', 'ace'] },
  deck: () => ({}),

  table: ({ kings }) => [
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'f1', role: 'foundation', at: [1, 0], fan: 'right', fanned: 12, accept: NEXT[kings] },
    ...row('t', 7, (i) => ({ role: 'tableau', group: 'columns', at: [i, 1], fan: 'down', take: 'top' })),
  ],

  deal(table) {
    for (let i = 0; i < 35; i++) table.move('pack', `t${(i % 7) + 1}`, { face: 'up' });
    table.move('pack', 'f1', { face: 'up' });
    table.move('pack', 'stock', { count: 16 });
  },

  actions: {
    turn: {
      ...turn,
      run(table) {
        table.move('stock', 'f1', { face: 'up' });
      },
    },
  },

  status: (view) => (view.piles('tableau').every((column) => view.count(column) === 0) ? 'won' : 'playing'),

  /** The longest column first: its cards wait longest for their turn. */
  rank: (view, move) => (move.kind === 'cards' ? view.count(move.from) : 0),

  about: { skill: 0.5, minutes: 3 },
  strings: { de, en },
};

export default golf;
