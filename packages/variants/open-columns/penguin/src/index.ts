import { ACE, cellsLast, KING, row, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Ranks go round: a king follows below an ace. */
const down: Link = { step: -1, suit: 'same', wrap: true };
const up: Link = { step: 1, suit: 'same', wrap: true };

/** Penguin, by David Parlett. Rules: PySolFC. */
export const penguin: Variant = {
  api: 1,
  id: 'penguin',
  rules: 1,
  options: {},
  deck: () => ({}),

  table(_options, pack) {
    const beak = pack[0]!.rank;
    const last = beak === ACE ? KING : beak - 1;
    return [
      ...row('c', 7, (i) => ({
        role: 'cell',
        group: 'cells',
        at: [i, 1],
        wide: [i % 2, Math.floor(i / 2)],
        accept: { empty: 'any', max: 1 },
        take: 'top',
      })),
      ...row('f', 4, (i) => ({
        role: 'foundation',
        group: 'foundations',
        at: [i + 1.5, 0],
        wide: [9.5, i],
        accept: { empty: beak, on: up, max: 1 },
      })),
      ...row('t', 7, (i) => ({
        role: 'tableau',
        group: 'columns',
        at: [i, 2],
        wide: [i + 2.25, 0],
        fan: 'down',
        accept: { empty: last, on: down },
        take: { run: down },
      })),
    ];
  },

  /** Row by row; the three cards of the beak's rank go to the foundations as they come. */
  deal(table) {
    table.move('pack', 't1', { face: 'up' });
    const beak = table.card('t1')!.rank;
    for (let [family, column] = [1, 1]; table.count('pack') > 0;) {
      table.flip('pack');
      if (table.card('pack')!.rank === beak) table.move('pack', `f${family++}`);
      else table.move('pack', `t${(column++ % 7) + 1}`);
    }
  },

  rank: cellsLast,

  about: { skill: 1, minutes: 8 },
  strings: { de, en },
};

export default penguin;
