import { fillGaps, homeFirst, row, turn, type Link, type TakeFn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Cards of the stock that are laid on the reserve in one round. */
const ROUND = 20;
const UP: Link = { step: 1, suit: 'same' };
const DOWN: Link = { step: -1, suit: 'same' };

/** The reserve waits until the cards of a round are laid out. */
const betweenRounds: TakeFn = (view) => (view.counter('left') === 0 ? 1 : 'round-first');

/**
 * Sly Fox. Rules: PySolFC, “Sly Fox”. The counter `left` is the number of cards that must still be laid on the reserve in this round;
 * `rounds` is 0 until the first round begins, and gaps are filled until then.
 */
export const slyFox: Variant = {
  api: 1,
  id: 'sly-fox',
  rules: 1,
  options: {},
  deck: { copies: 2, first: ['AC', 'AD', 'AH', 'AS', 'KC', 'KD', 'KH', 'KS'] },
  table: () => [
    { id: 'stock', role: 'stock', at: [2, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [3, 0], wide: [0, 1], take: 'top' },
    ...row('f', 8, (i) => ({
      role: 'foundation',
      group: i < 4 ? 'up' : 'down',
      at: [i < 4 ? 0 : 6, 1.1 + (i % 4)],
      wide: [i < 4 ? 1.25 : 7.75, i % 4],
      accept: { on: i < 4 ? UP : DOWN, max: 1 },
    })),
    ...row('r', ROUND, (i) => ({
      role: 'reserve',
      at: [1 + (i % 5), 1.1 + Math.floor(i / 5)],
      wide: [2.5 + (i % 5), Math.floor(i / 5)],
      accept: { empty: 'any', on: 'any', from: ['waste'] },
      take: betweenRounds,
    })),
  ],
  deal: [{ to: 'f1-8' }, { to: 'r1-20' }, { to: 'stock', rest: true }],
  actions: {
    turn: {
      ...turn,
      when: (view, options, pile) => (view.count('waste') > 0 ? 'lay-first' : turn.when(view, options, pile)),
      run(table, options, pile) {
        if (table.counter('left') === 0) table.set('left', ROUND);
        table.set('rounds', 1);
        turn.run(table, options, pile);
      },
    },
  },
  after(table, _options, move) {
    if (move?.kind === 'cards' && move.from === 'waste' && move.to.startsWith('r')) table.set('left', table.counter('left') - 1);
    if (table.count('stock') + table.count('waste') === 0) table.set('left', 0);
    if (table.counter('rounds') === 0) fillGaps(table, table.piles('reserve'), 'stock');
  },
  shows: { left: { on: 'stock', value: (view) => view.counter('left') || undefined } },
  rank: homeFirst,
  about: { skill: 0.7, minutes: 12 },
  source: 'PySolFC, “Sly Fox”',
  strings: { de, en },
};

export default slyFox;
