import { ACE, redeal, row, turnSome, type Variant } from '@patience/core';

/** Options of {@link reserving}: cards turned at once, number of columns, targets of a card alone in its column, and whether ranks wrap around. */
export type ReservingOptions = { draw: 1 | 2; columns: 2 | 3; alone: 'anywhere' | 'home'; ranks: 'four' | 'round' };

const CLUBS_HOME = ['AC', '2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C'] as const;
const up = { step: 1, suit: 'same' } as const;

/**
 * A small patience whose reserve fills the gaps between the columns at once; columns move as a whole. With wrapping ranks a king may be laid on
 * an ace, and most clubs start on their foundation to keep the game small.
 */
export const reserving: Variant<ReservingOptions> = {
  api: 1,
  id: 'test-reserving',
  rules: 1,
  options: { draw: [1, 2], columns: [2, 3], alone: ['anywhere', 'home'], ranks: ['four', 'round'] },
  deck: ({ ranks }) => (ranks === 'round' ? { suits: ['C', 'H'], first: CLUBS_HOME } : { ranks: [1, 2, 3, 4], suits: ['C', 'H', 'S'] }),
  table: ({ columns, alone, ranks }) => {
    const down = { step: -1, suit: 'alternate', wrap: ranks === 'round' } as const;
    return [
      { id: 'stock', role: 'stock', at: [0, 0] },
      { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
      { id: 'r1', role: 'reserve', at: [2, 0], take: 'top', reveal: true },
      ...row('f', 3, (i) => ({ role: 'foundation', group: 'f', at: [i + 3, 0], accept: { empty: ACE, on: up, max: 1 } })),
      ...row('t', columns, (i) => ({
        role: 'tableau',
        group: 't',
        at: [i, 1],
        fan: 'down',
        accept: [
          { on: down, from: ['waste', 'reserve'] },
          ...(alone === 'anywhere' ? [{ on: down, whole: true } as const] : []),
          { empty: 'any', from: ['waste'] },
        ],
        take: { run: down },
      })),
    ];
  },
  deal(table, { ranks }) {
    if (ranks === 'round') table.move('pack', 'f1', { count: CLUBS_HOME.length, face: 'up', turn: true });
    table.move('pack', 'r1', { count: ranks === 'round' ? 7 : 4, turn: true });
    for (const pile of table.piles('tableau')) table.move('pack', pile, { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },
  actions: { turn: turnSome(({ draw }) => draw), redeal: redeal(() => Infinity) },
  after(table) {
    for (const column of table.piles('tableau'))
      if (table.count(column) === 0 && table.count('r1') > 0) table.move('r1', column, { face: 'up' });
  },
  strings: { de: { name: 'Vorrat', summary: '', rules: '' }, en: { name: 'Reserve', summary: '', rules: '' } },
};
