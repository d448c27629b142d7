import { dealPackets, foundations, gather, row, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** What the player chooses before the deal. */
export type LaBelleLucieOptions = {
  /** With `any` it is Super Flower Garden. */
  build: 'same' | 'any';
};

/** So often the fans are gathered, shuffled and dealt again. */
const REDEALS = 2;

/** La Belle Lucie. Rules: PySolFC; books agree on two redeals and empty fans that stay empty. */
export const laBelleLucie: Variant<LaBelleLucieOptions> = {
  api: 1,
  id: 'la-belle-lucie',
  rules: 1,
  options: { build: ['same', 'any'] },
  deck: () => ({}),

  table: ({ build }) => [
    { id: 'stock', role: 'stock', at: [5, 0], wide: [9.25, 0] },
    ...foundations(4, (i) => ({ at: [i, 0], wide: [10.35, i] })),
    ...row('t', 18, (i) => ({
      role: 'tableau',
      at: [i % 6, 1 + Math.floor(i / 6) * 1.9],
      wide: [i % 9, Math.floor(i / 9) * 2],
      fan: 'down',
      accept: { on: { step: -1, suit: build }, max: 1 },
      take: 'top',
    })),
  ],

  deal(table) {
    for (let i = 0; i < 52; i++) table.move('pack', `t${Math.floor(i / 3) + 1}`, { face: 'up' });
  },

  actions: {
    redeal: {
      on: 'stock',
      when: (view) => view.counter('redeals') < REDEALS || 'no-redeal',
      run(table) {
        gather(table);
        table.shuffle('stock');
        dealPackets(table, 3);
        table.set('redeals', table.counter('redeals') + 1);
      },
    },
  },

  about: { skill: 0.6, minutes: 8 },
  strings: { de, en },
};

export default laBelleLucie;
