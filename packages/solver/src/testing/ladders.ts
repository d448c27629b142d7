import { row, turnSome, type Accept, type Link, type Variant } from '@patience/core';

/** Options of {@link ladders}. */
export type LaddersOptions = {
  suit: Link['suit'];
  gaps: 'any' | 'waste' | 'auto';
  home: 'same' | 'alternate';
  turned: 1 | 2;
  columns: 1 | 2 | 3;
};

/** A small patience with two decks whose columns are always runs. Its options cover every kind of such rules that the solver distinguishes. */
export const ladders: Variant<LaddersOptions> = {
  api: 1,
  id: 'test-ladders',
  rules: 1,
  options: {
    suit: ['alternate', 'same', 'any'],
    gaps: ['any', 'waste', 'auto'],
    home: ['same', 'alternate'],
    turned: [1, 2],
    columns: [1, 2, 3],
  },
  deck: () => ({ suits: ['C', 'H', 'S'], ranks: [1, 2, 3, 4], copies: 2 }),
  table({ suit, gaps, home, columns }) {
    const down: Link = { step: -1, suit };
    const accept: Record<LaddersOptions['gaps'], Accept> = {
      any: { on: down, empty: 'any' },
      waste: [{ on: down }, { empty: 'any', from: ['waste'] }],
      auto: { on: down },
    };
    return [
      { id: 'stock', role: 'stock', at: [0, 0] },
      { id: 'waste', role: 'waste', at: [1, 0], take: 'top' },
      ...row('f', 8, (i) => ({
        role: 'foundation',
        group: 'f',
        at: [i + 2, 0],
        accept: { empty: 1, on: { step: 1, suit: home }, max: 1 },
      })),
      ...row('t', columns, (i) => ({ role: 'tableau', group: 't', at: [i, 1], accept: accept[gaps], take: { run: down } })),
    ];
  },
  deal(table) {
    for (const column of table.piles('tableau')) table.move('pack', column, { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },
  actions: { turn: turnSome(({ turned }) => turned) },
  after(table, { gaps }) {
    if (gaps !== 'auto') return;
    for (const gap of table.piles('tableau')) {
      const source = ['waste', 'stock'].find((pile) => table.count(pile) > 0);
      if (table.count(gap) === 0 && source) table.move(source, gap, { face: 'up' });
    }
  },
  strings: { de: { name: 'Leitern', summary: '', rules: '' }, en: { name: 'Ladders', summary: '', rules: '' } },
};
