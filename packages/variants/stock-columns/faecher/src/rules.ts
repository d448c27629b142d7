import { columns, redeal, row, turn, type Link, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type FaecherOptions = {
  fromPile: 'instead' | 'additional';
  /** Seconds. */
  timeLimit: 'none' | 1500;
};

/** Aces are high: one follows the king. */
const up: Link = { step: 1, suit: 'same', wrap: true };
const down: Link = { step: -1, suit: 'same', wrap: true };

/** Height of card i of n in an open fan. */
const arch = (i: number, n: number): number => (i - (n - 1) / 2) ** 2 / 50;

const isEmpty = (view: View, piles: readonly string[]): boolean => piles.every((pile) => view.count(pile) === 0);
const isWon = (view: View): boolean => view.piles('foundation').every((family) => view.count(family) === 13);

/** Der Fächer, in English Nine-Card Fan. Rules: the German text “Der Fächer – eine Kartenpatience”. */
export const faecher: Variant<FaecherOptions> = {
  api: 1,
  id: 'faecher',
  rules: 1,
  options: { fromPile: ['instead', 'additional'], timeLimit: ['none', 1500] },
  deck: () => ({ first: [2] }),

  table: () => [
    ...row('r', 9, (i) => ({
      role: 'reserve',
      group: 'fan',
      take: 'top',
      at: i < 5 ? [i, arch(i, 5)] : [i - 4.5, 1.1 + arch(i - 5, 4)],
      wide: [i, arch(i, 9)],
    })),
    ...row('f', 4, (i) => ({ role: 'foundation', at: [i, 2.3], wide: [i + 2.5, 1.15], accept: { on: up, max: 1 } })),
    ...columns(4, (i) => ({ at: [i, 3.3], wide: [i + 2.5, 2.15] }), { accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),
    { id: 'stock', role: 'stock', at: [4.25, 2.3], wide: [0, 1.7] },
    { id: 'waste', role: 'waste', at: [4.25, 3.3], wide: [1, 1.7], take: 'top' },
  ],

  deal(table) {
    for (const role of ['foundation', 'reserve', 'tableau'] as const)
      for (const pile of table.piles(role)) table.move('pack', pile, { face: 'up' });
    table.move('pack', 'stock', { count: 35 });
  },

  actions: { turn, redeal: redeal(() => 1) },

  after(table, { fromPile }, move) {
    if (move?.kind !== 'cards' || !table.piles('foundation').includes(move.to)) return;
    const points = !table.piles('tableau').includes(move.from) ? 150 : fromPile === 'instead' ? 75 : 150 + 75;
    table.set('points', table.counter('points') + points);
  },
  records: ['points'],

  status(view, { timeLimit }, { elapsedMs }) {
    if (isWon(view)) return 'won';
    return timeLimit !== 'none' && elapsedMs >= timeLimit * 1000 ? 'lost' : 'playing';
  },

  score(view, _options, { elapsedMs, mistakes }) {
    const pool = Math.max(0, 1500 - Math.floor(elapsedMs / 1000));
    const fan = isEmpty(view, view.piles('reserve')) ? 300 : 0;
    return pool + view.counter('points') + fan + (isWon(view) ? 500 : 0) - 50 * mistakes;
  },

  /** Home first, then onto a card, then a gap is filled from fan or waste; only then is the next card turned. */
  rank(view, move) {
    if (move.kind !== 'cards') return 1;
    if (move.to.startsWith('f')) return 4;
    if (view.count(move.to) > 0) return 3;
    return move.from.startsWith('t') ? 0 : 2;
  },

  // The source's hands: „anklicken, dann das Ziel“; a wrong place costs points, so the player chooses it.
  taps: 'two',

  finale: 'fan',
  about: { skill: 0.2, minutes: 6 },
  source: '„Der Fächer – eine Kartenpatience“',
  strings: { de, en },
};

export default faecher;
