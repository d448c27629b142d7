import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type GrosseHarfeOptions = {
  /** Which cards may fill an empty column. */
  gaps: 'any' | 'kings';
  redeals: 0 | 'unlimited';
};

/**
 * Große Harfe. Layout: juhl.de/patiencen, number 28. Any card in a gap: patiencen.org, on its page about Kleine Harfe; kings
 * only: viertreff.de. One pass: PySolFC, rule page “Big Harp”; many play it as often as they like, as Kleine Harfe.
 */
export const grosseHarfe: Variant<GrosseHarfeOptions> = {
  api: 1,
  id: 'grosse-harfe',
  rules: 1,
  options: { gaps: ['any', 'kings'], redeals: [0, 'unlimited'] },
  deck: { copies: 2 },

  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    waste: { at: [1, 0], wide: [0, 1], take: 'top' },
    'f1-8': {
      at: [2, 0],
      wide: { from: [11.5, 0], per: 2 },
      take: 'top',
      accept: { empty: 'A', on: 'up same', max: 1, from: ['waste', 'tableau'] },
    },
    't1-10': {
      at: [0, 1],
      wide: [1.25, 0],
      take: { run: 'down alternate' },
      accept: { empty: { option: 'gaps', values: { any: 'any', kings: 'K' } }, on: 'down alternate' },
      reveal: true,
    },
  },
  deal: [
    { to: 't1-10', rows: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], face: 'down' },
    { to: 'stock', rest: true },
  ],
  actions: { turn: { turn: 1 }, redeal: { redeal: { option: 'redeals' } } },
  rank: 'homeFirst',

  about: { minutes: 14 },
  strings: { de, en },
};

export default grosseHarfe;
