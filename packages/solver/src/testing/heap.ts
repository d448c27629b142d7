import { row, type Variant } from '@patience/core';

/** Options of {@link heap}: which cards of the heap its rules read. */
export type HeapOptions = { looks: 'nowhere' | 'onto' | 'top' | 'below' | 'back' };

const CARDS = 8;
const COLUMNS = 4;

/** A small patience in which all cards go to one discard pile, in many orders. */
export const heap: Variant<HeapOptions> = {
  api: 1,
  id: 'test-heap',
  rules: 1,
  options: { looks: ['nowhere', 'onto', 'top', 'below', 'back'] },
  deck: () => ({ suits: ['C', 'H'], ranks: [1, 2, 3, 4] }),
  table: ({ looks }) => [
    {
      id: 'heap',
      role: 'discard',
      at: [0, 0],
      accept:
        looks === 'nowhere'
          ? { cards: ([card]) => card!.rank > 0 }
          : looks === 'top'
            ? ([card], _onto, view) => Math.abs((view.card('heap')?.rank ?? 0) - card!.rank) === 1 || view.count('heap') === 0
            : { empty: 'any', on: { step: 'either', suit: 'any' } },
    },
    ...row('t', COLUMNS, (i) => ({ role: 'tableau', at: [i, 1], fan: 'down', take: 'top' })),
  ],
  deal(table) {
    for (let i = 0; i < CARDS; i++) table.move('pack', `t${(i % COLUMNS) + 1}`, { face: 'up' });
  },
  actions: {
    // Once per game the player may lay the two top cards back on a column.
    back: {
      on: 'heap',
      when: (view, { looks }) => (looks === 'back' && view.count('heap') > 3 && view.counter('back') === 0 ? true : 'not-now'),
      run(table) {
        table.move('heap', 't1', { count: 2 });
        table.set('back', 1);
      },
    },
  },
  /** With the option `below` the fourth and the third card of the heap must differ in colour. */
  status(view, { looks }) {
    if (view.count('heap') < CARDS) return 'playing';
    return looks === 'below' && view.card('heap', 4)!.red === view.card('heap', 5)!.red ? 'lost' : 'won';
  },
  strings: { de: { name: 'Haufen', summary: '', rules: '' }, en: { name: 'Heap', summary: '', rules: '' } },
};
