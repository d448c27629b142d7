import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type AgnesSorelOptions = {
  /** Whether the columns are dealt face up or face down. */
  columns: 'open' | 'hidden';
};

/** Agnes Sorel. Rules: PySolFC, rule page “Agnes Sorel”; hidden columns: GNOME AisleRiot’s “Agnes”. */
export const agnesSorel: Variant<AgnesSorelOptions> = {
  api: 1,
  id: 'agnes-sorel',
  rules: 1,
  options: { columns: ['open', 'hidden'] },
  base: 28,

  // A row is dealt from left to right, so no column is like another: no group.
  table: {
    stock: { at: [0, 0], wide: [0, 0] },
    'f1-4': { at: [3, 0], wide: { from: [8.5, 0], per: 2 } },
    't1-7': {
      at: [0, 1],
      wide: [1.25, 0],
      accept: { on: 'down colour wrap' },
      reveal: true,
      take: { run: 'down colour wrap' },
      group: false,
    },
  },
  deal: [
    { to: 't1-7', rows: [1, 2, 3, 4, 5, 6, 7], face: { option: 'columns', values: { open: 'up', hidden: 'down' } } },
    { to: 'f1' },
    { to: 'stock', rest: true },
  ],
  actions: { deal: { row: 'allowed' } },
  rank: 'homeFirst',

  about: { minutes: 7 },
  strings: { de, en },
};

export default agnesSorel;
