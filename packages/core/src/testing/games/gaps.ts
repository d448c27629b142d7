import type { Card } from '../../cards/card.js';
import type { Tx, View } from '../../contract.js';
import type { Variant } from '../../variant.js';
import { row } from '../../shared/row.js';
import { words } from './words.js';

const WIDTH = 13;
const place = (i: number): string => `t${i + 1}`;
const indexOf = (pile: string): number => Number(pile.slice(1)) - 1;
const isFirst = (i: number): boolean => i % WIDTH === 0;

/** Returns whether a card is in its right place: a two at the left end, elsewhere the next card of its neighbour's suit. */
function belongs(view: View, card: Card, i: number): boolean {
  if (isFirst(i)) return card.rank === 2;
  const left = view.card(place(i - 1));
  return left !== null && left.suit === card.suit && left.rank + 1 === card.rank;
}

/** Returns the places whose cards are in order from the left end of their row. */
function inOrder(view: View): Set<number> {
  const found = new Set<number>();
  for (let i = 0; i < 4 * WIDTH; i++) {
    const card = view.card(place(i));
    if (card && (isFirst(i) || found.has(i - 1)) && belongs(view, card, i)) found.add(i);
  }
  return found;
}

/** Deals the cards that are not in order again from left to right, and leaves one gap behind the cards of each row that are in order. */
function layOut(table: Tx): void {
  const kept = inOrder(table);
  for (let i = 0, gapIn = -1; i < 4 * WIDTH; i++) {
    const inRow = Math.floor(i / WIDTH);
    if (kept.has(i)) continue;
    if (gapIn < inRow) gapIn = inRow;
    else table.move('pack', place(i), { face: 'up' });
  }
}

/** Gaps (Montana): a gap accepts the card that follows in suit on its left neighbour; at the left end, a two. */
export const gaps: Variant = {
  api: 1,
  id: 'gaps-in-short',
  rules: 1,
  options: {},
  deck: () => ({ first: [1] }),
  table: () => [
    ...row('t', 4 * WIDTH, (i) => ({
      role: 'tableau',
      at: [i % WIDTH, Math.floor(i / WIDTH)],
      accept: ([card], _onto, view, to) => belongs(view, card!, indexOf(to)) || 'not-next',
      limit: 1,
      take(view, pile) {
        const card = view.card(pile);
        const goes = view.piles('tableau').some((to, i) => card !== null && view.count(to) === 0 && belongs(view, card, i));
        return goes ? 1 : 'no-gap';
      },
    })),
    { id: 'discard', role: 'discard', at: [0, 4] },
  ],
  deal(table) {
    table.move('pack', 'discard', { count: 4, face: 'up' });
    for (let i = 0; i < 4 * WIDTH; i++) if (!isFirst(i)) table.move('pack', place(i), { face: 'up' });
  },
  actions: {
    redeal: {
      on: 'discard',
      when: (view) => view.counter('redeals') < 2 || 'no-redeal',
      run(table) {
        const kept = inOrder(table);
        for (let i = 0; i < 4 * WIDTH; i++) if (!kept.has(i) && table.count(place(i)) > 0) table.move(place(i), 'pack', { face: 'down' });
        table.shuffle('pack');
        layOut(table);
        table.set('redeals', table.counter('redeals') + 1);
      },
    },
  },
  status: (view) => (inOrder(view).size === 4 * (WIDTH - 1) ? 'won' : 'playing'),
  strings: words(
    'Gaps',
    { redeal: ['Neu auslegen', 'Redeal'] },
    {
      'not-next': ['Diese Karte schließt hier nicht an.', 'This card does not follow here.'],
      'no-gap': ['Für diese Karte ist keine Lücke da.', 'There is no gap for this card.'],
    },
  ),
};
