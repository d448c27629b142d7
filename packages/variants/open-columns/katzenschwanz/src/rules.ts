import { columns, foundations, KING, row, type Card, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'alternate' };

/** Each king opens a column, unless the column is still empty: nine columns, or eight when the very first card is a king. */
const columnCount = (pack: readonly Card[]): number => pack.filter((card, i) => i === 0 || card.rank === KING).length;

/** Der Katzenschwanz, Cat’s Tail. Rules: a German text of that name; what it leaves open is decided as the rules page says. */
export const katzenschwanz: Variant = {
  api: 1,
  id: 'katzenschwanz',
  rules: 1,
  options: {},
  deck: () => ({ copies: 2 }),

  table: (_options, pack) => [
    ...foundations(8, (i) => ({ at: [i + 0.5, 0], wide: [12 + (i % 2), Math.floor(i / 2)] })),
    ...row('c', 8, (i) => ({
      role: 'cell',
      group: 'cells',
      at: [i + 0.5, 1],
      wide: [i % 2, Math.floor(i / 2)],
      accept: { empty: 'any', max: 1, from: ['tableau'] },
      take: 'top',
    })),
    ...columns(columnCount(pack), (i) => ({ at: [i, 2], wide: [i + 2.5, 0] }), { accept: { on: down, max: 1 }, take: 'top' }),
  ],

  deal(table) {
    for (let column = 1; table.count('pack') > 0;) {
      table.flip('pack');
      if (table.card('pack')?.rank === KING && table.count(`t${column}`) > 0) column++;
      table.move('pack', `t${column}`);
    }
  },

  finale: 'curl',
  about: { skill: 1, minutes: 20 },
  source: '„Der Katzenschwanz“',
  strings: { de, en },
};

export default katzenschwanz;
