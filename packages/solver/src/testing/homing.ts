import { ACE, row, type Variant } from '@patience/core';

/** Options of {@link homing}: whether cards may return from foundations, and whether only runs or any cards move together. */
export type HomingOptions = { home: 'stays' | 'returns'; together: 'runs' | 'any' };

const down = { step: -1, suit: 'alternate' } as const;

/** A small patience with five ranks: columns build down in alternate colours, foundations build up in suit, and gaps stay empty. */
export const homing: Variant<HomingOptions> = {
  api: 1,
  id: 'test-homing',
  rules: 1,
  options: { home: ['stays', 'returns'], together: ['runs', 'any'] },
  deck: () => ({ ranks: [1, 2, 3, 4, 5] }),
  table: ({ home, together }) => [
    ...row('f', 4, (i) => ({
      role: 'foundation',
      group: 'f',
      at: [i, 0],
      accept: { empty: ACE, on: { step: 1, suit: 'same' }, max: 1 },
      ...(home === 'returns' && { take: 'top' }),
    })),
    ...row('t', 5, (i) => ({
      role: 'tableau',
      group: 't',
      at: [i, 1],
      fan: 'down',
      accept: { on: down },
      take: together === 'any' ? 'any' : { run: down },
    })),
  ],
  deal(table) {
    for (let i = 0; i < 20; i++) table.move('pack', `t${(i % 5) + 1}`, { face: 'up' });
  },
  strings: { de: { name: 'Heimgehen', summary: '', rules: '' }, en: { name: 'Homing', summary: '', rules: '' } },
};
