import { row, type Link, type Variant } from '@patience/core';

const down: Link = { step: -1, suit: 'any' };
const run: Link = { step: -1, suit: 'same' };
const LONGEST = 3;

/** A small patience with face-down cards, in which complete sequences leave the columns by an automatic move. */
export const gathering: Variant = {
  api: 1,
  id: 'test-gathering',
  rules: 1,
  options: {},
  deck: () => ({ suits: ['H', 'S'], ranks: [1, 2, 3], copies: 2 }),
  table: () => [
    ...row('f', 4, (i) => ({ role: 'foundation', group: 'f', at: [i, 0] })),
    { id: 'stock', role: 'stock', at: [5, 0] },
    ...row('t', 3, (i) => ({ role: 'tableau', at: [i, 1], reveal: true, accept: { empty: 'any', on: down }, take: { run } })),
  ],
  deal(table) {
    for (let i = 0; i < 6; i++) table.move('pack', `t${(i % 3) + 1}`, i < 3 ? {} : { face: 'up' });
    table.move('pack', 'stock', { count: 6 });
  },
  actions: {
    deal: {
      on: 'stock',
      when: (view) => (view.count('stock') === 0 ? 'stock-empty' : true),
      run(table) {
        for (const column of table.piles('tableau')) table.move('stock', column, { face: 'up' });
      },
    },
  },
  after(table) {
    for (const column of table.piles('tableau')) {
      if (table.run(column) < LONGEST) continue;
      table.move(
        column,
        table.piles('foundation').find((pile) => table.count(pile) === 0)!,
        { count: LONGEST, turn: true },
      );
    }
  },
  strings: { de: { name: 'Sammeln', summary: '', rules: '' }, en: { name: 'Gathering', summary: '', rules: '' } },
};
