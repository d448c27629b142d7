import { ACE, KING, row, type AcceptFn, type Card, type View, type Variant } from '@patience/core';

/** Number of cards that the player deals before cards may go to foundations again. */
const ROUND = 20;

/** The foundations that are built up; the others are built down. */
const UP = ['f1', 'f2', 'f3', 'f4'];

const words = { name: 'Sly Fox', summary: '', rules: '', reasons: { dealing: 'x' }, actions: { next: 'x' } };

/** Accepts one card that follows in suit by `step`, but not while a round of cards is being dealt. */
const builds =
  (base: number, step: 1 | -1): AcceptFn =>
  ([card], onto, view) =>
    view.counter('dealing') > 0
      ? 'dealing'
      : onto === null
        ? card!.rank === base
        : card!.suit === onto.suit && card!.rank === onto.rank + step;

/** Returns how many cards must go to a foundation of its suit before a card can; many for a card that none waits for. */
function wait(card: Card, view: View): number {
  let least = 26;
  for (const pile of view.piles('foundation')) {
    const top = view.card(pile)!;
    const steps = UP.includes(pile) ? card.rank - top.rank : top.rank - card.rank;
    if (top.suit === card.suit && steps > 0) least = Math.min(least, steps);
  }
  return least;
}

/**
 * A patience like Sly Fox with two decks: the player lays twenty cards of the stock on any of twenty piles, then plays cards to foundations,
 * and so on. There are about 20 to the power of 84 ways to deal, so that searches get lost, while careful play wins many deals.
 */
export const slyFox: Variant = {
  api: 1,
  id: 'test-sly-fox',
  rules: 1,
  options: {},
  deck: { copies: 2, first: ['AC', 'AD', 'AH', 'AS', 'KC', 'KD', 'KH', 'KS'] },
  table: () => [
    ...row('f', 8, (i) => ({ role: 'foundation', at: [i, 0], accept: i < 4 ? builds(ACE, 1) : builds(KING, -1) })),
    { id: 'stock', role: 'stock', at: [8, 0] },
    { id: 'waste', role: 'waste', at: [9, 0], take: 'top' },
    ...row('t', 20, (i) => ({
      role: 'tableau',
      group: 'piles',
      at: [i % 10, 1 + Math.floor(i / 10)],
      take: 'top',
      accept: { empty: 'any', on: 'any', max: 1, from: ['waste'] },
    })),
  ],
  deal: [{ to: 'f1-8' }, { to: 't1-20' }, { to: 'waste' }, { to: 'stock', rest: true }],
  after(table, _options, move) {
    // Until the first round begins, empty piles are filled.
    if (move?.kind === 'cards' && move.from === 'waste' && move.to.startsWith('t')) table.set('begun', 1);
    if (table.counter('begun') === 0)
      for (const pile of table.piles('tableau')) if (table.count(pile) === 0) table.move('stock', pile, { face: 'up' });
    if (move?.kind === 'cards' && move.from === 'waste')
      table.set('dealing', table.count('stock') === 0 ? 0 : (table.counter('dealing') + (move.to.startsWith('t') ? 1 : 0)) % ROUND);
    if (table.count('waste') === 0 && table.count('stock') > 0) table.move('stock', 'waste', { face: 'up' });
  },
  rank(view: View, move) {
    if (move.kind !== 'cards') return 0;
    if (view.piles('foundation').includes(move.to)) return 100;
    // Avoid covering cards that go to a foundation earlier, or as early; prefer a neighbour in suit.
    const card = view.card(move.from)!;
    const own = wait(card, view);
    let rank = 60;
    for (let depth = view.count(move.to) - 1; depth >= 0; depth--) {
      const other = view.card(move.to, depth)!;
      const early = wait(other, view);
      if (early <= own) rank -= early < own ? 14 - early : 3;
      else if (depth === 0 && other.suit === card.suit && Math.abs(other.rank - card.rank) === 1) rank += 3;
    }
    return rank;
  },
  strings: { de: words, en: words },
};
