import { ACE, dealRow, dealRows, KING, row, type Card, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Aces are high. */
const height = ({ rank }: Card): number => (rank === ACE ? KING + 1 : rank);

/**
 * Fortunes. Rules: AisleRiot's help and PySolFC, rule page “Fortunes”. The first four cards are dealt at once, as in PySolFC; in
 * AisleRiot the first deal is the player's, and at the end each ace lies in a column of its own.
 */
export const fortunes: Variant = {
  api: 1,
  id: 'fortunes',
  rules: 1,
  options: {},
  deck: () => ({}),

  // A row is dealt from left to right, so no column is like another: no group.
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0] },
    ...row('t', 4, (i) => ({ role: 'tableau', at: [i + 1.25, 0], fan: 'down', accept: { empty: 'any' }, take: 'any' })),
    {
      id: 'discard',
      role: 'discard',
      at: [5.5, 0],
      accept([card, ...more], _onto, view, _to, from) {
        if (more.length > 0) return false;
        const isHigher = (column: string): boolean => {
          const other = column === from ? null : view.card(column);
          return other?.suit === card!.suit && height(other) > height(card!);
        };
        return view.piles('tableau').some(isHigher) || 'none-higher';
      },
    },
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), 1);
    table.move('pack', 'stock', { count: table.count('pack') });
  },

  actions: { deal: dealRow('allowed') },

  /** Only the aces are left. */
  status: (view) => (view.count('stock') + view.piles('tableau').reduce((sum, t) => sum + view.count(t), 0) === 4 ? 'won' : 'playing'),

  /** Away with what can go; then into a gap, with as few cards as can be; a column that lies alone stays. */
  rank(view, move) {
    if (move.kind === 'action') return 0;
    if (move.kind === 'cards' && move.to === 'discard') return 3;
    return view.count(move.from) === move.count ? -1 : 1 + 1 / move.count;
  },

  about: { skill: 0.5, minutes: 9 },
  strings: { de, en },
};

export default fortunes;
