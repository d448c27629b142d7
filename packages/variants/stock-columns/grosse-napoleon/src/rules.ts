import {
  ACE,
  dealRow,
  dealRows,
  homeFirst,
  KING,
  row,
  SUITS,
  type AcceptFn,
  type Action,
  type Options,
  type Tx,
  type Variant,
  type View,
} from '@patience/core';
import { de, en } from './words.js';

const COLUMNS = 11;

/** While rows are laid out, every card of the first one may go home, then only those at the two ends. */
const free = (view: View, from: string): boolean =>
  view.count('stock') === 0 || view.counter('first-row') === 1 || from === 't1' || from === `t${COLUMNS}`;

/** One family of each suit goes up from an ace, one down from a king. */
const family =
  (i: number): AcceptFn =>
  ([card], onto, view, _to, from) => {
    if (card!.suit !== SUITS[i % 4]) return false;
    const [base, step] = i < 4 ? [ACE, 1] : [KING, -1];
    const fits = onto === null ? card!.rank === base : card!.rank === onto.rank + step;
    return fits && (free(view, from) || 'ends-only');
  };

/** In suit, up or down, one card at a time; not before all cards are laid out. */
const eitherWay: AcceptFn = ([card], onto, view) => {
  if (view.count('stock') > 0) return 'laying-out';
  return onto === null || (card!.suit === onto.suit && Math.abs(card!.rank - onto.rank) === 1);
};

const row11 = dealRow('allowed');

/** Another row from the stock. */
const lay: Action<Options> = {
  ...row11,
  run(table, options) {
    row11.run(table, options, 'stock');
    table.set('first-row', 0);
  },
};

/** Once: columns are turned over, the last one first, and laid out again from the first row on. */
const gather: Action<Options> = {
  on: 'stock',
  when(view) {
    if (view.count('stock') > 0) return 'laying-out';
    if (view.counter('redeals') > 0) return 'no-redeal';
    return view.piles('tableau').some((column) => view.count(column) > 0) || 'tableau-empty';
  },
  run(table, options) {
    for (const column of [...table.piles('tableau')].reverse())
      if (table.count(column) > 0) table.move(column, 'stock', { count: table.count(column), face: 'down', turn: true });
    table.set('redeals', 1);
    begin(table, options);
  },
};

/** The first row, whose cards may all go home. */
function begin(table: Tx, options: Options): void {
  row11.run(table, options, 'stock');
  table.set('first-row', 1);
}

/**
 * Große Napoleon. Rules: patiencen.org, in German and English, and juhl.de/patiencen, number 36. Gaps of the first row stay open
 * until the next row comes; the cards are gathered once.
 */
export const grosseNapoleon: Variant = {
  api: 1,
  id: 'grosse-napoleon',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  // Rows are laid from left to right, and the two ends are special: no group.
  table: () => [
    ...row('f', 8, (i) => ({ role: 'foundation', at: [i, 0], wide: [i, 0], accept: family(i) })),
    { id: 'stock', role: 'stock', at: [7, 1], wide: [10, 0] },
    ...row('t', COLUMNS, (i) => ({
      role: 'tableau',
      at: i < 6 ? [i * 1.4, 2] : [(i - 5.5) * 1.4, 5.5],
      wide: [i, 1],
      fan: 'down',
      accept: eitherWay,
      take: 'top',
    })),
  ],

  deal(table) {
    dealRows(table, table.piles('tableau'), 1);
    table.move('pack', 'stock', { count: 93 });
    table.set('first-row', 1);
  },

  actions: { lay, gather },
  rank: homeFirst,

  about: { skill: 0.6, minutes: 35 },
  source: 'patiencen.org; juhl.de/patiencen, 36',
  strings: { de, en },
};

export default grosseNapoleon;
