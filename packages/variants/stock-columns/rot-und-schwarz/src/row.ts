import { redeal, turn, type Variant, type View } from '@patience/core';
import { de, en } from './row.words.js';

/** Options that the player chooses before the deal. */
export type RotUndSchwarz2Options = { passes: 'one' | 'two' };

/** May the top card of this pile be laid on the row? Only its colour matters. */
function fits(view: View, pile: string): boolean {
  const last = view.card('f1');
  return last === null || view.card(pile)?.red === !last.red;
}

/** Rot und Schwarz, version 2: one row in which red and black take turns. Rules: the German article “Rot und Schwarz (Patience)”. */
export const rotUndSchwarz2: Variant<RotUndSchwarz2Options> = {
  api: 1,
  id: 'rot-und-schwarz-2',
  rules: 1,
  options: { passes: ['one', 'two'] },
  deck: () => ({}),

  table: ({ passes }) => [
    {
      id: 'f1',
      role: 'foundation',
      at: [0, 0],
      fan: 'right',
      ...(passes === 'one' && { accept: ([card], onto) => card!.red !== onto?.red || 'same-colour' }),
    },
    { id: 'waste', role: 'waste', at: [0, 1], fan: 'right', ...(passes === 'one' && { take: 'top' }) },
    { id: 'stock', role: 'stock', at: [5, 1] },
  ],

  deal(table) {
    table.move('pack', 'stock', { count: 52 });
  },

  actions: {
    turn: {
      ...turn,
      run(table) {
        table.flip('stock');
        table.move('stock', fits(table, 'stock') ? 'f1' : 'waste');
      },
    },
    redeal: redeal(({ passes }) => (passes === 'two' ? 1 : 0)),
  },

  /** After the second pass the waste is laid by itself, from its top, as long as it fits. */
  after(table, { passes }) {
    if (passes === 'one' || table.count('stock') > 0 || table.counter('redeals') === 0) return;
    while (table.count('waste') > 0 && fits(table, 'waste')) table.move('waste', 'f1');
  },

  status(view, { passes }) {
    if (view.count('stock') > 0) return 'playing';
    if (view.count('waste') === 0) return 'won';
    const lastPass = passes === 'one' || view.counter('redeals') > 0;
    return lastPass && !fits(view, 'waste') ? 'lost' : 'playing';
  },

  auto: ['turn', 'redeal'],
  finale: 'row',
  about: { skill: 0, minutes: 2 },
  source: 'Wikipedia, „Rot und Schwarz (Patience)“',
  strings: { de, en },
};

export default rotUndSchwarz2;
