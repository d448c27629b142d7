import { ACE, row, type Link, type Variant } from '@patience/core';

/** Options of {@link laying}: the piles from which a card can be placed, the rules for placing it, and the room on the table. */
export type LayingOptions = {
  home: 'stays' | 'returns';
  reserve: 'none' | 'singles';
  columns: 'same' | 'alternate' | 'any';
  together: 'top' | 'runs';
  gaps: 'any' | 'highest' | 'none' | 'not from the reserve';
  cell: 'none' | 'one';
};

/** A small patience with four ranks in three columns. A reserve, if there is one, holds four of the cards; foundations build up in suit. */
export const laying: Variant<LayingOptions> = {
  api: 1,
  id: 'test-laying',
  rules: 1,
  options: {
    home: ['stays', 'returns'],
    reserve: ['none', 'singles'],
    columns: ['same', 'alternate', 'any'],
    together: ['top', 'runs'],
    gaps: ['any', 'highest', 'none', 'not from the reserve'],
    cell: ['none', 'one'],
  },
  deck: () => ({ ranks: [1, 2, 3, 4] }),
  table({ home, reserve, columns, together, gaps, cell }) {
    const down: Link = { step: -1, suit: columns };
    const limit = together === 'top' ? { max: 1 } : {};
    return [
      ...row('f', 4, (i) => ({
        role: 'foundation',
        group: 'f',
        at: [i, 0],
        accept: { empty: ACE, on: { step: 1, suit: 'same' }, max: 1 },
        ...(home === 'returns' && { take: 'top' }),
      })),
      ...row('r', reserve === 'none' ? 0 : 4, (i) => ({ role: 'reserve', at: [i, 1], take: 'top' })),
      ...row('c', cell === 'none' ? 0 : 1, () => ({ role: 'cell', at: [4, 1], take: 'top', accept: { empty: 'any', max: 1 } })),
      ...row('t', 3, (i) => ({
        role: 'tableau',
        group: 't',
        at: [i, 2],
        fan: 'down',
        accept: [
          { on: down, ...limit },
          ...(gaps === 'highest' ? [{ empty: 4, ...limit } as const] : []),
          ...(gaps === 'any' ? [{ empty: 'any', ...limit } as const] : []),
          ...(gaps === 'not from the reserve' ? [{ empty: 'any', from: ['tableau', 'foundation', 'cell'], ...limit } as const] : []),
        ],
        take: together === 'top' ? 'top' : { run: down },
      })),
    ];
  },
  deal(table) {
    for (const place of table.piles('reserve')) table.move('pack', place, { face: 'up' });
    for (let i = 0; table.count('pack') > 0; i++) table.move('pack', `t${(i % 3) + 1}`, { face: 'up' });
  },
  strings: { de: { name: 'Hinlegen', summary: '', rules: '' }, en: { name: 'Laying', summary: '', rules: '' } },
};
