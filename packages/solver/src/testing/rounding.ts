import { row, type Variant } from '@patience/core';

const down = { step: -1, suit: 'alternate', wrap: true } as const;
const CLUBS_HOME = ['AC', '2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C'] as const;

/**
 * A small patience with ranks that wrap around: a king may be laid on an ace, which then stays covered until the king's foundation is nearly
 * complete. Columns move as a whole, and gaps stay empty.
 */
export const rounding: Variant = {
  api: 1,
  id: 'test-rounding',
  rules: 1,
  options: {},
  deck: () => ({ suits: ['C', 'H'], first: CLUBS_HOME }),
  table: () => [
    ...row('f', 2, (i) => ({
      role: 'foundation',
      group: 'f',
      at: [i, 0],
      accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 },
    })),
    ...row('r', 4, (i) => ({ role: 'reserve', group: 'r', at: [i + 2, 0], take: 'top' })),
    ...row('t', 4, (i) => ({
      role: 'tableau',
      group: 't',
      at: [i, 1],
      fan: 'down',
      accept: [
        { on: down, from: ['reserve'] },
        { on: down, whole: true },
      ],
      take: { run: down },
    })),
  ],
  deal(table) {
    table.move('pack', 'f1', { count: CLUBS_HOME.length, face: 'up', turn: true });
    for (let i = 0; i < 17; i++) table.move('pack', i < 4 ? `t${i + 1}` : `r${(i % 4) + 1}`, { face: 'up' });
  },
  strings: { de: { name: 'Rundherum', summary: '', rules: '' }, en: { name: 'Rounding', summary: '', rules: '' } },
};
