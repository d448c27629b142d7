import { row, type AcceptFn, type Tx, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

const PILES = ['t1', 't2', 't3', 't4'];
const rankOn = (view: View, pile: string): number | undefined => view.card(pile)?.rank;

/** A card goes onto the leftmost pile with a card of its rank on top. */
const leftmost: AcceptFn = ([card], onto, view, to, from) => {
  if (onto?.rank !== card!.rank) return 'other-rank';
  const first = PILES.find((pile) => rankOn(view, pile) === card!.rank);
  return (to === first && to !== from) || 'not-leftmost';
};

/** Four cards of one rank on top leave. */
function removeFour(table: Tx): void {
  const rank = rankOn(table, PILES[0]!);
  if (rank === undefined || PILES.some((pile) => rankOn(table, pile) !== rank)) return;
  for (const pile of PILES) table.move(pile, 'discard');
}

/** First Law. Rules: GNOME AisleRiot, “First Law”, and PySolFC, “Perpetual Motion”. */
export const firstLaw: Variant = {
  api: 1,
  id: 'first-law',
  rules: 1,
  options: {},
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0] },
    ...row('t', 4, (i) => ({ role: 'tableau', at: [i + 1.25, 0], accept: leftmost, take: 'top' })),
    { id: 'discard', role: 'discard', at: [5.5, 0] },
  ],
  deal: [{ to: 'stock', rest: true }],
  actions: {
    deal: { row: 'allowed' },
    gather: {
      on: 'stock',
      when: (view) => (view.count('stock') > 0 && 'stock-left') || PILES.some((pile) => view.count(pile) > 0) || 'unchanged',
      run(table) {
        for (const pile of PILES.toReversed())
          if (table.count(pile) > 0) table.move(pile, 'stock', { count: table.count(pile), face: 'down', turn: true });
      },
    },
  },
  after: removeFour,
  rank: [{ onto: 'card' }],
  about: { skill: 0.1, minutes: 20 },
  source: 'GNOME AisleRiot, “First Law”; PySolFC, “Perpetual Motion”',
  strings: { de, en },
};

export default firstLaw;
