import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/**
 * Kotillon. Rules: PySolFC, rule page and code of “Royal Cotillion”, and solitairecentral.com, where bases come up in play; the
 * names of the sides: Wikipedia, “Royal Cotillion”.
 */
export const kotillon: Variant = {
  api: 1,
  id: 'kotillon',
  rules: 1,
  options: {},
  deck: { copies: 2 },

  table: {
    stock: { at: [0, 0], wide: [1, 3] },
    waste: { at: [1, 0], wide: [2, 3], take: 'top' },
    'f1-8': {
      at: { from: [0, 1.85], per: 2 },
      wide: { from: [4.25, 0], per: 2 },
      limit: 13,
      group: false,
      accept: {
        only: { suit: { inTurn: ['C', 'C', 'D', 'D', 'H', 'H', 'S', 'S'] } },
        else: 'other-suit',
        empty: { inTurn: ['A', 2] },
        on: '2 same wrap',
      },
    },
    't1-4': { at: [2.25, 0], wide: [0, 0], take: 'top' },
    'r1-16': { at: { from: [2.25, 1.85], per: 4 }, wide: { from: [6.5, 0], per: 4 }, group: 'lords' },
  },
  deal: [{ to: 't1-4', rows: 3 }, { to: 'r1-16' }, { to: 'stock', rest: true }],
  actions: { turn: { turn: 1 } },
  // The waste fills a gap on the lords’ side at once, or the stock when nothing lies there. The ladies’ side has no gaps filled.
  after: [{ fill: 'reserve', from: ['waste', 'stock'] }],
  rank: 'homeFirst',

  about: { skill: 0.5, minutes: 10 },
  strings: { de, en },
};

export default kotillon;
