import { removeCompleteSequences, dealRow, fewerSuits, row, runsFirst, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** What the player chooses before the deal. */
export type WillOTheWispOptions = { suits: 4 | 2 | 1 };

const down: Link = { step: -1, suit: 'any' };
const run: Link = { step: -1, suit: 'same' };

/** Will o' the Wisp. Rules: AisleRiot's help, PySolFC and Solvitaire, which agree; fewer suits as in Spider. */
export const willOTheWisp: Variant<WillOTheWispOptions> = {
  api: 1,
  id: 'will-o-the-wisp',
  rules: 1,
  options: { suits: [4, 2, 1] },
  deck: ({ suits }) => ({ suits: fewerSuits(suits), copies: 4 / suits }),

  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [8.5, 0] },
    ...row('f', 4, (i) => ({ role: 'foundation', group: 'foundations', at: [i + 3, 0], wide: [7.25 + (i % 2), 1 + Math.floor(i / 2)] })),
    ...row('t', 7, (i) => ({
      role: 'tableau',
      at: [i, 1],
      wide: [i, 0],
      fan: 'down',
      reveal: true,
      accept: { empty: 'any', on: down },
      take: { run },
    })),
  ],

  deal(table) {
    for (let i = 0; i < 21; i++) table.move('pack', `t${(i % 7) + 1}`);
    table.move('pack', 'stock', { count: 31 });
  },

  actions: { deal: dealRow() },
  after: removeCompleteSequences,

  rank: runsFirst,

  about: { skill: 0.6, minutes: 9 },
  strings: { de, en },
};

export default willOTheWisp;
