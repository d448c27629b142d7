import { row, turn, type Accept, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** The tomb goes down from a six; on an ace follows the next six. */
const tomb: Accept = [
  { empty: 6, on: { step: -1, suit: 'any' }, max: 1 },
  // Counted from the seven on, five ranks above an ace is a six, and nothing is five ranks above a two to six.
  { on: { step: 5, suit: 'any', low: 7 }, max: 1 },
];

/** The places above, left, right and below of the tomb, and the corners; the tomb is at 1, 1. */
const SIDES = [
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
] as const;
const CORNERS = [
  [0, 0],
  [2, 0],
  [0, 2],
  [2, 2],
] as const;

const place = ([x, y]: readonly [number, number]) => ({ at: [x, y + 1.25], wide: [x + 1.25, y] }) as const;

/** Napoleons Grab. Rules: PySolFC, rule page “Napoleon’s Tomb”, and AisleRiot, help page of the same name. */
export const napoleonsGrab: Variant = {
  api: 1,
  id: 'napoleons-grab',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    { id: 'stock', role: 'stock', at: [0.5, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1.5, 0], wide: [0, 1], take: 'top' },
    { id: 'f1', role: 'foundation', ...place([1, 1]), accept: tomb },
    ...CORNERS.map((corner, i) => ({
      id: `f${i + 2}`,
      role: 'foundation' as const,
      group: 'corners',
      ...place(corner),
      accept: { empty: 7, on: { step: 1, suit: 'any' as const }, max: 1 },
    })),
    ...row('c', SIDES.length, (i) => ({
      role: 'cell',
      group: 'sides',
      ...place(SIDES[i]!),
      accept: { empty: 'any', max: 1, from: ['waste'] },
      take: 'top',
    })),
  ],

  deal(table) {
    table.move('pack', 'stock', { count: 52 });
  },

  actions: { turn },

  /** Home first; a place is for cards of the tomb and for what a corner wants soon. Only then is a card turned. */
  rank(view, move) {
    if (move.kind !== 'cards') return 1;
    if (!move.to.startsWith('c')) return 3;
    const { rank } = view.card('waste')!;
    const wanted = (corner: string): boolean => [0, 1, 2, 3].includes(rank - 7 - view.count(corner));
    return rank < 7 || view.piles('foundation').slice(1).some(wanted) ? 2 : 0;
  },

  about: { skill: 0.4, minutes: 7 },
  source: 'PySolFC, “Napoleon’s Tomb”; GNOME AisleRiot, “Napoleon’s Tomb”',
  strings: { de, en },
};

export default napoleonsGrab;
