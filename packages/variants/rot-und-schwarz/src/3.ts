import { redeal, turn, type Variant } from '@patience/core';
import { de } from './locales/3.de.js';
import { en } from './locales/3.en.js';

/** What the player chooses before the deal. */
export type RotUndSchwarz3Options = { passes: 2 | 3 | 4 };

/** Rot und Schwarz, version 3: pairs of a red and a black card. */
export const rotUndSchwarz3: Variant<RotUndSchwarz3Options> = {
  api: 1,
  id: 'rot-und-schwarz-3',
  rules: 1,
  options: { passes: [2, 3, 4] },
  deck: () => ({}),

  table: () => [
    { id: 'f1', role: 'foundation', at: [0, 0], wide: [0, 0], fan: 'right' },
    { id: 'waste', role: 'waste', at: [0, 1], wide: [0, 1], fan: 'right' },
    { id: 'stock', role: 'stock', at: [4, 1], wide: [7, 1] },
  ],

  deal(table) {
    table.move('pack', 'stock', { count: 52 });
  },

  actions: {
    turn: {
      ...turn,
      run(table) {
        table.move('stock', 'waste', { count: 2, face: 'up', turn: true });
        if (table.card('waste')!.red !== table.card('waste', 1)!.red) table.move('waste', 'f1', { count: 2 });
      },
    },
    shuffle: redeal(({ passes }) => passes - 1, 'shuffled'),
  },

  status(view, { passes }) {
    if (view.count('stock') > 0) return 'playing';
    if (view.count('waste') === 0) return 'won';
    return view.counter('redeals') === passes - 1 ? 'lost' : 'playing';
  },

  auto: ['turn', 'shuffle'],
  about: { skill: 0, minutes: 2 },
  strings: { de, en },
};

export default rotUndSchwarz3;
