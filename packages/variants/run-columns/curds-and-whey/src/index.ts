import { columns, dealRows, familiesLie, KING, type TakeFn, type Variant, type View } from '@patience/core';
import { de } from './locales/de.js';
import { en } from './locales/en.js';

/** How a card of the column lies on the next one: one below it in suit, level with it, or not in order. */
function lies(view: View, column: string, depth: number): 'below' | 'level' | undefined {
  const upper = view.card(column, depth);
  const lower = view.card(column, depth + 1);
  if (!upper || !lower) return undefined;
  if (upper.rank === lower.rank) return 'level';
  return upper.suit === lower.suit && upper.rank === lower.rank - 1 ? 'below' : undefined;
}

/** Cards move together that all lie on each other in the same way. */
const unit: TakeFn = (view, column) => {
  const way = lies(view, column, 0);
  let count = 1;
  while (way && lies(view, column, count - 1) === way) count++;
  return count;
};

/** Curds and Whey. Rules: PySolFC, rule page “Curds and Whey”, and the page of the same name in Wikibooks, which agree. */
export const curdsAndWhey: Variant = {
  api: 1,
  id: 'curds-and-whey',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () =>
    columns(13, (i) => ({ at: i < 7 ? [i, 0] : [i - 6.5, 4], wide: [i, 0] }), {
      accept: [{ empty: KING, on: { step: -1, suit: 'same' } }, { on: { step: 0, suit: 'any' } }],
      take: unit,
    }),

  deal(table) {
    dealRows(table, table.piles('tableau'), 4);
  },

  status: (view) => (familiesLie(view) ? 'won' : 'playing'),

  /** In suit first, then a king into a gap, then like on like; last what leaves a card on which it lay well. */
  rank(view, move) {
    if (move.kind !== 'cards') return 0;
    const way = lies(view, move.from, move.count - 1);
    const onto = view.card(move.to);
    if (way === 'below') return 0;
    if (!onto) return view.count(move.from) === move.count ? -1 : 2;
    if (onto.suit === view.card(move.from, move.count - 1)!.suit) return 3;
    return way === 'level' ? 0 : 1;
  },

  about: { minutes: 4 },
  strings: { de, en },
};

export default curdsAndWhey;
