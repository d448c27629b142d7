import { ACE, dealRow, dealRows, row, type AcceptFn, type Card, type TakeFn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** A card of the gallery may leave while it lies alone: a picture that is begun stays. */
const alone: TakeFn = (view, pile) => (view.count(pile) > 1 ? 'begun' : 1);

/** A row of the gallery: its base opens a gap, and every third rank of the suit follows. */
const leaping =
  (base: number): AcceptFn =>
  ([card], onto, view, to) => {
    if (onto === null) return card!.rank === base;
    const lowest = view.card(to, view.count(to) - 1)!;
    return lowest.rank === base && card!.suit === onto.suit && card!.rank === onto.rank + 3;
  };

/** The cellar has room for one card of each suit. */
const cellar: AcceptFn = ([card], onto, view) => {
  if (onto !== null) return false;
  const taken = (other: Card | null): boolean => other?.suit === card!.suit;
  return !view.piles('cell').some((cell) => taken(view.card(cell))) || 'suit-taken';
};

/** Kleine Bildergalerie. Rules: patiencen.org, in German and English. What it leaves open: gaps of the lower row wait for the stock. */
export const kleineBildergalerie: Variant = {
  api: 1,
  id: 'kleine-bildergalerie',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...row('f', 12, (i) => ({
      role: 'foundation',
      group: `pictures ${Math.floor(i / 4)}`,
      at: [i % 4, Math.floor(i / 4)],
      wide: [i % 4, Math.floor(i / 4)],
      accept: leaping(4 - Math.floor(i / 4)),
      take: alone,
    })),
    { id: 'stock', role: 'stock', at: [4.5, 0], wide: [9, 0] },
    { id: 'discard', role: 'discard', at: [4.5, 1], wide: [10, 0] },
    // A row is dealt from left to right, so none is like another: no group.
    ...row('t', 4, (i) => ({ role: 'tableau', at: [i, 3.25], wide: [i + 4.5, 0], fan: 'down', take: 'top' })),
    ...row('c', 4, (i) => ({
      role: 'cell',
      group: 'cellar',
      at: [4.5 + (i % 2), 3.25 + Math.floor(i / 2)],
      wide: [9 + (i % 2), 1.25 + Math.floor(i / 2)],
      accept: cellar,
      take: 'top',
    })),
  ],

  deal(table) {
    dealRows(table, [...table.piles('foundation'), ...table.piles('tableau')], 1);
    table.move('pack', 'stock', { count: 36 });
  },

  actions: { deal: dealRow('allowed') },

  /** Aces are dead cards: they leave as soon as they are seen. */
  after(table) {
    for (const pile of [...table.piles('foundation'), ...table.piles('tableau')])
      if (table.card(pile)?.rank === ACE) table.move(pile, 'discard');
  },

  /** Onto a picture, then into a gap of the gallery, then a new row; the cellar last. */
  rank(view, move) {
    if (move.kind !== 'cards') return 1;
    if (move.to.startsWith('c')) return 0;
    return move.from.startsWith('f') || view.count(move.to) > 0 ? 4 : 3;
  },

  about: { skill: 0.6, minutes: 5 },
  source: 'patiencen.org',
  strings: { de, en },
};

export default kleineBildergalerie;
