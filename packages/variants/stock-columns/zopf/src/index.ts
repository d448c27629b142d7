import { dealRows, upOrDownFrom, fillGaps, homeFirst, redeal, row, turn, type Accept, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type ZopfOptions = {
  /** Direction in which foundations are built. */
  way: 'up' | 'either';
};

/** Cards dealt before the base: the plait, its corners, the helpers. */
const BASE = 20 + 4 + 8;

/**
 * Zopf. Layout, and families that go up: juhl.de/patiencen, number 37. Either way, two redeals and what goes where: GNOME
 * AisleRiot’s “Plait” and PySolFC’s rule page “Braid”. They also let helpers take cards of corners; here the waste alone.
 */
export const zopf: Variant<ZopfOptions> = {
  api: 1,
  id: 'zopf',
  rules: 1,
  options: { way: ['up', 'either'] },
  deck: () => ({ copies: 2 }),

  table({ way }, pack) {
    const base = pack[BASE]!.rank;
    const up: Accept = { empty: base, on: { step: 1, suit: 'same', low: base }, max: 1 };
    const home = way === 'up' ? up : upOrDownFrom(base);
    return [
      { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
      { id: 'waste', role: 'waste', at: [1, 0], wide: [0, 1], take: 'top' },
      ...row('f', 8, (i) => ({
        role: 'foundation',
        group: 'foundations',
        at: [3 + (i % 4), Math.floor(i / 4)],
        wide: [8.5 + (i % 2), Math.floor(i / 2)],
        accept: home,
      })),
      { id: 'r1', role: 'reserve', at: [3, 2.25], wide: [4.25, 0], fan: 'down', take: 'top' },
      ...row('t', 4, (i) => ({
        role: 'tableau',
        group: 'corners',
        at: [0.5 + (i % 2) * 5, i < 2 ? 2.25 : 5.25],
        wide: [1.75 + (i % 2) * 5, i < 2 ? 0 : 3],
        accept: { empty: 'any', max: 1, from: ['waste'] },
        take: 'top',
      })),
      ...row('c', 8, (i) => ({
        role: 'cell',
        group: 'helpers',
        at: [(i % 2) + (i < 4 ? 0 : 5), 3.25 + (Math.floor(i / 2) % 2)],
        wide: [1.25 + (i % 2) + (i < 4 ? 0 : 5), 1 + (Math.floor(i / 2) % 2)],
        accept: { empty: 'any', max: 1, from: ['waste'] },
        take: 'top',
      })),
    ];
  },

  deal(table) {
    dealRows(table, ['r1'], 20);
    dealRows(table, [...table.piles('tableau'), ...table.piles('cell'), 'f1'], 1);
    table.move('pack', 'stock', { count: 71 });
  },

  actions: { turn, redeal: redeal(() => 2) },

  /** The plait fills its corners at once. */
  after(table) {
    fillGaps(table, table.piles('tableau'), 'r1');
  },

  rank: homeFirst,

  about: { minutes: 13 },
  strings: { de, en },
};

export default zopf;
