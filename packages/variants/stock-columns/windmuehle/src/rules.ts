import { dealRows, fillGaps, KING, row, turn, type AcceptFn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Places of the sails and corners of the mill; its hub is at 2, 2. */
const SAILS = [
  [2, 0],
  [2, 1],
  [0, 2],
  [1, 2],
  [3, 2],
  [4, 2],
  [2, 3],
  [2, 4],
] as const;
const CORNERS = [
  [1, 1],
  [3, 1],
  [1, 3],
  [3, 3],
] as const;

/** The hub goes up and round, whatever the suit. After a card from a corner the next one must come from elsewhere. */
const hub: AcceptFn = ([card], onto, view, _to, from) => {
  if (card!.rank !== (onto!.rank % KING) + 1) return false;
  return !from.startsWith('f') || view.counter('corner') === 0 || 'corner-twice';
};

/** Windmühle. Rules: PySolFC, rule page “Windmill”; cards from the corners to the hub: the article “Windmill” in Wikipedia. */
export const windmuehle: Variant = {
  api: 1,
  id: 'windmuehle',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2, first: ['AC'] }),

  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [0, 1], wide: [0, 1], take: 'top' },
    { id: 'f1', role: 'foundation', at: [2, 2], wide: [3.25, 2], accept: hub, limit: 4 * KING },
    ...CORNERS.map(([x, y], i) => ({
      id: `f${i + 2}`,
      role: 'foundation' as const,
      group: 'corners',
      at: [x, y] as const,
      wide: [x + 1.25, y] as const,
      accept: { empty: KING, on: { step: -1, suit: 'any' as const }, max: 1, from: ['cell' as const, 'waste' as const] },
      take: 'top' as const,
    })),
    ...row('c', SAILS.length, (i) => ({
      role: 'cell',
      group: 'sails',
      at: SAILS[i]!,
      wide: [SAILS[i]![0] + 1.25, SAILS[i]![1]],
      take: 'top',
    })),
  ],

  deal(table) {
    dealRows(table, ['f1', ...table.piles('cell')], 1);
    table.move('pack', 'stock', { count: 95 });
  },

  actions: { turn },

  /** The waste fills a sail at once, or the stock when nothing lies there. */
  after(table, _options, move) {
    fillGaps(table, table.piles('cell'), 'waste', 'stock');
    if (move?.kind === 'cards' && move.to === 'f1') table.set('corner', move.from.startsWith('f') ? 1 : 0);
  },

  /** The hub first; a corner gives a card to it only when nothing else does. */
  rank(_view, move) {
    if (move.kind !== 'cards') return 1;
    if (move.to !== 'f1') return 3;
    return move.from.startsWith('f') ? 2 : 4;
  },

  about: { skill: 0.4, minutes: 11 },
  source: 'PySolFC, “Windmill”; Wikipedia, “Windmill”',
  strings: { de, en },
};

export default windmuehle;
