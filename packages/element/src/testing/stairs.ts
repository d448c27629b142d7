import { row, type Variant } from '@patience/core';

const words = {
  summary: 'A small table for tests.',
  rules: '## Aim\nAll cards up.\n\n- first\n- second\n\nA paragraph.',
};

/** A patience of eight cards, three columns and two cells, small enough to try everything by hand. */
export const stairs: Variant = {
  api: 1,
  id: 'test-stairs',
  rules: 1,
  options: {},
  deck: () => ({ suits: ['H', 'S'], ranks: [1, 2, 3, 4] }),
  table: () => [
    ...row('f', 2, (i) => ({ role: 'foundation', at: [i, 0], accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 } })),
    ...row('c', 2, (i) => ({ role: 'cell', at: [i + 2, 0], accept: { empty: 'any', max: 1 }, take: 'top' })),
    ...row('t', 3, (i) => ({
      role: 'tableau',
      at: [i, 1],
      fan: 'down',
      reveal: true,
      accept: { empty: 'any', on: { step: -1, suit: 'alternate' } },
      take: { run: { step: -1, suit: 'alternate' } },
    })),
  ],
  deal(table) {
    for (let i = 0; table.count('pack') > 0; i++) table.move('pack', `t${(i % 3) + 1}`, { face: i < 2 ? 'down' : 'up' });
  },
  strings: { de: { ...words, name: 'Treppe' }, en: { ...words, name: 'Stairs' } },
};

/** Deck of a deal of {@link stairs}. t1: a hidden 4♥, 3♠, 2♥ · t2: a hidden 4♠, 3♥, A♠ · t3: 2♠, A♥. */
export const STAIRS_DECK = '4H 4S 2S 3S 3H AH 2H AS';

/** Eight gestures that win the deal of {@link STAIRS_DECK}. */
export const STAIRS_WIN = ['t3>f1', 't1>f1', 't2>f2', 't3>f2', 't1>f2', 't2>f1', 't1>f1', 't2>f2'];

export default stairs;
