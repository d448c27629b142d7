import type { CoreWords } from './common.js';
import { reasons } from './en-reasons.js';

/** English. */
export const en: CoreWords = {
  ranks: ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king'],
  suits: ['clubs', 'diamonds', 'hearts', 'spades'],
  card: '{rank} of {suit}',
  theCard: 'the {card}',
  any: { by: 'rank', 1: 'an {name}', 8: 'an {name}', other: 'a {name}' },
  anyRed: 'a red {name}',
  anyBlack: 'a black {name}',
  notOf: '{cards} of any suit but {suit}',
  pile: '{name} {n}',
  roles: {
    stock: 'stock',
    waste: 'waste',
    foundation: 'foundation',
    tableau: 'column',
    cell: 'cell',
    reserve: 'reserve',
    discard: 'discard',
  },
  reasons: {
    ...reasons,
    'does-not-fit': 'This card does not fit here.',
    'part-missing': 'Part of the game could not be loaded. Check your connection and try again, or reload the page.',
  },
};
