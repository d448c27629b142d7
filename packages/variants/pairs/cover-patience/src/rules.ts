import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/** Cover. Rules: GNOME AisleRiot, “Cover”. The gap on the left is filled first. */
export const cover: Variant = {
  api: 1,
  id: 'cover-patience',
  rules: 1,
  options: {},
  table: {
    stock: { at: [0, 0] },
    't1-4': { at: [1.25, 0], fan: false, take: 'top' },
    discard: { at: [5.5, 0] },
  },
  deal: [{ to: 't1-4' }, { to: 'stock', rest: true }],
  pair: { cards: (a, b) => a.suit === b.suit },
  after: [{ fill: 't1-4', from: 'stock' }],
  status: { empty: 'stock' },
  about: { skill: 0.1, minutes: 2 },
  source: 'GNOME AisleRiot, “Cover”',
  strings: { de, en },
};

export default cover;
