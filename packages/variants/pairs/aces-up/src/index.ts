import { ACE, dealRow, KING, row, type Card, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type AcesUpOptions = {
  /** Which cards may fill an empty column. */
  gaps: 'any' | 'aces';
};

/** Aces are high. */
const height = ({ rank }: Card): number => (rank === ACE ? KING + 1 : rank);

/** Aces Up. Rules: PySolFC, rule page “Aces Up”. */
export const acesUp: Variant<AcesUpOptions> = {
  api: 1,
  id: 'aces-up',
  rules: 1,
  options: { gaps: ['any', 'aces'] },
  deck: () => ({}),

  // A row is dealt from left to right, so no column is like another: no group.
  table: ({ gaps }) => [
    { id: 'stock', role: 'stock', at: [0, 0] },
    ...row('t', 4, (i) => ({
      role: 'tableau',
      at: [i + 1.25, 0],
      fan: 'down',
      accept: { empty: gaps === 'any' ? 'any' : ACE },
      take: 'top',
    })),
    {
      id: 'discard',
      role: 'discard',
      at: [5.5, 0],
      accept([card], _onto, view, _to, from) {
        const isHigher = (column: string): boolean => {
          const other = column === from ? null : view.card(column);
          return other?.suit === card!.suit && height(other) > height(card!);
        };
        return view.piles('tableau').some(isHigher) || 'none-higher';
      },
    },
  ],

  deal(table) {
    for (const column of table.piles('tableau')) table.move('pack', column, { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  actions: { deal: dealRow('allowed') },

  /** Only the aces are left. */
  status: (view) => (view.count('stock') + view.piles('tableau').reduce((sum, t) => sum + view.count(t), 0) === 4 ? 'won' : 'playing'),

  /** Away with what can go; then into a gap, an ace first; a card that lies alone stays. */
  rank(view, move) {
    if (move.kind === 'action') return 0;
    if (move.to === 'discard') return 3;
    if (view.count(move.from) === 1) return -1;
    return view.card(move.from)?.rank === ACE ? 2 : 1;
  },

  about: { skill: 0.4, minutes: 3 },
  strings: { de, en },
};

export default acesUp;
