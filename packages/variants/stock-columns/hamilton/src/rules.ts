import { dealRow, row, type AcceptFn, type Action, type Card, type Options, type TakeFn, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

/** Number of cards of the stock from which the base card is chosen. */
const CHOICES = 3;

/** Rank of the base card; undefined before it is chosen. */
function baseOf(view: View): number | undefined {
  const begun = view.piles('foundation').find((pile) => view.count(pile) > 0);
  return begun === undefined ? undefined : view.card(begun, view.count(begun) - 1)!.rank;
}

/** Returns whether a card follows another one downwards: a king follows an ace, and nothing follows the base card's rank. */
const follows = (card: Card, onto: Card, base: number): boolean => onto.rank !== base && (card.rank % 13) + 1 === onto.rank;

/** Columns are built down, red on red and black on black. Nothing is laid there before the base card is chosen. */
const column: AcceptFn = ([card], onto, view) => {
  const base = baseOf(view);
  if (base === undefined) return 'choose-first';
  return onto === null || (card!.red === onto.red && follows(card!, onto, base));
};

/** Cards of one suit that follow each other are lifted together. */
const runInSuit: TakeFn = (view, pile) => {
  const base = baseOf(view);
  if (base === undefined) return 'choose-first';
  let count = Math.min(1, view.count(pile));
  for (let below = view.card(pile, count); below !== null; below = view.card(pile, count)) {
    const card = view.card(pile, count - 1)!;
    if (card.suit !== below.suit || !follows(card, below, base)) break;
    count++;
  }
  return count;
};

/** Turns the next card to choose from. The one that was refused goes to the bottom of the stock. */
const choose: Action<Options> = {
  on: 'stock',
  when: (view) => (baseOf(view) !== undefined && 'base-chosen') || view.counter('shown') < CHOICES || 'last-choice',
  run(table) {
    if (table.count('waste') > 0) table.move('waste', 'stock', { face: 'down', lay: 'bottom' });
    table.move('stock', 'waste', { face: 'up' });
    table.set('shown', table.counter('shown') + 1);
  },
};

const row7 = dealRow('allowed');

/** Hamilton. Rules: GNOME AisleRiot, “Hamilton”. A base card does not come back, which AisleRiot allows. */
export const hamilton: Variant = {
  api: 1,
  id: 'hamilton',
  rules: 1,
  needs: ['first'],
  options: {},
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [0, 1], take: 'top' },
    ...row('f', 4, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [3 + i, 0],
      wide: [8.5 + (i % 2), Math.floor(i / 2)],
      accept: { empty: { like: 'foundations', first: ['waste'] }, on: { step: 1, suit: 'same', wrap: true }, max: 1 },
      take: (view, pile) => (view.count(pile) > 1 ? 1 : 'base-stays'),
    })),
    ...row('t', 7, (i) => ({ role: 'tableau', at: [i, 1], wide: [1.25 + i, 0], fan: 'down', accept: column, take: runInSuit })),
  ],
  deal: [
    { to: 't1-7', rows: [1, 2, 3, 4, 5, 6, 7] },
    { to: 'stock', rest: true },
  ],
  actions: {
    choose,
    deal: { ...row7, when: (view, options, pile) => (baseOf(view) === undefined ? 'choose-first' : row7.when(view, options, pile)) },
  },
  shows: { choices: { on: 'stock', value: (view) => (baseOf(view) === undefined ? CHOICES - view.counter('shown') : undefined) } },
  rank: [
    { to: 'foundation' },
    { from: 'tableau', onto: 'same suit' },
    { from: 'tableau', empties: true },
    { from: 'tableau', onto: 'card' },
    { from: 'tableau' },
    { action: true },
    { from: 'foundation' },
  ],
  about: { skill: 0.8, minutes: 8 },
  source: 'GNOME AisleRiot, “Hamilton”',
  strings: { de, en },
};

export default hamilton;
