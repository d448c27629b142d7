import { redeal, row, turn, type Variant } from '@patience/core';
import { de, en } from './pairs.words.js';

/** Options that the player chooses before the deal. */
export type RotUndSchwarz3Options = { passes: 2 | 3 | 4 };

/** Rot und Schwarz, version 3: pairs of a red and a black card. Rules: the German article “Rot und Schwarz (Patience)”. */
export const rotUndSchwarz3: Variant<RotUndSchwarz3Options> = {
  api: 1,
  id: 'rot-und-schwarz-3',
  rules: 1,
  options: { passes: [2, 3, 4] },
  deck: () => ({}),

  table: () => [
    ...row('f', 26, (i) => ({
      role: 'foundation',
      group: 'pairs',
      fan: 'down',
      at: [i % 7, Math.floor(i / 7) * 1.35],
      wide: [i % 13, Math.floor(i / 13) * 1.35],
    })),
    { id: 'waste', role: 'waste', at: [0, 5.4], wide: [0, 2.7], fan: 'right', fanned: 9 },
    { id: 'stock', role: 'stock', at: [6, 5.4], wide: [12, 2.7] },
  ],

  deal(table) {
    table.move('pack', 'stock', { count: 52 });
  },

  actions: {
    turn: {
      ...turn,
      run(table) {
        table.move('stock', 'waste', { count: 2, face: 'up', turn: true });
        if (table.card('waste')!.red === table.card('waste', 1)!.red) return;
        const place = table.piles('foundation').find((pair) => table.count(pair) === 0)!;
        table.move('waste', place, { count: 2 });
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
  source: 'Wikipedia, „Rot und Schwarz (Patience)“',
  strings: { de, en },
};

export default rotUndSchwarz3;
