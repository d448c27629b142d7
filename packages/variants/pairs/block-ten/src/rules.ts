import { JACK, type Variant } from '@patience/core';
import { de, en } from './words.js';

const TEN = JACK - 1;

/** Block Ten. Rules: GNOME AisleRiot, “Block Ten”, and PySolFC, “Block Ten”. The first gap is filled first. */
export const blockTen: Variant = {
  api: 1,
  id: 'block-ten',
  rules: 1,
  options: {},
  table: {
    't1-9': { at: { from: [0, 0], per: 3 }, fan: false, take: 'top' },
    stock: { at: [3.5, 0] },
    discard: { at: [3.5, 2] },
  },
  deal: [{ to: 't1-9' }, { to: 'stock', rest: true }],
  pair: { cards: (a, b) => a.rank + b.rank === TEN || (a.rank > TEN && a.rank === b.rank) },
  after: [{ fill: 't1-9', from: 'stock' }],

  /** Won when at most the tens are left. */
  status(view) {
    const blocked = view.piles('tableau').every((place) => view.count(place) === 0 || view.card(place)?.rank === TEN);
    return blocked && view.count('stock') === 0 ? 'won' : 'playing';
  },

  about: { skill: 0.2, minutes: 2 },
  source: 'GNOME AisleRiot, “Block Ten”; PySolFC, “Block Ten”',
  strings: { de, en },
};

export default blockTen;
