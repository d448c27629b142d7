import type { Variant } from '@patience/core';

/** Number of places. */
export const PLACES = 5;

/** A small scored patience: five cards are laid one by one on five places, and each counts its rank times the number of its place. */
export const scoring: Variant = {
  api: 1,
  id: 'test-scoring',
  rules: 1,
  options: {},
  deck: { suits: ['H'], ranks: [1, 2, 3, 4, 5, 6, 7] },
  table: {
    stock: { at: [0, 0] },
    waste: { at: [1, 0], take: 'top' },
    't1-5': { at: [0, 1], group: false, fan: false, accept: { empty: 'any', max: 1 } },
  },
  deal: [{ to: 'stock', rest: true }],
  after: [{ fill: 'waste', from: 'stock' }],
  status: { over: { count: { tableau: 1 } } },
  score: (view) => view.piles('tableau').reduce((sum, place, i) => sum + (i + 1) * (view.card(place)?.rank ?? 0), 0),
  strings: { de: { name: 'Zählen', summary: '', rules: '' }, en: { name: 'Scoring', summary: '', rules: '' } },
};
