import { dealRowOn, dealRows, homeFirst, KING, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'alternate', wrap: true };
const up: Link = { step: 1, suit: 'same', wrap: true };
/** Cards dealt before the base: the columns and a row of reserves. */
const BASE = 28 + 7;

/** Agnes Bernauer. Rules: PySolFC, rule page “Agnes Bernauer” and its game, for gaps. */
export const agnesBernauer: Variant = {
  api: 1,
  id: 'agnes-bernauer',
  rules: 1,
  options: {},
  deck: () => ({}),

  /** The base opens all foundations; what comes last on them, the rank below it, opens columns. */
  table(_options, pack) {
    const base = pack[BASE]!.rank;
    return [
      { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
      ...row('f', 4, (i) => ({
        role: 'foundation',
        group: 'foundations',
        at: [i + 3, 0],
        wide: [8.5 + (i % 2), Math.floor(i / 2)],
        accept: { empty: base, on: up, max: 1 },
      })),
      ...row('r', 7, (i) => ({ role: 'reserve', at: [i, 1], wide: [i + 1.25, 0], fan: 'down', take: 'top' })),
      ...row('t', 7, (i) => ({
        role: 'tableau',
        group: 'columns',
        at: [i, 2.5],
        wide: [i + 1.25, 1.5],
        fan: 'down',
        accept: { empty: base === 1 ? KING : base - 1, on: down },
        take: { run: down },
      })),
    ];
  },

  deal(table) {
    dealRows(table, table.piles('tableau'), [1, 2, 3, 4, 5, 6, 7]);
    dealRows(table, table.piles('reserve'), 1);
    table.move('pack', 'f1', { face: 'up' });
    table.move('pack', 'stock', { count: 16 });
  },

  actions: { deal: dealRowOn('reserve') },
  rank: homeFirst,

  about: { skill: 0.7, minutes: 8 },
  strings: { de, en },
};

export default agnesBernauer;
