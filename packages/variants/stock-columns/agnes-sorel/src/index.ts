import { dealRow, dealRows, foundations, homeFirst, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type AgnesSorelOptions = {
  /** Whether the columns are dealt face up or face down. */
  columns: 'open' | 'hidden';
};

const down: Link = { step: -1, suit: 'colour', wrap: true };
/** Cards dealt before the base. */
const BASE = 28;

/** Agnes Sorel. Rules: PySolFC, rule page “Agnes Sorel”; hidden columns: GNOME AisleRiot’s “Agnes”. */
export const agnesSorel: Variant<AgnesSorelOptions> = {
  api: 1,
  id: 'agnes-sorel',
  rules: 1,
  options: { columns: ['open', 'hidden'] },
  deck: () => ({}),

  // A row is dealt from left to right, so no column is like another: no group.
  table: (_options, pack) => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    ...foundations(4, (i) => ({ at: [i + 3, 0], wide: [8.5 + (i % 2), Math.floor(i / 2)] }), { base: pack[BASE]!.rank }),
    ...row('t', 7, (i) => ({
      role: 'tableau',
      at: [i, 1],
      wide: [i + 1.25, 0],
      fan: 'down',
      reveal: true,
      accept: { on: down },
      take: { run: down },
    })),
  ],

  deal(table, { columns }) {
    dealRows(table, table.piles('tableau'), [1, 2, 3, 4, 5, 6, 7], columns === 'open' ? 'up' : 'down');
    table.move('pack', 'f1', { face: 'up' });
    table.move('pack', 'stock', { count: 23 });
  },

  actions: { deal: dealRow('allowed') },
  rank: homeFirst,

  about: { minutes: 7 },
  strings: { de, en },
};

export default agnesSorel;
