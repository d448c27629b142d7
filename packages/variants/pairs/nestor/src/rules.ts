import { row, type Tx, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Does a card of this rank lie in the column? */
const has = (table: Tx, column: string, rank: number): boolean =>
  Array.from({ length: table.count(column) }, (_, depth) => table.card(column, depth)!.rank).includes(rank);

/** The next card whose rank the column has not: others go to the bottom of the pack. When all it has are there, any card. */
function dealFitting(table: Tx, column: string): void {
  for (let left = table.count('pack'); left > 0; left--) {
    table.flip('pack');
    if (!has(table, column, table.card('pack')!.rank)) break;
    table.move('pack', 'pack', { lay: 'bottom', face: 'down' });
  }
  table.move('pack', column, { face: 'up' });
}

/** Nestor. Rules: Hoffmann, “The Illustrated Book of Patience Games” (1892), and patiencen.org. */
export const nestor: Variant = {
  api: 1,
  id: 'nestor',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...row('r', 4, (i) => ({ role: 'reserve', at: [i + 1.5, 0], wide: [i + 2, 0], take: 'top' })),
    { id: 'discard', role: 'discard', at: [7, 0], wide: [8.5, 0] },
    ...row('t', 8, (i) => ({ role: 'tableau', at: [i, 1.1], wide: [i, 1.1], fan: 'down', take: 'top' })),
  ],

  deal(table) {
    for (let line = 0; line < 6; line++)
      for (const column of table.piles('tableau')) if (table.count('pack') > 0) dealFitting(table, column);
    for (const helper of table.piles('reserve')) if (table.count('pack') > 0) table.move('pack', helper, { face: 'up' });
  },

  pair: { cards: (a, b) => a.rank === b.rank },

  /** The helpers last. */
  rank: (_view, move) => (move.kind === 'pair' ? Number(move.from.startsWith('t')) + Number(move.to.startsWith('t')) : 0),

  about: { skill: 0.6, minutes: 4 },
  source: 'Professor Hoffmann, “The Illustrated Book of Patience Games” (1892); patiencen.org',
  strings: { de, en },
};

export default nestor;
