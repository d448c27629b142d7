import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type ZopfOptions = {
  /** Direction in which foundations are built. */
  way: 'up' | 'either';
};

/**
 * Zopf. Layout, and families that go up: juhl.de/patiencen, number 37. Either way, two redeals and what goes where: GNOME
 * AisleRiot’s “Plait” and PySolFC’s rule page “Braid”. They also let helpers take cards of corners; here the waste alone.
 */
export const zopf: Variant<ZopfOptions> = {
  api: 1,
  id: 'zopf',
  rules: 1,
  options: { way: ['up', 'either'] },
  base: 32,
  deck: { copies: 2 },

  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    waste: { at: [1, 0], wide: [0, 1], take: 'top' },
    'f1-8': {
      at: { from: [3, 0], per: 4 },
      wide: { from: [8.5, 0], per: 2 },
      accept: { option: 'way', values: { up: { empty: 'base', on: 'up same from base', max: 1 }, either: { upOrDownFrom: 'base' } } },
    },
    r1: { at: [3, 2.25], wide: [4.25, 0], fan: 'down', group: false },
    't1-4': {
      at: { from: [0.5, 2.25], step: [5, 0], per: 2, line: [0, 3] },
      wide: { from: [1.75, 0], step: [5, 0], per: 2, line: [0, 3] },
      take: 'top',
      group: 'corners',
      accept: { empty: 'any', max: 1, from: ['waste'] },
      fan: false,
    },
    'c1-8': {
      at: [
        { from: [0, 3.25], per: 2, count: 4 },
        { from: [5, 3.25], per: 2 },
      ],
      wide: [
        { from: [1.25, 1], per: 2, count: 4 },
        { from: [6.25, 1], per: 2 },
      ],
      group: 'helpers',
      accept: { empty: 'any', max: 1, from: ['waste'] },
    },
  },
  deal: [{ to: 'r1', rows: 20 }, { to: ['tableau', 'cell', 'f1'] }, { to: 'stock', rest: true }],
  actions: { turn: { turn: 1 }, redeal: { redeal: 2 } },
  // The plait fills its corners at once.
  after: [{ fill: 'tableau', from: 'r1' }],
  rank: 'homeFirst',

  about: { minutes: 13 },
  strings: { de, en },
};

export default zopf;
